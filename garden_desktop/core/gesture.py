"""Move input: the input steps of which a move is made, and indexes of legal moves by step (what can be picked up, where
it can be dropped, what a press means). For games with too many legal moves to list them, each draft generates its
next steps.

Mouse drag, two clicks, keyboard, list mode and screen reader all go through one MoveBuilder, so that none of them can
do what another cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

M = TypeVar("M")


class InputStep(NamedTuple):
    """Step of entering a move (a partial action): drop `piece` on `place`, or press `place` (piece "").

    Loose steps of one move may come in any order and can be taken back; the first step that is not loose (a firm step)
    ends that. `also` names pieces whose drop on `place` means the same.
    """

    place: str
    piece: str = ""
    loose: bool = False
    also: tuple[str, ...] = ()


Draft: TypeAlias = tuple[InputStep, ...]
"""A partial move: the input steps a person has entered so far, in order."""


class MoveSequence(NamedTuple):
    """A macro move: several moves of one person entered together, such as the parts of an offer and its proposal."""

    moves: tuple[Any, ...]


class _Path(NamedTuple):
    """Input steps of one move: its loose steps as a bit set, then its firm steps in order."""

    loose: int
    firm: tuple[InputStep, ...]


class MoveBuilder(Generic[M]):
    """Builder of one legal move from input steps. Keeps the draft (the steps so far) until the move is complete or the
    draft is cleared.

    Offers are found by a scan of all legal moves, with subset tests on bit sets: O(legal moves) for each distinct set
    of loose steps, then cached until the draft changes.
    """

    def __init__(self, gestures: Iterable[tuple[M, Sequence[InputStep]]]) -> None:
        self._bits: dict[InputStep, int] = {}
        self._moves: list[M] = []
        self._paths: list[_Path] = []
        for move, steps in gestures:
            self._moves.append(move)
            self._paths.append(_path(steps, self._bits))
        self._named = {bit: step for step, bit in self._bits.items()}
        self._loose: tuple[InputStep, ...] = ()
        self._firm: tuple[InputStep, ...] = ()
        self._given: dict[InputStep, str] = {}
        self._offers: tuple[InputStep, ...] | None = None
        self._lifts: frozenset[str] | None = None
        self._known: dict[int, tuple[InputStep, ...]] = {}

    def restrict_to(self, moves: Container[M]) -> None:
        """Offer only these moves. Call before the first step."""
        kept = [(move, path) for move, path in zip(self._moves, self._paths, strict=True) if move in moves]
        self._moves, self._paths = [move for move, _ in kept], [path for _, path in kept]
        self._forget()

    @property
    def draft(self) -> Draft:
        """Input steps so far; `piece` is the one really dropped where `also` allowed others."""
        return tuple(self._as_given(step) for step in self._loose + self._firm)

    def offers(self) -> tuple[InputStep, ...]:
        """All steps that lead on to at least one legal move, in the order of the legal moves."""
        if self._offers is None:
            self._offers = self._offers_after(self._mask())
        return self._offers

    def lifts(self) -> frozenset[str]:
        """Pieces that can be picked up now, including those dropped loosely before."""
        if self._lifts is None:
            offered = (piece for step in self.offers() for piece in (step.piece, *step.also))
            laid = (self._as_given(step).piece for step in self._open())
            self._lifts = frozenset(filter(None, (*offered, *laid)))
        return self._lifts

    def drops(self, piece: str) -> tuple[str, ...]:
        """Places where `piece` can be dropped now; a loosely dropped piece can move on to another place."""
        lies = self.placed(piece)
        offers = self.offers() if lies is None else self._offers_after(self._mask() & ~self._bit(lies))
        there = "" if lies is None else lies.place
        return tuple(dict.fromkeys(h.place for h in offers if _fits(h, piece) and h.place != there))

    def presses(self) -> frozenset[str]:
        """Places that can be pressed now, including those whose press would be taken back."""
        return frozenset(step.place for step in self.offers() + self._open() if not step.piece)

    def placed(self, piece: str) -> InputStep | None:
        """Loose step of the draft that dropped `piece`, or None."""
        return next((h for h in map(self._as_given, self._open()) if piece and h.piece == piece), None)

    def last_open(self) -> InputStep | None:
        """Last step of the draft that can be taken back; None where there is none."""
        return next((self._as_given(step) for step in reversed(self._open())), None)

    def blocking_step(self, piece: str) -> InputStep | None:
        """Loose step that must be taken back before `piece` can be picked up; None where that does not help."""
        mask = self._mask()
        for step in self._open():
            if any(_fits(offer, piece) for offer in self._offers_after(mask & ~self._bits[step])):
                return step
        return None

    def add_step(self, place: str, piece: str = "") -> M | None:
        """Add one step to the draft; returns the move once it is complete.

        Pressing a pressed place takes that press back; dropping a loosely placed piece elsewhere moves it. Raises
        KeyError when the step is not on offer.
        """
        if not piece and (pressed := self._pressed(place)) is not None:
            self.remove_step(pressed)
            return None
        if piece and place not in self.drops(piece):
            raise KeyError((place, piece))
        if (lies := self.placed(piece)) is not None:
            self.remove_step(lies)
        for step in self.offers():
            if step.place == place and _fits(step, piece):
                return self._step(step, piece)
        raise KeyError((place, piece))

    def remove_step(self, step: InputStep) -> None:
        """Take a loose step back, given as it was offered or as it is in the draft.

        Raises ValueError when it is not in the draft, or when a firm step has followed.
        """
        taken = next((h for h in self._open() if step in (h, self._as_given(h))), None)
        if taken is None:
            raise ValueError(step)
        self._loose = tuple(h for h in self._loose if h != taken)
        self._given.pop(taken, None)
        self._forget()

    def clear(self) -> None:
        """Clear the draft."""
        self._loose, self._firm, self._given = (), (), {}
        self._forget()

    def _forget(self) -> None:
        """Invalidate the cached offers after a change of the draft."""
        self._offers = self._lifts = None
        self._known = {}

    def _open(self) -> tuple[InputStep, ...]:
        """Loose steps that can still be taken back."""
        return () if self._firm else self._loose

    def _pressed(self, place: str) -> InputStep | None:
        return next((h for h in self._open() if h.place == place and not h.piece), None)

    def _as_given(self, step: InputStep) -> InputStep:
        return step._replace(piece=self._given[step]) if step in self._given else step

    def _bit(self, given: InputStep) -> int:
        return next(self._bits[h] for h in self._loose if self._as_given(h) == given)

    def _mask(self) -> int:
        return sum(self._bits[step] for step in self._loose)

    def _offers_after(self, taken: int) -> tuple[InputStep, ...]:
        """Steps that lead on from this set of loose steps; cached, because every refresh asks for each piece on the
        table."""
        if taken not in self._known:
            self._known[taken] = self._found_after(taken)
        return self._known[taken]

    def _found_after(self, taken: int) -> tuple[InputStep, ...]:
        done, seen = len(self._firm), 0
        found: dict[InputStep, None] = {}
        for path in self._paths:
            loose, firm = path
            # A move fits the draft when its loose steps include those taken and its firm steps begin with those taken.
            if loose & taken != taken or firm[:done] != self._firm:
                continue
            if loose == taken:
                found.update(dict.fromkeys(firm[done : done + 1]))
            # `seen` skips loose steps that an earlier move has offered already, so that each bit is unpacked once.
            elif not done and (new := loose & ~taken & ~seen):
                seen |= new
                found.update((self._named[bit], None) for bit in _each(new))
        return tuple(found)

    def _step(self, step: InputStep, piece: str) -> M | None:
        if step.loose:
            self._loose += (step,)
        else:
            self._firm += (step,)
        if piece != step.piece:
            self._given[step] = piece
        self._forget()
        made = _Path(self._mask(), self._firm)
        return next((self._moves[i] for i, path in enumerate(self._paths) if path == made), None)


def _path(steps: Sequence[InputStep], bits: dict[InputStep, int]) -> _Path:
    loose = 0
    for step in steps:
        if step.loose:
            loose |= bits.setdefault(step, 1 << len(bits))
    return _Path(loose, tuple(step for step in steps if not step.loose))


def _each(bits: int) -> Iterator[int]:
    """Single bits of a bit set, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def _fits(step: InputStep, piece: str) -> bool:
    return piece == step.piece or piece in step.also


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
