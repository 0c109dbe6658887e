"""An offer that came to nothing is opened again with one click, filled as it was (section 5.5)."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import MoveSequence
from tests.games.fire_and_flora.desk import THREE, Desk, desk
from tests.games.fire_and_flora.sight import Sight

ROWS = ("HQ1 | EF1 | C17 | C08", "HQ2 | EF2 | S12")
OFFER = "offer 2, give coins 3, give labor, give C17, get coins 1, get fire, get S12, propose"
SAID = ["give coins 3", "give labor", "give C17", "get coins 1", "get fire", "get S12", "propose"]


def table(coins: tuple[int, int] = (6, 2)) -> Desk:
    return desk(*ROWS, hands=("water labor labor time", "fire fire"), coins=coins)


def said(at: Desk) -> list[str]:
    """What would be said if the draft were proposed as it lies there."""
    run = Sight(at, 1).offering.add_step("propose")
    assert isinstance(run, MoveSequence)
    return [at.rules.move_text(move) for move in run.moves]


@pytest.mark.rule("FF-142")
@pytest.mark.parametrize(
    "ending",
    [
        "decline",
        "counter, give fire, propose, withdraw",
        "counter, give fire, propose, decline, decline",
        "counter, withdraw, decline",
    ],
)
def test_it_begins_as_the_first_offer_that_was_closed(ending: str) -> None:
    at = table().play(OFFER, ending)
    assert (at.node, at.mover) == ("actions", 1)
    at.play("offer 2")
    assert said(at) == SAID
    assert "last offer" in Sight(at, 1, Sight(at, 1).offering.draft).prompt
    at.play(*SAID)
    assert at.node == "answer", "the rules take it like any other offer"


@pytest.mark.parametrize(
    "before",
    [
        "offer 2, give coins 1, withdraw",
        f"{OFFER}, accept",
        "offer 2, give coins 1, propose, counter, withdraw, accept",
    ],
)
def test_what_never_lay_open_or_was_accepted_is_not_opened_again(before: str) -> None:
    at = table().play(before, "offer 2")
    sight = Sight(at, 1)
    assert sight.offering.draft == ()
    assert "before" not in sight.prompt


def test_the_next_turn_knows_nothing_of_it() -> None:
    at = table().play(OFFER, "decline", "end").settle()
    assert (at.node, at.mover) == ("actions", 2)
    at.play("end").settle().play("offer 2")
    assert Sight(at, 1).offering.draft == ()


def test_each_partner_is_offered_the_last_thing_they_refused() -> None:
    at = desk(*THREE, coins=(9, 9, 9))
    at.play("offer 2, give coins 1, propose, decline", "offer 3, give coins 2, propose, decline")
    at.play("offer 2, give coins 4, propose, decline", "offer 2")
    assert said(at) == ["give coins 4", "propose"]
    at.play("withdraw", "offer 3")
    assert said(at) == ["give coins 2", "propose"]


def test_what_has_gone_since_is_left_out() -> None:
    at = table().play(OFFER, "decline")
    at.play("offer 2, give coins 5, give labor, give labor, give C17, get S12, propose, accept", "offer 2")
    assert at.state.coins[0] == 1
    assert said(at) == ["give coins 1", "get coins 1", "get fire", "propose"]
    at.play(*said(at))


def test_more_cards_than_the_partner_has_left_are_not_asked_for() -> None:
    at = table().play("offer 2, give coins 3, get water, get fire, propose, decline")
    at.play("offer 2, give coins 1, get fire, propose, accept", "offer 2")
    assert said(at) == ["give coins 3", "get water", "propose"], "one card is left, whatever it may be"


def test_the_baskets_are_emptied_with_one_press_and_only_where_something_is_in_them() -> None:
    at = table().play(OFFER, "decline", "offer 2")
    sight = Sight(at, 1)
    assert "empty" in sight.offering.presses()
    assert sight.offering.add_step("empty") is None
    assert sight.offering.draft == ()
    assert "empty" not in sight.offering.presses()
    emptied = Sight(at, 1, sight.offering.draft)
    assert "empty" not in emptied.places
    assert "before" not in emptied.prompt
