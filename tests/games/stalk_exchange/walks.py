"""Random games at tables of every kind, and what has to hold at every ply of them (5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.games.stalk_exchange import GAME
from garden_desktop.games.stalk_exchange.data.flowers import TYPES, is_bulb
from garden_desktop.games.stalk_exchange.data.options import OPTIONS
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State
from garden_desktop.games.stalk_exchange.rules.upkeep import groups
from tests.games.stalk_exchange.desk import rules_of

SEATS = (2, 3, 4, 5)


def tables(number: int) -> Iterator[MarketRules]:
    """So many tables: the player counts in turn, every option at any of its values."""
    for n in range(number):
        seats, rng = SEATS[n % len(SEATS)], Random(n)
        options = {option.key: rng.choice(option.values) for option in OPTIONS}
        if GAME.refuse(seats, options) is not None:
            options["first_player"] = "random"
        yield rules_of(seats, **options)


def walk(rules: MarketRules, seed: int) -> Iterator[tuple[State, Move | None]]:
    """Every position of one random game with the move made in it, the last one with None."""
    made: list[tuple[State, Move]] = []
    final = playout(rules, seed, [RandomBot()] * rules.seats, lambda state, move: made.append((state, move)))
    yield from made
    yield final, None


def keep_tokens(rules: MarketRules, state: State) -> None:
    """Each type counts what the pack says over all places, and every place agrees with the others (SE-03)."""
    config, found = rules.config, list(state.compost)
    for code in (*state.garden, *state.row):
        if code >= 0:
            found[code % TYPES] += 1
    for flower in state.laid:
        found[flower] += 1
    assert state.greenhouse is not None
    for bag in (state.greenhouse, *state.portfolios):
        assert bag is not None
        assert min(bag) >= 0
        found = list(map(int.__add__, found, bag))
    assert found == [config.flowers] * TYPES
    assert state.left == sum(state.greenhouse)
    assert sum(found) == 125


def keep_books(rules: MarketRules, state: State) -> None:
    """Sizes, values, tokens and what is certain agree with each other (SE-09, SE-63, SE-95)."""
    config = rules.config
    assert state.values == tuple(config.start_value + state.laid.count(flower) for flower in range(TYPES))
    for own, sure in zip(state.portfolios, state.known, strict=True):
        assert own is not None
        assert state.phase in ("first", "deal") or sum(own) == config.portfolio
        assert all(held >= certain for held, certain in zip(own, sure, strict=True))
    assert all(0 <= tokens <= config.tokens for tokens in state.tokens)


def keep_garden(rules: MarketRules, state: State) -> None:
    """After an Upkeep no bulb has room and no group is surrounded (SE-51, SE-57)."""
    if state.phase != "refill":
        return
    config, garden = rules.config, state.garden
    for space, code in enumerate(garden):
        if is_bulb(code):
            assert all(garden[other] >= 0 for other in config.board.neighbours[space])
    assert not any(group.surrounded for group in groups(config, garden))
