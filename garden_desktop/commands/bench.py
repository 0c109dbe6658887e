"""`bench` command: measures the speed table of docs/measurements.md on this machine."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, get_args

from garden_desktop.commands.unattended import offscreen, print_and_fail
from garden_desktop.commands.usage import UsageError, game_of
from garden_desktop.core.rules import Level
from garden_desktop.games import registry

if TYPE_CHECKING:
    from garden_desktop.bench.figure import BenchResult

# Benchmarks need Qt and are imported inside functions: help and the other commands do without it.


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    bench = commands.add_parser(
        "bench",
        help="measure speed on this computer, as in docs/measurements.md",
        description="Measure the speed of rules, frames and start, as in docs/measurements.md. Takes 70 s of CPU time.",
    )
    bench.add_argument(
        "game", nargs="?", metavar="KEY", help="measure only this game (default: all games, and the start)"
    )
    other = bench.add_mutually_exclusive_group()
    other.add_argument(
        "--evening",
        action="store_true",
        help="measure the pace of a match, with people and with computers, in real time",
    )
    other.add_argument(
        "--decisions",
        action="store_true",
        help="measure how long computers think in each game, and whether the window freezes",
    )
    other.add_argument(
        "--analysis", action="store_true", help="measure how long the analysis of a match takes at every table"
    )
    other.add_argument(
        "--length",
        action="store_true",
        help="measure moves, undo and replay jumps in a long match",
    )
    other.add_argument(
        "--book", action="store_true", help="measure the home screen and the garden book with ten thousand matches"
    )
    bench.add_argument("--level", choices=get_args(Level), help="with --decisions: measure only this level")
    bench.set_defaults(run=run_bench)


@print_and_fail
def run_bench(args: argparse.Namespace) -> int:
    """Print the table; returns 1 when a budget was exceeded."""
    if args.level and not args.decisions:
        raise UsageError("--level needs --decisions")
    from garden_desktop.bench.speed import StartError

    offscreen()
    keys = list(registry.games()) if args.game is None else [game_of(args.game).info.key]
    print("| what | measured | budget | kept |\n|---|---|---|---|")
    kept = True
    try:
        for row in _rows(args, keys):
            print(f"| {row.what} | {row.measured} | {row.budget} | {'yes' if row.kept else 'NO'} |", flush=True)
            kept &= row.kept
    except StartError as error:
        raise UsageError(str(error)) from error
    return 0 if kept else 1


def _rows(args: argparse.Namespace, keys: Sequence[str]) -> Iterator[BenchResult]:
    if args.evening:
        return evening(keys)
    if args.analysis:
        return analysis(keys)
    if args.book:
        return book()
    if args.length:
        return length(keys)
    return decisions(keys, args.level) if args.decisions else speeds(keys, whole=args.game is None)


def speeds(keys: Sequence[str], *, whole: bool) -> Iterator[BenchResult]:
    """Rows of the rules, the tables and, with `whole`, the start."""
    from garden_desktop.bench import speed

    return speed.figures(keys, whole=whole)


def decisions(keys: Sequence[str], level: Level | None) -> Iterator[BenchResult]:
    """Rows of thinking times of one level, or of all levels and the freezes of the window meanwhile."""
    from garden_desktop.bench import gap, thinking

    for key in keys:
        if level is None:
            yield from gap.figures(key)
        yield from thinking.decision_figures(key, get_args(Level) if level is None else [level])


def evening(keys: Sequence[str]) -> Iterator[BenchResult]:
    """Rows of the pace of an evening."""
    from garden_desktop.bench import evening

    for key in keys:
        yield from evening.figures(key)


def analysis(keys: Sequence[str]) -> Iterator[BenchResult]:
    """Rows of the analysis of matches."""
    from garden_desktop.bench import thinking

    for key in keys:
        yield from thinking.analysis_figures(key)


def book() -> Iterator[BenchResult]:
    """Rows of 10,000 matches."""
    from garden_desktop.bench import book

    return book.figures()


def length(keys: Sequence[str]) -> Iterator[BenchResult]:
    """Rows of long matches, for games that have them."""
    from garden_desktop.bench import length

    for key in keys:
        yield from length.figures(key)
