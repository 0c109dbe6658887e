"""Stars and income over the game, and the score pad that names every star (issue 5; FF-01 to FF-08)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.rules.effects.landscape import coins_a_turn
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from tests.games.fire_and_flora.desk import desk, rules_of
from tests.games.fire_and_flora.walks import walk

SHORT = {"round_limit": "5", "target": "30"}


def test_one_point_after_every_turn_and_one_for_the_running_one() -> None:
    rules = rules_of(3, **SHORT)
    table, played = FloraTable(rules), 0
    for state, _ in walk(rules, 4):
        plots = table.plots(rules.view(state, None))
        if state.turn < 0:
            assert not plots
            continue
        stars, income = plots
        for seat in range(3):
            assert len(stars.lines[seat].points) == len(state.past) + 2
            assert stars.lines[seat].points[-1][1] == stars_of(rules.config, state, seat)
            assert income.lines[seat].points[-1][1] == coins_a_turn(rules.config, state, seat)
        if len(state.past) > played:
            played = len(state.past)
            ended = state.past[-1]
            assert [line.points[-2][1] for line in stars.lines] == list(ended.stars)
            assert [line.points[-2][1] for line in income.lines] == list(ended.income)
    assert played == 15
    assert stars.goal == 30


@pytest.mark.rule("FF-06")
def test_the_turn_that_is_won_has_a_point_of_its_own() -> None:
    """The target ends the game in the middle of a turn: its star is no jump at the end of the turn before."""
    at = desk("HQ1 | EF1 sagebrush small | C21 oak big", "HQ2 | EF2 poppy big", hands=("water",), target="6")
    at.play("play water EF1, pass")
    stars, _ = FloraTable(at.rules).plots(at.sees(None))
    assert stars.lines[0].points == ((0.0, 0.0), (1.0, 6.0))
    assert stars.span is not None
    assert plain(stars.span) == "1 turn"


@pytest.mark.rule("FF-01", "FF-06")
def test_the_pad_says_who_won_by_how_much() -> None:
    at = desk("HQ1 | EF1 sagebrush small | C21 oak big", "HQ2 | EF2 poppy big", hands=("water",), target="6")
    table = FloraTable(at.rules)
    assert table.score_breakdown(at.sees(None)).headline is None
    at.play("play water EF1, pass")
    found = table.score_breakdown(at.sees(None))
    assert found.headline is not None
    assert plain(found.headline) == "Seat 1 wins by 4 stars."
    assert plain(found.sentences[0]) == "Seat 1 has the best landscape: 6 stars."


@pytest.mark.rule("FF-02")
def test_every_star_has_a_line_with_its_plant_and_land() -> None:
    at = desk("HQ1 | EF1 sagebrush small | C21 oak big | C12 brome big", "HQ2 | EF2")
    lines = at.rules.explain(at.sees(None), 0)
    told = [(plain(line.label), line.points, plain(line.note) if line.note else "") for line in lines]
    assert told == [("Sagebrush", 1, "Small, on Empty Field"), ("Live Oak", 4, "Big, on Paso Robles Savanna")]
