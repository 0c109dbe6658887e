"""The palette: what of it may be named now, what fits the own garden, and what is greyed for which reason."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.words import shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts

Style: TypeAlias = Literal["free", "later", "barred", "no-room", "named", "gone"]
"""free: may be named, or will be in its round · later: its round comes next · barred: named in this round already ·
no-room: fits nowhere in the own garden · named: the piece of this turn · gone: out of the deck of a solo garden."""


class PaletteSlot(NamedTuple):
    """A shape in the dock: its name and state for readers, the word under it, and how it looks.

    word  what stands under it; None for nothing
    """

    label: Message
    word: Message | None
    style: Style


def well(seen: FlowerViewFacts, shape: str) -> PaletteSlot:
    """What these eyes may see of a shape: room only in the garden they see."""
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
