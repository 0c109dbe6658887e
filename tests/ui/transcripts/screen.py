"""The window as a screen reader finds it: names, roles, states and places of what is shown, and no class of it."""

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
STEPS: Final = "What happens"
LISTS: Final = ("What can be done now", "Done so far", "What lies where")
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
TIME: Final = "Time left to say who wants to look"


class Node(NamedTuple):
    """One thing beside the table; `item` is the interface, to be let go of before the next event."""

    item: QAccessibleInterface
    role: Role
    name: str
    description: str
    usable: bool
    part: str

    @property
    def text(self) -> str:
        """The thing in words, with what it says besides its name, and whether it is off or chosen."""
        words = self.name if self.description in ("", self.name) else f"{self.name} ({self.description})"
        if self.role in BUTTONS:
            words += ", off" * (not self.usable) + ", checked" * bool(self.item.state().checked)
        return words


class Thing(NamedTuple):
    """One thing on the table or one line of a list, with its position there; `flat` says that it is a mere text."""

    name: str
    description: str
    usable: bool
    flat: bool
    number: int

    @property
    def lies(self) -> str:
        """Where it lies, as it says."""
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
    """What is seen at one moment: the texts of each part of the window, the things on the table or in a list, and the
    stage of the turn in plain words."""

    parts: dict[str, list[str]] = field(default_factory=dict)
    things: dict[str, list[Thing]] = field(default_factory=dict)
    stage: Stage = "home"

    def offers(self, *words: str) -> list[Thing]:
        """What on the table can be used and says one of these words of itself; by name, and not by place in the tree,
        which nobody sees."""
        table = self.things.get(TABLE, ())
        return sorted(one for one in table if one.usable and any(word in one.description for word in words))

    def pieces(self, *, usable: bool | None = None) -> list[Thing]:
        """What on the table is more than a text."""
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
    """Take in the whole window."""
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
            recap = recap or "To the table" in node.name or "Open the gate" in node.name
            round_open = round_open or node.name == TIME
    sight.stage = _stage(sight, gate=gate, recap=recap, sheet=sheet, thinks=thinks, round_open=round_open)
    if sight.stage == "home":
        sight.parts.clear()
    return sight


def _stage(sight: Sight, *, gate: bool, recap: bool, sheet: bool, thinks: bool, round_open: bool) -> Stage:
    """What somebody at the screen would say goes on there."""
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
    """All things with all that is said of them, in four letters, whatever their order."""
    return sha256("\n".join(sorted(one.digested for one in things)).encode()).hexdigest()[:4]


def changed(before: Sequence[Thing], now: Sequence[Thing]) -> list[str]:
    """What lies elsewhere or is called otherwise than before, in reading order: what came, or where nothing did, what
    went."""
    old, new = (Counter(one.called for one in things) for things in (before, now))
    return [f"+ {name}" for name in new - old] or [f"- {name}" for name in old - new]


def find(window: QWidget, wanted: Callable[[Node], bool]) -> Node | None:
    """The first thing of this kind, beside what lies on the table and in lists."""
    return next(filter(wanted, nodes(window)), None)


def button(window: QWidget, words: str) -> Node | None:
    """The usable button whose name has these words."""
    return find(window, lambda node: node.role in BUTTONS and words in node.name and node.usable)


def table(window: QWidget) -> QAccessibleInterface | None:
    found = find(window, lambda node: node.part == TABLE)
    return None if found is None else found.item


def item_of(window: QWidget, thing: Thing) -> QAccessibleInterface:
    """The interface of a thing on the table, to be let go of before the next event."""
    on = table(window)
    assert on is not None, "there is no table"
    item = on.child(thing.number)
    assert item is not None and item.text(NAME) == thing.name, f"{thing.name} does not lie there any more"
    return item
