"""The measurement itself: it plays whole games, with and without a plan, and says whether each budget was kept."""

from __future__ import annotations

import pytest

from garden_desktop.bench.games import paths_and_flower_beds as bench
from tests.games.paths_and_flower_beds.desk import BUILT_IN, rules_of


@pytest.mark.rule("PF-78")
def test_every_map_is_measured_with_both_ways_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "BOARDS", 2)
    monkeypatch.setattr(bench, "frames_of", lambda *table: [1.0])
    rows = [figure.what for figure in bench.figures()]
    for map_ in BUILT_IN:
        assert sum(row.endswith(f"play on {map_}") for row in rows) == 2
    assert any("placements" in figure or "random games" in figure for figure in rows)
    assert rows[-2:] == ["best walk, 8 by 8 squares of path", "drag of a bed across M5, nearly full, 1920x1080"]


def test_a_gardener_with_a_plan_walks_further_than_one_without() -> None:
    rules = rules_of(2, "M2")

    def total(player: bench.Player) -> int:
        gardens = [garden for seed in range(12) for garden in bench.final_gardens(rules, seed, player)]
        return sum(rules.walks.best(garden).total for garden in gardens)

    assert total(bench.with_purpose) > 2 * total(bench.at_random)
