"""Positions that show one map or piece of a card set, for the card set editor."""

from __future__ import annotations

from garden_desktop.core.match import first_decision
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.rules import RULES
from garden_desktop.games.paths_and_flower_beds.table.ids import well_id


def showcase(pack: FlowerPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """Empty garden on the map at a place of the pack, or the slot of the piece there; None for anything else. `ids` as
    in `pack_schema.place_of`."""
    if len(ids) < 2:
        return None
    if path[0] in ("path_pieces", "bed_pieces") and ids[1] in pack.shapes:
        rules = RULES(2, {}, pack)
        return Showcase(rules, first_decision(rules), 0, (well_id(ids[1]),), ())
    if path[0] != "maps" or ids[1] not in pack.maps:
        return None
    rules = RULES(2, {"map": ids[1]}, pack)
    squares = tuple(pack.maps[ids[1]].board.index)
    return Showcase(rules, first_decision(rules), 0, (), (), frame=(squares[0], squares[-1]))
