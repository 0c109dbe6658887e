"""Whole games that were played once and must be told the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.stalk_exchange.transcript import FOLDER, read, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_told_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert transcript(*read(text)) == text


def test_every_player_count_and_the_options_that_change_the_game_have_a_golden_game() -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    games = [read(text) for text in texts]
    assert {seats for seats, _, _ in games} == {2, 3, 4, 5}
    crashes = {word for text in texts for word in text.splitlines()[-2].partition(",")[0].split()}
    assert crashes >= {"track", "greenhouse", "value_cap", "garden_full"}
    taken = {pair for _, options, _ in games for pair in options.items()}
    assert taken >= {
        ("garden_side", "3"),
        ("garden_side", "5"),
        ("start_blooms", "5"),
        ("edge", "open"),
        ("bulbs", "harvest_too"),
        ("bust_rounding", "rest_up"),
        ("length", "short"),
        ("length", "long"),
        ("second_end", "value_cap"),
        ("second_end", "garden_full"),
        ("track_pass", "meet"),
        ("start_value", "1"),
        ("seedy", "none"),
    }
