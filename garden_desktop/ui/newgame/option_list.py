"""Rules section of the new-game dialog: a fold button that names the preset, and behind it presets, files, and a row
for each option with label, description and values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.text import Message
from garden_desktop.hotseat.new_game import OWN, NewGameState
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.buttons.segmented import PillControl, SegmentedControl
from garden_desktop.ui.kit.buttons.toggle import FoldButton
from garden_desktop.ui.kit.layout.layouts import column_layout
from garden_desktop.ui.kit.layout.mirror import enlarged, mirrored, sides
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.newgame.file_rows import BotFileRow, FileRow, PackRow

_TOP = 8
_LABEL = 21
_DOT = 16
_SHARE = 0.5


class OptionRow(QWidget):
    """Row of an option, with the values beside the text if there is room, else below. `chosen` is emitted with a value.

    Shows the description of the value that is hovered or chosen, or else that of the option.
    """

    chosen = Signal(str)

    def __init__(self, appearance: Appearance, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._appearance = appearance
        self._says = option.sentence
        self._governed = False
        self._pointed = ""
        self._changed = False
        self._heights: dict[int, int] = {}
        self._offered = self._with_own(option.choices)
        self.values = SegmentedControl(appearance, [(choice.value, "") for choice in self._offered], parent=self)
        self.values.chosen.connect(self.chosen)
        self.values.pointed.connect(self._point)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        self.values.set_words([format_message(choice.label, str) for choice in self._offered])
        self.values.set_name(format_message(self.option.label, str))
        for choice in self._offered:
            self.values.segment(choice.value).set_note(
                "" if choice.sentence is None else format_message(choice.sentence, str)
            )
        self.values.explain(format_message(self._says, str))
        self._heights.clear()
        self._place()
        self.updateGeometry()
        self.update()

    def show_choices(self, choices: NewGameState) -> None:
        """Show the chosen value and which others are not allowed; if another option determines the value, the row says
        so."""
        key = self.option.key
        self._offer(self._with_own(choices.choices_of(self.option)))
        value, governor = choices.value(key), choices.governed.get(key)
        self._changed = key in choices.changed
        self.values.choose(value)
        for choice in self._offered:
            settled = choice.value == value and governor is None
            reason = None if settled else choices.refusal(key, choice.value)
            self.values.refuse(choice.value, "" if reason is None else format_message(reason.text, str))
        self._governed = governor is not None
        self._tell(self._meaning(value) if governor is None else governor.sentence)
        self.update()

    def _with_own(self, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """Values, and the one from a file where the option has such."""
        file = self.option.file
        return (*choices, *([] if file is None else [Choice(OWN, file.label)]))

    def _offer(self, offered: tuple[Choice, ...]) -> None:
        """Show these values; the focus stays where it is while they are the same."""
        if offered != self._offered:
            self._offered = offered
            self.values.set_values([(choice.value, "") for choice in offered])
            self.retranslate()

    def _tell(self, sentence: Message) -> None:
        """Set the description."""
        if sentence != self._says:
            self._says = sentence
            self.retranslate()

    def _meaning(self, value: str) -> Message:
        """Return the description of a value, or else of the option."""
        own = next((choice.sentence for choice in self._offered if choice.value == value), None)
        return own or self.option.sentence

    def _point(self, value: str) -> None:
        self._pointed = value
        self.update()

    def _beside(self, width: int) -> bool:
        label = QFontMetrics(text_font(15, bold=True)).horizontalAdvance(format_message(self.option.label, str))
        values = self.values.sizeHint().width()
        return values <= width * _SHARE and px(label + _DOT + 16) + values <= width

    def _text_width(self, width: int) -> int:
        beside = self.values.sizeHint().width() + px(16) if self._beside(width) else 0
        return max(px(80), width - beside)

    def _most(self, width: int) -> int:
        """Return the number of lines of the longest description, so that hovering values does not change the height."""
        sentences = [self._says, *(self._meaning(choice.value) for choice in self._offered)]
        font, room = text_font(13), self._text_width(width) / scale()
        return max(len(paragraph.lines(format_message(sentence, str), font, room)) for sentence in sentences)

    def _text_height(self, width: int) -> int:
        return px(_TOP + _LABEL + round(paragraph.height(self._most(width), text_font(13))))

    def _measure(self, width: int) -> int:
        text = self._text_height(width)
        if self._beside(width):
            return max(text, px(_TOP) + self.values.sizeHint().height()) + px(_TOP)
        room = min(self.values.sizeHint().width(), width)
        return text + px(6 + _TOP + 2) + self.values.heightForWidth(room)

    def _place(self) -> None:
        width, size = self.width(), self.values.sizeHint()
        if self._beside(width):
            top = (self.heightForWidth(width) - size.height()) // 2
            self.values.setGeometry(mirrored(self, QRect(QPoint(width - size.width(), top), size)))
        else:
            room = min(size.width(), width)
            below = QRect(0, self._text_height(width) + px(6), room, self.values.heightForWidth(room))
            self.values.setGeometry(mirrored(self, below))

    def _shown(self) -> tuple[str, bool]:
        """Return the text below the label, and whether it is a reason why a value is not allowed."""
        reason = self.values.segment(self._pointed).reason if self._pointed else ""
        pointed = self._meaning(self._pointed) if self._pointed and not self._governed else self._says
        return reason or format_message(pointed, str), bool(reason)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._measure(width)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter, row = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._text_width(self.width()) / scale()
        words = format_message(self.option.label, str)
        label = QRectF(0, _TOP, width - (_DOT if self._changed else 0), _LABEL)
        bold = paragraph.fitting(words, [text_font(px, bold=True) for px in (15, 14, 13, 12, 11)], label.width())
        paragraph.draw(painter, label, words, bold, colour=theme.ink, most=1)
        if self._changed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.leaf)
            end = min(QFontMetrics(bold).horizontalAdvance(words), int(label.width()))
            painter.drawEllipse(QRectF(end + 8, _TOP + _LABEL / 2 - 3, 7, 7))
        sentence = QRectF(0, _TOP + _LABEL, width, 0)
        words, reason = self._shown()
        colour = theme.clay if reason else theme.muted
        paragraph.draw(painter, sentence, words, text_font(13), colour=colour, most=self._most(self.width()))
        if self.option.file is None:  # otherwise the file row below draws the line
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(QPointF(0, row.height() - 1), QPointF(row.width(), row.height() - 1))


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
