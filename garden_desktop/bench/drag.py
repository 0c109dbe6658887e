"""Benchmark of frame times during a drag: real mouse events and real repaints, on the screen at hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from garden_desktop.ui.board.layout import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.match.painters import scenery_of

FRAMES: Final = 300
FRAME_MS: Final = 16.7
FRAMES_IN_TIME: Final = 0.99
SIZE: Final = (1920, 1080)
OUTSIDE: Final = QPointF(-400, -400)


def drag_frames(key: str) -> list[float]:
    """Frame times in milliseconds of a drag on the table of one game, from the first position where a piece can be
    picked up, at 1920 x 1080 pixels."""
    game = registry.games()[key]
    seats = min(number for number in game.info.seats if game.refuse(number, {}) is None)
    rules = game.rules(seats, {}, registry.load_pack(game))
    table = game.table(rules)
    return frames_of(key, table, *_opening(rules, table))


def frames_of(key: str, table: AnyTable, view: Any, seat: Seat, chooser: MoveBuilder[Any]) -> list[float]:
    """Frame times in milliseconds of a drag of the first piece that can be picked up in this position, at 1920 x 1080
    pixels."""
    load_fonts()
    board = TableView(Appearance(), key, table, scenery_of(key))
    board.resize(*SIZE)
    board.show()
    board.show_position(view, seat, chooser, "Seat {}".format)
    board.table_scene.animator.skip()
    QApplication.processEvents()
    frames = carried_frames(board, min(chooser.lifts()))
    board.close()
    return frames


def in_time(what: str, frames: Sequence[float]) -> BenchResult:
    """Row of the table for these frame times."""
    late = sum(ms > FRAME_MS for ms in frames) / len(frames)
    measured = f"{1 - late:.1%} of {len(frames)} frames under {FRAME_MS} ms, the slowest {max(frames):.1f} ms"
    return BenchResult(what, measured, f"{FRAMES_IN_TIME:.0%}", 1 - late >= FRAMES_IN_TIME)


def carried_frames(view: TableView, piece: str, frames: int = FRAMES) -> list[float]:
    """Milliseconds of each pointer move and its repaint while `piece` is dragged all over the table.

    The piece is dropped beside the table, so no move is made. Raises ValueError when it cannot be picked up.
    """
    if not view.interaction.can_lift(piece):
        raise ValueError(piece)
    begin = view.table_scene.layout.piece(piece).center()
    _send(view, QEvent.Type.MouseButtonPress, begin)
    times = [_timed(view, point) for point in _way(view, begin, frames)]
    _send(view, QEvent.Type.MouseMove, OUTSIDE)
    _send(view, QEvent.Type.MouseButtonRelease, OUTSIDE)
    return times


def _opening(rules: Rules[Any, Any], table: AnyTable) -> tuple[Any, int, MoveBuilder[Any]]:
    """First position of a random match in which a piece can be picked up: view, seat and move builder."""
    rng, state = Random(1), rules.setup()
    while (seat := rules.to_move(state)) is not None:
        moves = rules.legal_moves(state)
        if seat != CHANCE:
            view = rules.view(state, seat)
            chooser = MoveBuilder((move, table.gesture(view, move)) for move in moves)
            if chooser.lifts():
                return view, seat, chooser
        state = rules.apply(state, rng.choice(moves))
    raise ValueError(table)


def _way(view: TableView, begin: QPointF, frames: int) -> list[QPointF]:
    """Points of the drag: from the piece into a Lissajous curve across the table, so that every place is crossed."""
    table = view.sceneRect()
    points = []
    for frame in range(1, frames + 1):
        turn = 2 * pi * frame / frames
        x = table.center().x() + sin(3 * turn) * table.width() * 0.48
        y = table.center().y() + cos(2 * turn) * table.height() * 0.48
        near = min(1.0, frame / 20)
        points.append(begin + (QPointF(x, y) - begin) * near)
    return points


def _timed(view: TableView, point: QPointF) -> float:
    begun = perf_counter()
    _send(view, QEvent.Type.MouseMove, point)
    QApplication.processEvents()
    return (perf_counter() - begun) * 1000


def _send(view: TableView, kind: QEvent.Type, point: QPointF) -> None:
    at = view.viewportTransform().map(point)
    moved = kind == QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moved else Qt.MouseButton.LeftButton
    down = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    place = view.viewport().mapToGlobal(at)
    event = QMouseEvent(kind, at, place, button, down, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)
