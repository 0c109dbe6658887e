"""Laying pieces: where they may lie, how they may be turned, and that they stay."""

from __future__ import annotations

from itertools import groupby, product

import pytest

from garden_desktop.core.options import resolve_options
from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.pack import LABELS, turned
from tests.games.paths_and_flower_beds.desk import FULL, fresh, position, small, standard

CELLS = [f"{column}{row}" for column, row in product("abcdefghi", range(1, 10))]


def placed_first(piece: str, *moves: str, seats: int = 2, map_: str = "M1") -> list[str]:
    """What seat 1 has planted after a path was named and these moves were made."""
    return fresh(seats, map_, first_namer="1").play(f"name {piece}", *moves).picture(1)


@pytest.mark.rule("PF-03", "PF-43")
def test_everybody_places_the_piece_the_namer_first_then_in_the_order_of_seats() -> None:
    table, placed = fresh(4, first_namer="3").play("name P1"), []
    for _ in range(4):
        placed.append(table.mover)
        table.play("place a1")
    assert placed == [3, 4, 1, 2]
    assert all(table.picture(seat)[0] == "PPPG...." for seat in range(1, 5))


def sittings(turns: int, seats: int = 4, first: str = "3", **options: str) -> list[int | str | None]:
    """Who sits at the table one after another, for so many turns."""
    table, sat = fresh(seats, first_namer=first, **options), list[int | str | None]()
    while table.state.turn < turns:
        sat.append(table.mover)
        table.play(min(table.legal))
    return [seat for seat, _ in groupby(sat)]


@pytest.mark.rule("PF-43", "PF-115")
def test_whoever_names_next_places_last_and_stays_at_the_table() -> None:
    assert sittings(1, placing="next_last") == [3, 1, 2, 4]
    assert sittings(3, placing="next_last") == [3, 1, 2, 4, 2, 3, 1, 3, 4, 2]
    assert sittings(3, placing="seats") == [3, 4, 1, 2, 4, 1, 2, 3, 1, 2, 3, 4]


@pytest.mark.rule("PF-115")
def test_of_two_each_order_is_the_same() -> None:
    assert sittings(3, 2, "1", placing="next_last") == sittings(3, 2, "1", placing="seats")


@pytest.mark.rule("PF-44", "PF-115")
def test_a_next_namer_without_room_is_left_out_of_the_order() -> None:
    table = position({2: FULL}, seats=3, first=1, placing="next_last").play("name P1")
    assert table.mover == 1
    assert table.play(min(table.legal)).mover == 3
    assert table.play(min(table.legal)).mover is None


@pytest.mark.rule("PF-115")
def test_a_game_that_says_nothing_is_played_in_seat_order_and_a_new_one_says_it() -> None:
    assert sittings(2) == sittings(2, placing="seats")
    begun = resolve_options(GAME, {"map": "M1"}, 1, standard())
    assert begun == {"map": "M1", "placing": "next_last"}
    assert resolve_options(GAME, {"placing": "seats"}, 1, standard()) == {"placing": "seats"}


@pytest.mark.rule("PF-07", "PF-08", "PF-105")
def test_labels_turn_clockwise_and_mirror_first() -> None:
    rows = ("L.", "L.", "LI")
    assert turned(rows, "r90") == ("LLL", "I..")
    assert turned(rows, "r180") == ("IL", ".L", ".L")
    assert turned(rows, "r270") == ("..I", "LLL")
    assert turned(rows, "f0") == (".L", ".L", "IL")
    assert turned(rows, "f90") == ("I..", "LLL")


@pytest.mark.rule("PF-07", "PF-08", "PF-106")
def test_beds_have_the_orientations_the_rules_count() -> None:
    counts = {piece: len(shape.lyings) for piece, shape in standard().shapes.items() if shape.kind == "bed"}
    assert list(counts.values()) == [1, 2, 8, 4, 4, 4, 4, 8, 4]


@pytest.mark.rule("PF-106")
def test_of_labels_for_the_same_squares_the_first_is_the_only_text() -> None:
    for shape in standard().shapes.values():
        first = shape.lyings[0].rows
        for label in LABELS if shape.kind == "bed" else ():
            same = [other for other in LABELS if turned(first, other) == turned(first, label)]
            assert shape.canonical[label] == same[0]


