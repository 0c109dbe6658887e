"""How far back the story goes at a table that forgets (SE-113)."""

from __future__ import annotations

import pytest

from garden_desktop.core.match import Match
from garden_desktop.hotseat.turns import story_start
from tests.hotseat.toy import Move, ToyRules

PLIES = (Move("seal", 1), Move("seal", 2), Move("go", 0), Move("heads", 0), Move("seal", 1), Move("seal", 1))
"""By seat 1, seat 2, seat 1, nature, seat 1 still, seat 2."""


def match(plies: int) -> Match[object, object]:
    made = Match(ToyRules(), 1)
    for move in PLIES[:plies]:
        made.play(move)
    return made  # type: ignore[return-value]


@pytest.mark.rule("SE-113")
@pytest.mark.parametrize(
    ("seat", "ply", "start"),
    [
        (0, 0, 0),
        (1, 1, 0),  # no turn yet: all of it
        (0, 2, 0),
        (0, 4, 0),  # the turn under way goes on after the draw, so the last one is the first
        (1, 5, 1),
        (0, 6, 2),
        (None, 5, 1),  # the shared screen remembers for whoever is to move
    ],
)
def test_it_goes_back_to_the_last_turn_of_whoever_looks(seat: int | None, ply: int, start: int) -> None:
    assert story_start(match(6), "turn", seat, ply) == start


@pytest.mark.rule("SE-113")
def test_somebody_who_waits_sees_the_turn_just_made() -> None:
    made = match(5)
    assert story_start(made, "turn", 0, 5) == 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_forgotten_where_the_game_does_not_ask_for_it(seat: int | None) -> None:
    assert story_start(match(6), "all", seat, 6) == 0


@pytest.mark.rule("SE-113")
def test_after_the_end_all_is_told() -> None:
    made = match(6)
    made.play(Move("go", 0))
    made.play_chance_moves()
    assert made.over
    assert story_start(made, "turn", 1, made.ply) == 0
