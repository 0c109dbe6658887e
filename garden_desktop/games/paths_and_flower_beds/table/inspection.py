"""Inspections of garden squares, pieces, notes, players and the prompt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, NoteArea, Subject
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat, Side
from garden_desktop.games.paths_and_flower_beds.data.pack import flower_name
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import GATE_TO_GATE, OPPOSITE_GATES
from garden_desktop.games.paths_and_flower_beds.table import (
    cells,
    dock,
    ids,
    layout,
    move_preview,
    places,
    prompts,
    scoreboard,
)
from garden_desktop.games.paths_and_flower_beds.table.cells import borders, gate_name, named
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def inspect_square(seen: FlowerViewFacts, square: int) -> Inspection:
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


# Players, notes, other places and prompts.


SECTIONS: Final[Mapping[str, str]] = {
    "naming": "naming",
    "placing": "planting",
    "tracing": "walk",
    "over": "score",
    "drawing": "solo",
}


def side(seen: FlowerViewFacts, side: Side) -> Inspection:
    """Inspection of a player: public facts only, and the parts of the score once gardens are open."""
    line = scoreboard.side_summary(seen, side).line
    if seen.open:
        walk, kinds = seen.so_far(side), tuple(flower.id for flower in seen.config.pack.flowers)
        lines = (
            InspectionLine(BETWEEN, kinds, POINTS.of(points=walk.circled)),
            InspectionLine(FOUNTAINS, ("fountain",), POINTS.of(points=walk.fountains)),
            InspectionLine(GATES, ("gate",), POINTS.of(points=walk.bonus)),
        )
        water = (InspectionLine(WILD, ("water",)),) if seen.config.ground.water else ()
        return Inspection(NAME.of(who=SideName(side)), WALKER, (*lines, *water), (), "score")
    return Inspection(NAME.of(who=SideName(side)), GARDENER, (InspectionLine(NOW.of(what=line)),), (), "secrets")


def note(seen: FlowerViewFacts, id: str) -> Inspection | None:
    """Inspection of a note; its kind is found by the beginning of its id."""
    found = {note.id: note.text for note in move_preview.notes(seen)}
    if id not in found:
        return None
    kind, section = next(known for begin, known in NOTES.items() if id.startswith(begin))
    lines = [InspectionLine(found[key]) for key in ("ends", "then-1") if id == "best" and key in found]
    if id == "best" and seen.walk.squares:
        lines = [
            InspectionLine(BETWEEN, ("rose", "lily"), POINTS.of(points=seen.walk.circled)),
            InspectionLine(FOUNTAINS, ("fountain",), POINTS.of(points=seen.walk.fountains)),
            InspectionLine(GATES, ("gate",), POINTS.of(points=seen.walk.bonus)),
            *lines,
        ]
    return Inspection(TITLES.get(id, found[id]), kind, tuple(lines), (), section)


def place(seen: FlowerViewFacts, id: str) -> Inspection | None:
    """Inspection of a button, a turn of the round, a small garden or a walker; None for any other id."""
    things = {one.id: one.label for one in places.places(seen)}
    things |= {one.id: one.label for one in places.pieces(seen)}
    known = next((known for begin, known in PLACES.items() if id.startswith(begin)), None)
    if id not in things or known is None:
        return None
    sprites = ("walker",) if id.startswith("walker") else ()
    lines = (InspectionLine(STEPS, sprites),) if sprites else ()
    return Inspection(things[id], known[0], lines, (), known[1])


def inspect_prompt(seen: FlowerViewFacts, prompt: Message) -> Inspection:
    """Inspection of the prompt, with the section of the rules about it."""
    return Inspection(prompt, EXPECTED, (), (), SECTIONS.get(seen.view.phase, "turn"))


NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}")
GARDENER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "A player. The garden stays hidden until the end")
NOW: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Now: {what}.")
WALKER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Only one walk scores in each garden")
POINTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{points}:")
BETWEEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "squares between two kinds of flowers, 1 each")
FOUNTAINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "fountains on the walk, 1 each")
GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "gates at both ends, 10; opposite gates, 15")
STEPS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "One square a step; each counts as it is reached.")
EXPECTED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The current decision. Press F1 for its rules")
TITLES: Final[Mapping[str, Message]] = {
    "best": QT_TRANSLATE_NOOP("paths_and_flower_beds", "The best walk"),
}
NOTES: Final[Mapping[str, tuple[Message, str]]] = {
    "lap": (
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "In a round each player names once: paths in one round, flower beds in the next"
        ),
        "turn",
    ),
    "next": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths and flower beds alternate, round by round"), "turn"),
    "last": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Players who have room still plant; then all gardens are revealed"),
        "end",
    ),
    "decks": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Each piece left in a deck is equally likely"),
        "solo",
    ),
    "best": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "The best walk in your garden as it is now"),
        "best",
    ),
    "ends": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates at both ends of a walk are worth 10, opposite gates 15"),
        "score",
    ),
    "then": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "What planting the piece there would change"), "best"),
    "tight": (
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "If one more piece gets in the way, another player may name one you can’t plant"
        ),
        "end",
    ),
    "none": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "You can’t name these. If another player does, it is the last turn"),
        "end",
    ),
    "sum": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "What this garden’s walk is worth"), "score"),
}
PLACES: Final[Mapping[str, tuple[Message, str]]] = {
    "lap": (
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "One turn of this round: one player names a piece, all players plant it"
        ),
        "turn",
    ),
    "open": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "All gardens are open in this match"), "options-shown"),
    "plan": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "A garden, opened at the end, with its best walk"),
        "score",
    ),
    "walker": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "Shows the scoring walk, square by square"), "walk"),
    "plant": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plants the piece where it is. It can’t be moved afterwards"),
        "planting",
    ),
    "turning-mirror": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turns a flower bed over; paths are never mirrored"),
        "beds",
    ),
    "turning": (
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gives a flower bed a quarter turn; paths are never turned"),
        "beds",
    ),
    "done": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "The walk counts as you have drawn it"), "walk"),
    "best": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "Uses the best walk in your garden"), "best"),
    "none": (QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk, and no points"), "walk"),
}


def inspect(seen: FlowerViewFacts, subject: Subject, id: str) -> Inspection | None:
    """Inspection of one subject, from what the viewer may know; None if there is nothing to say."""
    match subject:
        case "note":
            return note(seen, id)
        case "side":
            return side(seen, int(id))
        case "prompt":
            return inspect_prompt(seen, prompts.prompt(seen))
    if subject == "place" and id in seen.config.board.index:
        return inspect_square(seen, seen.config.board.index[id])
    if ids.shape_of(id):
        return dock.inspect(seen, ids.shape_of(id))
    if id.startswith("walk-"):
        return walked(seen, int(id.split("-")[1]) - 1, seen.config.board.index[id.split("-")[2]])
    if seen.view.piece and (ids.is_lie(id) or id.partition("-")[0] == "way"):
        return dock.lying(seen, ids.label_of(id))
    return place(seen, id)


def note_areas(seen: FlowerViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which the round, the best walk and the sums are painted, in table units."""
    config = seen.config
    boxes = [("lap", layout.LAP), ("best", layout.FORECAST)]
    boxes += [(f"sum-{seat + 1}", layout.sum_box(config.board, seat, config.seats)) for seat in range(config.seats)]
    return tuple(NoteArea(note, *box) for note, box in boxes)
