"""Summary of a table for the new-match sheet: its expected duration. The game is competitive, so it has no goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules

_MINUTES: Final = 45
"""Duration of a match on the box, for a table of people."""
_TURNS: Final[Mapping[int, tuple[float, float, float]]] = {
    19: (0.8, 0.9, 1.0),
    37: (0.9, 1.0, 1.05),
    61: (0.95, 1.1, 1.1),
}
"""Turns of a short, a normal and a long match by spaces of the garden, relative to a normal match on 37 spaces.

That one takes 28, 26 and 25 turns with two, three and four seats. Means of 12 matches among easy computers for two and
three seats, of six for four, rounded to a twentieth; those of 61 spaces are extrapolated from the smaller gardens.
"""

_OPEN: Final = 1.15
"""Factor on the number of turns for an open edge, where harvests are rare.

Measured: 1.16, 1.17, 1.14 and 1.13 with two to five seats, in 12 matches each among easy computers.
"""


def goal(rules: MarketRules) -> Message | None:
    """None: no goal is set for a competitive game."""
    return None


def minutes(rules: MarketRules, people: int) -> float:
    """Expected minutes of a match: the turns of `people`; a computer's turn takes seconds."""
    config = rules.config
    shares = _TURNS.get(len(config.board.names), _TURNS[37])
    sides = {sum(rows): side for side, rows in config.pack.gardens.items()}
    usual = config.pack.start_space(config.seats, sides[len(config.board.names)], "normal")
    share = shares[1 + (config.start > usual) - (config.start < usual)]
    return _MINUTES * share * (_OPEN if config.edge_open else 1) * people / config.seats
