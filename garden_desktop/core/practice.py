"""Puzzles: positions in which one answer is proved best by exhaustive search to the end of the turn.

A game defines its questions (`PuzzleRules`), `prove` searches all answers, and a puzzle is a line of JSON with the
moves that lead to its position. Whether these moves are legal, `hotseat/practice` checks by playing them.
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
"""Default limit of distinct positions in one proof."""
GRADES: Final = 4
LARGEST: Final = 10**6
"""Maximum absolute value of an answer; its square is the maximum number of answers."""


class PuzzleQuestion(NamedTuple):
    """Question of a puzzle.

    kind      its name among the kinds of puzzles of a game
    title     at most 34 letters; `{value}` stands for the best value, which `titled` fills in
    question  one sentence with its conditions
    unit      unit of the value of an answer, as "%n points"
    below     unit of a negative value, counted without its sign: "%n plants fewer"
    prompt    what to do next, in place of the table's sentence where that offers more than the question allows
    """

    kind: str
    title: Message
    question: Message
    unit: Message
    below: Message | None = None
    prompt: Message | None = None

    def titled(self, best: int) -> PuzzleQuestion:
        """The question with the best value in its title, so that puzzles alike in all else have different names."""
        return self._replace(title=self.title.of(**dict(self.title.args), value=self.counted(best)))

    def counted(self, value: int) -> Message:
        """Value with its unit, in words."""
        if value < 0 and self.below is not None:
            return self.below.of(n=-value)
        return self.unit.of(n=value)


class PuzzleRules(Protocol[S_contra, M]):
    """Puzzle rules of one game at one table. Every method is pure, and depends only on what the view of the seat
    shows."""

    @property
    def tables(self) -> Sequence[tuple[int, Options]]:
        """Seats and options of tables whose matches lead to such positions."""

    def question_for(self, state: S_contra, seat: Seat) -> PuzzleQuestion | None:
        """Question for `seat`, which is to move; None where none is worth asking, or where a chance move would come
        before the answer is complete."""

    def over(self, start: S_contra, state: S_contra, seat: Seat) -> bool:
        """Whether the answer that began at `start` is complete at `state`."""

    def value(self, start: S_contra, state: S_contra, seat: Seat) -> int:
        """Value of an answer that ends at `state`; more is better. Of `start` itself: the value without any action."""

    def moves(self, start: S_contra, state: S_contra) -> Sequence[M]:
        """Legal moves that the question allows to the seat to move; never empty before the answer is complete."""

    def describe_move(self, move: M) -> Message | None:
        """Sentence for a move of the answer where the table shows less of it than its player knows; None elsewhere."""

    def compare_answers(self, start: S_contra, best: S_contra, yours: S_contra, seat: Seat) -> Sequence[Message]:
        """Sentences about what the best answer, complete at `best`, gains over the one complete at `yours`, the most
        telling first."""


class Proof(NamedTuple):
    """Result of the exhaustive search.

    best     the best value there is
    second   the next value below; None where all answers are equal
    idle     value without any action
    ways     number of answers that reach the best
    answers  number of all answers; moves in another order are another answer
    looked   number of distinct positions searched
    line     moves of one best answer, in the notation of the game
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
    """Search all answers of `seat`; other seats that move on the way play their worst for it (minimax).

    Depth-first search with a transposition table, so that each position is searched once. None where there is nothing
    to choose, where a chance move comes on the way, or beyond `most` positions.
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
    """Best value that can still be reached, and the moves of one way to it."""

    value: int
    moves: tuple[M, ...]


def best_answers(
    rules: Rules[S, M], practice: PuzzleRules[S, M], start: S, states: Sequence[S], seat: Seat
) -> list[BestAnswer[M]]:
    """Best continuation from each of `states` of an answer that began at `start`. Only for positions that can be
    proved."""
    search = _ProofSearch(rules, practice, start, seat, LARGEST)
    best = [max(search.tally(state)) for state in states]
    return [BestAnswer(value, search.line(state, value)) for state, value in zip(states, best, strict=True)]


class _UnprovableError(Exception):
    """Search too large, or interrupted by a chance move."""


class _ProofSearch(Generic[S, M]):
    """Minimax search with a transposition table: `seen` maps a position to the number of its answers by value.

    Values are compared on counters, not single numbers, because the number of best answers grades the puzzle.
    """

    def __init__(self, rules: Rules[S, M], practice: PuzzleRules[S, M], start: S, seat: Seat, most: int) -> None:
        self._rules, self._practice, self._start, self._seat, self._most = rules, practice, start, seat, most
        self.seen: dict[S, Counter[int]] = {}

    def tally(self, state: S) -> Counter[int]:
        """Number of answers that lead through `state`, by value. Raises _UnprovableError."""
        if state not in self.seen:
            self.seen[state] = self._worked_out(state)
            if len(self.seen) > self._most:
                raise _UnprovableError
        return self.seen[state]

    def line(self, state: S, best: int) -> tuple[M, ...]:
        """Moves of the first line from `state` to the value `best`."""
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
            # own move: every answer counts
            return sum(following, Counter())
        # move of another seat: only its best defence counts, the one whose best answer is lowest
        return min(following, key=max)

    def _over(self, state: S) -> bool:
        return self._practice.over(self._start, state, self._seat)


class Puzzle(NamedTuple):
    """Puzzle as stored: the position, its proof, and its difficulty (1 easy .. 4).

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
        """Unique name among all puzzles."""
        return f"{self.game}/{self.number}"


def puzzle_line(puzzle: Puzzle) -> str:
    """JSON line of a puzzle, without the line end: seats count from 1, chance is 0."""
    fields = puzzle._asdict() | {
        "options": [f"{key}={value}" for key, value in puzzle.options],
        "seat": puzzle.seat + 1,
        "moves": [f"{reply.seat + 1}: {reply.text}" for reply in puzzle.moves],
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def parse_puzzle(text: str, game: str, file: str, number: int) -> Puzzle:
    """Parse the puzzle in line `number` of a file. Raises PackError with file, line, field and reason."""
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
BELOW_BEST = QT_TRANSLATE_NOOP("practice", "must be less than the best value, {best}")
FEWER = QT_TRANSLATE_NOOP("practice", "must be less than the number of answers, {answers}")
