"""What the table promises is what then happens: previews against outcomes, and the words for them."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.games.stalk_exchange.advice.preview import open_spaces, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import is_bulb
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.scoring import bust, worth
from garden_desktop.games.stalk_exchange.rules.state import END, Move, State
from tests.games.stalk_exchange.desk import counts, desk, even
from tests.games.stalk_exchange.tables import WAYS, decisions, foretold, labels_of, notes_of, rules_for, table_of

CORNER = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop"}
"""A tulip in the corner with one open space, b2."""


def ended(rules: MarketRules, state: State) -> State:
    """The position after the Upkeep; basic actions still due are taken as done."""
    return rules.apply(state._replace(actions_left=0), END)


def tried(rules: MarketRules, state: State, plant: Move) -> list[str]:
    """Compare the preview of a Plant with what planting and ending the turn make of it; says what turned up."""
    view = rules.view(state, state.turn)
    space = rules.config.board.index[plant.space]
    found = preview(rules.config, view, plant.slot, space)
    after = ended(rules, rules.apply(state, plant))
    cut = after.past[-1].harvested
    without = ended(rules, state).past[-1].harvested
    assert sorted(found.because + found.anyway) == sorted(cut)
    assert found.because == tuple(one for one in cut if one not in without)
    assert found.risen == after.values
    assert found.upkeep.garden == after.garden
    assert found.waiting == tuple(n for n, code in enumerate(after.garden) if is_bulb(code))
    assert set(found.opening).isdisjoint(found.waiting)
    own = state.portfolios[state.turn]
    assert own is not None
    assert found.worth == (worth(own, state.values), worth(own, after.values))
    finals = bust(rules.config, state.values), bust(rules.config, after.values)
    assert found.busted == (worth(own, finals[0]), worth(own, finals[1]))
    while after.phase == "refill":
        after = rules.apply(after, rules.legal_moves(after)[0])
    assert found.crash == after.crash
    assert (after.phase == "over") == bool(found.crash)
    start = rules.config.start + 1
    assert found.spare == (
        start - len(state.laid) - max(state.values),
        start - len(after.laid) - max(after.values),
    )
    return [word for word, seen in (("cut", found.because), ("anyway", found.anyway), ("crash", found.crash)) if seen]


def sample(number: int) -> list[str]:
    """So many Plants of games of every kind; what turned up among them."""
    rng, seen, left, seed = Random(3), list[str](), number, 0
    while left > 0:
        seed += 1
        for way in WAYS:
            rules = rules_for(way)
            for state in decisions(way, seed):
                plants = [move for move in rules.legal_moves(state) if move.kind == "plant"]
                for plant in rng.sample(plants, min(3, len(plants), left)):
                    seen += tried(rules, state, plant)
                    left -= 1
    return seen


def test_what_a_plant_promises_happens_in_ten_thousand_positions() -> None:
    seen = sample(10_000)
    assert min(map(seen.count, ("cut", "anyway", "crash"))) > 30


def test_without_a_plant_it_is_the_end_of_the_turn_that_is_foreseen() -> None:
    for way in WAYS:
        rules = rules_for(way)
        for state in decisions(way):
            found, after = preview(rules.config, rules.view(state, None)), ended(rules, state)
            assert (found.because, found.anyway) == ((), after.past[-1].harvested)
            assert found.risen == after.values
            assert found.worth is found.busted is None


def test_a_swap_is_worth_what_it_promises() -> None:
    tries = 0
    for way in WAYS:
        rules = rules_for(way)
        for state in decisions(way):
            for move in [move for move in rules.legal_moves(state) if move.kind == "swap"][::7]:
                found = swap_preview(rules.config, rules.view(state, state.turn), move.slot, move.given)
                after = rules.apply(state, move).portfolios[state.turn]
                assert found is not None
                assert after is not None
                assert found.worth.then == worth(after, state.values)
                assert found.busted.then == worth(after, bust(rules.config, state.values))
                tries += 1
    assert tries > 500


def test_a_swap_that_cannot_be_is_worth_nothing() -> None:
    at = desk(held=(counts("dahlia 12"), even(12)))
    assert swap_preview(at.rules.config, at.state, 0, 0) is None, "the same type (SE-32)"
    assert swap_preview(at.rules.config, at.state, 0, 4) is None, "no tulip is held (SE-33)"


@pytest.mark.rule("SE-51", "SE-54")
def test_the_last_gate_closed_is_foretold_with_prices_and_worth() -> None:
    at = desk(garden=CORNER, track="dahlia 2", held=(counts("tulip 4, dahlia 8"), even(12)))
    assert foretold(at, "slot-3", "b2") == [
        "This harvests 1 flower at the end of the turn: tulip on a1.",
        "Bulbs that bloom, including this one: 1.",
        "Stalk Values: tulip 0 to 1.",
        "Your flowers: 16, then 20.",
        "If the market crashes: 8, then 12.",
        "Steps to the crash: 23, then 22.",
    ]


def test_what_is_cut_anyway_is_told_apart() -> None:
    at = desk(garden={**CORNER, "b2": "snowdrop bulb", "g4": "tulip", "f5": "dahlia", "g3": "dahlia"})
    said = foretold(at, "slot-3", "f4")
    assert said[:2] == [
        "This harvests 1 flower at the end of the turn: tulip on g4.",
        "Harvested anyway: tulip on a1.",
    ]


@pytest.mark.rule("SE-58")
def test_a_bulb_without_room_is_foretold_to_stay_one() -> None:
    at = desk(garden={"a2": "tulip", "b1": "dahlia bulb", "b2": "dahlia bulb", "a3": "tulip bulb"})
    assert "This bulb can’t bloom: no empty space beside it." in foretold(at, "slot-3", "a1")


def test_a_swap_is_foretold_by_what_the_portfolio_is_worth() -> None:
    at = desk(track="tulip 6, dahlia 4", held=(counts("dahlia 12"), even(12)))
    assert foretold(at, "slot-5", "shed-dahlia") == [
        "Your flowers: 48, then 50.",
        "If the market crashes: 48, then 47.",
    ]


@pytest.mark.rule("SE-72")
def test_a_turn_that_ends_the_game_says_so_and_why() -> None:
    at = desk(garden=CORNER, track="tulip 13, dahlia 1", actions_left=1)
    assert foretold(at, "slot-1", "b2")[-1] == (
        "The match would end with this turn. "
        "The last flower on the Market Track is on space 12, and the tulips are at 14."
    )
    at.play("plant 1:dahlia b2")
    assert foretold(at, "", "end") == [
        "This ends the match. The last flower on the Market Track is on space 12, and the tulips are at 14.",
    ]
    assert "This is the last turn. The last flower" in notes_of(at, None)["crash-1"]


def test_nothing_is_foretold_where_nothing_may_be_done() -> None:
    at = desk(garden=CORNER, held=(counts("dahlia 12"), even(12)))
    assert foretold(at, "slot-1", "a1") == foretold(at, "slot-1", "shed-dahlia") == foretold(at, "", "end") == []
    assert foretold(at, "slot-1", "b2", seat=1) == foretold(at, "slot-1", "b2", seat=None) == []


@pytest.mark.rule("SE-72", "SE-104")
def test_a_flush_that_would_run_the_greenhouse_dry_is_warned_of() -> None:
    at = desk(greenhouse=counts("tulip 4"))
    assert notes_of(at, 0)["flush"].startswith("The Greenhouse has only 4 flowers")
    assert foretold(at, "", "flush") == [notes_of(at, 0)["flush"]]
    uncounted = desk(greenhouse=counts("tulip 4"), bag_counts="none")
    assert notes_of(uncounted, 0)["flush"].startswith("The Greenhouse cannot refill the Exchange after a Flush")
    assert "flush" in notes_of(desk(greenhouse=counts("tulip 5")), 0)
    assert "flush" not in notes_of(desk(greenhouse=counts("tulip 6")), 0)
    assert "flush" not in notes_of(at, 1)


def test_tokens_left_at_a_sure_crash_get_a_hint_and_no_other_time() -> None:
    at = desk(garden={**CORNER, "b2": "snowdrop"}, track="tulip 13, dahlia 1", tokens=(3, 6))
    assert notes_of(at, 0)["tokens"] == "3 tokens left: after the crash they are worth nothing."
    assert "tokens" not in notes_of(desk(tokens=(3, 6)), 0)
    assert "tokens" not in notes_of(
        desk(garden={**CORNER, "b2": "snowdrop"}, track="tulip 13, dahlia 1", tokens=(0, 6)), 0
    )


@pytest.mark.rule("SE-71")
def test_how_many_of_each_type_alone_would_crash_the_market() -> None:
    """Start 26, 5 tulips and 3 dahlias laid: 14 to spare, which tulips eat by twos, dahlias after catching up."""
    found = notes_of(desk(track="tulip 5, dahlia 3"), None)
    assert found["spare"] == "14 steps to spare before the crash"
    assert found["until"].endswith(": 9 dahlias, 10 daffodils, 10 globemasters, 10 snowdrops and 8 tulips.")


@pytest.mark.rule("SE-71")
def test_before_the_last_step_the_next_harvest_is_said_to_crash_the_market() -> None:
    """It was "0" for two turns without a crash, and "0 then 0" on the turn that ended the match (P2-19)."""
    assert notes_of(desk(track="tulip 13"), None)["spare"] == "1 step to spare before the crash"
    assert notes_of(desk(track="tulip 13, dahlia 1"), None)["spare"] == "The next harvest crashes the market."
    assert "spare" not in notes_of(desk(track="tulip 13, dahlia 2"), None)


@pytest.mark.rule("SE-79", "SE-80")
def test_the_bust_of_this_moment_is_for_all_to_see() -> None:
    at = desk(track="tulip 5, dahlia 5, snowdrop 1")
    words = "If the market crashed now, the Bust would take the dahlias and the tulips from 5 to 2."
    assert [notes_of(at, viewer)["bust"] for viewer in (0, 1, None)] == [words] * 3


@pytest.mark.rule("SE-50", "SE-52", "SE-101")
def test_every_bloom_says_how_large_its_group_is_and_how_much_room_it_has() -> None:
    garden = {"a1": "tulip", "b1": "tulip", "a2": "dahlia", "b2": "dahlia bulb", "g4": "snowdrop"}
    said = labels_of(desk(garden=garden), None)
    assert said["a1"] == said["b1"] == "Tulip in bloom in a group of 2, 2 empty spaces beside it"
    assert said["a2"] == "Dahlia in bloom in a group of 1, 2 empty spaces beside it"
    assert said["b2"] == "Dahlia bulb"
    assert said["g4"] == "Snowdrop in bloom in a group of 1, 3 empty spaces beside it"


def test_groups_with_one_or_two_open_spaces_are_marked() -> None:
    garden = {"a1": "tulip", "b1": "tulip", "d4": "dahlia", "a2": "dahlia bulb", "b2": "dahlia bulb", "g4": "tulip"}
    at = desk(garden=garden)
    look = table_of(at.rules).make_view_model(at.rules.view(at.state, 0), 0)
    assert [(at.names(group.spaces), open_spaces(group)) for group in look.tight] == [("a1 b1", 2)]


def test_a_hemmed_in_bulb_says_so() -> None:
    at = desk(garden={"a1": "tulip bulb", "a2": "dahlia", "b1": "dahlia bulb", "b2": "snowdrop"})
    assert labels_of(at, None)["a1"] == "Tulip bulb that can’t bloom (no empty space beside it)"
