"""The buttons of a piece: where they stand, what they are called, and why one of them does nothing."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.layout import Box
from garden_desktop.core.text import plain
from garden_desktop.games.paths_and_flower_beds.table import ids, layout
from garden_desktop.games.paths_and_flower_beds.table.dock import IN_SHEET, strip, strip_of
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, reach
from tests.games.paths_and_flower_beds.desk import BUILT_IN, Desk, fresh, position
from tests.games.paths_and_flower_beds.tables import Sight, lying

TURNS = ("turning-turn", "turning-back", "turning-mirror")
CROSSED = ("...P....", "...P.~..", ".~.P....", "...PPPPP", "........", "......~.", "..~.....", "........")


def bed(piece: str) -> Desk:
    return position({}, 2, "M1", turn=2).play(f"name {piece}")


def test_a_bed_has_buttons_for_every_turn_with_their_keys_and_names() -> None:
    places = Sight(bed("B3"), 1).places
    assert [(places[id].kind, places[id].key, places[id].turns) for id in TURNS] == [
        ("button", "R", "turn"),
        ("button", "Shift+R", "back"),
        ("button", "F", "mirror"),
    ]
    assert [plain(places[id].label) for id in TURNS] == ["Turn the piece", "Turn the piece back", "Mirror the piece"]


@pytest.mark.rule("PF-09", "PF-106")
@pytest.mark.parametrize(("piece", "code"), [("P3", "turned_path"), ("B1", "same_either_way")])
def test_what_cannot_be_turned_says_why(piece: str, code: str) -> None:
    table = bed(piece) if piece[0] == "B" else fresh(first_namer="1").play(f"name {piece}")
    assert [Sight(table, 1).refused(id) for id in TURNS] == [code] * 3
    assert Sight(table, 2).refused("plant") is None


def late(map_: str, seats: int, seed: int) -> Desk:
    """The last position of a game by chance in which a bed has to be placed."""
    table, rng = fresh(seats, map_), Random(seed)
    shapes, found = table.config.pack.shapes, table.state
    while table.rules.to_move(table.state) is not None:
        if table.state.phase == "placing" and shapes[table.state.piece].kind == "bed":
            found = table.state
        table.state = table.rules.apply(table.state, rng.choice(table.rules.legal_moves(table.state)))
    table.state = found
    return table


def strips(table: Desk) -> list[tuple[FlowerViewFacts, str]]:
    """Every place for the piece, as looks with the piece lying there."""
    view, seat = table.rules.view(table.state, table.state.mover), table.state.mover
    moves = table.rules.legal_moves(table.state)
    return [
        (FlowerTable(table.rules).make_view_model(view, seat, lying(move.cell, move.label)), move.cell)
        for move in moves[::3]
    ]


def boxes_of_walk(look: FlowerViewFacts) -> list[Box]:
    """The squares of the best walk once the piece is planted."""
    assert look.laid is not None
    walk = look.walks.best(look.planted(look.laid))
    return [look.plan.square(*look.config.board.place(square)) for square in walk.squares]


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("map_", BUILT_IN)
def test_the_buttons_at_a_piece_cover_no_square_of_the_walk(map_: str, seats: int) -> None:
    table = late(map_, seats, 3)
    for look, cell in strips(table):
        there = strip_of(look)
        if there.plate is None:
            assert there == IN_SHEET
            continue
        assert not any(there.plate.meets(box) for box in boxes_of_walk(look)), cell
        assert there.plate.within(look.plan.outer)
        assert there.plant.within(there.plate)


def test_the_buttons_leave_a_long_walk_free_and_come_to_a_piece_beside_it() -> None:
    table = position({1: CROSSED, 2: CROSSED}, 2, "M1", turn=2).play("name B2")
    view = table.rules.view(table.state, 0)
    look = FlowerTable(table.rules).make_view_model(view, 0, lying("a4", "r0"))
    there = strip_of(look)
    assert there.plate is not None
    walk = boxes_of_walk(look)
    assert len(walk) > 4
    assert not any(there.plate.meets(box) for box in walk)


def test_where_every_side_is_walked_on_they_stand_in_the_sheet() -> None:
    everywhere = [Box(0, 0, 600, 600)]
    plan = layout.garden(bed("B2").config.board)
    assert strip(plan, plan.square(3, 3), everywhere, turns=True) == IN_SHEET


def test_a_shape_reaches_the_squares_it_could_cover_and_no_other() -> None:
    rows = ("RRRRRRRR", "RRRRR~RR", "R~RRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRR~R", ".R~RRRRR", "R....RRR")
    table = position({1: rows, 2: rows}, 2, "M1", turn=0)
    config, garden = table.config, table.garden(1)
    found = {config.board.names[square] for square in config.board.squares if reach(config, garden, "P1") >> square & 1}
    assert found == {"b8", "c8", "d8", "e8"}
    assert reach(config, garden, "P2") == 0


def test_a_well_gives_what_is_pressed_in_it() -> None:
    places = Sight(fresh(first_namer="1"), 1).places
    assert all(place.gives == ids.shape_of(place.id) for place in places.values())


@pytest.mark.rule("PF-08")
def test_all_ways_of_a_piece_are_one_thing() -> None:
    assert {piece.grip.thing for piece in Sight(bed("B8"), 1).pieces.values() if piece.grip} == {"B8"}
