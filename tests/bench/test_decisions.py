"""The measure of computers that think: every table is among them, and every thought is counted."""

from __future__ import annotations

import re

import pytest

from garden_desktop.bench import decisions
from garden_desktop.games import registry


@pytest.mark.parametrize("key", registry.games())
def test_every_number_of_seats_and_every_value_of_an_option_is_measured(key: str) -> None:
    game = registry.games()[key]
    found = [(seats, dict(options)) for seats, options in decisions.tables(game)]
    assert {seats for seats, _ in found} == set(game.info.seats)
    for seats, options in found:
        assert game.refuse(seats, options) is None
    said = {pair for _, options in found for pair in options.items()}
    loose = {(o.key, v) for o in game.options if o.needs is None for v in o.values if v != o.default}
    possible = {(k, v) for k, v in loose if any(game.refuse(seats, {k: v}) is None for seats in game.info.seats)}
    assert said >= possible


def test_each_level_has_a_row_with_the_slowest_table_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "tables", lambda game: [(2, {}), (3, {})])
    rows = list(decisions.figures("fire_and_flora"))
    assert [row.what.rpartition(" ")[2] for row in rows] == ["easy", "steady", "thoughtful", "expert"]
    for row in rows:
        assert re.fullmatch(r"\d+ ms in the middle of \d+, \d+ at worst \([23] seats\)", row.measured)
