"""Evaluation of Fire and Flora: weights of each level, value of landscapes, and stakes of a play or event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import log
from typing import Final, NamedTuple

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import position_of, try_out, with_choices
from garden_desktop.games.fire_and_flora.data.cards import FIRE, TYPES
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    apply_cause,
    buildings_of,
    cards_a_turn,
    coins_a_turn,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State


class Character(NamedTuple):
    """Evaluation weights of one level at one table; a weight that players.toml leaves out has the default below.

    gentle        never harms another player (FF-220)
    noise         standard deviation of the noise added to the value of an action
    coin, card    value of a coin and of a card
    spent         value of a card in hand, charged when it is played
    room, enough  value of an open parcel, and the number of them that count
    small_weed, big_weed  value of an invasive plant by its side; negative
    small, big    bonus of a small plant, as a share of the stars it can gain, and of a big one, in stars
    ease          increase of that share by the share of all cards that make it grow
    ember         share of the effect of a fire that is counted in advance
    a_star        turns for each star still missing
    worth         least value of an action that is taken
    useful        factor on USEFUL, the value of buildings without income
    leader, behind  weight of the leader's losses: at the start, and more as they near the target
    others        weight of the losses of all other opponents
    hurt, proud   loss from which on a play is blocked, and gain from which on it is defended
    burnt         loss of a plant from which on a Water is spent on it
    solid         price of a building from which on it is kept after an earthquake
    price, dear   coins offered for a card, and least gain of the play it makes possible
    profit        least profit of a trade
    sprint        stars to the target from which on no coins are saved
    full_hand     cards in hand from which on no card is bought
    purse, grip   coins and cards that a turn can spend; coins beyond `purse` have diminishing value
    ready         share of the value of coins and cards beyond `purse` and `grip` that `turns_left` counts as stars
    combo         share of the value of the plays that a purchase makes possible; with 0 these are not looked for
    rush          bonus for a purchase after which these plays reach the target
    calm          share of `spent` that is waived by as far as all others are behind in lands
    nodes         positions that the search for a winning line visits in a decision; with 0 there is no search
    """

    gentle: bool = False
    noise: float = 0.0
    coin: float = 0.2
    card: float = 0.3
    spent: float = 0.35
    room: float = 0.4
    enough: float = 2
    small_weed: float = -0.9
    big_weed: float = -1.4
    small: float = 0.35
    big: float = 0.3
    ease: float = 0.0
    ember: float = 0.0
    a_star: float = 1.4
    worth: float = 0.12
    useful: float = 1.0
    leader: float = 0.25
    behind: float = 0.6
    others: float = 0.2
    hurt: float = 0.9
    proud: float = 1.5
    burnt: float = 0.5
    solid: float = 3
    price: float = 3
    dear: float = 1.2
    profit: float = 0.2
    sprint: float = 3
    full_hand: float = 9
    purse: float = 1_000
    grip: float = 8
    ready: float = 0.0
    combo: float = 0.0
    rush: float = 0.0
    calm: float = 0.0
    nodes: float = 0


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
"""Value of buildings without income, in stars for each turn."""
EXPOSED: Final[Mapping[str, float]] = {"": 1.0, "creekside": 0.0, "wind_gap": 1.5}
"""Frequency of fire on a parcel by its ability, relative to a plain one (FF-126, FF-148, FF-152)."""


class MatchOutlook(NamedTuple):
    """Figures of one position: stars and value of every landscape, and the turns left."""

    stars: tuple[int, ...]
    landscapes: tuple[float, ...]
    turns: float


class LandscapeValuation:
    """Evaluation of landscapes, in stars, with the weights of one level."""

    def __init__(self, config: RulesConfig, character: Character) -> None:
        self._config, self.character = config, character
        self.of = (*(self._plant(plant) for plant in range(BUILT)), *(0.0,) * (len(config.lands) + 1))
        spots = {ability: self._exposed(times) for ability, times in EXPOSED.items()}
        self._at = tuple(spots.get(land.ability, spots[""]) for land in config.lands)
        self._standing: tuple[State, MatchOutlook] | None = None

    def _plant(self, plant: int) -> float:
        """Value of a plant: a native by its stars and those it can still gain; a weed is negative."""
        worth, big, like = self._config.worth, plant & 1, self.character
        if not self._config.native(plant):
            return (like.big_weed if big else like.small_weed) + worth[plant]
        if big:
            return worth[plant] + like.big
        return worth[plant] + (like.small + like.ease * self._ease(plant)) * (worth[plant | 1] - worth[plant])

    def _ease(self, plant: int) -> float:
        """Share of all Resource Cards that make a plant grow on their own."""
        stock, lines = self._config.stock, self._config.lines[plant]
        return sum(stock[kind] for kind in TYPES if lines.get(kind) == "grow") / sum(stock)

    def _exposed(self, times: float) -> tuple[float, ...]:
        """Value of each content of a parcel that burns `times` as often as a plain one."""
        part = self.character.ember * times
        return tuple([worth + part * self._fire(content) for content, worth in enumerate(self.of)])

    def _fire(self, content: int) -> float:
        """Change of value by a fire on a parcel with this content."""
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
        """Value of the plants and the open parcels of a seat."""
        on, at, holding, worth, room = state.on, self._at, self._config.holding, 0.0, 0
        for land in state.rows[seat]:
            content = on[land]
            worth += at[land][content]
            if content == EMPTY and holding[land]:
                room += 1
        like = self.character
        return worth + like.room * min(like.enough, room)

    def landscapes(self, state: State | MutablePosition) -> tuple[float, ...]:
        """Value of the landscape of every seat."""
        return tuple([self.landscape(state, seat) for seat in range(self._config.seats)])

    def standing(self, state: State) -> MatchOutlook:
        """Figures of a position, which every action at it is compared with; cached for the last position."""
        if self._standing is None or self._standing[0] is not state:
            config = self._config
            stars = tuple([stars_of(config, state, seat) for seat in range(config.seats)])
            self._standing = state, MatchOutlook(stars, self.landscapes(state), self.turns_left(state, stars))
        return self._standing[1]

    def turns_left(self, state: State, stars: Sequence[int]) -> float:
        """Estimated number of turns left, from the leader's stars, unspent coins and cards, and the round limit."""
        config, like = self._config, self.character
        ahead = max([stars[seat] + like.ready * self._hoard(state, seat) for seat in range(config.seats)])
        return max(1.0, min(like.a_star * (config.target - ahead), config.rounds - state.round))

    def _hoard(self, state: State, seat: Seat) -> float:
        """Value of the coins and cards of a seat beyond what a turn can spend."""
        like = self.character
        return like.coin * max(0.0, state.coins[seat] - like.purse) + like.card * max(
            0.0, state.sizes[seat] - like.grip
        )

    def _purchasing_power(self, coins: int) -> float:
        """Coins by what they buy: one land a turn, so that the value grows with the logarithm beyond `purse`."""
        purse = self.character.purse
        return coins if coins <= purse else purse * (1.0 + log(coins / purse))

    def growth(self, before: State, after: State | MutablePosition, seat: Seat) -> float:
        """Increase of the estate of `seat`, with both positions counted over the same turns left."""
        turns = self.standing(before).turns
        return self.estate(after, seat, turns) - self.estate(before, seat, turns)

    def estate(self, state: State | MutablePosition, seat: Seat, turns: float) -> float:
        """Value of a seat's landscape, coins, and income over `turns` turns."""
        config, like = self._config, self.character
        income = like.coin * coins_a_turn(config, state, seat) + like.card * cards_a_turn(config, state, seat)
        useful = like.useful * sum(USEFUL.get(config.lands[card].effect, 0.0) for card in buildings_of(state, seat))
        coins = like.coin * self._purchasing_power(state.coins[seat])
        return self.landscape(state, seat) + coins + (income + useful) * turns

    def envy(self, state: State, seat: Seat) -> dict[Seat, float]:
        """Weight of each opponent's loss as a gain for `seat`; largest for the leader (section 4)."""
        config, like, stars = self._config, self.character, self.standing(state).stars
        others = [other for other in range(config.seats) if other != seat]
        leader = max(others, key=stars.__getitem__, default=seat)
        return {
            other: like.leader + like.behind * stars[other] / config.target if other == leader else like.others
            for other in others
        }

    def change(self, before: State, after: State | MutablePosition, seat: Seat) -> float:
        """Gain for `seat` from one position to the other: its own landscape, the others' weighted, and victory."""
        return self.change_to(before, after, self.landscapes(after), seat)

    def change_to(
        self, before: State, after: State | MutablePosition, landscapes: tuple[float, ...], seat: Seat
    ) -> float:
        """Gain like `change`, with the value of all landscapes afterwards already computed."""
        was = self.standing(before).landscapes
        gain = landscapes[seat] - was[seat]
        for other, weight in self.envy(before, seat).items():
            gain += weight * (was[other] - landscapes[other])
        return gain + self.victory(after, seat)

    def victory(self, state: State | MutablePosition, seat: Seat) -> float:
        """`VICTORY` if `seat` has reached the target, minus that if another has; else 0."""
        config = self._config
        there = [other for other in range(config.seats) if stars_of(config, state, other) >= config.target]
        if not there:
            return 0.0
        return VICTORY if seat in there else -VICTORY


