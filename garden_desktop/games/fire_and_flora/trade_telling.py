"""The story of an offer in sentences: the same for all eyes, but for what lies in a draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora.cards import NONE, add
from garden_desktop.games.fire_and_flora.law import Law
from garden_desktop.games.fire_and_flora.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.sheet_notes import drafting, goods, offered
from garden_desktop.games.fire_and_flora.state import Bundle, Deal, State, Talks
from garden_desktop.games.fire_and_flora.trade import on_the_table

TOLD: Final = frozenset(
    ("offer", "give", "get", "draft", "propose", "accept", "decline", "counter", "withdraw"),
)
"""The kinds of moves that are told here."""


def tell(law: Law, before: State, move: Move, after: State) -> Iterator[Message]:
    """What happened to the offer."""
    seat, talks = before.ask.seat, before.talks
    if talks is None:
        yield drafting(seat, move.seat)
        return
    match move.kind:
        case "give" | "get" | "draft":
            yield _part(law, seat, move)
        case "propose":
            yield _proposed(law, after)
        case "accept":
            yield ACCEPTED.of(who=Who(seat), offer=offered(law, on_the_table(talks)))
        case "decline":
            yield (DECLINED if talks.counter is None else COUNTER_DECLINED).of(
                who=Who(seat), other=Who(_other(talks, seat))
            )
        case "counter":
            yield COUNTERS.of(who=Who(seat))
        case "withdraw":
            yield _withdrawn(before, talks)


def _part(law: Law, seat: Seat, move: Move) -> Message:
    """A part of a draft, as its author or as others see it."""
    if move.kind == "draft":
        return GOES_ON.of(who=Who(seat))
    cards = NONE if move.cause == UNNAMED else add(NONE, move.cause)
    lands = () if move.place == UNNAMED else (move.place,)
    words = goods(law, Bundle(max(0, move.number), cards, lands))
    return (GIVES if move.kind == "give" else GETS).of(who=Who(seat), goods=words)


def _proposed(law: Law, after: State) -> Message:
    assert after.talks is not None
    said = OFFERED if after.talks.counter is None else COUNTERED
    deal = on_the_table(after.talks)
    return said.of(who=Who(deal.author), partner=Who(deal.partner), offer=offered(law, deal))


def _withdrawn(before: State, talks: Talks) -> Message:
    who = Who(before.ask.seat)
    if before.ask.kind == "answer_counter":
        return WITHDRAWN.of(who=who)
    return (DROPPED if talks.offer is None else COUNTER_DROPPED).of(who=who)


def _other(talks: Talks, seat: Seat) -> Seat:
    deal: Deal = on_the_table(talks)
    return deal.author if seat == deal.partner else deal.partner


GIVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} puts into the basket: {goods}.")
GETS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} would like: {goods}.")
GOES_ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} goes on with the offer.")
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
