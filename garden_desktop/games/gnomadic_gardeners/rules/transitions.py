"""State transitions: the effect of every move and draw (section 5)."""

from __future__ import annotations

from garden_desktop.core.types import CHANCE, Side
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import (
    ALL_ANIMALS,
    gnomes_of,
    items,
    open_animals,
    owned,
)
from garden_desktop.games.gnomadic_gardeners.rules.state import (
    BEFORE_THE_DRAW,
    HEN,
    NO_CARD,
    NOBODY,
    TASK_3,
    BlissEntry,
    Move,
    State,
    replace_side,
)


def setup(config: RulesConfig) -> State:
    """Initial state (GG-04, GG-12, GG-91, GG-130)."""
    start = config.automa_bliss
    entries = (BlissEntry(0, 1, (("start", start),)),) if start else ()
    return BEFORE_THE_DRAW._replace(pile=(config.cards,), scores=(0, start), entries=entries)


def apply(config: RulesConfig, state: State, move: Move) -> State:
    """The state after a legal move."""
    match move.kind:
        case "commit":
            return _commit(config, state, move)
        case "fulfil":
            return _fulfil(config, state, move.bits)
        case "task":
            return _task(config, state, move.bits)
        case "control":
            return _control(config, state, move.bits)
        case "pass":
            return _pass(config, state, move.bits)
        case "deal":
            return _deal(config, state, move.bits)
        case "animal":
            return _new_round(state._replace(animals=(0, move.bits)))
        case "use":
            return _score(config, state, used=move.bits)
        case "lend":
            return _score(config, state._replace(lent=move.bits))
        case "recruit":
            return _recruit(config, state)
        case "decline":
            return _score(config, state)
        case "keep":
            return _keep(config, state, move.bits)


# Set-up, and the new task card of every round.


def _task(config: RulesConfig, state: State, card: int) -> State:
    index = card.bit_length() - 1
    pile = _drawn(state.pile, card)
    left, right = state.pair
    if left == NO_CARD:
        return state._replace(pair=(index, right), pile=pile)
    state = state._replace(pair=(left, index), pile=pile)
    return _new_round(state) if state.round else state._replace(phase="deal")


