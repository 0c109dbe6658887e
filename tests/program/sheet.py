"""Driver of the new-game dialog: it reads the modes that are offered and who can sit at the table, and fills the dialog
in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tests.program.evening import Evening

RULES: Final = "Rules: .*"
AS_WRITTEN: Final = "Rules for this match: Standard"
MODE: Final = "Mode: "
SEAT: Final = "Who plays (.*): Human"
LEAVE: Final = "Remove .*"


class Sheet:
    """The new-game dialog of one game, opened from its packet on the home screen."""

    def __init__(self, evening: Evening, title: str) -> None:
        self._evening = evening
        evening.click("New game")
        evening.click(title)
        evening.find("Start match")
        evening.click(RULES)
        if evening.page().matching(AS_WRITTEN):
            self._choose(AS_WRITTEN)

    def modes(self) -> list[str]:
        """Return the modes of the game; empty where there is only one."""
        return [node.name.removeprefix(MODE) for node in self._evening.page().matching(f"{MODE}.*")]

    def seats(self) -> list[str]:
        """Return who sits at the table."""
        return [found[1] for node in self._evening.page() if (found := re.fullmatch(SEAT, node.name))]

    def choose_mode(self, mode: str) -> None:
        self._choose(f"{MODE}{mode}")

    def sit(self, count: int) -> int:
        """Choose a number of seats, or the nearest that this mode allows; returns the number chosen."""
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
        """Replace these people by computer players, easy-going and thoughtful in turn; the other seats stay people."""
        for name in self.seats():
            self._choose(f"Who plays {name}: {'Computer' if name in computers else 'Human'}")
        for name in computers[1::2]:
            self._choose(f"Level of {name}: Thoughtful")

    def set_option(self, name: str, value: str) -> None:
        self._choose(f"{name}: {value}")

    def start(self) -> None:
        """Begin the match."""
        with self._evening.new_match():
            self._evening.click("Start match")

    def put_away(self) -> None:
        self._evening.keys("Escape")

    def _choose(self, name: str) -> None:
        """Make this value the chosen one of its row."""
        if "checked" not in self._evening.find(re.escape(name)).states:
            self._evening.click(re.escape(name))
