"""Accessibility tree of the program as a screen reader gets it, over the bus (AT-SPI)."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.program.waiting import PATIENCE, WaitError, until

ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
ACTION: Final = "org.a11y.atspi.Action"
COMPONENT: Final = "org.a11y.atspi.Component"
PROPERTIES: Final = "org.freedesktop.DBus.Properties"
STATES: Final = {1: "active", 4: "checked", 8: "enabled", 12: "focused", 23: "selected", 25: "showing"}
"""The bits of a state that matter here (AtspiStateType)."""
Reference = tuple[str, str]
"""A node as the bus knows it: whose it is, and its path."""
REGISTRY: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
LISTENERS: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
OBJECT_EVENTS: Final = "org.a11y.atspi.Event.Object"
STATE_EVENTS: Final = "object:state-changed:"
FOCUS_EVENTS: Final = f"{STATE_EVENTS}focused"


class Rect(NamedTuple):
    """Rectangle in pixels of the screen."""

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
    """Snapshot of one accessible node; `depth` counts from the program's root.

    Description and screen rectangle are queried only of nodes that can be used.
    """

    reference: Reference
    role: str
    name: str
    states: frozenset[str]
    depth: int
    description: str = ""
    rect: Rect = Rect(0, 0, 0, 0)

    def __str__(self) -> str:
        about = f"{self.description!r} {' '.join(sorted(self.states))} {tuple(self.rect)}"
        return f"{'  ' * self.depth}{self.role} {self.name!r} {about}"


class Page(list[Node]):
    """All nodes that were showing at one moment, in reading order."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def named(self, name: str) -> list[Node]:
        """Return the enabled nodes with this name."""
        return [node for node in self if node.name == name and "enabled" in node.states]

    def matching(self, pattern: str) -> list[Node]:
        """Return the enabled nodes whose whole name matches a regular expression."""
        return [node for node in self if re.fullmatch(pattern, node.name) and "enabled" in node.states]

    def told(self, words: str) -> list[Node]:
        """Return the enabled nodes with these words in their description."""
        return [node for node in self if words in node.description and "enabled" in node.states]

    def above(self, node: Node) -> list[Node]:
        """Return the ancestors of a node, nearest first."""
        found, depth = [], node.depth
        for other in reversed(self[: self.index(node)]):
            if other.depth < depth:
                found.append(other)
                depth = other.depth
        return found

    def below(self, node: Node) -> list[Node]:
        """Return the descendants of a node, at any depth."""
        after = self[self.index(node) + 1 :]
        return list(takewhile(lambda other: other.depth > node.depth, after))

    def seen(self, node: Node) -> bool:
        """Return whether the centre of a node is inside all its ancestors, so not scrolled out of view."""
        return all(other.rect.holds(*node.rect.centre) for other in self.above(node)[:-1])


