"""What may be known: views of a position and of a move, and full positions that agree with a view."""

from __future__ import annotations

from random import Random

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import NONE, Counts
from garden_desktop.games.stalk_exchange.rules import transitions
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.moves import UNSEEN, Move
from garden_desktop.games.stalk_exchange.rules.sight import not_in_sight, size
from garden_desktop.games.stalk_exchange.rules.state import State


def view(state: State, seat: Seat | None) -> State:
    """What `seat` may know; None is the shared screen. At the end all is open (SE-82, SE-94)."""
    if state.phase == "over":
        return state
    shown = tuple(own if owner == seat else None for owner, own in enumerate(state.portfolios))
    return state._replace(greenhouse=None, portfolios=shown)


def seen_by(config: RulesConfig, state: State, move: Move, seat: Seat | None) -> Move:
    """How `move`, made in `state`, looks to `seat`: what others are dealt is face down."""
    hidden = move.kind == "draw" and state.phase == "deal" and transitions.dealt_to(config, state) != seat
    return UNSEEN if hidden else move


def reveals(config: RulesConfig, state: State, move: Move) -> bool:
    """Whether the game ends with this move, so that all portfolios are laid open."""
    return move.kind in ("end", "draw") and transitions.apply(config, state, move).phase == "over"


def determinize(config: RulesConfig, view: State, seat: Seat, rng: Random) -> State:
    """A full position that agrees with the view: every deal of the flowers not in sight is possible (5.3)."""
    own = view.portfolios[seat]
    if view.phase == "over" or own is None:
        return view
    others = [owner for owner in range(config.seats) if owner != seat]
    unseen = list(map(int.__sub__, not_in_sight(config, view), own))
    for owner in others:
        unseen = list(map(int.__sub__, unseen, view.known[owner]))
    bag = [flower for flower, number in enumerate(unseen) for _ in range(number)]
    rng.shuffle(bag)
    portfolios = list(view.portfolios)
    for owner in others:
        sure = view.known[owner]
        lacks = size(config, view, owner) - sum(sure)
        portfolios[owner] = _counted(bag[:lacks], sure)
        del bag[:lacks]
    return view._replace(greenhouse=_counted(bag), portfolios=tuple(portfolios))


def _counted(flowers: list[int], more: Counts = NONE) -> Counts:
    return tuple(number + flowers.count(flower) for flower, number in enumerate(more))
