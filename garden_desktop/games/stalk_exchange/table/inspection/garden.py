"""Inspections of garden spaces: bulbs, blooms, their groups and open spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, is_bloom, type_of
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.upkeep import Group
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def inspect(seen: MarketViewFacts, space: int) -> Inspection:
    """Inspection of a garden space and of the flower on it."""
    code, name = seen.shown.garden[space], seen.config.board.names[space]
    if code == EMPTY:
        return Inspection(SPACE.of(space=name), OPEN, tuple(_gate(seen, space)), (PLANT,), "plant")
    flower, blooms = type_of(code), is_bloom(code)
    sprite = ids.bloom_sprite(flower) if blooms else ids.bulb_sprite(flower)
    kind = (BLOOM_EDGE if seen.config.edge_open else BLOOM) if blooms else BULB_TOO if seen.config.bulbs_too else BULB
    title = ON.of(flower=FLOWER_NAMES[flower], space=name)
    lines = (*_group(seen, space, sprite), *_turn_end(seen, space))
    return Inspection(title, kind, lines, (RAISES,) if blooms else (), "harvest" if blooms else "bloom")


def _group(seen: MarketViewFacts, space: int, sprite: str) -> Iterator[InspectionLine]:
    """Yield the line on the group of a flower and its open spaces."""
    group = seen.group_on.get(space)
    if group is None:
        yield InspectionLine(FENCE, (sprite,), A_BULB)
        return
    yield InspectionLine(_room(seen, group), (sprite,), GROUP.of(n=len(group.spaces)))


def _room(seen: MarketViewFacts, group: Group) -> Message:
    if group.surrounded:
        return NO_ROOM
    return ROOM.of(spaces=names.spaces(seen.config, group.gates)) if group.gates else ROOM_AT_EDGE


def _turn_end(seen: MarketViewFacts, space: int) -> Iterator[InspectionLine]:
    """Yield the line on the effect of the Upkeep on this space if the turn ended now."""
    if seen.view.phase != "act":
        return
    done = seen.preview.upkeep
    if space in done.gone:
        yield InspectionLine(IS_CUT, ("scissors",), WHEN_ENDED)
    elif space in done.bloomed:
        yield InspectionLine(OPENS, (), WHEN_ENDED)
    elif space in seen.preview.waiting:
        yield InspectionLine(WAITS, (), WHEN_ENDED)


def _gate(seen: MarketViewFacts, space: int) -> Iterator[InspectionLine]:
    """Yield a line for each group that has this empty space beside it."""
    for group in seen.groups:
        if space in group.gates:
            text = LAST_GATE if len(group.gates) == 1 else ONE_GATE
            sprite = ids.bloom_sprite(group.flower)
            yield InspectionLine(text, (sprite,), GROUP_OF.of(flower=FLOWER_NAMES[group.flower], n=len(group.spaces)))


SPACE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Space {space}")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Empty space: blooms next to it are not surrounded")
PLANT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "You can plant any flower from the Exchange here, as a bulb.")
ON: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} on {space}")
BLOOM: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "In bloom: harvested with its whole group once no space next to the group is empty"
)
BLOOM_EDGE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "In bloom: harvested with its whole group once no space next to the group is empty and no part of it "
    "is at the edge",
)
BULB: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Bulb: blooms in the Upkeep if a space next to it is empty")
BULB_TOO: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Bulb: blooms in the Upkeep if a space next to it is empty; harvested with its group"
)
A_BULB: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Bulbs")
FENCE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "surround others but are not harvested themselves")
GROUP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Group of %n:")
ROOM: Final = QT_TRANSLATE_NOOP("stalk_exchange", "still open at {spaces}")
ROOM_AT_EDGE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "open at the edge of the Garden")
NO_ROOM: Final = QT_TRANSLATE_NOOP("stalk_exchange", "surrounded")
WHEN_ENDED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "When this turn ends")
IS_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "it is harvested")
OPENS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "it blooms")
WAITS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "it has no empty space beside it and stays a bulb")
RAISES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Each flower harvested raises the Stalk Value of its kind by 1.")
GROUP_OF: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower}, group of %n:")
LAST_GATE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "this is its last empty space")
ONE_GATE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "one of its empty spaces")
