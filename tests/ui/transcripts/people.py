"""Four random players of the window, one each for mouse, keys, list mode and accessibility actions. They know no rules:
they take what is offered, and now and then try something else."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimerEvent
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.transcripts import screen
from tests.ui.transcripts.adapter import Program
from tests.ui.transcripts.screen import DESCRIPTION, LISTS, NAME, Role, Sight, Thing
from tests.ui.transcripts.transcript import REACTION_MS, Transcript

PRESS: Final = QAccessibleActionInterface.pressAction()
EXPLAIN: Final = "Explain"
LEFT: Final = Qt.MouseButton.LeftButton
LIFTED: Final = "can be picked up"
PRESSED: Final = "can be pressed"
PUT: Final = "can go here"
LONG_MS: Final = 20_000
"""Nothing at a table takes longer than this to happen by itself."""
EVERY: Final = 2
"""After so many decisions something else is tried."""
READ_OUTS: Final = ("F2", "F3", "F4", "F6", "F7", "F8")
MODIFIERS: Final = {"Ctrl": Qt.KeyboardModifier.ControlModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}
QT_NAMES: Final = {"Esc": "Escape", "Enter": "Return"}


class Person:
    """Random player that takes the next action. What it tries between decisions has a random order; input by mouse,
    keys or actions is left to the subclass."""

    way = ""

    def __init__(self, program: Program, window: QWidget, transcript: Transcript, seed: str) -> None:
        self.program, self.window, self.transcript = program, window, transcript
        self.rng = Random(seed)
        self._decisions = 0
        self._extras = [*self.own_extras(), self.refuse_writing, self.resume, self.resize, self.undo, self.ask_for_hint]
        self.rng.shuffle(self._extras)
        self._stage = ""

    @property
    def sight(self) -> Sight:
        return self.transcript.sight

    def play(self, inputs: int) -> None:
        """Give up to so many inputs, and a few more once the match is over."""
        self.transcript.settle()
        for _ in range(inputs):
            if self.sight.stage == "over":
                self.transcript.wait(REACTION_MS)
                self.look_at_the_end()
                return
            self.react()
            if QApplication.activePopupWidget() is not None:
                self.hotkey("Esc")
            self.act()

    def react(self) -> None:
        """Take the time that a person takes; now and then press too early when something else comes, or go on with the
        steps once too often."""
        stage = self.sight.stage
        if self._stage == "showing steps" and stage == "deciding" and self.rng.random() < 0.4:
            self.hotkey("Space")
        hasty = stage == "showing steps" or (stage != self._stage and self.rng.random() < 0.1)
        self._stage = stage
        if not hasty:
            self.transcript.wait(REACTION_MS)

    def act(self) -> None:
        match self.sight.stage:
            case "hand-over":
                self.open_hand_over()
            case "hand covered":
                if self.rng.random() < 0.5 and self.sight.offers(LIFTED, PRESSED):
                    self.decide()
                else:
                    self.open_hand_over()
            case "recap":
                self.leave_recap()
            case "showing steps":
                self.watch_steps()
            case "response round":
                self.answer_round()
            case "sheet" | "home":
                self.hotkey("Esc")
            case "thinking":
                self.transcript.wait_for_change(LONG_MS)
            case _:
                self.decide_or_try()

    # what is done at each stage

    def open_hand_over(self) -> None:
        if self.rng.random() < 0.1:
            self.hotkey("Ctrl+Z")
        self.press("press Space", "Space")

    def leave_recap(self) -> None:
        if self.rng.random() < 0.2:
            self.hotkey(self.rng.choice(["Right", "Left"]))
        found = screen.button(self.window, "Go to the table") is not None
        self.press("Go to the table" if found else "Show the table", "Space")

    def watch_steps(self) -> None:
        draw = self.rng.random()
        if draw < 0.45:
            if not self.transcript.wait_for_change(LONG_MS):
                self.press("Next", "Space")
        elif draw < 0.75:
            self.press("Next", "Space")
        elif draw < 0.85:
            self.press("Replay", "L")
        elif draw < 0.95 and screen.button(self.window, "Skip to end"):
            self.press("Skip to end", "Enter")
        else:
            self.hotkey(self.rng.choice(["Esc", "F2", "Right"]))

    def answer_round(self) -> None:
        draw = self.rng.random()
        wanted = screen.button(self.window, "See my hand")
        name, key = ("", "") if wanted is None else (wanted.name, wanted.description.removeprefix("Key: "))
        del wanted
        if draw < 0.45 and name:
            self.press(name, key)
        elif draw < 0.9 and screen.button(self.window, "Continue"):
            self.press("Continue", "Enter")
        else:
            self.transcript.wait_for_change(LONG_MS)

    def decide_or_try(self) -> None:
        self._decisions += 1
        if self._decisions % EVERY == 0 and self._extras:
            self._extras.pop()()
        else:
            self.decide()

    def look_at_the_end(self) -> None:
        for words in ("Show the table", "Back to the score sheet"):
            self.press_if_there(words, "")

    @abstractmethod
    def decide(self) -> None:
        """Take a step towards a move: lift a piece and put it somewhere, or press an item."""

    @abstractmethod
    def press(self, words: str, key: str) -> None:
        """Press the button with this text, or its shortcut."""

    # what is tried between decisions

    @abstractmethod
    def own_extras(self) -> list[Callable[[], None]]:
        """Return the actions that this player tries besides those common to all."""

    def refuse_writing(self) -> None:
        """Let the next write to disk fail; those after it succeed."""
        self.transcript.did("the disk is full")
        self.program.disk.refuse("write", 1)
        for _ in range(6):
            self.decide()
            if not self.program.disk.waiting or self.sight.stage not in ("deciding", "hand covered"):
                break
        self.transcript.did("the disk has room again")
        self.program.disk.heal()
        self.press_if_there("Try again", "Ctrl+Enter")

    def resume(self) -> None:
        """Leave the match and resume it."""
        self.press_if_there("Back to the home screen", "")
        self.transcript.did("resume the match")
        self.program.resume()
        self.transcript.settle()

    def resize(self) -> None:
        """Make the window smaller, or restore its size."""
        small = self.window.width() > 1100
        self.transcript.did("make the window smaller" if small else "make the window larger")
        self.window.resize(*((1024, 700) if small else (1280, 800)))
        self.transcript.settle()

    def undo(self) -> None:
        """Undo, with the others' consent where that is needed, and redo."""
        self.press_if_there("Undo", "Ctrl+Z")
        self.press_if_there("We agree", "Ctrl+Enter")
        self.press_if_there("Redo", "Ctrl+Y")

    def ask_for_hint(self) -> None:
        self.hotkey("H")
        self.transcript.wait(REACTION_MS)

    def press_if_there(self, words: str, key: str) -> None:
        if screen.button(self.window, words) is not None:
            self.press(words, key)

    # events

    def hotkey(self, name: str) -> None:
        """Press a key, which goes to the focus widget."""
        self.step(name)
        self.transcript.settle()

    def step(self, name: str) -> None:
        """Press a key of a longer walk, without a look at the window before the next one."""
        self.transcript.key(name)
        *modifiers, key = name.split("+")
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= MODIFIERS[modifier]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        QTest.keyClick(target, getattr(Qt.Key, f"Key_{QT_NAMES.get(key, key)}"), held)

    def point(self, at: QPoint) -> tuple[QWidget, QPoint]:
        """Return the widget at a screen position, and the position within it."""
        under = self.window.childAt(self.window.mapFromGlobal(at)) or self.window
        return under, under.mapFromGlobal(at)

    def click(self, at: QPoint) -> None:
        under, here = self.point(at)
        QTest.mouseMove(under, here)
        QTest.mouseClick(under, LEFT, pos=here)
        self.transcript.settle()

    def click_button(self, words: str) -> None:
        found = screen.button(self.window, words)
        if found is None:
            self.transcript.did(f"look for {words}")
            return
        self.transcript.did(f"click {found.name}")
        at = found.item.rect().center()
        del found
        self.click(at)

    def middle(self, thing: Thing) -> QPoint:
        return screen.item_of(self.window, thing).rect().center()

    def choose(self, *, drops: float) -> Thing | None:
        """Return the item to use next; `drops` is the probability of putting a held piece down."""
        sight = self.sight
        put, lifts, presses = sight.offers(PUT), sight.offers(LIFTED), sight.offers(PRESSED)
        if put and self.rng.random() < drops:
            return self.rng.choice(put)
        if lifts and (not presses or self.rng.random() < 0.6):
            return self.rng.choice(lifts)
        return self.rng.choice(presses) if presses else None


