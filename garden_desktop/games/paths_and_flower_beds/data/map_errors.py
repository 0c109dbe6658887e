"""Errors and warnings of map files, with their sentences (PF-101)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain

# Sentences.


CODES: Final[Mapping[str, Message]] = {
    "file_too_large": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The file is larger than 64 KiB: no map needs that."),
    "not_text": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The file is not UTF-8 text."),
    "empty_file": QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is nothing here but blank lines and comments."),
    "unknown_line": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "Outside the grid, a line must start with name, by, players or opposite, or be just the word grid.",
    ),
    "repeated_line": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name, by, players and grid may appear only once."),
    "missing_name": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The map has no line with its name."),
    "bad_name": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A name has 1 to 40 characters."),
    "bad_players": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Players must be a number from 1 to 6, or a rising range such as 2-4."
    ),
    "missing_grid": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "There is no grid: a line with the word grid is needed."
    ),
    "empty_grid": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The grid has no rows."),
    "bad_header": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "The column letters must be a, b, c and so on up to the last column."
    ),
    "bad_row_number": QT_TRANSLATE_NOOP("paths_and_flower_beds", "This row has the wrong number."),
    "unknown_symbol": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "A row may contain only . for a square, ~ for water, o for a fountain, G for a gate."
    ),
    "uneven_rows": QT_TRANSLATE_NOOP("paths_and_flower_beds", "This row must be as long as the first one."),
    "too_small": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A map has at least 3 columns and 3 rows."),
    "too_large": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A map has at most 16 columns and 12 rows."),
    "gate_on_corner": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A gate can’t be on a corner."),
    "gate_not_on_edge": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A gate must be at the edge of the garden."),
    "no_gate": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The garden has no gates, so no walk can start."),
    "bad_opposite": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Opposite must name two squares of the grid, such as d1 e8, or say none."
    ),
    "opposite_same_gate": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A gate cannot be its own opposite."),
    "opposite_not_gate": QT_TRANSLATE_NOOP("paths_and_flower_beds", "One of these squares has no gate."),
    "opposite_repeated": QT_TRANSLATE_NOOP("paths_and_flower_beds", "One of these gates already has an opposite."),
    "opposite_none_mixed": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "“opposite none” must be the only line about opposites."
    ),
    "no_path_fits": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "No path piece fits on this map, even when it is empty."
    ),
    "no_bed_fits": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No flower bed fits on this map, even when it is empty."),
    "one_gate": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "There is only one gate, so no walk leads from gate to gate."
    ),
    "no_opposites": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "No two gates are opposite: no player can score 15 for them."
    ),
    "not_facing": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Two gates are set as opposite but are not on facing sides."
    ),
    "pair_cut_off": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Water separates two opposite gates: no walk can connect them."
    ),
    "gate_cut_off": QT_TRANSLATE_NOOP("paths_and_flower_beds", "A gate opens only onto water."),
    "not_symmetric": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The map is not symmetric, so one side may be easier."),
    "few_squares": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Fewer than 40 squares can be planted: a short match."),
    "piece_never_fits": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "At least one piece doesn’t fit anywhere, even at the start."
    ),
}
"""Sentences by code: errors in the order of the reading stages (PF-101), then warnings (PF-102)."""


# Problems and their place in the text (PF-101).


class Problem(NamedTuple):
    """An error or warning in a map text: line and column from 1 (0: the whole file), code, sentence."""

    line: int
    code: str
    column: int
    text: Message


class MapError(ValueError):
    """The text is not a valid map; `problems` are all errors of the first stage that has any."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem[:3]))
        super().__init__("; ".join(plain(problem.text) for problem in self.problems))


class MapLine(NamedTuple):
    """A line with content: its number, its text without blanks at the ends, the column where that begins."""

    number: int
    text: str
    column: int

    def problem(self, code: str, at: int = 0) -> Problem:
        """A problem at offset `at` in the text of the line."""
        return problem(code, self.number, self.column + at)

    @property
    def rest(self) -> str:
        """Text after the first word."""
        return self.text.partition(" ")[2].strip()


class MapRow(NamedTuple):
    """A row of the grid: its line, its characters, and the offset of each in the line."""

    line: MapLine
    signs: str
    at: tuple[int, ...]


def problem(code: str, line: int = 0, column: int = 0) -> Problem:
    """A problem with the sentence of its code."""
    return Problem(line, code, column, CODES[code])
