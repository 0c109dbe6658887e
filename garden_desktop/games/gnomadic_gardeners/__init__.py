"""Gnomadic Gardeners: two gardeners, or one against the Scarecrow, and twelve gnomes who never stay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from garden_desktop.core.info import GameInfo
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.data.modes import MODES

if TYPE_CHECKING:
    from garden_desktop.core.game import Adviser, Option, Options, Pack, Reason, Rules, Series, Side
    from garden_desktop.core.table import Table

# The home screen shows `info` alone: everything else is imported by the method that gives it.


class GnomadicGardeners:
    """The game as the house sees it."""

    info = GameInfo(
        key="gnomadic_gardeners",
        title=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomadic Gardeners"),
        feel=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "Every gnome you send out today works for the other side tomorrow.",
        ),
        credits=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. "
            "Tested by Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica and Sam. "
            "Icons of the published game after Caro Asercion, Delapouite and Lorc (game-icons.net) and "
            "Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). More of their games: ferventworkshop.com. "
            "The cards and pictures here are this project's own.",
        ),
        seats=(1, 2),
        minutes=(10, 20),
        age=14,
        hidden=True,
        max_moves=3000,
        modes=MODES,
        colour="clay",
    )

    @cached_property
    def options(self) -> Sequence[Option]:
        from garden_desktop.games.gnomadic_gardeners.data.options import OPTIONS

        return OPTIONS

    def pack(self, text: str, file: str) -> Pack:
        from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack

        return read_pack(text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        from garden_desktop.games.gnomadic_gardeners.data.options import refuse

        return refuse(seats, options)

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
        from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules

        assert isinstance(pack, GardenPack)
        return GardenRules(seats, options, pack)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
        from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable

        assert isinstance(rules, GardenRules)
        return GardenTable(rules)

    def adviser(self, rules: Rules[Any, Any]) -> Adviser | None:
        return None

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        from garden_desktop.games.gnomadic_gardeners.rules.season import series

        return series(options, winners)


GAME = GnomadicGardeners()
