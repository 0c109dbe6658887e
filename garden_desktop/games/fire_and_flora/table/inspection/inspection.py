"""Inspector: dispatches from a place, piece, note, player or prompt to its inspection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, NoteArea, Subject
from garden_desktop.core.layout import Box
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.table import ids, layout, notes, places, prompts
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.band.block_band import BlockBand
from garden_desktop.games.fire_and_flora.table.inspection import cards, lands
from garden_desktop.games.fire_and_flora.table.inspection.sides import coins, inspect_prompt, inspect_side, purse
from garden_desktop.games.fire_and_flora.table.offer import layout as sheet_layout
from garden_desktop.games.fire_and_flora.table.offer.baskets import SIDES
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def inspect(seen: FloraViewFacts, subject: Subject, id: str) -> Inspection | None:
    """Inspection of one subject, from what the viewer may know; None if there is nothing to say."""
    match subject:
        case "piece":
            return _piece(seen, id)
        case "place":
            return _place(seen, id)
        case "note":
            return notes.inspect(seen, id)
        case "side":
            return inspect_side(seen, int(id))
        case "prompt":
            return inspect_prompt(seen, prompts.prompt(seen))


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
    return coins(_label(seen, id)) if head in ("coin", "coins") else None


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
        return purse(seen, seat) if id == ids.purse(seat) else cards.covered(seen, seat)
    return cards.inspect(seen, id)


def _label(seen: FloraViewFacts, piece: str) -> Message:
    return next(one.label for one in places.pieces(seen) if one.id == piece)


_PLANTS: Final = 560.0
"""Width of the part of the pool line that is about plants."""
_FLAGS: Final = 260.0
"""Left end of the flags, behind the heading of the market."""
_TITLE: Final = 44.0
"""Height of a heading above a few lines."""


def note_areas(seen: FloraViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which notes are painted, in table units; of those in one place the first one that exists."""
    found: Iterable[tuple[str, Box]]
    match seen.mode:
        case "trade" if seen.sheet is not None:
            found = _on_offer(seen.sheet)
        case "block" if seen.band is not None:
            found = (*_on_band(seen.band), *_flags(seen))
        case "burn":
            found = ((f"row-{one.seat + 1}", one.box) for one in seen.headings())
        case _:
            found = (*_below(), *_flags(seen))
    return tuple(NoteArea(note, *box) for note, box in found)


def _below() -> Iterator[tuple[str, Box]]:
    """Yield the pool and the decks, in one line."""
    pool = layout.POOL
    half = (pool.w - _PLANTS) / 2
    yield "pool", pool._replace(w=_PLANTS)
    yield "pile-lands", pool._replace(x=pool.x + _PLANTS, w=half)
    yield "pile-cards", pool._replace(x=pool.x + _PLANTS + half, w=half)


def _flags(seen: FloraViewFacts) -> Iterator[tuple[str, Box]]:
    """Yield the flags, which share the line behind the heading of the market."""
    found, title = tuple(notes.flags(seen)), layout.MARKET_TITLE
    wide = (title.w - _FLAGS) / max(1, len(found))
    for number, flag in enumerate(found):
        yield flag, title._replace(x=title.x + _FLAGS + number * wide, w=wide)


def _on_band(band: BlockBand) -> Iterator[tuple[str, Box]]:
    """Yield the play, its effect and blockers; below it the texts about hand and bar."""
    yield "band-title", band_layout.TITLE
    yield "band-deed", band_layout.DEED
    if band.exchange.stands:
        changed = [
            seat
            for seat, now in enumerate(band.ahead.before)
            if any(now != one.stars[seat] for one in band.ahead.outcomes)
        ]
        yield "band-wins", band_layout.STANDING
        for seat, box in zip(changed, (band_layout.STARS, band_layout.STANDING), strict=False):
            yield f"band-stars-{seat + 1}", box
    if band.exchange.blocks:
        yield f"band-chain-{len(band.exchange.blocks)}", band_layout.STOPS
    yield "band-stops-1", band_layout.STOPS if band.exchange.stands else band_layout.STARS
    yield "band-invites", band_layout.INVITES
    for note, box in (("band-covered", band_layout.COVERED), ("band-same", band_layout.SAME)):
        yield note, box._replace(h=_TITLE)
        yield f"{note}-text", box._replace(y=box.y + _TITLE, h=box.h - _TITLE)


def _on_offer(sheet: OfferSheet) -> Iterator[tuple[str, Box]]:
    """Yield the baskets in words, the lands, the sums after the trade, and advice."""
    for side in SIDES:
        column = sheet.column(side)
        yield f"trade-{side}", column.words if sheet.composing else column.goods
        yield f"trade-coins-{side}", column.coins
        yield f"trade-lands-{side}", column.lands_title
        yield f"trade-after-{side}", column.after
    for note in ("first", "cannot", "gift", "warning", "hint"):
        yield f"trade-{note}", sheet_layout.BESIDE
