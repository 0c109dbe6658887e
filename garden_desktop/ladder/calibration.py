"""Calibration of win probabilities: fits the parameters of `core/estimate.py` to self-play matches, and compares
predictions with results."""

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
"""Sampling interval in moves: neighbouring positions are nearly alike."""
SPAN: Final = 8.0
STEPS: Final = 6
LAPSES: Final = 0.3
"""Half width of the first search interval of `lapse`, which is then refined as the other parameters are."""
ROUNDS: Final = 4
"""Rounds of grid search, each finer than the last. The first spans 1/SPAN to SPAN times the start values."""
BINS: Final = 10
"""Number of equal intervals of predicted probability."""


class CalibrationMatch(NamedTuple):
    """Match as calibration data: expected scores at sampled positions, and the result as win shares."""

    outlooks: tuple[ExpectedScores, ...]
    ended: Chances


class Mean(NamedTuple):
    """Mean over positions with the half width of its 95 % interval. Positions of one match are correlated, so the match
    is the unit of sampling; with a single match the half width is 1."""

    mean: float
    reach: float


class CalibrationBin(NamedTuple):
    """Bin of similar predictions: their number, their mean, and the mean result; `alike` is the mean result with equal
    weight for each match, as in the fit. (A long match, in which the outcome stayed open, has many positions.)"""

    number: int
    predicted: float
    came: Mean
    alike: Mean


class Calibration(NamedTuple):
    """Summary of a calibration: Brier score (squared error summed over sides), the Brier score `even` of the uniform
    prediction, the `gain` over that, and the reliability bins."""

    matches: int
    positions: int
    brier: Mean
    even: float
    gain: Mean
    bins: tuple[CalibrationBin, ...]


def watched(
    game: Game, seats: int, options: Options, pack: Pack, level: str, seeds: Iterable[int]
) -> Iterator[CalibrationMatch]:
    """Self-play matches of one level as calibration data. Raises OptionError, and ValueError where there are no
    opponents."""
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
    """Maximum-likelihood parameters for these matches, by coordinate-wise grid search around `doubt`; rounded to 3
    digits.

    A round takes up to 63 evaluations of the likelihood over all positions.
    """
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
    """Summary of predictions with the parameters `doubt` against the results."""
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
    """Weighted mean over the positions of all matches: a ratio estimator, with a cluster-robust standard error (matches
    are the clusters)."""
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
    """Log loss: negative log-likelihood of the results, each match weighing the same."""
    return sum(
        sum(_missed(chances(outlook, doubt), match.ended) for outlook in match.outlooks) / len(match.outlooks)
        for match in matches
    )


def _missed(said: Chances, came: Chances) -> float:
    # bounded: one upset that was held impossible must not outweigh all other matches
    return -sum(share * log(max(1e-6, chance)) for chance, share in zip(said, came, strict=True))


def _squared(said: Chances, came: Chances) -> float:
    return sum((one - other) ** 2 for one, other in zip(said, came, strict=True))
