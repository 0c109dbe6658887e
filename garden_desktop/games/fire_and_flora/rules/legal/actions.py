"""The legal moves of part 4: lands, plays, buildings, cards, offers (FF-61 to FF-75)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import (
    BARRED_BY_PRESERVE,
    NEFARIOUS,
    NONE,
    TYPES,
    WATER,
    WATERY,
    affordable,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import buildings_of, price_of_card
from garden_desktop.games.fire_and_flora.rules.effects.plants import open_parcels
from garden_desktop.games.fire_and_flora.rules.legal.uses import Uses
from garden_desktop.games.fire_and_flora.rules.legal.verdicts import failed_before, is_guarded
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State

END: Final = Move("end")
DRAW: Final = Move("draw")
SELLS: Final = tuple(Move("sell", cause=kind) for kind in TYPES)


class Plays(dict[int, tuple[Move, ...]]):
    """The plays one plant on one parcel answers to, by the causes at hand; what was asked for is kept.

    mask     the causes of its lines; others must be left out
    spreads  those that need a card of the pool
    """

    __slots__ = ("_lines", "mask", "spreads")

    def __init__(self, config: RulesConfig, land: int, plant: int) -> None:
        super().__init__()
        found = {cause: config.action(land, plant, cause) for cause in sorted(config.lines[plant])}
        self._lines = [(1 << cause, Move("play", place=land, cause=cause)) for cause, does in found.items() if does]
        self.mask = sum(bit for bit, _ in self._lines)
        self.spreads = sum(1 << cause for cause, does in found.items() if does in ("propagate", "invade"))

    def __missing__(self, held: int) -> tuple[Move, ...]:
        found = self[held] = tuple(move for bit, move in self._lines if held & bit)
        return found


class Actions:
    """All a player may do in part 4; every play and purchase there can be is made once and handed out again."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        lands = range(config.parcels)
        self._plays: list[list[Plays | None]] = [[None] * BUILT for _ in lands]
        self._waterings = [Move("play", place=land, cause=WATER) for land in lands]
        self._invasives = [n for n, one in enumerate(config.species) if not one.native]
        self._weeds = [{n: Move("plant", place=land, species=n) for n in self._invasives} for land in lands]
        self._preserves = frozenset(land for land in lands if config.ability(land) == "preserve")
        self._costs = [land.cost for land in config.lands]
        self._buys = [None if config.is_building(card) else Move("buy", card) for card in range(len(config.lands))]
        self._uses = Uses(config)
        self._offers = [
            tuple(Move("offer", seat=other) for other in range(config.seats) if other != seat)
            for seat in range(config.seats)
        ]
        self._steals = [(Move("steal-card", seat=seat), Move("steal-coins", seat=seat)) for seat in range(config.seats)]

    def legal(self, state: State) -> Sequence[Move]:
        seat, config = state.turn, self._config
        hand = state.hands[seat] or NONE
        moves = [] if state.marks.bought else self._purchases(state, seat)
        able = affordable(hand)
        if able:
            self._add_plays(state, seat, able, moves)
            if hand[NEFARIOUS]:
                self._add_nefarious(state, seat, moves)
        built = buildings_of(state, seat)
        if built:
            moves += self._uses.legal(state, seat, built)
        price = price_of_card(config, state, seat) if built else config.figures.buy_price
        if state.coins[seat] >= price and (state.left or any(state.discard)):
            moves.append(DRAW)
        moves += [move for move, number in zip(SELLS, hand, strict=True) if number]
        if config.trading and state.marks.offers < config.offers:
            moves += self._offers[seat]
        moves.append(END)
        return moves

    def _purchases(self, state: State, seat: Seat) -> list[Move]:
        """Lands of the market in their order; a building once for each parcel it may stand on."""
        config, costs, on_land = self._config, self._costs, self._buys
        purse = state.coins[seat] + (config.figures.grant_discount if seat in state.grants else 0)
        room: tuple[int, ...] | None = None
        moves: list[Move] = []
        for card in [card for card in state.market if costs[card] <= purse]:
            parcel = on_land[card]
            if parcel is not None:
                moves.append(parcel)
                continue
            room = open_parcels(config, state.rows[seat], state.on) if room is None else room
            moves += [Move("buy", card, land) for land in room]
        return moves

    def _plays_of(self, land: int, plant: int) -> Plays:
        made = self._plays[land][plant] = Plays(self._config, land, plant)
        return made

    def _add_plays(self, state: State, seat: Seat, able: int, moves: list[Move]) -> None:
        on, plays, preserves = state.on, self._plays, self._preserves
        on_plants = able & ~WATERY if state.dry else able
        barren = [species for species in state.marks.species if not state.pool[species]]
        crowded = state.marks.lands
        for owner, row in enumerate(state.rows):
            for land in row:
                plant = on[land]
                if not 0 <= plant < BUILT:
                    continue
                answering = plays[land][plant]
                if answering is None:
                    answering = self._plays_of(land, plant)
                held = on_plants & answering.mask
                if held:
                    if owner != seat and land in preserves:
                        held &= ~BARRED_BY_PRESERVE
                    if plant >> 1 in barren:
                        held &= ~answering.spreads
                    elif land in crowded:
                        held &= ~self._in_vain(state, land, plant)
                    moves += answering[held]
        if state.seeds and able >> WATER & 1:
            moves += [
                self._waterings[land] for land, _ in state.seeds if not failed_before(self._config, state, land, WATER)
            ]

    def _in_vain(self, state: State, land: int, plant: int) -> int:
        """The causes whose play came back this turn and would come back again, as a set of bits (FF-92)."""
        return sum(1 << cause for cause in self._config.lines[plant] if failed_before(self._config, state, land, cause))

    def _thefts(self, state: State, victim: Seat) -> list[Move]:
        card, coins = self._steals[victim]
        return ([card] if state.sizes[victim] else []) + ([coins] if state.coins[victim] else [])

    def _add_nefarious(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Thefts from everybody who has something, then weeds on every open parcel of the others (FF-117 to FF-119)."""
        pool = state.pool
        weeds = [species for species in self._invasives if pool[species]]
        for victim, row in enumerate(state.rows):
            if victim == seat:
                continue
            if not is_guarded(self._config, state, victim):
                moves += self._thefts(state, victim)
            for land in open_parcels(self._config, row, state.on):
                if land not in self._preserves:
                    at_land = self._weeds[land]
                    moves += [at_land[species] for species in weeds]
