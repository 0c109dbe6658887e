"""The computer players by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from garden_desktop.bots.bot import Bot, RandomBot
from garden_desktop.bots.search import SearchBot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": partial(SearchBot, rounds=2, breadth=12),
    "thoughtful": partial(SearchBot, rounds=16, breadth=64),
}
