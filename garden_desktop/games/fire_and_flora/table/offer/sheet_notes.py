"""Notes and prompt of the offer sheet, and the moves meant by filling its baskets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from garden_desktop.core.gesture import InputStep, MoveSequence
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Reason, Seat
from garden_desktop.core.view_model import Note
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, RESOURCES, TYPES
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.actions import may_accept
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import PROPOSE, sides_of, tradable
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, Bundle, Deal
from garden_desktop.games.fire_and_flora.table import ids, labels
from garden_desktop.games.fire_and_flora.table.labels import plant_name
from garden_desktop.games.fire_and_flora.table.offer import baskets, offer_builder
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, GIVE, SIDES, Baskets, SideOf
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet, TradeHint

# Notes and prompt.


def notes(sheet: OfferSheet) -> Iterator[Note]:
    """Yield `trade-give`: contents of the basket, `trade-after-give`: sums of its giver; the same with `get`."""
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
    """Prompt: the decision for the author or the seat that answers, the progress for others."""
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
    """Prompt for viewers who may not see the draft."""
    return PREPARES.of(who=SideName(author), partner=SideName(partner))


def goods(config: RulesConfig, bundle: Bundle) -> Message:
    """Contents of a bundle: "3 coins and Labor", or "nothing"."""
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
    """Sentence on the play that the traded cards make possible."""
    cards = ListArg(tuple(RESOURCE_NAMES[kind] for kind in found.cards))
    now, then = found.stars
    return HINT.of(
        cards=cards, plant=plant_name(config, found.plant), land=labels.land(config, found.land), now=now, n=then
    )


class BundleItem(NamedTuple):
    """Item of a bundle in words; `sprite` is "" for a land, whose picture depends on its content."""

    words: Message
    sprite: str = ""
    land: int = NOWHERE


def parts(config: RulesConfig, bundle: Bundle) -> Iterator[BundleItem]:
    """Yield coins, cards by type, lands from left to right."""
    if bundle.coins:
        yield BundleItem(COINS.of(n=bundle.coins), "coin")
    for kind in TYPES:
        number, card = bundle.cards[kind], RESOURCE_NAMES[kind]
        if number:
            yield BundleItem(card if number == 1 else SEVERAL.of(number=number, card=card), RESOURCES[kind])
    for land in bundle.lands:
        yield BundleItem(labels.land(config, land), land=land)


def _contents(sheet: OfferSheet, side: SideOf) -> Message:
    """Contents of a basket; of the partner's cards also how many there are."""
    said = goods(sheet.config, sheet.bundle(side))
    cards, size = sum(sheet.bundle(side).cards), sheet.view.sizes[sheet.giver(side)]
    return OF_CARDS.of(goods=said, cards=cards, n=size) if side == GET and cards and sheet.composing else said


def _lands(sheet: OfferSheet, side: SideOf) -> Message:
    who, number = SideName(sheet.giver(side)), len(sheet.bundle(side).lands)
    return LANDS.of(who=who, n=number) if number else LANDS_NONE.of(who=who)


def after(sheet: OfferSheet, side: SideOf) -> Message:
    """Sums of the giver of a basket after the trade."""
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
LANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s lands, %n in the basket")
LANDS_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s lands, none in the basket")
AFTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "{who} after the trade: stars {stars}; coins {coins}; cards {cards}; a turn: coins {income}, cards {drawn}.",
)
SAME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{now}, as now")
BECOMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{now}, then {then}")
FIRST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The first offer stays on the table. {offer}")
STILL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The first offer still stands. {offer}")
FOR_NOTHING: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Careful: this is a gift. You ask {partner} for nothing in return."
)
WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This trade brings {who} to %n star(s) and ends the match.")
HINT: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "With {cards} on your {plant} ({land}) you could go from {now} to %n star(s)."
)
ASKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} asks {partner} for {get} and gives nothing.")
PRESENTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives {partner} {give} and asks for nothing.")
GIVES_FOR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives {partner} {give} for {get}.")
PREPARES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares an offer for {partner}.")
THINKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} prepares a counter-offer. The first offer still stands.")
FILL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: fill the two baskets, then propose the trade to {partner}.")
FILL_AGAIN: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: here is your last offer again. Change it as you like, then propose it to {partner}."
)
FILL_COUNTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: change the two baskets as you like, then send your counter-offer to {partner}."
)
ANSWER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {other} has made you an offer. Accept it, decline it, or make a counter-offer."
)
ANSWER_ONLY: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {other}’s first offer still stands. Accept it or decline it."
)
ANSWER_COUNTER: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {other} has made a counter-offer. Accept it, decline it, or cancel your own offer."
)


