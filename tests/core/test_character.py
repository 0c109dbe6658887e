"""The numbers by which computers judge, as they stand in a file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from garden_desktop import paths
from garden_desktop.core.character import FILE, LEVELS, characters
from garden_desktop.core.packs import PackError
from garden_desktop.games import registry
from tests.shipped import SHIPPED


class Kind(NamedTuple):
    """A small character."""

    kind: bool = False
    thrift: float = 0.5
    pride: float = 2


GOOD = """
[easy]
kind = true
[steady]
thrift = 1
[steady.seats_3]
thrift = 3
pride = -1
[thoughtful]
[expert]
"""


def test_what_a_file_does_not_say_is_what_it_usually_is() -> None:
    found = characters(GOOD, "players.toml", Kind, 2)
    assert tuple(found) == LEVELS
    assert found["easy"] == Kind(kind=True)
    assert found["steady"] == Kind(thrift=1)
    assert found["thoughtful"] == found["expert"] == Kind()


def test_a_number_of_seats_may_have_its_own() -> None:
    assert characters(GOOD, "players.toml", Kind, 3)["steady"] == Kind(thrift=3, pride=-1)
    assert characters(GOOD, "players.toml", Kind, 4)["steady"] == Kind(thrift=1)


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("[expert]", "", "level, expert: is missing"),
        ("[expert]", "[expert]\n[master]", "level, master: is not a valid field"),
        ("thrift = 1", "thrift = '1'", "level steady, thrift: must be a number from -1000 to 1000"),
        ("thrift = 1", "thrift = true", "level steady, thrift: must be a number"),
        ("thrift = 1", "thrift = nan", "level steady, thrift: must be a number"),
        ("thrift = 1", "thrift = 1e9", "level steady, thrift: must be a number"),
        ("kind = true", "kind = 1", "level easy, kind: must be true or false"),
        ("thrift = 1", "greed = 1", "level steady, greed: is not a valid field"),
        ("pride = -1", "prize = -1", "level steady seats_3, prize: is not a valid field"),
        ("[steady.seats_3]", "[steady.seats_9]", "level steady, seats_9: is not a valid field"),
        ("[easy]", "[easy", "is not TOML"),
    ],
)
def test_what_is_wrong_is_said_with_file_table_and_field(good: str, bad: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        characters(GOOD.replace(good, bad, 1), "players.toml", Kind, 2)
    assert str(caught.value).startswith("players.toml: ")
    assert said in str(caught.value)


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("noise = 'much'", "level easy, noise: must be a number from -1000 to 1000"),
        ("noise = 2000", "level easy, noise: must be a number from -1000 to 1000"),
        ("luck = 1", "level easy, luck: is not a valid field here"),
        ("noise = ", "the file: is not TOML"),
    ],
)
def test_every_game_refuses_a_file_of_its_own_with_file_field_and_reason(
    key: str, bad: str, said: str, tmp_path: Path
) -> None:
    game = registry.games()[key]
    own = tmp_path / "own.toml"
    own.write_text(f"[easy]\n{bad}\n[steady]\n[thoughtful]\n[expert]\n")
    rules = game.rules(2, {}, registry.load_pack(game))
    with pytest.raises(PackError) as caught:
        game.policy(rules, own)
    assert str(caught.value).startswith("own.toml: ")
    assert said in str(caught.value)


@pytest.mark.parametrize("key", SHIPPED)
def test_the_file_of_every_game_has_every_level(key: str) -> None:
    text = paths.resource(key, FILE).read_text(encoding="utf-8")
    assert text.startswith("# How the computer players")
    assert all(f"\n[{level}]\n" in text for level in LEVELS)
