"""The strip of the running round: who names in each of its turns, and what was named."""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.data.words import shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import NOBODY, State


class Turn(NamedTuple):
    """One turn of a round: `shape` is "" as long as nothing is named; `passed` says that nothing could be."""

    number: int
    seat: Seat
    shape: str
    passed: bool


def lap(config: RulesConfig, view: State) -> tuple[Turn, ...]:
    """All turns of the round of this view; none before it is known who begins."""
    if view.first == NOBODY:
        return ()
    named = {naming.turn: naming.piece for naming in view.named}
    passed = {one.turn for one in view.passed}
    begin = config.lap(view.turn) * config.lap_size
    return tuple(
        Turn(turn, config.namer(view.first, turn), named.get(turn, ""), turn in passed)
        for turn in range(begin, begin + config.lap_size)
    )


def label(config: RulesConfig, turn: Turn) -> Message:
    """What the strip says of a turn."""
    if config.solo:
        return DRAWN.of(piece=shape_name(config.pack, turn.shape)) if turn.shape else TO_DRAW
    who = SideName(turn.seat)
    if turn.shape:
        return NAMED.of(who=who, piece=shape_name(config.pack, turn.shape))
    return (PASSED if turn.passed else TO_NAME).of(who=who)


NAMED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: {piece}")
PASSED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} had nothing to name")
TO_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} is still to name")
DRAWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Drawn: {piece}")
TO_DRAW: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Still to be drawn")
