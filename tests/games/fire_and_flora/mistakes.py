"""Faulty pack files of Fire & Flora, one for each kind of mistake, with the expected error message."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.fire_and_flora.packtext import changed, shipped


class Mistake(NamedTuple):
    """A pack with one mistake, the place the error must name, and how its reason begins."""

    kind: str
    text: str
    row: str
    field: str
    reason: str
    code: str = "pack_invalid"


def _oak(old: str, new: str) -> str:
    """Return the text of the shipped pack with one line of Live Oak changed."""
    text = shipped()
    at = text.index(old, text.index('id = "oak"'))
    return text[:at] + new + text[at + len(old) :]


SAGEBRUSH = 'small = { water = "grow", fire = "kill", labor = "kill", time = "grow" }'
C16 = (
    '{ id = "C16", name = "Montana de Oro", region = "central", '
    'cost = 7, coins = 1, cards = 0, plant = "small sagebrush" }'
)
RANGER = '{ kind = "ranger", name = "Ranger Station", cost = 3, copies = 1 }'
RAIN = '{ kind = "rain", name = "Winter Rain", copies = [1, 1, 1, 1] }'
F04 = '{ id = "F04", name = "Lightning Strike", cause = "natural", marker = 1 }'

MISTAKES = (
    Mistake("not TOML", "id = ", "the file", "", "is not TOML: ", ""),
    Mistake(
        "brackets without end",
        "id = " + ("[" * 900 + "\n") * 99,
        "the file",
        "",
        "has keys or brackets nested too deeply",
        "",
    ),
    Mistake("an empty file", "", "the file", "id", "is missing"),
    Mistake(
        "a table too many", shipped() + "[weather]\nrain = 1\n", "the file", "weather", "is not a valid field here"
    ),
    Mistake("no figures", changed(("[figures]", "[numbers]")), "the file", "figures", "is missing"),
    Mistake("a figure too many", changed(("solo_turns = 8", "solo_turns = 8\nluck = 7")), "figures", "luck", "is not"),
    Mistake(
        "a figure in words",
        changed(("boom_coins = 3", 'boom_coins = "many"')),
        "figures",
        "boom_coins",
        "must be a whole",
    ),
    Mistake(
        "a figure below nought", changed(("quake_coins = 2", "quake_coins = -2")), "figures", "quake_coins", "must be"
    ),
    Mistake(
        "a sixth resource",
        changed(("\nlabor = 14", "\nlabor = 14\nluck = 3")),
        "resources",
        "luck",
        "is not a valid field here",
    ),
    Mistake("a resource is missing", changed(("\nnefarious = 8", "")), "resources", "nefarious", "is missing"),
    Mistake("a die without a result", changed(("\nboth = 2", "\nboth = 0")), "die", "both", "must be a whole number"),
    Mistake("ten species", shipped()[: shipped().rindex("[[species]]")], "the file", "species", "there must be 11"),
    Mistake(
        "natives alone",
        shipped().replace('camp = "invasive"', 'camp = "native"').replace("stars = [0, 0]", "stars = [0, 1]"),
        "the file",
        "species",
        "there must be natives and",
    ),
    Mistake("a species twice", changed(('id = "poppy"', 'id = "yucca"')), "yucca", "species", "is in the file twice"),
    Mistake(
        "a third camp", changed(('camp = "native"', 'camp = "pirate"')), "species sagebrush", "camp", "'pirate' is not"
    ),
    Mistake(
        "a species in capitals", changed(('id = "poppy"', 'id = "Poppy"')), "species 3", "id", "must be capital letters"
    ),
    Mistake(
        "one line twice", changed((SAGEBRUSH, SAGEBRUSH.replace("fire", "water"))), "the file", "", "is not TOML", ""
    ),
    Mistake(
        "a line with Nefarious",
        changed((SAGEBRUSH, SAGEBRUSH.replace("fire", "nefarious"))),
        "species sagebrush small",
        "nefarious",
        "is not a valid field here",
    ),
    Mistake(
        "a pair in the wrong order",
        _oak('"water+time" = "grow"', '"time+water" = "grow"'),
        "species oak small",
        "time+water",
        "is not a valid field here",
    ),
    Mistake(
        "three icons",
        _oak('"water+time" = "grow"', '"water+time+time" = "grow"'),
        "species oak small",
        "water+time+time",
        "is not a valid field here",
    ),
    Mistake(
        "a big plant that grows",
        _oak('"water+time" = "propagate"', '"water+time" = "grow"'),
        "species oak big",
        "water+time",
        "'grow' is not valid; choose from",
    ),
    Mistake(
        "a small plant that is damaged",
        _oak('labor = "kill"', 'labor = "damage"'),
        "species oak small",
        "labor",
        "'damage' is not valid; choose from",
    ),
    Mistake(
        "a native that loses by growing",
        _oak("stars = [1, 4]", "stars = [4, 4]"),
        "species oak",
        "stars",
        "a native must be worth more",
    ),
    Mistake(
        "stars's one number", _oak("stars = [1, 4]", "stars = [4]"), "species oak", "stars", "must have two numbers"
    ),
    Mistake(
        "three Headquarters",
        changed(('  { id = "HQ4", region = "southern", cost = 8, coins = 2, cards = 1 },\n', "")),
        "the file",
        "headquarters",
        "must have four",
    ),
    Mistake(
        "five Empty Fields",
        changed(
            ("fields = [\n", 'fields = [\n  { id = "EF9", region = "central", cost = 3, coins = 1, cards = 0 },\n')
        ),
        "the file",
        "fields",
        "must have four",
    ),
    Mistake(
        "its own's a region",
        changed((C16, C16.replace("central", "northern"))),
        "parcels C16",
        "region",
        "'northern' is not valid; choose from",
    ),
    Mistake(
        "a plant nobody knows",
        changed((C16, C16.replace("small sagebrush", "small tulip"))),
        "parcels C16",
        "plant",
        "'small tulip' is not",
    ),
    Mistake(
        "an ability nobody knows",
        changed((C16, C16.replace(" }", ', ability = "magic" }'))),
        "parcels C16",
        "ability",
        "'magic' is not valid; choose from",
    ),
    Mistake(
        "a land without a price", changed((C16, C16.replace("cost = 7, ", ""))), "parcels C16", "cost", "is missing"
    ),
    Mistake("a land twice", changed((C16, C16.replace("C16", "C15"))), "C15", "id", "is in the file twice"),
    Mistake(
        "a land named like a word",
        changed((C16, C16.replace('"C16"', '"none"'))),
        "parcels 16",
        "id",
        "must be capital letters",
    ),
    Mistake(
        "a building nobody knows",
        changed((RANGER, RANGER.replace("ranger", "castle"))),
        "buildings 6",
        "kind",
        "'castle' is not valid; choose from",
    ),
    Mistake(
        "which there is none's a building",
        changed((RANGER, RANGER.replace("copies = 1", "copies = 0"))),
        "buildings ranger",
        "copies",
        "must be a whole number from 1",
    ),
    Mistake(
        "building twice's a kind",
        changed((RANGER, RANGER.replace("ranger", "lookout"))),
        "lookout1",
        "id",
        "is in the file twice",
    ),
    Mistake(
        "an event nobody knows",
        changed((RAIN, RAIN.replace('"rain"', '"snow"'))),
        "events 8",
        "kind",
        "'snow' is not valid; choose from",
    ),
    Mistake(
        "an event with three numbers",
        changed((RAIN, RAIN.replace("1, 1, 1, 1", "1, 1, 1"))),
        "events rain",
        "copies",
        "must have four numbers",
    ),
    Mistake(
        "more rain than fires",
        changed((RAIN, RAIN.replace("1, 1, 1, 1", "8, 0, 0, 0"))),
        "events rain",
        "copies",
        "with 1 players there must",
    ),
    Mistake(
        "a fire for five players",
        changed((F04, F04.replace("marker = 1", "marker = 5"))),
        "fires F04",
        "marker",
        "must be a whole number from 1",
    ),
    Mistake("a fire twice", changed((F04, F04.replace("F04", "F05"))), "F05", "id", "is in the file twice"),
    Mistake(
        "a fire without a cause",
        changed((F04, F04.replace("natural", "divine"))),
        "fires F04",
        "cause",
        "'divine' is not valid; choose from",
    ),
    Mistake(
        "tulips's a nursery",
        changed(('nursery = ["sagebrush"', 'nursery = ["tulip"')),
        "plants",
        "nursery",
        "'tulip' is not valid; choose from",
    ),
    Mistake(
        "a hitchhiker nobody knows",
        changed(('hitchhiker = "brome"', 'hitchhiker = "tulip"')),
        "plants",
        "hitchhiker",
        "'tulip' is not",
    ),
    Mistake(
        "balance for nobody",
        changed(("{ players = 2, place = 2", "{ players = 1, place = 2")),
        "balance 1",
        "players",
        "must be a whole number",
    ),
)
