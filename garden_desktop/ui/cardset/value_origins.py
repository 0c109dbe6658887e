"""Origin of the values of a card set in words: the published rules, our reconstruction, or the player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from garden_desktop.core.pack_schema import Document, ListField, PackSchema, place_of, value_at, value_at_place
from garden_desktop.core.packs import FieldPath

_ID = "id"
CHANGED, PUBLISHED, PARTLY = "changed", "published", "partly"


class Origin(NamedTuple):
    """Origin of all values of a section or row: its name, "" for our reconstruction, and in words."""

    name: str
    words: str


_OURS = Origin("", "")


class ValueOrigins:
    """Origins of the values of a document, compared with those of the standard set."""

    def __init__(self, schema: PackSchema, standard: Document) -> None:
        self._schema, self._standard = schema, standard

    def remark(self, document: Document, path: FieldPath) -> str:
        """Origin of a value, in a word: from the published rules, or from the player. Nothing is said of our
        reconstruction, because most values are."""
        place = place_of(document, self._schema, path)
        value = value_at(document, path)
        if path == (_ID,) or value is None:
            return ""
        if value != value_at_place(self._standard, self._schema, place):
            return QCoreApplication.translate("CardSetPage", "changed")
        return QCoreApplication.translate("CardSetPage", "from the rules") if self._is_published(place) else ""

    def is_standard(self, document: Document, path: FieldPath) -> bool:
        """Whether the standard set has the section or row at a path."""
        place = place_of(document, self._schema, path)
        return value_at_place(self._standard, self._schema, place) is not None

    def sentence(self, document: Document, paths: Iterable[FieldPath]) -> str:
        """Origin of the values at the paths of a section or row, as a sentence."""
        known = [self._is_published(place_of(document, self._schema, path)) for path in paths if path[-1] != _ID]
        if all(known):
            return QCoreApplication.translate(
                "CardSetPage", "In the standard set, all of this comes from the published rules."
            )
        if any(known):
            return QCoreApplication.translate(
                "CardSetPage",
                "In the standard set, values marked “from the rules” are published; the others are our reconstruction.",
            )
        return QCoreApplication.translate("CardSetPage", "In the standard set, all of this is our reconstruction.")

    def of_place(self, document: Document, path: FieldPath, *, own: bool) -> Origin:
        """Origin of a section without rows or of a row: in a set of the player (`own`) whether it is changed, in the
        standard one whether it comes from the published rules."""
        if not path or (isinstance(self._schema.field(path[:1]), ListField) and len(path) == 1):
            return _OURS
        place = place_of(document, self._schema, path)
        if own:
            changed = value_at(document, path) != value_at_place(self._standard, self._schema, place)
            return Origin(CHANGED, QCoreApplication.translate("CardSetPage", "changed")) if changed else _OURS
        if self._is_published(place):
            return Origin(PUBLISHED, QCoreApplication.translate("CardSetPage", "from the rules"))
        if any(one[: len(place)] == place for one in self._schema.published):
            return Origin(PARTLY, QCoreApplication.translate("CardSetPage", "partly from the rules"))
        return _OURS

    def _is_published(self, place: tuple[str, ...]) -> bool:
        return any(place[: len(one)] == one for one in self._schema.published)
