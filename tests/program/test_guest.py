"""The guest is no dawdler: where there is much to lift and to turn, the one button that ends a move is pressed soon."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.program.evening import Evening
from tests.program.guest import Guest
from tests.program.tree import Node, Page

WAYS = 8
"""As many as there are to lay a flower bed; each is a thing to lift."""
SOON = 20


class Table:
    """In place of an evening: things to lift, spots for them, buttons that turn them, and one when a thing is down."""

    def __init__(self) -> None:
        self.held, self.down, self.pressed, self.looked = False, False, False, False
        self.tree, self.watch = self, SimpleNamespace(after=lambda step: None)

    def page(self) -> Page:
        ways = [self._node(f"way {number}", "can be picked up") for number in range(WAYS)]
        spots = [self._node(f"spot {number}", "the way can go here") for number in range(WAYS) if self.held]
        turns = [self._node(f"turn {number}", "can be pressed") for number in range(4)]
        late, self.looked = not self.looked, True  # at first the position before may still be seen
        end = [self._node("plant", "can be pressed")] if self.down or late else []
        return Page([*ways, *spots, *turns, *end])

    def press(self, node: Node) -> None:
        self.pressed = self.down and node.name == "plant"
        self.held = node.name.startswith("way")
        self.down = node.name.startswith("spot") or (self.down and node.name.startswith("turn"))

    def settle(self) -> None: ...

    def _node(self, name: str, description: str) -> Node:
        return Node(("", name), "", name, frozenset({"enabled"}), 0, description)


@pytest.mark.parametrize("seed", range(100))
def test_what_ends_a_move_is_pressed_soon(seed: int) -> None:
    table = Table()
    guest = Guest(cast(Evening, cast(Any, table)), seed)
    for _ in range(SOON):
        guest.act()
        if table.pressed:
            return
    pytest.fail(f"{SOON} things were done, and the move was not ended")
