"""Move validator: the reason for a refusal, in the order of section 8.6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.types import CHANCE, Reason
from garden_desktop.games.fire_and_flora.data.cards import WATER
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.action_legality import OF_ACTIONS
from garden_desktop.games.fire_and_flora.rules.actions import may_accept
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import answers
from garden_desktop.games.fire_and_flora.rules.effects.trade import (
    EMPTY_HANDED,
    lands_after,
    last_type,
    sides_of,
    tradable,
)
from garden_desktop.games.fire_and_flora.rules.moves import CHANCE_KINDS, UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State

# Offers.


def _part(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Refusal of a part of a draft: not owned, out of order, or not tradable."""
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


Verdict = Callable[[RulesConfig, State, Move], Reason | None]

NODES: Final[Mapping[str, tuple[str, ...]]] = {
    "die": ("die",),
    "keep": ("lookout",),
    "reroll": ("lookout",),
    "protect": ("protect",),
    "douse": ("douse",),
    "pass": ("block", "douse"),
    "choose": ("choose",),
    "pay": ("quake",),
    "lose": ("quake",),
    "site": ("site",),
    "regrow": ("regrow",),
    "block": ("block",),
    "give": ("draft",),
    "get": ("draft",),
    "propose": ("draft",),
    "withdraw": ("draft", "answer_counter"),
    "accept": ("answer", "answer_counter"),
    "decline": ("answer", "answer_counter"),
    "counter": ("answer",),
    "discard": ("discard",),
}
"""Questions that each kind of move answers; chance moves answer the one of their own name, others part 4."""


def why_not(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Reason why `move` is illegal in `state`; None exactly when it is legal."""
    ask = state.ask
    if ask.kind == "over":
        return reasons.GAME_OVER
    if (move.kind in CHANCE_KINDS) != (ask.seat == CHANCE):
        return reasons.NOT_YOUR_DECISION
    if ask.kind == "discard" and move.kind == "end":
        return reasons.HAND_OVER_LIMIT
    usual = (move.kind,) if move.kind in CHANCE_KINDS else ("actions",)
    if ask.kind not in NODES.get(move.kind, usual):
        return reasons.WRONG_PHASE
    verdict = VERDICTS.get(move.kind)
    return verdict(config, state, move) if verdict is not None else None


def _among(allowed: bool) -> Reason | None:
    return None if allowed else reasons.NOT_A_CHOICE


def _starters(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(move.card in state.bag and config.pack.fields.get(move.card) == move.place)


def _land(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(move.card in (state.bag or state.queue[:1]))


def _drawn_from_hand(config: RulesConfig, state: State, move: Move) -> Reason | None:
    own = state.hands[state.ask.what]
    return _among(own is not None and own[move.cause] > 0)


def _resource(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(state.deck is not None and state.deck[move.cause] > 0)


def _choose(config: RulesConfig, state: State, move: Move) -> Reason | None:
    ask = state.ask
    if move.place != UNNAMED:
        return _among(move.place in ask.lands)
    return _among(move.seat in ask.seats if move.seat != UNNAMED else ask.may)


def _protect(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(move.place == UNNAMED or move.place in state.ask.lands)


def _regrow(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(move.place in (UNNAMED, state.ask.land))


def _building_shaken(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return _among(state.on[state.ask.land] == BUILT + move.card)


def _site(config: RulesConfig, state: State, move: Move) -> Reason | None:
    return None if move.place in state.ask.lands else reasons.NO_PLACE


def _block(config: RulesConfig, state: State, move: Move) -> Reason | None:
    assert state.exchange is not None
    if move.cause not in answers(state.exchange):
        return reasons.CANNOT_BLOCK
    return _held(state, move.cause)


def _held(state: State, kind: int) -> Reason | None:
    own = state.hands[state.ask.seat]
    return None if own is not None and own[kind] else reasons.CARD_NOT_HELD


VERDICTS: Final[Mapping[str, Verdict]] = {
    "starters": _starters,
    "land": _land,
    "lot": lambda config, state, move: _among(move.card in state.bag),
    "first": lambda config, state, move: _among(0 <= move.seat < config.seats),
    "event": lambda config, state, move: _among(move.card in state.events),
    "region": lambda config, state, move: _among(move.number != BOTH),
    "resource": _resource,
    "steal": _drawn_from_hand,
    "rat": _drawn_from_hand,
    "choose": _choose,
    "protect": _protect,
    "regrow": _regrow,
    "pay": _building_shaken,
    "lose": _building_shaken,
    "site": _site,
    "block": _block,
    "douse": lambda config, state, move: _held(state, WATER),
    "discard": lambda config, state, move: _held(state, move.cause),
    **OF_ACTIONS,
    **OF_OFFERS,
}
"""Checks by kind of move; kinds without one are legal wherever they answer the question."""
