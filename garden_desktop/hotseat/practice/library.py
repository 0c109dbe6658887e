"""Where puzzles lie: `resources/<key>/puzzles/puzzles.jsonl`, one a line. A faulty one is left out, the others stay."""

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
"""Bytes: no such file is larger."""


class PuzzleSet(NamedTuple):
    """The puzzles of a game that can be read, by number, and what is wrong with the others."""

    puzzles: tuple[Puzzle, ...]
    faults: tuple[PackError, ...]


def file_of(key: str) -> Path:
    return paths.resource(key, "puzzles", FILE)


def load(key: str, file: Path | None = None) -> PuzzleSet:
    """The puzzles of a game, none of them played; none at all where there is no file."""
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
    """The puzzle of a day out of those of all games, from the date alone: the same for everybody. The games come in
    turn, each in an order of its own, and none comes again before all have been."""
    turns = zip_longest(*(mixed(puzzles) for puzzles in shelves))
    all_round = [puzzle for turn in turns for puzzle in turn if puzzle is not None]
    return all_round[day.toordinal() % len(all_round)] if all_round else None


def mixed(puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
    """Those of a game, easy and hard ones in no order; always the same one."""
    return Random(puzzles[0].game).sample(puzzles, len(puzzles)) if puzzles else ()


NOT_UTF_8 = QT_TRANSLATE_NOOP("practice", "cannot be read: it is not a text in UTF-8")
UNREADABLE = QT_TRANSLATE_NOOP("practice", "cannot be read: {error}")
