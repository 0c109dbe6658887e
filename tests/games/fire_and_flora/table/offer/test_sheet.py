"""The sheet of an offer: what it comes to for both, what stays open, what only one may know (5.5, 5.7, 8.2)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import THREE, Desk, desk
from tests.games.fire_and_flora.sight import Sight

ROWS = ("HQ2 | EF2 sagebrush small | C01 oak small", "HQ1 | EF1 | S05 sagebrush big", "HQ3 | EF3")
OFFER = "offer 2, give coins 3, give labor, get time, get S05, propose"


def table(hands: tuple[str, ...] = ("water labor", "time fire", "water"), target: str = "12") -> Desk:
    return desk(*ROWS, hands=hands, coins=(6, 5, 1), target=target)


def draft(at: Desk, *steps: tuple[str, str]) -> Sight:
    """The sheet with these handles taken."""
    sight = Sight(at, 1)
    for place, piece in steps:
        sight.offering.add_step(place, piece)
    sight.draft = sight.offering.draft
    return sight


def test_both_landscapes_are_reckoned_after_the_trade_from_open_facts() -> None:
    sight = draft(table().play("offer 2"), ("give", "coin-give"), ("get", "land-S05"), ("get", "wish-time-1"))
    assert sight.notes["trade-give"] == "1 coin"
    assert sight.notes["trade-get"] == "Time and Santa Cruz Island; 1 of 2 cards"
    assert sight.notes["trade-after-give"] == (
        "Seat 1 after the trade: stars 2, then 4; coins 6, then 5; cards 2, then 3; a turn: coins 4, as "
        "now, cards 1, then 2."
    )
    assert sight.notes["trade-after-get"].startswith(
        "Seat 2 after the trade: stars 2, then 0; coins 5, then 6; cards 2, then 1"
    )


def test_the_live_sums_are_what_the_engine_makes_of_the_trade() -> None:
    at = table().play(OFFER)
    after = Sight(at, 2).sheet.after
    at.play("accept")
    assert [one.stars for one in after] == [at.stars(1), at.stars(2)]
    assert tuple(one.coins for one in after) == at.state.coins[:2]


def test_a_card_asked_for_that_completes_a_pair_is_hinted_at() -> None:
    at = table().play("offer 2")
    assert "trade-hint" not in draft(at, ("get", "wish-fire-1")).notes
    hint = draft(at, ("get", "wish-time-1")).notes["trade-hint"]
    assert hint == "With Water and Time on your Small Live Oak (Henry Coe State Park) you could go from 2 to 5 stars."


def test_a_card_given_away_makes_nothing_possible_any_more() -> None:
    sight = draft(table().play("offer 2"), ("get", "wish-time-1"), ("give", "card-water-1"))
    assert "Water" not in sight.notes.get("trade-hint", "")


@pytest.mark.rule("FF-139")
def test_a_trade_that_brings_somebody_to_the_target_is_warned_of() -> None:
    at = table(target="4").play("offer 2")
    assert "trade-warning" not in draft(at, ("get", "wish-time-1")).notes
    assert "Seat 1" in draft(at, ("get", "land-S05")).notes["trade-warning"]


@pytest.mark.rule("FF-196")
def test_a_draft_is_on_the_table_for_its_author_alone() -> None:
    at = table().play("offer 2, give coins 3, give labor")
    assert "give" in Sight(at, 1).places
    for viewer in (2, 3, None):
        sight = Sight(at, viewer)
        assert not {"give", "get", "propose"} & set(sight.places)
        assert sight.prompt == "Seat 1 prepares an offer for Seat 2."
        assert sight.table.private(sight.view)


@pytest.mark.rule("FF-194")
def test_a_proposed_offer_lies_open_to_all_and_every_hand_is_covered() -> None:
    at = table().play(OFFER)
    for viewer in (1, 2, 3, None):
        sight = Sight(at, viewer)
        lying = {piece.id: piece.place for piece in sight.pieces.values()}
        assert lying["coins-give-3"] == lying["gift-labor-1"] == "give"
        assert lying["wish-time-1"] == lying["land-S05"] == "get"
        assert sight.notes["trade-give"] == "3 coins and Labor"
    assert {piece.id for piece in Sight(at).pieces.values() if piece.place == "hand"} == {"back-1", "back-2"}


@pytest.mark.rule("FF-142")
def test_the_one_asked_answers_and_whether_a_card_lacks_is_told_to_that_seat_alone() -> None:
    lacks = table(hands=("water labor", "fire fire", "water")).play(OFFER)
    sight = Sight(lacks, 2)
    assert {"accept", "decline", "counter"} <= set(sight.places)
    assert sight.refused("accept") == "card_not_held"
    assert sight.notes["trade-cannot"] == "You don’t have the card or cards."
    for viewer in (1, 3, None):
        other = Sight(lacks, viewer)
        assert "trade-cannot" not in other.notes
        assert "accept" not in other.places
    assert "trade-cannot" not in Sight(table().play(OFFER), 2).notes


@pytest.mark.rule("FF-143")
def test_while_a_counter_offer_is_made_the_first_one_stays_beside_it() -> None:
    at = table().play(OFFER, "counter")
    sight = Sight(at, 2)
    assert sight.notes["trade-first"].endswith("Seat 1 gives Seat 2 3 coins and Labor for Time and Santa Cruz Island.")
    assert sight.label("drop") == "Back to the first offer"
    assert Sight(at).notes["trade-give"] == "3 coins and Labor", "others still see the first offer"
    at.play("give time, get coins 5, propose")
    proposer = Sight(at, 1)
    assert {"accept", "decline", "withdraw"} <= set(proposer.places)
    assert "trade-first" in proposer.notes
    at.play("decline")
    assert Sight(at, 2).refused("counter") == "counter_used"
    assert Sight(at, 2).notes["trade-give"] == "3 coins and Labor"


def test_the_own_basket_is_on_the_left_whoever_made_the_offer() -> None:
    at = table().play(OFFER)
    for viewer, left, right in ((1, "give", "get"), (2, "get", "give"), (3, "give", "get"), (None, "give", "get")):
        sight = Sight(at, viewer)
        assert sight.places[left].x < sight.places[right].x
        order = [place for place in sight.places if place in ("give", "get")]
        assert order == [left, right], "read from left to right"
    at.play("counter")
    assert Sight(at, 2).places["give"].x < Sight(at, 2).places["get"].x
    assert Sight(at, 2).label("give") == "What Seat 2 gives"


def test_dropping_a_draft_leaves_everything_as_it_was() -> None:
    at = table()
    before = at.state
    at.play("offer 2, give coins 3, give labor, withdraw")
    assert at.state._replace(marks=before.marks) == before
    assert set(Sight(at, 1).pieces) == set(Sight(table(), 1).pieces)


@pytest.mark.rule("FF-135")
def test_something_for_nothing_is_warned_of_before_it_is_proposed() -> None:
    at = table().play("offer 2")
    assert "trade-gift" not in draft(at).notes, "nothing is given yet"
    gift = draft(at, ("give", "card-labor-1"))
    assert gift.notes["trade-gift"] == "Careful: this is a gift. You ask Seat 2 for nothing in return."
    assert gift.foretold("propose")[-1] == gift.notes["trade-gift"], "in lists and to readers, too"
    asked = draft(at, ("give", "card-labor-1"), ("get", "wish-time-1"))
    assert "trade-gift" not in asked.notes
    assert "trade-gift" not in draft(at, ("get", "wish-time-1")).notes, "who asks for a gift risks nothing"
    lying = Sight(table().play("offer 2, give labor, propose"), 2)
    assert "trade-gift" not in lying.notes, "the one who gets it need not be warned"


@pytest.mark.rule("FF-196")
def test_the_story_tells_a_draft_to_its_author_and_the_offer_to_all() -> None:
    at = table().play("offer 2")
    assert Sight(at, 1).told("give labor") == ["Seat 1 puts into the basket: Labor."]
    for viewer in (2, 3, None):
        assert Sight(at, viewer).told("give labor") == []
    at.play("give coins 3, give labor, get time")
    for viewer in (1, 2, 3, None):
        assert Sight(at, viewer).told("propose") == [
            "Seat 1 makes Seat 2 an offer. Seat 1 gives Seat 2 3 coins and Labor for Time."
        ]
    at.play("propose")
    assert Sight(at).told("decline") == ["Seat 2 declines Seat 1’s offer."]
    assert Sight(at).told("accept") == ["Seat 2 accepts. Seat 1 gives Seat 2 3 coins and Labor for Time."]


@pytest.mark.rule("FF-135")
def test_presents_and_wishes_are_called_so() -> None:
    at = desk(*THREE, coins=(3, 3, 3)).play("offer 3")
    gift = at.rules, at.state
    assert "asks for nothing" in Sight(at.play("give coins 2"), 1).told("propose")[0]
    asking = Desk(*gift).play("get coins 2")
    assert "gives nothing" in Sight(asking, 1).told("propose")[0]


def test_the_hand_below_an_offer_is_that_of_whoever_is_at_the_screen() -> None:
    """The author still sees the own hand when the offer has been made; it is not called the partner's."""
    at = desk("HQ1 | EF1", "HQ2 | EF2", hands=("water",), coins=(3, 3)).play("offer 2, give coins 1, propose")
    assert Sight(at, 1).sheet.holder == 0
    assert "card-water-1" in Sight(at, 1).pieces
    assert (Sight(at, 2).sheet.holder, Sight(at).sheet.holder) == (1, 1)
