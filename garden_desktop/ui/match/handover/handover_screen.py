"""Hand-over screen between two people at one computer: hides the table until the next one confirms."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import unblock_widget
from garden_desktop.ui.kit.buttons.painted import ENTER, QuietButton
from garden_desktop.ui.kit.events import printed_key, wire
from garden_desktop.ui.kit.input_guard import DEAF_MS
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.size import room as room_of
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.handover.gate_picture import GatePicture
from garden_desktop.ui.match.playback_input_filter import means_the_table

TURN_MS: Final = 240
NAME_PX: Final = 62
_OPENERS: Final = commands.OPEN_HAND.qt_keys
_BOARD: Final = QRectF(420, 384, 440, 234)
_MEDALLION: Final = QRectF(578, 322, 124, 124)
_HAND_OVER: Final = QRectF(440, 447, 400, 24)
_NAME: Final = QRectF(452, 470, 376, 74)
_HINT: Final = QRectF(452, 546, 376, 40)
_NAME_OVER_NEWS: Final = QRectF(452, 467, 376, 42)
_NEWS: Final = QRectF(440, 506, 400, 48)
_HINT_BELOW_NEWS: Final = QRectF(452, 560, 376, 40)
_NEWS_PX: Final = (17, 16, 15, 14, 13)
_KEY_HINT: Final = "{key}"
_LARGER: Final = 8
_HAND_OVER_PX: Final = 17
_LEAVE_EDGE: Final = 16
_HUNG: Final = QRectF(420, 200, 440, 430)
"""Bounding rectangle of the name board with its ropes."""
_LEAVES: Final = QRectF(356, 188, 568, 550)
"""Bounding rectangle of the two gate leaves, between the pillars."""
_EDGE: Final = 8


class GateState(Enum):
    """State of a `HandoverScreen`: hidden, waiting for its player, or opened by that player and perhaps still
    animated."""

    AWAY = auto()
    SHUT = auto()
    OPENED = auto()


class HandoverScreen(QAbstractButton):
    """Hand-over screen, painted as a garden gate. It stays as it is, shut or open, until its owner hides it.

    It is a button, so that screen readers can press it. The mouse opens it on the gate's leaves and the name board, not
    on hedge, pillars and sky: a stray click must not show anybody's hand.

    Signals: `opened`; `typed`, a letter or number on a light cover, meant for the table; `pulled`, mouse events after a
    press on a light cover, until the release; `taken_back`, the player of a secret move wants to undo it (Ctrl+Z);
    `left`, somebody leaves the match here, for which no hand must be shown. Esc focuses the leave button.
    """

    opened = Signal()
    typed = Signal(str, int)
    pulled = Signal(QMouseEvent)
    taken_back = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.leave = LeaveButton(appearance, self)
        self.leave.clicked.connect(self.left)
        self._picture = GatePicture()
        self._player = Player("", "")
        self._game = ""
        self._news: Sequence[str] = ()
        self._state = GateState.AWAY
        self._pressed = self._pulling = self._seen = False
        self._light = False
        self._deaf = QTimer(self, singleShot=True, interval=DEAF_MS)
        self._turn = QVariantAnimation(self, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        wire(self._turn, "valueChanged(QVariant)", self, "update()")
        self._turn.finished.connect(self._turned)
        self._openness = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.clicked.connect(self._answer)
        appearance.changed.connect(self._redress)
        self.hide()

    @property
    def openness(self) -> float:
        """Progress of the animation, from shut (0) to walked through (1)."""
        return float(self._turn.currentValue() or 0) if self._moving else self._openness

    @property
    def accepts_input(self) -> bool:
        """Whether a key would open the screen now: it is shut, and past the delay in which input meant for the last
        screen is ignored."""
        return self._state is GateState.SHUT and not self._deaf.isActive()

    @property
    def news(self) -> str:
        """Text below the name."""
        return " ".join(self._news)

    def shut_for(self, player: Player, game: str, news: Sequence[str] = (), *, light: bool = False) -> None:
        """Show the screen for `player`; `game` is the art folder of a player's picture that is no seat symbol. A
        `light` one only covers the hand of this player, whose turn continues.

        `news` are sentences for everybody around: they must hold no hidden information.
        """
        self._player, self._game, self._news, self._light = player, game, news, light
        self._state = GateState.SHUT
        self._pressed = self._pulling = self._seen = False
        self.leave.setVisible(not light)
        self._redress()
        self.retranslate()
        self._deaf.start()
        self.show()
        self.raise_()
        if not light:
            unblock_widget(self)
        self.setFocus()
        self._start(1.0, 0.0)

    def open_gate(self) -> None:
        """Open it as the key does."""
        if self._state is GateState.SHUT:
            self._state = GateState.OPENED
            self.leave.hide()
            self._start(self.openness, 1.0)

    def hears_mouse(self) -> bool:
        """Whether a press now was meant for this screen; one that was not restarts the delay."""
        if self._deaf.isActive():
            self._deaf.start()
            return False
        return self._seen

    def put_away(self) -> None:
        """Hide it. While a mouse button is down on it, it is only moved out of sight: a hidden widget loses the mouse
        grab, and with it the drag."""
        self._state = GateState.AWAY
        self.setGeometry(-2, -2, 1, 1) if self._pulling else self.hide()

    def stop(self) -> None:
        """Stop the animation after the match was left, without `opened`."""
        self._turn.stop()

    def retranslate(self) -> None:
        self.setAccessibleName(without_isolates(self.tr("{name}, press Space").format(name=self._player.name)))
        self.setAccessibleDescription(without_isolates(self.news))
        self.leave.setText(self.tr("Save and leave"))
        self.leave.setAccessibleName(self.leave.text())
        self._place_leave()
        self.update()

    def _place_leave(self) -> None:
        """Place the leave button in the lower corner where lines begin. In the other corner a second click on the
        "Next" of the playback would hit it. In a small window with large words it would cover the name board, and goes
        to the upper corner."""
        size, edge = self.leave.sizeHint().expandedTo(self.leave.minimumSizeHint()), px(_LEAVE_EDGE)
        left = self.width() - edge - size.width() if self.isRightToLeft() else edge
        place = QRect(QPoint(left, self.height() - edge - size.height()), size)
        if self._board_to_window(QSizeF(self.size())).mapRect(_BOARD).intersects(QRectF(place)):
            place.moveTop(edge)
        self.leave.setGeometry(place)

    @property
    def _opening(self) -> bool:
        return self._state is GateState.OPENED

    @property
    def _offers_leaving(self) -> bool:
        """Whether the leave button is shown: while the screen is shut, except on a light cover, whose player is at the
        table."""
        return self._state is GateState.SHUT and not self._light

    @property
    def _moving(self) -> bool:
        return self._turn.state() == QVariantAnimation.State.Running

    def _start(self, start: float, end: float) -> None:
        self._turn.stop()
        self._openness = end
        self._turn.setStartValue(start)
        self._turn.setEndValue(end)
        duration = 0 if self._light else self._appearance.gliding(TURN_MS)
        self._turn.setDuration(duration)
        if duration:
            self._turn.start()
        else:
            self._turned()

    def _skip(self) -> None:
        self._turn.stop()
        self._turned()

    def _turned(self) -> None:
        self.update()
        if self._opening:
            self.opened.emit()

    def _redress(self) -> None:
        if self._player.name:
            self._picture.colour = colour_of(self._appearance.theme, self._player.sign)
        self.update()
        self._place_leave()  # targets and fonts may have another size now

    def _answer(self) -> None:
        if self._opening and self._moving:
            self._skip()
        elif self.accepts_input:
            self.open_gate()

    def _board_to_window(self, size: QSizeF) -> QTransform:
        """Transform of the name board: as the picture, but enlarged to the text scale where there is room."""
        placed = self._picture.to_window(size)
        room = placed.inverted()[0].mapRect(QRectF(QPointF(), size))
        most = min(room.width() / (_HUNG.width() + 2 * _EDGE), room.height() / (_HUNG.height() + 2 * _EDGE))
        share = max(1.0, min(most, scale() / placed.m11()))
        if share == 1:
            return placed
        centre = _HUNG.center()
        centred = QTransform.fromTranslate(room.center().x(), room.center().y())
        return _centred_at(centre) * QTransform.fromScale(share, share) * centred * placed

    def _opens_at(self, point: QPointF) -> bool:
        """Whether a click at `point` opens the screen: on the leaves or the name board. A missed click on the leave
        button, or a click too many on the screen before, shows nobody's hand."""
        size = QSizeF(self.size())
        leaves, board = self._picture.to_window(size).mapRect(_LEAVES), self._board_to_window(size).mapRect(_BOARD)
        return self._light or leaves.contains(point) or board.contains(point)

    def _paint_board(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        ink = theme.table if theme.dark else theme.ink
        painter.setPen(QPen(ink, 4))
        for x in (496, 784):
            painter.drawLine(640, 210, x, 384)
        painter.setBrush(blend(theme.muted, theme.surface, 0.3))
        painter.drawEllipse(QRectF(632, 202, 16, 16))
        _paint_shadow(painter, _BOARD.translated(0, 8), ink)
        painter.setPen(QPen(ink, 3))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(_BOARD, 14, 14)
        painter.setPen(QPen(theme.line, 2))
        painter.drawRoundedRect(_BOARD.adjusted(12, 12, -12, -12), 8, 8)
        painter.setPen(QPen(ink, 3))
        painter.drawEllipse(_MEDALLION)
        paint_sign(painter, self._appearance, self._game, self._player.sign, _MEDALLION.adjusted(9.5, 9.5, -9.5, -9.5))

    def _paint_name(self, painter: QPainter) -> None:
        """Paint the name at eight times its size, scaled down: FreeType's glyph edges depend on the size that was
        rendered before."""
        place = _NAME_OVER_NEWS if self._news else _NAME
        font = fitting_font(self._player.name, place.width(), NAME_PX * place.height() / _NAME.height())
        font.setPixelSize(font.pixelSize() * _LARGER)
        painter.save()
        painter.setPen(self._appearance.theme.ink)
        painter.setFont(font)
        painter.scale(1 / _LARGER, 1 / _LARGER)
        room = QTransform.fromScale(_LARGER, _LARGER).mapRect(place)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._player.name)
        painter.restore()

    def _paint_hand_over(self, painter: QPainter) -> None:
        """Paint the instruction above the name."""
        painter.setPen(self._appearance.theme.muted)
        painter.setFont(text_font(_HAND_OVER_PX))
        painter.drawText(_HAND_OVER, Qt.AlignmentFlag.AlignCenter, self.tr("Hand the mouse to"))

    def _paint_news(self, painter: QPainter) -> None:
        """Paint the news, a line for each sentence, in the largest font in which all fit."""
        words = "\n".join(self._news)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.setPen(self._appearance.theme.ink)
        for size in _NEWS_PX:
            painter.setFont(text_font(size))
            if painter.boundingRect(_NEWS, flags, words).height() <= _NEWS.height():
                break
        painter.drawText(_NEWS, flags, words)

    def _paint_hint(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        words = (
            self.tr("Press {key} or click to show your hand")
            if self._light
            else self.tr("Press {key} or click to show the table")
        )
        before, _, after = words.partition(_KEY_HINT)
        key = key_label(commands.OPEN_HAND.shown_key)
        plain, bold = text_font(20), text_font(17, bold=True)
        cap = QFontMetricsF(bold).horizontalAdvance(key) + 26
        widths = [QFontMetricsF(plain).horizontalAdvance(words) for words in (before, after)]
        total = sum(widths) + cap + 12
        place = _HINT_BELOW_NEWS if self._news else _HINT
        squeeze = min(1.0, place.width() / total)
        painter.translate(place.center())
        painter.scale(squeeze, squeeze)
        left = -total / 2
        painter.setFont(plain)
        painter.setPen(theme.muted)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        first, then = (after.lstrip(), before) if self.isRightToLeft() else (before, after.lstrip())
        start = widths[self.isRightToLeft()]
        painter.drawText(QRectF(left, -20, start + 9, 40), middle, first)
        painter.drawText(QRectF(left + start + cap + 12, -20, sum(widths) - start + 9, 40), middle, then)
        box = QRectF(left + start + 4, -18, cap, 36)
        painter.setPen(QPen(theme.ink, 2))
        painter.setBrush(theme.ink)
        painter.drawRoundedRect(box.translated(0, 2), 7, 7)
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(box, 7, 7)
        painter.setFont(bold)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_cover(self, painter: QPainter) -> None:
        """Paint the light cover: name of the player, and key."""
        theme, room = self._appearance.theme, room_of(self)
        painter.scale(scale(), scale())
        painter.fillRect(room, theme.surface)
        painter.fillRect(QRectF(0, 0, room.width(), 1), theme.line)
        font = fitting_font(self._player.name, room.width() * 0.3, 34)
        wide, side = QFontMetricsF(font).horizontalAdvance(self._player.name), 48.0
        squeeze = min(1.0, (room.width() - 16) / (_HINT.width() + side + wide + 36))
        painter.translate(room.center())
        painter.scale(squeeze, squeeze)
        painter.translate(-room.center())
        painter.save()
        painter.translate(room.center() - _HINT.center() + QPointF((side + wide) / 2 + 24, 0))
        self._paint_hint(painter)
        painter.restore()
        left = room.center().x() - _HINT.width() / 2 - (side + wide) / 2 - 12
        middle = room.center().y()
        paint_sign(
            painter, self._appearance, self._game, self._player.sign, QRectF(left, middle - side / 2, side, side)
        )
        painter.setFont(font)
        painter.setPen(theme.ink)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left + side + 12, middle - 30, wide + 8, 60), align, self._player.name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:  # claims all keys: no shortcut of the table works below
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep Tab between the screen and the leave button: the table below must not get the focus."""
        to = self if self.leave.hasFocus() or not self._offers_leaving else self.leave
        to.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():  # held down since the last turn
            return
        if commands.UNDO.matches(event):
            if self.accepts_input:
                self.taken_back.emit()
        elif event.key() in _OPENERS and self._deaf.isActive():
            self._deaf.start()  # meant for the screen before: pressing on restarts the delay
        elif event.key() in _OPENERS or self._opening:
            self._answer()
        elif event.key() in commands.GO_TO_LEAVE.qt_keys and self._offers_leaving:
            self.leave.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._light and self.accepts_input and means_the_table(event):
            self.typed.emit(event.text(), printed_key(event))
        else:
            event.ignore()  # it may be a shortcut of the window

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open a light cover at the press already, so that the same drag can pull a card out of the hand."""
        self._pressed = self._opening or (self.accepts_input and self._opens_at(event.position()))
        self._pulling = self._light and self.accepts_input
        if self._pulling:
            self._answer()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pulling:
            self.pulled.emit(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pulling:
            self._pulling = self._pressed = False
            self.hide()
            self.pulled.emit(event)
        elif self._pressed:
            self._pressed = False
            if self._opening or self._opens_at(event.position()):
                self._answer()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seen:  # the first paint may be late: the delay starts when the screen can be seen
            self._seen = True
            if self._deaf.interval():
                self._deaf.start()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._light:
            self._paint_cover(painter)
            return
        size = QSizeF(self.size())
        openness = self.openness
        self._picture.paint(painter, size, openness, self._appearance.theme.dark)
        if openness == 0 and not self._opening:
            painter.setTransform(self._board_to_window(size), True)
            self._paint_board(painter)
            self._paint_hand_over(painter)
            self._paint_name(painter)
            self._paint_news(painter)
            self._paint_hint(painter)


class LeaveButton(QuietButton):
    """Leave button of a `HandoverScreen`. Only Enter and the mouse press it: Space and Esc mean the same as on the
    screen."""

    def __init__(self, appearance: Appearance, gate: HandoverScreen) -> None:
        super().__init__(appearance, icon="back", parent=gate)
        self._gate = gate

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:  # no shortcut of the table works below
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a press that was meant for the screen before."""
        if self._gate.hears_mouse():
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case key if key in ENTER:
                self.click()
            case commands.OPEN_HAND.qt_key | commands.GO_TO_LEAVE.qt_key:
                self._gate.setFocus(Qt.FocusReason.ShortcutFocusReason)
                if event.key() == commands.OPEN_HAND.qt_key:
                    self._gate.keyPressEvent(event)
            case _:
                event.ignore()


def fitting_font(name: str, width: float, most: float = NAME_PX) -> QFont:
    """Display font at 62 px, or smaller so that `name` fits into `width`; never above `most`."""
    font = display_font(NAME_PX)
    share = min(most / NAME_PX, width / max(1.0, QFontMetricsF(font).horizontalAdvance(name)))
    font.setPixelSize(max(12, int(NAME_PX * share)))
    return font


def _centred_at(point: QPointF) -> QTransform:
    """Translation of a point to the origin."""
    return QTransform.fromTranslate(-point.x(), -point.y())


def _paint_shadow(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setOpacity(0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, 14, 14)
    painter.setOpacity(1)
