"""Somebody on a desktop without a bus: sees nothing, repeats what was learned elsewhere, and plays by keys alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.program.evening import Evening
from tests.program.hands import Event
from tests.program.waiting import until

FINGERS: Final = ("Return", "Return", "space", "space", "Down", "Down", "Right", "Left", "Up")
"""What is pressed, as often as it stands here: nothing that leaves the table."""
GATE: Final = 0.45
"""Seconds for which somebody reads whose gate it is before they press again."""
TRIES: Final = 12


class Blind:
    """Only the record on the disk says what came of it."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self._evening = evening
        self._rng = Random(seed)

    def begin(self, leg: Sequence[Event]) -> Path:
        """Do what led to a table elsewhere; the record of the match that has begun."""
        before = self._evening.program.records()
        self._evening.hands.again(leg)
        return self._evening.wait(lambda: self._evening.program.records()[len(before) :], "the match to begin")[0]

    def play(self, moves: int = 10_000) -> None:
        """Press keys until the record has so many lines more, or its result."""
        record = self._evening.program.records()[-1]
        lines = self._evening.watch.lines(record)
        ...