class MousePerson(Person):
    """Player by clicks and drags at the centre of visible items."""

    way = "mouse"

    def press(self, words: str, key: str) -> None:
        self.click_button(words)

    def decide(self) -> None:
        thing = self.choose(drops=0.8)
        if thing is None:
            self.transcript.wait_for_change(LONG_MS)
        elif LIFTED in thing.description and self.rng.random() < 0.6:
            self._drag_where_it_may_go(thing)
        else:
            self._click(thing)

    def own_extras(self) -> list[Callable[[], None]]:
        return [self._try_what_is_not_offered, self._drop_wrongly, self._hover, self._turn_pages, self._double_click]

    def _click(self, thing: Thing) -> None:
        self.transcript.did(f"click {thing.called}")
        self.click(self.middle(thing))

    def _drag_where_it_may_go(self, thing: Thing) -> None:
        """Lift a piece by a drag, and read where it may be put before the drag continues."""
        self.transcript.did(f"drag {thing.called}")
        under, here = self.point(self.middle(thing))
        QTest.mousePress(under, LEFT, pos=here)
        QTest.mouseMove(under, here + QPoint(12, 12))
        self.transcript.settle()
        drops = self.sight.offers(PUT)
        target = self.rng.choice(drops) if drops else None
        self.transcript.did(f"to {target.called}" if target else "to where it was")
        self._glide(under, here, under.mapFromGlobal(self.middle(target)) if target else here)

    def _glide(self, under: QWidget, here: QPoint, end: QPoint) -> None:
        for step in range(1, 5):
            QTest.mouseMove(under, here + (end - here) * step / 4)
        self.transcript.settle()
        QTest.mouseRelease(under, LEFT, pos=end)
        self.transcript.settle()

    def _try_what_is_not_offered(self) -> None:
        if things := self.sight.pieces(usable=False):
            self._click(self.rng.choice(things))

    def _drop_wrongly(self) -> None:
        lifts, things = self.sight.offers(LIFTED), self.sight.pieces(usable=False)
        if lifts and things:
            lifted, place = self.rng.choice(lifts), self.rng.choice(things)
            self.transcript.did(f"drag {lifted.called} to {place.called}")
            under, here = self.point(self.middle(lifted))
            end = under.mapFromGlobal(self.middle(place))
            QTest.mousePress(under, LEFT, pos=here)
            self._glide(under, here, end)
            self.hotkey("Esc")

    def _hover(self) -> None:
        if things := self.sight.pieces(usable=True):
            thing = self.rng.choice(things)
            self.transcript.did(f"point at {thing.called}")
            under, here = self.point(self.middle(thing))
            QTest.mouseMove(under, here)
            self.transcript.wait(3_000)
            self.transcript.did("point elsewhere")
            QTest.mouseMove(self.window, QPoint(3, 3))
            self.transcript.wait(REACTION_MS)

    def _turn_pages(self) -> None:
        for words in ("Score", "Chart", "Log"):
            self.press_if_there(words, "")

    def _double_click(self) -> None:
        if lifts := self.sight.offers(LIFTED):
            thing = self.rng.choice(lifts)
            self.transcript.did(f"double-click {thing.called}")
            at = self.middle(thing)
            under, here = self.point(at)
            QTest.mouseMove(under, here)
            QTest.mouseClick(under, LEFT, pos=here)
            QTest.mouseDClick(under, LEFT, pos=here)
            QTest.mouseRelease(under, LEFT, pos=here)
            self.transcript.settle()


