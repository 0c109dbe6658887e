"""Positions that show one card of a card set on the table, for the card set editor."""

from __future__ import annotations

from garden_desktop.core.match import first_decision
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, Move, State
from garden_desktop.games.gnomadic_gardeners.table import layout, scarecrow
from garden_desktop.games.gnomadic_gardeners.table.view_facts import gnome_piece

_TASKS = ("task1", "task2", "task3")


def showcase(pack: GardenPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """Position with the gnome or the task card at a place of the pack; None for anything else. `ids` is the place with
    the ids of rows (`pack_schema.place_of`)."""
    if path[0] == "gnome":
        rules, bit = GardenRules(2, {"garden": "seven"}, pack), 1 << int(path[1])
        state = first_decision(rules, lambda _, move: move.kind == "deal" and bool(move.bits & bit))
        return Showcase(rules, state, 0, (), (gnome_piece(rules.config, int(path[1])),))
    if path[0] == "card":
        number = next(n for n, card in enumerate(pack.cards) if card.id == ids[1])
        right_control = _controls(pack, number, comes_second=True)
        left_control = _controls(pack, number, comes_second=False, rest=right_control)
        return _joined(pack, number, RIGHT_HALF, rest=_joined(pack, number, LEFT_HALF, rest=left_control))
    return None


def _joined(pack: GardenPack, card: int, note: Message, rest: Showcase | None = None) -> Showcase:
    """Position with one half of a task card, which is in force beside the other half of another card (GG-16)."""
    rules = GardenRules(2, {"garden": "nine" if pack.cards[card].nine else "seven"}, pack)
    comes_second = note is LEFT_HALF  # the left half of the right card of a pair is in force

    def wanted(state: State, move: Move) -> bool:
        due = not comes_second or state.pair[0] != NO_CARD
        return move.kind == "task" and (move.bits == 1 << card) == due

    state = first_decision(rules, wanted)
    other = pack.cards[state.pair[0 if comes_second else 1]]
    return Showcase(rules, state, 0, _TASKS, (), note.of(card=quoted(other.id)), rest)


def _controls(pack: GardenPack, card: int, *, comes_second: bool, rest: Showcase | None = None) -> Showcase:
    """Position of a solo match with a task card as one of the automa's control cards: the right half of the left one
    and the left half of the right one are in force."""
    nine = pack.cards[card].nine
    rules = GardenRules(1, {"garden": "nine" if nine else "seven"}, pack)
    other = next(n for n, one in enumerate(pack.cards) if n != card and (nine or not one.nine))
    pair = (other, card) if comes_second else (card, other)
    free = ~sum(1 << one for one in pair)
    state = first_decision(rules, lambda _, move: move.kind == "task" and bool(move.bits & free))
    state = rules.apply(state, rules.legal_moves(state)[0])
    for one in pair:
        state = rules.apply(state, next(move for move in rules.legal_moves(state) if move.bits == 1 << one))
    orders = pack.middles[pair]
    said = (SECOND_CONTROL if comes_second else FIRST_CONTROL).of(
        card=quoted(pack.cards[other].id),
        orders=scarecrow.orders_in_words(rules.config, state, orders),
        passing=scarecrow.HANDS.of(n=orders.passes),
    )
    return Showcase(rules, state, 0, (), (), said, rest, area=layout.CONTROLS)


FIRST_CONTROL = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "As the Scarecrow’s left card, beside {card}: {orders}. {passing}."
)
SECOND_CONTROL = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "As the Scarecrow’s right card, beside {card}: {orders}. {passing}."
)
LEFT_HALF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its left half, shown beside the right half of {card}.")
RIGHT_HALF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its right half, shown beside the left half of {card}.")
