"""Parser of map files that reports every error of a stage and all warnings, with their sentences (PF-53 to PF-56,
PF-100 to PF-103).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from garden_desktop.core.square import SquareBoard, mask_of, square_board, squares_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, plain
from garden_desktop.games.paths_and_flower_beds.data.garden_map import (
    FACING,
    FOUNTAIN,
    GATE,
    PLAIN,
    WATER,
    GardenMap,
    Pair,
    garden_map,
    marks_of,
    side_of,
)
from garden_desktop.games.paths_and_flower_beds.data.pack import Shape

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


# Stage 3: gates, opposites, and whether any piece fits (PF-53 to PF-56).


NONE: Final = "none"
TWO_CELLS: Final = re.compile(r"([a-z][1-9]\d*) +([a-z][1-9]\d*)")


def standing(board: SquareBoard, grid: MapLine, rows: Sequence[MapRow]) -> Iterator[Problem]:
    """Yield an error for each gate that is a corner or not on the edge, and for a map without gates (PF-53)."""
    gates = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line.signs) if sign == GATE]
    for row, column in gates:
        edges = (row in (0, board.height - 1)) + (column in (0, board.width - 1))
        if edges != 1:
            code = "gate_on_corner" if edges else "gate_not_on_edge"
            yield rows[row].line.problem(code, rows[row].at[column])
    if not gates:
        yield grid.problem("no_gate")


def opposites(board: SquareBoard, gates: int, lines: Sequence[MapLine]) -> tuple[list[Pair] | None, list[Problem]]:
    """Pairs of opposite gates, None if no line is about them, and the errors in these lines (PF-55)."""
    pairs: list[Pair] = []
    problems: list[Problem] = []
    for line in lines:
        if line.rest == NONE:
            if len(lines) > 1:
                problems.append(line.problem("opposite_none_mixed"))
            continue
        pair = _pair(board, line.rest)
        code = _wrong(gates, pair, {gate for other in pairs for gate in other})
        if code:
            problems.append(line.problem(code, line.text.find(line.rest) if line.rest else 0))
        elif pair:
            pairs.append(pair)
    return pairs if lines else None, problems


def room(board: SquareBoard, usable: int, shapes: Collection[Shape]) -> Iterator[str]:
    """Yield an error code for a map on which no path piece, or no flower bed, could ever be placed."""
    if not any(fits(board, usable, shape) for shape in shapes if shape.kind == "path"):
        yield "no_path_fits"
    if not any(fits(board, usable, shape) for shape in shapes if shape.kind == "bed"):
        yield "no_bed_fits"


def fits(board: SquareBoard, free: int, shape: Shape) -> bool:
    """Whether a shape fits into these free squares in some orientation."""
    ways: Iterable[list[int]] = ([board.square(x, y) for x, y, _ in lying.cells] for lying in shape.lyings)
    return any(board.slid(offsets, free) for offsets in ways)


def _pair(board: SquareBoard, text: str) -> Pair | None:
    found = TWO_CELLS.fullmatch(text)
    if not found or found[1] not in board.index or found[2] not in board.index:
        return None
    return board.index[found[1]], board.index[found[2]]


def _wrong(gates: int, pair: Pair | None, named: Collection[int]) -> str:
    if pair is None:
        return "bad_opposite"
    if pair[0] == pair[1]:
        return "opposite_same_gate"
    if not all(gates >> gate & 1 for gate in pair):
        return "opposite_not_gate"
    return "opposite_repeated" if set(pair) & set(named) else ""


FEW_SQUARES: Final = 40


def warnings(found: GardenMap, shapes: Collection[Shape]) -> list[str]:
    """Codes of all warnings, in alphabetical order."""
    codes = [*_gates(found), *_squares(found)]
    if not all(fits(found.board, found.usable, shape) for shape in shapes):
        codes.append("piece_never_fits")
    return sorted(codes)


def _gates(found: GardenMap) -> Iterator[str]:
    board, usable = found.board, found.usable
    if len(found.gates) == 1:
        yield "one_gate"
    if not found.pairs:
        yield "no_opposites"
    if any(side_of(board, other) != FACING[side_of(board, one)] for one, other in found.pairs):
        yield "not_facing"
    if any(not board.filled(1 << one, usable) >> other & 1 for one, other in found.pairs):
        yield "pair_cut_off"
    if any(not board.near(1 << gate) & usable for gate in found.gates):
        yield "gate_cut_off"


def _squares(found: GardenMap) -> Iterator[str]:
    if found.usable.bit_count() < FEW_SQUARES:
        yield "few_squares"
    marks = (found.ground.gates, found.ground.water, found.ground.fountains)
    if not any(all(_mirrored(found, mark, x, y) == mark for mark in marks) for x, y in ((1, 1), (1, 0), (0, 1))):
        yield "not_symmetric"


def _mirrored(found: GardenMap, mask: int, sideways: int, upside: int) -> int:
    """The mask mirrored left to right, upside down, or both."""
    board, turned = found.board, []
    for column, row in map(board.place, squares_of(mask)):
        across = board.width - 1 - column if sideways else column
        turned.append(board.square(across, board.height - 1 - row if upside else row))
    return mask_of(turned)


# Reading: stages 1 to 3 (2.7, PF-100 to PF-103).


MOST_BYTES: Final = 64 * 1024
LONGEST_NAME: Final = 40
COLUMNS: Final = (3, 16)
ROWS: Final = (3, 12)
PLAYERS: Final = re.compile(r"([1-6])(?:-([1-6]))?")
NUMBERED: Final = re.compile(r"(\d+)[ \t]+")
SIGNS: Final = PLAIN + WATER + FOUNTAIN + GATE
ONCE: Final = ("name", "by", "players")


class LoadedMap(NamedTuple):
    """A map that was read, with its warnings."""

    map: GardenMap
    warnings: tuple[Problem, ...]


@dataclass(slots=True)
class MapText:
    """Lines of a map text by keyword; `block` are those of the grid, `grid` is the line with that word."""

    said: dict[str, MapLine] = field(default_factory=dict)
    opposites: list[MapLine] = field(default_factory=list)
    grid: MapLine | None = None
    block: list[MapLine] = field(default_factory=list)


def read_map_file(data: bytes, shapes: Collection[Shape]) -> LoadedMap:
    """Map in the bytes of a file, with its warnings. Raises MapError."""
    if len(data) > MOST_BYTES:
        raise MapError([problem("file_too_large")])
    try:
        return read_map(data.decode("utf-8"), shapes)
    except UnicodeDecodeError as error:
        raise MapError([problem("not_text")]) from error


def read_map(text: str, shapes: Collection[Shape]) -> LoadedMap:
    """Map in a text, with its warnings. Raises MapError with every error of the first stage that has any."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise MapError([problem("file_too_large")])
    sheet = _sheet(text)
    assert sheet.grid is not None, "a sheet without a grid is refused"
    rows = _rows(sheet.grid, sheet.block)
    found = _gated(sheet, sheet.grid, rows, shapes)
    return LoadedMap(found, tuple(sheet.grid.problem(code) for code in warnings(found, shapes)))


