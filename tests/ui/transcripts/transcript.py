"""Log of a session at the window: each input, and what is shown, announced, played and written because of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from typing import Final

from PySide6.QtWidgets import QWidget

from tests.ui.transcripts.clock import SimulatedClock
from tests.ui.transcripts.screen import Sight, Thing, changed, digest, look

LONGEST: Final = 300
"""Characters of a line, but for what is written: of that all is kept."""
LABEL: Final = 30
"""Characters of the name of a part of the window."""
SHOWN: Final = 4
"""So many things that have changed on the table are named; of more only the number is written down."""
REACTION_MS: Final = 450
"""So long a person needs before they press anything on a screen that has just come."""
DATED: Final = re.compile(r"\d{4}-\d\d-\d\d-\d{6}")
"""The beginning of the name of a record."""


class Transcript:
    """Log with inputs unindented and their results indented. A part of the window that reappears is compared with how
    it was last shown. `mask` removes what differs between runs."""

    def __init__(self, clock: SimulatedClock, mask: Callable[[str], str]) -> None:
        self.lines: list[str] = []
        self.sight = Sight()
        self._clock, self._mask = clock, mask
        self._window: QWidget | None = None
        self._parts: dict[str, list[str]] = {}
        self._things: dict[str, list[Thing]] = {}
        self._looking = False
        self._keys: list[str] = []

    def watch(self, window: QWidget | None) -> None:
        """Observe this window from now on, or none for None."""
        self._window = window

    def hear(self, kind: str, words: str) -> None:
        """Write down what is announced, played or written at this moment. What reaches the disk is written down after
        what is seen already, so that a move shown before it is written stands in the wrong order."""
        if kind == "before writing":
            self.look()
        else:
            self._add(f"  {kind}: {words}")

    def did(self, words: str) -> None:
        """Log an input, before it is given."""
        self._add(words)

    def key(self, name: str) -> None:
        """Log a key, on the line of the keys before it where these had no result."""
        if self._keys:
            self._keys.append(name)
            self.lines[-1] = self._key_line()
        else:
            self._add("")
            self._keys = [name]
            self.lines[-1] = self._key_line()

    def settle(self) -> None:
        """Process all events due now, and log their results."""
        self._clock.settle()
        self.look()

    def wait(self, most_ms: int) -> None:
        """Let time pass, and log how much had passed when anything was seen or heard."""
        begun = self._clock.now
        end = begun + most_ms
        while self._clock.now < end:
            at = len(self.lines)
            if self._clock.advance(end - self._clock.now):
                self.settle()
            if len(self.lines) > at:
                self.lines.insert(at, f"after {(self._clock.now - begun) / 1000:.2f} s")
                begun = self._clock.now

    def wait_for_change(self, most_ms: int) -> bool:
        """Let time pass until anything is seen or heard; returns whether anything was."""
        begun, at = self._clock.now, len(self.lines)
        while len(self.lines) == at and self._clock.now < begun + most_ms:
            if self._clock.advance(begun + most_ms - self._clock.now):
                self.settle()
        self._keys = []
        self.lines.insert(at, f"wait {(self._clock.now - begun) / 1000:.2f} s")
        return len(self.lines) > at + 1

    def look(self) -> None:
        """Log what is shown differently than before."""
        if self._window is None or self._looking:
            return
        self._looking = True
        try:
            before, self.sight = self.sight, look(self._window)
        finally:
            self._looking = False
        now = self.sight
        if now.stage != before.stage:
            self._add(f"  stage: {now.stage}")
        gone = [self._label(part) for part in before.parts if part not in now.parts]
        gone += [part.lower() for part in before.things if part not in now.things]
        if gone:
            self._add(f"  gone: {', '.join(gone)}")
        for part, texts in now.parts.items():
            self._tell_part(part, texts, back=part not in before.parts)
        for part, things in now.things.items():
            self._tell_things(part, things, back=part not in before.things)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def _label(self, part: str) -> str:
        name = self._mask(part)
        return name if len(name) <= LABEL else f"{name[:LABEL]}…"

    def _tell_part(self, part: str, texts: list[str], *, back: bool) -> None:
        before, self._parts[part] = self._parts.get(part, []), texts
        came = [text for text in texts if text not in before]
        went = [text for text in before if text not in texts]
        if back or came or went:
            fewer = [f"without {text[:40]}" for text in went] if len(went) > len(came) else []
            words = came + (fewer if len(fewer) <= SHOWN else [f"{len(went)} texts less"])
            self._add(f"  {self._label(part)}{' comes' * back}: {' | '.join(words) or 'as before'}")

    def _tell_things(self, part: str, things: list[Thing], *, back: bool) -> None:
        before, self._things[part] = self._things.get(part, []), things
        if before == things and not back:
            return
        old, new, names = digest(before), digest(things), changed(before, things)
        shown = names if len(names) <= SHOWN else [*names[:SHOWN], f"{len(names) - SHOWN} more"]
        usable = sum(thing.usable for thing in things)
        if back or old != new:
            words = "; ".join([f"{len(things)} things, {usable} usable, {new}", *shown])
            self._add(f"  {part.lower()}{' comes' * back}: {words}")

    def _key_line(self) -> str:
        """Return the keys in a row as one line, repeated ones with their count."""
        counted = [(name, len(list(same))) for name, same in groupby(self._keys)]
        return "key " + " ".join(name if times == 1 else f"{name}×{times}" for name, times in counted)

    def _add(self, line: str) -> None:
        self._keys = []
        line = DATED.sub("DATE", self._mask(" ".join(line.split("\n"))))
        whole = len(line) <= LONGEST or line.startswith("  writes")
        self.lines.append(line if whole else f"{line[:LONGEST]}…")
