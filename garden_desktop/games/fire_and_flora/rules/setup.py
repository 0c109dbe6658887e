"""Set-up: the empty table, and the steps until the first turn (FF-35 to FF-48)."""

from __future__ import annotations

from garden_desktop.games.fire_and_flora.data.cards import NONE
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.effects.deck import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, put, without
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Marks, State, Step


def empty_table(law: Law) -> State:
    """Nothing is dealt, and the first pair of starters is asked for."""
    seats = law.seats
    return State(
        ask=Step("starters", what=0),
        todo=(Step("consolation"), Step("first"), draw_lands(law.figures.market_start), *_deals(law)),
        turn=NOBODY,
        first=NOBODY,
        round=1,
        rows=((),) * seats,
        on=(EMPTY,) * law.parcels,
        seeds=(),
        coins=(law.figures.start_coins,) * seats,
        hands=(NONE,) * seats,
        sizes=(0,) * seats,
        pool=tuple(one.cards for one in law.species),
        market=(),
        bag=tuple(range(len(law.lands))),
        queue=(),
        deck=law.stock,
        left=sum(law.stock),
        discard=NONE,
        events=law.events,
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
        marks=Marks(),
        exchange=None,
        talks=None,
        ending="",
        winners=(),
        past=(),
    )


def _deals(law: Law) -> tuple[Step, ...]:
    """Starters for every seat but the first, which is asked for already; the last one first."""
    return tuple(Step("deal", what=seat) for seat in reversed(range(1, law.seats)))


def deal(desk: Desk, step: Step) -> None:
    desk.ask = step._replace(kind="starters")


def starters(desk: Desk, step: Step, move: Move) -> None:
    """A Headquarters and the Empty Field of its number; the spare ones stay in the Land Deck (FF-36, FF-37)."""
    desk.bag = without(without(desk.bag, move.card), move.place)
    if desk.law.is_building(move.card):
        row: tuple[int, ...] = (move.place,)
        desk.set_on(move.place, BUILT + move.card)
    else:
        row = (move.card, move.place)
    desk.rows = put(desk.rows, step.what, row)


def find_first(desk: Desk, step: Step) -> None:
    """Who begins: lots, an even draw, or the seat agreed on (FF-45, FF-213)."""
    match desk.law.first_player:
        case "lots":
            desk.then(Step("lots", seats=tuple(range(desk.law.seats))))
        case "random":
            desk.ask = step
        case seat:
            desk.first = int(seat) - 1


def first(desk: Desk, step: Step, move: Move) -> None:
    desk.first = move.seat


def draw_lots(desk: Desk, step: Step) -> None:
    desk.then(*(Step("lot", what=seat) for seat in step.seats), Step("compare", seats=step.seats))


def draw_lot(desk: Desk, step: Step) -> None:
    """A lot for one seat; ties that use up the Land Deck leave some without."""
    if desk.bag:
        desk.ask = step


def lot(desk: Desk, step: Step, move: Move) -> None:
    desk.bag = without(desk.bag, move.card)
    desk.lots = (*desk.lots, (step.what, move.card))


def compare_lots(desk: Desk, step: Step) -> None:
    """The dearest begins; those who tie draw again, and only then all lots go back (FF-46)."""
    cost = {seat: desk.law.lands[card].cost for seat, card in desk.lots}
    dearest = max(cost.get(seat, 0) for seat in step.seats)
    tied = tuple(seat for seat in step.seats if cost.get(seat, 0) == dearest)
    if len(tied) > 1 and desk.bag:
        desk.then(Step("lots", seats=tied))
        return
    desk.first = tied[0]
    desk.bag = tuple(sorted((*desk.bag, *(card for _, card in desk.lots))))
    desk.lots = ()


def console(desk: Desk, step: Step) -> None:
    """A card for the fourth of four, and with `seat_balance` something for the later seats; then the first turn."""
    order = desk.clockwise(desk.first)
    steps = [draws(order[3], desk.law.figures.fourth_player_cards)] if len(order) == 4 else []
    for more in desk.law.pack.balance if desk.law.seat_balance else ():
        if more.players == len(order) and more.place <= len(order):
            seat = order[more.place - 1]
            desk.pay(seat, -more.coins)
            steps.append(draws(seat, more.cards))
    desk.then(*steps, Step("turn", desk.first))
