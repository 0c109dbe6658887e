"""The computer players by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.bots.advised import AdvisedBot
from garden_desktop.bots.bot import Bot, RandomBot
from garden_desktop.bots.search import SearchBot

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": lambda: AdvisedBot("easy", SearchBot(rounds=2, breadth=12)),
    "thoughtful": lambda: AdvisedBot("thoughtful", SearchBot(rounds=16, breadth=64)),
}
