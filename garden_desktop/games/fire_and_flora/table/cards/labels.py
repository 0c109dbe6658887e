"""What a reader says of a land, and what lands and plants are called inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.winning import Win
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT, CENTRAL, EMPTY, SOUTHERN
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES, called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.table.cards.plates import plant_name
from garden_desktop.games.fire_and_flora.table.cards.texts import ABILITY_NAMES


def land(config: RulesConfig, card: int) -> Message:
    """The name of a Land Card. Several have the same one: which it is goes with the name, and is not said."""
    here = config.lands[card]
    return _named(here.name, here.id)


@lru_cache(1_000)
def _named(name: str, code: str) -> Message:
    said = called(name)
    return said.of(**dict(said.args), code=code)


def whose(config: RulesConfig, card: int, owner: Seat | None) -> Message:
    """The name of a Land Card and whose it is; None is nobody, or whoever is at the screen."""
    return land(config, card) if owner is None else OF.of(land=land(config, card), who=SideName(owner))


def lands(config: RulesConfig, cards: Iterable[int]) -> ListArg:
    return ListArg(tuple(land(config, card) for card in cards))


def species(config: RulesConfig, kind: int) -> Message:
    return called(config.species[kind].name)


def holds(config: RulesConfig, card: int, content: int) -> Message:
    """What stands on a land, in a few words."""
    if content >= BUILT:
        return called(config.lands[content - BUILT].name)
    if content == EMPTY:
        return BARE if config.holding[card] else NOTHING_HERE
    return plant_name(config, content)


def details(
    config: RulesConfig, card: int, content: int, price: int | None = None, owner: Seat | None = None
) -> Message:
    """The whole of what a plate shows, and whose it is."""
    parts = tuple(_parts(config, card, content, price))
    return PLATE.of(land=whose(config, card, owner), details=ListArg(parts))


def features(config: RulesConfig, card: int, content: int) -> ListArg:
    """What there is on a land and what it brings, without its price."""
    return ListArg(tuple(_parts(config, card, content, None)))


def _parts(config: RulesConfig, card: int, content: int, price: int | None) -> Iterator[Message]:
    here = config.lands[card]
    if here.area:
        yield AREAS[here.area]
    if not config.is_building(card):
        yield holds(config, card, content)
    if 0 <= content < BUILT:
        one = config.species[content >> 1]
        yield NATIVE if one.native else RED if one.border == "red" else YELLOW
        yield WOODY if one.woody else LEAFY
        yield STARS.of(n=config.worth[content])
    if here.coins:
        yield COINS.of(n=here.coins)
    if here.cards:
        yield CARDS.of(n=here.cards)
    if here.ability:
        yield ABILITY_NAMES[here.ability]
    if price is not None:
        yield PRICE.of(n=price)


def plant_on(config: RulesConfig, card: int, content: int) -> Message:
    """ "the Big Live Oak on Carmel Valley"."""
    return ON.of(plant=plant_name(config, content), land=land(config, card))


def cards(kinds: Iterable[int]) -> ListArg:
    """Resource Cards one by one: "Water and Time"."""
    return ListArg(tuple(RESOURCE_NAMES[kind] for kind in kinds))


def wins(win: Win) -> Message:
    """That the match would end with a play."""
    return (WINS if win.sure else MAY_WIN).of(who=SideName(win.seat))


WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This wins the match for {who}.")
MAY_WIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "This can win the match for {who}.")
OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} of {who}")
PLATE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {details}")
BARE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "open")
NOTHING_HERE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing grows here")
NATIVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "native")
RED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "invasive, red border")
YELLOW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "invasive, yellow border")
WOODY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "woody")
LEAFY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "not woody")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n star(s)")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s) a turn")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n card(s) a turn")
PRICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "costs %n coin(s)")
AREAS: Final = {
    CENTRAL: QT_TRANSLATE_NOOP("fire_and_flora", "Central"),
    SOUTHERN: QT_TRANSLATE_NOOP("fire_and_flora", "Southern"),
    BOTH: QT_TRANSLATE_NOOP("fire_and_flora", "Central and Southern"),
}
ON: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the {plant} on {land}")
YOURS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{card} in your hand")
