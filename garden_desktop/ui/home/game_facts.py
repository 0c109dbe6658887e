"""The facts on a packet in words: how many players, how long."""

from __future__ import annotations

from PySide6.QtCore import QObject

from garden_desktop.core.info import GameInfo


class GameFacts(QObject):
    """Says what GameInfo counts."""

    def players(self, info: GameInfo) -> str:
        """How many people may sit down: "1–2 players"."""
        low, high = min(info.seats), max(info.seats)
        if low == high:
            return self.tr("%n players", "", high)
        return self.tr("{low}–{high} players").format(low=low, high=high)

    def minutes(self, minutes: tuple[int, int]) -> str:
        """How long something takes: "15–45 min"."""
        short, long = minutes
        if short == long:
            return self.tr("%n min", "", long)
        return self.tr("{short}–{long} min").format(short=short, long=long)
