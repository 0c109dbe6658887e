"""Shortcut sheet: all keys, grouped by where they work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.ui import app_commands as app
from garden_desktop.ui.app_commands import AppCommand
from garden_desktop.ui.book import book_commands as book
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import translate_message
from garden_desktop.ui.match.commands import KEY_SECTIONS, SPOKEN, KeySection

Section: TypeAlias = tuple[str, Sequence[tuple[str, str]]]
"""(where the keys work, [(keys, what they do)])."""
SIZE: Final = QSize(760, 640)
_LINE: Final = 40
_SHARES: Final = (3, 7)
"""Stretch factors of the columns."""


class KeysSheet(SheetOverlay):
    """Sheet with all keyboard shortcuts; README lists the same ones. Arrow and page keys scroll it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self._title, self._cross = Label(), IconButton(appearance, "close")
        self.other_page = LinkButton(appearance)
        self._spoken_shown = False
        self._title.setProperty("role", "heading")
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismiss)
        self._roll = ScrollArea(fading=appearance)
        self._roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.other_page)
        head.addWidget(self._cross)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 20, 20)
        column.setSpacing(16)
        column.addLayout(head)
        column.addWidget(self._roll, 1)
        self.other_page.clicked.connect(self._turn)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Keyboard shortcuts"))
        self.setAccessibleName(self._title.text())
        self._cross.set_name(self.tr("Close (Esc)"))
        self._fill()

    def _turn(self) -> None:
        """Show the other page: the keys for everybody, or those for screen readers."""
        self._spoken_shown = not self._spoken_shown
        self._fill()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        self.other_page.setText(self.tr("All keys") if self._spoken_shown else self.tr("Keys for screen readers"))
        page = QWidget()
        page.setObjectName("page")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 12, 12)
        grid.setHorizontalSpacing(20)
        for column, share in enumerate(_SHARES):
            grid.setColumnStretch(column, share)
        for row, label in enumerate(self._labels()):
            for column, one in enumerate(label):
                grid.addWidget(one, row, column, 1, 3 - len(label) if column == len(label) - 1 else 1)
        self._roll.setWidget(page)

    def _labels(self) -> Iterator[tuple[Label, ...]]:
        for where, keys in self._shown_sections():
            heading = Label(wrap=True)
            heading.setProperty("role", "group")
            heading.setText(where)
            heading.setContentsMargins(0, 10, 0, 0)
            yield (heading,)
            for key, does in keys:
                pressed, meaning = Label(wrap=True), Label(wrap=True)
                pressed.setProperty("role", "strong")
                pressed.setText(key)
                meaning.setText(does)
                yield pressed, meaning

    def sections(self) -> Sequence[Section]:
        """Return all sections in the present language."""
        return (self._everywhere(), self._home(), *map(_section, KEY_SECTIONS), self._book())

    def open_sheet(self) -> None:
        super().open_sheet()
        self.setFocus(Qt.FocusReason.PopupFocusReason)  # a focused button would take the arrow keys

    def _shown_sections(self) -> Sequence[Section]:
        spoken = _section(SPOKEN)
        return (spoken,) if self._spoken_shown else [one for one in self.sections() if one != spoken]

    def _everywhere(self) -> Section:
        return self.tr("Everywhere"), (
            (self.tr("Tab, arrows"), self.tr("move the focus")),
            (self.tr("Enter, Space"), self.tr("activate the item that has the focus")),
            (self.tr("Esc"), self.tr("put down, close, go back")),
            (_keys(app.FULL_SCREEN), self.tr("full screen on or off")),
            (_keys(app.SETTINGS), self.tr("settings")),
            (_keys(app.PALETTE), self.tr("find any command")),
            (", ".join(map(key_label, app.KEYS.keys[:2])), self.tr("this list")),
            (_keys(app.UP), self.tr("back; on the home screen: close the window")),
            (_keys(app.CLOSE), self.tr("close the window")),
        )

    def _home(self) -> Section:
        return self.tr("Home screen"), (
            (
                _keys(app.NEW_GAME, app.GAME_RULES, app.FORGET_MATCH),
                self.tr("new game, how to play, delete this match"),
            ),
            (_keys(app.LESSON, app.CARD_SETS), self.tr("next lesson, card sets")),
            (_keys(app.PUZZLE), self.tr("puzzle of the day")),
            (_keys(app.BOOK), self.tr("statistics")),
            (_keys(app.RECORD), self.tr("import a match or a card set")),
            (_keys(app.FIND_GAME), self.tr("search (with 12 or more games)")),
            (", ".join(map(key_label, app.KEYS.outside_match)), self.tr("this list")),
        )

    def _book(self) -> Section:
        return self.tr("Statistics page"), (
            (_keys(book.OPEN), self.tr("continue, or analysis")),
            (_keys(book.REPLAY, book.LOOK_BACK, book.PLAY_AGAIN), self.tr("replay, analysis, play again")),
            (_keys(book.SEARCH, book.NAME), self.tr("search, name the match")),
            (_keys(book.EXPORT, book.THROW_AWAY, book.PUT_BACK), self.tr("export, delete, undo delete")),
            (self.tr("Ctrl+Tab"), self.tr("next tab")),
            (self.tr("Ctrl+C"), self.tr("copy this table")),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._roll.verticalScrollBar()
        steps = {
            Qt.Key.Key_Up: -_LINE,
            Qt.Key.Key_Down: _LINE,
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if (step := steps.get(Qt.Key(event.key()))) is not None:
            bar.setValue(bar.value() + step)
        else:
            super().keyPressEvent(event)


def _section(section: KeySection) -> Section:
    """Return a section of the match, from its command table."""
    lines = [(line.shown_keys(), translate_message(line.does)) for line in section.lines]
    return translate_message(section.where), lines


def _keys(*commands: AppCommand) -> str:
    """Return the names of the commands' keys in the present language."""
    return ", ".join(key_label(command.shown_key) for command in commands)
