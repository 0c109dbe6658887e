"""Inspector: dispatches from a place, piece, note, player or prompt to its inspection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, NoteArea, Subject
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.paths_and_flower_beds.table import ids, layout, move_preview, places, prompts, rail
from garden_desktop.games.paths_and_flower_beds.table.dock import wells
from garden_desktop.games.paths_and_flower_beds.table.inspection import squares
from garden_desktop.games.paths_and_flower_beds.table.inspection.squares import WILD
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts

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
    line = rail.side_summary(seen, side).line
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


def asked(seen: FlowerViewFacts, prompt: Message) -> Inspection:
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
            return asked(seen, prompts.prompt(seen))
    if subject == "place" and id in seen.config.board.index:
        return squares.inspect(seen, seen.config.board.index[id])
    if ids.shape_of(id):
        return wells.inspect(seen, ids.shape_of(id))
    if id.startswith("walk-"):
        return squares.walked(seen, int(id.split("-")[1]) - 1, seen.config.board.index[id.split("-")[2]])
    if seen.view.piece and (ids.is_lie(id) or id.partition("-")[0] == "way"):
        return wells.lying(seen, ids.label_of(id))
    return place(seen, id)


def note_areas(seen: FlowerViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which the round, the best walk and the sums are painted, in table units."""
    config = seen.config
    boxes = [("lap", layout.LAP), ("best", layout.FORECAST)]
    boxes += [(f"sum-{seat + 1}", layout.sum_box(config.board, seat, config.seats)) for seat in range(config.seats)]
    return tuple(NoteArea(note, *box) for note, box in boxes)
