"""The law of gestures: two moves can always be told apart by what a hand does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from garden_desktop.core.gesture import InputStep

M = TypeVar("M")


class _Path(NamedTuple):
    """A gesture: what may be taken in any order, then the rest in its order."""

    loose: frozenset[InputStep]
    firm: tuple[InputStep, ...]


def clash(gestures: Iterable[tuple[M, Sequence[InputStep]]]) -> tuple[M, M] | None:
    """Two moves that cannot be told apart: equal gestures, or one that ends where the other goes on."""
    made: dict[_Path, M] = {}
    for move, handles in gestures:
        path = _Path(frozenset(one for one in handles if one.loose), tuple(one for one in handles if not one.loose))
        if path in made:
            return made[path], move
        made[path] = move
    for path, move in made.items():
        for shorter in (path._replace(firm=path.firm[:count]) for count in range(1, len(path.firm))):
            if shorter in made:
                return made[shorter], move
    for short in (path for path in made if not path.firm):
        for path, move in made.items():
            if path != short and short.loose <= path.loose:
                return made[short], move
    return None