def _drawn(blocks: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The blocks without `one`, which must lie in the top block."""
    rest = blocks[0] & ~one
    return (rest, *blocks[1:]) if rest else blocks[1:]


def _deal(config: RulesConfig, state: State, gnome: int) -> State:
    hand = state.hands[0] | gnome
    if hand.bit_count() < config.start:
        return state._replace(hands=(hand, 0))
    others = config.gnomes & ~hand
    if not config.solo:
        return _new_round(state._replace(hands=(hand, others)))
    state = state._replace(hands=(hand, 0), queue=(others,))
    return state._replace(phase="animal") if config.automa_animals else _new_round(state)


def _new_round(state: State) -> State:
    return state._replace(
        phase="commit",
        turn=0,
        round=state.round + 1,
        first=NOBODY,
        preps=(0, 0),
        done=(0, 0),
        gained=(0, 0),
    )


# Phase 1: sealed choices, then the reveal.


def _commit(config: RulesConfig, state: State, move: Move) -> State:
    side = state.turn
    sealed = state._replace(
        phase="control" if config.solo else "commit",
        turn=CHANCE if config.solo else 1,
        plays=replace_side(state.plays, side, move.bits),
        hen_off=replace_side(state.hen_off, side, move.hen_off),
    )
    return _reveal(config, sealed) if side else sealed


def _control(config: RulesConfig, state: State, card: int) -> State:
    index = card.bit_length() - 1
    left = state.controls[0]
    pile = _drawn(state.pile, card)
    if left == NO_CARD:
        return state._replace(controls=(index, NO_CARD), pile=pile)
    return _reveal(config, state._replace(controls=(left, index), pile=pile))


def _reveal(config: RulesConfig, state: State) -> State:
    """State after the reveal: prep totals and order, fixed for the round (GG-32 to GG-37)."""
    preps = prep(config, state, 0), prep(config, state, 1)
    first = 0 if (preps[0], state.scores[0]) < (preps[1], state.scores[1]) else 1
    if (preps[0], state.scores[0]) == (preps[1], state.scores[1]):
        first = config.younger
    return _resolve(config, state._replace(preps=preps, first=first), first)


def prep(config: RulesConfig, state: State, side: Side) -> int:
    """Prep total of a side in hours: printed hours, one a gnome with the Hen, the automa's by its cards."""
    if side and config.solo:
        orders = config.pack.middles[state.controls].prep
        return orders.worth(owned(state, 1).bit_count(), gnomes_of(state, 1))
    play = state.plays[side]
    if state.animals[side] & HEN and not state.hen_off[side]:
        return play.bit_count()
    return config.hours[play]


# Phase 2: the sides resolve one after the other.


def _resolve(config: RulesConfig, state: State, side: Side) -> State:
    if side and config.solo:
        return _automa(config, state)
    return state._replace(phase="fulfil", turn=side)


def _automa(config: RulesConfig, state: State) -> State:
    """State after the automa's resolution: it scores, blocks and gains, in this order (GG-107 to GG-111)."""
    orders = config.pack.middles[state.controls]
    bliss = orders.score.worth(owned(state, 1).bit_count(), gnomes_of(state, 1))
    state = _post(config, state, 1, (("automa", bliss),))
    return _next_side(config, _gain(config, state._replace(done=replace_side(state.done, 1, orders.blocks)), 1), 1)


def _fulfil(config: RulesConfig, state: State, tasks: int) -> State:
    """State after a task set is chosen: a question of the month, else the score."""
    side = state.turn
    state = state._replace(done=replace_side(state.done, side, tasks))
    if config.month == "july" and open_animals(config, state, side):
        return state._replace(phase="use")
    if config.month == "june" and side != state.first and state.hands[side] != state.plays[side]:
        return state._replace(phase="lend")
    if config.month == "october" and brings_animal(config, state, side):
        return _recruit(config, state) if config.must_recruit else state._replace(phase="recruit")
    return _score(config, state)


def brings_animal(config: RulesConfig, state: State, side: Side) -> int:
    """Bit of the animal that task #3 brings `side`; 0 if #3 was not done or the type is owned (GG-67, GG-155)."""
    animal = config.pack.middles[state.pair].animal
    return animal & ~owned(state, side) if state.done[side] & TASK_3 else 0


def _score(config: RulesConfig, state: State, used: int = ALL_ANIMALS) -> State:
    """State after the side to move has scored; outside October a new animal is gained (GG-64, GG-65)."""
    side = state.turn
    state = _post(config, state, side, items(config, state, side, used))
    return _next_side(config, state if config.month == "october" else _gain(config, state, side), side)


def _recruit(config: RulesConfig, state: State) -> State:
    """State after October's recruitment: score, flip, score the flipped animals, gain the new one (GG-150)."""
    side = state.turn
    flipped = owned(state, side)
    posted = _post(config, state, side, items(config, state, side, october=config.amount * flipped.bit_count()))
    turned = posted._replace(
        animals=replace_side(state.animals, side, 0), flipped=replace_side(state.flipped, side, flipped)
    )
    return _next_side(config, _gain(config, turned, side), side)


def _post(config: RulesConfig, state: State, side: Side, found: tuple[tuple[str, int], ...]) -> State:
    entry = BlissEntry(state.round, side, found)
    bliss = entry.total
    mine, yours = state.scores
    if config.basket:
        scores = mine + bliss, yours + bliss
    else:
        scores = (mine + bliss, yours) if side == 0 else (mine, yours + bliss)
    return state._replace(scores=scores, entries=(*state.entries, entry))


def _gain(config: RulesConfig, state: State, side: Side) -> State:
    new = brings_animal(config, state, side)
    if not new:
        return state
    return state._replace(
        animals=replace_side(state.animals, side, state.animals[side] | new),
        gained=replace_side(state.gained, side, new),
    )


def _next_side(config: RulesConfig, state: State, side: Side) -> State:
    return _resolve(config, state, 1 - side) if side == state.first else _end_test(config, state)


# Phase 3: end or reset.


def _end_test(config: RulesConfig, state: State) -> State:
    if is_over(config, state):
        return state._replace(phase="over", turn=CHANCE)
    asked = _next_keeper(config, state)
    if asked is not None:
        return state._replace(phase="keep", turn=asked)
    return _hand_over(config, state)


def is_over(config: RulesConfig, state: State) -> bool:
    """Whether a round that both sides have resolved ends the match (GG-73, GG-117, GG-167)."""
    if config.basket:
        return state.scores[0] >= config.level.goal or state.round >= config.level.last_round
    return max(state.scores) >= config.pack.numbers.target


def _next_keeper(config: RulesConfig, state: State) -> Side | None:
    """August: side that still has to choose the gnome it keeps (GG-144, GG-146)."""
    if config.month != "august":
        return None
    sides = (side for side in (0, 1) if state.plays[side].bit_count() == config.amount and not state.keeps[side])
    return next(sides, None)


def _keep(config: RulesConfig, state: State, gnome: int) -> State:
    state = state._replace(keeps=replace_side(state.keeps, state.turn, gnome))
    asked = _next_keeper(config, state)
    return _hand_over(config, state) if asked is None else state._replace(turn=asked)


def _hand_over(config: RulesConfig, state: State) -> State:
    if config.solo:
        passes = config.pack.middles[state.controls].passes
        owed = min(passes, gnomes_of(state, 1))
        state = state._replace(phase="pass", turn=CHANCE, owed=owed)
        return state if owed else _new_tasks(config, _sent_down(state))
    (mine, yours), (out, back) = state.hands, (leaving(state, 0), leaving(state, 1))
    hands = mine & ~out | back, yours & ~back | out
    return _new_tasks(config, state._replace(hands=hands))


def leaving(state: State, side: Side) -> int:
    """Gnomes that change sides: those played, without the one kept, with the one lent (GG-78, GG-137, GG-144)."""
    lent = state.lent if side != state.first else 0
    return state.plays[side] & ~state.keeps[side] | lent


def _pass(config: RulesConfig, state: State, gnome: int) -> State:
    state = state._replace(hands=(state.hands[0] | gnome, 0), queue=_drawn(state.queue, gnome), owed=state.owed - 1)
    return state if state.owed else _new_tasks(config, _sent_down(state))


def _sent_down(state: State) -> State:
    """Solo: the played gnomes become the lowest block of the automa's hand (GG-121)."""
    out = leaving(state, 0)
    return state._replace(hands=(state.hands[0] & ~out, 0), queue=(*state.queue, out))


def _new_tasks(config: RulesConfig, state: State) -> State:
    """State before the draw of a new task card: left card discarded, right one moved left (GG-82 to GG-86, GG-122)."""
    left, right = state.pair
    pile, discards = state.pile, state.discards
    if config.solo:
        pile = (*pile, sum(1 << card for card in (left, *state.controls)))
    else:
        discards |= 1 << left
        if not pile:
            pile, discards = (discards,), 0
    return state._replace(
        phase="task",
        turn=CHANCE,
        pair=(right, NO_CARD),
        controls=(NO_CARD, NO_CARD),
        pile=pile,
        discards=discards,
        plays=(0, 0),
        hen_off=(False, False),
        lent=0,
        keeps=(0, 0),
    )
