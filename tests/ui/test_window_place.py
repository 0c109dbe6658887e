"""The window opens as it was left: where, how large, and whether it filled the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.ui.house import House


def keep(house: House, **values: Any) -> None:
    house.settings.write_text(json.dumps({**json.loads(house.settings.read_text()), **values}))


def test_it_opens_where_it_was_left(house: House) -> None:
    first = house.open()
    first.move(31, 47)
    first.close()
    assert (house.open().x(), house.open().y()) == (31, 47)


def test_it_fills_the_screen_again_and_knows_how_large_it_was_before(house: House) -> None:
    first = house.open()
    first.resize(900, 600)
    first.close()
    second = house.open()
    second.showMaximized()
    second.close()
    third = house.open()
    assert third.isMaximized()
    assert json.loads(house.settings.read_text())["window"] == [900, 600]
    third.showNormal()
    third.close()
    assert not house.open().isMaximized()


@pytest.mark.parametrize("place", [[90_000, 90_000], [1 << 31, 0], ["left", 0], 7])
def test_a_place_on_no_screen_is_not_taken(house: House, place: Any) -> None:
    keep(house, place=place)
    assert house.open().screen().geometry().contains(house.open().pos())
