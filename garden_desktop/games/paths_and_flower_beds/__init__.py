"""Paths & Flower Beds: hidden gardens, shapes everybody must plant, and one walk that counts."""

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


class PathsAndFlowerBeds:
    """The game as the house sees it."""

    info = GameInfo(
        key="paths_and_flower_beds",
        title=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths & Flower Beds"),
        feel=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant what the others name, and still find a way through."),
        credits=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Designer and publisher are unknown, and so is the true title: the rules came on a single sheet. "
            "Shapes, maps and pictures are this project's own.",
        ),
        seats=(1, 2, 3, 4, 5, 6),
        minutes=(15, 45),
        age=8,
        hidden=True,
        max_moves=460,
        modes=(
            Mode("table", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Every gardener alone"), (2, 3, 4, 5, 6)),
            Mode("solo", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Solo garden"), (1,)),
        ),
        colour="sky",
        told_at_gate=True,
    )

    @cached_property
    def options(self) -> Sequence[Option]:
        from garden_desktop.games.paths_and_flower_beds.data.options import OPTIONS

        return OPTIONS

    def pack(self, text: str, file: str) -> Pack:
        from garden_desktop.games.paths_and_flower_beds.data.packfile import read_pack

        return read_pack(text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        from garden_desktop.games.paths_and_flower_beds.data.options import refuse

        return refuse(seats, options)

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
        from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules

        assert isinstance(pack, FlowerPack)
        return FlowerRules(seats, options, pack)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
        from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable

        assert isinstance(rules, FlowerRules)
        return FlowerTable(rules)

    def adviser(self, rules: Rules[Any, Any]) -> Adviser | None:
        return None

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        return None


GAME = PathsAndFlowerBeds()
