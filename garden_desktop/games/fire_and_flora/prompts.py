"""The sentence in the bar: who is to act and what is expected; and where in the game we are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.game import NATURE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora import band, results, sheet_notes
from garden_desktop.games.fire_and_flora.stage import Stage
from garden_desktop.games.fire_and_flora.state import State


def prompt(stage: Stage) -> Message:
    """What is expected now, for the eyes of this stage."""
    view = stage.view
    if view.ask.kind == "over":
        return results.result(stage.law, view).reason
    if view.ask.seat == NATURE:
        return SET_UP_RUNS if view.turn < 0 else TURN_BEGINS.of(who=Who(view.turn))
    if stage.band is not None:
        return band.prompt(stage.band)
    if stage.sheet is not None:
        return sheet_notes.prompt(stage.sheet)
    if view.talks is not None and view.talks.draft is not None:
        return sheet_notes.drafting(view.talks.draft.author, view.talks.draft.partner)
    asked = ASKED.get(view.ask.kind, ELSE)
    return asked.of(who=Who(view.ask.seat))


def moment(view: State) -> Message:
    """The round: in each one every seat has one turn."""
    return ROUND.of(round=view.round) if view.turn >= 0 else SET_UP


ROUND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Round {round}")
SET_UP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Set-up")
SET_UP_RUNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Lands are dealt and turned up.")
TURN_BEGINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The turn of {who} goes on.")
ELSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} decides.")
ASKED: Final[Mapping[str, Message]] = {
    "actions": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: play cards, buy a land, or end your turn."),
}
