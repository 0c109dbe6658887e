"""A line of the new-game sheet where one may bring a file of one's own; a wrong one is refused in place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.packs import PackError
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.file_drops import path_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label


class CustomFileRow(QWidget):
    """Tells `changed` with Choices that use another file. Whoever makes one of it says what, in six methods."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._refused = ""
        self.title = Label()
        self.title.setProperty("role", "strong")
        self.words = Label()
        self.words.setWordWrap(True)
        self.open = QuietButton(appearance, icon="folder", height=34)
        self.open.clicked.connect(self._ask)
        self.drop = QuietButton(appearance, icon="undo", height=34)
        self.drop.clicked.connect(self._drop)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 4, 0, 0)
        buttons.addWidget(self.open)
        buttons.addWidget(self.drop)
        buttons.addStretch()
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 14, 0, 12)
        down.setSpacing(2)
        down.addWidget(self.title)
        down.addWidget(self.words)
        down.addLayout(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError

    def asked(self) -> tuple[str, str]:
        """The title of the dialog that asks for a file, and the kind of files."""
        raise NotImplementedError

    def check(self, file: Path) -> None:
        """Raises PackError where this file cannot be used."""
        raise NotImplementedError

    def refusal(self, error: PackError) -> str:
        """Why it cannot, in one sentence."""
        raise NotImplementedError

    def file(self, choices: NewGameState) -> Path | None:
        """The file in use; None for the game's own."""
        raise NotImplementedError

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        """The same choices with this file, or with the game's own."""
        raise NotImplementedError

    def sentence(self, file: Path | None) -> str:
        """What the line says of the file in use."""
        raise NotImplementedError

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self.drop.setVisible(self.file(choices) is not None)
        self.show_status()

    def use(self, file: Path) -> None:
        """Take a file, or say in one sentence why not."""
        try:
            self.check(file)
        except PackError as error:
            self._refused = self.refusal(error)
            self.show_status()
            return
        self._refused = ""
        self.changed.emit(self.using(self._choices, file))

    def show_status(self) -> None:
        """Say what is in use, or why something is not."""
        self.words.setText(self._refused or self.sentence(self.file(self._choices)))
        self.words.setProperty("role", "refusal" if self._refused else "small")
        self.words.style().unpolish(self.words)
        self.words.style().polish(self.words)

    def _ask(self) -> None:
        title, kind = self.asked()
        name, _ = QFileDialog.getOpenFileName(self, title, "", kind)
        if name:
            self.use(path_of(name))

    def _drop(self) -> None:
        self._refused = ""
        self.changed.emit(self.using(self._choices, None))
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
