"""Gnomes, tasks, hours and animals in words."""

from __future__ import annotations

import pytest

from garden_desktop.core.inspection import ValueChange
from garden_desktop.core.text import plain
from tests.games.gnomadic_gardeners.desk import desk, solo
from tests.games.gnomadic_gardeners.tables import look_of
from tests.said import later, lines


@pytest.mark.rule("GG-22", "GG-31")
def test_a_gnome_says_his_hours_his_skills_and_where_he_goes() -> None:
    look = look_of(desk(), 0)
    found = look.inspect("piece", "gnome:g03")
    assert lines(found) == [
        "1 hour: | the bench with fewer hours goes first",
        "fruit | is one of his skills",
        "flower | is one of his skills",
        "1 bliss: | his charisma bonus, if you play him alone",
    ]
    assert found is not None
    assert found.lines[0].change == ValueChange(0, 1, "hour")
    assert later(found) == ["If you keep him in hand, he stays with you."]


@pytest.mark.rule("GG-36")
def test_with_a_hen_he_takes_one_hour() -> None:
    found = look_of(desk(animals=("hen", "")), 0).inspect("piece", "gnome:g04")
    assert lines(found)[0].endswith("only 1 with the Watchful Hen")


@pytest.mark.rule("GG-57")
def test_an_animal_beside_a_side_says_what_it_does() -> None:
    found = look_of(desk(animals=("", "horse")), 0).inspect("side", "1")
    assert "Helpful Horse | 1 bliss for every gnome you played." in lines(found)


def test_the_scarecrows_animals_do_nothing() -> None:
    found = look_of(solo(animals=("", "horse")), 0).inspect("side", "1")
    assert "Helpful Horse | counts for the Scarecrow’s control cards" in lines(found)


@pytest.mark.rule("GG-15", "GG-17")
def test_a_task_says_what_it_needs_and_pays() -> None:
    found = look_of(desk(pair="c1 c2"), 0).inspect("place", "task2")
    assert found is not None
    assert any(line.sprites == ("bliss",) for line in found.lines)
    assert all(sprite.startswith("crop-") for sprite in found.lines[0].sprites)


def test_a_month_has_its_name_and_its_section() -> None:
    found = look_of(desk(month="may"), 0).inspect("note", "month")
    assert found is not None
    assert (plain(found.title), found.section) == ("May Flowers", "may")
