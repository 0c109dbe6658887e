"""Text of an inspection: as HTML, as one sentence for screen readers, and painted at the width of the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextDocument

from garden_desktop.core.inspection import Inspection, InspectionLine, LifeCycle
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon, ratio_of
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.html import Html, joined
from garden_desktop.ui.kit.text.labels import document, paint
from garden_desktop.ui.kit.text.translations import Names, format_message, format_message_html
from garden_desktop.ui.rules import rulebook


class InspectionTexts(QObject):
    """Texts of an inspection in the current language; `name` and `colour` are those of the sides."""

    def __init__(self, name: Names, colour: Callable[[int], QColor], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name, self._colour = name, colour

    def said(self, message: Message) -> str:
        return format_message(message, self._name)

    def spoken(self, gloss: Inspection) -> str:
        """Whole inspection as one text."""
        parts = [self.said(gloss.title), self.said(gloss.kind), *map(self._line, gloss.lines)]
        if gloss.later:
            lead = "" if gloss.lead is None else f"{self.said(gloss.lead)} "
            parts.append(lead + " ".join(map(self.said, gloss.later)))
        return " ".join(_ended(part) for part in parts if part)

    def life(self, cycle: LifeCycle) -> str:
        """State diagram as one text: the transitions of each side."""
        return " ".join(_ended(part) for part in self._life(cycle))

    def _life(self, cycle: LifeCycle) -> Iterator[str]:
        for at, station in enumerate(cycle.stations):
            yield self.said(station.name)
            passages = [one for one in cycle.passages if one.begin == at]
            if not passages:
                yield self.said(NOTHING_LEADS)
            for one in passages:
                yield self.tr("{term}: {text}").format(term=self.said(one.cause), text=self.said(one.text))

    def line(self, line: InspectionLine, *, term: bool = True) -> Html:
        """Line without its numbers, its term in bold."""
        text = format_message_html(line.text, self._name, self._colour)
        if line.term is None or not term:
            return text
        return Html(f"<b>{format_message_html(line.term, self._name, self._colour)}</b> {text}")

    def later(self, gloss: Inspection) -> Html:
        """Sentences about possible effects, after their lead in bold."""
        text = joined(format_message_html(one, self._name, self._colour) for one in gloss.later)
        return (
            text
            if gloss.lead is None
            else Html(f"<b>{format_message_html(gloss.lead, self._name, self._colour)}</b> {text}")
        )

    def rich(self, message: Message) -> Html:
        return format_message_html(message, self._name, self._colour)

    def _line(self, line: InspectionLine) -> str:
        said = self.said(line.text)
        if line.term is not None:
            term = self.said(line.term)
            said = f"{term} {said}" if term.endswith(":") else self.tr("{term}: {text}").format(term=term, text=said)
        parts = [said]
        if line.change is not None:
            parts.append(self.tr("{now} to {then}").format(now=line.change.now, then=line.change.then))
        if line.chip is not None:
            parts.append(self.said(line.chip))
        return ", ".join(parts)


def _ended(text: str) -> str:
    """Sentence with its full stop."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


NOTHING_LEADS: Final = QT_TRANSLATE_NOOP("gloss", "Nothing happens to it.")
LIFE: Final = QT_TRANSLATE_NOOP("gloss", "Life cycle: what turns one side into the other, and what else can happen.")


# Layout and painting.


WIDTH: Final = 292
PAD: Final = 14
ROW: Final = 27
_ICON: Final = 20
_INDENT: Final = 27
_STEP: Final = 22
"""Distance between two icons of a line."""
_TITLES: Final = (18, 16, 14)
"""Font sizes of the title, the largest in which it has at most three lines; a longer one gets more lines."""
_TITLE_LINES: Final = 3
_LEADING: Final = 6
"""Difference of line height and font size of the title."""
_BODY: Final = 13
_CHIP: Final = 20
_LINE: Final = 130
FOOT: Final = 26
_ARROW: Final = 18.0
_LEAST: Final = 84.0
"""Minimum width for words beside numbers; with less, the numbers go below."""
_TERM: Final = 92
"""Maximum width of a term in the column of terms."""


