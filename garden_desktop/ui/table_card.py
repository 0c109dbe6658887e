"""The green card of the new-game sheet: what the choices mean, in a few lines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.game import Option
from garden_desktop.hotseat.choices import HUMAN, Choices
from garden_desktop.ui import paragraph
from garden_desktop.ui.facts import Facts
from garden_desktop.ui.look import Look
from garden_desktop.ui.say import say
from garden_desktop.ui.theme import text_font

_PICTURE = 140


class TableCard(QWidget):
    """Follows the choices; its words are one paragraph for screen readers."""

    def __init__(self, look: Look, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._choices = choices
        self._facts = Facts(self)
        self.setMinimumHeight(116)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.update)

    def show_choices(self, choices: Choices) -> None:
        self._choices = choices
        self.setAccessibleName(" ".join([self._title(), *(f"{line}." for line in self.lines())]))
        self.update()

    def lines(self) -> list[str]:
        """What the choices mean, the most important first."""
        choices, info = self._choices, self._choices.game.info
        lines = []
        if len(info.modes) > 1:
            lines.append(say(choices.mode.label, str))
        lines += [self._line(option) for option in choices.in_play if option.key in choices.changed]
        if info.hidden and sum(seat.who == HUMAN for seat in choices.seats) > 1:
            lines.append(self.tr("The garden gate closes between turns"))
        if choices.pack_file is not None:
            lines.append(self.tr("With components of your own"))
        lines.append(self.tr("About {minutes} at the table").format(minutes=self._facts.minutes(info)))
        return lines

    def _title(self) -> str:
        return self.tr("With %n at the table", "", self._choices.count)

    def _line(self, option: Option) -> str:
        value = self._choices.values[option.key]
        label = next(choice.label for choice in option.choices if choice.value == value)
        return self.tr("{rule}: {value}").format(rule=say(option.label, str), value=say(label, str))

    def sizeHint(self) -> QSize:
        return QSize(400, 176)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_choices(self._choices)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        card = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.soft)
        painter.drawRoundedRect(card, 10, 10)
        side = min(_PICTURE, card.height() - 28)
        self._draw_picture(painter, QRectF(18, (card.height() - side) / 2, side, side))
        self._draw_lines(painter, card.adjusted(18 + side + 22, 14, -16, -14))

    def _draw_picture(self, painter: QPainter, box: QRectF) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, 8, 8)
        painter.save()
        painter.setClipPath(clip)
        sprite = "picture-dusk" if self._look.theme.dark else "picture"
        key, ratio = self._choices.game.info.key, self.devicePixelRatioF()
        picture = self._look.art.pixmap(key, sprite, box.width(), box.width() * 310 / 280, ratio)
        painter.drawPixmap(box.topLeft(), picture)
        painter.restore()

    def _draw_lines(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        fit = max(1, int(room.height() // 22) - 1)
        lines = self.lines()
        shown = lines if len(lines) <= fit else [*lines[: fit - 1], "…"]
        height = 22.0 * (len(shown) + 1)
        y = room.top() + max(0.0, (room.height() - height) / 2)
        bold = text_font(15, bold=True)
        title = QRectF(room.left(), y, room.width(), 22)
        paragraph.draw(painter, title, self._title(), bold, colour=theme.ink, most=1)
        for place, line in enumerate(shown, 1):
            box = QRectF(room.left(), y + 22 * place, room.width(), 22)
            colour = theme.muted if place == len(shown) else theme.ink
            paragraph.draw(painter, box, line, text_font(15), colour=colour, most=1)
