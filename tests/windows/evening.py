"""Driver of the program in a Wine window: pointer and keys through the X server, the accessibility tree through an
agent."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path, PureWindowsPath
from typing import Any, Final, TypeVar

from tests.program.desktop import Desktop
from tests.program.evening import AT_REST, Evening
from tests.program.guest import Guest
from tests.program.hands import Hands
from tests.program.program import Program
from tests.program.tree import Node, Page, Rect, Reference, Tree
from tests.program.waiting import until
from tests.program.watch import Watch
from tests.windows.wine import Wine

T = TypeVar("T")

PORT_FILE: Final = "C:\\agent.port"
STARTING: Final = 120.0
"""Seconds after which the window ought to be there, also where Windows itself has to start first."""


class WineProgram(Program):
    """The program in the bench, with the agent in it. Its user starts without matches and settings."""

    def __init__(self, wine: Wine, desktop: Desktop, folder: Path, settings: Mapping[str, object]) -> None:
        self.wine = wine
        self._windows_data = str(PureWindowsPath(wine.folder_of("LOCALAPPDATA"), "garden-desktop"))
        self._data = wine.path(self._windows_data)
        shutil.rmtree(self._data, ignore_errors=True)
        self._data.mkdir(parents=True)
        (self._data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(desktop, folder)
        self.matches = self._data / "matches"

    @property
    def surroundings(self) -> dict[str, str]:
        return {**self.desktop.surroundings, "PYTHONFAULTHANDLER": "1"}

    @property
    def said(self) -> list[str]:
        logs = sorted(file for file in (self._data / "Logs").rglob("*") if file.is_file())
        return [file.read_text(encoding="utf-8", errors="replace") for file in (self._said, *logs)]

    @property
    def port(self) -> int:
        """Port on which the agent listens, 0 as long as it does not."""
        file = self.wine.path(PORT_FILE)
        return int(file.read_text(encoding="utf-8") or 0) if file.is_file() else 0

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the command line in the bench; paths of this system are translated to Windows paths."""
        told = [
            str(PureWindowsPath(self._windows_data, "matches", Path(word).name)) if word.startswith("/") else word
            for word in words
        ]
        return self.wine.run("python", "-m", "garden_desktop", *told)

    def helpers(self) -> list[int]:
        """Return no processes: Wine's server is the parent of all of them, so this system cannot find the program's
        own."""
        return []

    def kill(self) -> None:
        if self.status is None:
            self.wine.end(self._process)

    def _begin(self) -> subprocess.Popen[bytes]:
        self.wine.path(PORT_FILE).unlink(missing_ok=True)
        command, _ = self.wine.command(("python", "-m", "tests.windows.agent", PORT_FILE), self.wine.checkout)
        with self._said.open("ab") as said:
            return subprocess.Popen(
                command,
                env=self.surroundings,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )


class AgentTree(Tree):
    """Accessibility tree as the agent in the program reports it."""

    def __init__(self, program: WineProgram) -> None:
        self._program = program
        self._lines: Any = None
        self._connection: socket.socket | None = None

    def close(self) -> None:
        if self._connection is not None:
            self._lines.close()
            self._connection.close()
            self._connection = None

    def root(self) -> Reference:
        """Connect to the agent of a program that has just been started, and return its root node."""
        self.close()
        until("the agent in the program", lambda: self._program.port, STARTING)
        self._connection = socket.create_connection(("127.0.0.1", self._program.port))
        self._lines = self._connection.makefile("rw", encoding="utf-8")
        self.settle()
        return "", ""

    def page(self) -> Page:
        return Page(
            Node(("", str(number)), role, name, frozenset(states), depth, description, Rect(*rect))
            for number, role, name, states, depth, description, rect in self._told("page") or ()
        )

    outline = page

    def press(self, node: Node) -> None:
        self._told("press", node=int(node.reference[1]), name=node.name)

    def settle(self) -> None:
        self._told("rest")

    def focused(self) -> str:
        return str(self._told("focused") or "")

    def _told(self, what: str, **more: object) -> Any:
        """Return the agent's answer, None where the program has ended."""
        try:
            self._lines.write(json.dumps({"ask": what, **more}) + "\n")
            self._lines.flush()
            line = self._lines.readline()
        except OSError:
            return None
        return json.loads(line) if line else None


class WineEvening(Evening):
    """Driver of the program in Wine, from the opening of its window on, on a desktop of its own."""

    def __init__(self, wine: Wine, folder: Path) -> None:
        self._reader = None
        wine.end_session()
        with ExitStack() as opened:
            self.desktop = Desktop(folder, bus=False)
            opened.callback(self.desktop.close)
            opened.callback(wine.end_session)
            wine.screen = self.desktop.surroundings
            self.program = self._program = WineProgram(wine, self.desktop, folder / "person", AT_REST)
            opened.callback(self.program.kill)
            self.hands = Hands(self.desktop)
            opened.callback(self.hands.close)
            self._tree = AgentTree(self._program)
            opened.callback(self._tree.close)
            self.watch = Watch(self.program)
            self._opened = opened.pop_all()
        self.wait_for_window()

    def wait_for_window(self) -> None:
        self.wait(lambda: self.hands.window() is not None, "the window", STARTING)
        super().wait_for_window()

    def wait(self, ask: Callable[[], T], what: str, patience: float = STARTING, pause: float = 0.1) -> T:
        """Wait longer than on Linux: a computer player's worker process has to be started by Wine first."""
        return super().wait(ask, what, patience, pause)

    def settle(self) -> None:
        """Wait for the X server, which then has passed all input to Wine, then for the agent, which answers after Qt's
        events."""
        self.hands.settle()
        self.tree.settle()

    def close_window(self) -> None:
        self.tree.close()
        super().close_window()

    def screenshot(self, file: Path) -> None:
        """Write the screen to a PNG file (needs ImageMagick's `import`)."""
        subprocess.run(["import", "-window", "root", str(file)], env=self.program.surroundings, check=True)


STUCK: Final = 12
"""Things done for one move after which the lists are opened for it."""


class PointerGuest(Guest):
    """Player by pointer alone."""

    def _decide(self, page: Page) -> None:
        if not self._offered(page):
            return  # a computer thinks: that is no try
        if (self._done > STUCK) != bool(page.named("Do this")):
            self._done += 1
            self._evening.keys("Ctrl+l")
        else:
            super()._decide(page)

    def _use(self, node: Node) -> None:
        if node.role == "button" and node in (page := self._evening.page()) and not page.seen(node):
            self._evening.click(re.escape(node.name))  # scrolled to first, as below a long recap
            self._evening.settle()
        elif node.rect.width:
            self._evening.click_on(node)
            self._evening.settle()
        else:
            self._evening.tree.press(node)
            self._evening.settle()
            self._evening.watch.after(f"pressed {node.role} {node.name!r}")
