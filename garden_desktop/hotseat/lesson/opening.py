"""How a lesson begins: who sits at its table, and the moves that were made before its first step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from garden_desktop import __version__
from garden_desktop.core.game import Game
from garden_desktop.core.lesson import Lesson, ScriptedMove
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import CHANCE, IllegalMoveError, InvalidMoveError, OptionError, Pack

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
