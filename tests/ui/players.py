"""Three players of whole matches, each with one input alone: keys, mouse, accessibility actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import IncrementalMoveBuilder, InputStep
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.input_guard import InputGuard
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from garden_desktop.ui.match.responses.response_buttons import ResponseButton
from tests.ui.lifetimes import strays

PRESS = QAccessibleActionInterface.pressAction()
LIFTING = 0.6
"""How often one lifts something where one could press something as well."""
ENDS = ("propose", "drop")
"""Places that end a choice made of many steps."""
LOOKS = 5
"""After so many things it is looked for what is held though it is gone; and once more when the test is over."""
LOOKING = 0.9
"""How often somebody wants to look in a round of questions."""


class Player(Protocol):
    """Interface of a player: one method for each thing that a person may have to do next."""

    def open_gate(self) -> None: ...
    def go_on(self) -> None: ...
    def put_recap_away(self) -> None: ...
    def want_to_look(self) -> None: ...
    def end_round(self) -> None: ...
    def decide(self) -> None: ...


def play_to_the_end(screen: MatchScreen, player: Player, qtbot: QtBot, most: int = 2000) -> None:
    """Let the player play until the score pad is shown."""
    table, rng = screen.table, Random(most)
    table.minimum_delay.duration_ms = 0
    for step in range(most):
        QApplication.processEvents()
        assert step % LOOKS or strays() == []
        if any(isinstance(child, ScorePadScreen) and child.isVisible() for child in screen.findChildren(QWidget)):
            return
        if table.handover.isVisible():
            qtbot.waitUntil(lambda: table.handover.accepts_input)
            player.open_gate()
        elif table.recap.isVisible():
            player.put_recap_away()
        elif table.step_player.is_running:
            player.go_on()
        elif table.response_controller.running:
            if rng.random() < LOOKING and not any(
                asker.isChecked() for asker in table.response_controller.buttons.buttons
            ):
                player.want_to_look()
            elif table.response_controller.continues:
                player.end_round()
            else:
                table.response_controller.end()
        elif table.model.is_answer_kept:
            qtbot.waitUntil(lambda: not table.model.is_answer_kept)
        else:
            for deafness in table.findChildren(InputGuard):
                deafness.stop()  # as it does after a moment in which nobody presses anything
            player.decide()
    raise AssertionError("the match does not end")


class Chooses:
    """Player that chooses a legal move and enters it by its input steps; the subclass supplies the device."""

    def __init__(self, screen: MatchScreen, seed: int) -> None:
        self._screen = screen
        self._rng = Random(seed)

    def decide(self) -> None:
        session = self._screen.session
        moves = [move for move in session.rules.legal_moves(session.view) if session.table.gesture(session.view, move)]
        offers = self._screen.table.board.interaction.offers
        if len(moves) < len(session.rules.legal_moves(session.view)) or isinstance(
            session.move_builder(), IncrementalMoveBuilder
        ):
            within = [one for one in offers if self._reaches(one)] or offers
            self.do(self._rng.choice([one for one in within if self._ends(one)] or within))
            return
        best = max(moves, key=lambda move: (len(session.table.gesture(session.view, move)), self._rng.random()))
        move = best if self._rng.random() < 0.5 else self._rng.choice(moves)
        for handle in session.table.gesture(session.view, move):
            self.do(handle)

    def _reaches(self, handle: InputStep) -> bool:
        """Return whether the device reaches the piece of this input step."""
        return True

    def _ends(self, handle: InputStep) -> bool:
        """Return whether to take this input step to end a long choice, where other steps are possible: in one of three
        cases."""
        return not handle.piece and handle.place in ENDS and self._rng.random() < 0.3

    def asker(self) -> ResponseButton:
        """Return the response button of a seat that may want to look."""
        return self._rng.choice(
            [asker for asker in self._screen.table.response_controller.buttons.buttons if asker.asked.key]
        )

    def do(self, handle: InputStep) -> None:
        raise NotImplementedError


class KeyPlayer(Chooses):
    """Player by key events only, always sent to the focus widget."""

    def key(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClick(target, key)

    def _reaches(self, handle: InputStep) -> bool:
        """Return False for cards that are asked for in an offer: a chip covers them, so the cursor stands on the chip,
        and a press there adds one."""
        return not handle.piece.startswith("wish-")

    def open_gate(self) -> None:
        self.key(Qt.Key.Key_Space)

    def go_on(self) -> None:
        self.key(Qt.Key.Key_Space)

    def put_recap_away(self) -> None:
        self.key(Qt.Key.Key_Space)

    def want_to_look(self) -> None:
        self.key(getattr(Qt.Key, f"Key_{self.asker().asked.key}"))

    def end_round(self) -> None:
        self.key(Qt.Key.Key_Return)

    def do(self, handle: InputStep) -> None:
        hands = self._screen.table.board.interaction
        if handle.piece and handle.piece != hands.held:
            self.empty_hands()
            self.walk_to(piece_ref(handle.piece))
            self.key(Qt.Key.Key_Space)
        if not self.stands_at(handle.place):
            self.walk_to(place_ref(handle.place))
        self.key(Qt.Key.Key_Space)

    def empty_hands(self) -> None:
        """Drop what is held by Escape: it is not the piece that is wanted."""
        if self._screen.table.board.interaction.held:
            self.key(Qt.Key.Key_Escape)

    def stands_at(self, place: str) -> bool:
        """Return whether the cursor is at a place, or on a piece that lies there, where it goes when a
        piece is lifted."""
        board = self._screen.table.board
        at = board.table_cursor.at
        piece = board.interaction.pieces.get(at.id) if at is not None and at.kind == "piece" else None
        return at == place_ref(place) or (piece is not None and piece.place == place)

    def walk_to(self, thing: ItemRef) -> None:
        """Move the cursor with Tab from group to group and with arrows within the group."""
        board = self._screen.table.board
        caret, been = board.table_cursor, set[ItemRef]()
        for _ in range(120):
            at = caret.at
            if at == thing:
                return
            if at is None or not board.hasFocus() or self._group_of(at) != self._group_of(thing):
                self.key(Qt.Key.Key_Tab)
            elif at in been or not self._steps_towards(at, thing):
                self._wander(at, been)
        raise AssertionError(f"the keyboard does not reach {thing}")

    def _wander(self, at: ItemRef, been: set[ItemRef]) -> None:
        """Go through the group one by one where no arrow leads nearer, and out of it where that leads in a circle."""
        caret = self._screen.table.board.table_cursor
        been.add(at)
        self.key(Qt.Key.Key_Right)
        if caret.at in been:
            self.key(Qt.Key.Key_Down)
        if caret.at in been:
            been.clear()
            self.key(Qt.Key.Key_Tab)

    def _steps_towards(self, at: ItemRef, thing: ItemRef) -> bool:
        """Press the arrow that leads nearer; returns whether the cursor has moved."""
        board = self._screen.table.board
        way = board.table_scene.layout.rect(thing).center() - board.table_scene.layout.rect(at).center()
        across = abs(way.x()) > abs(way.y())
        ahead = way.x() > 0 if across else way.y() > 0
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right) if across else (Qt.Key.Key_Up, Qt.Key.Key_Down)
        self.key(keys[ahead])
        return bool(board.table_cursor.at != at)

    def _group_of(self, thing: ItemRef) -> str:
        hands = self._screen.table.board.interaction
        place = hands.pieces[thing.id].place if thing.kind == "piece" else thing.id
        return hands.places[place].group


class MousePlayer(Chooses):
    """Player by mouse events only: drags and clicks at visible items."""

    def open_gate(self) -> None:
        if self._screen.table.recap.isVisible():
            self._click(self._screen.table.recap, "Show the table")
        else:
            QTest.mouseClick(self._screen.table.handover, Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        self._click(self._screen.table.step_bar, "Next")

    def put_recap_away(self) -> None:
        self._click(self._screen.table.recap, "Go to the table")

    def want_to_look(self) -> None:
        QTest.mouseClick(self.asker(), Qt.MouseButton.LeftButton)

    def end_round(self) -> None:
        self._click(self._screen.table.bar, "Continue")

    def do(self, handle: InputStep) -> None:
        board = self._screen.table.board.viewport()
        end = self._at(place_ref(handle.place))
        if not handle.piece:
            QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=end)
            return
        start, end = self._at(piece_ref(handle.piece)), self._aimed(handle)
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(board, start + (end - start) * step / 5)
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)

    def _aimed(self, handle: InputStep) -> QPoint:
        """Return the point where the centre of a piece must be dropped so that its aim is at the place."""
        view = self._screen.table.board
        grip = view.interaction.pieces[handle.piece].grip
        aim = QPointF(*grip.aim) if grip else QPointF()
        return view.mapFromScene(view.table_scene.layout.place(handle.place).center() - aim)

    def _at(self, thing: ItemRef) -> QPoint:
        view = self._screen.table.board
        return view.mapFromScene(view.table_scene.layout.rect(thing).center())

    def _click(self, inside: QWidget, text: str) -> None:
        button = next(w for w in inside.findChildren(QWidget) if getattr(w, "text", str)() == text and w.isVisible())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class TreePlayer:
    """Player by names, roles, states and actions of the accessibility tree only; it knows neither rules nor widgets."""

    def __init__(self, root: QWidget, seed: int, qtbot: QtBot) -> None:
        self._root = root
        self._qtbot = qtbot
        self._rng = Random(seed)

    def open_gate(self) -> None:
        told = self._found(lambda node: _is_button(node) and "Show the table" in _name(node) and _usable(node))
        self._press(next(told, None) or self._button("press Space"))

    def go_on(self) -> None:
        self._press(self._button("Next"))

    def put_recap_away(self) -> None:
        self._press(self._button("Go to the table"))

    def want_to_look(self) -> None:
        self._press(self._button("See my hand"))

    def end_round(self) -> None:
        self._press(self._button("Continue"))

    def decide(self) -> None:
        """Lift a piece and put it where the tree accepts it, or press an item."""
        lifts, presses, drops = self._offered("can be picked up", "can be pressed", "can go here")
        if drops and self._rng.random() < LIFTING:  # something is in hand already
            self._press(self._rng.choice(drops))
        elif lifts and (not presses or self._rng.random() < LIFTING):
            self._press(self._rng.choice(lifts))
            (drops,) = self._offered("can go here")
            if drops:  # none where a press adds a card to an offer at once
                self._press(self._rng.choice(drops))
        else:
            self._press(self._rng.choice(presses or drops))

    def _offered(self, *words: str) -> list[list[QAccessibleInterface]]:
        """Return for each of these words the usable nodes with it in their description, in one
        traversal of the tree."""
        read = [(node, _description(node)) for node in walk(self._root)]
        return [[node for node, description in read if some in description and _usable(node)] for some in words]

    def _button(self, words: str) -> QAccessibleInterface:
        return next(self._found(lambda node: _is_button(node) and words in _name(node) and _usable(node)))

    def _press(self, node: QAccessibleInterface) -> None:
        action = node.actionInterface()
        assert action is not None, f"{_name(node)} cannot be pressed"
        button = node.object()
        if isinstance(button, QAbstractButton):  # Qt shows the press for a moment before it clicks
            with self._qtbot.waitSignal(button.clicked):
                action.doAction(PRESS)
        else:
            action.doAction(PRESS)

    def _found(self, wanted: object) -> Iterator[QAccessibleInterface]:
        assert callable(wanted)
        return (node for node in walk(self._root) if wanted(node))


def walk(root: QWidget) -> list[QAccessibleInterface]:
    """Return every node that is not invisible, in reading order."""
    return list(_below(QAccessible.queryAccessibleInterface(root)))


def _below(node: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Yield the node and its descendants. This is no closure: a reference cycle would keep wrappers of deleted
    interfaces."""
    if node is None or not node.isValid() or node.state().invisible:
        return
    yield node
    for number in range(node.childCount()):
        yield from _below(node.child(number))


def tree_text(root: QWidget) -> str:
    """Return the whole tree as text, as a screen reader might say it."""
    return "\n".join(f"{node.role().name}|{_name(node)}|{_description(node)}|{_usable(node)}" for node in walk(root))


def _name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def _description(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Description)


def _is_button(node: QAccessibleInterface) -> bool:
    return node.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox)


def _usable(node: QAccessibleInterface) -> bool:
    return not node.state().disabled
