"""Label with what the rules say of the card that is edited, such as the best walk on a map."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import Document, PackSchema, place_of
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.types import Pack
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_REST_MS: Final = 250
"""Time in ms without an edit after which a card is assessed: 1 to 10 ms of work for the maps of the standard set, up to
0.1 s for others."""
_SPEAK_MS: Final = 1_000
"""Time in ms without an edit after which a new assessment is spoken."""


class CardAssessmentLabel(Label):
    """Label that assesses the card last shown when the hand rests. `assessed` is emitted with the result, and with None
    as soon as it is out of date."""

    assessed = Signal(object)

    def __init__(self, game: Game, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent, wrap=True)
        self.setProperty("role", "small")
        self._game, self._schema = game, schema
        self._card: tuple[Pack | None, Document, FieldPath] | None = None
        self._spoken = ""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._assess)
        self._speaking = QTimer(self, singleShot=True, interval=_SPEAK_MS)
        self._speaking.timeout.connect(self._speak)
        self.hide()

    def show_card(self, pack: Pack | None, document: Document, path: FieldPath) -> None:
        """Assess the card at a path of a document, soon; `pack` is that of the document, None while it has faults."""
        before = self._card
        if before is None or before[1] is not document or before[2] != path:  # an edit makes a new document
            self._card = pack, document, path
            self.assessed.emit(None)
            self._rest.start()
            self._speaking.stop()

    def _assess(self) -> None:
        if self._card is None:
            return
        pack, document, path = self._card
        found = None if pack is None else self._game.assess_card(pack, place_of(document, self._schema, path))
        self.setText("" if found is None else "\n".join(format_message(one, str) for one in found.sentences))
        self.setVisible(found is not None)
        self.assessed.emit(found)
        self._speaking.start()

    def _speak(self) -> None:
        if self.text() and self.text() != self._spoken:
            send_announcement(self, self.text())
        self._spoken = self.text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rest.start()
