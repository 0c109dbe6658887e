"""Why the order of a round is as it is, in words."""

from __future__ import annotations

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import posted_items


def order_reason(config: RulesConfig, state: State) -> Message:
    """Hours, then bliss at the reveal, then age; alone the last tie is yours (GG-34 to GG-36, GG-105)."""
    first, second = state.first, 1 - state.first
    hours = state.preps[first], state.preps[second]
    if hours[0] != hours[1]:
        return HOURS.of(mine=hours[0], n=hours[1])
    mine, yours = (_bliss_at_reveal(config, state, side) for side in (first, second))
    if mine != yours:
        return BLISS.of(hours=names.hours(hours[0]), mine=mine, yours=yours)
    if config.solo:
        return LEVEL_SOLO
    return LEVEL.of(who=SideName(first))


def _bliss_at_reveal(config: RulesConfig, state: State, side: int) -> int:
    """The score before anything of this round was posted."""
    sides = (0, 1) if config.basket else (side,)
    return state.scores[side] - sum(sum(posted_items(state, one).values()) for one in sides)


HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{mine} against %n hour(s)")
BLISS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{hours} each, but {mine} against {yours} bliss")
LEVEL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours and bliss are level, but {who} is younger")
LEVEL_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours and bliss are level, and ties are yours")
