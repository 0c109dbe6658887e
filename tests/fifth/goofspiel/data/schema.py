"""Schema of the card set, from which the editor is made."""

from __future__ import annotations

from garden_desktop.core.pack_schema import NumberField, PackSchema, TextField
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from tests.fifth.goofspiel.data.packfile import FEWEST, MOST

SCHEMA = PackSchema(
    fields=(
        TextField("id", QT_TRANSLATE_NOOP("goofspiel", "Card set name")),
        NumberField("cards", QT_TRANSLATE_NOOP("goofspiel", "Highest card"), FEWEST, MOST),
    ),
)
