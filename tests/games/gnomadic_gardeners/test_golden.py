"""Whole games that were played once and must be told the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.gnomadic_gardeners.desk import rules_of
from tests.games.gnomadic_gardeners.transcript import FOLDER, read, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_told_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert transcript(*read(text)) == text


def test_every_mode_and_month_has_a_golden_game() -> None:
    laws = [rules_of(**read(file.read_text(encoding="utf-8"))[0]).config for file in FILES]
    assert {config.mode for config in laws} == {"duel", "solo", "basket"}
    assert {config.month for config in laws} == {
        "none",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
    }
