"""What the computers of each level see of a market, and what they forget."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.bots.bot import AdvisedBot, Bot, RandomBot, never_late, playout
from garden_desktop.core.character import LEVELS
from garden_desktop.core.rules import Level
from garden_desktop.games import registry
from garden_desktop.games.stalk_exchange.advice.character import Character, Forecast
from garden_desktop.games.stalk_exchange.advice.policy import policy
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State
from tests.games.stalk_exchange.advice.test_practice import shop
from tests.laws.samples import decisions, samples

TABLES = [sample for sample in samples() if sample.game.info.key == "stalk_exchange"]


def market(seats: int) -> MarketRules:
    game = registry.games()["stalk_exchange"]
    rules = game.rules(seats, {}, registry.load_pack(game))
    assert isinstance(rules, MarketRules)
    return rules


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_and_the_same_dice_give_the_same(level: Level) -> None:
    for sample in TABLES[:8]:
        rules = sample.rules()
        assert isinstance(rules, MarketRules)
        for state in decisions(sample, 2, seed=3):
            view = rules.view(state, state.turn)
            move = policy(rules).choose_move(view, state.turn, level, Random(5), never_late)
            assert move in rules.legal_moves(state)
            assert move == policy(rules).choose_move(view, state.turn, level, Random(5), never_late)


def test_the_crash_is_feared_by_those_who_see_it() -> None:
    """Most of the flowers are of the dearest type: after a crash they are worth half."""
    table = shop()
    config, state = table.rules.config, table.state
    seat = state.turn
    bold, wary = (Forecast(config, Character(fears=fears)) for fears in (0.0, 1.0))
    rich = state._replace(values=(0, 9, 0, 0, 0))
    assert bold.chance(rich, seat, bold.held(rich, seat)) > wary.chance(rich, seat, wary.held(rich, seat))


def test_what_swaps_have_shown_of_others_is_known_and_the_rest_is_likely() -> None:
    table = shop()
    config = table.rules.config
    view = table.rules.view(table.state, table.state.turn)
    view = view._replace(known=((0,) * 5, (3, 0, 0, 0, 0), (0,) * 5))
    held = Forecast(config, Character()).held(view, view.turn)
    assert held[view.turn] == tuple(map(float, view.portfolios[view.turn] or ()))
    assert held[1][0] > 3 > held[2][0] > 0
    for other in (1, 2):
        assert sum(held[other]) == pytest.approx(config.portfolio)


def test_a_token_is_kept_where_nothing_is_to_be_had_for_it() -> None:
    """Today's computers spent all tokens in their first turn; a new match begins with none of them spent."""
    rules = market(2)
    spent: list[int] = []
    bots = [AdvisedBot(policy(rules), "thoughtful")] * 2

    def watch(state: State, move: object) -> None:
        if state.phase == "act" and state.turns <= 2:
            spent.append(rules.config.tokens - state.tokens[state.turn])

    playout(rules, 4, bots, watch)
    assert max(spent) <= 2


@pytest.mark.daily
def test_an_expert_beats_those_who_do_anything() -> None:
    rules = market(2)
    for seed in range(4):
        bots: list[Bot] = [AdvisedBot(policy(rules), "expert"), RandomBot()]
        final = playout(rules, seed, bots if seed % 2 else bots[::-1])
        assert rules.result(final).ranks == ((1, 2) if seed % 2 else (2, 1))
