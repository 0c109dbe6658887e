"""Exports of a match: the menu, the score sheet of a finished match as PNG, CSV and PDF, and the text log."""

from __future__ import annotations

import csv
from collections.abc import Callable, Generator, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QObject, QPoint, QSize, Signal
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from garden_desktop.core.files import EXPORTED, portable_name, read_regular, write_whole
from garden_desktop.core.record import MOST
from garden_desktop.core.text import Message, printable
from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.backup.bundle import members_of, packed
from garden_desktop.hotseat.journal import BUNDLE, record_stem
from garden_desktop.hotseat.report import OPEN
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.turns import story_start
from garden_desktop.ui.book.match_detail_view import MatchDetailView
from garden_desktop.ui.book.tasks import IncrementalTask
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.events import path_of, wire
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.html import Html, escaped, show_html
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.painters import blanks
from garden_desktop.ui.pad.score_pad import ScorePad
from garden_desktop.ui.pad.score_sheet import ScoreRow, ScoreSheet, sheet_of

_SIZE: Final = QSize(1280, 860)
"""Size in pixels at which the score pad shows everything."""
_SHARP: Final = 2
"""Pixels of the picture per logical pixel."""
_FORMULA: Final = ("=", "+", "-", "@")
"""First characters that make spreadsheet programs evaluate a cell as a formula (CSV injection)."""
_MARGIN_MM: Final = 18.0
_MOST_UPRIGHT: Final = 6
"""Maximum number of columns in portrait orientation."""
_STYLE: Final = (
    "h1 { font-size: 20pt } p { font-size: 11pt } .small { color: #555; font-size: 9pt }"
    " th { font-size: 8pt; font-weight: normal; color: #555 } td { font-size: 11pt }"
)


def result_picture(appearance: Appearance, session: Session, players: MatchPlayers) -> bytes:
    """Return the score pad as PNG, without its buttons."""
    pad = ScorePad(appearance, session.game.info.key)
    pad.resize(_SIZE)
    pad.picture.show_match(session, players)
    pad.show_sheet(sheet_of(session, players.player), session.table.plots(session.public))
    image = QImage(_SIZE * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_SHARP)
    image.fill(appearance.theme.table)
    pad.show_alone(image)
    pad.deleteLater()
    return png(image)


def png(image: QImage) -> bytes:
    """Encode an image as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def result_table(session: Session, players: MatchPlayers) -> bytes:
    """Return the score sheet as CSV, one row per side; UTF-8 with BOM, which spreadsheet programs need to detect it."""
    sheet, text = sheet_of(session, players.player), StringIO()
    rows = csv.writer(text)
    rows.writerow(map(harmless, _heads(sheet, players)))
    for row in sheet.rows:
        rows.writerow([str(row.rank or ""), harmless(row.player.name), *_figures(row), str(row.total)])
    return text.getvalue().encode("utf-8-sig")


def result_page(session: Session, players: MatchPlayers, title: str, when: str) -> bytes:
    """Return the score sheet as PDF, black on white."""
    sheet = sheet_of(session, players.player)
    document = QTextDocument()
    document.setDefaultFont(QFont(text_font(15).families()))
    document.setDefaultStyleSheet(_STYLE)
    show_html(document, Html(_html(sheet, players, title, when)))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # margin 0: the document has its own
    writer = page_writer(buffer, title, 0, landscape=len(sheet.columns) > _MOST_UPRIGHT)
    document.print_(writer)
    del writer  # the writer's destructor writes the end of the file
    return bytes(buffer.data().data())


def page_writer(buffer: QBuffer, title: str, margin: float = _MARGIN_MM, *, landscape: bool = False) -> QPdfWriter:
    """Return a writer of A4 pages with `margin` in mm."""
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Garden Desktop")
    turned = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(margin, margin, margin, margin)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), turned, margins, QPageLayout.Unit.Millimeter))
    return writer


def _heads(sheet: ScoreSheet, players: MatchPlayers) -> list[str]:
    place = QCoreApplication.translate("exports", "Rank")
    name = QCoreApplication.translate("exports", "Name")
    total = format_message(sheet.unit, players.name) if sheet.unit else QCoreApplication.translate("exports", "Total")
    return [place, name, *(format_message(column.label, players.name) for column in sheet.columns), total]


def _figures(row: ScoreRow) -> list[str]:
    return ["" if cell.points is None else str(cell.points) for cell in row.cells]


def harmless(cell: str) -> str:
    """Return a cell that spreadsheet programs do not take for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def _html(sheet: ScoreSheet, players: MatchPlayers, title: str, when: str) -> str:
    def said(messages: Sequence[Message | None]) -> str:
        return " ".join(escaped(format_message(one, players.name)) for one in messages if one is not None)

    heads = "".join(f"<th>{escaped(words)}</th>" for words in _heads(sheet, players))
    rows = "".join(_html_row(row) for row in sheet.rows)
    return (
        f'<p class="small">{escaped(title)}, {escaped(when)}</p><h1>{said([sheet.headline])}</h1>'
        f"<p>{said([*sheet.sentences, sheet.tiebreak])}</p>"
        f'<table width="100%" cellpadding="5" cellspacing="0" border="1" style="border-collapse: collapse">'
        f"<tr>{heads}</tr>{rows}</table>"
    )


def _html_row(row: ScoreRow) -> str:
    place, total = row.rank or "", f"<b>{row.total}</b>"
    cells = "".join(f'<td align="center">{figure}</td>' for figure in (*_figures(row), total))
    return f'<tr><td align="center">{place}</td><td>{escaped(row.player.name)}</td>{cells}</tr>'


# Writing of exported files


def ask_export_path(window: QWidget, words: str, name: str, kind: str) -> Path | None:
    """Ask for the path of an exported file, with `name` as default; None if cancelled."""
    chosen, _ = QFileDialog.getSaveFileName(window, words.rstrip("… "), printable(Path.home() / name), kind)
    return path_of(chosen) if chosen else None


def write_export(where: Path, make: Callable[[], bytes]) -> str:
    """Write the result of `make` atomically; returns the sentence that reports success or the error."""
    try:
        write_whole(where, make(), EXPORTED)
    except OSError as error:
        return error_message(error, where)
    return QCoreApplication.translate("ExportMenu", "Saved: {file}.").format(file=printable(where))


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
            picture = partial(result_picture, self._appearance, session, players)
            page = partial(result_page, session, players, title, when)
            table = partial(result_table, session, players)
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
