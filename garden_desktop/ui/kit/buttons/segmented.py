"""Segmented control: exclusive values side by side; a disabled value stays focusable and tells why it is disabled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import ENTER, RADIUS, ring
from garden_desktop.ui.kit.buttons.toggle import ToggleButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import FlowLayout
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.tip import tip

_SMALLEST: Final = 9
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)


class Segment(ToggleButton):
    """Button for a value of a segmented control. With a `reason` it is visible and focusable but cannot be chosen."""

    def __init__(self, appearance: Appearance, value: str, text: str, px: int, parent: QWidget) -> None:
        super().__init__(appearance, text, parent)
        self.value = value
        self.reason = ""
        self._note = ""
        self._about = ""
        self._px = px
        self.setAutoExclusive(True)

    def disable_with_reason(self, reason: str) -> None:
        """Dim the value and show the reason as tooltip and accessible description; an empty reason enables it again."""
        self.reason = reason
        self._describe()
        self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)
        self.update()

    def set_note(self, words: str) -> None:
        """Set the accessible description of this value."""
        self._note = words
        self._describe()

    def explain(self, words: str) -> None:
        """Set the description of the whole control, used where the value has none of its own."""
        self._about = words
        self._describe()

    def _describe(self) -> None:
        tip(self, self.reason)
        self.setAccessibleDescription(self.reason or self._note or self._about)

    def face(self) -> QFont:
        return text_font(self._px, bold=True)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        if self.isChecked():
            painter.setPen(QPen(theme.leaf, 1.6))
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
        if self.hasFocus():
            inset = 3 if self.isChecked() else 1
            ring(painter, rect.adjusted(inset, inset, -inset, -inset), theme.leaf, RADIUS - 2, theme.ring)
        self.draw_value(painter, rect)

    def draw_value(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the label: bold when chosen, dimmed when disabled with a reason."""
        theme = self.appearance.theme
        lit = self.isChecked() or (self.underMouse() and not self.reason)
        painter.setOpacity(0.5 if self.reason and not self.isChecked() else 1.0)
        faces = [text_font(px, bold=self.isChecked()) for px in range(self._px, _SMALLEST - 1, -1)]
        painter.setFont(paragraph.fitting(self.text(), faces, rect.width() - 12))
        painter.setPen(theme.ink if lit else theme.muted)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap  # two lines where one is too long
        painter.drawText(rect.adjusted(4, 0, -4, 0), flags, self.text())

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width() + 22, 32))

    def nextCheckState(self) -> None:
        if not self.reason:
            super().nextCheckState()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.ignore()  # Enter belongs to the sheet the choice is on
        else:
            super().keyPressEvent(event)


class PillSegment(Segment):
    """Segment painted as a pill with a frame of its own."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        box = rect.adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        painter.setPen(QPen(theme.leaf if chosen or self.hasFocus() else theme.line, 1.6))
        painter.setBrush(theme.soft if chosen else theme.surface)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if self.hasFocus():
            inner = box.adjusted(2, 2, -2, -2)
            ring(painter, inner, theme.leaf, inner.height() / 2, theme.ring)
        self.draw_value(painter, rect)

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width() + 28, 34))


class SegmentedControl(QWidget):
    """Exclusive choice of one value. `chosen` is emitted for choices by the player, `pointed` for the value under
    pointer or focus ("" when it leaves)."""

    segment_type: type[Segment] = Segment
    spacing = 0

    chosen = Signal(str)
    pointed = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        values: Sequence[tuple[str, str]] = (),
        px: int = 13,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._px = px
        self._value = ""
        self._segments: list[Segment] = []
        self._flow = FlowLayout(self, spacing=self.spacing)
        self._flow.setContentsMargins(1, 1, 1, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        wire(appearance, "changed()", self, "update()")
        self.set_values(values)

    def set_values(self, values: Sequence[tuple[str, str]]) -> None:
        """Replace the values, given as (value, label) pairs, and choose the first."""
        for segment in self._segments:
            self._flow.removeWidget(segment)
            # deleteLater alone leaves it a child until the next event, found by findChildren and Tab.
            segment.setParent(None)
            segment.deleteLater()
        self._segments = [self.segment_type(self._appearance, value, text, self._px, self) for value, text in values]
        for segment in self._segments:
            self._flow.addWidget(segment)
            segment.clicked.connect(self._clicked)
            segment.pointed.connect(self._pointed)
            segment.left.connect(self._left)
        if self._segments:
            self.choose(self._segments[0].value)

    def set_words(self, words: Sequence[str]) -> None:
        """Set new labels for the same values, e.g. after a change of language."""
        for segment, text in zip(self._segments, words, strict=True):
            segment.setText(text)
        self.updateGeometry()

    def set_name(self, name: str) -> None:
        """Set the accessible name of the control, which also precedes the name of each value."""
        self.setAccessibleName(name)
        for segment in self._segments:
            segment.setAccessibleName(f"{name}: {segment.text()}")

    def explain(self, sentence: str) -> None:
        """Set the accessible description of the control, and of each value without a description of its own."""
        self.setAccessibleDescription(sentence)
        for segment in self._segments:
            segment.explain(sentence)

    @property
    def value(self) -> str:
        """The chosen value; "" if there are no values."""
        return self._value

    @property
    def offered(self) -> list[tuple[str, str]]:
        """(value, label) pairs of the values that can be chosen now."""
        return [(segment.value, segment.text()) for segment in self._segments if not segment.reason]

    def segment(self, value: str) -> Segment:
        """Return the segment of `value`. Raises KeyError."""
        for segment in self._segments:
            if segment.value == value:
                return segment
        raise KeyError(value)

    def choose(self, value: str) -> None:
        """Choose `value` without emitting `chosen`. Only the chosen segment is in the tab order. Raises KeyError."""
        self.segment(value).show_checked(True)
        self._value = value
        for segment in self._segments:
            walked = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(walked)

    def refuse(self, value: str, reason: str) -> None:
        """Disable `value` and tell why; an empty reason enables it again. Raises KeyError."""
        self.segment(value).disable_with_reason(reason)

    def _clicked(self) -> None:
        segment = self.sender()
        if not isinstance(segment, Segment):
            return
        if segment.reason:
            self.choose(self._value)
        else:
            self.choose(segment.value)
            self.chosen.emit(segment.value)

    def _pointed(self) -> None:
        segment = self.sender()
        if isinstance(segment, Segment):
            self.pointed.emit(segment.value)

    def _left(self) -> None:
        self.pointed.emit("")

    def _step(self, step: int) -> None:
        at = next((i for i, segment in enumerate(self._segments) if segment.hasFocus()), 0)
        target = self._segments[(at + step) % len(self._segments)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        if not target.reason:
            target.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _BACK:
            self._step(-1)
        elif event.key() in _ON:
            self._step(1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.line, 1.4))
        painter.setBrush(self._appearance.theme.surface)
        painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS, RADIUS)


class PillControl(SegmentedControl):
    """Segmented control with separate pills, for few and important values."""

    segment_type = PillSegment
    spacing = 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: pills have no common frame."""
