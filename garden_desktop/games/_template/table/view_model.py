"""View model of the null game: a coin, and a button to nod with."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.core.view_model import Note, Piece, Place, SideSummary, TableViewModel
from garden_desktop.games._template.rules.rules import NOD, Move, NullRules, State


class NullViewModel(TableViewModel[Move]):
    """View model with the parts that have no default. All viewers see the same."""

    _rules: NullRules
    _view: State

    @property
    def places(self) -> Sequence[Place]:
        return (
            Place("coin", "spot", 440, 240, 120, 120, COIN),
            Place("nod", "button", 420, 500, 160, 40, NOD_BUTTON, key="Enter", style="primary"),
        )

    @property
    def pieces(self) -> Sequence[Piece]:
        if not self._view.coin:
            return ()
        label = HEADS if self._view.coin == "heads" else TAILS
        return (Piece("coin", "coin", self._view.coin, label, 100, 100),)

    @property
    def notes(self) -> Sequence[Note]:
        return (Note("nods", NODS.of(n=self._view.nods)),)

    @property
    def prompt(self) -> Message:
        return OVER if self._view.nods == self._rules.seats else ASK.of(who=SideName(self._view.nods))

    def side_summary(self, side: Side) -> SideSummary:
        return SideSummary(NODDING if self._view.nods == side else WAITING, score=0)

    def intended_move(self, place: str, piece: str) -> Move | None:
        return NOD[0] if place == "nod" else None


COIN = QT_TRANSLATE_NOOP("_template", "Coin")
HEADS = QT_TRANSLATE_NOOP("_template", "A coin, heads up")
TAILS = QT_TRANSLATE_NOOP("_template", "A coin, tails up")
NOD_BUTTON = QT_TRANSLATE_NOOP("_template", "Nod")
NODS = QT_TRANSLATE_NOOP("_template", "%n nod(s) so far")
ASK = QT_TRANSLATE_NOOP("_template", "{who}: nod, please.")
OVER = QT_TRANSLATE_NOOP("_template", "Everybody has nodded.")
NODDING = QT_TRANSLATE_NOOP("_template", "nodding")
WAITING = QT_TRANSLATE_NOOP("_template", "waiting")
