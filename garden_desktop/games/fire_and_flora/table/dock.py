"""Dock: buttons for the question that is asked, and a clause for each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from garden_desktop.core.layout import Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Place
from garden_desktop.games.fire_and_flora.data.cards import FIRE, LABOR, NEFARIOUS, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_for_card, price_of_card
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table import fire, ids, labels, layout
from garden_desktop.games.fire_and_flora.table.band import block_band
from garden_desktop.games.fire_and_flora.table.gestures import choices_of
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

# Clauses of choices.


def clause(seen: FloraViewFacts, land: int) -> Message:
    """Name of a land, and a clause on its plant or on the effect of choosing it."""
    name = labels.land(seen.config, land)
    content = seen.view.on[land]
    if seen.mode == "burn" and seen.view.ask.kind == "site":
        return CHOICE.of(land=name, clause=_place_on_the_way(seen, land))
    if seen.view.ask.kind == "regrow":
        return CHOICE.of(land=name, clause=labels.holds(seen.config, land, seen.view.ask.what & ~1))
    if seen.mode == "burn" and land in seen.visits:
        return CHOICE.of(land=name, clause=fire.foot(seen.config, seen.view, land, seen.visits[land], passed=False)[0])
    plant, fate = labels.holds(seen.config, land, content), _given(seen, land, content)
    return CHOICE.of(land=name, clause=plant) if fate is None else FATE.of(land=name, plant=plant, fate=fate)


def _given(seen: FloraViewFacts, land: int, content: int) -> Message | None:
    """Effect of the card that the event gives to a plant; None if it gives none."""
    event = seen.view.event
    effect = "" if event == NOWHERE else seen.config.cards[event].effect
    if seen.view.ask.kind != "choose" or effect not in GIFTS:
        return None
    action = seen.config.action(land, content, GIFTS[effect])
    return fire.AHEAD[action or "no_line"]


def _place_on_the_way(seen: FloraViewFacts, land: int) -> Message:
    """Clause on whether the fire or sweep has passed a land; a child on a land ahead burns like any plant (FF-128)."""
    config, view = seen.config, seen.view
    cause = fire.cause_of(config, view)
    if land in seen.passed:
        return BEHIND if cause == FIRE else PASSED
    reached = config.would_burn(land, view.area) if cause == FIRE else config.lands[land].area & view.area
    if not reached:
        return SKIPS if cause == FIRE else NOT_REACHED
    harm = config.action(land, 2 * view.ask.what, cause)
    return (COMES if cause == FIRE else TO_COME).get(harm or "", ELSE)


def none(seen: FloraViewFacts) -> Message:
    """Label of the button that declines."""
    return NOTHING.get(seen.view.ask.kind, LEAVE_IT)


GIFTS: Final[Mapping[str, int]] = {"rain": WATER, "volunteerday": LABOR}
"""Cards that events give to plants."""
FATE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant}, {fate}")
CHOICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {clause}")
BEHIND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire has passed")
PASSED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "passed already")
NOT_REACHED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "not reached")
ELSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "still to come")
COMES: Final[Mapping[str, Message]] = {
    "": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come, but won’t harm it"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come and will kill it"),
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come and will make it grow"),
}
TO_COME: Final[Mapping[str, Message]] = {
    "": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, but won’t do anything to it"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, and will kill it"),
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, and will make it grow"),
}
SKIPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire does not reach it")
LEAVE_IT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "None of them")
NOTHING: Final = {
    "regrow": QT_TRANSLATE_NOOP("fire_and_flora", "No, leave it"),
    "protect": QT_TRANSLATE_NOOP("fire_and_flora", "Protect none"),
}


# Buttons.


GROUP: Final = "buttons"


def buttons(seen: FloraViewFacts) -> Iterator[Place]:
    """Yield the buttons for the seat asked, if the viewer may press them."""
    if seen.deciding or seen.beside:
        asked = seen.view.ask.kind
        yield from BY_QUESTION.get(asked, _plain)(seen)


def begin(seen: FloraViewFacts) -> float:
    """Left end of the buttons beside the hand; further to the left if there are many."""
    return min((place.x for place in buttons(seen)), default=layout.BUTTONS.x)


def _actions(seen: FloraViewFacts) -> Iterator[Place]:
    """Buttons of part 4: the four actions for coins, or those that continue an action begun."""
    begun = tuple(_begun(seen))
    if begun:
        yield from begun
        return
    config, view, seat = seen.config, seen.view, seen.view.turn
    yield _button(0, ids.DRAW, DRAW.of(n=price_of_card(config, view, seat)), "D")
    yield _button(1, ids.SELL, SELL.of(n=price_for_card(config, view, seat)), "S")
    trades = config.trading and config.seats > 1
    if trades:
        yield _button(2, ids.OFFER, OFFER, "O")
    yield _button(2 + trades, ids.END, END, "E", "primary")


def _begun(seen: FloraViewFacts) -> Iterator[Place]:
    """Buttons after the first input step: whom to ask, which weed, which use of a building."""
    if not seen.draft:
        return
    first = seen.draft[0]
    if first.place == ids.OFFER:
        seats = seen.rivals
        for seat, box in zip(seats, layout.small_buttons(len(seats)), strict=True):
            yield Place(ids.ask(seat), "button", *box, ASK.of(who=SideName(seat)), key=str(seat + 1), group=GROUP)
    elif ids.kind_of(first.piece) == NEFARIOUS and seen.is_open(ids.land_of(seen.config, first.place)):
        yield from _species(seen, [n for n, one in enumerate(seen.config.species) if not one.native])
    elif not first.piece:
        yield from _uses(seen, ids.land_of(seen.config, first.place))


def _uses(seen: FloraViewFacts, land: int) -> Iterator[Place]:
    content = seen.view.on[land] if land >= 0 else -1
    if content < BUILT:
        return
    if len(seen.draft) == 1 and seen.config.effect(content) == "nursery":
        yield from _species(seen, seen.config.pack.nursery)
    if len(seen.draft) == 1 and seen.config.demolish:
        yield _button(3, ids.DEMOLISH, DEMOLISH, "X")


def _species(seen: FloraViewFacts, kinds: tuple[int, ...] | list[int]) -> Iterator[Place]:
    there = [kind for kind in kinds if seen.view.pool[kind]]
    for number, (kind, box) in enumerate(zip(there, layout.small_buttons(len(there)), strict=True), 1):
        label = SPECIES.of(plant=labels.species(seen.config, kind), n=seen.view.pool[kind])
        yield Place(ids.species(seen.config, kind), "button", *box, label, key=str(number), group=GROUP)


def _picks(seen: FloraViewFacts) -> Iterator[Place]:
    """Buttons of the choices, numbered as on the table, then the one that declines."""
    found = choices_of(seen.view)
    may = seen.view.ask.may or seen.view.ask.kind == "regrow"
    boxes = _boxes(seen, len(found) + may)
    for number, ((land, seat), box) in enumerate(zip(found, boxes, strict=False)):
        label = clause(seen, land) if land >= 0 else PLAYER.of(who=SideName(seat))
        yield Place(ids.pick(number), "button", *box, label, key=str(number + 1), style="pick", group=GROUP)
    if may:
        yield Place(ids.NONE, "button", *boxes[-1], none(seen), key="0", style="pick", group=GROUP)


def _boxes(seen: FloraViewFacts, number: int) -> tuple[Box, ...]:
    return layout.picks(number) if seen.mode == "burn" else layout.small_buttons(number)


def _plain(seen: FloraViewFacts) -> Iterator[Place]:
    """A button for each answer."""
    moves = [move.kind for move in seen.generator.legal(seen.view) if move.kind in ANSWERS]
    for kind, box in zip(moves, _boxes(seen, len(moves)), strict=True):
        label, key = ANSWERS[kind]
        yield Place(kind, "button", *box, label, key=key, style="pick", group=GROUP)


def _discard(seen: FloraViewFacts) -> Iterator[Place]:
    yield _button(0, ids.DISCARD, TO_DISCARD, "S", "primary")


def _block(seen: FloraViewFacts) -> Iterator[Place]:
    if seen.band is not None:
        yield from block_band.buttons(seen.band)


def _button(number: int, id: str, label: Message, key: str, style: str = "") -> Place:
    return Place(id, "button", *layout.BUTTON_COLUMN.box(number), label, key=key, style=style, group=GROUP)


BY_QUESTION: Final[Mapping[str, Callable[[FloraViewFacts], Iterator[Place]]]] = {
    "actions": _actions,
    "site": _picks,
    "regrow": _picks,
    "protect": _picks,
    "choose": _picks,
    "discard": _discard,
    "block": _block,
}
DRAW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Draw a card for %n coin(s)")
SELL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Sell a card for %n coin(s)")
OFFER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Offer a trade")
END: Final = QT_TRANSLATE_NOOP("fire_and_flora", "End the turn")
ASK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Trade with {who}")
PLAYER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}")
SPECIES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, %n left")
DEMOLISH: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Demolish it")
TO_DISCARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Discard the card")
ANSWERS: Final[Mapping[str, tuple[Message, str]]] = {
    "keep": (QT_TRANSLATE_NOOP("fire_and_flora", "Keep the roll"), "K"),
    "reroll": (QT_TRANSLATE_NOOP("fire_and_flora", "Roll again"), "R"),
    "pay": (QT_TRANSLATE_NOOP("fire_and_flora", "Pay and keep the building"), "P"),
    "lose": (QT_TRANSLATE_NOOP("fire_and_flora", "Give up the building"), "L"),
    "douse": (QT_TRANSLATE_NOOP("fire_and_flora", "Spend a Water on it"), "W"),
    "pass": (QT_TRANSLATE_NOOP("fire_and_flora", "No, leave it"), "P"),
}
