"""What the house asks of every look: why something is not allowed, what it would lead to, and what a plain one says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garden_desktop.core.game import Reason, Side
from garden_desktop.core.look import Look, foretold, refusal
from garden_desktop.core.table import Run, Standing
from garden_desktop.core.text import Message
from garden_desktop.games._template.rules.rules import Move, NullRules, State
from garden_desktop.games._template.table.table import NullTable

STUCK = Reason("stuck", Message("toy", "It does not turn."))
DECIDED, OVER = State("heads", 0), State("heads", 2)
MEANT: dict[str, Move | Run | Reason | None] = {
    "nod": Move("nod"),
    "toss": Move("heads"),
    "offer": Run((Move("tails"), Move("nod"))),
    "fair": Run((Move("nod"), Move("tails"))),
    "turn": STUCK,
    "wall": None,
}


class Guessing(Look[Move | Run]):
    """Each place means something else; it is known what a nod leads to, and what stands on the wall."""

    places = pieces = draft = ()
    seat = None
    prompt = Message("toy", "Guess.")

    def standing(self, side: Side) -> Standing:
        return Standing(self.prompt)

    def meant(self, place: str, piece: str) -> Move | Run | Reason | None:
        return MEANT[place]

    def foresee(self, move: Move | Run) -> Sequence[Message]:
        return (Message("toy", str(move)),)

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return (Message("toy", "A wall."),) if place == "wall" else ()


LOOK = Guessing()


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
    assert foretold(LOOK, "nod", "") == (Message("toy", str(Move("nod"))),)
    assert foretold(LOOK, "turn", "") == ()


def test_a_place_that_is_known_is_told_about_while_nothing_is_held() -> None:
    assert foretold(LOOK, "wall", "") == (Message("toy", "A wall."),)
    assert foretold(LOOK, "wall", "coin") == ()


def test_a_plain_look_foresees_nothing_and_its_notes_are_found_by_name() -> None:
    plain = NullTable(NullRules(2)).look(DECIDED, None)
    assert (*plain.foresee(Move("nod")), *plain.guide("coin", "nod")) == ()
    assert list(plain.noted) == ["nods"]
