"""Lesson panel: instruction text with host figure, buttons, and progress dots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import LinkButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.layout.mirror import enlarged, painter_of
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import text_family, text_font
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.paragraph import fitting

WIDE: Final = 400
NARROW: Final = 340
_ENDLESS: Final = 10_000
_SHARES: Final = (1.0, 0.85, 0.7, 0.5)
"""Text sizes, relative to the setting, that are tried in turn in a low window."""
_DISC: Final = 52
_TITLES: Final = (18, 17, 16, 15)
_PAD: Final = 16
_GAP: Final = 14
_LINE: Final = 4
_ROW: Final = 10
_FOOT: Final = 6
_BETWEEN: Final = 8
"""Gap between the two buttons."""
_DOT: Final = 8
_LONG: Final = 18


class LessonPanelText(NamedTuple):
    """Contents of the panel. `clay` marks an answer to a wrong move, with the `sprite` of the piece.

    `go` is the label of the primary button ("" for none) with its key, `other` of the second one.
    """

    title: str
    text: str
    how: str = ""
    go: str = ""
    key: str = ""
    other: str = ""
    clay: bool = False
    sprite: str = ""
    leaving: bool = False
    home: str = ""


class LessonPanel(OverlayWidget):
    """Panel of a lesson. `went_on` is the primary button, `asked` the second one, `back` and `left` are the links
    below."""

    went_on = Signal()
    asked = Signal()
    back = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, game: str, host: str, steps: int, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance, self._game, self._host = appearance, game, host
        self.shown_text = LessonPanelText("", "")
        self._wide, self._share, self._most_height = True, 1.0, _ENDLESS
        self._labels = self._title, self._text, self._how = Label(wrap=True), Label(wrap=True), Label(wrap=True)
        self._dots = LessonProgressDots(appearance, steps)
        self._count = Label()
        self.go = PrimaryButton(appearance, height=34)
        self.other = QuietButton(appearance, height=34)
        self.to_previous = LinkButton(appearance)
        self.leave = LinkButton(appearance)
        self._arrange()
        self.go.clicked.connect(self.went_on)
        self.other.clicked.connect(self.asked)
        self.to_previous.clicked.connect(self.back)
        self.leave.clicked.connect(self.left)
        appearance.changed.connect(self._redress)
        self.retranslate()
        self._redress()
        self.hide()

    def show_step(self, said: LessonPanelText, step: int, *, wide: bool, full: bool = True) -> None:
        """Show a text for step `step` (from 0), in a panel that may be `wide`; without `full` the hint on how to do it
        is left out."""
        self.shown_text = said
        self._title.setText(said.title)
        self._text.setText(said.text)
        self._how.setText(said.how if full else "")
        self._how.setVisible(bool(said.how) and full)
        self._dots.show_step(step)
        self._count.setText(self.tr("{step} of {steps}").format(step=step + 1, steps=self._dots.steps))
        for button, words in ((self.go, said.go), (self.other, said.other)):
            button.setText(words)
            button.setVisible(bool(words))
        self.go.set_key(said.key)
        self.to_previous.setVisible(not said.leaving and not said.clay)
        self.to_previous.setEnabled(step > 0)
        self.leave.setVisible(not said.leaving or bool(said.home))
        self.leave.setText(said.home or self.tr("Leave lesson"))
        parts = (self._count.text(), said.title, said.text, said.how)
        self.setAccessibleName(
            without_isolates(" ".join(part if part[-1] in ".:?!" else f"{part}." for part in parts if part))
        )
        self._wide = wide
        self._fit()
        self.update()

    def limit_height(self, most: int) -> None:
        """Keep the panel within `most` pixels as far as smaller text allows."""
        if most != self._most_height:
            self._most_height = most
            self._fit()

    def retranslate(self) -> None:
        self.to_previous.setText(self.tr("Back"))
        self.leave.setText(self.tr("Leave lesson"))

    def _fit(self) -> None:
        """Adapt the height to the text; in a low window, shrink the text."""
        for self._share in _SHARES:
            high = self._lay_words()
            if high <= self._most_height:
                break
        self.setFixedSize(self._width, high)

    def _lay_words(self) -> int:
        """Set the sizes of all parts and return the total height."""
        self._dress_words()
        for gap in (self._beside, self._indent):
            gap.changeSize(self._grown(_DISC) + _GAP, 0)
        for label in self._labels:
            label.setMinimumHeight(0)  # reset: heightForWidth never goes below it
            label.setFixedHeight(label.heightForWidth(self._room) if label.text() else 0)
        rows = [label.height() + _LINE for label in self._labels if label.text()]
        buttons = self._lay_buttons()
        foot = self.to_previous.sizeHint().width() + self.leave.sizeHint().width() + 3 * _FOOT
        spare, count = self._width - 2 * _PAD - foot, self._count.sizeHint().width()
        self._dots.setVisible(self._dots.sizeHint().width() + count <= spare)
        self._count.setVisible(count <= spare)
        words = max(self._grown(_DISC), sum(rows))
        return 2 * _PAD + words + _ROW + self._lay_foot() + buttons

    def _lay_buttons(self) -> int:
        """Place the two buttons side by side if both have room for their words, else stacked, and below the host figure
        if one is too wide beside it; returns their height and the gap above them."""
        shown = [
            button.sizeHint()
            for button, words in ((self.go, self.shown_text.go), (self.other, self.shown_text.other))
            if words
        ]
        beside = sum(size.width() for size in shown) + _BETWEEN * (len(shown) - 1) <= self._room
        ways = QBoxLayout.Direction
        self._buttons.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        if any(size.width() > self._room for size in shown):
            self._indent.changeSize(0, 0)
        heights = [size.height() for size in shown]
        high = max(heights, default=0) if beside else sum(heights) + _BETWEEN * (len(shown) - 1)
        return high + _ROW if shown else 0

    def _lay_foot(self) -> int:
        """Place the links side by side if they fit, else stacked; returns their height."""
        shown = [link.sizeHint() for link in (self.to_previous, self.leave) if not link.isHidden()]
        beside = sum(size.width() + _FOOT for size in shown) <= self._width - 2 * _PAD
        ways = QBoxLayout.Direction
        self._foot.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        high = self.leave.sizeHint().height()
        return high if beside else len(shown) * (high + _FOOT) - _FOOT

    def _grown(self, number: int) -> int:
        """Scale a length at 100 % by the text size and the shrink factor, but never below 100 %."""
        return max(number, round(px(number) * self._share))

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(_LINE)
        for label in self._labels:
            words.addWidget(label)
        words.addStretch()
        top = QHBoxLayout()
        self._beside = QSpacerItem(0, 0)
        top.addSpacerItem(self._beside)
        top.addLayout(words, 1)
        foot = self._foot = QHBoxLayout()
        foot.setSpacing(_FOOT)
        foot.addWidget(self._dots)
        foot.addWidget(self._count)
        foot.addStretch()
        for button in (self.to_previous, self.leave):
            foot.addWidget(button)
        buttons = QHBoxLayout()
        self._indent = QSpacerItem(0, 0)
        buttons.addSpacerItem(self._indent)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(_BETWEEN)
        for verb in (self.go, self.other):
            self._buttons.addWidget(verb, 0, Qt.AlignmentFlag.AlignLeft)
        buttons.addLayout(self._buttons)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        column.setSpacing(_ROW)
        column.addLayout(top, 1)
        column.addLayout(buttons)
        column.addLayout(foot)

    def _redress(self) -> None:
        self._fit() if self.isVisible() else self._dress_words()
        self.update()

    def _dress_words(self) -> None:
        theme = self._appearance.theme
        _wear(self._text, self._grown(15), theme.ink)
        for label in (self._how, self._count):
            _wear(label, self._grown(13), theme.muted)
        self._wear_title()

    def _wear_title(self) -> None:
        """Set the title in the largest font in which it fits on one line."""
        fonts = [text_font(self._grown(size), bold=True) for size in _TITLES]
        _wear(
            self._title,
            fitting(self.shown_text.title, fonts, self._room).pixelSize(),
            self._appearance.theme.ink,
            bold=True,
        )

    @property
    def _room(self) -> int:
        """Width available for text."""
        return self._width - 2 * _PAD - self._grown(_DISC) - _GAP

    @property
    def _width(self) -> int:
        """Width of the panel: scaled by the text size, limited to the table."""
        return max(WIDE if self._wide else NARROW, min(px(WIDE if self._wide else NARROW), self._most))

    @property
    def _most(self) -> int:
        above = self.parentWidget()
        return 0 if above is None else above.width() - 2 * _PAD

    # Qt overrides

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(theme.edge, 1.5))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(box, 10, 10)
        if self.shown_text.clay:
            edge = QPainterPath()
            edge.addRoundedRect(box, 10, 10)
            painter.setClipPath(edge)
            painter.fillRect(QRectF(0, 0, 4, self.height()), theme.clay)
            painter.setClipping(False)
        self._draw_host(painter)

    def _draw_host(self, painter: QPainter) -> None:
        """Paint the host figure on a disc; after a wrong move the tried piece, tilted."""
        disc = QRectF(16, 16, self._grown(_DISC), self._grown(_DISC))
        tried = self.shown_text.clay and bool(self.shown_text.sprite)
        painter.save()
        if tried:
            painter.translate(disc.center())
            painter.rotate(-4)
            painter.translate(-disc.center())
        else:
            painter.setPen(QPen(self._appearance.theme.leaf, 1.5))
            painter.setBrush(self._appearance.theme.soft)
            painter.drawEllipse(disc)
        sprite = self.shown_text.sprite if tried else self._host
        room = disc if tried else disc.adjusted(7, 7, -7, -7)
        art, theme, ratio = self._appearance.art, self._appearance.theme, self.devicePixelRatioF()
        ground = theme.raised if tried else theme.soft
        pixmap = art.pixmap(self._game, sprite, room.width(), room.height(), ratio, grounds=(ground,))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(room, pixmap, QRectF(pixmap.rect()))
        painter.restore()


def _wear(label: Label, high: int, colour: QColor, *, bold: bool = False) -> None:
    weight = "bold" if bold else "normal"
    label.setStyleSheet(
        f"font-family: '{text_family()}'; font-size: {high}px; font-weight: {weight}; color: {colour.name()}"
    )


class LessonProgressDots(QWidget):
    """Row of dots, one per step; the present step is a longer bar."""

    def __init__(self, appearance: Appearance, steps: int) -> None:
        super().__init__()
        self._appearance, self.steps, self._step = appearance, steps, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_step(self, step: int) -> None:
        self._step = step
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(round(sum(width + self._gap for width in self._widths()) - self._gap) + 2, 12))

    @property
    def _gap(self) -> float:
        return 5.0 if self.steps < 11 else 3.0

    def _widths(self) -> Sequence[float]:
        small = _DOT if self.steps < 11 else 5
        return [_LONG if step == self._step else small for step in range(self.steps)]

    def paintEvent(self, event: QPaintEvent) -> None:
        leaf = self._appearance.theme.leaf
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = QPointF(1, 0)
        for step, width in enumerate(self._widths()):
            high = min(_DOT, width)
            box = QRectF(at.x(), room.height() / 2 - high / 2, width, high)
            painter.setPen(QPen(leaf, 1.2))
            painter.setBrush(leaf if step <= self._step else Qt.BrushStyle.NoBrush)
            painter.setOpacity(0.55 if step < self._step else 1.0)
            painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), high / 2, high / 2)
            at += QPointF(width + self._gap, 0)
