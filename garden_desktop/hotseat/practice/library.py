"""Puzzle files `resources/<key>/puzzles/puzzles.jsonl`, one puzzle a line. A faulty line is skipped; the others
stay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.files import read_regular
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.practice import Puzzle, parse_puzzle
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.practice.session import FILE

MOST: Final = 4 << 20
"""Maximum size of a file in bytes."""


class PuzzleSet(NamedTuple):
    """Valid puzzles of a game, by number, and the errors in the other lines."""

    puzzles: tuple[Puzzle, ...]
    faults: tuple[PackError, ...]


def file_of(key: str) -> Path:
    return paths.resource(key, "puzzles", FILE)


def load(key: str, file: Path | None = None) -> PuzzleSet:
    """Parse the puzzles of a game, without playing them; empty where there is no file."""
    path = file or file_of(key)
    if not path.exists():
        return PuzzleSet((), ())
    try:
        lines = read_regular(path, MOST).decode("utf-8").split("\n")
    except OSError as error:
        return PuzzleSet((), (PackError(path.name, THE_FILE, "", UNREADABLE.of(error=error.strerror or str(error))),))
    except UnicodeDecodeError:
        return PuzzleSet((), (PackError(path.name, THE_FILE, "", NOT_UTF_8),))
    puzzles, faults = list[Puzzle](), list[PackError]()
    for number, line in enumerate(lines, 1):
        if number == len(lines) and not line:
            break  # what comes after the last line end
        try:
            puzzles.append(parse_puzzle(line, key, path.name, number))
        except PackError as error:
            faults.append(error)
    return PuzzleSet(tuple(puzzles), tuple(faults))


def daily(shelves: Sequence[Sequence[Puzzle]], day: date) -> Puzzle | None:
    """Puzzle of the day from the date alone, so that it is the same for everybody. The games take turns, each in a
    shuffled order of its own, and none repeats before all have been shown."""
    turns = zip_longest(*(mixed(puzzles) for puzzles in shelves))
    all_round = [puzzle for turn in turns for puzzle in turn if puzzle is not None]
    return all_round[day.toordinal() % len(all_round)] if all_round else None


def mixed(puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Puzzles of a game in a fixed shuffled order."""
    return Random(puzzles[0].game).sample(puzzles, len(puzzles)) if puzzles else ()


NOT_UTF_8 = QT_TRANSLATE_NOOP("practice", "cannot be read: it is not UTF-8 text")
UNREADABLE = QT_TRANSLATE_NOOP("practice", "cannot be read: {error}")
