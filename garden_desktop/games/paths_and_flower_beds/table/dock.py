"""Dock of the player: the palette of shapes (which can be named now, which fit, which are greyed, and why), and the
buttons of the piece being placed (rotate, mirror, plant), with the reason why one does nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.layout import Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason
from garden_desktop.core.view_model import Place, Rotation
from garden_desktop.games.paths_and_flower_beds.data.pack import LYING, PATH_SIGN, flower_name, shape_name
from garden_desktop.games.paths_and_flower_beds.rules import legality
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS
from garden_desktop.games.paths_and_flower_beds.table import ids, layout, move_preview
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts

# Layout.


GAP: Final = 10.0
"""Distance between the piece and its button strip."""
_PAD: Final = 5.0
_HIGH: Final = 34.0
_PLANT_W: Final = 146.0
_TURNS_W: Final = (56.0, 31.0, 56.0)


class ButtonStrip(NamedTuple):
    """Boxes of a strip (None for no strip) and of its buttons: plant, turn, turn back, mirror."""

    plate: Box | None
    plant: Box
    turns: tuple[Box, ...]


IN_SHEET: Final = ButtonStrip(None, layout.PLANT_BUTTON, layout.TURN_BUTTONS)


def strip(plan: GardenPlan, lies: Box, walked: Sequence[Box], *, turns: bool) -> ButtonStrip:
    """Button strip beside a piece at `lies`: on no square of the walk, and over as few others as can be.

    In the fixed sheet if the walk passes on every side. A piece with one orientation has the plant button alone.
    """
    widths = (*(_TURNS_W if turns else ()), _PLANT_W)
    wide, high = sum(widths) + _PAD * (len(widths) + 1), _HIGH + 2 * _PAD
    free = [plate for plate in _beside(lies, wide, high, plan.outer) if not any(map(plate.meets, walked))]
    if not free:
        return IN_SHEET
    plate = min(free, key=lambda plate: _shared(plate, plan.field))
    boxes = tuple(_buttons(plate, widths))
    return ButtonStrip(plate, boxes[-1], boxes[:-1] if turns else layout.TURN_BUTTONS)


def _beside(lies: Box, wide: float, high: float, within: Box) -> Iterator[Box]:
    """Yield boxes below, above, right and left of a piece that stay in the garden, those at its middle first."""
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
    """Area of the intersection of two boxes."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _buttons(plate: Box, widths: Sequence[float]) -> Iterator[Box]:
    x = plate.x + _PAD
    for wide in widths:
        yield Box(x, plate.y + _PAD, wide, _HIGH)
        x += wide + _PAD


WAYS: Final[tuple[tuple[Rotation, str], ...]] = (("turn", "R"), ("back", "Shift+R"), ("mirror", "F"))


def buttons(seen: FlowerViewFacts) -> Iterator[Place]:
    """Yield the buttons that rotate the piece, then the one that plants it."""
    there = strip_of(seen)
    for (way, key), box in zip(WAYS, there.turns, strict=True):
        yield Place(ids.turn_id(way), "button", *box, TURNS[way], key=key, group="buttons", turns=way)
    yield Place(ids.PLANT, "button", *there.plant, PLANT, key="Enter", style="primary", group="buttons")


def strip_of(seen: FlowerViewFacts) -> ButtonStrip:
    """Button strip for the present draft."""
    if seen.laid is None:
        return IN_SHEET
    return strip(seen.plan, _lies_on(seen), tuple(_walked(seen)), turns=len(seen.fits) > 1)


def stiff(seen: FlowerViewFacts, place: str) -> Reason | None:
    """Reason why the piece cannot be rotated by this button; None if the place is another one."""
    if not seen.placing or not ids.is_turn(place):
        return None
    if seen.config.pack.shapes[seen.view.piece].kind == "path":
        return legality.TURNED_PATH
    return Reason("same_either_way", SAME.of(piece=shape_name(seen.config.pack, seen.view.piece)), "PF-106")


def _lies_on(seen: FlowerViewFacts) -> Box:
    """Bounding box of the piece in the draft."""
    assert seen.laid is not None, "nothing lies in the garden"
    rows = seen.config.layings.fit(seen.view.piece, seen.laid.label).lying.rows
    corner = seen.plan.square(*seen.config.board.place(seen.config.board.index[seen.laid.cell]))
    return Box(corner.x, corner.y, corner.w * len(rows[0]), corner.h * len(rows))


def _walked(seen: FlowerViewFacts) -> Iterator[Box]:
    """Yield the squares of the best walk with the piece where it lies."""
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
    "paths_and_flower_beds", "The {piece} can’t be turned: it looks the same, or has no room."
)


