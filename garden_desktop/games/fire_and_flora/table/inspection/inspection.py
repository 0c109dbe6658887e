"""One thing on the table in words: finds out what it is, and who speaks of it."""

from __future__ import annotations

from garden_desktop.core.inspection import Inspection, Subject
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, pieces, prompts
from garden_desktop.games.fire_and_flora.table.inspection import cards, dock, lands, notes, sides
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def inspect(seen: FloraViewFacts, subject: Subject, id: str) -> Inspection | None:
    """What is known of it from the view of these eyes."""
    match subject:
        case "piece":
            return _piece(seen, id)
        case "place":
            return _place(seen, id)
        case "note":
            return notes.inspect(seen, id)
        case "side":
            return sides.inspect(seen, int(id))
        case "prompt":
            return sides.asked(seen, prompts.prompt(seen))


def _piece(seen: FloraViewFacts, id: str) -> Inspection | None:
    land, kind = ids.land_of(seen.config, id), ids.kind_of(id)
    if land != ids.NOTHING and id.startswith("land-"):
        return lands.inspect(seen, land)
    if kind != ids.NOTHING:
        return cards.held(seen, kind)
    head, _, rest = id.partition("-")
    if head in ("wish", "gift"):
        kind = ids.kind_of(f"card-{rest}")
        return cards.traded(RESOURCE_NAMES[kind], kind) if kind != ids.NOTHING else None
    if head == "shown" and seen.band is not None and rest.isdecimal():
        return cards.shown(seen, seen.band.cards[int(rest) - 1].kind)
    if head == "back":
        return cards.covered(seen, seen.holder)
    return sides.coins(_label(seen, id)) if head in ("coin", "coins") else None


def _place(seen: FloraViewFacts, id: str) -> Inspection | None:
    land, kind, seat = ids.land_of(seen.config, id), ids.well_kind(id), ids.seat_of(id)
    if land != ids.NOTHING:
        return lands.inspect(seen, land)
    if kind != ids.NOTHING:
        return cards.held(seen, kind)
    if id == ids.EVENT:
        return notes.event(seen)
    if id == ids.HAND:
        return cards.covered(seen, seen.holder)
    if seat != ids.NOTHING and not id.startswith("ask"):
        return sides.purse(seen, seat) if id == ids.purse(seat) else cards.covered(seen, seat)
    return dock.inspect(seen, id)


def _label(seen: FloraViewFacts, piece: str) -> Message:
    return next(one.label for one in pieces.pieces(seen) if one.id == piece)
