"""The legal moves of part 4: lands, plays, buildings, cards, offers (FF-61 to FF-75)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.buildings import buildings_of, price_of_card
from garden_desktop.games.fire_and_flora.cards import (
    BARRED_BY_PRESERVE,
    LABOR,
    NEFARIOUS,
    NONE,
    TYPES,
    WATER,
    WATERY,
    affordable,
)
from garden_desktop.games.fire_and_flora.law import Law
from garden_desktop.games.fire_and_flora.moves import Move
from garden_desktop.games.fire_and_flora.pack import BUILT
from garden_desktop.games.fire_and_flora.plants import open_parcels
from garden_desktop.games.fire_and_flora.state import State
from garden_desktop.games.fire_and_flora.verdicts import failed_before, is_robbed_of, may_replace

END: Final = Move("end")
DRAW: Final = Move("draw")
SELLS: Final = tuple(Move("sell", cause=kind) for kind in TYPES)


class Plays:
    """The plays one plant on one parcel answers to; each selection that was asked for is kept."""

    __slots__ = ("_lines", "_made", "mask")

    def __init__(self, law: Law, land: int, plant: int) -> None:
        causes = [cause for cause in sorted(law.lines[plant]) if law.action(land, plant, cause) is not None]
        self._lines = [(1 << cause, Move("play", place=land, cause=cause)) for cause in causes]
        self._made: dict[int, tuple[Move, ...]] = {}
        self.mask = sum(bit for bit, _ in self._lines)

    def of(self, held: int) -> tuple[Move, ...]:
        """The plays these causes make possible; bits outside `mask` must be left out."""
        if held not in self._made:
            self._made[held] = tuple(move for bit, move in self._lines if held & bit)
        return self._made[held]


class Actions:
    """All a player may do in part 4; every play and purchase there can be is made once and handed out again."""

    def __init__(self, law: Law) -> None:
        self._law = law
        lands = range(law.parcels)
        self._plays: list[list[Plays | None]] = [[None] * BUILT for _ in lands]
        self._waterings = [Move("play", place=land, cause=WATER) for land in lands]
        self._invasives = [n for n, one in enumerate(law.species) if not one.native]
        self._weeds = [{n: Move("plant", place=land, species=n) for n in self._invasives} for land in lands]
        self._preserves = frozenset(land for land in lands if law.ability(land) == "preserve")
        self._costs = [land.cost for land in law.lands]
        self._buys = [Move("buy", card=card) for card in range(len(law.lands))]
        self._uses = {"nursery": self._nursery, "goats": self._goats, "reservoir": self._reservoir}
        self._offers = [Move("offer", seat=seat) for seat in range(law.seats)]
        self._steals = [(Move("steal-card", seat=seat), Move("steal-coins", seat=seat)) for seat in range(law.seats)]

    def legal(self, state: State) -> Sequence[Move]:
        seat = state.turn
        hand = state.hands[seat] or NONE
        moves: list[Move] = []
        if not state.marks.bought:
            self._add_purchases(state, seat, moves)
        able = affordable(hand)
        if able:
            self._add_plays(state, seat, able, moves)
            if hand[NEFARIOUS]:
                self._add_nefarious(state, seat, moves)
        built = buildings_of(state, seat)
        if built:
            self._add_uses(state, seat, built, moves)
        price = price_of_card(self._law, state, seat) if built else self._law.figures.buy_price
        if state.coins[seat] >= price and (state.left or any(state.discard)):
            moves.append(DRAW)
        moves += [move for move, number in zip(SELLS, hand, strict=True) if number]
        if self._law.trading and state.marks.offers < self._law.offers:
            moves += [move for move in self._offers if move.seat != seat]
        moves.append(END)
        return moves

    def _add_purchases(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Lands of the market in their order; a building once for each parcel it may stand on."""
        law = self._law
        purse = state.coins[seat] + (law.figures.grant_discount if seat in state.grants else 0)
        room = open_parcels(law, state.rows[seat], state.on)
        for card in state.market:
            if self._costs[card] <= purse:
                if law.is_building(card):
                    moves += [Move("buy", card, land) for land in room]
                else:
                    moves.append(self._buys[card])

    def _plays_of(self, land: int, plant: int) -> Plays:
        made = self._plays[land][plant] = Plays(self._law, land, plant)
        return made

    def _add_plays(self, state: State, seat: Seat, able: int, moves: list[Move]) -> None:
        on, plays, preserves = state.on, self._plays, self._preserves
        on_plants = able & ~WATERY if state.dry else able
        marks = state.marks
        failed = bool(marks.species or marks.lands)
        for owner, row in enumerate(state.rows):
            for land in row:
                plant = on[land]
                if 0 <= plant < BUILT:
                    answering = plays[land][plant] or self._plays_of(land, plant)
                    held = on_plants & answering.mask
                    if owner != seat and land in preserves:
                        held &= ~BARRED_BY_PRESERVE
                    if failed and (plant >> 1 in marks.species or land in marks.lands):
                        moves += self._not_failed(state, answering.of(held))
                    elif held:
                        moves += answering.of(held)
        if state.seeds and able >> WATER & 1:
            moves += self._not_failed(state, [self._waterings[land] for land, _ in state.seeds])

    def _not_failed(self, state: State, plays: Sequence[Move]) -> list[Move]:
        """The plays without those that came back this turn and would come back again (FF-92)."""
        return [move for move in plays if not failed_before(self._law, state, move.place, move.cause)]

    def _add_nefarious(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Thefts from everybody who has something, then weeds on every open parcel of the others (FF-117 to FF-119)."""
        pool = state.pool
        weeds = [species for species in self._invasives if pool[species]]
        for victim, row in enumerate(state.rows):
            if victim == seat:
                continue
            card, coins = self._steals[victim]
            moves += [move for move in (card, coins) if is_robbed_of(self._law, state, move) is None]
            for land in open_parcels(self._law, row, state.on):
                if land not in self._preserves:
                    at_land = self._weeds[land]
                    moves += [at_land[species] for species in weeds]

    def _add_uses(self, state: State, seat: Seat, built: list[int], moves: list[Move]) -> None:
        """What the buildings of a seat can be used for now, from left to right."""
        law, used = self._law, state.marks.used
        for card in built:
            if law.demolish:
                moves.append(Move("demolish", card))
            find = self._uses.get(law.lands[card].effect)
            if find is not None and card not in used:
                moves += find(state, seat, card)

    def _reservoir(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        if state.discard[WATER]:
            hand = state.hands[seat] or NONE
            yield from (Move("use", card, cause=kind) for kind in TYPES if hand[kind] and kind != WATER)

    def _nursery(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        law = self._law
        if state.coins[seat] < law.figures.nursery_price:
            return
        lands = [land for land in state.rows[seat] if may_replace(law, state, land)]
        for species in law.pack.nursery:
            if state.pool[species]:
                yield from (Move("use", card, land, species=species) for land in lands)

    def _goats(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        law, on = self._law, state.on
        if state.coins[seat] < law.figures.goats_price:
            return
        for land in state.rows[seat]:
            plant = on[land]
            if 0 <= plant < BUILT and not law.woody(plant) and law.action(land, plant, LABOR) is not None:
                yield Move("use", card, land)
