"""What putting a piece somewhere, or pressing a place, would say: the move, legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.gestures import choices_of
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

PRESSED: Final[dict[str, Move]] = {
    kind: Move(kind)
    for kind in ("draw", "end", "keep", "reroll", "douse", "pass", "accept", "decline", "counter", "withdraw")
}
CARD_TO: Final = ("sell", "discard", "block")


def intended_move(seen: FloraViewFacts, place: str, piece: str) -> Move | None:
    """The move that is complete with this, None where it says none or only begins one."""
    kind = ids.kind_of(piece)
    if kind >= 0:
        return _card(seen, place, kind)
    if piece:
        return _bought(seen, place, ids.land_of(seen.config, piece))
    begun = seen.draft[0] if seen.draft else None
    if begun is not None:
        return _carried_on(seen, place)
    if place in PRESSED:
        return PRESSED[place]
    return _pressed(seen, place)


def laid(seen: FloraViewFacts) -> tuple[int, ...]:
    """The types of the cards that were laid on others, to be played with them."""
    return tuple(ids.kind_of(handle.piece) for handle in seen.draft if handle.loose)


def _card(seen: FloraViewFacts, place: str, kind: int) -> Move | None:
    land, seat = ids.land_of(seen.config, place), ids.seat_of(place)
    if place in CARD_TO:
        return Move("sell" if place == ids.SELL else "discard" if place == ids.DISCARD else "block", cause=kind)
    if seat >= 0:
        return Move("steal-coins" if place == ids.purse(seat) else "steal-card", seat=seat)
    if land < 0 or seen.config.is_building(land) or land in seen.view.market:
        return None
    return _on_land(seen, land, sorted((kind, *laid(seen))))


def _on_land(seen: FloraViewFacts, land: int, kinds: Sequence[int]) -> Move:
    """A play, a weed that is still to be named, or a card for the Reservoir."""
    config, content = seen.config, seen.view.on[land]
    if config.effect(content) == "reservoir" and len(kinds) == 1 and land in seen.view.rows[seen.view.turn]:
        return Move("use", content - BUILT, cause=kinds[0])
    if list(kinds) == [NEFARIOUS] and content == EMPTY:
        return Move("plant", place=land, species=next(n for n, one in enumerate(config.species) if not one.native))
    return Move("play", place=land, cause=CAUSES.index(tuple(kinds)))


def _bought(seen: FloraViewFacts, place: str, card: int) -> Move | None:
    """A land of the market on the own row, or a building on a parcel; to lift one it must be for sale at all."""
    config, view = seen.config, seen.view
    if card not in view.market:
        return None
    land = ids.land_of(config, place)
    if config.is_building(card):
        if land < 0 or config.is_building(land):
            land = next(iter(view.rows[view.turn]), -1)
        return Move("buy", card, land)
    return Move("buy", card) if place == ids.ROW or land == card else Move("buy", card, land)


def _carried_on(seen: FloraViewFacts, place: str) -> Move | None:
    """What follows on something pressed or laid before."""
    config, first = seen.config, seen.draft[0]
    land = ids.land_of(config, first.place)
    if first.loose:
        return _card(seen, place, ids.well_kind(first.place)) if ids.land_of(config, place) >= 0 else None
    kind = next((n for n in range(len(config.species)) if ids.species(config, n) == place), -1)
    if ids.kind_of(first.piece) == NEFARIOUS and kind >= 0:
        return Move("plant", place=land, species=kind)
    if first.place == ids.OFFER:
        return Move("offer", seat=ids.seat_of(place))
    if first.place in CARD_TO:
        icon = ids.well_kind(place)
        return _card(seen, first.place, icon) if icon >= 0 else None
    return _used(seen, land, place) if land >= 0 and not first.piece else None


def _used(seen: FloraViewFacts, land: int, place: str) -> Move | None:
    """The use of the building that was pressed."""
    config, content, target = seen.config, seen.view.on[land], ids.land_of(seen.config, place)
    if content < BUILT:
        return None
    if place == ids.DEMOLISH:
        return Move("demolish", content - BUILT)
    if target < 0:
        return None
    chosen = [n for n in config.pack.nursery for handle in seen.draft[1:] if handle.place == ids.species(config, n)]
    if config.effect(content) == "nursery":
        return Move("use", content - BUILT, target, species=chosen[0]) if chosen else None
    return Move("use", content - BUILT, target)


def _pressed(seen: FloraViewFacts, place: str) -> Move | None:
    """An answer to an open question."""
    ask, land = seen.view.ask, ids.land_of(seen.config, place)
    if ask.kind == "quake" and place in ("pay", "lose"):
        return Move("pay" if place == "pay" else "lose", seen.view.on[ask.land] - BUILT)
    if ask.kind not in ("site", "regrow", "protect", "choose"):
        return None
    if place == ids.NONE:
        return Move(ask.kind)  # type: ignore[arg-type]
    found = choices_of(seen.view)
    number = next((n for n in range(len(found)) if ids.pick(n) == place), -1)
    if number >= 0:
        return Move(ask.kind, place=found[number][0], seat=found[number][1])  # type: ignore[arg-type]
    return Move(ask.kind, place=land) if land >= 0 else None  # type: ignore[arg-type]
