"""Parser of pack files (TOML) with the checks of section 2.8 (PF-114)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Final

from garden_desktop.core.packs import PackError, RowReader, digest, read
from garden_desktop.core.square import mask_of, square_board
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GATE, GardenMap
from garden_desktop.games.paths_and_flower_beds.data.map_file import MapError, read_map
from garden_desktop.games.paths_and_flower_beds.data.pack import (
    GAP,
    PATH_SIGN,
    USUAL_MAP,
    USUAL_MEDALS,
    Flower,
    FlowerPack,
    Kind,
    Medals,
    Rows,
    Shape,
    bed_shape,
    path_shape,
)

BAD_FIELD: Final = "pack_bad_field"
IDS: Final = {"path": re.compile(r"P[1-9]\d*"), "bed": re.compile(r"B[1-9]\d*")}
BLOCKS: Final[dict[Kind, str]] = {"path": "path_pieces", "bed": "bed_pieces"}
MOST_SQUARES: Final = 6
FLOWER_TYPES: Final = (2, 6)
MOST_POINTS: Final = 999
PATH_LETTER: Final = "P"


def read_pack(text: str, file: str) -> FlowerPack:
    """The pack in a TOML text. Raises PackError naming file, row, field and reason."""
    top = RowReader(file, "the file", read(text, file), code=BAD_FIELD)
    flowers = _flowers(top)
    letters = {flower.letter for flower in flowers}
    shapes: dict[str, Shape] = {}
    for kind in BLOCKS:
        shapes |= _shapes(top, kind, {PATH_SIGN} if kind == "path" else letters)
    maps, medals = _maps(top, shapes.values())
    pack = FlowerPack(top.text("id"), digest(text), flowers, shapes, maps, medals)
    top.done()
    return pack


def _blocks(top: RowReader, name: str) -> list[RowReader]:
    rows = top.rows(name)
    for row in rows:
        row.name = row.name.removeprefix("the file ")
    return rows


def _flowers(top: RowReader) -> tuple[Flower, ...]:
    found: list[Flower] = []
    for row in _blocks(top, "flower_types"):
        flower = Flower(row.text("id"), row.text("letter"))
        row.done()
        if flower.id in {other.id for other in found}:
            raise _refusal(row, "id", "pack_duplicate_id", TWICE.of(word=quoted(flower.id)))
        letter = flower.letter
        taken = {PATH_LETTER, GATE, *(other.letter for other in found)}
        if not re.fullmatch("[A-Z]", letter) or letter in taken:
            raise _refusal(row, "letter", "pack_bad_letter", BAD_LETTER.of(word=quoted(letter)))
        found.append(flower)
    if not FLOWER_TYPES[0] <= len(found) <= FLOWER_TYPES[1]:
        raise _refusal(top, "flower_types", "pack_flower_count", FLOWER_COUNT.of(n=len(found)))
    return tuple(found)


def _shapes(top: RowReader, kind: Kind, signs: Collection[str]) -> dict[str, Shape]:
    found: dict[str, Shape] = {}
    for row in _blocks(top, BLOCKS[kind]):
        name = row.text("id")
        if not IDS[kind].fullmatch(name):
            raise _refusal(row, "id", "pack_bad_id", BAD_ID.of(word=quoted(name), letter=kind[0].upper()))
        if name in found:
            raise _refusal(row, "id", "pack_duplicate_id", TWICE.of(word=quoted(name)))
        rows = _shape_rows(row, kind, signs)
        shape = path_shape(name, rows) if kind == "path" else bed_shape(name, rows)
        row.done()
        for other in found.values():
            if {lying.rows for lying in shape.lyings} & {lying.rows for lying in other.lyings}:
                raise _refusal(row, "rows", "pack_same_shape", SAME_SHAPE.of(piece=quoted(other.id)))
        found[name] = shape
    if not found:
        raise _refusal(top, BLOCKS[kind], "pack_no_pieces", NO_PIECES)
    return found


def _shape_rows(row: RowReader, kind: Kind, signs: Collection[str]) -> Rows:
    """Checked rows of a shape."""
    rows = row.texts("rows")
    fault = next(_faults(rows, kind, signs), None)
    if fault is not None:
        raise _refusal(row, "rows", *fault)
    return rows


def _faults(rows: Rows, kind: Kind, signs: Collection[str]) -> Iterator[tuple[str, Message]]:
    if len({len(row) for row in rows}) > 1:
        yield BAD_FIELD, UNEVEN
    strange = sorted({sign for row in rows for sign in row} - {*signs, GAP})
    if strange:
        code = BAD_FIELD if kind == "path" else "pack_unknown_flower"
        yield code, NO_SUCH_SIGN.of(word=quoted(strange[0]))
    columns = tuple("".join(column) for column in zip(*rows, strict=True))
    if not all(edge.strip(GAP) for lines in (rows, columns) for edge in (*lines[:1], *lines[-1:])) or not columns:
        yield "pack_empty_shape", EMPTY_SHAPE
    board = square_board(len(rows[0]), len(rows))
    mask = mask_of(n for n, sign in zip(board.squares, "".join(rows), strict=True) if sign != GAP)
    if board.filled(mask & -mask, mask) != mask:
        yield "pack_shape_not_connected", NOT_CONNECTED
    if mask.bit_count() > MOST_SQUARES:
        yield "pack_shape_too_big", TOO_BIG.of(n=mask.bit_count())


def _maps(top: RowReader, shapes: Collection[Shape]) -> tuple[dict[str, GardenMap], dict[str, Medals]]:
    maps: dict[str, GardenMap] = {}
    medals: dict[str, Medals] = {}
    for row in _blocks(top, "maps"):
        name = row.text("id")
        if name in maps:
            raise _refusal(row, "id", "pack_duplicate_id", TWICE.of(word=quoted(name)))
        medals[name] = _medals(row)
        try:
            maps[name] = read_map(row.text("text"), shapes).map
        except MapError as error:
            raise _map_refusal(row, error) from error
        row.done()
    if USUAL_MAP not in maps:
        raise _refusal(top, "maps", BAD_FIELD, NO_USUAL_MAP.of(map=USUAL_MAP))
    return maps, medals


def _medals(row: RowReader) -> Medals:
    if not row.has("medals"):
        return USUAL_MEDALS
    marks = row.numbers("medals", 0, MOST_POINTS)
    if len(marks) != len(Medals._fields) or not all(one < other for one, other in pairwise(marks)):
        raise _refusal(row, "medals", "pack_bad_medals", BAD_MEDALS)
    return Medals(*marks)


def _map_refusal(row: RowReader, error: MapError) -> PackError:
    first = error.problems[0]
    return _refusal(row, "text", "pack_bad_map", BAD_MAP.of(line=first.line, code=first.code, reason=first.text))


def _refusal(row: RowReader, field: str, code: str, reason: Message) -> PackError:
    return PackError(row.file, row.name, field, reason, code, (*row.path, field))


TWICE = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{word} is used twice")
BAD_LETTER = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "“{word}” must be a capital letter used once; P and G are path and gate"
)
FLOWER_COUNT = QT_TRANSLATE_NOOP("paths_and_flower_beds", "there must be 2 to 6 types of flowers, not %n")
BAD_ID = QT_TRANSLATE_NOOP("paths_and_flower_beds", "“{word}” is not {letter} and a number")
SAME_SHAPE = QT_TRANSLATE_NOOP("paths_and_flower_beds", "is the same as that of {piece}")
NO_PIECES = QT_TRANSLATE_NOOP("paths_and_flower_beds", "there must be at least one piece")
UNEVEN = QT_TRANSLATE_NOOP("paths_and_flower_beds", "all rows of a shape must have the same length")
NO_SUCH_SIGN = QT_TRANSLATE_NOOP("paths_and_flower_beds", "“{word}” does not belong in this shape")
EMPTY_SHAPE = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "the shape must reach its four edges: no outer row or column may be empty"
)
NOT_CONNECTED = QT_TRANSLATE_NOOP("paths_and_flower_beds", "the squares must be connected by their edges")
TOO_BIG = QT_TRANSLATE_NOOP("paths_and_flower_beds", "a piece has at most 6 squares, not %n")
NO_USUAL_MAP = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "there must be a map called {map}, used if no other map is chosen"
)
BAD_MEDALS = QT_TRANSLATE_NOOP("paths_and_flower_beds", "must be three values that rise from bronze to gold")
BAD_MAP = QT_TRANSLATE_NOOP("paths_and_flower_beds", "line {line}, {code}: {reason}")
