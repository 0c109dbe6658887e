"""Offers and what comes of them, in sentences; what lies in a draft is told to its author alone (FF-196)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import NONE, add
from garden_desktop.games.fire_and_flora.rules.effects.trade import on_the_table
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED
from garden_desktop.games.fire_and_flora.rules.state import Bundle, TradeTalks
from garden_desktop.games.fire_and_flora.table.offer.notes import drafting, goods, offered
from garden_desktop.games.fire_and_flora.table.story.move_context import MoveContext


def _offer(told: MoveContext) -> Iterator[Message]:
    yield drafting(told.before.ask.seat, told.move.seat)


def _unseen(_told: MoveContext) -> Iterator[Message]:
    """Nothing: the others hear of a draft when it is begun, and of all that lies in it when it is proposed."""
    yield from ()


def _part(told: MoveContext) -> Iterator[Message]:
    """A part of a draft, as its author sees it."""
    move = told.move
    cards = NONE if move.cause == UNNAMED else add(NONE, move.cause)
    lands = () if move.place == UNNAMED else (move.place,)
    said = goods(told.config, Bundle(max(0, move.number), cards, lands))
    yield (GIVES if move.kind == "give" else GETS).of(who=told.who, goods=said)


def _propose(told: MoveContext) -> Iterator[Message]:
    talks = _talks(told.after.talks)
    deal = on_the_table(talks)
    said = OFFERED if talks.counter is None else COUNTERED
    yield said.of(who=told.who, partner=SideName(deal.partner), offer=offered(told.config, deal))


def _accept(told: MoveContext) -> Iterator[Message]:
    yield ACCEPTED.of(who=told.who, offer=offered(told.config, on_the_table(_talks(told.before.talks))))


def _decline(told: MoveContext) -> Iterator[Message]:
    talks = _talks(told.before.talks)
    said = DECLINED if talks.counter is None else COUNTER_DECLINED
    yield said.of(who=told.who, other=SideName(on_the_table(talks).author))


def _counter(told: MoveContext) -> Iterator[Message]:
    yield COUNTERS.of(who=told.who)


def _withdraw(told: MoveContext) -> Iterator[Message]:
    if told.before.ask.kind == "answer_counter":
        yield WITHDRAWN.of(who=told.who)
    else:
        first = _talks(told.before.talks).offer
        yield (DROPPED if first is None else COUNTER_DROPPED).of(who=told.who)


def _talks(talks: TradeTalks | None) -> TradeTalks:
    assert talks is not None, "an offer is under way"
    return talks


TRADES_TOLD: Final[Mapping[str, Callable[[MoveContext], Iterator[Message]]]] = {
    "offer": _offer,
    "give": _part,
    "get": _part,
    "draft": _unseen,
    "propose": _propose,
    "accept": _accept,
    "decline": _decline,
    "counter": _counter,
    "withdraw": _withdraw,
}
GIVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} puts into the basket: {goods}.")
GETS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} would like: {goods}.")
OFFERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} makes {partner} an offer. {offer}")
COUNTERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} answers {partner} with another offer. {offer}")
ACCEPTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} accepts. {offer}")
DECLINED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} declines the offer of {other}.")
COUNTER_DECLINED: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who} declines the counter-offer of {other}. The first offer still stands."
)
COUNTERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} wants to answer with another offer.")
DROPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} drops the offer before anybody has seen it.")
COUNTER_DROPPED: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who} makes no counter-offer after all. The first offer still stands."
)
WITHDRAWN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} withdraws. Nothing changes hands.")
