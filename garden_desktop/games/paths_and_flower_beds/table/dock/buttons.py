"""The buttons of the piece that is planted: turn, turn back, mirror and plant, and why one of them does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.box import Box
from garden_desktop.core.places import Place, Rotation
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason
from garden_desktop.games.paths_and_flower_beds.data.words import shape_name
from garden_desktop.games.paths_and_flower_beds.rules import reasons
from garden_desktop.games.paths_and_flower_beds.table import ids, move_preview
from garden_desktop.games.paths_and_flower_beds.table.dock.strip import IN_SHEET, ButtonStrip, strip
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts

WAYS: Final[tuple[tuple[Rotation, str], ...]] = (("turn", "R"), ("back", "Shift+R"), ("mirror", "F"))


def buttons(seen: FlowerViewFacts) -> Iterator[Place]:
    """What turns the piece, then what plants it."""
    there = strip_of(seen)
    for (way, key), box in zip(WAYS, there.turns, strict=True):
        yield Place(ids.turn_id(way), "button", *box, TURNS[way], key=key, group="buttons", turns=way)
    yield Place(ids.PLANT, "button", *there.plant, PLANT, key="Enter", style="primary", group="buttons")


def strip_of(seen: FlowerViewFacts) -> ButtonStrip:
    """Where these buttons stand."""
    if seen.laid is None:
        return IN_SHEET
    return strip(seen.plan, _lies_on(seen), tuple(_walked(seen)), turns=len(seen.fits) > 1)


def stiff(seen: FlowerViewFacts, place: str) -> Reason | None:
    """Why the piece cannot be turned that way."""
    if not seen.placing or not ids.is_turn(place):
        return None
    if seen.config.pack.shapes[seen.view.piece].kind == "path":
        return reasons.TURNED_PATH
    return Reason("same_either_way", SAME.of(piece=shape_name(seen.config.pack, seen.view.piece)), "PF-106")


def _lies_on(seen: FlowerViewFacts) -> Box:
    """What the piece of the draft covers, its empty corners too."""
    assert seen.laid is not None, "nothing lies in the garden"
    rows = seen.config.layings.fit(seen.view.piece, seen.laid.label).lying.rows
    corner = seen.plan.square(*seen.config.board.place(seen.config.board.index[seen.laid.cell]))
    return Box(corner.x, corner.y, corner.w * len(rows[0]), corner.h * len(rows))


def _walked(seen: FlowerViewFacts) -> Iterator[Box]:
    """The squares of the best walk, with the piece where it lies."""
    assert seen.laid is not None, "nothing lies in the garden"
    found = move_preview.forecast(seen, seen.laid)
    for square in () if found is None else found.then.squares:
        yield seen.plan.square(*seen.config.board.place(square))


PLANT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant")
TURNS: Final[dict[Rotation, Message]] = {
    "turn": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turn the piece"),
    "back": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turn the piece back"),
    "mirror": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Mirror the piece"),
}
SAME: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "No other way to lie: the {piece} looks the same then, or has no room."
)
