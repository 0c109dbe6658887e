"""The `Table` of the null game: the input step of a nod, and its log sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.table import Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games._template.rules.rules import NOD, Move, NullRules, State
from garden_desktop.games._template.table.view_model import NODS, NullViewModel


class NullTable(Table[State, Move]):
    """Table with the least a game must define; everything else is inherited."""

    view_model = NullViewModel

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        return (InputStep("nod"),)

    def moment(self, view: State) -> Message:
        return NODS.of(n=view.nods)

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return (NODDED.of(who=SideName(before.nods)),) if move in NOD else (TOSSED,)


TABLE: Callable[[NullRules], Table[State, Move]] = NullTable

NODDED = QT_TRANSLATE_NOOP("_template", "{who} nodded.")
TOSSED = QT_TRANSLATE_NOOP("_template", "A coin was tossed, for nothing.")
