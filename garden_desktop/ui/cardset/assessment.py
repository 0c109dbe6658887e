"""Label with what the rules say of the card that is edited, such as the best walk on a map."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import CardAssessment, Document, PackSchema, place_of, to_toml
from garden_desktop.core.packs import FieldPath, PackError
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
        self._card: tuple[Document, FieldPath] | None = None
        self._spoken = ""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._assess)
        self._speaking = QTimer(self, singleShot=True, interval=_SPEAK_MS)
        self._speaking.timeout.connect(self._speak)
        self.hide()

    def show_card(self, document: Document, path: FieldPath) -> None:
        """Assess the card at a path, soon."""
        if self._card != (document, path):
            self._card = document, path
            self.assessed.emit(None)
            self._rest.start()
            self._speaking.stop()

    def _assess(self) -> None:
        if self._card is None:
            return
        document, path = self._card
        found: CardAssessment | None = None
        with suppress(PackError):  # the form says what is wrong
            pack = self._game.pack(to_toml(document), "set.toml")
            found = self._game.assess_card(pack, place_of(document, self._schema, path))
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
