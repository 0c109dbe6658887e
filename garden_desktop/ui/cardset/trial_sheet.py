"""Sheet of trial matches of a card set: a hundred matches among computers in the background, and their results so far
as a chart, lines with bars that screen readers read as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.core.child_process import WorkError
from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import Document, ListField, PackSchema, row_id, to_toml, value_at
from garden_desktop.hotseat.card_set_trial import MATCHES, TrialProcess, TrialResult, TrialTask, card_ids
from garden_desktop.ui import guard
from garden_desktop.ui.cardset.outline import row_name
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_LINE, _HEADING = 26.0, 38.0
"""Heights of lines in pixels at 100 %."""
_BAR: Final = 14.0
_NAMES, _FIGURES = 0.42, 52.0
"""Share of the width for names, and width of the figures at the end of the lines."""


class ChartLine(NamedTuple):
    """Line of a chart, and the sentence that says it. A line without a `share` is a sentence or, if it `is_heading`, a
    heading. `share` is the length of the bar, `even` the place of a mark on it (0 to 1); `seat` gives its colour."""

    sentence: str
    name: str = ""
    figure: str = ""
    share: float | None = None
    even: float | None = None
    seat: int | None = None
    is_heading: bool = False

    @property
    def height(self) -> float:
        return _HEADING if self.is_heading else _LINE


class TrialChart(Label):
    """Label whose text is the sentences of its lines, and that paints them as a chart."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._lines: Sequence[ChartLine] = ()

    def show_lines(self, lines: Sequence[ChartLine]) -> None:
        """Show other lines."""
        self._lines = lines
        self.setText("\n".join(line.sentence for line in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(1, round(sum(line.height for line in self._lines))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = room.top()
        for line in self._lines:
            self._paint_line(painter, QRectF(room.left(), top, room.width(), line.height), line)
            top += line.height

    def _paint_line(self, painter: QPainter, place: QRectF, line: ChartLine) -> None:
        theme = self._appearance.theme
        if line.share is None:
            lower = place.adjusted(0, 10 if line.is_heading else 0, 0, 0)
            _write(painter, lower, line.sentence, text_font(15, bold=line.is_heading), theme.ink)
            return
        names = place.width() * _NAMES
        _write(
            painter, QRectF(place.left(), place.top(), names - 8, place.height()), line.name, text_font(15), theme.ink
        )
        figure = QRectF(place.right() - _FIGURES, place.top(), _FIGURES, place.height())
        _write(painter, figure, line.figure, text_font(15, bold=True), theme.ink, Qt.AlignmentFlag.AlignRight)
        bar = QRectF(place.left() + names, place.center().y() - _BAR / 2, place.width() - names - _FIGURES - 8, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf if line.seat is None else theme.seats[line.seat])
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(2.0, bar.width() * line.share), _BAR), 3, 3)
        if line.even is not None:
            painter.setPen(QPen(theme.ink, 2))
            x = bar.left() + bar.width() * line.even
            painter.drawLine(QPointF(x, bar.top() - 4), QPointF(x, bar.bottom() + 4))


def _write(
    painter: QPainter,
    place: QRectF,
    words: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write words on one line, shortened where there is no room."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, shown)


_SIZE: Final = QSize(620, 620)
_POLL_MS: Final = 200
"""Time in ms between two looks at what the other process has sent."""


class TrialSheet(SheetOverlay):
    """Progress and results of a trial. It ends with the sheet."""

    def __init__(
        self, appearance: Appearance, game: Game, schema: PackSchema, document: Document, parent: QWidget
    ) -> None:
        super().__init__(appearance, _SIZE, parent)
        self._schema, self._document = schema, document
        self._ids = card_ids(document, schema)
        everything = tuple(one for some in self._ids.values() for one in some)
        self.trial = TrialProcess(TrialTask(game.info.key, to_toml(document), everything))
        self._failed = False
        self.heading, self.progress, self.words = Label(), Label(wrap=True), TrialChart(appearance)
        self.heading.setProperty("role", "title")
        self.progress.setProperty("role", "small")
        self._close = QuietButton(appearance, height=44)
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self.look)
        self._lay_out()
        self._close.clicked.connect(self.dismiss)
        self.dismissed.connect(self._end)
        self.retranslate()
        self._timer.start()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Trial matches"))
        self.setAccessibleName(self.heading.text())
        self._close.setText(self.tr("Close"))
        self._show()

    def _lay_out(self) -> None:
        page, scroll = QWidget(), ScrollArea()
        page.setObjectName("page")
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.words)
        inner.addStretch(1)
        scroll.setWidget(page)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(px(28), px(24), px(28), px(20))
        column.setSpacing(px(12))
        for widget in (self.heading, self.progress, scroll):
            column.addWidget(widget)
        column.addLayout(row_layout(None, self._close))

    def look(self) -> None:
        """Receive what the other process has sent, and show it."""
        try:
            fresh = self.trial.poll()
        except WorkError as error:
            self._failed = True
            self._tell_end()
            guard.report_error(error)
            return
        if self.trial.done:
            self._tell_end()
        elif fresh:
            self._show()

    def _tell_end(self) -> None:
        self._timer.stop()
        self._show()
        send_announcement(self, self.progress.text())

    def _show(self) -> None:
        result = self.trial.result
        played = 0 if result is None else result.matches
        if self._failed:
            self.progress.setText(self.tr("The computers could not finish a match with this card set."))
        elif self.trial.done:
            self.progress.setText(self.tr("%n matches played by easy-going computers.", "", played))
        else:
            words = self.tr("Easy-going computers are playing: {played} of {all} matches.")
            self.progress.setText(words.format(played=played, all=MATCHES))
        self.words.show_lines([] if result is None else self._lines(result))

    def _lines(self, result: TrialResult) -> list[ChartLine]:
        decisions, seats = sorted(result.decisions), len(result.wins)
        lines = [self._win_line(seat, wins / result.matches, seats) for seat, wins in enumerate(result.wins)]
        lines.append(ChartLine(self.tr("The line on a bar marks equal chances.")))
        length = self.tr("Decisions in a match: {mean} on average, from {least} to {most}.")
        mean = round(sum(decisions) / len(decisions))
        lines.append(ChartLine(length.format(mean=mean, least=decisions[0], most=decisions[-1])))
        for key, ids in self._ids.items():
            if any(result.used.get(one) for one in ids):
                field = self._schema.field((key,))
                assert isinstance(field, ListField), "ids are of lists"
                title = self.tr("{cards}: how often each comes up in a match")
                lines.append(ChartLine(title.format(cards=format_message(field.label, str)), is_heading=True))
                lines += self._used(field, result)
        return lines

    def _win_line(self, seat: int, share: float, seats: int) -> ChartLine:
        percent = round(100 * share)
        sentence = self.tr("Player {seat} wins {share}% of the matches.").format(seat=seat + 1, share=percent)
        name = self.tr("Player {seat} wins").format(seat=seat + 1)
        return ChartLine(sentence, name, self.tr("{share}%").format(share=percent), share, 1 / seats, seat)

    def _used(self, field: ListField, result: TrialResult) -> list[ChartLine]:
        rows = value_at(self._document, (field.key,))
        counted = [
            (result.used.get(row_id(row, field), 0), row_name(self._document, field, number))
            for number, row in enumerate(rows)
        ]
        counted.sort(key=lambda one: (-one[0], one[1]))
        line, most = self.tr("{card}: {times}"), max(1, counted[0][0])
        figures = [(times / most, name, f"{times / result.matches:.1f}") for times, name in counted]
        return [ChartLine(line.format(card=name, times=figure), name, figure, share) for share, name, figure in figures]

    def _end(self) -> None:
        self._timer.stop()
        if not self.trial.done and not self._failed:
            self.trial.close()
        self.deleteLater()
