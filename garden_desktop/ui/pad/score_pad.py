"""Score pad: end-of-match page with score sheet, podium, plots and buttons for what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from garden_desktop.core.table import Plot
from garden_desktop.core.text import Message, without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.events import printed_key, wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.text.html import BREAK, NOTHING, Html, joined
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.side_panel.tabs import PlotPanel
from garden_desktop.ui.pad.outcome import LEAST, FinalPositionView, PodiumView
from garden_desktop.ui.pad.progress import RoundScoresTable, SeasonView
from garden_desktop.ui.pad.score_sheet import ScoreSheet
from garden_desktop.ui.pad.score_table import ScoreTable
from garden_desktop.ui.pad.spiral_pad import MOST_SIGNS, RINGS, BannerCard, SpiralPad

_ROOMY: Final = 1100
_NARROW: Final = 900
"""Window width below which the cards are stacked under the paper and everything scrolls."""
_PAIR: Final = 600
"""Window width below which the last two buttons are stacked, too."""
_LEAST_PLOT: Final = 640
"""Minimum window height for plots."""
_RIGHT: Final = (276, 368)
_PAPER: Final = (22, 44)
_MOST_ROUNDS: Final = 14
_MARGIN: Final = 30
_SIDES: Final = (28, 28, 40)
"""Margins: left of the paper, between paper and cards, right of the cards."""
_EDGE: Final = 8
"""Margin beside the paper in a narrow window."""
_CURVES: Final = 280
"""Minimum height of the plots in a narrow window."""
_WHOLE: Final = 1000
"""Stretch factor that takes practically all the room."""


class ScorePad(QWidget):
    """End-of-match page. `continued` asks for the next game of a season, `table_wanted` for the final position at full
    size."""

    again = Signal()
    continued = Signal()
    replayed = Signal()
    looked_back = Signal()
    table_wanted = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._game = game
        self._sheet: ScoreSheet | None = None
        self._note: Message | None = None
        self._plotted = False
        self._pad = SpiralPad(appearance)
        self._banner = BannerCard(appearance)
        self._table = ScoreTable(appearance, self._pad)
        self._rows = RoundScoresTable(appearance)
        self._season = SeasonView(appearance)
        self._tie = RichLabel(wrap=True)
        self._tie_row = QWidget()
        self._sentences = RichLabel(wrap=True)
        self.picture = FinalPositionView(appearance)
        self._pots = PodiumView(appearance)
        self._card = _Card(appearance)
        self._plots = PlotPanel(appearance, game)
        self._first = PrimaryButton(appearance, key="enter-key", height=48)
        self._second = QuietButton(appearance, height=44)
        self._again_note = Label(wrap=True)
        self._to_book = False
        self._replay = QuietButton(appearance, icon="play", height=44)
        self._home = QuietButton(appearance, height=44)
        self._look_back = QuietButton(appearance, height=44)
        self._look_back.hide()
        self._last_table = QuietButton(appearance, height=44)
        self._arrange()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # a repeated key press must not trigger a button
        self._first.clicked.connect(self._go_on)
        self._second.clicked.connect(self.again)
        self._replay.clicked.connect(self.replayed)
        self._look_back.clicked.connect(self.looked_back)
        self._last_table.clicked.connect(self.table_wanted)
        self._home.clicked.connect(self.left)
        appearance.changed.connect(self.retranslate)
        appearance.changed.connect(self._fit)

    def show_sheet(self, sheet: ScoreSheet, plots: Sequence[Plot] = (), again: Message | None = None) -> None:
        """Show the result; `again` is a sentence about the next match (who begins)."""
        self._sheet, self._note = sheet, again
        self._season.setVisible(sheet.season is not None)
        if sheet.season is not None:
            self._season.show_season(self._game, sheet.season, self._by_side(sheet))
        self._table.show_sheet(self._game, sheet)
        self._rows.show_rows(self._game, sheet.rows)
        self._pots.show_rows(self._game, sheet.rows)
        self._plotted = any(len(line.points) > 1 for plot in plots for line in plot.lines)
        self._plots.show_plots(plots, self._by_side(sheet))
        self.retranslate()
        self._make_room()

    def show_alone(self, image: QImage) -> None:
        """Paint the complete page without buttons into `image`, for the export."""
        for button in (self._first, self._second, self._look_back, self._last_table, self._replay, self._home):
            button.hide()
        self._again_note.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.show()  # layouts are only applied, and plots created, when shown
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._reveal()
        self.picture.draw_now()
        self.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)

    def lead_to_book(self) -> None:
        """Label the back button for a match that was opened from the garden book."""
        self._to_book = True
        self.retranslate()

    def offer_look_back(self) -> None:
        """Show the button for the match review."""
        self._look_back.show()

    def retranslate(self) -> None:
        self._replay.setText(self.tr("Replay"))
        self._home.setText(self.tr("Back to Statistics") if self._to_book else self.tr("Back to the home screen"))
        self._look_back.setText(self.tr("Analysis (L)"))
        self._last_table.setText(self.tr("Final position (T)"))
        sheet = self._sheet
        if sheet is None:
            return
        self.setAccessibleName(without_isolates(self._say(sheet.headline)))
        self._say_news(sheet)
        following = sheet.season.next if sheet.season else None
        again = self.tr("New season") if sheet.season else self.tr("Play again")
        self._first.setText(self._say(following) if following else again)
        self._second.setText(again)
        self._second.setVisible(following is not None)
        self._again_note.setText(self._say(self._note) if self._note else "")
        self._again_note.setVisible(self._note is not None and following is None)

    def _say_news(self, sheet: ScoreSheet) -> None:
        sentences = list(sheet.sentences)
        if sheet.verdict:
            verdict = sheet.verdict
            said = self._say(verdict.title), self._say(verdict.text)
            self._banner.show_verdict(self._game, verdict.sprite, *said, verdict.tokens)
        else:
            text = self._say(sentences.pop(0)) if sentences else ""
            winners = [row for row in sheet.rows if row.rank == 1] or sheet.rows[:1]
            signs = tuple(row.player.sign for row in winners[:MOST_SIGNS])
            self._banner.show_news(self._game, signs, self._say(sheet.headline), text)
        self._tie.set_html(self._rich(sheet.tiebreak) if sheet.tiebreak else NOTHING)
        self._tie_row.setVisible(sheet.tiebreak is not None)
        self._sentences.set_html(joined(map(self._rich, sentences), BREAK))
        self._sentences.setVisible(bool(sentences))

    def _by_side(self, sheet: ScoreSheet) -> Sequence[Player]:
        return [row.player for row in sorted(sheet.rows, key=lambda row: row.side)]

    def _player(self, side: int) -> Player:
        assert self._sheet is not None
        return self._by_side(self._sheet)[side]

    def _say(self, message: Message) -> str:
        return format_message(message, lambda side: self._player(side).name)

    def _rich(self, message: Message) -> Html:
        return format_message_html(message, lambda side: self._player(side).name, self._colour)

    def _colour(self, side: int) -> QColor:
        theme = self._appearance.theme
        return theme.inked(colour_of(theme, self._player(side).sign))

    def _arrange(self) -> None:
        self._tie_row.setLayout(row_layout(_Frame(self._appearance), self._tie, spacing=10))
        for label in (self._sentences, self._again_note):
            label.setProperty("role", "small")
        self._again_note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        page = column_layout(
            self._banner,
            self._table,
            self._tie_row,
            self._sentences,
            None,
            self._rows,
            self.picture,
            None,
            self._season,
            spacing=12,
        )
        page.setStretchFactor(self.picture, _WHOLE)
        self._pad.setLayout(page)
        self._card.setLayout(column_layout(self._plots, margins=(16, 12, 16, 12)))
        self._card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._plots.picture.give_way()
        right = self._right = QWidget()
        self._foot = row_layout(self._replay, self._home, spacing=10)
        self._views = row_layout(self._look_back, self._last_table, spacing=10)
        buttons = column_layout(self._first, self._again_note, self._second, self._views, self._foot, spacing=8)
        column = column_layout(self._pots, self._card, None, buttons, spacing=16)
        column.setStretch(1, _WHOLE)
        right.setLayout(column)
        left, between, after = _SIDES
        self._both = row_layout(self._pad, right, spacing=between, margins=(left, _MARGIN, after, _MARGIN))
        both, roll = CompactPage(), ScrollArea()
        both.setLayout(self._both)
        roll.setWidget(both)
        self.setLayout(column_layout(roll, spacing=0))
        self._fit_width()

    @property
    def _roomy(self) -> bool:
        return self.width() >= px(_ROOMY)

    @property
    def _narrow(self) -> bool:
        return self.width() < px(_NARROW)

    def _fit(self) -> None:
        self._fit_width()
        self._make_room()

    def _fit_width(self) -> None:
        """Arrange paper and cards side by side, or stacked in a narrow window."""
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.TopToBottom if self._narrow else ways.LeftToRight)
        left, _, right = _SIDES
        edges = (_EDGE, _EDGE) if self._narrow else (left, right)
        self._both.setContentsMargins(edges[0], _MARGIN, edges[1], _MARGIN)
        least, most = (0, self.width()) if self._narrow else (px(_RIGHT[self._roomy]),) * 2
        self._right.setMinimumWidth(least)
        self._right.setMaximumWidth(most)
        self._card.setMinimumHeight(px(_CURVES) if self._narrow else 0)
        for pair in (self._views, self._foot):
            pair.setDirection(ways.TopToBottom if self.width() < px(_PAIR) else ways.LeftToRight)
        margin = _PAPER[self._roomy]
        page = self._pad.layout()
        assert page is not None, "laid out at once"
        low = self.height() < _LEAST_PLOT
        page.setContentsMargins(margin, RINGS + (20 if low else 36), margin, 20 if low else 34)

    def _make_room(self) -> None:
        """Show points per round if the paper is high enough for them, else the final position."""
        sheet = self._sheet
        if sheet is None:
            return
        high = self._narrow or self.height() >= px(_LEAST_PLOT)
        self._card.setVisible(self._plotted and high)
        self._sentences.setVisible(bool(self._sentences.text()) and high)
        if self._narrow:
            self._rows.hide()
            self.picture.hide()
            return
        told = 1 < self._rows.rounds <= _MOST_ROUNDS
        left = self.height() - 2 * _MARGIN - self._needed()
        self._rows.setVisible(told and left > self._rows.sizeHint().height())
        spare = self._table.sizeHint().height() - self._table.minimumSizeHint().height()
        self.picture.setVisible(self.picture.known and self._rows.isHidden() and left + spare >= LEAST)

    def _needed(self) -> int:
        """Return the height of everything on the paper except rounds and picture, with margins."""
        wide = self.width() - sum(_SIDES) - self._right.maximumWidth() - 2 * _PAPER[self._roomy]
        others = [self._banner, self._table, self._tie_row, self._season]
        high = [part.sizeHint().height() for part in others if not part.isHidden()]
        if not self._sentences.isHidden():
            high.append(self._sentences.heightForWidth(wide))
        return sum(high) + 12 * len(high) + 90

    def _go_on(self) -> None:
        if self._sheet and self._sheet.season and self._sheet.season.next:
            self.continued.emit()
        else:
            self.again.emit()

    def _reveal(self) -> None:
        if self._sheet:
            self._table.reveal(len(self._sheet.rows))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._reveal()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._first.click()
        elif printed_key(event) == Qt.Key.Key_L and not event.modifiers() and not self._look_back.isHidden():
            self._look_back.click()
        elif printed_key(event) == Qt.Key.Key_T and not event.modifiers():
            self._last_table.click()
        elif event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self._home.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._reveal()
        super().mousePressEvent(event)


class _Card(QFrame):
    """Frame with a painted card as background."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        wire(appearance, "changed()", self, "update()")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.line, 1.2))
        painter.setBrush(self._appearance.theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class _Frame(QWidget):
    """Legend symbol of the tie-break: the frame around the totals it decided."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return grown(QSize(16, 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, _ = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.sun, 2))
        painter.drawRoundedRect(QRectF(2, 2, 12, 12), 3, 3)
