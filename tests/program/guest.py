"""Somebody at the table who knows no rules and no places: does what the tree says can be done."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.program.evening import Evening
from tests.program.session import until
from tests.program.tree import Node, Page

LIFTING: Final = 0.6
"""How often one lifts something where one could press something as well."""
ASIDE: Final = ("To the table", "Go on", "Continue")
"""What stands between people and their table."""


class Guest:
    """Plays with the pointer, by keys, and with the reader's actions, as it comes."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self._evening = evening
        self._rng = Random(seed)

    def play(self, moves: int) -> None:
        """Do things until the record has so many lines more, or the match is over."""
        watch, record = self._evening.watch, self._evening.program.records()[-1]
        wanted = watch.lines(record) + moves
        until(f"{moves} moves", lambda: watch.lines(record) >= wanted or not self.act())

    def act(self) -> bool:
        """Do the next thing that can be done, if there is any; whether the match goes on."""
        page = self._evening.page()
        if page.named("Play again"):
            return False
        gate = page.matching(".*, press Space")
        aside = [node for name in ASIDE for node in page.named(name)]
        if gate:
            self._evening.keys("space")
        elif aside:
            self._use(aside[0])
        else:
            self._decide(page)
        return True

    def _decide(self, page: Page) -> None:
        lifts, presses, drops = map(page.told, ("can be lifted", "can be pressed", "may be put here"))
        if drops and self._rng.random() < LIFTING:  # something is in hand already
            self._use(self._rng.choice(drops))
        elif lifts and (not presses or self._rng.random() < LIFTING):
            self._carry(self._rng.choice(lifts))
        elif presses or drops:
            self._use(self._rng.choice(presses or drops))

    def _carry(self, piece: Node) -> None:
        """Lift a piece and put it down where it may be put."""
        self._use(piece)
        drops = self._evening.page().told("may be put here")
        if drops:
            self._use(self._rng.choice(drops))

    def _use(self, node: Node) -> None:
        """With the pointer or with the reader's hand."""
        evening = self._evening
        if node.rect.width and self._rng.random() < 0.6:
            evening.hands.click(*node.rect.centre)
        else:
            evening.tree.press(node)
            evening.hands.settle()
        evening.watch.after(f"{node.role} {node.name!r} ({node.description})")
