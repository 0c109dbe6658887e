"""A game as a seed packet: it stands sunk in the tray, and rises with its buttons when it is wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.game_card_painter import BAND, PICTURE_TOP, GameCardPainter, GameFacts
from garden_desktop.ui.home.home_layout import RISE, UNMOVED, picture_size
from garden_desktop.ui.kit.buttons.painted import ARROWS, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.size import room as room_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QVariantAnimation

    from garden_desktop.core.game import Game

RISE_MS: Final = 180
OFFER_MS: Final = 250
"""When a packet that is up at once says which lesson it offers: nobody who waits for a picture waits for that."""


class GameCard(PaintedButton):
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
        self._facts = GameFacts(self)
        self._face = GameCardPainter(appearance, game, self._facts)
        self._buttons: tuple[PrimaryButton, QuietButton] | None = None
        self.offer: Callable[[Game], str] = lambda _: ""
        self._lesson: QuietButton | None = None
        self._goal = 0
        self.retranslate()

    @cached_property
    def _rise(self) -> QVariantAnimation:
        from PySide6.QtCore import QEasingCurve, QVariantAnimation  # here, as nothing rises before the first picture

        rise = QVariantAnimation(self)
        rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        rise.valueChanged.connect(self._lifted)
        rise.finished.connect(self._offer_lesson)
        return rise

    def retranslate(self) -> None:
        info = self.game.info
        self.setAccessibleName(self.title())
        facts = f"{self._facts.players(info)}, {self._facts.minutes(info.minutes)}"
        self.setAccessibleDescription(f"{self._face.feel()} {facts}.")
        self._name_buttons()
        self.update()

    def make_buttons(self) -> None:
        """Have buttons: nobody waits for those of a packet that does not stand up yet."""
        if self._buttons is None:
            self._buttons = PrimaryButton(self.appearance, parent=self), QuietButton(self.appearance, parent=self)
            self._lesson = QuietButton(self.appearance, height=30, parent=self)
            self._lesson.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._lesson.hide()
            self._lesson.clicked.connect(self.lesson_asked)
            new, rules = self._buttons
            wire(new, "clicked(bool)", self, "click()")
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
        if self._lesson is None:
            return
        words = self.offer(self.game) if self.lift else ""
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
        return self._sunk.adjusted(0, -px(RISE), 0, 0)

    def text_height(self, width: int) -> int:
        """What the words need under the picture of a packet so wide, together with the band above it."""
        return self._face.text_height(width)

    def set_place(self, sunk: QRect) -> None:
        """Take this place in the tray."""
        self._sunk = sunk
        self._lifted(self.lift)
        self._place_buttons()

    def raise_to(self, height: int) -> None:
        """Rise (or sink) to `height` logical pixels above the sunk place."""
        if height == self._goal:
            return
        self._goal = height
        self.make_buttons()
        self._rise.stop()
        duration = self.appearance.gliding(RISE_MS)
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
        self.setGeometry(
            self._sunk.x(), round(self._sunk.y() - lift), self._sunk.width(), self._sunk.height() + px(RISE)
        )
        self.moved.emit()

    def _place_buttons(self) -> None:
        if self._buttons is None:
            return
        new, rules = self._buttons
        edge, gap = px(12), px(8)
        room, y, high = self.width() - 2 * edge, self._sunk.height() + 1, new.minimumSizeHint().height()
        wishes = max(px(133), new.sizeHint().width()), max(px(123), rules.sizeHint().width())
        first = round((room - gap) * wishes[0] / sum(wishes))
        words = px(new.words_width()), px(rules.words_width())
        if room - gap - first < words[1] + 2 * gap:
            first = round((room - gap) * words[0] / sum(words))
        new.setGeometry(mirrored(self, QRect(edge, y, first, high)))
        if self._lesson is not None:
            size, foot = (
                self._lesson.sizeHint().expandedTo(self._lesson.minimumSizeHint()),
                px(PICTURE_TOP + picture_size(round(room_of(self).width())).height() - 6),
            )
            width = min(size.width(), room)
            stands = QRect(self.width() - px(18) - width, foot - size.height(), width, size.height())
            self._lesson.setGeometry(mirrored(self, stands))
        rules.setGeometry(mirrored(self, QRect(edge + first + gap, y, room - first - gap, high)))

    def title(self) -> str:
        return self._face.title()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        card = QRectF(0, 0, rect.width(), rect.height())
        ratio, sunk = ratio_of(painter), round(self._sunk.height() / scale())
        self._face.draw(painter, card, ratio, sunk, self.lift / scale())
        if self.hasFocus():
            painter.setPen(QPen(self.appearance.theme.leaf, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(card.adjusted(1.5, BAND + 1, -1.5, 4))

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
        if event.reason() not in UNMOVED:
            self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.wanted.emit()
