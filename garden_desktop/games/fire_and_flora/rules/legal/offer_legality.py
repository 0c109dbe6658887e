"""Why an offer cannot be drafted or answered like this, the first reason of section 8.6 first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import Reason
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import sides_of
from garden_desktop.games.fire_and_flora.rules.legal.bundles import EMPTY_HANDED, lands_after, last_type, tradable
from garden_desktop.games.fire_and_flora.rules.legal.verdicts import may_accept
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State


def _part(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """A part of a draft: owned, in the fixed order, and allowed in trades."""
    deal = _drafted(state)
    give, get = sides_of(deal)
    bundle = give if move.kind == "give" else get
    refused = _owned(state, deal, bundle, move)
    if refused is not None:
        return refused
    if (move.kind == "give" and get != EMPTY_HANDED) or not _in_order(state, deal, bundle, move):
        return reasons.DRAFT_ORDER
    if move.place != UNNAMED and not tradable(config, state, move.place):
        return reasons.HQ_NOT_TRADABLE
    return None


def _owned(state: State, deal: Deal, bundle: Bundle, move: Move) -> Reason | None:
    giver = deal.author if move.kind == "give" else deal.partner
    if move.number != UNNAMED:
        lacks = reasons.NOT_ENOUGH_COINS if move.kind == "give" else reasons.NOT_OWNED
        return lacks if move.number > state.coins[giver] else None
    if move.place != UNNAMED:
        return None if move.place in state.rows[giver] else reasons.NOT_OWNED
    if move.kind == "get":
        return reasons.TOO_MANY_CARDS if sum(bundle.cards) >= state.sizes[giver] else None
    own = state.hands[giver]
    return None if own is not None and own[move.cause] > bundle.cards[move.cause] else reasons.NOT_OWNED


def _in_order(state: State, deal: Deal, bundle: Bundle, move: Move) -> bool:
    giver = deal.author if move.kind == "give" else deal.partner
    if move.number != UNNAMED:
        return bundle == EMPTY_HANDED
    if move.place != UNNAMED:
        return move.place in lands_after(state, giver, bundle)
    return not bundle.lands and move.cause >= last_type(bundle)


def _propose(config: RulesConfig, state: State, move: Move) -> Reason | None:
    empty = sides_of(_drafted(state)) == (EMPTY_HANDED, EMPTY_HANDED)
    return reasons.EMPTY_OFFER if empty else None


def _counter(config: RulesConfig, state: State, move: Move) -> Reason | None:
    assert state.talks is not None
    return reasons.COUNTER_USED if state.talks.countered else None


def _accept(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return may_accept(config, state)


def _drafted(state: State) -> Deal:
    assert state.talks is not None
    assert state.talks.draft is not None
    return state.talks.draft


OF_OFFERS: Final[Mapping[str, Callable[[RulesConfig, State, Move], Reason | None]]] = {
    "give": _part,
    "get": _part,
    "propose": _propose,
    "counter": _counter,
    "accept": _accept,
}
