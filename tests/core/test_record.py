"""Records: what is written is read back, and every kind of damage is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordError, RecordHeader, Seated
from garden_desktop.core.text import Message
from garden_desktop.games import registry
from garden_desktop.games._template.rules.rules import Move, NullRules, State

HEADER = RecordHeader("_template", "standard", "0123", {"a": "b"}, (Seated("Änn", 0), Seated("Ben", 3)), 42, "0.1.0")


def finished() -> Match[State, Move]:
    match = Match(NullRules(2), 42)
    while not match.over:
        match.play_chance_moves()
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


def test_others_may_sit_down_in_the_middle() -> None:
    lines, seats = text().splitlines(), (Seated("Cleo", 0, "easy"), Seated("Ben", 3))
    data = "\n".join([*lines[:3], record.seats_line(seats), *lines[3:]]) + "\n"
    read = record.read(data.encode())
    assert record.last_seats(read) == seats
    assert (read.header.seats, read.ended) == (HEADER.seats, True)
    assert record.replay(read, NullRules(2)).states == finished().states
    assert record.last_seats(record.read(text().encode())) == HEADER.seats


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        ((Seated("Cleo", 0),), "each of the 2 seats"),
        ((Seated("Cleo", 0), Seated("cleo ", 1)), "needs a different name"),
        ((Seated("Cleo", 0), Seated("", 1)), "needs a different name"),
    ],
)
def test_who_sits_down_in_the_middle_is_checked_like_the_first(seats: tuple[Seated, ...], word: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.last_seats(record.read(broken(3, record.seats_line(seats))))
    assert caught.value.line == 3
    assert word in str(caught.value)


def test_a_newer_format_is_refused_with_what_to_do() -> None:
    head = json.loads(text().splitlines()[0]) | {"format": record.FORMAT + 1}
    line, sentence = complaint(broken(1, json.dumps(head)))
    assert line == 1
    assert "update the program" in sentence


@pytest.mark.parametrize(
    ("line", "new", "word"),
    [
        (1, "hello", "not a Garden Desktop match file"),
        (1, '{"a": 1}', "not a Garden Desktop match file"),
        (1, '{"format": 1, "game": 3}', "name the game"),
        (3, '[1, "nod"', "not a move, an undo or a result"),
        (3, '{"undo": 0}', "not a move, an undo or a result"),
        (3, '{"undo": 9}', "More moves are undone"),
        (3, '[true, "nod"]', "not a move, an undo or a result"),
        (3, '[2, "nod"]', "seat 1’s turn"),
        (3, '[1, "jump"]', "not a move of this game"),
        (3, '[1, "heads"]', "not allowed here"),
        (3, '{"result": {"scores": [], "ranks": []}}', "before the end"),
        (5, '{"result": {"scores": [1, 0], "ranks": [1, 1]}}', "does not match the moves"),
        (5, '[1, "nod"]', "after the end"),
        (3, '{"undo": 1, "assisted": "yes"}', "not a move, an undo or a result"),
        (3, '{"seats": []}', "not a move, an undo or a result"),
        (3, '{"seats": [["Änn", 1, "human"]]}', "not a move, an undo or a result"),
        (3, '{"seats": [{"name": "Änn", "symbol": 7, "who": "human"}]}', "not a move, an undo or a result"),
        (3, '{"seats": [{"name": "Änn", "symbol": 1, "who": "human", "age": "9"}]}', "not a move, an undo or a result"),
        (3, '{"undo": 1, "by": "Ann"}', "not a move, an undo or a result"),
        (3, '{"undo": NaN}', "not a move, an undo or a result"),
        (3, '{"undo": 1, "undo": 2}', "not a move, an undo or a result"),
        (3, '{"undo": true}', "not a move, an undo or a result"),
        (3, '{"option": ["a", "b"], "undo": 1}', "not a move, an undo or a result"),
        (3, '{"option": ["a", "b", "c"]}', "not a move, an undo or a result"),
        (5, '{"result": {"scores": [true, true], "ranks": [1, 1]}}', "not a move, an undo or a result"),
        (5, '{"result": {"scores": [1, 1], "ranks": [1, 1], "best": 1}}', "not a move, an undo or a result"),
        (3, '[1, "nod", 3]', "not a move, an undo or a result"),
        (3, "[" * 20_000, "not a move, an undo or a result"),
        (3, json.dumps([1, "x" * 5000]), "“" + "x" * 60 + "…” is not a move"),
        (3, '[1, "\\ud800"]', "“�” is not a move"),
    ],
)
def test_damage_is_named_with_its_line(line: int, new: str, word: str) -> None:
    number, sentence = complaint(broken(line, new))
    assert number == line
    assert word in sentence


@pytest.mark.parametrize("switch", ["", '{"option":["a","b"]}\n'])
@pytest.mark.parametrize("more", ['[1,"nod"]', None])
def test_neither_a_move_nor_a_result_follows_the_result(switch: str, more: str | None) -> None:
    line, sentence = complaint((text() + switch + (more or text().splitlines()[-1]) + "\n").encode())
    assert line == (7 if switch else 6)
    assert "after the result" in sentence


@pytest.mark.parametrize("assisted", [False, True])
def test_a_result_that_was_taken_back_is_read(assisted: bool) -> None:
    lines = text().splitlines()
    again = [lines[-1], record.undo_line(1, assisted), lines[-2], lines[-1]]
    read = record.read(("\n".join([*lines[:-1], *again]) + "\n").encode())
    match = record.replay(read, NullRules(2))
    assert (match.states, match.over, match.assisted) == (finished().states, True, assisted)
    assert read.ended


@pytest.mark.parametrize(
    ("more", "ended"), [([], True), (['{"option":["a","b"]}'], True), (['{"undo":1}'], False), (['{"undo":2}'], False)]
)
def test_a_match_has_ended_where_its_result_stays(more: list[str], ended: bool) -> None:
    read = record.read(("\n".join([*text().splitlines(), *more]) + "\n").encode())
    assert (read.ended, record.replay(read, NullRules(2)).over) == (ended, ended)


Change = Callable[[dict[str, Any]], object]
BAD_HEADERS: dict[str, tuple[Change, str]] = {
    "format 0": (lambda head: head.update(format=0), "not a Garden Desktop match file"),
    "format -5": (lambda head: head.update(format=-5), "not a Garden Desktop match file"),
    "format true": (lambda head: head.update(format=True), "not a Garden Desktop match file"),
    "format 1.0": (lambda head: head.update(format=1.0), "not a Garden Desktop match file"),
    "another key": (lambda head: head.update(mood="good"), "an unknown key: “mood”"),
    "another key of the pack": (lambda head: head["pack"].update(author="me"), "an unknown key: “author”"),
    "another key of a seat": (lambda head: head["seats"][1].update(age=7), "an unknown key: “age”"),
    "a pack in words": (lambda head: head.update(pack="standard"), "name the game"),
    "half a character": (lambda head: head.update(app="\ud800"), "name the game"),
    "no name": (lambda head: head["seats"][0].update(name=""), "1 to 60 printable characters"),
    "a name of spaces": (lambda head: head["seats"][0].update(name="  "), "1 to 60 printable characters"),
    "an endless name": (lambda head: head["seats"][0].update(name="a" * 61), "1 to 60 printable characters"),
    "the same name": (lambda head: head["seats"][1].update(name="änn "), "needs a different name"),
    "a name of two lines": (lambda head: head["seats"][0].update(name="A\nB"), "printable characters"),
    "a name that turns the line": (lambda head: head["seats"][0].update(name="A\u202eB"), "printable characters"),
    "half a character in a name": (lambda head: head["seats"][0].update(name="A\ud800"), "name the game"),
}


@pytest.mark.parametrize("kind", BAD_HEADERS)
def test_a_header_is_refused_for_what_it_should_not_say(kind: str) -> None:
    change, word = BAD_HEADERS[kind]
    head = json.loads(text().splitlines()[0])
    change(head)
    line, sentence = complaint(broken(1, json.dumps(head)))
    assert line == 1
    assert word in sentence


NEW_THINGS: dict[str, Change] = {
    "a field": lambda head: head.update(mood="good"),
    "a field of a seat": lambda head: head["seats"][1].update(age=7),
    "another form of the pack": lambda head: head.update(pack="standard"),
}


@pytest.mark.parametrize("kind", NEW_THINGS)
@pytest.mark.parametrize(
    ("app", "newer"), [("999.0.0", True), ("0.2.999+dev", True), ("0.1.0", False), ("test", False)]
)
def test_what_a_newer_version_says_in_a_header_is_told_as_such(kind: str, app: str, newer: bool) -> None:
    head = json.loads(text().splitlines()[0])
    head["app"] = app
    NEW_THINGS[kind](head)
    line, sentence = complaint(broken(1, json.dumps(head)))
    assert (line, "newer version of Garden Desktop" in sentence) == (1, newer)


@pytest.mark.parametrize(("app", "newer"), [("999.0.0", True), ("0.1.0", False)])
def test_what_a_newer_version_says_in_a_line_is_told_as_such(app: str, newer: bool) -> None:
    head = json.loads(text().splitlines()[0]) | {"app": app}
    lines = [json.dumps(head), '{"dance":1}', *text().splitlines()[1:]]
    line, sentence = complaint(("\n".join(lines) + "\n").encode())
    assert (line, "newer version of Garden Desktop" in sentence) == (2, newer)


def test_a_record_of_a_newer_version_that_says_nothing_new_is_read() -> None:
    head = json.loads(text().splitlines()[0]) | {"app": "999.0.0"}
    assert record.read(broken(1, json.dumps(head))).header.app == "999.0.0"


def test_a_header_says_nothing_twice() -> None:
    head = text().splitlines()[0]
    assert complaint(broken(1, head.replace('"seed":42', '"seed":42,"seed":43')))[0] == 1


@pytest.mark.parametrize("name", ["A" * 60, "Ann 🌻", "Zoë", "李", "👩‍🌾", "<b>Ann</b>", "نور"])
def test_names_of_all_people_are_taken_as_they_are(name: str) -> None:
    head = json.loads(text().splitlines()[0])
    head["seats"][0]["name"] = name
    assert record.read(broken(1, json.dumps(head))).header.seats[0].name == name
    assert record.clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"), [(" A\nB\x07 ", "AB"), ("A" * 100, "A" * 60), ("\u202e\ud800", ""), ("A" * 59 + "  B", "A" * 59)]
)
def test_a_typed_name_is_made_one_that_a_record_takes(typed: str, kept: str) -> None:
    assert record.clean_name(typed) == kept


def test_a_foreign_file_is_known_by_its_beginning() -> None:
    record.read_header(text().encode()[:1000])
    for beginning in (b"", b"Dear diary", b"x" * record.MOST_HEADER, b'{"name": "package"}\n{'):
        with pytest.raises(RecordError, match="not a Garden Desktop match file"):
            record.read_header(beginning)


def test_an_empty_file_is_not_a_record(tmp_path: Path) -> None:
    assert "not a Garden Desktop match file" in complaint(b"")[1]


def test_bytes_that_are_no_text_are_named() -> None:
    assert complaint(text().encode() + b"\xff\xfe\n")[0] == 6


@pytest.mark.parametrize("seat", [10**90, -(10**90), 100])
def test_a_seat_that_no_table_has_room_for_is_no_move(seat: int) -> None:
    """A sentence would repeat its number."""
    data = record.header_line(HEADER).encode() + f'\n[{seat}, "x"]\n'.encode()
    with pytest.raises(RecordError) as refused:
        record.read(data)
    assert (refused.value.line, refused.value.reason) == (2, record.NO_LINE)


HEADER_LINE = b'{"format":1}'


def test_a_record_has_room_for_the_longest_match_and_its_undos() -> None:
    assert all(2 * game.info.max_moves < record.MOST_LINES for game in registry.games().values())


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (b'[0,""]\n' * (record.MOST_LINES + 1), record.TOO_MANY_LINES.of(most=record.MOST_LINES)),
        (b"[" + b"[]," * 30_000 + b"[]]\n", record.NO_LINE),
        (b'{"result":{"scores":[' + b"1," * 9_000 + b'1],"ranks":[1]}}\n', record.NO_LINE),
        (b'{"seats":[' + b'{"name":"a","symbol":1,"who":"human"},' * 16 + b"{}]}\n", record.NO_LINE),
        (b'{"undo":' + b"9" * 5_000 + b"}\n", record.NO_LINE),
        (b'{"option":["a","b"]}\n' * (record.MOST_ASIDES + 1), record.TOO_MANY_ASIDES.of(most=record.MOST_ASIDES)),
        (b'{"result":{"scores":[1],"ranks":[1]}}\n' * 2, record.AFTER_THE_RESULT),
        (b'[1,"x"]\n{"undo":2}\n', record.UNDO_TOO_FAR),
    ],
)
def test_more_than_any_match_has_is_refused_before_it_is_kept(
    lines: bytes, said: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "_header", lambda value: HEADER)
    with pytest.raises(RecordError) as refused:
        record.read(HEADER_LINE + b"\n" + lines)
    assert refused.value.reason == said


def test_a_line_that_is_too_long_is_never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record._DECODER, "decode", lambda *args, **named: pytest.fail("it was parsed"))
    with pytest.raises(RecordError):
        record.read(b"[" * (record.MOST_HEADER + 1) + b"\n")


@pytest.mark.parametrize("seat", ["0", "1", "9", "10", "99", "100", "01", "-1", "1.0", "true"])
@pytest.mark.parametrize("text", ["", "plant 2", r"a\u0041", "é", r"a\"b", "a\tb", "\x7f", "x" * 5_000])
@pytest.mark.parametrize("form", ['[{},"{}"]', '[{}, "{}"]', '[{},"{}"] ', '[{},"{}",1]'])
def test_a_move_is_read_as_json_says_it(seat: str, text: str, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves as the program writes them are read without JSON, which takes three times as long."""
    monkeypatch.setattr(record, "_header", lambda value: HEADER)
    line = form.format(seat, text)
    try:
        expected = json.loads(line)
    except ValueError:
        expected = None
    fits = isinstance(expected, list) and len(expected) == 2 and type(expected[0]) is int and abs(expected[0]) < 100
    try:
        (found,) = record.read(HEADER_LINE + b"\n" + line.encode() + b"\n").lines
    except RecordError as error:
        assert (fits, error.line) == (False, 2)
        return
    assert fits
    assert expected is not None
    assert (found.seat, found.text) == (expected[0] - 1, expected[1])
