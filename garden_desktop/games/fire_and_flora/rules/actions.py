"""Move generator of the action phase, part 4 (FF-61 to FF-75, FF-153 to FF-162)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from garden_desktop.core.types import Reason, Seat
from garden_desktop.games.fire_and_flora.data.cards import (
    BARRED_BY_PRESERVE,
    LABOR,
    NEFARIOUS,
    NONE,
    TYPES,
    WATER,
    WATERY,
    affordable,
    covers,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import reasons
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    buildings_of,
    nursery_bed,
    open_parcels,
    owned,
    price_of_card,
    sleeping,
)
from garden_desktop.games.fire_and_flora.rules.effects.trade import on_the_table, rows_after, sides_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State

# Checks shared by move generator and move validator.


def failed_before(config: RulesConfig, state: State, land: int, cause: int) -> bool:
    """Whether this play came back earlier in the turn and would come back again (FF-92)."""
    plant = state.on[land]
    if not 0 <= plant < BUILT:
        species = sleeping(state, land)
        return species is not None and species in state.marks.species and not state.pool[species]
    action = config.action(land, plant, cause)
    if action not in ("propagate", "invade"):
        return False
    if plant >> 1 in state.marks.species and not state.pool[plant >> 1]:
        return True
    return land in state.marks.lands and not nursery_bed(config, state.rows, state.on, land, action == "invade")[1]


def is_robbed_of(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Reason why another player cannot be robbed like this; None if it can be tried (FF-117, FF-118, FF-158)."""
    if move.kind == "steal-card" and not state.sizes[move.seat]:
        return reasons.VICTIM_NO_CARDS
    if move.kind == "steal-coins" and not state.coins[move.seat]:
        return reasons.VICTIM_NO_COINS
    return reasons.VICTIM_PROTECTED if is_guarded(config, state, move.seat) else None


def is_guarded(config: RulesConfig, state: State, seat: Seat) -> bool:
    """Whether a Ranger Station keeps Nefarious from stealing from a seat (FF-158)."""
    return bool(owned(config, state, seat, "ranger"))


def may_replace(config: RulesConfig, state: State, land: int) -> bool:
    """Whether the nursery may plant on a parcel: open, or with a non-woody invasive (FF-153)."""
    content = state.on[land]
    if content == EMPTY:
        return config.holding[land]
    return content < BUILT and not config.native(content) and not config.woody(content)


def may_accept(config: RulesConfig, state: State) -> Reason | None:
    """Reason why the seat asked cannot accept the deal on the table; None if it can (FF-142, FF-210)."""
    assert state.talks is not None
    deal = on_the_table(state.talks)
    own, (_, get) = state.hands[state.ask.seat], sides_of(deal)
    if own is None or not covers(own, get.cards):
        return reasons.CARD_NOT_HELD
    if not config.trade_win:
        after = state._replace(rows=rows_after(state, deal))
        if any(stars_of(config, after, seat) >= config.target for seat in (deal.author, deal.partner)):
            return reasons.TRADE_WOULD_WIN
    return None


# Uses of buildings (FF-153, FF-157, FF-162, FF-209).


class Plantings(dict[int, tuple[Move, ...]]):
    """Lazy cache of the moves of one nursery: parcel -> a move for each species it grows."""

    def __init__(self, config: RulesConfig, card: int) -> None:
        super().__init__()
        self._stock, self._card = config.pack.nursery, card

    def __missing__(self, land: int) -> tuple[Move, ...]:
        found = self[land] = tuple(Move("use", self._card, land, species=species) for species in self._stock)
        return found


class Uses:
    """Move generator for the uses of buildings."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._plantings = {
            card: Plantings(config, card) for card, land in enumerate(config.lands) if land.effect == "nursery"
        }
        self._find: Mapping[str, Callable[[State, Seat, int], Sequence[Move]]] = {
            "nursery": self._nursery,
            "goats": self._goats,
            "reservoir": self._reservoir,
        }

    def legal(self, state: State, seat: Seat, built: Sequence[int]) -> list[Move]:
        """Legal uses of these buildings of a seat, from left to right."""
        moves: list[Move] = []
        lands, used = self._config.lands, state.marks.used
        for card in built:
            if self._config.demolish:
                moves.append(Move("demolish", card))
            find = self._find.get(lands[card].effect)
            if find is not None and card not in used:
                moves += find(state, seat, card)
        return moves

    def _reservoir(self, state: State, seat: Seat, card: int) -> Sequence[Move]:
        if not state.discard[WATER]:
            return ()
        hand = state.hands[seat] or NONE
        return [Move("use", card, cause=kind) for kind in TYPES if hand[kind] and kind != WATER]

    def _nursery(self, state: State, seat: Seat, card: int) -> Sequence[Move]:
        """Plantings by species, then by parcel."""
        config, pool = self._config, state.pool
        if state.coins[seat] < config.figures.nursery_price:
            return ()
        plantings = self._plantings[card]
        beds = [plantings[land] for land in state.rows[seat] if may_replace(config, state, land)]
        return [bed[n] for n, species in enumerate(config.pack.nursery) if pool[species] for bed in beds]

    def _goats(self, state: State, seat: Seat, card: int) -> Sequence[Move]:
        config, on = self._config, state.on
        if state.coins[seat] < config.figures.goats_price:
            return ()
        return [
            Move("use", card, land)
            for land in state.rows[seat]
            if 0 <= on[land] < BUILT and not config.woody(on[land]) and config.action(land, on[land], LABOR) is not None
        ]


# Legal moves of part 4 (FF-61 to FF-75).


END: Final = Move("end")
DRAW: Final = Move("draw")
SELLS: Final = tuple(Move("sell", cause=kind) for kind in TYPES)


class Plays(dict[int, tuple[Move, ...]]):
    """Lazy cache of the plays on one plant on one parcel: bit set of available causes -> moves.

    mask     the causes of its lines; keys must contain no others
    spreads  causes that need a card of the pool
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
    """Move generator of part 4; every possible play and purchase is made once and shared."""

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
        """All legal moves of part 4; in a view, without plays of a hidden hand."""
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
        """Purchases in market order; a building once for each parcel it may stand on."""
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
        """Bit set of the causes whose play came back this turn and would come back again (FF-92)."""
        return sum(1 << cause for cause in self._config.lines[plant] if failed_before(self._config, state, land, cause))

    def _thefts(self, state: State, victim: Seat) -> list[Move]:
        card, coins = self._steals[victim]
        return ([card] if state.sizes[victim] else []) + ([coins] if state.coins[victim] else [])

    def _add_nefarious(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Append thefts from all who own something, then weeds on every open parcel of others (FF-117 to FF-119)."""
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
