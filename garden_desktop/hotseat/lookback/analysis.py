"""Taking a finished match apart, one move after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from garden_desktop.core.estimate import Chances, Estimator, mean_chances, result_shares
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.lookback.match_analysis import MatchAnalysis, MoveAnalysis

FEW: Final = 12
"""So many outcomes of a draw are all looked at; of more a sample of `SAMPLE` is."""
SAMPLE: Final = 8


def analyse_match(match: Match[Any, Any], estimator: Estimator) -> Iterator[MatchAnalysis]:
    """What is known of a finished match after one more move each time; the last one is all of it."""
    before = estimator.estimate(match.states[0])
    start, parts = before, list[MoveAnalysis]()
    for ply in range(match.ply):
        after = estimator.estimate(match.states[ply + 1])
        parts.append(_part(match, estimator, ply, before, after))
        before = after
        yield MatchAnalysis(start, tuple(parts))


def _part(match: Match[Any, Any], estimator: Estimator, ply: int, before: Chances, after: Chances) -> MoveAnalysis:
    rules, state, move, mover = match.rules, match.states[ply], match.moves[ply], match.mover(ply)
    assert mover is not None, "no move is made after the end"
    nothing = (0.0,) * len(before)
    if mover == CHANCE:
        luck = minus(after, _expected(rules, estimator, state, after, ply))
        return MoveAnalysis(ply, mover, after, luck, nothing, minus(minus(after, before), luck))
    won = _won_alone(match, ply, mover)
    play, better = (nothing, "") if won else _judged(rules, estimator, state, move, mover)
    rest = minus(minus(after, before), play)
    luck = rest if estimator.seals(state) else nothing
    if luck == nothing and rules.reveals(state, move):
        luck = _shown(rules, estimator, state, move, mover)
    return MoveAnalysis(ply, mover, after, luck, play, minus(rest, luck), better)


def _won_alone(match: Match[Any, Any], ply: int, seat: Seat) -> bool:
    """Whether what `seat` did from there on won the match before anybody else, or chance, came to move: nothing could
    have been better."""
    alone = all(match.mover(later) == seat for later in range(ply, match.ply))
    return alone and result_shares(match.result())[seat] == 1


def _shown(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> Chances:
    """What it brings that the hidden things are as they are, against what whoever moves could expect of them."""
    (expected,) = estimator.evaluate_moves(rules.view(state, seat), seat, [move], alone=True)
    return minus(estimator.chances_after(state, None, seat, move), expected)


def _expected(rules: Rules[Any, Any], estimator: Estimator, state: Any, after: Chances, ply: int) -> Chances:
    """What a draw could be expected to bring: over all outcomes where they are few, else over a sample of them."""
    moves, odds = rules.legal_moves(state), rules.odds(state)
    if len(moves) == 1:
        return after
    if len(moves) <= FEW:
        return mean_chances([estimator.estimate(rules.apply(state, move)) for move in moves], odds)
    drawn = Random(ply).choices(moves, odds, k=SAMPLE)
    return mean_chances([estimator.estimate(rules.apply(state, move)) for move in drawn], (1,) * SAMPLE)


def _judged(rules: Rules[Any, Any], estimator: Estimator, state: Any, move: Any, seat: Seat) -> tuple[Chances, str]:
    """What a decision cost against what the strongest computer would have done in its place, and what that is."""
    nothing = (0.0,) * rules.sides
    if len(rules.legal_moves(state)) == 1:
        return nothing, ""
    view = rules.view(state, seat)
    other = estimator.policy.choose_move(view, seat, "expert", Random(0), lambda: False)
    if other == move:
        return nothing, ""
    made, best = estimator.evaluate_moves(view, seat, [move, other])
    return (minus(made, best), rules.move_text(other)) if best[seat] > made[seat] else (nothing, "")


def minus(one: Chances, other: Chances) -> Chances:
    """The difference of each side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))
