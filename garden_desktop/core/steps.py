"""Move input step by step, for games with too many legal moves to list them: each draft generates its next steps."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TypeVar

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder

M = TypeVar("M")


class IncrementalMoveBuilder(MoveBuilder[M]):
    """MoveBuilder without a list of moves. `after(draft)` generates the steps that may follow, `move(draft)` the
    complete move of a draft or None; nothing follows a complete one.

    Steps stay in their order; taking one back takes back all after it.
    """

    def __init__(self, after: Callable[[Draft], Sequence[InputStep]], move: Callable[[Draft], M | None]) -> None:
        super().__init__(())
        self._after, self._move = after, move
        self._taken: Draft = ()
        self._said: M | None = None
        self._kept: Container[M] | None = None

    def restrict_to(self, moves: Container[M]) -> None:
        """Offer only steps that do not complete a move outside `moves`."""
        self._kept, self._offers = moves, None

    @property
    def draft(self) -> Draft:
        return self._taken

    def offers(self) -> tuple[InputStep, ...]:
        if self._offers is None:
            after = self._after(self._taken) if self._said is None else ()
            self._offers = tuple(step for step in after if self._keeps((*self._taken, step)))
        return self._offers

    def drops(self, piece: str) -> tuple[str, ...]:
        return tuple(step.place for step in self.offers() if piece and step.piece == piece)

    def blocking_step(self, piece: str) -> InputStep | None:
        return None

    def add_step(self, place: str, piece: str = "") -> M | None:
        step = next((one for one in self.offers() if (one.place, one.piece) == (place, piece)), None)
        if step is not None:
            self._set((*self._taken, step))
            return self._said
        taken = next((one for one in self._open() if (one.place, one.piece) == (place, piece)), None)
        if taken is None:
            raise KeyError((place, piece))
        self.remove_step(taken)
        return None

    def remove_step(self, step: InputStep) -> None:
        self._set(self._taken[: self._open().index(step)])

    def clear(self) -> None:
        self._set(())

    def _keeps(self, draft: Draft) -> bool:
        if self._kept is None:
            return True
        said = self._move(draft)
        return said is None or said in self._kept

    def _open(self) -> tuple[InputStep, ...]:
        """Steps that can be taken back: none once the move is complete."""
        return self._taken if self._said is None else ()

    def _set(self, taken: Draft) -> None:
        self._taken = taken
        self._forget()
        self._said = self._move(taken) if taken else None
