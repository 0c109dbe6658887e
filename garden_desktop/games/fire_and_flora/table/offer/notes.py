"""What stands on the sheet of an offer in words, and the sentence in the bar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from garden_desktop.core.places import Note
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES, TYPES
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import sides_of
from garden_desktop.games.fire_and_flora.rules.legal.verdicts import may_accept
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, Bundle, Deal
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.cards.plates import plant_name
from garden_desktop.games.fire_and_flora.table.offer import offer_builder
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, SIDES, Baskets, SideOf
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet, TradeHint


def notes(sheet: OfferSheet) -> Iterator[Note]:
    """`trade-give`: what is in the basket, `trade-after-give`: how its giver would stand; the same with `get`."""
    for side in SIDES:
        yield Note(f"trade-{side}", _contents(sheet, side))
        if sheet.composing:
            coins, of = sheet.bundle(side).coins, sheet.view.coins[sheet.giver(side)]
            yield Note(f"trade-coins-{side}", COINS_OF.of(n=of, coins=coins))
        yield Note(f"trade-lands-{side}", _lands(sheet, side))
        yield Note(f"trade-after-{side}", after(sheet, side))
    yield from _beside(sheet)


def _beside(sheet: OfferSheet) -> Iterator[Note]:
    if sheet.first is not None:
        said = offered(sheet.config, sheet.first)
        yield Note("trade-first", (FIRST if sheet.composing else STILL).of(offer=said))
    cannot = may_accept(sheet.config, sheet.view) if sheet.asked else None
    if cannot is not None:
        yield Note("trade-cannot", cannot.text)
    if sheet.gift:
        yield Note("trade-gift", FOR_NOTHING.of(partner=SideName(sheet.deal.partner)))
    if sheet.winners:
        yield Note("trade-warning", WINS.of(n=sheet.config.target, who=ListArg(tuple(map(SideName, sheet.winners)))))
    elif sheet.hint is not None:
        yield Note("trade-hint", hint(sheet.config, sheet.hint))


def prompt(sheet: OfferSheet) -> Message:
    """For whoever drafts or answers what to do, for others what goes on."""
    asked, deal, view = sheet.view.ask, sheet.deal, sheet.view
    who, other = SideName(asked.seat), SideName(deal.partner if asked.seat == deal.author else deal.author)
    if asked.kind == "draft":
        if not sheet.composing:
            return THINKS.of(who=who)
        again = sheet.filled != Baskets() and offer_builder.made_before(view) is not None
        return (FILL_COUNTER if sheet.first else FILL_AGAIN if again else FILL).of(who=who, partner=other)
    if asked.kind == "answer_counter":
        return ANSWER_COUNTER.of(who=who, other=other)
    may_counter = view.talks is not None and not view.talks.countered
    return (ANSWER if may_counter else ANSWER_ONLY).of(who=who, other=other)


def drafting(author: Seat, partner: Seat) -> Message:
    """For eyes that may not see the draft."""
    return PREPARES.of(who=SideName(author), partner=SideName(partner))


def goods(config: RulesConfig, bundle: Bundle) -> Message:
    """What one side gives: "3 coins and Labor", or "nothing"."""
    words = tuple(part.words for part in parts(config, bundle))
    return GOODS.of(goods=ListArg(words)) if words else NOTHING


def offered(config: RulesConfig, deal: Deal) -> Message:
    """An offer in one sentence."""
    give, get = sides_of(deal)
    said = ASKS if give == Bundle() else PRESENTS if get == Bundle() else GIVES_FOR
    return said.of(
        who=SideName(deal.author), partner=SideName(deal.partner), give=goods(config, give), get=goods(config, get)
    )


def hint(config: RulesConfig, found: TradeHint) -> Message:
    """What the cards of the trade make possible at home."""
    cards = ListArg(tuple(RESOURCE_NAMES[kind] for kind in found.cards))
    now, then = found.stars
    return HINT.of(
        cards=cards, plant=plant_name(config, found.plant), land=labels.land(config, found.land), now=now, n=then
    )


class BundleItem(NamedTuple):
    """One thing of a bundle in words; `sprite` is "" for a land, which has a picture by what stands there."""

    words: Message
    sprite: str = ""
    land: int = NOWHERE


def parts(config: RulesConfig, bundle: Bundle) -> Iterator[BundleItem]:
    """Coins, cards by type, lands from left to right."""
    if bundle.coins:
        yield BundleItem(COINS.of(n=bundle.coins), "coin")
    for kind in TYPES:
        number, card = bundle.cards[kind], RESOURCE_NAMES[kind]
        if number:
            yield BundleItem(card if number == 1 else SEVERAL.of(number=number, card=card), RESOURCES[kind])
    for land in bundle.lands:
        yield BundleItem(labels.land(config, land), land=land)


def _contents(sheet: OfferSheet, side: SideOf) -> Message:
    """What is in the basket; of the other's cards also how many there are."""
    said = goods(sheet.config, sheet.bundle(side))
    cards, size = sum(sheet.bundle(side).cards), sheet.view.sizes[sheet.giver(side)]
    return OF_CARDS.of(goods=said, cards=cards, n=size) if side == GET and cards and sheet.composing else said


