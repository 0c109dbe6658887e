"""Schema of the card set: kinds of flowers, shapes of pieces, and maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.pack_schema import (
    Document,
    ListField,
    NumbersField,
    PackSchema,
    PictureField,
    TextField,
    Word,
    value_at,
)
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.data.garden_map import FOUNTAIN, GATE, PLAIN, WATER
from garden_desktop.games.paths_and_flower_beds.data.map_file import COLUMNS, ROWS
from garden_desktop.games.paths_and_flower_beds.data.pack import FLOWERS, GAP, PATH_SIGN
from garden_desktop.games.paths_and_flower_beds.data.packfile import FLOWER_TYPES, MOST_POINTS, MOST_SQUARES

_MOST_PIECES: Final = 40
_MOST_MAPS: Final = 30
_AS_IT_IS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{name}")
_ID: Final = TextField("id", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Short id"))


def _drawing(name: str) -> tuple[str, str]:
    return "paths_and_flower_beds", name


def _flower_signs(document: Document) -> Sequence[Word]:
    """Letters of the kinds of flowers of a document."""
    rows = value_at(document, ("flower_types",))
    found = [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
    return [
        Word(
            str(row.get("letter")),
            FLOWERS.get(str(row.get("id")), _AS_IT_IS.of(name=str(row.get("id")))),
            _drawing(str(row.get("id"))) if str(row.get("id")) in FLOWERS else None,
        )
        for row in found
        if len(str(row.get("letter"))) == 1
    ]


SCHEMA: Final = PackSchema(
    fields=(
        TextField("id", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Card set name")),
        ListField(
            "flower_types",
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Kinds of flowers"),
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Kind of flower"),
            (
                TextField("id", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name")),
                TextField(
                    "letter",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Letter in the shapes"),
                    "[A-Z]",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "must be a capital letter"),
                ),
            ),
            "id",
            *FLOWER_TYPES,
        ),
        ListField(
            "path_pieces",
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Path pieces"),
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Path piece"),
            (
                PictureField(
                    "rows",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Shape"),
                    (Word(PATH_SIGN, QT_TRANSLATE_NOOP("paths_and_flower_beds", "Path"), _drawing("path")),),
                    GAP,
                    MOST_SQUARES,
                    MOST_SQUARES,
                ),
                _ID,
            ),
            "id",
            1,
            _MOST_PIECES,
        ),
        ListField(
            "bed_pieces",
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Flower beds"),
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Flower bed"),
            (
                PictureField(
                    "rows",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Shape"),
                    _flower_signs,
                    GAP,
                    MOST_SQUARES,
                    MOST_SQUARES,
                ),
                _ID,
            ),
            "id",
            1,
            _MOST_PIECES,
        ),
        ListField(
            "maps",
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Maps"),
            QT_TRANSLATE_NOOP("paths_and_flower_beds", "Map"),
            (
                PictureField(
                    "text",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Map"),
                    (
                        Word(PLAIN, QT_TRANSLATE_NOOP("paths_and_flower_beds", "Free square")),
                        Word(WATER, QT_TRANSLATE_NOOP("paths_and_flower_beds", "Water"), _drawing("water")),
                        Word(FOUNTAIN, QT_TRANSLATE_NOOP("paths_and_flower_beds", "Fountain"), _drawing("fountain")),
                        Word(GATE, QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate"), _drawing("gate")),
                    ),
                    PLAIN,
                    COLUMNS[1],
                    ROWS[1],
                    one_text=True,
                ),
                NumbersField(
                    "medals",
                    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Points for medals"),
                    0,
                    MOST_POINTS,
                    (
                        QT_TRANSLATE_NOOP("paths_and_flower_beds", "bronze"),
                        QT_TRANSLATE_NOOP("paths_and_flower_beds", "silver"),
                        QT_TRANSLATE_NOOP("paths_and_flower_beds", "gold"),
                    ),
                    (),
                    True,
                ),
                _ID,
            ),
            "id",
            1,
            _MOST_MAPS,
        ),
    ),
)
