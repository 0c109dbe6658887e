"""The looks at one table: whoever shows the same position with the same draft shares one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from garden_desktop.core.gesture import Draft
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import TableViewModel

AnyTable: TypeAlias = Table[Any, Any]
AnyLook: TypeAlias = TableViewModel[Any]


class LookCache:
    """Keeps the last look, so that places, painters, rail and lists work out nothing twice. `invite` adds to a prompt
    the people who may press a key to look: a table of a game knows no people and computers apart."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self.invite: Callable[[Message], Message] = lambda prompt: prompt
        self._at: tuple[Any, Seat | None, Draft] | None = None
        self._last: AnyLook | None = None

    def at(self, view: Any, seat: Seat | None, draft: Draft) -> AnyLook:
        """What `seat` sees of `view` with this draft."""
        asked = (view, seat, draft)
        if self._last is None or asked != self._at:
            self._at, self._last = asked, self._table.make_view_model(*asked)
        return self._last
