"""Tuning of evaluation weights by self-play: local quadratic regression, as in CLOP (Coulom 2011).

Each game is played with weights of its own, drawn around the current ones, so that each tells something about all
weights at once. Least squares fit a separable quadratic to the results, and each weight moves towards its maximum, as
far as the games are significant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.packs import read, text_of

Numbers: TypeAlias = Mapping[str, float]

SPREAD: Final = 0.3
LEAST: Final = 0.1
"""Standard deviation of the draws: SPREAD times each weight, but at least LEAST."""
FARTHEST: Final = 2.2
"""Maximum distance of a draw, in standard deviations."""
STEP: Final = 1.2
"""Maximum move of a weight in one round, in standard deviations."""
NARROWER: Final = 0.75
"""Factor by which the standard deviation shrinks each round."""
CURVE, UNSURE = -0.012, 0.006
"""Prior of the curvature: mean and standard deviation of the win share lost at one squared standard deviation."""


class TuningGame(NamedTuple):
    """Game to be played: one seat of a deal with these weights."""

    numbers: Numbers
    deal: int
    seat: int


Play: TypeAlias = Callable[[Sequence[TuningGame]], Sequence[float]]
"""Plays tuning games; returns the win share of each: 1, an equal part of a shared win, or 0."""


class TuningBudget(NamedTuple):
    """Number of rounds, and of deals in each of them, which are played in every seat."""

    rounds: int
    deals: int


class TuningRound(NamedTuple):
    """Result of a round: the new weights, and the win share of its games."""

    numbers: Numbers
    share: float


def least_deals(numbers: int, seats: int) -> int:
    """Minimum number of deals a round for a regression on `numbers` weights."""
    return (2 * numbers + seats) // seats + 1


def tune(play: Play, start: Numbers, effort: TuningBudget, seats: int, seed: int) -> Iterator[TuningRound]:
    """Weights after each round; deterministic for a seed. Every round plays deals of its own.

    Raises ValueError for fewer deals a round than `least_deals`.
    """
    if effort.deals < least_deals(len(start), seats):
        raise ValueError(f"{len(start)} numbers need {least_deals(len(start), seats)} deals a round at least")
    rng, middle = Random(seed), dict(start)
    reach = {name: max(LEAST, SPREAD * abs(number)) for name, number in start.items()}
    for number in range(effort.rounds):
        deals = range(seed + number * effort.deals, seed + (number + 1) * effort.deals)
        away = [_drawn(len(start), rng) for _ in deals]
        drawn = [[-far for far in one] if seat % 2 else one for one in away for seat in range(seats)]
        tries = [
            TuningGame(_moved(middle, reach, one), deal, seat)
            for one, (deal, seat) in zip(drawn, ((deal, seat) for deal in deals for seat in range(seats)), strict=True)
        ]
        won = play(tries)
        middle = _moved(middle, reach, _steps(drawn, [one.seat for one in tries], won, seats))
        reach = {name: NARROWER * far for name, far in reach.items()}
        yield TuningRound(middle, fmean(won))


def _drawn(count: int, rng: Random) -> list[float]:
    """Random displacement of each weight in standard deviations, cut off at FARTHEST. Every second seat of a deal plays
    its mirror image (antithetic sampling), so that slopes and curvatures are uncorrelated."""
    return [min(FARTHEST, max(-FARTHEST, rng.gauss(0.0, 1.0))) for _ in range(count)]


def _moved(middle: Numbers, reach: Numbers, away: Sequence[float]) -> dict[str, float]:
    return {name: round(middle[name] + reach[name] * far, 3) for name, far in zip(middle, away, strict=True)}


def _steps(drawn: Sequence[Sequence[float]], seats: Sequence[int], won: Sequence[float], count: int) -> list[float]:
    """Move of each weight in standard deviations: to the maximum of its fitted quadratic, shrunk by significance.

    Regression on an intercept for each seat, a slope and a curvature for each weight; no mixed terms.
    """
    import numpy as np  # imported here, so that no other command waits for it

    away = np.array(drawn)
    numbers = away.shape[1]
    sat = np.eye(count)[list(seats)]
    design = np.hstack([sat, away, away**2 - 1])
    found, *_ = np.linalg.lstsq(design, won, rcond=None)
    left = np.array(won) - design @ found
    doubt = np.sqrt(np.diag(np.linalg.pinv(design.T @ design)) * (left @ left) / max(1, len(won) - design.shape[1]))
    slopes, curves = slice(count, count + numbers), slice(count + numbers, None)
    return [_top(*one) for one in zip(found[slopes], doubt[slopes], found[curves], doubt[curves], strict=True)]


def _top(slope: float, slope_doubt: float, curve: float, curve_doubt: float) -> float:
    """Maximum of a quadratic: the curvature combined with its prior by inverse variances, the slope shrunk by its
    significance (positive-part James-Stein)."""
    trust = max(0.0, 1 - (slope_doubt / slope) ** 2) if slope else 0.0
    weights = 1 / max(curve_doubt, 1e-9) ** 2, 1 / UNSURE**2
    # at most half the prior: a flat or convex fit would send the maximum to infinity
    bent = min((curve * weights[0] + CURVE * weights[1]) / sum(weights), CURVE / 2)
    return float(min(STEP, max(-STEP, -slope * trust / (2 * bent))))


# File of evaluation weights (players.toml) that can be changed and written again.


class PlayersFile(NamedTuple):
    """File of evaluation weights: the comment lines of its head, and the tables of its levels."""

    head: tuple[str, ...]
    levels: Mapping[str, Any]

    def number(self, level: str, seats: int, name: str) -> object:
        """Weight in the file for a table of `seats` seats; None where it has none."""
        table = self.levels.get(level, {})
        return table.get(f"seats_{seats}", {}).get(name, table.get(name))

    def changed(self, level: str, seats: int, numbers: Mapping[str, float], *head: str) -> PlayersFile:
        """Copy with other weights of a level at tables of `seats` seats, and more comment lines in its head."""
        levels = deepcopy(dict(self.levels))
        levels.setdefault(level, {}).setdefault(f"seats_{seats}", {}).update(numbers)
        return PlayersFile((*self.head, *head), levels)

    def text(self) -> str:
        """Text of the file."""
        return "".join(f"# {line}\n" for line in self.head) + "".join(_tables(self.levels))


def players_file(path: Path) -> PlayersFile:
    """Parse a file of evaluation weights. Raises PackError where it is no text or no TOML."""
    text = text_of(path)
    levels = read(text, path.name)
    lines = text.splitlines()
    head = lines[: next((n for n, line in enumerate(lines) if not line.startswith("#")), len(lines))]
    return PlayersFile(tuple(line.removeprefix("#").strip() for line in head), levels)


def _tables(levels: Mapping[str, Any]) -> Iterator[str]:
    for name, table in levels.items():
        yield f"\n[{name}]\n"
        for key, value in table.items():
            if not isinstance(value, Mapping):
                yield _line(key, value)
        for key, value in table.items():
            if isinstance(value, Mapping):
                yield f"\n[{name}.{key}]\n"
                yield from (_line(*one) for one in value.items())


def _line(key: str, value: object) -> str:
    return f"{key} = {str(value).lower() if isinstance(value, bool) else value}\n"
