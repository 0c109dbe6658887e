"""Effects of each cause on a plant, a line each, from the preview and from the viewer's own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import CycleSide, CycleTransition, InspectionLine, LifeCycle, PieceTag, ValueChange
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview, preview_play
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEEDS, RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import Action
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules import legality, reasons
from garden_desktop.games.fire_and_flora.rules.effects.resources import stoppers
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import ids, labels
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

ORDER: Final = ("grow", "propagate", "invade", "damage", "kill")
"""Actions in the order of their benefit for the owner."""
_NAMED: Final = 3
"""Number of lands beyond which only the number is told."""


def causes(seen: FloraViewFacts, land: int) -> tuple[int, ...]:
    """Causes the plant of a land answers to there."""
    content = seen.view.on[land]
    found = {cause: seen.config.action(land, content, cause) for cause in seen.config.lines[content]}
    known = {cause: action for cause, action in found.items() if action is not None}
    return tuple(sorted(known, key=lambda cause: (ORDER.index(known[cause]), cause)))


def lines(seen: FloraViewFacts, land: int) -> Iterator[InspectionLine]:
    """Yield a line for each cause."""
    for cause in causes(seen, land):
        found, barred = _found(seen, land, cause), _barred(seen, land, cause)
        text = _does(seen, land, found) if barred is None else barred
        number = held(seen, cause)
        yield InspectionLine(
            text,
            signs(cause, seen.config.action(land, seen.view.on[land], cause)),
            cause_name(cause),
            _change(seen, land, found) if barred is None else None,
            None if number is None else IN_HAND.of(n=number) if number else NONE_HELD,
            lacking=not number,
            tags=_tags(seen, cause, found) if barred is None and seen.acting else (),
        )


def _tags(seen: FloraViewFacts, cause: int, found: PlayPreview) -> tuple[PieceTag, ...]:
    """Tag on the uppermost own card that would do it alone."""
    if seen.hand is None or len(CAUSES[cause]) > 1 or not seen.hand[cause] or found.deed not in ORDER:
        return ()
    return (PieceTag(ids.card(cause, seen.hand[cause]), DOES[found.deed]),)


def held(seen: FloraViewFacts, cause: int) -> int | None:
    """Number of times the viewer could play a cause; None if the hand is covered."""
    if seen.hand is None:
        return None
    return min(seen.hand[kind] // need for kind, need in enumerate(NEEDS[cause]) if need)


def cause_name(cause: int) -> Message:
    """Name of a cause: "Water", "Water and Time"."""
    kinds = CAUSES[cause]
    if len(kinds) == 1:
        return RESOURCE_NAMES[kinds[0]]
    return PAIR.of(one=RESOURCE_NAMES[kinds[0]], other=RESOURCE_NAMES[kinds[1]])


def signs(cause: int, action: Action | None) -> tuple[str, ...]:
    """Sprites of a cause and its action, as printed on cards."""
    return (*(RESOURCES[kind] for kind in CAUSES[cause]), *((f"act-{action}",) if action else ()))


def printed(seen: FloraViewFacts, land: int, plant: int) -> Iterator[InspectionLine]:
    """Yield a line for each sign on the card of a plant that would stand there."""
    found = ((cause, seen.config.action(land, plant, cause)) for cause in seen.config.lines[plant])
    return (InspectionLine(DOES[action], signs(cause, action), cause_name(cause)) for cause, action in found if action)


def answers(seen: FloraViewFacts, land: int, plant: int) -> ListArg:
    """Causes a side answers to, as a list: "Water (grows big)"."""
    found = [(cause, seen.config.action(land, plant, cause)) for cause in seen.config.lines[plant]]
    return ListArg(tuple(ANSWER.of(cause=cause_name(cause), does=DOES[action]) for cause, action in found if action))


def could_stop(seen: FloraViewFacts, land: int) -> tuple[Message, ...]:
    """Cards that block the viewer's possible plays there, and the number of cards others hold; never which."""
    mine = [cause for cause in causes(seen, land) if held(seen, cause)]
    if seen.hand is None or not mine or seen.config.seats == 1:
        return ()
    asked = {seat: None for cause in mine for seat in _asked(seen, land, cause)}
    if not asked:
        return (NOTHING_STOPS.of(cards=ListArg(tuple(map(cause_name, mine)))),)
    said = [
        STOPS.of(card=RESOURCE_NAMES[kind], stopped=cause_name(cause))
        for cause in mine
        for kind in stoppers(CAUSES[cause])
    ]
    safe = [cause_name(cause) for cause in mine if not stoppers(CAUSES[cause])]
    said += [NOTHING_STOPS.of(cards=ListArg(tuple(safe)))] if safe else []
    sizes = seen.view.sizes
    said += [HOLDS.of(who=SideName(seat), n=sizes[seat]) for seat in asked if sizes[seat] and len(safe) < len(mine)]
    return tuple(said)


