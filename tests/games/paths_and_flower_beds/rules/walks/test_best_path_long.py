"""The best walk of every garden that random and purposeful play end with: three other ways find none better."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.bench.games.paths_and_flower_beds import PLAYERS, final_gardens
from tests.games.paths_and_flower_beds.desk import BUILT_IN, rules_of
from tests.games.paths_and_flower_beds.oracles import Foreseer, Plot, TooManyError, Walker, is_best, worth

GARDENS = 1_000
MOST_STEPS = {Walker: 50_000, Foreseer: 10_000}


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.rule("PF-76", "PF-77")
@pytest.mark.parametrize("play", PLAYERS)
@pytest.mark.parametrize("map_", BUILT_IN)
def test_no_final_garden_has_a_better_walk(map_: str, play: str) -> None:
    """CP-SAT judges every one; walking one by one those that have few enough walks."""
    rules = rules_of(2, map_)
    judged: Counter[str] = Counter()
    for seed in range(GARDENS // 2):
        for garden in final_gardens(rules, seed, PLAYERS[play]):
            plot = Plot(rules.config.ground, garden.path, garden.beds)
            found = worth(plot, plot.best())
            assert is_best(plot, found), f"seed {seed}"
            judged["CP-SAT"] += 1
            for walker, most in MOST_STEPS.items():
                try:
                    assert walker(plot, most).walked() == found, f"seed {seed}"
                except TooManyError:
                    continue
                judged[walker.__name__] += 1
    print(f"{map_}, {play} play: {dict(judged)}")
    assert judged["CP-SAT"] == GARDENS
