"""What follows from a move by itself, in sentences: income, coins for or from everybody, lost buildings, floods.

With these the log tells every change of coins and lands; the test reads the accounts of all players from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.events.fires import burn_order
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.fire import walking

_ON_ONE_PLANT: Final = ("use", "choose")


def follow(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Sentences about these changes, in the order of the rules: the event, lands, then income (FF-58)."""
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
    """What became of a plant that somebody chose, or of seeds in the soil."""
    was, now = before.on[land], after.on[land]
    fate: Fate | None = None
    if was == EMPTY and 0 <= now < BUILT and any(land == where for where, _ in before.seeds):
        fate = "sprout"
    elif 0 <= was < BUILT and now != was:
        fate = "kill" if now == EMPTY else "grow" if now > was else "damage"
    if fate is not None:
        yield walking.visit_sentence(config, Visit(owner_of(before.rows, land), land, fate, was, now))


def _flood(config: RulesConfig, before: State, after: State) -> Iterator[Message]:
    """Each land the water changed, in burn order (FF-216): what drowned, and what settled there."""
    for seat in burn_order(config.seats, before.turn):
        for land in before.rows[seat]:
            was, now = before.on[land], after.on[land]
            if was != now and 0 <= was < BUILT:
                yield DROWNS.of(land=labels.land(config, land), plant=labels.holds(config, land, was))
            if was != now and 0 <= now < BUILT:
                yield SETTLES.of(land=labels.land(config, land), plant=labels.holds(config, land, now))


def _collapses(config: RulesConfig, before: State, move: Move, after: State) -> Iterator[Message]:
    """Buildings whose owners were not asked, as they could not pay (FF-173), clockwise as the earth shakes (FF-190)."""
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
    """The seat whose income has come with this move."""
    due = any(step.kind == "coins" for step in before.todo) or len(after.past) > len(before.past)
    still = any(step.kind == "coins" for step in after.todo)
    return after.turn if due and not still and after.turn >= 0 else None


def _by_itself(config: RulesConfig, before: State, move: Move, seat: Seat, effect: str) -> int:
    """The coins of a seat that this move has changed besides income, where nothing was left to be drawn in between."""
    if effect == "boom":
        return config.figures.boom_coins
    if effect == "recession":
        return -min(before.coins[seat], config.figures.recession_coins)
    return -config.figures.quake_coins if move.kind == "pay" and before.ask.seat == seat else 0


INCOME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} collects %n coin(s).")
LATER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays later and gets %n coin(s) more.")
PAID: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Coins paid: {paid}.")
PART: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} {n}")
DROWNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} drowns.")
SETTLES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} takes root on {land}.")
COLLAPSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} cannot pay: {building} on {land} is lost.")
