"""Computer players beside people who do nothing: nobody takes stars from them, so they win fast and keep few coins."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

import pytest

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.bots.unusual import IdleBot
from garden_desktop.core.game import Preset
from garden_desktop.games.fire_and_flora import GAME
from tests.games.fire_and_flora.desk import rules_of

LONG_GAMES = 200
FEW = 20
"""Coins that nearly nobody has left who wins."""
HOARDED = {2: (28, 32, 70), 3: (7, 43, 76), 4: (6, 47, 58)}
"""Matches in which the expert once kept 41 to 138 coins: a coin was always worth the same, however many there were, and
a land with a native never more for the cards in the hand that would make it grow and seed."""


class Ended(NamedTuple):
    """Rounds of a match, and coins left to the computer."""

    rounds: int
    coins: int


def beside_idle(level: str, seats: int, deals: Sequence[int], options: dict[str, str]) -> list[Ended]:
    """Matches of one computer, whose seat moves on with the deal; it has to win them all."""
    rules, found = rules_of(seats, **options), list[Ended]()
    player = LEVELS[level](GAME.policy(rules))
    for deal in deals:
        seat = (deal - 1) % seats
        final = playout(rules, deal, [player if at == seat else IdleBot() for at in range(seats)])
        assert final.winners == (seat,)
        found.append(Ended(final.round, final.coins[seat]))
    return found


@pytest.mark.parametrize("seats", HOARDED)
def test_the_expert_hoards_no_coins(seats: int) -> None:
    assert max(one.coins for one in beside_idle("expert", seats, HOARDED[seats], {})) < FEW


@pytest.mark.long
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_better_level_is_not_slower_and_the_expert_spends_its_coins(seats: int, preset: Preset) -> None:
    deals, options = range(1, LONG_GAMES + 1), dict(preset.values)
    found = {level: beside_idle(level, seats, deals, options) for level in ("steady", "thoughtful", "expert")}
    rounds = {level: fmean(one.rounds for one in ended) for level, ended in found.items()}
    few = fmean(one.coins < FEW for one in found["expert"])
    print(f"{seats} seats, {preset.key}: rounds {rounds}, fewer than {FEW} coins {few:.1%}")
    assert rounds["expert"] <= rounds["thoughtful"] <= rounds["steady"]
    assert few >= 0.95
