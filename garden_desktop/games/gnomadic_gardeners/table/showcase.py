"""Positions that show one card of a card set on the table, for the card set editor."""

from __future__ import annotations

from collections.abc import Callable

from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table.view_facts import gnome_piece

_TASKS = ("task1", "task2", "task3")


def showcase(pack: GardenPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """Position with the gnome or the task card at a place of the pack; None for anything else. `ids` is the place with
    the ids of rows (`pack_schema.place_of`)."""
    nine = path[:1] == ("card",) and next(card.nine for card in pack.cards if card.id == ids[1])
    rules = GardenRules(2, {"garden": "nine" if nine else "seven"}, pack)
    if path[:1] == ("gnome",):
        bit = 1 << int(path[1])
        state = _drawn(rules, lambda move: move.kind == "deal" and bool(move.bits & bit))
        return Showcase(rules, state, 0, (), (gnome_piece(rules.config, int(path[1])),))
    if path[:1] == ("card",):
        number = next(n for n, card in enumerate(pack.cards) if card.id == ids[1])
        second = "left" in path  # the left half of the right card of a pair is in force (GG-16)
        state = _drawn(rules, lambda move: move.kind == "task" and move.bits == 1 << number, second=second)
        return Showcase(rules, state, 0, _TASKS, ())
    return None


def _drawn(rules: GardenRules, wanted: Callable[[Move], bool], *, second: bool = False) -> State:
    """Position of the first decision, after draws that are `wanted` where one is; the first draw is not where
    `second`."""
    state, first = rules.setup(), True
    while rules.to_move(state) == CHANCE:
        moves = rules.legal_moves(state)
        liked = [move for move in moves if wanted(move) != (first and second)]
        state, first = rules.apply(state, (liked or moves)[0]), False
    return state
