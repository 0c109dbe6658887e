"""A look with defaults, and what the house asks of every look: why something cannot be done, and what it would do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from garden_desktop.core.game import Reason
from garden_desktop.core.table import Run

if TYPE_CHECKING:
    from garden_desktop.core.game import Rules, Side
    from garden_desktop.core.table import Look, Note, Piece, Place, Standing
    from garden_desktop.core.text import Message

M = TypeVar("M")


class PlainLook(ABC, Generic[M]):
    """The `Look` of a game that foresees nothing and has no notes.

    What takes time is given by a `cached_property`, so that it is worked out once however often it is asked for.
    """

    @property
    @abstractmethod
    def places(self) -> Sequence[Place]: ...

    @property
    @abstractmethod
    def pieces(self) -> Sequence[Piece]: ...

    @property
    @abstractmethod
    def prompt(self) -> Message: ...

    @abstractmethod
    def standing(self, side: Side) -> Standing: ...

    @property
    def notes(self) -> Sequence[Note]:
        return ()

    @cached_property
    def noted(self) -> Mapping[str, Message]:
        """The notes by id, for painters."""
        return {note.id: note.text for note in self.notes}

    def meant(self, place: str, piece: str) -> M | Run | Reason | None:
        return None

    def foresee(self, move: M | Run) -> Sequence[Message]:
        return ()

    def guide(self, piece: str, place: str) -> Sequence[Message]:
        return ()


def refusal(rules: Rules[Any, Any], view: Any, look: Look[Any], place: str, piece: str) -> Reason | None:
    """Why putting `piece` on `place` (pressing it: "") is not allowed in `view`, whose look this is.

    None where it is allowed, or nothing is meant by it. Of a Run it is the first move that is judged.
    """
    meant = look.meant(place, piece)
    if meant is None or isinstance(meant, Reason):
        return meant
    return rules.why_not(view, meant.moves[0] if isinstance(meant, Run) else meant)


def foretold(look: Look[Any], place: str, piece: str) -> Sequence[Message]:
    """What putting `piece` on `place` (pressing it: "") would lead to, or what there is to know of that place."""
    known = () if piece else look.guide("", place)
    if known:
        return known
    meant = look.meant(place, piece)
    return () if meant is None or isinstance(meant, Reason) else look.foresee(meant)
