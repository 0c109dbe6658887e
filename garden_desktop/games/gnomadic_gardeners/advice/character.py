"""How a computer player of Gnomadic Gardeners judges: the numbers in `players.toml`, in bliss."""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Pair, State
from garden_desktop.games.gnomadic_gardeners.rules.transitions import leaving


class Character(NamedTuple):
    """How one level judges at one table. Without a word in the file a number is what stands here.

    plays     how many plays of each side it weighs; all of them when 0
    rounds    rounds of regret matching; when 0 it answers a play of the other side taken at random
    noise     standard deviation of what it takes a play's chance to win for, where it does not mix
    pace      bliss that the leader makes in a round: how long animals will pay
    spread    bliss by which a round goes otherwise than expected
    gnome, hour  what a gnome in the hand is worth, and each hour of its prep
    hen ... tortoise  what an animal brings in a round
    """

    plays: float = 0
    rounds: float = 150
    noise: float = 0.0
    pace: float = 10.0
    spread: float = 6.0
    gnome: float = 1.6
    hour: float = -0.2
    hen: float = 1.5
    piggy: float = 1.5
    goat: float = 2.0
    horse: float = 3.0
    cow: float = 1.2
    mouse: float = 3.0
    squirrels: float = 1.5
    bees: float = 2.0
    tortoise: float = 1.5


FLIPPED = 0.35
"""What an animal turned over brings in a round: it pays when another one comes (October)."""


class PositionValue:
    """The chance of seat 1 to win, from what both sides have when a round is over; in the basket how much there is."""

    def __init__(self, config: RulesConfig, character: Character) -> None:
        self._config, self._character = config, character
        single = [float(getattr(character, animal)) for animal in ANIMALS]
        if config.month == "july":
            single = [max(worth, config.amount) for worth in single]
        if config.month == "april":
            single = [worth + config.amount / 3 for worth in single]
        self.animals = _sums(single)
        gnomes = [max(0.1, character.gnome + character.hour * gnome.prep) for gnome in config.pack.gnomes]
        self.gnomes = _sums(gnomes)

    def left(self, scores: Pair) -> float:
        """Rounds still to come."""
        best = max(scores)
        return max(0.6, (self._config.pack.numbers.target - best) / self._character.pace)

    def chance(self, scores: Pair, animals: Pair, flipped: Pair, hands: Pair) -> float:
        """What lies between rounds, as the chance of seat 1; `hands` are those of the next round."""
        mine, yours = scores
        config = self._config
        if not config.basket and max(scores) >= config.pack.numbers.target:
            return self._ended(scores, animals, flipped)
        left = self.left(scores)
        stock = [self.animals[animals[s]] + FLIPPED * flipped[s].bit_count() for s in (0, 1)]
        if config.basket:
            return mine + left * (stock[0] + stock[1]) - 0.1 * abs(self.gnomes[hands[0]] - self.gnomes[hands[1]])
        if config.solo:
            stock[1] = 0.8 * animals[1].bit_count()
        ahead = mine - yours + left * (stock[0] - stock[1]) + self.gnomes[hands[0]] - self.gnomes[hands[1]]
        return 1 / (1 + exp(-max(-60.0, min(60.0, 1.7 * ahead / (self._character.spread * sqrt(left))))))

    def _ended(self, scores: Pair, animals: Pair, flipped: Pair) -> float:
        """1 or 0, and a breath of the lead so that even the lost do their best (GG-73 to GG-75)."""
        mine, yours = scores
        lead: float = mine - yours
        if not lead:
            counts = [0 if self._config.solo else (animals[s] | flipped[s]).bit_count() for s in (0, 1)]
            lead = counts[0] - counts[1] or (1 if self._config.younger == 0 else -1)
        return (1.0 if lead > 0 else 0.0) + 1e-4 * (mine - yours)

    def value_of(self, state: State, side: Side) -> float:
        """The same of a position whose sides have all resolved."""
        chance = self.chance(state.scores, state.animals, state.flipped, self.hands(state))
        return chance if side == 0 or self._config.basket else 1 - chance

    def hands(self, state: State) -> Pair:
        """Those of the next round: the gnomes that leave have left."""
        out = [leaving(state, s) if state.plays[s] > 0 else 0 for s in (0, 1)]
        mine, yours = state.hands
        return mine & ~out[0] | (0 if self._config.solo else out[1]), 0 if self._config.solo else yours & ~out[1] | out[
            0
        ]


def _sums(numbers: list[float]) -> list[float]:
    """The sum over every set, indexed by the set."""
    sums = [0.0]
    for number in numbers:
        sums += [total + number for total in sums]
    return sums
