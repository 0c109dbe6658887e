"""All cards and coins in ten thousand games: none is lost and none is there twice, and every game ends."""

from __future__ import annotations

from itertools import pairwise

import pytest

from garden_desktop.games.fire_and_flora import GAME
from tests.games.fire_and_flora.walks import ends_by_the_rules, keep_coins, keep_everything, tables, walk

GAMES = 10_000


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.rule("FF-10", "FF-34")
def test_cards_and_coins_of_ten_thousand_random_games() -> None:
    for seed, rules in enumerate(tables(GAMES)):
        plies, final = 0, rules.setup()
        for (before, move), (after, _) in pairwise(walk(rules, seed)):
            assert move is not None
            keep_everything(rules, after)
            keep_coins(before, move, after)
            plies, final = plies + 1, after
        assert plies <= GAME.info.max_moves
        ends_by_the_rules(rules, final)
