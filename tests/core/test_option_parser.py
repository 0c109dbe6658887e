"""Options and presets of a game in a file: what is read, and the sentence that refuses each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest
import translate
import ts_files

from garden_desktop import paths
from garden_desktop.core.game import Choice, Option, OptionOverride, Preset, Touches
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.options import AS_WRITTEN, FILE, WITH_HINTS, OptionCode, load, parse, with_code
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import Message, plain
from garden_desktop.core.types import Options, Pack
from garden_desktop.games import _template
from garden_desktop.games._template import GAME
from garden_desktop.paths import data_dir

FILE_TEXT = """
[group]
sky = "The sky"

[figure]
wind = ["wind", "sails"]

[[option]]
key = "weather"
group = "sky"
label = "Weather"
sentence = "It blows."
default = "calm"
modes = ["sea"]
live = true
touches = { rules = ["wind"], minutes = true, lessons = ["01-a-breeze"] }
governed = { option = "year", when = "3", becomes = "storm", sentence = "The year brings it." }
choices = [
  { value = "calm", label = "Calm" },
  { value = "storm", label = "Storm", sentence = "It blows hard." },
]

[[option]]
key = "year"
group = "sky"
label = "Year"
sentence = "Which year it is."
default = "1"
needs = { option = "weather", value = "storm" }
numbers = [1, 5, 2]

[[preset]]
key = "first"
sentence = "A storm at once."
values = { weather = "storm" }
hints = true

[[preset]]
key = "written"

[[preset]]
key = "own"
label = "My own"
sentence = "A calm sea."
values = {}
"""


def said(source: str) -> Message:
    return Message("sails", source)


def test_every_field_of_an_option_is_read() -> None:
    weather, year = parse(FILE_TEXT, "sails", FILE).options
    assert weather == Option(
        key="weather",
        choices=(Choice("calm", said("Calm")), Choice("storm", said("Storm"), said("It blows hard."))),
        default="calm",
        label=said("Weather"),
        sentence=said("It blows."),
        group=said("The sky"),
        modes=("sea",),
        live=True,
        governed=OptionOverride("year", "3", "storm", said("The year brings it.")),
        touches=Touches(("wind",), True, ("01-a-breeze",)),
    )
    assert year.values == ("1", "3", "5")
    assert year.needs == ("weather", "storm")


def test_figures_are_read_with_the_sections_that_state_them() -> None:
    assert parse(FILE_TEXT, "sails", FILE).figures == {"wind": ("wind", "sails")}


def test_presets_are_read_and_the_usual_ones_have_their_usual_names() -> None:
    first, written, own = parse(FILE_TEXT, "sails", FILE).presets
    assert (first.values, first.label.source) == ({"weather": "storm", **WITH_HINTS}, "First match")
    assert written == AS_WRITTEN
    assert own == Preset("own", said("My own"), said("A calm sea."), {})


def test_code_adds_what_data_cannot_say() -> None:
    def settle(options: Options, _seed: int, _pack: Pack) -> Options:
        return options

    options = parse(FILE_TEXT, "sails", FILE).options
    weather, year = with_code(options, {"weather": OptionCode(settle=settle)})
    assert (weather.settle, weather.label, year) == (settle, said("Weather"), options[1])
    with pytest.raises(KeyError):
        with_code(options, {"moon": OptionCode()})


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ('default = "calm"', 'default = "hail"', "weather, default: 'hail' is not valid; choose from calm, storm"),
        ('group = "sky"', 'group = "sea"', "weather, group: 'sea' is not valid; choose from sky"),
        ('key = "year"', 'key = "weather"', "weather, key: appears twice"),
        ('value = "storm", label', 'value = "calm", label', "weather, choices: contains calm twice"),
        ('sentence = "It blows."\n', "", "weather, sentence: is missing"),
        ("live = true", "life = true", "weather, life: is not a valid field here"),
        ("live = true", 'live = "yes"', "weather, live: must be true or false"),
        ("numbers = [1, 5, 2]", "numbers = [1, 5]", "must be three numbers: the first, the last and the step"),
        ("numbers = [1, 5, 2]", "numbers = [1, 5, 0]", "must be three numbers: the first, the last and the step"),
        ('option = "weather"', 'option = "moon"', "year, needs: 'moon' is not valid; choose from weather, year"),
        ('value = "storm" }', 'value = "hail" }', "year, needs: 'hail' is not valid; choose from calm, storm"),
        ('when = "3"', 'when = "4"', "weather, governed: '4' is not valid; choose from 1, 3, 5"),
        ('becomes = "storm"', 'becomes = "hail"', "weather, governed: 'hail' is not valid; choose from calm, storm"),
        ("minutes = true", "hours = true", "weather touches, hours: is not a valid field here"),
        (
            'weather = "storm" }',
            'weather = "hail" }',
            "preset first, values: 'hail' is not valid; choose from calm, storm",
        ),
        (
            'weather = "storm" }',
            'moon = "full" }',
            "preset first, values: 'moon' is not valid; choose from weather, year",
        ),
    ],
)
def test_each_mistake_is_refused_with_its_place_and_its_reason(good: str, bad: str, sentence: str) -> None:
    assert good in FILE_TEXT
    with pytest.raises(PackError) as refused:
        parse(FILE_TEXT.replace(good, bad), "sails", FILE)
    assert sentence in str(refused.value)
    assert FILE in str(refused.value)


def test_a_file_alone_declares_the_options_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sails"
    folder.mkdir()
    (folder / FILE).write_text(FILE_TEXT, encoding="utf-8")
    monkeypatch.setattr(paths, "data_dir", lambda _name: tmp_path)
    game = LazyGame(GAME.info._replace(key="sails"), _template.__name__)
    assert [option.key for option in game.options] == ["weather", "year", "advice"]
    assert [preset.key for preset in game.presets] == ["first", "written", "own"]
    assert game.refuse(2, {"weather": "storm"}) is None
    refusal = game.refuse(2, {"weather": "hail"})
    assert refusal is not None
    assert plain(refusal.text) == "The option “weather” has no value “hail”."


@pytest.mark.parametrize("key", [file.parent.name for file in sorted(data_dir("resources").glob(f"[!_]*/{FILE}"))])
def test_texts_of_every_game_come_to_the_translators(key: str) -> None:
    found = {sentence.key for sentence in translate.options(data_dir("resources"))}
    mine = {ts_files.Key(text.context, text.source) for text in load(key).sentences() if text.context == key}
    assert mine
    assert mine <= found
