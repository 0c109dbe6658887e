"""The measure of analyses: tables of every number of seats and value of an option, each to its last move."""

from __future__ import annotations

import re

import pytest

from garden_desktop.__main__ import main
from garden_desktop.bench import thinking
from garden_desktop.games import registry


@pytest.mark.parametrize("key", registry.games())
def test_every_number_of_seats_and_every_value_of_an_option_is_measured(key: str) -> None:
    game = registry.games()[key]
    found = list(thinking._tables(game))
    for seats, options in found:
        assert game.refuse(seats, options) is None
    assert {seats for seats, _ in found} == set(game.info.seats)
    said = {pair for _, options in found for pair in options.items()}
    loose = {(o.key, v) for o in game.options if o.needs is None for v in o.values if v != o.default}
    possible = {
        (k, v) for k, v in loose if any(game.refuse(seats, {k: v}) is None for seats in game.info.seats if seats > 1)
    }
    assert said >= possible


@pytest.mark.parametrize(("budget", "kept"), [(1000.0, "yes"), (0.0, "NO")])
def test_the_slowest_table_is_held_to_the_budget(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], budget: float, kept: str
) -> None:
    monkeypatch.setattr(thinking, "tables", lambda game: [(2, {}), (3, {}), (1, {"mode": "solo_challenge"})])
    monkeypatch.setattr(thinking, "USUAL", budget)
    assert main(["bench", "--analysis", "fire_and_flora"]) == (kept == "NO")
    row = capsys.readouterr().out.splitlines()[-1]
    assert re.search(r"\d\.\d s at worst of 2 \([23] seats, \d+ moves\); first turning point", row)
    assert row.endswith(f"| {kept} |")
