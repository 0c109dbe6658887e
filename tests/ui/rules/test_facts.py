"""What the rules texts promise in figures is what the program does: its packets, its sheets, its cards."""

from __future__ import annotations

import re

import pytest

from garden_desktop.core.game import Option
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack
from garden_desktop.paths import resource

LANGUAGES = ("en", "de", "fr", "es")
MINUTES = {
    "fire_and_flora": (
        "30 minutes per player",
        "einer halben Stunde pro Person",
        "une demi-heure par joueur",
        "30 minutos por jugador",
    ),
    "gnomadic_gardeners": (
        "ten to twenty minutes",
        "zehn bis zwanzig Minuten",
        "dix à vingt minutes",
        "diez a veinte minutos",
    ),
    "paths_and_flower_beds": ("15 to 45 minutes", "15 bis 45 Minuten", "15 à 45 minutes", "15 a 45 minutos"),
    "stalk_exchange": ("about 45 minutes", "etwa 45 Minuten", "environ 45 minutes", "unos 45 minutos"),
}
"""How the length on the packet is said."""
ON_THE_PACKET = {
    "fire_and_flora": (30, 120),
    "gnomadic_gardeners": (10, 20),
    "paths_and_flower_beds": (15, 45),
    "stalk_exchange": (45, 45),
}


def text(game: str, language: str) -> str:
    return resource(game, "rules", f"{language}.md").read_text(encoding="utf-8")


def section(words: str, anchor: str) -> str:
    """The words under the heading with this anchor, up to the next heading."""
    found = re.search(rf"^#+ [^\n]*\{{#{anchor}\b[^\n]*\n(.*?)(?=^#|\Z)", words, re.M | re.S)
    assert found, anchor
    return found[1]


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def counted(option: Option) -> list[int]:
    """The figures that can be chosen; seats are named and not counted."""
    labels = [plain(choice.label) for choice in option.choices]
    return [int(number) for label in labels if not label.startswith("Seat") for number in re.findall(r"\d+", label)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ON_THE_PACKET)
def test_the_length_is_the_one_on_the_packet(game: str, language: str) -> None:
    assert registry.games()[game].info.minutes == ON_THE_PACKET[game]
    assert MINUTES[game][LANGUAGES.index(language)] in text(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_that_can_be_chosen_in_fire_and_flora_is_told(language: str) -> None:
    """They were given as "another number" where the sheet has three or four."""
    words = text("fire_and_flora", language)
    told, english = bullets(words), bullets(text("fire_and_flora", "en"))
    assert len(told) == len(english)
    for option in registry.games()["fire_and_flora"].options:
        if option.key in ("target", "round_limit", "offers_per_turn", "bar"):
            at = next(row for row, line in enumerate(english) if line.startswith(f"- **{plain(option.label)}"))
            assert set(counted(option)) <= set(numbers(told[at])), option.key
    assert "another number" not in words
    assert "andere Zahl" not in words
    assert "autre nombre" not in words
    assert "otro número" not in words


def bullets(words: str) -> list[str]:
    """The house rules, one each."""
    rules = words[words.index("{#options}") : words.index("{#parcels}")]
    return [line for line in rules.splitlines() if line.startswith("- **")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_stalk_exchange_are_those_of_its_pack(language: str) -> None:
    words, pack = text("stalk_exchange", language), registry.load_pack(registry.games()["stalk_exchange"])
    assert isinstance(pack, MarketPack)
    rows = [numbers(row) for row in re.findall(r"^\| [2-5] \|.*$", section(words, "setup"), re.M)]
    assert rows == [[n, pack.portfolio[n], pack.tokens[n], pack.start[n]] for n in (2, 3, 4, 5)]
    garden = section(words, "options-garden")
    assert {sum(rows) for rows in pack.gardens.values()} <= set(numbers(garden))
    assert -pack.side_shift["5"] in numbers(garden)
    assert pack.length_shift["long"] in numbers(section(words, "options-market"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_maps_in_the_text_are_those_of_the_pack(language: str) -> None:
    words, pack = text("paths_and_flower_beds", language), registry.load_pack(registry.games()["paths_and_flower_beds"])
    assert isinstance(pack, FlowerPack)
    rows = [numbers(row) for row in re.findall(r"^\|[^|]+\| \d+ \D+ \d+ \|.*$", section(words, "maps"), re.M)]
    assert rows == [
        [
            one.board.width,
            one.board.height,
            len(one.gates),
            one.ground.water.bit_count(),
            one.ground.fountains.bit_count(),
            *(one.players or ()),
        ]
        for one in pack.maps.values()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_in_the_text_are_those_of_the_pack(language: str) -> None:
    words, pack = text("fire_and_flora", language), registry.load_pack(registry.games()["fire_and_flora"])
    assert isinstance(pack, FloraPack)
    told = re.findall(r"^- \*\*(.+?)\*\* \((\d+)\)\s?: ([^\n]*)$", words[words.index("{#parcels}") :], re.M)
    parcels = {
        land.name: (land.cost, *filter(None, (land.coins, land.cards))) for land in pack.lands if land.kind == "parcel"
    }
    assert {name: (int(cost), *numbers(brings)) for name, cost, brings in told} == parcels
    cards = section(words, "cards")
    assert tuple(int(number) for number in re.findall(r"\*\* \((\d+)", cards)) == tuple(
        pack.resources[at] for at in (0, 1, 2, 3, 4)
    )
    species = [int(number) for number in re.findall(r"^\*.*?, (\d+) (?:cards|Karten|cartes|cartas)\. ", words, re.M)]
    assert species == [one.cards for one in pack.species]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The published rules do not say"),
        ("de", "sagen die veröffentlichten Regeln nicht"),
        ("fr", "Les règles publiées ne disent pas"),
        ("es", "Las reglas publicadas no dicen"),
    ],
)
def test_declining_in_october_is_told_as_our_reading(language: str, words: str) -> None:
    assert words in section(text("gnomadic_gardeners", language), "october")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_first_team_is_told(language: str) -> None:
    option = next(one for one in registry.games()["gnomadic_gardeners"].options if one.key == "start_gnomes")
    assert set(counted(option)) <= set(numbers(section(text("gnomadic_gardeners", language), "alone")))