# Moves meant by filling baskets and by answering.


ANSWERS: Final[dict[str, Move]] = {word: Move(word) for word in ("accept", "counter")}


def intended_move(sheet: OfferSheet, place: str, piece: str) -> Move | MoveSequence | Reason | None:
    """The parts not recorded yet, with the one dropped among them, and the proposal if that is pressed."""
    if not sheet.composing:
        return ANSWERS.get(place) if sheet.asked and not piece else None
    if place == ids.PROPOSE:
        return MoveSequence((*_unsaid(sheet, sheet.filled), PROPOSE))
    wanted = _with(sheet, place, piece)
    return MoveSequence(_unsaid(sheet, wanted)) if wanted is not None else _misfit(sheet, place, piece)


def preview_move(sheet: OfferSheet, run: MoveSequence) -> Iterator[Message]:
    """Yield the sums of both with these contents, or the offer that would be proposed."""
    if run.moves[-1] == PROPOSE:
        give, get = sheet.filled
        yield offered(sheet.config, sheet.deal._replace(give=give, get=get))
        if sheet.gift:
            yield FOR_NOTHING.of(partner=SideName(sheet.deal.partner))
        return
    wanted = baskets.heard((*baskets.spelled(baskets.lying(sheet.deal)), *run.moves))
    then = replace(sheet, draft=baskets.laid(sheet.config, wanted))
    yield from (after(then, side) for side in SIDES)


def _with(sheet: OfferSheet, place: str, piece: str) -> Baskets | None:
    """Contents with `piece` in the basket `place`; None if it does not go in."""
    if place not in SIDES or not piece:
        return None
    side: SideOf = GIVE if place == GIVE else GET
    coins = sheet.bundle(side).coins + 1
    more = baskets.with_coins(sheet.draft, side, coins) if piece == baskets.coin(side) else sheet.draft
    then = replace(sheet, draft=more if more != sheet.draft else (*sheet.draft, InputStep(side, piece))).filled
    said = baskets.spelled(baskets.lying(sheet.deal))
    fits = baskets.spelled(then)[: len(said)] == said and offer_builder.possible(
        sheet.config, sheet.view, sheet.deal, then
    )
    return then if fits and then != sheet.filled else None


def _unsaid(sheet: OfferSheet, wanted: Baskets) -> tuple[Move, ...]:
    return baskets.spelled(wanted)[len(baskets.spelled(baskets.lying(sheet.deal))) :]


def _misfit(sheet: OfferSheet, place: str, piece: str) -> Reason | None:
    """Reason why this cannot go into that basket; reasons about a hand are for its owner alone."""
    for side in SIDES:
        if place == baskets.more(side) or piece == baskets.coin(side):
            there = sheet.bundle(side).coins < sheet.view.coins[sheet.giver(side)]
            lacks = reasons.NOT_ENOUGH_COINS if side == GIVE else reasons.NOT_OWNED
            return _wrong_basket(side, place) if there else lacks
    if not piece and place in {baskets.chip(GIVE, kind) for kind in TYPES}:
        return reasons.CARD_NOT_HELD
    if baskets.wish_kind(piece) >= 0 or place in {baskets.chip(GET, kind) for kind in TYPES}:
        full = sum(sheet.filled.get.cards) >= sheet.view.sizes[sheet.deal.partner]
        return reasons.TOO_MANY_CARDS if full else _wrong_basket(GET, place)
    if ids.kind_of(piece) >= 0:
        return _wrong_basket(GIVE, place)
    land = ids.land_of(sheet.config, piece)
    if land < 0:
        return None
    if not tradable(sheet.config, sheet.view, land):
        return reasons.HQ_NOT_TRADABLE
    return _wrong_basket(GIVE if land in sheet.view.rows[sheet.deal.author] else GET, place)


def _wrong_basket(side: SideOf, place: str) -> Reason | None:
    """Refusal of goods in the other side's basket, or of parts that are out of order (FF-140)."""
    if place in SIDES and place != side:
        return reasons.NOT_OWNED
    return reasons.DRAFT_ORDER if place == side else None