def _gated(sheet: MapText, grid: MapLine, rows: list[MapRow], shapes: Collection[Shape]) -> GardenMap:
    """Stage 3: gates, opposites, and whether any piece fits."""
    board = square_board(len(rows[0].signs), len(rows))
    marks = marks_of(board, (row.signs for row in rows))
    pairs, problems = opposites(board, marks[GATE], sheet.opposites)
    problems += standing(board, grid, rows)
    problems += (grid.problem(code) for code in room(board, board.all & ~marks[WATER], shapes))
    if problems:
        raise MapError(problems)
    by = sheet.said["by"].rest if "by" in sheet.said else ""
    return garden_map(sheet.said["name"].rest, board, marks, pairs, by, _players(sheet.said.get("players")))


def _players(line: MapLine | None) -> tuple[int, int] | None:
    found = PLAYERS.fullmatch(line.rest) if line else None
    return (int(found[1]), int(found[2] or found[1])) if found else None


def _lines(text: str) -> Iterator[MapLine]:
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        said = line.strip(" \t")
        if said and not said.startswith("#"):
            yield MapLine(number, said.replace("\t", " "), line.index(said) + 1)


def _sheet(text: str) -> MapText:
    """Stage 1: the lines sorted by keyword."""
    lines = list(_lines(text))
    if not lines:
        raise MapError([problem("empty_file")])
    sheet, problems = MapText(), []
    block: list[MapLine] | None = None
    for line in lines:
        if block is not None:
            if line.text == "end":
                block = None
            else:
                block.append(line)
        elif line.text == "grid":
            block = sheet.block if sheet.grid is None else []
            if sheet.grid is not None:
                problems.append(line.problem("repeated_line"))
            sheet.grid = sheet.grid or line
        else:
            problems += _keyword(sheet, line)
    problems += _lacking(sheet)
    if problems:
        raise MapError(problems)
    return sheet


