"""What to think of before a move is made: never forced, from what lies open (8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, FIRE
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import owned, price_for_card
from garden_desktop.games.fire_and_flora.rules.effects.plants import open_parcels
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

_SERVED: Final = ("grow", "propagate", "invade")


def of_play(config: RulesConfig, seen: FloraViewFacts, move: Move, found: PlayPreview) -> Iterator[Message]:
    """A play on a plant that will fail, that helps a rival, or that hurts the player."""
    view, plant = seen.view, seen.view.on[move.place]
    if found.returns:
        yield COMES_BACK
    elif found.deed == "no_place":
        yield LOST
    if not 0 <= plant < BUILT:
        return
    native, own = config.native(plant), found.target == view.turn
    name = labels.holds(config, move.place, plant)
    if found.deed == "kill" and native and own:
        yield OWN_NATIVE.of(plant=name)
    if found.deed == "propagate" and native and not own:
        yield HELPS.of(plant=name)
    spreads = found.deed in ("propagate", "invade") and not native and not own
    if spreads and open_parcels(config, view.rows[found.target], view.on):
        yield FINDS_ROOM
    if FIRE in CAUSES[move.cause] and found.deed in _SERVED and native != own:
        yield SERVED.of(plant=name)


def of_weed(config: RulesConfig, seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """The owner holds a plant that can push the weed out again."""
    owner, view = owner_of(seen.view.rows, move.place), seen.view
    for land in view.rows[owner]:
        plant = view.on[land]
        if 0 <= plant < BUILT and config.native(plant) and "invade" in config.lines[plant].values():
            yield PUSHED_OUT.of(plant=labels.plant_on(config, land, plant))
            return


def of_purchase(config: RulesConfig, seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """The last open parcel, or a land whose plant is gone."""
    view = seen.view
    if config.is_building(move.card) and len(open_parcels(config, view.rows[view.turn], view.on)) == 1:
        yield LAST_OPEN
    plant = config.lands[move.card].plant
    if plant != EMPTY and not view.pool[plant >> 1]:
        yield COMES_BARE


def of_sale(config: RulesConfig, seen: FloraViewFacts) -> Iterator[Message]:
    """A Gift Shop would pay more: the own one on the next turn, or one for sale."""
    view, gift = seen.view, config.figures.gift_price
    shop = [card for card in view.market if config.lands[card].effect == "giftshop" and not view.marks.bought]
    if price_for_card(config, view, view.turn) < gift and (shop or owned(config, view, view.turn, "giftshop")):
        yield GIFT_SHOP.of(n=gift)


def of_end(config: RulesConfig, seen: FloraViewFacts) -> Iterator[Message]:
    """A purchase is still possible."""
    buys = {move.card for move in seen.choices.legal(seen.view) if move.kind == "buy"}
    if buys:
        yield COULD_BUY.of(n=len(buys))


COMES_BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The pool or the row has no room for it: the cards come back.")
LOST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "There is no room for a child: the cards are spent for nothing.")
OWN_NATIVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: {plant} is your own native.")
HELPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: {plant} is a rival's native, and this multiplies it.")
FINDS_ROOM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Its owner may put the child on an open parcel.")
SERVED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: fire serves {plant}.")
PUSHED_OUT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Its owner can push it out again with {plant}.")
LAST_OPEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: this is your last open parcel.")
COMES_BARE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The pool has no card of its plant: the land comes bare.")
GIFT_SHOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A Gift Shop would pay %n coin(s).")
COULD_BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You could still buy a land: %n of the market.")
