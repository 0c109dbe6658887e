"""Who holds what cannot be read from any table but the owner's own (SE-08, SE-94)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import preview_action, refusal
from garden_desktop.games.stalk_exchange.data.flowers import TYPES, add
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import END, Move, State
from tests.games.stalk_exchange.desk import counts, desk, even, rules_of
from tests.games.stalk_exchange.tables import (
    WAYS,
    decisions,
    labels_of,
    notes_of,
    prompt_of,
    rules_for,
    table_of,
    viewer_at,
    walk,
)

PAIRS, LONG = 300, 1_000


def looks(rules: MarketRules, state: State, move: Move, seat: Seat | None) -> dict[str, object]:
    """Everything the table shows and says to those eyes: now, on the way through `move`, and of what it did."""
    table, view = table_of(rules), rules.view(state, seat)
    after = rules.view(rules.apply(state, move), seat)
    places = table.make_view_model(view, seat).places
    tries = [(slot, place.id) for slot in ("slot-1", "slot-6") for place in places[:: 1 + len(places) // 16]]
    return {
        "places": places,
        "pieces": table.make_view_model(view, seat).pieces,
        "notes": table.make_view_model(view, seat).notes,
        "prompt": table.make_view_model(view, seat).prompt,
        "moment": table.moment(view),
        "private": table.private(view),
        "told": table.describe_move(view, rules.seen_by(state, move, seat), after, seat),
        "frames": [
            (frame.told, table.make_view_model(frame.view, seat).pieces, table.make_view_model(frame.view, seat).notes)
            for frame in table.frames(view, move, after, seat)
        ],
        "plots": table.plots(view),
        "account": table.score_breakdown(view),
        "standing": [table.make_view_model(view, seat).side_summary(side) for side in range(rules.seats)],
        "foretold": [preview_action(table.make_view_model(view, seat), place, slot) for slot, place in tries],
        "refused": [refusal(rules, view, table.make_view_model(view, seat), place, slot) for slot, place in tries],
    }


def twins(rules: MarketRules, state: State, viewer: Seat | None, rng: Random) -> State | None:
    """The same to those eyes: a flower hidden from them changes places with one of the Greenhouse."""
    seat = rng.choice([seat for seat in range(rules.seats) if seat != viewer])
    own, bag, sure = state.portfolios[seat], state.greenhouse, state.known[seat]
    assert own is not None
    assert bag is not None
    given = [flower for flower in range(TYPES) if own[flower] > sure[flower]]
    taken = [flower for flower in range(TYPES) if bag[flower]]
    if not given or not taken:
        return None
    one, other = rng.choice(given), rng.choice(taken)
    portfolios = list(state.portfolios)
    portfolios[seat] = add(add(own, one, -1), other)
    return state._replace(portfolios=tuple(portfolios), greenhouse=add(add(bag, one), other, -1))


def moves_both_can_make(rules: MarketRules, one: State, two: State) -> list[Move]:
    """What can be done in both worlds and lays nothing open."""
    there = set(rules.legal_moves(two))
    return [m for m in rules.legal_moves(one) if m in there and not rules.reveals(one, m) and not rules.reveals(two, m)]


def pairs() -> Iterator[tuple[MarketRules, State, State, Move, Seat | None]]:
    """Two worlds with a move, and eyes that must not tell them apart; prices are mostly above nothing."""
    rng, seed = Random(11), 0
    while True:
        seed += 1
        for way in WAYS:
            rules = rules_for(way)
            found = list(decisions(way, seed))
            for state in rng.sample(found, min(6, len(found))):
                viewer = rng.choice(viewer_at(way))
                other = twins(rules, state, viewer, rng)
                moves = moves_both_can_make(rules, state, other) if other is not None else []
                if other is not None and other != state and moves:
                    move = END if END in moves and rng.random() < 0.5 else rng.choice(moves)
                    yield rules, state, other, move, viewer


@pytest.mark.rule("SE-08", "SE-94", "SE-96", "SE-112")
@pytest.mark.parametrize("number", [PAIRS, pytest.param(LONG, marks=pytest.mark.long)])
def test_worlds_look_like_their_twins(number: int) -> None:
    worth_something = 0
    for _, (rules, one, two, move, viewer) in zip(range(number), pairs(), strict=False):
        mine, yours = looks(rules, one, move, viewer), looks(rules, two, move, viewer)
        for name, shown in mine.items():
            assert shown == yours[name], f"{name}: eyes {viewer}, {rules.move_text(move)}"
        worth_something += any(one.values)
    assert worth_something > number / 2


@pytest.mark.rule("SE-08", "SE-94")
@pytest.mark.parametrize("number", range(len(WAYS)))
def test_rail_plots_and_story_are_the_same_for_all_eyes_while_the_market_is_open(number: int) -> None:
    """What hangs beside the table, where everybody looks, must not follow the portfolio these eyes happen to see."""
    way = WAYS[number]
    rules = rules_for(way)
    table = table_of(rules)
    for state, move in walk(way):
        if move is None or rules.reveals(state, move) or state.phase == "deal":
            continue
        after, open_ = rules.apply(state, move), rules.view(state, None)
        for viewer in range(rules.seats):
            view = rules.view(state, viewer)
            assert table.plots(view) == table.plots(open_)
            assert table.moment(view) == table.moment(open_)
            assert table.score_breakdown(view) == table.score_breakdown(open_)
            for side in range(rules.seats):
                assert table.make_view_model(view, viewer).side_summary(side) == table.make_view_model(
                    open_, None
                ).side_summary(side)
                assert table.make_view_model(view, viewer).side_summary(side).score is None
            told = table.describe_move(view, move, rules.view(after, viewer), viewer)
            assert told == table.describe_move(open_, move, rules.view(after, None), None)


@pytest.mark.rule("SE-08")
def test_the_shed_is_there_for_its_owner_alone() -> None:
    at = desk(3, seat=2, held=(counts("tulip 10"), counts("dahlia 10"), even(10)))
    for viewer, bunches in ((0, ["shed-tulip"]), (1, ["shed-dahlia"]), (None, [])):
        view = at.rules.view(at.state, viewer)
        table = table_of(at.rules)
        assert [
            piece.id for piece in table.make_view_model(view, viewer).pieces if piece.id.startswith("shed")
        ] == bunches
        sheds = [place.id for place in table.make_view_model(view, viewer).places if place.group == "shed"]
        assert len(sheds) == (0 if viewer is None else 5)
    assert notes_of(at, None).keys().isdisjoint({"shed", "worth", "busted", "seedy"})
    assert labels_of(at, 1)["shed-dahlia"] == "10 dahlias at 0: 0"


@pytest.mark.rule("SE-08")
def test_buttons_stand_before_the_seat_that_is_asked_alone() -> None:
    at = desk(2, actions_left=0)
    table = table_of(at.rules)
    for viewer, buttons in ((0, ["flush", "end"]), (1, []), (None, [])):
        places = table.make_view_model(at.rules.view(at.state, viewer), viewer).places
        assert [place.id for place in places if place.kind == "button"] == buttons


@pytest.mark.rule("SE-22", "SE-94")
def test_what_others_wait_for_does_not_depend_on_what_can_be_swapped() -> None:
    """With the garden full, only the portfolio decides whether anything can be done."""
    names = rules_of(garden_side="3").config.board.names
    garden = {name: ("dahlia bulb", "daffodil bulb")[number % 2] for number, name in enumerate(names)}
    stuck, free = (
        desk(garden_side="3", garden=garden, row="tulip - - - - -", held=(held, even(12)))
        for held in (counts("tulip 12"), counts("snowdrop 12"))
    )
    assert prompt_of(stuck, 0) == "Seat 1: you cannot plant or swap anything. End your turn."
    assert prompt_of(free, 0) == "Seat 1: plant or swap, action 1 of 2."
    for viewer in (1, None):
        assert prompt_of(stuck, viewer) == prompt_of(free, viewer) == "Seat 1 plants or swaps, action 1 of 2."


@pytest.mark.rule("SE-104")
def test_the_bags_are_counted_as_far_as_was_agreed() -> None:
    wasted = counts("tulip 3, dahlia 1")
    totals, by_type, none = (desk(compost=wasted, bag_counts=value) for value in ("totals", "by_type", "none"))
    assert notes_of(totals, None)["greenhouse"] == "The Greenhouse: 91 flowers left"
    assert notes_of(totals, None)["compost"] == "The Compost: 4 flowers"
    assert "unseen" not in notes_of(totals, None)
    assert notes_of(by_type, None)["compost"] == "The Compost: 1 dahlia and 3 tulips"
    flowers = "22 dahlias, 24 daffodils, 24 globemasters, 24 snowdrops and 21 tulips"
    unseen = f"In the Greenhouse and in Stalk Portfolios: {flowers}."
    assert notes_of(by_type, None)["unseen"] == unseen
    words = " ".join(notes_of(none, 0).values())
    assert "Greenhouse" not in words.replace("Greenhouse cannot", "")
    assert {place.id: plain(place.label) for place in table_of(none.rules).make_view_model(none.state, None).places}[
        "greenhouse"
    ] == "The Greenhouse"


@pytest.mark.rule("SE-95", "SE-112")
def test_what_swaps_gave_away_is_shown_where_that_was_agreed() -> None:
    for value, shown in (("on", {"known-1": "Seat 1 is known to hold 1 tulip."}), ("off", {})):
        at = desk(known_holdings=value).play("swap 5:tulip dahlia")
        found = notes_of(at, 1)
        assert {id: words for id, words in found.items() if id.startswith("known")} == shown