class InspectionPage:
    """Inspection laid out for painting at the width of the panel. `height` excludes the footer."""

    def __init__(self, appearance: Appearance, game: str, words: InspectionTexts, gloss: Inspection) -> None:
        self._appearance, self._game, self._words, self.gloss = appearance, game, words, gloss
        self._inner = WIDTH - 2.0 * PAD
        theme = appearance.theme
        self._figure = _advance(gloss.figure[1], _TITLES[0]) + 22 if gloss.figure[1] else 0.0
        self._face, self._title = titled(words.said(gloss.title), self._inner - self._figure - 6)
        indent = 22 if gloss.sprite else 0
        kind = words.rich(gloss.kind)
        self._kind = document(kind, text_font(_BODY), theme.muted, self._inner - indent, _LINE)
        self._column = self._terms()
        self._rows = [(line, *self._row(line)) for line in gloss.lines]
        self._later = self._document(gloss, theme.ink) if gloss.later else None
        self.height = self._laid_out()

    def paint(self, painter: QPainter) -> None:
        """Paint all but the footer, at the upper left corner of the panel."""
        y = self._paint_head(painter)
        if self._rows:
            y = self._paint_rule(painter, y)
            for line, words, high in self._rows:
                self._paint_row(painter, line, words, QRectF(PAD, y, self._inner, high))
                y += high
        if self._later is not None:
            y = self._paint_rule(painter, y)
            paint(painter, self._later, QRectF(PAD, y, self._inner, self._later.size().height()))

    def _laid_out(self) -> int:
        high = 10 + len(self._title) * self._pitch + 2 + self._kind.size().height() + 5
        if self._rows:
            high += 8 + sum(high for _, _, high in self._rows)
        if self._later is not None:
            high += 8 + self._later.size().height() + 3
        return round(high + 6)

    @property
    def _pitch(self) -> int:
        """Line height of the title."""
        return self._face.pixelSize() + _LEADING

    def _document(self, gloss: Inspection, ink: QColor) -> QTextDocument:
        return document(self._words.later(gloss), text_font(_BODY), ink, self._inner, _LINE)

    def _terms(self) -> float:
        """Width of the column of terms; 0 where none is short enough for it."""
        wide = [_advance(self._words.said(line.term), _BODY) for line in self.gloss.lines if line.term and line.change]
        return max((one + 6 for one in wide if one <= _TERM), default=0.0)

    def _row(self, line: InspectionLine) -> tuple[QTextDocument, float]:
        column = self._in_column(line)
        wide = self._room(line) - (0 if self._stacked(line) else self._right(line))
        words = document(
            self._words.line(line, term=not column), text_font(_BODY), self._appearance.theme.ink, wide, _LINE
        )
        least = ROW if line.sprites or line.change or line.chip else 20
        return words, max(least, words.size().height() + 7) + (ROW - 4 if self._stacked(line) else 0)

    def _room(self, line: InspectionLine) -> float:
        """Width for words beside icons and term."""
        return self._inner - self._left(line) - (self._column if self._in_column(line) else 0)

    def _stacked(self, line: InspectionLine) -> bool:
        """Whether numbers and chip go below the words, which have too little room beside them."""
        least = min(_LEAST, _advance(self._words.said(line.text), _BODY))
        return self._right(line) > 0 and self._room(line) - self._right(line) < least

    def _in_column(self, line: InspectionLine) -> bool:
        return bool(line.change and line.term and _advance(self._words.said(line.term), _BODY) <= _TERM)

    def _left(self, line: InspectionLine) -> float:
        return _INDENT + _STEP * (len(line.sprites) - 1) if line.sprites else 0.0

    def _right(self, line: InspectionLine) -> float:
        return self._chip_width(line) + self._change_width(line)

    def _chip_width(self, line: InspectionLine) -> float:
        return 0.0 if line.chip is None else _advance(self._words.said(line.chip), 12) + 20

    def _change_width(self, line: InspectionLine) -> float:
        if line.change is None:
            return 0.0
        return _advance(f"{line.change.now}{line.change.then}", 14) + _ARROW + (20 if line.change.sprite else 0) + 6

    def _paint_head(self, painter: QPainter) -> float:
        theme, gloss, y = self._appearance.theme, self.gloss, 10.0
        painter.setFont(self._face)
        painter.setPen(theme.ink)
        for row, words in enumerate(self._title):
            line = QRectF(PAD, y + self._pitch * row, self._inner, self._pitch)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
        sprite, figure = gloss.figure
        if figure:
            face = display_font(_TITLES[0])
            painter.setFont(face)
            painter.drawText(QRectF(PAD, y, self._inner, 24), _RIGHT, figure)
            wide = QFontMetricsF(face).horizontalAdvance(figure)
            self._paint_sprite(painter, sprite, QRectF(PAD + self._inner - wide - 21, y + 4, 16, 16))
        y += len(self._title) * self._pitch + 2
        if gloss.sprite:
            self._paint_sprite(painter, gloss.sprite, QRectF(PAD, y, 17, 17))
        left = PAD + (22 if gloss.sprite else 0)
        paint(painter, self._kind, QRectF(left, y, self._inner, self._kind.size().height()))
        return y + self._kind.size().height() + 5

    def _paint_rule(self, painter: QPainter, y: float) -> float:
        painter.setPen(QPen(self._appearance.theme.line, 1))
        painter.drawLine(QPointF(PAD, y + 2.5), QPointF(PAD + self._inner, y + 2.5))
        return y + 8

    def _paint_row(self, painter: QPainter, line: InspectionLine, words: QTextDocument, row: QRectF) -> None:
        for number, sprite in enumerate(line.sprites):
            box = QRectF(row.x() + number * _STEP, row.y() + (ROW - _ICON) / 2, _ICON, _ICON)
            self._paint_sprite(painter, sprite, box)
        numbers = row
        if self._stacked(line):
            numbers = row.adjusted(0, row.height() - ROW, 0, 0)
            row = row.adjusted(0, 0, 0, 4 - ROW)
        left, high = row.x() + self._left(line), words.size().height()
        if self._in_column(line) and line.term is not None:
            painter.setFont(text_font(_BODY, bold=True))
            painter.setPen(self._appearance.theme.ink)
            painter.drawText(QRectF(left, row.y(), self._column, row.height()), _LEFT, self._words.said(line.term))
            left += self._column
        top = row.y() + (row.height() - high) / 2
        paint(painter, words, QRectF(left, top, words.textWidth() + 2, high))
        right = row.right() - self._chip_width(line)
        begin = right - self._change_width(line)
        self._paint_change(painter, line, QRectF(begin, numbers.y(), 0, numbers.height()))
        self._paint_chip(painter, line, QRectF(right, numbers.y(), row.right() - right, numbers.height()))

    def _paint_change(self, painter: QPainter, line: InspectionLine, box: QRectF) -> None:
        if line.change is None:
            return
        theme, x, middle = self._appearance.theme, box.x(), box.center().y()
        if line.change.sprite:
            self._paint_sprite(painter, line.change.sprite, QRectF(x, middle - 8, 16, 16))
            x += 20
        painter.setFont(text_font(14, bold=True))
        painter.setPen(theme.ink)
        for number in (line.change.now, line.change.then):
            wide = _advance(str(number), 14)
            painter.drawText(QRectF(x, box.y(), wide, box.height()), Qt.AlignmentFlag.AlignCenter, str(number))
            x += wide + _ARROW
        arrow = QRectF(box.x() + (20 if line.change.sprite else 0) + _advance(str(line.change.now), 14), 0, _ARROW, 0)
        arrow.setTop(middle - 6)
        arrow.setHeight(12)
        draw_icon(painter, self._appearance.art, "arrow-right", arrow, theme.muted)

    def _paint_chip(self, painter: QPainter, line: InspectionLine, box: QRectF) -> None:
        if line.chip is None:
            return
        theme = self._appearance.theme
        words = self._words.said(line.chip)
        painter.setFont(text_font(12, bold=not line.lacking))
        if line.lacking:
            painter.setPen(theme.muted)
            painter.drawText(box, _RIGHT, words)
            return
        chip = QRectF(box.left() + 4, box.center().y() - _CHIP / 2, box.width() - 4, _CHIP)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.soft)
        painter.drawRoundedRect(chip, _CHIP / 2, _CHIP / 2)
        painter.setPen(theme.inked(theme.leaf))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_sprite(self, painter: QPainter, sprite: str, box: QRectF) -> None:
        if sprite:
            art, ground = self._appearance.art, self._appearance.theme.raised
            pixmap = art.pixmap(self._game, sprite, box.width(), box.height(), ratio_of(painter), grounds=(ground,))
            painter.drawPixmap(box, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())))


def titled(words: str, width: float) -> tuple[QFont, list[str]]:
    """Font and lines of a title of this width, never shortened."""
    face = paragraph.fitting(words, [display_font(px) for px in _TITLES], width, _TITLE_LINES)
    return face, paragraph.lines(words, face, width)


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _advance(words: str, px: int) -> float:
    return QFontMetricsF(text_font(px, bold=True)).horizontalAdvance(words)


def section_title(game: str, section: str) -> str:
    """Heading of a section of the rules in the current language; "" where there is none."""
    #: The language of the rules text: the name of a file in rules/, "de" for German.
    language = QCoreApplication.translate("RulesView", "en")
    book = rulebook.load(game, language) if section else None
    heading = book.where(section) if book else None
    return heading.title if heading else ""
