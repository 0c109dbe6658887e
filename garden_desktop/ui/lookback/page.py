"""Page of a match review: win probabilities over the moves, waterfall of luck and play, turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import QBoxLayout, QWidget

from garden_desktop.core import record
from garden_desktop.core.child_process import WorkError
from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.hotseat.analysis import (
    TURNING_POINTS,
    AnalysisProcess,
    FinishedMatch,
    MatchAnalysis,
    MoveAnalysis,
    cost_of,
    default_cache,
    process_count,
)
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import guard
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.menus import MenuLinkButton
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.events import printed_key
from garden_desktop.ui.kit.layout.layouts import FlowLayout, column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.lookback.bars import LuckAndPlayBars
from garden_desktop.ui.lookback.cards import LuckCard, LuckStroke, TurningPointCard, TurningPointFacts
from garden_desktop.ui.lookback.decisions import DecisionTableView, DecisionText, show_export_menu, table
from garden_desktop.ui.lookback.moment import both, moment_of, move_text, picture_of
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.side_panel.tabs import PlotPanel
from garden_desktop.ui.pad.score_sheet import sheet_of

LOOK_MS: Final = 250
"""Interval in ms at which the analysis process is polled."""
_CARD: Final = 300
"""Minimum width in pixels at 100 % of cards that stand side by side."""
_LEAST: Final = 220
"""Minimum height in pixels at 100 % of the plot with its bars, and of the table of decisions."""
_GAP: Final = 16
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_SIDES: Final = (24, 14, 24, 12)


class LookBackPage(QWidget):
    """Review of a match, which fills the window. Analyses in a background process unless a stored analysis exists.

    `branched` asks to play on from a ply in a copy, `watched` for the replay there.
    """

    left = Signal()
    branched = Signal(int)
    watched = Signal(int)

    def __init__(self, appearance: Appearance, session: Session, players: MatchPlayers) -> None:
        super().__init__()
        read_as(self, "Grouping")
        self._appearance, self._session, self._players = appearance, session, players
        self._text = record.write(session.match, session.header)
        self._kept = default_cache()
        self._labour: AnalysisProcess | None = None
        self._found: MatchAnalysis | None = None
        self._failed = False
        key = session.game.info.key
        self.bar = PromptBar(appearance, way="pad", speed=False, played=False)
        self.plot, self.bars = PlotPanel(appearance, key), LuckAndPlayBars(appearance, key)
        self.progress, self.cancel = Label(wrap=True), QuietButton(appearance, height=36)
        self._heading, self._foot = Label(), Label(wrap=True)
        self.replay, self.details = QuietButton(appearance, height=36), QuietButton(appearance, height=36)
        self._detailed = False
        self.cards: list[TurningPointCard] = []
        self._no_cards = False
        self._shown: tuple[Sequence[MoveAnalysis], Sequence[MoveAnalysis]] | None = None
        """Turning points and lucky draws that have cards now."""
        self._row, self._top, self._turns = QBoxLayout(_ACROSS), QWidget(), QWidget()
        self._work, self._buttons = QBoxLayout(_ACROSS), FlowLayout()
        self.decisions = DecisionTableView()
        self.all, self.export = QuietButton(appearance, height=36), MenuLinkButton(appearance, icon="folder")
        self._clock = QTimer(self, interval=LOOK_MS)
        self._arrange()
        self._clock.timeout.connect(self._look)
        self.cancel.clicked.connect(self._cancel_or_begin)
        self.all.clicked.connect(lambda: self._list_all(wanted=self.decisions.isHidden()))
        self.export.clicked.connect(self._offer)
        self.replay.clicked.connect(lambda: self.watched.emit(0))
        self.details.clicked.connect(self._turn_details)
        self.decisions.watched.connect(self.watched)
        self.bar.left.connect(self.left)
        self._begin()

    @property
    def working(self) -> bool:
        """Whether the analysis is running."""
        return self._clock.isActive()

    def close_page(self) -> None:
        """Stop the analysis."""
        self._clock.stop()
        if self._labour is not None:
            self._labour.close()
            self._labour = None

    def retranslate(self) -> None:
        session, name = self._session, self._players.name
        self.setAccessibleName(self.tr("Analysis"))
        self.bar.show_match(self.tr("Analysis"), format_message(session.game.info.title, name))
        headline = sheet_of(session, self._players.player).headline
        self.bar.sentence.set_html(format_message_html(headline, name, self._players.colour))
        self._foot.setText(
            self.tr(
                "Each player’s bars add up from the starting chance to 100 (won) or 0 (lost). “Play on "
                "from here” opens a copy; this match is not changed."
            )
        )
        self._shown = None  # the cards are in the language of before
        self._show()

    def _turn_details(self) -> None:
        """Show or hide the bars of luck, mistakes and corrected estimates, with the note that explains them."""
        self._detailed = not self._detailed
        self._show()

    def _begin(self) -> None:
        match, self._failed = self._session.match, False
        self._found = self._kept.load(self._text, match.ply, match.rules.sides)
        if self._found is None:
            session = self._session
            options = dict(session.header.options)
            seats = len(session.seats)
            self._labour = AnalysisProcess(
                FinishedMatch(session.header.game, seats, options, session.pack_file, self._text), process_count()
            )
            self._clock.start()
        self.retranslate()

    def _cancel_or_begin(self) -> None:
        if self.working:
            self.close_page()
            self._show()
        else:
            self._begin()

    def _look(self) -> None:
        """Poll the analysis process."""
        assert self._labour is not None, "the clock runs while somebody works"
        try:
            fresh = self._labour.poll()
        except WorkError as error:
            self._failed = True
            self.close_page()
            self._show()
            guard.report_error(error)
            return
        self._found = self._labour.news
        if self._labour.done and self._found is not None:
            self._kept.store(self._text, self._found)
            self.close_page()
        if fresh:
            self._show()

    @property
    def _whole(self) -> bool:
        return self._found is not None and len(self._found.parts) == self._session.match.ply

    def _show(self) -> None:
        """Show the analysis so far, with the turning points among the moves that are analysed."""
        found, players = self._found, self._players.players()
        self._tell_progress()
        if found is not None:
            self.plot.show_plots([self._curve(found)], players)
            self._show_cards(found)
        for part in (self.details, self.all, self.export):
            part.setVisible(self._whole)
        for detail in (self.bars, self._foot):
            detail.setVisible(self._whole and self._detailed)
        self.details.setText(self.tr("Hide details") if self._detailed else self.tr("Details"))
        if found is not None and self._whole:
            self.bars.show_sums([found.sum_of(side) for side in range(len(players))], players)
            self.decisions.show_all(found, players, self._plain)
        self._list_all(wanted=not self.decisions.isHidden())
        self._tell_heading()

    def _list_all(self, *, wanted: bool) -> None:
        """Show all decisions as a table (`wanted`), or the turning points as cards."""
        self.decisions.setVisible(wanted)
        self._turns.setHidden(wanted or self._no_cards)
        self.all.setText(self.tr("Turning points") if wanted else self.tr("All decisions"))
        self.replay.setText(self.tr("Replay"))
        self.export.setText(self.tr("Export…"))

    def _offer(self) -> None:
        """Open the export menu."""
        assert self._found is not None, "only what was worked out is offered"
        moves = partial(table, self._found, self._players.players(), self._plain)
        show_export_menu(self.export, self._session.game.info.key, moves, self._top, self._heading.setText)

    def _plain(self, part: MoveAnalysis) -> DecisionText:
        """Return a decision as plain text."""
        said = both(self._session, self._players, moment_of(self._session, part))
        return DecisionText(*(QTextDocumentFragment.fromHtml(words).toPlainText() for words in said))

    def _tell_progress(self) -> None:
        done, last = 0 if self._found is None else len(self._found.parts), self._session.match.ply
        self.progress.setVisible(not self._whole)
        self.cancel.setVisible(not self._whole)
        if self._failed:
            self.progress.setText(self.tr("This match could not be analysed."))
        elif self.working:
            self.progress.setText(self.tr("Analysing: move {done} of {last}").format(done=done, last=last))
        else:
            self.progress.setText(self.tr("Stopped at move {done} of {last}.").format(done=done, last=last))
        self.cancel.setText(self.tr("Cancel") if self.working else self.tr("Analyse"))

    def _tell_heading(self) -> None:
        found = self._found
        if found is None or not self._whole:
            self._heading.setText("")
            return
        number, all_of_them = len(self.cards), sum(1 for _ in found.decisions())
        if number:
            self._heading.setText(self.tr("%n turning point(s) of {all} decisions", "", number).format(all=all_of_them))
        else:
            self._heading.setText(self.tr("No decision cost 5 points or more."))
        self._fit()

    def _curve(self, found: MatchAnalysis) -> Plot:
        points = [found.start, *(part.after for part in found.parts)]
        lines = tuple(
            PlotLine(
                WHO.of(who=SideName(side)),
                tuple((at, round(100 * each[side], 1)) for at, each in enumerate(points)),
                side=side,
                stepped=True,
            )
            for side in range(len(found.start))
        )
        bands = tuple((part.ply + 1, str(number)) for number, part in enumerate(found.turning_points(), 1))
        return Plot(CHANCE, MOVE, lines, note=CAUTION, bands=bands)

    def _cards_by_ply(self) -> Iterator[tuple[int, TurningPointCard]]:
        """Cards that are shown, with the plies of their turning points."""
        turning = () if self._shown is None else self._shown[0]
        return ((part.ply, card) for part, card in zip(turning, self.cards, strict=False))

    def _show_cards(self, found: MatchAnalysis) -> None:
        """Show a card for each turning point; lucky draws fill the row once the analysis is complete."""
        turning, strokes = tuple(found.turning_points()), tuple(found.strokes() if self._whole else ())
        if self._shown == (turning, strokes):
            return
        focused = next((ply for ply, card in self._cards_by_ply() if card.play_on.hasFocus()), None)
        self._shown = turning, strokes
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.cards = []
        for number, part in enumerate(turning, 1):
            card = TurningPointCard(self._appearance, self._session.game.info.key, number, self._turning(part))
            card.chosen.connect(self.branched)
            card.watched.connect(self.watched)
            self.cards.append(card)
            self._row.addWidget(card, 1)
            card.picture.wanted.connect(partial(self._draw, card, part))
            if part.ply == focused:
                card.play_on.setFocus()
        for part in strokes:
            lucky = LuckCard(self._appearance, self._session.game.info.key, self._stroke(part))
            lucky.watched.connect(self.watched)
            self._row.addWidget(lucky, 1)
        self._no_cards = self._whole and not self.cards and not strokes
        self._row.addStretch(TURNING_POINTS - len(self.cards) - len(strokes))

    def _draw(self, card: TurningPointCard, part: MoveAnalysis) -> None:
        moment = moment_of(self._session, part)
        picture = picture_of(self._appearance, self._session, self._players, moment, card.picture.size())
        card.picture.show_image(picture)

    def _stroke(self, part: MoveAnalysis) -> LuckStroke:
        side = part.luck.index(max(part.luck))
        gain, made = round(100 * part.luck[side]), round(100 * part.after[side])
        words = move_text(self._session, self._players, part.ply)
        return LuckStroke(part.ply, self._session.match.ply, words, self._players.player(side), gain, made)

    def _turning(self, part: MoveAnalysis) -> TurningPointFacts:
        made, cost = round(100 * part.after[part.seat]), round(-100 * cost_of(part))
        done, better = both(self._session, self._players, moment_of(self._session, part))
        return TurningPointFacts(
            part.ply, self._session.match.ply, self._players.player(part.seat), cost, made, done, better
        )

    def _arrange(self) -> None:
        self._heading.setProperty("role", "strong")
        for label in (self.progress, self._foot):
            label.setProperty("role", "small")
        top = row_layout(self.plot, self.bars, spacing=_GAP)
        top.setStretch(0, 2)
        top.setStretch(1, 1)
        self._top.setLayout(top)
        self._row.setSpacing(_GAP)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._turns.setLayout(self._row)
        said = row_layout(self.cancel, self.progress, self._heading)
        said.setStretch(1, 1)
        self._work.setSpacing(8)
        self._work.addLayout(said, 1)
        for button in (self.replay, self.details, self.all, self.export):
            self._buttons.addWidget(button)
        self._work.addLayout(self._buttons)
        page = column_layout(self._top, self._work, self._turns, self.decisions, self._foot, spacing=10, margins=_SIDES)
        for place in (0, 2, 3):
            page.setStretch(place, 1)
        self.decisions.hide()
        content = CompactPage()
        content.setLayout(page)
        self._scroll = ScrollArea()
        self._scroll.setWidget(content)
        whole = column_layout(self.bar, spacing=0)
        whole.addWidget(self._scroll, 1)
        self.setLayout(whole)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._appearance.changed.connect(self._fit)

    def _fit(self) -> None:
        """Put cards and buttons below each other where they do not fit side by side; what is too high is scrolled."""
        room = self.width() - _SIDES[0] - _SIDES[2]
        cards = TURNING_POINTS * px(_CARD) + (TURNING_POINTS - 1) * _GAP
        self._row.setDirection(_ACROSS if room >= cards else _DOWN)
        self._work.setDirection(_ACROSS if room >= self._heading.sizeHint().width() + self._buttons_width() else _DOWN)
        self._top.setMinimumHeight(px(_LEAST))
        self.decisions.setMinimumHeight(px(_LEAST))

    def _buttons_width(self) -> int:
        return self._buttons.sizeHint().width() + 2 * self._work.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = printed_key(event) - Qt.Key.Key_1
        if 0 <= at < len(self.cards):
            self.cards[at].play_on.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._appearance.theme.table)


WHO: Final = QT_TRANSLATE_NOOP("lookback", "{who}")
CHANCE: Final = QT_TRANSLATE_NOOP("lookback", "Chance of winning (%)")
MOVE: Final = QT_TRANSLATE_NOOP("lookback", "Move")
CAUTION: Final = QT_TRANSLATE_NOOP(
    "lookback", "After each move, estimated by the strongest computer with all hands open."
)
