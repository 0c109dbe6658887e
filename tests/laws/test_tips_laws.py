"""What is true of the tips of every game there is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from garden_desktop.core.game import Game
from garden_desktop.core.options import resolve_options
from garden_desktop.core.table import Table
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from tests.shipped import SHIPPED

GAMES = registry.games()
WALKS_DRAWN = {"trace_mode": "own"}
MATCHES, LONGEST = 12, 700


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_tip_comes_up_and_speaks_of_something_that_is_there(key: str) -> None:
    game = GAMES[key]
    choices = NewGameState.usual(game)
    for option, value in WALKS_DRAWN.items():
        if option in choices.values:
            choices = choices.with_value(option, value)
    missing: set[str] = {tip.key for tip in _table(game, choices).tips}
    for match in range(MATCHES):
        if not missing:
            return
        missing -= _met(game, choices, match, missing)
    assert not missing, "nobody is ever told"


@pytest.mark.parametrize("key", SHIPPED)
def test_the_games_that_come_with_the_program_have_tips(key: str) -> None:
    assert len(_table(GAMES[key], NewGameState.usual(GAMES[key])).tips) >= 3


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_two_tips_have_one_key(key: str) -> None:
    keys = [tip.key for tip in _table(GAMES[key], NewGameState.usual(GAMES[key])).tips]
    assert len(set(keys)) == len(keys)


def _table(game: Game, choices: NewGameState) -> Table[Any, Any]:
    pack = registry.load_pack(game, None)
    return game.table(game.rules(choices.count, resolve_options(game, choices.options, 1, pack), pack))


def _met(game: Game, choices: NewGameState, seed: int, wanted: set[str]) -> set[str]:
    """The tips that come up in a match of random moves."""
    pack = registry.load_pack(game, None)
    rules = game.rules(choices.count, resolve_options(game, choices.options, 1, pack), pack)
    table, rng, state, met = game.table(rules), Random(seed), rules.setup(), set()
    for _ in range(LONGEST):
        seat = rules.to_move(state)
        if seat is None:
            break
        if seat != CHANCE:
            look = table.make_view_model(rules.view(state, seat), seat)
            for tip in table.tips:
                if tip.key in wanted and tip.when(look):
                    met.add(tip.key)
                    assert tip.at(look) in {"", *(place.id for place in look.places)}
        state = rules.apply(state, rng.choice(rules.legal_moves(state)))
    return met
