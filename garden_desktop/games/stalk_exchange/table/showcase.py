"""Parts of the table that show the numbers of a section of a card set, for the card set editor."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.layout import Box
from garden_desktop.core.match import first_decision
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.table import Showcase
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack
from garden_desktop.games.stalk_exchange.data.schema import SCHEMA
from garden_desktop.games.stalk_exchange.rules.rules import RULES
from garden_desktop.games.stalk_exchange.table import layout

_PARTS: Final[dict[str, Box]] = {
    "exchange": Box(layout.GREENHOUSE.x, 478, layout.COMPOST.right - layout.GREENHOUSE.x, 100),
    "scale": layout.TRELLIS,
    "portfolio": Box(layout.SHED_LABEL.x, 590, layout.WORTH.right - layout.SHED_LABEL.x, 154),
    "seedy": layout.SEEDY,
    "value_cap": layout.TRELLIS,
    "market_start": layout.TRELLIS,
    "garden": layout.GARDEN,
}


def showcase(pack: MarketPack, path: FieldPath, ids: tuple[str, ...]) -> Showcase | None:
    """First decision of a match of two, with the part of the table that the numbers of a section are about; None where
    they are about no part."""
    part = _PARTS.get(ids[0]) if ids else None
    if part is None:
        return None
    rules = RULES(2, {}, pack)
    return Showcase(rules, first_decision(rules), 0, (), (), SCHEMA.field(ids[:1]).label, area=part)
