"""One thing on the table in words: finds out what it is, and who speaks of it."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.games.paths_and_flower_beds.table import ids, layout, prompts
from garden_desktop.games.paths_and_flower_beds.table.inspection import gardeners, shapes, squares
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def inspect(seen: FlowerViewFacts, subject: Subject, id: str) -> Inspection | None:
    """What is known of it from the view of these eyes."""
    match subject:
        case "note":
            return gardeners.note(seen, id)
        case "side":
            return gardeners.side(seen, int(id))
        case "prompt":
            return gardeners.asked(seen, prompts.prompt(seen))
    if subject == "place" and id in seen.config.board.index:
        return squares.inspect(seen, seen.config.board.index[id])
    if ids.shape_of(id):
        return shapes.inspect(seen, ids.shape_of(id))
    if id.startswith("walk-"):
        return squares.walked(seen, int(id.split("-")[1]) - 1, seen.config.board.index[id.split("-")[2]])
    if seen.view.piece and (ids.is_lie(id) or id.partition("-")[0] == "way"):
        return shapes.lying(seen, ids.label_of(id))
    return gardeners.place(seen, id)


def note_areas(seen: FlowerViewFacts) -> tuple[NoteArea, ...]:
    """Where the round, the walk and the sums are painted."""
    config = seen.config
    boxes = [("lap", layout.LAP), ("best", layout.FORECAST)]
    boxes += [(f"sum-{seat + 1}", layout.sum_box(config.board, seat, config.seats)) for seat in range(config.seats)]
    return tuple(NoteArea(note, *box) for note, box in boxes)
