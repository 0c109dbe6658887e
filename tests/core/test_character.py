"""The numbers by which computers judge, as they stand in a file."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from garden_desktop.core.character import LEVELS, characters
from garden_desktop.core.packs import PackError


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
        ("[expert]", "[expert]\n[master]", "level, master: is not a field"),
        ("thrift = 1", "thrift = '1'", "level steady, thrift: must be a number from -1000 to 1000"),
        ("thrift = 1", "thrift = true", "level steady, thrift: must be a number"),
        ("thrift = 1", "thrift = nan", "level steady, thrift: must be a number"),
        ("thrift = 1", "thrift = 1e9", "level steady, thrift: must be a number"),
        ("kind = true", "kind = 1", "level easy, kind: must be true or false"),
        ("thrift = 1", "greed = 1", "level steady, greed: is not a field"),
        ("pride = -1", "prize = -1", "level steady seats_3, prize: is not a field"),
        ("[steady.seats_3]", "[steady.seats_9]", "level steady, seats_9: is not a field"),
        ("[easy]", "[easy", "is not TOML"),
    ],
)
def test_what_is_wrong_is_said_with_file_table_and_field(good: str, bad: str, said: str) -> None:
    with pytest.raises(PackError) as caught:
        characters(GOOD.replace(good, bad, 1), "players.toml", Kind, 2)
    assert str(caught.value).startswith("players.toml: ")
    assert said in str(caught.value)
