"""Log sentences of actions, answers and trades; a draft is told to its author alone (FF-196)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NONE, RESOURCE_NAMES, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_for_card, price_of_card, price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.effects.trade import on_the_table
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, State, TradeTalks
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.offer.sheet_notes import drafting, goods, offered


class MoveContext(NamedTuple):
    """A move with the views of one viewer before and after it."""

    config: RulesConfig
    before: State
    move: Move
    after: State

    @property
    def who(self) -> SideName:
        """Name of the seat that made the move."""
        return SideName(self.before.ask.seat)


# Actions of part 4, and answers to events and plays.


def _play(told: MoveContext) -> Iterator[Message]:
    view, land = told.before, told.move.place
    owner = owner_of(view.rows, land)
    cards, target = labels.cards(CAUSES[told.move.cause]), _what_is_on(told, land)
    if owner == view.turn:
        yield PLAYS.of(who=told.who, cards=cards, target=target)
    else:
        yield PLAYS_ON.of(who=told.who, cards=cards, target=target, owner=SideName(owner))


def _steal_card(told: MoveContext) -> Iterator[Message]:
    yield STEAL_CARD.of(who=told.who, victim=SideName(told.move.seat))


def _steal_coins(told: MoveContext) -> Iterator[Message]:
    yield STEAL_COINS.of(who=told.who, victim=SideName(told.move.seat))


def _plant(told: MoveContext) -> Iterator[Message]:
    owner = owner_of(told.before.rows, told.move.place)
    plant = labels.holds(told.config, told.move.place, 2 * told.move.species)
    yield PLANT.of(who=told.who, plant=plant, land=labels.land(told.config, told.move.place), owner=SideName(owner))


def _buy(told: MoveContext) -> Iterator[Message]:
    config, before, card = told.config, told.before, told.move.card
    price = price_of_land(config, before, before.turn, card)
    land = labels.land(config, card)
    if told.move.place != UNNAMED:
        yield BUILDS.of(who=told.who, building=land, land=labels.land(config, told.move.place), n=price)
    elif told.after.on[card] != EMPTY:
        yield BUYS_PLANT.of(who=told.who, land=land, plant=labels.holds(config, card, told.after.on[card]), n=price)
    else:
        yield BUYS.of(who=told.who, land=land, n=price)


def _use(told: MoveContext) -> Iterator[Message]:
    config, move = told.config, told.move
    building = labels.land(config, move.card)
    if move.cause != UNNAMED:
        yield RESERVOIR.of(who=told.who, building=building, card=RESOURCE_NAMES[move.cause])
    elif move.species != UNNAMED:
        plant = labels.holds(config, move.place, 2 * move.species)
        land, price = labels.land(config, move.place), config.figures.nursery_price
        yield NURSERY.of(who=told.who, building=building, plant=plant, land=land, n=price)
    else:
        price = config.figures.goats_price
        yield GOATS.of(who=told.who, building=building, target=_what_is_on(told, move.place), n=price)


def _demolish(told: MoveContext) -> Iterator[Message]:
    yield DEMOLISHES.of(who=told.who, building=labels.land(told.config, told.move.card))


def _draw(told: MoveContext) -> Iterator[Message]:
    yield DRAW.of(who=told.who, n=price_of_card(told.config, told.before, told.before.turn))


def _sell(told: MoveContext) -> Iterator[Message]:
    price = price_for_card(told.config, told.before, told.before.turn)
    yield SELL.of(who=told.who, card=RESOURCE_NAMES[told.move.cause], n=price)


def _end(told: MoveContext) -> Iterator[Message]:
    yield END.of(who=told.who)


def _block(told: MoveContext) -> Iterator[Message]:
    exchange = told.before.exchange
    assert exchange is not None
    yield (STOPS if exchange.stands else SAVES).of(who=told.who, card=RESOURCE_NAMES[told.move.cause])


def _pass(told: MoveContext) -> Iterator[Message]:
    if told.before.ask.kind == "douse":
        yield LETS_BURN.of(who=told.who, target=_what_is_on(told, told.before.ask.land))
    else:
        yield PASSES.of(who=told.who)


def _douse(told: MoveContext) -> Iterator[Message]:
    yield DOUSES.of(who=told.who, target=_what_is_on(told, told.before.ask.land))


def _site(told: MoveContext) -> Iterator[Message]:
    config, land, before = told.config, told.move.place, told.before
    child = labels.holds(config, land, 2 * before.ask.what)
    pushed = before.on[land]
    words: dict[str, Arg] = {"who": told.who, "plant": child, "land": labels.land(config, land)}
    if 0 <= pushed < BUILT:
        yield PUSHES.of(**words, other=labels.holds(config, land, pushed))
    else:
        yield SITE.of(**words)


def _regrow(told: MoveContext) -> Iterator[Message]:
    ask = told.before.ask
    land = labels.land(told.config, ask.land)
    if told.move.place == UNNAMED:
        yield STAYS_BARE.of(who=told.who, land=land)
    else:
        yield REGROWS.of(who=told.who, plant=labels.holds(told.config, ask.land, ask.what & ~1), land=land)


def _protect(told: MoveContext) -> Iterator[Message]:
    land = told.move.place
    if land == UNNAMED:
        yield SPARES_NONE.of(who=told.who)
    else:
        yield SPARES.of(who=told.who, target=_what_is_on(told, land))


def _choose(told: MoveContext) -> Iterator[Message]:
    move = told.move
    if move.seat != UNNAMED:
        yield NAMES.of(who=told.who, other=SideName(move.seat))
    elif move.place != UNNAMED:
        yield CHOOSES.of(who=told.who, target=_what_is_on(told, move.place))
    else:
        yield CHOOSES_NONE.of(who=told.who)


def _keep(told: MoveContext) -> Iterator[Message]:
    yield KEEPS.of(who=told.who)


def _reroll(told: MoveContext) -> Iterator[Message]:
    yield REROLLS.of(who=told.who)


def _pay(told: MoveContext) -> Iterator[Message]:
    building = labels.land(told.config, told.move.card)
    yield PAYS.of(who=told.who, building=building, n=told.config.figures.quake_coins)


def _lose(told: MoveContext) -> Iterator[Message]:
    yield LOSES.of(who=told.who, building=labels.land(told.config, told.move.card))


def _discard(told: MoveContext) -> Iterator[Message]:
    yield DISCARDS.of(who=told.who, card=RESOURCE_NAMES[told.move.cause])


def _what_is_on(told: MoveContext, land: int) -> Message:
    """Plant on a land, or the land itself if it has seeds."""
    content = told.before.on[land]
    return labels.plant_on(told.config, land, content) if 0 <= content < BUILT else labels.land(told.config, land)


ACTIONS_TOLD: Final[Mapping[str, Callable[[MoveContext], Iterator[Message]]]] = {
    "play": _play,
    "steal-card": _steal_card,
    "steal-coins": _steal_coins,
    "plant": _plant,
    "buy": _buy,
    "use": _use,
    "demolish": _demolish,
    "draw": _draw,
    "sell": _sell,
    "end": _end,
    "block": _block,
    "pass": _pass,
    "douse": _douse,
    "site": _site,
    "regrow": _regrow,
    "protect": _protect,
    "choose": _choose,
    "keep": _keep,
    "reroll": _reroll,
    "pay": _pay,
    "lose": _lose,
    "discard": _discard,
}
PLAYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays {cards} on {target}.")
PLAYS_ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays {cards} on {target} ({owner}).")
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays Nefarious to steal a card from {victim}.")
STEAL_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays Nefarious to steal coins from {victim}.")
PLANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} plays Nefarious: {plant} for {owner}’s {land}.")
BUYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} buys {land} for %n coin(s).")
BUYS_PLANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} buys {land} with a {plant} for %n coin(s).")
BUILDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} buys {building} for %n coin(s) and puts it on {land}.")
RESERVOIR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} uses {building}: {card} turns into Water.")
NURSERY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} uses {building} for %n coin(s): {plant} on {land}.")
GOATS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} uses {building} on {target} for %n coin(s).")
DEMOLISHES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} demolishes {building}.")
DRAW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} draws a card for %n coin(s).")
SELL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} sells {card} for %n coin(s).")
END: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} ends the turn.")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} blocks it with {card}.")
SAVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} blocks the block with {card}.")
PASSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} passes.")
LETS_BURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} doesn’t spend a Water on {target}.")
DOUSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} spends a Water to save {target}.")
SITE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} puts the {plant} on {land}.")
PUSHES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} puts the {plant} on {land}, where it replaces the {other}.")
REGROWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The seeds on {land} sprout for {who}: {plant}.")
STAYS_BARE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} leaves {land} open.")
SPARES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s Fire Station protects {target}.")
SPARES_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s Fire Station doesn’t protect anything.")
NAMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} chooses {other}.")
CHOOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} chooses {target}.")
CHOOSES_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} chooses none.")
KEEPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} keeps the roll.")
REROLLS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s Fire Lookout rolls the die again.")
PAYS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} pays %n coin(s) to keep {building}.")
LOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives up {building}.")
DISCARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} discards {card}.")


# Offers; the contents of a draft are told to its author alone (FF-196).


def _offer(told: MoveContext) -> Iterator[Message]:
    yield drafting(told.before.ask.seat, told.move.seat)


def _unseen(_told: MoveContext) -> Iterator[Message]:
    """Yield nothing: others hear of a draft when it begins, and of its contents when it is proposed."""
    yield from ()


def _part(told: MoveContext) -> Iterator[Message]:
    """Yield the sentence on a part of a draft, for its author."""
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
GETS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} asks for: {goods}.")
OFFERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} makes {partner} an offer. {offer}")
COUNTERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} makes {partner} a counter-offer. {offer}")
ACCEPTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} accepts. {offer}")
DECLINED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} declines {other}’s offer.")
COUNTER_DECLINED: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who} declines {other}’s counter-offer. The first offer still stands."
)
COUNTERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares a counter-offer.")
DROPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} cancels the offer.")
COUNTER_DROPPED: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who} cancels the counter-offer. The first offer still stands."
)
WITHDRAWN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} cancels the offer. Nothing changes hands.")
