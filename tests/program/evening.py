"""Driver of the running program: the accessibility tree, pointer and keys, and a check of the program
after each step."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

from tests.program import walker
from tests.program.desktop import Desktop
from tests.program.hands import WHEEL_DOWN, WHEEL_UP, Hands
from tests.program.program import Program
from tests.program.tree import Node, Page, Tree
from tests.program.waiting import PATIENCE, WaitError, until
from tests.program.watch import Watch

T = TypeVar("T")

ROOT: Final = Path(__file__).resolve().parent.parent.parent

SCROLLED: Final = 40
"""Turns of the wheel after which a thing should be in sight."""
READING: Final = 0.5
"""Seconds in which people see what has come up."""
AT_REST: Final = {"speed": 0.0}
"""Settings in which nothing glides, so that nothing has to be waited for."""


class Evening:
    """One session of the program, from the opening of its window on.

    Without an accessibility bus there is no tree to read. With one, a process reads the tree all the time (`walked`),
    unless the test is to be the only reader.
    """

    def __init__(self, folder: Path, *, bus: bool, walked: bool = True) -> None:
        with ExitStack() as opened:
            self.desktop = Desktop(folder, bus=bus)
            opened.callback(self.desktop.close)
            self._reader = self._start_reader() if bus and walked else None
            self.program = Program(self.desktop, folder, AT_REST)
            opened.callback(self.program.kill)
            self.hands = Hands(self.desktop)
            opened.callback(self.hands.close)
            self._tree = Tree(self.desktop.accessibility) if bus else None
            if self._tree is not None:
                opened.callback(self._tree.close)
            self.watch = Watch(self.program)
            self._opened = opened.pop_all()
        self.wait_for_window()

    def _start_reader(self) -> subprocess.Popen[bytes]:
        """Start a process that reads the accessibility tree all the time, as long as there is a bus."""
        words = ["setpriv", "--pdeathsig", "KILL", sys.executable, "-m", walker.__name__, self.desktop.accessibility]
        with (self.desktop.folder / "walker.log").open("wb") as said:
            return subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=said)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._opened.close()
        if self._reader is not None:
            self._reader.wait()

    @property
    def tree(self) -> Tree:
        assert self._tree is not None, "nothing can be seen on a desktop without a bus"
        return self._tree

    def wait_for_window(self) -> None:
        self.wait(lambda: self.hands.window() is not None, "the window")
        self.hands.settle()
        if self._tree is not None:
            self._tree.root()
        self.watch.after("the window is open")

    def read(self) -> None:
        """Wait as long as a person reads: a hand-over gate or score pad ignores clicks for 400 ms, so that none closes
        it by mistake."""
        time.sleep(READING)
        self.settle()

    def settle(self) -> None:
        """Wait until the window has processed all earlier input."""
        if self._tree is not None:
            self._tree.settle()
        self.hands.settle()

    # eyes

    def page(self) -> Page:
        return self.tree.page()

    def find(self, pattern: str) -> Node:
        """Return the first node whose whole name matches this pattern, waiting for it."""
        return self.page_with(pattern).matching(pattern)[0]

    def page_with(self, pattern: str) -> Page:
        """Return all nodes, once there is one with such a name."""
        return self.wait(lambda: page if (page := self.page()).matching(pattern) else Page(), repr(pattern))

    def wait(self, ask: Callable[[], T], what: str, patience: float = PATIENCE, pause: float = 0.1) -> T:
        """Return the first result that is true, checking the program meanwhile. Raises WaitError,
        which shows the tree."""

        def asked() -> T:
            self.watch.look()
            return ask()

        try:
            return until(what, asked, patience, pause)
        except WaitError as error:
            shown = self.page() if self._tree is not None else ""
            raise WaitError(f"{self.watch.story(str(error))}\n{shown}") from None

    # hands

    def click(self, pattern: str) -> None:
        """Click the node with this name, scrolled into view first."""
        for _ in range(SCROLLED):
            node = (page := self.page_with(pattern)).matching(pattern)[0]
            if page.seen(node):
                return self.click_on(node)
            window = next(other for other in page.above(node) if not other.rect.holds(*node.rect.centre))
            below = node.rect.centre[1] > window.rect.centre[1]
            self.hands.click(*window.rect.centre, WHEEL_DOWN if below else WHEEL_UP)
        raise WaitError(self.watch.story(f"{pattern!r} cannot be scrolled into sight"))

    def click_on(self, node: Node) -> None:
        """Click a node. One that vanished before its rectangle was queried has an empty one; a click there would hit
        another window."""
        if node.rect.width:
            self.hands.click(*node.rect.centre)
        self.watch.after(f"click {node.name!r}")

    def keys(self, *combinations: str) -> None:
        for combination in combinations:
            self.hands.keys(combination)
            self.settle()
        self.watch.after(f"keys {' '.join(combinations)}")

    def choose(self, menu: str, item: str) -> None:
        """Open a menu and go down to an item by the names that a screen reader says. Raises WaitError where there is no
        such item."""
        self.click(menu)
        heard: list[str] = []
        while not re.fullmatch(item, said := self._next_in_menu()):
            if said in heard:
                raise WaitError(self.watch.story(f"{item!r} is not in the menu {menu!r}, which has {heard}"))
            heard.append(said)
        self.keys("Return")

    def _next_in_menu(self) -> str:
        """Press Down and return the name of the next menu item, without its shortcut."""
        before = self.tree.focused()
        self.keys("Down")
        self.wait(lambda: self.tree.focused() not in ("", before), "the next item of the menu")
        return self.tree.focused().partition("\t")[0]

    @contextmanager
    def new_match(self) -> Iterator[None]:
        """Context manager around input that begins a match; at exit it waits for the new record file."""
        records = len(self.program.records())
        yield
        self.wait(lambda: len(self.program.records()) > records, "the record of a new match")

    # the window

    def close_window(self) -> None:
        """Close the window by the window manager's key, as its close button does, and check that all processes have
        ended well."""
        assert self._reader is None or self._reader.poll() is None, "the reader has read to the end"
        helpers = self.program.helpers()
        self.hands.keys("Alt+F4")
        self.watch.at_the_end()
        until("its helpers to end", lambda: not any(Path(f"/proc/{helper}").exists() for helper in helpers))

    def come_back(self) -> None:
        """Start the program again."""
        self.program.again()
        self.wait_for_window()
