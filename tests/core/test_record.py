"""Records: what is written is read back, and every kind of damage is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.record import Header, RecordError, Seated
from garden_desktop.games._template.rules import Move, NullRules, State

HEADER = Header("_template", "standard", "0123", {"a": "b"}, (Seated("Änn", 0), Seated("Ben", 3)), 42, "0.1.0")


def finished() -> Match[State, Move]:
    match = Match(NullRules(2), 42)
    while not match.over:
        match.settle()
        match.play(Move("nod"))
    return match


def text() -> str:
    return record.write(finished(), HEADER)


def broken(line: int, new: str) -> bytes:
    lines = text().splitlines()
    lines[line - 1] = new
    return ("\n".join(lines) + "\n").encode()


def complaint(data: bytes) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        record.replay(record.read(data), NullRules(2))
    return caught.value.line, str(caught.value)


def test_what_is_written_is_read_back() -> None:
    read = record.read(text().encode())
    assert read.header == HEADER
    assert not read.torn
    assert record.replay(read, NullRules(2)).states == finished().states


def test_seats_count_from_one_and_nature_is_zero() -> None:
    assert [json.loads(line)[0] for line in text().splitlines()[1:-1]] == [0, 1, 2]


@pytest.mark.parametrize("cut", range(1, 8))
def test_a_torn_last_line_is_dropped_and_reported(cut: int) -> None:
    whole = text().splitlines(keepends=True)
    data = "".join(whole[:3]).encode() + whole[3].encode()[:cut]
    read = record.read(data)
    assert read.torn
    assert len(read.lines) == 2
    assert read.intact == len("".join(whole[:3]).encode())


def test_line_ends_of_other_systems_are_read() -> None:
    assert record.read(text().replace("\n", "\r\n").encode()).header == HEADER


def test_moves_taken_back_are_replayed_as_taken_back() -> None:
    lines = text().splitlines()
    data = "\n".join([*lines[:3], record.undo_line(1, True), lines[2], *lines[3:]]) + "\n"
    match = record.replay(record.read(data.encode()), NullRules(2))
    assert match.states == finished().states
    assert match.assisted


def test_a_newer_format_is_refused_with_what_to_do() -> None:
    head = json.loads(text().splitlines()[0]) | {"format": record.FORMAT + 1}
    line, sentence = complaint(broken(1, json.dumps(head)))
    assert line == 1
    assert "update the program" in sentence


@pytest.mark.parametrize(
    ("line", "new", "word"),
    [
        (1, "hello", "not a Garden Desktop record"),
        (1, '{"a": 1}', "not a Garden Desktop record"),
        (1, '{"format": 1, "game": 3}', "which game"),
        (3, '[1, "nod"', "neither a move"),
        (3, '{"undo": 0}', "neither a move"),
        (3, '{"undo": 9}', "More moves are taken back"),
        (3, '[true, "nod"]', "neither a move"),
        (3, '[2, "nod"]', "seat 1 has the turn"),
        (3, '[1, "jump"]', "not a move of this game"),
        (3, '[1, "heads"]', "not allowed here"),
        (3, '{"result": {"scores": [], "ranks": []}}', "before the end"),
        (5, '{"result": {"scores": [1, 0], "ranks": [1, 1]}}', "not the one the moves lead to"),
        (5, '[1, "nod"]', "after the end"),
    ],
)
def test_damage_is_named_with_its_line(line: int, new: str, word: str) -> None:
    number, sentence = complaint(broken(line, new))
    assert number == line
    assert word in sentence


def test_an_empty_file_is_not_a_record(tmp_path: Path) -> None:
    assert "not a Garden Desktop record" in complaint(b"")[1]


def test_bytes_that_are_no_text_are_named() -> None:
    assert complaint(text().encode() + b"\xff\xfe\n")[0] == 6
