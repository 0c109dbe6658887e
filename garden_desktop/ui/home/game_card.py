"""Game card, drawn as a seed packet standing in a tray; it rises and shows its buttons on hover or focus."""

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
"""Delay in ms after which a raised card shows its lesson button; not needed for the first frame."""


class GameCard(PaintedButton):
    """Card of a game. `clicked` starts a new match, `rules_asked` opens the rules.

    `offer` returns the label of the lesson button, "" for none; `lesson_asked` is emitted when it is pressed. `wanted`
    is emitted when pointer or focus enters or leaves, `focused` when the focus came by keyboard, `moved` at each step
    of the animation.
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
        """Create the buttons, deferred until the card rises for the first time."""
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
            new.setText(self.tr("New match"))
            rules.setText(self.tr("How to play"))
        self._place_buttons()

    def _offer_lesson(self) -> None:
        """Show the lesson button on the picture while the card is raised."""
        if self._lesson is None:
            return
        words = self.offer(self.game) if self.lift else ""
        self._lesson.setText(words)
        self._lesson.setVisible(bool(words))
        self._place_buttons()

    @property
    def feet(self) -> int:
        """Y position of the upper edge of the shelf in front of the card."""
        return self._sunk.y() + self._sunk.height()

    @property
    def risen(self) -> QRect:
        """Rectangle of the raised card."""
        return self._sunk.adjusted(0, -px(RISE), 0, 0)

    def text_height(self, width: int) -> int:
        """Return the height of everything but the picture of a card `width` pixels wide."""
        return self._face.text_height(width)

    def set_place(self, sunk: QRect) -> None:
        """Set the rectangle of the card at rest (sunk in the tray)."""
        self._sunk = sunk
        self._lifted(self.lift)
        self._place_buttons()

    def raise_to(self, height: int) -> None:
        """Animate the card to `height` pixels above its place at rest."""
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
