"""The button of the bin: what was thrown away last can be fetched back, and then the one before it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal

from garden_desktop.core.text import printable, quoted
from garden_desktop.hotseat.book.notes import MatchNotes
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.trash import TrashedRecord, TrashEmptiedError
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.tip import tip


class RestoreButton(QuietButton):
    """There as long as something can come back. `gone` and `back` name a record, `refused` carries a sentence."""

    gone = Signal(object)
    back = Signal(object)
    refused = Signal(str)

    def __init__(self, appearance: Appearance, shelf: MatchRepository, notes: MatchNotes) -> None:
        super().__init__(appearance, icon="undo", height=34)
        self._shelf, self._notes = shelf, notes
        self.clicked.connect(self.restore_last)
        self.hide()

    def throw_away(self, path: Path, words: str) -> None:
        """`words` are what people call the match."""
        try:
            self._shelf.move_to_trash(path, words)
        except OSError as error:
            self.refused.emit(error_message(error, path))
            return
        self.gone.emit(path.name)
        self.show_next_restorable()

    def restore_last(self) -> None:
        """Fetch the last one back, with what was written beside it."""
        last = self._shelf.bin.last
        if last is None:
            return
        try:
            name, path = self._shelf.put_back()
        except TrashEmptiedError:
            words = self.tr("“{match}” is not in the bin any more, so it cannot be put back.")
            self.refused.emit(words.format(match=_called(last)))
        except OSError as error:
            self.refused.emit(error_message(error, last.there))
        else:
            self._bring_notes(name, path)
            self.back.emit(path.name)
        self.show_next_restorable()

    def _bring_notes(self, name: str, path: Path) -> None:
        try:
            if path.name != name:
                self._notes.write(path.name, self._notes.note_of(name))
        except OSError as error:
            self.refused.emit(error_message(error, path))

    def show_next_restorable(self) -> None:
        """Say what comes back next, and where it lies; nothing is offered where there is nothing."""
        last, number = self._shelf.bin.last, len(self._shelf.bin)
        self.setVisible(last is not None)
        if last is None:
            return
        one = self.tr("In the bin. Put back")
        self.setText(one if number == 1 else self.tr("%n in the bin. Put one back", "", number))
        if last.systems:
            words = self.tr("“{match}” lies in the bin of this system.")
        else:
            words = self.tr("“{match}” lies in the folder {folder}, as this system has no bin for it.")
        tip(self, words.format(match=_called(last), folder=printable(last.there.parent)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_next_restorable()


def _called(thrown: TrashedRecord) -> str:
    return quoted(thrown.words or thrown.name)
