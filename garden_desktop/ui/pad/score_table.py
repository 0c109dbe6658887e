"""Score table: one row per side, one column per kind of points, and an explanation for every number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import Message, without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import ring
from garden_desktop.ui.kit.buttons.toggle import HoverButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged, mirrored
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import grown, px, room, scale
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.tip import show_tip
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.pad.score_sheet import ScoreColumn, ScoreEntry, ScoreRow, ScoreSheet
from garden_desktop.ui.pad.score_tooltip import ScoreTooltip, lines_of

HEAD: Final = 76
ROW_MS: Final = 240
_NAMES: Final = (150, 196)
"""Minimum and maximum width of the column of names, which makes room for the other columns."""
_TOTAL: Final = 96
_WIDEST: Final = 96
_ROOMY: Final = 64
_FIGURE: Final = 24
_LABELS: Final = (12, 11, 10, 9)
_NARROWEST: Final = 44
_LEAST: Final = 520
_ROWS: Final = (56, 92)
_STEPS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
"""Arrow key -> change of (row, column)."""


class ScoreCell(HoverButton):
    """Number in the table; hover or focus shows the lines it consists of."""

    def __init__(self, appearance: Appearance, cell: ScoreEntry, parent: QWidget) -> None:
        super().__init__(appearance, "", parent)
        self.cell = cell
        self.sum = ""
        self.framed = False
        self.covered = False
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if cell.lines else Qt.FocusPolicy.NoFocus)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        points = self.cell.points
        if self.covered or points is None:
            return
        if self.hasFocus():
            ring(painter, rect.adjusted(2, 2, -2, -2), theme.leaf, 8, theme.ring)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(theme.raised, theme.ink, 0.07))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
        if self.framed:
            self._paint_frame(painter, rect)
        below = rect
        if self.sum:
            middle = rect.center().y()
            painter.setFont(paragraph.fitting(self.sum, [text_font(px) for px in _LABELS], rect.width()))
            painter.setPen(theme.muted)
            painter.drawText(QRectF(rect.left(), middle - 20, rect.width(), 18), Qt.AlignmentFlag.AlignCenter, self.sum)
            below = QRectF(rect.left(), middle - 5, rect.width(), 28)
        painter.setFont(display_font(24 if rect.width() >= 44 else 19))
        painter.setPen(theme.ink if points else theme.muted)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(points))

    def _paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the frame that marks what broke the tie."""
        box = QRectF(0, 0, min(60.0, rect.width() - 6), rect.height() - 4)
        box.moveCenter(rect.center())
        painter.setPen(QPen(self.appearance.theme.sun, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 8, 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()  # the table handles it; a button would move to its neighbour in the tab order
        else:
            super().keyPressEvent(event)


class ScoreTable(QWidget):
    """Score table. Rows appear from the last place upwards; `complete` is emitted when all are visible."""

    complete = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._game = ""
        self._sheet: ScoreSheet | None = None
        self._shown = 0
        self._cells: list[list[ScoreCell]] = []
        self._explained = ScoreTooltip(appearance, parent or self)
        self._clock = QTimer(self)
        self._clock.timeout.connect(lambda: self.reveal(self._shown + 1))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        appearance.changed.connect(self._redress)

    def _redress(self) -> None:
        self._place()
        self.updateGeometry()
        self.update()

    def show_sheet(self, game: str, sheet: ScoreSheet) -> None:
        """Show the rows one after another, or at once without animation."""
        self._game, self._sheet = game, sheet
        for cell in (cell for row in self._cells for cell in row):
            cell.deleteLater()
        self._cells = [[self._made(cell) for cell in row.cells] for row in sheet.rows]
        for row, cells in zip(sheet.rows, self._cells, strict=True):
            for column, cell in zip(sheet.columns, cells, strict=True):
                cell.framed = row.side in sheet.framed and column.label in sheet.decided
        self._place()
        self.retranslate()
        self.updateGeometry()
        duration = self._appearance.duration(ROW_MS)
        self.reveal(0 if duration else len(sheet.rows))
        if duration:
            self._clock.start(duration)

    def reveal(self, rows: int) -> None:
        """Show the last `rows` rows."""
        if self._sheet is None:
            return
        self._shown = min(rows, len(self._sheet.rows))
        hidden = len(self._sheet.rows) - self._shown
        for at, row in enumerate(self._cells):
            for cell in row:
                cell.covered = at < hidden
                cell.update()
        self.update()
        if hidden == 0:
            self._clock.stop()
            self.complete.emit()

    def retranslate(self) -> None:
        """Set the texts, and the accessible name of every number."""
        if self._sheet is None:
            return
        self.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleDescription(", ".join(self._headed(column) for column in self._sheet.columns if column.value))
        for row, cells in zip(self._sheet.rows, self._cells, strict=True):
            for column, cell in zip(self._sheet.columns, cells, strict=True):
                cell.sum = self._say(cell.cell.sum) if cell.cell.sum else ""
                cell.setAccessibleName(without_isolates(self._title(row, column, cell.cell)))
                lines = lines_of(cell.cell.lines, self._say, self._round)
                cell.setAccessibleDescription(without_isolates("; ".join(_spoken(*line) for line in lines)))

    def _say(self, message: Message) -> str:
        return format_message(message, self._name)

    def _name(self, side: int) -> str:
        rows = self._sheet.rows if self._sheet else ()
        return next((row.player.name for row in rows if row.side == side), "")

    def _round(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)

    def _title(self, row: ScoreRow, column: ScoreColumn, cell: ScoreEntry) -> str:
        text = self.tr("{name}, {kind}: {points}")
        points = self.tr("nothing") if cell.points is None else str(cell.points)
        return text.format(name=row.player.name, kind=self._say(column.label), points=points)

    def _headed(self, column: ScoreColumn) -> str:
        """Return the value in the header of a column as text."""
        kind = self._say(column.label)
        if not column.was:
            return f"{kind} {column.value}"
        return self.tr("{kind} {value} instead of {was}").format(kind=kind, value=column.value, was=column.was)

    def _made(self, cell: ScoreEntry) -> ScoreCell:
        made = ScoreCell(self._appearance, cell, self)
        made.pointed.connect(lambda: self._explain(made))
        wire(made, "left()", self._explained, "hide()")
        made.show()
        return made

    def _explain(self, cell: ScoreCell) -> None:
        if cell.covered or not cell.cell.lines:
            return
        over = self._explained.parentWidget() or self
        beside = QRect(cell.mapTo(over, cell.rect().topLeft()), cell.size())
        self._explained.explain(cell.accessibleName(), lines_of(cell.cell.lines, self._say, self._round), beside)

    def _row_height(self) -> float:
        count = len(self._sheet.rows) if self._sheet else 1
        return max(_ROWS[0], min(_ROWS[1], (room(self).height() - HEAD) / max(1, count)))

    def _column_width(self) -> float:
        count = len(self._sheet.columns) if self._sheet else 1
        return min(_WIDEST, (room(self).width() - self._names_width() - _TOTAL) / max(1, count))

    def _names_width(self) -> float:
        count = len(self._sheet.columns) if self._sheet else 1
        return max(_NAMES[0], min(_NAMES[1], room(self).width() - _TOTAL - count * _ROOMY))

    def _column(self, at: int) -> float:
        """Return the left edge of a column; columns are aligned to the right, beside the totals."""
        count = len(self._sheet.columns) if self._sheet else 0
        return room(self).width() - _TOTAL - (count - at) * self._column_width()

    def _place(self) -> None:
        pitch, width = self._row_height(), self._column_width()
        for number, row in enumerate(self._cells):
            for at, cell in enumerate(row):
                box = QRectF(self._column(at), HEAD + number * pitch, width, pitch)
                inner = box.adjusted(0, 6, 0, -6)
                large = QRectF(inner.topLeft() * scale(), inner.size() * scale()).toRect()
                cell.setGeometry(mirrored(self, large))

    def _paint_head(self, painter: QPainter, sheet: ScoreSheet) -> None:
        theme = self._appearance.theme
        for at, column in enumerate(sheet.columns):
            box = QRectF(self._column(at), 0, self._column_width(), HEAD - 8)
            if column.value:
                self._paint_figure(painter, column, box)
                box.setBottom(box.bottom() - _FIGURE)
            named = not self._telling(column, sheet) or (not column.value and self._whole(column, box))
            if self._appearance.art.has(self._game, column.sprite):
                self._paint_picture(painter, box, column.sprite, named)
            if named:
                self._paint_label(painter, box, self._say(column.label))
        painter.setFont(text_font(13))
        painter.setPen(theme.muted)
        box = QRectF(room(self).width() - _TOTAL, 0, _TOTAL, HEAD - 10)
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, self._unit(sheet))

    def _unit(self, sheet: ScoreSheet) -> str:
        return self.tr("points") if sheet.unit is None else self._say(sheet.unit)

    def _paint_figure(self, painter: QPainter, column: ScoreColumn, box: QRectF) -> None:
        """Paint the value of a column's header, after the former value struck out."""
        theme, font = self._appearance.theme, display_font(19)
        painter.setFont(font)
        gone = painter.fontMetrics().horizontalAdvance(column.was) + 4 if column.was else 0
        wide = gone + painter.fontMetrics().horizontalAdvance(column.value)
        line = QRectF(box.center().x() - wide / 2, box.bottom() - _FIGURE + 2, wide, _FIGURE)
        if column.was:
            painter.setPen(theme.muted)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, column.was)
            painter.setPen(QPen(theme.inked(theme.clay), 2))
            painter.drawLine(
                QPointF(line.left() - 2, line.center().y() + 1), QPointF(line.left() + gone - 2, line.center().y() + 1)
            )
        painter.setPen(theme.ink)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, column.value)

    def _telling(self, column: ScoreColumn, sheet: ScoreSheet) -> bool:
        """Whether a column is identified by its picture alone."""
        alike = [other for other in sheet.columns if other.sprite == column.sprite]
        return len(alike) == 1 and self._appearance.art.has(self._game, column.sprite)

    def _whole(self, column: ScoreColumn, box: QRectF) -> bool:
        return box.width() >= _ROOMY and paragraph.fits(self._say(column.label), text_font(_LABELS[-1]), box.width(), 2)

    def _paint_picture(self, painter: QPainter, box: QRectF, sprite: str, named: bool) -> None:
        side = min(28.0 if named else 40.0, box.width() - 6)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        spot.moveTop(4 if named else box.bottom() - side - 4)
        art, ground = self._appearance.art, self._appearance.theme.middling
        pixmap = art.pixmap(self._game, sprite, side, side, ratio_of(painter), grounds=(ground,))
        painter.drawPixmap(spot.topLeft(), pixmap)

    def _paint_label(self, painter: QPainter, box: QRectF, text: str) -> None:
        sizes = _LABELS if box.width() >= _ROOMY else _LABELS[1:]
        font = paragraph.fitting(text, [text_font(px) for px in sizes], box.width(), 2)
        words = paragraph.lines(text, font, box.width(), 2)
        top = box.bottom() - paragraph.height(len(words), font)
        painter.setFont(font)
        painter.setPen(self._appearance.theme.muted)
        for at, word in enumerate(words):
            line = QRectF(box.left(), top + at * paragraph.height(1, font), box.width(), paragraph.height(1, font))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_row(self, painter: QPainter, row: ScoreRow, box: QRectF, sheet: ScoreSheet) -> None:
        theme = self._appearance.theme
        if row.rank == 1:
            painter.fillRect(box, theme.soft)
        painter.setPen(theme.ink)
        painter.setFont(display_font(24))
        if row.rank:
            painter.drawText(box.adjusted(0, 0, 28 - box.width(), 0), Qt.AlignmentFlag.AlignCenter, str(row.rank))
        disc = min(40.0, box.height() - 16)
        sign = QRectF(36, box.center().y() - disc / 2, disc, disc)
        paint_sign(painter, self._appearance, self._game, row.player.sign, sign)
        self._paint_name(painter, row, QRectF(36 + disc + 12, box.top(), self._names_width() - disc - 52, box.height()))
        total = QRectF(box.right() - _TOTAL, box.top(), _TOTAL, box.height())
        if row.side in sheet.framed and not sheet.decided and self._shown == len(sheet.rows):
            painter.setPen(QPen(theme.sun, 2))
            painter.drawRoundedRect(total.adjusted(8, 9, -8, -9), 8, 8)
        painter.setPen(theme.ink)
        painter.setFont(display_font(40 if box.height() > 70 else 30))
        painter.drawText(total, Qt.AlignmentFlag.AlignCenter, str(row.total))

    def _paint_name(self, painter: QPainter, row: ScoreRow, room: QRectF) -> None:
        theme = self._appearance.theme
        font = paragraph.fitting(row.player.name, [text_font(px, bold=True) for px in range(18, 10, -1)], room.width())
        name = paragraph.lines(row.player.name, font, room.width(), 1)
        note = [self._say(row.note)] if row.note else []
        top = room.center().y() - (25 + 18 * len(note)) / 2
        painter.setFont(font)
        painter.setPen(theme.ink)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(room.left(), top, room.width(), 25), middle, name[0] if name else "")
        painter.setFont(text_font(13))
        painter.setPen(theme.muted)
        for text in note:
            painter.drawText(QRectF(room.left(), top + 25, room.width(), 18), middle, text)

    def _walk(self, cell: QWidget | None, down: int, across: int) -> None:
        """Move the focus by an arrow key, skipping empty cells."""
        spots = [(row, at) for row, cells in enumerate(self._cells) for at, c in enumerate(cells) if c is cell]
        if not spots:
            return
        row, at = spots[0]
        while True:
            row, at = row + down, at + (-across if self.isRightToLeft() else across)
            if not (0 <= row < len(self._cells) and 0 <= at < len(self._cells[row])):
                return
            if self._cells[row][at].cell.lines:
                self._cells[row][at].setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def sizeHint(self) -> QSize:
        return grown(QSize(728, HEAD + _ROWS[1] * (len(self._sheet.rows) if self._sheet else 2)))

    def minimumSizeHint(self) -> QSize:
        count, rows = (len(self._sheet.columns), len(self._sheet.rows)) if self._sheet else (1, 2)
        return grown(QSize(max(_LEAST, _NAMES[0] + _TOTAL + count * self._least_column()), HEAD + _ROWS[0] * rows))

    def _least_column(self) -> int:
        """Return the minimum width of a column at which every heading fits."""
        sheet, smallest = self._sheet, text_font(_LABELS[-1])
        if sheet is None:
            return _NARROWEST
        named = [self._say(column.label) for column in sheet.columns if not self._telling(column, sheet)]
        wide = range(_NARROWEST, _WIDEST, 4)
        fitting = (one for one in wide if all(paragraph.fits(words, smallest, one - 1, 2) for words in named))
        return next(fitting, _WIDEST)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._sheet:
            x = mirrored(self, QRect(event.pos(), QSize())).x() / scale()
            at = int((x - self._column(0)) // self._column_width())
            if event.pos().y() < px(HEAD) and 0 <= at < len(self._sheet.columns):
                show_tip(event.globalPos(), self._say(self._sheet.columns[at].label), self)
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self._walk(self.focusWidget(), *_STEPS[event.key()])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        theme = self._appearance.theme
        painter, _ = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter, self._sheet)
        pitch = self._row_height()
        hidden = len(self._sheet.rows) - self._shown
        for at, row in enumerate(self._sheet.rows):
            box = QRectF(0, HEAD + at * pitch, room(self).width(), pitch)
            if at >= hidden:
                self._paint_row(painter, row, box, self._sheet)
            painter.setPen(QPen(theme.line, 1.2))
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())


def _spoken(when: str, how: str, points: int) -> str:
    return f"{when}: {points}. {how}".lstrip(": ").rstrip(". ")
