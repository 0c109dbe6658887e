"""Whole games that were played once and must be told the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.fire_and_flora.transcript import FOLDER, read, transcript

KINDS = """
starters land lot event resource die region steal rat buy play nefarious use demolish draw sell offer end block pass
douse give get propose withdraw accept decline counter site regrow protect choose keep reroll pay lose
"""
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_told_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert transcript(*read(text)) == text


def test_every_player_count_has_a_golden_game_and_every_kind_of_move_is_in_one() -> None:
    games = [read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {seats for seats, _, _ in games} == {1, 2, 3, 4}
    words = {move.split()[0] for _, _, moves in games for move in moves}
    assert words >= set(KINDS.split())
