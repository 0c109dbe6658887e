"""Worlds as computer players imagine them: possible, alike to the view, somebody can always move, and they end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from tests import fifth
from tests.laws.possible import POSSIBLE
from tests.laws.samples import Sample, samples, walk
from tests.today import sampled

EVERYDAY, LONG = 4, 10_000
"""Worlds of a table every day, and of a game in the long run."""
FROM_ONE_MATCH = 8
OWN_TESTS = Path(__file__).parent.parent / "games"


class World(NamedTuple):
    """What `seat` imagines before the move at `ply` of a random match with this seed."""

    sample: Sample
    seed: int
    ply: int
    seat: Seat

    def __str__(self) -> str:
        return f"{self.sample}, seed {self.seed}, move {self.ply}, seat {self.seat}"


def worlds(sample: Sample, seed: int) -> Iterator[World]:
    """Some worlds of one match: any moment, the seats in turn."""
    rng = Random(f"{sample}{seed}")
    last = len(walk(sample, seed)) - 1
    for number in range(FROM_ONE_MATCH):
        yield World(sample, seed, rng.randint(0, last), (seed + number) % sample.seats)


def all_worlds(key: str) -> Iterator[World]:
    """Worlds of one game for ever, from every table of it in turn."""
    tables = [sample for sample in samples() if sample.game.info.key == key]
    for seed, sample in enumerate(cycle(tables)):
        yield from worlds(sample, seed // len(tables))


def test_every_game_with_tests_of_its_own_says_what_makes_a_world_possible() -> None:
    assert set(POSSIBLE) == {key for key in fifth.games() if (OWN_TESTS / key).is_dir()}


def check(world: World) -> None:
    rules, rng = world.sample.rules(), Random(str(world))
    view = rules.view(walk(world.sample, world.seed)[world.ply][0], world.seat)
    state = rules.determinize(view, world.seat, rng)
    assert rules.view(state, world.seat) == view, str(world)
    if (possible := POSSIBLE.get(world.sample.game.info.key)) is not None:
        possible(rules, state)
    play_on(rules, state, rng, f"{world} imagines a world", world.sample.game.info.max_moves)


def play_on(rules: Rules[Any, Any], state: Any, rng: Random, where: str, most: int) -> None:
    """Random moves, to the end."""
    for ply in range(most + 1):
        seat, moves = rules.to_move(state), rules.legal_moves(state)
        assert bool(moves) == (seat is not None), f"{where} in which nobody can move {ply} moves later"
        if seat is None:
            assert len(rules.result(state).scores) == rules.sides
            return
        move = rng.choices(moves, rules.odds(state))[0] if seat == CHANCE else rng.choice(moves)
        assert rules.why_not(state, move) is None, where
        state = rules.apply(state, move)
    raise AssertionError(f"{where} that does not end")


@pytest.mark.parametrize("sample", sampled(samples(), 4), ids=str, scope="session")
def test_whoever_is_to_move_in_a_guessed_world_can_move_and_it_ends_by_the_rules(sample: Sample) -> None:
    for world in islice(worlds(sample, 7), EVERYDAY):
        check(world)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("key", fifth.games())
def test_ten_thousand_guessed_worlds_end_by_the_rules(key: str) -> None:
    for world in islice(all_worlds(key), LONG):
        check(world)
