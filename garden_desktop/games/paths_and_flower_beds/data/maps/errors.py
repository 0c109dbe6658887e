"""What can be wrong with a map text, and where (PF-101)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from garden_desktop.core.text import Message, plain
from garden_desktop.games.paths_and_flower_beds.data.maps.words import CODES


class Problem(NamedTuple):
    """Something wrong in a map text: line and column from 1 (0: no single one), the code, the sentence."""

    line: int
    code: str
    column: int
    text: Message


class MapError(ValueError):
    """A text is no map; `problems` are all there are in the first stage that has any."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem[:3]))
        super().__init__("; ".join(plain(problem.text) for problem in self.problems))


class MapLine(NamedTuple):
    """A line that says something: its number, its text without blanks at the ends, and the column where that begins."""

    number: int
    text: str
    column: int

    def problem(self, code: str, at: int = 0) -> Problem:
        """Something wrong `at` so many signs into the text."""
        return problem(code, self.number, self.column + at)

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return self.text.partition(" ")[2].strip()


class MapRow(NamedTuple):
    """A row of the grid: its line, its signs, and where in the line each of them stands."""

    line: MapLine
    signs: str
    at: tuple[int, ...]


def problem(code: str, line: int = 0, column: int = 0) -> Problem:
    """A problem with its sentence."""
    return Problem(line, code, column, CODES[code])
