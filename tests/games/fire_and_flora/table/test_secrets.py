"""A hand cannot be read from any table but its owner's own (FF-192, FF-193, FF-195 to FF-197)."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.core.view_model import preview_action
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from tests.games.fire_and_flora.desk import desk
from tests.games.fire_and_flora.tables import WAYS, Way, named, rules_for, table_of, told, walked


def looks(rules: FloraRules, state: State, move: Move, seat: Seat | None) -> dict[str, object]:
    """Everything the table shows and says to those eyes: now, and of what `move` did."""
    table, view = table_of(rules), rules.view(state, seat)
    after = rules.view(rules.apply(state, move), seat)
    seen = rules.seen_by(state, move, seat)
    places = table.make_view_model(view, seat).places
    tries = [(piece, place.id) for piece in ("", "card-water-1", "card-time-1") for place in places[::4]]
    return {
        "places": places,
        "pieces": table.make_view_model(view, seat).pieces,
        "notes": table.make_view_model(view, seat).notes,
        "prompt": table.make_view_model(view, seat).prompt,
        "private": table.private(view),
        "told": table.describe_move(view, seen, after, seat),
        "frames": [
            (one.told, table.make_view_model(one.view, seat).pieces) for one in table.frames(view, seen, after, seat)
        ],
        "standing": [table.make_view_model(view, seat).side_summary(side) for side in range(rules.seats)],
        "foretold": [preview_action(table.make_view_model(view, seat), place, piece) for piece, place in tries],
    }


@pytest.mark.rule("FF-192", "FF-195", "FF-196", "FF-197")
@pytest.mark.parametrize("way", WAYS, ids=named)
def test_two_positions_that_differ_in_what_is_hidden_look_alike(way: Way) -> None:
    """Moves that both positions allow and that show nothing themselves are told alike too."""
    rules, rng = rules_for(way), Random(11)
    compared = 0
    for state, move in rng.sample(walked(way)[:-1], min(60, len(walked(way)) - 1)):
        if move is None or rules.reveals(state, move):
            continue
        for seat in (*range(rules.seats), None):
            viewer = seat if seat is not None else rules.seats - 1
            other = rules.determinize(rules.view(state, viewer), viewer, rng)
            if rules.to_move(state) not in (None, CHANCE, viewer) and move not in rules.legal_moves(other):
                continue
            assert looks(rules, state, move, seat) == looks(rules, other, move, seat)
            compared += 1
    assert compared > 5


@pytest.mark.rule("FF-193")
def test_a_drawn_card_is_named_to_whoever_draws_it() -> None:
    at = desk("HQ1", "HQ2", coins=(4,)).play("draw")
    assert told(at, "resource fire", 1) == ["Seat 1 draws Fire."]
    assert told(at, "resource fire", 2) == told(at, "resource fire") == ["Seat 1 draws a Resource Card."]


@pytest.mark.rule("FF-193")
def test_a_stolen_card_is_named_to_thief_and_victim() -> None:
    at = desk("HQ1", "HQ2", "HQ3", hands=("nefarious", "time"))
    at.play("nefarious steal-card 2, pass, pass")
    assert told(at, "steal time", 1) == told(at, "steal time", 2) == ["Seat 1 steals from Seat 2: Time."]
    assert told(at, "steal time", 3) == told(at, "steal time") == ["Seat 1 steals from Seat 2: one card."]


@pytest.mark.rule("FF-193", "FF-189")
def test_what_the_rat_carries_is_named_to_giver_and_receiver() -> None:
    at = desk("HQ1", "HQ2", "HQ3", phase="event", hands=("water", "time", "")).play("event packrat1, rat water")
    assert told(at, "rat time", 1) == [
        "Seat 1 passes to Seat 2: Water.",
        "Seat 2 passes to Seat 3: one card.",
    ]
    assert told(at, "rat time")[1] == "Seat 2 passes to Seat 3: one card."


@pytest.mark.rule("FF-192")
def test_the_shared_screen_shows_backs_as_many_as_the_active_player_holds() -> None:
    at = desk("HQ1", "HQ2", hands=("water fire time",))
    lying = [piece for piece in table_of(at.rules).make_view_model(at.sees(None), None).pieces if piece.place == "hand"]
    assert [piece.sprite for piece in lying] == ["card-back"] * 3
    assert {plain(piece.label) for piece in lying} == {"A hidden card"}


@pytest.mark.rule("FF-195")
def test_a_seat_may_know_the_sum_of_deck_and_other_hands() -> None:
    at = desk("HQ1", "HQ2", hands=("water water", "fire"), discard="time")
    notes = {note.id: plain(note.text) for note in table_of(at.rules).make_view_model(at.sees(1), 0).notes}
    assert notes["unseen"].endswith("16 Water, 12 Fire, 14 Labor, 8 Nefarious and 11 Time")
    assert "unseen" not in {note.id for note in table_of(at.rules).make_view_model(at.sees(None), None).notes}