def _keyword(sheet: MapText, line: MapLine) -> Iterator[Problem]:
    word = line.text.partition(" ")[0]
    if word == "opposite":
        sheet.opposites.append(line)
    elif word not in ONCE:
        yield line.problem("unknown_line")
    elif word in sheet.said:
        yield line.problem("repeated_line")
    else:
        sheet.said[word] = line
        at = line.text.find(line.rest, len(word)) if line.rest else len(word)
        if word == "players":
            found = PLAYERS.fullmatch(line.rest)
            if not found or (found[2] and found[2] <= found[1]):
                yield line.problem("bad_players", at)
        elif not 1 <= len(line.rest) <= LONGEST_NAME:
            yield line.problem("bad_name", at)


def _lacking(sheet: MapText) -> Iterator[Problem]:
    if "name" not in sheet.said:
        yield problem("missing_name")
    if sheet.grid is None:
        yield problem("missing_grid")
    elif not sheet.block:
        yield sheet.grid.problem("empty_grid")


def _rows(grid: MapLine, block: list[MapLine]) -> list[MapRow]:
    """Stage 2: the rows of the grid, checked for size and characters."""
    header = block[0] if block[0].text.startswith("a") else None
    lines = block[1:] if header else block
    if not lines:
        raise MapError([grid.problem("empty_grid")])
    rows = [_row(line) for line in lines]
    problems = list(_size(grid, len(rows[0].signs), len(rows)))
    if header:
        problems += _header(header, len(rows[0].signs))
    for number, row in enumerate(rows, 1):
        problems += _row_problems(row, number, len(rows[0].signs))
    if problems:
        raise MapError(problems)
    return rows


def _row(line: MapLine) -> MapRow:
    numbered = NUMBERED.match(line.text)
    at = tuple(n for n in range(numbered.end() if numbered else 0, len(line.text)) if line.text[n] != " ")
    return MapRow(line, "".join(line.text[n] for n in at), at)


def _size(grid: MapLine, columns: int, rows: int) -> Iterator[Problem]:
    if columns < COLUMNS[0] or rows < ROWS[0]:
        yield grid.problem("too_small")
    if columns > COLUMNS[1] or rows > ROWS[1]:
        yield grid.problem("too_large")


def _header(header: MapLine, columns: int) -> Iterator[Problem]:
    letters = [(n, letter) for n, letter in enumerate(header.text) if letter != " "]
    for expected, (n, letter) in enumerate(letters, ord("a")):
        if ord(letter) != expected or expected >= ord("a") + columns:
            yield header.problem("bad_header", n)
            return
    if len(letters) < columns:
        yield header.problem("bad_header", len(header.text))


def _row_problems(row: MapRow, number: int, columns: int) -> Iterator[Problem]:
    line = row.line
    numbered = NUMBERED.match(line.text)
    if numbered and numbered[1] != str(number):
        yield line.problem("bad_row_number")
    strange = [n for n in row.at if line.text[n] not in SIGNS]
    if strange:
        yield line.problem("unknown_symbol", strange[0])
    if len(row.signs) != columns:
        yield line.problem("uneven_rows", row.at[columns] if len(row.at) > columns else len(line.text))