Style: TypeAlias = Literal["free", "later", "barred", "no-room", "named", "gone"]
"""State of a palette slot.

free: may be named, or will be in its round · later: its round comes next · barred: named in this round already ·
no-room: fits nowhere in the own garden · named: the piece of this turn · gone: out of the deck of a solo garden.
"""


class PaletteSlot(NamedTuple):
    """A shape in the palette: label for readers, word under it, state.

    word  the word under it; None for no word
    """

    label: Message
    word: Message | None
    style: Style


def well(seen: FlowerViewFacts, shape: str) -> PaletteSlot:
    """Palette slot of a shape. Room is that of the viewer's own garden alone."""
    style = _style(seen, shape)
    word = _word(seen, shape, style)
    name = shape_name(seen.config.pack, shape)
    label = PLAIN.of(piece=name) if word is None else SAID.of(piece=name, word=word)
    return PaletteSlot(label, word, style)


def _style(seen: FlowerViewFacts, shape: str) -> Style:
    config, view = seen.config, seen.view
    if shape == view.piece:
        return "named"
    if config.solo and shape not in view.decks[KINDS.index(config.pack.shapes[shape].kind)]:
        return "gone"
    if seen.own is not None and not config.layings.fits(seen.own.free, shape):
        return "no-room"
    if config.pack.shapes[shape].kind != config.kind(view.turn):
        return "later"
    return "barred" if shape in seen.barred else "free"


def _word(seen: FlowerViewFacts, shape: str, style: Style) -> Message | None:
    match style:
        case "named":
            return TO_PLANT if seen.placing else NAMED
        case "gone":
            return DRAWN
        case "no-room":
            return NO_ROOM
        case "barred":
            return BARRED
        case _:
            return None if seen.own is None else WAY_COUNT.of(n=seen.ways(shape))


PLAIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}")
SAID: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}, {word}")
WAY_COUNT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n way(s)")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "no room")
BARRED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "named before")
NAMED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "named now")
TO_PLANT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "to plant")
DRAWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "drawn")


# Inspections of shapes.


def inspect(seen: FlowerViewFacts, shape: str) -> Inspection:
    """Inspection of a shape in the palette."""
    path = seen.config.pack.shapes[shape].kind == "path"
    lines = (*_squares(seen, shape), InspectionLine(_state(seen, shape)))
    later = (ROOM.of(n=seen.ways(shape)),) if seen.own is not None and seen.ways(shape) else ()
    return Inspection(_name(seen, shape), PATH if path else BED, lines, later, "paths" if path else "beds")


def lying(seen: FlowerViewFacts, label: str) -> Inspection:
    """Inspection of the named piece in one orientation."""
    shape = seen.view.piece
    path = seen.config.pack.shapes[shape].kind == "path"
    lines = tuple(_squares(seen, shape))
    return Inspection(
        WAY.of(piece=_name(seen, shape), way=LYING[label]), PATH if path else BED, lines, (STAYS,), "planting"
    )


def _name(seen: FlowerViewFacts, shape: str) -> Message:
    return NAME.of(piece=shape_name(seen.config.pack, shape))


def _squares(seen: FlowerViewFacts, shape: str) -> Iterator[InspectionLine]:
    """Yield lines on the number of squares with path and with each flower."""
    signs = Counter(sign for _, _, sign in seen.config.pack.shapes[shape].lyings[0].cells)
    if number := signs[PATH_SIGN]:
        yield InspectionLine(OF_PATH.of(n=number), ("path",))
    for kind, flower in enumerate(seen.config.pack.flowers):
        if number := signs[flower.letter]:
            yield InspectionLine(OF_FLOWER.of(n=number, flower=flower_name(seen.config.pack, kind)), (flower.id,))


def _state(seen: FlowerViewFacts, shape: str) -> Message:
    """Sentence on whether a shape may be named."""
    style = well(seen, shape).style
    if style == "free" and seen.config.solo:
        return IN_DECK
    return STATES[style]


NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}")
WAY: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}, {way}")
PATH: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "A path: placed exactly as drawn, never turned, never mirrored"
)
BED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "A flower bed: may be turned and mirrored")
OF_PATH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n square(s) of path")
OF_FLOWER: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n square(s): {flower}")
ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It fits your garden in %n way(s).")
STAYS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Once planted, it stays.")
IN_DECK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It is still in its deck.")
STATES: Final[Mapping[str, Message]] = {
    "free": QT_TRANSLATE_NOOP("paths_and_flower_beds", "It can be named more than once in this round."),
    "later": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "This round is for the other kind; the next round is for these."
    ),
    "barred": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "It has already been named this round; here each piece can be named only once a round.",
    ),
    "no-room": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Your garden has no room left for it."),
    "named": QT_TRANSLATE_NOOP("paths_and_flower_beds", "This is this turn’s piece: all players plant it."),
    "gone": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Already drawn; it returns when its deck is empty."),
}
