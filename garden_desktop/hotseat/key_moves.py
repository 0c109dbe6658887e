"""Which moves of a match mattered, by what every game tells: points, sounds, and where a look back saw it turn."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from garden_desktop.core import record
from garden_desktop.core.sound import Sound
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.lookback.analysis_cache import AnalysisCache
from garden_desktop.hotseat.session import Session

LOUD: Final = frozenset[Sound](("bell", "fire"))
"""What makes everybody at a table look up, points or not: a crash, sealed choices laid open, a fire."""


class KeyMoves:
    """Of one match. What a look back has found is known where one was made and is `kept`."""

    def __init__(self, session: Session, kept: AnalysisCache) -> None:
        self._session, self._kept = session, kept

    def is_key_move(self, ply: int, viewer: Seat | None) -> bool:
        """Whether move `ply` changed points that `viewer` see, was loud, or is one where the match turned."""
        rules, states = self._session.rules, self._session.match.states
        before, after = (rules.result(rules.view(states[at], viewer)).scores for at in (ply, ply + 1))
        return before != after or not LOUD.isdisjoint(self._session.sounds(ply)) or ply in self._turned

    @cached_property
    def _turned(self) -> frozenset[int]:
        match, sides = self._session.match, self._session.rules.sides
        found = self._kept.load(record.write(match, self._session.header), match.ply, sides) if match.over else None
        return frozenset(part.ply for part in (*found.turning_points(), *found.strokes())) if found else frozenset()
