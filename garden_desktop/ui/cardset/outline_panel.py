"""Outline of a card set with the buttons that add and remove rows of its lists."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.pack_schema import Document, ListField, PackSchema, value_at
from garden_desktop.ui.cardset.outline import OutlineView
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message


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
        if listed is not None and _count(document, listed) >= listed.most:
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
        count = _count(document, listed)
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


def _count(document: Document, listed: ListField) -> int:
    """Number of rows of a list."""
    rows = value_at(document, (listed.key,))
    return len(rows) if isinstance(rows, list) else 0
