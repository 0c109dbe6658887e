"""How a lesson begins: who sits at its table, and the moves that were made before its first step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from garden_desktop.core.game import NATURE, IllegalMove, MoveSyntax
from garden_desktop.core.lesson import Lesson, Reply
from garden_desktop.core.match import Match
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted

SCRIPTED: Final = "lesson"
"""Who sits at the seats that the script moves for; no computer player is called so."""


def names_at(lesson: Lesson, name: str) -> Sequence[str]:
    """The names at the table; whoever is called like the learner is called otherwise."""
    return [own + "a" if own.casefold() == name.casefold() else own for own in lesson.names]


def open_with(lesson: Lesson, match: Match[Any, Any], reply: Reply) -> None:
    """Make one move of the opening; what nature draws before it, and nobody wrote down, comes from the seed."""
    while match.to_move == NATURE and reply.seat != NATURE:
        match.play(match.draw())
    try:
        if match.to_move != reply.seat:
            raise faulty(lesson, "opening", NOT_THEIR_TURN.of(text=quoted(reply.text), seat=reply.seat + 1))
        match.play(match.rules.parse_move(reply.text))
    except MoveSyntax as error:
        raise faulty(lesson, "opening", NO_MOVE.of(text=quoted(reply.text))) from error
    except IllegalMove as error:
        reason = NOT_ALLOWED.of(text=quoted(reply.text), reason=error.reason.text)
        raise faulty(lesson, "opening", reason) from error


def faulty(lesson: Lesson, field: str, reason: Message) -> PackError:
    return PackError(lesson.file, THE_FILE, field, reason)


NO_MOVE = QT_TRANSLATE_NOOP("lesson", "“{text}” is not a move of this game")
NOT_ALLOWED = QT_TRANSLATE_NOOP("lesson", "“{text}” is not allowed there: {reason}")
NOT_THEIR_TURN = QT_TRANSLATE_NOOP("lesson", "“{text}” comes when it is not the turn of seat {seat}")
