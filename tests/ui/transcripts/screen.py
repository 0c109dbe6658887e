"""The window as assistive technology gets it: names, roles, states and rectangles of what is shown, and no classes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role: TypeAlias = QAccessible.Role
Stage: TypeAlias = Literal[
    "home",
    "hand-over",
    "hand covered",
    "recap",
    "sheet",
    "showing steps",
    "response round",
    "thinking",
    "over",
    "deciding",
]

NAME: Final = QAccessible.Text.Name
DESCRIPTION: Final = QAccessible.Text.Description
TABLE: Final = "Table"
STEPS: Final = "What is happening"
LISTS: Final = ("What you can do now", "Done so far", "What is where")
MATCH: Final = "Match"
"""The bar on top of a table: what matters less makes room there for the sentence, by the width of its letters, so the
last text alone is read."""
PARTS: Final = (Role.ToolBar, Role.Grouping, Role.Dialog, Role.AlertMessage, Role.Notification)
"""Roles of what holds other things and has a name: each is a part of the window of its own."""
HOLDERS: Final = (Role.LayeredPane, Role.Grouping, Role.Table, Role.Canvas)
"""Roles that the table itself may have."""
PASSED_OVER: Final = (Role.ScrollBar, Role.PageTabList, Role.Client, Role.Window)
BUTTONS: Final = (Role.Button, Role.CheckBox, Role.ButtonMenu, Role.PageTab, Role.RadioButton)
GATE: Final = re.compile(r"^(?P<name>.+), press Space$")
THINKS: Final = re.compile(r"is thinking\.$")
TIME: Final = "Time left to respond"


class Node(NamedTuple):
    """One accessible node outside the table. `item` is its interface, which must be released before the next event."""

    item: QAccessibleInterface
    role: Role
    name: str
    description: str
    usable: bool
    part: str

    @property
    def text(self) -> str:
        """Text of the node: its name, description, and whether it is disabled or selected."""
        words = self.name if self.description in ("", self.name) else f"{self.name} ({self.description})"
        if self.role in BUTTONS:
            words += ", off" * (not self.usable) + ", checked" * bool(self.item.state().checked)
        return words


class Thing(NamedTuple):
    """One item on the table or line of a list, with its index there; `flat` means that it is mere text."""

    name: str
    description: str
    usable: bool
    flat: bool
    number: int

    @property
    def lies(self) -> str:
        """Position of the item, as its description says."""
        where = self.description.partition(";")[0]
        return f", {where}" if where.startswith("in ") else ""

    @property
    def called(self) -> str:
        return self.name + self.lies

    @property
    def digested(self) -> str:
        return f"{self.name}\t{self.description}\t{self.usable}"


@dataclass(slots=True)
class Sight:
    """Snapshot of the window: the texts of each part, the items on the table or in a list, and the
    stage of the turn."""

    parts: dict[str, list[str]] = field(default_factory=dict)
    things: dict[str, list[Thing]] = field(default_factory=dict)
    stage: Stage = "home"

    def offers(self, *words: str) -> list[Thing]:
        """Return the usable table items with one of these words in their description, sorted by name, as nobody sees
        the tree's order."""
        table = self.things.get(TABLE, ())
        return sorted(one for one in table if one.usable and any(word in one.description for word in words))

    def pieces(self, *, usable: bool | None = None) -> list[Thing]:
        """Return the table items that are more than text."""
        return sorted(one for one in self.things.get(TABLE, ()) if not one.flat and usable in (None, one.usable))


def nodes(window: QWidget, *, table: bool = False) -> list[Node]:
    """Every thing that is not invisible, in reading order; what lies on the table and in lists only where it is asked
    for, and of lists also what is scrolled out of sight."""
    found: list[Node] = []
    todo: list[tuple[QAccessibleInterface, str, bool]] = [(QAccessible.queryAccessibleInterface(window), "", True)]
    while todo:
        item, part, seen = todo.pop()
        state = item.state()
        if seen and state.invisible:
            continue
        role, name = item.role(), item.text(NAME)
        holds = role == Role.List or (name == TABLE and role in HOLDERS)
        if part != TABLE and name and (holds or role in PARTS):
            part = name
        found.append(Node(item, role, name, item.text(DESCRIPTION), not state.disabled, part))
        if holds and not table:
            continue
        for number in reversed(range(item.childCount())):
            child = item.child(number)
            if child is not None:
                todo.append((child, part, seen and role != Role.List))
    return found


def look(window: QWidget) -> Sight:
    """Take a snapshot of the whole window."""
    sight = Sight()
    gate = recap = sheet = thinks = round_open = False
    for node in nodes(window, table=True):
        if node.part in (TABLE, *LISTS):
            things = sight.things.setdefault(node.part, [])
            if node.name != node.part:
                flat = node.role == Role.StaticText
                things.append(Thing(node.name, node.description, node.usable, flat, len(things)))
        elif node.name and node.role not in PASSED_OVER:
            texts = sight.parts.setdefault(node.part or "Window", [])
            if node.role in PARTS:
                sheet = sheet or node.role == Role.Dialog
                continue
            if node.part == MATCH and node.role == Role.StaticText:
                texts[:] = [node.text] if len(texts) < 2 else texts
                thinks = bool(THINKS.search(node.name))
            else:
                texts.append(node.text)
            gate = gate or bool(GATE.match(node.name))
            recap = recap or "Go to the table" in node.name or "Show the table" in node.name
            round_open = round_open or node.name == TIME
    sight.stage = _stage(sight, gate=gate, recap=recap, sheet=sheet, thinks=thinks, round_open=round_open)
    if sight.stage == "home":
        sight.parts.clear()
    return sight


def _stage(sight: Sight, *, gate: bool, recap: bool, sheet: bool, thinks: bool, round_open: bool) -> Stage:
    """Return the stage of the turn as a person at the screen would name it."""
    playable = bool(sight.things)
    if gate:
        return "hand covered" if playable else "hand-over"
    if recap:
        return "recap"
    if sheet:
        return "sheet"
    if STEPS in sight.parts:
        return "showing steps"
    if round_open:
        return "response round"
    if not playable:
        return "over" if MATCH in sight.parts else "home"
    return "thinking" if thinks else "deciding"


def digest(things: Sequence[Thing]) -> str:
    """Return a hash of all items with their texts, four letters long, independent of their order."""
    return sha256("\n".join(sorted(one.digested for one in things)).encode()).hexdigest()[:4]


def changed(before: Sequence[Thing], now: Sequence[Thing]) -> list[str]:
    """Return items that have moved or were renamed, in reading order: those that came, or if none did,
    those that went."""
    old, new = (Counter(one.called for one in things) for things in (before, now))
    return [f"+ {name}" for name in new - old] or [f"- {name}" for name in old - new]


def find(window: QWidget, wanted: Callable[[Node], bool]) -> Node | None:
    """Return the first node outside the table and lists for which `wanted` returns True."""
    return next(filter(wanted, nodes(window)), None)


def button(window: QWidget, words: str) -> Node | None:
    """Return the enabled button with this text in its name."""
    return find(window, lambda node: node.role in BUTTONS and words in node.name and node.usable)


def table(window: QWidget) -> QAccessibleInterface | None:
    found = find(window, lambda node: node.part == TABLE)
    return None if found is None else found.item


def item_of(window: QWidget, thing: Thing) -> QAccessibleInterface:
    """Return the interface of a table item, which must be released before the next event."""
    on = table(window)
    assert on is not None, "there is no table"
    item = on.child(thing.number)
    assert item is not None and item.text(NAME) == thing.name, f"{thing.name} does not lie there any more"
    return item
