"""Input steps of moves: pieces to drop and places to press, and the places of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS, NONE, TYPES, Counts
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import ids

# Places of the hand.


class HandSlot(NamedTuple):
    """A place of the hand: cards of type `kind`, by their numbers."""

    id: str
    kind: int
    numbers: tuple[int, ...]


def twins(config: RulesConfig) -> frozenset[int]:
    """Types of which two cards together are the cause of a line."""
    pairs = (CAUSES[cause] for side in config.lines for cause in side)
    return frozenset(icons[0] for icons in pairs if len(icons) == 2 and icons[0] == icons[1])


def wells(config: RulesConfig, held: Counts) -> tuple[HandSlot, ...]:
    """Places of the hand, in the fixed order of types."""
    paired, found = twins(config), list[HandSlot]()
    for kind in TYPES:
        number = held[kind]
        if number > 1 and kind in paired:
            found.append(HandSlot(ids.well(kind), kind, tuple(range(1, number))))
            found.append(HandSlot(ids.well(kind, twin=True), kind, (number,)))
        elif number:
            found.append(HandSlot(ids.well(kind), kind, tuple(range(1, number + 1))))
    return tuple(found)


def lying(wells: tuple[HandSlot, ...], draft: Draft) -> tuple[int, ...]:
    """Number of cards each place has to show, with those laid on others; an empty place keeps its room."""
    laid = Counter(handle.place for handle in draft if handle.loose)
    gone = {handle.piece for handle in draft if handle.loose}
    at_home = (sum(ids.card(well.kind, number) not in gone for number in well.numbers) for well in wells)
    return tuple(max(1, number + laid[well.id]) for number, well in zip(at_home, wells, strict=True))


def joined(wells: tuple[HandSlot, ...], draft: Draft) -> tuple[bool, ...]:
    """Whether each place is the top of the pile before it: the second card of a pair that was not begun."""
    begun = {handle.place for handle in draft if handle.loose}
    before = (None, *wells)[: len(wells)]
    return tuple(
        under is not None and under.kind == well.kind and not begun & {under.id, well.id}
        for under, well in zip(before, wells, strict=True)
    )


def cards(kind: int, held: Counts) -> tuple[str, ...]:
    """Ids of the cards of a type."""
    return tuple(ids.card(kind, number) for number in range(1, held[kind] + 1))


def lies(draft: Draft, well: HandSlot, number: int) -> str:
    """Place where a card lies: its own, or where it was put."""
    card = ids.card(well.kind, number)
    return next((handle.place for handle in draft if handle.piece == card), well.id)


Gesture: TypeAlias = tuple[InputStep, ...]


def gesture(config: RulesConfig, view: State, move: Move) -> Sequence[InputStep]:
    """Usual input steps of a move; none for a chance move."""
    return ways(config, view, move)[0]


def ways(config: RulesConfig, view: State, move: Move) -> tuple[Gesture, ...]:
    """All ways to enter a move, the usual one first."""
    held = (view.hands[view.ask.seat] or NONE) if view.ask.seat >= 0 else NONE
    match move.kind:
        case "play":
            return tuple(_play(config, held, move))
        case "steal-coins" | "steal-card":
            place = (ids.purse if move.kind == "steal-coins" else ids.cards)(move.seat)
            return ((_drop(place, NEFARIOUS, held),),)
        case "plant":
            weed = InputStep(ids.species(config, move.species))
            return ((_drop(ids.code(config, move.place), NEFARIOUS, held), weed),)
        case "buy":
            place = ids.ROW if move.place == UNNAMED else ids.code(config, move.place)
            return ((InputStep(place, ids.land_piece(config, move.card)),),)
        case "use" | "demolish":
            return (_use(config, view, held, move),)
        case "sell" | "discard" | "block":
            return (_drop(move.kind, move.cause, held),), (InputStep(move.kind), InputStep(ids.well(move.cause)))
        case "offer":
            return (
                (InputStep(ids.OFFER),) if config.seats == 2 else (InputStep(ids.OFFER), InputStep(ids.ask(move.seat))),
            )
        case "site" | "regrow" | "protect" | "choose":
            return _chosen(config, view, move)
        case "give" | "get":
            return ((),)  # parts of an offer are said with it (table/offer/offer_builder.py)
        case "withdraw" if view.ask.kind == "draft":
            return ((InputStep(ids.DROP),),)
        case _:
            return ((InputStep(move.kind),),)


def _drop(place: str, kind: int, held: Counts) -> InputStep:
    """Input step of dropping any card of a type on a place."""
    first, *others = cards(kind, held) or (ids.card(kind, 1),)
    return InputStep(place, first, also=tuple(others))


def _play(config: RulesConfig, held: Counts, move: Move) -> Iterator[Gesture]:
    """Ways to play: one card on the plant, or one card on another and that one on the plant (or press the plant)."""
    place, icons = ids.code(config, move.place), CAUSES[move.cause]
    if len(icons) == 1:
        yield (_drop(place, icons[0], held),)
    elif icons[0] == icons[1]:
        yield from _twins(place, icons[0], held)
    else:
        for upper, lower in (icons, icons[::-1]):
            laid = _drop(ids.well(lower), upper, held)._replace(loose=True)
            yield laid, InputStep(place, also=cards(lower, held) or (ids.card(lower, 1),))


def _twins(place: str, kind: int, held: Counts) -> Iterator[Gesture]:
    """Ways to play two cards of one type: the last card has its own place, so that one can be laid on the other."""
    *many, last = cards(kind, held)
    one, *others = many
    yield InputStep(ids.well(kind), last, loose=True), InputStep(place, also=tuple(many))
    yield InputStep(ids.well(kind, twin=True), one, loose=True, also=tuple(others)), InputStep(place, also=(last,))


def _use(config: RulesConfig, view: State, held: Counts, move: Move) -> Gesture:
    """Input steps of using a building, beginning where it stands."""
    stands = ids.code(config, view.on.index(BUILT + move.card))
    if move.kind == "demolish":
        return InputStep(stands), InputStep(ids.DEMOLISH)
    if move.cause != UNNAMED:
        return (_drop(stands, move.cause, held),)
    grown = (InputStep(ids.species(config, move.species)),) if move.species != UNNAMED else ()
    return InputStep(stands), *grown, InputStep(ids.code(config, move.place))


def _chosen(config: RulesConfig, view: State, move: Move) -> tuple[Gesture, ...]:
    """Ways to choose: the land itself, or its number in the dock; declining has a button of its own."""
    if move.place == UNNAMED and move.seat == UNNAMED:
        return ((InputStep(ids.NONE),),)
    number = (InputStep(ids.pick(choices_of(view).index((move.place, move.seat)))),)
    return (number,) if move.place == UNNAMED else ((InputStep(ids.code(config, move.place)),), number)


def choices_of(view: State) -> tuple[tuple[int, int], ...]:
    """Choices in the order of their numbers, as (land, seat) with one of them UNNAMED."""
    ask = view.ask
    lands = (ask.land,) if ask.kind == "regrow" else ask.lands
    return (*((land, UNNAMED) for land in lands), *((UNNAMED, seat) for seat in ask.seats))
