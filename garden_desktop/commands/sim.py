"""`sim` command: plays many matches between computer players, each from a seed of its own."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from garden_desktop import __version__
from garden_desktop.bots.bot import Bot, FallbackBot, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.commands.usage import (
    CommandInterrupted,
    UsageError,
    add_options,
    count,
    file_refusal,
    game_of,
    option_refusal,
    options_of,
    print_options,
    refusal,
    sentence,
)
from garden_desktop.core import record
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import OptionError, Options, Pack
from garden_desktop.engine.guest import ExternalBot, ExternalBotError
from garden_desktop.games import registry
from garden_desktop.ladder.games import cpu_seconds

GUEST: Final = "guest"
INSTEAD: Final = "A legal move was played instead."


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    sim = commands.add_parser("sim", help="let computers play many matches")
    sim.add_argument("game", metavar="KEY", help="the game")
    sim.add_argument("--games", type=count, default=100, metavar="N", help="number of matches (default: %(default)s)")
    sim.add_argument("--seats", type=count, metavar="K", help="number of players (default: the most the game allows)")
    sim.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="seed of the first match (default: %(default)s); each later match adds 1",
    )
    sim.add_argument(
        "--bots",
        default="random",
        metavar="NAME,...",
        help=f"one bot for each seat, or one for all (default: %(default)s): {', '.join(LEVELS)}",
    )
    sim.add_argument("--guest", metavar="COMMAND", help="your own program, which plays the seats of bot `guest`")
    add_options(sim)
    sim.add_argument("--pack", type=Path, metavar="FILE", help="your own card set (default: the standard one)")
    sim.add_argument(
        "--players", type=Path, metavar="FILE", help="your own computer settings (default: the standard ones)"
    )
    sim.add_argument("--json", action="store_true", help="also print a line of JSON for each match, before the summary")
    sim.add_argument("--records", type=Path, metavar="DIR", help="write each match to DIR/SEED.jsonl")
    sim.set_defaults(run=run_sim)


def run_sim(args: argparse.Namespace) -> int:
    if print_options(args):
        return 0
    game = game_of(args.game)
    seats = args.seats or max(game.info.seats)
    options = dict(options_of(args.option))
    try:
        pack = registry.load_pack(game, args.pack)
    except PackError as error:
        raise refusal(error, args.pack) from error
    names = _bot_names(args.bots, seats, guest=args.guest is not None)
    people = tuple(Seated(f"Seat {n + 1}", n, name) for n, name in enumerate(names))
    moves, ended, failures, started = 0, 0, Failures(), cpu_seconds()
    seeds = range(args.seed, args.seed + args.games)
    try:
        for seed, drawn, rules in _tables(game, seats, options, pack, seeds):
            header = RecordHeader(args.game, pack.id, pack.digest, drawn, people, seed, __version__)
            with _players(game, rules, header, args) as players:
                played = _play_one(rules, players, header, args.records, failures)
            moves, ended = moves + played["moves"], ended + 1
            if args.json:
                print(json.dumps(played))
    except PackError as error:
        raise refusal(error, args.players) from error
    except KeyboardInterrupt:
        raise CommandInterrupted(_kept(ended, args.records)) from None
    seconds = cpu_seconds() - started
    summary = {"games": args.games, "moves": moves, "seconds": round(seconds, 3)}
    summary |= {"moves_per_second": round(moves / seconds) if seconds else 0, "failures": failures.number}
    print(json.dumps({"summary": summary}))
    return failures.print_summary()


def _kept(games: int, records: Path | None) -> str:
    played = f"stopped after {games} match{'' if games == 1 else 'es'}"
    return played if records is None else f"{played}, saved in {records}"


def _tables(
    game: Game, seats: int, options: Options, pack: Pack, seeds: Iterable[int]
) -> Iterator[tuple[int, Options, Rules[Any, Any]]]:
    """Seeds, each with its resolved options and the rules for them. Raises UsageError."""
    last: tuple[Options, Rules[Any, Any]] | None = None
    for seed in seeds:
        try:
            drawn = resolve_options(game, options, seed, pack)
            if last is None or drawn != last[0]:
                last = drawn, game.rules(seats, drawn, pack)
        except OptionError as error:
            raise option_refusal(game, options, error) from error
        yield seed, *last


class Failures:
    """Counter of failed decisions of bots; keeps the first error."""

    def __init__(self) -> None:
        self.number = 0
        self._first: tuple[int, Exception] | None = None

    def note(self, seed: int, error: Exception) -> None:
        self.number += 1
        self._first = self._first or (seed, error)

    def print_summary(self) -> int:
        """Report the first failure; returns the exit status."""
        if self._first is None:
            return 0
        seed, error = self._first
        if isinstance(error, ExternalBotError):
            who, reason = "the guest program sent no move", f": {error}"
        else:
            traceback.print_exception(error)
            who, reason = "a computer player failed", ""
        times = "once" if self.number == 1 else f"{self.number} times, first"
        print(f"garden-desktop: {who} {times} with seed {seed}{reason}. {INSTEAD}", file=sys.stderr)
        return 1


@contextmanager
def _players(game: Game, rules: Rules[Any, Any], header: RecordHeader, args: argparse.Namespace) -> Iterator[list[Bot]]:
    """Bots of one table. Each seat of an external bot has a process of its own, for one game."""
    policy = game.policy(rules, args.players)
    with ExitStack() as guests:
        yield [
            guests.enter_context(_guest(args.guest, game, header.options))
            if seated.who == GUEST
            else LEVELS[seated.who](policy)
            for seated in header.seats
        ]


def _guest(command: str, game: Game, options: Options) -> ExternalBot:
    """Start an external bot. Raises UsageError."""
    try:
        return ExternalBot(command, game, options)
    except (OSError, ValueError) as error:  # not found, or an open quotation mark
        raise UsageError(f"--guest {command!r} cannot be started: {sentence(error)}") from error


def _play_one(
    rules: Rules[Any, Any], players: Sequence[Bot], header: RecordHeader, folder: Path | None, failures: Failures
) -> dict[str, Any]:
    tell = partial(failures.note, header.seed)
    bots = [FallbackBot(player, tell) for player in players]
    made: list[Any] = []
    final = playout(rules, header.seed, bots, lambda _, move: made.append(move))
    if folder is not None:
        match = Match(rules, header.seed)
        for move in made:
            match.play(move)
        _write_record(folder, record.write(match, header), header.seed)
    result = rules.result(final)
    return {"seed": header.seed, "moves": len(made), "scores": list(result.scores), "ranks": list(result.ranks)}


def _write_record(folder: Path, text: str, seed: int) -> None:
    """Write a record as SEED.jsonl. Raises UsageError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{seed}.jsonl").write_text(text, encoding="utf-8")
    except OSError as error:
        raise file_refusal(error, folder) from error


def _bot_names(text: str, seats: int, *, guest: bool) -> list[str]:
    known = [*LEVELS, GUEST] if guest else [*LEVELS]
    names = text.split(",")
    names = names * seats if len(names) == 1 else names
    unknown = [name for name in names if name not in known]
    if unknown or len(names) != seats:
        raise UsageError(f"--bots needs one of {', '.join(known)} for each of {seats} seats")
    return names
