"""Who names what: turns, rounds, and what a namer may not name."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.core.match import draw
from tests.games.paths_and_flower_beds.desk import FULL, fresh, position, rules_of

ROOM_FOR_THREE = ("...RRRRR", *FULL[1:5], "RRRRRR~.", "RR~RRRR.", "RRRRRRR.")
"""Room for three in a row and for three in a column."""
ROOM_FOR_A_BED = ("..RRRRRR", "..RRR~RR", *FULL[2:])
"""Two by two: flower beds, but no path."""


@pytest.mark.rule("PF-02", "PF-36")
def test_the_turn_to_name_goes_round_the_table() -> None:
    table = fresh(3, first_namer="2").play("name P1")
    assert table.mover == 2
    table.play("place a1", "place a1", "place a1")
    assert table.mover == 3
    table.play("name P1", "place a4", "place a4", "place a4")
    assert table.mover == 1


@pytest.mark.rule("PF-04", "PF-05", "PF-06", "PF-36")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_laps_of_paths_and_of_flower_beds_alternate(seats: int) -> None:
    config = rules_of(seats).config
    assert [config.kind(turn) for turn in range(4 * seats)] == (["path"] * seats + ["bed"] * seats) * 2


@pytest.mark.rule("PF-04", "PF-05")
def test_only_pieces_of_the_kind_of_the_lap_may_be_named() -> None:
    table = fresh(2, first_namer="1")
    assert table.legal == {f"name P{n}" for n in range(1, 9)}
    assert table.why("name B1") == "wrong_kind"
    table.play("name P1", "place a1", "place a1", "name P1", "place e1", "place e1")
    assert table.legal == {f"name B{n}" for n in range(1, 10)}
    assert table.why("name P1") == "wrong_kind"


@pytest.mark.rule("PF-36")
def test_with_the_last_seat_first_the_turn_passes_to_seat_1() -> None:
    config = rules_of(4).config
    assert [config.namer(3, turn) + 1 for turn in range(5)] == [4, 1, 2, 3, 4]


@pytest.mark.rule("PF-35", "PF-113")
def test_nature_draws_who_names_first_and_every_seat_is_as_likely() -> None:
    table = fresh(4)
    assert table.mover == "nature"
    assert table.legal == {"first 1", "first 2", "first 3", "first 4"}
    assert len(set(table.rules.odds(table.state))) == 1
    drawn = Counter(draw(table.rules, table.state, seed, 0).seat for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}


@pytest.mark.rule("PF-35", "PF-109")
def test_a_seat_that_is_not_at_the_table_cannot_be_first() -> None:
    assert fresh(3).why("first 4") == "unknown_seat"


@pytest.mark.rule("PF-88")
def test_a_fixed_seat_names_first_without_a_draw() -> None:
    table = fresh(3, first_namer="3")
    assert (table.mover, table.state.phase) == (3, "naming")


@pytest.mark.rule("PF-37")
def test_the_same_shape_may_be_named_again_in_the_same_lap() -> None:
    table = fresh(2, first_namer="1").play("name P1", "place a1", "place a1", "name P1", "place a4", "place a4")
    assert [naming.piece for naming in table.state.named] == ["P1", "P1"]


@pytest.mark.rule("PF-13", "PF-42")
def test_a_shape_the_namer_cannot_place_may_not_be_named_though_another_of_its_kind_may() -> None:
    table = position({1: ROOM_FOR_THREE}, seats=2)
    assert table.legal == {"name P1", "name P2"}
    assert table.why("name P3") == "namer_has_no_room"


@pytest.mark.rule("PF-41")
def test_the_namer_needs_room_in_their_own_garden_alone() -> None:
    table = position({2: FULL}, seats=2)
    assert table.legal == {f"name P{n}" for n in range(1, 9)}


@pytest.mark.rule("PF-41", "PF-07")
def test_a_bed_may_be_named_where_it_fits_in_some_orientation() -> None:
    upright = (*FULL[:5], "RRRRRR~.", "RR~RRRR.", "RRRRRRR.")
    assert "name B2" in position({1: upright}, seats=2, turn=2).legal


@pytest.mark.rule("PF-47", "PF-48")
def test_a_seat_that_can_name_nothing_ends_the_game_and_may_not_name_the_other_kind() -> None:
    table = position({1: ROOM_FOR_A_BED}, seats=2)
    assert (table.state.phase, table.state.end, table.mover) == ("over", "namer_stuck", None)
    assert table.why("name B1") == "game_over"
    assert not table.state.named
    assert "name B1" in position({1: ROOM_FOR_A_BED}, seats=2, turn=2).legal


@pytest.mark.rule("PF-85")
def test_with_skip_a_seat_that_can_name_nothing_is_passed_over() -> None:
    table = position({1: ROOM_FOR_A_BED}, seats=3, namer_stuck="skip")
    assert (table.state.turn, table.mover) == (1, 2)
    assert [(one.turn, one.seat + 1) for one in table.state.passed] == [(0, 1)]
    table.play("name P1")
    assert (table.stuck, table.mover) == ([1], 2)


@pytest.mark.rule("PF-85")
def test_with_skip_the_game_ends_after_a_lap_in_which_nobody_could_name() -> None:
    table = position({1: ROOM_FOR_A_BED, 2: FULL}, namer_stuck="skip")
    assert (table.state.phase, table.state.end) == ("over", "lap_skipped")
    assert len(table.state.passed) == 2


@pytest.mark.rule("PF-85")
def test_with_skip_passes_of_two_laps_do_not_add_up() -> None:
    """Seat 2 passes as the last of a path round; the flower bed round that begins is a new one."""
    table = position({2: ROOM_FOR_A_BED}, seats=2, turn=1, lap_named=["P1"], namer_stuck="skip")
    assert (table.state.phase, table.kind, table.mover, table.state.turn) == ("naming", "bed", 1, 2)


@pytest.mark.rule("PF-86")
def test_with_no_repeat_a_shape_is_named_once_in_a_lap() -> None:
    table = fresh(2, first_namer="1", no_repeat="lap").play("name P1", "place a1", "place a1")
    assert table.why("name P1") == "already_named"
    assert table.legal == {f"name P{n}" for n in range(2, 9)}
    table.play("name P2", "place a4", "place a4", "name B1", "place g7 r0", "place g7 r0")
    table.play("name B4", "place e7 r0", "place e7 r0")
    assert "name P1" in table.legal


@pytest.mark.rule("PF-86", "PF-47")
def test_with_no_repeat_a_seat_whose_only_shapes_are_barred_can_name_nothing() -> None:
    gardens = {2: ROOM_FOR_THREE}
    assert position(gardens, seats=3, turn=1, lap_named=["P1"], no_repeat="lap").legal == {"name P2"}
    row_only = ("...RRRRR", *FULL[1:])
    table = position({2: row_only}, seats=3, turn=1, lap_named=["P1"], no_repeat="lap")
    assert (table.state.phase, table.state.end) == ("over", "namer_stuck")


@pytest.mark.rule("PF-43", "PF-44")
def test_the_name_and_who_is_stuck_are_open_to_all_at_once() -> None:
    table = position({3: FULL}, seats=3).play("name P1")
    for viewer in (1, 2, 3, None):
        view = table.sees(viewer)
        assert (view.piece, view.stuck) == ("P1", (2,))
