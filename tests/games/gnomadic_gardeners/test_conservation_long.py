"""Components in ten thousand games of each mode: none is lost and none is there twice."""

from __future__ import annotations

from itertools import product

import pytest

from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from tests.games.gnomadic_gardeners.desk import rules_of
from tests.games.gnomadic_gardeners.test_walks import keep_components, walk

GAMES = 10_000
YEARS = tuple(product(("none", *MONTHS), ("seven", "nine")))


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.rule("GG-71", "GG-80", "GG-81")
@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_components_of_ten_thousand_random_games(mode: str) -> None:
    tables = [rules_of(mode=mode, month=month, garden=garden) for month, garden in YEARS]
    ended = 0
    for number in range(GAMES):
        rules = tables[number % len(tables)]
        for state, _ in walk(rules, f"conservation {mode} {number}"):
            keep_components(rules, state)
            ended += rules.to_move(state) is None
    assert ended == GAMES
