"""Fire and Flora: landscapes that burn, grow and change hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from garden_desktop.core.info import GameInfo
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.modes import MODES

if TYPE_CHECKING:
    from garden_desktop.core.game import Adviser, Option, Options, Pack, Reason, Rules, Series, Side
    from garden_desktop.core.table import Table

# The home screen shows `info` alone: everything else is imported by the method that gives it.


class FireAndFlora:
    """The game as the house sees it."""

    info = GameInfo(
        key="fire_and_flora",
        title=QT_TRANSLATE_NOOP("fire_and_flora", "Fire and Flora"),
        feel=QT_TRANSLATE_NOOP(
            "fire_and_flora", "A friendly feud of nature reserves, where fires wreck one row and sow the next."
        ),
        credits=QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "Designed by Tim Handley, published by Mindful Mammoth. "
            "The cards the published text leaves out, and the pictures here, are this project's own.",
        ),
        seats=(1, 2, 3, 4),
        minutes=(30, 120),
        age=12,
        hidden=True,
        max_moves=100_000,
        modes=MODES,
        colour="sun",
    )

    @cached_property
    def options(self) -> Sequence[Option]:
        from garden_desktop.games.fire_and_flora.data.options import OPTIONS

        return OPTIONS

    def pack(self, text: str, file: str) -> Pack:
        from garden_desktop.games.fire_and_flora.data.packfile import read_pack

        return read_pack(text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        from garden_desktop.games.fire_and_flora.data.clashes import refuse

        return refuse(seats, options)

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.games.fire_and_flora.data.pack import FloraPack
        from garden_desktop.games.fire_and_flora.rules.rules import FloraRules

        assert isinstance(pack, FloraPack)
        return FloraRules(seats, options, pack)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
        from garden_desktop.games.fire_and_flora.table.table import FloraTable

        assert isinstance(rules, FloraRules)
        return FloraTable(rules)

    def adviser(self, rules: Rules[Any, Any]) -> Adviser | None:
        from garden_desktop.games.fire_and_flora.advice.counsel import Counsel
        from garden_desktop.games.fire_and_flora.rules.rules import FloraRules

        assert isinstance(rules, FloraRules)
        return Counsel(rules.law, rules.choices)

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        return None


GAME = FireAndFlora()