@pytest.mark.rule("PF-106", "PF-109")
def test_another_label_for_the_same_squares_is_refused() -> None:
    table = position({}, seats=2, turn=2).play("name B1")
    assert table.why("place a1 r90") == "not_canonical"
    assert table.why("place a1 r0") is None


@pytest.mark.rule("PF-09", "PF-107")
@pytest.mark.parametrize("label", LABELS)
def test_a_path_takes_no_label(label: str) -> None:
    table = fresh(first_namer="1").play("name P3")
    assert table.why(f"place a4 {label}") == "turned_path"
    assert {len(text.split()) for text in table.legal} == {2}


@pytest.mark.rule("PF-09")
def test_a_path_lies_as_it_is_drawn() -> None:
    assert placed_first("P3", "place a4")[3:6] == ["P....o.G", "P.o.....", "PP..o.~."]


@pytest.mark.rule("PF-10")
def test_what_counts_is_what_squares_hold_not_how_it_got_there() -> None:
    """Six path squares in two rows, laid from above and from below."""
    rows = small("......", "G....G", "......", "......", "......")
    lying = fresh(2, rows, first_namer="1").play("name P1", "place a2", "place a2", "name P1", "place a3", "place a3")
    other = fresh(2, rows, first_namer="1").play("name P1", "place a3", "place a3", "name P1", "place a2", "place a2")
    assert lying.picture(1) == other.picture(1)
    assert lying.garden(1).laid != other.garden(1).laid
    assert lying.best(1) == other.best(1)


@pytest.mark.rule("PF-11")
@pytest.mark.parametrize("outlines", ["on", "off"])
def test_outlines_and_numbers_are_kept_and_change_nothing(outlines: str) -> None:
    table = fresh(2, first_namer="1", outlines=outlines).play("name P1", "place a1", "place a1", "name P2", "place a2")
    assert [(laid.turn, laid.piece) for laid in table.garden(2).laid] == [(0, "P1"), (1, "P2")]
    assert table.legal == fresh(2, first_namer="1").play("name P1", "place a1", "place a1", "name P2", "place a2").legal


