"""Outline of a card set: its sections, the rows of each list with the number of things to fix, and the buttons that add
and remove rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from garden_desktop.core.pack_schema import (
    Document,
    Fault,
    ListField,
    PackSchema,
    PictureField,
    TableField,
    WordField,
    value_at,
    words_of,
)
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.text import quoted
from garden_desktop.ui.cardset.map_text import map_name
from garden_desktop.ui.cardset.value_origins import CHANGED, PUBLISHED, Origin
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.tip import show_tip, tip
from garden_desktop.ui.kit.text.translations import format_message

_PATH: Final = Qt.ItemDataRole.UserRole
_NAME: Final = _PATH + 1
_FAULTS: Final = _PATH + 2
_ORIGIN: Final = _PATH + 3
_MARK, _MARK_ROOM, _PADDING = 18, 30, 8
"""Size of a mark, the room that it takes from the name, and the room around a name, in pixels at 100 %."""
_MANY: Final = 100
"""Number of things to fix from which the mark does not show it."""
_CODE: Final = re.compile(r"[A-Za-z]{1,2}\d{1,3}")
"""Id that says nothing by itself."""
_ID: Final = "id"
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_BESIDE: Final = 36
"""Room for margins and a scroll bar beside a name, in pixels at 100 %."""


class OutlineDelegate(QStyledItemDelegate):
    """Painter of names, with a mark at the end of the line: the number of things to fix, or the origin of the values.
    Screen readers get both with the text."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.text = index.data(_NAME) or option.text

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        wanted = super().sizeHint(option, index)
        return wanted + QSize(px(_MARK_ROOM), 0) if self._has_mark(index) else wanted

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        rect: QRect = shown.rect
        room = rect.width() - px(_MARK_ROOM if self._has_mark(index) else 0) - 2 * px(_PADDING)
        metrics: QFontMetrics = shown.fontMetrics
        mode = Qt.TextElideMode.ElideMiddle if shown.text[-1:].isdigit() else Qt.TextElideMode.ElideRight
        shown.text = metrics.elidedText(shown.text, mode, room)  # what tells "Task card c3" from others is at its end
        widget: QWidget = shown.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, widget)
        if self._has_mark(index):
            side = px(_MARK)
            left = rect.left() + px(6) if widget.isRightToLeft() else rect.right() - px(6) - side
            place = QRectF(left, rect.center().y() - side / 2 + 1, side, side)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            self._paint_mark(painter, place, index)
            painter.restore()

    def _has_mark(self, index: _Index) -> bool:
        return bool(index.data(_FAULTS) or index.data(_ORIGIN))

    def _paint_mark(self, painter: QPainter, place: QRectF, index: _Index) -> None:
        theme, faults, origin = self._appearance.theme, index.data(_FAULTS), index.data(_ORIGIN)
        if faults:
            painter.setBrush(theme.clay)
            painter.drawEllipse(place)
            painter.setPen(theme.over(theme.clay))
            painter.setFont(text_font(px(12), bold=True))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(faults) if faults < _MANY else "!")
        elif origin == CHANGED:
            painter.setBrush(theme.leaf)
            inset = place.width() * 0.3
            painter.drawEllipse(place.adjusted(inset, inset, -inset, -inset))
        else:
            painter.setPen(QPen(theme.leaf, px(1.5)))
            painter.setBrush(theme.leaf if origin == PUBLISHED else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.adjusted(2, 2, -2, -2))
            colour = theme.over(theme.leaf) if origin == PUBLISHED else theme.leaf
            draw_icon(painter, self._appearance.art, "check", place.adjusted(4, 4, -4, -4), colour)


