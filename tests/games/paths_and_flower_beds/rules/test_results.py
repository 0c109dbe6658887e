"""Who wins, and what tells equal totals apart."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from tests.games.paths_and_flower_beds.desk import FULL, Desk, over, position, small

ROW = small(".....", "G.o.G", ".....")


ALMOST = ("RRRRPPPP", "PPPPPRR.", "RRRRRR~.", "RR~RRRR.", "RRRRRRR.")
"""The lower rows of a garden with a way over two fountains and room for four squares."""


def final(*gardens: tuple[str, ...], map_: str = ROW, **options: str) -> Desk:
    return over(dict(enumerate(gardens, 1)), map_, **options)


PLAIN_WAY = (".....", "PPPPP", ".....")
ONE_CIRCLE = ("R....", "PPPPP", "L....")
TWO_CIRCLES = ("RR...", "PPPPP", "LL...")
DETOUR_TWO = ("RPPPR", "PP.PP", "L...L")
FULLER = ("R....", "PPPPP", "LLL..")


@pytest.mark.rule("PF-32")
def test_the_highest_total_wins() -> None:
    table = final(PLAIN_WAY, TWO_CIRCLES, ONE_CIRCLE)
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks, result.tiebreak) == ((16, 18, 17), (3, 1, 2), None)


@pytest.mark.rule("PF-79")
def test_equal_totals_share_the_win_and_the_place() -> None:
    table = final(ONE_CIRCLE, PLAIN_WAY, DETOUR_TWO)
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks) == ((17, 16, 17), (1, 3, 1))


@pytest.mark.rule("PF-84")
def test_the_ladder_looks_at_path_points_first() -> None:
    """17 with one circle and the fountain, and 17 with two circles round it."""
    table = final(ONE_CIRCLE, DETOUR_TWO, ties="ladder")
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks) == ((17, 17), (2, 1))
    assert result.tiebreak is not None
    assert "between two kinds of flowers" in plain(result.tiebreak)


@pytest.mark.rule("PF-84")
def test_the_ladder_tells_the_winner_from_the_next_whoever_is_last() -> None:
    result = (table := final(ONE_CIRCLE, DETOUR_TWO, PLAIN_WAY, ties="ladder")).rules.result(table.state)
    assert (result.scores, result.ranks) == ((17, 17, 16), (2, 1, 3))
    assert result.tiebreak is not None
    assert "between two kinds of flowers" in plain(result.tiebreak)


@pytest.mark.rule("PF-84")
def test_then_fountains() -> None:
    """15 each, with no circle: opposite gates, and a bonus of 10 with five fountains."""
    rows = small(".......G.", "Gooooo..G", ".........")
    round_them = (".........", "P.......P", "PPPPPPPPP")
    over_them = (".......P.", "PPPPPPPP.", ".........")
    table = final(round_them, over_them, map_=rows, ties="ladder")
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks) == ((15, 15), (2, 1))
    assert final(round_them, over_them, map_=rows).winners == [1, 2]


@pytest.mark.rule("PF-84")
def test_then_the_fewest_empty_squares_and_after_that_the_win_is_shared() -> None:
    table = final(ONE_CIRCLE, FULLER, ONE_CIRCLE, ties="ladder")
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks) == ((17, 17, 17), (2, 1, 2))
    assert result.tiebreak is not None
    assert "fewer empty squares" in plain(result.tiebreak)
    compared = plain(FlowerTable(table.rules).score_breakdown(table.state).sentences[2]).replace("\u00a0", " ")
    squares = "squares between two kinds 1 : 1 : 1, fountains 1 : 1 : 1, empty squares 8 : 6 : 8."
    assert compared == f"Tie-break for Seat 1, Seat 2 and Seat 3: {squares}"
    assert final(ONE_CIRCLE, ONE_CIRCLE, ties="ladder").winners == [1, 2]


@pytest.mark.rule("PF-79", "PF-84")
def test_without_the_ladder_empty_squares_do_not_matter() -> None:
    assert final(ONE_CIRCLE, FULLER).winners == [1, 2]


@pytest.mark.rule("PF-16", "PF-47", "PF-85")
def test_the_result_says_why_the_game_ended() -> None:
    stuck = position({2: FULL, 3: FULL}, seats=3).play("name P1", "place a1")
    assert plain(stuck.rules.result(stuck.state).reason) == (
        "Seat 2 and Seat 3 had no room left for the West–east straight."
    )
    namer = position({1: FULL}, seats=2)
    assert plain(namer.rules.result(namer.state).reason) == "Seat 1 had no room for any piece that could be named."
    lap = position({1: FULL, 2: FULL}, namer_stuck="skip")
    assert plain(lap.rules.result(lap.state).reason) == "No player could name a piece for a whole round."


@pytest.mark.rule("PF-111")
def test_a_running_result_tells_of_known_gardens_alone() -> None:
    table = position({1: (*FULL[:3], *ALMOST), 2: FULL}, seats=2)
    assert table.rules.result(table.sees(1)).scores == (17, 0)
    assert table.rules.result(table.sees(2)).scores == (0, 0)
    assert table.rules.explain(table.sees(2), 0) == ()


@pytest.mark.rule("PF-84")
def test_no_tie_break_is_told_where_two_share_the_win_and_a_third_had_as_many_points() -> None:
    result = (table := final(DETOUR_TWO, DETOUR_TWO, ONE_CIRCLE, ties="ladder")).rules.result(table.state)
    assert (result.scores, result.ranks, result.tiebreak) == ((17, 17, 17), (1, 1, 3), None)
