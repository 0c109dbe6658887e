"""Who serves which task: a picture for the eye, never a rule (GG-51)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.rules.config import Crew, Teams
from garden_desktop.games.gnomadic_gardeners.rules.state import TASK_1, TASK_2, TASK_3
from tests.games.gnomadic_gardeners.desk import desk, standard

NEEDS = standard().cards[0].right.needs
"""Fruit, grain and two flowers / herb / vegetable and flower."""


def crew(team: str, tasks: int, *wishes: tuple[str, int]) -> tuple[str, ...] | None:
    ids = [gnome.id for gnome in standard().gnomes]
    found: Crew | None = Teams(standard().gnomes).crew(
        NEEDS,
        sum(1 << ids.index(gnome) for gnome in team.split()),
        tasks,
        [(ids.index(gnome), task) for gnome, task in wishes],
    )
    return found and tuple(" ".join(id for i, id in enumerate(ids) if part >> i & 1) for part in found)


def test_the_fewest_gnomes_work() -> None:
    assert crew("g01 g03 g05 g06", TASK_3) == ("", "", "g06")


def test_then_the_lowest_ids() -> None:
    assert crew("g02 g05 g08 g10", TASK_2) == ("", "g02", "")
    assert crew("g02 g03 g04 g07 g11", TASK_1) == ("g03 g04", "", "")


def test_wishes_come_first() -> None:
    assert crew("g02 g05 g08 g10", TASK_2, ("g08", 1)) == ("", "g08", "")
    assert crew("g02 g03 g04 g07 g11", TASK_1, ("g11", 0)) == ("g07 g11", "", "")
    assert crew("g01 g03 g06", TASK_3, ("g01", 2), ("g03", 2)) == ("", "", "g01 g03")


def test_a_wish_that_cannot_be_is_left_aside() -> None:
    assert crew("g02 g06 g05", TASK_2 | TASK_3, ("g06", 1)) == ("", "g02", "g06")


def test_no_crew_where_the_tasks_cannot_be_done() -> None:
    assert crew("g01 g07", TASK_1) is None
    assert crew("g02", TASK_2 | TASK_3) is None
    assert crew("g02", 0) == ("", "", "")


@pytest.mark.rule("GG-26", "GG-29")
@pytest.mark.parametrize("flowers", [0, 2])
def test_there_is_a_crew_exactly_for_the_feasible_sets(flowers: int) -> None:
    """Checked against a search that tries every way to share out four gnomes."""
    teams = Teams(standard().gnomes, flowers)
    for card in standard().cards:
        sets = teams.sets(card.right.needs)
        for team in range(0b1111 << 4, 1 << 12, 97):
            by_hand = {s for s in range(8) if _shared(teams, card.right.needs, team, s)}
            assert {s for s in range(8) if sets[team] >> s & 1} == by_hand
            for s in range(8):
                found = teams.crew(card.right.needs, team, s)
                assert (found is not None) == (s in by_hand)


def _shared(teams: Teams, needs: tuple[tuple[int, ...], ...], team: int, tasks: int) -> bool:
    """Whether `team` splits so that each task of the set has a part of its own: all parts are tried."""
    if not tasks:
        return True
    task = (tasks & -tasks).bit_length() - 1
    part = team
    while part:
        if _covers(teams, part, needs[task]) and _shared(teams, needs, team & ~part, tasks & (tasks - 1)):
            return True
        part = (part - 1) & team
    return False


def _covers(teams: Teams, part: int, need: tuple[int, ...]) -> bool:
    """The words of the rule: every icon shown often enough, in May two spare flowers for a missing one."""
    missing = teams.missing(part, need)
    if not any(missing):
        return True
    flowers = sum(standard().gnomes[i].icons[4] for i in range(12) if part >> i & 1) - need[4]
    return teams.flowers > 0 and missing[4] == 0 and flowers >= teams.flowers * sum(missing)


def test_the_rules_offer_a_crew_for_the_play() -> None:
    game = desk().play("commit g02 g03 g04", "commit g08 g09")
    assert game.rules.crew(game.state, 0, TASK_1 | TASK_2) == (0b1100, 0b0010, 0)
