"""What the house asks of every look: why something is not allowed, what it would lead to, and what a plain one says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.text import Message
from garden_desktop.core.types import Reason, Side
from garden_desktop.core.view_model import SideSummary, TableViewModel, preview_action, refusal
from garden_desktop.games._template.rules.rules import Move, NullRules, State
from garden_desktop.games._template.table.table import NullTable

STUCK = Reason("stuck", Message("toy", "It does not turn."))
DECIDED, OVER = State("heads", 0), State("heads", 2)
MEANT: dict[str, Move | MoveSequence | Reason | None] = {
    "nod": Move("nod"),
    "toss": Move("heads"),
    "offer": MoveSequence((Move("tails"), Move("nod"))),
    "fair": MoveSequence((Move("nod"), Move("tails"))),
    "turn": STUCK,
    "wall": None,
}


class Guessing(TableViewModel[Move | MoveSequence]):
    """Each place means something else; it is known what a nod leads to, and what stands on the wall."""

    places = pieces = draft = ()
    seat = None
    prompt = Message("toy", "Guess.")

    def side_summary(self, side: Side) -> SideSummary:
        return SideSummary(self.prompt)

    def intended_move(self, place: str, piece: str) -> Move | MoveSequence | Reason | None:
        return MEANT[place]

    def preview_move(self, move: Move | MoveSequence) -> Sequence[Message]:
        return (Message("toy", str(move)),)

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return (Message("toy", "A wall."),) if place == "wall" else ()


LOOK = Guessing(None, None, None)


@pytest.mark.parametrize(
    ("place", "code"),
    [("nod", None), ("toss", "not_now"), ("turn", "stuck"), ("wall", None), ("offer", "not_now"), ("fair", None)],
)
def test_what_is_meant_is_judged_by_the_rules_and_a_reason_stands_for_itself(place: str, code: str | None) -> None:
    reason = refusal(NullRules(2), DECIDED, LOOK, place, "")
    assert (reason and reason.code) == code


def test_the_position_decides() -> None:
    reason = refusal(NullRules(2), OVER, LOOK, "nod", "")
    assert reason is not None
    assert reason.code == "not_now"


def test_what_is_meant_is_foretold_and_no_reason_is() -> None:
    assert preview_action(LOOK, "nod", "") == (Message("toy", str(Move("nod"))),)
    assert preview_action(LOOK, "turn", "") == ()


def test_a_place_that_is_known_is_told_about_while_nothing_is_held() -> None:
    assert preview_action(LOOK, "wall", "") == (Message("toy", "A wall."),)
    assert preview_action(LOOK, "wall", "coin") == ()


def test_a_plain_look_foresees_nothing_and_its_notes_are_found_by_name() -> None:
    plain = NullTable(NullRules(2)).make_view_model(DECIDED, None)
    assert (*plain.preview_move(Move("nod")), *plain.guide("coin", "nod")) == ()
    assert list(plain.noted) == ["nods"]
