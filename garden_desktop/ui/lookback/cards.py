"""Cards of a match review: turning points and strokes of luck."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.player import Player, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.lookback.moment import WIDE, ring

# Common parts


class LookBackCard(QFrame):
    """Base of the cards: a painted frame."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class SideSignView(QWidget):
    """Widget that shows the symbol of a side."""

    def __init__(self, appearance: Appearance, game: str, sign: str) -> None:
        super().__init__()
        self._appearance, self._game, self._sign = appearance, game, sign
        self.setFixedSize(24, 24)
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._appearance, self._game, self._sign, QRectF(0, 0, 24, 24))


# Turning points


_PICTURE: Final = (120, 56)
PAUSE_MS: Final = 60
"""Time in ms after the last resize until the picture is drawn again."""
_SHARES: Final = (42, 58)
"""Stretch factors of picture and text."""
_WIDE: Final = 360
"""Minimum width in pixels of a card that shows the picture."""


class TurningPointFacts(NamedTuple):
    """Contents of a card: move number, player, cost in win probability (of 100), probability after it, both moves in
    words."""

    ply: int
    last: int
    player: Player
    cost: int
    made: int
    done_words: Html
    better_words: Html


class TurningPointCard(LookBackCard):
    """Card of a turning point. `chosen` asks to play on from the position, `watched` for the replay there."""

    chosen = Signal(int)
    watched = Signal(int)

    def __init__(self, appearance: Appearance, game: str, number: int, told: TurningPointFacts) -> None:
        super().__init__(appearance)
        self._number, self._told = number, told
        self._title, self._cost = Label(), Label()
        self._done_head, self._better_head = Label(), Label()
        self._done, self._better = RichLabel(wrap=True), RichLabel(wrap=True)
        self._why = Label(wrap=True)
        self.picture = PositionPicture(appearance)
        self.play_on = PrimaryButton(appearance, height=40)
        self._watch = QuietButton(appearance, height=40)
        self._arrange(SideSignView(appearance, game, told.player.sign))
        self.play_on.clicked.connect(lambda: self.chosen.emit(told.ply))
        self._watch.clicked.connect(lambda: self.watched.emit(told.ply))
        self.retranslate()

    def retranslate(self) -> None:
        told = self._told
        move = self.tr("Move {ply} of {last}").format(ply=told.ply + 1, last=told.last)
        self._title.setText(f"{self._number}   {move}   {told.player.name}")
        self._cost.setText(f"−{told.cost}")
        self._done_head.setText(self.tr("played"))
        self._better_head.setText(self.tr("better"))
        self._done.set_html(told.done_words)
        self._better.set_html(told.better_words)
        why = self.tr(
            "{cost} points better, going by what {name} could see. Chance of winning after the move played: {made}%."
        ).format(name=told.player.name, cost=told.cost, made=told.made)
        self._why.setText(why)
        self.play_on.setText(self.tr("Play on from here"))
        self._watch.setText(self.tr("Replay"))
        self.play_on.setAccessibleName(
            without_isolates(
                self.tr("Turning point {number}, {move}, {name}, cost {cost}. Play on from here.").format(
                    number=self._number, move=move, name=told.player.name, cost=told.cost
                )
            )
        )
        self.play_on.setAccessibleDescription(without_isolates(why))

    def _arrange(self, sign: QWidget) -> None:
        self._title.setProperty("role", "strong")
        self._cost.setProperty("role", "cost")
        for label in (self._done_head, self._better_head, self._why):
            label.setProperty("role", "small")
        done, better = (RingSign(self._appearance, better=better) for better in (False, True))
        heads = (
            row_layout(done, self._done_head, None, spacing=6),
            row_layout(better, self._better_head, None, spacing=6),
        )
        words = column_layout(heads[0], self._done, heads[1], self._better, self._why, None, spacing=3)
        self._body = body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        body.setSpacing(12)
        body.addWidget(self.picture)
        body.addLayout(words)
        for place, share in enumerate(_SHARES):
            body.setStretch(place, share)
        self.picture.shaped.connect(lambda strip: self._turn(strip=strip))
        head = row_layout(sign, self._title, None, self._cost)
        page = column_layout(head, body, row_layout(self.play_on, self._watch), spacing=8, margins=(14, 10, 14, 12))
        page.setStretch(1, 1)
        self.setLayout(page)

    def _turn(self, *, strip: bool) -> None:
        """Put a wide, flat picture above the text."""
        way = QBoxLayout.Direction.TopToBottom if strip else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the picture in a narrow card; the moves in words remain."""
        super().resizeEvent(event)
        self.picture.setVisible(self.width() >= _WIDE)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class PositionPicture(QWidget):
    """Picture of the position. `wanted` asks for it to be drawn at the present size, `shaped` tells
    whether it is flat."""

    wanted = Signal()
    shaped = Signal(bool)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._image = QImage()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.wanted)
        wire(appearance, "changed()", self._pause, "start()")
        self.setMinimumSize(*_PICTURE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.shaped.emit(image.width() >= WIDE * image.height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(166, 140)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pause.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(self.width() / self._image.width(), self.height() / self._image.height())
        room = QRectF(0, 0, self._image.width() * scale, self._image.height() * scale)
        painter.drawImage(room, self._image)
        painter.setPen(QPen(self._appearance.theme.line, 1.2))
        painter.drawRoundedRect(room, 4, 4)


class RingSign(QWidget):
    """Legend symbol for the rings in the picture: the move played, or the better one."""

    def __init__(self, appearance: Appearance, *, better: bool) -> None:
        super().__init__()
        self._appearance, self._better = appearance, better
        self.setFixedSize(18, 18)
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring(painter, self._appearance.theme, QRectF(4, 4, 10, 10), better=self._better)


# Strokes of luck


class LuckStroke(NamedTuple):
    """Contents of a card: move number, event in words, player it helped most, gain in win probability, probability
    after it."""

    ply: int
    last: int
    words: Html
    player: Player
    gain: int
    made: int


class LuckCard(LookBackCard):
    """Card of a stroke of luck. `watched` asks for the replay there."""

    watched = Signal(int)

    def __init__(self, appearance: Appearance, game: str, told: LuckStroke) -> None:
        super().__init__(appearance)
        self._told = told
        self._title, self._gain = Label(), Label()
        self._came, self._why = RichLabel(wrap=True), Label(wrap=True)
        self.watch = QuietButton(appearance, height=40)
        self._title.setProperty("role", "strong")
        self._gain.setProperty("role", "gain")
        self._why.setProperty("role", "small")
        head = row_layout(SideSignView(appearance, game, told.player.sign), self._title, None, self._gain)
        words = column_layout(self._came, self._why, None, spacing=6)
        page = column_layout(head, words, self.watch, spacing=8, margins=(14, 10, 14, 12))
        page.setStretch(1, 1)
        self.setLayout(page)
        self.watch.clicked.connect(lambda: self.watched.emit(told.ply))
        self.retranslate()

    def retranslate(self) -> None:
        told = self._told
        self._title.setText(self.tr("Luck: move {ply} of {last}").format(ply=told.ply + 1, last=told.last))
        self._gain.setText(f"+{told.gain}")
        self._came.set_html(told.words)
        why = self.tr("{gain} points luckier than average for {name}. Winning chance afterwards: {made}%.").format(
            name=told.player.name, gain=told.gain, made=told.made
        )
        self._why.setText(why)
        self.watch.setText(self.tr("Replay"))
        self.watch.setAccessibleName(without_isolates(f"{self._title.text()}. {why} {self.watch.text()}"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
