"""Rows of the new-game dialog that take a file: maps, custom component data, and custom computer players."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.game import OptionFile, UnfitFileError
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message, printable, quoted
from garden_desktop.games.registry import load_pack
from garden_desktop.hotseat.card_sets import CardSetRepository
from garden_desktop.hotseat.new_game import HUMAN, NewGameState, OpenedOptionFile
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.buttons.painted import RADIUS, QuietButton, ring
from garden_desktop.ui.kit.events import path_of, wire
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

Trouble: TypeAlias = OSError | PackError | UnfitFileError
SHOWN: Final = 3
"""Maximum number of problems of a file that are listed."""


class FileRow(QWidget):
    """Row for an option whose value is read from a file, chosen in a dialog or dropped on the row.

    `changed` is emitted with the NewGameState that uses the value.
    """

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
        """Whether the file tried last could not be used."""
        return self._refused is not None

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self._say()

    def use(self, file: Path) -> None:
        """Read the value from `file`; if that fails, show why and keep the present value."""
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
            refused = self.tr("{file} cannot be used:").format(file=printable(file.name))
            return "\n".join([refused, *self._few(error.problems)])
        if isinstance(error, FileNotFoundError):
            return error_message(error, file)
        return self.tr("{file} cannot be read: {error}.").format(file=printable(file.name), error=error.strerror)

    def _few(self, sentences: tuple[Message, ...]) -> list[str]:
        """Return the first sentences, and how many more there are."""
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
    """Return the first `most` bytes of a file. Raises OSError."""
    if not file.is_file():
        raise FileNotFoundError(2, "No such file or directory", str(file))
    with file.open("rb") as stream:
        return stream.read(most)


def _dropped(event: QDropEvent) -> Path | None:
    """Return the path of a drop of exactly one local file, else None."""
    urls = event.mimeData().urls()
    return path_of(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


class CustomFileRow(QWidget):
    """Base of rows for a custom file that replaces one of the game. Subclasses implement the methods that raise
    NotImplementedError.

    `changed` is emitted with the NewGameState that uses the file.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._refused = ""
        self.title = Label()
        self.title.setProperty("role", "strong")
        self.words = Label()
        self.words.setWordWrap(True)
        self.open = self._make_opener(appearance)
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
        """Set all texts in the present language."""
        raise NotImplementedError

    def asked(self) -> tuple[str, str]:
        """Return title and file filter of the file dialog."""
        raise NotImplementedError

    def check(self, file: Path) -> None:
        """Raise PackError if the file cannot be used."""
        raise NotImplementedError

    def refusal(self, error: PackError) -> str:
        """Return the error as a sentence."""
        raise NotImplementedError

    def file(self, choices: NewGameState) -> Path | None:
        """Return the file in use; None for the game's own."""
        raise NotImplementedError

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        """Return the state with this file, or with the game's own for None."""
        raise NotImplementedError

    def sentence(self, file: Path | None) -> str:
        """Return the description of the file in use."""
        raise NotImplementedError

    def _make_opener(self, appearance: Appearance) -> QuietButton:
        return QuietButton(appearance, icon="folder", height=34)

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self.drop.setVisible(self.file(choices) is not None)
        self.show_status()

    def use(self, file: Path) -> None:
        """Use a file; if it is unusable, show why and keep the present one."""
        try:
            self.check(file)
        except PackError as error:
            self._refused = self.refusal(error)
            self.show_status()
            return
        self._refused = ""
        self.changed.emit(self.using(self._choices, file))

    def show_status(self) -> None:
        """Show which file is in use, or why the last one could not be used."""
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


class BotFileRow(CustomFileRow):
    """Row for custom evaluation weights of computer players; visible while there is a computer player."""

    def retranslate(self) -> None:
        self.title.setText(self.tr("Computer settings"))
        self.open.setText(self.tr("Your own settings file…"))
        self.drop.setText(self.tr("Use the standard file"))
        self.show_status()

    def asked(self) -> tuple[str, str]:
        return self.tr("Choose a settings file for the computers"), self.tr("Computer settings (*.toml)")

    def check(self, file: Path) -> None:
        self._choices.game.check_players(file)

    def refusal(self, error: PackError) -> str:
        words = self.tr(
            "The settings for the computers cannot be used: {error}. Correct the file or choose another one."
        )
        return words.format(error=format_message(error.text, str).removesuffix("."))

    def file(self, choices: NewGameState) -> Path | None:
        return choices.players_file

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        return choices.with_players(file)

    def sentence(self, file: Path | None) -> str:
        if file is not None:
            return self.tr("The computers use the settings in {file}.").format(file=printable(file.name))
        return self.tr("Use your own settings for the computers, for example tuned ones.")

    def show_choices(self, choices: NewGameState) -> None:
        super().show_choices(choices)
        self.setVisible(any(seat.who != HUMAN for seat in choices.seats))


class PackRow(CustomFileRow):
    """Row for custom component data (cards and pieces): sets made in the card set editor, or a file.

    `sets_wanted` asks for the card set editor.
    """

    sets_wanted = Signal()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Card set"))
        self.open.setText(self.tr("Choose a card set"))
        self.drop.setText(self.tr("Use the standard card set"))
        self.show_status()

    def asked(self) -> tuple[str, str]:
        return self.tr("Choose a card set"), self.tr("Card sets (*.toml)")

    def check(self, file: Path) -> None:
        load_pack(self._choices.game, file)

    def refusal(self, error: PackError) -> str:
        return error_message(error, Path())

    def file(self, choices: NewGameState) -> Path | None:
        return choices.pack_file

    def using(self, choices: NewGameState, file: Path | None) -> NewGameState:
        return choices.with_pack(file)

    def sentence(self, file: Path | None) -> str:
        if file is None:
            return self.tr("Use the cards from your own copy, or cards you made up.")
        own = next((one for one in CardSetRepository().all(self._choices.game) if one.path == file), None)
        if own is not None:
            return self.tr("Cards and pieces come from your card set “{name}”.").format(name=quoted(own.name))
        return self.tr("Cards and pieces come from {file}.").format(file=printable(file.name))

    def _make_opener(self, appearance: Appearance) -> QuietButton:
        self._opener = MenuButton(appearance, icon="chevron-down", height=34)
        self._menu = self._opener.new_menu()
        return self._opener

    def _ask(self) -> None:
        """Open the menu of all sets; one that is unfinished cannot be chosen."""
        menu, game = self._menu, self._choices.game
        menu.clear()
        for one in CardSetRepository().all(game):
            name = quoted(one.name)
            shown = name if not one.faults else self.tr("{name} (not finished)").format(name=name)
            action = menu.addAction(shown.replace("&", "&&"))
            action.setEnabled(not one.faults)
            action.triggered.connect(partial(self.use, one.path))
        if game.pack_schema is not None:
            menu.addAction(self.tr("View or edit card sets…")).triggered.connect(self.sets_wanted)
        menu.addAction(self.tr("Open a file…")).triggered.connect(super()._ask)
        self._opener.pop_up(menu, self._opener.mapToGlobal(self._opener.rect().bottomLeft()))
