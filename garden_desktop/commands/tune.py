"""`tune` command: finds better evaluation weights for a level of computer players by self-play."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from garden_desktop import paths
from garden_desktop.commands.usage import (
    CommandInterrupted,
    UsageError,
    add_options,
    check_writable,
    count,
    file_refusal,
    game_of,
    option_refusal,
    options_of,
    print_options,
    refusal,
    show_progress,
)
from garden_desktop.core.character import FILE
from garden_desktop.core.files import EXPORTED, write_whole
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import PackError
from garden_desktop.core.types import OptionError, Seat
from garden_desktop.games import registry
from garden_desktop.ladder.games import LadderSetup, ScheduledGame, play
from garden_desktop.ladder.running import NoDaskError, dask, processes
from garden_desktop.ladder.standing import WinShare, share, won
from garden_desktop.ladder.tuning import Numbers, PlayersFile, TuningBudget, TuningGame, least_deals, players_file, tune

DESCRIPTION = (
    "Tune the settings of a computer level by self-play: R rounds of D deals, each played from every seat, then D new"
    " deals that compare the old numbers with the new ones. FILE is written only if the new ones win more. With the"
    " defaults that is 10,000 matches: seven minutes on one core in Fire and Flora, longer in other games."
)
LEVELS = ("easy", "steady", "thoughtful", "expert")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    tuned = commands.add_parser(
        "tune", help="tune the settings of a computer level by self-play", description=DESCRIPTION
    )
    tuned.add_argument("game", metavar="KEY", help="the game")
    tuned.add_argument("--level", choices=LEVELS, default="expert", help="level to tune (default: %(default)s)")
    tuned.add_argument(
        "--against", choices=LEVELS, default="thoughtful", help="level it plays against (default: %(default)s)"
    )
    tuned.add_argument(
        "--numbers",
        required=True,
        metavar="NAME,...",
        help="numbers in players.toml to tune; NAME=START for one that is not there",
    )
    tuned.add_argument("--seats", type=count, default=2, metavar="N", help="number of players (default: %(default)s)")
    tuned.add_argument("--rounds", type=count, default=3, metavar="R", help="number of rounds (default: %(default)s)")
    tuned.add_argument(
        "--deals",
        type=count,
        default=1000,
        metavar="D",
        help="deals in a round, each played from every seat (default: %(default)s)",
    )
    tuned.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal (default: %(default)s)")
    add_options(tuned)
    tuned.add_argument(
        "--players", type=Path, metavar="FILE", help="computer settings to start from (default: the standard ones)"
    )
    tuned.add_argument(
        "--jobs",
        type=count,
        default=os.cpu_count() or 1,
        metavar="J",
        help="number of matches played at the same time (default: %(default)s)",
    )
    tuned.add_argument("--dask", metavar="ADDRESS", help='run on a Dask cluster; "local" starts one with J processes')
    tuned.add_argument("--out", type=Path, required=True, metavar="FILE", help="file for the new settings")
    tuned.set_defaults(run=run_tune)


def run_tune(args: argparse.Namespace) -> int:
    """Tune, compare old and new weights on fresh deals, and write the new ones if they win more."""
    if print_options(args):
        return 0
    try:
        before, start = _begun(args)
        check_writable(args.out)
        effort = TuningBudget(args.rounds, args.deals)
        with _trial(args, before) as trial:
            found = start
            for number, (found, part) in enumerate(tune(trial.play, start, effort, args.seats, args.seed), 1):
                print(f"round {number}: {part:.0%} won, now {_said(found)}", flush=True)
            fresh = range(args.seed + args.rounds * args.deals, args.seed + (args.rounds + 1) * args.deals)
            old, new = trial.wins(start, fresh), trial.wins(found, fresh)
        print(f"against {args.against} on {len(fresh)} new deals: {old} before, {new} now")
        if new.share <= old.share:
            print("nothing better was found, so nothing was written")
            return 1
        text = before.changed(args.level, args.seats, found, _command(args), _told(old, new)).text()
        write_whole(args.out, text.encode(), EXPORTED)
    except OptionError as error:
        raise option_refusal(game_of(args.game), dict(options_of(args.option)), error) from error
    except PackError as error:
        raise refusal(error, args.players) from error
    except NoDaskError as error:
        raise UsageError(str(error)) from error
    except BrokenProcessPool as error:
        raise UsageError("a worker process has ended; nothing was written") from error
    except OSError as error:
        raise file_refusal(error, args.out) from error
    except KeyboardInterrupt:
        raise CommandInterrupted("stopped; nothing was written") from None
    return 0


class TuningTrial:
    """Player of tuning games: each game reads its weights from a file of its own, which worker processes can open."""

    def __init__(self, args: argparse.Namespace, before: PlayersFile, folder: Path, executor: Executor) -> None:
        self._args, self._before, self._folder, self._executor = args, before, folder, executor
        self._files = 0

    def wins(self, numbers: Numbers, deals: Sequence[int]) -> WinShare:
        """Win share of the level with these weights over these deals, in every seat against the other level."""
        file = self._file(numbers)
        places = [(deal, seat) for deal in deals for seat in range(self._args.seats)]
        won = self._won([(file, deal, seat) for deal, seat in places])
        return share(sum(won), len(won))

    def play(self, tries: Sequence[TuningGame]) -> list[float]:
        """Win share of each tuning game."""
        return self._won([(self._file(one.numbers), one.deal, one.seat) for one in tries])

    def _won(self, games: Sequence[tuple[Path, int, Seat]]) -> list[float]:
        args = self._args
        options = options_of(args.option)
        tables = [LadderSetup(args.game, args.seats, options, None, file) for file, _, _ in games]
        pairings = [
            ScheduledGame(deal, tuple(args.level if at == seat else args.against for at in range(args.seats)))
            for _, deal, seat in games
        ]
        # Not by `map`: at Ctrl+C that cancels its futures, which breaks an executor whose processes are ending.
        played = [self._executor.submit(play, *one) for one in zip(tables, pairings, strict=True)]
        found = list[float]()
        for number, future in enumerate(played, 1):
            one = future.result()
            found.append(won(one, one.pairing.players.index(args.level)))
            show_progress(number, len(games))
        return found

    def _file(self, numbers: Numbers) -> Path:
        self._files += 1
        file = self._folder / f"{self._files}.toml"
        file.write_text(self._before.changed(self._args.level, self._args.seats, numbers).text(), encoding="utf-8")
        return file


@contextmanager
def _trial(args: argparse.Namespace, before: PlayersFile) -> Iterator[TuningTrial]:
    place = dask(args.dask, args.jobs) if args.dask else processes(args.jobs)
    with TemporaryDirectory() as folder, place() as executor:
        yield TuningTrial(args, before, Path(folder), executor)


def _begun(args: argparse.Namespace) -> tuple[PlayersFile, Numbers]:
    """File of weights before, and the start values. Raises UsageError, PackError and OptionError."""
    game = game_of(args.game)
    path = args.players or paths.resource(args.game, FILE)
    before = players_file(path)
    start = dict(_starts(args, before))
    if args.level == args.against:
        raise UsageError(f"--against needs a different level from {args.level}, as one file holds the settings of both")
    if args.seats < 2:
        raise UsageError("--seats needs at least 2, as tuning counts wins")
    if args.deals < (least := least_deals(len(start), args.seats)):
        raise UsageError(f"--deals needs at least {least} for this many numbers")
    pack = registry.load_pack(game)
    options = resolve_options(game, dict(options_of(args.option)), args.seed, pack)
    with TemporaryDirectory() as folder:  # refuses an unknown weight before any game is played
        file = Path(folder, path.name)
        file.write_text(before.changed(args.level, args.seats, start).text(), encoding="utf-8")
        if game.policy(game.rules(args.seats, options, pack), file) is None:
            raise UsageError(f"the computers of {args.game} have no numbers to tune")
    return before, start


def _starts(args: argparse.Namespace, before: PlayersFile) -> Iterator[tuple[str, float]]:
    for word in args.numbers.split(","):
        name, sign, value = word.partition("=")
        found = value if sign else before.number(args.level, args.seats, name)
        try:
            if found is None or isinstance(found, bool):
                raise ValueError
            yield name, float(str(found))
        except ValueError:
            raise UsageError(f"--numbers needs NAME=START for {name!r}, as the file has no number for it") from None


def _said(numbers: Numbers) -> str:
    return ", ".join(f"{name} {number:g}" for name, number in numbers.items())


def _command(args: argparse.Namespace) -> str:
    """Command line that repeats this tuning."""
    words = [f"garden-desktop tune {args.game} --level {args.level} --against {args.against} --numbers {args.numbers}"]
    words += [f"--{name} {getattr(args, name)}" for name in ("seats", "rounds", "deals", "seed")]
    words += [f"--option {key}={value}" for key, value in options_of(args.option)]
    return " ".join(words)


def _told(old: WinShare, new: WinShare) -> str:
    return f"on new deals: {old} before, {new} with these numbers"
