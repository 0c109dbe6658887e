"""Benchmarks of the thinking of computers at every table: the time for a decision of a player, and for the analysis of
a match, to the end and to the first turning point.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from garden_desktop import __version__
from garden_desktop.bench.figure import BenchResult
from garden_desktop.bots.bot import Bot, RandomBot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core import record
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Level, Rules
from garden_desktop.core.types import Options, Seat
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import AnalysisProcess, FinishedMatch, process_count

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


def decision_figures(key: str, levels: Sequence[Level]) -> Iterator[BenchResult]:
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


PLAYERS: Final[Sequence[Level]] = ("expert", "easy")
"""Levels of the seats in turn: somebody has to make mistakes."""
WHOLE: Final = {"paths_and_flower_beds": 5.0}
"""Budget in seconds for the whole analysis, where it is not `USUAL`."""
USUAL: Final = 2.0
POLL_S: Final = 0.01


class AnalysisTime(NamedTuple):
    """Seconds of one analysis, the start of its processes included, and its table.

    whole  to the last move
    first  to the first turning point; None without one
    """

    whole: float
    first: float | None
    moves: int
    table: str


def analysis_figures(key: str) -> Iterator[BenchResult]:
    """Row of the slowest table of a game."""
    game = registry.games()[key]
    found = list(_times(game))
    worst, points = max(found), [one.first for one in found if one.first is not None]
    words = (
        f"{worst.whole:.1f} s at worst of {len(found)} ({worst.table}, {worst.moves} moves); first turning point "
        f"{min(points, default=0):.1f} to {max(points, default=0):.1f} s"
    )
    budget = WHOLE.get(key, USUAL)
    yield BenchResult(f"{key}, analysis of a match", words, f"{budget:.0f} s", worst.whole <= budget)


def _tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Every mode with every number of seats, and every value of an option once, with the fewest seats from two on."""
    seen = list[Options]()
    for seats, options in tables(game):
        plain = {key: value for key, value in options.items() if key != "mode"}
        if not plain or (plain not in seen and seats > 1):
            seen.append(plain)
            yield seats, options


def _times(game: Game) -> Iterator[AnalysisTime]:
    pack = registry.load_pack(game)
    for seats, wanted in _tables(game):
        options = resolve_options(game, wanted, SEED, pack)
        rules = game.rules(seats, options, pack)
        if game.estimator(rules) is not None:
            said = ",".join(f"{key}={value}" for key, value in wanted.items())
            yield _time(_played(game, rules), game.info.key, options, f"{seats} seats {said}".strip())


def _played(game: Game, rules: Rules[Any, Any]) -> Match[Any, Any]:
    """Match of `PLAYERS` by turns."""
    match: Match[Any, Any] = Match(rules, SEED)
    players = [LEVELS[level](game.policy(rules)) for level in PLAYERS]
    playout(rules, SEED, list(islice(cycle(players), rules.seats)), lambda _, move: match.play(move))
    return match


def _time(match: Match[Any, Any], key: str, options: Options, table: str) -> AnalysisTime:
    people = tuple(Seated(f"Player {seat + 1}", seat) for seat in range(match.rules.seats))
    text = record.write(match, RecordHeader(key, "", "", dict(options), people, SEED, __version__))
    begun, first = time.perf_counter(), None
    process = AnalysisProcess(FinishedMatch(key, len(people), options, None, text), process_count())
    while not process.done:
        process.poll()
        if first is None and process.news is not None and process.news.turning_points():
            first = time.perf_counter() - begun
        time.sleep(POLL_S)
    return AnalysisTime(time.perf_counter() - begun, first, match.ply, table)
