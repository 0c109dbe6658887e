"""Random input to the whole program: pointer, wheel and keys on its window, delivered as a desktop delivers them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.journal import MatchInUse
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import NAMES, NewGameState
from garden_desktop.hotseat.practice import library
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import FAST, NORMAL, OFF, THEMES
from garden_desktop.ui.window import MainWindow

LEFT: Final = Qt.MouseButton.LeftButton
BUTTONS: Final = (LEFT, LEFT, LEFT, LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
PLAIN: Final = Qt.KeyboardModifier.NoModifier
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
KEYS: Final = (
    *("Left", "Right", "Up", "Down", "Tab", "Backtab", "Return", "Enter", "Space", "Escape", "Backspace", "Delete"),
    *("Insert", "Home", "End", "PageUp", "PageDown", "F1", "Plus", "Minus", *"RFNBPSC1234567890ADEGHLMOTUVWII"),
)
CONTROLLED: Final = ("Z", "Z", "Z", "Y", "Y", "L", "Plus", "Minus", "0", "Comma", "Tab")
"""Keys together with Ctrl."""
SIZES: Final = (QSize(900, 620), QSize(960, 1080), QSize(1280, 800), QSize(1920, 1080))
WHO: Final = ("human", "human", "easy", "random")
"""Who may sit at a seat; computers that answer at once, most of the time."""
W = TypeVar("W", bound=QWidget)

KEPT: Final = 20
"""So many unfinished matches stay; who keeps hundreds is somebody else's test."""
LONG: Final = 40
"""How many things are done at home or on the score pad before the monkey begins a match of its own accord."""