class OutlineView(QTreeWidget):
    """Tree of sections and rows. `chosen` is emitted with the path of the one that becomes current."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._schema = schema
        self._items: dict[FieldPath, QTreeWidgetItem] = {}
        self.setItemDelegate(OutlineDelegate(appearance, self))
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

    def show_document(self, document: Document, faults: Sequence[Fault], origin: Callable[[FieldPath], Origin]) -> None:
        """Show sections and rows, with the `origin` of their values; the current one stays, or the nearest one that is
        left."""
        paths = list(outline_paths(document, self._schema))
        if paths != list(self._items):
            self._rebuild(paths)
        for path, item in self._items.items():
            wrong = sum(self.holds(path, fault.path) for fault in faults)
            name, came = self._name(document, path), origin(path)
            item.setData(0, _NAME, name)
            item.setData(0, _FAULTS, wrong)
            item.setData(0, _ORIGIN, came.name)
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, came.words)
            item.setText(0, self.tr("{name}: %n to fix", "", wrong).format(name=name) if wrong else name)

    def sections_width(self) -> int:
        """Width in pixels that shows the names of all sections whole where they have no marks: what is to fix must not
        move the form."""
        sections = (item for path, item in self._items.items() if len(path) < 2)
        widest = max(self.fontMetrics().horizontalAdvance(item.data(0, _NAME)) for item in sections)
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

    @property
    def following(self) -> FieldPath | None:
        """Path of the section or row to go to from the current one; None behind the last. Headings of lists that have
        rows are left out."""
        paths = list(self._items)
        rest = paths[paths.index(self.path) + 1 :]
        return next((path for path in rest if not self._items[path].childCount()), None)

    def name_of(self, path: FieldPath) -> str:
        """Name of a section or row, without what is to fix there."""
        return str(self._items[path].data(0, _NAME))

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

    def holds(self, path: FieldPath, place: FieldPath) -> bool:
        """Whether a place lies in the section or row at a path. The fields that are in no section have one-key paths,
        as have the lists and tables themselves, which are sections."""
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
    """Return the name of a row in the current language: that of its map, or what is in its title field, else "Gnome 3".
    An id such as "c3" is called "Task card c3"."""
    row = format_message(field.row, str)
    title = value_at(document, (field.key, number, field.title))
    named = next(one for one in field.fields if one.key == field.title)
    is_id = field.title == _ID
    if isinstance(named, WordField):
        known = {word.value: format_message(word.label, str) for word in words_of(named.words, document)}
        title = known.get(str(title), title)
    for one in field.fields:
        if isinstance(one, PictureField) and one.one_text:
            name = map_name(value_at(document, (field.key, number, one.key)))
            title, is_id = name or title, is_id and not name
    if not title:
        return f"{row} {number + 1}"
    return f"{row} {quoted(str(title))}" if is_id and _CODE.fullmatch(str(title)) else quoted(str(title))


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


class OutlinePanel(QWidget):
    """Outline, and the buttons "Add" and "Remove" below it."""

    def __init__(self, appearance: Appearance, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._schema = schema
        self.outline = OutlineView(appearance, schema)
        self.add, self.drop = QuietButton(appearance, height=34), QuietButton(appearance, height=34)
        self.setLayout(column_layout(self.outline, row_layout(self.add, self.drop, None), spacing=px(8)))
        self._retranslate()

    @property
    def list_field(self) -> ListField | None:
        """List whose heading or row is current."""
        path = self.outline.path
        field = self._schema.field(path[:1]) if path else None
        return field if isinstance(field, ListField) else None

    def show_buttons(self, document: Document, *, own: bool) -> None:
        """Show the buttons that the current list has in a set of the player (`own`); a list that is full says so."""
        listed = self.list_field
        self.add.setVisible(own and listed is not None)
        self.drop.setVisible(own and len(self.outline.path) == 2)
        reason = ""
        if listed is not None and row_count(document, listed) >= listed.most:
            limit = (
                self.tr("“{list}” always has {count} entries.")
                if listed.fewest == listed.most
                else self.tr("“{list}” has {count} entries at most.")
            )
            reason = limit.format(list=format_message(listed.label, str), count=listed.most)
        self.add.setEnabled(listed is not None and not reason)
        tip(self.add, reason)
        self.add.setAccessibleDescription(reason)

    def summary(self, document: Document, *, own: bool) -> str:
        """Sentences on the page of a heading: how many entries its list has, and what to do; "" for anything else."""
        listed = self.list_field
        if listed is None or len(self.outline.path) > 1:
            return ""
        count = row_count(document, listed)
        known = self.tr("%n entry(s).", "", count)
        if not own:
            todo = self.tr("Select one on the left to look at it.") if count else ""
        elif not count:
            return self.tr("No entries yet. Press “Add”.")
        elif count < listed.most:
            todo = self.tr("Select one on the left to change it, or press “Add”.")
        else:
            todo = self.tr("Select one on the left to change it.")
        return f"{known} {todo}".strip()

    def _retranslate(self) -> None:
        self.outline.setAccessibleName(self.tr("Contents"))
        keys = self.tr("Next entry: Ctrl+PgDown. Previous entry: Ctrl+PgUp.")
        tip(self.outline, keys)
        self.outline.setAccessibleDescription(keys)
        self.add.setText(self.tr("Add"))
        self.drop.setText(self.tr("Remove"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def row_count(document: Document, listed: ListField) -> int:
    """Number of rows of a list."""
    rows = value_at(document, (listed.key,))
    return len(rows) if isinstance(rows, list) else 0
