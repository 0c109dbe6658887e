"""Where the buttons of a piece stand: in the sheet of its ways, and once it lies loosely beside it in the garden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.box import Box
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan

GAP: Final = 10.0
"""Between the piece and the plate beside it."""
_PAD: Final = 5.0
_HIGH: Final = 34.0
_PLANT_W: Final = 146.0
_TURNS_W: Final = (56.0, 31.0, 56.0)


class ButtonStrip(NamedTuple):
    """The plate, None where there is none, and the buttons: to plant, to turn, to turn back, to mirror."""

    plate: Box | None
    plant: Box
    turns: tuple[Box, ...]


IN_SHEET: Final = ButtonStrip(None, layout.PLANT_BUTTON, layout.TURN_BUTTONS)


def strip(plan: GardenPlan, lies: Box, walked: Sequence[Box], *, turns: bool) -> ButtonStrip:
    """Beside the piece in the garden, on no square that is walked on and on as few others as can be; in the sheet
    where every side is walked on. What cannot be turned has only the button that plants it there."""
    widths = (*(_TURNS_W if turns else ()), _PLANT_W)
    wide, high = sum(widths) + _PAD * (len(widths) + 1), _HIGH + 2 * _PAD
    free = [plate for plate in _beside(lies, wide, high, plan.outer) if not any(map(plate.meets, walked))]
    if not free:
        return IN_SHEET
    plate = min(free, key=lambda plate: _shared(plate, plan.field))
    boxes = tuple(_buttons(plate, widths))
    return ButtonStrip(plate, boxes[-1], boxes[:-1] if turns else layout.TURN_BUTTONS)


def _beside(lies: Box, wide: float, high: float, within: Box) -> Iterator[Box]:
    """Plates below, above, right and left of a piece that do not reach out of the garden: at its middle first."""
    across = (lies.centre.x - wide / 2, lies.x, lies.right - wide)
    down = (lies.centre.y - high / 2, lies.y, lies.bottom - high)
    corners = [(x, y) for y in (lies.bottom + GAP, lies.y - GAP - high) for x in across]
    corners += [(x, y) for x in (lies.right + GAP, lies.x - GAP - wide) for y in down]
    for x, y in corners:
        plate = Box(_kept(x, within.x, within.right - wide), _kept(y, within.y, within.bottom - high), wide, high)
        if not plate.meets(lies):
            yield plate


def _kept(at: float, least: float, most: float) -> float:
    return min(max(at, least), most)


def _shared(one: Box, other: Box) -> float:
    """The area that two rectangles have in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _buttons(plate: Box, widths: Sequence[float]) -> Iterator[Box]:
    x = plate.x + _PAD
    for wide in widths:
        yield Box(x, plate.y + _PAD, wide, _HIGH)
        x += wide + _PAD
