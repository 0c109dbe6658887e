"""Composing an offer at the table: any order of hands, one spelling, and nothing the engine would refuse (8.2, 5.5)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.offer.offer_builder import OfferBuilder
from tests.games.fire_and_flora.desk import Desk, desk, rules_of
from tests.games.fire_and_flora.sight import Sight
from tests.games.fire_and_flora.walks import tables, walk

ROWS = ("HQ1 | EF1 | C17 | C08", "HQ2 | EF2 | S12")


def drafting(trade_hq: str = "on") -> Desk:
    hands = ("water labor labor time", "fire fire")
    return desk(*ROWS, hands=hands, coins=(6, 2), trade_hq=trade_hq).play("offer 2")


def compose(at: Desk, *steps: tuple[str, str]) -> OfferBuilder:
    """A choice with these handles taken, pressed where there is no piece."""
    offering = Sight(at, at.mover if isinstance(at.mover, int) else None).offering
    for place, piece in steps:
        assert offering.add_step(place, piece) is None
    return offering


def said(at: Desk, offering: OfferBuilder) -> list[str]:
    run = offering.add_step("propose")
    assert isinstance(run, MoveSequence)
    return [at.rules.move_text(move) for move in run.moves]


GOODS = (("give", "card-labor-2"), ("get", "wish-fire-1"), ("give", "land-C08"), ("give", "land-C17"), ("more-get", ""))


@pytest.mark.rule("FF-140")
@pytest.mark.parametrize("steps", list(permutations(GOODS)))
def test_any_order_of_filling_has_the_one_spelling(steps: tuple[tuple[str, str], ...]) -> None:
    at = drafting()
    texts = said(at, compose(at, *steps))
    assert texts == ["give labor", "give C17", "give C08", "get coins 1", "get fire", "propose"]
    at.play(*texts)
    assert at.node == "answer"


def test_the_whole_offer_is_one_thing_said_and_dropping_it_is_another() -> None:
    at = drafting()
    offering = compose(at, ("give", "coin-give"))
    assert at.rules.move_text(offering.add_step("drop")) == "withdraw"  # type: ignore[arg-type]
    assert offering.filled.give.coins == 1, "saying so does not empty the baskets; the position that follows does"


def test_coins_go_up_and_down_by_buttons_by_carrying_and_all_at_once() -> None:
    at = drafting()
    offering = compose(at, ("more-give", ""), ("give", "coin-give"), ("more-give", ""))
    assert [handle.piece for handle in offering.draft] == ["coins-give-3"]
    offering.add_step("less-give")
    assert offering.filled.give.coins == 2
    offering.add_step("purse-give", "coins-give-2")
    assert offering.draft == ()
    with pytest.raises(KeyError):
        offering.add_step("less-give")


def test_what_lies_in_a_basket_can_be_taken_out_again_and_everything_is_as_before() -> None:
    at = drafting()
    offering = compose(at)
    before = offering.offers()
    for place, piece in GOODS:
        offering.add_step(place, piece)
    for handle in offering.draft:
        taken = offering.placed(handle.piece)
        assert taken is not None
        offering.remove_step(taken)
    assert offering.offers() == before
    with pytest.raises(ValueError, match="card-labor-2"):
        offering.remove_step(next(handle for handle in before if handle.piece == "card-labor-2"))


def test_clearing_empties_both_baskets() -> None:
    at = drafting()
    offering = compose(at, *GOODS)
    offering.clear()
    assert offering.draft == ()
    assert "propose" not in offering.presses()


@pytest.mark.rule("FF-135")
def test_an_empty_offer_cannot_be_proposed_and_the_reason_is_given() -> None:
    at = drafting()
    sight = Sight(at, 1)
    assert "propose" not in sight.offering.presses()
    assert sight.refused("propose") == "empty_offer"
    assert "propose" in compose(at, ("more-get", "")).presses()


@pytest.mark.rule("FF-141")
def test_own_things_are_limited_by_what_is_there() -> None:
    at = drafting()
    offering = compose(at, *[("more-give", "")] * 6, ("give", "card-labor-1"), ("give", "card-labor-2"))
    sight = Sight(at, 1, offering.draft)
    assert "more-give" not in offering.presses()
    assert sight.refused("more-give") == "not_enough_coins"
    assert offering.drops("card-labor-3") == ()
    assert "card-fire-1" not in sight.pieces


@pytest.mark.rule("FF-141")
def test_any_types_may_be_asked_for_up_to_the_number_of_cards() -> None:
    at = drafting()
    offering = compose(at, ("get", "wish-nefarious-1"), ("get", "wish-nefarious-2"), *[("more-get", "")] * 2)
    sight = Sight(at, 1, offering.draft)
    assert {drop for kind in ("water", "fire", "time") for drop in offering.drops(f"wish-{kind}-1")} == set()
    assert sight.refused("ask-water", "wish-water-1") == "too_many_cards"
    assert sight.refused("more-get") == "not_owned"
    at.play(*said(at, offering))


def test_goods_do_not_go_into_the_basket_of_the_other() -> None:
    sight = Sight(drafting(), 1)
    for piece, wrong in (("card-water-1", "get"), ("land-S12", "give"), ("land-C17", "get"), ("wish-fire-1", "give")):
        assert wrong not in sight.offering.drops(piece)
        assert sight.refused(wrong, piece) == "not_owned"


@pytest.mark.rule("FF-211")
def test_headquarters_that_stay_at_home_say_so() -> None:
    sight = Sight(drafting(trade_hq="off"), 1)
    assert sight.offering.drops("land-HQ1") == ()
    assert sight.refused("give", "land-HQ1") == "hq_not_tradable"
    assert "land-HQ1" in Sight(drafting(), 1).offering.lifts()


@pytest.mark.rule("FF-143")
def test_a_counter_offer_begins_with_the_first_one_turned_round_as_far_as_the_hand_goes() -> None:
    at = drafting().play("give coins 3, give C17, get coins 1, get water, get fire, get S12, propose, counter")
    offering = Sight(at, 2).offering
    assert said(at, offering) == ["give coins 1", "give fire", "give S12", "get coins 3", "get C17", "propose"]
    offering.add_step("less-get")
    at.play(*said(at, offering))
    assert at.node == "answer_counter"


def test_parts_said_before_stay_in_the_baskets() -> None:
    """A draft found half said, as after an undo, goes on from there in the order of the rules."""
    at = drafting().play("give coins 2, get fire")
    offering = Sight(at, 1).offering
    assert {handle.piece for handle in offering.draft} == {"coins-give-2", "wish-fire-1"}
    assert not offering.lifts() & {"coins-give-2", "wish-fire-1", "card-water-1"}
    assert "more-give" not in offering.presses()
    assert Sight(at, 1, offering.draft).refused("give", "card-water-1") == "draft_order"
    offering.add_step("get", "land-S12")
    assert said(at, offering) == ["get S12", "propose"]
    offering.clear()
    assert said(at, offering) == ["propose"]


def test_only_legal_offers_can_be_composed_in_games_by_chance() -> None:
    """Whatever hands do with the baskets, the engine takes every part of it."""
    tried = 0
    for number, rules in enumerate(tables(12, short=True)):
        rng = Random(number)
        for state, move in walk(rules, number):
            if state.ask.kind != "draft" or move is None or rng.random() < 0.5:
                continue
            offering = OfferBuilder(rules.config, rules.view(state, state.ask.seat))
            for _ in range(rng.randrange(12)):
                steps = [handle for handle in offering.offers() if handle.place not in ("propose", "drop")]
                if steps:
                    handle = rng.choice(steps)
                    offering.add_step(handle.place, handle.piece)
                placed = [handle for handle in offering.draft if offering.placed(handle.piece)]
                if placed and rng.random() < 0.2:
                    offering.remove_step(rng.choice(placed))
            if "propose" in offering.presses():
                tried += 1
                run = offering.add_step("propose")
                assert isinstance(run, MoveSequence)
                after = state
                for one in run.moves:
                    assert rules.why_not(after, one) is None
                    after = rules.apply(after, one)
                assert after.ask.kind in ("answer", "answer_counter")
    assert tried > 100


def test_everything_the_engine_allows_is_on_offer() -> None:
    """From empty baskets, each first part of the rules is one thing hands can do."""
    at = drafting()
    offering = Sight(at, 1).offering
    offered = {(handle.place, handle.piece) for handle in offering.offers()}
    rules = rules_of(2)
    pieces = {"give": "card-{}-1", "get": "wish-{}-1"}
    for move in rules.legal_moves(at.rules.view(at.state, 0)):
        kind, _, what = rules.move_text(move).partition(" ")
        if kind in pieces and not what.startswith("coins"):
            piece = f"land-{what}" if move.place >= 0 else pieces[kind].format(what)
            assert (kind, piece) in offered
    assert Move("propose") not in rules.legal_moves(at.rules.view(at.state, 0))


@pytest.mark.rule("FF-140")
@pytest.mark.parametrize(
    ("chip", "less", "side", "code"),
    [
        ("have-labor", "fewer-give-labor", "give", "card_not_held"),
        ("ask-fire", "fewer-get-fire", "get", "too_many_cards"),
    ],
)
def test_a_chip_is_pressed_for_one_card_more_and_the_minus_beside_it_for_one_less(
    chip: str, less: str, side: str, code: str
) -> None:
    """The own chips did nothing, and the others picked a card up (P2-22)."""
    at = drafting()
    offering = compose(at)
    empty = offering.draft
    sight = Sight(at, 1, offering.draft)
    number = 0
    while chip in offering.presses():
        offering.add_step(chip)
        number += 1
        assert [handle.place for handle in offering.draft] == [side] * number
    assert Sight(at, 1, offering.draft).refused(chip) == code
    assert less not in sight.places
    assert less in Sight(at, 1, offering.draft).places
    for _ in range(number):
        offering.add_step(less)
    assert offering.draft == empty
    assert number == 2, "so many Labor are held here, and so many cards there"
