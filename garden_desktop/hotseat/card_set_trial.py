"""Trial of a card set: matches among computers in the background, and their results.

The numbers of the computers are tuned for the standard set; a trial says how a match with another one goes: who wins by
seat, how long it takes, and which cards are used how often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from garden_desktop.core.child_process import ChildProcess, Send
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.pack_schema import Document, ListField, PackSchema, row_id, value_at
from garden_desktop.core.types import CHANCE, Pack
from garden_desktop.games import registry

MATCHES: Final = 100
LEVEL: Final = "easy"
"""Level of the computers: the quickest, whose moves are varied."""


class TrialTask(NamedTuple):
    """Game, text of the set, and the ids of its cards, for another process."""

    key: str
    text: str
    ids: tuple[str, ...]
    matches: int = MATCHES


class MatchOutcome(NamedTuple):
    """Outcome of one match: rank of each side (1 is best), number of decisions, and how often each card was named in a
    move."""

    ranks: tuple[int, ...]
    decisions: int
    used: Mapping[str, int]


class TrialResult(NamedTuple):
    """Sum of all outcomes so far. `wins` has an entry a side; a shared first place counts for each."""

    matches: int
    wins: tuple[int, ...]
    decisions: tuple[int, ...]
    used: Mapping[str, int]


class TrialProcess:
    """Process that plays the matches of a trial. `result` is the sum so far, None before the first match."""

    def __init__(self, task: TrialTask) -> None:
        self._child = ChildProcess(play_matches, task)
        self._outcomes: list[MatchOutcome] = []

    @property
    def done(self) -> bool:
        return self._child.done

    @property
    def result(self) -> TrialResult | None:
        return total_of(self._outcomes) if self._outcomes else None

    def poll(self) -> bool:
        """Receive outcomes without waiting; returns whether there were any. Raises WorkError."""
        before = len(self._outcomes)
        self._outcomes += self._child.receive()
        return len(self._outcomes) > before

    def close(self) -> None:
        """End the trial; what was played stays."""
        self._child.close()


def play_matches(send: Send, task: TrialTask) -> None:
    """Play the matches of a trial, and send the outcome of each. Raises PackError."""
    game = registry.games()[task.key]
    pack = game.pack(task.text, "set.toml")
    for seed in range(task.matches):
        send(play_match(game, pack, task.ids, seed))


def play_match(game: Game, pack: Pack, ids: Sequence[str], seed: int) -> MatchOutcome:
    """Outcome of one match for the fewest players who compete, with the usual options."""
    seats = fewest_rivals(game)
    rules = game.rules(seats, resolve_options(game, {}, seed, pack), pack)
    policy, rng, known = game.policy(rules), Random(seed), frozenset(ids)
    match: Match[Any, Any] = Match(rules, seed)
    used: Counter[str] = Counter()
    decisions = 0
    while (seat := rules.to_move(match.state)) is not None:
        if seat == CHANCE:
            move = match.draw()
        elif policy is None:
            move = rng.choice(rules.legal_moves(match.state))
        else:
            move = policy.choose_move(rules.view(match.state, seat), seat, LEVEL, rng, lambda: False)
        used.update(known.intersection(rules.move_text(move).split()))
        decisions += seat != CHANCE
        match.play(move)
    return MatchOutcome(rules.result(match.state).ranks, decisions, dict(used))


def fewest_rivals(game: Game) -> int:
    """Fewest players who play against each other."""
    modes = [mode for mode in game.info.modes if mode.automa is None and not mode.together]
    return min(seats for mode in modes for seats in mode.seats if seats > 1)


def total_of(outcomes: Sequence[MatchOutcome]) -> TrialResult:
    """Sum of some outcomes, at least one."""
    used: Counter[str] = Counter()
    for outcome in outcomes:
        used.update(outcome.used)
    ranks = [outcome.ranks for outcome in outcomes]
    wins = tuple(sum(rank == 1 for rank in by_side) for by_side in zip(*ranks, strict=True))
    return TrialResult(len(outcomes), wins, tuple(outcome.decisions for outcome in outcomes), used)


def card_ids(document: Document, schema: PackSchema) -> Mapping[str, tuple[str, ...]]:
    """Ids of the cards of a document that moves name, by the key of their list."""
    found: dict[str, tuple[str, ...]] = {}
    for field in schema.fields:
        rows = value_at(document, (field.key,)) if isinstance(field, ListField) else None
        if isinstance(rows, list) and isinstance(field, ListField) and field.in_moves:
            found[field.key] = tuple(row_id(row, field) for row in rows)
    return found
