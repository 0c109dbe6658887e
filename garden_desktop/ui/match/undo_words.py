"""Texts of undo: name of the button, and the question, for several people and for one."""

from __future__ import annotations

from typing import NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.session import Leave


class UndoQuestion(NamedTuple):
    """Question before an undo that needs agreement, and the text of its button."""

    text: Message
    agree: Message


def question(alone: bool) -> UndoQuestion:
    return OF_ONE if alone else OF_SEVERAL


def undo_name(leave: Leave, alone: bool) -> Message:
    """Name of the undo button."""
    if leave != "ask":
        return UNDO
    return UNDO_AND_NOTE if alone else UNDO_IF_AGREED


OF_SEVERAL = UndoQuestion(
    QT_TRANSLATE_NOOP(
        "undo",
        "Hidden information has been revealed since then. If all players agree, "
        "the move is undone and the undo is noted.",
    ),
    QT_TRANSLATE_NOOP("undo", "We agree"),
)
OF_ONE = UndoQuestion(
    QT_TRANSLATE_NOOP("undo", "You have seen new information since then. You can still undo, but it will be noted."),
    QT_TRANSLATE_NOOP("undo", "Undo"),
)
UNDO = QT_TRANSLATE_NOOP("undo", "Undo")
UNDO_IF_AGREED = QT_TRANSLATE_NOOP("undo", "Undo (if all players agree)")
UNDO_AND_NOTE = QT_TRANSLATE_NOOP("undo", "Undo (will be noted)")
