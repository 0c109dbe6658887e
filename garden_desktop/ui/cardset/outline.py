"""Outline of a card set: its sections, and the rows of each list, with the number of things to fix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from garden_desktop.core.pack_schema import (
    Document,
    Fault,
    ListField,
    PackSchema,
    TableField,
    WordField,
    value_at,
    words_of,
)
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.text import quoted
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.tip import show_tip
from garden_desktop.ui.kit.text.translations import format_message

_PATH: Final = Qt.ItemDataRole.UserRole
_BESIDE: Final = 28
"""Room for margins and a scroll bar beside a name, in pixels at 100 %."""


class OutlineView(QTreeWidget):
    """Tree of sections and rows. `chosen` is emitted with the path of the one that becomes current."""

    chosen = Signal(object)

    def __init__(self, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._schema = schema
        self._items: dict[FieldPath, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)  # the first of both clicks opens a heading, the second would close it
        self.currentItemChanged.connect(self._change)
        self.itemClicked.connect(lambda item: item.setExpanded(True))

    @property
    def path(self) -> FieldPath:
        """Path of the current section or row."""
        item = self.currentItem()
        return () if item is None else tuple(item.data(0, _PATH))

    def show_document(self, document: Document, faults: Sequence[Fault]) -> None:
        """Show sections and rows; the current one stays, or the nearest one that is left."""
        paths = list(outline_paths(document, self._schema))
        if paths != list(self._items):
            self._rebuild(paths)
        for path, item in self._items.items():
            wrong = sum(self._belongs(fault.path, path) for fault in faults)
            name = self._name(document, path)
            item.setText(0, self.tr("{name}: %n to fix", "", wrong).format(name=name) if wrong else name)

    def sections_width(self) -> int:
        """Width in pixels that shows the names of all sections whole."""
        sections = (item for path, item in self._items.items() if len(path) < 2)
        widest = max(self.fontMetrics().horizontalAdvance(item.text(0)) for item in sections)
        return widest + self.indentation() + px(_BESIDE)

    def go_to(self, path: FieldPath) -> None:
        """Make the section or row current that holds a place."""
        near = max((at for at in self._items if path[: len(at)] == at), key=len, default=())
        if near in self._items:
            self.setCurrentItem(self._items[near])

    def row_beside(self, step: int) -> FieldPath | None:
        """Path of the row `step` rows further on in the list whose heading or row is current; None for none."""
        path = self.path
        number = path[1] if len(path) == 2 else -1
        beside = (*path[:1], int(number) + step)
        return beside if beside in self._items else None

    def _rebuild(self, paths: Sequence[FieldPath]) -> None:
        before = self.path
        opened = {at for at, item in self._items.items() if item.isExpanded()}
        self.blockSignals(True)
        self.clear()
        self._items.clear()
        for path in paths:
            parent = self._items.get(path[:-1]) if len(path) > 1 else None
            item = QTreeWidgetItem()
            item.setData(0, _PATH, list(path))
            self.addTopLevelItem(item) if parent is None else parent.addChild(item)
            self._items[path] = item
            item.setExpanded(path in opened)
        kept = next((at for at in (before, _before(before), before[:1]) if at in self._items), ())
        self.setCurrentItem(self._items[kept])
        self.blockSignals(False)
        if kept != before:
            self.chosen.emit(kept)

    def _name(self, document: Document, path: FieldPath) -> str:
        if not path:
            return self.tr("Name")
        field = self._schema.field(path)
        if len(path) == 1:
            return format_message(field.label, str)
        assert isinstance(field, ListField), "rows are in lists"
        return row_name(document, field, int(path[-1]))

    def _belongs(self, place: FieldPath, path: FieldPath) -> bool:
        """Whether a place lies in a section or row. The fields that are in no section have one-key paths, as have the
        lists and tables themselves, which are sections."""
        return place[: len(path)] == path if path else len(place) < 2 and (not place or place not in self._items)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            item = self.itemAt(event.pos())
            if item is not None and self._is_cut(item):
                show_tip(event.globalPos(), item.text(0), self)
                return True
        return super().viewportEvent(event)

    def _is_cut(self, item: QTreeWidgetItem) -> bool:
        """Whether the text of an item has no room."""
        index = self.indexFromItem(item)
        return self.sizeHintForIndex(index).width() > self.visualRect(index).width()

    def _change(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(tuple(item.data(0, _PATH)))


def row_name(document: Document, field: ListField, number: int) -> str:
    """Return the name of a row in the current language: what is in its title field, else "Gnome 3"."""
    title = value_at(document, (field.key, number, field.title))
    named = next(one for one in field.fields if one.key == field.title)
    if isinstance(named, WordField):
        known = {word.value: format_message(word.label, str) for word in words_of(named.words, document)}
        title = known.get(str(title), title)
    return quoted(str(title)) if title else f"{format_message(field.row, str)} {number + 1}"


def outline_paths(document: Document, schema: PackSchema) -> Sequence[FieldPath]:
    """Paths of all sections and rows, in the order of the schema; () holds the fields that are in no section."""
    found: list[FieldPath] = [()]
    for field in schema.fields:
        if isinstance(field, TableField | ListField):
            found.append((field.key,))
        if isinstance(field, ListField):
            rows = value_at(document, (field.key,))
            found += [(field.key, n) for n in range(len(rows) if isinstance(rows, list) else 0)]
    return found


def _before(path: FieldPath) -> FieldPath:
    """Path of the row before; () for anything else."""
    return (path[0], path[1] - 1) if len(path) == 2 and isinstance(path[1], int) else ()
