"""The garden book as people and readers find it: from home, through the list, into a match and back."""

from __future__ import annotations

import pytest

from tests.program.conftest import Sit
from tests.program.evening import Evening
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


def play_and_leave(evening: Evening) -> Guest:
    Sheet(evening, packet(evening.page(), "stalk_exchange")).start()
    guest = Guest(evening, 1)
    guest.play(2)
    guest.leave()
    return guest


def test_a_match_is_found_in_the_book_and_gone_on_with(sit: Sit) -> None:
    evening = sit(bus=True)
    guest = play_and_leave(evening)
    evening.click("Statistics")
    row = evening.find("Stalk Exchange, today .*Row 1 of 1.")
    evening.click_on(row)
    evening.keys("Return")
    guest.come_to_the_table()
    evening.click("Back to Statistics")
    evening.find("Search matches")
    evening.keys("Escape")
    evening.find("New game|Continue")
    evening.close_window()


@pytest.mark.daily
def test_a_match_goes_to_the_bin_of_the_desktop_and_comes_back(sit: Sit) -> None:
    evening = sit(bus=True)
    play_and_leave(evening)
    (record,) = evening.program.records()
    words, trash = record.read_bytes(), evening.program.matches.parents[1] / "Trash"
    evening.click("Statistics")
    evening.find("Stalk Exchange, today .*Row 1 of 1.")
    evening.keys("Delete")
    evening.find("Your matches will appear here.")
    assert [(path.name, path.read_bytes()) for path in (trash / "files").iterdir()] == [(record.name, words)]
    assert f"Path={record}" in (trash / "info" / f"{record.name}.trashinfo").read_text()
    evening.click("Undo delete")
    evening.find("Stalk Exchange, today .*Row 1 of 1.")
    assert record.read_bytes() == words
    assert not [left for left in trash.rglob("*") if left.is_file()]
    evening.close_window()


@pytest.mark.daily
def test_all_data_are_deleted_and_the_next_start_is_that_of_a_newcomer(sit: Sit) -> None:
    evening = sit(bus=True)
    home, known = evening.program.matches.parents[1], evening.program.matches / "known.txt"
    play_and_leave(evening)
    (record,) = evening.program.records()
    words = record.read_bytes()
    known.unlink()
    evening.click("Statistics")
    evening.find("Stalk Exchange, today .*Row 1 of 1.")
    evening.choose("Import and backup", "Delete all data…")
    evening.find(r"Delete all data\? All matches.*")
    evening.hands.click(*evening.find("Delete all data").rect.centre)
    evening.watch.at_the_end()
    (gone,) = (home / "Trash" / "files").iterdir()
    assert (gone / "matches" / record.name).read_bytes() == words
    assert f"Path={record.parents[1]}" in (home / "Trash" / "info" / f"{gone.name}.trashinfo").read_text()
    assert [path.name for path in home.iterdir()] == ["Trash"]
    for folder in ("state", "cache", "config"):
        assert list((home.parent / folder).rglob("*")) == []
    evening.come_back()
    evening.find("Learn a game in 4 minutes, then play your first match against a computer.")
    evening.close_window()
