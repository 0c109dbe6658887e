"""Tables are kept under a name and begun again."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tables import MOST
from tests.hotseat.kept import Kept

SE = "stalk_exchange"
LAID = MatchSetup(SE, (Seated("Ann", 2), Seated("Cleo", 1, "steady")), {"mode": "x"}, 7, Path("own.toml"))


def test_a_table_comes_back_as_it_was_laid_with_a_seed_of_its_own() -> None:
    kept = Kept()
    assert kept.tables.save_table(" Friday ", LAID) == "Friday"
    (friday,) = kept.tables.all()
    assert (friday.name, friday.laid.seats, friday.laid.options) == ("Friday", LAID.seats, LAID.options)
    assert friday.laid.pack_file == LAID.pack_file
    assert len({friday.setup().seed for _ in range(9)}) > 1


def test_a_match_begins_at_a_kept_table(tmp_path: Path) -> None:
    kept = Kept()
    kept.tables.save_table("Friday", MatchSetup(SE, LAID.seats, {}, 7))
    session = MatchRepository(tmp_path).begin_match(kept.tables.all()[0].setup())
    assert session.seats == LAID.seats
    session.close()


def test_the_one_begun_last_is_first_and_a_name_is_kept_once() -> None:
    kept = Kept()
    for name in ("one", "two", "one"):
        kept.tables.save_table(name, LAID)
    assert [one.name for one in kept.tables.all()] == ["one", "two"]
    kept.tables.mark_begun(kept.tables.all()[1])
    assert [one.name for one in kept.tables.all()] == ["two", "one"]
    kept.tables.drop("two")
    assert [one.name for one in kept.tables.all()] == ["one"]


def test_a_name_without_a_letter_is_not_kept() -> None:
    kept = Kept()
    assert kept.tables.save_table("  ", LAID) == ""
    assert kept.tables.all() == []


def test_no_more_than_so_many_are_kept() -> None:
    kept = Kept()
    for number in range(MOST + 3):
        kept.tables.save_table(f"table {number}", LAID)
    assert len(kept.tables.all()) == MOST


@pytest.mark.parametrize("text", ["3", '{"a": 1}', '["x", {"name": 3}]', '[{"name": "a", "game": "x", "seats": [3]}]'])
def test_what_is_no_table_is_left_out(text: str) -> None:
    assert Kept(text).tables.all() == []


def test_a_table_of_a_game_that_is_not_here_stays_kept() -> None:
    kept = Kept()
    kept.tables.save_table("far", MatchSetup("moon_golf", LAID.seats, {}, 1))
    assert kept.tables.all() == []
    kept.tables.save_table("near", LAID)
    assert "moon_golf" in kept.text


@pytest.mark.parametrize("room", [0, 1, 2])
def test_tables_of_elsewhere_come_in_as_far_as_there_is_room(room: int) -> None:
    kept, others = Kept(), Kept()
    for number in range(MOST - room):
        kept.tables.save_table(f"mine {number}", LAID)
    for number in range(2):
        others.tables.save_table(f"other {number}", LAID)
    kept.tables.join(others.tables.all())
    assert len(kept.tables.all()) == MOST
    assert [one.name for one in kept.tables.all()[MOST - room :]] == ["other 1", "other 0"][:room]
