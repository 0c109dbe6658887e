"""Full positions that agree with a view: hidden gardens planted at random with what everybody knows of them.

Everybody knows which pieces a garden holds, which it had no room for (PF-44, PF-85), and that there is room for the
piece of this turn, or for one that may be named, where somebody has yet to lay or to name it (PF-16, PF-47).
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.choices import named_in_lap
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.garden_sampler import ExcludedPiece, GardenSampler, RequiredPiece
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, NamedPiece, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order


class GardenKnowledge(NamedTuple):
    """What everybody knows of a garden.

    due     what it holds
    room    the pieces of which one at least has room
    barred  what it had no room for
    """

    due: tuple[RequiredPiece, ...]
    room: tuple[str, ...]
    barred: tuple[ExcludedPiece, ...]


def determinize(config: RulesConfig, view: State, seat: Seat, rng: Random) -> State:
    """A full position that agrees with the view of `seat`; every one can come up (5.3)."""
    placed = placed_by(config, view)
    gardens = list(view.gardens)
    for owner, garden in enumerate(gardens):
        if garden is None:
            gardens[owner] = _planted(config, view, known(config, view, owner), view.gardens[seat], rng)
        elif config.open_grids and not config.solo and owner in placed and owner != seat:
            gardens[owner] = _with_one_more(config, garden, RequiredPiece(view.turn, view.piece), rng)
    return view._replace(gardens=tuple(gardens))


def placed_by(config: RulesConfig, view: State) -> tuple[Seat, ...]:
    """The seats that have laid the piece of this turn: open to all, as they place in a known order."""
    if view.phase != "placing":
        return ()
    placing = order(config, view)
    return placing[: placing.index(view.mover)]


def known(config: RulesConfig, view: State, owner: Seat) -> GardenKnowledge:
    """What everybody knows of the garden of `owner`."""
    placed = owner in placed_by(config, view)
    due = tuple(
        RequiredPiece(naming.turn, naming.piece)
        for naming in view.named
        if placed or naming.turn != view.turn or not view.piece
    )
    return GardenKnowledge(due, () if placed else _room(config, view, owner), _barred(config, view, owner))


def _room(config: RulesConfig, view: State, owner: Seat) -> tuple[str, ...]:
    """Of which pieces one has room in a garden that has not been planted in this turn (PF-16, PF-47)."""
    if view.phase == "placing" and owner not in view.stuck:
        return (view.piece,)
    if view.phase == "naming" and owner == view.mover:
        out, layings = named_in_lap(config, view), config.layings
        pieces = config.pack.of_kind(config.kind(view.turn))
        return tuple(piece for piece in pieces if piece not in out and layings.fits(layings.usable, piece))
    return ()


def _barred(config: RulesConfig, view: State, owner: Seat) -> tuple[ExcludedPiece, ...]:
    """What a garden had no room for (PF-44, PF-85), by turn."""
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
    """A garden of which all that is true. A piece that has room is laid with the others, and taken out again."""
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
    """A garden too full to be planted at random, planted as the own one, which holds the same pieces (PF-52)."""
    laid = [] if own is None else [one for one in own.laid if RequiredPiece(one.turn, one.piece) in known.due]
    planting = GardenSampler(config.layings, rng, laid)
    lacking = [due for due in known.due if due not in {RequiredPiece(one.turn, one.piece) for one in laid}]
    planting.pack(lacking)
    return planting, next((spare for spare in roomy if planting.pack([spare])), None)


def _with_one_more(config: RulesConfig, garden: Garden, due: RequiredPiece, rng: Random) -> Garden:
    """An open garden with a piece laid where nobody saw it."""
    move = rng.choice(config.layings.moves(garden.free, due.piece))
    return config.layings.planted(garden, PlacedPiece(due.turn, due.piece, config.board.index[move.cell], move.label))
