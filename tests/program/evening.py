"""One person before the program: eyes (the tree), hands, and after everything a look whether all is well."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.program.hands import WHEEL_DOWN, WHEEL_UP, Hands
from tests.program.session import Desktop, WaitError, Program, until
from tests.program.tree import Node, Page, Tree
from tests.program.watch import Watch

AT_REST: Final = {"speed": 0.0}
"""Settings in which nothing glides, so that nothing has to be waited for."""


class Evening:
    """From the opening of the window on. On a desktop without a bus there are no eyes."""

    def __init__(self, folder: Path, *, bus: bool) -> None:
        with ExitStack() as opened:
            self.desktop = Desktop(folder, bus=bus)
            opened.callback(self.desktop.close)
            self.program = Program(self.desktop, folder, AT_REST)
            opened.callback(self.program.kill)
            self.hands = Hands(self.desktop)
            opened.callback(self.hands.close)
            self._tree = Tree(self.desktop) if bus else None
            if self._tree is not None:
                opened.callback(self._tree.close)
            self.watch = Watch(self.program)
            self._opened = opened.pop_all()
        self.wait_for_window()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._opened.close()

    @property
    def tree(self) -> Tree:
        assert self._tree is not None, "nothing can be seen on a desktop without a bus"
        return self._tree

    def wait_for_window(self) -> None:
        until("the window", self._window_or_end)
        self.hands.settle()
        if self._tree is not None:
            self._tree.root()
        self.watch.after("the window is open")

    def _window_or_end(self) -> bool:
        self.watch.after("waiting for the window")
        return self.hands.window() is not None

    # eyes

    def page(self) -> Page:
        return self.tree.page()

    def find(self, pattern: str, which: int = 0) -> Node:
        """A node whose whole name is of this pattern, as soon as there is one. Raises WaitError with all that is there."""
        try:
            return until(f"{pattern!r}", lambda: self._matching(pattern)[which:])[0]
        except WaitError as lost:
            raise WaitError(f"{lost}\n{self.page()}") from None

    def _matching(self, pattern: str) -> list[Node]:
        self.watch.after(f"looking for {pattern!r}")
        return self.page().matching(pattern)

    # hands

    def click(self, pattern: str, which: int = 0) -> None:
        """Click what is called so, scrolled into sight first."""
        node = self.in_sight(pattern, which)
        self.hands.click(*node.rect.centre)
        self.watch.after(f"click {node.name!r}")

    def press(self, pattern: str, which: int = 0) -> None:
        """Press what is called so, as a screen reader does."""
        node = self.find(pattern, which)
        self.tree.press(node)
        self.hands.settle()
        self.watch.after(f"press {node.name!r}")

    def keys(self, *combinations: str) -> None:
        self.hands.keys(*combinations)
        self.watch.after(f"keys {' '.join(combinations)}")

    def in_sight(self, pattern: str, which: int = 0) -> Node:
        """A node with a name of this pattern, after the wheel has been turned until it is in sight."""
        for _ in range(40):
            node = self.find(pattern, which)
            page = self.page()
            if page.seen(node):
                return node
            window = next(other for other in page.above(node) if not other.rect.holds(*node.rect.centre))
            below = node.rect.centre[1] > window.rect.centre[1]
            self.hands.click(*window.rect.centre, WHEEL_DOWN if below else WHEEL_UP)
        raise WaitError(f"{pattern!r} cannot be scrolled into sight\n{self.page()}")

    # the window

    def close_window(self) -> None:
        """By the window manager's key, as if by the cross in its corner; then everything must be in order."""
        self.hands.keys("Alt+F4")
        self.watch.at_the_end()

    def come_back(self) -> None:
        """Open the program once more."""
        self.program.again()
        self.wait_for_window()
