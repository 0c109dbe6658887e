"""The measure of computers that think: every table is among them, and every thought is counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

import pytest

from garden_desktop.__main__ import main
from garden_desktop.bench import gap, thinking
from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.rules import Level
from garden_desktop.games import registry


@pytest.mark.parametrize("key", registry.games())
def test_every_number_of_seats_and_every_value_of_an_option_is_measured(key: str) -> None:
    game = registry.games()[key]
    found = [(seats, dict(options)) for seats, options in thinking.tables(game)]
    assert {seats for seats, _ in found} == set(game.info.seats)
    for seats, options in found:
        assert game.refuse(seats, options) is None
    said = {pair for _, options in found for pair in options.items()}
    loose = {(o.key, v) for o in game.options if o.needs is None for v in o.values if v != o.default}
    possible = {(k, v) for k, v in loose if any(game.refuse(seats, {k: v}) is None for seats in game.info.seats)}
    assert said >= possible


def test_each_level_has_a_row_with_the_slowest_table_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "tables", lambda game: [(2, {}), (3, {})])
    rows = list(thinking.decision_figures("fire_and_flora", ["easy", "expert"]))
    assert [row.what.rpartition(" ")[2] for row in rows] == ["easy", "expert"]
    for row in rows:
        assert re.fullmatch(r"\d+ ms in the middle of \d+, \d+ at worst \([23] seats\)", row.measured)


def test_without_a_level_all_are_measured_and_with_one_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def window(key: str) -> tuple[BenchResult, ...]:
        asked.append("window")
        return ()

    def decisions(key: str, levels: Sequence[Level]) -> tuple[BenchResult, ...]:
        asked.append(tuple(levels))
        return ()

    monkeypatch.setattr(gap, "figures", window)
    monkeypatch.setattr(thinking, "decision_figures", decisions)
    assert main(["bench", "--decisions", "fire_and_flora"]) == 0
    assert main(["bench", "--decisions", "--level", "steady", "fire_and_flora"]) == 0
    assert asked == ["window", get_args(Level), ("steady",)]


def test_a_level_is_refused_where_no_decisions_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--level", "steady", "fire_and_flora"]) != 0
    assert "--level needs --decisions" in capsys.readouterr().err
