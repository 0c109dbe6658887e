"""What may be done with a card, each as one sentence for lists."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.pieces import offered
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def line(seen: FloraViewFacts, place: str, piece: str) -> Message | None:
    """Buying a land, putting a building on a parcel, or playing a card on one; None for anything else."""
    config = seen.config
    card, target = ids.land_of(config, piece), ids.land_of(config, place)
    if card == ids.NOTHING:
        kind = next((kind for kind, name in enumerate(RESOURCES) if piece.startswith(f"card-{name}-")), ids.NOTHING)
        if ids.NOTHING in (kind, target):
            return None
        owner = owner_of(seen.view.rows, target)  # everybody has an Empty Field
        land = labels.whose(config, target, None if owner == seen.view.ask.seat else owner)
        return PLAY.of(card=RESOURCE_NAMES[kind], land=land)
    price = next((plate.price for plate in seen.plates() if plate.code == ids.code(config, card)), None)
    if price is None:
        return None
    if config.is_building(card):
        if target == ids.NOTHING:
            return None
        return BUILD.of(building=labels.land(config, card), land=labels.land(config, target), n=price)
    return BUY.of(land=labels.land(config, card), details=labels.features(config, card, offered(seen, card)), n=price)


BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Buy {land} for %n coin(s): {details}")
BUILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Put {building} on {land}: costs %n coin(s)")
PLAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Play {card} on {land}")
