from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.hotseat.tips import SeenTips


def test_who_has_been_told_is_known_the_next_time_and_nobody_else(tmp_path: Path) -> None:
    SeenTips(tmp_path / "tips.json").mark_seen("Ann", "game.crash")
    again = SeenTips(tmp_path / "tips.json")
    assert again.knows("Ann", "game.crash")
    assert not again.knows("Ann", "game.tight")
    assert not again.knows("Ben", "game.crash")


DAMAGED = (
    "",
    "[]",
    "{",
    '{"format": 2, "people": {}}',
    '{"format": 1}',
    '{"format": 1, "people": {"Ann": "crash"}}',
    '{"format": 1, "people": {"Ann": [7]}}',
    "\0",
    "[" * 100_000,
)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_file_is_set_aside_and_that_is_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "tips.json"
    file.write_text(text)
    told = SeenTips(file)
    assert told.file.notice is not None
    assert (tmp_path / "tips.damaged.json").read_text() == text
    told.mark_seen("Ann", "game.crash")
    assert SeenTips(file).knows("Ann", "game.crash")


def test_what_the_disk_does_not_take_is_known_until_the_program_ends(tmp_path: Path) -> None:
    told = SeenTips(tmp_path / "nowhere" / "tips.json")
    (tmp_path / "nowhere").write_text("a file where the folder should be")
    with pytest.raises(OSError):
        told.mark_seen("Ann", "game.crash")
    assert told.knows("Ann", "game.crash")
