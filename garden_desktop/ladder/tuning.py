"""Better numbers for a computer player, found by self-play: a response surface, as in Coulom's CLOP (2011).

Every game is played with numbers of its own, drawn round where the player stands, so that each game tells something of
all numbers at once. Least squares put a parabola for each number through what was won, and the player moves towards
their tops, as far as the games can be trusted.
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
"""Numbers are drawn so far round where it stands (standard deviation), as a part of each number, or so far in all."""
FARTHEST: Final = 2.2
"""In spreads: no number is drawn further away."""
STEP: Final = 1.2
"""In spreads: no number moves further in a round."""
NARROWER: Final = 0.75
"""Every round draws from so much less."""
CURVE, UNSURE = -0.012, 0.006
"""What is expected, before a game is played, of the share that is lost a spread squared away, and how surely."""


class TuningGame(NamedTuple):
    """One game to be played: a player with such numbers in one seat of a deal."""

    numbers: Numbers
    deal: int
    seat: int


Play: TypeAlias = Callable[[Sequence[TuningGame]], Sequence[float]]
"""What each of these games brought that player: 1 for a win, a part of it where it is shared, 0."""


class TuningBudget(NamedTuple):
    """How long it looks: rounds, and deals in each of them, played in every seat."""

    rounds: int
    deals: int


class TuningRound(NamedTuple):
    """Where a round ended: numbers, and the share of its games that were won on the way."""

    numbers: Numbers
    share: float


def least_deals(numbers: int, seats: int) -> int:
    """How many deals a round needs at least for parabolas through so many numbers."""
    return (2 * numbers + seats) // seats + 1


def tune(play: Play, start: Numbers, effort: TuningBudget, seats: int, seed: int) -> Iterator[TuningRound]:
    """Where it stands after each round; the same seed finds the same. Every round plays deals of its own.

    Raises ValueError for fewer deals a round than `least_deals`.
    """
    if effort.deals < least_deals(len(start), seats):
        raise ValueError(f"{len(start)} numbers want {least_deals(len(start), seats)} deals a round at least")
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
    """In spreads, how far away each number is drawn; the next seat plays with the mirror image."""
    return [min(FARTHEST, max(-FARTHEST, rng.gauss(0.0, 1.0))) for _ in range(count)]


def _moved(middle: Numbers, reach: Numbers, away: Sequence[float]) -> dict[str, float]:
    return {name: round(middle[name] + reach[name] * far, 3) for name, far in zip(middle, away, strict=True)}


def _steps(drawn: Sequence[Sequence[float]], seats: Sequence[int], won: Sequence[float], count: int) -> list[float]:
    """In spreads, how far each number moves: to the top of its parabola, less what may be chance."""
    import numpy as np  # here alone, so that no other command waits for it

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
    """Where a parabola is highest, its curve weighed against what is expected of one, its slope against its doubt."""
    trust = max(0.0, 1 - (slope_doubt / slope) ** 2) if slope else 0.0
    weights = 1 / max(curve_doubt, 1e-9) ** 2, 1 / UNSURE**2
    bent = min((curve * weights[0] + CURVE * weights[1]) / sum(weights), CURVE / 2)
    return float(min(STEP, max(-STEP, -slope * trust / (2 * bent))))


# A players' file as tables that can be changed, and written again.


class PlayersFile(NamedTuple):
    """The lines of its head, and the tables of its levels."""

    head: tuple[str, ...]
    levels: Mapping[str, Any]

    def number(self, level: str, seats: int, name: str) -> object:
        """What the file says of a number at a table of so many seats; None where it says nothing."""
        table = self.levels.get(level, {})
        return table.get(f"seats_{seats}", {}).get(name, table.get(name))

    def changed(self, level: str, seats: int, numbers: Mapping[str, float], *head: str) -> PlayersFile:
        """The same file with other numbers of a level at tables of so many seats, and more lines in its head."""
        levels = deepcopy(dict(self.levels))
        levels.setdefault(level, {}).setdefault(f"seats_{seats}", {}).update(numbers)
        return PlayersFile((*self.head, *head), levels)

    def text(self) -> str:
        """The file as it is written."""
        return "".join(f"# {line}\n" for line in self.head) + "".join(_tables(self.levels))


def players_file(path: Path) -> PlayersFile:
    """The file at a path. Raises PackError where it is no text or no TOML."""
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
