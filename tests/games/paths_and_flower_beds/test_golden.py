"""Whole games that were played once and must be told the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.paths_and_flower_beds.transcript import FOLDER, read, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_told_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert transcript(*read(text)) == text


def test_every_map_every_number_of_seats_and_every_house_rule_has_a_golden_game() -> None:
    games = [read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {seats for seats, _, _ in games} == {1, 2, 3, 4, 5, 6}
    chosen = {(key, value) for _, options, _ in games for key, value in options.items()}
    assert {value for key, value in chosen if key == "map"} == {"M1", "M2", "M3", "M4", "M5"}
    assert chosen >= {
        ("trace_mode", "own"),
        ("trace_mode", "own_strict"),
        ("ties", "ladder"),
        ("namer_stuck", "skip"),
        ("no_repeat", "lap"),
        ("open_grids", "on"),
    }
