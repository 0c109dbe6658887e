"""Chances as they are shown: whole numbers of a hundred that add up as the chances do."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.hotseat.lookback.match_analysis import SideAnalysis


def whole(parts: Sequence[float], total: int) -> list[int]:
    """Parts of 1 in whole hundredths that add up to `total`: those that lose most by rounding down go up first."""
    low = [int(100 * part // 1) for part in parts]
    order = sorted(range(len(parts)), key=lambda at: 100 * parts[at] - low[at], reverse=True)
    for step in range(abs(total - sum(low))):
        low[order[step % len(order)]] += 1 if total > sum(low) else -1
    return low


def shown(found: SideAnalysis) -> tuple[list[int], int]:
    """The five parts of a sum and its result, in hundredths that add up."""
    result = round(100 * found.result)
    return whole(found[:5], result), result


def signed(value: int) -> str:
    """ "+33", "−12", "0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
