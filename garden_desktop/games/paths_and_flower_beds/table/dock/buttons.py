"""The buttons of the piece that is planted: turn, turn back, mirror and plant, and why one of them does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.box import Box
from garden_desktop.core.game import Reason
from garden_desktop.core.table import Place, Way
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.words import shape_name
from garden_desktop.games.paths_and_flower_beds.rules import reasons
from garden_desktop.games.paths_and_flower_beds.table import foretelling, ids
from garden_desktop.games.paths_and_flower_beds.table.dock.strip import IN_SHEET, Strip, strip
from garden_desktop.games.paths_and_flower_beds.table.stage import Stage

WAYS: Final[tuple[tuple[Way, str], ...]] = (("turn", "R"), ("back", "Shift+R"), ("mirror", "F"))


def buttons(stage: Stage) -> Iterator[Place]:
    """What turns the piece, then what plants it."""
    there = strip_of(stage)
    for (way, key), box in zip(WAYS, there.turns, strict=True):
        yield Place(ids.turn_id(way), "button", *box, TURNS[way], key=key, group="buttons", turns=way)
    yield Place(ids.PLANT, "button", *there.plant, PLANT, key="Enter", style="primary", group="buttons")


def strip_of(stage: Stage) -> Strip:
    """Where these buttons stand."""
    if stage.laid is None:
        return IN_SHEET
    return strip(stage.plan, _lies_on(stage), tuple(_walked(stage)), turns=len(stage.fits) > 1)


def refusal(stage: Stage, place: str) -> Reason | None:
    """Why the piece cannot be turned that way."""
    if not stage.placing or not ids.is_turn(place):
        return None
    if stage.law.pack.shapes[stage.view.piece].kind == "path":
        return reasons.TURNED_PATH
    return Reason("same_either_way", SAME.of(piece=shape_name(stage.law.pack, stage.view.piece)), "PF-106")


def _lies_on(stage: Stage) -> Box:
    """What the piece of the draft covers, its empty corners too."""
    assert stage.laid is not None, "nothing lies in the garden"
    rows = stage.law.layings.fit(stage.view.piece, stage.laid.label).lying.rows
    corner = stage.plan.square(*stage.law.board.place(stage.law.board.index[stage.laid.cell]))
    return Box(corner.x, corner.y, corner.w * len(rows[0]), corner.h * len(rows))


def _walked(stage: Stage) -> Iterator[Box]:
    """The squares of the best walk, with the piece where it lies."""
    assert stage.laid is not None, "nothing lies in the garden"
    found = foretelling.forecast(stage, stage.laid)
    for square in () if found is None else found.then.squares:
        yield stage.plan.square(*stage.law.board.place(square))


PLANT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant")
TURNS: Final[dict[Way, Message]] = {
    "turn": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turn the piece"),
    "back": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turn the piece back"),
    "mirror": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Mirror the piece"),
}
SAME: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "No other way to lie: the {piece} looks the same then, or has no room."
)
