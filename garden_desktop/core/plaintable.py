"""A table with defaults: nothing hidden, nothing foreseen, no rounds of questions. A game overrides what it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from garden_desktop.core.table import Account, Draft, Frame, Handle, Look, Memory, Plot, Window

if TYPE_CHECKING:
    from garden_desktop.core.game import Seat, Side
    from garden_desktop.core.gesture import Chooser
    from garden_desktop.core.text import Message

V = TypeVar("V")
M = TypeVar("M")


class PlainTable(ABC, Generic[V, M]):
    """The `Table` of a game that says no more than how a position looks, how a move is said, and what was done."""

    size = (1000.0, 752.0)
    asks = False
    memory: Memory = "all"

    @property
    def dock(self) -> float:
        return self.size[1]

    @abstractmethod
    def look(self, view: V, seat: Seat | None, draft: Draft = ()) -> Look[M]: ...

    @abstractmethod
    def gesture(self, view: V, move: M) -> Sequence[Handle]: ...

    @abstractmethod
    def moment(self, view: V) -> Message: ...

    @abstractmethod
    def tell(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Message]: ...

    def chooser(self, view: V) -> Chooser[M] | None:
        return None

    def chapter(self, view: V) -> Message:
        return self.moment(view)

    def private(self, view: V) -> bool:
        return False

    def best(self, view: V) -> M | None:
        return None

    def side_name(self, side: Side) -> Message | None:
        return None

    def frames(self, before: V, move: M, after: V, seat: Seat | None) -> Sequence[Frame]:
        return ()

    def window(self, view: V) -> Window | None:
        return None

    def plots(self, view: V) -> Sequence[Plot]:
        return ()

    def account(self, view: V) -> Account:
        return Account()
