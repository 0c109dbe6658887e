"""Fire & Flora positions painted by a TableView, with a record of the texts and drawings that are painted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from garden_desktop.core.gesture import Draft
from garden_desktop.core.layout import Box
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.table.fire import Shown as View
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.pixmaps import piece_pixmap
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TOP, TextStyle
from garden_desktop.ui.board.layout import laid
from garden_desktop.ui.games.fire_and_flora import scenery
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.games.fire_and_flora.cards.plate import paint_plate
from garden_desktop.ui.kit.style.appearance import Appearance

NAMES = ("Ann", "Ben", "Cleo", "Dora")
GAME = "fire_and_flora"
NOTHING = Box(0, 0, 0, 0)


class Easel:
    """Painter of positions of one game, pieces included."""

    def __init__(self, appearance: Appearance, rules: FloraRules, ratio: float = 1.0) -> None:
        self.appearance, self.rules, self.ratio = appearance, rules, ratio
        self.table = FloraTable(rules)
        self.scenery = scenery()

    def paint(
        self,
        view: View,
        seat: Seat | None,
        draft: Draft = (),
        held: str = "",
        over: str = "",
        moment: float = 1.0,
    ) -> QImage:
        """Paint a view for this viewer, as far as the animation above it has come in."""
        shown = self.shown(view, seat, draft)
        image = QImage(QSize(1000, 752) * self.ratio, QImage.Format.Format_RGB32)
        image.fill(self.appearance.theme.table)
        painter = QPainter(image)
        painter.scale(self.ratio, self.ratio)
        self.scenery.paint_under(painter, shown)
        for piece, rect in self.lying(shown):
            painter.save()
            painter.translate(rect.topLeft())
            self.scenery.paint_piece(painter, piece, QRectF(QPointF(), rect.size()), shown)
            painter.restore()
        self.scenery.paint_over(painter, shown._replace(held=held, over=over, moment=moment))
        painter.end()
        return image

    def shown(self, view: View, seat: Seat | None, draft: Draft = ()) -> PaintContext:
        return PaintContext(
            self.table.make_view_model(view, seat, draft),
            "",
            "",
            NAMES.__getitem__,
            self.appearance.theme,
            self.appearance.art,
            self.ratio,
        )

    def faces(self, view: View, seat: Seat | None) -> dict[str, int]:
        """Return for each piece id a number that is the same for the same image."""
        shown = self.shown(view, seat)
        return {piece.id: piece_pixmap(piece, shown, GAME, self.scenery).cacheKey() for piece, _ in self.lying(shown)}

    def lying(self, shown: PaintContext) -> Iterator[tuple[Piece, QRectF]]:
        """Yield each piece on the table with its rectangle."""
        there: dict[str, list[Piece]] = {}
        for piece in shown.look.pieces:
            there.setdefault(piece.place, []).append(piece)
        places: dict[str, Place] = {place.id: place for place in shown.look.places}
        for place, pieces in there.items():
            yield from zip(pieces, laid(places[place], pieces), strict=True)


def card(appearance: Appearance, plate: LandPlate) -> QImage:
    """Paint one Land Card on white, at twice its size."""
    box = plate.box
    image = QImage(round(box.w) * 2, round(box.h) * 2, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(2, 2)
    shown = PaintContext(None, "", "", NAMES.__getitem__, appearance.theme, appearance.art, 2.0)
    paint_plate(Brush(painter, shown), plate, QRectF(0, 0, box.w, box.h))
    painter.end()
    return image


class Seen(NamedTuple):
    """Record of a painting: texts with colours, drawings with rectangles, and texts that were elided."""

    written: list[tuple[str, QColor]]
    drawn: list[tuple[str, QRectF]]
    cut: list[str]

    @property
    def words(self) -> list[str]:
        return [words for words, _ in self.written]

    @property
    def sprites(self) -> list[str]:
        return [sprite for sprite, _ in self.drawn]

    def colour(self, words: str) -> QColor:
        return next(colour for said, colour in self.written if said == words)

    def at(self, sprite: str) -> QRectF:
        return next(rect for drawn, rect in self.drawn if drawn == sprite)


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seen]:
    """Context manager that records the texts and drawings of all painters."""
    seen, line, lines, art = (
        Seen([], [], []),
        table_painter.TablePainter.line,
        table_painter.TablePainter.lines,
        table_painter.TablePainter.art,
    )

    def hear_line(
        self: table_painter.TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = LEFT
    ) -> float:
        seen.written.append((words, style.colour))
        return line(self, rect, words, style, align)

    def hear_lines(
        self: table_painter.TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = TOP
    ) -> float:
        seen.written.append((words, style.colour))
        return lines(self, rect, words, style, align)

    def see_art(
        self: table_painter.TablePainter, sprite: str, rect: QRectF, *ground: QColor, lifted: QColor | None = None
    ) -> None:
        seen.drawn.append((sprite, rect))
        art(self, sprite, rect, *ground, lifted=lifted)

    class Scissors(QFontMetricsF):
        def elidedText(self, words: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:  # noqa: N802
            seen.cut.append(words)
            return super().elidedText(words, mode, width, flags or 0)

    with monkeypatch.context() as patch:
        patch.setattr(table_painter.TablePainter, "line", hear_line)
        patch.setattr(table_painter.TablePainter, "lines", hear_lines)
        patch.setattr(table_painter.TablePainter, "art", see_art)
        patch.setattr(table_painter, "QFontMetricsF", Scissors)
        yield seen


GERMAN = {
    "Headquarters": "Hauptquartier",
    "Empty Field": "Leeres Feld",
    "Native Plant Nursery": "Gärtnerei für heimische Pflanzen",
    "Fire Station": "Feuerwache",
    "Nature Center": "Naturzentrum",
    "Volunteer Center": "Freiwilligen\u00adzentrum",
    "Ranger Station": "Rangerstation",
    "University Field Station": "Feldstation der Universität",
    "Small {plant}": "Klein: {plant}",
    "Big {plant}": "Groß: {plant}",
    "Coyote Brush": "Kojotenstrauch",
    "Ceanothus": "Säckelblume",
    "Giant Reed": "Riesenschilf",
    "Needlegrass": "Federgras",
    "Eucalyptus": "Eukalyptus",
}
"""The longest words there will be on a Land Card; the longest of all may be broken at its soft hyphen."""


class German(QTranslator):
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return GERMAN.get(source, source)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt names it
        return False


@contextmanager
def speaking(translator: QTranslator | None) -> Iterator[None]:
    """Context manager that switches the language; None is English."""
    if translator is None:
        yield
        return
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
