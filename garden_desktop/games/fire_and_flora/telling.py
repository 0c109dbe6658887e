"""The story in sentences: what a move did, told from two views of the same eyes and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora.law import Law
from garden_desktop.games.fire_and_flora.moves import Move
from garden_desktop.games.fire_and_flora.state import State


def tell(law: Law, before: State, move: Move, after: State) -> Iterator[Message]:
    """What happened, in the order in which it happened."""
    if before.ask.seat >= 0:
        yield DECIDES.of(who=Who(before.ask.seat))


DECIDES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has decided.")
