"""Each kind of move taken apart by itself: draws, decisions, secrets and what is shown, in matches of one or two moves
whose chances are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE, Result, Seat
from garden_desktop.hotseat import analysis
from garden_desktop.hotseat.analysis import (
    FEW,
    SAMPLE,
    AnalysisProcess,
    FinishedMatch,
    MatchAnalysis,
    MoveAnalysis,
    cost_of,
    order_by_suspicion,
)
from tests.hotseat.lookback.played import analyse_match

OUTCOMES = "abcdefghijklmnop"
NOTHING = (0.0, 0.0)


def pair(first: float) -> tuple[float, float]:
    return first, -first


class Tree:
    """Rules of a match of two sides in which `movers` come after each other. A state is the text of the moves so
    far."""

    sides = seats = 2

    def __init__(
        self,
        movers: Sequence[Seat],
        moves: str = "ab",
        odds: Sequence[int] = (),
        *,
        ranks: tuple[int, int] = (2, 1),
        shows: bool = False,
    ) -> None:
        self._movers, self._moves, self._odds, self._ranks, self._shows = movers, moves, odds, ranks, shows

    def setup(self) -> str:
        return ""

    def to_move(self, state: str) -> Seat | None:
        return self._movers[len(state)] if len(state) < len(self._movers) else None

    def legal_moves(self, state: str) -> str:
        return self._moves if not state else "yz"

    def odds(self, state: str) -> Sequence[int]:
        return self._odds

    def why_not(self, state: str, move: str) -> None:
        return None

    def apply(self, state: str, move: str) -> str:
        return state + move

    def view(self, state: str, seat: Seat | None) -> str:
        return state

    def reveals(self, state: str, move: str) -> bool:
        return self._shows and not state

    def move_text(self, move: str) -> str:
        return f"move {move}"

    def result(self, state: str) -> Result:
        return Result((0, 0), self._ranks, Message("", ""))


class Given:
    """Estimator to which the first side's chances are given by state, 0.5 where they are not. The expert makes the move
    `best`, and the moves are worth `values` by what their player sees."""

    def __init__(
        self,
        chances: Mapping[str, float],
        best: str = "",
        values: Mapping[str, float] | None = None,
        *,
        seals: bool = False,
        shown: float = 0.5,
    ) -> None:
        self._chances, self._values, self._seals, self._shown = chances, values or {}, seals, shown
        self.asked = list[str]()
        self._best = best

    def estimate(self, view: str) -> tuple[float, float]:
        self.asked.append(view)
        first = self._chances.get(view, 0.5)
        return first, 1 - first

    def seals(self, state: str) -> bool:
        return self._seals

    def expert_move(self, view: str, seat: Seat) -> str:
        return self._best

    def evaluate_moves(
        self, view: str, seat: Seat, moves: Sequence[str], *, alone: bool = False
    ) -> list[tuple[float, float]]:
        assert alone == (len(moves) == 1), "what is shown is expected without the moves of others"
        firsts = [self._values.get(move, 0.5) for move in moves]
        return [(first, 1 - first) for first in firsts]

    def chances_after(self, world: str, luck: None, seat: Seat, move: str) -> tuple[float, float]:
        return self._shown, 1 - self._shown


def analysed(rules: Tree, estimator: Given, moves: str) -> list[MoveAnalysis]:
    match: Match[Any, Any] = Match(rules, 0)  # type: ignore[arg-type]
    for move in moves:
        match.play(move)
    *_, found = analyse_match(match, estimator)  # type: ignore[arg-type]
    assert found.start == estimator.estimate("")
    return list(found.parts)


DRAWS = {"": 0.375, "a": 0.5, "b": 0.25, "c": 0.125}


@pytest.mark.parametrize("drawn", "abc")
def test_the_luck_of_a_draw_is_its_distance_from_the_mean_of_all_outcomes(drawn: str) -> None:
    part, _ = analysed(Tree((CHANCE, 1), "abc", (1, 1, 2)), Given(DRAWS), drawn + "y")
    mean = (0.5 + 0.25 + 2 * 0.125) / 4
    assert part == MoveAnalysis(
        0, CHANCE, (DRAWS[drawn], 1 - DRAWS[drawn]), pair(DRAWS[drawn] - mean), NOTHING, pair(mean - 0.375)
    )


def test_a_draw_of_one_outcome_corrects_the_estimate_alone() -> None:
    part, _ = analysed(Tree((CHANCE, 1), "a", (1,)), Given(DRAWS), "ay")
    assert (part.luck, part.play, part.rethought) == (NOTHING, NOTHING, pair(0.125))


@pytest.mark.parametrize("number", [FEW, FEW + 1])
def test_of_many_outcomes_a_sample_is_looked_at(number: int) -> None:
    moves = OUTCOMES[:number]
    chances = {move: at / 16 for at, move in enumerate(moves)}
    estimator = Given(chances)
    part, _ = analysed(Tree((CHANCE, 1), moves, [1] * number), estimator, "ay")
    looked = moves if number == FEW else Random(0).choices(moves, k=SAMPLE)
    mean = sum(chances[move] for move in looked) / len(looked)
    assert part.luck == pytest.approx(pair(chances["a"] - mean))
    assert sorted(state for state in estimator.asked if len(state) == 1) == sorted(["a", *looked])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("made", "best"), [("a", 0.75), ("a", 0.25), ("a", 0.5), ("b", 0.75)])
def test_a_slip_is_what_the_experts_move_would_have_been_worth_more(seat: Seat, made: str, best: float) -> None:
    """The expert's move is b, and the move a is worth a half to its player."""
    own = {"a": 0.5, "b": best}
    values = {move: value if seat == 0 else 1 - value for move, value in own.items()}
    part, _ = analysed(Tree((seat, 1 - seat)), Given({"a": 0.25, "b": 0.25}, "b", values), made + "y")
    slip = made == "a" and best > 0.5
    assert part.better == ("move b" if slip else "")
    assert part.play == (pair(values["a"] - values["b"]) if slip else NOTHING)
    assert part.luck == NOTHING
    assert part.rethought == pair(-0.25 - part.play[0])
    assert (cost_of(part), part.seat) == (0.5 - best if slip else 0, seat)


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    part, _ = analysed(Tree((0, 1), "a"), Given({"a": 0.75}, "b", {"a": 0.0, "b": 1.0}), "ay")
    assert (part.play, part.better, part.rethought) == (NOTHING, "", pair(0.25))


