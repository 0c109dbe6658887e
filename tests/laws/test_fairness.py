"""The certificate of fairness: what a computer does depends on what its seat may see and on its dice alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any, get_args

import pytest

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.rules import Level
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from tests.laws.samples import Sample, decisions, samples

EVERYDAY, LONG = 8, 800
"""Views of each game, the levels in turn, every day and in the long run."""
AHEAD = 2
"""So many moves of a world are decided by the same adviser before it is asked again."""
every_game = pytest.mark.parametrize("key", registry.games())


def positions(key: str) -> Iterator[tuple[Sample, Any]]:
    """Decisions of a game for ever, from every table of it in turn."""
    tables = [sample for sample in samples() if sample.game.info.key == key]
    for number, sample in enumerate(cycle(tables)):
        for state in decisions(sample, 1, seed=number):
            yield sample, state


class Witness:
    """A computer of one level, and all that its adviser was ever given."""

    def __init__(self, sample: Sample, level: Level) -> None:
        self._rules, self._level = sample.rules(), level
        self._policy = sample.game.policy(self._rules)
        self.given = list[tuple[Any, ...]]()

    def choose(self, view: Any, seat: Seat) -> Any:
        return LEVELS[self._level](self._policy and self).choose(self._rules, view, seat, Random(5))

    def choose_move(self, *given: Any) -> Any:
        assert self._policy is not None
        self.given.append(given)
        return self._policy.choose_move(*given)

    def live_through(self, state: Any) -> None:
        """Decide some moves of a world for everybody, as the one process of a match does."""
        rules, rng = self._rules, Random(3)
        for _ in range(AHEAD):
            if (seat := rules.to_move(state)) is None:
                return
            moves = rules.legal_moves(state)
            state = rules.apply(
                state, rng.choice(moves) if seat == CHANCE else self.choose(rules.view(state, seat), seat)
            )


def certify(sample: Sample, state: Any, level: Level) -> None:
    """The same view gets the same move, whatever is hidden behind it, and whatever the adviser has seen of that."""
    rules, witness = sample.rules(), Witness(sample, level)
    seat = rules.to_move(state)
    assert seat is not None
    view = rules.view(state, seat)
    chosen = witness.choose(view, seat)
    world = rules.determinize(view, seat, Random(str(sample)))
    assert rules.view(world, seat) == view, f"{sample}: the view tells two worlds apart"
    witness.live_through(world)
    assert witness.choose(rules.view(world, seat), seat) == chosen, f"{sample}: {level} knows more than it sees"
    for given, of, asked, dice, _ in witness.given:
        assert rules.view(given, of) == given, f"{sample}: {level} was given more than its seat sees"
        assert (asked, type(dice)) == (level, Random)


@every_game
def test_what_is_hidden_does_not_change_a_choice(key: str) -> None:
    for (sample, state), level in zip(islice(positions(key), EVERYDAY), cycle(get_args(Level)), strict=False):
        certify(sample, state, level)


@pytest.mark.long
@pytest.mark.timeout(7200)
@every_game
def test_what_is_hidden_does_not_change_a_choice_in_two_hundred_views_a_level(key: str) -> None:
    for (sample, state), level in zip(islice(positions(key), LONG), cycle(get_args(Level)), strict=False):
        certify(sample, state, level)