@pytest.mark.rule("PF-12", "PF-51")
def test_what_is_planted_never_changes() -> None:
    table = fresh(3, "M2", first_namer="1")
    while table.rules.to_move(table.state) is not None:
        moves = table.rules.legal_moves(table.state)
        before = table.state.gardens
        table.state = table.rules.apply(table.state, moves[len(moves) // 2])
        for old, new in zip(before, table.state.gardens, strict=True):
            assert old is not None
            assert new is not None
            assert new.path & old.path == old.path
            assert all(more & less == less for more, less in zip(new.beds, old.beds, strict=True))
            assert new.laid[: len(old.laid)] == old.laid


@pytest.mark.rule("PF-12", "PF-109")
def test_a_filled_square_cannot_be_covered() -> None:
    table = fresh(first_namer="1").play("name P1", "place a1", "place a1", "name P2")
    assert table.why("place a1") == "square_taken"


@pytest.mark.rule("PF-14")
def test_no_piece_covers_water() -> None:
    table = fresh(first_namer="1").play("name P1")
    assert table.why("place d2") == "on_water"
    assert not {"place d2", "place e2", "place f2"} & table.legal


@pytest.mark.rule("PF-15", "PF-49")
def test_a_piece_may_cover_a_fountain_and_holds_the_square() -> None:
    table = fresh(first_namer="1").play("name P1", "place d3", "place a1")
    assert table.picture(1)[2] == ".~.PPP.."
    assert table.config.ground.fountains >> table.config.board.index["d3"] & 1


@pytest.mark.rule("PF-50")
def test_a_gate_may_be_covered_by_flowers_and_then_nobody_can_start_there() -> None:
    row = small(".....", "G...G", ".....")
    closed = position({1: ("RRR..", "LPPPP", ".....")}, 2, row)
    both = position({1: ("RRR..", "PPPPP", ".....")}, 2, row)
    assert (closed.best(1).bonus, both.best(1).bonus) == (0, 15)
    bed = position({}, seats=2, turn=2).play("name B4")
    assert bed.why("place d1 r0") is None


@pytest.mark.rule("PF-38")
def test_a_piece_need_not_touch_anything() -> None:
    table = fresh(first_namer="1").play("name P1", "place a1", "place a1", "name P1")
    assert "place e6" not in table.legal
    assert "place d7" in table.legal


@pytest.mark.rule("PF-39", "PF-40", "PF-104", "PF-109")
@pytest.mark.parametrize("piece", ["P6", "B8"])
def test_every_text_of_the_grammar_is_on_the_list_or_refused_for_the_first_reason(piece: str) -> None:
    """Worked out square by square from the picture of the piece, on a garden with a few squares filled."""
    rows = ["PPP.....", ".....~..", ".~.oLLL.", ".....o.G", "G.o.....", "....o.~.", "..~..III", "....G..."]
    table = position({1: rows}, seats=2, turn=0 if piece[0] == "P" else 2).play(f"name {piece}")
    shape, listed = standard().shapes[piece], set()
    for cell, label in product(CELLS, ("",) if piece[0] == "P" else LABELS):
        text = f"place {cell} {label}".rstrip()
        picture = turned(shape.lyings[0].rows, label) if label else shape.lyings[0].rows
        x, y = "abcdefghi".index(cell[0]), int(cell[1:]) - 1
        squares = [(x + i, y + j) for j, row in enumerate(picture) for i, sign in enumerate(row) if sign != "."]
        signs = [rows[j][i] if i < 8 and j < 8 else "outside" for i, j in squares]
        expected = (
            "outside_grid"
            if "outside" in signs
            else "on_water"
            if "~" in signs
            else "square_taken"
            if set(signs) & set("PLI")
            else None
        )
        assert table.why(text) == expected, text
        if expected is None:
            listed.add(text)
    assert table.legal == listed


@pytest.mark.rule("PF-104")
def test_a_piece_is_written_by_the_corner_of_its_box_even_where_that_square_is_no_part_of_it() -> None:
    assert placed_first("P6", "place b3")[2:5] == [".~Po....", "..P..o.G", "GPP....."]


@pytest.mark.rule("PF-40")
def test_who_can_place_must_place() -> None:
    table = fresh(first_namer="1").play("name P1")
    assert all(text.startswith("place ") for text in table.legal)
    for text in ("pass", "place none"):
        with pytest.raises(InvalidMoveError):
            table.why(text)


@pytest.mark.rule("PF-105", "PF-109")
@pytest.mark.parametrize(
    ("text", "code"),
    [("place a4", "label_missing"), ("place a4 r45", "label_unknown"), ("place a4 f1", "label_unknown")],
)
def test_a_bed_needs_an_orientation_there_is(text: str, code: str) -> None:
    assert position({}, seats=2, turn=2).play("name B4").why(text) == code


NO_MOVES = (
    "|place|place a|place 1|place a0|place a01|place A1|Place a1|place  a1|place a1 |place a1 r|place a1 r0 r0"
    "|place a1 R0|place a1 x90|name|name p1|name P|name P01|name B1 B2|draw|first|first 0|first 10|trace"
    "|trace a1  a2|trace a1,a2|trace none best|trace Best|place a1\n| place a1|place \u00e41|name P\u0661"
)


@pytest.mark.rule("PF-110")
@pytest.mark.parametrize("text", NO_MOVES.split("|"))
def test_what_is_not_in_the_grammar_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        fresh().rules.parse_move(text)


@pytest.mark.rule("PF-109")
def test_the_first_reason_that_applies_is_given() -> None:
    over = position({1: FULL}, seats=2)
    assert over.why("name P9") == "game_over"
    naming = fresh(first_namer="1")
    assert naming.why("place z9") == "wrong_phase"
    assert naming.why("name B99") == "unknown_piece"
    bed = position({1: (*FULL[:7], "........")}, seats=2, turn=2).play("name B2")
    assert bed.why("place z9 r45") == "label_unknown"
    assert bed.why("place z9 r180") == "not_canonical"
    assert bed.why("place b7 r90") == "outside_grid"
    assert bed.why("place c6 r90") == "on_water"
    assert bed.why("place a6 r90") == "square_taken"


@pytest.mark.rule("PF-52")
def test_all_gardens_hold_the_same_pieces_until_the_last_turn() -> None:
    for seed in range(5):
        table = fresh(4, "M2").finish(seed)
        for seat in range(1, 5):
            named = [(naming.turn, naming.piece) for naming in table.state.named]
            lacking = named.pop() if seat in table.stuck else None
            assert [(laid.turn, laid.piece) for laid in table.garden(seat).laid] == named, lacking
