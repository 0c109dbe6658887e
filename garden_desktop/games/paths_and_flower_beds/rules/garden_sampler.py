"""Planting a hidden garden at random: with pieces it must hold, and without room for pieces it must have none for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import exp
from random import Random
from typing import Final, NamedTuple

from garden_desktop.core.square import nth_of
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit, Placements
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece

FORCED: Final = 400
"""So many pieces are laid on others before packing is given up."""
REPLANTED: Final = 4_000
"""So many times a garden is replanted in search of one without room."""
MOST: Final = 3
"""Pieces that are taken out at a time."""
TRIES: Final = 8


class RequiredPiece(NamedTuple):
    """A piece that a garden must hold, and the turn it was laid in."""

    turn: int
    piece: str


class ExcludedPiece(NamedTuple):
    """A piece that a garden had no room for at the start of a turn."""

    turn: int
    piece: str


class PiecePlacement(NamedTuple):
    """Where a piece lies: the way it lies, the square of its corner, and its squares as a mask."""

    fit: Fit
    square: int
    squares: int


class GardenSampler:
    """A garden in the making, with whatever lies in it already."""

    def __init__(self, layings: Placements, rng: Random, laid: Sequence[PlacedPiece] = ()) -> None:
        self._layings, self._rng = layings, rng
        self._free, self._lies = layings.usable, dict[RequiredPiece, PiecePlacement]()
        for one in laid:
            fit = layings.fit(one.piece, one.label)
            self._put(RequiredPiece(one.turn, one.piece), PiecePlacement(fit, one.square, fit.mask << one.square))

    def pack(self, pieces: Sequence[RequiredPiece]) -> bool:
        """Lay these pieces too. One without room drives others out, which are laid again; False, and the garden as
        it was, where that was done `FORCED` times in vain."""
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
        """Replant a few pieces at a time until there is no room for what is barred; False where `REPLANTED` times
        were not enough, and the garden with the least room was kept."""
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
        """What has come of it; a piece that was only to have room is left out."""
        found = self._layings.empty()
        for due, lie in sorted(self._lies.items(), key=lambda one: one[0]):
            if due != without:
                found = self._layings.planted(found, PlacedPiece(due.turn, due.piece, lie.square, lie.fit.label))
        return found

    def _laid(self, due: RequiredPiece) -> bool:
        """Lay a piece in any place there is for it; whether there was one."""
        places = self._layings.places(self._free, due.piece)
        number = sum(corners.bit_count() for _, corners in places)
        if number:
            self._put(due, self._chosen(places, number))
        return number > 0

    def _chosen(self, places: Sequence[tuple[Fit, int]], number: int) -> PiecePlacement:
        """One of so many places."""
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
        """Lay a piece where it drives out little, of some places taken at random; what it has driven out."""
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
        """Replant a few pieces, mostly not so that there is more room than before; how much there is then."""
        before = self._free, dict(self._lies)
        if self._replanted():
            left = self._room(barred)
            if left <= room or self._rng.random() < exp(room - left):
                return left
        self._free, self._lies = before
        return room

    def _replanted(self) -> bool:
        """Take one to three pieces out and lay them again; False where one of them finds no place any more."""
        rng = self._rng
        taken = rng.sample(list(self._lies), min(len(self._lies), rng.randint(1, MOST)))
        for due in taken:
            self._take(due)
        return all(self._laid(due) for due in taken)

    def _room(self, barred: Sequence[ExcludedPiece]) -> int:
        """In how many places the barred pieces had room."""
        room = 0
        for turn, pieces in groupby(barred, key=lambda one: one.turn):
            free = self._free
            for due, lie in self._lies.items():
                if due.turn >= turn:
                    free |= lie.squares
            for _, piece in pieces:
                room += sum(corners.bit_count() for _, corners in self._layings.places(free, piece))
        return room
