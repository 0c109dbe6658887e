"""Puzzle generator: positions from self-play, each proved by search, and graded by how often bots find the best
answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any, Final, NamedTuple

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Game
from garden_desktop.core.lesson import ScriptedMove
from garden_desktop.core.options import resolve_options
from garden_desktop.core.practice import GRADES, Proof, Puzzle, PuzzleRules, prove
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import Message
from garden_desktop.core.types import Options, Pack, Result, Seat

MOST_ANSWERS: Final = 20_000
THINKING: Final = ("easy", "thoughtful")
SEEDS: Final = 6
"""Attempts of each level at a puzzle."""
LEAST_POOL: Final = 2
"""Minimum size of the pool to choose from, as a multiple of the puzzles kept."""
POOL: Final = 16
"""Maximum size of the pool, as a multiple of the puzzles kept: rare grades take long to find."""
FEWEST_ANSWERS: Final = 12
MOST_MOVES: Final = 600
"""Maximum moves before a position, as every puzzle stores them all."""
PLAYERS: Final = ("easy", "random")


class PuzzleCandidate(NamedTuple):
    """Position of a match with a question: its kind, ply and seat."""

    kind: str
    ply: int
    state: Any
    seat: Seat


class QuestionRules:
    """Rules wrapped for one question: the answering seat scores by the value of the answer alone, so that search bots
    play for it."""

    def __init__(self, rules: Rules[Any, Any], practice: PuzzleRules[Any, Any], start: Any, seat: Seat) -> None:
        self._rules, self._practice, self._start, self._seat = rules, practice, start, seat
        self._values: dict[Any, int] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def to_move(self, state: Any) -> Seat | None:
        return None if self._practice.over(self._start, state, self._seat) else self._rules.to_move(state)

    def legal_moves(self, state: Any) -> Sequence[Any]:
        return self._practice.moves(self._start, state)

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Unmasked state: the answer does not depend on hidden information."""
        return state

    def determinize(self, view: Any, seat: Seat, rng: Random) -> Any:
        return view

    def result(self, state: Any) -> Result:
        value = self._values.get(state)
        if value is None:
            value = self._values[state] = self._practice.value(self._start, state, self._seat)
        return Result(tuple(value * (seat == self._seat) for seat in range(self._rules.seats)), (), NOTHING)


NOTHING: Final = Message("", "")


def make(game: Game, pack: Pack, number: int, seed: int) -> list[Puzzle]:
    """Generate `number` puzzles, the easy ones first, spread over grades and kinds; deterministic for a seed."""
    found, share = list[Puzzle](), -(-number // GRADES)
    for puzzle in islice(candidates(game, pack, seed), number * POOL):
        found.append(puzzle)
        grades = Counter(one.grade for one in found)
        if len(found) >= number * LEAST_POOL and all(grades[grade] >= share for grade in range(1, GRADES + 1)):
            break
    ordered = sorted(spread(found, number), key=lambda puzzle: puzzle.grade)
    return [puzzle._replace(number=n) for n, puzzle in enumerate(ordered, 1)]


def spread(found: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """Choose `number` puzzles greedily: always one of the grade, and then of the kind, that is rarest so far."""
    left, grades, kinds = list(found), Counter[int](), Counter[str]()
    chosen = list[Puzzle]()
    while left and len(chosen) < number:
        one = min(left, key=lambda puzzle: (grades[puzzle.grade], kinds[puzzle.kind]))
        left.remove(one)
        chosen.append(one)
        grades.update([one.grade])
        kinds.update([one.kind])
    return chosen


def candidates(game: Game, pack: Pack, seed: int) -> Iterator[Puzzle]:
    """Puzzles of one match after the other, from this seed on; at most one of a kind from each match."""
    tables = tables_of(game, pack)
    for number, (seats, options) in enumerate(cycle(tables)):
        player = PLAYERS[number // len(tables) % len(PLAYERS)]
        yield from of_match(game, pack, seats, options, seed + number, player)


def tables_of(game: Game, pack: Pack) -> Sequence[tuple[int, Options]]:
    """Tables at which matches are played for puzzles. Raises ValueError for a game without puzzles."""
    practice = game.practice(game.rules(game.info.seats[-1], {}, pack))
    if practice is None:
        raise ValueError(game.info.key)
    return practice.tables


def of_match(game: Game, pack: Pack, seats: int, options: Options, seed: int, player: str) -> Iterator[Puzzle]:
    """Puzzles from one match of bots of this level."""
    drawn = resolve_options(game, options, seed, pack)
    rules = game.rules(seats, drawn, pack)
    practice = game.practice(rules)
    assert practice is not None, "its tables said so"
    replies, spots = list[ScriptedMove](), list[PuzzleCandidate]()

    def watch(state: Any, move: Any) -> None:
        seat = rules.to_move(state)
        assert seat is not None, "somebody moves"
        ask = practice.question_for(state, seat) if seat >= 0 and len(replies) <= MOST_MOVES else None
        if ask is not None:
            spots.append(PuzzleCandidate(ask.kind, len(replies), state, seat))
        replies.append(ScriptedMove(seat, rules.move_text(move)))

    playout(rules, seed, [LEVELS[player](game.policy(rules))] * seats, watch)
    done = set[str]()
    for spot in Random(f"{seed}:spots").sample(spots, len(spots)):
        proof = None if spot.kind in done else prove(rules, practice, spot.state, spot.seat, MOST_ANSWERS)
        if proof is not None and worth_keeping(proof):
            done.add(spot.kind)
            grade = grade_of(rules, practice, spot.state, spot.seat, proof.best)
            yield _puzzle(game, pack, seats, drawn, spot, grade, tuple(replies[: spot.ply]), proof)


def worth_keeping(proof: Proof) -> bool:
    """Whether a puzzle is interesting: few of the answers are best, and there are neither too few nor too many of
    them."""
    unequal = proof.second is not None and proof.best > proof.idle
    return unequal and FEWEST_ANSWERS <= proof.answers <= MOST_ANSWERS and 4 * proof.ways < proof.answers


def grade_of(rules: Rules[Any, Any], practice: PuzzleRules[Any, Any], start: Any, seat: Seat, best: int) -> int:
    """Difficulty from 1, where more than three quarters of the bots' attempts find the best, to 4, where at most one
    quarter do."""
    asked = QuestionRules(rules, practice, start, seat)
    tries = [_value(asked, start, level, n) == best for level in THINKING for n in range(SEEDS)]
    return 1 + sum(GRADES * sum(tries) <= quarter * len(tries) for quarter in range(1, GRADES))


def _value(asked: Any, start: Any, level: str, seed: int) -> int:
    """Value of the answer of a bot that plays for the question."""
    bot, rng, state = LEVELS[level](None), Random(seed), start
    while (seat := asked.to_move(state)) is not None:
        state = asked.apply(state, bot.choose(asked, state, seat, rng))
    return sum(asked.result(state).scores)


def _puzzle(
    game: Game,
    pack: Pack,
    seats: int,
    options: Options,
    spot: PuzzleCandidate,
    grade: int,
    moves: tuple[ScriptedMove, ...],
    proof: Proof,
) -> Puzzle:
    assert proof.second is not None, "only such are kept"
    return Puzzle(
        game=game.info.key,
        number=0,
        kind=spot.kind,
        grade=grade,
        seats=seats,
        options=tuple(sorted(options.items())),
        pack=pack.id,
        seat=spot.seat,
        moves=moves,
        best=proof.best,
        second=proof.second,
        idle=proof.idle,
        ways=proof.ways,
        answers=proof.answers,
        looked=proof.looked,
        line=proof.line,
    )
