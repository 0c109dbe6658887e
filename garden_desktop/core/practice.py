"""Puzzles: positions in which one answer is proved best by exhaustive search of what follows within its turn.

A game says what it asks (`PuzzleRules`), `prove` tries every answer there is, and a puzzle is a line of JSON that names
the position by the moves that led to it. Whether those moves are legal, `hotseat/practice` finds out by playing them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from garden_desktop.core.lesson import ScriptedMove, options_of, replies_of
from garden_desktop.core.packs import PackError, RowReader
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import CHANCE, Options, Seat

S = TypeVar("S")
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)

MOST_POSITIONS: Final = 60_000
"""So many positions are looked at for one proof, unless somebody wants more."""
GRADES: Final = 4
LARGEST: Final = 10**6
"""No value is beyond it, and no count of answers beyond its square."""


class PuzzleQuestion(NamedTuple):
    """What is asked.

    kind      its name among the few kinds of a game
    title     at most 34 letters
    question  one sentence with its conditions
    unit      what the answer counts, as "%n points"
    below     the same of a value below nothing, which is counted without its sign: "%n plants fewer"
    """

    kind: str
    title: Message
    question: Message
    unit: Message
    below: Message | None = None

    def counted(self, value: int) -> Message:
        """A value in words."""
        if value < 0 and self.below is not None:
            return self.below.of(n=-value)
        return self.unit.of(n=value)


class PuzzleRules(Protocol[S_contra, M]):
    """What puzzles ask in one game, at one table. Every method is pure, and nothing depends on what the view of
    the seat does not show."""

    @property
    def tables(self) -> Sequence[tuple[int, Options]]:
        """Seats and options of tables whose matches come to such positions."""

    def question_for(self, state: S_contra, seat: Seat) -> PuzzleQuestion | None:
        """What is asked of `seat`, which is to move; None where nothing is worth asking, or where chance would have
        to draw before the answer is complete."""

    def over(self, start: S_contra, state: S_contra, seat: Seat) -> bool:
        """Whether the answer that began at `start` is complete at `state`."""

    def value(self, start: S_contra, state: S_contra, seat: Seat) -> int:
        """How good the answer is, were it complete at `state`; more is better. Of `start` itself: what there is to
        be had for nothing."""

    def moves(self, start: S_contra, state: S_contra) -> Sequence[M]:
        """What whoever is to move may do on the way; never empty before the answer is complete. The legal moves, but
        for those that the question rules out."""

    def describe_move(self, move: M) -> Message | None:
        """A move of the answer in words where the table tells less of it than who made it knows; None where not."""

    def compare_answers(self, start: S_contra, best: S_contra, yours: S_contra, seat: Seat) -> Sequence[Message]:
        """What the best answer, complete at `best`, gives that the one complete at `yours` does not, in whole
        sentences, the most telling first."""


class Proof(NamedTuple):
    """What trying everything has found.

    best     the best value there is
    second   the next value below; None where every answer is as good as any other
    idle     the value of doing nothing at all
    ways     answers that reach the best
    answers  answers in all; moves in another order are another answer
    looked   positions looked at, each once
    line     the moves of one best answer, in the notation of the game
    """

    best: int
    second: int | None
    idle: int
    ways: int
    answers: int
    looked: int
    line: tuple[str, ...]


def prove(
    rules: Rules[S, M], practice: PuzzleRules[S, M], start: S, seat: Seat, most: int = MOST_POSITIONS
) -> Proof | None:
    """Try every answer of `seat`; others, where they move before it is complete, do what leaves the least.

    None where there is nothing to choose, where a chance move comes on the way, or beyond `most` positions.
    """
    search = _ProofSearch(rules, practice, start, seat, most)
    try:
        found = search.tally(start)
    except _UnprovableError:
        return None
    if found.total() < 2:
        return None
    best, *lower = sorted(found, reverse=True)
    return Proof(
        best=best,
        second=lower[0] if lower else None,
        idle=practice.value(start, start, seat),
        ways=found[best],
        answers=found.total(),
        looked=len(search.seen),
        line=tuple(map(rules.move_text, search.line(start, best))),
    )


class BestAnswer(NamedTuple, Generic[M]):
    """The best that can still be had, and the moves of one way to it."""

    value: int
    moves: tuple[M, ...]


def best_answers(
    rules: Rules[S, M], practice: PuzzleRules[S, M], start: S, states: Sequence[S], seat: Seat
) -> list[BestAnswer[M]]:
    """How an answer that began at `start` goes on best from each of these positions; only where it can be proved."""
    search = _ProofSearch(rules, practice, start, seat, LARGEST)
    best = [max(search.tally(state)) for state in states]
    return [BestAnswer(value, search.line(state, value)) for state, value in zip(states, best, strict=True)]


class _UnprovableError(Exception):
    """Too much to look at, or left to chance."""


class _ProofSearch(Generic[S, M]):
    """Everything that may come of one position, each position worked out once.

    `seen` has the answers of each by their value: how many there are of it.
    """

    def __init__(self, rules: Rules[S, M], practice: PuzzleRules[S, M], start: S, seat: Seat, most: int) -> None:
        self._rules, self._practice, self._start, self._seat, self._most = rules, practice, start, seat, most
        self.seen: dict[S, Counter[int]] = {}

    def tally(self, state: S) -> Counter[int]:
        """The answers that lead through `state`, counted by value. Raises _Unprovable."""
        if state not in self.seen:
            self.seen[state] = self._worked_out(state)
            if len(self.seen) > self._most:
                raise _UnprovableError
        return self.seen[state]

    def line(self, state: S, best: int) -> tuple[M, ...]:
        """The first way from a position to this value."""
        found: list[M] = []
        while not self._over(state):
            options = [(move, self._rules.apply(state, move)) for move in self._practice.moves(self._start, state)]
            move, state = next((move, after) for move, after in options if max(self.seen[after]) == best)
            found.append(move)
        return tuple(found)

    def _worked_out(self, state: S) -> Counter[int]:
        if self._over(state):
            return Counter((self._practice.value(self._start, state, self._seat),))
        mover = self._rules.to_move(state)
        if mover == CHANCE:
            raise _UnprovableError
        moves = self._practice.moves(self._start, state)
        following = [self.tally(self._rules.apply(state, move)) for move in moves]
        if mover == self._seat:
            return sum(following, Counter())
        return min(following, key=max)

    def _over(self, state: S) -> bool:
        return self._practice.over(self._start, state, self._seat)


class Puzzle(NamedTuple):
    """A position, what is known of it, and how hard it is (1 easy .. 4).

    `moves` lead there from the empty table, chance moves among them; `line` is one best answer.
    """

    game: str
    number: int
    kind: str
    grade: int
    seats: int
    options: tuple[tuple[str, str], ...]
    pack: str
    seat: Seat
    moves: tuple[ScriptedMove, ...]
    best: int
    second: int
    idle: int
    ways: int
    answers: int
    looked: int
    line: tuple[str, ...]

    @property
    def id(self) -> str:
        """Its name among all puzzles."""
        return f"{self.game}/{self.number}"


def puzzle_line(puzzle: Puzzle) -> str:
    """A puzzle as written, without the line end: seats count from 1, chance is 0."""
    fields = puzzle._asdict() | {
        "options": [f"{key}={value}" for key, value in puzzle.options],
        "seat": puzzle.seat + 1,
        "moves": [f"{reply.seat + 1}: {reply.text}" for reply in puzzle.moves],
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def parse_puzzle(text: str, game: str, file: str, number: int) -> Puzzle:
    """The puzzle in line `number` of a file. Raises PackError with file, line, field and reason."""
    name = f"line {number}"
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PackError(file, name, "", NOT_JSON) from error
    row = RowReader(file, name, fields)
    for field, must in (("game", game), ("number", number)):
        said = row.text(field) if field == "game" else row.number(field, 0, LARGEST)
        if said != must:
            raise row.error(field, MUST_BE.of(must=must, said=quoted(str(said))))
    seats = row.number("seats", 1, 6)
    puzzle = Puzzle(
        game=game,
        number=number,
        kind=row.text("kind"),
        grade=row.number("grade", 1, GRADES),
        seats=seats,
        options=options_of(row),
        pack=row.text("pack"),
        seat=row.number("seat", 1, seats) - 1,
        moves=replies_of(row, "moves", seats),
        best=row.number("best", -LARGEST, LARGEST),
        second=row.number("second", -LARGEST, LARGEST),
        idle=row.number("idle", -LARGEST, LARGEST),
        ways=row.number("ways", 1, LARGEST**2),
        answers=row.number("answers", 2, LARGEST**2),
        looked=row.number("looked", 1, LARGEST**2),
        line=row.texts("line"),
    )
    row.done()
    for field in ("second", "idle"):
        if getattr(puzzle, field) >= puzzle.best:
            raise row.error(field, BELOW_BEST.of(best=puzzle.best))
    if puzzle.ways >= puzzle.answers:
        raise row.error("ways", FEWER.of(answers=puzzle.answers))
    return puzzle


NOT_JSON = QT_TRANSLATE_NOOP("practice", "is not JSON")
MUST_BE = QT_TRANSLATE_NOOP("practice", "must be {must} here, not “{said}”")
BELOW_BEST = QT_TRANSLATE_NOOP("practice", "must be below the best value, {best}")
FEWER = QT_TRANSLATE_NOOP("practice", "must be fewer than all answers, {answers}")