def _asked(seen: FloraViewFacts, land: int, cause: int) -> tuple[Seat, ...]:
    return _found(seen, land, cause).asked


def _found(seen: FloraViewFacts, land: int, cause: int) -> PlayPreview:
    return preview_play(seen.config, seen.view, Move("play", place=land, cause=cause))


def _barred(seen: FloraViewFacts, land: int, cause: int) -> Message | None:
    """Reason why the acting seat may not play this here, whether it holds the cards or not."""
    if not seen.acting:
        return None
    reason = legality.why_not(seen.config, seen.view, Move("play", place=land, cause=cause))
    return None if reason is None or reason.code == reasons.CARD_NOT_HELD.code else reason.text


def _does(seen: FloraViewFacts, land: int, found: PlayPreview) -> Message:
    lands = [one.place for one in found.outcomes if one.place >= 0]
    if found.deed not in ("propagate", "invade"):
        return DOES[found.deed]
    if not 0 < len(lands) <= _NAMED:
        return MANY[found.deed].of(n=len(lands))
    return CHILD[found.deed].of(lands=labels.lands(seen.config, lands))


def _change(seen: FloraViewFacts, land: int, found: PlayPreview) -> ValueChange | None:
    """Stars of the plant now and after the play."""
    content = seen.view.on[land]
    then = {"grow": content | 1, "damage": content & ~1}.get(found.deed, content)
    now, worth = seen.config.worth[content], seen.config.worth[then] if found.deed != "kill" else 0
    changes = found.deed in ("grow", "damage", "kill") and (now or worth)
    return ValueChange(now, worth, "star") if changes else None


PAIR: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{one} and {other}")
ANSWER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{cause} ({does})")
DOES: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "grows"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "is damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "is killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "nothing: the pool is empty"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "nothing: no room for a seedling"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "nothing happens"),
}
CHILD: Final[Mapping[str, Message]] = {
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates: seedling on {lands}"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades: seedling on {lands}"),
}
MANY: Final[Mapping[str, Message]] = {
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates: %n land(s) to choose from"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades: %n land(s) to choose from"),
}
IN_HAND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n in hand")
NONE_HELD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "none in hand")
STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card} blocks your {stopped}.")
NOTHING_STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing blocks {cards}.")
HOLDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has %n card(s).")


_ENDS: Final = {"grow": 1, "damage": 0, "kill": None}
"""Side of the plant after a deed; other deeds leave the plant as it is."""


def cycle(seen: FloraViewFacts, land: int, content: int) -> LifeCycle:
    """Life cycle of the plant that stands on this land, or would."""
    sides = content & ~1, content | 1
    small, big = (labels.thing(seen.config, land, side) for side in sides)
    stations = (
        CycleSide(small.sprite, labels.plant_name(seen.config, sides[0]), small.stars),
        CycleSide(big.sprite, labels.plant_name(seen.config, sides[1]), big.stars),
    )
    passages = tuple(one for at in (0, 1) for one in _passages(seen, land, sides[at], at))
    return LifeCycle(stations, passages, content & 1, "star")


def _passages(seen: FloraViewFacts, land: int, side: int, at: int) -> Iterator[CycleTransition]:
    found = ((cause, seen.config.action(land, side, cause)) for cause in seen.config.lines[side])
    known = [(cause, action) for cause, action in found if action is not None]
    for cause, action in sorted(known, key=lambda one: (ORDER.index(one[1]), one[0])):
        sprites = tuple(RESOURCES[kind] for kind in CAUSES[cause])
        yield CycleTransition(cause_name(cause), sprites, at, _ENDS.get(action, at), DOES[action])
