"""Evaluation of Gnomadic Gardeners between rounds, with the weights of each level from `players.toml`, in bliss."""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import Pair, State
from garden_desktop.games.gnomadic_gardeners.rules.transitions import leaving


class Character(NamedTuple):
    """Evaluation weights of one level at one table; a weight that players.toml leaves out has the default below.

    solitary  plans as if the other side played no gnomes
    plays     number of the opponent's plays that are considered; 0 for all
    rounds    rounds of regret matching; 0: best response to a play of the opponent chosen at random
    noise     standard deviation of the noise on a play's winning probability, where no mixed strategy is used
    pace      bliss of the leader for each round, which gives the number of rounds animals will pay
    spread    standard deviation of the lead gained in a round, in bliss
    gnome, hour  value of a gnome in the hand, and of each hour of its prep
    hen ... tortoise  bliss of an animal for each round
    """

    solitary: bool = False
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
"""Bliss of a flipped animal for each round: it pays when another one is recruited (October)."""


class PositionValue:
    """Evaluation between two rounds: winning probability of seat 1; in the Shared Basket the expected bliss."""

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
        """Expected number of rounds still to be played."""
        best = max(scores)
        return max(0.6, (self._config.pack.numbers.target - best) / self._character.pace)

    def chance(self, scores: Pair, animals: Pair, flipped: Pair, hands: Pair) -> float:
        """Winning probability of seat 1 between rounds; `hands` are those of the next round.

        Logistic function of the lead, which counts animals for all rounds to come. In the Shared Basket: expected
        bliss.
        """
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
        # A logistic function of slope 1.7 is close to the normal distribution; the spread of a sum of rounds grows with
        # the square root of their number. Clamped, because exp overflows above 709.
        return 1 / (1 + exp(-max(-60.0, min(60.0, 1.7 * ahead / (self._character.spread * sqrt(left))))))

    def _ended(self, scores: Pair, animals: Pair, flipped: Pair) -> float:
        """1 or 0 by the result (GG-73 to GG-75), with a small share of the lead as a tie-break between moves.

        Without that share a side that is certain to lose, or to win, would choose at random.
        """
        mine, yours = scores
        lead: float = mine - yours
        if not lead:
            counts = [0 if self._config.solo else (animals[s] | flipped[s]).bit_count() for s in (0, 1)]
            lead = counts[0] - counts[1] or (1 if self._config.younger == 0 else -1)
        return (1.0 if lead > 0 else 0.0) + 1e-4 * (mine - yours)

    def value_of(self, state: State, side: Side) -> float:
        """Value for `side` of a position in which both sides have resolved."""
        chance = self.chance(state.scores, state.animals, state.flipped, self.hands(state))
        return chance if side == 0 or self._config.basket else 1 - chance

    def hands(self, state: State) -> Pair:
        """Hands of the next round: the gnomes played have changed sides."""
        out = [leaving(state, s) if state.plays[s] > 0 else 0 for s in (0, 1)]
        mine, yours = state.hands
        return mine & ~out[0] | (0 if self._config.solo else out[1]), 0 if self._config.solo else yours & ~out[1] | out[
            0
        ]


def _sums(numbers: list[float]) -> list[float]:
    """Sum over every subset, indexed by its bit mask."""
    sums = [0.0]
    for number in numbers:
        sums += [total + number for total in sums]
    return sums
