"""List of seats in the new-game dialog, and the dialog that changes the seats of a running match between people and
computers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message
from garden_desktop.hotseat.new_game import HUMAN, NAMES, NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import IconButton, PrimaryButton, QuietButton, chip_width, draw_chip
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.mirror import enlarged, sides
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.player import DiscButton, paint_sign, symbol_name
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.newgame.seat_row import ROW, Computers, SeatRow, measured


class SeatList(QWidget):
    """List of seats. `changed` is emitted with the next NewGameState; `known` returns people who have played before.

    Without `movable` the order is fixed: in a running match each seat has its side.
    """

    changed = Signal(object)

    def __init__(
        self, appearance: Appearance, choices: NewGameState, computers: Computers, *, movable: bool = True
    ) -> None:
        super().__init__()
        read_as(self, "List")
        self._movable = movable
        self._appearance = appearance
        self._choices = choices
        self._computers = computers
        self.known: Callable[[], Sequence[Seated]] = tuple
        self._held = 0
        self._narrow = False
        self.rows: list[SeatRow] = []
        self._automa = AutomaRow(appearance, choices.game.info.key)
        self.adder = SeatAdder(appearance)
        self.adder.chosen.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self._automa)
        self._column.addWidget(self.adder)
        self.show_choices(choices)

    def show_choices(self, choices: NewGameState) -> None:
        """Show the seats of a configuration."""
        self._choices = choices
        while len(self.rows) < choices.count:
            self._append()
        while len(self.rows) > choices.count:
            self._drop()
        for row, seat, named in zip(self.rows, choices.people, choices.seats, strict=False):
            row.usual_level = choices.level
            row.show_seat(seat, named.name)
            row.show_strength(measured(choices, seat.who))
            row.cross.setVisible(choices.may_remove)
        self._automa.show_name(choices)
        self.adder.setVisible(choices.may_add)
        self.adder.show_free(choices.free_symbols)

    def add_seat(self) -> None:
        """Add a seat with the first free symbol, if the mode allows one more."""
        if self._choices.may_add:
            self._add(self._choices.free_symbols[0])

    def show_narrow(self, *, narrow: bool) -> None:
        """Switch to rows of two lines in a narrow dialog."""
        self._narrow = narrow
        self.adder.show_narrow(narrow=narrow)
        for row in self.rows:
            row.show_narrow(narrow=narrow)

    def _append(self) -> None:
        place = len(self.rows)
        row = SeatRow(self._appearance, self._choices.seats[place], self._computers)
        row.show_narrow(narrow=self._narrow)
        row.known = self._offered
        row.grip.setVisible(self._movable)
        row.changed.connect(partial(self._change, place))
        row.remove_asked.connect(partial(self._remove, place))
        row.step_asked.connect(partial(self._step, place))
        row.grabbed.connect(partial(self._grab, place))
        row.dragged.connect(self._drag)
        self._column.insertWidget(place, row)
        row.show()
        self.rows.append(row)
        before = self.rows[place - 1].tab_stops[-1:] if place else []
        for stop, following in pairwise([*before, *row.tab_stops]):
            QWidget.setTabOrder(stop, following)

    def _offered(self) -> Sequence[Seated]:
        """Return the known people who are not seated."""
        here = {seat.name.casefold() for seat in self._choices.seats}
        return [one for one in self.known() if one.name.casefold() not in here]

    def _drop(self) -> None:
        row = self.rows.pop()
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _add(self, symbol: int) -> None:
        self.changed.emit(self._choices.added(symbol))
        self.rows[-1].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[-1].field.selectAll()

    def _remove(self, place: int) -> None:
        if self._choices.may_remove:
            self.changed.emit(self._choices.removed(place))
            self.rows[min(place, len(self.rows) - 1)].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, place: int, seat: Seated) -> None:
        self.changed.emit(self._choices.with_seat(place, seat))

    def _step(self, place: int, step: int) -> None:
        to = place + step
        if self._movable and 0 <= to < self._choices.count:
            self.changed.emit(self._choices.moved(place, to))
            self.rows[to].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _grab(self, place: int) -> None:
        self._held = place

    def _drag(self, y: float) -> None:
        """Move the dragged seat when the pointer passes the middle of a neighbouring row."""
        for step in (-1, 1):
            to = self._held + step
            if not 0 <= to < len(self.rows):
                continue
            middle = self.rows[to].mapToGlobal(self.rows[to].rect().center()).y()
            if (y - middle) * step > 0:
                held, self._held = self._held, to
                self.changed.emit(self._choices.moved(held, to))
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.add_seat()
        else:
            super().keyPressEvent(event)


class AutomaRow(QWidget):
    """Row of the side without a player (automa), if the mode has one."""

    def __init__(self, appearance: Appearance, game_key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "ListItem")
        self._appearance = appearance
        self._game = game_key
        self._automa: Message | None = None
        appearance.changed.connect(self._redress)
        self._redress()

    def _redress(self) -> None:
        self.setFixedHeight(px(ROW))
        self.update()

    def show_name(self, choices: NewGameState) -> None:
        self._automa = choices.mode.automa
        self.setVisible(self._automa is not None)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("{name} is the opponent and plays by its own cards.").format(name=self._name()))
        self.update()

    def _name(self) -> str:
        return format_message(self._automa, str) if self._automa is not None else ""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(QPen(theme.line, 1.2))
        painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
        paint_sign(painter, self._appearance, self._game, "automa", QRectF(35, 8, 40, 40))
        room = QRectF(100, 6, rect.width() - 110, 24)
        paragraph.draw(painter, room, self._name(), text_font(18), colour=theme.ink, most=1)
        room = QRectF(100, 30, rect.width() - 110, 20)
        words = self.tr("The opponent, playing by its own cards.")
        font = paragraph.fitting(words, [text_font(size) for size in (13, 12, 11, 10)], room.width())
        paragraph.draw(painter, room, words, font, colour=theme.muted, most=1)


class SeatAdder(QWidget):
    """Row of free symbols; a click adds a seat with that symbol. `chosen` is emitted with the symbol."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.discs: list[DiscButton] = []
        self._words = Label()
        self._words.setProperty("role", "muted")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(2)
        self._row.addWidget(self._words, 1)
        self.show_narrow(narrow=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def _redress(self) -> None:
        self.setFixedHeight(px(48))
        self.update()

    def retranslate(self) -> None:
        self._words.setText(self.tr("Add a player"))
        for disc in self.discs:
            name = self.tr("Add a player: {symbol}").format(symbol=symbol_name(disc.symbol))
            disc.setAccessibleName(name)
            tip(disc, name)

    def show_narrow(self, *, narrow: bool) -> None:
        """Show the symbols without text in a narrow dialog."""
        self._narrow = narrow
        self._words.setVisible(not narrow)
        self._row.setContentsMargins(*sides(self, 12, 0, 12 if narrow else px(72), 0))
        self.update()

    def show_free(self, symbols: tuple[int, ...]) -> None:
        if tuple(disc.symbol for disc in self.discs) == symbols:
            return
        for disc in self.discs:
            self._row.removeWidget(disc)
            disc.hide()
            disc.deleteLater()
        self.discs = [DiscButton(self._appearance, symbol, 32) for symbol in symbols]
        for disc in self.discs:
            self._row.addWidget(disc)
            disc.clicked.connect(partial(self.chosen.emit, disc.symbol))
        self.retranslate()

    def sizeHint(self) -> QSize:
        return grown(QSize(400, 48))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._appearance.theme.edge, 1.2)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
        if self._narrow:
            return
        key = self.tr("Ins", "the Insert key")
        width = chip_width(key)
        box = QRectF(rect.width() - width - 14, 13, width, 22)
        draw_chip(painter, self._appearance, box, key, self._appearance.theme.muted)


