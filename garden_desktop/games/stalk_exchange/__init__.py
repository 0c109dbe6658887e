"""Stalk Exchange: one garden for all, a portfolio behind every screen, and a market that will crash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from garden_desktop.core.game import Adviser, Option, Options, Pack, Reason, Rules, Series, Side
    from garden_desktop.core.table import Table

# The home screen shows `info` alone: everything else is imported by the method that gives it.


class StalkExchange:
    """The game as the house sees it."""

    info = GameInfo(
        key="stalk_exchange",
        title=QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Exchange"),
        feel=QT_TRANSLATE_NOOP("stalk_exchange", "Talk a flower up, and be gone before it is the dearest one."),
        credits=QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "Designed by Christopher Chan, illustrated by Diana Beltran Herrera, published by The Op Games. "
            "The figures the published text leaves out, and the pictures here, are this project's own.",
        ),
        seats=(2, 3, 4, 5),
        minutes=(45, 45),
        age=10,
        hidden=True,
        max_moves=431,
        modes=(Mode("market", QT_TRANSLATE_NOOP("stalk_exchange", "Every dealer alone"), (2, 3, 4, 5)),),
        colour="leaf",
    )

    @cached_property
    def options(self) -> Sequence[Option]:
        from garden_desktop.games.stalk_exchange.data.options import OPTIONS

        return OPTIONS

    def pack(self, text: str, file: str) -> Pack:
        from garden_desktop.games.stalk_exchange.data.packfile import read_pack

        return read_pack(text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        from garden_desktop.games.stalk_exchange.data.options import refuse

        return refuse(seats, options)

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.games.stalk_exchange.data.pack import MarketPack
        from garden_desktop.games.stalk_exchange.rules.rules import MarketRules

        assert isinstance(pack, MarketPack)
        return MarketRules(seats, options, pack)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
        from garden_desktop.games.stalk_exchange.table.table import MarketTable

        assert isinstance(rules, MarketRules)
        return MarketTable(rules)

    def adviser(self, rules: Rules[Any, Any]) -> Adviser | None:
        return None

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        return None


GAME = StalkExchange()
