"""Forecast of a turn's plays: what a seat can still grow and seed with the cards in its hand."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NONE, WATER, Counts
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.plants import open_parcels
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.state import State

SEEDING: Final = ("propagate", "invade")


class TurnForecast(NamedTuple):
    """Sum of the plays of one turn: their value less the cards they cost, and the stars they bring."""

    value: float
    stars: int


NO_PLAYS: Final = TurnForecast(0.0, 0)


class PlayLine(NamedTuple):
    """Useful line of a native: its gain less the cards it costs, its icons, the stars it brings, the plant that comes,
    and whether that is a child, which wants an open parcel."""

    gain: float
    icons: tuple[int, ...]
    stars: int
    plant: int
    child: bool


class TurnForecaster:
    """Greedy forecast of the plays on own natives: the best one, then the best one after it, and so on.

    `of` is the value of each plant, `spent` that of a card. Blocks and cards still to be drawn are left out.
    """

    def __init__(self, config: RulesConfig, of: tuple[float, ...], spent: float) -> None:
        self._config = config
        self._lines = tuple(self._lines_of(plant, of, spent) for plant in range(BUILT))

    def _lines_of(self, plant: int, of: tuple[float, ...], spent: float) -> tuple[PlayLine, ...]:
        config, found = self._config, list[PlayLine]()
        if not config.native(plant):
            return ()
        for cause, action in config.lines[plant].items():
            icons, small = CAUSES[cause], plant & ~1
            charge = spent * len(icons)
            if action == "grow":
                stars = config.worth[plant | 1] - config.worth[plant]
                found.append(PlayLine(of[plant | 1] - of[plant] - charge, icons, stars, plant | 1, child=False))
            elif action in SEEDING:
                found.append(PlayLine(of[small] - charge, icons, config.worth[small], small, child=True))
        return tuple(line for line in found if line.gain > 0)

    def of_hand(self, state: State | MutablePosition, seat: Seat, hand: Counts) -> TurnForecast:
        """Value and stars of the plays that this hand allows on the plants of a seat, found greedily."""
        if hand == NONE:
            return NO_PLAYS
        on, row, left = state.on, state.rows[seat], list(hand)
        if state.dry:  # La Niña: nobody may play Water
            left[WATER] = 0
        plants = Counter([on[land] for land in row if 0 <= on[land] < BUILT and self._lines[on[land]]])
        if not plants:
            return NO_PLAYS
        room, pool = len(open_parcels(self._config, row, on)), list(state.pool)
        value, stars = 0.0, 0
        while (best := self._best(plants, left, room, pool)) is not None:
            line, plant = best
            for icon in line.icons:
                left[icon] -= 1
            if line.child:
                room -= 1
                pool[line.plant >> 1] -= 1
            else:
                plants[plant] -= 1
            plants[line.plant] += 1
            value, stars = value + line.gain, stars + line.stars
        return TurnForecast(value, stars)

    def _best(self, plants: Counter[int], left: list[int], room: int, pool: list[int]) -> tuple[PlayLine, int] | None:
        """Best play of the cards that are left, and the plant it is for; None without one."""
        most, found = 0.0, None
        for plant, number in plants.items():
            if not number:
                continue
            for line in self._lines[plant]:
                if line.gain <= most or (line.child and not (room and pool[plant >> 1])):
                    continue
                icons = line.icons
                if left[icons[0]] and (len(icons) == 1 or (left[icons[1]] > (icons[0] == icons[1]))):
                    most, found = line.gain, (line, plant)
        return found
