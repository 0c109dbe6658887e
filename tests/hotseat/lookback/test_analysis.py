"""A finished match taken apart: luck, play and the rest add up to the result, exactly, for every side."""

from __future__ import annotations

from itertools import pairwise

import pytest

from garden_desktop.core.estimate import result_shares
from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.analysis import COSTLY, MatchAnalysis, MoveAnalysis
from tests.hotseat.lookback.played import TABLES, analyse_match, played
from tests.today import in_turn

EXACT = 1e-9
QUICK = (("stalk_exchange", 2), ("gnomadic_gardeners", 2), ("fire_and_flora", 3))
"""Tables whose matches are taken apart in a second or two."""


def adds_up(key: str, seats: int, seed: int, level: str = "steady") -> MatchAnalysis:
    match, estimator = played(key, seats, seed, level)
    *_, found = analyse_match(match, estimator)
    result = result_shares(match.result())
    for side in range(match.rules.sides):
        summed = found.sum_of(side)
        assert abs(sum(summed[:5]) - result[side]) < EXACT, (seed, side, summed)
        assert summed.own <= 0
    for part in found.parts:
        assert abs(sum(part.after) - 1) < EXACT
        assert all(abs(sum(share)) < EXACT for share in (part.luck, part.play, part.rethought))
    return found


@pytest.mark.parametrize(("key", "seats"), in_turn(QUICK, 2))
def test_start_luck_slips_and_second_thoughts_add_up_to_the_result(key: str, seats: int) -> None:
    adds_up(key, seats, seed=5, level="easy")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000))
def test_they_add_up_in_a_thousand_matches(seed: int) -> None:
    key, seats = TABLES[seed % len(TABLES)]
    adds_up(key, seats, seed, level="random")


def test_luck_comes_of_draws_and_of_what_was_hidden_and_play_of_decisions() -> None:
    found = adds_up("stalk_exchange", 2, seed=7, level="easy")
    draws = [part for part in found.parts if part.seat == CHANCE]
    assert any(any(part.luck) for part in draws)
    assert not any(any(part.play) for part in draws)
    assert any(any(part.play) for part in found.decisions())


def test_what_one_shows_of_ones_own_is_no_luck() -> None:
    """A card that is sold is shown; whoever sells it has known it all the time."""
    match, estimator = played("fire_and_flora", 2, 9, "easy")
    *_, found = analyse_match(match, estimator)
    sold = [part for part in found.decisions() if match.moves[part.ply].kind == "sell"]
    assert sold
    assert all(match.rules.reveals(match.states[part.ply], match.moves[part.ply]) for part in sold)
    assert max(abs(share) for part in sold for share in part.luck) < 0.1


def test_what_wins_before_anybody_else_comes_to_move_is_no_slip() -> None:
    """Two cards are sold for the coins of the last use, which the expert does not think of after the first sale."""
    match, estimator = played("fire_and_flora", 2, 6, "random", target="4")
    *_, found = analyse_match(match, estimator)
    *_, sale, second, use = found.parts
    assert [match.moves[part.ply].kind for part in (sale, second, use)] == ["sell", "sell", "use"]
    assert match.result().ranks[sale.seat] == 1
    assert not any(any(part.play) or part.better for part in (sale, second, use))


def test_a_purchase_is_compared_with_what_the_whole_turn_brings_otherwise() -> None:
    """To draw a card first leaves a land to be bought, which is no better than to have bought it."""
    match, estimator = played("fire_and_flora", 2, 22, "easy", target="4")
    state, move = match.states[22], match.moves[22]
    seat = match.rules.to_move(state)
    assert seat is not None
    assert match.rules.move_text(move) == "buy C02"
    view = match.rules.view(state, seat)
    bought, drawn = estimator.evaluate_moves(view, seat, [move, match.rules.parse_move("draw")])
    assert bought[seat] > drawn[seat] - COSTLY


def test_a_draw_with_one_outcome_is_no_luck() -> None:
    match, estimator = played("stalk_exchange", 2, 7, "random")
    *_, found = analyse_match(match, estimator)
    sure = [ply for ply in range(match.ply) if len(match.rules.legal_moves(match.states[ply])) == 1]
    assert sure
    assert not any(any(found.parts[ply].luck) for ply in sure if found.parts[ply].seat == CHANCE)


def test_every_step_knows_one_move_more() -> None:
    match, estimator = played("fire_and_flora", 2, 1, "easy")
    steps = list(analyse_match(match, estimator))
    assert [len(step.parts) for step in steps] == list(range(1, match.ply + 1))
    assert all(later.parts[:-1] == earlier.parts for earlier, later in pairwise(steps))


def slip(ply: int, seat: int, cost: float, better: str = "x") -> MoveAnalysis:
    play = (-cost, cost) if seat == 0 else (cost, -cost)
    return MoveAnalysis(ply, seat, (0.5, 0.5), (0.0, 0.0), play, (0.0, 0.0), better)


def test_turning_points_are_the_three_dearest_decisions_in_the_order_of_the_match() -> None:
    costs = [0.06, 0.3, 0.04, 0.2, 0.1]
    found = MatchAnalysis((0.5, 0.5), tuple(slip(ply, ply % 2, cost) for ply, cost in enumerate(costs)))
    assert [part.ply for part in found.turning_points()] == [1, 3, 4]


def test_what_cost_less_than_five_is_no_turning_point() -> None:
    found = MatchAnalysis((0.5, 0.5), (slip(0, 0, 0.049), slip(1, 1, 0.05), slip(2, 0, 0.01)))
    assert [part.ply for part in found.turning_points()] == [1]
