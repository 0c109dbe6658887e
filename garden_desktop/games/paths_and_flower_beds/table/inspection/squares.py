"""Inspections of garden squares: gates, water, fountains, paths, flowers, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.data.pack import flower_name
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import GATE_TO_GATE, OPPOSITE_GATES
from garden_desktop.games.paths_and_flower_beds.table import cells
from garden_desktop.games.paths_and_flower_beds.table.cells import borders, gate_name, named
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def inspect(seen: FlowerViewFacts, square: int) -> Inspection:
    """Inspection of a square of the large garden, or of the bare map."""
    name, garden = seen.config.board.names[square], seen.own
    if seen.config.ground.water >> square & 1:
        return Inspection(WATER_ON.of(cell=name), WATER, (InspectionLine(WILD, ("water",)),), (WATER_ONCE,), "borders")
    lines = (*(_planted(seen, garden, square) if garden is not None else ()), *_map(seen, garden, square))
    kind, section, title = _kind(seen, garden, square)
    return Inspection(title.of(cell=name), kind, lines, tuple(_walked(seen, square)), section)


def walked(seen: FlowerViewFacts, seat: Seat, square: int) -> Inspection:
    """Inspection of a square of a walk in the reveal."""
    name = seen.config.board.names[square]
    return Inspection(
        PATH_ON.of(cell=name),
        WALKED,
        (InspectionLine(cells.explain_square(seen, seat, square), ("path",)),),
        (),
        "score",
    )


def _kind(seen: FlowerViewFacts, garden: Garden | None, square: int) -> tuple[Message, str, Message]:
    """Description of a square, section of the rules, and title."""
    if garden is not None and garden.path >> square & 1:
        return PATH, "borders", PATH_ON
    if garden is not None and not garden.free >> square & 1:
        return BED, "borders", BED_ON
    if square in seen.config.map.gates:
        return GATE_FREE, "walk", GATE_ON
    return FREE, "planting", FREE_ON


def _planted(seen: FlowerViewFacts, garden: Garden, square: int) -> Iterator[InspectionLine]:
    """Yield lines on the flower on a square, or on whether a path square counts."""
    config = seen.config
    for flower, bed in enumerate(garden.beds):
        if bed >> square & 1:
            yield InspectionLine(FLOWER.of(flower=flower_name(config.pack, flower)), (config.pack.flowers[flower].id,))
    if garden.path >> square & 1:
        found = borders(config, garden, square)
        said = COUNTS if len(found) >= cells.ENOUGH else LACKS if found else NOTHING_BESIDE
        yield InspectionLine(said.of(borders=named(config, found)) if found else said, ("path",))


def _map(seen: FlowerViewFacts, garden: Garden | None, square: int) -> Iterator[InspectionLine]:
    """Yield lines on fountain and gate, as the garden has left them."""
    config = seen.config
    path = garden is not None and garden.path >> square & 1
    buried = garden is not None and not path and not garden.free >> square & 1
    if config.ground.fountains >> square & 1:
        yield InspectionLine(
            FOUNTAIN_RUNS if path else FOUNTAIN_GONE if buried else FOUNTAIN, ("fountain",), FOUNTAIN_NAME
        )
    if square in config.map.gates:
        said = GATE_OPEN if path else GATE_SHUT if buried else GATE
        yield InspectionLine(said, ("gate",), GATE_NAME.of(gate=gate_name(config.map.gates[square])))
        other = dict(config.ground.opposites).get(square)
        if other is not None and not buried:
            text = OPPOSITE.of(gate=gate_name(config.map.gates[other]), bliss=OPPOSITE_GATES, any=GATE_TO_GATE)
            yield InspectionLine(text)


def _walked(seen: FlowerViewFacts, square: int) -> Iterator[Message]:
    if square in seen.walk.squares:
        yield ON_WALK


FREE_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Free square {cell}")
GATE_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Free gate square {cell}")
PATH_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Path on {cell}")
BED_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Flowers on {cell}")
WATER_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Water on {cell}")
FREE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Room for any piece; it need not touch anything")
GATE_FREE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "An opening in the wall. A walk can start or end here if there is a path on it"
)
PATH: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "A walk can pass here, from square to square across their edges"
)
BED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Flowers count for path squares that share an edge with them")
WATER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No piece can cover it")
WILD: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Beside a walk it counts as any kind of flower.")
WATER_ONCE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Together with one kind of flower, or with more water, it makes a path square count."
)
FLOWER: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It counts as one kind for each path square beside it: {flower}."
)
COUNTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It counts 1 on a walk: {borders}.")
LACKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It will count once a second kind is beside it: {borders}.")
NOTHING_BESIDE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It will count once two kinds are beside it.")
FOUNTAIN_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Fountain:")
FOUNTAIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "a point for the walk, once a path covers it")
FOUNTAIN_RUNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "a point if the walk passes over it")
FOUNTAIN_GONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "lost under the flowers")
GATE_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {gate}:")
GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "useful once it holds a path")
GATE_OPEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "a walk may begin or end here")
GATE_SHUT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "covered by flowers: no walk can use it")
OPPOSITE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "A walk from here to gate {gate}, the opposite one, gets {bliss} more; to any other gate, {any}.",
)
ON_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Your best walk so far passes here.")
WALKED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "A square of the best walk")
