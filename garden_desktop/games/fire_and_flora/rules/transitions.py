"""State transitions: set-up, the effect of every move, the automatic steps that follow, turns and the end of the match
(section 5; FF-06 to FF-10, FF-35 to FF-48, FF-50 to FF-67).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import events
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects import landscape, resources, trade
from garden_desktop.games.fire_and_flora.rules.effects.landscape import cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.effects.position import (
    NOTHING_ASKED,
    MutablePosition,
    replace_at,
    without,
)
from garden_desktop.games.fire_and_flora.rules.effects.resources import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.events import EVENTS, next_seat
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import leaders, stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Ending, State, Step, Turn, TurnMarks

UNMARKED: Final = TurnMarks()
DRAW_EVENT: Final = Step("event")
PUT_AWAY: Final = Step("put away")
TURN_UP_LAND: Final = draw_lands(1)


def begin_turn(position: MutablePosition, step: Step) -> None:
    """Begin a turn: La Niña of this seat ends, marks are cleared, the four parts are scheduled (FF-51)."""
    position.turn = step.seat
    if step.seat in position.dry:
        position.dry = without(position.dry, step.seat)
    position.marks = UNMARKED
    position.drawn, position.rolled = NOWHERE, 0
    seat = step.seat
    position.then(DRAW_EVENT, TURN_UP_LAND, Step("income", seat), Step("coins", seat), Step("actions", seat))


def draw_event(position: MutablePosition, step: Step) -> None:
    """Ask for an event; an empty Event Deck is remade from its discard pile (FF-53)."""
    if not position.events:
        position.events, position.spent = tuple(sorted(position.spent)), ()
    if position.events:
        position.ask = step


def event(position: MutablePosition, step: Step, move: Move) -> None:
    position.events = without(position.events, move.card)
    position.event = position.drawn = move.card
    position.then(PUT_AWAY)
    EVENTS[position.config.cards[move.card].effect](position)


def put_event_away(position: MutablePosition, step: Step) -> None:
    """Discard the event, unless it stays in view (FF-52)."""
    if position.event != NOWHERE:
        position.spent = (*position.spent, position.event)
    position.event, position.area, position.spared, position.trail = NOWHERE, 0, (), ()


def draw_income(position: MutablePosition, step: Step) -> None:
    position.then(draws(step.seat, cards_a_turn(position.config, position, step.seat)))


def take_income(position: MutablePosition, step: Step) -> None:
    """Pay coins, which are counted after the cards are drawn (FF-58)."""
    position.pay(step.seat, -coins_a_turn(position.config, position, step.seat))


def await_action(position: MutablePosition, step: Step) -> None:
    position.ask = step


def end(position: MutablePosition, step: Step, move: Move) -> None:
    position.then(Step("discard", step.seat), Step("close", step.seat))


def trim_hand(position: MutablePosition, step: Step) -> None:
    if position.sizes[step.seat] > position.config.hand_limit:
        position.ask = step


def discard(position: MutablePosition, step: Step, move: Move) -> None:
    position.spend_card(step.seat, move.cause)
    position.then(step)


def close_turn(position: MutablePosition, step: Step) -> None:
    """End a turn: the next seat follows; after the last round the match stops (FF-10, FF-218)."""
    seats = range(position.config.seats)
    income = tuple([coins_a_turn(position.config, position, seat) for seat in seats])
    stars = tuple([stars_of(position.config, position, seat) for seat in seats])
    position.past = (*position.past, Turn(step.seat, position.drawn, position.rolled, stars, position.coins, income))
    seat = next_seat(position, step.seat)
    if seat != position.first:
        position.then(Step("turn", seat))
    elif position.round < position.config.rounds:
        position.round += 1
        position.then(Step("turn", seat))
    else:
        _stop(position)


def _stop(position: MutablePosition) -> None:
    """End the match at the round limit: most stars, then most coins; a solo challenge is lost (FF-10, FF-218)."""
    if position.config.solo:
        finish(position, "challenge_lost", ())
    else:
        finish(position, "round_limit", leaders(position.config, position))


def compare_stars(position: MutablePosition) -> None:
    """End the match if a seat has reached the target: the active one first, then clockwise (FF-06, FF-07)."""
    position.touched = False
    for seat in position.clockwise(max(0, position.turn)):
        if stars_of(position.config, position, seat) >= position.config.target:
            finish(position, "target", (seat,))
            return


def finish(position: MutablePosition, ending: Ending, winners: tuple[Seat, ...]) -> None:
    position.ending, position.winners = ending, winners
    position.ask = Step("over", NOBODY)
    position.todo = ()


# Set-up (FF-35 to FF-48).


def empty_table(config: RulesConfig) -> State:
    """Initial state: nothing is dealt, and the first pair of starters is due."""
    seats = config.seats
    return State(
        ask=Step("starters", what=0),
        todo=(Step("consolation"), Step("first"), draw_lands(config.figures.market_start), *_deals(config)),
        turn=NOBODY,
        first=NOBODY,
        round=1,
        rows=((),) * seats,
        on=(EMPTY,) * config.parcels,
        seeds=(),
        coins=(config.figures.start_coins,) * seats,
        hands=(NONE,) * seats,
        sizes=(0,) * seats,
        pool=tuple(one.cards for one in config.species),
        market=(),
        bag=tuple(range(len(config.lands))),
        queue=(),
        deck=config.stock,
        left=sum(config.stock),
        discard=NONE,
        events=config.events,
        spent=(),
        event=NOWHERE,
        drawn=NOWHERE,
        area=0,
        rolled=0,
        winds=(),
        spared=(),
        trail=(),
        dry=(),
        grants=(),
        lots=(),
        rats=(NOWHERE,) * seats,
        marks=TurnMarks(),
        exchange=None,
        talks=None,
        ending="",
        winners=(),
        past=(),
    )


def _deals(config: RulesConfig) -> tuple[Step, ...]:
    """Steps that deal starters to every seat but the first, on a stack: the last seat first."""
    return tuple(Step("deal", what=seat) for seat in reversed(range(1, config.seats)))


def deal(position: MutablePosition, step: Step) -> None:
    position.ask = step._replace(kind="starters")


def starters(position: MutablePosition, step: Step, move: Move) -> None:
    """Give a seat its Headquarters and the Empty Field of that number; others stay in the Land Deck (FF-36, FF-37)."""
    position.bag = without(without(position.bag, move.card), move.place)
    if position.config.is_building(move.card):
        row: tuple[int, ...] = (move.place,)
        position.set_on(move.place, BUILT + move.card)
    else:
        row = (move.card, move.place)
    position.rows = replace_at(position.rows, step.what, row)


def find_first(position: MutablePosition, step: Step) -> None:
    """Determine the first seat: lots, a uniform draw, or the seat agreed on (FF-45, FF-213)."""
    match position.config.first_player:
        case "lots":
            position.then(Step("lots", seats=tuple(range(position.config.seats))))
        case "random":
            position.ask = step
        case seat:
            position.first = int(seat) - 1


def first(position: MutablePosition, step: Step, move: Move) -> None:
    position.first = move.seat


def draw_lots(position: MutablePosition, step: Step) -> None:
    position.then(*(Step("lot", what=seat) for seat in step.seats), Step("compare", seats=step.seats))


def draw_lot(position: MutablePosition, step: Step) -> None:
    """Ask for the lot of one seat; ties that use up the Land Deck leave some without."""
    if position.bag:
        position.ask = step


def lot(position: MutablePosition, step: Step, move: Move) -> None:
    position.bag = without(position.bag, move.card)
    position.lots = (*position.lots, (step.what, move.card))


def compare_lots(position: MutablePosition, step: Step) -> None:
    """Choose the seat with the highest lot; ties draw again, then all lots go back (FF-46)."""
    cost = {seat: position.config.lands[card].cost for seat, card in position.lots}
    dearest = max(cost.get(seat, 0) for seat in step.seats)
    tied = tuple(seat for seat in step.seats if cost.get(seat, 0) == dearest)
    if len(tied) > 1 and position.bag:
        position.then(Step("lots", seats=tied))
        return
    position.first = tied[0]
    position.bag = tuple(sorted((*position.bag, *(card for _, card in position.lots))))
    position.lots = ()


def console(position: MutablePosition, step: Step) -> None:
    """Compensate later seats: a card for the fourth of four, more with `seat_balance`; then the first turn."""
    order = position.clockwise(position.first)
    steps = [draws(order[3], position.config.figures.fourth_player_cards)] if len(order) == 4 else []
    for more in position.config.pack.balance if position.config.seat_balance else ():
        if more.players == len(order) and more.place <= len(order):
            seat = order[more.place - 1]
            position.pay(seat, -more.coins)
            steps.append(draws(seat, more.cards))
    position.then(*steps, Step("turn", position.first))


Act: TypeAlias = Callable[[MutablePosition, Move], None]
Answer: TypeAlias = Callable[[MutablePosition, Step, Move], None]
Next: TypeAlias = Callable[[MutablePosition, Step], None]

ACTS: Final[Mapping[str, Act]] = {
    "buy": landscape.buy,
    "play": resources.declare,
    "steal-card": resources.declare,
    "steal-coins": resources.declare,
    "plant": resources.declare,
    "use": landscape.use,
    "demolish": landscape.demolish,
    "draw": resources.draw,
    "sell": resources.sell,
    "offer": trade.offer,
}
"""Actions of part 4, which continues after them."""

ANSWERS: Final[Mapping[str, Answer]] = {
    "starters": starters,
    "land": resources.land,
    "lot": lot,
    "first": first,
    "event": event,
    "resource": resources.resource,
    "die": events.die,
    "region": events.region,
    "steal": resources.steal,
    "rat": events.rat,
    "end": end,
    "block": resources.block,
    "douse": events.douse,
    "give": trade.part,
    "get": trade.part,
    "propose": trade.propose,
    "withdraw": trade.withdraw,
    "accept": trade.accept,
    "decline": trade.decline,
    "counter": trade.counter,
    "site": landscape.site,
    "regrow": landscape.regrow,
    "protect": events.protect,
    "choose": events.choose,
    "keep": events.keep_roll,
    "reroll": events.reroll,
    "pay": events.pay,
    "lose": events.lose,
    "discard": discard,
}
"""Functions that carry out the answer to a question or draw."""

PASSES: Final[Mapping[str, Answer]] = {"block": resources.let_pass, "douse": events.let_burn}

STEPS: Final[Mapping[str, Next]] = {
    "deal": deal,
    "lands": resources.turn_up_lands,
    "draws": resources.draw_cards,
    "first": find_first,
    "lots": draw_lots,
    "lot": draw_lot,
    "compare": compare_lots,
    "consolation": console,
    "turn": begin_turn,
    "event": draw_event,
    "put away": put_event_away,
    "income": draw_income,
    "coins": take_income,
    "actions": await_action,
    "discard": trim_hand,
    "close": close_turn,
    "die": events.roll_die,
    "lookout": events.offer_reroll,
    "rows": events.burn_rows,
    "row": events.burn_row,
    "protect": events.offer_protection,
    "burn": events.burn_lands,
    "region": events.roll_region,
    "sweep": events.sweep,
    "sweep_row": events.sweep_row,
    "flood": events.flood_rows,
    "drown": events.drown,
    "settle": events.plant_giant_reed,
    "treat": events.treat,
    "choose": events.offer_choice,
    "place": events.place_weed,
    "quakes": events.shake,
    "tremble": events.tremble,
    "rat": events.pick,
    "rats": events.rats_run,
    "regrow": landscape.offer_regrowth,
}
"""Functions that carry out a pending step, or ask its question."""


def apply(config: RulesConfig, state: State, move: Move) -> State:
    """The state after a legal move and all automatic steps."""
    position = MutablePosition(config, state)
    answer(position, move)
    run(position)
    return position.state()


def answer(position: MutablePosition, move: Move) -> None:
    """Carry out a move, without the automatic steps that follow."""
    step, position.ask = position.ask, NOTHING_ASKED
    act = ACTS.get(move.kind)
    if act is not None:
        position.then(step)
        act(position, move)
    elif move.kind == "pass":
        PASSES[step.kind](position, step, move)
    else:
        ANSWERS[move.kind](position, step, move)


def run(position: MutablePosition) -> None:
    """Carry out steps until a decision is due; `due` and `advance` in one loop, because every move passes here."""
    while True:
        if position.touched:
            compare_stars(position)
        if position.ask is not NOTHING_ASKED:
            return
        step = position.next_step()
        STEPS[step.kind](position, step)


def due(position: MutablePosition) -> bool:
    """Whether a decision is due. Stars are compared after every single change (FF-06)."""
    if position.touched:
        compare_stars(position)
    return position.ask is not NOTHING_ASKED


def advance(position: MutablePosition) -> None:
    """Carry out one step."""
    step = position.next_step()
    STEPS[step.kind](position, step)
