"""Inspector: dispatches from a place, piece, note, player or prompt to its inspection."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.games.gnomadic_gardeners.table import layout, notes, prompts
from garden_desktop.games.gnomadic_gardeners.table.inspection import animals, gnomes, ground, tasks
from garden_desktop.games.gnomadic_gardeners.table.notes import next_cards
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_bit


def inspect(seen: GardenViewFacts, subject: Subject, id: str) -> Inspection | None:
    """Inspection of one subject, from what the viewer may know; None if there is nothing to say."""
    match subject:
        case "piece":
            return _piece(seen, id)
        case "place":
            return _place(seen, id)
        case "note":
            return notes.inspect(seen, id)
        case "side":
            return animals.side(seen, int(id))
        case "prompt":
            return ground.asked(seen, prompts.prompt(seen))


def note_areas(seen: GardenViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which hours, sums and piles are painted, in table units."""
    frame = seen.frame
    boxes = [
        ("hours.now", frame.hours),
        ("pile.aid" if next_cards(seen) else "pile", frame.side),
        ("month", frame.month),
        ("serve.title", frame.sums),
        ("beside.title", frame.sums),
        ("advice1", frame.advice),
        ("words1", frame.advice),
        ("far.title", frame.far_label),
        ("order", layout.FAR_PILLS),
        ("hand.words", frame.label._replace(y=DOCK + 4, h=SIZE[1] - DOCK - 8)),
    ]
    if seen.config.solo:
        boxes += [
            ("step1", layout.CONTROLS),
            ("step2", layout.STEPS),
            ("forecast1", layout.STEPS),
            ("queue", layout.STEPS),
        ]
    return tuple(NoteArea(note, *box) for note, box in boxes)


def _piece(seen: GardenViewFacts, id: str) -> Inspection | None:
    kind, _, rest = id.partition(":")
    if kind in ("gnome", "ghost"):
        bit = gnome_bit(seen.config, f"gnome:{rest}")
        return gnomes.inspect(seen, bit.bit_length() - 1) if bit else None
    return gnomes.covered(seen, int(rest.partition(":")[0])) if kind == "back" else None


def _place(seen: GardenViewFacts, id: str) -> Inspection | None:
    if id.startswith("task"):
        return tasks.inspect(seen, int(id[-1]) - 1)
    if id.startswith("animal:"):
        return animals.inspect(seen, id.partition(":")[2])
    return ground.inspect(seen, id)