def _lands(sheet: OfferSheet, side: SideOf) -> Message:
    who, number = SideName(sheet.giver(side)), len(sheet.bundle(side).lands)
    return LANDS.of(who=who, n=number) if number else LANDS_NONE.of(who=who)


def after(sheet: OfferSheet, side: SideOf) -> Message:
    """How the giver of a basket would stand after the trade."""
    at = SIDES.index(side)
    now, then = sheet.before[at], sheet.after[at]
    cards = sheet.cards(side)
    return AFTER.of(
        who=SideName(sheet.giver(side)),
        stars=_becomes(now.stars, then.stars),
        coins=_becomes(now.coins, then.coins),
        cards=_becomes(*cards),
        income=_becomes(now.coins_a_turn, then.coins_a_turn),
        drawn=_becomes(now.cards_a_turn, then.cards_a_turn),
    )


def _becomes(now: int, then: int) -> Message:
    return SAME.of(now=now) if now == then else BECOMES.of(now=now, then=then)


COINS_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Coins in the basket: {coins} of %n")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
SEVERAL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number} {card}")
GOODS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{goods}")
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing")
OF_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{goods}; {cards} of %n card(s)")
LANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Lands of {who}, %n in the basket")
LANDS_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Lands of {who}, none in the basket")
AFTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "{who} after it: stars {stars}; coins {coins}; cards {cards}; a turn: coins {income}, cards {drawn}.",
)
SAME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{now}, as now")
BECOMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{now}, then {then}")
FIRST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The first offer stays pinned here. {offer}")
STILL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The first offer still lies there. {offer}")
FOR_NOTHING: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Careful: this is a gift. {partner} is asked for nothing in return."
)
WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This trade brings {who} to the %n star(s) that end the game.")
HINT: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "With {cards} on your {plant} ({land}) you could go from {now} to %n star(s)."
)
ASKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} asks {partner} for {get} and gives nothing.")
PRESENTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives {partner} {give} and asks for nothing.")
GIVES_FOR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives {partner} {give} for {get}.")
PREPARES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares an offer for {partner}.")
THINKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} thinks of another offer. The first one lies open.")
FILL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: fill the two baskets, then propose the trade to {partner}.")
FILL_AGAIN: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: so you offered it before. Change it as you like, then propose it to {partner}."
)
FILL_COUNTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: change the two baskets as you like, then answer {partner} with them."
)
ANSWER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {other} has made you an offer. Accept it, decline it, or make a counter-offer."
)
ANSWER_ONLY: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: the first offer of {other} still lies there. Accept it or decline it."
)
ANSWER_COUNTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {other} has answered with another offer. Accept it, decline it, or withdraw altogether."
)