class KeyPerson(Person):
    """Player who walks with Tab and arrows and presses Space, or presses the shortcuts shown on items."""

    way = "keys"

    def press(self, words: str, key: str) -> None:
        if key:
            self.hotkey(key)
        else:
            self.click_button(words)

    def decide(self) -> None:
        thing = self.choose(drops=1)
        if thing is None:
            self.transcript.wait_for_change(LONG_MS)
            return
        key = thing.description.rpartition("key ")[2] if "key " in thing.description else ""
        if PUT in thing.description and self.rng.random() < 0.5:
            self.hotkey("Space")  # what was lifted has led the keyboard to a place where it may go
        elif key and self.rng.random() < 0.6:
            self.hotkey(key)
        else:
            self._walk_to(thing)
            self.hotkey("Space")

    def own_extras(self) -> list[Callable[[], None]]:
        keys = [*READ_OUTS, "Shift+F8", "Esc", "Backspace", "1", "Enter", "Q"]
        return [self._see_again, *(partial(self.hotkey, key) for key in keys), self._switch_lists, self._go_to_a_place]

    def _see_again(self) -> None:
        """Replay the last steps, until they have ended by themselves."""
        self.hotkey("L")
        self.transcript.wait(4_000)

    def _switch_lists(self) -> None:
        for key in ("Ctrl+L", "Down", "Ctrl+L"):
            self.hotkey(key)

    def _go_to_a_place(self) -> None:
        for key in ("Ctrl+G", "A", "Enter", "Esc"):
            self.hotkey(key)

    def _walk_to(self, thing: Thing) -> None:
        """Press Tab from group to group, arrows within one, until the item says it has the focus."""
        goal, at = (thing.name, thing.lies), self.middle(thing)
        been: set[tuple[str, str, int, int]] = set()
        for _ in range(60):
            here = self._focused()
            if here is not None and here[:2] == goal:
                return
            if here is None or here in been:
                self.step("Tab" if here is None or self.rng.random() < 0.5 else self.rng.choice(["Right", "Down"]))
                continue
            been.add(here)
            across, down = at.x() - here[2], at.y() - here[3]
            if abs(across) > abs(down):
                self.step("Right" if across > 0 else "Left")
            else:
                self.step("Down" if down > 0 else "Up")

    def _focused(self) -> tuple[str, str, int, int] | None:
        """Return the table item with the focus: its name, where it lies, and its centre on the screen."""
        widget = QApplication.focusWidget()
        table = None if widget is None else QAccessible.queryAccessibleInterface(widget)
        focus = None if table is None or table.text(NAME) != screen.TABLE else table.focusChild()
        if focus is None:
            return None
        here = Thing(focus.text(NAME), focus.text(DESCRIPTION), usable=True, flat=False, number=0)
        middle = focus.rect().center()
        return here.name, here.lies, middle.x(), middle.y()


