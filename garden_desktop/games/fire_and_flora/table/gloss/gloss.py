"""One thing on the table in words: finds out what it is, and who speaks of it."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.gloss import Gloss, Spot, Subject
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, layout, pieces, prompts
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.gloss import cards, dock, lands, notes, sides
from garden_desktop.games.fire_and_flora.table.seen import Seen

_PLANTS: Final = 560.0
"""So much of the line of the pool is about plants."""
_BAND: Final = (
    ("band-title", band_layout.TITLE),
    ("band-deed", band_layout.DEED),
    ("band-stars-1", band_layout.STARS),
    ("band-wins", band_layout.STANDING),
    ("band-stops-1", band_layout.STOPS),
    ("band-covered", band_layout.COVERED),
    ("band-same", band_layout.SAME),
)
_FLAGS: Final = 260.0
"""Where what holds for now begins, behind the heading of the market."""


def gloss(seen: Seen, subject: Subject, id: str) -> Gloss | None:
    """What is known of it from the view of these eyes."""
    match subject:
        case "piece":
            return _piece(seen, id)
        case "place":
            return _place(seen, id)
        case "note":
            return notes.gloss(seen, id)
        case "side":
            return sides.gloss(seen, int(id))
        case "prompt":
            return sides.asked(seen, prompts.prompt(seen))


def spots(seen: Seen) -> tuple[Spot, ...]:
    """Where the pool, the decks and what holds for now are painted; while a play may be stopped what the band says."""
    if seen.mode == "block":
        return tuple(Spot(note, *box) for note, box in _BAND)
    if seen.mode != "turn":
        return ()
    pool, title = layout.POOL, layout.MARKET_TITLE
    boxes = (
        ("pool", pool._replace(w=_PLANTS)),
        ("pile-lands", pool._replace(x=pool.x + _PLANTS, w=(pool.w - _PLANTS) / 2)),
        ("pile-cards", pool._replace(x=pool.x + (pool.w + _PLANTS) / 2, w=(pool.w - _PLANTS) / 2)),
        *((flag, title._replace(x=title.x + _FLAGS, w=title.w - _FLAGS)) for flag in notes.flags(seen)),
    )
    return tuple(Spot(note, *box) for note, box in boxes)


def _piece(seen: Seen, id: str) -> Gloss | None:
    land, kind = ids.land_of(seen.law, id), ids.kind_of(id)
    if land != ids.NOTHING and id.startswith("land-"):
        return lands.gloss(seen, land)
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


def _place(seen: Seen, id: str) -> Gloss | None:
    land, kind, seat = ids.land_of(seen.law, id), ids.well_kind(id), ids.seat_of(id)
    if land != ids.NOTHING:
        return lands.gloss(seen, land)
    if kind != ids.NOTHING:
        return cards.held(seen, kind)
    if id == ids.EVENT:
        return notes.event(seen)
    if id == ids.HAND:
        return cards.covered(seen, seen.holder)
    if seat != ids.NOTHING and not id.startswith("ask"):
        return sides.purse(seen, seat) if id == ids.purse(seat) else cards.covered(seen, seat)
    return dock.gloss(seen, id)


def _label(seen: Seen, piece: str) -> Message:
    return next(one.label for one in pieces.pieces(seen) if one.id == piece)
