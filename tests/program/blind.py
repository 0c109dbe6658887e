"""Somebody on a desktop without a bus: sees nothing, repeats what was learned elsewhere, and plays on as it comes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from tests.program.evening import Evening
from tests.program.hands import Event

Spot = tuple[int, int]
"""Pixels of the screen."""
RESULT: Final = b'{"result":'
FINGERS: Final = ("Return", "space", "Right", "Down", "Left", "Up", "Escape", "Ctrl+z", "Ctrl+y")
"""What lifts, puts down, goes on and takes back, and leads away from no table."""
IN_VAIN: Final = 6
"""Choices after which the lists cannot be open: a gate that came up just then kept their key for itself."""

PRESSED_ON: Final = 3
"""Choices after which a gate may be up that opens for nobody who presses on without a stop."""


class Blind:
    """Only the records on the disk say what came of it."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self._evening = evening
        self._rng = Random(seed)

    @property
    def record(self) -> Path:
        return self._evening.program.records()[-1]

    @property
    def over(self) -> bool:
        return RESULT in self.record.read_bytes()

    def begin(self, leg: Sequence[Event]) -> None:
        """Do what led to a table elsewhere."""
        self._evening.read()  # who did it elsewhere had seen the page before the first click
        with self._evening.new_match():
            self._evening.hands.again(leg)

    def play(self, offer: Spot, moves: int = 10_000) -> None:
        """With the lists, which have an offer at this spot: until the record has grown so often, or has ended."""
        self._rest("space", "Escape", "Ctrl+l")
        while moves and not self._next_line(offer):
            moves -= 1
        self._evening.keys("Ctrl+l")

    def fumble(self, keys: int) -> None:
        """Press keys at the table."""
        for _ in range(keys):
            self._evening.keys(self._rng.choice(FINGERS))

    def leave(self, way_home: Spot) -> None:
        """Press where the way home is, until the record is let go: through a gate, and past what has to be read."""
        record = self.record

        def left() -> bool:
            self._rest("space", "Escape")  # a click beside its leaves opens no gate
            self._evening.hands.click(*way_home)
            return not self._evening.program.holds(record)

        self._evening.wait(left, "home")

    def play_again(self, again: Spot) -> None:
        """From the last sentence to the next match."""
        records = len(self._evening.program.records())

        def begun() -> bool:
            self._rest("Return")
            self._evening.hands.click(*again)
            return len(self._evening.program.records()) > records

        self._evening.wait(begun, "the next match")

    def _next_line(self, offer: Spot) -> bool:
        """Choose until the record has grown; whether the match is over."""
        record, tries = self.record, count(1)
        lines = self._evening.watch.lines(record)

        def done() -> bool:
            tried = next(tries)
            if not tried % IN_VAIN:
                self._evening.keys("Ctrl+l")
            elif not tried % PRESSED_ON:
                self._rest("space")
            return self._choose(offer) or self._evening.watch.lines(record) > lines

        self._evening.wait(done, "a move")
        return self.over

    def _choose(self, offer: Spot) -> bool:
        """Take one of the offers, or open what is shut; whether the match is over."""
        self._evening.hands.click(*offer)
        self._evening.keys(*["Down"] * self._rng.randrange(4), "Return")
        self._evening.keys(self._rng.choice(("End", "space")))
        return self.over

    def _rest(self, *keys: str) -> None:
        self._evening.read()
        self._evening.keys(*keys)
