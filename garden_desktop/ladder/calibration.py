"""How far estimates of chances are to be trusted: predicted against what came of it, over matches of computers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.estimate import Chances, ExpectedScores, ScoreUncertainty, chances, result_shares
from garden_desktop.core.game import Game
from garden_desktop.core.options import resolve_options
from garden_desktop.core.types import Options, Pack
from garden_desktop.ladder.standing import Z

EVERY: Final = 5
"""One position of so many moves is asked about: neighbours are alike."""
SPAN: Final = 8.0
STEPS: Final = 6
LAPSES: Final = 0.3
"""The share of matches without a meaning is sought so far from what there is, and as finely as the rest."""
ROUNDS: Final = 4
"""The fit looks so many times at a grid, each time finer, first from 1/SPAN to SPAN times of what there is."""
BINS: Final = 10


class CalibrationMatch(NamedTuple):
    """One match: what its positions promised, and how it ended."""

    outlooks: tuple[ExpectedScores, ...]
    ended: Chances


class Mean(NamedTuple):
    """A mean over positions, and how far it may be off, 95 %. Positions of one match are alike: it is the matches that
    count, and what a single one shows may be off by 1."""

    mean: float
    reach: float


class CalibrationBin(NamedTuple):
    """Predictions that are about alike: how many, their mean, and how often they came true; `alike` is that where every
    match weighs the same, as in the fit. A long match, in which nobody could tell, has many positions."""

    number: int
    predicted: float
    came: Mean
    alike: Mean


class Calibration(NamedTuple):
    """Of so many matches and positions: Brier score (squared error, all sides added), that of who thinks everybody
    alike, how much better than that it is, and predictions beside what came."""

    matches: int
    positions: int
    brier: Mean
    even: float
    gain: Mean
    bins: tuple[CalibrationBin, ...]


def watched(
    game: Game, seats: int, options: Options, pack: Pack, level: str, seeds: Iterable[int]
) -> Iterator[CalibrationMatch]:
    """Matches of a level against itself. Raises OptionError, and ValueError where there are no chances to estimate."""
    for seed in seeds:
        rules = game.rules(seats, resolve_options(game, options, seed, pack), pack)
        estimator = game.estimator(rules)
        if estimator is None:
            raise ValueError("nobody is against anybody at this table")
        states: list[Any] = []
        bots = [LEVELS[level](game.policy(rules))] * seats
        final = playout(rules, seed, bots, partial(_note, states))
        yield CalibrationMatch(
            tuple(estimator.outlook(state) for state in states[::EVERY]), result_shares(rules.result(final))
        )


def _note(states: list[Any], state: Any, move: Any) -> None:
    states.append(state)


def fitted(matches: Sequence[CalibrationMatch], doubt: ScoreUncertainty) -> ScoreUncertainty:
    """The doubt that makes these matches likeliest, sought round another one."""
    reach, wide = log(SPAN), LAPSES
    far = doubt.start * any(one.following is not None for match in matches for one in match.outlooks)
    for _ in range(ROUNDS):
        steps = [2 * step / STEPS - 1 for step in range(STEPS + 1)]
        spans = [exp(reach * step) for step in steps]
        tried = [doubt._replace(start=doubt.start * one, end=doubt.end * two) for one in spans for two in spans]
        doubt = min(tried, key=lambda one: _surprise(matches, one))
        if far:
            paces = [doubt._replace(tempo=doubt.tempo + far * step) for step in steps]
            doubt = min(paces, key=lambda one: _surprise(matches, one))
        lapses = [doubt._replace(lapse=min(1.0, max(0.0, doubt.lapse + wide * step))) for step in steps]
        doubt = min(lapses, key=lambda one: _surprise(matches, one))
        reach, far, wide = (part / (STEPS / 2) for part in (reach, far, wide))
    return ScoreUncertainty(*(float(f"{number:.3g}") for number in doubt))


def calibrated(matches: Sequence[CalibrationMatch], doubt: ScoreUncertainty) -> Calibration:
    """How predictions with this doubt compare to what came."""
    said = [[chances(outlook, doubt) for outlook in match.outlooks] for match in matches]
    missed, even = list[list[float]](), list[list[float]]()
    for match, promised in zip(matches, said, strict=True):
        alike = (1 / len(match.ended),) * len(match.ended)
        missed.append([_squared(one, match.ended) for one in promised])
        even.append([_squared(alike, match.ended)] * len(promised))
    gain = [[two - one for one, two in zip(*both, strict=True)] for both in zip(missed, even, strict=True)]
    positions = sum(map(len, said))
    bins = tuple(_bins(matches, said))
    return Calibration(len(matches), positions, _mean(missed), _mean(even).mean, _mean(gain), bins)


def _mean(matches: Sequence[Sequence[float]], weights: Sequence[float] | None = None) -> Mean:
    """Over the positions of all matches, each as heavy as its match says: a ratio, whose error is what whole matches
    stray from it."""
    weights = weights or [1.0] * len(matches)
    known = sum(map(bool, matches))
    number = sum(weight * len(match) for weight, match in zip(weights, matches, strict=True))
    mean = sum(weight * sum(match) for weight, match in zip(weights, matches, strict=True)) / number
    if known < 2:
        return Mean(mean, 1.0)
    strays = [weight * (sum(match) - mean * len(match)) for weight, match in zip(weights, matches, strict=True)]
    return Mean(mean, Z * sqrt(sum(one * one for one in strays) * known / (known - 1)) / number)


def _bins(matches: Sequence[CalibrationMatch], said: Sequence[Sequence[Chances]]) -> Iterator[CalibrationBin]:
    pairs = [
        [pair for promised in own for pair in zip(promised, match.ended, strict=True)]
        for match, own in zip(matches, said, strict=True)
    ]
    for place in range(BINS):
        found = [[pair for pair in own if min(BINS - 1, int(pair[0] * BINS)) == place] for own in pairs]
        if number := sum(map(len, found)):
            predicted = sum(one for own in found for one, _ in own) / number
            came = [[came for _, came in own] for own in found]
            yield CalibrationBin(number, predicted, _mean(came), _mean(came, [1 / len(own) for own in pairs]))


def _surprise(matches: Sequence[CalibrationMatch], doubt: ScoreUncertainty) -> float:
    """The mean logarithm of what was said of what came, each match weighing the same."""
    return sum(
        sum(_missed(chances(outlook, doubt), match.ended) for outlook in match.outlooks) / len(match.outlooks)
        for match in matches
    )


def _missed(said: Chances, came: Chances) -> float:
    return -sum(share * log(max(1e-6, chance)) for chance, share in zip(said, came, strict=True))


def _squared(said: Chances, came: Chances) -> float:
    return sum((one - other) ** 2 for one, other in zip(said, came, strict=True))