class ListPerson(KeyPerson):
    """Player in list mode: selects a line and presses Enter or the button below it."""

    way = "lists"

    def decide(self) -> None:
        lines = len(self.sight.things.get(LISTS[0], ()))
        if not lines:
            if screen.table(self.window) is not None:
                self.hotkey("Ctrl+L")
            else:
                self.transcript.wait_for_change(LONG_MS)
            return
        self._focus_list()
        end, way = self.rng.choice([("Home", "Down"), ("End", "Up")])
        self.step(end)
        for _ in range(self.rng.randrange(min(lines, 6))):
            self.step(way)
        if self.rng.random() < 0.7:
            self.hotkey("Enter")
        else:
            self.press_if_there("Do this", "")

    def own_extras(self) -> list[Callable[[], None]]:
        return [self._switch_lists, self._take_this_back, self._read_what_lies, *super().own_extras()[:8]]

    def _take_this_back(self) -> None:
        for words in ("Undo this", "Undo all"):
            self.press_if_there(words, "")

    def _read_what_lies(self) -> None:
        for key in ("Tab", "Tab", "Down", "Down", "Up"):
            self.hotkey(key)

    def _focus_list(self) -> None:
        for _ in range(12):
            found = screen.find(self.window, lambda node: node.role == Role.List and node.name == LISTS[0])
            if found is None or found.item.state().focused:
                return
            del found
            self.step("Tab")


class ReaderPerson(Person):
    """Player by accessibility actions on items found by their text."""

    way = "reader"

    def press(self, words: str, key: str) -> None:
        found = screen.button(self.window, words)
        if found is None:
            self.transcript.did(f"look for {words}")
            return
        self.transcript.did(f"press {found.name}")
        item = found.item
        del found
        self._press(item)

    def decide(self) -> None:
        thing = self.choose(drops=0.8)
        if thing is None:
            self.transcript.wait_for_change(LONG_MS)
            return
        self.transcript.did(f"press {thing.called}")
        self._press(screen.item_of(self.window, thing))

    def own_extras(self) -> list[Callable[[], None]]:
        return [self._explain, self._press_what_is_not_offered, self._explain, self._read_out, self._read_out]

    def _read_out(self) -> None:
        self.hotkey(self.rng.choice(READ_OUTS))

    def _explain(self) -> None:
        if things := self.sight.pieces():
            thing = self.rng.choice(things)
            self.transcript.did(f"explain {thing.called}")
            action = screen.item_of(self.window, thing).actionInterface()
            assert action is not None, f"{thing.name} has no actions"
            action.doAction(EXPLAIN)
            del action
            self.transcript.settle()
            self.hotkey("Esc")

    def _press_what_is_not_offered(self) -> None:
        if things := self.sight.pieces(usable=False):
            thing = self.rng.choice(things)
            self.transcript.did(f"press {thing.called}")
            self._press(screen.item_of(self.window, thing))

    def _press(self, item: QAccessibleInterface) -> None:
        action, widget = item.actionInterface(), item.object()
        assert action is not None, f"{item.text(NAME)} has no actions"
        if isinstance(widget, QAbstractButton):
            press_button(widget, partial(action.doAction, PRESS))
        else:
            action.doAction(PRESS)
        del item, action, widget
        self.transcript.settle()


def press_button(button: QAbstractButton, press: Callable[[], None]) -> None:
    """Press a button as a reader does: Qt shows it down for a tenth of a second, by a timer of C++, which is told here
    that its time has come. Where it goes by another number than expected, the time is waited for."""
    free = button.startTimer(1_000_000)
    button.killTimer(free)
    press()
    serial = 1 << 24
    for number in (free, (free + serial) & 0x7FFFFFFF):
        if button.isDown():
            QApplication.sendEvent(button, QTimerEvent(number))
    while button.isDown():
        QApplication.processEvents()


PEOPLE: Final = {person.way: person for person in (MousePerson, KeyPerson, ListPerson, ReaderPerson)}
