"""Menu for import, backup, move and deletion of matches, and the button that restores deleted ones."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFileDialog

from garden_desktop import paths
from garden_desktop.core.text import printable, quoted
from garden_desktop.hotseat.backup.archive import BackupWriter
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.backup.data_deletion import DataDeletion
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.names_and_notes import MatchNotes
from garden_desktop.hotseat.folder import FolderMover
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.trash import TrashedRecord, TrashEmptiedError
from garden_desktop.ui import system_bin
from garden_desktop.ui.book.tasks import ImportQueue, IncrementalTask
from garden_desktop.ui.crash import count_running
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.buttons.menus import MenuLinkButton
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.events import path_of, wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.tip import tip


class TransferMenu(MenuLinkButton):
    """Button whose menu imports and backs up matches, moves their folder, and deletes all data.

    `told` is emitted with a sentence when a task has ended, `progressed` while it runs ("" at its end), `moved` with
    the folder that contains a copy of all matches, `deletion_asked` with the DataDeletion that is to be asked about.
    """

    told = Signal(str)
    progressed = Signal(str)
    moved = Signal(Path)
    deletion_asked = Signal(object)

    def __init__(self, appearance: Appearance, shelf: MatchRepository, book: Book, own: BackupContents) -> None:
        super().__init__(appearance, icon="folder")
        self._own = own
        self.import_queue = ImportQueue(self, shelf, book, own)
        self._import_folder = Path.home()
        self._work, self._ended_early, self._moves = IncrementalTask(self), "", False
        self.clicked.connect(self._open_menu)
        self.import_queue.left.connect(self._count_intake)
        self.retranslate()

    @property
    def busy(self) -> bool:
        """Whether an import, backup or move is running."""
        return self.import_queue.busy or self._work.busy

    def stop(self) -> None:
        """Stop the running task; an incomplete backup is deleted."""
        self.import_queue.stop()
        if self._work.busy:
            self._work.stop()
            self.progressed.emit("")
            self.told.emit(self._ended_early)

    def retranslate(self) -> None:
        self.setText(self.tr("Import and backup"))
        self.updateGeometry()

    def _open_menu(self) -> None:
        menu = self.new_menu()
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        menu.addAction(self.tr("Import matches…")).triggered.connect(self.choose_files)
        menu.addAction(self.tr("Back up everything…")).triggered.connect(self.choose_target)
        menu.addAction(self.tr("Change storage folder…")).triggered.connect(self.choose_folder)
        menu.addSeparator()
        menu.addAction(self.tr("Delete all data…")).triggered.connect(self.ask_deletion)
        self.pop_up(menu, self.mapToGlobal(QPoint(0, self.height())))

    def choose_files(self) -> None:
        title, kind = self.tr("Import matches"), self.tr("Matches and backups (*.jsonl *.gardenmatch *.zip)")
        files, _ = QFileDialog.getOpenFileNames(self, title, printable(self._import_folder), kind)
        if files:
            self._import_folder = path_of(files[0]).parent
        self.import_queue.add_files(map(path_of, files))

    def choose_target(self) -> None:
        title, kind = self.tr("Back up everything"), self.tr("Backups (*.zip)")
        name = f"garden-desktop-{time.strftime('%Y-%m-%d')}.zip"
        target, _ = QFileDialog.getSaveFileName(self, title, printable(Path.home() / name), kind)
        if not target or self._work.busy:
            return
        path = path_of(target)
        backup = BackupWriter(path, self._own)
        said = partial(self._count_backup, backup)
        self._ended_early, self._moves = self.tr("No backup was made."), False
        self._work.start(backup.steps(), said, partial(self._end, backup, path))

    def _count_backup(self, backup: BackupWriter) -> None:
        self.progressed.emit(self.tr("Backing up, %n files left. Esc cancels.", "", backup.left))

    def _end(self, backup: BackupWriter, target: Path, error: OSError | None) -> None:
        self.progressed.emit("")
        words = self.tr("Backup saved: {file} (%n files).", "", backup.number)
        self.told.emit(words.format(file=printable(target)) if error is None else error_message(error, target))

    def choose_folder(self) -> None:
        title = self.tr("Change storage folder")
        place = QFileDialog.getExistingDirectory(self, title, printable(Path.home()))
        if not place or self.busy:
            return
        moving = FolderMover(self._own.matches, path_of(place))
        self._ended_early, self._moves = self.tr("The storage folder was not changed."), True
        self._work.start(moving.steps(), partial(self._count_moving, moving), partial(self._end_moving, moving))

    def _count_moving(self, moving: FolderMover) -> None:
        self.progressed.emit(self.tr("Copying, %n files left. Esc cancels.", "", moving.left))

    def _end_moving(self, moving: FolderMover, error: OSError | None) -> None:
        self.progressed.emit("")
        if error is None:
            self.moved.emit(moving.folder)
            return
        words = self.tr("The storage folder was not changed. {reason}")
        self.told.emit(words.format(reason=error_message(error, moving.folder)))

    def ask_deletion(self) -> None:
        """Let the page ask whether to delete all data, or say why that cannot be done now."""
        if count_running(paths.log_dir()) > 1:
            self.told.emit(self.tr("Garden Desktop is open in another window. Close it there, then delete all data."))
            return
        deletion = DataDeletion(self._own)
        try:
            folder = deletion.find_folder_without_trash(system_bin.to_bin)
        except OSError as error:
            self.told.emit(error_message(error, Path(error.filename or self._own.progress).parent))
            return
        if folder is None:
            self.deletion_asked.emit(deletion)
            return
        words = self.tr(
            "The system has no recycle bin for {folder}, so nothing was deleted. To delete your data, close the "
            "program and delete its files in this folder yourself."
        )
        self.told.emit(words.format(folder=printable(folder)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop a move when the page is left, since matches must not be played in a folder that is being copied."""
        super().hideEvent(event)
        if self._moves:
            self.stop()

    def _count_intake(self, left: int) -> None:
        self.progressed.emit(self.tr("Importing, %n files left. Esc cancels.", "", left) if left else "")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class RestoreButton(QuietButton):
    """Button that restores the match deleted last; visible while there is one.

    `gone` and `back` are emitted with a record, `refused` with an error sentence.
    """

    gone = Signal(object)
    back = Signal(object)
    refused = Signal(str)

    def __init__(self, appearance: Appearance, shelf: MatchRepository, notes: MatchNotes) -> None:
        super().__init__(appearance, icon="undo", height=34)
        self._shelf, self._notes = shelf, notes
        self.clicked.connect(self.restore_last)
        self.hide()

    def throw_away(self, path: Path, words: str) -> None:
        """Move a record to the bin; `words` is its display name."""
        try:
            self._shelf.move_to_trash(path, words)
        except OSError as error:
            self.refused.emit(error_message(error, path))
            return
        self.gone.emit(path.name)
        self.show_next_restorable()

    def restore_last(self) -> None:
        """Restore the record deleted last, with its note."""
        last = self._shelf.bin.last
        if last is None:
            return
        try:
            name, path = self._shelf.put_back()
        except TrashEmptiedError:
            words = self.tr("“{match}” is no longer in the recycle bin, so it cannot be restored.")
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
        """Show what would be restored next and where it is; hide the button if there is nothing."""
        last, number = self._shelf.bin.last, len(self._shelf.bin)
        self.setVisible(last is not None)
        if last is None:
            return
        one = self.tr("Undo delete")
        self.setText(one if number == 1 else self.tr("Undo delete (%n)", "", number))
        if last.systems:
            words = self.tr("“{match}” is now in the system’s recycle bin.")
        else:
            words = self.tr("“{match}” is now in the folder {folder}, because this system has no recycle bin for it.")
        tip(self, words.format(match=_called(last), folder=printable(last.there.parent)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_next_restorable()


def _called(thrown: TrashedRecord) -> str:
    return quoted(thrown.words or thrown.name)
