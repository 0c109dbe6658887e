"""Offers and what comes of them, in sentences; what lies in a draft is told to nobody (FF-196)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, Listing, Message, Who
from garden_desktop.games.fire_and_flora import labels
from garden_desktop.games.fire_and_flora.cards import TYPES
from garden_desktop.games.fire_and_flora.law import Law
from garden_desktop.games.fire_and_flora.state import Bundle, Deal
from garden_desktop.games.fire_and_flora.told import Told
from garden_desktop.games.fire_and_flora.trade import on_the_table, sides_of
from garden_desktop.games.fire_and_flora.words import RESOURCE_NAMES


def goods(law: Law, bundle: Bundle) -> Message | Listing:
    """What one side gives, in words."""
    parts: list[Arg] = [COINS.of(n=bundle.coins)] if bundle.coins else []
    for kind in TYPES:
        if bundle.cards[kind]:
            parts.append(CARD.of(card=RESOURCE_NAMES[kind], number=bundle.cards[kind]))
    parts += [labels.land(law, land) for land in bundle.lands]
    return Listing(tuple(parts)) if parts else NOTHING


def _offer(told: Told) -> Iterator[Message]:
    yield PREPARES.of(who=told.who, other=Who(told.move.seat))


def _part(told: Told) -> Iterator[Message]:
    yield FILLS.of(who=told.who)


def _propose(told: Told) -> Iterator[Message]:
    assert told.after.talks is not None
    deal = on_the_table(told.after.talks)
    yield (COUNTERS if told.after.talks.counter else PROPOSES).of(**_sides(told.law, deal))


def _sides(law: Law, deal: Deal) -> dict[str, Arg]:
    give, get = sides_of(deal)
    return {"who": Who(deal.author), "other": Who(deal.partner), "give": goods(law, give), "get": goods(law, get)}


def _accept(told: Told) -> Iterator[Message]:
    assert told.before.talks is not None
    yield ACCEPTS.of(**(_sides(told.law, on_the_table(told.before.talks)) | {"who": told.who}))


def _decline(told: Told) -> Iterator[Message]:
    yield DECLINES.of(who=told.who)


def _counter(told: Told) -> Iterator[Message]:
    yield ANSWERS.of(who=told.who)


def _withdraw(told: Told) -> Iterator[Message]:
    yield WITHDRAWS.of(who=told.who)


TRADES_TOLD: Final[Mapping[str, Callable[[Told], Iterator[Message]]]] = {
    "offer": _offer,
    "give": _part,
    "get": _part,
    "draft": _part,
    "propose": _propose,
    "accept": _accept,
    "decline": _decline,
    "counter": _counter,
    "withdraw": _withdraw,
}
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number} {card}")
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing")
PREPARES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares an offer for {other}.")
FILLS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} fills the baskets.")
PROPOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} offers {other} a trade: {give} for {get}.")
COUNTERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} makes {other} a counter-offer: {give} for {get}.")
ACCEPTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} accepts: {give} for {get}.")
DECLINES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} declines.")
ANSWERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares a counter-offer.")
WITHDRAWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} takes the offer back.")
