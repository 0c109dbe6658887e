"""Row of one seat in the new-game dialog: symbol, name, human or computer; and the levels of computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from garden_desktop.core.info import GameInfo
from garden_desktop.core.record import Seated
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.new_game import HUMAN, NAMES, NewGameState
from garden_desktop.ladder import standing
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.menus import MenuDiscButton
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.buttons.segmented import Segment, SegmentedControl
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged, sides
from garden_desktop.ui.kit.player import disc_pixmap, symbol_name
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import grown, hit, px
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message


class DragHandle(QWidget):
    """Handle of six dots. `dragged` is emitted with the pointer's global y position while dragging."""

    grabbed = Signal()
    dragged = Signal(float)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)  # keep the alignment of rows that cannot be dragged
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        wire(appearance, "changed()", self, "update()")

    def sizeHint(self) -> QSize:
        return grown(QSize(20, 32))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.grabbed.emit()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(event.globalPosition().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        box = QRectF(0, (room.height() - 18) / 2, room.width(), 18)
        draw_icon(painter, self._appearance.art, "grip", box, self._appearance.theme.muted)


# Levels of computer players


class DifficultyLevel(NamedTuple):
    """Level of a computer player: key, name, and a sentence on how it plays, if the game has one."""

    key: str
    name: Message
    plays: Message | None = None


def difficulty_levels(info: GameInfo) -> Sequence[DifficultyLevel]:
    """Return all levels of a game, weakest first."""
    plays = info.plays or (None,) * len(STRENGTHS)
    return [DifficultyLevel(key, name, how) for (key, name), how in zip(STRENGTHS, plays, strict=True)]


def measured(choices: NewGameState, level: str) -> Message | None:
    """Return how often a level wins at this table, as measured by the ladder (self-play matches); None if unmeasured.

    The ladder only measured the first mode for each number of seats, with the game's own component data.
    """
    usual = next(mode for mode in choices.game.info.modes if choices.count in mode.seats)
    if choices.mode != usual:
        return None
    table = standing.at_table(choices.game.info.key, choices.count, choices.options)
    found = None if table is None or choices.players_file is not None else table.of(level)
    if table is None or found is None or found.percents is None:
        return None
    won, low, high = (str(part) for part in found.percents)
    if not found.other:
        return ALONE.of(won=won, low=low, high=high)
    other = dict(STRENGTHS)[found.other]
    if table.seats == 2:
        return OF_TWO.of(won=won, low=low, high=high, other=other)
    even = str(round(100 / table.seats))
    return OF_MORE.of(won=won, low=low, high=high, other=other, even=even, seats=str(table.seats))


ALONE: Final = QT_TRANSLATE_NOOP("strengths", "Wins about {won} out of 100 solo matches.")
OF_TWO: Final = QT_TRANSLATE_NOOP("strengths", "Wins about {won} out of 100 matches against “{other}”.")
OF_MORE: Final = QT_TRANSLATE_NOOP(
    "strengths",
    "Wins about {won} out of 100 {seats}-player matches against “{other}” ({even} would be average).",
)
STRENGTHS: Final[tuple[tuple[str, Message], ...]] = (
    ("easy", QT_TRANSLATE_NOOP("strengths", "Easy-going")),
    ("steady", QT_TRANSLATE_NOOP("strengths", "Steady")),
    ("thoughtful", QT_TRANSLATE_NOOP("strengths", "Thoughtful")),
    ("expert", QT_TRANSLATE_NOOP("strengths", "Expert")),
)
"""(key, name) of the levels, weakest first."""


Computers: TypeAlias = Sequence[DifficultyLevel]
ROW: Final = 56
LONGEST: Final = 24
"""Maximum length of a typed name."""
_COMPUTER: Final = "computer"
_PADDING: Final = 12
"""Horizontal padding of the name field in pixels."""


class SeatNameField(QLineEdit):
    """Text field for a player's name, with smaller letters where the whole name would not fit otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.setProperty("role", "name")
        self.textChanged.connect(self._fit)

    def _fit(self) -> None:
        room = self.contentsRect().width() - 2 * px(_PADDING)
        wide = QFontMetricsF(text_font(px(18))).horizontalAdvance(self.text() or self.placeholderText())
        role = "long-name" if wide > room else "name"
        if role != self.property("role"):
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class SeatRow(QWidget):
    """Row of a seat. `changed` is emitted with the new Seated, `step_asked` with -1 (up) or 1 (down).

    `known` returns people to be offered for the seat; `usual_level` is the level of a newly chosen computer player.
    """

    changed = Signal(object)
    remove_asked = Signal()
    step_asked = Signal(int)
    grabbed = Signal()
    dragged = Signal(float)

    def __init__(
        self, appearance: Appearance, seat: Seated, computers: Computers, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        read_as(self, "ListItem")
        self.seat = seat
        self.known: Callable[[], Sequence[Seated]] = tuple
        self._appearance = appearance
        self._computers = computers
        self._strength: Message | None = None
        self._name = seat.name
        self.usual_level: str | None = None
        self.grip = DragHandle(appearance)
        self.grip.grabbed.connect(self.grabbed)
        self.grip.dragged.connect(self.dragged)
        self.disc = MenuDiscButton(appearance, seat.symbol, 40, "chevron-down")
        self.disc.clicked.connect(self._offer_symbols)
        self.field = SeatNameField()
        self.field.textEdited.connect(self._rename)
        self.kind = SegmentedControl(appearance, [(HUMAN, ""), (_COMPUTER, "")])
        self.kind.chosen.connect(self._choose_kind)
        self.level = SegmentedControl(appearance, [(one.key, "") for one in computers])
        self.level.chosen.connect(self._choose_level)
        self._plays = Label()
        self._plays.setProperty("role", "small")
        self._how = Label()
        self._how.setProperty("role", "small")
        self._how.setWordWrap(True)
        self.cross = IconButton(appearance, "close", px=28)
        self.cross.clicked.connect(self.remove_asked)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out()
        appearance.changed.connect(self._redress)
        self._redress()
        self.retranslate()
        self.show_seat(seat, seat.name)

    def retranslate(self) -> None:
        self.kind.set_words((self.tr("Human"), self.tr("Computer")))
        self.level.set_words([format_message(one.name, str) for one in self._computers])
        self._plays.setText(self.tr("plays"))
        self._name_parts()
        self._say_how()

    def _redress(self) -> None:
        self.field.setFixedHeight(hit(36))
        self._row.setFixedHeight(px(ROW))
        self.update()

    def show_seat(self, seat: Seated, name: str) -> None:
        """Show a seat without emitting signals; `name` is the default name where none is typed."""
        self.seat, self._name = seat, name
        self.disc.set_symbol(seat.symbol)
        if self.field.text() != seat.name:
            self.field.setText(seat.name)
        self.field.setPlaceholderText(name)
        if self._computers:
            self.kind.choose(HUMAN if seat.who == HUMAN else _COMPUTER)
            self.level.choose(self._computers[0].key if seat.who == HUMAN else seat.who)
        self.kind.setVisible(bool(self._computers))
        self._line.setVisible(seat.who != HUMAN and len(self._computers) > 1)
        self._name_parts()
        self._say_how()

    @property
    def tab_stops(self) -> list[QWidget]:
        """Focusable widgets of the row in tab order."""
        kinds, levels = (choice.findChildren(Segment) for choice in (self.kind, self.level))
        return [self.disc, self.field, *kinds, self.cross, *levels]

    def show_strength(self, strength: Message | None) -> None:
        """Show the measured strength of the computer at this seat."""
        if strength != self._strength:
            self._strength = strength
            self._say_how()

    def _say_how(self) -> None:
        """Show how the computer at this seat plays, and its strength."""
        how = next((one.plays for one in self._computers if one.key == self.seat.who), None)
        self._how.setText(" ".join(format_message(one, str) for one in (how, self._strength) if one is not None))
        self._how.setVisible(bool(self._how.text()))
        self.level.explain(self._how.text())

    def _name_parts(self) -> None:
        name = self._name
        self.setAccessibleName(name)
        self.field.setAccessibleName(self.tr("Name of this player"))
        self.kind.set_name(self.tr("Who plays {name}").format(name=name))
        self.level.set_name(self.tr("Level of {name}").format(name=name))
        symbol = symbol_name(self.seat.symbol)
        self.disc.setAccessibleName(self.tr("Symbol for {name}: {symbol}").format(name=name, symbol=symbol))
        tip(self.disc, self.tr("Change symbol"))
        self.cross.set_name(self.tr("Remove {name}").format(name=name))

    def _lay_out(self) -> None:
        row = self._row = QWidget()
        across = self._across = QHBoxLayout(row)
        across.setContentsMargins(4, 0, 6, 0)
        across.setSpacing(8)
        across.addWidget(self.grip)
        across.addWidget(self.disc)
        across.addWidget(self.field, 1)
        across.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignVCenter)
        across.addWidget(self.cross)
        self._below = QWidget()
        self._below.hide()
        QHBoxLayout(self._below).setContentsMargins(*sides(self, 30, 0, 0, 0))
        self._line = QWidget()
        lines = QVBoxLayout(self._line)
        lines.setContentsMargins(*sides(self, 62, 0, 0, 6))
        lines.setSpacing(4)
        beneath = QHBoxLayout()
        beneath.setSpacing(10)
        lines.addLayout(beneath)
        lines.addWidget(self._how)
        beneath.addWidget(self._plays)
        beneath.addWidget(self.level, 0, Qt.AlignmentFlag.AlignLeft)
        beneath.addStretch()
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(6)
        down.addWidget(row)
        down.addWidget(self._below)
        down.addWidget(self._line)

    def show_narrow(self, *, narrow: bool) -> None:
        """Put the choice of human or computer beside the name, or below it in a narrow dialog."""
        if narrow == self._below.isHidden():
            below = self._below.layout()
            assert isinstance(below, QHBoxLayout), "made above"
            self._below.setVisible(narrow)
            if narrow:
                below.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self._across.insertWidget(self._across.indexOf(self.cross), self.kind, 0, Qt.AlignmentFlag.AlignVCenter)

    def _rename(self, name: str) -> None:
        self._tell(self.seat._replace(name=name))

    def _choose_kind(self, kind: str) -> None:
        level = self.usual_level or self._computers[0].key
        self._tell(self.seat._replace(who=HUMAN if kind == HUMAN else level))

    def _choose_level(self, level: str) -> None:
        self._tell(self.seat._replace(who=level))

    def symbol_menu(self) -> QMenu:
        """Return a menu of symbols and known people, deleted when it closes."""
        menu = self.disc.new_menu()
        for symbol in range(len(NAMES)):
            icon = QIcon(disc_pixmap(self._appearance, symbol, 24, self.devicePixelRatioF()))
            action = menu.addAction(icon, symbol_name(symbol))
            action.setData(symbol)
        people = self.known()
        if people:
            menu.addSeparator()
        for one in people:
            icon = QIcon(disc_pixmap(self._appearance, one.symbol, 24, self.devicePixelRatioF()))
            menu.addAction(icon, one.name.replace("&", "&&")).setData(one)
        menu.triggered.connect(self._take)
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        return menu

    def _offer_symbols(self) -> None:
        self.disc.pop_up(self.symbol_menu(), self.disc.mapToGlobal(self.disc.rect().bottomLeft()))

    def _take(self, action: QAction) -> None:
        """Apply the menu's choice: another symbol, or a person with their symbol."""
        chosen = action.data()
        self._tell(self.seat._replace(symbol=chosen) if isinstance(chosen, int) else Seated(*chosen))

    def _tell(self, seat: Seated) -> None:
        self.changed.emit(seat)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.step_asked.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(0, 0, rect.width(), ROW).adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
