"""Games of a ladder as they might have ended."""

from __future__ import annotations

import os
from pathlib import Path

from garden_desktop.ladder import games
from garden_desktop.ladder.games import GameOutcome, LadderSetup, ScheduledGame, ThinkingTime

TABLE = LadderSetup("fire_and_flora", 3, (("target", "8"),))
FATAL = 3
"""The deal that ends whoever plays it."""


def played(deal: int, players: tuple[str, ...], ranks: tuple[int, ...], scores: tuple[int, ...] = ()) -> GameOutcome:
    thinking = {name: ThinkingTime(10, 0.5, 0.2) for name in players}
    return GameOutcome(ScheduledGame(deal, players), scores or tuple(-rank for rank in ranks), ranks, 50, thinking, 0)


def mortal(table: LadderSetup, pairing: ScheduledGame) -> GameOutcome:
    """Play a game, and die of one deal."""
    if pairing.deal == FATAL:
        os._exit(1)
    return games.play(table, pairing)


def dies_once(table: LadderSetup, pairing: ScheduledGame) -> GameOutcome:
    """Play a game; the first one that is asked for a deal dies of it. The options name where it leaves its mark."""
    mark = Path(dict(table.options)["mark"])
    if pairing.deal == FATAL and not mark.exists():
        mark.touch()
        os._exit(1)
    return games.play(TABLE, pairing)
