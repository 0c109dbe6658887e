"""The program with a door into its accessibility tree: Wine has no UI Automation that would tell it from outside.

    python -m tests.windows.agent PORTFILE [RECORD]

Runs as a Windows process. The port of a server on the loopback address is written to PORTFILE; each line it gets is a
question in JSON, answered with a line of JSON by the thread of the window, between two of its events.
"""

from __future__ import annotations

import ctypes
import json
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication

from garden_desktop.ui import app

ROLES: Final = {
    QAccessible.Role.List: "list",
    QAccessible.Role.ListItem: "list item",
    QAccessible.Role.Cell: "cell",
    QAccessible.Role.MenuItem: "menu item",
    QAccessible.Role.StaticText: "label",
    QAccessible.Role.LayeredPane: "layered pane",
}
"""Roles by the names AT-SPI has for them, as far as the tests ask for one."""
INPUT_WAITING: Final = 0x0407
"""QS_INPUT of GetQueueStatus: keys and pointer."""
VERBS: Final = ("Press", "Toggle")


class Agent(QObject):
    """Answers questions of another thread in the thread of the window."""

    asked = Signal(dict, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._paths: list[tuple[int, ...]] = []

    def serve(self, port_file: Path) -> None:
        """Take one connection after the other until the process ends."""
        server = socket.create_server(("127.0.0.1", 0))
        port_file.write_text(str(server.getsockname()[1]), encoding="utf-8")
        while True:
            connection, _ = server.accept()
            with connection, connection.makefile("rw", encoding="utf-8") as lines:
                for line in lines:
                    answered = threading.Event()
                    box: dict[str, Any] = {"event": answered}
                    self.asked.emit(json.loads(line), box)
                    answered.wait()
                    lines.write(json.dumps(box.get("answer")) + "\n")
                    lines.flush()

    def _answer(self, question: dict[str, Any], box: dict[str, Any]) -> None:
        if question["ask"] == "rest":
            self._answer_at_rest(box)
            return
        if question["ask"] == "page":
            self._paths = []
            box["answer"] = [*self._rows(_root(), (), 0)]
        elif question["ask"] == "press":
            box["answer"] = self._press(self._paths[question["node"]], question["name"])
        elif question["ask"] == "focused":
            box["answer"] = _focused_name(_root())
        box["event"].set()

    def _answer_at_rest(self, box: dict[str, Any]) -> None:
        """Once no key or motion waits in the queue of this thread; each look comes after the events there were."""
        user32: Any = ctypes.CDLL("user32")
        if user32.GetQueueStatus(INPUT_WAITING) >> 16:
            QTimer.singleShot(5, lambda: self._answer_at_rest(box))
        else:
            QTimer.singleShot(0, box["event"].set)

    def _rows(self, node: QAccessibleInterface, path: tuple[int, ...], depth: int) -> Iterator[list[Any]]:
        """The rows of a node and of all below it that shows: number, role, name, states, depth, description, place."""
        state = node.state()
        states = {
            "enabled": not state.disabled,
            "checked": state.checked,
            "focused": state.focused,
            "showing": not state.invisible,
            "selected": state.selected,
        }
        if depth and state.invisible:
            return
        number, place = len(self._paths), node.rect()
        self._paths.append(path)
        yield [
            number,
            ROLES.get(node.role(), node.role().name.lower()),
            node.text(QAccessible.Text.Name),
            [word for word, holds in states.items() if holds],
            depth,
            node.text(QAccessible.Text.Description),
            [place.x(), place.y(), place.width(), place.height()],
        ]
        for child in range(node.childCount()):
            below = node.child(child)
            if below is not None and below.isValid():
                yield from self._rows(below, (*path, child), depth + 1)

    def _press(self, path: tuple[int, ...], name: str) -> bool:
        """Press or toggle the node at this path, as long as it is the one that was seen there."""
        node: QAccessibleInterface | None = _root()
        for child in path:
            node = node.child(child) if node is not None and child < node.childCount() else None
        if node is None or node.text(QAccessible.Text.Name) != name:
            return False
        actions = node.actionInterface()
        names = actions.actionNames() if actions is not None else []
        verb = next((verb for verb in VERBS if verb in names), None)
        if actions is None or verb is None:
            return False
        QTimer.singleShot(0, lambda: actions.doAction(verb))
        return True


def _root() -> QAccessibleInterface:
    application = QGuiApplication.instance()
    assert application is not None
    return QAccessible.queryAccessibleInterface(application)


def _focused_name(node: QAccessibleInterface) -> str:
    """The name of what has the keyboard, the innermost."""
    for child in range(node.childCount()):
        below = node.child(child)
        if below is not None and below.isValid() and not below.state().invisible and (found := _focused_name(below)):
            return found
    return node.text(QAccessible.Text.Name) if node.state().focused else ""


def main(port_file: str, *record: str) -> int:
    app.application()
    QAccessible.setActive(True)
    agent = Agent()
    threading.Thread(target=agent.serve, args=(Path(port_file),), daemon=True).start()
    return app.run(Path(record[0]) if record else None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
