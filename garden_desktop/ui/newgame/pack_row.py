"""The line where one may bring component data of one's own; a wrong file is refused in place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.packs import PackError
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.choices import Choices
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label


class PackRow(QWidget):
    """Tells `changed` with Choices that use another pack."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._refused = ""
        self._title = Label()
        self._title.setProperty("role", "strong")
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
        down.addWidget(self._title)
        down.addWidget(self.words)
        down.addLayout(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Component pack"))
        self.open.setText(self.tr("Your own component pack..."))
        self.drop.setText(self.tr("Use the one that comes with the game"))
        self._say()

    def show_choices(self, choices: Choices) -> None:
        self._choices = choices
        self.drop.setVisible(choices.pack_file is not None)
        self._say()

    def use(self, file: Path) -> None:
        """Take the pack in `file`, or say in one sentence why not."""
        try:
            load_pack(self._choices.game, file)
        except PackError as error:
            self._refused = error_message(error, file)
            self._say()
            return
        self._refused = ""
        self.changed.emit(self._choices.with_pack(file))

    def _ask(self) -> None:
        title = self.tr("Choose a component pack")
        name, _ = QFileDialog.getOpenFileName(self, title, "", self.tr("Component packs (*.toml)"))
        if name:
            self.use(Path(name))

    def _drop(self) -> None:
        self._refused = ""
        self.changed.emit(self._choices.with_pack(None))
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        file = self._choices.pack_file
        if self._refused:
            text = self._refused
        elif file is not None:
            text = self.tr("The cards and pieces come from {file}.").format(file=file.name)
        else:
            text = self.tr("You can play with data of your own, such as the cards you have on paper.")
        self.words.setText(text)
        self.words.setProperty("role", "refusal" if self._refused else "small")
        self.words.style().unpolish(self.words)
        self.words.style().polish(self.words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
