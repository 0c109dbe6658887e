"""The rules of Fire and Flora tell plants, parcels and buildings as the standard pack has them."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from garden_desktop.paths import resource

PACK: Final[dict[str, Any]] = tomllib.loads(
    resource("fire_and_flora", "packs", "standard.toml").read_text(encoding="utf-8")
)
MEANINGS: Final = (
    "water fire labor time nefarious grow damage kill propagate invade or and "
    "two coin coin card card native invasive leaf log"
)
SPELLED: Final = {
    "en": "Water Fire Labor Time Nefarious grow damage kill propagate invade or and "
    "two coin coins card cards Native Invasive leaf log",
    "de": "Wasser Feuer Arbeit Zeit Tücke Wachsen Schaden Tod Vermehren Vordringen oder und "
    "zwei Münze Münzen Karte Karten Heimisch Invasiv Blatt Holz",
    "fr": "Eau Feu Labeur Temps Malice croissance dégâts mort propagation invasion ou et "
    "deux pièce pièces carte cartes Indigène Invasive feuille bûche",
    "es": "Agua Fuego Trabajo Tiempo Malicia crecimiento daño muerte propagación invasión o y "
    "dos moneda monedas carta cartas Autóctona Invasora hoja leño",
}
WORDS: Final = {
    language: dict(zip(spelled.split(), MEANINGS.split(), strict=True)) for language, spelled in SPELLED.items()
}
"""What the words of a text mean in the pack."""

TEXTS: Final = {
    language: resource("fire_and_flora", "rules", f"{language}.md").read_text(encoding="utf-8") for language in WORDS
}


def section(language: str, anchor: str) -> str:
    """What stands under a heading, up to the next one."""
    found = re.search(rf"\{{#{anchor}\b.*?\}}\n(.*?)(?=\n##|\Z)", TEXTS[language], re.DOTALL)
    assert found, anchor
    return found[1]


def lines_of(language: str, text: str) -> dict[str, str]:
    """The causes and effects that a sentence tells: "Water or Time: grow." """
    words = WORDS[language]
    found = {}
    for causes, effect in re.findall(r"([^.:]+): (\w+)\.", text):
        spelled = [words[word] for word in causes.split()]
        for cause in " ".join(spelled).split(" or "):
            found[cause.replace(" and ", "+")] = words[effect]
    return found


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("species", PACK["species"], ids=lambda one: one["id"])
def test_a_plant_answers_as_its_card_does(language: str, species: dict[str, Any]) -> None:
    """FF-14, FF-17 to FF-21: stars, camp, wood and lines of both sides."""
    text, words = section(language, species["id"]), WORDS[language]
    camp, wood, cards = re.findall(r"\. (\w+), (\w+), (\d+) \w+\.", text)[0]
    assert (words[camp], words[wood]) == (species["camp"], "log" if species["woody"] else "leaf")
    assert int(cards) == species["cards"]
    rows = re.findall(r"art:\w+-(small|big)#figure\) \| \*\*\w+\*\*(?:, (\d) \w+)? \| (.+?) \|", text)
    assert [row[0] for row in rows] == ["small", "big"]
    for (side, stars, told), worth in zip(rows, species["stars"], strict=True):
        assert int(stars or 0) == worth
        assert lines_of(language, told) == species[side]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("region", ["central", "southern"])
def test_every_parcel_is_listed_with_price_and_income(language: str, region: str) -> None:
    """FF-27, FF-95, FF-130."""
    told = {}
    for name, cost, income in re.findall(r"- \*\*(.+?)\*\* \((\d+)\)\s?: (.+?)\s?;", section(language, region)):
        pays = {WORDS[language][word]: int(number) for number, word in re.findall(r"(\d) (\w+)", income)}
        told[name] = (int(cost), pays.get("coin", 0), pays.get("card", 0))
    parcels = [parcel for parcel in PACK["parcels"] if parcel["region"] == region]
    assert told == {parcel["name"]: (parcel["cost"], parcel["coins"], parcel["cards"]) for parcel in parcels}


@pytest.mark.parametrize("ability", sorted({parcel.get("ability", "") for parcel in PACK["parcels"]} - {""}))
@pytest.mark.parametrize("language", WORDS)
def test_every_ability_names_its_parcels(language: str, ability: str) -> None:
    """FF-147 to FF-152: the text gives abilities in the order of the ledger."""
    ledger = ("fog_belt", "creekside", "seed_bank_soil", "rocky_refuge", "preserve", "wind_gap")
    named = re.findall(r"\*([^*]+)\.\*$", section(language, "abilities"), re.MULTILINE)
    parcels = {parcel["name"] for parcel in PACK["parcels"] if parcel.get("ability") == ability}
    assert set(named[ledger.index(ability)].split(", ")) == parcels


@pytest.mark.parametrize("language", WORDS)
def test_every_building_has_its_price_and_number(language: str) -> None:
    """FF-153 to FF-163: the text gives buildings in the order of the pack."""
    told = re.findall(r"^- \*\*.+?\*\* \((\d+)(?:, (\w+))?\)\s?:", section(language, "building-list"), re.MULTILINE)
    numbers = [(int(price), 2 if WORDS[language].get(two) == "two" else 1) for price, two in told]
    assert numbers == [(kind["cost"], kind["copies"]) for kind in PACK["buildings"]]


@pytest.mark.parametrize("language", WORDS)
def test_the_resource_deck_is_told_in_full(language: str) -> None:
    """FF-30."""
    told = re.findall(r"\*\*(\w+)\*\* \((\d+)", section(language, "cards"))
    assert {WORDS[language][word]: int(number) for word, number in told} == PACK["resources"]
