"""Offers and their life: drafted, proposed, countered once, accepted or dropped (FF-131 to FF-146, section 5.5)."""

from __future__ import annotations

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.data.cards import add, minus, plus
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, put
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State, Step, Talks


def offer(desk: Desk, move: Move) -> None:
    desk.marks = desk.marks._replace(offers=desk.marks.offers + 1)
    _draft(desk, Talks(draft=Deal(desk.turn, move.seat)))


def part(desk: Desk, step: Step, move: Move) -> None:
    """One more thing on one side of the draft."""
    talks, deal = _talks(desk), _drafted(desk)
    if move.kind == "give":
        deal = deal._replace(give=_with(sides_of(deal)[0], move))
    else:
        deal = deal._replace(get=_with(sides_of(deal)[1], move))
    _draft(desk, talks._replace(draft=deal))


def propose(desk: Desk, step: Step, move: Move) -> None:
    """The draft lies open now: an offer, or the counter to one."""
    talks, deal = _talks(desk), _drafted(desk)
    if talks.offer is None:
        _await_answer(desk, Talks(offer=deal))
    else:
        desk.talks = talks._replace(draft=None, counter=deal)
        desk.ask = Step("answer_counter", talks.offer.author)


def withdraw(desk: Desk, step: Step, move: Move) -> None:
    """Drop what is on the table; a counter-offer dropped while it is drafted leaves the first offer (FF-143)."""
    talks = _talks(desk)
    if step.kind == "draft" and talks.offer is not None:
        _await_answer(desk, talks._replace(draft=None))
    else:
        _close(desk)


def counter(desk: Desk, step: Step, move: Move) -> None:
    talks = _talks(desk)
    assert talks.offer is not None
    _draft(desk, talks._replace(draft=Deal(talks.offer.partner, talks.offer.author), countered=True))


def decline(desk: Desk, step: Step, move: Move) -> None:
    """A declined counter-offer leaves the first offer with the partner; a declined offer is closed."""
    if step.kind == "answer_counter":
        _await_answer(desk, _talks(desk)._replace(counter=None))
    else:
        _close(desk)


def accept(desk: Desk, step: Step, move: Move) -> None:
    """Everything changes hands at once (FF-144)."""
    deal = on_the_table(_talks(desk))
    give, get = sides_of(deal)
    desk.talks = None
    _hand_over(desk, deal.author, deal.partner, give)
    _hand_over(desk, deal.partner, deal.author, get)
    desk.rows = rows_after(desk, deal)
    desk.touched = True


def on_the_table(talks: Talks) -> Deal:
    """The deal that is to be answered."""
    deal = talks.counter or talks.offer
    assert deal is not None
    return deal


def sides_of(deal: Deal) -> tuple[Bundle, Bundle]:
    """What the author gives and gets, of a deal these eyes may see."""
    assert deal.give is not None
    assert deal.get is not None
    return deal.give, deal.get


def rows_after(state: State | Desk, deal: Deal) -> tuple[tuple[int, ...], ...]:
    """The landscapes once a deal is done: lands received go to the right end (FF-136)."""
    give, get = sides_of(deal)
    rows = put(state.rows, deal.author, _moved(state.rows[deal.author], give.lands, get.lands))
    return put(rows, deal.partner, _moved(state.rows[deal.partner], get.lands, give.lands))


def _moved(row: tuple[int, ...], gone: tuple[int, ...], come: tuple[int, ...]) -> tuple[int, ...]:
    return (*(land for land in row if land not in gone), *come)


def _hand_over(desk: Desk, giver: Seat, taker: Seat, bundle: Bundle) -> None:
    """Coins and cards of one side."""
    desk.pay(giver, bundle.coins)
    desk.pay(taker, -bundle.coins)
    number = sum(bundle.cards)
    hands, sizes = desk.hands, desk.sizes
    hands = put(put(hands, giver, minus(hands[giver], bundle.cards)), taker, plus(hands[taker], bundle.cards))
    desk.hands = hands
    desk.sizes = put(put(sizes, giver, sizes[giver] - number), taker, sizes[taker] + number)


def _with(bundle: Bundle, move: Move) -> Bundle:
    if move.number != UNNAMED:
        return bundle._replace(coins=move.number)
    if move.cause != UNNAMED:
        return bundle._replace(cards=add(bundle.cards, move.cause))
    return bundle._replace(lands=(*bundle.lands, move.place))


def _draft(desk: Desk, talks: Talks) -> None:
    assert talks.draft is not None
    desk.talks = talks
    desk.ask = Step("draft", talks.draft.author)


def _await_answer(desk: Desk, talks: Talks) -> None:
    assert talks.offer is not None
    desk.talks = talks
    desk.ask = Step("answer", talks.offer.partner)


def _close(desk: Desk) -> None:
    """Nothing came of it; an offer that lay open is remembered, so that it can be made again (5.5)."""
    offer, marks = _talks(desk).offer, desk.marks
    if offer is not None:
        others = tuple(deal for deal in marks.refused if deal.partner != offer.partner)
        desk.marks = marks._replace(refused=(*others, offer))
    desk.talks = None


def _talks(desk: Desk) -> Talks:
    assert desk.talks is not None
    return desk.talks


def _drafted(desk: Desk) -> Deal:
    deal = _talks(desk).draft
    assert deal is not None
    return deal
