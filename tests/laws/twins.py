"""Twins: pairs of matches that one viewer cannot tell apart, because they differ in hidden information only.

A pair is made from the moves alone: one masked move is replaced by another one that looks the same to that viewer, all
else is kept. Nothing here calls `Rules.view`, so pairs can test views. Where decisions are sealed, draws are exchanged
for onlookers alone: there, the cards dealt face down to others determine what the viewer is dealt. A part of a draft is
no such decision: the table enters it together with the following parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, cycle, islice
from random import Random
from typing import Any

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.session import Session
from tests.laws.samples import Sample, opening, rules_of, samples

FROM_ONE_MATCH = 8
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")


@dataclass(frozen=True)
class Twins:
    """Two matches at the table `sample` that differ in the move at `ply` alone; `viewer` must not be able to tell them
    apart."""

    sample: Sample
    seed: int
    viewer: Seat | None
    ply: int
    one: tuple[Any, ...]
    two: tuple[Any, ...]
    sealed: bool

    def __str__(self) -> str:
        text = self.sample.rules().move_text
        move, other = text(self.one[self.ply]), text(self.two[self.ply])
        return f"{self.sample}, seed {self.seed}, eyes {self.viewer}, move {self.ply}: “{move}” or “{other}”"

    @property
    def live(self) -> bool:
        """Whether the last move is the sealed choice in which the two differ, so that a test can enter it by input."""
        return self.viewer is not None and self.sealed

    @property
    def both(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        return self.one, self.two


def twins(key: str, number: int) -> list[Twins]:
    """Return so many pairs of one game, from each of its tables in turn."""
    return list(islice(all_twins(key), number))


def all_twins(key: str) -> Iterator[Twins]:
    """Return an endless iterator over pairs of one game, from each of its tables in turn."""
    tables = [sample for sample in samples() if sample.game.info.key == key and _means_something(sample)]
    springs = [(next(spring, None), spring) for spring in map(pairs_of, tables)]
    fertile = [chain([first], spring) for first, spring in springs if first is not None]
    return (next(spring) for spring in cycle(fertile))


def pairs_of(sample: Sample) -> Iterator[Twins]:
    """Yield pairs of one table without end, a few from each match; none where no move is ever masked."""
    for seed in count(1):
        found = list(islice(_pairs(sample, seed), FROM_ONE_MATCH))
        if not found and seed > 3:
            return
        yield from found


def match_of(pair: Twins, moves: Sequence[Any]) -> Match[Any, Any]:
    """Return one match of a pair, with its moves played."""
    match: Match[Any, Any] = Match(rules_of(pair.sample), pair.seed)
    for move in moves:
        match.play(move)
    return match


def session_of(pair: Twins, match: Match[Any, Any]) -> Session:
    """Return a session of people for a match; nothing is written to disk."""
    seats = tuple(Seated(name, n) for n, name in enumerate(NAMES[: pair.sample.seats]))
    header = RecordHeader(pair.sample.game.info.key, "", "", dict(pair.sample.options), seats, pair.seed, "test")
    return Session(pair.sample.game, match.rules, match, header)


def _pairs(sample: Sample, seed: int) -> Iterator[Twins]:
    """Yield all pairs of one match, in no particular order."""
    rules, path = rules_of(sample), opening(sample, seed)
    moves = tuple(move for _, move in path)
    rng = Random(f"{sample}{seed}")
    closed = {ply for ply, (state, move) in enumerate(path) if _is_sealed(sample, state, move)}
    spots = [(ply, viewer) for ply in range(len(path)) for viewer in (*range(sample.seats), None)]
    for ply, viewer in rng.sample(spots, len(spots)):
        state, move = path[ply]
        drawn = rules.to_move(state) == CHANCE
        if drawn and (shows_more(sample) or (viewer is not None and closed)):
            continue
        other = _lookalike(rules, state, move, viewer, rng)
        if other is None:
            continue
        end = ply + 1
        if drawn:
            end = rng.randint(end, _as_far_as_it_goes(rules, path, ply, other, viewer))
        yield Twins(sample, seed, viewer, ply, moves[:end], (*moves[:ply], other, *moves[ply + 1 : end]), ply in closed)


def _is_sealed(sample: Sample, state: Any, move: Any) -> bool:
    """Return whether a seat makes this choice face down, by an input of its own."""
    rules = rules_of(sample)
    mover = rules.to_move(state)
    masked = mover is not None and mover != CHANCE and rules.seen_by(state, move, None) != move
    return masked and bool(sample.table().gesture(rules.view(state, mover), move))


def _means_something(sample: Sample) -> bool:
    """Return whether every option of this table belongs to its mode."""
    chosen = dict(sample.options)
    mode = chosen.get("mode", "")
    return all(not option.modes or mode in option.modes for option in sample.game.options if option.key in chosen)


def shows_more(sample: Sample) -> bool:
    """Return whether an option of this table puts more on the shared screen than the rules do."""
    return any(option.live and dict(sample.options).get(option.key) for option in sample.game.options)


def _lookalike(rules: Rules[Any, Any], state: Any, move: Any, viewer: Seat | None, rng: Random) -> Any | None:
    """Return another move that looks to `viewer` as `move` does and, like it, reveals nothing hidden."""
    seen = rules.seen_by(state, move, viewer)
    if seen == move or _lays_open(rules, state, move):
        return None
    moves = rules.legal_moves(state)
    for other in rng.sample(moves, min(20, len(moves))):
        if other != move and rules.seen_by(state, other, viewer) == seen and not _lays_open(rules, state, other):
            return other
    return None


def _lays_open(rules: Rules[Any, Any], state: Any, move: Any) -> bool:
    """Return whether a masked move reveals more than itself. A draw reveals its card alone, unless it
    ends the match."""
    if not rules.reveals(state, move):
        return False
    return rules.to_move(state) != CHANCE or rules.to_move(rules.apply(state, move)) is None


def _as_far_as_it_goes(
    rules: Rules[Any, Any], path: Sequence[tuple[Any, Any]], ply: int, other: Any, viewer: Seat | None
) -> int:
    """Return how many moves of `path` can follow with the same public outcome if `other` is drawn at `ply`.

    A last move that reveals what was hidden is not counted.
    """
    state = rules.apply(path[ply][0], other)
    for number, (before, move) in enumerate(path[ply + 1 :], ply + 1):
        same = rules.to_move(before) == rules.to_move(state) and rules.why_not(state, move) is None
        if not same or rules.seen_by(before, move, viewer) != rules.seen_by(state, move, viewer):
            return number
        if _lays_open(rules, before, move):
            return number
        after = rules.apply(state, move)
        if rules.to_move(after) is None and rules.reveals(state, move):
            return number
        state = after
    return len(path)
