"""Log sentences of draws and of their effects. A card is named only for viewers who see it (FF-193)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import Fate, Visit
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, called
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.events import burn_order
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, NOWHERE, State
from garden_desktop.games.fire_and_flora.table import fire, labels
from garden_desktop.games.fire_and_flora.table.labels import event_text
from garden_desktop.games.fire_and_flora.table.story.actions import MoveContext


def _starters(told: MoveContext) -> Iterator[Message]:
    seat, area = told.before.ask.what, told.config.lands[told.move.place].area
    yield STARTERS.of(who=SideName(seat), area=labels.AREAS[area])


def _lot(told: MoveContext) -> Iterator[Message]:
    config, card = told.config, told.move.card
    yield LOT.of(who=SideName(told.before.ask.what), land=labels.land(config, card), n=config.lands[card].cost)


def _land(told: MoveContext) -> Iterator[Message]:
    """Yield the market once it is full in set-up; later each land, and the one it replaces (FF-208)."""
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
    """Yield the Pack Rat's cards once all are picked, when they change hands at once (FF-189)."""
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
LOT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Who goes first: {who} draws {land}, %n coin(s).")
MARKET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "In the market: {lands}.")
LAND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} is added to the market.")
UNDER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} goes under the Land Deck.")
BEGINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} goes first.")
EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{event}!")
WINDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Santa Ana Winds: the fire burns both regions.")
DRAWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} draws a Resource Card.")
DRAWS_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} draws {card}.")
DIE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The die shows {area}: the fire burns there.")
REGION: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Region rolled: {area}.")
STEALS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} steals from {victim}: {card}.")
A_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "one card")
RAT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} passes to {other}: {card}.")


_ON_ONE_PLANT: Final = ("use", "choose")


def follow(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Yield sentences on further effects in the order of the rules: the event, lands, then income (FF-58)."""
    if move.kind in _ON_ONE_PLANT and move.place != UNNAMED:
        yield from _plant(config, before, move.place, after)
    effect = config.cards[move.card].effect if move.kind == "event" else ""
    losses = [max(0, old - new) for old, new in zip(before.coins, after.coins, strict=True)]
    if effect == "recession" and any(losses):
        yield PAID.of(paid=ListArg(tuple(PART.of(who=SideName(seat), n=n) for seat, n in enumerate(losses) if n)))
    if before.ask.kind == "region" and config.cards[before.event].effect == "flood":
        yield from _flood(config, before, after)
    yield from _collapses(config, before, move, after)
    if before.turn < 0:
        gains = zip(before.coins, after.coins, strict=True)
        yield from (LATER.of(who=SideName(seat), n=new - old) for seat, (old, new) in enumerate(gains) if new > old)
    elif (seat := _paid_out(before, after)) is not None:
        known = _by_itself(config, before, move, seat, effect)
        if (coins := after.coins[seat] - before.coins[seat] - known) > 0:
            yield INCOME.of(who=SideName(seat), n=coins)


def _plant(config: RulesConfig, before: State, land: int, after: State) -> Iterator[Message]:
    """Yield the fate of a plant that was chosen, or of seeds in the soil."""
    was, now = before.on[land], after.on[land]
    fate: Fate | None = None
    if was == EMPTY and 0 <= now < BUILT and any(land == where for where, _ in before.seeds):
        fate = "sprout"
    elif 0 <= was < BUILT and now != was:
        fate = "kill" if now == EMPTY else "grow" if now > was else "damage"
    if fate is not None:
        yield fire.visit_sentence(config, Visit(owner_of(before.rows, land), land, fate, was, now))


def _flood(config: RulesConfig, before: State, after: State) -> Iterator[Message]:
    """Yield each land the flood changed, in burn order: plants that drown, and the settler (FF-216)."""
    for seat in burn_order(config.seats, before.turn):
        for land in before.rows[seat]:
            was, now = before.on[land], after.on[land]
            if was != now and 0 <= was < BUILT:
                yield DROWNS.of(land=labels.land(config, land), plant=labels.holds(config, land, was))
            if was != now and 0 <= now < BUILT:
                yield SETTLES.of(land=labels.land(config, land), plant=labels.holds(config, land, now))


def _collapses(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Yield buildings lost without a question because their owners cannot pay (FF-173), clockwise (FF-190)."""
    if not (before.event >= 0 and config.cards[before.event].effect == "quake"):
        return
    for seat in ((before.turn + step) % config.seats for step in range(config.seats)):
        for land in before.rows[seat]:
            card = before.on[land] - BUILT
            if card >= 0 and after.on[land] == EMPTY and (move.kind, move.card) != ("lose", card):
                yield COLLAPSES.of(
                    who=SideName(seat), building=labels.land(config, card), land=labels.land(config, land)
                )


def _paid_out(before: State, after: State) -> Seat | None:
    """Seat whose income came with this move; None if there was none."""
    due = any(step.kind == "coins" for step in before.todo) or len(after.past) > len(before.past)
    still = any(step.kind == "coins" for step in after.todo)
    return after.turn if due and not still and after.turn >= 0 else None


def _by_itself(config: RulesConfig, before: State, move: Move, seat: Seat, effect: str) -> int:
    """Coins of a seat changed by the event itself, where no draw separated it from the income."""
    if effect == "boom":
        return config.figures.boom_coins
    if effect == "recession":
        return -min(before.coins[seat], config.figures.recession_coins)
    return -config.figures.quake_coins if move.kind == "pay" and before.ask.seat == seat else 0


INCOME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} collects %n coin(s).")
LATER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} goes later and gets %n more coin(s).")
PAID: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Coins paid: {paid}.")
PART: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} {n}")
DROWNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} drowns.")
SETTLES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} is planted on {land}.")
COLLAPSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} cannot pay: {building} on {land} is lost.")
