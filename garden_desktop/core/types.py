"""Basic types of the whole program: seats, sides, options, reasons, results, sounds, and errors of moves.

Seats are numbered from 0 in code and from 1 in everything written or shown. A side is a seat or, after the seats, a
party that nobody plays (an automa): sides 0 .. seats-1 are the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from garden_desktop.core.text import Message

Sound: TypeAlias = Literal[
    "lift", "put", "card", "shuffle", "coin", "earth", "water", "fire", "bell", "turn", "over", "refused"
]
"""Names of the files in `resources/app/sounds/`, made by `packaging/sounds.py`."""


Seat: TypeAlias = int
Side: TypeAlias = int
Options: TypeAlias = Mapping[str, str]

CHANCE: Final[Seat] = -1
"""Chance player (nature), which shuffles, deals and rolls: each of its moves is one draw, and is recorded."""


class InvalidMoveError(ValueError):
    """Text that is not a move in this game's notation."""


class IllegalMoveError(ValueError):
    """Well-formed move that is not legal here; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class OptionError(ValueError):
    """Options that cannot be played; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class Reason(NamedTuple):
    """Refusal of an action: a stable code, a sentence, and the rule to look up."""

    code: str
    text: Message
    rule: str = ""


class Result(NamedTuple):
    """Result of a match. `scores` and `ranks` (1 is best) have one entry a side."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Message
    tiebreak: Message | None = None


class ScoreLine(NamedTuple):
    """Line of a score sheet: `points` of all lines of a side add up to its score.

    `sum` is the calculation in figures ("4 × 5"), `note` in words.
    """

    label: Message
    points: int
    note: Message | None = None
    sprite: str = ""
    round: int = 0
    sum: Message | None = None


class Pack(Protocol):
    """Checked component data of one game."""

    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...
