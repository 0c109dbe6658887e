"""Where puzzles lie: `resources/<key>/puzzles/puzzles.jsonl`, one a line. A faulty one is left out, the others stay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.files import read_regular
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.practice import Puzzle, parse_puzzle
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.practice.opening import FILE

MOST: Final = 4 << 20
"""Bytes: no such file is larger."""
STRIDE: Final = 37
"""From one day to the next; prime, so that none comes again before all have been."""


class Shelf(NamedTuple):
    """The puzzles of a game that can be read, by number, and what is wrong with the others."""

    puzzles: tuple[Puzzle, ...]
    faults: tuple[PackError, ...]


def file_of(key: str) -> Path:
    return paths.resource(key, "puzzles", FILE)


def load(key: str, file: Path | None = None) -> Shelf:
    """The puzzles of a game, none of them played; none at all where there is no file."""
    path = file or file_of(key)
    if not path.exists():
        return Shelf((), ())
    try:
        lines = read_regular(path, MOST).decode("utf-8").split("\n")
    except OSError as error:
        return Shelf((), (PackError(path.name, THE_FILE, "", UNREADABLE.of(error=error.strerror or str(error))),))
    except UnicodeDecodeError:
        return Shelf((), (PackError(path.name, THE_FILE, "", NOT_UTF_8),))
    puzzles, faults = list[Puzzle](), list[PackError]()
    for number, line in enumerate(lines, 1):
        if number == len(lines) and not line:
            break  # what comes after the last line end
        try:
            puzzles.append(parse_puzzle(line, key, path.name, number))
        except PackError as error:
            faults.append(error)
    return Shelf(tuple(puzzles), tuple(faults))


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day, from the date alone: the same for everybody."""
    return puzzles[day.toordinal() * STRIDE % len(puzzles)] if puzzles else None


NOT_UTF_8 = QT_TRANSLATE_NOOP("practice", "cannot be read: it is not a text in UTF-8")
UNREADABLE = QT_TRANSLATE_NOOP("practice", "cannot be read: {error}")
