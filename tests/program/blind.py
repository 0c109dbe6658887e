"""Player on a desktop without an accessibility bus: sees nothing, repeats input recorded elsewhere, and continues at
random."""

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
    """Player without access to the screen. The result of its input can be read in the record files alone."""

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
        """Repeat the input that led to a table elsewhere."""
        self._evening.read()  # who did it elsewhere had seen the page before the first click
        with self._evening.new_match():
            self._evening.hands.again(leg)

    def play(self, offer: Spot, moves: int = 10_000) -> None:
        """Play in list mode, whose first offer is at this spot, until the record has so many more
        lines or has ended."""
        self._rest("space", "Escape", "Ctrl+l")
        while moves and not self._next_line(offer):
            moves -= 1
        self._evening.keys("Ctrl+l")

    def fumble(self, keys: int) -> None:
        """Press random keys at the table."""
        for _ in range(keys):
            self._evening.keys(self._rng.choice(FINGERS))

    def leave(self, way_home: Spot) -> None:
        """Click where the home button is until the record file is closed, through a hand-over gate and past dialogs."""
        record = self.record

        def left() -> bool:
            self._rest("space", "Escape")  # a click beside its leaves opens no gate
            self._evening.hands.click(*way_home)
            return not self._evening.program.holds(record)

        self._evening.wait(left, "home")

    def play_again(self, again: Spot) -> None:
        """Go from the end of a match to the next match."""
        records = len(self._evening.program.records())

        def begun() -> bool:
            self._rest("Return")
            self._evening.hands.click(*again)
            return len(self._evening.program.records()) > records

        self._evening.wait(begun, "the next match")

    def _next_line(self, offer: Spot) -> bool:
        """Choose until the record has grown; returns whether the match is over."""
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
        """Choose one of the offers, or open what is closed; returns whether the match is over."""
        self._evening.hands.click(*offer)
        self._evening.keys(*["Down"] * self._rng.randrange(4), "Return")
        self._evening.keys(self._rng.choice(("End", "space")))
        return self.over

    def _rest(self, *keys: str) -> None:
        self._evening.read()
        self._evening.keys(*keys)
