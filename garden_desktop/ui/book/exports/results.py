"""Score sheet of a finished match as PNG, CSV and PDF, and writing of exported files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QSize
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from garden_desktop.core.files import EXPORTED, write_whole
from garden_desktop.core.text import Message, printable
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.events import path_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.html import Html, escaped, show_html
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_players import MatchPlayers
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


def picture(appearance: Appearance, session: Session, players: MatchPlayers) -> bytes:
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


def table(session: Session, players: MatchPlayers) -> bytes:
    """Return the score sheet as CSV, one row per side; UTF-8 with BOM, which spreadsheet programs need to detect it."""
    sheet, text = sheet_of(session, players.player), StringIO()
    rows = csv.writer(text)
    rows.writerow(map(harmless, _heads(sheet, players)))
    for row in sheet.rows:
        rows.writerow([str(row.rank or ""), harmless(row.player.name), *_figures(row), str(row.total)])
    return text.getvalue().encode("utf-8-sig")


def page(session: Session, players: MatchPlayers, title: str, when: str) -> bytes:
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
