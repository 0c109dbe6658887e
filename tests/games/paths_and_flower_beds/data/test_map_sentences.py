"""What the new-game sheet says of each map is what is on it."""

from __future__ import annotations

import re

import pytest

from garden_desktop.core.game import Choice
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.data.options import OPTIONS
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack

NUMBERS = {"four": 4, "six": 6, "eight": 8}
CHOICES = [choice for option in OPTIONS if option.key == "map" for choice in option.choices if choice.value != "random"]


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.value)
def test_gates_fountains_and_size_of_a_map_are_told_as_they_are(choice: Choice) -> None:
    pack = registry.load_pack(registry.games()["paths_and_flower_beds"])
    assert isinstance(pack, FlowerPack)
    found = pack.maps[choice.value]
    assert choice.sentence is not None
    told = re.match(r"(\w+) gates and (\w+) fountains", plain(choice.sentence).lower())
    assert told is not None
    gates, fountains = told.groups()
    assert (NUMBERS[gates], NUMBERS[fountains]) == (len(found.gates), found.ground.fountains.bit_count())
    assert plain(choice.label).endswith(f"{found.board.width} by {found.board.height}")
