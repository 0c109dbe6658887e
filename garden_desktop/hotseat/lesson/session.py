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
"""Player key of seats that the script plays; no computer player has this key."""


def begun(game: Game, pack: Pack, lesson: Lesson, name: str) -> tuple[Match[Any, Any], RecordHeader]:
    """Match of a lesson after its opening, with `name` at the learner's seat.

    Raises PackError where options, opening or draws of the file are invalid in this game.
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
    """Names at the table; one equal to the learner's is changed."""
    return [own + "a" if own.casefold() == name.casefold() else own for own in lesson.names]


def _open(lesson: Lesson, match: Match[Any, Any], reply: ScriptedMove) -> None:
    """Make one move of the opening; chance moves before it that the file leaves out are drawn from the seed."""
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
NOT_ALLOWED = QT_TRANSLATE_NOOP("lesson", "“{text}” is not allowed at this point: {reason}")
NOT_THEIR_TURN = QT_TRANSLATE_NOOP("lesson", "“{text}” comes when it is not the turn of seat {seat}")


def choice(game: Game, match: Match[Any, Any], pattern: str = "*") -> Any | None:
    """Legal move that matches `pattern`: the easy computer's choice if it matches, else the first; None where none
    matches."""
    seat, rules = match.to_move, match.rules
    assert seat is not None, "the match goes on"
    view = rules.view(match.state, seat)
    fits = [move for move in rules.legal_moves(view) if fnmatchcase(rules.move_text(move), pattern)]
    if len(fits) < 2:
        return fits[0] if fits else None
    move = LEVELS["easy"](game.policy(rules)).choose(rules, view, seat, Random(match.ply))
    return move if move in fits else fits[0]


# The session.


TOGETHER: Final = "; "
"""Separator of the moves of a MoveSequence, such as the parts of an offer and its proposal."""
TRIES: Final = 3
"""Number of wrong moves after which the lesson offers to make the expected one."""


