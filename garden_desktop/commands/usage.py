"""What the commands share: the error that ends one, its sentence, and words of a command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from garden_desktop.core.game import Game, IllegalMove, MoveSyntax, OptionError
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Shelf


class UsageError(Exception):
    """The command line cannot be carried out as it stands; the text says why."""


def game_of(key: str) -> Game:
    games = registry.games()
    if key not in games:
        raise UsageError(f"there is no game {key!r}; there are: {', '.join(games)}")
    return games[key]


def looked_at(file: Path) -> Session:
    """The match of a record, or of one that was packed with its data, to look at. Raises as `Shelf.look` does."""
    if file.suffix.casefold() != BUNDLE:
        return Shelf().look(file)
    from garden_desktop.hotseat.backup.bundle import look

    return look(file)


def unfinished(file: Path) -> str:
    """Why nothing is told of a match that is not over."""
    return f"{file.name} is not over, and this would tell what is hidden: say --spoil if nobody minds"


def sentence(error: Exception) -> str:
    """The one sentence an error is worth on the command line."""
    if isinstance(error, (OptionError, IllegalMove)):
        return plain(error.reason.text)
    if isinstance(error, MoveSyntax):
        return f"{str(error)!r} is not a move of this game"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(error)


def count(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
