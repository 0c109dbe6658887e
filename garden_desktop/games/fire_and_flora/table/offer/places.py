"""Places and pieces of the offer sheet, for painters, input and screen readers.

Places: the baskets `give` and `get` (rows); for each side `purse-...` with the coin that is dragged, and `less-...`
and `more-...`, pressed and painted like buttons, but by the scenery, as they have no room for words; the chips
`have-water`... of what the author holds and `ask-water`... with the cards that may be asked for, pressed for one card
more, and beside each of them `fewer-give-water`... for one less; each land in a
place of its own by its code; the hand by type; `propose` and `drop`, or the four answers.
Pieces: `card-water-1`... and `land-C05`, in hand and row or in a basket; `wish-water-1`..., in its chip or in the
basket; `coin-give` in the purse, and all coins of a basket as one heap `coins-give-3`.
While an offer is answered all that lies in the baskets lies still, and a card given is a `gift-water-1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.layout import Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.fire_and_flora.data.cards import NONE, RESOURCE_NAMES, RESOURCES, TYPES
from garden_desktop.games.fire_and_flora.table import ids, labels
from garden_desktop.games.fire_and_flora.table.offer import baskets, offer_builder
from garden_desktop.games.fire_and_flora.table.offer import layout as sheet_layout
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, GIVE, SideOf
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet


def places(sheet: OfferSheet) -> Iterator[Place]:
    """Every place on the table now, in reading order."""
    for side in sheet.sides:
        yield from _basket(sheet, side)
        if sheet.composing:
            yield from _coins(sheet, side)
            yield from _chips(sheet, side)
        yield from _lands(sheet, side)
    yield from _hand(sheet)
    yield from _buttons(sheet)


def pieces(sheet: OfferSheet) -> Iterator[Piece]:
    """Every piece on the table now."""
    for side in sheet.sides:
        yield from _goods(sheet, side)
        if sheet.composing:
            yield from _coin(sheet, side)
    yield from _plates(sheet)
    if sheet.composing:
        yield from _wishes(sheet)
    yield from _cards(sheet)


def chips(sheet: OfferSheet, side: SideOf) -> tuple[tuple[int, Box], ...]:
    """Chips of a side as (type, box): types the author holds, or all types that can be asked for."""
    own = sheet.hand
    kinds = [kind for kind in TYPES if side == GET or (own is not None and own[kind])]
    return tuple(zip(kinds, sheet_layout.chips(sheet.column(side), len(kinds)), strict=True))


def _basket(sheet: OfferSheet, side: SideOf) -> Iterator[Place]:
    label = GIVES.of(who=SideName(sheet.giver(side)))
    yield Place(side, "row", *sheet.column(side).basket, label, style="basket", group=side)


def _coins(sheet: OfferSheet, side: SideOf) -> Iterator[Place]:
    column, who, group = sheet.column(side), SideName(sheet.giver(side)), f"coins-{side}"
    yield Place(baskets.purse(side), "spot", *column.purse, PURSE.of(who=who), style="purse", group=group)
    yield Place(baskets.less(side), "spot", *column.less, LESS.of(who=who), style="less", group=group)
    yield Place(baskets.more(side), "spot", *column.more, MORE.of(who=who), style="more", group=group)


def _chips(sheet: OfferSheet, side: SideOf) -> Iterator[Place]:
    cards, group = sheet.bundle(side).cards, f"cards-{side}"
    for kind, box in chips(sheet, side):
        card, more, less = RESOURCE_NAMES[kind], *sheet_layout.halves(box)
        label = ASK.of(card=card, n=cards[kind])
        if side == GIVE and sheet.hand is not None:
            label = HAVE.of(card=card, n=cards[kind], held=sheet.hand[kind])
        yield Place(baskets.chip(side, kind), "spot", *more, label, style="chip", group=group)
        if cards[kind]:
            yield Place(baskets.fewer(side, kind), "spot", *less, FEWER.of(card=card), style="less", group=group)


def _lands(sheet: OfferSheet, side: SideOf) -> Iterator[Place]:
    row = sheet.view.rows[sheet.giver(side)]
    for land, box in zip(row, sheet_layout.lands(sheet.column(side), len(row)), strict=True):
        label = labels.land(sheet.config, land)
        yield Place(ids.code(sheet.config, land), "spot", *box, label, style="trade", group=f"lands-{side}")


def _hand(sheet: OfferSheet) -> Iterator[Place]:
    own = sheet.hand
    if own is None:
        label = COVERED.of(who=SideName(sheet.holder))
        yield Place(ids.HAND, "row", *sheet_layout.HAND, label, style="covered", group="hand")
        return
    kinds = [kind for kind in TYPES if own[kind]]
    given = sheet.bundle(GIVE).cards if sheet.composing else NONE
    left = tuple(max(1, own[kind] - given[kind]) for kind in kinds)  # what was given has a place to go back to
    for kind, box in zip(kinds, sheet_layout.wells(left), strict=True):
        yield Place(ids.well(kind), "row", *box, labels.YOURS.of(card=RESOURCE_NAMES[kind]), style="hand", group="hand")


def _buttons(sheet: OfferSheet) -> Iterator[Place]:
    if sheet.composing:
        propose = (COUNTER if sheet.first else PROPOSE).of(who=SideName(sheet.deal.partner))
        yield _button(ids.PROPOSE, 0, propose, "Enter")
        if sheet.changed:
            yield _button(ids.EMPTY, 1, EMPTY, "Backspace")
        yield _button(ids.DROP, 2, BACK if sheet.first else DROP, "Esc")
    elif sheet.asked:
        last = ("counter", TO_COUNTER, "C") if sheet.view.ask.kind == "answer" else ("withdraw", WITHDRAW, "W")
        answers = (("accept", ACCEPT, "A"), ("decline", DECLINE, "D"), last)
        for number, (id, label, key) in enumerate(answers):
            yield _button(id, number, label, key)


def _button(id: str, number: int, label: Message, key: str) -> Place:
    box, style = sheet_layout.BUTTONS.box(number), "" if number else "primary"
    return Place(id, "button", *box, label, key=key, style=style, group="buttons")


def _goods(sheet: OfferSheet, side: SideOf) -> Iterator[Piece]:
    """Yield the coins and cards in a basket; its lands are among the plates."""
    for rank, handle in enumerate(one for one in sheet.laid if one.place == side):
        coins = baskets.coins_in(handle.piece)
        kind = max(ids.kind_of(handle.piece), baskets.wish_kind(handle.piece))
        if coins:
            label = COINS.of(n=coins)
            yield Piece(
                handle.piece, side, "coin-stack", label, *sheet_layout.COINS, rank, caption=NUMBER.of(number=coins)
            )
        elif kind >= 0 and not (sheet.composing and side == GIVE):
            id = handle.piece if sheet.composing or side == GET else f"gift-{handle.piece.removeprefix('card-')}"
            yield Piece(id, side, ids.card_sprite(kind), RESOURCE_NAMES[kind], *sheet_layout.CARD, rank)


def _coin(sheet: OfferSheet, side: SideOf) -> Iterator[Piece]:
    """Yield the coin to drag, while there is one more."""
    if sheet.view.coins[sheet.giver(side)] > sheet.bundle(side).coins:
        yield Piece(baskets.coin(side), baskets.purse(side), "coin", ONE_COIN, *sheet_layout.COIN)


def _plates(sheet: OfferSheet) -> Iterator[Piece]:
    """Yield the lands of both, in their rows or in a basket."""
    laid = {handle.piece: (handle.place, rank) for rank, handle in enumerate(sheet.laid)}
    for plate in sheet.plates():
        land = ids.land_of(sheet.config, plate.code)
        id = ids.land_piece(sheet.config, land)
        place, rank = laid.get(id, (plate.code, 0))
        label = labels.details(sheet.config, land, sheet.view.on[land])
        yield Piece(id, place, plate.sprite, label, plate.box.w, plate.box.h, rank)


def _wishes(sheet: OfferSheet) -> Iterator[Piece]:
    """Yield one card of each type that can be asked for."""
    taken = {handle.piece for handle in sheet.draft}
    for kind, _ in chips(sheet, GET):
        id = offer_builder.free_wish(kind, taken)
        yield Piece(id, baskets.asked_for(kind), RESOURCES[kind], RESOURCE_NAMES[kind], *sheet_layout.MARK)


def _cards(sheet: OfferSheet) -> Iterator[Piece]:
    """Yield the own hand, or card backs."""
    own = sheet.hand
    if own is None:
        for number in range(1, sheet.view.sizes[sheet.holder] + 1):
            yield Piece(f"back-{number}", ids.HAND, "card-back", A_CARD, *sheet_layout.CARD, number)
        return
    laid = {handle.piece: (handle.place, rank) for rank, handle in enumerate(sheet.draft)} if sheet.composing else {}
    for kind in TYPES:
        for number in range(1, own[kind] + 1):
            id = ids.card(kind, number)
            place, rank = laid.get(id, (ids.well(kind), number))
            yield Piece(id, place, ids.card_sprite(kind), RESOURCE_NAMES[kind], *sheet_layout.CARD, rank)


GIVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "What {who} gives")
PURSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s coins")
MORE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "One more coin from {who}")
LESS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "One coin less from {who}")
HAVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card}: %n of {held}")
ASK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card}: %n asked for")
FEWER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card}: one less")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hidden hand")
A_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A hidden card")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
ONE_COIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A coin")
NUMBER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number}")
PROPOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Propose to {who}")
COUNTER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Answer {who} with this")
EMPTY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Empty the baskets")
DROP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Cancel")
BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Back to the first offer")
ACCEPT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Accept")
DECLINE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Decline")
TO_COUNTER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Make a counter-offer")
WITHDRAW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Cancel my offer")
