"""A listener at whose side somebody looks into the tree after each deed: whatever changed there has to be said."""

from __future__ import annotations

from typing import Final

from tests.program.changes import Aside, Shown, untold, words
from tests.program.ear import Heard
from tests.program.evening import Evening
from tests.program.listener import SILENCE, Listener

DEEDS: Final = ("Return", "space", "")
"""Keys that do something, and what happens without one."""


class Attentive(Listener):
    """`silent` is what changed with nothing said of it."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        self.silent: list[str] = []
        self._shown: Shown | None = None
        self._aside = Aside()
        self._before: list[Heard] = []
        self._since: list[Heard] = []

    def _note(self, did: str) -> tuple[Heard, ...]:
        heard = super()._note(did)
        self._since += heard
        if did not in DEEDS or not (did or heard):
            return heard
        now = Shown.of(self.evening.tree.outline())
        meanwhile = super()._note("")
        self._since += meanwhile
        if self._shown is not None and now.pieces and self._shown.pieces:
            told = [*self._before, *self._since]  # what was said while the tree was read is of what comes next, too
            found = list(untold(self._shown, now, told, self._aside))
            if found and self._ear.stirs(SILENCE):  # the tree is ahead of the words on a busy machine
                late = super()._note("")
                self._since += late
                meanwhile = (*meanwhile, *late)
                found = [name for name in found if not words([name]) & words(map(str, late))]
            self.silent += [f"{did}: {name}" for name in found]
        self._shown, self._before, self._since = now, self._since, []
        return (*heard, *meanwhile)
