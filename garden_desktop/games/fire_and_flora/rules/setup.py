"""Set-up: the empty table, and the steps until the first turn (FF-35 to FF-48)."""

from __future__ import annotations

from garden_desktop.games.fire_and_flora.data.cards import NONE
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.deck import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, replace_at, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, State, Step, TurnMarks


def empty_table(config: RulesConfig) -> State:
    """Nothing is dealt, and the first pair of starters is asked for."""
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
    """Starters for every seat but the first, which is asked for already; the last one first."""
    return tuple(Step("deal", what=seat) for seat in reversed(range(1, config.seats)))


def deal(position: MutablePosition, step: Step) -> None:
    position.ask = step._replace(kind="starters")


def starters(position: MutablePosition, step: Step, move: Move) -> None:
    """A Headquarters and the Empty Field of its number; the spare ones stay in the Land Deck (FF-36, FF-37)."""
    position.bag = without(without(position.bag, move.card), move.place)
    if position.config.is_building(move.card):
        row: tuple[int, ...] = (move.place,)
        position.set_on(move.place, BUILT + move.card)
    else:
        row = (move.card, move.place)
    position.rows = replace_at(position.rows, step.what, row)


def find_first(position: MutablePosition, step: Step) -> None:
    """Who begins: lots, an even draw, or the seat agreed on (FF-45, FF-213)."""
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
    """A lot for one seat; ties that use up the Land Deck leave some without."""
    if position.bag:
        position.ask = step


def lot(position: MutablePosition, step: Step, move: Move) -> None:
    position.bag = without(position.bag, move.card)
    position.lots = (*position.lots, (step.what, move.card))


def compare_lots(position: MutablePosition, step: Step) -> None:
    """The dearest begins; those who tie draw again, and only then all lots go back (FF-46)."""
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
    """A card for the fourth of four, and with `seat_balance` something for the later seats; then the first turn."""
    order = position.clockwise(position.first)
    steps = [draws(order[3], position.config.figures.fourth_player_cards)] if len(order) == 4 else []
    for more in position.config.pack.balance if position.config.seat_balance else ():
        if more.players == len(order) and more.place <= len(order):
            seat = order[more.place - 1]
            position.pay(seat, -more.coins)
            steps.append(draws(seat, more.cards))
    position.then(*steps, Step("turn", position.first))
