"""Stalk Exchange positions painted by a TableView, and the texts painted on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.stalk_exchange.rules.state import Phase, State
from garden_desktop.games.stalk_exchange.table.table import MarketTable
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TOP, TextStyle
from garden_desktop.ui.board.layout import laid
from garden_desktop.ui.games.stalk_exchange import scenery
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.stalk_exchange.desk import Desk

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")


class Easel:
    """Painter of positions of one game, pieces included."""

    def __init__(self, appearance: Appearance, desk: Desk, ratio: float = 1.0) -> None:
        self.appearance, self.rules, self.ratio = appearance, desk.rules, ratio
        self.table = MarketTable(desk.rules)
        self.scenery = scenery()

    def paint(self, state: State, seat: Seat | None, held: str = "", over: str = "") -> QImage:
        """Paint the whole table for this viewer."""
        shown = self._shown(self.rules.view(state, seat), seat)
        image = QImage(QSize(1000, 752) * self.ratio, QImage.Format.Format_RGB32)
        image.fill(self.appearance.theme.table)
        painter = QPainter(image)
        painter.scale(self.ratio, self.ratio)
        self.scenery.paint_under(painter, shown)
        for piece, rect in self._lying(shown):
            painter.save()
            assert self.scenery.paint_piece(painter, piece, rect, shown), piece.id
            painter.restore()
        self.scenery.paint_over(painter, shown._replace(held=held, over=over))
        painter.end()
        return image

    def piece(self, piece: Piece) -> QImage:
        """Paint one piece on white."""
        image = QImage(round(piece.w), round(piece.h), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        rect = QRectF(0, 0, piece.w, piece.h)
        assert self.scenery.paint_piece(painter, piece, rect, self._shown(self.rules.setup(), None))
        painter.end()
        return image

    def _shown(self, view: State, seat: Seat | None) -> PaintContext:
        def name(side: int) -> str:
            return NAMES[side]

        return PaintContext(
            self.table.make_view_model(view, seat), "", "", name, self.appearance.theme, self.appearance.art, self.ratio
        )

    def _lying(self, shown: PaintContext) -> Iterator[tuple[Piece, QRectF]]:
        there: dict[str, list[Piece]] = {}
        for piece in shown.look.pieces:
            there.setdefault(piece.place, []).append(piece)
        places: dict[str, Place] = {place.id: place for place in shown.look.places}
        for place, pieces in there.items():
            yield from zip(pieces, laid(places[place], pieces), strict=True)


def stepping(desk: Desk, phase: Phase) -> State:
    """Return the position while a step of the Upkeep is shown."""
    return desk.state._replace(phase=phase)


class Written(list[tuple[str, QColor]]):
    """Record of all painted texts with their colours."""

    @property
    def words(self) -> list[str]:
        return [words for words, _ in self]

    def colour(self, words: str) -> QColor:
        return next(colour for said, colour in self if said == words)


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Context manager that records the texts of all painters."""
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
