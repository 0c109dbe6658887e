"""Who sits down, and to what: the answers of the new-game sheet as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat: `symbol` counts from 0 in the theme's seats, `who` is HUMAN or the key of a bot."""

    name: str
    symbol: int
    who: str = HUMAN

    @property
    def human(self) -> bool:
        return self.who == HUMAN


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Everything a new match is made of. `pack_file` is None for the game's own pack."""

    game_key: str
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, str]
    seed: int
    pack_file: Path | None = None
