"""The null game: copy this folder to begin a new one. It passes every law and is built on every run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from garden_desktop.core.game import Adviser, Option, Options, Pack, Reason, Rules, Series, Side
    from garden_desktop.core.table import Table

# The home screen shows `info` alone: everything else is imported by the method that gives it.


class NullGame:
    """Everybody nods once, then it is over."""

    info = GameInfo(
        key="_template",
        title=QT_TRANSLATE_NOOP("_template", "The Null Game"),
        feel=QT_TRANSLATE_NOOP("_template", "Everybody nods once."),
        credits=QT_TRANSLATE_NOOP("_template", "Designed by nobody."),
        seats=(1, 2, 3),
        minutes=(0, 1),
        age=0,
        hidden=False,
        max_moves=4,
        modes=(Mode("play", QT_TRANSLATE_NOOP("_template", "Nod"), (1, 2, 3)),),
    )
    options: Sequence[Option] = ()

    def pack(self, text: str, file: str) -> Pack:
        from garden_desktop.games._template.data.pack import NullPack

        return NullPack.read(text, file)

    def refuse(self, seats: int, options: Options) -> Reason | None:
        return None

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        from garden_desktop.games._template.rules.rules import NullRules

        return NullRules(seats)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        from garden_desktop.games._template.table.table import NullTable

        return NullTable(rules.seats)

    def adviser(self, rules: Rules[Any, Any]) -> Adviser | None:
        return None

    def series(self, options: Options, winners: Sequence[Side]) -> Series | None:
        return None


GAME = NullGame()
