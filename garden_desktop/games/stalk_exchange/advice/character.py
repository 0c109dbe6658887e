"""Evaluation of Stalk Exchange: weights of each level, forecast of the market, and the search for the best turn."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from operator import itemgetter
from random import Random
from typing import NamedTuple

from garden_desktop.core.rules import IsLate
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts, is_bulb
from garden_desktop.games.stalk_exchange.rules import transitions
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.legality import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.scoring import bust, not_in_sight, size
from garden_desktop.games.stalk_exchange.rules.state import END, FLUSH, Move, State
from garden_desktop.games.stalk_exchange.rules.upkeep import groups, spare, upkeep


class Character(NamedTuple):
    """Evaluation weights of one level at one table; a weight that players.toml leaves out has the default below.

    ahead     share of the harvests to come that the forecast counts, 0 to 1
    fears     share of the Bust that the forecast counts, 0 to 1
    rivals    weight of an opponent's worth when a lead is computed
    width     first actions that are searched to the end of the turn; 0: each action is rated by itself
    noise     standard deviation of the Gaussian noise added to each winning probability
    token     value in points of an unspent token far from the crash
    soon      steps to the crash below which a token's value falls linearly to 0
    group     weight of a bloom in the garden, divided by 1 + the open spaces beside its group
    bulb      weight of a bulb
    offered   weight of a flower in the exchange
    held      weight of a flower in a portfolio, by its expected number
    any       weight added to every type, so that no type has weight 0
    sharp     inverse temperature (per point) of the softmax that picks the type the Bust hits
    unsure    scale in points of the logistic function of a lead, when the game is over
    drift     points added to that scale for each step to the crash
    """

    ahead: float = 1.0
    fears: float = 1.0
    rivals: float = 1.0
    width: float = 0
    noise: float = 0.0
    token: float = 3.0
    soon: float = 12.0
    group: float = 2.0
    bulb: float = 0.5
    offered: float = 0.3
    held: float = 0.15
    any: float = 0.3
    sharp: float = 1.5
    unsure: float = 4.0
    drift: float = 1.0


STEPS_A_FLOWER = 1.3
"""Mean steps by which a harvested flower brings the crash nearer: 1, or 2 for a type of the highest value."""


class Forecast:
    """Forecast of the Stalk Values after the crash, from what one seat may know, with the weights of one level."""

    def __init__(self, config: RulesConfig, character: Character) -> None:
        self._config, self._like = config, character

    def chance(self, view: State, seat: Seat, held: dict[Seat, tuple[float, ...]]) -> float:
        """Estimated probability that `seat` wins if its turn ended here.

        `held` maps each seat to its expected flowers by type. The product of one logistic function of the lead for each
        opponent, as if opponents were independent.
        """
        like = self._like
        finals, left = self.crash(view, held)
        worth = {other: sum(map(float.__mul__, own, finals)) for other, own in held.items()}
        kept = self.kept(left)
        won, unsure = 1.0, like.unsure + like.drift * left
        for other in held:
            if other != seat:
                lead = worth[seat] - like.rivals * worth[other]
                lead += kept * (view.tokens[seat] - view.tokens[other])
                won *= _sure(lead / unsure)
        return won

    def crash(self, view: State, held: dict[Seat, tuple[float, ...]]) -> tuple[tuple[float, ...], float]:
        """Expected Stalk Values after the Bust if the turn ended here, and the steps left until the crash."""
        config = self._config
        done = upkeep(config, view)
        if done.ends:
            return bust(config, done.values) if self._like.fears else done.values, 0.0
        left = max(0.0, float(spare(config, len(view.laid) + len(done.laid), done.values)))
        return self._finals(done.garden, done.row, done.values, left, held), left

    def kept(self, left: float) -> float:
        """Value in points of a token `left` steps before the crash: linear up to `soon` steps, then constant."""
        return self._like.token * min(1.0, left / self._like.soon)

    def held(self, view: State, seat: Seat) -> dict[Seat, tuple[float, ...]]:
        """Expected flowers of every seat by type, from the view of `seat`.

        Its own flowers, those of opponents that Swaps have made certain (SE-95), and for the rest of each portfolio the
        unseen tokens in proportion.
        """
        config, own = self._config, view.portfolios[seat]
        assert own is not None, "who is to move sees the own flowers"
        unseen = [n - mine for n, mine in zip(not_in_sight(config, view), own, strict=True)]
        others = [other for other in range(config.seats) if other != seat]
        for other in others:
            unseen = [n - sure for n, sure in zip(unseen, view.known[other], strict=True)]
        total = max(1, sum(unseen))
        found = {seat: tuple(map(float, own))}
        for other in others:
            sure = view.known[other]
            lacks = size(config, view, other) - sum(sure)
            found[other] = tuple(known + lacks * n / total for known, n in zip(sure, unseen, strict=True))
        return found

    def _finals(
        self,
        garden: tuple[int, ...],
        row: tuple[int, ...],
        values: Counts,
        left: float,
        held: dict[Seat, tuple[float, ...]],
    ) -> tuple[float, ...]:
        """Expected Stalk Values after the Bust.

        The harvests to come are shared out by `_weights`. The Bust is spread over the types by a softmax of their
        values, because nobody knows yet which one will be highest.
        """
        like = self._like
        if not like.ahead:
            risen = [float(value) for value in values]
        else:
            weights = self._weights(garden, row, held)
            flowers = like.ahead * left / STEPS_A_FLOWER / sum(weights)
            risen = [value + flowers * weight for value, weight in zip(values, weights, strict=True)]
        if not like.fears:
            return tuple(risen)
        top = max(risen)
        odds = [exp((value - top) * like.sharp) for value in risen]
        all_odds = sum(odds)
        return tuple(value * (1 - like.fears * 0.5 * one / all_odds) for value, one in zip(risen, odds, strict=True))

    def _weights(
        self, garden: tuple[int, ...], row: tuple[int, ...], held: dict[Seat, tuple[float, ...]]
    ) -> list[float]:
        """Weights of the five types for the next harvested flower, not normalised; their sum is positive."""
        like = self._like
        found = [like.any + like.held * sum(own[flower] for own in held.values()) for flower in range(TYPES)]
        for group in groups(self._config, garden):
            found[group.flower] += like.group * len(group.spaces) / (1 + len(group.gates))
        for code in garden:
            if is_bulb(code):
                found[code] += like.bulb
        for flower in row:
            if flower != EMPTY:
                found[flower] += like.offered
        return found


def _sure(lead: float) -> float:
    """Logistic function of a lead. Clamped: `exp` overflows above 709, and beyond 40 the result is 0 or 1."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, lead))))


