"""What nature draws, in sentences. A card is named to those alone who see it (FF-193)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES, called
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, NOWHERE
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.cards.texts import event_text
from garden_desktop.games.fire_and_flora.table.story.move_context import MoveContext


def _starters(told: MoveContext) -> Iterator[Message]:
    seat, area = told.before.ask.what, told.config.lands[told.move.place].area
    yield STARTERS.of(who=SideName(seat), area=labels.AREAS[area])


def _lot(told: MoveContext) -> Iterator[Message]:
    config, card = told.config, told.move.card
    yield LOT.of(who=SideName(told.before.ask.what), land=labels.land(config, card), n=config.lands[card].cost)


def _land(told: MoveContext) -> Iterator[Message]:
    """In set-up the market is told once it is full; later each land, and the one it may push out (FF-208)."""
    config, after = told.config, told.after
    if told.before.turn < 0:
        if after.ask.kind != "land":
            yield MARKET.of(lands=labels.lands(config, after.market))
        return
    yield LAND.of(land=labels.land(config, told.move.card))
    gone = [card for card in told.before.market if card not in after.market]
    yield from (UNDER.of(land=labels.land(config, card)) for card in gone)


def _first(told: MoveContext) -> Iterator[Message]:
    yield BEGINS.of(who=SideName(told.move.seat))


def _event(told: MoveContext) -> Iterator[Message]:
    card = told.config.cards[told.move.card]
    yield EVENT.of(event=called(card.name))
    yield event_text(told.config, card.effect)
    if card.effect == "fire" and told.before.winds:
        yield WINDS


def _resource(told: MoveContext) -> Iterator[Message]:
    yield _card(told.before.ask.what, told.move.cause, DRAWS, DRAWS_CARD)


def _die(told: MoveContext) -> Iterator[Message]:
    yield DIE.of(area=labels.AREAS[told.move.number])


def _region(told: MoveContext) -> Iterator[Message]:
    yield REGION.of(area=labels.AREAS[told.move.number])


def _steal(told: MoveContext) -> Iterator[Message]:
    victim, cause = SideName(told.before.ask.what), told.move.cause
    card = A_CARD if cause == UNNAMED else RESOURCE_NAMES[cause]
    yield STEALS.of(who=SideName(told.before.turn), victim=victim, card=card)


def _rat(told: MoveContext) -> Iterator[Message]:
    """The rat picks from every hand first; then all cards change hands at once (FF-189)."""
    if told.after.ask.kind == "rat":
        return
    before, seats = told.before, told.config.seats
    rats = [told.move.cause if seat == before.ask.what else kind for seat, kind in enumerate(before.rats)]
    for giver, kind in enumerate(rats):
        if kind != NOWHERE or giver == before.ask.what:
            card = A_CARD if kind in (HIDDEN, UNNAMED) else RESOURCE_NAMES[kind]
            yield RAT.of(who=SideName(giver), other=SideName((giver + 1) % seats), card=card)


def _card(seat: Seat, cause: int, hidden: Message, shown: Message) -> Message:
    return (
        hidden.of(who=SideName(seat)) if cause == UNNAMED else shown.of(who=SideName(seat), card=RESOURCE_NAMES[cause])
    )


DRAWS_TOLD: Final[Mapping[str, Callable[[MoveContext], Iterator[Message]]]] = {
    "starters": _starters,
    "lot": _lot,
    "land": _land,
    "first": _first,
    "event": _event,
    "resource": _resource,
    "die": _die,
    "region": _region,
    "steal": _steal,
    "rat": _rat,
}
STARTERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} begins with Headquarters and an Empty Field, {area}.")
LOT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "For the first turn {who} draws {land}, worth %n coin(s).")
MARKET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On the market: {lands}.")
LAND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} comes to the market.")
UNDER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} goes under the Land Deck.")
BEGINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} takes the first turn.")
EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{event}!")
WINDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Santa Ana Winds carry the fire everywhere: both regions burn.")
DRAWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} draws a Resource Card.")
DRAWS_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} draws {card}.")
DIE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The die shows {area}: it burns there.")
REGION: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It happens in {area} California.")
STEALS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} steals from {victim}: {card}.")
A_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "one card")
RAT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The rat carries from {who} to {other}: {card}.")
