"""Header of the new-game dialog: banner, title, facts and close button; and the row of lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.info import GameInfo
from garden_desktop.ui.home.game_card_painter import GameFacts
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.buttons.painted import IconButton, QuietButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import FlowLayout
from garden_desktop.ui.kit.layout.mirror import enlarged, mirrored
from garden_desktop.ui.kit.layout.sheets import RADIUS
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import hit, px, room, scale
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message

HEIGHT = 104
_BANNER = (288, 104)
_TITLES = (36, 32, 28, 24, 20, 17, 15, 13)
_BELOW = 65
"""Y position of the sentence."""
_ROOMY = 860
"""Minimum width of the dialog for the banner."""


class GameSheetHeader(QWidget):
    """Header of a game's dialog. `closed` is emitted by the close button."""

    closed = Signal()

    def __init__(self, appearance: Appearance, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._info = info
        self._minutes = info.minutes
        self._facts = GameFacts(self)
        self._cross = IconButton(appearance, "close", px=36, parent=self)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.closed)
        appearance.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def _redress(self) -> None:
        self._fit()
        self._place_cross()
        self.update()

    def _place_cross(self) -> None:
        self._cross.setGeometry(mirrored(self, QRect(self.width() - px(14) - hit(36), px(13), hit(36), hit(36))))

    def _fit(self) -> None:
        """Set the height; more than the standard one if the sentence wraps in a narrow dialog."""
        wide = room(self).width()
        words = wide - self._beginning(wide) - 28
        high = _BELOW + paragraph.height(paragraph.count(self._sentence(), text_font(13), words), text_font(13)) + 8
        self.setFixedHeight(px(max(HEIGHT, high)))

    def _beginning(self, wide: float) -> float:
        """Return the x position of the text: after the banner, if there is room for one."""
        return 316.0 if wide >= _ROOMY and self._appearance.art.has(self._info.key, "banner") else 28.0

    def show_minutes(self, minutes: tuple[int, int]) -> None:
        """Show the duration of the match as configured."""
        self._minutes = minutes
        self.retranslate()

    def retranslate(self) -> None:
        self._cross.set_name(self.tr("Close (Esc)"))
        self.setAccessibleName(format_message(self._info.title, str))
        self.setAccessibleDescription(self._sentence())
        self._fit()
        self.update()

    def _sentence(self) -> str:
        facts = self.tr("{players}, about {minutes}.").format(
            players=self._facts.players(self._info), minutes=self._facts.minutes(self._minutes)
        )
        return f"{facts} {format_message(self._info.feel, str)}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._place_cross()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        band = QPainterPath()
        radius = RADIUS / scale()  # must match the corner of the sheet, which does not scale with the text
        band.addRoundedRect(QRectF(0, 0, rect.width(), rect.height() + radius), radius, radius)
        painter.setClipPath(band)
        painter.fillRect(rect, theme.soft)
        left = self._beginning(rect.width())
        if left > _BANNER[0]:
            banner = self._appearance.art.pixmap(self._info.key, "banner", *_BANNER, ratio_of(painter))
            painter.drawPixmap(0, 0, banner)
        box = QRectF(left, 16, rect.width() - left - 60, 0)
        title = format_message(self._info.title, str)
        face = paragraph.fitting(title, [display_font(px) for px in _TITLES], box.width())
        paragraph.draw(painter, box, title, face, colour=theme.ink, most=1)
        box = QRectF(left, _BELOW, rect.width() - left - 28, 0)
        font = text_font(15)
        if len(paragraph.lines(self._sentence(), font, box.width())) > 1:
            font = text_font(13)
        paragraph.draw(painter, box, self._sentence(), font, colour=theme.muted)


class LessonRow(QWidget):
    """Row of lesson buttons. `wanted` is emitted with the index of a lesson, `puzzles_wanted` for puzzles.

    Hidden until there is something to offer.
    """

    wanted = Signal(int)
    puzzles_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._next = 0
        self._words: Callable[[], str] = str
        self._lines: Callable[[], Sequence[str]] = list
        self.next = QuietButton(appearance, icon="book")
        self.all = MenuButton(appearance)
        self.puzzles = QuietButton(appearance)
        for button in (self.next, self.all, self.puzzles):
            button.hide()
        row = FlowLayout(self)
        for button in (self.next, self.all, self.puzzles):
            row.addWidget(button)
        self.next.clicked.connect(lambda: self.wanted.emit(self._next))
        self.all.clicked.connect(self._open)
        self.puzzles.clicked.connect(self.puzzles_wanted)
        self.hide()

    def set_lesson(self, lesson: int, words: Callable[[], str], lines: Callable[[], Sequence[str]]) -> None:
        """Offer lesson `lesson` with label `words`, and a menu of all lessons with labels `lines`.

        Both are callables, to be called again when the language changes.
        """
        self._next, self._words, self._lines = lesson, words, lines
        self.retranslate()
        for part in (self.next, self.all, self):
            part.show()

    def offer_puzzles(self) -> None:
        self.puzzles.show()
        self.show()

    def retranslate(self) -> None:
        self.next.setText(self._words())
        self.all.setText(self.tr("All lessons"))
        self.puzzles.setText(self.tr("Puzzles"))

    def _open(self) -> None:
        menu = self.all.new_menu()
        for lesson, line in enumerate(self._lines()):
            menu.addAction(line).triggered.connect(partial(self._choose, lesson))
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        self.all.pop_up(menu, self.all.mapToGlobal(QPoint(0, self.all.height())))

    def _choose(self, lesson: int) -> None:
        self.wanted.emit(lesson)
