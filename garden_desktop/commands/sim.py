"""`sim`: computers play many games, each from a seed of its own."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

from garden_desktop import __version__
from garden_desktop.bots.bot import Bot, Unfailing
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.playout import playout
from garden_desktop.commands.usage import UsageError, count, game_of, sentence
from garden_desktop.core import record
from garden_desktop.core.game import Game, OptionError, Options, Pack, Rules
from garden_desktop.core.match import Match
from garden_desktop.core.options import settled
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import Header, Seated
from garden_desktop.engine.guest import Guest, GuestError
from garden_desktop.games import registry

GUEST: Final = "guest"
INSTEAD: Final = "Any legal move was made instead."


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    sim = commands.add_parser("sim", help="let computers play many games")
    sim.add_argument("game", metavar="KEY")
    sim.add_argument("--games", type=count, default=100, metavar="N")
    sim.add_argument("--seats", type=count, metavar="K")
    sim.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game; the next has S + 1")
    sim.add_argument("--bots", default="random", help="one for each seat, or one for all: " + ", ".join(LEVELS))
    sim.add_argument("--guest", metavar="COMMAND", help="a program of somebody else's, for the seats of bot `guest`")
    sim.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    sim.add_argument("--pack", type=Path, metavar="FILE")
    sim.add_argument("--players", type=Path, metavar="FILE", help="numbers by which computers judge, of your own")
    sim.add_argument("--json", action="store_true", help="one object a game instead of the summary alone")
    sim.add_argument("--records", type=Path, metavar="DIR", help="write every game as DIR/<seed>.jsonl")
    sim.set_defaults(run=run_sim)


def run_sim(args: argparse.Namespace) -> int:
    game = game_of(args.game)
    seats = args.seats or max(game.info.seats)
    options = dict(options_of(args.option))
    try:
        pack = registry.load_pack(game, args.pack)
    except PackError as error:
        raise UsageError(sentence(error)) from error
    names = _bot_names(args.bots, seats, guest=args.guest is not None)
    people = tuple(Seated(f"Seat {n + 1}", n, name) for n, name in enumerate(names))
    moves, failures, started = 0, Failures(), process_time()
    seeds = range(args.seed, args.seed + args.games)
    for seed, drawn, rules in _tables(game, seats, options, pack, seeds):
        header = Header(args.game, pack.id, pack.digest, drawn, people, seed, __version__)
        try:
            with _players(game, rules, header, args) as players:
                played = _play_one(rules, players, header, args.records, failures)
        except PackError as error:
            raise UsageError(sentence(error)) from error
        except OSError as error:
            raise UsageError(f"{args.records}: {sentence(error)}") from error
        moves += played["moves"]
        if args.json:
            print(json.dumps(played))
    seconds = process_time() - started  # of one core, whatever else the machine does
    summary = {"games": args.games, "moves": moves, "seconds": round(seconds, 3)}
    summary |= {"moves_per_second": round(moves / seconds) if moves else 0, "failures": failures.number}
    print(json.dumps({"summary": summary}))
    return failures.tell()


def _tables(
    game: Game, seats: int, options: Options, pack: Pack, seeds: Iterable[int]
) -> Iterator[tuple[int, Options, Rules[Any, Any]]]:
    """Each seed with its options settled and the rules for them. Raises UsageError."""
    last: tuple[Options, Rules[Any, Any]] | None = None
    for seed in seeds:
        try:
            drawn = settled(game, options, seed, pack)
            if last is None or drawn != last[0]:
                last = drawn, game.rules(seats, drawn, pack)
        except OptionError as error:
            raise UsageError(sentence(error)) from error
        yield seed, *last


class Failures:
    """Thoughts of computers that failed, and the first of them."""

    def __init__(self) -> None:
        self.number = 0
        self._first: tuple[int, Exception] | None = None

    def note(self, seed: int, error: Exception) -> None:
        self.number += 1
        self._first = self._first or (seed, error)

    def tell(self) -> int:
        """Say where the first one was; the exit status."""
        if self._first is None:
            return 0
        seed, error = self._first
        if isinstance(error, GuestError):
            who, reason = "a guest gave no move", f": {error}"
        else:
            traceback.print_exception(error)
            who, reason = "the thinking of a computer failed", ""
        times = "once" if self.number == 1 else f"{self.number} times, first"
        print(f"garden-desktop: {who} {times} with seed {seed}{reason}. {INSTEAD}", file=sys.stderr)
        return 1


@contextmanager
def _players(game: Game, rules: Rules[Any, Any], header: Header, args: argparse.Namespace) -> Iterator[list[Bot]]:
    """Who sits at one table; each seat of a guest has a program of its own, which lives as long as the game."""
    adviser = game.adviser(rules, args.players)
    with ExitStack() as guests:
        yield [
            guests.enter_context(_guest(args.guest, game, header.options))
            if seated.who == GUEST
            else LEVELS[seated.who](adviser)
            for seated in header.seats
        ]


def _guest(command: str, game: Game, options: Options) -> Guest:
    """Raises UsageError."""
    try:
        return Guest(command, game, options)
    except (OSError, ValueError) as error:  # not there, or a quotation mark without its twin
        raise UsageError(f"--guest {command!r} cannot be started: {sentence(error)}") from error


def _play_one(
    rules: Rules[Any, Any], players: Sequence[Bot], header: Header, folder: Path | None, failures: Failures
) -> dict[str, Any]:
    tell = partial(failures.note, header.seed)
    bots = [Unfailing(player, tell) for player in players]
    made: list[Any] = []
    final = playout(rules, header.seed, bots, lambda _, move: made.append(move))
    if folder is not None:
        match = Match(rules, header.seed)
        for move in made:
            match.play(move)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{header.seed}.jsonl").write_text(record.write(match, header), encoding="utf-8")
    result = rules.result(final)
    return {"seed": header.seed, "moves": len(made), "scores": list(result.scores), "ranks": list(result.ranks)}


def options_of(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Options as they are given on a command line. Raises UsageError."""
    return tuple(sorted(dict(_pairs(words)).items()))


def _pairs(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise UsageError(f"--option wants KEY=VALUE, not {word!r}")
        yield key, value


def _bot_names(text: str, seats: int, *, guest: bool) -> list[str]:
    known = [*LEVELS, GUEST] if guest else [*LEVELS]
    names = text.split(",")
    names = names * seats if len(names) == 1 else names
    unknown = [name for name in names if name not in known]
    if unknown or len(names) != seats:
        raise UsageError(f"--bots wants one of {', '.join(known)} for each of {seats} seats")
    return names
