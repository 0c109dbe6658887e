"""Inspections of garden spaces, and the dispatcher from a place, piece, note, player or prompt to its inspection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, NoteArea, Subject
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, is_bloom, type_of
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.scoring import size
from garden_desktop.games.stalk_exchange.rules.upkeep import Group
from garden_desktop.games.stalk_exchange.table import ids, layout, notes, prompts
from garden_desktop.games.stalk_exchange.table.inspection import market
from garden_desktop.games.stalk_exchange.table.view_facts import MarketViewFacts


def inspect_space(seen: MarketViewFacts, space: int) -> Inspection:
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


# Players, notes and prompts.


def side(seen: MarketViewFacts, side: Side) -> Inspection:
    """Inspection of a player: number of flowers, tokens, and flowers known from Swaps."""
    return Inspection(NAME.of(who=SideName(side)), DEALER, tuple(_has(seen, side)), (), "portfolio")


def note(seen: MarketViewFacts, id: str) -> Inspection | None:
    """Inspection of a note; its kind is found by the beginning of its id."""
    found = {note.id: note.text for note in notes.notes(seen)}
    if id not in found:
        return None
    kind, section = next(known for begin, known in KINDS.items() if id.startswith(begin))
    return Inspection(TITLES.get(id, found[id]), kind, tuple(_more(seen, id, found)), (), section)


def inspect_prompt(seen: MarketViewFacts, prompt: Message) -> Inspection:
    """Inspection of the prompt, with the section of the rules about it."""
    return Inspection(prompt, EXPECTED, (), (), "turn" if seen.view.phase == "act" else "upkeep")


def _has(seen: MarketViewFacts, side: Side) -> Iterator[InspectionLine]:
    config, view = seen.config, seen.view
    yield InspectionLine(HANGS, (), FLOWERS.of(n=size(config, view, side)))
    left = view.tokens[side]
    if left:
        yield InspectionLine(BUYS, ("trowel-token",), TROWELS.of(n=left))
    if config.tokens - left:
        yield InspectionLine(NONE_BACK, ("trowel-token-spent",), SPENT.of(n=config.tokens - left))
    if config.known_holdings and any(view.known[side]):
        yield InspectionLine(CERTAIN.of(flowers=names.counted(view.known[side])))


def _more(seen: MarketViewFacts, id: str, found: Mapping[str, Message]) -> Iterator[InspectionLine]:
    """Yield the other notes that are painted in the same place."""
    if id == "spare":
        yield InspectionLine(found[id])
    if id == "bust":
        if "then-harvest" not in found:
            yield InspectionLine(NONE_CUT, ("scissors",))
        for key, text in found.items():
            if key.startswith(("then", "waiting", "out")):
                yield InspectionLine(text, ("scissors",) if key == "then-harvest" else ())
    if id in ("seedy", "price"):
        yield InspectionLine(BUYS, ("trowel-token",), TROWELS.of(n=seen.view.tokens[seen.view.turn]))
    if id == "worth":
        yield from (InspectionLine(found[key]) for key in ("worth", "busted", "worth-then") if key in found)


NONE_CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No harvest when this turn ends.")
NAME: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}")
DEALER: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Stalk Portfolio stays hidden until the end")
FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s):")
HANGS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "the number never changes; the kinds are secret")
TROWELS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n token(s):")
BUYS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "each pays for an extra Plant, an extra Swap or a Flush")
SPENT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n spent:")
NONE_BACK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "spent tokens do not come back")
CERTAIN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Known from Swaps: {flowers}.")
EXPECTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The current decision. Press F1 for its rules")
TITLES: Final[Mapping[str, Message]] = {
    "spare": QT_TRANSLATE_NOOP("stalk_exchange", "Steps to the crash"),
    "worth": QT_TRANSLATE_NOOP("stalk_exchange", "What your Stalk Portfolio is worth"),
    "price": QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business"),
}
KINDS: Final[Mapping[str, tuple[Message, str]]] = {
    "spare": (
        QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "Spaces between the last flower on the Market Track and the highest Stalk Value. A harvested flower "
            "of the most valuable kind takes 2, any other 1",
        ),
        "crash",
    ),
    "until": (
        QT_TRANSLATE_NOOP("stalk_exchange", "How many flowers of one kind alone would have to be harvested"),
        "crash",
    ),
    "bust": (
        QT_TRANSLATE_NOOP("stalk_exchange", "At the end of the match the Bust halves the most valuable kind, once"),
        "bust",
    ),
    "crash": (QT_TRANSLATE_NOOP("stalk_exchange", "Once the market has crashed, nothing can change that"), "crash"),
    "step": (QT_TRANSLATE_NOOP("stalk_exchange", "The Upkeep: four steps, always in this order"), "upkeep"),
    "then": (QT_TRANSLATE_NOOP("stalk_exchange", "What the Upkeep would do if the turn ended now"), "upkeep"),
    "waiting": (QT_TRANSLATE_NOOP("stalk_exchange", "Bulbs need an empty space beside them to bloom"), "bloom"),
    "out": (
        QT_TRANSLATE_NOOP("stalk_exchange", "Each turn the rightmost flower on the Exchange goes to the Compost"),
        "refill",
    ),
    "greenhouse": (QT_TRANSLATE_NOOP("stalk_exchange", "The bag that all new flowers are drawn from"), "flowers"),
    "compost": (QT_TRANSLATE_NOOP("stalk_exchange", "Flowers in this bag never come back"), "refill"),
    "unseen": (QT_TRANSLATE_NOOP("stalk_exchange", "Worked out from everything in view"), "secrets"),
    "known": (QT_TRANSLATE_NOOP("stalk_exchange", "Known to everyone from Swaps"), "secrets"),
    "shed": (
        QT_TRANSLATE_NOOP("stalk_exchange", "Only these flowers score: each one is worth its Stalk Value"),
        "portfolio",
    ),
    "worth": (QT_TRANSLATE_NOOP("stalk_exchange", "Flowers × Stalk Value, all added up"), "score"),
    "busted": (
        QT_TRANSLATE_NOOP("stalk_exchange", "The same after the Bust has halved the most valuable kind"),
        "bust",
    ),
    "seedy": (
        QT_TRANSLATE_NOOP(
            "stalk_exchange", "Seedy Business tokens pay for extra actions; tokens left at the end are worth nothing"
        ),
        "seedy",
    ),
    "price": (
        QT_TRANSLATE_NOOP(
            "stalk_exchange", "Seedy Business tokens pay for extra actions; tokens left at the end are worth nothing"
        ),
        "seedy",
    ),
    "flush": (
        QT_TRANSLATE_NOOP("stalk_exchange", "A Flush takes flowers from the Greenhouse, which may run dry"),
        "flush",
    ),
    "tokens": (
        QT_TRANSLATE_NOOP("stalk_exchange", "You can spend Seedy Business tokens only on your own turn"),
        "seedy",
    ),
}
"""Explanation and section of the rules for each kind of note, by the beginning of its id."""


def inspect(seen: MarketViewFacts, subject: Subject, id: str) -> Inspection | None:
    """Inspection of one subject, from what the viewer may know; None if there is nothing to say."""
    match subject:
        case "note":
            return note(seen, id)
        case "side":
            return side(seen, int(id))
        case "prompt":
            return inspect_prompt(seen, prompts.prompt(seen))
    return _thing(seen, id)


def note_areas(seen: MarketViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which notes are painted, in table units."""
    steps = layout.STEPS if seen.stepping else layout.FORECAST
    boxes = (
        ("spare", layout.gauge_box(seen.config.start, max(seen.shown.values))),
        ("bust", steps),
        ("step-harvest", steps),
        ("shed", layout.SHED_LABEL),
        ("worth", layout.WORTH),
        ("seedy", layout.SEEDY._replace(h=layout.FLUSH_BUTTON.y - layout.SEEDY.y)),
        ("price", layout.ADVICE),
    )
    return tuple(NoteArea(note, *box) for note, box in boxes)


def _thing(seen: MarketViewFacts, id: str) -> Inspection | None:
    """Inspection of a place or piece; pieces have the ids of the places they lie on."""
    head, _, rest = id.partition("-")
    space, slot, flower = ids.space_of(seen.config, id), ids.slot_of(seen.config, id), ids.shed_of(id)
    if space != ids.NOTHING:
        return inspect_space(seen, space)
    if slot != ids.NOTHING:
        return market.inspect(seen, slot) if seen.shown.row[slot] != EMPTY else market.empty(slot)
    if flower != ids.NOTHING:
        return market.bunch(seen, flower)
    if head == "value":
        return market.value(seen, ids.shed_of(f"shed-{rest}"))
    if head == "track":
        return market.harvested(seen, int(rest))
    return market.place(seen, head)
