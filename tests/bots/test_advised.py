"""A computer player that asks the game itself, where the game knows how it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from garden_desktop.bots.advised import AdvisedBot
from garden_desktop.bots.bot import RandomBot
from garden_desktop.core.game import Level, Seat
from garden_desktop.games import registry


class Silent:
    """Searches, as far as this test goes: says that it was asked."""

    def choose(self, rules: Any, view: Any, seat: Seat, rng: Random) -> str:
        return "searched"


class Knowing:
    """Rules that know how to play."""

    def advise(self, view: Any, seat: Seat, level: Level) -> tuple[Any, Seat, Level]:
        return view, seat, level


def test_rules_that_give_advice_are_asked_with_the_view_the_seat_and_the_level() -> None:
    rules: Any = Knowing()
    assert AdvisedBot("easy", Silent()).choose(rules, "what is seen", 2, Random(1)) == ("what is seen", 2, "easy")
    assert AdvisedBot("thoughtful", Silent()).choose(rules, "", 0, Random(1))[2] == "thoughtful"


def test_all_other_games_are_left_to_the_search() -> None:
    game = registry.load("_template")
    rules = game.rules(2, {}, registry.load_pack(game))
    assert AdvisedBot("easy", Silent()).choose(rules, rules.setup(), 0, Random(1)) == "searched"
    state = rules.setup()
    assert AdvisedBot("easy", RandomBot()).choose(rules, state, 0, Random(1)) in rules.legal_moves(state)
