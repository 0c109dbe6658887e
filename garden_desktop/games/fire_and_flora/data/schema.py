"""Schema of the card set: plants, Land Cards, Event Cards, Resource Cards, the die, and numbers of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from garden_desktop.core.pack_schema import (
    Document,
    Field,
    FlagField,
    ListField,
    NumberField,
    NumbersField,
    PackSchema,
    TableField,
    TextField,
    Word,
    WordField,
    WordsField,
    value_at,
)
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import (
    CAUSE_TEXTS,
    CAUSES,
    NEFARIOUS,
    RESOURCE_NAMES,
    RESOURCES,
    called,
    side,
)
from garden_desktop.games.fire_and_flora.data.pack import SPECIES
from garden_desktop.games.fire_and_flora.data.packfile import (
    ABILITIES,
    BIG,
    BUILDINGS,
    EVENTS,
    LAND_ID,
    MARKERS,
    MOST,
    NO_ID,
    SMALL,
    SPECIES_ID,
    STARTERS,
)

_MOST_CARDS: Final = 60
"""Maximum number of rows of a list whose length is free."""

_BOTH_ICONS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{one} and {two}")
_ACTIONS: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "Grow"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "Damage"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "Kill"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "Propagate"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "Invade"),
}
_ABILITY_NAMES: Final[Mapping[str, Message]] = {
    "fog_belt": QT_TRANSLATE_NOOP("fire_and_flora", "Fog Belt"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "Creekside"),
    "seed_bank_soil": QT_TRANSLATE_NOOP("fire_and_flora", "Seed-Bank Soil"),
    "rocky_refuge": QT_TRANSLATE_NOOP("fire_and_flora", "Rocky Refuge"),
    "preserve": QT_TRANSLATE_NOOP("fire_and_flora", "Preserve"),
    "wind_gap": QT_TRANSLATE_NOOP("fire_and_flora", "Wind Gap"),
}
_REGIONS: Final = (
    Word("central", QT_TRANSLATE_NOOP("fire_and_flora", "Central")),
    Word("southern", QT_TRANSLATE_NOOP("fire_and_flora", "Southern")),
)
_CAMPS: Final = (
    Word("native", QT_TRANSLATE_NOOP("fire_and_flora", "Native")),
    Word("invasive", QT_TRANSLATE_NOOP("fire_and_flora", "Invasive")),
)
_BORDERS: Final = (
    Word("green", QT_TRANSLATE_NOOP("fire_and_flora", "Green")),
    Word("red", QT_TRANSLATE_NOOP("fire_and_flora", "Red")),
    Word("yellow", QT_TRANSLATE_NOOP("fire_and_flora", "Yellow")),
)
_FIRE_CAUSES: Final = (
    Word("human", QT_TRANSLATE_NOOP("fire_and_flora", "People")),
    Word("natural", QT_TRANSLATE_NOOP("fire_and_flora", "Nature")),
)
_BUILDING_NAMES: Final[Mapping[str, str]] = {
    "nursery": "Native Plant Nursery",
    "firestation": "Fire Station",
    "naturecenter": "Nature Center",
    "volunteer": "Volunteer Center",
    "reservoir": "Reservoir",
    "ranger": "Ranger Station",
    "lookout": "Fire Lookout",
    "farmstand": "Farm Stand",
    "university": "University Field Station",
    "goats": "Goat Ranch",
    "giftshop": "Gift Shop",
}
_EVENT_NAMES: Final[Mapping[str, str]] = {
    "elnino": "El Niño",
    "lanina": "La Niña",
    "recession": "Recession",
    "boom": "Economic Boom",
    "squirrel": "Evil Squirrel",
    "packrat": "Pack Rat",
    "quake": "Earthquake",
    "rain": "Winter Rain",
    "wind": "Santa Ana Winds",
    "parrots": "Flock of Parrots",
    "rainbow": "Rainbow",
    "years": "The Years Go By",
    "volunteerday": "Volunteer Day",
    "seeds": "Hitchhiking Seeds",
    "grant": "Conservation Grant",
    "auction": "Land Auction",
}
"""Names on our cards of what a kind of building or event does; a set may print another one."""
_MARKER_LABELS: Final = (
    QT_TRANSLATE_NOOP("fire_and_flora", "for 1 player or more"),
    QT_TRANSLATE_NOOP("fire_and_flora", "for 2 players or more"),
    QT_TRANSLATE_NOOP("fire_and_flora", "for 3 players or more"),
    QT_TRANSLATE_NOOP("fire_and_flora", "for 4 players"),
)

_NAME: Final = TextField("name", QT_TRANSLATE_NOOP("fire_and_flora", "Name"))
_COST: Final = NumberField("cost", QT_TRANSLATE_NOOP("fire_and_flora", "Price in coins"), 0, MOST)
_COPIES: Final = NumbersField("copies", QT_TRANSLATE_NOOP("fire_and_flora", "Copies"), 0, MOST, _MARKER_LABELS)
_LAND_ID: Final = TextField("id", QT_TRANSLATE_NOOP("fire_and_flora", "Short id"), LAND_ID.pattern, NO_ID)


def _species_words(document: Document) -> Sequence[Word]:
    """Species of a document."""
    rows = value_at(document, ("species",))
    found = rows if isinstance(rows, list) else ()
    return [Word(str(row.get("id")), called(str(row.get("name")))) for row in found if isinstance(row, Mapping)]


def _plant_words(document: Document) -> Sequence[Word]:
    """Both sides of each species of a document."""
    rows = value_at(document, ("species",))
    found = [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
    sizes = ("small", "big")
    return [Word(f"{sizes[n]} {row.get('id')}", side(str(row.get("name")), n)) for row in found for n in (0, 1)]


def _cause_name(cause: int) -> Message:
    icons = [RESOURCE_NAMES[icon] for icon in CAUSES[cause]]
    return icons[0] if len(icons) == 1 else _BOTH_ICONS.of(one=icons[0], two=icons[1])


def _drawings(icons: Sequence[int]) -> Sequence[tuple[str, str]]:
    return tuple(("fire_and_flora", RESOURCES[icon]) for icon in icons)


def _effects(key: str, label: Message, actions: Sequence[str]) -> TableField:
    """Effects of one side of a plant, a cause each (FF-24)."""
    words = tuple(Word(action, _ACTIONS[action]) for action in actions)
    causes = [n for n in range(len(CAUSES)) if NEFARIOUS not in CAUSES[n]]
    rows = (WordField(CAUSE_TEXTS[n], _cause_name(n), words, True, art=_drawings(CAUSES[n])) for n in causes)
    return TableField(key, label, tuple(rows))


def _land(*between: Field) -> tuple[Field, ...]:
    return (
        *between,
        WordField("region", QT_TRANSLATE_NOOP("fire_and_flora", "Region"), _REGIONS),
        _COST,
        NumberField("coins", QT_TRANSLATE_NOOP("fire_and_flora", "Coins a turn"), 0, MOST),
        NumberField("cards", QT_TRANSLATE_NOOP("fire_and_flora", "Resource Cards a turn"), 0, MOST),
    )


_PLANT: Final = WordField("plant", QT_TRANSLATE_NOOP("fire_and_flora", "Starting plant"), _plant_words, True)
_ABILITY: Final = WordField(
    "ability",
    QT_TRANSLATE_NOOP("fire_and_flora", "Special power"),
    tuple(Word(ability, _ABILITY_NAMES[ability]) for ability in ABILITIES),
    True,
)
_FIGURES: Final[Mapping[str, Message]] = {
    "start_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Coins at the start"),
    "market_start": QT_TRANSLATE_NOOP("fire_and_flora", "Lands in the market at the start"),
    "fourth_player_cards": QT_TRANSLATE_NOOP("fire_and_flora", "Extra Resource Cards for the fourth player"),
    "buy_price": QT_TRANSLATE_NOOP("fire_and_flora", "Price of a Resource Card"),
    "sell_price": QT_TRANSLATE_NOOP("fire_and_flora", "Coins for selling a Resource Card"),
    "steal_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Coins stolen"),
    "recession_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Recession: coins lost"),
    "boom_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Economic Boom: coins"),
    "quake_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Earthquake: coins lost"),
    "grant_discount": QT_TRANSLATE_NOOP("fire_and_flora", "Conservation Grant: coins off the price"),
    "auction_cards": QT_TRANSLATE_NOOP("fire_and_flora", "Land Auction: lands"),
    "nursery_price": QT_TRANSLATE_NOOP("fire_and_flora", "Native Plant Nursery: price"),
    "goats_price": QT_TRANSLATE_NOOP("fire_and_flora", "Goat Ranch: price"),
    "university_price": QT_TRANSLATE_NOOP("fire_and_flora", "University Field Station: price"),
    "gift_price": QT_TRANSLATE_NOOP("fire_and_flora", "Gift Shop: coins for a card"),
    "gift_sales": QT_TRANSLATE_NOOP("fire_and_flora", "Gift Shop: cards a turn"),
    "nature_center_most": QT_TRANSLATE_NOOP("fire_and_flora", "Nature Center: maximum coins"),
    "farm_stand_coins": QT_TRANSLATE_NOOP("fire_and_flora", "Farm Stand: coins"),
    "volunteer_cards": QT_TRANSLATE_NOOP("fire_and_flora", "Volunteer Center: cards"),
    "diversity_natives": QT_TRANSLATE_NOOP("fire_and_flora", "Diversity: native species"),
    "diversity_stars": QT_TRANSLATE_NOOP("fire_and_flora", "Diversity: stars"),
    "diversity_target": QT_TRANSLATE_NOOP("fire_and_flora", "Diversity: extra stars to win"),
    "solo_turns": QT_TRANSLATE_NOOP("fire_and_flora", "Turns in a solo match"),
}
_PUBLISHED_FIGURES: Final = ("start_coins", "market_start", "fourth_player_cards", "buy_price", "sell_price")


def _counts(words: Sequence[str], labels: Sequence[Message], low: int) -> tuple[Field, ...]:
    return tuple(NumberField(word, label, low, MOST) for word, label in zip(words, labels, strict=True))


SCHEMA: Final = PackSchema(
    fields=(
        TextField("id", QT_TRANSLATE_NOOP("fire_and_flora", "Card set name")),
        ListField(
            "species",
            QT_TRANSLATE_NOOP("fire_and_flora", "Plants"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Plant"),
            (
                _NAME,
                TextField("scientific", QT_TRANSLATE_NOOP("fire_and_flora", "Scientific name")),
                WordField("camp", QT_TRANSLATE_NOOP("fire_and_flora", "Native or invasive"), _CAMPS),
                WordField("border", QT_TRANSLATE_NOOP("fire_and_flora", "Border colour"), _BORDERS),
                FlagField("woody", QT_TRANSLATE_NOOP("fire_and_flora", "Woody")),
                NumberField("cards", QT_TRANSLATE_NOOP("fire_and_flora", "Copies"), 1, MOST),
                NumbersField(
                    "stars",
                    QT_TRANSLATE_NOOP("fire_and_flora", "Stars"),
                    0,
                    MOST,
                    (
                        QT_TRANSLATE_NOOP("fire_and_flora", "on the small side"),
                        QT_TRANSLATE_NOOP("fire_and_flora", "on the big side"),
                    ),
                ),
                TextField("id", QT_TRANSLATE_NOOP("fire_and_flora", "Short id"), SPECIES_ID.pattern, NO_ID),
                _effects("small", QT_TRANSLATE_NOOP("fire_and_flora", "Small side"), SMALL),
                _effects("big", QT_TRANSLATE_NOOP("fire_and_flora", "Big side"), BIG),
            ),
            "name",
            SPECIES,
            SPECIES,
            in_moves=False,  # they name lands
        ),
        ListField(
            "parcels",
            QT_TRANSLATE_NOOP("fire_and_flora", "Lands"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Land"),
            (*_land(_NAME), _PLANT, _ABILITY, _LAND_ID),
            "name",
            0,
            _MOST_CARDS,
        ),
        ListField(
            "headquarters",
            QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Headquarters"),
            (*_land(), _ABILITY, _LAND_ID),
            "id",
            STARTERS,
            STARTERS,
        ),
        ListField(
            "fields",
            QT_TRANSLATE_NOOP("fire_and_flora", "Empty Fields"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Empty Field"),
            (*_land(), _ABILITY, _LAND_ID),
            "id",
            STARTERS,
            STARTERS,
        ),
        ListField(
            "buildings",
            QT_TRANSLATE_NOOP("fire_and_flora", "Buildings"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Building"),
            (
                _NAME,
                WordField(
                    "kind",
                    QT_TRANSLATE_NOOP("fire_and_flora", "Works like"),
                    tuple(Word(kind, called(_BUILDING_NAMES[kind])) for kind in BUILDINGS),
                ),
                _COST,
                NumberField("copies", QT_TRANSLATE_NOOP("fire_and_flora", "Copies"), 1, MOST),
            ),
            "name",
            0,
            _MOST_CARDS,
        ),
        ListField(
            "fires",
            QT_TRANSLATE_NOOP("fire_and_flora", "Fires"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Fire"),
            (
                _NAME,
                WordField("cause", QT_TRANSLATE_NOOP("fire_and_flora", "Caused by"), _FIRE_CAUSES),
                NumberField(
                    "marker",
                    QT_TRANSLATE_NOOP("fire_and_flora", "Only with this many players or more"),
                    MARKERS[0],
                    MARKERS[-1],
                ),
                _LAND_ID,
            ),
            "name",
            0,
            _MOST_CARDS,
        ),
        ListField(
            "events",
            QT_TRANSLATE_NOOP("fire_and_flora", "Events"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Event"),
            (
                _NAME,
                WordField(
                    "kind",
                    QT_TRANSLATE_NOOP("fire_and_flora", "Works like"),
                    tuple(Word(kind, called(_EVENT_NAMES[kind])) for kind in EVENTS),
                ),
                _COPIES,
            ),
            "name",
            0,
            _MOST_CARDS,
        ),
        TableField("floods", QT_TRANSLATE_NOOP("fire_and_flora", "Floods (house rule)"), (_NAME, _COPIES)),
        TableField(
            "resources",
            QT_TRANSLATE_NOOP("fire_and_flora", "Resource Cards"),
            tuple(
                NumberField(word, label, 0, MOST, art=(("fire_and_flora", word),))
                for word, label in zip(RESOURCES, RESOURCE_NAMES, strict=True)
            ),
        ),
        TableField(
            "die",
            QT_TRANSLATE_NOOP("fire_and_flora", "Faces of the die"),
            (
                *_counts([word.value for word in _REGIONS], [word.label for word in _REGIONS], 1),
                NumberField("both", QT_TRANSLATE_NOOP("fire_and_flora", "Both regions"), 1, MOST),
            ),
        ),
        TableField(
            "figures",
            QT_TRANSLATE_NOOP("fire_and_flora", "Game numbers"),
            _counts(tuple(_FIGURES), tuple(_FIGURES.values()), 0),
        ),
        TableField(
            "plants",
            QT_TRANSLATE_NOOP("fire_and_flora", "Plants named on cards"),
            (
                WordsField("nursery", called("Native Plant Nursery"), _species_words),
                WordField("hitchhiker", called("Hitchhiking Seeds"), _species_words),
                WordField("settler", called("Flood"), _species_words),
                WordsField(
                    "sleepers",
                    QT_TRANSLATE_NOOP("fire_and_flora", "Plants that leave seeds (house rule)"),
                    _species_words,
                ),
            ),
        ),
        ListField(
            "balance",
            QT_TRANSLATE_NOOP("fire_and_flora", "Extras for later seats (house rule)"),
            QT_TRANSLATE_NOOP("fire_and_flora", "Seat"),
            (
                NumberField("players", QT_TRANSLATE_NOOP("fire_and_flora", "Players"), 2, 4),
                NumberField("place", QT_TRANSLATE_NOOP("fire_and_flora", "Seat"), 2, 4),
                NumberField("coins", QT_TRANSLATE_NOOP("fire_and_flora", "Coins"), 0, MOST),
                NumberField("cards", QT_TRANSLATE_NOOP("fire_and_flora", "Resource Cards"), 0, 9),
            ),
            "place",
            0,
            9,
        ),
    ),
    published=frozenset(("figures", figure) for figure in _PUBLISHED_FIGURES),
)
