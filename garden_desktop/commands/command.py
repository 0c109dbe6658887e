"""Dispatcher of the command line: parses the words and runs the command."""

from __future__ import annotations

import argparse
import errno
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from garden_desktop import __version__
from garden_desktop.commands import (
    bench,
    calibrate,
    check,
    engine,
    ladder,
    lessons,
    puzzles,
    replay,
    screenshot,
    sim,
    tune,
)
from garden_desktop.commands.usage import FULL, UsageError

WINDOW: Final = "--smoke-test"
EPILOG: Final = (
    "Without a command the window opens; with a match file in place of a command, it opens that match. "
    f"{WINDOW} opens the window, plays a few moves of every game and exits. KEY is a game, such as stalk_exchange."
)


def command(words: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    multiprocessing.freeze_support()  # the frozen program starts worker processes by words
    try:
        try:
            return _carry_out(words)
        finally:
            sys.stdout.flush()
    except UsageError as error:
        return _fail(str(error), 1)
    except OSError as error:
        if error.filename is not None or not ((full := error.errno in FULL) or _is_broken_pipe(error)):
            raise
        _discard_output()
        return _fail(f"the output cannot be written: {error.strerror}", 1) if full else 0


def _carry_out(words: Sequence[str]) -> int:
    words_of = "Four tabletop games for one computer."
    parser: argparse.ArgumentParser = OneLineParser(prog="garden-desktop", description=words_of, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=__version__)
    known = parser.add_subparsers(metavar="COMMAND", required=True)
    for each in (sim, replay, check, ladder, tune, calibrate, lessons, puzzles, engine, screenshot, bench):
        each.add(known)
    if words[0] == WINDOW:
        from garden_desktop.commands import smoke_test  # imports Qt, which other commands do without

        return smoke_test.run()
    if words[0] not in known.choices and words[0] not in ("-h", "--help", "--version"):
        kind = "option" if words[0].startswith("-") else "command or match file"
        parser.error(f"there is no {kind} {words[0]!r}; the commands are: {', '.join(known.choices)}")
    args = parser.parse_args(words)
    status: int = args.run(args)
    return status


def _fail(why: str, status: int) -> int:
    print(f"garden-desktop: {why}", file=sys.stderr)
    return status


def _is_broken_pipe(error: OSError) -> bool:
    """Whether the reader of the output has closed it (`| head`), which is no error. Windows reports EINVAL for it."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _discard_output() -> None:
    """Redirect standard output to nothing, so that Python's own flush at exit does not fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


class OneLineParser(argparse.ArgumentParser):
    """Argument parser that reports errors in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")
