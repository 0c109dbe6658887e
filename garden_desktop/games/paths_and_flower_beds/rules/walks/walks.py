"""The walks of gardens, each worked out once."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import best_walk
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import NO_WALK, Walk, circled, scored

REMEMBERED: Final = 512


class Walks:
    """Best and drawn walks on the map of one game."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._best = lru_cache(maxsize=REMEMBERED)(partial(best_walk, config.ground))

    def best(self, garden: Garden) -> Walk:
        """The best walk of a garden as it is (PF-76, PF-77)."""
        return self._best(garden.path, garden.beds)

    def circled(self, garden: Garden) -> int:
        """Its path squares that two types border, whether a walk comes by or not."""
        return circled(self._config.ground, garden.path, garden.beds)

    def drawn(self, garden: Garden, trace: Move) -> Walk:
        """The walk that a legal trace move gives (PF-80)."""
        if trace.label == "none":
            return NO_WALK
        if trace.label == "best":
            return self.best(garden)
        squares = tuple(self._config.board.index[cell] for cell in trace.walk)
        return scored(self._config.ground, self.circled(garden), squares)

    def counted(self, state: State) -> tuple[Walk | None, ...]:
        """For each seat the walk that counts: while the game runs the best one so far, in the tracing the one its
        seat has given, NO_WALK before that. None where a garden is hidden."""
        return tuple(
            None if garden is None else self._counted(state, seat, garden) for seat, garden in enumerate(state.gardens)
        )

    def _counted(self, state: State, seat: int, garden: Garden) -> Walk:
        if seat < len(state.traces):
            return self.drawn(garden, state.traces[seat])
        return NO_WALK if state.phase == "tracing" else self.best(garden)
