"""Presenter of the side panel: cards of the sides, log, scores, plots and rules of one match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.gesture import Draft
from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE, ScoreLine, Seat, Side
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.hotseat.turns import story_start
from garden_desktop.ui.board.layout import AnyLook, LookCache
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import NOTHING, Html
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.side_panel.log_view import LogChapter, LogSentence, LogView, chapters
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.side_panel.side_card import SideState
from garden_desktop.ui.match.side_panel.tabs import PlotTab, ScoreTab, ScoreTally
from garden_desktop.ui.pad.score_sheet import ScoreColumn, cells_of, columns_of
from garden_desktop.ui.rules.rulebook import option_notes
from garden_desktop.ui.rules.rules_view import RulesView

SCORE, RULES = 1, 3
"""Numbers of these two pages; 0 is the log, 2 the chart."""
Line: TypeAlias = tuple[str, LogSentence]
"""Sentence with its heading."""
LINES: Final = 24
"""Minimum number of sentences loaded first, completed to whole chapters."""


class StepLogEntry(NamedTuple):
    """Cached log entry of the move that led to the position `after`, which differs after an undo."""

    after: Any
    told: Sequence[Message]
    lines: Sequence[Line]


class SidePanelPresenter(QObject):
    """Presenter of the side panel. Everything comes from views of the current viewer, so nothing hidden can show.
    `pointed` is that of its `LogView`."""

    jumped = Signal(int)
    pointed = Signal(tuple)

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        side_panel: MatchSidePanel,
        players: MatchPlayers,
        looks: LookCache,
    ) -> None:
        """`looks` is the cache of view models shared with the board."""
        super().__init__(side_panel)
        self._look_cache = looks
        self._appearance = appearance
        self._session = session
        self._side_panel = side_panel
        self._players = players
        self._name, self._colour = players.name, players.colour
        self._said: dict[tuple[Seat | None, int], StepLogEntry] = {}
        self._from = self._ply = self._began = 0
        self._last: Message | None = None
        for make in (self._make_story, self._make_score, self._make_plot, self._make_rules):
            side_panel.add_page(make)
        for shown in (side_panel.page_shown, side_panel.unfolded):
            shown.connect(self._refresh)
        appearance.changed.connect(self._say_anew)
        side_panel.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        names = (self.tr("Log"), self.tr("Score"), self.tr("Chart"), self.tr("Rules"))
        self._side_panel.name_pages(names)

    def clear_steps(self) -> None:
        """Clear the log until a position is shown, after an undo or a hand-over."""
        self._ply, self._last = 0, None

    def show_ply(self, ply: int) -> None:
        """Update the open page to move `ply`."""
        self._ply, self._last = ply, None
        self._refresh()

    def show_sides(self, draft: Draft) -> None:
        """Update the cards for the draft; during a response window no side is to act."""
        session = self._session
        acting = None if session.response_windows.open else session.rules.to_move(session.view)
        self._show_sides(session.view, draft, acting)

    def show_position(self, ply: int) -> None:
        """Update cards and page to the position before move `ply`, as the current viewer saw it."""
        rules = self._session.rules
        view = rules.view(self._session.match.states[ply], self._session.viewer)
        self.show_view(view, rules.to_move(view), ply)

    def show_view(self, view: Any, acting: Seat | None, ply: int, last: Message | None = None) -> None:
        """Update the cards to `view`, and the page to move `ply`; of the log of its last move nothing after the
        sentence `last`."""
        self._show_sides(view, (), acting)
        self._ply, self._last = ply, last
        self._refresh()

    @property
    def current_sentence(self) -> tuple[int, Message] | None:
        """Number of moves and sentence shown by a playback; None at other times."""
        return None if self._last is None else (self._ply, self._last)

    @property
    def _settled(self) -> Any:
        """View of the last position whose log is complete; score and plots never run ahead of a playback."""
        told = () if self._last is None else self._told(self._ply - 1)[0]
        ply = self._ply - (self._last in told[:-1])
        return self._session.rules.view(self._session.match.states[ply], self._session.viewer)

    def open_rules(self, anchor: str) -> None:
        """Open the rules at an anchor or a ledger row."""
        page = self._side_panel.open_page(RULES)
        if isinstance(page, RulesView):
            page.open_at(anchor)

    def _refresh(self) -> None:
        match None if (number := self._side_panel.shown_page) is None else self._side_panel.page(number):
            case LogView() as story:
                self._tell(story)
            case ScoreTab() as score:
                score.show_tallies(self._tallies())
            case PlotTab() as plot:
                plot.show_plots(self._session.table.plots(self._settled), self._players.players())

    def _show_sides(self, view: Any, draft: Draft, acting: Seat | None) -> None:
        look = self._look_cache.at(view, self._session.viewer, draft)
        self._side_panel.show_sides([self._state(look, side, acting) for side in range(self._session.rules.sides)])

    def _state(self, look: AnyLook, side: Side, acting: Seat | None) -> SideState:
        standing = look.side_summary(side)
        sprites = tuple((sprite, format_message(label, self._name)) for sprite, label in standing.sprites)
        line, counts = format_message(standing.line, self._name), standing.counts
        return SideState(
            self._players.player(side),
            line,
            standing.score,
            standing.target,
            standing.preview,
            sprites,
            acting == side,
            "" if counts is None else format_message(counts, self._name),
        )

    def _tell(self, story: LogView) -> None:
        """Show the end of the log; older chapters are loaded on demand."""
        self._said = {key: said for key, said in self._said.items() if self._from <= key[1] + 1 <= self._ply}
        before, self._from = self._from, self._ply
        told = self._before(LINES)
        self._from, end = before, self._from
        viewer, start = self._session.viewer, self._start()
        if story.differs(told, viewer) and not (start == self._began and story.append_chapters(told, viewer)):
            self._from, self._began = end, start
            story.show_chapters(told, viewer, more=end > start)

    def _read_on(self, story: LogView) -> None:
        story.show_older_chapters(self._before(LINES), more=self._from > self._start())

    def _start(self) -> int:
        return story_start(self._session.match, self._session.table.memory, self._session.viewer, self._ply)

    def _before(self, number: int) -> list[LogChapter]:
        """Chapters before move `_from`, with at least `number` lines."""
        found: list[Sequence[Line]] = []
        start, left, heading = self._start(), number, None
        while self._from > start:
            lines = self._so_far(self._from - 1)
            if lines and left <= 0 and lines[0][0] != heading:
                break
            heading = lines[0][0] if lines else heading
            left -= len(lines)
            found.append(lines)
            self._from -= 1
        return chapters(line for lines in reversed(found) for line in lines)

    def _so_far(self, ply: int) -> Sequence[Line]:
        """Log lines of a move; of the one being played, up to the current sentence."""
        told, lines = self._told(ply)
        return lines if ply + 1 != self._ply or self._last not in told else lines[: told.index(self._last) + 1]

    def _told(self, ply: int) -> tuple[Sequence[Message], Sequence[Line]]:
        """Sentences and log lines of a move; cached, as the end of the log is shown again after every move."""
        viewer, after = self._session.viewer, self._session.match.states[ply + 1]
        said = self._said.get((viewer, ply))
        if said is None or said.after is not after:
            (step,) = self._session.steps(ply, ply + 1, viewer)
            said = self._said[viewer, ply] = StepLogEntry(after, step.told, self._lines(step))
        return said.told, said.lines

    def _lines(self, step: PlayedStep) -> Sequence[Line]:
        heading = self._heading(step)
        within = {frame.told: self._rich(frame.within) for frame in step.frames if frame.within is not None}
        viewer, table = self._session.viewer, self._session.table
        return [
            (
                heading,
                LogSentence(
                    step.ply,
                    self._rich(told),
                    within.get(told, NOTHING),
                    tuple(table.things_named(told, step.before, viewer)),
                ),
            )
            for told in step.told
        ]

    def _rich(self, message: Message) -> Html:
        return format_message_html(message, self._name, self._colour)

    def _say_anew(self) -> None:
        """Render everything again after a change of language or theme."""
        self._said.clear()
        self._refresh()

    def _heading(self, step: PlayedStep) -> str:
        """Heading of a step: draws belong to the following chapter, decisions to the one before."""
        view = step.after if step.mover == CHANCE else step.before
        return format_message(self._session.table.chapter(view), self._name)

    def _tallies(self) -> list[ScoreTally]:
        """Scores as far as the viewer may know them; sides without any known score are left out."""
        session = self._session
        view = self._settled
        lines = [session.rules.explain(view, side) for side in range(session.rules.sides)]
        columns = columns_of(lines)
        look = session.table.make_view_model(view, session.viewer)
        known = [bool(own) or look.side_summary(side).score is not None for side, own in enumerate(lines)]
        return [self._tally(side, columns, own) for side, own in enumerate(lines) if known[side]]

    def _tally(self, side: Side, columns: Sequence[ScoreColumn], lines: Sequence[ScoreLine]) -> ScoreTally:
        rows = [
            (format_message(column.label, self._name), self._how(cell.lines), cell.points or 0)
            for column, cell in zip(columns, cells_of(columns, lines), strict=True)
            if cell.lines
        ]
        return ScoreTally(self._name(side), tuple(rows), sum(line.points for line in lines))

    def _how(self, lines: Sequence[ScoreLine]) -> str:
        sums = [format_message(line.sum, self._name) for line in lines if line.sum is not None]
        notes = [format_message(line.note, self._name) for line in lines if line.note is not None]
        return ", ".join(filter(None, (*sums, self._times(lines)))) or ", ".join(notes)

    def _times(self, lines: Sequence[ScoreLine]) -> str:
        numbers = sorted({line.round for line in lines if line.round})
        if not numbers:
            return ""
        return self.tr("in round %1").replace("%1", ", ".join(str(number) for number in numbers))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._say_anew()
        return super().eventFilter(watched, event)

    def _make_plot(self) -> QWidget:
        return PlotTab(self._appearance, self._session.game.info.key)

    def _make_story(self) -> QWidget:
        story = LogView(self._appearance)
        story.jumped.connect(self.jumped)
        story.pointed.connect(self.pointed)
        story.read_on.connect(partial(self._read_on, story))
        return story

    def _make_score(self) -> QWidget:
        return ScoreTab(self._appearance)

    def _make_rules(self) -> QWidget:
        session = self._session
        # Not `header.options`: the header keeps the values of the start when a live option is switched.
        notes = partial(option_notes, session.game, session.options, session.pack_file)
        return RulesView(self._appearance, session.game.info.key, notes=notes)
