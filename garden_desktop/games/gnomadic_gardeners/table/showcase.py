"""Positions that show one card of a card set on the table, for the card set editor."""

from __future__ import annotations

from garden_desktop.core.match import first_decision
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, Move, State
from garden_desktop.games.gnomadic_gardeners.table.view_facts import gnome_piece

_TASKS = ("task1", "task2", "task3")


def showcase(pack: GardenPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """Position with the gnome or the task card at a place of the pack; None for anything else. `ids` is the place with
    the ids of rows (`pack_schema.place_of`)."""
    nine = path[:1] == ("card",) and next(card.nine for card in pack.cards if card.id == ids[1])
    rules = GardenRules(2, {"garden": "nine" if nine else "seven"}, pack)
    if path[:1] == ("gnome",):
        bit = 1 << int(path[1])
        state = first_decision(rules, lambda _, move: move.kind == "deal" and bool(move.bits & bit))
        return Showcase(rules, state, 0, (), (gnome_piece(rules.config, int(path[1])),))
    if path[:1] == ("card",):
        card = 1 << next(n for n, one in enumerate(pack.cards) if one.id == ids[1])
        right = "left" in path  # the left half of the right card of a pair is in force (GG-16)

        def wanted(state: State, move: Move) -> bool:
            due = not right or state.pair[0] != NO_CARD
            return move.kind == "task" and (move.bits == card) == due

        return Showcase(rules, first_decision(rules, wanted), 0, _TASKS, ())
    return None
