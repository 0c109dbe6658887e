"""Rules view: headings, text and search, in the side panel or on a sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QWidget

from garden_desktop.ui.kit.buttons.menus import MenuIconButton
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import FittingLabel, list_lines, set_accessible_line, wrap_lines
from garden_desktop.ui.kit.widgets import IconButton
from garden_desktop.ui.rules import rulebook
from garden_desktop.ui.rules.rulebook import OptionNotes
from garden_desktop.ui.rules.rules_text_view import RulesTextView

_ROOMY: Final = 640
_LIST: Final = 232
_SHEET: Final = QSize(1040, 720)


class RulesView(QWidget):
    """Rules of a game, with the headings on the left if there is room, else in a menu. Ctrl+F searches, F3 goes on.

    `notes` returns what the options of the open match change, by section (`option_notes`).
    """

    def __init__(
        self,
        appearance: Appearance,
        game: str,
        parent: QWidget | None = None,
        notes: Callable[[], OptionNotes] | None = None,
    ) -> None:
        super().__init__(parent)
        self._notes = notes
        self._appearance = appearance
        self._game = game
        self._book: rulebook.Rulebook | None = None
        self._headings = QListWidget()
        self._contents = MenuIconButton(appearance, "list")
        self._field = QLineEdit(clearButtonEnabled=True)
        self._count = Label()
        self._count.setProperty("role", "small")
        self._also = Label(wrap=True)
        self._also.setProperty("role", "small")
        self._back = IconButton(appearance, "chevron-up", px=28)
        self._on = IconButton(appearance, "chevron-down", px=28)
        self.text = RulesTextView(appearance, game)
        self._arrange()
        self._field.textChanged.connect(self._search)
        self._field.returnPressed.connect(lambda: self._step(1))
        self._back.clicked.connect(lambda: self._step(-1))
        self._on.clicked.connect(lambda: self._step(1))
        self._contents.clicked.connect(self._open_contents)
        self._headings.currentRowChanged.connect(self._go_to_row)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(self._show_where)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def game(self) -> str:
        return self._game

    @property
    def book(self) -> rulebook.Rulebook | None:
        """Rules in the present language, with what the options of the match change."""
        return self._book

    @property
    def title(self) -> str:
        """Title of the rulebook; "" if there is none."""
        return self._book.title if self._book else ""

    def open_at(self, target: str) -> None:
        """Go to an anchor or to the heading that covers a ledger ID ("GG-22"); unknown targets are ignored."""
        heading = self._book.where(target) if self._book else None
        if heading:
            self.text.go_to(heading)
            self._show_where()

    def search(self, words: str) -> None:
        """Enter `words` in the search field."""
        self._field.setText(words)
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Reload the rules in the present language, keeping the position."""
        #: The language of the rules text: the name of a file in rules/, "de" for German.
        self._language = self.tr("en")
        self._book = rulebook.load(self._game, self._language)
        if self._book and self._notes:
            self._book = self._book.with_notes(self._notes())
        here = self.text.heading_here()
        self._field.setPlaceholderText(self.tr("Search the rules"))
        self._field.setAccessibleName(self.tr("Search the rules"))
        self._back.set_name(self.tr("Previous result"))
        self._on.set_name(self.tr("Next result (F3)"))
        self._contents.set_name(self.tr("Contents"))
        self._headings.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        self._fill()
        if here:
            self.open_at(here.anchor)
        self._search(self._field.text())

    def _fill(self) -> None:
        if self._book is None:
            self.text.setPlainText(self.tr("This game has no rules text yet."))
            return
        self._headings.setFixedWidth(px(_LIST))
        self.text.show_book(self._book, px(15 if self._roomy() else 13))
        self._headings.blockSignals(True)
        headings = self._book.headings
        list_lines(self._headings, [("    " if heading.level > 2 else "") + heading.title for heading in headings])
        for row, heading in enumerate(headings):
            set_accessible_line(self._headings, row, heading.title, Qt.ItemDataRole.AccessibleTextRole)
        self._headings.blockSignals(False)
        self._show_where()

    def _arrange(self) -> None:
        wrap_lines(self._headings)
        bar = row_layout(self._contents, self._field, self._count, self._back, self._on, spacing=4)
        bar.setStretch(1, 1)
        self.setLayout(row_layout(self._headings, column_layout(bar, self._also, self.text), spacing=20))
        self._headings.hide()

    def _roomy(self) -> bool:
        return not self._headings.isHidden()

    def _search(self, words: str) -> None:
        self.text.search(words, self._language)
        self._show_where()
        self._tell_count()

    def _step(self, by: int) -> None:
        self.text.step(by)
        self._show_where()
        self._tell_count()

    def _tell_count(self) -> None:
        found = self.text.hits
        words = self._field.text().strip()
        position = self.tr("{number} of {all}").format(number=self.text.at + 1, all=found)
        self._count.setText(position if found else self.tr("no results") if words else "")
        self._count.setVisible(bool(words))
        also = ", ".join(self.text.synonyms)
        self._also.setText(self.tr("Also found: {words}").format(words=also) if also else "")
        self._also.setVisible(bool(also))
        for button in (self._back, self._on):
            button.setVisible(found > 1)

    def _open_contents(self) -> None:
        menu = self._contents.new_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for heading in self._book.headings if self._book else ():
            action = menu.addAction(("    " if heading.level > 2 else "") + heading.title)
            action.triggered.connect(lambda _=False, anchor=heading.anchor: self.open_at(anchor))
        self._contents.pop_up(menu, self._contents.mapToGlobal(QPoint(0, self._contents.height())))

    def _go_to_row(self, row: int) -> None:
        if self._book and row >= 0:
            self.open_at(self._book.headings[row].anchor)

    def _follow(self, url: QUrl) -> None:
        self.open_at(url.fragment())

    def _show_where(self) -> None:
        """Select the heading of the text that is being read."""
        here = self.text.heading_here()
        anchors = [heading.anchor for heading in self._book.headings] if self._book else []
        if here and here.anchor in anchors:
            self._headings.blockSignals(True)
            self._headings.setCurrentRow(anchors.index(here.anchor))
            self._headings.blockSignals(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._field.selectAll()
        elif event.matches(QKeySequence.StandardKey.FindNext):
            self._step(1)
        elif event.matches(QKeySequence.StandardKey.FindPrevious):
            self._step(-1)
        elif event.key() == Qt.Key.Key_Escape and self._field.text():
            self._field.clear()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= px(_ROOMY)
        if roomy != self._roomy():
            self._headings.setVisible(roomy)
            self._contents.setVisible(not roomy)
            self.retranslate()


class RulesSheet(SheetOverlay):
    """Sheet with the rules of a game."""

    def __init__(
        self, appearance: Appearance, game: str, parent: QWidget, notes: Callable[[], OptionNotes] | None = None
    ) -> None:
        super().__init__(appearance, _SHEET, parent)
        self.viewer = RulesView(appearance, game, notes=notes)
        self._title = FittingLabel(appearance, 36)
        self.save = LinkButton(appearance, icon="folder")
        self.save.clicked.connect(self._save_pdf)
        self._close = IconButton(appearance, "close")
        self._close.clicked.connect(self.dismiss)
        self.notice = Notice(appearance, self.body)
        head = row_layout(self._title, None, self.save, self._close)
        self.body.setLayout(column_layout(head, self.viewer, spacing=16, margins=(32, 24, 24, 24)))
        self.setTabOrder(self.viewer.text, self.save)  # last: the first has the focus when the sheet opens
        self.retranslate()

    def open_at(self, target: str = "") -> None:
        """Open the sheet at an anchor or a ledger ID."""
        self.open_sheet()
        self.viewer.open_at(target)

    def retranslate(self) -> None:
        self._title.setText(self.viewer.title)
        self.save.setText(self.tr("Save as PDF…"))
        self.save.setVisible(self.viewer.book is not None)
        self._close.set_name(self.tr("Close (Esc)"))
        self.setAccessibleName(self.tr("Rules of {game}").format(game=self.viewer.title))

    def _save_pdf(self) -> None:
        """Ask for a file and write the rules into it, in the present language."""
        from garden_desktop.ui.book.exports import ask_export_path, write_export
        from garden_desktop.ui.rules.rules_pdf import rules_pdf

        book = self.viewer.book
        assert book is not None, "the button is hidden where there are no rules"
        path = ask_export_path(self, self.save.text(), f"{book.title}.pdf", self.tr("PDF (*.pdf)"))
        if path is not None:
            make = partial(rules_pdf, self.viewer.game, book, self.appearance.art)
            self.notice.show_text(write_export(path, make))
