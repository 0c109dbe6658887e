"""What undo is called and asks: at a table of several people, and of one who has nobody to agree with."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.session import Leave


class UndoQuestion(NamedTuple):
    """What is asked before somebody takes back what has been learned from, and what they press to agree."""

    text: Message
    agree: Message


def question(alone: bool) -> UndoQuestion:
    return OF_ONE if alone else OF_SEVERAL


def undo_name(leave: Leave, alone: bool) -> Message:
    """The name of the button."""
    if leave != "ask":
        return UNDO
    return UNDO_AND_NOTE if alone else UNDO_IF_AGREED


OF_SEVERAL = UndoQuestion(
    QT_TRANSLATE_NOOP("undo", "Somebody has learned something since. If everybody agrees, it is taken back and noted."),
    QT_TRANSLATE_NOOP("undo", "We agree"),
)
OF_ONE = UndoQuestion(
    QT_TRANSLATE_NOOP("undo", "You have learned something since. It can be taken back all the same, which is noted."),
    QT_TRANSLATE_NOOP("undo", "Take it back"),
)
UNDO = QT_TRANSLATE_NOOP("undo", "Undo")
UNDO_IF_AGREED = QT_TRANSLATE_NOOP("undo", "Undo, if the table agrees")
UNDO_AND_NOTE = QT_TRANSLATE_NOOP("undo", "Undo, which will be noted")
