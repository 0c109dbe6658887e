"""Wilson's interval against figures worked out elsewhere, and where it must lie."""

from __future__ import annotations

import pytest

from garden_desktop.ladder.standing import share


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(20, 22, 0.7218, 0.9747), (8, 23, 0.1881, 0.5511), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert found.low == pytest.approx(low, abs=2e-4)
    assert found.high == pytest.approx(high, abs=2e-4)
    assert found.low - 1e-9 <= found.share <= found.high + 1e-9
