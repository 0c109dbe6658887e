"""Export and import of card sets as files that the player chooses."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from garden_desktop.core.files import portable_name
from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import Document
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import printable
from garden_desktop.hotseat.card_sets import CardSetRepository, name_of
from garden_desktop.hotseat.journal import CARD_SET
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.events import path_of
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.text.translations import format_message


class CardSetExchange(QObject):
    """Export and import of the sets of one game, with dialogs over `host`. `imported` is emitted with a set that was
    read; what happened otherwise is said in `notice`."""

    imported = Signal(object)

    def __init__(self, game: Game, sets: CardSetRepository, notice: Notice, host: QWidget) -> None:
        super().__init__(host)
        self._game, self._sets, self._notice, self._host = game, sets, notice, host

    def share(self, document: Document) -> None:
        """Write a set to a file that the player chooses."""
        name = portable_name(name_of(document) or self._game.info.key, CARD_SET)
        kind = self.tr("Card sets (*{suffix})").format(suffix=CARD_SET)
        chosen, _ = QFileDialog.getSaveFileName(self._host, self.tr("Share card set"), name, kind)
        if not chosen:
            return
        target = path_of(chosen)
        try:
            self._sets.share(self._game, document, target)
        except OSError as error:
            self._notice.show_text(error_message(error, target))
            return
        self._notice.show_text(self.tr("Saved as {file}.").format(file=printable(target.name)))

    def choose_file(self) -> None:
        """Import a shared set from a file that the player chooses."""
        kind = self.tr("Card sets (*{suffix})").format(suffix=CARD_SET)
        chosen, _ = QFileDialog.getOpenFileName(self._host, self.tr("Import card set"), "", kind)
        if chosen:
            self.bring_in(path_of(chosen))

    def bring_in(self, file: Path) -> None:
        """Import a shared set."""
        try:
            game, brought = self._sets.bring_in(file)
        except (PackError, OSError) as error:
            self._notice.show_text(error_message(error, file))
            return
        if game is not self._game:
            words = self.tr("This card set is for {game}. You will find it there.")
            self._notice.show_text(words.format(game=format_message(game.info.title, str)))
            return
        self.imported.emit(brought)
