"""What can be done at the table: moves in the words of the lists, and what stands in the bar and its menu."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.board.item_refs import place_ref
from garden_desktop.ui.kit.text.messages import format_message, translate_message
from garden_desktop.ui.match.commands import REDO, UNDO, key_label
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.match.undo_words import undo_name
from garden_desktop.ui.palette.command import Command


def table_commands(screen: TableScreen) -> Iterator[Command]:
    """What whoever looks may do: of a covered hand nothing is named, because the table offers nothing of it."""
    yield from _commands(screen)
    yield from _moves(screen)


def _moves(screen: TableScreen) -> Iterator[Command]:
    hands, describer, room = screen.board.interaction, screen.board.accessibility.describer, translate_message(MOVE)
    for handle in hands.entries:
        place, piece = handle.place, handle.piece
        yield Command(describer.doing(place, piece), partial(_do, screen, place, piece), room, searched=True)
    for handle in hands.draft:
        if hands.placed(handle.piece):
            yield Command(describer.undoing(handle.piece), partial(hands.fetch, handle.piece), room, searched=True)
        elif hands.pressed(handle.place):
            yield Command(describer.doing(handle.place, ""), partial(hands.press, handle.place), room, searched=True)


def _do(screen: TableScreen, place: str, piece: str) -> None:
    """The cursor goes there as well: whoever looks for it by arrows finds what was done."""
    hands, caret = screen.board.interaction, screen.board.table_cursor
    caret.move_to(place_ref(place))
    hands.apply_input(InputStep(place, piece))
    if hands.held:
        caret.to_target()


def _commands(screen: TableScreen) -> Iterator[Command]:
    session, room = screen.session, translate_message(TABLE)
    leave = session.can_undo()
    if leave != "none" and session.gate is None:
        words = format_message(undo_name(leave, session.alone), str)
        yield Command(words, screen.undo, room, key_label(UNDO.shown_key))
    if session.can_redo() and session.gate is None:
        yield Command(translate_message(REDO_TEXT), screen.redo, room, key_label(REDO.shown_key))
    for line in [one for one in screen.bar.menu.actions() if one.isEnabled() and one.isVisible() and one.text()]:
        words, _, key = line.text().partition("\t")
        yield Command(words, partial(_trigger, screen, line.text()), room, key, line.data() or "")


def _trigger(screen: TableScreen, text: str) -> None:
    """Do what stands in the menu under these words: the menu may have been filled anew."""
    for action in screen.bar.menu.actions():
        if action.text() == text:
            action.trigger()
            return


MOVE = QT_TRANSLATE_NOOP("palette", "Move")
TABLE = QT_TRANSLATE_NOOP("palette", "Table")
REDO_TEXT = QT_TRANSLATE_NOOP("palette", "Redo")
