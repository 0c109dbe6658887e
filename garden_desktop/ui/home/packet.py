"""A game as a seed packet: it stands sunk in the tray, and rises with its buttons when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.facts import Facts
from garden_desktop.ui.home.shelf_plan import RISE, picture_size
from garden_desktop.ui.kit.buttons.painted import ARROWS, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.layout.fill import fill
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.style.theme import MORNING, blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from garden_desktop.core.game import Game

RISE_MS: Final = 180
OFFER_MS: Final = 250
"""When a packet that is up at once says which lesson it offers: nobody who waits for a picture waits for that."""
_TOOTH: Final = 8
_BAND: Final = 25
_PICTURE_TOP: Final = 37
_BELOW_PICTURE: Final = 127
WORDS: Final = _PICTURE_TOP + _BELOW_PICTURE
"""What a short title and two lines need, together with the band above the picture."""
_SHADE: Final = 10
_NAMES: Final = (24, 22, 20, 18)
_NAME_LINES: Final = 3
_NIGHT_EDGE: Final = QColor("#5B6B62")


class Packet(PaintedButton):
    """One game. `clicked` begins a new match, `rules_asked` opens its rules.

    `offer` says which lesson is offered, "" for none, and `lesson_asked` opens it.
    `wanted` tells that the pointer or the focus came or went, `focused` that the focus came by the keyboard,
    `moved` every step of a rise.
    """

    rules_asked = Signal()
    lesson_asked = Signal()
    wanted = Signal()
    focused = Signal()
    moved = Signal()

    def __init__(self, appearance: Appearance, game: Game, parent: QWidget) -> None:
        super().__init__(appearance, "", parent)
        self.game = game
        self.lift = 0.0
        self._sunk = QRect()
        self._heights: dict[tuple[int, str], int] = {}
        self._facts = Facts(self)
        self._buttons: tuple[PrimaryButton, QuietButton] | None = None
        self.offer: Callable[[Game], str] = lambda _: ""
        self._lesson: QuietButton | None = None
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._lifted)
        self._rise.finished.connect(self._offer_lesson)
        self.retranslate()

    def retranslate(self) -> None:
        info = self.game.info
        self.setAccessibleName(self.title())
        facts = f"{self._facts.players(info)}, {self._facts.minutes(info)}"
        self.setAccessibleDescription(f"{self._feel()} {facts}.")
        self._name_buttons()
        self.update()

    def furnish(self) -> None:
        """Have buttons: nobody waits for those of a packet that does not stand up yet."""
        if self._buttons is None:
            self._buttons = PrimaryButton(self.appearance, parent=self), QuietButton(self.appearance, parent=self)
            self._lesson = QuietButton(self.appearance, height=30, parent=self)
            self._lesson.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._lesson.hide()
            self._lesson.clicked.connect(self.lesson_asked)
            new, rules = self._buttons
            new.clicked.connect(self.click)
            rules.clicked.connect(self.rules_asked)
            for button in self._buttons:
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                button.show()
            self._name_buttons()

    def _name_buttons(self) -> None:
        if self._buttons:
            later(self, self._offer_lesson, OFFER_MS)
            new, rules = self._buttons
            new.setText(self.tr("New game"))
            rules.setText(self.tr("How it plays"))
        self._place_buttons()

    def _offer_lesson(self) -> None:
        """Show the lesson that is offered now on the foot of the picture, while the packet stands up."""
        if self._lesson is None or not self.lift:
            return
        words = self.offer(self.game)
        self._lesson.setText(words)
        self._lesson.setVisible(bool(words))
        self._place_buttons()

    @property
    def feet(self) -> int:
        """The upper edge of the shelf it stands behind."""
        return self._sunk.y() + self._sunk.height()

    @property
    def risen(self) -> QRect:
        """Where it stands when it is up."""
        return self._sunk.adjusted(0, -RISE, 0, 0)

    def text_height(self, width: int) -> int:
        """What the words need under the picture of a packet so wide, together with the band above it."""
        key = width, self.title() + self._feel()
        if key not in self._heights:
            self._heights[key] = self._measured(width)
        return self._heights[key]

    def _measured(self, width: int) -> int:
        extra = paragraph.count(self.title(), self._name_font(width), width - 28, _NAME_LINES) - 1
        feel = paragraph.count(self._feel(), text_font(15), width - 32) - 2
        return WORDS + extra * 30 + max(0, feel) * 21

    def stand(self, sunk: QRect) -> None:
        """Take this place in the tray."""
        self._sunk = sunk
        self._lifted(self.lift)
        self._place_buttons()

    def raise_to(self, height: int) -> None:
        """Rise (or sink) to `height` logical pixels above the sunk place."""
        running = self._rise.state() == QVariantAnimation.State.Running
        if (self._rise.endValue() if running else self.lift) == height:
            return
        self.furnish()
        self._rise.stop()
        duration = self.appearance.duration(RISE_MS)
        if not duration:
            self._lifted(float(height))
            later(self, self._offer_lesson, OFFER_MS)
            return
        self._rise.setStartValue(self.lift)
        self._rise.setEndValue(float(height))
        self._rise.setDuration(duration)
        self._rise.start()

    def _lifted(self, lift: float) -> None:
        self.lift = lift
        self.setGeometry(self._sunk.x(), round(self._sunk.y() - lift), self._sunk.width(), self._sunk.height() + RISE)
        self.moved.emit()

    def _place_buttons(self) -> None:
        if self._buttons is None:
            return
        new, rules = self._buttons
        room, y = self.width() - 24, self._sunk.height() + 1
        wishes = max(133, new.sizeHint().width()), max(123, rules.sizeHint().width())
        first = round((room - 8) * wishes[0] / sum(wishes))
        words = new.words_width(), rules.words_width()
        if room - 8 - first < words[1] + 16:
            first = round((room - 8) * words[0] / sum(words))
        new.setGeometry(12, y, first, 40)
        if self._lesson is not None:
            size, foot = self._lesson.sizeHint(), _PICTURE_TOP + picture_size(self.width()).height()
            width = min(size.width(), room)
            self._lesson.setGeometry(self.width() - 18 - width, foot - size.height() - 6, width, size.height())
        rules.setGeometry(12 + first + 8, y, room - first - 8, 40)

    def title(self) -> str:
        return say(self.game.info.title, str)

    def _feel(self) -> str:
        return say(self.game.info.feel, str)

    def _name(self, width: int) -> tuple[QFont, list[str]]:
        """The title in one line, smaller where it must, and in two or three where even that is too wide."""
        font = self._name_font(width)
        return font, paragraph.lines(self.title(), font, width - 28, _NAME_LINES)

    def _name_font(self, width: int) -> QFont:
        for px in _NAMES:
            font = display_font(px)
            if QFontMetricsF(font).horizontalAdvance(self.title()) <= width - 28:
                break
        return font

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        card = QRectF(0, 0, rect.width(), rect.height())
        fill(painter, card.adjusted(0, _TOOTH, 0, 0), theme.surface)
        _draw_band(painter, card.width(), getattr(MORNING, self.game.info.colour))
        self._draw_picture(painter)
        self._draw_words(painter, card)
        self._draw_foot(painter, card)
        if theme.dark:
            painter.setPen(QPen(blend(theme.surface, _NIGHT_EDGE, 0.6), 1))
            for x in (0.5, card.width() - 0.5):
                painter.drawLine(QPointF(x, _BAND), QPointF(x, card.height()))
        if self.hasFocus():
            painter.setPen(QPen(theme.leaf, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(card.adjusted(1.5, _BAND + 1, -1.5, 4))

    def _draw_picture(self, painter: QPainter) -> None:
        size = picture_size(self.width())
        box = QRectF(12, _PICTURE_TOP, size.width(), size.height())
        sprite = "picture-dusk" if self.appearance.theme.dark else "picture"
        ratio = self.devicePixelRatioF()
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        pixmap = self.appearance.art.pixmap(self.game.info.key, sprite, size.width(), size.height(), ratio)
        if f"{self.game.info.key}/{sprite}" in self.appearance.art.missing:
            self._draw_initial(painter, box)
        else:
            painter.drawPixmap(box.topLeft(), pixmap)
        painter.restore()
        painter.setPen(QPen(QColor("#0F1512") if self.appearance.theme.dark else self.appearance.theme.ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 6, 6)

    def _draw_initial(self, painter: QPainter, box: QRectF) -> None:
        """A plain packet, for a game without a picture: the letter its name begins with, in its own colour."""
        theme = self.appearance.theme
        colour = getattr(theme, self.game.info.colour)
        fill(painter, box, blend(theme.surface, colour, 0.16))
        painter.setFont(display_font(round(box.height() / 2)))
        painter.setPen(colour)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.title()[:1].upper())

    def _draw_words(self, painter: QPainter, card: QRectF) -> None:
        theme = self.appearance.theme
        y = _PICTURE_TOP + picture_size(self.width()).height() + 10.0
        font, name = self._name(self.width())
        for line in name:
            painter.setFont(font)
            painter.setPen(theme.ink)
            painter.drawText(QRectF(16, y, card.width() - 28, 32), Qt.AlignmentFlag.AlignVCenter, line)
            y += 30
        room = QRectF(16, y + 4, card.width() - 32, 0)
        paragraph.draw(painter, room, self._feel(), text_font(15), colour=theme.muted)
        self._draw_facts(painter, self._sunk.height() - 35.0)

    def _draw_facts(self, painter: QPainter, y: float) -> None:
        ink = self.appearance.theme.ink
        x = 16.0
        info = self.game.info
        facts = (("people", self._facts.players(info)), ("clock", self._facts.minutes(info)))
        room = self.width() - 16 - 12 - 2 * (24 + 1) - 17
        font = paragraph.fitting("".join(words for _, words in facts), [text_font(px) for px in (13, 12, 11, 10)], room)
        for icon, fact in facts:
            draw_icon(painter, self.appearance.art, icon, QRectF(x, y + 2, 18, 18), ink)
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(fact, Qt.TextElideMode.ElideRight, self.width() - x - 24 - 12)
            width = metrics.horizontalAdvance(words) + 1
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(x + 24, y, width, 22), Qt.AlignmentFlag.AlignVCenter, words)
            x += 24 + width + 17

    def _draw_foot(self, painter: QPainter, card: QRectF) -> None:
        """The shade of the tray on what is just above its edge, however far the packet has risen."""
        edge = self._sunk.height() + self.lift
        for row in range(_SHADE):  # a QLinearGradient would bring the 182 names of QGradient to every start
            line = QRectF(0, edge - _SHADE + row, card.width(), 1)
            fill(painter, line, QColor(0, 0, 0, round(40 * (row + 0.5) / _SHADE)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.wanted.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.wanted.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.wanted.emit()
        if event.reason() != Qt.FocusReason.MouseFocusReason:  # what is pressed stays under the pointer
            self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.wanted.emit()


def _draw_band(painter: QPainter, width: float, colour: QColor) -> None:
    """The crimped top of a packet, with its stitch."""
    teeth = max(1, round(width / _TOOTH))
    pitch = width / teeth
    band = QPainterPath(QPointF(0, _TOOTH + 1))
    for tooth in range(teeth):
        band.lineTo((tooth + 0.5) * pitch, 0)
        band.lineTo((tooth + 1) * pitch, _TOOTH + 1)
    band.lineTo(width, _BAND)
    band.lineTo(0, _BAND)
    band.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(band)
    stitch = QPen(QColor(251, 248, 241, 140), 2)
    stitch.setDashPattern([2.4, 2.1])
    stitch.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(stitch)
    painter.drawLine(QPointF(0, 19), QPointF(width, 19))
