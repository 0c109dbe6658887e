"""Palette of shapes: which can be named now, which fit, which are greyed, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.pack import LYING, PATH_SIGN, flower_name, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts

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
            return None if seen.own is None else WAYS.of(n=seen.ways(shape))


PLAIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}")
SAID: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}, {word}")
WAYS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n way(s)")
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
