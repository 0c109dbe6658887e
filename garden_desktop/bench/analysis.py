"""Benchmark of the analysis of a match: time to the end, and to the first turning point, at every table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any, Final, NamedTuple

from garden_desktop import __version__
from garden_desktop.bench.decisions import tables
from garden_desktop.bench.figure import BenchResult
from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core import record
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Level, Rules
from garden_desktop.core.types import Options
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import AnalysisProcess, FinishedMatch, process_count

SEED: Final = 11
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


def figures(key: str) -> Iterator[BenchResult]:
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
