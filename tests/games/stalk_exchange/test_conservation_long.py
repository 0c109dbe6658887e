"""All 125 tokens in ten thousand games: none is lost and none is there twice."""

from __future__ import annotations

import pytest

from tests.games.stalk_exchange.walks import keep_tokens, tables, walk

GAMES = 10_000


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.rule("SE-03")
def test_tokens_of_ten_thousand_random_games() -> None:
    ended = 0
    for seed, rules in enumerate(tables(GAMES)):
        for state, move in walk(rules, seed):
            keep_tokens(rules, state)
            ended += move is None
    assert ended == GAMES