class LessonSession(Session):
    """Session without a journal that proceeds by the steps of a lesson.

    step    index of the current step
    tried   move of the learner that the step does not accept; until it is undone nobody moves
    passed  the step is done, and the script plays until the step is `rested`
    In a free step the others are played by the easy computer, and the step is done when the match is over.
    """

    enters = False

    def __init__(self, game: Game, pack: Pack, lesson: Lesson, name: str = "") -> None:
        """Start the lesson at its first step. Raises PackError as `begun` does."""
        self.lesson = lesson
        self.step = 0
        self.passed = False
        self.tried: Any = None
        self.tries = 0
        self._said = 0
        self._hinted: set[Message] = set()
        match, header = begun(game, pack, lesson, name)
        self.tried_at = match.ply
        self._starts = [match.ply]
        super().__init__(game, match.rules, match, header)
        self._starts = [self.match.ply]

    @property
    def advice(self) -> bool:
        """False: the lesson itself says what to do."""
        return False

    @property
    def now(self) -> LessonStep:
        """Current step."""
        return self.lesson.steps[self.step]

    @property
    def start(self) -> int:
        """Ply at which the current step began."""
        return self._starts[self.step]

    @property
    def finished(self) -> bool:
        """Whether the last step is done."""
        return self.step == len(self.lesson.steps) - 1 and self.rested

    @property
    def rested(self) -> bool:
        """Whether the step is done, and all scripted moves after it."""
        return self.passed and self._said == len(self.now.then)

    @property
    def over(self) -> bool:
        """False: a lesson ends with its last step, not with its match."""
        return False

    @property
    def deciding(self) -> Seat | None:
        return None if self.passed or self.tried is not None else super().deciding

    @property
    def computer(self) -> Seat | None:
        """Seat that the script moves for now."""
        if self.now.free:
            return None if self.tried is not None else super().computer
        seat = self._scripted()
        return None if seat is None or seat == CHANCE else seat

    def answer(self) -> Any:
        """Scripted move of the seat to move. Raises PackError where it is illegal."""
        if self.now.free:
            return choice(self.game, self.match)
        reply = self.now.then[self._said]
        return self._meant(reply.text, "then")

    def expected(self) -> list[Any]:
        """Accepted moves, those written out first, then by pattern; empty in a step without a move. Raises PackError.

        A free step accepts all moves; one of them stands for them.
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
        """Input steps of earlier lesson steps towards the move that is still to be made."""
        before = [step for step in range(self.step) if self._starts[step] == self.start]
        return [InputStep(*put) for step in before for put in self.lesson.steps[step].put]

    def pending_steps(self) -> list[InputStep]:
        """Input steps that this lesson step asks for."""
        return [InputStep(*put) for put in self.now.put]

    def play(self, move: Any) -> list[PlayedStep]:
        """Make a move: of the script, the expected one, or a wrong one, which stays until it is undone."""
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
        """Mark the step as done after its text was read or its input steps were made."""
        self.passed = True

    def go_on(self) -> None:
        """Begin the next step."""
        assert self.rested, "something is still to be done"
        self.step += 1
        del self._starts[self.step :]
        self._starts.append(self.match.ply)
        self._begin()

    def skip(self) -> None:
        """Make the step's expected move and all scripted ones after it. Raises PackError."""
        for move in self.expected()[:1]:
            self.play(move)
        while self.now.free and not self.match.over:
            Session.play(self, self.answer())
        self.passed = True
        self.follow()

    def follow(self) -> None:
        """Make all scripted moves. Raises PackError where one is illegal, or the script has too few or too many."""
        while self.computer is not None:
            self.play(self.answer())
        if not self.rested:
            raise self.error("then", LEFT_OVER.of(said=quoted(self.now.then[self._said].text)))
        waits, following = self.match.to_move, self.lesson.steps[self.step + 1 : self.step + 2]
        if any(step.ask for step in following) and waits is not None and not self.human(waits):
            raise self.error("then", WAITS.of(seat=waits + 1))

    def go_to(self, step: int) -> None:
        """Go to the beginning of another step. Raises PackError."""
        if step <= self.step:
            self.step = step
            self.match.undo_to(self.start)
            del self._starts[step + 1 :]
            self._again()
        while self.step < step:
            self.skip()
            self.go_on()

    def recover(self) -> None:
        """Continue as if the first accepted move of each step had been made, after a combination of accepted moves that
        the script has no answer to."""
        step = self.step
        self.go_to(0)
        self.go_to(step)
        self.skip()

    def can_undo(self) -> Leave:
        """ "free" for a wrong move; an expected move stays, as Back returns to it."""
        return "none" if self.tried is None else "free"

    def undo(self) -> None:
        """Undo a wrong move, with all that followed it."""
        self.match.undo_to(self.tried_at)
        self._again(self.tries)

    def accept(self) -> None:
        """Keep a move that a free step has warned of."""
        self.tried = None
        self.passed = self.match.over

    def can_redo(self) -> bool:
        return False

    def error(self, field: str, reason: Message) -> PackError:
        """PackError in the current step."""
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
        """Whether a free step has a hint for this move that was not shown yet; marks it as shown."""
        hint = self.now.hint(self.move_text(move))
        if hint is None or hint in self._hinted or len(self.rules.legal_moves(self.view)) == 1:
            return False
        self._hinted.add(hint)
        return True

    def _scripted(self) -> Seat | None:
        """Seat that the script moves for now; None where the script has no move."""
        seat = self.match.to_move
        if not self.passed or self._said == len(self.now.then):
            return None
        return seat if self.now.then[self._said].seat == seat else None

    def _due(self) -> Any | None:
        """Draw given by the script; without one, the draw from the seed."""
        if self._scripted() != CHANCE:
            return super()._due()
        move = self.answer()
        self._said += 1
        return move

    def move_text(self, move: Any) -> str:
        """Notation of a move; the parts of a MoveSequence are joined by `TOGETHER`."""
        parts = move.moves if isinstance(move, MoveSequence) else (move,)
        return TOGETHER.join(self.rules.move_text(part) for part in parts)

    def _meant(self, text: str, field: str) -> Any:
        """Move or MoveSequence of a text in the file. Raises PackError where it is illegal now."""
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
        first, *more = moves
        return MoveSequence((first, *more)) if more else first


def chooser_of(session: LessonSession) -> MoveBuilder[Any] | None:
    """Move input of the learner, with the input steps of earlier lesson steps already made."""
    chooser = session.move_builder()
    if chooser is not None:
        for handle in session.laid():
            chooser.add_step(handle.place, handle.piece)
    return chooser


NOTHING_FITS = QT_TRANSLATE_NOOP("lesson", "matches no legal move at this point")
LEFT_OVER = QT_TRANSLATE_NOOP("lesson", "“{said}” comes when it is not that seat’s turn")
WAITS = QT_TRANSLATE_NOOP("lesson", "does not say what seat {seat} does")
