"""Evaluation weights of computer players: numbers in `resources/<key>/players.toml`, a table for each level."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from garden_desktop import paths
from garden_desktop.core.packs import RowReader, read, text_of
from garden_desktop.core.rules import Level

LEVELS: tuple[Level, ...] = get_args(Level)
FILE: Final = "players.toml"
MOST_SEATS = 6
MOST = 1_000.0
"""Largest absolute value of a weight."""

C = TypeVar("C")


def characters_of(key: str, file: Path | None, kind: type[C], seats: int) -> Mapping[Level, C]:
    """Evaluation weights of each level at a table of `seats` seats, from `file`, or from the game's own file where it
    is None.

    Raises PackError.
    """
    path = file or paths.resource(key, FILE)
    return characters(text_of(path), path.name, kind, seats)


def characters(text: str, file: str, kind: type[C], seats: int) -> Mapping[Level, C]:
    """Evaluation weights of each level at a table of `seats` seats, parsed from the text of a file.

    `kind` is a NamedTuple of numbers and flags with a default for each. The table of a level holds the differences from
    these defaults, and its table "seats_3" further differences at three seats. Raises PackError naming table and field.
    """
    top = RowReader(file, "level", read(text, file))
    found = {level: _character(top.row(level), kind(), seats) for level in LEVELS}
    top.done()
    return found


def _character(row: RowReader, usual: Any, seats: int) -> Any:
    special: dict[str, Any] = {}
    for number in range(1, MOST_SEATS + 1):
        if row.has(f"seats_{number}"):
            told = _told(row.row(f"seats_{number}"), usual)
            special = told if number == seats else special
    return usual._replace(**{**_told(row, usual), **special})


def _told(row: RowReader, usual: Any) -> dict[str, Any]:
    """Fields of `usual` that a table sets. Raises PackError for any other field."""
    found: dict[str, Any] = {}
    for field in usual._fields:
        if row.has(field):
            flag = isinstance(getattr(usual, field), bool)
            found[field] = row.flag(field) if flag else row.real(field, -MOST, MOST)
    row.done()
    return found
