"""What the market will come to: values at the crash, who holds what, and the chance to win that follows."""

from __future__ import annotations

from math import exp

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.advice.character import Character
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts, is_bulb
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.groups import groups
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from garden_desktop.games.stalk_exchange.rules.sight import not_in_sight, size
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import spare, upkeep

STEPS_A_FLOWER = 1.3
"""How much nearer the crash comes with a harvested flower: by one step, by two where it is of the highest type."""


class Forecast:
    """What one level makes of a table, from what a seat may know."""

    def __init__(self, config: RulesConfig, character: Character) -> None:
        self._config, self._like = config, character

    def chance(self, view: State, seat: Seat, held: dict[Seat, tuple[float, ...]]) -> float:
        """The chance of `seat` to win if its turn ended here; `held` is what everybody holds, as far as it is known."""
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
        """The Stalk Values after the crash if the turn ended here, and the steps there are until then."""
        config = self._config
        done = upkeep(config, view)
        if done.ends:
            return bust(config, done.values) if self._like.fears else done.values, 0.0
        left = max(0.0, float(spare(config, len(view.laid) + len(done.laid), done.values)))
        return self._finals(done.garden, done.row, done.values, left, held), left

    def kept(self, left: float) -> float:
        """What a token is worth so many steps before the crash."""
        return self._like.token * min(1.0, left / self._like.soon)

    def held(self, view: State, seat: Seat) -> dict[Seat, tuple[float, ...]]:
        """The flowers of every seat: its own, what Swaps have shown of the others, and the rest as it is likely."""
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
        """The Stalk Values after the crash, as they are expected."""
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
        """How likely the next harvested flower is of each type, all told more than 0."""
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
    return 1 / (1 + exp(-max(-40.0, min(40.0, lead))))
