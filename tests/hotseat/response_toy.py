"""Toy game with response windows: the seat to move throws, and the others may catch with a hidden card.

A catch may be caught again: then everybody but the catcher is asked, the thrower first. A throw that nobody catches in
the end scores a point. "rest" ends the turn without a response window. Each throw of seat 0 is aimed at seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import ResponseWindow, Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import InvalidMoveError, Options, Pack, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.core.view_model import Piece, Place, SideSummary, TableViewModel
from garden_desktop.games import _template
from garden_desktop.games._template import GAME

HIDDEN = -1
TURNS = 3
WORDS: Final = ("throw", "rest", "catch", "pass")
BADGES: Final = (692.0, 197.0, 292.0, 128.0)
BAR: Final = (0.0, 336.0, 1000.0, 12.0)
BALL: Final = Message("toy", "the ball")
"""What is thrown, and asked about."""


class State(NamedTuple):
    """Position: `hands` counts the catching cards of each seat; `asked` are the seats of this window, `waiting` those
    yet to answer."""

    hands: tuple[int, ...]
    turn: int = 0
    asked: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    catches: int = 0
    points: int = 0


class ResponseRules:
    """Rules with given `hands`, not dealt ones: a test that compares hands has to choose them."""

    def __init__(self, hands: tuple[int, ...]) -> None:
        self.seats = self.sides = len(hands)
        self._hands = hands

    def setup(self) -> State:
        return State(self._hands)

    def to_move(self, state: State) -> Seat | None:
        if state.turn == TURNS:
            return None
        return state.waiting[0] if state.waiting else self._thrower(state)

    def legal_moves(self, state: State) -> Sequence[str]:
        seat = self.to_move(state)
        if seat is None:
            return ()
        if not state.waiting:
            return ("throw", "rest")
        return ("catch", "pass") if state.hands[seat] > 0 else ("pass",)

    def odds(self, state: State) -> Sequence[int]:
        return ()

    def apply(self, state: State, move: str) -> State:
        if move == "rest":
            return state._replace(turn=state.turn + 1)
        if move == "throw":
            return self._ask(state, without=self._thrower(state))
        if move == "catch":
            seat = state.waiting[0]
            hands = tuple(count - (owner == seat) for owner, count in enumerate(state.hands))
            return self._ask(state._replace(hands=hands, catches=state.catches + 1), without=seat)
        waiting = state.waiting[1:]
        if waiting:
            return state._replace(waiting=waiting)
        return State(state.hands, state.turn + 1, points=state.points + (state.catches % 2 == 0))

    def view(self, state: State, seat: Seat | None) -> State:
        return state._replace(hands=tuple(n if owner == seat else HIDDEN for owner, n in enumerate(state.hands)))

    def seen_by(self, state: State, move: str, seat: Seat | None) -> str:
        return move

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return view._replace(hands=tuple(rng.choice((0, 1)) if n == HIDDEN else n for n in view.hands))

    def reveals(self, state: State, move: str, seat: Seat | None = None) -> bool:
        return move == "catch"

    def result(self, state: State) -> Result:
        return Result((state.points,) * self.seats, (1,) * self.seats, END)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return (ScoreLine(END, view.points),)

    def why_not(self, state: State, move: str) -> Reason | None:
        return None if move in self.legal_moves(state) else Reason("no", END)

    def move_text(self, move: str) -> str:
        return move

    def parse_move(self, text: str) -> str:
        if text not in WORDS:
            raise InvalidMoveError(text)
        return text

    def _thrower(self, state: State) -> Seat:
        return state.turn % self.seats

    def _ask(self, state: State, *, without: Seat) -> State:
        clockwise = tuple((self._thrower(state) + step) % self.seats for step in range(self.seats))
        asked = tuple(seat for seat in clockwise if seat != without)
        return state._replace(asked=asked, waiting=asked)


class WindowLook(TableViewModel[str]):
    """View model: the viewer's hand, and a button for each move."""

    def __init__(self, seats: int, view: State, seat: Seat | None, draft: Draft) -> None:
        self._seats, self._view = seats, view
        self.seat, self.draft = seat, draft

    @property
    def places(self) -> Sequence[Place]:
        hand = Place("hand", "row", 40, 600, 500, 120, HAND)
        buttons = [
            Place(word, "button", 560 + 100 * i, 640, 90, 40, NAMED[word], key=KEYS[word])
            for i, word in enumerate(WORDS)
        ]
        return (hand, *buttons)

    @property
    def pieces(self) -> Sequence[Piece]:
        count = 0 if self.seat is None else self._view.hands[self.seat]
        return [Piece(f"card-{i}", "hand", "heads", HAND, 80, 112, z=i) for i in range(count)]

    @property
    def prompt(self) -> Message:
        return ASKED if self._view.waiting else TURN.of(who=SideName(self._view.turn % self._seats))

    def side_summary(self, side: Side) -> SideSummary:
        return SideSummary(END, self._view.points)


class ResponseTable(Table[State, str]):
    """Table with a button for each move text, and a response window."""

    asks = True

    def __init__(self, rules: ResponseRules, seconds: float | None) -> None:
        self._rules, self._seconds = rules, seconds

    def make_view_model(self, view: State, seat: Seat | None, draft: Draft = ()) -> WindowLook:
        return WindowLook(self._rules.seats, view, seat, draft)

    def gesture(self, view: State, move: str) -> Sequence[InputStep]:
        return (InputStep(move),)

    def moment(self, view: State) -> Message:
        return TURN.of(who=SideName(view.turn % self._rules.seats))

    def private(self, view: State) -> bool:
        return True

    def describe_move(self, before: State, move: str, after: State, seat: Seat | None) -> Sequence[Message]:
        return (SAID.of(who=SideName(self._rules.to_move(before) or 0), word=move),)

    def response_window(self, view: State) -> ResponseWindow | None:
        if not view.waiting:
            return None
        aimed = frozenset({(view.turn + 1) % self._rules.seats})
        return ResponseWindow((view.turn, view.catches), view.asked, "pass", aimed, self._seconds, BADGES, BAR, BALL)


class ResponseGame(LazyGame):
    """Game description of the toy with given hands and a given response time."""

    def __init__(self, hands: tuple[int, ...], seconds: float | None) -> None:
        super().__init__(GAME.info, _template.__name__)
        self._hands, self._seconds = hands, seconds

    def rules(self, seats: int, options: Options, pack: Pack) -> Rules[Any, Any]:
        return ResponseRules(self._hands)

    def table(self, rules: Rules[Any, Any]) -> Table[Any, Any]:
        assert isinstance(rules, ResponseRules)
        return ResponseTable(rules, self._seconds)


KEYS: Final = {"throw": "T", "rest": "R", "catch": "C", "pass": "P"}
END = QT_TRANSLATE_NOOP("toy", "The end.")
HAND = QT_TRANSLATE_NOOP("toy", "Hand")
ASKED = QT_TRANSLATE_NOOP("toy", "Who wants to catch?")
TURN = QT_TRANSLATE_NOOP("toy", "{who}: throw or rest.")
SAID = QT_TRANSLATE_NOOP("toy", "{who}: {word}")
NAMED: Final = {
    "throw": QT_TRANSLATE_NOOP("toy", "Throw"),
    "rest": QT_TRANSLATE_NOOP("toy", "Rest"),
    "catch": QT_TRANSLATE_NOOP("toy", "Catch"),
    "pass": QT_TRANSLATE_NOOP("toy", "Pass"),
}
