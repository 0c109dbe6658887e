"""The new-game sheet tells how strong a computer is, at the table that is chosen and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ladder.standing import published
from garden_desktop.ui.newgame.seat_row import measured


def told(key: str, level: str, *, mode: str = "", seats: int = 0, **values: str) -> str:
    choices = NewGameState.usual(registry.games()[key])
    choices = choices.with_mode(mode) if mode else choices
    while choices.count < seats:
        choices = choices.added(choices.free_symbols[0])
    message = measured(choices.with_values({**choices.values, **values}), level)
    return "" if message is None else plain(message)


def test_of_two_it_tells_wins_against_the_next_weaker_level() -> None:
    assert told("fire_and_flora", "expert", seats=2) == ("Wins about 80 out of 100 matches against “Thoughtful”.")


def test_of_three_it_tells_what_would_be_even() -> None:
    assert told("stalk_exchange", "steady", seats=3) == (
        "Wins about 54 out of 100 3-player matches against “Easy-going” (33 would be average)."
    )


@pytest.mark.parametrize("month", ["april", "october"])
def test_alone_it_tells_wins_of_the_month(month: str) -> None:
    (table,) = (one for one in published("gnomadic_gardeners") if one.options == {"month": month})
    easy = table.of("easy")
    assert easy is not None
    assert easy.percents is not None
    assert told("gnomadic_gardeners", "easy", mode="solo", month=month).startswith(
        f"Wins about {easy.percents.won} out of 100"
    )


def test_where_nothing_was_measured_it_tells_nothing() -> None:
    assert told("stalk_exchange", "steady", seats=5) == ""
    assert told("fire_and_flora", "easy", seats=2) == "", "nobody is weaker"
    assert told("gnomadic_gardeners", "expert", mode="duel") != ""
    assert told("gnomadic_gardeners", "expert", mode="basket") == "", "nobody is against anybody"
    choices = NewGameState.usual(registry.games()["fire_and_flora"])
    assert measured(choices, "expert") is not None
    assert measured(choices.with_players(Path("mine.toml")), "expert") is None
