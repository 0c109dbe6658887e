"""What can be done at the table: moves in the words of the lists, and what stands in the bar and its menu."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from garden_desktop.core.table import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.board.things import place_thing
from garden_desktop.ui.kit.text.say import say, translated
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.match.undo_words import undo_name
from garden_desktop.ui.palette.deed import Deed


def at_table(screen: TableScreen) -> Iterator[Deed]:
    """What whoever looks may do: of a covered hand nothing is named, because the table offers nothing of it."""
    yield from _commands(screen)
    yield from _moves(screen)


def _moves(screen: TableScreen) -> Iterator[Deed]:
    hands, wording, room = screen.board.hands, screen.board.reading.wording, translated(MOVE)
    for handle in hands.entries:
        place, piece = handle.place, handle.piece
        yield Deed(wording.doing(place, piece), partial(_do, screen, place, piece), room, searched=True)
    for handle in hands.draft:
        if hands.placed(handle.piece):
            yield Deed(wording.undoing(handle.piece), partial(hands.fetch, handle.piece), room, searched=True)
        elif hands.pressed(handle.place):
            yield Deed(wording.doing(handle.place, ""), partial(hands.press, handle.place), room, searched=True)


def _do(screen: TableScreen, place: str, piece: str) -> None:
    """The cursor goes there as well: whoever looks for it by arrows finds what was done."""
    hands, caret = screen.board.hands, screen.board.caret
    caret.go(place_thing(place))
    hands.do(InputStep(place, piece))
    if hands.held:
        caret.to_target()


def _commands(screen: TableScreen) -> Iterator[Deed]:
    session, room = screen.session, translated(TABLE)
    leave = session.can_undo()
    if leave != "none" and session.gate is None:
        words, _, key = say(undo_name(leave, session.alone), str).rpartition(" (")
        yield Deed(words, screen.undo, room, key.rstrip(")"))
    if session.can_redo() and session.gate is None:
        yield Deed(translated(REDO), screen.redo, room, "Ctrl+Y")
    for line in [one for one in screen.bar.menu.actions() if one.isEnabled() and one.isVisible() and one.text()]:
        words, _, key = line.text().partition("\t")
        yield Deed(words, partial(_trigger, screen, line.text()), room, key, line.data() or "")


def _trigger(screen: TableScreen, text: str) -> None:
    """Do what stands in the menu under these words: the menu may have been filled anew."""
    for action in screen.bar.menu.actions():
        if action.text() == text:
            action.trigger()
            return


MOVE = QT_TRANSLATE_NOOP("palette", "Move")
TABLE = QT_TRANSLATE_NOOP("palette", "Table")
REDO = QT_TRANSLATE_NOOP("palette", "Redo")
