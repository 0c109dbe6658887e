"""What was found out about a match is kept in the cache folder, and thrown away where it is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.hotseat.analysis import AnalysisCache, MatchAnalysis, MoveAnalysis

NONE = (0.0, 0.0)
FOUND = MatchAnalysis(
    (0.5, 0.5),
    (
        MoveAnalysis(0, -1, (0.6, 0.4), (0.1, -0.1), NONE, NONE),
        MoveAnalysis(1, 1, (1.0, 0.0), NONE, NONE, (0.4, -0.4), "b"),
    ),
)


@pytest.fixture
def kept(tmp_path: Path) -> AnalysisCache:
    kept = AnalysisCache(tmp_path / "lookback", "1.0")
    kept.store("record", FOUND)
    return kept


def test_what_was_kept_is_found_again(kept: AnalysisCache) -> None:
    assert kept.load("record", 2, 2) == FOUND


def test_another_match_and_another_program_find_nothing(kept: AnalysisCache, tmp_path: Path) -> None:
    assert kept.load("other", 2, 2) is None
    assert AnalysisCache(tmp_path / "lookback", "1.1").load("record", 2, 2) is None


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b'{"start": [1, 0], "parts": []}',
        b'{"start": [1, NaN], "parts": [[], []]}',
        b"[" * 9999,
        b'{"start": [1' + b"0" * 400 + b', 0], "parts": [[], []]}',
        b'{"start": [1, 0], "parts": [[0, 0, [1' + b"0" * 400 + b', 0], [0, 0], [0, 0], [0, 0], ""], []]}',
    ],
)
def test_a_damaged_file_is_thrown_away(kept: AnalysisCache, tmp_path: Path, damage: bytes) -> None:
    (file,) = (tmp_path / "lookback").iterdir()
    file.write_bytes(damage)
    assert kept.load("record", 2, 2) is None
    assert not file.exists()


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = AnalysisCache(tmp_path / "file" / "lookback", "1.0")
    kept.store("record", FOUND)
    assert kept.load("record", 2, 2) is None
