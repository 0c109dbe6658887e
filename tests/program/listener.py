"""Screen-reader user: presses keys, and knows what is said after them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import ClassVar, Final, NamedTuple, Self

from tests.program.ear import ANNOUNCEMENTS, Ear, Heard
from tests.program.evening import Evening
from tests.program.tree import FOCUS_EVENTS
from tests.program.waiting import WaitError

SILENCE: Final = 0.5
"""Seconds without a word after which somebody looks whether all is well."""
ROUND: Final = 60
"""So often Tab is pressed before somebody has been round a whole sheet."""


class Entry(NamedTuple):
    """One step: the input, what was heard after it, and the number of lines in the record then."""

    did: str
    heard: tuple[Heard, ...]
    lines: int


class Listener:
    """Keyboard user who hears the screen reader. `log` has all input and utterances in order; `focus` is the latest
    focus as it was said, `last` the latest announcement."""

    HEARS: ClassVar[Sequence[str]] = (FOCUS_EVENTS, ANNOUNCEMENTS)

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.log: list[Entry] = []
        self.focus = Heard("")
        self.last = ""
        self._ear = Ear(evening.desktop.accessibility, self.HEARS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ear.close()

    def press(self, *keys: str) -> tuple[Heard, ...]:
        """Press keys, one after the other; returns what is said after the last."""
        heard: tuple[Heard, ...] = ()
        for key in keys:
            self.evening.keys(key)
            heard = self._note(key)
        return heard

    def write(self, text: str) -> tuple[Heard, ...]:
        """Type text; returns what is said after the last letter."""
        for sign in text.lower():
            if sign.isascii() and (sign.isalnum() or sign == " "):
                self.evening.keys("space" if sign == " " else sign)
        return self._note(f"types “{text}”")

    def listen(self) -> tuple[Heard, ...]:
        """Return what was said since the last call, without pressing a key."""
        return self._note("")

    def wait(self, what: str) -> tuple[Heard, ...]:
        """Wait until something is said. Raises WaitError."""
        return self.evening.wait(lambda: self._ear.stirs(SILENCE) and self.listen(), what, pause=0) or ()

    def go_to(self, pattern: str, key: str = "Tab") -> None:
        """Press a key until the focus is on the item with this name. Raises WaitError where it does not get there."""
        for _ in range(ROUND):
            if re.fullmatch(pattern, self.focus.words):
                return
            self.press(key)
        raise WaitError(self.evening.watch.story(f"{key} does not lead to {pattern!r}, but to {self.focus}"))

    def begin(self, title: str) -> None:
        """Go from the home screen to the new-game dialog."""
        self.press("Ctrl+k")
        self.write(f"new game {' '.join(re.findall('[a-z]+', title.lower()))}")
        self.press("Return")
        with contextlib.suppress(WaitError):
            self.evening.wait(lambda: self.focus.role != "text" or self.listen(), "the sheet")

    def start(self) -> None:
        """Go from the new-game dialog to the table, until something is asked or announced."""
        self.last = ""
        with self.evening.new_match():
            self.press("Return")
        self.evening.wait(lambda: self.listen() or self.last, "the first words at the table")

    def choose(self, row: str, value: str) -> None:
        """Go to a row of the new-game dialog, and along it to a value."""
        self.go_to(f"{re.escape(row)}: .*")
        self.go_to(re.escape(f"{row}: {value}"), "Right")

    def _note(self, did: str) -> tuple[Heard, ...]:
        self._ear.settle()
        heard = tuple(self._hear())
        records = self.evening.program.records()
        lines = self.evening.watch.lines(records[-1]) if records else 0
        if did or heard:
            self.log.append(Entry(did, heard, lines))
        self.focus = next((one for one in reversed(heard) if one.role), self.focus)
        self.last = next((one.words for one in reversed(heard) if not one.role), self.last)
        return heard

    def _hear(self) -> Iterable[Heard]:
        return self._ear.listen()


def words(heard: Sequence[Heard]) -> str:
    """Return all that was said, in one line."""
    return " ".join(map(str, heard))