HOPE = 0.01
"""Bonus in winning probability for the unknown row after a Flush, the price of the token not counted."""


class Planner:
    """Turn planner of one level: rates every action, and the best few by the best action that can follow."""

    def __init__(self, config: RulesConfig, generator: MoveGenerator, character: Character) -> None:
        self._config, self._generator, self._like = config, generator, character
        self._forecast = Forecast(config, character)

    def choose(self, view: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        """Highest-rated legal move of `seat`; deterministic for the same view and random state."""
        worth = dict(self._rated(view, seat, rng))
        if self._like.width and view.actions_left > 1:
            self._look_on(view, seat, rng, late, worth)
        return max(worth, key=worth.__getitem__)

    def chance(self, view: State, seat: Seat) -> float:
        """Estimated probability that `seat` wins if its turn ended here."""
        return self._forecast.chance(view, seat, self._forecast.held(view, seat))

    def _look_on(self, view: State, seat: Seat, rng: Random, late: IsLate, worth: dict[Move, float]) -> None:
        """Replace the ratings of the `width` best actions by that of the best action after each; drop all others."""
        ranked = sorted(worth.items(), key=itemgetter(1), reverse=True)
        width = int(self._like.width)
        for move, _ in ranked[width:]:
            del worth[move]
        for move, alone in ranked[:width]:
            if move.kind in ("plant", "swap") and not late():
                after = transitions.apply(self._config, view, move)
                worth[move] = max((value for _, value in self._rated(after, seat, rng)), default=alone)

    def _rated(self, view: State, seat: Seat, rng: Random) -> Iterator[tuple[Move, float]]:
        """Yield candidate actions with their ratings: winning probability if the turn ended after it, plus noise."""
        held, noise = self._forecast.held(view, seat), self._like.noise
        for move in self._actions(view):
            value = self._value(view, seat, held, move)
            yield move, value + (rng.gauss(0.0, noise) if noise else 0.0)

    def _value(self, view: State, seat: Seat, held: dict[Seat, tuple[float, ...]], move: Move) -> float:
        """Winning probability if the turn ended after `move`; a Flush, whose new row is unknown, gets `HOPE`."""
        if move.kind == "flush":
            fewer = list(view.tokens)
            fewer[seat] -= 1
            return self._forecast.chance(view._replace(tokens=tuple(fewer)), seat, held) + HOPE
        after = view if move.kind == "end" else transitions.apply(self._config, view, move)
        if move.kind == "swap":
            own = after.portfolios[seat]
            assert own is not None, "whoever swaps sees the own flowers"
            held = {**held, seat: tuple(map(float, own))}
        return self._forecast.chance(after, seat, held)

    def _actions(self, view: State) -> Iterator[Move]:
        """Yield the legal moves without duplicates.

        A type that lies in several slots is taken from the rightmost only, which goes to Compost first (SE-66).
        """
        last = {flower: slot for slot, flower in enumerate(view.row)}
        for move in self._generator.legal(view):
            if move in (END, FLUSH) or last[move.flower] == move.slot:
                yield move
