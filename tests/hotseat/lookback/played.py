"""Finished matches of computers, to look back on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.estimate import Estimator
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import MatchAnalysis, analyse_moves

TABLES = (
    ("stalk_exchange", 2),
    ("stalk_exchange", 3),
    ("gnomadic_gardeners", 1),
    ("gnomadic_gardeners", 2),
    ("fire_and_flora", 2),
    ("fire_and_flora", 3),
    ("paths_and_flower_beds", 2),
)


def played(key: str, seats: int, seed: int, level: str, **options: str) -> tuple[Match[Any, Any], Estimator]:
    """A match of one level against itself, and who estimates its chances."""
    game = registry.games()[key]
    pack = registry.load_pack(game, None)
    rules = game.rules(seats, {**resolve_options(game, {}, seed, pack), **options}, pack)
    estimator = game.estimator(rules)
    assert estimator is not None
    match = Match(rules, seed)
    playout(rules, seed, [LEVELS[level](game.policy(rules))] * seats, lambda _, move: match.play(move))
    return match, estimator


def analyse_match(match: Match[Any, Any], estimator: Estimator) -> Iterator[MatchAnalysis]:
    """Analyse a finished match; yields the analysis of its first moves, one more each time, the last one complete."""
    start, found = estimator.estimate(match.states[0]), sorted(analyse_moves(match, estimator, range(match.ply)))
    for number in range(1, len(found) + 1):
        yield MatchAnalysis(start, tuple(found[:number]))
