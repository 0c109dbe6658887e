"""What the index of the book knows of a record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message

State: TypeAlias = Literal["running", "over", "unreadable"]
_BEGUN: Final = len("2026-11-22-194000")
_DAY: Final = 24 * 3600 * 10**9


class FileStamp(NamedTuple):
    """What tells whether a file is still the one that was read: nanoseconds since the epoch, and bytes."""

    modified: int
    size: int


class IndexEntry(NamedTuple):
    """What the index knows of a record. `headline` is None until somebody has asked for it; `scores` and `ranks`, one a
    side, are those of a finished match."""

    name: str
    stamp: FileStamp
    state: State
    game: str = ""
    seats: tuple[Seated, ...] = ()
    headline: Message | None = None
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    options: Mapping[str, str] = {}
    series: tuple[str, ...] = ()

    @property
    def begun(self) -> int:
        """When it began, in nanoseconds since the epoch, by its name; where that does not say, when it was played."""
        with suppress(ValueError, OverflowError):
            begun = int(time.mktime(time.strptime(self.name[:_BEGUN], "%Y-%m-%d-%H%M%S"))) * 10**9
            if 0 <= self.stamp.modified - begun < _DAY:
                return begun
        return self.stamp.modified
