"""Legal moves as look-ups: what may be lifted, where it may go, what pressing means.

Mouse, two clicks, keyboard, list mode and screen reader all work through one Chooser, so none of
them can do what another cannot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from garden_desktop.core.game import Draft, Handle

M = TypeVar("M")


class Chooser(Generic[M]):
    """The choice of one move by handles. A draft is kept until it is complete or cleared."""

    def __init__(self, gestures: Iterable[tuple[M, Sequence[Handle]]]) -> None:
        self._paths: list[tuple[M, frozenset[Handle], tuple[Handle, ...]]] = [
            (move, frozenset(h for h in handles if h.loose), tuple(h for h in handles if not h.loose))
            for move, handles in gestures
        ]
        self._loose: tuple[Handle, ...] = ()
        self._firm: tuple[Handle, ...] = ()
        self._given: dict[Handle, str] = {}
        self._offers: tuple[Handle, ...] | None = None

    @property
    def draft(self) -> Draft:
        """The handles taken so far; `piece` is what was really dropped where `also` allowed others."""
        return tuple(h._replace(piece=self._given.get(h, h.piece)) for h in self._loose + self._firm)

    def offers(self) -> tuple[Handle, ...]:
        """Every handle that leads on to at least one legal move, in the order of the legal moves."""
        if self._offers is None:
            taken = frozenset(self._loose)
            found: dict[Handle, None] = {}
            for _, loose, firm in self._paths:
                if not taken <= loose or firm[: len(self._firm)] != self._firm:
                    continue
                if not self._firm:
                    found.update(dict.fromkeys(sorted(loose - taken)))
                if taken == loose and len(firm) > len(self._firm):
                    found[firm[len(self._firm)]] = None
            self._offers = tuple(found)
        return self._offers

    def lifts(self) -> frozenset[str]:
        """The pieces that may be lifted now, those that may be fetched back included."""
        pieces = {h.piece for h in self.offers() + self._loose if h.piece}
        return frozenset(pieces.union(*(h.also for h in self.offers())))

    def drops(self, piece: str) -> tuple[str, ...]:
        """The places where `piece` may be dropped now."""
        return tuple(dict.fromkeys(h.place for h in self.offers() if piece == h.piece or piece in h.also))

    def presses(self) -> frozenset[str]:
        """The places that may be pressed now, those pressed before (to take it back) included."""
        return frozenset(h.place for h in self.offers() + self._loose if not h.piece)

    def placed(self, piece: str) -> Handle | None:
        """The loose handle by which `piece` lies where it lies, or None."""
        return next((h for h in self._loose if h.piece == piece), None)

    def take(self, place: str, piece: str = "") -> M | None:
        """Do one thing; returns the move once it is complete.

        Pressing a place that is pressed already takes it back. Raises KeyError when the handle is
        not on offer.
        """
        for handle in self._loose:
            if handle.place == place and not handle.piece and not piece:
                self.put_back(handle)
                return None
        for handle in self.offers():
            if handle.place == place and (handle.piece == piece or piece in handle.also):
                return self._step(handle, piece)
        raise KeyError((place, piece))

    def put_back(self, handle: Handle) -> None:
        """Take a loose handle back. Raises ValueError when it was not taken."""
        kept = list(self._loose)
        kept.remove(handle)
        self._loose = tuple(kept)
        self._given.pop(handle, None)
        self._offers = None

    def clear(self) -> None:
        """Forget the draft."""
        self._loose, self._firm, self._given, self._offers = (), (), {}, None

    def _step(self, handle: Handle, piece: str) -> M | None:
        if handle.loose:
            self._loose += (handle,)
        else:
            self._firm += (handle,)
        if piece and piece != handle.piece:
            self._given[handle] = piece
        self._offers = None
        taken = frozenset(self._loose)
        for move, loose, firm in self._paths:
            if firm and taken == loose and firm == self._firm:
                return move
        return None