class Tree:
    """Accessibility tree of the one program on the bus at `address`. Only showing nodes are traversed, as a screen
    reader does."""

    def __init__(self, address: str, hears: Sequence[str] = (FOCUS_EVENTS,)) -> None:
        self._bus = open_dbus_connection(address)
        self._roles: dict[int, str] = {}
        self._parts: dict[Reference, str] = {}
        self._focused: Reference | None = None
        kinds = [call(LISTENERS, LISTENERS[0], "RegisterEvent", "s", kind) for kind in hears]
        self.ask([*(message_bus.AddMatch(_changes_of(state)) for state in states_of(hears)), *kinds])

    def close(self) -> None:
        self._bus.close()

    def root(self) -> Reference:
        """Return the program's root node. Raises WaitError where it does not appear."""
        return until("the program's tree", lambda: self._children(REGISTRY))[0]

    def page(self) -> Page:
        """Return all showing nodes with their details; empty where the program has ended."""
        page = self.outline()
        used = [place for place, node in enumerate(page) if "enabled" in node.states]
        answers = self.ask([question for place in used for question in _details(page[place].reference)])
        for place, description, extents in zip(used, answers[::2], answers[1::2], strict=True):
            if description and extents:
                page[place] = page[place]._replace(description=description[0][1], rect=Rect(*extents[0]))
        return page

    def outline(self) -> Page:
        """Return all showing nodes, read level by level, without description and rectangle."""
        nodes: dict[Reference, Node] = {}
        below: dict[Reference, list[Reference]] = {REGISTRY: self._children(REGISTRY)}
        level, depth = below[REGISTRY], 0
        while level:
            self._learn_roles(level)
            answers = self.ask([question for reference in level for question in _outlines(reference)])
            for reference, state, name, children in zip(level, *(answers[n::3] for n in range(3)), strict=True):
                if state and name and children and reference in self._parts:
                    states = _states(*state[0])
                    nodes[reference] = Node(reference, self._parts[reference], name[0][1], states, depth)
                    below[reference] = children[0] if "showing" in states or not depth else []
            level = [child for reference in level for child in below.get(reference, []) if child not in nodes]
            depth += 1
        return Page(
            nodes[reference] for reference in _in_order(REGISTRY, below) if "showing" in nodes[reference].states
        )

    def press(self, node: Node) -> None:
        """Press or toggle a node as a screen reader would; does nothing where the node is gone or disabled by now."""
        answer = self.ask([call(node.reference, ACTION, "GetActions")])[0]
        actions = [name for name, _, _ in answer[0]] if answer else []
        verb = next((name for name in ("Press", "Toggle") if name in actions), None)
        if verb is None and not self._usable(node):
            return
        if verb is None:
            raise WaitError(f"{node.name!r} cannot be pressed: it has {actions}")
        self.ask([call(node.reference, ACTION, "DoAction", "i", actions.index(verb))])

    def _usable(self, node: Node) -> bool:
        """Return whether a node seen earlier still exists and is enabled."""
        state = next(iter(self.about([node.reference])))
        return state is not None and {"enabled", "showing"} <= _states(*state[0])

    def settle(self) -> None:
        """Wait until the program has the input sent over the bus: the registry first asks readers about each key."""
        self._children(REGISTRY)
        self.about(self._children(REGISTRY))

    def about(self, references: Iterable[Reference]) -> list[Any]:
        """Return the states of nodes, None for those that are gone."""
        return self.ask([call(reference, ACCESSIBLE, "GetState") for reference in references])

    def focused(self) -> str:
        """Return the name of the node that got the focus last, as a screen reader hears it; "" where it is gone."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(self._bus.receive(timeout=0))
        answer = (
            self.ask([call(self._focused, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name")])[0] if self._focused else None
        )
        return answer[0][1] if answer else ""

    def _hear(self, message: Message) -> None:
        """Remember the node that got the focus."""
        header = message.header
        if header.message_type == MessageType.signal and message.body[:2] == ("focused", 1):
            self._focused = header.fields[HeaderFields.sender], header.fields[HeaderFields.path]

    def ask(self, questions: Sequence[Message]) -> list[Any]:
        """Send all questions before waiting, and return the answers in their order; None for an error."""
        awaited = {next(self._bus.outgoing_serial): place for place in range(len(questions))}
        letters = [question.serialise(serial) for serial, question in zip(awaited, questions, strict=True)]
        self._bus.sock.sendall(b"".join(letters))
        answers: list[Any] = [None] * len(questions)
        while awaited:
            answer = self._bus.receive(timeout=PATIENCE)
            place = awaited.pop(answer.header.fields.get(HeaderFields.reply_serial, -1), -1)
            if place < 0:
                self._hear(answer)
            elif answer.header.message_type == MessageType.method_return:
                answers[place] = answer.body
        return answers

    def _children(self, reference: Reference) -> list[Reference]:
        answer = self.ask([call(reference, ACCESSIBLE, "GetChildren")])[0]
        return answer[0] if answer else []

    def _learn_roles(self, references: Sequence[Reference]) -> None:
        """Query the roles of new nodes, each once: a node keeps its role, and Qt never gives a path twice."""
        fresh = [reference for reference in references if reference not in self._parts]
        roles = self.ask([call(reference, ACCESSIBLE, "GetRole") for reference in fresh])
        self._parts |= {
            reference: self._role(role[0], reference) for reference, role in zip(fresh, roles, strict=True) if role
        }

    def _role(self, number: int, reference: Reference) -> str:
        """Return the name of a role; queried once."""
        if number not in self._roles:
            answer = self.ask([call(reference, ACCESSIBLE, "GetRoleName")])[0]
            if answer is None:
                return ""
            self._roles[number] = answer[0]
        return self._roles[number]


def states_of(kinds: Iterable[str]) -> list[str]:
    """Return the states whose changes are among these kinds of events."""
    return [kind.removeprefix(STATE_EVENTS) for kind in kinds if kind.startswith(STATE_EVENTS)]


def _changes_of(state: str) -> MatchRule:
    """Return the match rule for changes of this state alone: other states change a hundred times as often."""
    rule = MatchRule(type="signal", interface=OBJECT_EVENTS, member="StateChanged")
    rule.add_arg_condition(0, state)
    return rule


def _outlines(reference: Reference) -> tuple[Message, ...]:
    return (
        call(reference, ACCESSIBLE, "GetState"),
        call(reference, PROPERTIES, "Get", "ss", ACCESSIBLE, "Name"),
        call(reference, ACCESSIBLE, "GetChildren"),
    )


def _details(reference: Reference) -> tuple[Message, ...]:
    return (
        call(reference, PROPERTIES, "Get", "ss", ACCESSIBLE, "Description"),
        call(reference, COMPONENT, "GetExtents", "u", 0),
    )


def call(reference: Reference, interface: str, method: str, signature: str = "", *body: object) -> Message:
    """Return the method call to a node as a message."""
    return new_method_call(DBusAddress(reference[1], reference[0], interface), method, signature or None, body)


def _states(low: int, high: int) -> frozenset[str]:
    return frozenset(word for bit, word in STATES.items() if (low | high << 32) >> bit & 1)


def _in_order(reference: Reference, below: dict[Reference, list[Reference]]) -> Iterator[Reference]:
    """Yield the descendants of a node in reading order, without those that have gone meanwhile."""
    for child in below[reference]:
        if child in below:
            yield child
            yield from _in_order(child, below)
