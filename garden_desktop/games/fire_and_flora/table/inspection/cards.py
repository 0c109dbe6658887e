"""Inspections of Resource Cards: their uses, and their effect now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import preview_play
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS, RESOURCES, STOPPER, UNBLOCKABLE
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules import legality
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.inspection.causes import DOES, IN_HAND
from garden_desktop.games.fire_and_flora.table.inspection.sides import robbed
from garden_desktop.games.fire_and_flora.table.labels import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

_MOST: Final = 5


def held(seen: FloraViewFacts, kind: int) -> Inspection:
    """Inspection of an own card: plants it works on now, and the card it blocks."""
    number = None if seen.hand is None else seen.hand[kind]
    blocks = InspectionLine(
        _stops(kind), (RESOURCES[kind],), BLOCKS, chip=None if number is None else IN_HAND.of(n=number)
    )
    plays = tuple(_plays(seen, kind)) if seen.acting and kind != NEFARIOUS else ()
    more = (InspectionLine(MORE.of(n=len(plays) - _MOST)),) if len(plays) > _MOST else ()
    if seen.acting and not plays and kind != NEFARIOUS:
        more = (InspectionLine(ON_NONE),)
    section = "nefarious" if kind == NEFARIOUS else "cards"
    return Inspection(
        RESOURCE_NAMES[kind], RESOURCE_TEXTS[kind], (blocks, *plays[:_MOST], *more), _uses(seen, kind), section
    )


def shown(seen: FloraViewFacts, kind: int) -> Inspection:
    """Inspection of a card on the table."""
    stop = STOPPER[kind]
    line = InspectionLine(NOTHING, (RESOURCES[kind],))
    if stop != UNBLOCKABLE:
        line = InspectionLine(STOPPED.of(card=RESOURCE_NAMES[stop]), (RESOURCES[stop],))
    return Inspection(RESOURCE_NAMES[kind], RESOURCE_TEXTS[kind], (line,), (), "blocks")


def traded(title: Message, kind: int) -> Inspection:
    """Inspection of a card in an offer."""
    return Inspection(
        title, RESOURCE_TEXTS[kind], (InspectionLine(_stops(kind), (RESOURCES[kind],), BLOCKS),), (), "cards"
    )


def covered(seen: FloraViewFacts, seat: Seat) -> Inspection:
    """Inspection of a hand the viewer may not see."""
    lines = [InspectionLine(COVERED.of(who=SideName(seat), n=seen.view.sizes[seat]), ("card-back",))]
    if seen.seat is not None and seat != seen.seat and not seen.config.solo:
        text = robbed(seen, Move("steal-card", seat=seat)) or STEAL_CARD
        lines.append(InspectionLine(text, ("nefarious",), RESOURCE_NAMES[NEFARIOUS]))
    return Inspection(HAND_OF.of(who=SideName(seat)), HANDS, tuple(lines), (), "secrets")


def _plays(seen: FloraViewFacts, kind: int) -> Iterator[InspectionLine]:
    """Yield the plants on which the card can be played alone, own ones first."""
    rows = (seen.view.rows[seen.view.turn], *(row for seat, row in enumerate(seen.view.rows) if seat != seen.view.turn))
    for land in (land for row in rows for land in row):
        move = Move("play", place=land, cause=CAUSES.index((kind,)))
        if legality.why_not(seen.config, seen.view, move) is None:
            found = preview_play(seen.config, seen.view, move)
            where = labels.whose(seen.config, land, seen.stranger(land))
            content = seen.view.on[land]
            plant = labels.holds(seen.config, land, content)
            drawn = (labels.thing(seen.config, land, content).sprite,) if 0 <= content < BUILT else ()
            yield InspectionLine(ON.of(plant=plant, land=where, does=DOES.get(found.deed, SPROUTS)), drawn)


def _uses(seen: FloraViewFacts, kind: int) -> tuple[Message, ...]:
    """Other uses of a card."""
    pairs = [cause for cause in CAUSES if len(cause) == 2 and kind in cause and _known(seen, cause)]
    others = dict.fromkeys(cause[0] if cause[1] == kind else cause[1] for cause in pairs)
    said = [PAIRED.of(cards=labels.cards(others))] if others else []
    return (*said, SOLD)


def _known(seen: FloraViewFacts, cause: tuple[int, ...]) -> bool:
    """Whether any plant answers to this pair."""
    return any(CAUSES.index(cause) in side for side in seen.config.lines)


def _stops(kind: int) -> Message:
    stops = [RESOURCE_NAMES[other] for other in range(len(RESOURCES)) if STOPPER[other] == kind]
    return STOPS.of(card=stops[0]) if stops else STOPS_NOTHING


BLOCKS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "As a block:")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "blocks {card}")
STOPS_NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "blocks nothing")
STOPPED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can be blocked with {card}.")
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can’t be blocked.")
ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, {land}: {does}")
SPROUTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the seeds sprout")
MORE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "and %n more plant(s)")
ON_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "On its own it doesn’t affect any plants at the moment.")
PAIRED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Some plants react to it only together with {cards}.")
SOLD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You can also sell it.")
HAND_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hand")
HANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Players see only their own Resource Cards")
COVERED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has %n card(s).")
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "steals one of them at random")
