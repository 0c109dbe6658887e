"""Every move can be said with hands, pieces turn as they should, and what cannot be done says why."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.core.layout import DOCK, SIZE, Box
from garden_desktop.core.square import squares_of
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import Place
from garden_desktop.core.view_model import Rotation as Turn
from garden_desktop.games.paths_and_flower_beds.data.pack import turned
from garden_desktop.games.paths_and_flower_beds.rules.state import BEST, NONE, Move
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from tests.clash import clash
from tests.games.paths_and_flower_beds.desk import FULL, Desk, fresh, position, small
from tests.games.paths_and_flower_beds.tables import WAYS, Sight, Way, lying, named, rules_for, viewer_at, walk

every_way = pytest.mark.parametrize("way", WAYS, ids=named)


def bed(piece: str) -> Desk:
    return position({}, 2, "M1", turn=2).play(f"name {piece}")


@every_way
def test_no_two_moves_are_said_alike_and_none_begins_another(way: Way) -> None:
    rules = rules_for(way)
    for state, move in walk(way)[::5]:
        if move is not None and state.mover >= 0:
            table = FlowerTable(rules)
            assert clash([(one, table.gesture(state, one)) for one in rules.legal_moves(state)]) is None


@every_way
def test_everything_lies_on_the_table_and_only_the_wells_below_its_edge(way: Way) -> None:
    rules = rules_for(way)
    table = FlowerTable(rules)
    for state, _ in (*walk(way)[::6], walk(way)[-1]):
        for viewer in viewer_at(way):
            view = rules.view(state, viewer)
            places = table.make_view_model(view, viewer).places
            assert len({place.id for place in places}) == len(places)
            for place in places:
                assert min(place.x, place.y) >= 0, place.id
                assert place.x + place.w <= SIZE[0], place.id
                assert place.y + place.h <= SIZE[1], place.id
                assert (place.y >= DOCK) == place.id.startswith("well-"), place.id


def covered(sight: Sight, lie: str, cell: str) -> set[str]:
    """The squares under a piece that is aimed at a square, by rectangles alone."""
    grip, at = sight.pieces[lie].grip, sight.places[cell]
    assert grip is not None
    middle = (at.x + at.w / 2 - grip.aim[0], at.y + at.h / 2 - grip.aim[1])
    left, top = middle[0] - grip.w / 2, middle[1] - grip.h / 2

    def inside(place: Place) -> bool:
        x, y = place.x + place.w / 2, place.y + place.h / 2
        return left < x < left + grip.w and top < y < top + grip.h

    return {place.id for place in sight.places.values() if place.kind == "cell" and inside(place)}


@pytest.mark.rule("PF-104")
@pytest.mark.parametrize("piece", ["B3", "B6", "B7", "B8"])
def test_a_held_piece_is_aimed_by_the_corner_of_its_bounding_box(piece: str) -> None:
    table = bed(piece)
    sight, names = Sight(table, 1), table.config.board.names
    for move in table.rules.legal_moves(table.state)[::7]:
        after = table.rules.apply(table.state, move).gardens[0]
        assert after is not None
        planted = {names[square] for square in squares_of(table.garden(1).free & ~after.free)}
        assert planted <= covered(sight, f"lie-{move.label}", move.cell)


@pytest.mark.rule("PF-08", "PF-105", "PF-106")
@pytest.mark.parametrize("piece", ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"])
def test_a_bed_in_the_hand_turns_and_mirrors_into_its_canonical_ways(piece: str) -> None:
    table = bed(piece)
    pieces, shape = Sight(table, 1).pieces, table.config.pack.shapes[piece]
    pictures = {f"lie-{lying.label}": lying.rows for lying in shape.lyings}
    assert set(pieces) == set(pictures)
    by: dict[Turn, str] = {"turn": "r90", "back": "r270", "mirror": "f0"}
    for lie, rows in pictures.items():
        grip = pieces[lie].grip
        assert grip is not None
        for way, label in by.items():
            expected = turned(rows, label)
            assert pictures[dict(grip.turns).get(way, lie)] == expected


@pytest.mark.rule("PF-09", "PF-107")
def test_a_path_in_the_hand_does_not_turn() -> None:
    (piece,) = Sight(fresh(first_namer="1").play("name P3"), 1).pieces.values()
    assert piece.grip is not None
    assert piece.grip.turns == ()


@pytest.mark.rule("PF-03", "PF-13")
def test_a_piece_is_laid_loosely_turned_and_planted() -> None:
    table = bed("B8")
    sight = Sight(table, 1)
    moves = table.rules.legal_moves(sight.view)
    chooser = MoveBuilder([(move, sight.table.gesture(sight.view, move)) for move in moves])
    assert chooser.add_step("c4", "lie-r0") is None
    handle = chooser.blocking_step("lie-r90")
    assert handle is not None
    chooser.remove_step(handle)
    assert chooser.add_step("c4", "lie-r90") is None
    assert chooser.add_step("plant") == Move("place", cell="c4", label="r90")


def test_a_piece_that_lies_in_the_garden_shows_its_real_size_and_the_button_comes_to_it() -> None:
    table = bed("B7")
    before, after = Sight(table, 1), Sight(table, 1, lying("c4", "r0"))
    side = after.places["c4"].w
    assert (after.pieces["lie-r0"].place, after.pieces["lie-r0"].w) == ("c4", 4 * side)
    assert before.pieces["lie-r0"].place == after.pieces["lie-r90"].place.replace("r90", "r0") == "way-r0"
    button, garden = after.places["plant"], before.places["plant"]
    assert button.x < 570 < garden.x
    assert button.y >= after.places["c4"].y + side or button.y + button.h <= after.places["c4"].y


@pytest.mark.rule("PF-14", "PF-12", "PF-39", "PF-109")
@pytest.mark.parametrize(("cell", "code"), [("g1", "outside_grid"), ("e2", "on_water"), ("a4", "square_taken")])
def test_a_piece_held_where_it_cannot_lie_says_why(cell: str, code: str) -> None:
    table = fresh(first_namer="2").play("name P1", "place a1", "place a4", "name P1")
    assert Sight(table, 1).refused(cell, "lie") == code
    assert Sight(table, 1).refused("e5", "lie") is None


@pytest.mark.rule("PF-06", "PF-13", "PF-86")
def test_a_well_that_may_not_be_named_says_why_in_word_and_reason() -> None:
    full = (*FULL[:5], ".RRRRR~R", "..~RRRRR", "...RRRRR")
    table = position({1: full}, 2, "M1", lap_named=("P1",), turn=1, first=2, no_repeat="lap")
    sight = Sight(table, 1)
    assert sight.refused("well-B1") == "wrong_kind"
    assert sight.refused("well-P8") == "namer_has_no_room"
    assert sight.refused("well-P1") == "already_named"
    assert sight.refused("well-P3") is None
    assert sight.label("well-P8") == "North–south step, no room"
    assert sight.label("well-P1") == "West–east straight, named before"
    assert sight.label("well-P3") == "North–east turn, 1 way"
    assert {sight.places[f"well-{shape}"].style for shape in ("P8", "P1", "P3")} == {"no-room", "barred", "free"}


@pytest.mark.rule("PF-80", "PF-58", "PF-108")
def test_a_walk_of_ones_own_is_drawn_square_by_square_and_written_from_its_first_gate() -> None:
    table = position(
        {1: (".....", "PPPPP", ".....")}, None, small(".....", "G...G", "....."), tracing=True, trace_mode="own"
    )
    chooser = Sight(table).table.move_builder(table.state)
    assert chooser is not None
    assert chooser.presses() == {"a2", "e2", "best", "none"}
    for cell in ("e2", "d2", "c2", "b2"):
        assert chooser.add_step(cell) is None
    assert chooser.presses() == {"e2", "d2", "c2", "b2", "a2", "done"}
    chooser.add_step("a2")
    assert chooser.add_step("done") == Move("trace", walk=("a2", "b2", "c2", "d2", "e2"))


@pytest.mark.rule("PF-80", "PF-81", "PF-64")
def test_the_table_walks_only_where_it_was_agreed_and_a_walk_can_be_given_up() -> None:
    rows, ground = (".....", "PPPPP", "....."), small(".....", "G...G", ".....")
    for mode, listed in (("own", [BEST, NONE]), ("own_strict", [NONE])):
        table = position({1: rows}, None, ground, tracing=True, trace_mode=mode)
        assert list(table.rules.legal_moves(table.state)) == listed
        chooser = Sight(table).table.move_builder(table.state)
        assert chooser is not None
        for move in listed:
            assert chooser.add_step(move.label) == move
            chooser.clear()
        assert ("best" in Sight(table).places) == (mode == "own")


@pytest.mark.rule("PF-19", "PF-20", "PF-21", "PF-58")
@pytest.mark.parametrize(
    ("walked", "cell", "code"),
    [
        ((), "c2", "not_gate_start"),
        ((), "c1", "not_path_square"),
        (("a2",), "c2", "not_adjacent"),
        (("a2", "b2"), "a2", "square_repeated"),
    ],
)
def test_a_square_that_cannot_be_walked_on_next_says_why(walked: tuple[str, ...], cell: str, code: str) -> None:
    table = position(
        {1: (".....", "PPPPP", ".....")}, None, small(".....", "G...G", "....."), tracing=True, trace_mode="own"
    )
    draft = tuple(InputStep(one, loose=True) for one in walked)
    assert Sight(table, 1, draft).refused(cell) == code


def test_squares_say_what_is_there_and_in_which_turn_it_was_planted() -> None:
    table = fresh(first_namer="1", outlines="on").play(
        "name P3", "place d1", "place d1", "name P1", "place a6", "place a6"
    )
    sight = Sight(table, 1)
    assert sight.label("d1") == "d1, gate N, path, turn 1"
    assert sight.label("d3") == "d3, fountain, path, turn 1"
    assert sight.label("f2") == "f2, water"
    assert sight.label("a1") == "a1, free"
    assert Sight(table, None).label("d3") == "d3, fountain"
    assert plain(sight.places["lap-1"].label) == "Seat 1 has yet to name a piece"


@pytest.mark.rule("PF-105", "PF-43")
def test_how_a_bed_lies_is_said_in_words() -> None:
    table = bed("B8")
    labels = [plain(piece.label) for piece in Sight(table, 1).pieces.values()]
    assert len(set(labels)) == 8
    assert labels[0] == "Lily pair with iris, as drawn"
    assert labels[5] == "Lily pair with iris, mirrored and turned once"
    assert Sight(table, 1).told("place c4 r90")[0] == "Seat 1 planted the Lily pair with iris at c4, turned once."


@every_way
def test_a_piece_in_its_well_lies_within_it_and_wells_do_not_overlap(way: Way) -> None:
    rules = rules_for(way)
    table = FlowerTable(rules)
    for state, _ in walk(way)[::9]:
        viewer = None if state.mover < 0 else state.mover
        view = rules.view(state, viewer)
        places = {place.id: place for place in table.make_view_model(view, viewer).places}
        for piece in table.make_view_model(view, viewer).pieces if state.phase == "placing" else ():
            well = places[piece.place]
            assert piece.w <= well.w, piece.id
            assert piece.h <= well.h, piece.id
        boxes = [Box(one.x, one.y, one.w - 0.01, one.h - 0.01) for one in places.values() if one.kind != "text"]
        assert not any(one.meets(other) for number, one in enumerate(boxes) for other in boxes[:number])
