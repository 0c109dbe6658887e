"""How long it takes until a position stands on the table: looked at, laid out and painted."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final

from PySide6.QtWidgets import QApplication

from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from garden_desktop.ui.board.look_cache import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.match.painters import scenery_of

POSITIONS: Final = 60
SIZE: Final = (1000, 752)
"""What is left for the table of a window of 1280 x 800."""
REFRESH_MS: Final = 50.0


def refreshes(key: str) -> BenchResult:
    """The row of the table for the decisions of a random match of two, each shown to whoever makes it."""
    game = registry.games()[key]
    seats = next(number for number in game.info.seats if number > 1 and game.refuse(number, {}) is None)
    rules = game.rules(seats, {}, registry.load_pack(game))
    times = _times(key, rules, game.table(rules))
    middle, worst = statistics.median(times), max(times)
    measured = f"{middle:.1f} ms in the middle of {len(times)} positions, the slowest {worst:.1f} ms"
    return BenchResult(
        "a position shown, of two people's match", measured, f"{REFRESH_MS:.0f} ms", middle <= REFRESH_MS
    )


def _times(key: str, rules: Rules[Any, Any], table: AnyTable) -> list[float]:
    """Milliseconds of processor time each."""
    load_fonts()
    appearance = Appearance()
    appearance.set_speed(OFF)
    board = TableView(appearance, key, table, scenery_of(key))
    board.resize(*SIZE)
    board.show()
    QApplication.processEvents()
    times = []
    for view, seat in decisions(rules):
        started = process_time()
        board.show_position(view, seat, _chooser(rules, table, view), "Seat {}".format)
        QApplication.processEvents()
        times.append((process_time() - started) * 1000)
    board.close()
    return times


def _chooser(rules: Rules[Any, Any], table: AnyTable, view: Any) -> MoveBuilder[Any]:
    own = table.move_builder(view)
    return MoveBuilder((move, table.gesture(view, move)) for move in rules.legal_moves(view)) if own is None else own


def decisions(rules: Rules[Any, Any]) -> Iterator[tuple[Any, Seat]]:
    """The views of whoever decides in a random match, up to POSITIONS of them."""
    rng, state, left = Random(1), rules.setup(), POSITIONS
    while left and (seat := rules.to_move(state)) is not None:
        if seat != CHANCE:
            left -= 1
            yield rules.view(state, seat), seat
        state = rules.apply(state, rng.choice(rules.legal_moves(state)))
