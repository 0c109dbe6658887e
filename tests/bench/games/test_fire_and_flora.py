"""The measurement itself: it plays at every table and says whether each budget was kept."""

from __future__ import annotations

import pytest

from garden_desktop.bench.games import fire_and_flora as bench
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.options import OPTIONS
from tests.games.fire_and_flora.desk import rules_of


def test_every_value_of_every_option_is_measured() -> None:
    measured = {(key, value) for table in bench.tables() for key, value in table.options.items()}
    for option in OPTIONS:
        assert {(option.key, value) for value in option.values if value != option.default} <= measured
    assert {table.seats for table in bench.tables()} == set(GAME.info.seats)


def test_a_budget_that_is_missed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "SECONDS_A_TABLE", 0.0001)
    monkeypatch.setattr(bench, "tables", lambda: [bench.BenchTable(2, {"target": "4"})])
    monkeypatch.setattr(bench, "MOVES_A_SECOND", 10**9)
    monkeypatch.setattr(bench, "frames_of", lambda *table: [1.0])
    speed, plays, fires, drag = bench.figures()
    assert not speed.kept
    assert "target=4" in speed.measured
    assert plays.kept
    assert fires.kept
    assert drag.kept


def test_the_games_it_plays_are_whole() -> None:
    rules = rules_of(2, target="5")
    plies = list(bench.positions(rules, 3))
    assert plies[0][0] == rules.setup()
    assert rules.apply(*plies[-1]).ending
