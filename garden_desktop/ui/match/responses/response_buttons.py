"""Response window: time bar, and for each seat that is asked a button with its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.core.types import Seat
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import ring
from garden_desktop.ui.kit.buttons.toggle import ToggleButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import scale
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.paragraph import fitting
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.match.commands import ASK_ONLY_MINE, NEVER_ASK

# Buttons of the seats that are asked.


_GAP: Final = 8.0
_HIGHEST: Final = 62.0
_RADIUS: Final = 8.0
_ORDER: Final = 44.0
_SYMBOL: Final = 8.5
_WIDEST_ORDER: Final = 58.0
_CAPTIONS: Final = (11, 10, 9)
"""Font sizes for the word below the symbol of a standing order, in table units."""
_ORDER_GAP: Final = 4.0
_LOW: Final = 50.0
"""Minimum height of a button with two lines of text."""


class Responder(NamedTuple):
    """Seat that is asked; `key` is "" for a computer. `about` is the topic of the question, where "never ask me about
    it" is possible."""

    seat: Seat
    player: Player
    key: str
    about: str | None = None


class ResponseButton(ToggleButton):
    """Button by which a seat claims a look: symbol, name, state and key. `scale` is pixels per table unit, text size
    included."""

    def __init__(self, appearance: Appearance, game: str, asked: Responder, parent: QWidget) -> None:
        super().__init__(appearance, asked.player.name, parent)
        self.asked = asked
        self.scale = 1.0
        self._game = game
        self.orders: tuple[StandingOrderButton, ...] = ()
        if asked.key:
            kinds = ("mine", "never") if asked.about is not None else ("mine",)
            self.orders = tuple(StandingOrderButton(appearance, kind, asked, parent) for kind in kinds)
        if not asked.key:
            self.setCheckable(False)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.retranslate()

    @property
    def words(self) -> str:
        """State of the seat in this question."""
        if not self.asked.key:
            return self.tr("decides automatically")
        return self.tr("will look") if self.isChecked() else self.tr("See my hand")

    def show_mark(self, marked: bool) -> None:
        self.show_checked(marked)
        self.retranslate()

    def show_orders(self, *, mine: bool, never: bool) -> None:
        """Show the open standing orders of this person."""
        for order in self.orders:
            order.show_checked(never if order.kind == "never" else mine)

    def lie(self, rect: QRect) -> None:
        """Fill `rect`, with the standing orders at its right end."""
        high = min(rect.height(), round(_ORDER * self.scale))
        left = rect.right() + 1
        for order in reversed(self.orders):
            wide = round(order.wanted_width * self.scale)
            left -= wide
            order.scale = self.scale
            order.setGeometry(left, rect.top() + (rect.height() - high) // 2, wide, high)
            left -= round(_ORDER_GAP * self.scale)
        self.setGeometry(QRect(rect.topLeft(), QSize(left - rect.left(), rect.height())))

    def retranslate(self) -> None:
        self.setAccessibleName(
            without_isolates(self.tr("{name}: {words}").format(name=self.asked.player.name, words=self.words))
        )
        key = self.tr("Key: {key}").format(key=key_label(self.asked.key)) if self.asked.key else ""
        self.setAccessibleDescription(key)
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        enlarged = self.scale / scale()  # `paintEvent` has scaled for the size of words already
        painter.scale(enlarged, enlarged)
        room = QRectF(QPointF(), rect.size() / enlarged)
        colour = colour_of(self.appearance.theme, self.asked.player.sign)
        self._draw_box(painter, room, colour)
        disc = min(36.0, room.height() - 6)
        sign = QRectF(10, (room.height() - disc) / 2, disc, disc)
        paint_sign(painter, self.appearance, self._game, self.asked.player.sign, sign)
        right = room.right() - 10
        if self.asked.key:
            right = self._draw_key(painter, right, room.center().y()) - 8
            if self.isChecked():
                eye = QRectF(right - 22, room.center().y() - 11, 22, 22)
                draw_icon(painter, self.appearance.art, "eye", eye, self.appearance.theme.inked(colour))
                right = eye.left() - 8
        self._draw_lines(painter, QRectF(QPointF(sign.right() + 10, 0), QPointF(right, room.height())))

    def _draw_box(self, painter: QPainter, room: QRectF, colour: QColor) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(colour, 2.5) if self.isChecked() else QPen(theme.edge, 1.2))
        painter.setBrush(self.shade(theme.raised) if self.asked.key else theme.surface)
        painter.drawRoundedRect(room.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS, _RADIUS)
        if self.hasFocus():
            ring(painter, room.adjusted(4, 4, -4, -4), theme.leaf, _RADIUS - 2, theme.ring)

    def _draw_key(self, painter: QPainter, right: float, middle: float) -> float:
        """Paint the key cap, right-aligned at `right`; returns its left edge."""
        theme, font = self.appearance.theme, text_font(15, bold=True)
        words = key_label(self.asked.key)
        side = max(30.0, QFontMetricsF(font).horizontalAdvance(words) + 14)
        cap = QRectF(right - side, middle - 15, side, 30)
        painter.setPen(QPen(theme.edge, 1.4))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(theme.ink)
        painter.setFont(font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, words)
        return cap.left()

    def _draw_lines(self, painter: QPainter, room: QRectF) -> None:
        """Paint name and state below each other, or side by side in a low button."""
        theme = self.appearance.theme
        plain = fitting(self.words, [text_font(size) for size in (12.5, 12, 11, 10)], room.width())
        bold = fitting(self.text(), [text_font(size, bold=True) for size in (14, 13, 12, 11)], room.width())
        name, words = QRectF(room), QRectF(room)
        said = [(name, self.text(), bold, theme.ink), (words, self.words, plain, theme.muted)]
        if room.height() >= _LOW:
            name.setBottom(room.center().y())
            words.setTop(room.center().y())
            name.moveTop(6)
            words.moveBottom(room.bottom() - 6)
        else:
            words.setLeft(name.left() + QFontMetricsF(bold).horizontalAdvance(self.text()) + 12)
            if words.width() < QFontMetricsF(plain).horizontalAdvance(self.words):
                del said[1]  # key and eye icon say it as well
            else:
                name.setRight(words.left() - 10)
        for rect, text, font, colour in said:
            painter.setFont(font)
            painter.setPen(colour)
            line = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class StandingOrderButton(ToggleButton):
    """Toggle of an open standing order: be asked only about own things, or never about this topic."""

    def __init__(self, appearance: Appearance, kind: str, asked: Responder, parent: QWidget) -> None:
        super().__init__(appearance, "", parent)
        self.kind, self._asked = kind, asked
        self.scale = 1.0
        self.retranslate()

    @property
    def caption(self) -> str:
        """Word below the symbol."""
        return self.tr("never") if self.kind == "never" else self.tr("only mine")

    @property
    def wanted_width(self) -> float:
        """Width that symbol and word need, in table units."""
        word = QFontMetricsF(text_font(_CAPTIONS[0])).horizontalAdvance(self.caption)
        return min(_WIDEST_ORDER, max(_ORDER, word + 12))

    def retranslate(self) -> None:
        if self.kind == "never":
            words, key = self.tr("{name}: never ask me about {card}"), NEVER_ASK
        else:
            words, key = self.tr("{name}: ask me only when I am the target"), ASK_ONLY_MINE
        key = key_label(key.format(key=self._asked.key))
        words = words.format(name=self._asked.player.name, card=self._asked.about)
        self.setAccessibleName(without_isolates(words))
        self.setAccessibleDescription(key)
        tip(self, f"{words} ({key})")
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a target, or an eye struck through, above a word; filled while the order stands."""
        enlarged = self.scale / scale()  # `paintEvent` has scaled for the size of words already
        painter.scale(enlarged, enlarged)
        room = QRectF(QPointF(), rect.size() / enlarged)
        theme = self.appearance.theme
        box = room.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.leaf if self.isChecked() else theme.edge, 2.2 if self.isChecked() else 1.2))
        painter.setBrush(theme.leaf if self.isChecked() else self.shade(theme.raised))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        ink = theme.over(theme.leaf) if self.isChecked() else theme.ink
        word = QRectF(box.left() + 2, box.bottom() - 16, box.width() - 4, 14)
        self._draw_symbol(painter, QPointF(box.center().x(), (box.top() + word.top()) / 2 + 1), ink)
        painter.setFont(fitting(self.caption, [text_font(size) for size in _CAPTIONS], word.width()))
        painter.setPen(ink)
        painter.drawText(word, Qt.AlignmentFlag.AlignCenter, self.caption)
        if self.hasFocus():
            ring(painter, room.adjusted(3, 3, -3, -3), theme.leaf, _RADIUS - 2, theme.ring)

    def _draw_symbol(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.kind == "never":
            icon = QRectF(middle.x() - _SYMBOL, middle.y() - _SYMBOL, 2 * _SYMBOL, 2 * _SYMBOL)
            draw_icon(painter, self.appearance.art, "eye", icon, ink)
            painter.drawLine(icon.bottomLeft(), icon.topRight())
        else:
            painter.drawEllipse(middle, _SYMBOL, _SYMBOL)
            painter.setBrush(ink)
            painter.drawEllipse(middle, _SYMBOL * 0.35, _SYMBOL * 0.35)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class ResponseButtons(QWidget):
    """Buttons of a response window, in the order in which seats are asked. `pressed` carries the seat; `ordered` the
    seat that toggles an open standing order, and whether it is "never"."""

    pressed = Signal(int)
    ordered = Signal(int, bool)

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._game = appearance, game
        self._scale, self._upright = 1.0, True
        self.buttons: list[ResponseButton] = []
        self.hide()

    def ask(self, everybody: Sequence[Responder]) -> None:
        """Show the buttons of these seats."""
        self.put_away()
        self.buttons = [ResponseButton(self._appearance, self._game, asked, self) for asked in everybody]
        for button in self.buttons:
            seat = button.asked.seat
            button.clicked.connect(lambda _=False, seat=seat: self.pressed.emit(seat))
            button.show()
            for order in button.orders:
                order.clicked.connect(
                    lambda _=False, seat=seat, kind=order.kind: self.ordered.emit(seat, kind == "never")
                )
                order.show()
        self._spread()
        self.show()

    def put_away(self) -> None:
        """Remove all buttons."""
        self.hide()
        for button in self.buttons:
            for shown in (button, *button.orders):
                shown.hide()
                # hidden first, as deleteLater waits for the event loop: till then nobody must see or press it
                shown.deleteLater()
        self.buttons = []

    def show_marks(self, marks: Collection[Seat]) -> None:
        for button in self.buttons:
            button.show_mark(button.asked.seat in marks)

    def lie(self, rect: QRect, scale: float, *, upright: bool) -> None:
        """Fill `rect` in a column or a row, at `scale` pixels per unit."""
        self._scale, self._upright = scale, upright
        self.setGeometry(rect)
        self._spread()

    def _spread(self) -> None:
        count, gap = len(self.buttons), _GAP * self._scale
        long = self.height() if self._upright else self.width()
        each = (long - gap * (count - 1)) / max(1, count)
        if self._upright:
            each = min(each, _HIGHEST * self._scale)
        first = (long - each * count - gap * (count - 1)) / 2
        for place, button in enumerate(self.buttons):
            start = first + place * (each + gap)
            box = QRectF(0, start, self.width(), each) if self._upright else QRectF(start, 0, each, self.height())
            button.scale = self._scale
            button.lie(box.toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()


def keys_of(names: Mapping[Seat, str], taken: Collection[str]) -> dict[Seat, str]:
    """Personal key of each seat: the first letter of the name if it is unique and not in `taken`, else the number of
    the seat."""
    letters = {seat: name[:1].upper() for seat, name in names.items()}
    often = Counter(letters.values())

    def key(seat: Seat) -> str:
        letter = letters[seat]
        usable = letter.isascii() and letter.isalpha() and letter not in taken
        return letter if usable and often[letter] == 1 else str(seat + 1)

    return {seat: key(seat) for seat in names}


HEIGHT: Final = 12
_TICK_MS: Final = 50
_BAR_GAP: Final = 8.0


class CountdownBar(QWidget):
    """Timer bar of a response window, independent of the animation speed; without a time it stays full."""

    ended = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._seconds: float | None = None
        self._clock = QElapsedTimer()
        self._end = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._tick = QTimer(self, interval=_TICK_MS)
        self._end.timeout.connect(self._run_out)
        wire(self._tick, "timeout()", self, "update()")
        wire(appearance, "changed()", self, "update()")
        self.retranslate()
        self.hide()

    @property
    def running(self) -> bool:
        return self._end.isActive()

    @property
    def left(self) -> float:
        """Share of the time left, from 1 to 0; 1 without a time."""
        if not self._seconds:
            return 1.0
        return max(0.0, 1.0 - self._clock.elapsed() / 1000 / self._seconds)

    def start(self, seconds: float | None) -> None:
        """Show the bar, and let it run for `seconds`; None only shows it."""
        self.stop()
        self._seconds = seconds
        self._clock.start()
        self.show()
        if seconds is not None:
            self._end.start(round(seconds * 1000))
            self._tick.start()

    def stop(self) -> None:
        """Hide the bar without `ended`."""
        self._end.stop()
        self._tick.stop()
        self.hide()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Time left to respond"))

    def _run_out(self) -> None:
        self.stop()
        self.ended.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._appearance.theme, self.height() / HEIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        whole = QRectF(0, 0, self.width() / scale, HEIGHT)
        painter.fillRect(whole, blend(theme.table, theme.ink, 0.16))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf)
        full = QRectF(0, 0, whole.width() * self.left, HEIGHT)
        painter.drawRoundedRect(full.adjusted(-HEIGHT, 0, 0, 0), HEIGHT / 2, HEIGHT / 2)
        if self._seconds is not None:
            self._paint_seconds(painter, whole, full, self._seconds * self.left)

    def _paint_seconds(self, painter: QPainter, whole: QRectF, full: QRectF, seconds: float) -> None:
        """Paint the seconds after the end of the bar, or on it where there is no room after it."""
        theme, font = self._appearance.theme, text_font(11, bold=True)
        text = self.tr("{seconds} s").format(seconds=QLocale().toString(seconds, "f", 1))
        width = QFontMetricsF(font).horizontalAdvance(text)
        fits = full.right() + width + 2 * _BAR_GAP < whole.right()
        left = full.right() + _BAR_GAP if fits else full.right() - width - _BAR_GAP
        painter.setFont(font)
        painter.setPen(theme.ink if fits else theme.over(theme.leaf))
        painter.drawText(QRectF(left, 0, width + 1, HEIGHT), Qt.AlignmentFlag.AlignCenter, text)
