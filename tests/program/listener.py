"""Somebody who sees nothing: presses keys, and knows what a screen reader says of them."""

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
    """What was done, what was heard of it, and how many lines the record had then."""

    did: str
    heard: tuple[Heard, ...]
    lines: int


class Listener:
    """`log` is all that was done and heard, in order; `focus` is what has the keyboard, as it was said, `last` what was
    announced last."""

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
        """Press keys, one after the other; what is said after the last."""
        heard: tuple[Heard, ...] = ()
        for key in keys:
            self.evening.keys(key)
            heard = self._note(key)
        return heard

    def write(self, text: str) -> tuple[Heard, ...]:
        """Type words; what is said after the last letter."""
        for sign in text.lower():
            if sign.isascii() and (sign.isalnum() or sign == " "):
                self.evening.keys("space" if sign == " " else sign)
        return self._note(f"types “{text}”")

    def listen(self) -> tuple[Heard, ...]:
        """What has been said meanwhile, without a key."""
        return self._note("")

    def wait(self, what: str) -> tuple[Heard, ...]:
        """Wait until something is said. Raises WaitError."""
        return self.evening.wait(lambda: self._ear.stirs(SILENCE) and self.listen(), what, pause=0) or ()

    def go_to(self, pattern: str, key: str = "Tab") -> None:
        """Press a key until the keyboard is on what is called so. Raises WaitError where it does not come there."""
        for _ in range(ROUND):
            if re.fullmatch(pattern, self.focus.words):
                return
            self.press(key)
        raise WaitError(self.evening.watch.story(f"{key} does not lead to {pattern!r}, but to {self.focus}"))

    def begin(self, title: str) -> None:
        """From home to the sheet before a match."""
        self.press("Ctrl+k")
        self.write(f"begin {' '.join(re.findall('[a-z]+', title.lower()))}")
        self.press("Return")
        with contextlib.suppress(WaitError):
            self.evening.wait(lambda: self.focus.role != "text" or self.listen(), "the sheet")

    def start(self) -> None:
        """From the sheet to the table, where something is asked or told."""
        self.last = ""
        with self.evening.new_match():
            self.press("Return")
        self.evening.wait(lambda: self.listen() or self.last, "the first words at the table")

    def choose(self, row: str, value: str) -> None:
        """On the sheet: go to a row, and along it to a value."""
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
    """All that was said, in one line."""
    return " ".join(map(str, heard))
