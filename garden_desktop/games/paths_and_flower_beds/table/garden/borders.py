"""Why a path square counts, in words: what grows beside it (PF-66 to PF-72)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.paths_and_flower_beds.data.words import flower_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden

WATER: Final = -1
"""Stands for any flower."""


class Border(NamedTuple):
    """What a square has on one side: a flower type or WATER, and the number of the side in `SIDES`."""

    kind: int
    side: int


def borders(config: RulesConfig, garden: Garden, square: int) -> tuple[Border, ...]:
    """One border for each kind round a square, clockwise from above; every water has its own."""
    found: list[Border] = []
    for border in _around(config, garden, square):
        if border.kind == WATER or border.kind not in {known.kind for known in found}:
            found.append(border)
    return tuple(found)


def named(config: RulesConfig, found: Sequence[Border]) -> ListArg:
    """ "rose below and iris to the left"."""
    return ListArg(tuple(SIDES[border.side].of(flower=_kind(config, border.kind)) for border in found))


def _around(config: RulesConfig, garden: Garden, square: int) -> Iterator[Border]:
    stride = config.board.stride
    for side, step in enumerate((-stride, 1, stride, -1)):
        there = square + step
        if there < 0:
            continue
        if config.ground.water >> there & 1:
            yield Border(WATER, side)
        for flower, bed in enumerate(garden.beds):
            if bed >> there & 1:
                yield Border(flower, side)


def _kind(config: RulesConfig, kind: int) -> Message | str:
    return WATER_NAME if kind == WATER else flower_name(config.pack, kind)


WATER_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "water")
SIDES: Final = (
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} above"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} to the right"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} below"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} to the left"),
)
"""Clockwise from above."""
