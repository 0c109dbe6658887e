"""How a score is explained and how an ending is told (8.1, FF-02, FF-06 to FF-10, FF-20)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from tests.games.fire_and_flora.desk import Desk, desk
from tests.games.fire_and_flora.tables import table_of
from tests.games.fire_and_flora.walks import tables, walk

ELEVEN = "HQ1 | C21 oak big | C03 ceanothus big | S24 yucca big | C16 sagebrush small"


def sheet(table: Desk, seat: int) -> list[str]:
    lines = table.rules.explain(table.state, seat - 1)
    return [f"{plain(line.label)}, {plain(line.note) if line.note else ''}: {line.points}" for line in lines]


@pytest.mark.rule("FF-02", "FF-20")
def test_each_plant_that_counts_is_one_line() -> None:
    table = desk("HQ1 | EF1 oak small | C21 oak big | C15 mustard big | S24 yucca big | C17 nursery1", "HQ2")
    assert sheet(table, 1) == [
        "Live Oak, Small, on Empty Field: 1",
        "Live Oak, Big, on Paso Robles Savanna: 4",
        "Yucca, Big, on Anza Valley: 3",
    ]
    assert sheet(table, 2) == []


@pytest.mark.rule("FF-202", "FF-217")
def test_lines_add_up_to_the_stars_from_every_view() -> None:
    for seed, rules in enumerate(tables(24, short=True)):
        for state, _ in list(walk(rules, seed))[::15]:
            for viewer in (*range(rules.seats), None):
                view = rules.view(state, viewer)
                scores = rules.result(view).scores
                sums = tuple(sum(line.points for line in rules.explain(view, side)) for side in range(rules.sides))
                assert sums == scores


@pytest.mark.rule("FF-01")
def test_a_win_is_told() -> None:
    table = desk(ELEVEN, "HQ2 | EF2", coins=(20,), market="C07").play("buy C07")
    result = table.rules.result(table.state)
    assert plain(result.reason) == "Seat 1 has the best landscape: 12 stars."
    assert result.tiebreak is None


@pytest.mark.rule("FF-10")
def test_a_stop_is_told_with_what_decided() -> None:
    rows = ("HQ1 | EF1 poppy small", "HQ2 | EF2 poppy small")
    coins = desk(*rows, active=2, coins=(3, 4), flags={"round": 60}).play("end")
    result = coins.rules.result(coins.state)
    assert plain(result.reason) == "After 60 rounds Seat 2 has the most stars: 1."
    assert result.tiebreak is not None
    assert plain(result.tiebreak) == "Tied on stars; Seat 2 has the most coins: 4 against 3."
    level = desk(*rows, active=2, coins=(4, 4), flags={"round": 60}).play("end")
    shared = level.rules.result(level.state)
    assert plain(shared.reason) == "After 60 rounds Seat 1 and Seat 2 share the victory with 1 stars each."
    assert shared.tiebreak is not None
    assert plain(shared.tiebreak) == "Tied on stars and on coins: 4 each."


@pytest.mark.rule("FF-218")
def test_a_challenge_that_was_met_is_told_without_rivals() -> None:
    table = desk(ELEVEN, coins=(20,), market="C07", mode="solo_challenge").play("buy C07")
    assert plain(table.rules.result(table.state).reason) == "The landscape reached 12 stars in time."


@pytest.mark.rule("FF-218")
def test_a_lost_challenge_is_told() -> None:
    table = desk("HQ1 | EF1 poppy small", mode="solo_challenge", flags={"round": 8}).play("end")
    assert plain(table.rules.result(table.state).reason) == "After 8 turns the landscape has 1 stars; the goal was 12."
    verdict = table_of(table.rules).score_breakdown(table.rules.view(table.state, 0)).verdict
    assert verdict is not None
    assert verdict.sprite == "land-ash"
    assert verdict.tokens == (("star", True), *(("star", False),) * 11), "twelve's one"


def test_while_the_game_runs_the_places_go_by_stars() -> None:
    table = desk("HQ1 | EF1 poppy small", "HQ2 | EF2 poppy big", "HQ3 | EF3 oak small")
    result = table.rules.result(table.state)
    assert (result.scores, result.ranks) == ((1, 2, 1), (2, 1, 2))
    assert plain(result.reason) == "No player has won yet."
