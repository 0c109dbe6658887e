"""The engine: the rules behind JSON lines, for programs that know nothing but the protocol."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from garden_desktop.__main__ import main
from garden_desktop.engine.engine import Engine
from garden_desktop.engine.protocol import LONGEST
from tests import fifth

GG = "gnomadic_gardeners"
FLOWERS = "paths_and_flower_beds"


REQUESTS: list[dict[str, Any]] = [
    {"id": 1, "do": "play", "move": "commit g01"},
    {"id": 2, "do": "new", "game": GG, "seats": 1, "options": {"month": "may"}, "seed": 5},
    {"id": 3, "do": "view", "seat": 1},
    {"id": 4, "do": "why", "move": "place c1"},
    {"id": 5, "do": "position", "record": '{"garden": 1}'},
    {"id": 6, "do": "explain", "seat": 0},
]
ODD: list[Any] = [-1, 1 << 70, 1.5, True, [], {}, [[]], "", "\0", "\ud800", "x" * 2000, None, 99, [{"do": "legal"}]]
"""Values that no field is made for."""


class Caller:
    """A program in another language, which knows nothing but the protocol."""

    def __init__(self) -> None:
        self.engine = Engine()

    def __call__(self, **request: Any) -> dict[str, Any]:
        answer = self.engine.answer(json.dumps(request))
        assert json.loads(json.dumps(answer)) == answer, "an answer is JSON"
        return answer


def test_the_engine_draws_from_the_seed_of_the_match() -> None:
    def begun(seed: int) -> Any:
        engine = Engine()
        engine.answer(
            json.dumps({"do": "new", "game": FLOWERS, "seats": 1, "options": {"map": "random"}, "seed": seed})
        )
        engine.answer('{"do": "draw"}')
        return engine.answer('{"do": "legal"}')

    assert begun(3) == begun(3)
    assert begun(3) != begun(4)


@pytest.mark.parametrize("key", list(fifth.games()))
def test_a_whole_game_is_driven_with_the_caller_drawing(key: str) -> None:
    ask, rng = Caller(), Random(4)
    now = ask(do="new", game=key, seed=9)
    while not now["over"]:
        moves = ask(do="legal")["moves"]
        if rng.random() < 0.1 and now["ply"]:
            back = ask(do="undo")
            assert back["ply"] == now["ply"] - 1
            now = back
            continue
        if rng.random() < 0.1 and now["to_move"] == 0:
            now = ask(do="draw")
            assert now["move"] in moves
            continue
        now = ask(do="play", move=rng.choice(moves))
        if rng.random() < 0.05:
            assert "view" in ask(do="view", seat=1)
            assert "view" in ask(do="view")
    assert ask(do="result")["ranks"].count(1) >= 1
    assert now["to_move"] is None
    assert ask(do="legal")["moves"] == []


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("what", "not JSON"),
        ('{"do": "\\ud800"}', "no request"),
        ('{"do": "new", "seed": ' + "9" * 5000 + "}", "not JSON"),
        ('{"do": "view", "seat": NaN}', "NaN is no number"),
        ("[]", "an object"),
        ("3", "an object"),
        ("{}", "'do' is missing"),
        ('{"do": ["new"]}', "'do' must be a text"),
        ('{"do": "dance"}', "no request 'dance'"),
        ('{"do": "new"}', "'game' is missing"),
        ('{"do": "new", "game": "ludo"}', "no game 'ludo'"),
        (f'{{"do": "new", "game": "{GG}", "seats": "two"}}', "'seats' must be a whole number"),
        (f'{{"do": "new", "game": "{GG}", "seats": 9}}', "not played by 9"),
        (f'{{"do": "new", "game": "{GG}", "options": []}}', "'options' must be an object"),
        (f'{{"do": "new", "game": "{GG}", "options": {{"month": ["may"]}}}}', "a text"),
        (f'{{"do": "new", "game": "{GG}", "options": {{"month": "smarch"}}}}', "smarch"),
        (f'{{"do": "new", "game": "{GG}", "seed": [1]}}', "'seed' must be a whole number"),
        ('{"do": "play"}', "'move' is missing"),
        ('{"do": "play", "move": 3}', "'move' must be a text"),
        ('{"do": "play", "move": "dance"}', "'dance' is not a move"),
        ('{"do": "play", "move": "commit g01"}', "No player has to do this now"),
        ('{"do": "view", "seat": 9}', "no seat 9"),
        ('{"do": "undo"}', "no move to undo"),
    ],
)
def test_the_engine_refuses_in_a_sentence_and_goes_on(line: str, word: str) -> None:
    ask = Caller()
    ask(do="new", game=GG, seed=9)
    before = ask(do="legal")
    answer = ask.engine.answer(line)
    assert {"id", "error", "field"} <= set(answer)
    assert word in answer["error"]
    assert ask(do="legal") == before


@pytest.mark.parametrize("line", ["[" * 2000, "[" * 200_000, '{"do": "legal", "why": ' * 2000], ids=range(3))
def test_the_engine_refuses_brackets_without_end(line: str) -> None:
    """How many are too deep, and how many only lack their ends, is another number in every release of Python."""
    ask = Caller()
    ask(do="new", game=GG, seed=9)
    answer = ask.engine.answer(line)
    assert {"id", "error", "field"} <= set(answer)
    assert answer["error"].startswith(("the line has brackets within brackets too deep", "the line is not JSON: "))
    assert ask(do="legal")["moves"]


def test_the_engine_speaks_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = b'{"do": "legal"}\n\n{"do": "new", "game": "%s"}\n\xff\xfe{\n{"do": "view", "seat": 1}' % GG.encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(said)))
    assert main(["engine"]) == 0
    first, second, third, fourth = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert first == {"id": None, "error": "begin with new", "field": "do"}
    assert second.items() >= {"ply": 0, "to_move": 0, "over": False, "seed": 1}.items()
    assert third == {"id": None, "error": "the line is not UTF-8 text", "field": ""}
    assert fourth["ply"] == 0


def test_a_line_that_is_too_long_is_answered_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = b'{"do": "play", "move": "%s"}' % (b"x" * 3 * LONGEST)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(long + b'\n{"id": 2, "do": "quit"}\n')))
    assert main(["engine"]) == 0
    first, second = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert first == {"id": None, "error": f"the line is longer than {LONGEST} bytes", "field": ""}
    assert second == {"id": 2, "bye": True}


def test_seats_that_a_game_has_not_are_the_field_at_fault() -> None:
    ask = Caller()
    assert ask(do="new", game=GG, seats=9)["field"] == "seats"
    assert ask(do="new", game=GG, options={"month": "smarch"})["field"] == "options"


def bad_line(rng: Random) -> bytes:
    """A request that somebody has mangled, or that never was one."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 1:
        return b'{"do":' * rng.randrange(1, 3000)
    asked = rng.choice(REQUESTS)
    if kind == 2:
        name = rng.choice([*asked, "other"])
        return json.dumps(asked | {name: rng.choice(ODD)}).encode()
    line = bytearray(json.dumps(asked).encode())
    if kind == 3:
        return bytes(line[: rng.randrange(len(line))])
    for _ in range(rng.randint(1, 4)):
        line[rng.randrange(len(line))] = rng.randrange(256)
    return bytes(line)


