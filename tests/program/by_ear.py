"""A whole match by keyboard and screen reader alone: from the home screen over the new-game dialog and the table to the
score pad.

Possible input is found as a screen-reader user finds it: the focused item at the table says what can be done with it,
and the command palette (Ctrl+K) lists every move.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from tests.program.ear import Heard
from tests.program.games import packet
from tests.program.listener import Listener
from tests.program.short import SHORT, Short

GATE: Final = ".*, press Space"
ASIDE: Final = "Go to the table|Next|Continue"
"""What stands between people and their table."""
END: Final = "Play again"
MOVE: Final = " · Move"
FINDS: Final = "move"
"""What the palette says, and what is typed, so that it lists moves."""
GOES_ON: Final = "Press Space to continue."
PATIENCE: Final = 120.0
"""Seconds for one move: whoever hears everything first, as Orca's listener, is slow."""
THINKS: Final = "is thinking."
QUESTIONS: Final = ("F2", "F3", "F4", "F6", "F7", "F8")
"""Keys that say something and change nothing."""
READ: Final = 3
"""So many lines of the palette are heard at most before one is chosen."""
STEPS: Final = 6
"""So many steps on the table without finding anything to do; then the palette has to help."""
ON_THE_TABLE: Final = 0.2
"""How often somebody looks for a move on the table first."""
CELLS: Final = 6
"""So much of the score sheet is read."""
ASKING: Final = 0.15
"""How often somebody asks how it stands before a move."""


class ByEar:
    """Player of one seat; `over` is set once the score pad is there."""

    def __init__(self, listener: Listener, seed: int) -> None:
        self.over = False
        self._listener = listener
        self._rng = Random(seed)
        self._done = Counter[str]()
        """What was done for this move: nobody does one thing over and over."""

    def play(self) -> None:
        """Make moves until the match is over, then read the score pad."""
        while not self.over:
            self._move()
        self._listener.evening.read()  # the score pad takes no key at once
        self._listener.press(*["Tab"] * CELLS)

    def _move(self) -> None:
        """Give input until the record has grown, or the match is over."""
        listener = self._listener
        record = listener.evening.program.records()[-1]
        lines = listener.evening.watch.lines(record)
        self._done.clear()

        def grown() -> bool:
            self._act()
            return self.over or listener.evening.watch.lines(record) > lines

        listener.evening.wait(grown, "a move by ear", PATIENCE, pause=0)

    def _act(self) -> None:
        listener = self._listener
        listener.listen()
        if re.fullmatch(GATE, listener.focus.words):
            listener.evening.read()
            listener.press("space")
        elif re.fullmatch(ASIDE, listener.focus.words):
            listener.press("Return")
        elif self._at_the_end():
            self.over = True
        elif GOES_ON in listener.last:
            listener.last = ""
            listener.press("space")
        elif listener.last.endswith(THINKS):
            listener.wait("whoever thinks")
        else:
            self._decide()

    def _decide(self) -> None:
        if self._rng.random() < ASKING:
            self._listener.press(self._rng.choice(QUESTIONS))
        if not (self._rng.random() < ON_THE_TABLE and self._on_the_table()):
            self._by_name()

    def _by_name(self) -> None:
        """Open the command palette, filter it for moves, listen to some of its lines, and execute one."""
        listener = self._listener
        listener.press("Ctrl+k")
        lines = [said.words for said in listener.write(FINDS)[-1:]]
        more = self._rng.randrange(READ)
        while said := listener.press("Down"):
            lines.append(said[-1].words)
            more -= any(line.endswith(MOVE) for line in lines)
            if more <= 0 and any(line.endswith(MOVE) for line in lines):
                break
        moves = [place for place, line in enumerate(lines) if line.endswith(MOVE)]
        if not moves:  # the match is over, or somebody else is to move
            listener.press("Escape")
            self.over = bool(listener.evening.page().named(END))
            return
        at = min(moves, key=lambda place: self._weight(lines[place]))
        listener.press(*["Up"] * (len(lines) - 1 - at))
        self._done[lines[at]] += 1
        listener.press("Return")

    def _weight(self, line: str) -> tuple[bool, int, float]:
        """Return the sort key of a palette line: undo comes last, and a line used before comes after new ones."""
        return line.startswith("Take"), self._done[line], self._rng.random()

    def _at_the_end(self) -> bool:
        """Return whether the focus is on the score pad, which is named for the end of the match."""
        focus, evening = self._listener.focus, self._listener.evening
        told = focus.role == "panel" and evening.watch.ended(evening.program.records()[-1])
        return told and bool(evening.page().named(END))

    def _on_the_table(self) -> bool:
        """Walk at the table until the focused item can be used, and use it; returns whether there was one."""
        listener = self._listener
        for key in self._steps():
            heard = listener.press(key)
            if self._at_the_end():
                return True
            at = heard[-1] if heard and heard[-1].role else Heard("")
            if "can be pressed" in at.about or "can be picked up" in at.about:
                return self._use(at)
        return False

    def _steps(self) -> Iterator[str]:
        for _ in range(STEPS):
            yield self._rng.choice(("Right", "Down", "Left", "Up"))

    def _use(self, thing: Heard) -> bool:
        listener = self._listener
        if self._done[thing.words]:
            return False
        self._done[thing.words] += 1
        listener.press("space")
        if "can be picked up" not in thing.about:
            return True
        goals = re.search("can go to ([^;]*)", thing.about)
        names = [] if goals is None else re.split(", | and ", goals[1])
        if names and not names[0][0].isdigit():
            self._go_to(self._rng.choice(names))
        for _ in range(STEPS):
            if "can go here" in listener.focus.about:
                listener.press("space")
                return True
            listener.press(self._rng.choice(("Right", "Down", "Left", "Up")))
        listener.press("Escape")
        return False

    def _go_to(self, name: str) -> None:
        self._listener.press("Ctrl+g")
        self._listener.write(name)
        self._listener.press("Return")


def by_ear(listener: Listener, game: str, seed: int) -> None:
    """Play a match on the shortest table of a game, from the home screen to the score pad."""
    short = SHORT.get(game, Short())
    listener.begin(packet(listener.evening.page(), game))
    if short.mode:
        listener.choose("Mode", short.mode)
    else:
        listener.choose("Who plays Ben", "Computer")
    if short.options:
        listener.go_to("Rules: .*")
        listener.press("space")
    for name, value in short.options:
        listener.choose(name, value)
    listener.go_to("Shuffle number")
    listener.write(str(seed))
    listener.start()
    ByEar(listener, seed).play()
