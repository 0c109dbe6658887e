"""What a ladder keeps, and what it says of a file that lies."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.ladder.games import LadderError, LadderHeader, append, opened
from tests.ladder.made import played

HEADING = LadderHeader("fire_and_flora", 2, {"target": "8"}, "abc", "", ("a", "b"), "1")
GAMES = [played(1, ("a", "b"), (1, 2)), played(1, ("b", "a"), (2, 1))]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "new" / "ladder.jsonl"
    assert opened(file, HEADING) == []
    for one in GAMES:
        append(file, one)
    return file


def test_games_come_back_as_they_were(file: Path) -> None:
    assert opened(file, HEADING) == GAMES


def test_a_line_written_in_part_is_cut_off(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"deal": 2, "play')
    assert opened(file, HEADING) == GAMES
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "other"),
    [("game", "x"), ("seats", 3), ("options", {}), ("pack", "def"), ("levels", ("b", "a")), ("version", "2")],
)
def test_a_file_of_another_ladder_is_refused_and_stays(file: Path, field: str, other: Any) -> None:
    before = file.read_bytes()
    with pytest.raises(LadderError, match=rf"ladder.jsonl: line 1: {field}: .*another file"):
        opened(file, HEADING._replace(**{field: other}))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", "1"),
        ("players", ["a"]),
        ("players", ["a", "c"]),
        ("players", "ab"),
        ("scores", [1]),
        ("scores", [1, "2"]),
        ("ranks", None),
        ("moves", True),
        ("failures", 1.5),
        ("thinking", {"a": [1, 1, 1]}),
        ("thinking", {"a": [1, 1], "b": [1, 1, 1]}),
    ],
)
def test_a_line_that_lies_is_named_with_its_field(file: Path, field: str, value: Any) -> None:
    lines = file.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | {field: value})
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(LadderError, match=f"ladder.jsonl: line 3: {field}: "):
        opened(file, HEADING)


@pytest.mark.parametrize("line", ["", "[]", "{", "nonsense"])
def test_a_line_that_is_no_object_is_named(file: Path, line: str) -> None:
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(LadderError, match="line 4: this is no JSON object"):
        opened(file, HEADING)


def test_a_file_of_something_else_is_no_ladder(file: Path) -> None:
    file.write_text('{"record": 1}\n')
    with pytest.raises(LadderError, match="line 1: ladder: None is not 1"):
        opened(file, HEADING)
