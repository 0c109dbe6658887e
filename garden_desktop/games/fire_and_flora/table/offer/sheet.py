"""Offer sheet: contents, sums after the trade, and advice, from public facts and the own hand.

On the table while an offer is drafted (for its author) and while one is to be answered. Painters find it in
`FloraViewFacts.sheet`; its notes `trade-...` are in table/offer/sheet_notes.py, its layout in table/offer/layout.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import TradePreview, bargain, preview_play
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, Counts, affordable, minus, plus
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import rows_after
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State
from garden_desktop.games.fire_and_flora.table.labels import LandPlate, plate
from garden_desktop.games.fire_and_flora.table.offer import baskets
from garden_desktop.games.fire_and_flora.table.offer import layout as sheet_layout
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, GIVE, SIDES, Baskets, SideOf
from garden_desktop.games.fire_and_flora.table.offer.layout import OfferColumn


class TradeHint(NamedTuple):
    """A play on the own landscape that the traded cards make possible: stars of the owner before and after."""

    land: int
    plant: int
    cards: tuple[int, ...]
    stars: tuple[int, int]


@dataclass(frozen=True)
class OfferSheet:
    """An offer as `seat` sees it; `draft` holds the contents of the baskets since `deal`.

    deal       the offer, or the parts of it recorded so far
    composing  whether the viewer may fill the baskets
    """

    config: RulesConfig
    view: State
    seat: Seat | None
    draft: Draft
    deal: Deal
    composing: bool

    @cached_property
    def filled(self) -> Baskets:
        """Contents of the baskets."""
        if self.composing:
            return baskets.filled(self.config, self.view, self.deal, self.draft)
        return baskets.lying(self.deal)

    @property
    def laid(self) -> Draft:
        """Contents as input steps, one for each thing, in the order in which they lie."""
        return self.draft if self.composing else baskets.laid(self.config, self.filled)

    @property
    def changed(self) -> bool:
        """Whether the baskets hold something that is not recorded yet."""
        return self.filled != baskets.lying(self.deal)

    @property
    def first(self) -> Deal | None:
        """The first offer, while a counter-offer is made or lies before it; else None."""
        talks = self.view.talks
        return talks.offer if talks is not None and talks.offer is not self.deal else None

    @property
    def asked(self) -> bool:
        """Whether the viewer has to answer."""
        return not self.composing and self.view.ask.seat == self.seat

    def giver(self, side: SideOf) -> Seat:
        """Seat that gives the contents of this basket."""
        return self.deal.author if side == GIVE else self.deal.partner

    def bundle(self, side: SideOf) -> Bundle:
        return self.filled.give if side == GIVE else self.filled.get

    @property
    def sides(self) -> tuple[SideOf, SideOf]:
        """The baskets from left to right: the viewer's own is on the left, whoever made the offer."""
        return (GET, GIVE) if self.seat == self.deal.partner else (GIVE, GET)

    def column(self, side: SideOf) -> OfferColumn:
        return sheet_layout.LEFT if side == self.sides[0] else sheet_layout.RIGHT

    @property
    def holder(self) -> Seat:
        """Seat whose hand lies in the dock, covered or not."""
        return self.view.ask.seat if self.seat is None else self.seat

    @property
    def hand(self) -> Counts | None:
        """The viewer's cards; None if the hand is covered."""
        return None if self.seat is None else self.view.hands[self.seat]

    @cached_property
    def before(self) -> tuple[TradePreview, TradePreview]:
        """Stars, coins and income of author and partner now."""
        return bargain(self.config, self.view, self.deal._replace(give=Bundle(), get=Bundle()))

    @cached_property
    def after(self) -> tuple[TradePreview, TradePreview]:
        """Stars, coins and income of author and partner after the trade."""
        return bargain(self.config, self.view, self._final)

    def cards(self, side: SideOf) -> tuple[int, int]:
        """Number of Resource Cards of the giver of this basket now, and after the trade."""
        give, get = (sum(self.bundle(one).cards) for one in (side, _other(side)))
        now = self.view.sizes[self.giver(side)]
        return now, now - give + get

    @cached_property
    def winners(self) -> tuple[Seat, ...]:
        """Seats that the trade would bring to the target."""
        seats = (self.deal.author, self.deal.partner)
        return tuple(seat for seat, then in zip(seats, self.after, strict=True) if then.stars >= self.config.target)

    @property
    def gift(self) -> bool:
        """Whether the author would get nothing in return."""
        return self.composing and self.filled.give != Bundle() and self.filled.get == Bundle()

    @cached_property
    def hint(self) -> TradeHint | None:
        """Best play on the own landscape that only the traded cards make possible; None without one."""
        if self.seat not in (self.deal.author, self.deal.partner) or self.hand is None:
            return None
        return self._hint_for(self.seat, self.hand)

    def plates(self) -> tuple[LandPlate, ...]:
        """Lands of both sides, each in its place outside the baskets."""
        return tuple(found for side in SIDES for found in self._plates(side))

    @property
    def _final(self) -> Deal:
        return self.deal._replace(give=self.filled.give, get=self.filled.get)

    def _plates(self, side: SideOf) -> list[LandPlate]:
        row = self.view.rows[self.giver(side)]
        boxes = sheet_layout.lands(self.column(side), len(row))
        return [
            plate(self.config, land, self.view.on[land], box, "trade") for land, box in zip(row, boxes, strict=True)
        ]

    def _hint_for(self, seat: Seat, own: Counts) -> TradeHint | None:
        mine: SideOf = "give" if seat == self.deal.author else "get"
        then = minus(plus(own, self.bundle(_other(mine)).cards), self.bundle(mine).cards)
        if min(then) < 0:
            return None
        view = self.view._replace(rows=rows_after(self.view, self._final), turn=seat)
        new = affordable(then) & ~affordable(own)
        found = [hint for land in view.rows[seat] for hint in self._plays(view, seat, land, new)]
        return max(found, key=lambda one: one.stars[1] - one.stars[0], default=None)

    def _plays(self, view: State, seat: Seat, land: int, causes: int) -> list[TradeHint]:
        """Hints on plays of these causes on one land that gain stars."""
        plant, found = view.on[land], []
        for cause, cards in enumerate(CAUSES):
            if not 0 <= plant < BUILT or not causes >> cause & 1 or self.config.action(land, plant, cause) is None:
                continue
            seen = preview_play(self.config, view, Move("play", place=land, cause=cause))
            now, best = seen.before[seat], max(one.stars[seat] for one in seen.outcomes)
            if best > now:
                found.append(TradeHint(land, plant, cards, (now, best)))
        return found


def _other(side: SideOf) -> SideOf:
    return "get" if side == GIVE else "give"


def sheet_of(config: RulesConfig, view: State, seat: Seat | None, draft: Draft) -> OfferSheet | None:
    """Offer sheet of a view; None if the viewer may see no offer."""
    talks = view.talks
    if talks is None:
        return None
    if talks.draft is not None and talks.draft.give is not None:
        return OfferSheet(config, view, seat, draft, talks.draft, seat == talks.draft.author)
    deal = talks.counter or talks.offer
    return OfferSheet(config, view, seat, draft, deal, False) if deal is not None else None
