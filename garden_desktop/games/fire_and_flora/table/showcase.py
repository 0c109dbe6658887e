"""Positions that show one card of a card set on the table, for the card set editor."""

from __future__ import annotations

from garden_desktop.core.match import first_decision
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.fire_and_flora.rules.rules import RULES

_PLAYERS = 4
"""Cards marked 4+ are in the decks of four players alone."""


def showcase(pack: FloraPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """Position with a land, a building or an event at a place of the pack, or with a land on which a plant grows from
    the start; None for anything else, and for a plant that no land has. `ids` as in `pack_schema.place_of`."""
    if len(path) < 2:
        return None
    section, number = path[0], path[1]
    if section == "species":
        lands = [land.id for land in pack.lands if land.plant is not None and land.plant // 2 == number]
    elif section in ("parcels", "headquarters", "fields"):
        lands = [ids[1]]
    elif section == "buildings":
        lands = [land.id for land in pack.lands if land.kind == "building" and land.name == ids[1]]
    else:
        events = [event.id for event in pack.events if ids[1] in (event.id, event.name)]
        return _drawn(pack, events[0], "event") if section in ("fires", "events") and events else None
    return _drawn(pack, lands[0], lands[0]) if lands else None


def _drawn(pack: FloraPack, card: str, place: str) -> Showcase:
    """Position of the first decision after the card was drawn where it can be."""
    rules = RULES(_PLAYERS, {}, pack)
    state = first_decision(rules, lambda _, move: card in rules.move_text(move).split()[1:])
    return Showcase(rules, state, 0, (place,), ())
