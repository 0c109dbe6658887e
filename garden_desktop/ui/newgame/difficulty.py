"""The computer players by the names the new-game sheet gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.info import GameInfo
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ladder import published


class DifficultyLevel(NamedTuple):
    """A level on the sheet: its key, its name, and a sentence on how it plays, where the game has one."""

    key: str
    name: Message
    plays: Message | None = None


def difficulty_levels(info: GameInfo) -> Sequence[DifficultyLevel]:
    """Every level at the table of a game, weakest first."""
    plays = info.plays or (None,) * len(STRENGTHS)
    return [DifficultyLevel(key, name, how) for (key, name), how in zip(STRENGTHS, plays, strict=True)]


def measured(choices: NewGameState, level: str) -> Message | None:
    """How often the level wins at this table, as the ladder has measured it; None where it has not.

    It has measured the first way to play that so many can sit down to.
    """
    usual = next(mode for mode in choices.game.info.modes if choices.count in mode.seats)
    if choices.mode != usual:
        return None
    table = published.at_table(choices.game.info.key, choices.count, choices.options)
    found = None if table is None or choices.players_file is not None else table.of(level)
    if table is None or found is None or found.percents is None:
        return None
    won, low, high = (str(part) for part in found.percents)
    if not found.other:
        return ALONE.of(won=won, low=low, high=high)
    other = dict(STRENGTHS)[found.other]
    if table.seats == 2:
        return OF_TWO.of(won=won, low=low, high=high, other=other)
    even = str(round(100 / table.seats))
    return OF_MORE.of(won=won, low=low, high=high, other=other, even=even, seats=str(table.seats))


ALONE: Final = QT_TRANSLATE_NOOP(
    "strengths", "Wins {won} of 100 matches alone, by the usual rules (measured: {low} to {high})."
)
OF_TWO: Final = QT_TRANSLATE_NOOP(
    "strengths", "Wins {won} of 100 matches against “{other}”, by the usual rules (measured: {low} to {high})."
)
OF_MORE: Final = QT_TRANSLATE_NOOP(
    "strengths",
    "Wins {won} of 100 matches of {seats} where “{other}” sits everywhere else and {even} would be even, by the usual "
    "rules (measured: {low} to {high}).",
)
STRENGTHS: Final[tuple[tuple[str, Message], ...]] = (
    ("easy", QT_TRANSLATE_NOOP("strengths", "Easy-going")),
    ("steady", QT_TRANSLATE_NOOP("strengths", "Steady")),
    ("thoughtful", QT_TRANSLATE_NOOP("strengths", "Thoughtful")),
    ("expert", QT_TRANSLATE_NOOP("strengths", "Expert")),
)
"""Key of the level -> its name, weakest first."""
