"""What is taught where: every step names rows of its game's ledger, and the tables in docs/lessons.md are of today."""

from __future__ import annotations

import pytest
import taught

from garden_desktop.hotseat.lesson import library

KEYS = taught.games()
every_game = pytest.mark.parametrize("key", KEYS)


@every_game
def test_every_row_that_a_step_names_is_in_the_ledger(key: str) -> None:
    assert [str(error) for error in taught.strangers(key)] == []


def test_the_tables_are_of_today() -> None:
    assert taught.complaints() == []


@every_game
def test_every_row_of_a_ledger_stands_in_one_group(key: str) -> None:
    rows = [row for group in taught.groups(key) for row in group.rows]
    assert len(rows) > 100
    assert len(set(rows)) == len(rows)
    assert [int(row[3:]) for row in rows] == list(range(1, len(rows) + 1))


def test_a_row_that_no_ledger_has_is_named_with_file_step_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = next(library.readable("stalk_exchange"))
    steps = (lesson.steps[0], lesson.steps[1]._replace(teaches=("SE-999",)))
    monkeypatch.setattr(library, "readable", lambda key: [lesson._replace(steps=steps)])
    (error,) = taught.strangers("stalk_exchange")
    assert (error.file, error.row, error.field) == (lesson.file, "step 2", "teaches")
    assert "SE-999" in error.reason


@every_game
def test_every_group_of_a_ledger_is_taught_or_excused(key: str) -> None:
    assert taught.NOT_YET not in taught.table(key)


@every_game
def test_nothing_is_excused_that_is_taught_or_unknown(key: str) -> None:
    excused = set(taught.NOT_TAUGHT.get(key, {}))
    places = {row for row, _ in taught.taught(key)}
    assert excused <= {group.name for group in taught.groups(key) if not places & set(group.rows)}
