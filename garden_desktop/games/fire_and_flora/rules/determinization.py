"""Whole positions that agree with a view: every deal of the cards not in sight is possible (FF-195)."""

from __future__ import annotations

from random import Random

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, Counts, add, counted, minus, plus
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, NOWHERE, Deal, State
from garden_desktop.games.fire_and_flora.rules.transitions import apply


def unseen(config: RulesConfig, view: State) -> Counts:
    """The Resource Cards that these eyes cannot see, by type: deck and hidden hands together."""
    found = minus(config.stock, view.discard)
    for own in view.hands:
        found = minus(found, own or NONE)
    if view.exchange is not None:
        shown = (*view.exchange.cards, *(kind for _, kind in view.exchange.blocks))
        found = minus(found, counted(shown))
    return found


def determinize(config: RulesConfig, choices: MoveGenerator, view: State, seat: Seat, rng: Random) -> State:
    """A full position that agrees with the view of `seat`; all such positions can come up."""
    sure = [_certain(view, owner) for owner in range(config.seats)]
    rest = unseen(config, view)
    hidden = [owner for owner, own in enumerate(view.hands) if own is None]
    for owner in hidden:
        rest = minus(rest, sure[owner])
    bag = [kind for kind in TYPES for _ in range(rest[kind])]
    rng.shuffle(bag)
    hands = list(view.hands)
    for owner in hidden:
        lacks = view.sizes[owner] - sum(sure[owner])
        hands[owner] = plus(sure[owner], counted(bag[:lacks]))
        del bag[:lacks]
    full = view._replace(hands=tuple(hands), deck=counted(bag))
    return _with_draft(config, choices, _with_picks(full, rng), rng)


def _certain(view: State, owner: Seat) -> Counts:
    """The cards a hand must hold: those its owner has offered, and what the Pack Rat is seen to have picked."""
    found = NONE
    if view.rats[owner] not in (NOWHERE, HIDDEN):
        found = add(found, view.rats[owner])
    for deal in (view.talks.offer, view.talks.counter) if view.talks is not None else ():
        if deal is not None and deal.author == owner and deal.give is not None:
            found = plus(found, deal.give.cards)
    return found


def _with_picks(state: State, rng: Random) -> State:
    """A pick for each hand whose pick is masked."""
    rats = list(state.rats)
    for giver, pick in enumerate(rats):
        if pick == HIDDEN:
            own = state.hands[giver]
            assert own is not None
            rats[giver] = rng.choices(TYPES, own)[0]
    return state._replace(rats=tuple(rats))


def _with_draft(config: RulesConfig, choices: MoveGenerator, state: State, rng: Random) -> State:
    """Some draft its author could have got to, where the one under way is masked."""
    talks = state.talks
    if talks is None or talks.draft is None or talks.draft.give is not None:
        return state
    empty = Deal(talks.draft.author, talks.draft.partner)
    state = state._replace(talks=talks._replace(draft=empty))
    while rng.random() < 0.5:
        parts = [move for move in choices.legal(state) if move.kind in ("give", "get")]
        if not parts:
            break
        state = apply(config, state, rng.choice(parts))
    return state
