"""Helpers shared by commands: the error that ends one, its sentence, and parsing of common arguments."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from garden_desktop.core.game import Game
from garden_desktop.core.options import NO_SUCH_OPTION, NO_SUCH_VALUE
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import plain
from garden_desktop.core.types import IllegalMoveError, InvalidMoveError, OptionError, Options
from garden_desktop.games import registry
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session

FULL: Final = (errno.ENOSPC, errno.EFBIG, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC))
"""Error numbers by which a system reports that nothing more can be written."""


class UsageError(Exception):
    """Command line that cannot be executed; the text says why."""


class CommandInterrupted(KeyboardInterrupt):
    """Ctrl+C in a command that has saved work; the text says which, and `__main__` prints it."""


def game_of(key: str) -> Game:
    """Game with this key. Raises UsageError."""
    games = registry.games()
    if key not in games:
        raise UsageError(f"there is no game {key!r}; the games are: {', '.join(games)}")
    return games[key]


def looked_at(file: Path) -> Session:
    """Open the match of a record, or of a bundle with its data, read-only. Raises as `MatchRepository.open_read_only`
    does."""
    if file.suffix.casefold() != BUNDLE:
        return MatchRepository().open_read_only(file)
    from garden_desktop.hotseat.backup.bundle import open_bundle

    return open_bundle(file)


def unfinished(file: Path) -> str:
    """Refusal to print an unfinished match, which would reveal hidden information."""
    return f"{file.name} is not over, and this would reveal hidden information: add --spoil to allow it"


def refusal(error: Exception, *files: Path | None) -> UsageError:
    """UsageError for an error of a pack, option or file; the file is named as on the command line."""
    said = sentence(error)
    if isinstance(error, PackError):
        named = next((file for file in files if file is not None and file.name == error.file), None)
        said = said if named is None else f"{named}{said.removeprefix(error.file)}"
    return UsageError(said)


def file_refusal(error: OSError, written: Path | None) -> UsageError:
    """UsageError for an error of the system, with its file. The error of a full device names none, so then it is
    `written`."""
    named = os.fsdecode(error.filename) if error.filename else written if error.errno in FULL else None
    return UsageError(sentence(error) if named is None else f"{named}: {sentence(error)}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Register --option, which may be given several times."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="set a rule option; may be repeated; ? lists the options",
    )


def options_of(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Options from the words of a command line, sorted. Raises UsageError."""
    return tuple(sorted(dict(_pairs(words)).items()))


def _pairs(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise UsageError(f"--option needs KEY=VALUE, not {word!r}")
        yield key, value


def print_options(args: argparse.Namespace) -> bool:
    """Print the options of the game with their values, defaults first, if `--option ?` asks for that; returns whether
    it does."""
    if "?" not in args.option:
        return False
    for option in game_of(args.game).options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        print(f"{option.key}={'|'.join(values)}  {plain(option.label)}")
    return True


def option_refusal(game: Game, options: Options, error: OptionError) -> UsageError:
    """UsageError for options that cannot be played; lists the known ones where one is unknown."""
    known = {option.key: option.values for option in game.options}
    what = error.reason.text.source
    if what == NO_SUCH_OPTION.source:
        return UsageError(f"{sentence(error)} The options of {game.info.key} are: {', '.join(known) or 'none'}")
    key = next((key for key, value in options.items() if value not in known.get(key, ())), "")
    if what == NO_SUCH_VALUE.source and key:
        return UsageError(f"{sentence(error)} Its values are: {', '.join(known[key])}")
    return UsageError(sentence(error))


def show_progress(done: int, total: int) -> None:
    """Print the progress of games, where standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done} of {total}", end="" if done < total else "\n", file=sys.stderr, flush=True)


def check_writable(file: Path) -> None:
    """Check that `file` can be written, before long work whose result goes there. Creates its folder. Raises
    UsageError."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{file}: {sentence(error)}") from error
    if file.is_dir():
        raise UsageError(f"{file} is a folder; give the name of a file")
    if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        raise UsageError(f"{file} cannot be written")


def sentence(error: Exception) -> str:
    """Sentence of an error for the command line."""
    if isinstance(error, (OptionError, IllegalMoveError)):
        return plain(error.reason.text)
    if isinstance(error, InvalidMoveError):
        return f"{str(error)!r} is not a move of this game"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error)


def count(text: str) -> int:
    """Argument type of argparse: a whole number from 1 on."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive whole number")
    return int(text)
