"""A walk of one's own, drawn square by square (PF-80, PF-81): too many walks to list them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.square import squares_of
from garden_desktop.core.steps import IncrementalMoveBuilder
from garden_desktop.games.paths_and_flower_beds.rules.choices import legal
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import well_written
from garden_desktop.games.paths_and_flower_beds.table import ids
from garden_desktop.games.paths_and_flower_beds.table.gestures import gesture


class WalkInput:
    """The walks of one garden, and the moves that need no walk."""

    def __init__(self, config: RulesConfig, view: State) -> None:
        garden = view.gardens[view.mover]
        assert garden is not None, "gardens are open when walks are drawn"
        self._config, self._garden = config, garden
        self._listed = {gesture(move)[0]: move for move in legal(config, view)}

    def move_builder(self) -> IncrementalMoveBuilder[Move]:
        """The walk as a choice step by step."""
        return IncrementalMoveBuilder(self.after, self.move)

    def after(self, draft: Draft) -> Sequence[InputStep]:
        """Gates first, then the neighbours of the last square; a walk may end anywhere."""
        board = self._config.board
        if not draft:
            return (*self._pressed(starts(self._config, self._garden)), *self._listed)
        walked = [board.index[handle.place] for handle in draft if handle.loose]
        ahead = board.near(1 << walked[-1]) & self._garden.path
        onward = self._pressed(square for square in squares_of(ahead) if square not in walked)
        return (*onward, InputStep(ids.DONE))

    def move(self, draft: Draft) -> Move | None:
        """What was said: nothing before the last handle."""
        if draft[-1] in self._listed:
            return self._listed[draft[-1]]
        if draft[-1].place != ids.DONE:
            return None
        board = self._config.board
        walk = well_written(self._config.ground, tuple(board.index[handle.place] for handle in draft[:-1]))
        return Move("trace", walk=tuple(board.names[square] for square in walk))

    def _pressed(self, squares: Iterable[int]) -> tuple[InputStep, ...]:
        return tuple(InputStep(self._config.board.names[square], loose=True) for square in squares)


def starts(config: RulesConfig, garden: Garden) -> tuple[int, ...]:
    """The gates at which a walk can begin."""
    return squares_of(garden.path & config.ground.gates)
