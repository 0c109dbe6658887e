"""Settings damaged in whatever way: defaults, one sentence, and the program starts, and keeps what is set then."""

from __future__ import annotations

import json
import os

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.systems import posix
from tests.today import in_turn
from tests.ui.house import KEY, House, notice, still_plays

pytestmark = pytest.mark.daily  # whole windows over damaged files

KEYS = ("language", "theme", "speed", "zoom", "window", f"table.{KEY}")
DEEP = "[" * 900 + "]" * 900


@pytest.mark.parametrize(
    "damage",
    [b'{"language": "de', b"\xff\xfe", b"[1, 2]", b"", b"[" * 200_000, b"\0" * 100, b'{"zoom": 1' + b"0" * 5000 + b"}",
     b'{"zoom": "' + b"x" * (10 << 20) + b'"}'],
    ids=range(8),
)  # fmt: skip
def test_damaged_settings_are_put_aside(house: House, damage: bytes) -> None:
    house.settings.write_bytes(damage)
    window = house.open()
    aside = house.settings.with_suffix(".damaged.json")
    assert notice(window) == f"The settings could not be read, so the defaults are used; the old file is {aside}."
    assert aside.read_bytes() == damage
    still_plays(window)


def test_the_sentence_is_in_the_language_that_is_set(house: House) -> None:
    house.settings.write_text(json.dumps({"language": "de", "speed": "fast"}), encoding="utf-8")
    window = house.open()
    assert notice(window).startswith("Einige Einstellungen waren unbrauchbar")
    window.context.languages.choose("en")


@posix("needs pipes with names")
@pytest.mark.timeout(60)
def test_a_pipe_where_the_settings_should_be_is_put_aside(house: House) -> None:
    house.settings.unlink()
    os.mkfifo(house.settings)
    window = house.open()
    assert notice(window).startswith("The settings could not be read")
    still_plays(window)


@pytest.mark.parametrize(
    "value",
    in_turn(["[]", '"red"', "-1", "null", "1e99", "NaN", "Infinity", "true", "[1e99, 2]", "[5, true]", "[{}, []]",
     "[NaN, 800]", "[2147483648, 800]", "[-2147483649, 1]", "[0, 0]", "[1280, 800, 1]", "1" * 4000, DEEP,
     '{"a": ' * 900 + "1" + "}" * 900,
     '"\\ud800"'], 3),
    ids=range(20),
)  # fmt: skip
def test_a_setting_of_a_strange_kind_is_named_and_not_used(house: House, value: str) -> None:
    house.settings.write_text("{" + ", ".join(f'"{key}": {value}' for key in KEYS) + ', "speed": 0}')
    window = house.open()
    said = notice(window)
    assert said.startswith("Some settings could not be used, so their defaults apply: ")
    assert "window" in said
    assert "Ann" not in said
    assert len(said) < 200
    assert (window.context.settings.get("window"), window.context.settings.get("zoom")) == (None, None)
    window.navigator.home.page.game_chosen.emit(KEY)
    sheet = window.findChild(NewGameSheet)
    assert sheet is not None
    sheet.dismiss()
    still_plays(window)
    window.close()
    again = json.loads(house.settings.read_text())
    assert again["window"] == [window.width(), window.height()]


@pytest.mark.parametrize("key", KEYS)
def test_one_setting_of_a_strange_kind_leaves_the_others(house: House, key: str) -> None:
    good: dict[str, object] = {
        "language": "en",
        "theme": "dusk",
        "speed": 0,
        "zoom": 125,
        "window": [1000, 700],
        f"table.{KEY}": {"count": 2},
    }
    house.settings.write_text(json.dumps(good | {key: [[]]}))
    window = house.open()
    assert notice(window) == f"Some settings could not be used, so their defaults apply: {key}."
    assert {name: window.context.settings.get(name) for name in KEYS} == good | {key: None}


@pytest.mark.parametrize(
    "table",
    in_turn(
        [
            {"mode": [], "count": {}, "people": 3, "values": [], "files": 1, "pack": 7},
            {"people": [["\ud800", 0, "human"], *([f"P{n}", n, "human"] for n in range(1, 6))], "count": 2},
            {"people": [["x" * 5000, 0, "genius"], *([f"P{n}", n, "\0"] for n in range(1, 6))], "count": 2},
            {"people": [["A\nB\u202e", 0, "human"], *([f"P{n}", n, "human"] for n in range(1, 6))], "count": 2},
            {"pack": "a\0b", "files": {"map": "c\0d"}},
            {"pack": "/dev/zero", "files": {"map": "/dev/zero"}},
            {"count": True, "values": {"month": ["may"]}},
        ],
        3,
    ),
    ids=range(7),
)
@pytest.mark.parametrize("key", [KEY, "paths_and_flower_beds"])
def test_a_strange_last_table_can_be_sat_down_at(house: House, table: dict[str, object], key: str) -> None:
    house.settings.write_text(json.dumps({"speed": 0, f"table.{key}": table}))
    window = house.open()
    window.navigator.home.page.game_chosen.emit(key)
    sheet = window.findChild(NewGameSheet)
    assert sheet is not None
    sheet.begin()
    QApplication.processEvents()
    if window.navigator.match is None:
        assert notice(window).startswith("The card set cannot be used")
    else:
        path = window.navigator.match.session.journal.path  # type: ignore[union-attr]
        window.navigator.go_home()
        window.navigator.resume(path)
        assert window.navigator.match is not None, notice(window)
        window.navigator.go_home()
    assert json.loads(house.settings.read_text())["speed"] == 0


def test_settings_that_nobody_here_knows_are_kept_for_who_does(house: House) -> None:
    house.settings.write_text('{"sound": {"volume": 3}}')
    settings = SettingsStore(house.settings)
    assert settings.file.notice is None
    settings.set("zoom", 125)
    assert json.loads(house.settings.read_text()) == {"sound": {"volume": 3}, "zoom": 125}
