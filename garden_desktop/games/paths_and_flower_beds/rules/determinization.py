"""Determinizations of a view: hidden gardens sampled so that they agree with all public knowledge.

Public is which pieces a garden holds, which it had no room for (PF-44, PF-85), and that there is room for the
piece of this turn, or for one that may be named, while its owner has yet to place or to name it (PF-16, PF-47).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import exp
from random import Random
from typing import Final, NamedTuple

from garden_desktop.core.square import nth_of
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import named_in_lap
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit, Placements
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, NamedPiece, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order

# Sampling of one garden.


FORCED: Final = 400
"""Number of placements that displace other pieces before packing is given up."""
REPLANTED: Final = 4_000
"""Number of local search steps in search of a garden without room for excluded pieces."""
MOST: Final = 3
"""Largest number of pieces moved in one step."""
TRIES: Final = 8


class RequiredPiece(NamedTuple):
    """A piece that a garden must hold, with the turn in which it was placed."""

    turn: int
    piece: str


class ExcludedPiece(NamedTuple):
    """A piece that a garden had no room for at the start of a turn."""

    turn: int
    piece: str


class PiecePlacement(NamedTuple):
    """Position of a piece: orientation, square of its corner, mask of its squares."""

    fit: Fit
    square: int
    squares: int


class GardenSampler:
    """Random garden that satisfies constraints, built by randomized packing and local search."""

    def __init__(self, layings: Placements, rng: Random, laid: Sequence[PlacedPiece] = ()) -> None:
        self._layings, self._rng = layings, rng
        self._free, self._lies = layings.usable, dict[RequiredPiece, PiecePlacement]()
        for one in laid:
            fit = layings.fit(one.piece, one.label)
            self._put(RequiredPiece(one.turn, one.piece), PiecePlacement(fit, one.square, fit.mask << one.square))

    def pack(self, pieces: Sequence[RequiredPiece]) -> bool:
        """Add pieces at random placements. Returns False, with the garden unchanged, if that fails.

        A piece without room displaces others, which are placed again (at most `FORCED` times).
        """
        before = self._free, dict(self._lies)
        waiting, left = self._rng.sample(pieces, len(pieces)), FORCED
        while waiting:
            if self._laid(waiting[-1]):
                waiting.pop()
            elif left:
                waiting[:0] = self._forced(waiting.pop())
                left -= 1
            else:
                self._free, self._lies = before
                return False
        return True

    def bar(self, barred: Sequence[ExcludedPiece]) -> bool:
        """Move pieces until no excluded piece has room; False if that fails, with the best garden found.

        Metropolis sampling of at most `REPLANTED` steps, whose energy is the number of excluded placements that fit.
        """
        room = self._room(barred)
        best = room, self._free, dict(self._lies)
        for _ in range(REPLANTED):
            if not (room and self._lies):
                break
            room = self._step(barred, room)
            if room < best[0]:
                best = room, self._free, dict(self._lies)
        room, self._free, self._lies = best
        return not room

    def garden(self, *, without: RequiredPiece | None) -> Garden:
        """The garden sampled; `without` is a piece that only reserved room and is left out."""
        found = self._layings.empty()
        for due, lie in sorted(self._lies.items(), key=lambda one: one[0]):
            if due != without:
                found = self._layings.planted(found, PlacedPiece(due.turn, due.piece, lie.square, lie.fit.label))
        return found

    def _laid(self, due: RequiredPiece) -> bool:
        """Place a piece uniformly at random where it fits; returns whether it does."""
        places = self._layings.places(self._free, due.piece)
        number = sum(corners.bit_count() for _, corners in places)
        if number:
            self._put(due, self._chosen(places, number))
        return number > 0

    def _chosen(self, places: Sequence[tuple[Fit, int]], number: int) -> PiecePlacement:
        """Placement chosen uniformly among `number` ones, given as masks of corners by orientation."""
        nth = self._rng.randrange(number)
        for fit, corners in places:
            if nth < corners.bit_count():
                square = nth_of(corners, nth)
                return PiecePlacement(fit, square, fit.mask << square)
            nth -= corners.bit_count()
        raise IndexError(nth)

    def _put(self, due: RequiredPiece, lie: PiecePlacement) -> None:
        self._lies[due] = lie
        self._free &= ~lie.squares

    def _take(self, due: RequiredPiece) -> None:
        self._free |= self._lies.pop(due).squares

    def _forced(self, due: RequiredPiece) -> list[RequiredPiece]:
        """Place a piece where it displaces few squares, the best of `TRIES` random placements.

        Returns the displaced pieces.
        """
        places = self._layings.places(self._layings.usable, due.piece)
        number = sum(corners.bit_count() for _, corners in places)
        some = [self._chosen(places, number) for _ in range(TRIES)]
        least = min(some, key=lambda lie: (lie.squares & ~self._free).bit_count())
        driven = [other for other, lie in self._lies.items() if lie.squares & least.squares]
        for other in driven:
            self._take(other)
        self._put(due, least)
        return driven

    def _step(self, barred: Sequence[ExcludedPiece], room: int) -> int:
        """Metropolis step: move a few pieces, accept by the change of room; returns the new room."""
        before = self._free, dict(self._lies)
        if self._replanted():
            left = self._room(barred)
            # Worse gardens are accepted with exp(-increase), so that the search leaves local minima.
            if left <= room or self._rng.random() < exp(room - left):
                return left
        self._free, self._lies = before
        return room

    def _replanted(self) -> bool:
        """Take one to three pieces out and place them again; False if one no longer fits."""
        rng = self._rng
        taken = rng.sample(list(self._lies), min(len(self._lies), rng.randint(1, MOST)))
        for due in taken:
            self._take(due)
        return all(self._laid(due) for due in taken)

    def _room(self, barred: Sequence[ExcludedPiece]) -> int:
        """Number of placements that excluded pieces had at the start of their turns."""
        room = 0
        for turn, pieces in groupby(barred, key=lambda one: one.turn):
            free = self._free
            for due, lie in self._lies.items():
                # Pieces of this turn and later ones were not there yet.
                if due.turn >= turn:
                    free |= lie.squares
            for _, piece in pieces:
                room += sum(corners.bit_count() for _, corners in self._layings.places(free, piece))
        return room


class GardenKnowledge(NamedTuple):
    """Public knowledge of a garden.

    due     pieces that it holds
    room    the pieces of which one at least has room
    barred  pieces that it had no room for
    """

    due: tuple[RequiredPiece, ...]
    room: tuple[str, ...]
    barred: tuple[ExcludedPiece, ...]


def determinize(config: RulesConfig, view: State, seat: Seat, rng: Random) -> State:
    """Full state that agrees with the view of `seat`; every such state can be sampled (5.3)."""
    placed = placed_by(config, view)
    gardens = list(view.gardens)
    for owner, garden in enumerate(gardens):
        if garden is None:
            gardens[owner] = _planted(config, view, known(config, view, owner), view.gardens[seat], rng)
        elif config.open_grids and not config.solo and owner in placed and owner != seat:
            gardens[owner] = _with_one_more(config, garden, RequiredPiece(view.turn, view.piece), rng)
    return view._replace(gardens=tuple(gardens))


def placed_by(config: RulesConfig, view: State) -> tuple[Seat, ...]:
    """Seats that have placed the piece of this turn; public, because the order of placing is."""
    if view.phase != "placing":
        return ()
    placing = order(config, view)
    return placing[: placing.index(view.mover)]


def known(config: RulesConfig, view: State, owner: Seat) -> GardenKnowledge:
    """Public knowledge of the garden of `owner`."""
    placed = owner in placed_by(config, view)
    due = tuple(
        RequiredPiece(naming.turn, naming.piece)
        for naming in view.named
        if placed or naming.turn != view.turn or not view.piece
    )
    return GardenKnowledge(due, () if placed else _room(config, view, owner), _barred(config, view, owner))


def _room(config: RulesConfig, view: State, owner: Seat) -> tuple[str, ...]:
    """Pieces of which at least one fits in a garden whose owner has not placed in this turn (PF-16, PF-47)."""
    if view.phase == "placing" and owner not in view.stuck:
        return (view.piece,)
    if view.phase == "naming" and owner == view.mover:
        out, layings = named_in_lap(config, view), config.layings
        pieces = config.pack.of_kind(config.kind(view.turn))
        return tuple(piece for piece in pieces if piece not in out and layings.fits(layings.usable, piece))
    return ()


def _barred(config: RulesConfig, view: State, owner: Seat) -> tuple[ExcludedPiece, ...]:
    """Pieces that a garden had no room for (PF-44, PF-85), by turn."""
    found = []
    for one in view.passed:
        if one.seat == owner:
            before = named_in_lap(config, view._replace(turn=one.turn, named=_before(view, one.turn)))
            found += [
                ExcludedPiece(one.turn, piece)
                for piece in config.pack.of_kind(config.kind(one.turn))
                if piece not in before
            ]
    return (*found, ExcludedPiece(view.turn, view.piece)) if owner in view.stuck else tuple(found)


def _before(view: State, turn: int) -> tuple[NamedPiece, ...]:
    return tuple(naming for naming in view.named if naming.turn < turn)


def _planted(config: RulesConfig, view: State, known: GardenKnowledge, own: Garden | None, rng: Random) -> Garden:
    """Random garden that agrees with `known`. A piece that must have room is placed too, and taken out at the end."""
    roomy = [RequiredPiece(view.turn, piece) for piece in rng.sample(known.room, len(known.room))]
    spare = roomy[0] if roomy else None
    planting = GardenSampler(config.layings, rng)
    if not planting.pack((*known.due, *roomy[:1])):
        planting, spare = _like_ones_own(config, known, own, roomy, rng)
    planting.bar(known.barred)
    return planting.garden(without=spare)


def _like_ones_own(
    config: RulesConfig, known: GardenKnowledge, own: Garden | None, roomy: list[RequiredPiece], rng: Random
) -> tuple[GardenSampler, RequiredPiece | None]:
    """Garden modelled on the viewer's own one, which holds the same pieces (PF-52).

    For gardens so full that random packing fails. Returns the sampler, and the piece that only reserves room.
    """
    laid = [] if own is None else [one for one in own.laid if RequiredPiece(one.turn, one.piece) in known.due]
    planting = GardenSampler(config.layings, rng, laid)
    lacking = [due for due in known.due if due not in {RequiredPiece(one.turn, one.piece) for one in laid}]
    planting.pack(lacking)
    return planting, next((spare for spare in roomy if planting.pack([spare])), None)


def _with_one_more(config: RulesConfig, garden: Garden, due: RequiredPiece, rng: Random) -> Garden:
    """A public garden with this turn's piece, whose placement is still hidden."""
    move = rng.choice(config.layings.moves(garden.free, due.piece))
    return config.layings.planted(garden, PlacedPiece(due.turn, due.piece, config.board.index[move.cell], move.label))
