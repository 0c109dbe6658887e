"""The standard card set typed in from an empty one, by keys alone: what is on the disk is equal to the pack."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import RESOURCES, packet
from tests.program.typist import Labels, Said, Typist, by_name

GNOMADIC_SAID: Final[Said] = {
    "hen": "Watchful Hen",
    "piggy": "Lucky Piggy",
    "goat": "Gregarious Goat",
    "horse": "Helpful Horse",
    "cow": "Kindly Cow",
    "mouse": "Meticulous Mouse",
    "squirrels": "Squad of Squirrels",
    "bees": "Busy Bees",
    "tortoise": "Patient Tortoise",
    "animals": "for each of its animals",
    "gnomes": "for each of its gnomes",
    "april": "April Showers",
    "may": "May Flowers",
    "june": "June Parade",
    "july": "July Fertilizing",
    "august": "August Heatwave",
    "september": "September Harvest",
    "october": "October Slumber",
    "gentle": "Easy",
    "normal": "Normal",
    "hard": "Hard",
}
HALF: Final[Labels] = {
    "need1": "Task 1 needs",
    "need2": "Task 2 needs",
    "need3": "Task 3 needs",
    "bliss1": "Bliss for Task 1",
    "bliss2": "Bliss for Task 2",
    "milk": "Tasks with a milk bottle",
    "animal": "Animal for Task 3",
    "prep": "Scarecrow: prep time in hours",
    "prep_minus": "Scarecrow: one hour less",
    "score": "Scarecrow: bliss",
    "score_plus": "Scarecrow: one more bliss",
    "blocks": "Scarecrow: tasks it blocks",
    "pass": "Scarecrow: gnomes it hands over",
}
GNOMADIC: Final[Labels] = {
    "gnome": (
        "Gnomes",
        {
            "name": "Name",
            "prep": "Prep time in hours",
            "icons": "Skills",
            "charisma": "Charisma (bliss when played alone)",
            "id": "Short id",
        },
    ),
    "card": (
        "Task cards",
        {
            "id": "Short id",
            "nine": "Only in the nine-card garden",
            "left": ("Left half", HALF),
            "right": ("Right half", HALF),
        },
    ),
    "animal": (
        "Animals",
        {
            "id": "Animal",
            "copies": "Copies",
            "bliss": "Bliss each time it scores",
            "hours": "Prep time the Mouse counts",
            "most": "Most flowers the Bees count",
            "nine": "Only in the nine-card garden",
        },
    ),
    "month": (
        "Months",
        {
            "id": "Month",
            "automa_bliss": "Scarecrow: bliss at the start",
            "automa_animals": "Scarecrow: animals at the start",
            "amount": "Number in the month’s rule",
        },
    ),
    "level": (
        "Levels of the Shared Basket",
        {"id": "Level", "goal": "Bliss to reach together", "last_round": "Last round"},
    ),
    "game": (
        "Game numbers",
        {
            "target": "Bliss that ends the match",
            "hand": "Gnomes dealt to each player",
            "automa_bliss": "Scarecrow: bliss at the start without a month",
        },
    ),
}


STALK_PLAYERS: Final[Labels] = {str(n): f"{n} players" for n in (2, 3, 4, 5)}
STALK_SIDES: Final[Labels] = {str(n): f"Garden with {n} spaces a side" for n in (3, 4, 5)}
STALK: Final[Labels] = {
    "flowers": ("Flowers", {"of_each_type": "Flowers of each kind"}),
    "turn": ("Each turn", {"basic_actions": "Actions a turn"}),
    "exchange": ("Exchange", {"slots": "Flowers on the Exchange"}),
    "scale": ("Market Track and Stalk Values", {"highest_space": "Highest space"}),
    "portfolio": ("Flowers in each portfolio", STALK_PLAYERS),
    "seedy": ("Seedy Business tokens", {"box": "Tokens in the box", **STALK_PLAYERS}),
    "value_cap": ("Stalk Value that ends the match (house rule)", STALK_PLAYERS),
    "market_start": (
        "Space of the first harvested flower",
        {
            **STALK_PLAYERS,
            "side": ("Added for the size of the garden", STALK_SIDES),
            "length": (
                "Added for the length of the match",
                {"short": "Short match", "normal": "Normal match", "long": "Long match"},
            ),
        },
    ),
    "garden": ("Rows of the garden", STALK_SIDES),
}
PATHS: Final[Labels] = {
    "flower_types": ("Kinds of flowers", {"id": "Name", "letter": "Letter in the shapes"}),
    "path_pieces": ("Path pieces", {"rows": "Shape", "id": "Short id"}),
    "bed_pieces": ("Flower beds", {"rows": "Shape", "id": "Short id"}),
    "maps": (
        "Maps",
        {
            "name": "Name",
            "players": "Players",
            "opposite": "Opposite gates",
            "columns": "Columns",
            "rows": "Rows",
            "signs": "Map",
            "medals": ("Points for medals", ("bronze", "silver", "gold")),
            "id": "Short id",
        },
    ),
}
PLANTS: Final = {
    "sagebrush": "Sagebrush",
    "needlegrass": "Needlegrass",
    "poppy": "Poppy",
    "yucca": "Yucca",
    "ceanothus": "Ceanothus",
    "coyotebrush": "Coyote Brush",
    "oak": "Live Oak",
    "mustard": "Mustard",
    "brome": "Brome",
    "giantreed": "Giant Reed",
    "eucalyptus": "Eucalyptus",
}
FLORA_SAID: Final[Said] = {
    **PLANTS,
    **{f"{size} {plant}": f"{size.title()} {name}" for plant, name in PLANTS.items() for size in ("small", "big")},
    **{word: word.title() for word in ("native", "invasive", "green", "red", "yellow", "central", "southern")},
    **{word: word.title() for word in ("grow", "damage", "kill", "propagate", "invade", "creekside", "preserve")},
    "human": "People",
    "natural": "Nature",
    "fog_belt": "Fog Belt",
    "seed_bank_soil": "Seed-Bank Soil",
    "rocky_refuge": "Rocky Refuge",
    "wind_gap": "Wind Gap",
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
RESOURCES_SAID: Final = {word: word.title() for word in ("water", "fire", "labor", "nefarious", "time")}
LAND: Final[Labels] = {
    "name": "Name",
    "region": "Region",
    "cost": "Price in coins",
    "coins": "Coins a turn",
    "cards": "Resource Cards a turn",
    "plant": "Starting plant",
    "ability": "Special power",
    "id": "Short id",
}
EFFECTS: Final[Labels] = {
    **RESOURCES_SAID,
    **{f"{a}+{b}": f"{RESOURCES_SAID[a]} and {RESOURCES_SAID[b]}" for a in RESOURCES_SAID for b in RESOURCES_SAID},
}
COPIES: Final = (
    "Copies",
    (
        "for 1 player or more",
        "for 2 players or more",
        "for 3 players or more",
        "for 4 players",
    ),
)
FLORA: Final[Labels] = {
    "species": (
        "Plants",
        {
            "name": "Name",
            "scientific": "Scientific name",
            "camp": "Native or invasive",
            "border": "Border colour",
            "woody": "Woody",
            "cards": "Copies",
            "stars": ("Stars", ("on the small side", "on the big side")),
            "id": "Short id",
            "small": ("Small side", EFFECTS),
            "big": ("Big side", EFFECTS),
        },
    ),
    "parcels": ("Lands", LAND),
    "headquarters": ("Headquarters", LAND),
    "fields": ("Empty Fields", LAND),
    "buildings": (
        "Buildings",
        {"name": "Name", "kind": "Works like", "cost": "Price in coins", "copies": "Copies"},
    ),
    "fires": (
        "Fires",
        {"name": "Name", "cause": "Caused by", "marker": "Only with this many players or more", "id": "Short id"},
    ),
    "events": ("Events", {"name": "Name", "kind": "Works like", "copies": COPIES}),
    "floods": ("Floods (house rule)", {"name": "Name", "copies": COPIES}),
    "resources": ("Resource Cards", RESOURCES_SAID),
    "die": ("Faces of the die", {"central": "Central", "southern": "Southern", "both": "Both regions"}),
    "figures": (
        "Game numbers",
        {
            "start_coins": "Coins at the start",
            "market_start": "Lands in the market at the start",
            "fourth_player_cards": "Extra Resource Cards for the fourth player",
            "buy_price": "Price of a Resource Card",
            "sell_price": "Coins for selling a Resource Card",
            "steal_coins": "Coins stolen",
            "recession_coins": "Recession: coins lost",
            "boom_coins": "Economic Boom: coins",
            "quake_coins": "Earthquake: coins lost",
            "grant_discount": "Conservation Grant: coins off the price",
            "auction_cards": "Land Auction: lands",
            "nursery_price": "Native Plant Nursery: price",
            "goats_price": "Goat Ranch: price",
            "university_price": "University Field Station: price",
            "gift_price": "Gift Shop: coins for a card",
            "gift_sales": "Gift Shop: cards a turn",
            "nature_center_most": "Nature Center: maximum coins",
            "farm_stand_coins": "Farm Stand: coins",
            "volunteer_cards": "Volunteer Center: cards",
            "diversity_natives": "Diversity: native species",
            "diversity_stars": "Diversity: stars",
            "diversity_target": "Diversity: extra stars to win",
            "solo_turns": "Turns in a solo match",
        },
    ),
    "plants": (
        "Plants named on cards",
        {
            "nursery": ("Native Plant Nursery", PLANTS.__getitem__),
            "hitchhiker": "Hitchhiking Seeds",
            "settler": "Flood",
            "sleepers": ("Plants that leave seeds (house rule)", PLANTS.__getitem__),
        },
    ),
    "balance": (
        "Extras for later seats (house rule)",
        {"players": "Players", "place": "Seat", "coins": "Coins", "cards": "Resource Cards"},
    ),
}
SETS: Final[dict[str, tuple[Labels, Said]]] = {
    "gnomadic_gardeners": (GNOMADIC, GNOMADIC_SAID),
    "stalk_exchange": (STALK, {}),
    "paths_and_flower_beds": (PATHS, {}),
    "fire_and_flora": (FLORA, FLORA_SAID),
}


@pytest.mark.daily
@pytest.mark.parametrize("game", [*list(SETS)[:3], pytest.param("fire_and_flora", marks=pytest.mark.long)])
def test_the_standard_set_is_typed_in_from_an_empty_one(sit: Sit, game: str) -> None:
    evening = sit(bus=True, walked=False)
    text = (RESOURCES / game / "packs" / "standard.toml").read_text(encoding="utf-8")
    standard = read(text.replace("é", "e").replace("ñ", "n"))  # the keyboard has no such letters
    open_editor(evening, packet(evening.page(), game))
    evening.choose("Card set: .*", "New empty card set")
    sections, said = SETS[game]
    typist = Typist(evening, said)
    typist.fill({"Card set name": standard["id"]})
    for key, (section, labels) in sections.items():
        if isinstance(standard[key], list):
            typist.add_rows(section, [drawn(row) for row in standard[key]], labels)
        else:
            typist.go_to(section)
            typist.enter_form()
            typist.fill(by_name(standard[key], labels))
    evening.find("Saved. Ready to play.")
    (file,) = (evening.program.matches.parent / "card_sets" / game).glob("*.toml")
    assert read(file.read_text(encoding="utf-8")) == standard


def drawn(row: dict[str, Any]) -> dict[str, Any]:
    """A row with the text of a map in the parts that are typed one by one."""
    if "grid" not in row.get("text", ""):
        return row
    head, _, below = row["text"].partition("grid\n")
    said: dict[str, list[str]] = {}
    for line in head.splitlines():
        keyword, _, rest = line.partition(" ")
        said.setdefault(keyword, []).append(rest)
    signs = ["".join(line.split()) for line in below.splitlines() if line != "end"]
    parts: dict[str, Any] = {keyword: ", ".join(values) for keyword, values in said.items()}
    parts |= {"columns": len(signs[0]), "rows": len(signs), "signs": signs}
    return {**parts, **{key: value for key, value in row.items() if key != "text"}}


def open_editor(evening: Evening, title: str) -> None:
    """Go from the home screen through the new-game sheet to the card set editor of a game."""
    evening.click(re.escape(title))
    evening.click("Rules: .*")
    evening.choose("Choose a card set", "View or edit card sets…")
    evening.find(f"Card sets for {re.escape(title)}")


def read(text: str) -> dict[str, Any]:
    """A pack with its lists of words sorted: their order means nothing."""

    def ordered(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: ordered(inner) for key, inner in value.items()}
        if isinstance(value, list) and all(isinstance(one, str) and one.islower() for one in value):
            return sorted(value)
        return [ordered(inner) for inner in value] if isinstance(value, list) else value

    found: dict[str, Any] = ordered(tomllib.loads(text))
    return found
