"""What the table says while one plants: the best walk so far, what a piece would change, and the story of it all."""

from __future__ import annotations

from typing import Any

import pytest

from garden_desktop.core.text import plain
from tests.games.paths_and_flower_beds.desk import FULL, Desk, fresh, position, small
from tests.games.paths_and_flower_beds.tables import Sight, lying

GROUND = small(".....", "G.o.G", ".....", ".....")
ROWS = ("RRR..", "PPPPP", "L....", ".....")
"""a2 lies between two types; roses border b2 and c2 too, and a lily below them would make them count."""


def planting(piece: str = "B2", **options: Any) -> Desk:
    """Seat 1 is to plant in the middle of things."""
    return position({1: ROWS, 2: ROWS}, None, GROUND, turn=2, **options).play(f"name {piece}")


@pytest.mark.rule("PF-66", "PF-76")
def test_the_best_walk_so_far_stands_with_its_three_parts_and_its_gates() -> None:
    notes = Sight(planting(), 1).notes
    assert notes["best"] == "Your best walk if the match ended now: 17 (squares 1, fountains 1, gates 15)."
    assert notes["ends"] == "Gate W to gate E, opposite gates."


@pytest.mark.rule("PF-66")
def test_a_held_piece_foretells_what_the_walk_would_become_and_which_squares_would_count() -> None:
    sight = Sight(planting("B4"), 1)
    assert sight.foretold("lie-r0", "b3") == [
        "Best walk with the piece here: 17, then 19.",
        "b2 would count: rose above and lily below.",
        "c2 would count: rose above and lily below.",
        "Gate W to gate E, opposite gates.",
    ]
    assert sight.foretold("lie-r0", "d3")[0] == "Best walk with the piece here: 17, no change."
    assert sight.foretold("lie-r0", "a3") == [], "nothing is foretold where it cannot lie"


def test_what_lies_in_the_draft_is_foretold_in_notes() -> None:
    notes = Sight(planting("B4"), 1, lying("b3", "r0")).notes
    assert notes["then-1"] == "Best walk with the piece here: 17, then 19."
    assert notes["then-2"] == "b2 would count: rose above and lily below."
    assert not [id for id in Sight(planting("B4"), 1).notes if id.startswith("then")]


def test_the_forecast_can_be_switched_off_for_the_whole_table() -> None:
    sight = Sight(planting("B4", forecast="off"), 1, lying("b3", "r0"))
    assert not [id for id in sight.notes if id in {"best", "ends"} or id.startswith("then")]
    assert sight.foretold("lie-r90", "b3") == []
    assert sight.table.make_view_model(sight.view, 0).walk.squares == ()


def test_a_square_says_what_borders_it_and_whether_a_kind_is_missing() -> None:
    sight = Sight(planting(), 1)
    assert sight.label("a2") == "a2, gate W, path, counts: rose above and lily below"
    assert sight.label("b2") == "b2, path, needs a second kind: rose above"
    assert sight.label("d2") == "d2, path"


@pytest.mark.rule("PF-68")
def test_water_stands_for_any_flower_beside_a_square() -> None:
    ground = small("..~..", "G...G", ".....", ".....")
    sight = Sight(position({1: ("..~..", "PPPPP", "..R..", ".....")}, 2, ground, turn=2), 1)
    assert sight.label("c2") == "c2, path, counts: water above and rose below"


@pytest.mark.rule("PF-11")
def test_turns_of_pieces_are_an_aid_that_can_be_switched_off() -> None:
    for outlines, label in (("on", "a1, path, turn 1"), ("off", "a1, path")):
        table = fresh(first_namer="1", outlines=outlines).play("name P1", "place a1")
        assert Sight(table, 1).label("a1") == label


@pytest.mark.rule("PF-36", "PF-43")
def test_the_bar_says_to_everybody_what_is_theirs_to_know() -> None:
    table = fresh(3, first_namer="1")
    assert Sight(table, 1).prompt == "Seat 1: name a path that fits your own garden."
    assert Sight(table, 2).prompt == "Seat 1 is about to name a path."
    table.play("name P1")
    assert Sight(table, 1).prompt == "Seat 1: plant the West–east straight you named. 38 ways to place it."
    table.play("place a1")
    assert Sight(table, 2).prompt.startswith("Seat 2: plant the West–east straight, named by Seat 1.")
    assert Sight(table, 1).prompt == Sight(table, None).prompt == "Seat 2 plants the West–east straight in secret."


@pytest.mark.rule("PF-43", "PF-44")
def test_the_rail_tells_who_is_done_and_who_has_no_room() -> None:
    table = position({1: FULL}, 4, "M1", first=2).play("name P1")
    assert [Sight(table).rail(seat) for seat in (1, 2, 3, 4)] == ["no room for it", "placing", "waiting", "waiting"]
    table.play("place a1")
    assert [Sight(table).rail(seat) for seat in (2, 3, 4)] == ["named it, done", "placing", "waiting"]
    assert Sight(table).notes["last"] == "Last turn: Seat 1 has no room."


@pytest.mark.rule("PF-44")
def test_a_name_is_told_with_who_has_no_room_for_it() -> None:
    assert Sight(fresh(2, first_namer="1")).told("name P6") == [
        "Seat 1 named the North–west turn.",
        "It fits in every garden.",
    ]
    full = position({1: FULL}, 2, "M1", first=2)
    assert Sight(full).told("name P6")[1] == "The last turn: Seat 1 had no room left for it."


@pytest.mark.rule("PF-06", "PF-36")
def test_a_new_lap_is_told_with_its_kind() -> None:
    table = fresh(2, first_namer="1").play("name P1", "place a1", "place a1", "name P1", "place a4")
    assert Sight(table).told("place a4") == ["Seat 1 has planted.", "Round 2: flower beds."]
    table.play("place a4")
    notes = Sight(table).notes
    assert (notes["lap"], notes["next"]) == ("Round 2 · flower beds", "next round: paths")


@pytest.mark.rule("PF-94")
def test_alone_the_cards_left_in_the_decks_can_always_be_seen() -> None:
    table = fresh(1).play("draw P1")
    assert Sight(table, 1).notes["decks"] == "Left in the decks: paths 7, flower beds 9."
    table.play("place a1")
    assert {id for id, place in Sight(table, 1).places.items() if place.style == "gone"} == {"well-P1"}


def test_shapes_with_one_place_left_are_warned_of() -> None:
    rows = (*FULL[:7], "...RRRRR")
    notes = Sight(position({1: rows}, 2, "M1"), 1).notes
    assert notes["tight"] == "Only one way left: West–east straight and Rose row."


@pytest.mark.rule("PF-87")
def test_open_gardens_are_seen_by_all_as_they_were_before_this_turn() -> None:
    table = fresh(2, first_namer="1", open_grids="on").play("name P1", "place a1", "place a4")
    shown = {place.id: plain(place.label) for place in Sight(table, 1).places.values() if place.id.startswith("open-")}
    assert shown == {"open-2": "Seat 2’s garden: 57 free squares"}
    sealed = fresh(2, first_namer="1", open_grids="on").play("name P1", "place a1")
    assert Sight(sealed, 2).label("open-1") == "Seat 1’s garden: 60 free squares"
    assert not [id for id in Sight(fresh(2, first_namer="1"), 1).places if id.startswith("open-")]
