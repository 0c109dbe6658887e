"""Blank sheets for paper and pencil as PDF: map in lines, field for the name, and all shapes."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPdfWriter, QPen

from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.data.garden_map import side_of
from garden_desktop.games.paths_and_flower_beds.data.pack import PATH_SIGN, Shape, map_name, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.table.cells import gate_name
from garden_desktop.ui.book.exports import page_writer
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text.translations import format_message

_UNITS: Final = 720.0
"""Page width in painting units, independent of the printer's resolution."""
_LINE: Final = QColor("#999999")
_INK: Final = QColor("#222222")
_WATER: Final = QColor("#DDDDDD")
_HEAD: Final = 50.0
_PIECE: Final = 9.0
_FOOT: Final = 66.0
_MOST_CELL: Final = 60.0
_AWAY: Final = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}


def blank_sheets(rules: FlowerRules) -> bytes:
    """Return a PDF with one page per seat."""
    buffer, config = QBuffer(), rules.config
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = page_writer(buffer, _said(map_name(config.map.name)))
    painter = QPainter(writer)
    for seat in range(config.seats):
        if seat:
            writer.newPage()
        _paint_page(painter, writer, config)
    painter.end()
    return bytes(buffer.data().data())


def _paint_page(painter: QPainter, writer: QPdfWriter, config: RulesConfig) -> None:
    painter.save()
    scale = writer.width() / _UNITS
    painter.scale(scale, scale)
    page = QRectF(0, 0, _UNITS, writer.height() / scale)
    _paint_head(painter, config, page)
    shapes = list(config.pack.shapes.values())
    foot = _paint_shapes(painter, config, shapes, page)
    _paint_garden(painter, config, QRectF(0, _HEAD, _UNITS, foot - _HEAD))
    painter.restore()


def _paint_head(painter: QPainter, config: RulesConfig, page: QRectF) -> None:
    painter.setPen(_INK)
    painter.setFont(display_font(24))
    painter.drawText(QPointF(0, 26), _said(map_name(config.map.name)))
    painter.setFont(text_font(14))
    name = QCoreApplication.translate("exports", "Name")
    painter.drawText(QPointF(page.width() / 2, 26), f"{name}:")
    painter.drawLine(QPointF(page.width() / 2 + 60, 28), QPointF(page.width(), 28))


def _paint_garden(painter: QPainter, config: RulesConfig, room: QRectF) -> None:
    """Paint the squares in thin lines; water grey, fountains as rings, gates with their names."""
    board, ground = config.board, config.ground
    cell = min(_MOST_CELL, room.width() / (board.width + 1.6), room.height() / (board.height + 1.6))
    left = room.center().x() - cell * board.width / 2
    top = room.center().y() - cell * board.height / 2
    for square in board.squares:
        column, row = board.place(square)
        box = QRectF(left + column * cell, top + row * cell, cell, cell)
        painter.setPen(QPen(_LINE, 0.8))
        water = bool(ground.water >> square & 1)
        painter.setBrush(QBrush(_WATER) if water else Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        if ground.fountains >> square & 1:
            painter.setPen(QPen(_INK, 1.6))
            painter.drawEllipse(box.center(), cell * 0.3, cell * 0.3)
            painter.drawEllipse(box.center(), cell * 0.1, cell * 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_INK, 2))
    painter.drawRect(QRectF(left, top, cell * board.width, cell * board.height))
    for square, name in config.map.gates.items():
        column, row = board.place(square)
        right, down = _AWAY[side_of(board, square)]
        sign = QRectF(left + (column + right * 0.8) * cell, top + (row + down * 0.8) * cell, cell, cell)
        painter.setFont(text_font(round(cell * 0.4), bold=True))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, _said(gate_name(name)))


def _paint_shapes(painter: QPainter, config: RulesConfig, shapes: list[Shape], page: QRectF) -> float:
    """Paint the shapes with their names in rows at the bottom; returns the y position of the first row."""
    across = 8
    rows = -(-len(shapes) // across)
    top, wide = page.bottom() - rows * _FOOT, page.width() / across
    for at, shape in enumerate(shapes):
        row, column = divmod(at, across)
        x, y = column * wide, top + row * _FOOT
        for right, down, sign in shape.lyings[0].cells:
            box = QRectF(x + right * _PIECE, y + down * _PIECE, _PIECE, _PIECE)
            painter.setPen(QPen(_INK, 0.6))
            painter.setBrush(QBrush(_LINE) if sign == PATH_SIGN else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
            if sign != PATH_SIGN:
                painter.setFont(text_font(7))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
        painter.setFont(text_font(10))
        under = QRectF(x, y + _FOOT - 24, wide - 4, 24)
        painter.drawText(under, Qt.TextFlag.TextWordWrap, _said(shape_name(config.pack, shape.id)))
    return top


def _said(words: Any) -> str:
    return format_message(words, str) if isinstance(words, Message) else str(words)
