"""Pointer and keyboard input through XTEST, which reaches the X server as input of real devices does."""

from __future__ import annotations

import select
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from Xlib import XK, X, Xatom, error
from Xlib.ext import xtest
from Xlib.protocol import event as wire

from tests.program.desktop import Desktop
from tests.program.waiting import until

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5
DRAG_STEPS: Final = 5
DRAG_BEGINS: Final = 24
"""Pixels after which a press has become a drag for certain."""
ANSWER: Final = 0.05
"""Seconds without an answer after which the window may have gone."""
HELD: Final = {"Ctrl": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L"}


class Event(NamedTuple):
    """One XTEST event: `code` is the key or button, x and y are for motions."""

    kind: int
    code: int
    x: int = 0
    y: int = 0


class Hands:
    """Pointer and keyboard of one desktop. All events are kept in `done`, so that `again` can repeat them elsewhere."""

    def __init__(self, desktop: Desktop) -> None:
        self._display = desktop.connect()
        self._atoms: dict[str, int] = {}
        self._root = self._display.screen().root
        # Qt answers a ping to whoever listens to the root window, Wine to whoever listens to what lies in it
        self._root.change_attributes(event_mask=X.StructureNotifyMask | X.SubstructureNotifyMask)
        self._letter_box = self._root.create_window(0, 0, 1, 1, 0, 0, X.InputOnly, event_mask=X.PropertyChangeMask)
        self._pings = 0
        self.at = (0, 0)
        self.done: list[Event] = []

    def close(self) -> None:
        self._display.close()

    # what a hand does

    def click(self, x: int, y: int, button: int = LEFT, *, times: int = 1) -> None:
        self.move(x, y)
        for _ in range(times):
            self._do(Event(X.ButtonPress, button), Event(X.ButtonRelease, button))
        self.settle()

    def move(self, x: int, y: int) -> None:
        self.at = x, y
        self._do(Event(X.MotionNotify, 0, x, y))

    def take(self, x: int, y: int) -> None:
        """Press the button here and begin a drag, without releasing it."""
        self.move(x, y)
        self._do(Event(X.ButtonPress, LEFT))
        self.pull(x + DRAG_BEGINS, y + DRAG_BEGINS)

    def pull(self, x: int, y: int) -> None:
        """Drag to a place in several steps."""
        start = self.at
        for step in range(1, DRAG_STEPS + 1):
            self.move(*(begin + (end - begin) * step // DRAG_STEPS for begin, end in zip(start, (x, y), strict=True)))
            self.settle()

    def let_go(self) -> None:
        self._do(Event(X.ButtonRelease, LEFT))
        self.settle()

    def keys(self, *combinations: str) -> None:
        """Press keys, each given by name after its modifiers: "Return", "Ctrl+z"."""
        for combination in combinations:
            *held, last = combination.split("+")
            codes = [self._code(HELD[name]) for name in held]
            self._do(*(Event(X.KeyPress, code) for code in codes))
            code = self._code(last)
            self._do(Event(X.KeyPress, code), Event(X.KeyRelease, code))
            self._do(*(Event(X.KeyRelease, code) for code in reversed(codes)))
            self.settle()

    def press_code(self, code: int, *, shifted: bool = False) -> None:
        """Press the key with this code, whatever the layout assigns to it."""
        held = [self._code("Shift_L")] if shifted else []
        down = [Event(X.KeyPress, each) for each in (*held, code)]
        self._do(*down, *(Event(X.KeyRelease, each) for each in (code, *held)))
        self.settle()

    def key_that_types(self, sign: str) -> tuple[int, bool] | None:
        """Return the code of the key that types a character in the present layout, and whether it needs Shift."""
        keysym = XK.string_to_keysym(sign)
        found = [(code, place) for code, place in self._display.keysym_to_keycodes(keysym) if place < 2]
        return (found[0][0], bool(found[0][1])) if found else None

    def write(self, text: str) -> None:
        """Type digits and small letters, each by its key."""
        self.keys(*text)

    def again(self, done: Sequence[Event]) -> None:
        """Repeat recorded events, each once the program has processed the one before."""
        for event in done:
            self._do(event)
            self.settle()

    def _code(self, name: str) -> int:
        keysym = XK.string_to_keysym(name)
        assert keysym, f"no key is called {name!r}"
        return int(self._display.keysym_to_keycode(keysym))

    def _do(self, *events: Event) -> None:
        for event in events:
            xtest.fake_input(self._display, event.kind, event.code, x=event.x, y=event.y)
            self.done.append(event)
        self._display.sync()

    def learn_layout(self) -> None:
        """Query the keyboard layout again."""
        self._display.refresh_keyboard_mapping(
            wire.MappingNotify(request=X.MappingKeyboard, first_keycode=8, count=248)
        )

    # the window

    def window(self) -> Any:
        """Return the program's window as the window manager knows it, or None where there is none (any more)."""
        found = self._root.get_full_property(self._atom("_NET_CLIENT_LIST"), Xatom.WINDOW)
        return self._display.create_resource_object("window", found.value[-1]) if found and len(found.value) else None

    def settle(self) -> None:
        """Wait until the window has processed all earlier input, or is gone. Raises WaitError where it does not."""
        self._wait_for_manager()  # a press goes to it first, and to the window when it has seen it
        self._ping()  # it has read it, but another ping may be read in the same breath, before any of it is done
        owner = self._owner()
        until("the program to rest", lambda: _rests(owner), pause=0.001)  # so it has begun
        self._ping()  # and has done it: it reads again

    def _owner(self) -> int:
        """Return the process id of the window, 0 where it is gone."""
        window = self.window()
        try:
            known = window and window.get_full_property(self._atom("_NET_WM_PID"), Xatom.CARDINAL)
        except error.BadWindow:
            return 0
        return int(known.value[0]) if known else 0

    def _wait_for_manager(self) -> None:
        """Wait until the window manager has processed all earlier requests: it answers them one after the other."""
        question = self._atom("_NET_REQUEST_FRAME_EXTENTS")
        message = wire.ClientMessage(window=self._letter_box, client_type=question, data=(32, [0] * 5))
        self._root.send_event(message, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        until("the window manager to answer", lambda: self._next(X.PropertyNotify) is not None, pause=0)

    def _ping(self) -> None:
        window = self.window()
        if window is None:
            return
        self._pings += 1
        ping = [self._atom("_NET_WM_PING"), self._pings, window.id, 0, 0]
        message = wire.ClientMessage(window=window, client_type=self._atom("WM_PROTOCOLS"), data=(32, ping))
        window.send_event(message, onerror=error.CatchError(error.BadWindow))
        until("the window to answer", self._answered, pause=0)

    def _answered(self) -> bool:
        event = self._next(X.ClientMessage)
        return self.window() is None if event is None else event.data[1][1] == self._pings

    def _next(self, kind: int) -> Any:
        """Return the next event of this kind, or None after a while without one; earlier events are dropped."""
        if not self._display.pending_events():
            select.select([self._display], [], [], ANSWER)
        while self._display.pending_events():
            event = self._display.next_event()
            if event.type == kind:
                return event
        return None

    def _atom(self, name: str) -> int:
        """Return the atom of a name on this display; queried once."""
        if name not in self._atoms:
            self._atoms[name] = int(self._display.intern_atom(name))
        return self._atoms[name]


def _rests(process: int) -> bool:
    """Return whether a process is asleep, or has ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state != "R"
