"""Game card, drawn as a seed packet: standing in a tray, where it rises and shows its buttons on hover or focus, or
lying flat with its buttons in sight."""

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

from garden_desktop.ui.app_commands import CARD_SETS
from garden_desktop.ui.home.game_card_painter import BAND, PICTURE_TOP, GameCardPainter, GameFacts, flat_picture
from garden_desktop.ui.home.home_layout import RISE, UNMOVED, picture_size
from garden_desktop.ui.kit.buttons.painted import ARROWS, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.size import room as room_of
from garden_desktop.ui.kit.text.tip import tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QVariantAnimation

    from garden_desktop.core.game import Game

RISE_MS: Final = 180
_SHRUNK: Final = 0.7
"""Share of its size to which the label of a raised card's button is shrunk before the second button gives way."""
_LONGEST: Final = 24
"""Maximum number of characters of a card set's name; screen readers have all of it."""
OFFER_MS: Final = 250
"""Delay in ms after which a raised card says which lesson it offers; not needed for the first frame."""


class GameCard(PaintedButton):
    """Card of a game. `clicked` does what its main button says, `rules_asked` opens the rules.

    The main button says "New game" or, with `learning`, the text that `lesson` returns. The extra button on the picture
    says what `offer` returns, "" for none, and `lesson_asked` is emitted when it is pressed; with `learning` it is
    `practice` and `practice_asked`. The button above it names the card set in use: what `card_set` returns, "" for the
    standard one, None for no button; `card_sets_asked` is emitted when it is pressed. `wanted` is emitted when pointer
    or focus enters or leaves, `focused` when the focus came by keyboard, `moved` at each step of the animation.
    """

    rules_asked = Signal()
    lesson_asked = Signal()
    practice_asked = Signal()
    card_sets_asked = Signal()
    wanted = Signal()
    focused = Signal()
    moved = Signal()

    def __init__(self, appearance: Appearance, game: Game, parent: QWidget) -> None:
        super().__init__(appearance, "", parent)
        self.game = game
        self.lift = 0.0
        self.flat = False
        self._sunk = QRect()
        self._facts = GameFacts(self)
        self._face = GameCardPainter(appearance, game, self._facts)
        self._buttons: tuple[PrimaryButton, QuietButton] | None = None
        self.learning = False
        self.offer: Callable[[Game], str] = lambda _: ""
        self.lesson: Callable[[Game], str] = lambda _: ""
        self.practice: Callable[[Game], str] = lambda _: ""
        self.card_set: Callable[[Game], str | None] = lambda _: None
        self._lesson: QuietButton | None = None
        self._cards: QuietButton | None = None
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
        self.setAccessibleName(self.title())
        self._name_buttons()
        self.update()

    def _describe(self, lesson: str = "") -> None:
        """Set the accessible description, which begins with the lesson that Enter opens."""
        info = self.game.info
        facts = f"{self._facts.players(info)}, {self._facts.minutes(info.minutes)}"
        self.setAccessibleDescription(f"{f'{lesson}. ' if lesson else ''}{self._face.feel()} {facts}.")

    def make_buttons(self) -> None:
        """Create the buttons, deferred until the card rises for the first time."""
        if self._buttons is None:
            self._buttons = PrimaryButton(self.appearance, parent=self), QuietButton(self.appearance, parent=self)
            self._lesson, self._cards = (QuietButton(self.appearance, height=30, parent=self) for _ in range(2))
            self._lesson.clicked.connect(self._press_extra)
            self._cards.clicked.connect(self.card_sets_asked)
            for extra in (self._lesson, self._cards):
                extra.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                extra.hide()
            new, rules = self._buttons
            wire(new, "clicked(bool)", self, "click()")
            rules.clicked.connect(self.rules_asked)
            for button in self._buttons:
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                button.show()
            self._name_buttons()

    def set_learning(self, *, learning: bool) -> None:
        """Set whether the card offers lessons instead of a new match."""
        if learning != self.learning:
            self.learning = learning
            self._name_buttons()

    def refresh(self) -> None:
        """Ask again what the card offers."""
        self._name_buttons()

    def _press_extra(self) -> None:
        (self.practice_asked if self.learning else self.lesson_asked).emit()

    def _name_buttons(self) -> None:
        if self._buttons:
            later(self, self._offer_lesson, OFFER_MS)
            new, rules = self._buttons
            new.setText(self.tr("Learn") if self.learning else self.tr("New game"))
            rules.setText(self.tr("How to play"))
        self._describe()
        self._place_buttons()

    def _offer_lesson(self) -> None:
        """Show the extra button: on the picture while the card is raised, or beside the others on a flat card.

        With `learning`, the main button says which lesson comes next.
        """
        if self._lesson is None:
            return
        offer, up = self.practice if self.learning else self.offer, self.lift or self.flat
        words = offer(self.game) if up else ""
        if self._buttons and self.learning and up:
            lesson = self.lesson(self.game)
            self._buttons[0].setText(lesson or self.tr("New game"))
            self._describe(lesson)
        self._lesson.setText(words)
        self._lesson.setVisible(bool(words))
        self._name_cards()
        self._place_buttons()

    def _name_cards(self) -> None:
        """Show which card set is in use, while the card is raised or flat and offers new matches."""
        if self._cards is None:
            return
        name = self.card_set(self.game) if (self.lift or self.flat) and not self.learning else None
        self._cards.setVisible(name is not None)
        if name is None:
            self._cards.setText("")
            return
        words = self.tr("Cards: {name}") if name else self.tr("Cards: standard set")
        self._cards.setText(words.format(name=_cut(name)))
        self._cards.setAccessibleName(words.format(name=name))
        tip(self._cards, self.tr("View or edit card sets ({key})").format(key=CARD_SETS.shown_key))

    @property
    def feet(self) -> int:
        """Y position of the upper edge of the shelf in front of the card."""
        return self._sunk.y() + self._sunk.height()

    @property
    def risen(self) -> QRect:
        """Rectangle of the raised card."""
        return self._sunk if self.flat else self._sunk.adjusted(0, -px(RISE), 0, 0)

    def text_height(self, width: int) -> int:
        """Return the height of everything but the picture of a card `width` pixels wide."""
        return self._face.text_height(width)

    def set_place(self, sunk: QRect, *, flat: bool = False) -> None:
        """Set the rectangle of the card at rest: sunk in the tray, or lying `flat`."""
        if flat != self.flat:
            self.flat = flat
            later(self, self._offer_lesson, OFFER_MS)
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
        hidden = 0 if self.flat else px(RISE)
        self.setGeometry(self._sunk.x(), round(self._sunk.y() - lift), self._sunk.width(), self._sunk.height() + hidden)
        self.moved.emit()

    def _place_buttons(self) -> None:
        if self._buttons is None:
            return
        new, rules = self._buttons
        rules.setVisible(True)
        if self.flat:
            self._place_in_row(new, rules)
            return
        edge, gap = px(12), px(8)
        room, y, high = self.width() - 2 * edge, self._sunk.height() + 1, new.minimumSizeHint().height()
        wishes = max(px(133), new.sizeHint().width()), max(px(123), rules.sizeHint().width())
        first = round((room - gap) * wishes[0] / sum(wishes))
        words = px(new.words_width()), px(rules.words_width())
        if room - gap - first < words[1] + 2 * gap or first < words[0] + 2 * gap:
            first = round((room - gap) * words[0] / sum(words))
        if _tight(new, _SHRUNK) + _tight(rules, _SHRUNK) > room - gap:
            rules.hide()
            first = room
        new.setGeometry(mirrored(self, QRect(edge, y, first, high)))
        if self._lesson is not None:
            size, foot = (
                self._lesson.sizeHint().expandedTo(self._lesson.minimumSizeHint()),
                px(PICTURE_TOP + picture_size(round(room_of(self).width())).height() - 6),
            )
            width = min(size.width(), room)
            stands = QRect(self.width() - px(18) - width, foot - size.height(), width, size.height())
            self._lesson.setGeometry(mirrored(self, stands))
        if self._cards is not None:
            size = self._cards.sizeHint().expandedTo(self._cards.minimumSizeHint())
            width = min(size.width(), room - px(12))
            stands = QRect(self.width() - px(18) - width, px(PICTURE_TOP + 6), width, size.height())
            self._cards.setGeometry(mirrored(self, stands))
        rules.setGeometry(mirrored(self, QRect(edge + first + gap, y, room - first - gap, high)))

    def _place_in_row(self, new: PrimaryButton, rules: QuietButton) -> None:
        """Place the buttons at the foot of a flat card: as many as have room for their words, at least the main one."""
        left, gap = px(flat_picture(room_of(self).size()).right() + 14), px(8)
        room, high = self.width() - px(12) - left, max(px(34), new.minimumSizeHint().height() - px(6))
        extra = [one for one in (self._lesson, self._cards) if one is not None and one.text()]
        row: list[PaintedButton] = [new, rules, *extra]
        while len(row) > 1 and sum(_tight(button) + gap for button in row) - gap > room:
            row.pop()
        for side in (rules, *extra):
            side.setVisible(side in row)
        spare = max(0, room - sum(_tight(button) + gap for button in row) + gap)
        for button in row:
            width = min(_tight(button) + min(spare // len(row), px(24)), room)
            top = self.height() - px(10) - high
            button.setGeometry(mirrored(self, QRect(left, top, width, high)))
            left += width + gap

    def title(self) -> str:
        return self._face.title()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        card = QRectF(0, 0, rect.width(), rect.height())
        if self.flat:
            self._face.draw_flat(painter, card, ratio_of(painter), lit=self.hasFocus() or self.underMouse())
            return
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


def _cut(name: str) -> str:
    """Return a name shortened to _LONGEST characters."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def _tight(button: PaintedButton, shrunk: float = 0.85) -> int:
    """Return the width in pixels at which the label of a button is shrunk to a share of its size."""
    return px(round(shrunk * button.words_width()) + 18)
