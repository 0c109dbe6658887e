"""Full positions that agree with a view: hidden gardens planted at random with the pieces everybody knows of."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from garden_desktop.core.game import Seat
from garden_desktop.games.paths_and_flower_beds.flow import order
from garden_desktop.games.paths_and_flower_beds.law import Law
from garden_desktop.games.paths_and_flower_beds.laying import Layings
from garden_desktop.games.paths_and_flower_beds.state import Garden, Laid, State

MOST_REPLANTED: Final = 3
TRIES: Final = 8


class Due(NamedTuple):
    """A piece that a garden must hold, and the turn it was laid in."""

    turn: int
    piece: str


class Barred(NamedTuple):
    """A piece that a garden had no room for at the start of a turn."""

    turn: int
    piece: str


def guess(law: Law, view: State, seat: Seat, rng: Random) -> State:
    """A full position that agrees with the view of `seat`; every one can come up (5.3)."""
    placed = placed_by(law, view)
    gardens = list(view.gardens)
    for owner, garden in enumerate(gardens):
        sealed = view.phase == "placing" and owner in placed and owner != seat
        if garden is None:
            gardens[owner] = _planted(law, view, owner, owner in placed, rng)
        elif sealed and law.open_grids and not law.solo:
            gardens[owner] = _laid_somewhere(law.layings, garden, Due(view.turn, view.piece), rng)
    return view._replace(gardens=tuple(gardens))


def placed_by(law: Law, view: State) -> tuple[Seat, ...]:
    """The seats that have laid the piece of this turn: open to all, as they place in a known order."""
    if view.phase != "placing":
        return ()
    placing = order(law, view)
    return placing[: placing.index(view.mover)]


def _planted(law: Law, view: State, owner: Seat, placed: bool, rng: Random) -> Garden:
    due = [
        Due(naming.turn, naming.piece) for naming in view.named if placed or naming.turn != view.turn or not view.piece
    ]
    garden = _packed(law.layings, law.layings.empty(), due, rng)
    return _stuck(law.layings, garden, _barred(law, view, owner), rng)


def _barred(law: Law, view: State, owner: Seat) -> list[Barred]:
    """What the garden of a seat is known to have had no room for (PF-44, PF-85)."""
    found = [Barred(view.turn, view.piece)] if owner in view.stuck else []
    for one in view.passed:
        if one.seat == owner:
            lap = law.lap(one.turn)
            named = {
                naming.piece
                for naming in view.named
                if law.no_repeat and law.lap(naming.turn) == lap and naming.turn < one.turn
            }
            found += [Barred(one.turn, piece) for piece in law.pack.of_kind(law.kind(one.turn)) if piece not in named]
    return found


def _packed(layings: Layings, garden: Garden, due: list[Due], rng: Random) -> Garden:
    """The garden with all these pieces in it. A piece without room drives others out, which are laid again."""
    waiting = rng.sample(due, len(due))
    while waiting:
        one = waiting.pop()
        if not layings.fits(garden.free, one.piece):
            laid = _least_crowded(layings, garden, one, rng)
            squares = layings.fit(laid.piece, laid.label).mask << laid.square
            for other in garden.laid:
                if squares & layings.fit(other.piece, other.label).mask << other.square:
                    garden = layings.without(garden, other)
                    waiting.insert(0, Due(other.turn, other.piece))
        garden = _laid_somewhere(layings, garden, one, rng)
    return _in_order(garden)


def _least_crowded(layings: Layings, garden: Garden, due: Due, rng: Random) -> Laid:
    """The place that has the fewest planted squares, of some places taken at random."""
    every = layings.moves(layings.usable, due.piece)
    some = [rng.choice(every) for _ in range(TRIES)]

    def crowd(laid: Laid) -> int:
        return (layings.fit(laid.piece, laid.label).mask << laid.square & ~garden.free).bit_count()

    index = layings.board.index
    return min((Laid(due.turn, due.piece, index[move.cell], move.label) for move in some), key=crowd)


def _laid_somewhere(layings: Layings, garden: Garden, due: Due, rng: Random) -> Garden:
    move = rng.choice(layings.moves(garden.free, due.piece))
    return layings.planted(garden, Laid(due.turn, due.piece, layings.board.index[move.cell], move.label))


def _stuck(layings: Layings, garden: Garden, barred: list[Barred], rng: Random) -> Garden:
    """The garden replanted, a few pieces at a time, until it has no room for what is barred."""
    room = _room(layings, garden, barred)
    while room:
        other = _replanted(layings, garden, rng)
        if other is not None:
            less = _room(layings, other, barred)
            if less <= room or rng.random() < exp(room - less):
                garden, room = other, less
    return _in_order(garden)


def _replanted(layings: Layings, garden: Garden, rng: Random) -> Garden | None:
    """The garden with one to three pieces laid elsewhere; None where one of them finds no place."""
    moved = rng.sample(garden.laid, min(len(garden.laid), rng.randint(1, MOST_REPLANTED)))
    for laid in moved:
        garden = layings.without(garden, laid)
    for laid in moved:
        if not layings.fits(garden.free, laid.piece):
            return None
        garden = _laid_somewhere(layings, garden, Due(laid.turn, laid.piece), rng)
    return garden


def _room(layings: Layings, garden: Garden, barred: list[Barred]) -> int:
    """In how many places the barred pieces had room."""
    return sum(len(layings.moves(_free_before(layings, garden, one.turn), one.piece)) for one in barred)


def _free_before(layings: Layings, garden: Garden, turn: int) -> int:
    """The free squares at the start of a turn."""
    free = garden.free
    for laid in garden.laid:
        if laid.turn >= turn:
            free |= layings.fit(laid.piece, laid.label).mask << laid.square
    return free


def _in_order(garden: Garden) -> Garden:
    return garden._replace(laid=tuple(sorted(garden.laid)))
