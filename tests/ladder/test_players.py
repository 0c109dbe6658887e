"""A players' file that is read, changed and written again."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.core.character import FILE
from garden_desktop.core.packs import PackError, read
from garden_desktop.ladder.tuning import players_file
from tests.shipped import SHIPPED

TEXT = """# How they judge.
# Found by hand.

[easy]
gentle = true
noise = 1

[easy.seats_3]
noise = 2.5

[expert]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    path.write_text(TEXT)
    return path


def test_a_file_is_written_as_it_was_read(file: Path) -> None:
    assert players_file(file).text() == TEXT


@pytest.mark.parametrize("key", SHIPPED)
def test_the_file_of_every_game_says_the_same_once_it_is_written_again(key: str) -> None:
    found = players_file(paths.resource(key, FILE))
    assert found.head
    assert read(found.text(), FILE) == found.levels


def test_a_number_is_that_of_the_table_before_that_of_the_level(file: Path) -> None:
    found = players_file(file)
    assert [found.number("easy", seats, "noise") for seats in (2, 3)] == [1, 2.5]
    assert found.number("expert", 2, "noise") is None
    assert found.number("nobody", 2, "noise") is None


def test_a_changed_number_counts_at_tables_of_so_many_and_the_head_tells_of_it(file: Path) -> None:
    before = players_file(file)
    after = before.changed("easy", 2, {"noise": 0.5}, "found by a command")
    assert [after.number("easy", seats, "noise") for seats in (1, 2, 3)] == [1, 0.5, 2.5]
    assert after.text().startswith("# How they judge.\n# Found by hand.\n# found by a command\n\n[easy]\n")
    assert before.text() == TEXT


def test_what_is_no_toml_is_refused_by_name(file: Path) -> None:
    file.write_text("[easy")
    with pytest.raises(PackError, match=r"players\.toml: the file: is not TOML"):
        players_file(file)