class Stakes:
    """Gains and losses of a seat from plays and events, in stars."""

    def __init__(self, config: RulesConfig, taste: LandscapeValuation) -> None:
        self._config, self._taste = config, taste

    def of_play(self, view: State, move: Move, seat: Seat) -> float:
        """Gain for `seat` if a play of the active player stands."""
        if move.kind in ("steal-card", "steal-coins"):
            return self._of_theft(view, move, seat)
        return self._chosen(*try_out(position_of(self._config, view), move, partial(self._prospect, view, seat)))

    def of_icon(self, view: State, land: int, icon: int, seat: Seat) -> float:
        """Gain for `seat` from one icon on a parcel."""
        position = position_of(self._config, view)
        apply_cause(position, land, icon)
        return self.of_desk(view, position, seat)

    def of_desk(self, view: State, position: MutablePosition, seat: Seat) -> float:
        """Gain for `seat` on a position in which a plant action has just been carried out."""
        return self._chosen(*with_choices(position, partial(self._prospect, view, seat)))

    def of_content(self, view: State, land: int, content: int, seat: Seat) -> float:
        """Gain for `seat` if a parcel gets this content."""
        position = position_of(self._config, view)
        position.set_on(land, content)
        return self._taste.change(view, position, seat)

    def _prospect(self, view: State, seat: Seat, position: MutablePosition) -> tuple[float, tuple[float, ...]]:
        """Gain for `seat` from an outcome, and the value of every landscape in it."""
        landscapes = self._taste.landscapes(position)
        return self._taste.change_to(view, position, landscapes, seat), landscapes

    def _chosen(self, chooser: Seat, ends: tuple[tuple[int, tuple[float, tuple[float, ...]]], ...]) -> float:
        """Gain from the outcome that its chooser likes best for their own landscape."""
        if chooser == NOBODY:
            return ends[0][1][0]
        return max((prospect for _, prospect in ends), key=lambda prospect: prospect[1][chooser])[0]

    def _of_theft(self, view: State, move: Move, seat: Seat) -> float:
        thief, victim = view.turn, move.seat
        coins = min(self._config.figures.steal_coins, view.coins[victim])
        like = self._taste.character
        booty = like.card if move.kind == "steal-card" else like.coin * coins
        if seat in (thief, victim):
            own = booty if seat == thief else -booty
            return own + self._taste.envy(view, seat)[victim if seat == thief else thief] * own
        envy = self._taste.envy(view, seat)
        return booty * (envy[victim] - envy[thief])
