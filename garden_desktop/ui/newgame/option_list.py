"""Rules section of the new-game dialog: a fold button that names the preset, and presets, options and
files behind it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.core.text import Message
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.buttons.segmented import PillControl
from garden_desktop.ui.kit.buttons.toggle import FoldButton
from garden_desktop.ui.kit.layout.layouts import column_layout
from garden_desktop.ui.kit.layout.mirror import sides
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.newgame.file_rows import BotFileRow, FileRow, PackRow
from garden_desktop.ui.newgame.option_row import OptionRow

YOURS: Final = "(yours)"
"""Value of the pill for options that match no preset; no preset has this key."""


class PresetRow(QWidget):
    """Row of presets; hidden if the game has none. `changed` is emitted with the next NewGameState."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._yours: Mapping[str, str] | None = None
        self._offered: tuple[str, ...] = ()
        self.pills = PillControl(appearance, parent=self)
        self.sentence = Label()
        self.sentence.setProperty("role", "small")
        self.sentence.setWordWrap(True)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(6)
        down.addWidget(self.pills)
        down.addWidget(self.sentence)
        self.pills.chosen.connect(self._choose)
        self.pills.pointed.connect(self._explain)
        self.show_choices(choices)

    def show_choices(self, choices: NewGameState) -> None:
        """Show which preset matches the options. Options that match none are kept, so that the player can return to
        them."""
        self._choices = choices
        offered = tuple(preset.key for preset in choices.presets)
        self.setVisible(bool(offered))
        if not offered:
            return
        if offered != self._offered:
            self._offered = offered
            self.pills.set_values([(key, "") for key in (*offered, YOURS)])
        if choices.preset is None:
            self._yours = choices.values
        self.pills.choose(YOURS if choices.preset is None else choices.preset.key)
        self.retranslate()

    def retranslate(self) -> None:
        if not self._offered:
            return
        labels = [format_message(preset.label, str) for preset in self._choices.presets]
        self.pills.set_words([*labels, self.tr("Your own")])
        self.pills.set_name(self.tr("Rules for this match"))
        for preset in self._choices.presets:
            self.pills.segment(preset.key).set_note(format_message(preset.sentence, str))
        nothing = self.tr("Change any rule below to make your own set.")
        self.pills.refuse(YOURS, nothing if self._yours is None else "")
        self._explain("")

    def _explain(self, pointed: str) -> None:
        """Show the description of the preset under the pointer, or of the chosen one."""
        self.sentence.setText(self._meaning(pointed or self.pills.value))

    def _meaning(self, key: str) -> str:
        if key == YOURS:
            return self.pills.segment(YOURS).reason or self.tr("Your own settings.")
        return next((format_message(one.sentence, str) for one in self._choices.presets if one.key == key), "")

    def _choose(self, key: str) -> None:
        choices = self._choices
        for preset in choices.presets:
            if preset.key == key:
                self.changed.emit(choices.with_preset(preset))
        if key == YOURS and self._yours is not None:
            self.changed.emit(choices.with_values(self._yours))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class OptionList(QWidget):
    """Foldable section of all rules. `changed` is emitted with the next NewGameState, `folded` after opening or
    closing.

    Folded at first, as players are more important than rules that are rarely changed.
    """

    changed = Signal(object)
    folded = Signal(bool)

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.fold = FoldButton(appearance)
        self.fold.folded.connect(self._show_folded)
        self.back = LinkButton(appearance, icon="", px=13)
        self.back.clicked.connect(self._put_back)
        self.presets = PresetRow(appearance, choices, self)
        self.presets.changed.connect(self.changed)
        self.rows = {option.key: OptionRow(appearance, option) for option in choices.game.options}
        files = {option.key: option.file for option in choices.game.options if option.file is not None}
        self.files = {key: FileRow(appearance, key, kind, choices) for key, kind in files.items()}
        self.pack = PackRow(appearance, choices)
        self.players = BotFileRow(appearance, choices)
        for own in (self.pack, self.players):
            own.changed.connect(self.changed)
        self._groups: list[tuple[Label, Message, list[OptionRow]]] = []
        self._lay_out(appearance)
        self.retranslate()
        self.show_choices(choices)

    def retranslate(self) -> None:
        self._count()
        for label, group, _ in self._groups:
            label.setText(format_message(group, str))

    def show_choices(self, choices: NewGameState) -> None:
        """Show the options of a configuration; those that do not apply to its mode are hidden."""
        self._choices = choices
        self.presets.show_choices(choices)
        in_play = {option.key for option in choices.in_play}
        for key, row in self.rows.items():
            row.setVisible(key in in_play)
            if key in in_play:
                row.show_choices(choices)
        for key, file in self.files.items():
            file.setVisible(key in in_play)
            file.show_choices(choices)
        for label, _, rows in self._groups:
            label.setVisible(any(row.option.key in in_play for row in rows))
        for own in (self.pack, self.players):
            own.show_choices(choices)
        self._count()

    def open_files(self, files: Mapping[str, Path]) -> None:
        """Read option values from these files, by option key; unfolds if one cannot be used, so that the error is
        visible."""
        for key, file in files.items():
            if key in self.files:
                self.files[key].use(file)
                if self.files[key].refused:
                    self.fold.unfold(opened=True)

    def _count(self) -> None:
        count = len(self._choices.changed)
        self.back.setText(self.tr("Undo %n changes", "", count))
        offered = bool(self._choices.presets)  # a preset resets everything
        self.back.setVisible(count > 0 and not offered)
        changes = self.tr("%n changed", "", count) if count else ""
        self.fold.say(self.tr("Rules: {preset}").format(preset=self._preset()), changes)

    def _preset(self) -> str:
        """Return the name of the preset, or of the options as a whole."""
        choices = self._choices
        if choices.preset is not None:
            return format_message(choices.preset.label, str)
        return self.tr("Your own") if choices.presets or choices.changed else self.tr("Standard")

    def _show_folded(self, folded: bool) -> None:
        self._behind.setVisible(not folded)
        self.folded.emit(folded)

    def _put_back(self) -> None:
        self.changed.emit(self._choices.put_back())
        first = next(iter(self.rows.values()))
        first.values.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, key: str, value: str) -> None:
        self.changed.emit(self._choices.with_value(key, value))

    def _lay_out(self, appearance: Appearance) -> None:
        page = QWidget()
        page.setObjectName("page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(*sides(self, 0, 0, 12, 0))
        self._column.setSpacing(0)
        self._column.addWidget(self.pack)  # first: maps and numbers follow from it, and the list of rules is long
        for row in self.rows.values():
            self._group_of(row.option.group).append(row)
        for label, _, rows in self._groups:
            self._column.addWidget(label)
            for row in rows:
                self._column.addWidget(row)
                row.chosen.connect(partial(self._choose, row.option.key))
                if row.option.key in self.files:
                    self._column.addWidget(self.files[row.option.key])
                    self.files[row.option.key].changed.connect(self.changed)
        self._column.addWidget(self.players)
        self._column.addStretch()
        self._roll = ScrollArea(fading=appearance)
        self._roll.setWidget(page)
        self._roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._behind = QWidget()
        self._behind.setLayout(column_layout(self.back, self.presets, self._roll))
        self._behind.hide()
        self.setLayout(column_layout(self.fold, self._behind))

    def _group_of(self, group: Message) -> list[OptionRow]:
        for _, known, rows in self._groups:
            if known == group:
                return rows
        label = Label()
        label.setProperty("role", "group")
        label.setContentsMargins(0, 12, 0, 2)
        self._groups.append((label, group, []))
        return self._groups[-1][2]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_choices(self._choices)