@pytest.mark.parametrize(
    ("movers", "ranks", "judged"),
    [
        ((0, 0), (1, 2), False),
        ((0, 0), (1, 1), True),
        ((0, 0), (2, 1), True),
        ((0, 1), (1, 2), True),
        ((0, 0, 1), (1, 2), True),
        ((0, CHANCE), (1, 2), True),
        ((0,), (1, 2), False),
    ],
)
def test_what_wins_alone_without_anybody_else_is_no_slip(
    movers: Sequence[Seat], ranks: tuple[int, int], judged: bool
) -> None:
    part, *_ = analysed(
        Tree(movers, ranks=ranks, odds=(1, 1)),
        Given({}, "b", {"a": 0.0, "b": 1.0, "y": 0.0}),
        "ayy"[: len(movers)],
    )
    assert part.better == ("move b" if judged else "")
    assert part.play == (pair(-1.0) if judged else NOTHING)


VALUES = {"a": 0.25, "b": 0.5}


def test_what_a_sealed_decision_changes_beside_the_slip_is_luck() -> None:
    part, _ = analysed(Tree((0, 1)), Given({"a": 1.0}, "b", VALUES, seals=True), "ay")
    assert (part.play, part.luck, part.rethought) == (pair(-0.25), pair(0.75), NOTHING)


def test_what_is_shown_is_luck_as_far_as_its_player_could_not_expect_it() -> None:
    part, _ = analysed(Tree((0, 1), shows=True), Given({"a": 1.0}, "b", VALUES, shown=0.375), "ay")
    assert (part.play, part.luck, part.rethought) == (pair(-0.25), pair(0.125), pair(0.625))


def test_what_is_shown_as_it_is_sealed_is_luck_once() -> None:
    part, _ = analysed(Tree((0, 1), shows=True), Given({"a": 1.0}, "b", VALUES, seals=True, shown=0.375), "ay")
    assert (part.luck, part.rethought) == (pair(0.75), NOTHING)


def part(
    ply: int, seat: Seat, *, after: float = 0.5, luck: float = 0, play: float = 0, rest: float = 0, better: str = ""
) -> MoveAnalysis:
    return MoveAnalysis(ply, seat, (after, 1 - after), pair(luck), pair(play), pair(rest), better)


def test_the_way_of_a_side_is_the_sum_of_its_parts() -> None:
    found = MatchAnalysis(
        (0.5, 0.5),
        (
            part(0, CHANCE, luck=0.25, after=0.75),
            part(1, 0, play=-0.125, rest=0.0625, after=0.6875),
            part(2, 1, play=0.25, luck=-0.5, after=0.4375),
            part(3, 0, play=-0.25, after=0.1875),
        ),
    )
    assert found.sum_of(0) == (0.5, -0.25, 0.25, -0.375, 0.0625, 0.1875)
    assert found.sum_of(1) == (0.5, 0.25, 0.375, -0.25, -0.0625, 0.8125)
    assert [one.ply for one in found.decisions()] == [1, 2, 3]
    assert MatchAnalysis((0.25, 0.75), ()).sum_of(1) == (0.75, 0, 0, 0, 0, 0.75)


