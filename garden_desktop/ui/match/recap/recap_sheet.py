"""Recap: replay of the moves that the viewer has missed, on at most four cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.toggle import KeyButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import along
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.player import Player, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.text.html import NOTHING, escaped
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.kit.text.lines import FittingLabel
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.recap.recap_card import GaugeRow, RecapCard, RecapCardView, Words

MOST_CARDS: Final = 4
CARD_MS: Final = 1400
_SIZE: Final = QSize(1104, 616)
_SMALL: Final = QSize(880, 616)
_SCRIM: Final = 0.45
_NARROW: Final = 720
_SLIM: Final = 440
_CARD: Final = 200
"""Minimum width of a card beside others, in pixels at 100 %."""


class RecapSheet(SheetOverlay):
    """Sheet with the cards of a recap. `dismissed` leads to the table, `stepped` carries the current card.

    Over a hand-over screen it shows public information: `opening` asks to confirm the hand-over, `taken_back` to undo a
    secret move. Esc closes the recap, and leaves the hand-over screen shut.
    """

    shown = Signal()
    stepped = Signal(int)
    opening = Signal()
    taken_back = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, _SIZE, parent, _SCRIM)
        self._reader = Player("", "")
        self._players: Sequence[Player] = ()
        self._sides: list[int] = []
        self._now: Words | None = None
        self._shut = False
        self._cards: list[RecapCardView] = []
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._sign = _Sign(appearance, self.body)
        self._title = FittingLabel(appearance, 36, self.body)
        self._order = Label(self.body)
        self._hint = Label(self.body)
        self._left = KeyButton(appearance, "arrow-left", self.body)
        self._right = KeyButton(appearance, "arrow-right", self.body)
        self._next = RichLabel(self.body, wrap=True)
        self._again = QuietButton(appearance, icon="play", height=44, parent=self.body)
        self._table = PrimaryButton(appearance, height=44, parent=self.body)
        self._row = row_layout(spacing=11)
        self.gauges = GaugeRow(appearance, self.body)
        self._arrange()
        self._left.clicked.connect(lambda: self._step(-1))
        self._right.clicked.connect(lambda: self._step(1))
        self._again.clicked.connect(self.play)
        self._table.clicked.connect(self.go_on)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def lit(self) -> int:
        """Current card, from 0; -1 when there is none."""
        return next((at for at, card in enumerate(self._cards) if card.isChecked()), -1)

    def show_cards(
        self,
        game: str,
        reader: int,
        players: Sequence[Player],
        cards: Sequence[RecapCard],
        now: Words | None = None,
        *,
        shut: bool = False,
    ) -> None:
        """Show `cards` to the side `reader`; `now` is their prompt, `shut` says that it lies over their hand-over
        screen.

        Raises ValueError for more than four cards: gather them first.
        """
        if len(cards) > MOST_CARDS:
            raise ValueError(f"{len(cards)} cards, at most {MOST_CARDS}")
        self._reader, self._players, self._now, self._shut = players[reader], players, now, shut
        self._sides = [card.side for card in cards]
        self._sign.show_sign(game, self._reader.sign)
        self._size = _SIZE if len(cards) > 2 else _SMALL
        self._fill(game, cards)
        self.retranslate()
        self.open_sheet()
        self._table.setFocus(Qt.FocusReason.PopupFocusReason)
        self.play()

    def replace_pictures(self, cards: Sequence[RecapCard]) -> None:
        """Replace the pictures of the same cards."""
        for view, card in zip(self._cards, cards, strict=True):
            view.replace_picture(card)

    def spoken(self) -> list[str]:
        """Texts of all cards and the gauges."""
        told: list[QWidget] = [*self._cards, *([self.gauges] if self.gauges.has_figures else [])]
        return [f"{one.accessibleName()}. {one.accessibleDescription()}" for one in told]

    def play(self) -> None:
        """Step through the cards automatically."""
        duration = self.appearance.duration(CARD_MS)
        self._light(0 if duration else len(self._cards) - 1)
        self._clock.start(duration) if duration and len(self._cards) > 1 else self._clock.stop()

    def go_on(self) -> None:
        """Continue to the table, confirming the hand-over where it is shut."""
        self.opening.emit() if self._shut else self.dismiss()

    def open_sheet(self) -> None:
        super().open_sheet()
        self.shown.emit()

    def dismiss(self) -> None:
        self._clock.stop()
        super().dismiss()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Since your last turn, {name}").format(name=self._reader.name))
        self._order.setText(self._who_acted())
        self._hint.setText(self.tr("step by step"))
        self._left.set_name(self.tr("Previous step"))
        self._right.set_name(self.tr("Next step"))
        alone = self.tr("Only {name} from here on. Everyone else, please look away.").format(name=self._reader.name)
        now = escaped(alone) if self._shut else self._now() if self._now else NOTHING
        self._next.set_html(now)
        self._next.setVisible(bool(now))
        self._again.setText(self.tr("Show again"))
        self._table.setText(self.tr("Show the table") if self._shut else self.tr("Go to the table"))
        self._table.set_key(key_label(commands.CONTINUE_RECAP.shown_key))
        self.setAccessibleName(without_isolates(self._title.text()))

    def _who_acted(self) -> str:
        names = [self._players[side].name for side, _ in groupby(self._sides)]
        if len(names) == 2:
            return self.tr("{first}, then {second}").format(first=names[0], second=names[1])
        return ", ".join(dict.fromkeys(names))

    def _arrange(self) -> None:
        self._next.setProperty("role", "prompt")
        for label in (self._order, self._hint):
            label.setProperty("role", "small")
        beside = row_layout(self._order, self._left, self._right, self._hint, None, spacing=14)
        self._head = row_layout(row_layout(self._sign, self._title, None, spacing=14), beside, spacing=14)
        self._head.setStretch(0, 1)
        self._verbs = row_layout(self._again, self._table, spacing=14)
        self._foot = row_layout(self._next, self._verbs, spacing=14)
        self._foot.setStretch(0, 1)
        self._foot.setContentsMargins(0, 0, 8, 0)
        page, roll = CompactPage(), ScrollArea(fading=self.appearance)
        page.setLayout(column_layout(self._head, self._row, self.gauges, spacing=22, margins=(0, 0, 8, 0)))
        roll.setWidget(page)
        # outside the scroll area: tall cards would push the button to the table below the edge
        self.body.setLayout(column_layout(roll, self._foot, spacing=22, margins=(32, 28, 24, 28)))
        roll.lower()  # screen readers visit children from the lowest to the highest: cards first

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Switch to a vertical layout in a narrow window."""
        super().resizeEvent(event)
        self._turn()

    def _cover(self) -> None:
        super()._cover()
        if hasattr(self, "_foot"):
            self._turn()

    def _turn(self) -> None:
        ways, wide = QBoxLayout.Direction, self.body.width()
        across_ = ways.LeftToRight if wide >= px(_NARROW) else ways.TopToBottom
        self._head.setDirection(across_)
        self._foot.setDirection(across_)
        self._verbs.setDirection(ways.LeftToRight if wide >= px(_SLIM) else ways.TopToBottom)
        room = px(_CARD) * max(1, len(self._cards))
        self._row.setDirection(ways.LeftToRight if wide >= room else ways.TopToBottom)

    def _fill(self, game: str, cards: Sequence[RecapCard]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._cards = [
            RecapCardView(self.appearance, game, card, self._players[card.side], number)
            for number, card in enumerate(cards, 1)
        ]
        for at, view in enumerate(self._cards):
            self._row.addWidget(view, 1)
            view.clicked.connect(lambda _=False, at=at: self._choose(at))
        if len(cards) == 1:
            self._row.insertStretch(0, 1)
            self._row.addStretch(1)
            self._row.setStretch(1, 2)

    def _tick(self) -> None:
        self._light(self.lit + 1)
        if self.lit == len(self._cards) - 1:
            self._clock.stop()

    def _step(self, step: int) -> None:
        self._choose(max(0, min(len(self._cards) - 1, self.lit + step)))

    def _choose(self, at: int) -> None:
        self._clock.stop()
        self._light(at)

    def _light(self, at: int) -> None:
        if 0 <= at < len(self._cards):
            self._cards[at].show_checked(True)
            self.stepped.emit(at)
        self._left.setEnabled(self.lit > 0)
        self._right.setEnabled(-1 < self.lit < len(self._cards) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = along(self, event.key())
        if key == commands.PREVIOUS_CARD.qt_key:
            self._step(-1)
        elif key == commands.NEXT_CARD.qt_key:
            self._step(1)
        elif key in commands.CONTINUE_RECAP.qt_keys and not event.isAutoRepeat():
            self.go_on()
        elif self._shut and commands.UNDO.matches(event):
            self.taken_back.emit()
        else:
            super().keyPressEvent(event)


class _Sign(QWidget):
    """Seat symbol of the reader beside the title."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._game = self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, game: str, name: str) -> None:
        self._game, self._name = game, name
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(48, 48))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._appearance, self._game, self._name, QRectF(self.rect()))
