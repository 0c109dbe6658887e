"""The uses of buildings that are legal in part 4 (FF-153, FF-157, FF-162, FF-209)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import LABOR, NONE, TYPES, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.legal.verdicts import may_replace
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State


class Plantings(dict[int, tuple[Move, ...]]):
    """What one nursery may put on each parcel; what was asked for is kept."""

    def __init__(self, config: RulesConfig, card: int) -> None:
        super().__init__()
        self._stock, self._card = config.pack.nursery, card

    def __missing__(self, land: int) -> tuple[Move, ...]:
        found = self[land] = tuple(Move("use", self._card, land, species=species) for species in self._stock)
        return found


class Uses:
    """The uses of one game's buildings, by what they do."""

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
        """What these buildings of a seat can be used for now, from left to right."""
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
        """By species, then by parcel."""
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
