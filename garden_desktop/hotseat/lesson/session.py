"""Session of a lesson: real rules, one person, and all other seats played by the script or an easy computer."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from random import Random
from typing import Any, Final

from garden_desktop import __version__
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Game
from garden_desktop.core.gesture import InputStep, MoveBuilder, MoveSequence
from garden_desktop.core.lesson import Lesson, LessonStep, ScriptedMove
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import CHANCE, IllegalMoveError, InvalidMoveError, OptionError, Pack, Seat
from garden_desktop.hotseat.session import Leave, PlayedStep, Session

SCRIPTED: Final = "lesson"
"""Who sits at the seats that the script moves for; no computer player is called so."""


def begun(game: Game, pack: Pack, lesson: Lesson, name: str) -> tuple[Match[Any, Any], RecordHeader]:
    """The match of a lesson after its opening, `name` at the learner's seat.

    Raises PackError where the file's table, opening or first draws are not of this game.
    """
    options = resolve_options(game, dict(lesson.options), lesson.seed, pack)
    try:
        rules = game.rules(len(lesson.names), options, pack)
    except OptionError as error:
        raise _faulty(lesson, "options", error.reason.text) from error
    seats = tuple(
        Seated(name or own, seat, "human") if seat == lesson.learner else Seated(own, seat, SCRIPTED)
        for seat, own in enumerate(_names(lesson, name))
    )
    match: Match[Any, Any] = Match(rules, lesson.seed)
    for reply in lesson.opening:
        _open(lesson, match, reply)
    return match, RecordHeader(lesson.game, pack.id, pack.digest, options, seats, lesson.seed, __version__)


def _names(lesson: Lesson, name: str) -> Sequence[str]:
    """The names at the table; whoever is called like the learner is called otherwise."""
    return [own + "a" if own.casefold() == name.casefold() else own for own in lesson.names]


def _open(lesson: Lesson, match: Match[Any, Any], reply: ScriptedMove) -> None:
    """Make one move of the opening; chance moves before it that the file leaves out come from the seed."""
    if reply.seat != CHANCE:
        match.play_chance_moves()
    try:
        if match.to_move != reply.seat:
            raise _faulty(lesson, "opening", NOT_THEIR_TURN.of(text=quoted(reply.text), seat=reply.seat + 1))
        match.play(match.rules.parse_move(reply.text))
    except InvalidMoveError as error:
        raise _faulty(lesson, "opening", NO_MOVE.of(text=quoted(reply.text))) from error
    except IllegalMoveError as error:
        reason = NOT_ALLOWED.of(text=quoted(reply.text), reason=error.reason.text)
        raise _faulty(lesson, "opening", reason) from error


def _faulty(lesson: Lesson, field: str, reason: Message) -> PackError:
    return PackError(lesson.file, THE_FILE, field, reason)


NO_MOVE = QT_TRANSLATE_NOOP("lesson", "“{text}” is not a move of this game")
NOT_ALLOWED = QT_TRANSLATE_NOOP("lesson", "“{text}” is not allowed there: {reason}")
NOT_THEIR_TURN = QT_TRANSLATE_NOOP("lesson", "“{text}” comes when it is not the turn of seat {seat}")


def choice(game: Game, match: Match[Any, Any], pattern: str = "*") -> Any | None:
    """What the easy computer does now where that is like `pattern`, else the first legal move that is; None where none
    is like it."""
    seat, rules = match.to_move, match.rules
    assert seat is not None, "the match goes on"
    view = rules.view(match.state, seat)
    fits = [move for move in rules.legal_moves(view) if fnmatchcase(rules.move_text(move), pattern)]
    if len(fits) < 2:
        return fits[0] if fits else None
    move = LEVELS["easy"](game.policy(rules)).choose(rules, view, seat, Random(match.ply))
    return move if move in fits else fits[0]


# A lesson being played: the real rules and table, one person, and everybody else by the script.


TOGETHER: Final = "; "
"""Between the moves of a Run, such as the parts of an offer and its proposal."""
TRIES: Final = 3
"""After so many other moves the lesson offers to make the expected one."""


class LessonSession(Session):
    """A match without a journal that goes step by step.

    `step` is the number of the present step, `tried` the move that was made although another is expected: until it is
    taken back nobody moves. `passed` says that the step is done and the script has the table until it is `rested`.
    In a free step the others play as the easy computer does, and it is done when the match is over.
    """

    enters = False

    def __init__(self, game: Game, pack: Pack, lesson: Lesson, name: str = "") -> None:
        """Raises PackError as `begun` does."""
        self.lesson = lesson
        self.step = 0
        self.passed = False
        self.tried: Any = None
        self.tries = 0
        self.tried_at = 0
        self._said = 0
        self._hinted: set[Message] = set()
        match, header = begun(game, pack, lesson, name)
        self._starts = [match.ply]
        super().__init__(game, match.rules, match, header)
        self._starts = [self.match.ply]

    @property
    def advice(self) -> bool:
        """Never: a lesson says itself what is to be done."""
        return False

    @property
    def now(self) -> LessonStep:
        """The present step."""
        return self.lesson.steps[self.step]

    @property
    def start(self) -> int:
        """The ply at which the present step began."""
        return self._starts[self.step]

    @property
    def finished(self) -> bool:
        """Whether the last step is done."""
        return self.step == len(self.lesson.steps) - 1 and self.rested

    @property
    def rested(self) -> bool:
        """Whether the step is done, and everything the others do after it."""
        return self.passed and self._said == len(self.now.then)

    @property
    def over(self) -> bool:
        """A lesson ends with its last step, whatever the match has come to."""
        return False

    @property
    def deciding(self) -> Seat | None:
        return None if self.passed or self.tried is not None else super().deciding

    @property
    def computer(self) -> Seat | None:
        """The seat the script moves for now."""
        if self.now.free:
            return None if self.tried is not None else super().computer
        seat = self._scripted()
        return None if seat is None or seat == CHANCE else seat

    def answer(self) -> Any:
        """The move the script makes for the seat whose turn it is. Raises PackError where it may not be made."""
        if self.now.free:
            return choice(self.game, self.match)
        reply = self.now.then[self._said]
        return self._meant(reply.text, "then")

    def expected(self) -> list[Any]:
        """The moves that go on, those written out first, then in the order of the patterns; none in a step without a
        move. Raises PackError.

        In a free step all do, and one of them stands for them.
        """
        if self.now.free:
            return [choice(self.game, self.match)]
        exact = [self._meant(text, "do") for text in self.now.do if "*" not in text]
        if len(exact) == len(self.now.do):
            return exact
        view, text = self.rules.view(self.match.state, self.lesson.learner), self.rules.move_text
        legal = [move for move in self.rules.legal_moves(view) if move not in exact]
        fits = dict.fromkeys(move for like in self.now.do for move in legal if fnmatchcase(text(move), like))
        if not exact and not fits:
            raise self.error("do", NOTHING_FITS)
        return [*exact, *fits]

    def laid(self) -> list[InputStep]:
        """What the steps before have put where, towards the move that is still to be made."""
        before = [step for step in range(self.step) if self._starts[step] == self.start]
        return [InputStep(*put) for step in before for put in self.lesson.steps[step].put]

    def pending_steps(self) -> list[InputStep]:
        """What this step wants to be put where."""
        return [InputStep(*put) for put in self.now.put]

    def play(self, move: Any) -> list[PlayedStep]:
        """Make a move: of the script, the expected one, or another, which stays until it is taken back."""
        if self.passed:
            self._said += 1
        elif self.computer is None:
            fits, self.tried_at = self._fits(move), self.match.ply
            self.passed = fits and not self.now.free
            self.tried = None if fits else move
            self.tries += not fits
        steps = super().play(move)
        self.passed |= self.now.free and self.tried is None and self.match.over
        return steps

    def pass_on(self) -> None:
        """There was something to read, or what was to be put lies there: the step is done."""
        self.passed = True

    def go_on(self) -> None:
        """Begin the next step."""
        assert self.rested, "something is still to be done"
        self.step += 1
        del self._starts[self.step :]
        self._starts.append(self.match.ply)
        self._begin()

    def skip(self) -> None:
        """Do what the step wants with all that follows. Raises PackError."""
        for move in self.expected()[:1]:
            self.play(move)
        while self.now.free and not self.match.over:
            Session.play(self, self.answer())
        self.passed = True
        self.follow()

    def follow(self) -> None:
        """Let the script make all its moves. Raises PackError where it may not, or says too little or too much."""
        while self.computer is not None:
            self.play(self.answer())
        if not self.rested:
            raise self.error("then", LEFT_OVER.of(said=quoted(self.now.then[self._said].text)))
        waits, following = self.match.to_move, self.lesson.steps[self.step + 1 : self.step + 2]
        if any(step.ask for step in following) and waits is not None and not self.human(waits):
            raise self.error("then", WAITS.of(seat=waits + 1))

    def go_to(self, step: int) -> None:
        """Be at the beginning of another step. Raises PackError."""
        if step <= self.step:
            self.step = step
            self.match.undo_to(self.start)
            del self._starts[step + 1 :]
            self._again()
        while self.step < step:
            self.skip()
            self.go_on()

    def recover(self) -> None:
        """Two choices, each allowed, have led together where the script has no answer: go on as if the first of each
        had been made."""
        step = self.step
        self.go_to(0)
        self.go_to(step)
        self.skip()

    def can_undo(self) -> Leave:
        """What was tried can always be taken back; what was expected stays, as Back leads to it."""
        return "none" if self.tried is None else "free"

    def undo(self) -> None:
        """Take back what was tried, with all that came of it."""
        self.match.undo_to(self.tried_at)
        self._again(self.tries)

    def accept(self) -> None:
        """In a free step what was warned of may hold all the same."""
        self.tried = None
        self.passed = self.match.over

    def can_redo(self) -> bool:
        return False

    def error(self, field: str, reason: Message) -> PackError:
        """What is wrong with the present step."""
        return PackError(self.lesson.file, f"step {self.step + 1}", field, reason)

    def _again(self, tries: int = 0) -> None:
        self.response_windows.reset()
        self._seen = [min(seen, self.match.ply) for seen in self._seen]
        self._begin(tries)
        self._look()

    def _begin(self, tries: int = 0) -> None:
        self.passed, self.tried, self.tries, self._said = False, None, tries, 0

    def _fits(self, move: Any) -> bool:
        if self.now.free:
            return not self._hints_at(move)
        return self.now.wants(self.move_text(move))

    def _hints_at(self, move: Any) -> bool:
        """Whether a free step has something to say to this move that it has not said yet."""
        hint = self.now.hint(self.move_text(move))
        if hint is None or hint in self._hinted or len(self.rules.legal_moves(self.view)) == 1:
            return False
        self._hinted.add(hint)
        return True

    def _scripted(self) -> Seat | None:
        """Whom the script moves for now; None where it says nothing."""
        seat = self.match.to_move
        if not self.passed or self._said == len(self.now.then):
            return None
        return seat if self.now.then[self._said].seat == seat else None

    def _due(self) -> Any | None:
        """Nature draws what the script says, and by the seed where it says nothing."""
        if self._scripted() != CHANCE:
            return super()._due()
        move = self.answer()
        self._said += 1
        return move

    def move_text(self, move: Any) -> str:
        """A move in notation, the parts of a Run with `TOGETHER` between them."""
        parts = move.moves if isinstance(move, MoveSequence) else (move,)
        return TOGETHER.join(self.rules.move_text(part) for part in parts)

    def _meant(self, text: str, field: str) -> Any:
        """The move, or the Run of moves, of a text. Raises PackError where it may not be made now."""
        if "*" in text:
            move = choice(self.game, self.match, text)
            if move is None:
                raise self.error(field, NOTHING_FITS)
            return move
        try:
            moves = [self.rules.parse_move(part) for part in text.split(TOGETHER)]
            state = self.match.state
            for move in moves:
                if reason := self.rules.why_not(state, move):
                    raise IllegalMoveError(reason)
                state = self.rules.apply(state, move)
        except InvalidMoveError as error:
            raise self.error(field, NO_MOVE.of(text=quoted(text))) from error
        except IllegalMoveError as error:
            raise self.error(field, NOT_ALLOWED.of(text=quoted(text), reason=error.reason.text)) from error
        return MoveSequence(tuple(moves)) if len(moves) > 1 else moves[0]


def chooser_of(session: LessonSession) -> MoveBuilder[Any] | None:
    """The legal moves of the learner as handles, with what the steps before have laid."""
    chooser = session.move_builder()
    if chooser is not None:
        for handle in session.laid():
            chooser.add_step(handle.place, handle.piece)
    return chooser


NOTHING_FITS = QT_TRANSLATE_NOOP("lesson", "no move that is legal there fits")
LEFT_OVER = QT_TRANSLATE_NOOP("lesson", "“{said}” comes when it is not that seat's turn")
WAITS = QT_TRANSLATE_NOOP("lesson", "does not say what seat {seat} does")
