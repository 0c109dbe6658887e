"""Positions of Paths & Flower Beds as TableView has them painted, and the words that are written on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from garden_desktop.games.paths_and_flower_beds.table.view_facts import View
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.scenery import ForecastScenery, PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TOP, TextStyle
from garden_desktop.ui.board.layout import laid
from garden_desktop.ui.games.paths_and_flower_beds import scenery
from garden_desktop.ui.kit.style.appearance import Appearance

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")


class Easel:
    """Paints positions of one game, pieces included."""

    def __init__(self, appearance: Appearance, rules: FlowerRules, ratio: float = 1.0) -> None:
        self.appearance, self.rules, self.ratio = appearance, rules, ratio
        self.table = FlowerTable(rules)
        self.scenery = scenery()

    def paint(
        self,
        view: View,
        seat: Seat | None,
        draft: Draft = (),
        held: str = "",
        at: str = "",
        over: str = "",
        *,
        rests: bool = True,
    ) -> QImage:
        """A view as those eyes see it; the pointer `rests` or is under way."""
        shown = PaintContext(
            self.table.make_view_model(view, seat, draft),
            "",
            "",
            NAMES.__getitem__,
            self.appearance.theme,
            self.appearance.art,
            self.ratio,
        )
        image = QImage(QSize(1000, 752) * self.ratio, QImage.Format.Format_RGB32)
        image.fill(self.appearance.theme.table)
        painter = QPainter(image)
        painter.scale(self.ratio, self.ratio)
        self.scenery.paint_under(painter, shown)
        for piece, rect in self._lying(shown):
            painter.save()
            assert self.scenery.paint_piece(painter, piece, rect, shown), piece.id
            painter.restore()
        aimed = shown._replace(held=held, at=at, over=over)
        if rests and isinstance(self.scenery, ForecastScenery):
            self.scenery.foresee(aimed)
        self.scenery.paint_over(painter, aimed)
        painter.end()
        return image

    def _lying(self, shown: PaintContext) -> Iterator[tuple[Piece, QRectF]]:
        places: dict[str, Place] = {place.id: place for place in shown.look.places}
        for piece in shown.look.pieces:
            yield piece, laid(places[piece.place], [piece])[0]


class Written(list[tuple[str, QColor]]):
    """Everything that was written, with its colour."""

    @property
    def words(self) -> list[str]:
        return [words for words, _ in self]

    @property
    def all(self) -> str:
        return " | ".join(self.words)


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Listen to what painters write."""
    found, line, lines = Written(), table_painter.TablePainter.line, table_painter.TablePainter.lines

    def hear_line(
        self: table_painter.TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = LEFT
    ) -> float:
        found.append((words, style.colour))
        return line(self, rect, words, style, align)

    def hear_lines(
        self: table_painter.TablePainter, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = TOP
    ) -> float:
        found.append((words, style.colour))
        return lines(self, rect, words, style, align)

    with monkeypatch.context() as patch:
        patch.setattr(table_painter.TablePainter, "line", hear_line)
        patch.setattr(table_painter.TablePainter, "lines", hear_lines)
        yield found
