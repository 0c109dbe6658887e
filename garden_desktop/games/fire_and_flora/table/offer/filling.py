"""What is meant by filling the baskets of an offer, and by answering one: all of the offer, as it would be said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from garden_desktop.core.gesture import InputStep, MoveSequence
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import Reason
from garden_desktop.games.fire_and_flora.data.cards import TYPES
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.legal.bundles import PROPOSE, tradable
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.offer import baskets, notes, offer_builder
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, GIVE, SIDES, Baskets, SideOf
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet

ANSWERS: Final[dict[str, Move]] = {word: Move(word) for word in ("accept", "counter")}


def intended_move(sheet: OfferSheet, place: str, piece: str) -> Move | MoveSequence | Reason | None:
    """The parts that are not said yet, with this one among them, and with the proposal where that is pressed."""
    if not sheet.composing:
        return ANSWERS.get(place) if sheet.asked and not piece else None
    if place == ids.PROPOSE:
        return MoveSequence((*_unsaid(sheet, sheet.filled), PROPOSE))
    wanted = _with(sheet, place, piece)
    return MoveSequence(_unsaid(sheet, wanted)) if wanted is not None else _misfit(sheet, place, piece)


def preview_move(sheet: OfferSheet, run: MoveSequence) -> Iterator[Message]:
    """How both would stand with this in the baskets, or what would be proposed."""
    if run.moves[-1] == PROPOSE:
        give, get = sheet.filled
        yield notes.offered(sheet.config, sheet.deal._replace(give=give, get=get))
        if sheet.gift:
            yield notes.FOR_NOTHING.of(partner=SideName(sheet.deal.partner))
        return
    wanted = baskets.heard((*baskets.spelled(baskets.lying(sheet.deal)), *run.moves))
    then = replace(sheet, draft=baskets.laid(sheet.config, wanted))
    yield from (notes.after(then, side) for side in SIDES)


def _with(sheet: OfferSheet, place: str, piece: str) -> Baskets | None:
    """What would lie there with `piece` in the basket `place`; None where it does not go in."""
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
    """Why this cannot go into that basket; what depends on a hand is told to its owner alone."""
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
    """Goods of one in the basket of the other; where nothing is wrong with them it is too late for them (FF-140)."""
    if place in SIDES and place != side:
        return reasons.NOT_OWNED
    return reasons.DRAFT_ORDER if place == side else None
