"""What may be known: views of a position and of a move (PF-01, PF-87, PF-111)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import SEALED, Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order


def view(config: RulesConfig, state: State, seat: Seat | None) -> State:
    """What `seat` may know; None is the shared screen. A solo garden has nobody to hide from."""
    if config.solo or state.phase in ("tracing", "over"):
        return state
    shown = tuple(
        garden if owner == seat else _before_this_turn(config, state, garden) if config.open_grids else None
        for owner, garden in enumerate(state.gardens)
    )
    return state._replace(gardens=shown)


def seen_by(config: RulesConfig, state: State, move: Move, seat: Seat | None) -> Move:
    """How `move`, made in `state`, looks to `seat`: placements are sealed (PF-43)."""
    hidden = move.kind == "place" and not config.solo and state.mover != seat
    return SEALED if hidden else move


def reveals(config: RulesConfig, state: State, move: Move) -> bool:
    """Whether everybody learns from `move` what a hidden garden has room for, or sees it.

    A name tells who is stuck, where that was not certain; the last placement of a turn opens the gardens, or tells that
    the next seat can name.
    """
    if config.solo:
        return False
    if move.kind == "name":
        return not (config.open_grids or _surely_fits(config, state, move.piece))
    return move.kind == "place" and state.mover == order(config, state)[-1]


def _surely_fits(config: RulesConfig, state: State, piece: str) -> bool:
    """Whether no garden can be without room for a piece, however its owner planted (PF-44, PF-52).

    As long as fewer squares are planted than places for the piece lie side by side, one of these is free.
    """
    planted = sum(len(config.pack.shapes[naming.piece].lyings[0].cells) for naming in state.named)
    return planted < config.layings.side_by_side(piece)


def _before_this_turn(config: RulesConfig, state: State, garden: Garden | None) -> Garden | None:
    """An open garden without what is sealed until all have placed."""
    if garden is None or not garden.laid or garden.laid[-1].turn != state.turn:
        return garden
    return config.layings.without(garden, garden.laid[-1])
