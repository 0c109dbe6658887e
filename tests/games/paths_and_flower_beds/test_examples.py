"""The 56 worked examples of the rules, told as data (rules, section 7)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.paths_and_flower_beds.data.map_file import MapError, read_map
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk
from tests.games.paths_and_flower_beds.desk import Desk, fresh, over, position, standard

EXAMPLES: Sequence[Mapping[str, Any]] = json.loads(
    Path(__file__).with_name("examples.json").read_text(encoding="utf-8")
)["examples"]
PLACED = {"first", "turn", "contents", "deck", "phase"}


def of_kind(key: str) -> pytest.MarkDecorator:
    """The examples whose `given` holds this key; without one, those about a table."""
    chosen = [e for e in EXAMPLES if (key in e["given"] if key else not {"map_text", "pieces"} & set(e["given"]))]
    params = [pytest.param(e, id=e["id"], marks=pytest.mark.rule(*e["rules"])) for e in chosen]
    return pytest.mark.parametrize("example", params)


def test_there_are_as_many_examples_as_the_rules_say() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"PF-W{n:02}" for n in range(1, 57)]


@of_kind("map_text")
def test_map_text(example: Any) -> None:
    expect = dict(example["expect"])
    errors = expect.pop("map_errors")
    text = "\n".join(example["given"]["map_text"])
    if errors:
        with pytest.raises(MapError) as caught:
            read_map(text, standard().shapes.values())
        assert [[one.line, one.code] for one in caught.value.problems] == errors
        assert not expect
        return
    found = read_map(text, standard().shapes.values())
    board, gates = found.map.board, found.map.gates
    assert [[one.line, one.code] for one in found.warnings] == expect["map_warnings"]
    assert {name: board.names[gate] for gate, name in gates.items()} == expect["gates"]
    assert sorted(sorted(gates[gate] for gate in pair) for pair in found.map.pairs) == expect["opposites"]
    assert found.map.usable.bit_count() == expect["usable"]


@of_kind("pieces")
def test_shapes(example: Any) -> None:
    shapes, expect = standard().shapes, example["expect"]
    asked = example["given"]["pieces"]
    assert {piece: shapes[piece].canonical for piece in asked} == expect["canonical"]
    assert {piece: len(shapes[piece].lyings) for piece in asked} == expect["orientation_counts"]
    lying = {piece: {one.label: list(one.rows) for one in shapes[piece].lyings} for piece in asked}
    assert lying == expect["orientations"]


@of_kind("")
def test_table(example: Any) -> None:
    given, expect = example["given"], dict(example["expect"])
    if "views_equal" in expect:
        check_views(given, example["do"], expect)
        return
    table = table_of(given)
    table.play(*example["do"])
    if set(expect) & {"best", "trace_values"}:
        check_walks(table, given, expect)
    check_moves(table, expect)
    check_facts(table, expect)
    assert not expect, "every word of the example is looked at"


def table_of(given: Mapping[str, Any]) -> Desk:
    map_ = given["map"] if isinstance(given["map"], str) else "\n".join(given["map"])
    gardens = {int(seat): rows for seat, rows in given.get("contents", {}).items()}
    options = dict(given.get("options", {}))
    seats = given.get("seats", len(gardens))
    if not PLACED & set(given):
        return fresh(seats, map_, **options)
    traced = options.get("trace_mode", "best") != "best"
    if set(given) == {"map", "contents"} or ("phase" in given and not traced):
        return over(gardens, map_, **options)
    decks = given.get("deck", {"path": (), "bed": ()})
    return position(
        gardens,
        seats,
        map_,
        first=given.get("first", 1),
        turn=given.get("turn", 0),
        lap_named=given.get("lap_named", ()),
        tracing="phase" in given,
        decks=(tuple(decks["path"]), tuple(decks["bed"])),
        **options,
    )


def check_walks(table: Desk, given: Mapping[str, Any], expect: dict[str, Any]) -> None:
    for seat, parts in expect.pop("best", {}).items():
        assert score(table.best(int(seat))) == parts
    for seat, squares in expect.pop("best_squares", {}).items():
        assert len(table.best(int(seat)).squares) == squares
    for seat, names in expect.pop("circled", {}).items():
        assert table.circled(int(seat)) == names
    for text, parts in expect.pop("trace_values", {}).items():
        move = table.rules.parse_move(text)
        assert score(table.rules.walks.drawn(table.garden(1), move)) == parts


def score(walk: Walk) -> dict[str, int]:
    return {"path_points": walk.circled, "fountains": walk.fountains, "gate_bonus": walk.bonus, "total": walk.total}


def check_moves(table: Desk, expect: dict[str, Any]) -> None:
    for text in expect.pop("accepted", ()):
        assert table.why(text) is None, text
    for text, code in expect.pop("refused", {}).items():
        if code == "bad_text":
            with pytest.raises(InvalidMoveError):
                table.rules.parse_move(text)
        else:
            assert table.why(text) == code, text
    if "legal" in expect:
        assert table.legal == set(expect.pop("legal"))
    if "legal_count" in expect:
        assert len(table.legal) == expect.pop("legal_count")


def check_facts(table: Desk, expect: dict[str, Any]) -> None:
    """Everything else an example says of the position."""
    state, config = table.state, table.config
    facts: dict[str, Any] = {
        "phase": state.phase,
        "turn": state.turn,
        "kind": table.kind,
        "namer": table.namer,
        "mover": table.mover,
        "piece": state.piece,
        "final": bool(state.stuck),
        "stuck": table.stuck,
        "end_reason": state.end,
        "named": [naming.piece for naming in state.named],
        "skipped": [one.seat + 1 for one in state.passed],
    }
    for key in set(facts) & set(expect):
        assert facts[key] == expect.pop(key), key
    for seat, rows in expect.pop("grids", {}).items():
        assert table.picture(int(seat)) == rows
    if "sequence" in expect:
        turns = range(len(expect["sequence"]))
        found = [[config.kind(turn), config.namer(state.first, turn) + 1] for turn in turns]
        assert found == expect.pop("sequence")
    for seat, parts in expect.pop("results", {}).items():
        assert score(table.counted(int(seat))) == parts
    if "winners" in expect:
        assert table.winners == expect.pop("winners")
    if "medal" in expect:
        assert table.medal == expect.pop("medal")


def check_views(given: Mapping[str, Any], do: Sequence[str], expect: dict[str, Any]) -> None:
    one, two = (table_of(given).play(*moves) for moves in (do, given["other_do"]))

    def viewer(word: str) -> int | None:
        return None if word == "spectator" else int(word)

    for word, same in expect["views_equal"].items():
        assert (one.sees(viewer(word)) == two.sees(viewer(word))) is same, word
    for word, seats in expect["visible_grids"].items():
        shown = [seat for seat, garden in enumerate(one.sees(viewer(word)).gardens, 1) if garden is not None]
        assert shown == seats, word
