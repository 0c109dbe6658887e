"""Row of one option on the new-game dialog: label, description, and its values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.text import Message
from garden_desktop.hotseat.new_game import OWN, NewGameState
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.mirror import enlarged, mirrored
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message

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
