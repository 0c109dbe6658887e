"""Flowers in words: numbers by type, empty slots left out."""

from __future__ import annotations

from garden_desktop.core.text import Message, plain
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS
from garden_desktop.games.stalk_exchange.rules import names

DAHLIA, TULIP = FLOWERS.index("dahlia"), FLOWERS.index("tulip")
IN_A_SENTENCE = Message("test", "{flowers}")


def test_flowers_are_told_by_type_and_empty_slots_not_at_all() -> None:
    told = plain(IN_A_SENTENCE.of(flowers=names.tally([TULIP, EMPTY, DAHLIA, DAHLIA])))
    assert told == "2 dahlias and 1 tulip"
