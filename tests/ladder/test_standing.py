"""Shares, how they compare between tables, and ratings."""

from __future__ import annotations

import pytest

from garden_desktop.ladder.standing import beside_unusual, clocked, duels, falls_short, leveled, ratings, solos, won
from tests.ladder.made import played


def test_a_tie_is_shared_among_those_who_share_the_first_place() -> None:
    tied = played(1, ("a", "b", "b"), (1, 1, 3))
    assert [won(tied, side) for side in range(3)] == [0.5, 0.5, 0]
    assert won(played(1, ("a", "b"), (2, 1)), 0) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_is_even_at_any_table_is_half_at_a_table_of_two(seats: int) -> None:
    assert leveled(1 / seats, 1 / seats) == pytest.approx(0.5)


def test_at_a_table_of_two_a_share_is_what_it_is() -> None:
    assert [leveled(part, 0.5) for part in (0.0, 0.25, 0.65, 1.0)] == pytest.approx([0, 0.25, 0.65, 1])


def test_a_duel_counts_the_one_against_all_others_of_the_other_kind() -> None:
    games = [
        played(1, ("b", "a", "a"), (1, 2, 3)),
        played(1, ("a", "b", "a"), (1, 2, 3)),
        played(1, ("a", "a", "c"), (1, 2, 3)),
        played(2, ("c", "b", "b"), (1, 2, 3)),
    ]
    first, second = duels(games, ("a", "b", "c"))
    assert (first.one, first.other, first.games, first.share.share) == ("b", "a", 2, 0.5)
    assert first.even == pytest.approx(1 / 3)
    assert first.level.share == pytest.approx(2 / 3)
    assert (second.one, second.other, second.games, second.share.share) == ("c", "b", 1, 1)


def test_beside_unusual_players_each_level_has_its_share_and_its_lead() -> None:
    games = [
        played(1, ("a", "idle", "idle"), (1, 2, 3), (9, 4, 1)),
        played(2, ("idle", "a", "idle"), (1, 2, 3), (9, 4, 1)),
        played(1, ("b", "idle", "idle"), (1, 1, 3), (9, 9, 1)),
        played(1, ("b", "giving", "giving"), (1, 2, 3), (9, 4, 1)),
    ]
    found = beside_unusual(games, ("a", "b"), ("idle", "giving"))
    told = [(one.one, one.kind, one.games, one.share.share, one.lead) for one in found]
    assert told == [("a", "idle", 2, 0.5, 0), ("b", "idle", 1, 0.5, 0), ("b", "giving", 1, 1, 5)]


@pytest.mark.parametrize(("lost", "short"), [(4, 0), (30, 1)])
def test_a_level_falls_short_where_it_wins_less_than_the_one_below_and_chance_is_no_reason(
    lost: int, short: int
) -> None:
    games = [played(deal, ("a", "idle"), (1, 2)) for deal in range(60)]
    games += [played(deal, ("b", "idle"), (2, 1) if deal < lost else (1, 2)) for deal in range(60)]
    assert len(falls_short(beside_unusual(games, ("a", "b"), ("idle",)))) == short


def test_ratings_add_up_over_neighbours() -> None:
    games = [played(deal, ("b", "a"), (1, 2)) for deal in range(75)]
    games += [played(deal, ("b", "a"), (2, 1)) for deal in range(25)]
    games += [played(deal, ("c", "b"), (1, 2)) for deal in range(75)]
    games += [played(deal, ("c", "b"), (2, 1)) for deal in range(25)]
    rated = ratings(duels(games, ("a", "b", "c")))
    assert rated["a"] == 0
    assert rated["b"] == pytest.approx(190, abs=3)
    assert rated["c"] == pytest.approx(2 * rated["b"])


def test_whoever_never_lost_is_not_infinitely_better() -> None:
    assert ratings(duels([played(1, ("b", "a"), (1, 2))], ("a", "b")))["b"] < 400


def test_alone_the_mean_counts_and_wins_where_there_is_somebody_to_beat() -> None:
    games = [played(deal, ("a",), (1,), (score,)) for deal, score in enumerate((10, 20, 30))]
    (one,) = solos(games, ("a", "b"))
    assert (one.games, one.mean, one.won) == (3, 20, None)
    assert one.reach == pytest.approx(1.96 * 10 / 3**0.5, abs=0.01)
    (rival,) = solos([played(1, ("a",), (2, 1), (5, 9)), played(2, ("a",), (1, 2), (9, 5))], ("a",))
    assert rival.won is not None
    assert rival.won.share == 0.5


def test_alone_a_goal_that_somebody_has_missed_is_won_by_those_who_reach_it() -> None:
    games = [
        played(1, ("a",), (2,), (7,)),
        played(2, ("a",), (1,), (12,)),
        played(1, ("b",), (1,), (12,)),
        played(2, ("b",), (1,), (13,)),
    ]
    shares = [one.won.share for one in solos(games, ("a", "b")) if one.won is not None]
    assert shares == [0.5, 1.0]
    without_goal = [game._replace(ranks=(1,)) for game in games]
    assert [one.won for one in solos(without_goal, ("a", "b"))] == [None, None]


def test_clocks_add_up_over_games() -> None:
    found = clocked([played(1, ("a", "b"), (1, 2)), played(2, ("a", "b"), (1, 2))])
    assert found["a"].mean == pytest.approx(0.05)
    assert found["a"].longest == 0.2
