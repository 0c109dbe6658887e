"""The sheet before a match, read and filled in as it is: what ways to play it offers, and who may sit there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tests.program.evening import Evening

RULES: Final = "Rules: .*"
AS_WRITTEN: Final = "Rules for this match: As written"
MODE: Final = "Way to play: "
SEAT: Final = "Who plays (.*): Human"
LEAVE: Final = "Take .* from the table"


class Sheet:
    """The sheet of one game, opened from its packet on the home screen."""

    def __init__(self, evening: Evening, title: str) -> None:
        self._evening = evening
        evening.click(title)
        evening.find("Start the match")
        evening.click(RULES)
        if evening.page().matching(AS_WRITTEN):
            self._choose(AS_WRITTEN)

    def modes(self) -> list[str]:
        """The ways to play; none where there is but one."""
        return [node.name.removeprefix(MODE) for node in self._evening.page().matching(f"{MODE}.*")]

    def seats(self) -> list[str]:
        """Who sits at the table."""
        return [found[1] for node in self._evening.page() if (found := re.fullmatch(SEAT, node.name))]

    def choose_mode(self, mode: str) -> None:
        self._choose(f"{MODE}{mode}")

    def sit(self, count: int) -> int:
        """Seat so many, or as near to it as this way to play allows; how many that are."""
        seated = len(self.seats())
        while seated != count:
            crosses = self._evening.page().matching(LEAVE)
            if seated < count:
                self._evening.keys("Insert")
            elif crosses:
                self._evening.click_on(crosses[-1])
            before, seated = seated, len(self.seats())
            if seated == before:
                break
        return seated

    def seat_computers(self, computers: Sequence[str]) -> None:
        """Let computers play for these people, one easy-going, the next one thoughtful; the others play themselves."""
        for name in self.seats():
            self._choose(f"Who plays {name}: {'Computer' if name in computers else 'Human'}")
        for name in computers[1::2]:
            self._choose(f"How well {name} plays: Thoughtful")

    def set_option(self, name: str, value: str) -> None:
        self._choose(f"{name}: {value}")

    def start(self) -> None:
        """Begin the match."""
        with self._evening.new_match():
            self._evening.click("Start the match")

    def put_away(self) -> None:
        self._evening.keys("Escape")

    def _choose(self, name: str) -> None:
        """See that this value is the chosen one of its row."""
        if "checked" not in self._evening.find(re.escape(name)).states:
            self._evening.click(re.escape(name))