@pytest.mark.parametrize(
    ("slips", "strokes"),
    [(0, [2, 5, 6]), (1, [2, 5]), (2, [5]), (3, []), (4, [])],
)
def test_the_luckiest_draws_fill_up_what_is_missing_of_three_turning_points(slips: int, strokes: list[int]) -> None:
    luck = {1: 0.049, 2: 0.25, 3: 0.06, 5: -0.3, 6: 0.07}
    parts = [part(ply, CHANCE, luck=one) for ply, one in luck.items()]
    parts += [part(4, 0, luck=0.9), part(0, 1, luck=0.5)]
    parts += [part(ply, ply % 2, play=-0.25 if ply % 2 == 0 else 0.25, better="b") for ply in range(7, 7 + slips)]
    found = MatchAnalysis((0.5, 0.5), tuple(sorted(parts)))
    assert [one.ply for one in found.strokes()] == strokes
    assert [one.ply for one in found.turning_points()] == list(range(7, 7 + min(slips, 3)))


def test_a_draw_of_five_percent_is_lucky_enough_and_a_slip_without_a_better_move_is_none() -> None:
    found = MatchAnalysis((0.5, 0.5), (part(0, CHANCE, luck=0.05), part(1, CHANCE, luck=-0.05), part(2, 0, play=-0.5)))
    assert [one.ply for one in found.strokes()] == [0, 1]
    assert found.turning_points() == []


def test_of_two_outcomes_both_are_looked_at() -> None:
    part, _ = analysed(Tree((CHANCE, 1), "ab", (1, 3)), Given(DRAWS), "ay")
    assert part.luck == pair(0.5 - (0.5 + 3 * 0.25) / 4)


class Child:
    """A process that has sent these results by now."""

    def __init__(self, *results: object, done: bool) -> None:
        self._results, self.done, self.closed = list(results), done, False

    def receive(self) -> list[object]:
        results, self._results = self._results, []
        return results

    def close(self) -> None:
        self.closed = True


def test_results_of_the_other_process_are_put_together(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = part(0, 0), part(1, 1)
    child = Child((0.25, 0.75), one, done=False)
    monkeypatch.setattr(analysis, "ChildProcess", lambda *_: child)
    process = AnalysisProcess(FinishedMatch("a", 2, {}, None, ""))
    assert process.news is None
    assert process.poll() is True
    assert process.news == MatchAnalysis((0.25, 0.75), (one,))
    assert process.poll() is False
    child._results.append(two)
    assert process.poll() is True
    assert process.news == MatchAnalysis((0.25, 0.75), (one, two))
    child.done = True
    assert process.poll() is True
    assert process.done
    process.close()
    assert child.closed


@pytest.mark.parametrize(
    ("seats", "firsts", "order"),
    [
        ((0, 1, 0, 1, 0), (0.5, 0.5, 0.9, 0.1, 0.1, 0.0), [2, 0, 1, 4, 3]),
        ((CHANCE, 0, CHANCE, 1), (0.9, 0.1, 0.0, 0.0, 0.5), [3, 0, 1, 2]),
        ((0, 1, 0), (0.5, 0.5, 0.5, 0.5), [0, 1, 2]),
    ],
)
def test_decisions_after_which_chances_fell_are_looked_at_early_and_the_first_moves_too(
    seats: tuple[Seat, ...], firsts: tuple[float, ...], order: list[int]
) -> None:
    """In the first match the third decision gives most away (0.8), then the second (0.4) and the fifth (0.1)."""
    match: Match[str, str] = Match(Tree(seats), 0)  # type: ignore[arg-type]
    for _ in seats:
        match.play("a")
    estimates = {at: (first, 1 - first) for at, first in enumerate(firsts)}
    assert list(order_by_suspicion(match, estimates, range(len(seats)))) == order


def test_a_turning_point_counts_before_the_moves_ahead_of_it_are_analysed() -> None:
    late = part(7, 1, play=0.25, better="b")
    assert MatchAnalysis((0.5, 0.5), (part(0, 0),), (late,)).turning_points() == [late]


def test_moves_of_several_processes_are_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = part(0, 0), part(1, 1), part(2, 0)
    children = [Child(done=False), Child(two, done=False)]
    made = iter(children)
    monkeypatch.setattr(analysis, "ChildProcess", lambda *_: next(made))
    process = AnalysisProcess(FinishedMatch("a", 2, {}, None, ""), 2)
    assert process.poll() is False
    assert process.news is None, "the start comes first"
    children[0]._results += [(0.25, 0.75), three]
    assert process.poll() is True
    assert process.news == MatchAnalysis((0.25, 0.75), (), (two, three)), "the first move is not analysed yet"
    children[0]._results.append(one)
    children[0].done = True
    assert process.poll() is True
    assert process.news == MatchAnalysis((0.25, 0.75), (one, two, three))
    assert not process.done
    children[1].done = True
    assert process.done
