"""Export menu of a match, and the text log."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.files import portable_name, read_regular
from garden_desktop.core.record import MOST
from garden_desktop.core.text import printable
from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.backup.bundle import members_of, packed
from garden_desktop.hotseat.journal import BUNDLE, record_stem
from garden_desktop.hotseat.report import OPEN
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.turns import story_start
from garden_desktop.ui.book.exports import results
from garden_desktop.ui.book.exports.results import ask_export_path, write_export
from garden_desktop.ui.book.match_detail_view import MatchDetailView
from garden_desktop.ui.book.tasks import IncrementalTask
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.painters import blanks
from garden_desktop.ui.pad.score_sheet import sheet_of


class LogExport:
    """Text log of a match, built move by move by the generator `steps`; `text` is complete when it ends.

    `left` is the number of moves to come. Of a running match only public information is told.
    """

    def __init__(self, session: Session, players: MatchPlayers, title: str, when: str) -> None:
        self._session, self._players = session, players
        self._end = session.match.ply
        self._lines = [f"{title}, {when}", ", ".join(player.name for player in players.players())]
        self.left = self._end

    def steps(self) -> Generator[None, None, None]:
        session, heading = self._session, ""
        for ply in range(story_start(session.match, session.table.memory, None, self._end), self._end):
            (step,) = session.steps(ply, ply + 1, None)
            # a chance event belongs to the chapter that it opens
            view = step.after if step.mover == CHANCE else step.before
            if step.told and (above := format_message(session.table.chapter(view), self._players.name)) != heading:
                heading = above
                self._lines += ["", heading]
            self._lines += [f"  {format_message(told, self._players.name)}" for told in step.told]
            self.left = self._end - ply - 1
            yield
        if session.over:
            sheet = sheet_of(session, self._players.player)
            said = [sheet.headline, *sheet.sentences, *([sheet.tiebreak] if sheet.tiebreak else [])]
            self._lines += ["", *(format_message(one, self._players.name) for one in said)]

    @property
    def text(self) -> str:
        return "\n".join(self._lines) + "\n"


class ExportFormat(NamedTuple):
    """Format of an export: menu label, file filter, file name ending, and a function that returns the bytes."""

    words: str
    files: str
    ending: str
    make: Callable[[], bytes]


class ExportMenu(QObject):
    """Export menu of the selected match. `told` is emitted with a sentence when done, `progressed` meanwhile ("" at the
    end)."""

    told = Signal(str)
    progressed = Signal(str)

    def __init__(
        self, parent: QWidget, appearance: Appearance, detail: MatchDetailView, path: Callable[[], Path]
    ) -> None:
        """Create the menu; `path` returns the path of the selected record."""
        super().__init__(parent)
        self._window, self._appearance, self._detail, self._path = parent, appearance, detail, path
        self.work = IncrementalTask(self)

    def stop(self) -> None:
        """Cancel the text log; nothing is written."""
        self.work.stop()
        self.progressed.emit("")

    def show_menu(self) -> None:
        """Open the menu below the button; formats that need the whole match are offered if it has been read."""
        button = self._detail.export
        menu = button.new_menu()
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        for kind in self._kinds():
            menu.addAction(kind.words).triggered.connect(partial(self._export, kind))
        if self._detail.session is not None:
            menu.addAction(self.tr("Log as text…")).triggered.connect(self._tell)
        button.pop_up(menu, button.mapToGlobal(QPoint(0, button.height())))

    def _kinds(self) -> list[ExportFormat]:
        session, path = self._detail.session, self._path()
        record = self.tr("Match files (*.jsonl)")
        alone = ExportFormat(self.tr("Match file…"), record, "", lambda: read_regular(path, MOST))
        if session is None:
            return [alone]
        needed, matches = members_of(session, path), self.tr("Matches with their card set (*.gardenmatch)")
        whole = self.tr("Match file with its card set…")
        found = [ExportFormat(whole, matches, BUNDLE, lambda: packed(needed)) if len(needed) > 1 else alone]
        players, title, when = (
            MatchPlayers(self._appearance, session),
            self._detail.title.text(),
            self._detail.when.text(),
        )
        pdf = self.tr("Pages (*.pdf)")
        if session.over:
            picture = partial(results.picture, self._appearance, session, players)
            page = partial(results.page, session, players, title, when)
            table = partial(results.table, session, players)
            found += [
                ExportFormat(self.tr("Result as a picture…"), self.tr("Pictures (*.png)"), ".png", picture),
                ExportFormat(self.tr("Score sheet to print…"), pdf, ".pdf", page),
                ExportFormat(self.tr("Score sheet as a table…"), self.tr("Tables (*.csv)"), ".csv", table),
            ]
        if (blank := blanks(session.game.info.key)) is not None:
            found.append(ExportFormat(self.tr("Blank score sheets to print…"), pdf, "-blank.pdf", blank(session.rules)))
        return found

    def _target(self, words: str, kind: str, ending: str) -> Path | None:
        """Ask for the path of the file; None if cancelled."""
        name = printable(self._path().name).replace("\N{REPLACEMENT CHARACTER}", "_")
        stem = record_stem(name)
        return ask_export_path(self._window, words, portable_name(stem, ending or name.removeprefix(stem)), kind)

    def _export(self, kind: ExportFormat) -> None:
        where = self._target(kind.words, kind.files, kind.ending)
        if where is None:
            return
        said, session = write_export(where, kind.make), self._detail.session
        if kind.ending in ("", BUNDLE) and session is not None and not session.over:
            said = f"{said} {format_message(OPEN, str)}"
        self.told.emit(said)

    def _tell(self) -> None:
        session = self._detail.session
        where = self._target(self.tr("Log as text…"), self.tr("Texts (*.txt)"), ".txt")
        if session is None or where is None or self.work.busy:
            return
        players = MatchPlayers(self._appearance, session)
        telling = LogExport(session, players, self._detail.title.text(), self._detail.when.text())

        def ended(_: OSError | None) -> None:
            self.progressed.emit("")
            self.told.emit(write_export(where, telling.text.encode))

        self.work.start(telling.steps(), lambda: self._say_left(telling.left), ended)

    def _say_left(self, left: int) -> None:
        self.progressed.emit(self.tr("Exporting, %n moves left. Esc cancels.", "", left))
