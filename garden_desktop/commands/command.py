"""The command line: finds the command among those with and those without a window, and carries it out."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from garden_desktop import __version__
from garden_desktop.commands import calibrate, check, engine, ladder, lessons, puzzles, replay, sim, tune
from garden_desktop.commands.usage import UsageError

EPILOG: Final = (
    "Without a command the application opens; FILE, a record in place of a command, is opened in it; "
    "--smoke-test opens it, plays a little of every game and ends."
)


def command(words: Sequence[str]) -> int:
    """Carry out one command; returns the exit status."""
    multiprocessing.freeze_support()  # in the frozen program a computer player's process begins here, with words
    words_of = "Tabletop games for one screen."
    parser: argparse.ArgumentParser = OneLineParser(prog="garden-desktop", description=words_of, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=__version__)
    known = parser.add_subparsers(metavar="COMMAND", required=True)
    for each in (sim, replay, check, ladder, tune, calibrate, lessons, puzzles, engine):
        each.add(known)
    if words[0] not in known.choices:  # the commands that need Qt, which the others do not wait for
        from garden_desktop.commands import bench, screenshot, smoke_test

        if words[0] == "--smoke-test":
            return smoke_test.run()
        for other in (screenshot, bench):
            other.add(known)
    args = parser.parse_args(words)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except UsageError as error:
        print(f"garden-desktop: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        _hush()
        return 0
    return status


def _hush() -> None:
    """Nobody reads any more, and that is no error: Python's own last flush must not find the closed pipe either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one line, without the list of everything there is."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")
