"""Text of a map split into its grid and the lines in front of it, and the same mirrored or turned."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

_OPPOSITE: Final = re.compile(r"(?m)^(\s*opposite\s+)([a-z])(\d+)(\s+)([a-z])(\d+)\s*$")
"""Line that names two squares by column letter and row number."""


NAME, PLAYERS, OPPOSITE = "name", "players", "opposite"
KEYWORDS: Final = (NAME, PLAYERS, OPPOSITE)
"""Keywords in front of a grid, in their usual order; `OPPOSITE` may begin several lines."""


class MapLines(NamedTuple):
    """Lines in front of the grid, and the signs of its squares, a text a row."""

    head: str
    rows: Sequence[str]

    @property
    def text(self) -> str:
        """The whole map, in the form that the parser reads."""
        lines = [*self.head.strip("\n").split("\n"), "grid", *(" ".join(row) for row in self.rows), "end"]
        return "\n".join(lines) + "\n"


def split_map(text: str, blank: str) -> MapLines:
    """Parts of a map; row numbers, column letters and comments of the grid are left out. Rows are made equally long."""
    lines = text.replace("\r\n", "\n").strip("\n").split("\n")
    start = next((n for n, line in enumerate(lines) if line.strip() == "grid"), len(lines))
    end = next((n for n in range(start, len(lines)) if lines[n].strip() == "end"), len(lines))
    rows = [
        re.sub(r"^\s*\d+\s+", "", line) for line in lines[start + 1 : end] if not line.strip().startswith(("a", "#"))
    ]
    signs = ["".join(row.split()) for row in rows if row.strip()]
    wide = max(map(len, signs), default=0)
    return MapLines("\n".join([*lines[:start], *lines[end + 1 :]]), tuple(row.ljust(wide, blank) for row in signs))


def map_name(text: object) -> str:
    """Name of a map; "" where its text has none."""
    lines = text.partition("\ngrid")[0] if isinstance(text, str) else ""
    return next(iter(values_of(lines, NAME)), "")


def values_of(head: str, keyword: str) -> list[str]:
    """Texts behind a keyword in the lines in front of a grid, one for each line."""
    return [line.strip()[len(keyword) :].strip() for line in head.split("\n") if _keyword(line) == keyword]


def other_lines(head: str) -> str:
    """Lines in front of a grid that begin with none of the `KEYWORDS`."""
    return "\n".join(line for line in head.split("\n") if line.strip() and _keyword(line) not in KEYWORDS)


def with_values(head: str, keyword: str, values: Sequence[str]) -> str:
    """Lines in front of a grid with other values behind a keyword; they stand where its first line stood, or at their
    usual place."""
    lines = [line for line in head.split("\n") if line.strip()]
    before = KEYWORDS[: KEYWORDS.index(keyword)]
    usual = max((n + 1 for n, line in enumerate(lines) if _keyword(line) in before), default=0)
    at = next((n for n, line in enumerate(lines) if _keyword(line) == keyword), usual)
    kept = [[line for line in part if _keyword(line) != keyword] for part in (lines[:at], lines[at:])]
    return "\n".join([*kept[0], *(f"{keyword} {value}" for value in values), *kept[1]])


def with_other_lines(head: str, others: str) -> str:
    """Lines in front of a grid with other ones that begin with none of the `KEYWORDS`, which come last."""
    known = [line for line in head.split("\n") if _keyword(line) in KEYWORDS]
    return "\n".join([*known, *others.split("\n")])


def _keyword(line: str) -> str:
    return next(iter(line.split()), "")


def mirrored(found: MapLines) -> MapLines:
    """Map with left and right exchanged."""
    wide = len(found.rows[0]) if found.rows else 0
    return _moved(found, [row[::-1] for row in found.rows], lambda x, y: (wide - 1 - x, y))


def turned(found: MapLines) -> MapLines:
    """Map turned clockwise by a quarter."""
    high = len(found.rows)
    return _moved(
        found, ["".join(column)[::-1] for column in zip(*found.rows, strict=True)], lambda x, y: (high - 1 - y, x)
    )


def _moved(found: MapLines, rows: Sequence[str], place: Callable[[int, int], tuple[int, int]]) -> MapLines:
    """Map with other rows; squares that lines in front name have moved to `place`."""

    def name(letter: str, number: str) -> str:
        column, row = place(ord(letter) - ord("a"), int(number) - 1)
        return f"{chr(ord('a') + column)}{row + 1}"

    head = _OPPOSITE.sub(lambda line: f"{line[1]}{name(line[2], line[3])}{line[4]}{name(line[5], line[6])}", found.head)
    return MapLines(head, tuple(rows))
