"""Tables and positions for the tests that hold for every game: each mode and each value of each option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.core.game import Game
from garden_desktop.core.match import draw
from garden_desktop.core.options import ADVICE, resolve_options
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from tests import fifth

ENDLESS = 20_000
"""Moves that games of usual length never promise to need."""
LONG, SOME = 500, 60
"""Plies of a game that is too long to try a law on all of them, and how many are taken of it then."""
OPENING = 150
"""Plies of a longer game that pairs of matches are made of."""
KEPT = 8
"""Random games that are kept: all laws of one table are tried before those of the next."""


@dataclass(frozen=True)
class Sample:
    """One table: a game with a seat count and options."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        words = ",".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game.info.key}-{self.seats}-{words}"

    def rules(self) -> Rules[Any, Any]:
        return rules_of(self)

    def table(self) -> Table[Any, Any]:
        return self.game.table(self.rules())


@cache
def rules_of(sample: Sample) -> Rules[Any, Any]:
    pack = registry.load_pack(sample.game)
    return sample.game.rules(sample.seats, resolve_options(sample.game, dict(sample.options), 7, pack), pack)


@cache
def all_games() -> tuple[Game, ...]:
    return (*fifth.games().values(), registry.load("_template"))


@cache
def samples() -> tuple[Sample, ...]:
    """Return all tables to try: each seat count, then each option value alone, with the seat counts in turn."""
    return tuple(dict.fromkeys(sample for game in all_games() for sample in _samples(game)))


def _samples(game: Game) -> Iterator[Sample]:
    for mode in game.info.modes:
        fixed = {"mode": mode.key} if len(game.info.modes) > 1 else {}
        alone = [one for one in game.options if one.key not in ("mode", ADVICE.key) and one.needs is None]
        choices = [{o.key: v} for o in alone for v in o.values if v != o.default]
        tables = [(seats, fixed) for seats in mode.seats]
        tables += [
            (_seated(game, fixed | choice, mode.seats, turn), fixed | choice) for turn, choice in enumerate(choices)
        ]
        for seats, options in tables:
            if game.refuse(seats, options) is None:
                yield Sample(game, seats, tuple(sorted(options.items())))


def _seated(game: Game, options: dict[str, str], counts: tuple[int, ...], turn: int) -> int:
    """Return the seat count whose turn it is, or the next one that these options allow."""
    in_turn = [counts[(turn + n) % len(counts)] for n in range(len(counts))]
    return next((seats for seats in in_turn if game.refuse(seats, options) is None), in_turn[0])


@lru_cache(KEPT)
def walk(sample: Sample, seed: int) -> tuple[tuple[Any, Any], ...]:
    """Return (state, move) for each ply of a random match; the last entry is (final state, None)."""
    rules = rules_of(sample)
    seen: list[tuple[Any, Any]] = []
    final = playout(rules, seed, [RandomBot()] * sample.seats, lambda state, move: seen.append((state, move)))
    return (*seen, (final, None))


def plies(sample: Sample, seed: int = 7) -> list[tuple[Any, Any]]:
    """Return (state, move) for each ply of a random match, or for some of a long one."""
    path = walk(sample, seed)[:-1]
    return list(path) if len(path) <= LONG else Random(f"{sample}{seed}").sample(path, SOME)


@lru_cache(KEPT)
def opening(sample: Sample, seed: int) -> tuple[tuple[Any, Any], ...]:
    """Return (state, move) for each ply of a random match, or for the first ones of a match that may be very long."""
    if sample.game.info.max_moves < ENDLESS:
        return walk(sample, seed)[:-1]
    rules, rng = rules_of(sample), Random(f"{seed}:opening")
    seen: list[tuple[Any, Any]] = []
    state = rules.setup()
    while (seat := rules.to_move(state)) is not None and len(seen) < OPENING:
        move = draw(rules, state, seed, len(seen)) if seat == CHANCE else rng.choice(rules.legal_moves(state))
        seen.append((state, move))
        state = rules.apply(state, move)
    return tuple(seen)


def positions(sample: Sample, number: int, seed: int = 7) -> list[Any]:
    """Return some states of a random match, spread over its length, with the first and the last."""
    states = [state for state, _ in walk(sample, seed)]
    if len(states) <= number:
        return states
    middle = Random(f"{sample}{seed}").sample(states[1:-1], number - 2)
    return [states[0], *middle, states[-1]]


def viewer(sample: Sample) -> list[int | None]:
    """Return all viewers: each seat, and None for the shared screen."""
    return [*range(sample.seats), None]


def decisions(sample: Sample, number: int, seed: int = 7) -> list[Any]:
    """Return some states in which a seat is to move."""
    rules = rules_of(sample)
    states = [s for s, _ in walk(sample, seed) if rules.to_move(s) not in (None, CHANCE)]
    return Random(f"{sample}{seed}").sample(states, min(number, len(states)))