SIZE: Final = QSize(640, 500)
_NARROW: Final = 560


class SeatsSheet(SheetOverlay):
    """Dialog for the seats of a match. `agreed` is emitted with the new seats."""

    agreed = Signal(object)

    def __init__(self, appearance: Appearance, session: Session, computers: Computers, parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self.choices = _seated(session, computers)
        self._title, self._cross = Label(), IconButton(appearance, "close")
        self._title.setProperty("role", "heading")
        self._sentence, self._problem = Label(wrap=True), Label(wrap=True)
        self._sentence.setProperty("role", "small")
        self._problem.setProperty("role", "refusal")
        self.seats = SeatList(appearance, self.choices, computers, movable=False)
        self.cancel = QuietButton(appearance, height=44)
        self.go = PrimaryButton(appearance, key="enter-key", height=44)
        self._lay_out()
        self.retranslate()
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismiss)
        self.cancel.clicked.connect(self.dismiss)
        self.seats.changed.connect(self._show)
        self.go.clicked.connect(self._agree)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Change players"))
        sentence = self.tr(
            "Someone leaving or joining? Replace a player with a computer, or a computer with a "
            "player. The log notes it."
        )
        self._sentence.setText(sentence)
        self._cross.set_name(self.tr("Close (Esc)"))
        self.cancel.setText(self.tr("Cancel"))
        self.go.setText(self.tr("Continue"))
        self.setAccessibleName(self._title.text())
        self._say_problem()

    def _show(self, choices: NewGameState) -> None:
        self.choices = choices
        self.seats.show_choices(choices)
        self._say_problem()

    def _say_problem(self) -> None:
        problem = self.choices.problem
        self.go.setEnabled(problem is None)
        self._problem.setText("" if problem is None else format_message(problem, str))
        self._problem.setVisible(problem is not None)

    def _agree(self) -> None:
        if self.choices.problem is None:
            self.dismiss()
            self.agreed.emit(self.choices.seats)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(self.seats)
        rows.addStretch()
        roll = ScrollArea(fading=self.appearance)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        down = QVBoxLayout(self.body)
        down.setContentsMargins(28, 24, 20, 20)
        down.setSpacing(14)
        down.addLayout(head)
        down.addWidget(self._sentence)
        down.addWidget(roll, 1)
        down.addWidget(self._problem)
        down.addLayout(row_layout(None, self.cancel, self.go, spacing=12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.seats.show_narrow(narrow=self.body.width() < px(_NARROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._agree()
        else:
            super().keyPressEvent(event)


def _seated(session: Session, computers: Computers) -> NewGameState:
    """Return the seats of the match as NewGameState with a fixed number of seats; unknown levels become the first one
    offered."""
    offered = {HUMAN, *(one.key for one in computers)}
    seats = [seat if seat.who in offered else seat._replace(who=computers[0].key) for seat in session.seats]
    usual = NewGameState.usual(session.game)
    taken = {seat.symbol for seat in seats}
    others = [Seated(name, symbol) for symbol, name in enumerate(NAMES) if symbol not in taken]
    mode = next((mode for mode in session.game.info.modes if mode.key == session.options.get("mode")), usual.mode)
    mode = mode._replace(seats=(len(seats),))
    return replace(usual, mode=mode, people=(*seats, *others), count=len(seats))
