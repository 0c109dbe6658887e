"""Which games are played, and that a game is the same whoever plays it."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.ladder.games import LadderSetup, ScheduledGame, pairings, play
from tests.ladder.made import TABLE


def test_each_two_neighbours_meet_at_every_deal_the_better_one_in_every_seat_once() -> None:
    found = list(pairings(("a", "b", "c"), 3, range(2)))
    assert len(found) == len(set(found)) == 2 * 2 * 3
    assert [one.players for one in found[:3]] == [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]
    seats = Counter((deal, seat) for deal, players in found for seat, one in enumerate(players) if one == "c")
    assert set(seats.values()) == {1}


def test_alone_everybody_plays_every_deal() -> None:
    found = list(pairings(("a", "b"), 1, (7, 8)))
    assert found == [
        ScheduledGame(7, ("a",)),
        ScheduledGame(7, ("b",)),
        ScheduledGame(8, ("a",)),
        ScheduledGame(8, ("b",)),
    ]


def test_the_same_pairing_gives_the_same_game() -> None:
    pairing = ScheduledGame(5, ("easy", "random", "random"))
    one, again = (play(TABLE, pairing)._replace(thinking={}) for _ in range(2))
    assert one == again
    assert one != play(TABLE, pairing._replace(deal=6))._replace(thinking={})


def test_thinking_is_measured_for_each_player() -> None:
    found = play(TABLE, ScheduledGame(5, ("easy", "random", "random"))).thinking
    assert set(found) == {"easy", "random"}
    for one in found.values():
        assert one.asked > 10
        assert 0 < one.longest <= one.seconds


@pytest.mark.parametrize("seats", [1, 2])
def test_the_options_drawn_for_a_deal_are_those_of_a_match(seats: int) -> None:
    """A map that is drawn by the seed is another one at another deal."""
    table = LadderSetup("paths_and_flower_beds", seats, (("map", "random"),)) if seats == 2 else TABLE._replace(seats=2)
    assert play(table, ScheduledGame(1, ("random",) * 2)).moves
