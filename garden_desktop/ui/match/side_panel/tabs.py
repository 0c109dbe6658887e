"""Score tab (the explained scores so far of each side) and plot tab (plots with title, note, a button for the next one,
and a table of the numbers) of the side panel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView, QTextBrowser, QWidget

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import Message, isolated, without_isolates
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, joined, show_html
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.side_panel.plot import EMPTY_PLOT, PlotView, colour_of_line, dash_of, figure


@dataclass(frozen=True, slots=True)
class ScoreTally:
    """Score of one side: name, lines (label, calculation, points) and total."""

    name: str
    lines: tuple[tuple[str, str, int], ...]
    total: int


class ScoreTab(QTextBrowser):
    """Table of score lines and totals."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._tallies: Sequence[ScoreTally] = ()
        self.document().setDocumentMargin(2)
        appearance.changed.connect(self._render)
        self.retranslate()

    def show_tallies(self, tallies: Sequence[ScoreTally]) -> None:
        self._tallies = tallies
        self._render()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score so far"))
        self._render()

    def _render(self) -> None:
        show_html(self, joined(map(self._table, self._tallies), NOTHING) or self._nothing_known())

    def _nothing_known(self) -> Html:
        words = escaped(self.tr("Scores are hidden until the end."))
        return Html(f'<p style="font-size:{px(13)}px; color:{self._appearance.theme.muted.name()}">{words}</p>')

    def _table(self, tally: ScoreTally) -> Html:
        theme = self._appearance.theme
        number = f"font-family:'Fraunces Garden'; font-size:{px(17)}px"
        rows = [
            f'<tr><td style="padding:3px 0"><span style="font-size:{px(15)}px">{escaped(label)}</span>'
            f'<br><span style="font-size:{px(13)}px; color:{theme.muted.name()}">{escaped(how)}</span></td>'
            f'<td align="right" style="{number}">{points}</td></tr>'
            for label, how, points in tally.lines
        ]
        empty = self.tr("Nothing yet")
        nothing = f'<tr><td style="font-size:{px(13)}px; color:{theme.muted.name()}">{escaped(empty)}</td></tr>'
        return Html(
            f'<table width="100%" cellspacing="0" style="margin-bottom:14px">'
            f'<tr><td style="font-size:{px(13)}px; font-weight:bold">{escaped(isolated(tally.name))}</td>'
            f'<td align="right" style="{number}; color:{theme.leaf.name()}">{tally.total}</td></tr>'
            f"{''.join(rows) or nothing}</table>"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


_SPRITE_PX: Final = 18
_HEAD_GAPS: Final = 18
"""Gaps between title, span and arrow."""


class PlotPanel(QWidget):
    """Plot with its title; an arrow button shows the next of several."""

    turned = Signal()

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plots: Sequence[Plot] = ()
        self._players: Sequence[Player] = ()
        self._at = 0
        self.picture = PlotView(appearance, game)
        self._title, self._span, self._note = Label(wrap=True), Label(), Label(wrap=True)
        self._title.setProperty("role", "strong")
        for label in (self._span, self._note):
            label.setProperty("role", "small")
        self._next = IconButton(appearance, "chevron-right", px=28)
        head = row_layout(self._title, self._span, self._next, spacing=6)
        head.setStretch(0, 1)
        column = column_layout(head, self.picture, self._note, spacing=6)
        column.setStretch(1, 1)
        self.setLayout(column)
        self._next.clicked.connect(self.turn)
        self.retranslate()

    @property
    def shown(self) -> Plot:
        """Plot shown now."""
        return self._plots[self._at] if self._plots else EMPTY_PLOT

    def show_plots(self, plots: Sequence[Plot], players: Sequence[Player]) -> None:
        """Show these plots (`players` by side); keeps the selected one."""
        self._plots, self._players = plots, players
        self._at = min(self._at, max(0, len(plots) - 1))
        self.retranslate()

    def turn(self) -> None:
        """Show the next plot, after the last the first."""
        self._at = (self._at + 1) % max(1, len(self._plots))
        self.retranslate()
        self.turned.emit()

    def retranslate(self) -> None:
        shown = self.shown
        self._title.setText(self._said(shown.title) if shown.lines else "")
        self._span.setText(self._said(shown.span) if shown.span else "")
        self._note.setText(self._said(shown.note) if shown.note else "")
        self._note.setVisible(shown.note is not None)
        self._fit_head()
        self._next.set_name(self.tr("Next chart"))
        self._next.setVisible(len(self._plots) > 1)
        self.picture.show_plot(shown, self._players)

    def _said(self, message: Message) -> str:
        return format_message(message, lambda side: self._players[side].name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _fit_head(self) -> None:
        """Hide the span where the title needs its room."""
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        needed = title + sum(part.sizeHint().width() for part in (self._span, self._next))
        self._span.setVisible(needed + _HEAD_GAPS <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()


class PlotTableView(QTableView):
    """Table of a plot's numbers, a row for each x value: for people who cannot see the lines, or want exact values."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._game = appearance, game
        self._plot = EMPTY_PLOT
        self._players: Sequence[Player] = ()
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setMinimumHeight(60)
        self.verticalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(_SPRITE_PX + 6)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setTabKeyNavigation(False)
        appearance.changed.connect(self.retranslate)

    def show_plot(self, plot: Plot, players: Sequence[Player]) -> None:
        """Show a plot; `players` are indexed by side."""
        self._plot, self._players = plot, players
        self.retranslate()

    def retranslate(self) -> None:
        self.verticalHeader().setDefaultSectionSize(px(24))
        self.setAccessibleName(self.tr("{title} as a table").format(title=self._said(self._plot.title)))
        self._model.clear()
        for column, line in enumerate((None, *self._plot.lines)):
            self._model.setHorizontalHeaderItem(column, self._heading(line))
        columns = [dict(line.points) for line in self._plot.lines]
        for number in sorted({number for points in columns for number in points}, reverse=True):
            row = [figure(number), *(figure(points[number]) if number in points else "" for points in columns)]
            self._model.appendRow([_item(value) for value in row])
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def _heading(self, line: PlotLine | None) -> QStandardItem:
        """Column header: icon of a line where it has one; its name is the accessible text."""
        name = self._said(self._plot.across if line is None else line.label)
        if line is None or line.side is not None:
            item = QStandardItem(name)
        else:
            picture = self._picture(line)
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Disabled)  # unchanged while disabled under a sheet
            item = QStandardItem(icon, "")
        tip(item, name)
        item.setData(without_isolates(name), Qt.ItemDataRole.AccessibleTextRole)
        return item

    def _picture(self, line: PlotLine) -> QPixmap:
        """Icon of a line, or a sample of it."""
        if self._appearance.art.has(self._game, line.sprite):
            return self._appearance.art.pixmap(self._game, line.sprite, _SPRITE_PX, _SPRITE_PX, 1.0)
        piece = QPixmap(_SPRITE_PX, _SPRITE_PX)
        piece.fill(Qt.GlobalColor.transparent)
        painter = QPainter(piece)
        painter.setPen(QPen(colour_of_line(self._appearance.theme, line, self._players), 2.5, dash_of(line, 0)))
        painter.drawLine(0, _SPRITE_PX // 2, _SPRITE_PX, _SPRITE_PX // 2)
        painter.end()
        return piece

    def _said(self, message: Message) -> str:
        return format_message(message, lambda side: self._players[side].name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class PlotTab(QWidget):
    """Plot and its numbers, for the side panel."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = PlotPanel(appearance, game)
        self.table = PlotTableView(appearance, game)
        self._players: Sequence[Player] = ()
        self.box.turned.connect(self._follow)
        column = column_layout(self.box, self.table)
        column.setStretch(0, 3)
        column.setStretch(1, 2)
        self.setLayout(column)

    def show_plots(self, plots: Sequence[Plot], players: Sequence[Player]) -> None:
        """Show these plots; `players` are indexed by side."""
        self._players = players
        self.box.show_plots(plots, players)
        self._follow()

    def _follow(self) -> None:
        self.table.show_plot(self.box.shown, self._players)


def _item(value: str) -> QStandardItem:
    item = QStandardItem(value)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item
