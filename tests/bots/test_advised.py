"""A computer player that asks the game itself, where the game knows how it is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import AdvisedBot, SearchBot
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.rules import IsLate, Level
from garden_desktop.core.types import Seat
from garden_desktop.games import registry

LIVING = ("easy", "steady", "thoughtful", "expert")


class Knowing:
    """Knows how to play."""

    def choose_move(self, view: Any, seat: Seat, level: Level, rng: Random, late: IsLate) -> tuple[Any, ...]:
        return view, seat, level, rng.random(), late()


@pytest.mark.parametrize("level", LIVING)
def test_who_knows_the_game_is_asked_with_the_view_the_seat_and_the_level(level: str) -> None:
    rules: Any = None
    bot = LEVELS[level](Knowing())
    assert isinstance(bot, AdvisedBot)
    assert bot.choose(rules, "what is seen", 2, Random(1)) == ("what is seen", 2, level, Random(1).random(), False)


@pytest.mark.parametrize("level", LIVING)
def test_all_other_games_are_left_to_the_search(level: str) -> None:
    game = registry.load("_template")
    rules = game.rules(2, {}, registry.load_pack(game))
    bot = LEVELS[level](game.policy(rules))
    assert isinstance(bot, SearchBot)
    assert bot.choose(rules, rules.setup(), 0, Random(1)) in rules.legal_moves(rules.setup())


def test_who_plays_at_random_asks_nobody() -> None:
    game = registry.load("_template")
    rules = game.rules(2, {}, registry.load_pack(game))
    assert LEVELS["random"](Knowing()).choose(rules, rules.setup(), 0, Random(1)) in rules.legal_moves(rules.setup())
