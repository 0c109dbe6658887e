"""Gestures: the input steps that say a move, and legal moves as look-ups: what may be lifted, where it may go, what
pressing means.

Mouse, two clicks, keyboard, list mode and screen reader all work through one MoveBuilder, so none of
them can do what another cannot.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

M = TypeVar("M")


class InputStep(NamedTuple):
    """One thing a person does to say a move: put `piece` on `place`, or press `place` (piece "").

    Loose handles of one gesture may come in any order and be taken back; the first handle that is
    not loose closes the group. `also` names pieces whose drop on `place` means the same.
    """

    place: str
    piece: str = ""
    loose: bool = False
    also: tuple[str, ...] = ()


Draft: TypeAlias = tuple[InputStep, ...]
"""What a person has done so far towards a move: handles in the order they were taken."""


class MoveSequence(NamedTuple):
    """Several moves of one person said in one breath, such as the parts of an offer and its proposal."""

    moves: tuple[Any, ...]


class _Path(NamedTuple):
    """A gesture: its loose handles as a set of bits, then the handles that follow in this order."""

    loose: int
    firm: tuple[InputStep, ...]


class MoveBuilder(Generic[M]):
    """The choice of one move by handles. A draft is kept until it is complete or cleared."""

    def __init__(self, gestures: Iterable[tuple[M, Sequence[InputStep]]]) -> None:
        self._bits: dict[InputStep, int] = {}
        self._moves: list[M] = []
        self._paths: list[_Path] = []
        for move, handles in gestures:
            self._moves.append(move)
            self._paths.append(_path(handles, self._bits))
        self._named = {bit: handle for handle, bit in self._bits.items()}
        self._loose: tuple[InputStep, ...] = ()
        self._firm: tuple[InputStep, ...] = ()
        self._given: dict[InputStep, str] = {}
        self._offers: tuple[InputStep, ...] | None = None
        self._lifts: frozenset[str] | None = None
        self._known: dict[int, tuple[InputStep, ...]] = {}

    def restrict_to(self, moves: Container[M]) -> None:
        """Leave no other moves on offer; before anything is taken."""
        kept = [(move, path) for move, path in zip(self._moves, self._paths, strict=True) if move in moves]
        self._moves, self._paths = [move for move, _ in kept], [path for _, path in kept]
        self._forget()

    @property
    def draft(self) -> Draft:
        """The handles taken so far; `piece` is what was really dropped where `also` allowed others."""
        return tuple(self._as_given(handle) for handle in self._loose + self._firm)

    def offers(self) -> tuple[InputStep, ...]:
        """Every handle that leads on to at least one legal move, in the order of the legal moves."""
        if self._offers is None:
            self._offers = self._offers_after(self._mask())
        return self._offers

    def lifts(self) -> frozenset[str]:
        """The pieces that may be lifted now, those that may be fetched back included."""
        if self._lifts is None:
            offered = (piece for handle in self.offers() for piece in (handle.piece, *handle.also))
            laid = (self._as_given(handle).piece for handle in self._open())
            self._lifts = frozenset(filter(None, (*offered, *laid)))
        return self._lifts

    def drops(self, piece: str) -> tuple[str, ...]:
        """The places where `piece` may be dropped now; one that lies loosely may go on elsewhere."""
        lies = self.placed(piece)
        offers = self.offers() if lies is None else self._offers_after(self._mask() & ~self._bit(lies))
        there = "" if lies is None else lies.place
        return tuple(dict.fromkeys(h.place for h in offers if _fits(h, piece) and h.place != there))

    def presses(self) -> frozenset[str]:
        """The places that may be pressed now, those pressed before (to take it back) included."""
        return frozenset(handle.place for handle in self.offers() + self._open() if not handle.piece)

    def placed(self, piece: str) -> InputStep | None:
        """The loose handle by which `piece` lies where it lies, as the draft has it, or None."""
        return next((h for h in map(self._as_given, self._open()) if piece and h.piece == piece), None)

    def last_open(self) -> InputStep | None:
        """The last handle of the draft that may be put back, as the draft has it; None where there is none."""
        return next((self._as_given(handle) for handle in reversed(self._open())), None)

    def blocking_step(self, piece: str) -> InputStep | None:
        """The loose handle to be put back before `piece` can be lifted; None where that helps nothing."""
        mask = self._mask()
        for handle in self._open():
            if any(_fits(offer, piece) for offer in self._offers_after(mask & ~self._bits[handle])):
                return handle
        return None

    def add_step(self, place: str, piece: str = "") -> M | None:
        """Do one thing; returns the move once it is complete.

        Pressing a place that is pressed already takes it back, and so does dropping a piece that
        lies loosely somewhere else. Raises KeyError when the handle is not on offer.
        """
        if not piece and (pressed := self._pressed(place)) is not None:
            self.remove_step(pressed)
            return None
        if piece and place not in self.drops(piece):
            raise KeyError((place, piece))
        if (lies := self.placed(piece)) is not None:
            self.remove_step(lies)
        for handle in self.offers():
            if handle.place == place and _fits(handle, piece):
                return self._step(handle, piece)
        raise KeyError((place, piece))

    def remove_step(self, handle: InputStep) -> None:
        """Take a loose handle back, named as it was offered or as the draft has it.

        Raises ValueError when it was not taken, or when a later handle has closed its group.
        """
        taken = next((h for h in self._open() if handle in (h, self._as_given(h))), None)
        if taken is None:
            raise ValueError(handle)
        self._loose = tuple(h for h in self._loose if h != taken)
        self._given.pop(taken, None)
        self._forget()

    def clear(self) -> None:
        """Forget the draft."""
        self._loose, self._firm, self._given = (), (), {}
        self._forget()

    def _forget(self) -> None:
        """The draft is another one: what is on offer is worked out anew when it is asked for."""
        self._offers = self._lifts = None
        self._known = {}

    def _open(self) -> tuple[InputStep, ...]:
        """The loose handles that may still be taken back."""
        return () if self._firm else self._loose

    def _pressed(self, place: str) -> InputStep | None:
        return next((h for h in self._open() if h.place == place and not h.piece), None)

    def _as_given(self, handle: InputStep) -> InputStep:
        return handle._replace(piece=self._given[handle]) if handle in self._given else handle

    def _bit(self, given: InputStep) -> int:
        return next(self._bits[h] for h in self._loose if self._as_given(h) == given)

    def _mask(self) -> int:
        return sum(self._bits[handle] for handle in self._loose)

    def _offers_after(self, taken: int) -> tuple[InputStep, ...]:
        """What leads on from these loose handles; kept, as it is asked for every thing on the table."""
        if taken not in self._known:
            self._known[taken] = self._found_after(taken)
        return self._known[taken]

    def _found_after(self, taken: int) -> tuple[InputStep, ...]:
        done, seen = len(self._firm), 0
        found: dict[InputStep, None] = {}
        for path in self._paths:
            loose, firm = path
            if loose & taken != taken or firm[:done] != self._firm:
                continue
            if loose == taken:
                found.update(dict.fromkeys(firm[done : done + 1]))
            elif not done and (new := loose & ~taken & ~seen):
                seen |= new
                found.update((self._named[bit], None) for bit in _each(new))
        return tuple(found)

    def _step(self, handle: InputStep, piece: str) -> M | None:
        if handle.loose:
            self._loose += (handle,)
        else:
            self._firm += (handle,)
        if piece != handle.piece:
            self._given[handle] = piece
        self._forget()
        made = _Path(self._mask(), self._firm)
        return next((self._moves[i] for i, path in enumerate(self._paths) if path == made), None)


def _path(handles: Sequence[InputStep], bits: dict[InputStep, int]) -> _Path:
    loose = 0
    for handle in handles:
        if handle.loose:
            loose |= bits.setdefault(handle, 1 << len(bits))
    return _Path(loose, tuple(handle for handle in handles if not handle.loose))


def _each(bits: int) -> Iterator[int]:
    """The single bits of a set, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def _fits(handle: InputStep, piece: str) -> bool:
    return piece == handle.piece or piece in handle.also
