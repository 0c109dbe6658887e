"""Offers and their life: drafted, proposed, countered once, accepted or dropped (FF-131 to FF-146, section 5.5)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import add, minus, plus
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, replace_at
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State, Step, TradeTalks


def offer(position: MutablePosition, move: Move) -> None:
    position.marks = position.marks._replace(offers=position.marks.offers + 1)
    _draft(position, TradeTalks(draft=Deal(position.turn, move.seat)))


def part(position: MutablePosition, step: Step, move: Move) -> None:
    """One more thing on one side of the draft."""
    talks, deal = _talks(position), _drafted(position)
    if move.kind == "give":
        deal = deal._replace(give=_with(sides_of(deal)[0], move))
    else:
        deal = deal._replace(get=_with(sides_of(deal)[1], move))
    _draft(position, talks._replace(draft=deal))


def propose(position: MutablePosition, step: Step, move: Move) -> None:
    """The draft lies open now: an offer, or the counter to one."""
    talks, deal = _talks(position), _drafted(position)
    if talks.offer is None:
        _await_answer(position, TradeTalks(offer=deal))
    else:
        position.talks = talks._replace(draft=None, counter=deal)
        position.ask = Step("answer_counter", talks.offer.author)


def withdraw(position: MutablePosition, step: Step, move: Move) -> None:
    """Drop what is on the table; a counter-offer dropped while it is drafted leaves the first offer (FF-143)."""
    talks = _talks(position)
    if step.kind == "draft" and talks.offer is not None:
        _await_answer(position, talks._replace(draft=None))
    else:
        _close(position)


def counter(position: MutablePosition, step: Step, move: Move) -> None:
    talks = _talks(position)
    assert talks.offer is not None
    _draft(position, talks._replace(draft=Deal(talks.offer.partner, talks.offer.author), countered=True))


def decline(position: MutablePosition, step: Step, move: Move) -> None:
    """A declined counter-offer leaves the first offer with the partner; a declined offer is closed."""
    if step.kind == "answer_counter":
        _await_answer(position, _talks(position)._replace(counter=None))
    else:
        _close(position)


def accept(position: MutablePosition, step: Step, move: Move) -> None:
    """Everything changes hands at once (FF-144)."""
    deal = on_the_table(_talks(position))
    give, get = sides_of(deal)
    position.talks = None
    _hand_over(position, deal.author, deal.partner, give)
    _hand_over(position, deal.partner, deal.author, get)
    position.rows = rows_after(position, deal)
    position.touched = True


def on_the_table(talks: TradeTalks) -> Deal:
    """The deal that is to be answered."""
    deal = talks.counter or talks.offer
    assert deal is not None
    return deal


def sides_of(deal: Deal) -> tuple[Bundle, Bundle]:
    """What the author gives and gets, of a deal these eyes may see."""
    assert deal.give is not None
    assert deal.get is not None
    return deal.give, deal.get


def rows_after(state: State | MutablePosition, deal: Deal) -> tuple[tuple[int, ...], ...]:
    """The landscapes once a deal is done: lands received go to the right end (FF-136)."""
    give, get = sides_of(deal)
    rows = replace_at(state.rows, deal.author, _moved(state.rows[deal.author], give.lands, get.lands))
    return replace_at(rows, deal.partner, _moved(state.rows[deal.partner], get.lands, give.lands))


def _moved(row: tuple[int, ...], gone: tuple[int, ...], come: tuple[int, ...]) -> tuple[int, ...]:
    return (*(land for land in row if land not in gone), *come)


def _hand_over(position: MutablePosition, giver: Seat, taker: Seat, bundle: Bundle) -> None:
    """Coins and cards of one side."""
    position.pay(giver, bundle.coins)
    position.pay(taker, -bundle.coins)
    number = sum(bundle.cards)
    hands, sizes = position.hands, position.sizes
    hands = replace_at(
        replace_at(hands, giver, minus(hands[giver], bundle.cards)), taker, plus(hands[taker], bundle.cards)
    )
    position.hands = hands
    position.sizes = replace_at(replace_at(sizes, giver, sizes[giver] - number), taker, sizes[taker] + number)


def _with(bundle: Bundle, move: Move) -> Bundle:
    if move.number != UNNAMED:
        return bundle._replace(coins=move.number)
    if move.cause != UNNAMED:
        return bundle._replace(cards=add(bundle.cards, move.cause))
    return bundle._replace(lands=(*bundle.lands, move.place))


def _draft(position: MutablePosition, talks: TradeTalks) -> None:
    assert talks.draft is not None
    position.talks = talks
    position.ask = Step("draft", talks.draft.author)


def _await_answer(position: MutablePosition, talks: TradeTalks) -> None:
    assert talks.offer is not None
    position.talks = talks
    position.ask = Step("answer", talks.offer.partner)


def _close(position: MutablePosition) -> None:
    """Nothing came of it; an offer that lay open is remembered, so that it can be made again (5.5)."""
    offer, marks = _talks(position).offer, position.marks
    if offer is not None:
        others = tuple(deal for deal in marks.refused if deal.partner != offer.partner)
        position.marks = marks._replace(refused=(*others, offer))
    position.talks = None


def _talks(position: MutablePosition) -> TradeTalks:
    assert position.talks is not None
    return position.talks


def _drafted(position: MutablePosition) -> Deal:
    deal = _talks(position).draft
    assert deal is not None
    return deal
