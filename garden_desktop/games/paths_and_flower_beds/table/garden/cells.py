"""What a screen reader says of each square: what the map has there, what is planted, and what it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.data.words import flower_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, PlacedPiece
from garden_desktop.games.paths_and_flower_beds.table.garden.borders import borders, named
from garden_desktop.games.paths_and_flower_beds.table.garden.compass import gate_name
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, pieces_of

ENOUGH: Final = 2
"""So many kinds make a square count."""
_KEPT: Final = 16
"""Gardens whose squares are kept in words."""


@lru_cache(_KEPT)
def labels(config: RulesConfig, garden: Garden | None) -> Mapping[int, Message]:
    """For each square "c4, lily, turn 5"; of the bare map "c3, fountain". Kept, as each draft asks for them."""
    turns = pieces_of(config, garden) if garden is not None and config.outlines else {}
    return {square: _label(config, garden, square, turns.get(square)) for square in config.board.names}


def _label(config: RulesConfig, garden: Garden | None, square: int, laid: PlacedPiece | None) -> Message:
    parts: list[Message | str] = [config.board.names[square], *_map(config, square)]
    if garden is not None and config.map.usable >> square & 1:
        parts += _planted(config, garden, square, laid)
    return _joined(parts)


def explain_square(seen: FlowerViewFacts, seat: Seat, square: int) -> Message:
    """What a square of a walk is worth, and why."""
    garden = seen.view.gardens[seat]
    assert garden is not None, "all gardens are open"
    config, cell = seen.config, seen.config.board.names[square]
    rings = seen.rings(seat) >> square & 1
    spouts = config.ground.fountains >> square & 1
    if rings:
        sentence = BOTH if spouts else RINGED
        return sentence.of(cell=cell, borders=named(config, borders(config, garden, square)))
    return (SPOUTS if spouts else NOTHING).of(cell=cell)


def _map(config: RulesConfig, square: int) -> Iterator[Message]:
    if config.ground.water >> square & 1:
        yield WATER_HERE
    if config.ground.fountains >> square & 1:
        yield FOUNTAIN
    if square in config.map.gates:
        yield GATE.of(gate=gate_name(config.map.gates[square]))


def _planted(config: RulesConfig, garden: Garden, square: int, laid: PlacedPiece | None) -> Iterator[Message | str]:
    if garden.free >> square & 1:
        yield FREE
        return
    for flower, bed in enumerate(garden.beds):
        if bed >> square & 1:
            yield flower_name(config.pack, flower)
    if garden.path >> square & 1:
        yield PATH
    if laid is not None:
        yield TURN.of(turn=laid.turn + 1)
    if garden.path >> square & 1:
        yield from _bordered(config, garden, square)


def _bordered(config: RulesConfig, garden: Garden, square: int) -> Iterator[Message]:
    found = borders(config, garden, square)
    if not found:
        return
    counts = len(found) >= ENOUGH
    yield (COUNTS if counts else LACKS).of(borders=named(config, found))


def _joined(parts: list[Message | str]) -> Message:
    """Parts with commas between them; there are one to five."""
    return JOINED[len(parts) - 1].of(**{f"part{number}": part for number, part in enumerate(parts, 1)})


JOINED: Final = (
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}, {part5}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}, {part5}, {part6}"),
)
WATER_HERE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "water")
FOUNTAIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "fountain")
GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "gate {gate}")
FREE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "free")
PATH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "path")
TURN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "turn {turn}")
COUNTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "counts: {borders}")
LACKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "lacks a second kind: {borders}")
RINGED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 1: {borders}.")
BOTH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 2: {borders}, and one more for the fountain.")
SPOUTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 1 for the fountain.")
NOTHING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts nothing: no two kinds beside it.")