class Monkey:
    """Source of random input that takes one action a step and names it. All but the time that computer players take
    follows from `rng`."""

    def __init__(self, window: MainWindow, rng: Random, games: Sequence[str] = ()) -> None:
        self._window, self._rng = window, rng
        self._games = games or tuple(registry.games())
        self._down: Qt.MouseButton | None = None
        self._idle = 0
        verbs: dict[Callable[[], str], int] = {
            self._click: 20,
            self._double_click: 3,
            self._drag: 14,
            self._half: 5,
            self._move: 6,
            self._key: 22,
            self._control: 7,
            self._wheel: 4,
            self._button: 8,
            self._sensible: 40,
            self._resize: 1,
            self._look: 1,
            self._speak: 1,
            self._leave: 1,
            self._practise: 1,
            self._learn: 1,
        }
        self._verbs, self._weights = tuple(verbs), tuple(verbs.values())

    def step(self) -> str:
        """Take one action, and let the program process it; returns its name."""
        self._idle = 0 if self._board() is not None else self._idle + 1
        said = self._verb()()
        QApplication.processEvents()
        return said

    def let_go(self) -> None:
        """Release all held buttons."""
        self._down = None
        for button in Qt.MouseButton:
            if button & QGuiApplication.mouseButtons():
                QTest.mouseRelease(self._target(), button, PLAIN, self._within(QPoint()))

    def _verb(self) -> Callable[[], str]:
        if isinstance(QApplication.activePopupWidget(), QMenu) and self._rng.random() < 0.7:
            return self._in_menu
        return self._begin if self._idle > LONG else self._rng.choices(self._verbs, self._weights)[0]

    # where things are

    def _board(self) -> TableView | None:
        """Return the table, if one is visible."""
        match = self._window.navigator.match
        board = None if match is None else match.table.board
        return board if board is not None and board.isVisible() else None

    def _top(self) -> QWidget:
        """Return the widget that gets pointer events: an open menu, or the window."""
        return QApplication.activePopupWidget() or self._window

    def _target(self) -> QWidget | QWindow:
        """Return the receiver of events from the desktop: the window's QWindow, which forwards them, or an open menu
        itself."""
        top, handle = self._top(), self._window.windowHandle()
        return handle if top is self._window and handle is not None else top

    def _somewhere(self) -> QPoint:
        """Return a point of the top window: mostly on a widget, now and then beside all."""
        top, board, lot = self._top(), self._board(), self._rng.random()
        if lot < 0.55 and board is not None and top is self._window:
            return self._on(board, self._rng.choice(self._things(board)))
        if lot < 0.85:
            return self._middle(self._rng.choice(_seen(top, QWidget) or [top]))
        return QPoint(self._rng.randrange(top.width()), self._rng.randrange(top.height()))

    def _things(self, board: TableView) -> Sequence[ItemRef]:
        hands = board.interaction
        return [*map(place_ref, hands.places), *map(piece_ref, hands.pieces)] or [ItemRef("prompt", "")]

    def _on(self, board: TableView, thing: ItemRef) -> QPoint:
        """Return a point on an item of the table, in window coordinates."""
        rect = board.table_scene.layout.rect(thing)
        spread = QPointF(rect.width(), rect.height()) * 0.4
        point = rect.center() + QPointF(
            spread.x() * self._rng.uniform(-1, 1) ** 3, spread.y() * self._rng.uniform(-1, 1) ** 3
        )
        return self._within(board.viewport().mapTo(self._window, board.mapFromScene(point)))

    def _middle(self, widget: QWidget) -> QPoint:
        return self._within(widget.mapTo(self._top(), widget.visibleRegion().boundingRect().center()))

    def _within(self, point: QPoint) -> QPoint:
        """Return the nearest point of the top window, which the pointer never leaves."""
        room = self._top().rect()
        return QPoint(min(max(0, point.x()), room.right()), min(max(0, point.y()), room.bottom()))

    # what hands do

    def _click(self) -> str:
        button, at = self._rng.choice(BUTTONS), self._somewhere()
        self._move_to(at)
        self._click_at(at, button)
        return f"click {button.name} {at.toTuple()}"

    def _in_menu(self) -> str:
        """Move in an open menu, choose from it, or close it."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu), "asked before"
        if self._rng.random() < 0.3:
            at = menu.actionGeometry(self._rng.choice(menu.actions())).center()
            self._click_at(at)
            return f"menu {at.toTuple()}"
        name = self._rng.choice(("Escape", "Escape", "Up", "Down", "Left", "Right", "Return"))
        self._strike(name, PLAIN)
        return f"menu {name}"

    def _double_click(self) -> str:
        at = self._somewhere()
        self._click_at(at)
        QTest.mouseDClick(self._target(), LEFT, PLAIN, self._within(at))
        return f"double click {at.toTuple()}"

    def _drag(self) -> str:
        begin, end = self._somewhere(), self._somewhere()
        self._carry(begin, end)
        return f"drag {begin.toTuple()} {end.toTuple()}"

    def _half(self) -> str:
        """Do half a gesture: press a button, or release the held one somewhere else."""
        at = self._somewhere()
        if self._down is None:
            self._down = self._rng.choice(BUTTONS)
            QTest.mousePress(self._target(), self._down, PLAIN, at)
            return f"down {self._down.name} {at.toTuple()}"
        button, self._down = self._down, None
        self._move_to(at)
        QTest.mouseRelease(self._target(), button, PLAIN, self._within(at))
        return f"up {button.name} {at.toTuple()}"

    def _move(self) -> str:
        at = self._somewhere()
        self._move_to(at)
        return f"move {at.toTuple()}"

    def _carry(self, begin: QPoint, end: QPoint) -> None:
        QTest.mousePress(self._target(), LEFT, PLAIN, self._within(begin))
        for share in (0.1, 0.5, 1.0):
            self._move_to(begin + (end - begin) * share)
        QTest.mouseRelease(self._target(), LEFT, PLAIN, self._within(end))

    def _move_to(self, at: QPoint) -> None:
        QTest.mouseMove(self._target(), self._within(at))

    def _click_at(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self._target(), button, PLAIN, self._within(at))

    def _key(self) -> str:
        name, held = self._rng.choice(KEYS), self._rng.choice((PLAIN, PLAIN, PLAIN, PLAIN, SHIFT))
        self._strike(name, held)
        return f"key {name} {held.name}"

    def _control(self) -> str:
        name = self._rng.choice(CONTROLLED)
        self._strike(name, CONTROL)
        return f"key Ctrl+{name}"

    def _strike(self, name: str, held: Qt.KeyboardModifier) -> None:
        """Press and release a key. The press may close a menu; then the release goes to another window."""
        key = getattr(Qt.Key, f"Key_{name}")
        QTest.keyPress(self._target(), key, held)
        QTest.keyRelease(self._target(), key, held)

    def _wheel(self) -> str:
        at, turned = self._somewhere(), QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        held = self._rng.choice((PLAIN, PLAIN, CONTROL))
        top = self._top()
        below = QApplication.widgetAt(top.mapToGlobal(at)) or top
        event = QWheelEvent(
            QPointF(below.mapFrom(top, at)),
            QPointF(top.mapToGlobal(at)),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(below, event)
        return f"wheel {turned.y()} {held.name} {at.toTuple()}"

    def _button(self) -> str:
        """Click any enabled button."""
        top = self._top()
        found = [one for one in _seen(top, QAbstractButton) if one.isEnabled()]
        if not found:
            return self._key()
        button = self._rng.choice(found)
        said = f"button {type(button).__name__} {button.text() or button.accessibleName()!r}"
        self._click_at(self._middle(button))
        return said

    def _sensible(self) -> str:
        """Do something that the table offers, so that matches come to an end."""
        match, board = self._window.navigator.match, self._board()
        if match is None or self._top() is not self._window:
            return self._button()
        if match.table.handover.isVisible():
            self._click_at(self._middle(match.table.handover))
            return "gate"
        offers = board.interaction.offers if board is not None else ()
        if board is None or not offers:
            return self._button()
        handle = self._rng.choice(offers)
        end = self._on(board, place_ref(handle.place))
        if not handle.piece:
            self._click_at(end)
        elif handle.piece in board.interaction.pieces:
            grip = board.interaction.pieces[handle.piece].grip
            aim = QPointF(*grip.aim) if grip else QPointF()
            middle = board.table_scene.layout.place(handle.place).center() - aim
            end = board.viewport().mapTo(self._window, board.mapFromScene(middle))
            self._carry(self._on(board, piece_ref(handle.piece)), end)
        return f"offer {handle.place} {handle.piece}"

    # what settings and the desktop do

    def _resize(self) -> str:
        size = self._rng.choice(SIZES)
        self._window.resize(size)
        return f"resize {size.toTuple()}"

    def _look(self) -> str:
        theme, speed = self._rng.choice([*THEMES]), self._rng.choice((OFF, OFF, OFF, FAST, NORMAL))
        self._window.context.appearance.set_theme(theme)
        self._window.context.appearance.set_speed(speed)
        return f"look {theme} {speed}"

    def _speak(self) -> str:
        language = self._rng.choice(self._window.context.languages.available())
        self._window.context.languages.choose(language)
        return f"language {language}"

    def _leave(self) -> str:
        """Move pointer or focus elsewhere, or leave the match."""
        verb = self._rng.choice((self._away, self._begin, self._window.navigator.go_home))
        return verb() or "home"

    def _away(self) -> str:
        top = self._top()
        QApplication.sendEvent(top, QEvent(QEvent.Type.WindowDeactivate))
        QApplication.sendEvent(top, QEvent(QEvent.Type.WindowActivate))
        return "another window"

    def _begin(self) -> str:
        """Start a match of any game, with random options, people and computer players."""
        self._idle = 0
        for path in self._window.context.shelf.paths()[KEPT:]:
            with suppress(MatchInUse):  # an old one may be on the table, fetched from the book
                self._window.context.shelf.move_to_trash(path)
        setup = random_setup(self._rng.choice(self._games), self._rng)
        self._window.navigator.begin(setup)
        return f"begin {setup}"

    def _practise(self) -> str:
        """Open a puzzle of any game."""
        game = registry.games()[self._rng.choice(self._games)]
        puzzles = library.load(game.info.key).puzzles
        if not puzzles:
            return "no puzzle"
        puzzle = self._rng.choice(puzzles)
        self._window.navigator.lessons.open_puzzle(game, puzzle)
        return f"puzzle {puzzle.id}"

    def _learn(self) -> str:
        """Open a lesson of any game."""
        game = registry.games()[self._rng.choice(self._games)]
        offers = self._window.navigator.lessons.catalog.offers(game)
        if not offers:
            return "no lesson"
        offer = self._rng.choice(offers)
        self._window.navigator.lessons.open_lesson(game, offer)
        return f"lesson {game.info.key} {offer.number}"


def _seen(top: QWidget, kind: type[W]) -> list[W]:
    """Return the widgets of a class of which any part is visible."""
    return [one for one in _below(top) if isinstance(one, kind) and not one.visibleRegion().isEmpty()]


def _below(top: QWidget) -> Iterator[QWidget]:
    """All widgets on `top`. PySide would keep what `findChildren` and `childAt` find as children of `top`, for as long
    as that lives, though it is gone long before (docs/lifetimes.md)."""
    for child in top.children():
        if isinstance(child, QWidget):
            yield child
            yield from _below(child)


def random_setup(key: str, rng: Random) -> MatchSetup:
    """Return a random table of a game as the new-game dialog allows it."""
    game = registry.games()[key]
    choices = NewGameState.usual(game).with_mode(rng.choice(game.info.modes).key)
    for _ in range(rng.randrange(6)):
        choices = choices.added(choices.free_symbols[0]) if choices.may_add else choices
    for option in choices.in_play:
        value = rng.choice(option.values)
        if rng.random() < 0.3 and choices.refusal(option.key, value) is None:
            choices = choices.with_value(option.key, value)
    for place in range(choices.count):
        choices = choices.with_seat(place, Seated(NAMES[place], place, "human" if not place else rng.choice(WHO)))
    return choices.setup(rng.randrange(10_000))
