"""Benchmark of the thinking time of computer players at every table: each month, map and mode, with every number of
seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from garden_desktop.bench.figure import BenchResult
from garden_desktop.bots.bot import Bot, RandomBot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Game
from garden_desktop.core.options import resolve_options
from garden_desktop.core.rules import Level, Rules
from garden_desktop.core.types import Options, Seat
from garden_desktop.games import registry

SEED: Final = 11
MIDDLE, WORST = 1.0, 2.0
"""Budget of a decision in seconds of one core: median, and maximum."""


class DecisionTime(NamedTuple):
    """Thinking time of one decision, and its table."""

    seconds: float
    table: str


class TimedBot:
    """Wrapper of a bot that records the time of each decision."""

    def __init__(self, bot: Bot, table: str, found: list[DecisionTime]) -> None:
        self._bot, self._table, self._found = bot, table, found

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        begun = process_time()
        move = self._bot.choose(rules, view, seat, rng)
        self._found.append(DecisionTime(process_time() - begun, self._table))
        return move


def figures(key: str, levels: Sequence[Level]) -> Iterator[BenchResult]:
    """Row for each level: a match at every table, with the level at every second seat and random bots at the others."""
    game = registry.games()[key]
    for level in levels:
        found = list[DecisionTime]()
        for seats, options in tables(game):
            _play(game, seats, options, level, found)
        middle, worst = median(one.seconds for one in found), max(found)
        words = (
            f"{1000 * middle:.0f} ms in the middle of {len(found)}, {1000 * worst.seconds:.0f} at worst ({worst.table})"
        )
        kept = middle <= MIDDLE and worst.seconds <= WORST
        yield BenchResult(
            f"{key}, a decision of {level}", words, f"{1000 * MIDDLE:.0f} and {1000 * WORST:.0f} ms", kept
        )


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """All modes with all numbers of seats, and with each of them every value of every option by itself."""
    choices: list[Options] = [{}, *({o.key: v} for o in game.options if o.key != "mode" for v in o.values)]
    for mode in game.info.modes:
        fixed = {"mode": mode.key} if len(game.info.modes) > 1 else {}
        for seats in mode.seats:
            for choice in choices:
                if game.refuse(seats, {**fixed, **choice}) is None:
                    yield seats, {**fixed, **choice}


def _play(game: Game, seats: int, options: Options, level: str, found: list[DecisionTime]) -> None:
    pack = registry.load_pack(game)
    rules = game.rules(seats, resolve_options(game, options, SEED, pack), pack)
    said = ",".join(f"{key}={value}" for key, value in options.items())
    bot = TimedBot(LEVELS[level](game.policy(rules)), f"{seats} seats {said}".strip(), found)
    bots: Sequence[Bot] = list(islice(cycle((bot, RandomBot())), seats))
    playout(rules, SEED, bots)
