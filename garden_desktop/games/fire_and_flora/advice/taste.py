"""How much a computer player likes what lies open: plants, room, income, coins; counted in stars (section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.character import Character
from garden_desktop.games.fire_and_flora.data.cards import FIRE, TYPES
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import buildings_of, cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.effects.plants import open_parcels
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State

VICTORY: Final = 100.0
USEFUL: Final[Mapping[str, float]] = {
    "nursery": 0.2,
    "firestation": 0.1,
    "lookout": 0.06,
    "university": 0.08,
    "reservoir": 0.05,
    "goats": 0.04,
    "ranger": 0.03,
    "giftshop": 0.03,
}
"""What buildings without income are worth a turn."""
EXPOSED: Final[Mapping[str, float]] = {"": 1.0, "creekside": 0.0, "wind_gap": 1.5}
"""How often a fire comes to a parcel, by its ability, beside the usual one (FF-126, FF-148, FF-152)."""


class LandscapeValuation:
    """What one table's landscapes are worth to a computer player."""

    def __init__(self, config: RulesConfig, character: Character) -> None:
        self._config, self.character = config, character
        self.of = (*(self._plant(plant) for plant in range(BUILT)), *(0.0,) * (len(config.lands) + 1))
        spots = {ability: self._exposed(times) for ability, times in EXPOSED.items()}
        self._at = tuple(spots.get(land.ability, spots[""]) for land in config.lands)

    def _plant(self, plant: int) -> float:
        """A native by its stars and by those it may still grow to; a weed is a burden."""
        worth, big, like = self._config.worth, plant & 1, self.character
        if not self._config.native(plant):
            return (like.big_weed if big else like.small_weed) + worth[plant]
        if big:
            return worth[plant] + like.big
        return worth[plant] + (like.small + like.ease * self._ease(plant)) * (worth[plant | 1] - worth[plant])

    def _ease(self, plant: int) -> float:
        """The part of all cards that make a plant grow without another."""
        stock, lines = self._config.stock, self._config.lines[plant]
        return sum(stock[kind] for kind in TYPES if lines.get(kind) == "grow") / sum(stock)

    def _exposed(self, times: float) -> tuple[float, ...]:
        """What each content of a parcel is worth where fires come so much more often than elsewhere."""
        part = self.character.ember * times
        return tuple([worth + part * self._fire(content) for content, worth in enumerate(self.of)])

    def _fire(self, content: int) -> float:
        """What a fire does to what lies on a parcel."""
        of = self.of
        match self._config.lines[content].get(FIRE) if content < BUILT else None:
            case "kill":
                return -of[content]
            case "damage":
                return of[content & ~1] - of[content]
            case "grow":
                return of[content | 1] - of[content]
            case "propagate" | "invade":
                return of[content & ~1] / 2
        return 0.0

    def landscape(self, state: State | MutablePosition, seat: Seat) -> float:
        """Plants and room."""
        row, on, at, like = state.rows[seat], state.on, self._at, self.character
        room = min(like.enough, len(open_parcels(self._config, row, on)))
        return sum([at[land][on[land]] for land in row]) + like.room * room

    def turns_left(self, state: State) -> float:
        """How many turns there may still be, by who is ahead."""
        config = self._config
        ahead = max(stars_of(config, state, seat) for seat in range(config.seats))
        return max(1.0, min(self.character.a_star * (config.target - ahead), config.rounds - state.round))

    def growth(self, before: State, after: State | MutablePosition, seat: Seat) -> float:
        """What the estate of `seat` gains; both are counted over the same turns to come."""
        turns = self.turns_left(before)
        return self.estate(after, seat, turns) - self.estate(before, seat, turns)

    def estate(self, state: State | MutablePosition, seat: Seat, turns: float) -> float:
        """A landscape with what it will still bring in, and the coins."""
        config, like = self._config, self.character
        income = like.coin * coins_a_turn(config, state, seat) + like.card * cards_a_turn(config, state, seat)
        useful = like.useful * sum(USEFUL.get(config.lands[card].effect, 0.0) for card in buildings_of(state, seat))
        return self.landscape(state, seat) + like.coin * state.coins[seat] + (income + useful) * turns

    def envy(self, state: State | MutablePosition, seat: Seat) -> dict[Seat, float]:
        """How much the loss of another is a gain for `seat`: most for the one who leads (section 4)."""
        config, like = self._config, self.character
        stars = {other: stars_of(config, state, other) for other in range(config.seats) if other != seat}
        leader = max(stars, key=stars.__getitem__, default=seat)
        return {
            other: like.leader + like.behind * stars[other] / config.target if other == leader else like.others
            for other in stars
        }

    def change(self, before: State, after: State | MutablePosition, seat: Seat) -> float:
        """What `seat` gains if the plants of one position become those of the other."""
        gain = self.landscape(after, seat) - self.landscape(before, seat)
        for other, weight in self.envy(before, seat).items():
            gain += weight * (self.landscape(before, other) - self.landscape(after, other))
        return gain + self.victory(after, seat)

    def victory(self, state: State | MutablePosition, seat: Seat) -> float:
        """Everything, where somebody has reached the target: for `seat`, or against it."""
        config = self._config
        there = [other for other in range(config.seats) if stars_of(config, state, other) >= config.target]
        if not there:
            return 0.0
        return VICTORY if seat in there else -VICTORY
