"""The last turn, and what is open after it."""

from __future__ import annotations

import pytest

from tests.games.paths_and_flower_beds.desk import BUILT_IN, FULL, fresh, position

WALKED = (*FULL[:3], "RRRRPPPP", "PPPPPRRR", *FULL[5:])
"""A full garden with a way from gate to gate over two fountains."""


@pytest.mark.rule("PF-16", "PF-17", "PF-45")
def test_a_piece_without_room_in_somebody_elses_garden_makes_this_the_last_turn() -> None:
    table = position({2: FULL, 4: FULL}, seats=4).play("name P1")
    assert (table.stuck, table.mover) == ([2, 4], 1)
    table.play("place a1")
    assert table.mover == 3
    table.play("place a8")
    assert (table.state.phase, table.state.end) == ("over", "piece_does_not_fit")
    assert (table.picture(1)[0], table.picture(3)[7]) == ("PPPG....", "PPP.G...")
    assert table.picture(2) == table.picture(4) == list(FULL)


@pytest.mark.rule("PF-44")
def test_who_is_stuck_is_known_before_anybody_places() -> None:
    table = position({3: FULL}, seats=3).play("name P1")
    assert (table.state.phase, table.mover, table.sees(1).stuck) == ("placing", 1, (2,))


@pytest.mark.rule("PF-45", "PF-13")
def test_the_namer_is_never_stuck() -> None:
    for seed in range(20):
        table = fresh(3).finish(seed)
        assert table.namer not in table.stuck


@pytest.mark.rule("PF-18", "PF-01")
def test_after_the_last_placement_every_garden_is_shown() -> None:
    table = position({2: FULL}, seats=3).play("name P1", "place a1")
    assert [garden is not None for garden in table.sees(None).gardens] == [False] * 3
    table.play("place a1")
    for viewer in (1, 2, 3, None):
        assert table.sees(viewer).gardens == table.state.gardens


@pytest.mark.rule("PF-46", "PF-32", "PF-18")
def test_a_stuck_seat_is_scored_like_the_others_and_may_win() -> None:
    table = position({2: WALKED}, seats=2).play("name P1", "place a1")
    assert (table.stuck, table.totals, table.winners) == ([2], (0, 17), [2])


@pytest.mark.rule("PF-52", "PF-17")
def test_only_stuck_seats_lack_the_last_piece() -> None:
    for seed in range(10):
        table = fresh(3).finish(seed)
        counts = [len(table.garden(seat).laid) for seat in (1, 2, 3)]
        most = len(table.state.named)
        assert counts == [most - (seat in table.stuck) for seat in (1, 2, 3)]


@pytest.mark.rule("PF-16", "PF-47", "PF-85")
@pytest.mark.parametrize("map_", BUILT_IN)
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("options", [{}, {"namer_stuck": "skip", "no_repeat": "lap", "trace_mode": "own"}], ids=str)
def test_every_game_ends_for_one_of_three_reasons_and_every_square_is_accounted_for(
    map_: str, seats: int, options: dict[str, str]
) -> None:
    table = fresh(seats, map_, **options).finish(seats)
    assert table.state.end in {"piece_does_not_fit", "namer_stuck", "lap_skipped"}
    for seat in range(1, seats + 1):
        garden = table.garden(seat)
        parts = [garden.free, garden.path, *garden.beds]
        assert sum(part.bit_count() for part in parts) == table.config.map.usable.bit_count()
        assert sum(parts) == table.config.map.usable
        sizes = [table.config.pack.shapes[laid.piece].squares for laid in garden.laid]
        assert sum(sizes) == (table.config.map.usable & ~garden.free).bit_count()
