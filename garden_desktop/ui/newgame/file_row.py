"""The line under a house rule where its value may be brought in a file; a wrong file is refused in place."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from garden_desktop.core.optionfile import OptionFile, UnfitFileError
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message, printable
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.new_game import NewGameState, OpenedOptionFile
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.buttons.painted import RADIUS, QuietButton, ring
from garden_desktop.ui.kit.file_drops import path_of
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.kit.wire import wire

Trouble: TypeAlias = OSError | PackError | UnfitFileError
SHOWN: Final = 3
"""So many things wrong with a file are told at once."""


class FileRow(QWidget):
    """Tells `changed` with Choices that use the value in a file, which comes by a dialog or is dropped here."""

    changed = Signal(object)

    def __init__(
        self, appearance: Appearance, key: str, kind: OptionFile, choices: NewGameState, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._key, self._kind, self._choices = appearance, key, kind, choices
        self._refused: tuple[Path, Trouble] | None = None
        self._aimed = False
        self.words = Label()
        self.words.setWordWrap(True)
        self.open = QuietButton(appearance, icon="folder", height=34)
        self.open.clicked.connect(self._ask)
        self.setAcceptDrops(True)
        wire(appearance, "changed()", self, "update()")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 10)
        row.setSpacing(14)
        row.addWidget(self.open, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def retranslate(self) -> None:
        self.open.setText(format_message(self._kind.button, str))
        self._say()

    @property
    def refused(self) -> bool:
        """Whether the file that was to be taken last cannot be used."""
        return self._refused is not None

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self._say()

    def use(self, file: Path) -> None:
        """Take the value in `file`, or say why not; what was chosen before stays."""
        try:
            pack = load_pack(self._choices.game, self._choices.pack_file)
            brought = self._kind.read(_beginning(file, self._kind.most + 1), pack)
        except (OSError, PackError, UnfitFileError) as error:
            self._refused = (file, error)
            self._say()
            return
        self._refused = None
        self.changed.emit(self._choices.with_file(self._key, OpenedOptionFile(file, brought)))

    def _ask(self) -> None:
        patterns = " ".join(self._kind.patterns)
        kinds = (f"{format_message(self._kind.kind, str)} ({patterns})", self.tr("All files (*)"))
        name, _ = QFileDialog.getOpenFileName(self, format_message(self._kind.button, str), "", ";;".join(kinds))
        if name:
            self.use(path_of(name))

    def _say(self) -> None:
        self.words.setText(self._text())
        self.words.setProperty("role", "refusal" if self._refused else "small")
        self.words.style().unpolish(self.words)
        self.words.style().polish(self.words)
        self.open.setAccessibleDescription(self.words.text())

    def _text(self) -> str:
        if self._refused:
            return self._why_not(*self._refused)
        own = self._choices.files.get(self._key)
        if own is None:
            return format_message(self._kind.hint, str)
        found = self.tr("“{name}” comes from {file}.").format(name=own.brought.name, file=printable(own.path.name))
        return "\n".join([found, *self._few(own.brought.remarks)])

    def _why_not(self, file: Path, error: Trouble) -> str:
        if isinstance(error, PackError):
            return error_message(error, self._choices.pack_file or file)
        if isinstance(error, UnfitFileError):
            refused = self.tr("{file} cannot be used as it is:").format(file=printable(file.name))
            return "\n".join([refused, *self._few(error.problems)])
        if isinstance(error, FileNotFoundError):
            return error_message(error, file)
        return self.tr("{file} cannot be read: {error}.").format(file=printable(file.name), error=error.strerror)

    def _few(self, sentences: tuple[Message, ...]) -> list[str]:
        """The first of these sentences, and how many there are beyond."""
        said = [format_message(sentence, str) for sentence in sentences[:SHOWN]]
        beyond = len(sentences) - SHOWN
        return [*said, self.tr("And %n more.", "", beyond)] if beyond > 0 else said

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()
            self._aim(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._aim(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._aim(False)
        file = _dropped(event)
        if file is not None:
            event.acceptProposedAction()
            self.use(file)

    def _aim(self, aimed: bool) -> None:
        self._aimed = aimed
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_of(self), self._appearance.theme
        if self._aimed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -5), theme.leaf, RADIUS)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


def _beginning(file: Path, most: int) -> bytes:
    """The first bytes of a file. Raises OSError."""
    if not file.is_file():
        raise FileNotFoundError(2, "No such file or directory", str(file))
    with file.open("rb") as stream:
        return stream.read(most)


def _dropped(event: QDropEvent) -> Path | None:
    """The one file that is being dropped."""
    urls = event.mimeData().urls()
    return path_of(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
