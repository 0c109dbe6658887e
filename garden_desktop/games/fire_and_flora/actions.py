"""The legal moves of part 4: lands, plays, buildings, cards, offers (FF-61 to FF-75)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.buildings import price_of_card
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
from garden_desktop.games.fire_and_flora.lands import price_of_land
from garden_desktop.games.fire_and_flora.law import Law
from garden_desktop.games.fire_and_flora.moves import Move
from garden_desktop.games.fire_and_flora.pack import BUILT, SPECIES
from garden_desktop.games.fire_and_flora.plants import open_parcels
from garden_desktop.games.fire_and_flora.state import State
from garden_desktop.games.fire_and_flora.verdicts import failed_before, is_robbed_of, may_replace

END: Final = Move("end")
DRAW: Final = Move("draw")
SELLS: Final = tuple(Move("sell", cause=kind) for kind in TYPES)


class Actions:
    """All a player may do in part 4; every play and purchase there can be is made once and handed out again."""

    def __init__(self, law: Law) -> None:
        self._law = law
        lands = range(law.parcels)
        self._plays = [[self._lines(land, plant) for plant in range(2 * SPECIES)] for land in lands]
        self._waterings = [Move("play", place=land, cause=WATER) for land in lands]
        self._weeds = [[Move("plant", place=land, species=species) for species in range(SPECIES)] for land in lands]
        self._invasives = [n for n, one in enumerate(law.species) if not one.native]
        self._preserves = frozenset(land for land in lands if law.ability(land) == "preserve")
        self._buys = [Move("buy", card=card) for card in range(len(law.lands))]
        self._offers = [Move("offer", seat=seat) for seat in range(law.seats)]
        self._steals = [(Move("steal-card", seat=seat), Move("steal-coins", seat=seat)) for seat in range(law.seats)]

    def _lines(self, land: int, plant: int) -> tuple[tuple[int, Move], ...]:
        """(bit of the cause, play) for each line a plant would answer with on a parcel."""
        return tuple(
            (1 << cause, Move("play", place=land, cause=cause))
            for cause in sorted(self._law.lines[plant])
            if self._law.action(land, plant, cause) is not None
        )

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
        moves += self._uses(state, seat)
        if state.coins[seat] >= price_of_card(self._law, state, seat) and (state.left or any(state.discard)):
            moves.append(DRAW)
        moves += [move for move, number in zip(SELLS, hand, strict=True) if number]
        if self._law.trading and state.marks.offers < self._law.offers:
            moves += [move for move in self._offers if move.seat != seat]
        moves.append(END)
        return moves

    def _add_purchases(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Lands of the market in their order; a building once for each parcel it may stand on."""
        law, coins = self._law, state.coins[seat]
        for card in state.market:
            if price_of_land(law, state, seat, card) > coins:
                continue
            if law.is_building(card):
                moves += [Move("buy", card, land) for land in open_parcels(law, state.rows[seat], state.on)]
            else:
                moves.append(self._buys[card])

    def _add_plays(self, state: State, seat: Seat, able: int, moves: list[Move]) -> None:
        on, lines, preserves = state.on, self._plays, self._preserves
        on_plants = able & ~WATERY if state.dry else able
        marks = state.marks
        fizzled = bool(marks.species or marks.lands)
        for owner, row in enumerate(state.rows):
            for land in row:
                plant = on[land]
                if not 0 <= plant < BUILT:
                    continue
                held = on_plants
                if land in preserves and owner != seat:
                    held &= ~BARRED_BY_PRESERVE
                for bit, move in lines[land][plant]:
                    if held & bit and not (fizzled and failed_before(self._law, state, land, move.cause)):
                        moves.append(move)
        if state.seeds and able >> WATER & 1:
            moves += [
                self._waterings[land] for land, _ in state.seeds if not failed_before(self._law, state, land, WATER)
            ]

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

    def _uses(self, state: State, seat: Seat) -> Iterator[Move]:
        """What the buildings of a seat can be used for, from left to right."""
        for land in state.rows[seat]:
            content = state.on[land]
            if content >= BUILT:
                yield from self._uses_of(state, seat, content - BUILT)

    def _uses_of(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        law, coins = self._law, state.coins[seat]
        if law.demolish:
            yield Move("demolish", card)
        if card in state.marks.used:
            return
        match law.lands[card].effect:
            case "nursery" if coins >= law.figures.nursery_price:
                yield from self._nursery(state, seat, card)
            case "goats" if coins >= law.figures.goats_price:
                yield from self._goats(state, seat, card)
            case "reservoir" if state.discard[WATER]:
                hand = state.hands[seat] or NONE
                yield from (Move("use", card, cause=kind) for kind in TYPES if hand[kind] and kind != WATER)

    def _nursery(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        law = self._law
        lands = [land for land in state.rows[seat] if may_replace(law, state, land)]
        for species in law.pack.nursery:
            if state.pool[species]:
                yield from (Move("use", card, land, species=species) for land in lands)

    def _goats(self, state: State, seat: Seat, card: int) -> Iterator[Move]:
        law, on = self._law, state.on
        for land in state.rows[seat]:
            plant = on[land]
            if 0 <= plant < BUILT and not law.woody(plant) and law.action(land, plant, LABOR) is not None:
                yield Move("use", card, land)
