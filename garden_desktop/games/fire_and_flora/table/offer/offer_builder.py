"""Move builder of offers: baskets are filled in any order, and proposing emits all parts in the fixed order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder, MoveSequence
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, Counts, counted, covers, least
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.trade import PROPOSE, WITHDRAW, tradable
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.offer import baskets
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, GIVE, SIDES, Baskets, SideOf

Said: TypeAlias = MoveSequence | Move


class OfferBuilder(MoveBuilder[Said]):
    """Move builder of one offer.

    Parts recorded before this view stay in the baskets, and parts that would precede them in the fixed order are no
    longer offered. A counter-offer begins with the first offer reversed, an offer to a partner who refused one this
    turn with that one, both as far as they are still possible.
    """

    def __init__(self, config: RulesConfig, view: State) -> None:
        super().__init__(())
        self._config, self._view, self._deal = config, view, drafted(view)
        self._said = baskets.spelled(baskets.lying(self._deal))
        self._start = baskets.laid(config, first_filling(config, view))
        self._taken = self._start

    @property
    def draft(self) -> Draft:
        return self._taken

    @property
    def filled(self) -> Baskets:
        """Contents of the baskets."""
        return baskets.filled(self._config, self._view, self._deal, self._taken)

    def offers(self) -> tuple[InputStep, ...]:
        if self._offers is None:
            self._offers = tuple(self._now())
        return self._offers

    def drops(self, piece: str) -> tuple[str, ...]:
        """Places for a piece; a stack of coins can go back to the purse, other pieces are taken back."""
        if baskets.coins_in(piece) and (lies := self.placed(piece)) is not None:
            return tuple(baskets.purse(side) for side in SIDES if side == lies.place)
        return tuple(handle.place for handle in self.offers() if piece and handle.piece == piece)

    def blocking_step(self, piece: str) -> InputStep | None:
        return None

    def add_step(self, place: str, piece: str = "") -> Said | None:
        handle = next((one for one in self.offers() if (one.place, one.piece) == (place, piece)), None)
        if handle is None and place in self.drops(piece) and (lies := self.placed(piece)) is not None:
            self.remove_step(lies)
            return None
        if handle is None:
            raise KeyError((place, piece))
        if place == ids.PROPOSE:
            return MoveSequence((*self._unsaid(self.filled), PROPOSE))
        if place == ids.DROP:
            return WITHDRAW
        if place == ids.EMPTY:
            self.clear()
        else:
            self._change(handle)
        return None

    def remove_step(self, handle: InputStep) -> None:
        if handle not in self._open():
            raise ValueError(handle)
        self._set(tuple(one for one in self._taken if one != handle))

    def clear(self) -> None:
        """Empty the baskets, but for the parts recorded before."""
        self._set(baskets.laid(self._config, baskets.lying(self._deal)))

    def _open(self) -> tuple[InputStep, ...]:
        """Steps that can be taken back."""
        return tuple(one for one in self._taken if self._allows(tuple(other for other in self._taken if other != one)))

    def _now(self) -> Iterator[InputStep]:
        for side in SIDES:
            yield from (handle for handle in self._goods(side) if self._allows((*self._taken, handle)))
            yield from self._coins(side)
            yield from self._chips(side)
        if self.filled != Baskets():
            yield InputStep(ids.PROPOSE)
        if self.filled != baskets.lying(self._deal):
            yield InputStep(ids.EMPTY)
        yield InputStep(ids.DROP)

    def _goods(self, side: SideOf) -> Iterator[InputStep]:
        """Yield the steps of every card and land that is not in this basket."""
        deal, view = self._deal, self._view
        own = held(view, deal) if side == GIVE else NONE
        there = {handle.piece for handle in self._taken}
        for kind in TYPES:
            cards = [ids.card(kind, n) for n in range(1, own[kind] + 1)] if side == GIVE else [free_wish(kind, there)]
            yield from (InputStep(side, card, loose=True) for card in cards if card not in there)
        for land in view.rows[deal.author if side == GIVE else deal.partner]:
            piece = ids.land_piece(self._config, land)
            if piece not in there:
                yield InputStep(side, piece, loose=True)

    def _coins(self, side: SideOf) -> Iterator[InputStep]:
        """Yield the steps of one coin more, by drag or button, and one less."""
        number = self._coins_in(side)
        if self._allows(baskets.with_coins(self._taken, side, number + 1)):
            yield InputStep(side, baskets.coin(side))
            yield InputStep(baskets.more(side))
        if number and self._allows(baskets.with_coins(self._taken, side, number - 1)):
            yield InputStep(baskets.less(side))

    def _chips(self, side: SideOf) -> Iterator[InputStep]:
        """Yield the steps of one card of a type more, and one less."""
        for kind in TYPES:
            more, last = self._next(side, kind), self._last(side, kind)
            if more is not None and self._allows((*self._taken, more)):
                yield InputStep(baskets.chip(side, kind))
            if last in self._open():
                yield InputStep(baskets.fewer(side, kind))

    def _next(self, side: SideOf, kind: int) -> InputStep | None:
        """Step of the next card of a type for this basket; None if there is none."""
        there = {handle.piece for handle in self._taken}
        if side == GET:
            return InputStep(side, free_wish(kind, there), loose=True)
        cards = (ids.card(kind, number) for number in range(1, held(self._view, self._deal)[kind] + 1))
        return next((InputStep(side, card, loose=True) for card in cards if card not in there), None)

    def _last(self, side: SideOf, kind: int) -> InputStep | None:
        """Step of the card of a type that was put into this basket last."""
        kind_of = ids.kind_of if side == GIVE else baskets.wish_kind
        return next((one for one in reversed(self._taken) if one.place == side and kind_of(one.piece) == kind), None)

    def _change(self, handle: InputStep) -> None:
        """Carry out a step that does not complete the offer."""
        for side, kind in product(SIDES, TYPES):
            more, last = self._next(side, kind), self._last(side, kind)
            if handle.place == baskets.chip(side, kind) and more is not None:
                return self._set((*self._taken, more))
            if handle.place == baskets.fewer(side, kind) and last is not None:
                return self.remove_step(last)
        for side in SIDES:
            number = self._coins_in(side)
            if handle in (InputStep(side, baskets.coin(side)), InputStep(baskets.more(side))):
                return self._set(baskets.with_coins(self._taken, side, number + 1))
            if handle == InputStep(baskets.less(side)):
                return self._set(baskets.with_coins(self._taken, side, number - 1))
        return self._set((*self._taken, handle))

    def _coins_in(self, side: SideOf) -> int:
        return (self.filled.give if side == GIVE else self.filled.get).coins

    def _allows(self, draft: Draft) -> bool:
        """Whether this draft can be offered, and still recorded after the parts before it."""
        wanted = baskets.filled(self._config, self._view, self._deal, draft)
        begins = baskets.spelled(wanted)[: len(self._said)] == self._said
        return begins and possible(self._config, self._view, self._deal, wanted)

    def _unsaid(self, wanted: Baskets) -> tuple[Move, ...]:
        return baskets.spelled(wanted)[len(self._said) :]

    def _set(self, draft: Draft) -> None:
        self._taken = draft
        self._forget()


def offered(config: RulesConfig, run: MoveSequence) -> Draft:
    """Input steps of an offer: its goods, then Propose; coins, which are dragged one by one, as a stack."""
    return (*baskets.laid(config, baskets.heard(run.moves)), InputStep(ids.PROPOSE))


def drafted(view: State) -> Deal:
    """The offer being drafted; the viewer must be its author."""
    assert view.talks is not None
    assert view.talks.draft is not None
    return view.talks.draft


def held(view: State, deal: Deal) -> Counts:
    """Hand of the author."""
    return view.hands[deal.author] or NONE


def free_wish(kind: int, taken: set[str]) -> str:
    """Id of the next card of a type that can be asked for."""
    number = 1
    while baskets.wish(kind, number) in taken:
        number += 1
    return baskets.wish(kind, number)


def possible(config: RulesConfig, view: State, deal: Deal, wanted: Baskets) -> bool:
    """Whether these baskets are within what the author knows to exist (FF-138, FF-141)."""
    give, get = wanted
    return (
        give.coins <= view.coins[deal.author]
        and get.coins <= view.coins[deal.partner]
        and covers(held(view, deal), give.cards)
        and sum(get.cards) <= view.sizes[deal.partner]
        and all(tradable(config, view, land) for land in (*give.lands, *get.lands))
    )


def first_filling(config: RulesConfig, view: State) -> Baskets:
    """Initial contents of the baskets: parts recorded already, or the offer made before."""
    deal = drafted(view)
    said = baskets.lying(deal)
    before = made_before(view)
    if said != Baskets() or before is None:
        return said
    give, get = baskets.lying(before)
    return _still_there(config, view, deal, Baskets(give, get) if before.author == deal.author else Baskets(get, give))


def made_before(view: State) -> Deal | None:
    """The offer a draft begins with: the one to be countered, or the one refused this turn; None without one."""
    deal = drafted(view)
    if view.talks is not None and view.talks.offer is not None:
        return view.talks.offer
    return next((old for old in view.marks.refused if old.partner == deal.partner), None)


def _still_there(config: RulesConfig, view: State, deal: Deal, wanted: Baskets) -> Baskets:
    """The part of these baskets that can be offered now; cards, coins and lands may be gone."""
    give, get = wanted
    wishes = [kind for kind in TYPES for _ in range(get.cards[kind])]
    return Baskets(
        _of(config, view, deal.author, give)._replace(cards=least(give.cards, held(view, deal))),
        _of(config, view, deal.partner, get)._replace(cards=counted(wishes[: view.sizes[deal.partner]])),
    )


def _of(config: RulesConfig, view: State, giver: Seat, bundle: Bundle) -> Bundle:
    """Coins and lands of a bundle that its giver still has."""
    lands = tuple(land for land in view.rows[giver] if land in bundle.lands and tradable(config, view, land))
    return bundle._replace(coins=min(bundle.coins, view.coins[giver]), lands=lands)
