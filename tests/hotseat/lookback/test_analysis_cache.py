"""What was found out about a match is kept in the cache folder, and thrown away where it is damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garden_desktop import __version__, paths
from garden_desktop.hotseat.analysis import AnalysisCache, MatchAnalysis, MoveAnalysis, default_cache

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


GOOD = [0, -1, [0.6, 0.4], [0.1, -0.1], [0, 0], [0, 0], ""]
NEXT = [1, 1, [1.0, 0.0], [0, 0], [0, 0], [0.4, -0.4], "b"]


def test_numbers_may_be_whole_ones(kept: AnalysisCache, tmp_path: Path) -> None:
    (file,) = (tmp_path / "lookback").iterdir()
    file.write_text(json.dumps({"start": [0.5, 0.5], "parts": [GOOD, NEXT]}))
    assert kept.load("record", 2, 2) == FOUND
    assert kept.names() == {file.name}


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (0, 1),
        (0, -1),
        (1, -2),
        (1, 2),
        (1, True),
        (1, "0"),
        (2, [1.0]),
        (3, [1, 2, 3]),
        (4, ["0", 0]),
        (4, [True, False]),
        (5, [float("nan"), 0]),
        (5, 0),
        (6, 3),
    ],
)
def test_a_move_that_this_program_did_not_write_throws_all_away(
    kept: AnalysisCache, tmp_path: Path, at: int, value: object
) -> None:
    (file,) = (tmp_path / "lookback").iterdir()
    spoilt = [*GOOD[:at], value, *GOOD[at + 1 :]]
    file.write_text(json.dumps({"start": [0.5, 0.5], "parts": [spoilt, NEXT]}))
    assert kept.load("record", 2, 2) is None
    assert kept.names() == set()


@pytest.mark.parametrize(("plies", "sides"), [(1, 2), (3, 2), (2, 1), (2, 3)])
def test_an_analysis_of_another_length_or_table_is_thrown_away(kept: AnalysisCache, plies: int, sides: int) -> None:
    assert kept.load("record", plies, sides) is None


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = AnalysisCache(tmp_path / "file" / "lookback", "1.0")
    kept.store("record", FOUND)
    assert kept.load("record", 2, 2) is None
    assert kept.names() == set()


def test_analyses_are_kept_with_other_things_that_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "cache_dir", lambda: tmp_path)
    default_cache().store("record", FOUND)
    assert AnalysisCache(tmp_path / "lookback", __version__).load("record", 2, 2) == FOUND
