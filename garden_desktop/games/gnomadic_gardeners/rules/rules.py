"""The whole law of Gnomadic Gardeners at one table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from garden_desktop.core.game import Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules import flow, judge, notation, reasons, results, views
from garden_desktop.games.gnomadic_gardeners.rules.choices import Choices
from garden_desktop.games.gnomadic_gardeners.rules.feasible import Crew
from garden_desktop.games.gnomadic_gardeners.rules.law import law_of
from garden_desktop.games.gnomadic_gardeners.rules.state import NOBODY, Move, State


class GardenRules:
    """Rules of one game: `law` holds its options and pack, `choices` what may be answered."""

    def __init__(self, seats: int, options: Options, pack: GardenPack) -> None:
        self.seats = seats
        self.sides = 2
        self.law = law_of(seats, options, pack)
        self.choices = Choices(self.law)
        self._ones = tuple((1,) * n for n in range(max(len(pack.gnomes), len(pack.animals)) + 1))

    def setup(self) -> State:
        return flow.setup(self.law)

    def to_move(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.choices.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        """Every card of a block is as likely as any other (5.2)."""
        return self._ones[self.choices.drawable(state).bit_count()]

    def apply(self, state: State, move: Move) -> State:
        return flow.apply(self.law, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(self.law, state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return views.seen_by(self.law, state, move, seat)

    def guess(self, view: State, seat: Seat, rng: Random) -> State:
        return views.guess(self.law, self.choices, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return views.reveals(self.law, state, move)

    def result(self, state: State) -> Result:
        return results.result(self.law, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return results.explain(self.law, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return judge.why_not(self.law, self.choices, state, move)

    def move_text(self, move: Move) -> str:
        return notation.move_text(self.law.pack, move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(self.law.pack, text)

    def why_not_text(self, state: State, text: str, seat: Seat | None = None) -> Reason | None:
        """Why a written move is refused, in the order of checks of 6.1; `seat` is who sent it, if known."""
        if state.phase == "over":
            return reasons.GAME_OVER
        try:
            words = notation.shape(text)
            if not judge.asked(state, words.kind):
                return reasons.NOT_ASKED_NOW
            if seat is not None and seat != state.turn:
                sealed = (state.first == NOBODY and state.plays[seat]) or state.keeps[seat]
                return reasons.ALREADY_SEALED if sealed else reasons.NOT_YOUR_DECISION
            move = notation.meaning(self.law.pack, words)
        except notation.NotInNotation as error:
            return error.reason
        return self.why_not(state, move)

    def crew(self, state: State, side: Side, tasks: int, wishes: Sequence[tuple[int, int]] = ()) -> Crew | None:
        """One way for the gnomes `side` played to share out the set `tasks`; see Teams.crew."""
        needs = self.law.pack.middles[state.pair].needs
        return self.law.teams.crew(needs, state.plays[side], tasks, wishes)