@pytest.mark.parametrize("number", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_bad_lines_are_answered_one_by_one_and_do_not_end_it(number: int) -> None:
    ask, rng = Caller(), Random(20)
    ask(do="new", game=GG, seed=9)
    refused = 0
    for _ in range(number):
        line = bad_line(rng)
        answer = ask.engine.answer(line)
        if "error" in answer:
            refused += 1
            assert answer["error"] and "\n" not in answer["error"], line
            assert answer["error"] != "the engine failed at this request", line
            assert isinstance(answer["field"], str)
        else:
            json.loads(line)
        if rng.random() < 0.01:
            ask(do="new", game=rng.choice(list(fifth.games())))
    assert refused > number * 0.8
    assert ask(id="still", do="legal")["id"] == "still"


def test_an_unknown_field_is_refused_by_name() -> None:
    answer = Caller()(id=7, do="new", game=GG, sead=3)
    assert answer == {"id": 7, "error": "'new' has no field 'sead'", "field": "sead"}


def test_a_position_goes_out_as_a_record_and_comes_back() -> None:
    ask, other = Caller(), Caller()
    ask(do="new", game=FLOWERS, seats=1, seed=3)
    ask(do="draw")
    told = ask(do="position")
    assert other(do="position", record=told["record"]) == told
    assert other(do="legal") == ask(do="legal")


def test_a_move_taken_back_can_be_made_again() -> None:
    ask = Caller()
    ask(do="new", game=FLOWERS, seats=1, seed=3)
    move = ask(do="draw")["move"]
    ask(do="undo")
    assert ask(do="redo")["move"] == move
