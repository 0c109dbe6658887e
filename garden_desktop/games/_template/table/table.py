"""The null game on the table: a coin, and a button to nod with."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.game import Reason, Seat, Side
from garden_desktop.core.table import Account, Draft, Frame, Handle, Memory, Note, Piece, Place, Plot, Standing, Window
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games._template.rules.rules import NOD, Move, State


class NullTable:
    """What is where in the null game; nothing depends on whose eyes look."""

    size = (1000.0, 752.0)
    dock = size[1]
    asks = False
    memory: Memory = "all"

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def places(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Place]:
        return (
            Place("coin", "spot", 440, 240, 120, 120, COIN),
            Place("nod", "button", 420, 500, 160, 40, NOD_BUTTON, key="Enter", style="primary"),
        )

    def pieces(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Piece]:
        if not view.coin:
            return ()
        label = HEADS if view.coin == "heads" else TAILS
        return (Piece("coin", "coin", view.coin, label, 100, 100),)

    def notes(self, view: State, seat: Seat | None, draft: Draft) -> Sequence[Note]:
        return (Note("nods", NODS.of(n=view.nods)),)

    def gesture(self, view: State, move: Move) -> Sequence[Handle]:
        return (Handle("nod"),)

    def chooser(self, view: State) -> None:
        return None

    def prompt(self, view: State, seat: Seat | None, draft: Draft) -> Message:
        return OVER if view.nods == self._seats else ASK.of(who=Who(view.nods))

    def moment(self, view: State) -> Message:
        return NODS.of(n=view.nods)

    def chapter(self, view: State) -> Message:
        return self.moment(view)

    def private(self, view: State) -> bool:
        return False

    def tell(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        return (NODDED.of(who=Who(before.nods)),) if move in NOD else (TOSSED,)

    def refusal(self, view: State, place: str, piece: str, draft: Draft) -> Reason | None:
        return None

    def best(self, view: State) -> Move | None:
        return None

    def side_name(self, side: Side) -> Message | None:
        return None

    def standing(self, view: State, side: Side, draft: Draft) -> Standing:
        return Standing(0, None, None, NODDING if view.nods == side else WAITING, ())

    def frames(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Frame]:
        return ()

    def foretell(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def guide(self, view: State, seat: Seat | None, draft: Draft, piece: str, place: str) -> Sequence[Message]:
        return ()

    def window(self, view: State) -> Window | None:
        return None

    def plots(self, view: State) -> Sequence[Plot]:
        return ()

    def account(self, view: State) -> Account:
        return Account()


COIN = QT_TRANSLATE_NOOP("_template", "Coin")
HEADS = QT_TRANSLATE_NOOP("_template", "A coin, heads up")
TAILS = QT_TRANSLATE_NOOP("_template", "A coin, tails up")
NOD_BUTTON = QT_TRANSLATE_NOOP("_template", "Nod")
NODS = QT_TRANSLATE_NOOP("_template", "%n nod(s) so far")
ASK = QT_TRANSLATE_NOOP("_template", "{who}: nod, please.")
OVER = QT_TRANSLATE_NOOP("_template", "Everybody has nodded.")
NODDED = QT_TRANSLATE_NOOP("_template", "{who} nodded.")
TOSSED = QT_TRANSLATE_NOOP("_template", "A coin was tossed, for nothing.")
NODDING = QT_TRANSLATE_NOOP("_template", "nodding")
WAITING = QT_TRANSLATE_NOOP("_template", "waiting")
