"""Session of a puzzle: real rules and table, one person, and nobody else moves."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from garden_desktop import __version__
from garden_desktop.core.game import Game
from garden_desktop.core.gesture import MoveBuilder, MoveSequence
from garden_desktop.core.lesson import ScriptedMove
from garden_desktop.core.match import Match
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Proof, Puzzle, PuzzleQuestion, PuzzleRules, best_answers, prove
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import IllegalMoveError, InvalidMoveError, OptionError, Pack, Reason, Seat
from garden_desktop.hotseat.session import Leave, PlayedStep, Session

# Position of a puzzle, reached by playing its moves, and the check of its proof.


FILE = "puzzles.jsonl"


class OpenedPuzzle(NamedTuple):
    """Puzzle on the table: the match stands where the answer begins."""

    rules: Rules[Any, Any]
    match: Match[Any, Any]
    practice: PuzzleRules[Any, Any]
    ask: PuzzleQuestion


def opened(game: Game, pack: Pack, puzzle: Puzzle) -> OpenedPuzzle:
    """Play up to the position of a puzzle. Raises PackError where its table or moves are invalid in this game."""
    try:
        rules = game.rules(puzzle.seats, dict(puzzle.options), pack)
    except OptionError as error:
        raise fault(puzzle, "options", error.reason.text) from error
    if puzzle.pack != pack.id:
        raise fault(puzzle, "pack", OTHER_PACK.of(id=quoted(pack.id)))
    practice = game.practice(rules)
    match: Match[Any, Any] = Match(rules, 0)
    for reply in puzzle.moves:
        _play(puzzle, match, reply, "moves")
    if practice is None or match.to_move != puzzle.seat:
        raise fault(puzzle, "seat", NOT_THEIR_TURN)
    ask = practice.question_for(match.state, puzzle.seat)
    if ask is None or ask.kind != puzzle.kind:
        raise fault(puzzle, "kind", NOT_ASKED)
    return OpenedPuzzle(rules, match, practice, ask.titled(puzzle.best))


def line_of(at: OpenedPuzzle, puzzle: Puzzle) -> list[Any]:
    """Moves of the best answer. Raises PackError where they are illegal, or do not reach the best value."""
    match: Match[Any, Any] = Match(at.rules, 0)
    match.states = [at.match.state]
    start = match.state
    for text in puzzle.line:
        mover = match.to_move
        if mover is None or at.practice.over(start, match.state, puzzle.seat):
            raise fault(puzzle, "line", NOT_BEST)
        _play(puzzle, match, ScriptedMove(mover, text), "line")
    complete = at.practice.over(start, match.state, puzzle.seat)
    if not complete or at.practice.value(start, match.state, puzzle.seat) != puzzle.best:
        raise fault(puzzle, "line", NOT_BEST)
    return match.moves


def check(game: Game, pack: Pack, puzzle: Puzzle) -> Proof:
    """Prove a puzzle again. Raises PackError where the stored result differs."""
    at = opened(game, pack, puzzle)
    line_of(at, puzzle)
    proof = prove(at.rules, at.practice, at.match.state, puzzle.seat)
    if proof is None:
        raise fault(puzzle, "best", NOT_PROVED)
    for field in ("best", "second", "idle", "ways", "answers", "looked"):
        said, found = getattr(puzzle, field), getattr(proof, field)
        if said != found:
            raise fault(puzzle, field, IS_PROVED.of(found=str(found), said=said))
    return proof


def fault(puzzle: Puzzle, field: str, reason: Message) -> PackError:
    """PackError about a puzzle, which stands in the line of its number."""
    return PackError(FILE, f"line {puzzle.number}", field, reason)


def _play(puzzle: Puzzle, match: Match[Any, Any], reply: ScriptedMove, field: str) -> None:
    try:
        move = match.rules.parse_move(reply.text)
        if match.to_move != reply.seat:
            raise fault(puzzle, field, OTHER_TURN.of(text=quoted(reply.text)))
        match.play(move)
    except InvalidMoveError as error:
        raise fault(puzzle, field, NO_MOVE.of(text=quoted(reply.text))) from error
    except IllegalMoveError as error:
        reason = NOT_ALLOWED.of(text=quoted(reply.text), reason=error.reason.text)
        raise fault(puzzle, field, reason) from error


OTHER_PACK = QT_TRANSLATE_NOOP("practice", "is not the card set in use, which is “{id}”")
NOT_THEIR_TURN = QT_TRANSLATE_NOOP("practice", "is not the one to play after these moves")
NOT_ASKED = QT_TRANSLATE_NOOP("practice", "is not the decision the game asks for at this point")
NOT_BEST = QT_TRANSLATE_NOOP("practice", "does not lead to the best value")
NOT_PROVED = QT_TRANSLATE_NOOP("practice", "cannot be proved")
IS_PROVED = QT_TRANSLATE_NOOP("practice", "is {said}, but the proof gives {found}")
OTHER_TURN = QT_TRANSLATE_NOOP("practice", "“{text}” comes when it is another player’s turn")
NO_MOVE = QT_TRANSLATE_NOOP("practice", "“{text}” is not a move of this game")
NOT_ALLOWED = QT_TRANSLATE_NOOP("practice", "“{text}” is not allowed at this point: {reason}")


WATCHING: Final = "puzzle"
"""Player key of the other seats; no computer player has this key."""
TRIES: Final = 3
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
Outcome: TypeAlias = Literal["solved", "nearly", "failed"]


class FirstMistake(NamedTuple):
    """First step of an answer that loses value. Before the `step`-th step (from 1) the best was still possible, by the
    moves `better`; after it no more than `left`."""

    step: int
    better: tuple[Any, ...]
    left: int


class AnswerVerdict(NamedTuple):
    """Evaluation of an answer.

    value       its value; `best` is the proved one, `difference` the distance
    tries       number of this attempt, from 1
    closed      whether the best answer may be shown: it is solved, or no attempt is left
    parting     first mistake; None where there is none
    why         sentences about what the best answer gains over this one
    """

    outcome: Outcome
    value: int
    best: int
    difference: int
    tries: int
    closed: bool
    parting: FirstMistake | None
    why: tuple[Message, ...] = ()


class PracticeSession(Session):
    """Session without a journal that starts at the position of a puzzle. Moves that the question excludes are illegal.

    `ask` is the question, `start` the ply where it begins, `verdict` the evaluation of the answer, None before it.
    `best` are the moves of one best answer; after an answer, of the one that shares most moves with it.
    """

    enters = False

    def __init__(self, game: Game, pack: Pack, puzzle: Puzzle, name: str = "") -> None:
        """Start a puzzle. Raises PackError where its table or moves are invalid in this game."""
        self.puzzle = puzzle
        at = opened(game, pack, puzzle)
        self.best = tuple(line_of(at, puzzle))
        self.ask, self.practice = at.ask, at.practice
        self.start = at.match.ply
        self.tries = 0
        self.verdict: AnswerVerdict | None = None
        own = name or NAMES[puzzle.seat]
        others = iter([other for other in (*NAMES, "Gus") if other.casefold() != own.casefold()])
        seats = tuple(
            Seated(own, seat, "human") if seat == puzzle.seat else Seated(next(others), seat, WATCHING)
            for seat in range(puzzle.seats)
        )
        header = RecordHeader(puzzle.game, pack.id, pack.digest, dict(puzzle.options), seats, 0, __version__)
        super().__init__(game, at.rules, at.match, header)

    @property
    def advice(self) -> bool:
        """False: a hint would answer the puzzle."""
        return False

    @property
    def complete(self) -> bool:
        """Whether the answer is complete and can be given."""
        return self.practice.over(self._begun, self.match.state, self.puzzle.seat)

    @property
    def value(self) -> int:
        """Value of the answer as it stands."""
        return self.practice.value(self._begun, self.match.state, self.puzzle.seat)

    @property
    def over(self) -> bool:
        """False: a puzzle ends with its answer, not with the match."""
        return False

    @property
    def deciding(self) -> Seat | None:
        return None if self.complete or self.verdict is not None else super().deciding

    @property
    def prompt(self) -> Message | None:
        """Instruction for the next move, where the question excludes some of what the table offers; None elsewhere."""
        if self.ask.prompt is None:
            return None
        return self.ask.prompt if len(self._allowed()) < len(self.rules.legal_moves(self.match.state)) else None

    @property
    def computer(self) -> Seat | None:
        """None: nobody else moves."""
        return None

    def move_builder(self) -> MoveBuilder[Any] | None:
        """Move input restricted to moves that the question allows."""
        chooser = super().move_builder()
        if chooser is not None:
            chooser.restrict_to(frozenset(self._allowed()))
        return chooser

    def play(self, move: Any) -> list[PlayedStep]:
        """Make a move. Raises IllegalMoveError, also where the question excludes it."""
        start = self.match.ply
        with self.match.all_or_none():
            for single in move.moves if isinstance(move, MoveSequence) else (move,):
                self.match.check(single)
                if single not in self._allowed():
                    raise IllegalMoveError(RULED_OUT)
                self.match.play(single)
        self._look()
        return self._shown(start)

    def answer(self) -> AnswerVerdict:
        """Give the complete answer as it stands; afterwards only `again` continues."""
        assert self.complete, "something is still to be done"
        assert self.verdict is None, "it has been given"
        self.tries += 1
        value, best = self.value, self.puzzle.best
        nearly = 2 * value >= best + self.puzzle.idle
        outcome: Outcome = "solved" if value >= best else "nearly" if nearly else "failed"
        closed = outcome == "solved" or self.tries >= TRIES
        parting = None if outcome == "solved" else self._parting()
        why = () if parting is None else self._why(parting)
        self.verdict = AnswerVerdict(outcome, value, best, best - value, self.tries, closed, parting, why)
        return self.verdict

    def again(self) -> None:
        """Return to the beginning of the answer, for another attempt or to show the moves of `best`."""
        self.verdict = None
        self.match.undo_to(self.start)
        self.response_windows.reset()
        self._seen = [min(seen, self.start) for seen in self._seen]
        self._look()

    def can_undo(self) -> Leave:
        """ "free" for moves of the answer until it is given."""
        return "free" if self.match.ply > self.start and self.verdict is None else "none"

    def can_redo(self) -> bool:
        return self.verdict is None and super().can_redo()

    def redo(self) -> list[PlayedStep]:
        """Redo undone moves; nobody else moves after them."""
        shown: list[PlayedStep] = []
        for move in self.match.redoable:
            shown += self.play(move)
        return shown

    @property
    def _begun(self) -> Any:
        return self.match.states[self.start]

    def _allowed(self) -> list[Any]:
        return list(self.practice.moves(self._begun, self.match.state))

    def _parting(self) -> FirstMistake | None:
        """First step after which the best value could not be reached any more."""
        states = self.match.states[self.start :]
        reach = best_answers(self.rules, self.practice, self._begun, states, self.puzzle.seat)
        for step, (before, after) in enumerate(pairwise(reach), 1):
            if after.value < before.value:
                return FirstMistake(step, before.moves, after.value)
        return None

    def _why(self, parting: FirstMistake) -> tuple[Message, ...]:
        """Sentences that compare the answer with the best one that begins as it did; stores that one in `best`."""
        at = self.start + parting.step - 1
        self.best = (*self.match.moves[self.start : at], *parting.better)
        best = reduce(self.rules.apply, parting.better, self.match.states[at])
        return tuple(self.practice.compare_answers(self._begun, best, self.match.state, self.puzzle.seat))


RULED_OUT: Final = Reason("ruled_out", QT_TRANSLATE_NOOP("practice", "This puzzle does not allow that."))
