"""What a screen reader is given: the accessibility tree of the program, asked over the bus (AT-SPI)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.program.session import PATIENCE, Desktop, WaitError, until

ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
ACTION: Final = "org.a11y.atspi.Action"
COMPONENT: Final = "org.a11y.atspi.Component"
PROPERTIES: Final = "org.freedesktop.DBus.Properties"
STATES: Final = {1: "active", 4: "checked", 8: "enabled", 12: "focused", 23: "selected", 25: "showing"}
"""The bits of a state that matter here (AtspiStateType)."""
QUESTIONS: Final = 6
"""How many things are asked of each node."""

Reference = tuple[str, str]
"""A node as the bus knows it: whose it is, and its path."""
REGISTRY: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")


class Rect(NamedTuple):
    """Pixels of the screen."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2


class Node(NamedTuple):
    """One node as it was when it was asked; `depth` counts from the program's root."""

    reference: Reference
    role: str
    name: str
    description: str
    states: frozenset[str]
    rect: Rect
    depth: int

    def __str__(self) -> str:
        about = f"{self.description!r} {' '.join(sorted(self.states))} {tuple(self.rect)}"
        return f"{'  ' * self.depth}{self.role} {self.name!r} {about}"


class Page(list[Node]):
    """Everything that was showing at one moment, in reading order."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def named(self, name: str) -> list[Node]:
        """Those of this name that can be used."""
        return [node for node in self if node.name == name and "enabled" in node.states]

    def matching(self, pattern: str) -> list[Node]:
        """Those with a name of this pattern (a regular expression, for the whole name) that can be used."""
        return [node for node in self if re.fullmatch(pattern, node.name) and "enabled" in node.states]

    def told(self, words: str) -> list[Node]:
        """Those that can be used and have these words in their description."""
        return [node for node in self if words in node.description and "enabled" in node.states]

    def above(self, node: Node) -> list[Node]:
        """What a node hangs on, the nearest first."""
        found, depth = [], node.depth
        for other in reversed(self[: self.index(node)]):
            if other.depth < depth:
                found.append(other)
                depth = other.depth
        return found

    def seen(self, node: Node) -> bool:
        """Whether the middle of a node is inside all that it hangs on, and not scrolled out of sight."""
        return all(other.rect.holds(*node.rect.centre) for other in self.above(node)[:-1])


class Tree:
    """The tree of the one program on a desktop. Only what is showing is walked, as a reader does."""

    def __init__(self, desktop: Desktop) -> None:
        self._bus = open_dbus_connection(desktop.accessibility)
        self._roles: dict[int, str] = {}

    def close(self) -> None:
        self._bus.close()

    def root(self) -> Reference:
        """The program's own node. Raises WaitError where it does not come."""
        return until("the program's tree", lambda: self._children(REGISTRY))[0]

    def page(self) -> Page:
        """All that is showing; nothing where the program has gone."""
        level: list[tuple[Reference, int]] = [(child, 0) for child in self._children(REGISTRY)]
        below: dict[Reference, list[Reference]] = {}
        known: dict[Reference, Node] = {}
        first = [reference for reference, _ in level]
        while level:
            answers = self.ask([question for reference, _ in level for question in _about(reference)])
            following: list[tuple[Reference, int]] = []
            for place, (reference, depth) in enumerate(level):
                node = self._node(reference, depth, answers[place * QUESTIONS : (place + 1) * QUESTIONS])
                if node is not None and ("showing" in node.states or not depth):
                    known[reference] = node
                    below[reference] = answers[place * QUESTIONS + 5][0]
                    following += [(child, depth + 1) for child in below[reference] if child not in known]
            level = following
        return Page(node for reference in first for node in _in_order(reference, known, below))

    def press(self, node: Node, action: str = "Press") -> None:
        """Do one of a node's actions by its name, as a screen reader would. Raises WaitError where it has none such."""
        answer = self.ask([_call(node.reference, ACTION, "GetActions")])[0]
        actions = [name for name, _, _ in answer[0]] if answer else []
        if action not in actions:
            raise WaitError(f"{node.name!r} has no action {action!r} but {actions}")
        self.ask([_call(node.reference, ACTION, "DoAction", "i", actions.index(action))])

    def ask(self, questions: Sequence[Message]) -> list[Any]:
        """The answers in the order of the questions, all sent before the first comes; None for an error."""
        awaited: dict[int, int] = {}
        for place, question in enumerate(questions):
            serial = next(self._bus.outgoing_serial)
            awaited[serial] = place
            self._bus.send(question, serial=serial)
        answers: list[Any] = [None] * len(questions)
        while awaited:
            answer = self._bus.receive(timeout=PATIENCE)
            place = awaited.pop(answer.header.fields.get(HeaderFields.reply_serial, -1), -1)
            if place >= 0 and answer.header.message_type == MessageType.method_return:
                answers[place] = answer.body
        return answers

    def _children(self, reference: Reference) -> list[Reference]:
        answer = self.ask([_call(reference, ACCESSIBLE, "GetChildren")])[0]
        return answer[0] if answer else []

    def _node(self, reference: Reference, depth: int, answers: Sequence[Any]) -> Node | None:
        if None in answers:
            return None
        name, description, role, state, extents, _ = (answer[0] for answer in answers)
        bits = state[0] | state[1] << 32
        states = frozenset(word for bit, word in STATES.items() if bits >> bit & 1)
        return Node(reference, self._role(role, reference), name[1], description[1], states, Rect(*extents), depth)

    def _role(self, number: int, reference: Reference) -> str:
        """The name of a role; asked once."""
        if number not in self._roles:
            answer = self.ask([_call(reference, ACCESSIBLE, "GetRoleName")])[0]
            if answer is None:
                return ""
            self._roles[number] = answer[0]
        return self._roles[number]


def _about(reference: Reference) -> tuple[Message, ...]:
    return (
        _call(reference, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name"),
        _call(reference, PROPERTIES, "Get", "ss", ACCESSIBLE, "Description"),
        _call(reference, ACCESSIBLE, "GetRole"),
        _call(reference, ACCESSIBLE, "GetState"),
        _call(reference, COMPONENT, "GetExtents", "u", 0),
        _call(reference, ACCESSIBLE, "GetChildren"),
    )


def _call(reference: Reference, interface: str, method: str, signature: str = "", *body: object) -> Message:
    return new_method_call(DBusAddress(reference[1], reference[0], interface), method, signature or None, body)


def _in_order(
    reference: Reference, known: dict[Reference, Node], below: dict[Reference, list[Reference]]
) -> Iterator[Node]:
    if reference in known:
        yield known[reference]
        for child in below[reference]:
            yield from _in_order(child, known, below)
