"""The 56 worked examples of the rules, told as data (rules, section 7)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.hexes import hexagon
from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, Counts
from garden_desktop.games.stalk_exchange.rules import scoring, upkeep
from tests.games.stalk_exchange.desk import ROW, Desk, counts, desk, fresh, rules_of

EXAMPLES: Sequence[Mapping[str, Any]] = json.loads(
    Path(__file__).with_name("examples.json").read_text(encoding="utf-8")
)["examples"]

WITH_RECORD = [e for e in EXAMPLES if "record" in e]


def of_kind(kind: str, ask: str = "") -> pytest.MarkDecorator:
    """Every example of one kind, marked with the rules it tells of."""
    chosen = [
        pytest.param(e, id=e["id"], marks=pytest.mark.rule(*e["rules"]))
        for e in EXAMPLES
        if e["kind"] == kind and e["given"].get("ask", "") == ask
    ]
    return pytest.mark.parametrize("example", chosen)


def test_there_are_as_many_examples_as_the_rules_say() -> None:
    assert len(EXAMPLES) == 56
    kinds = Counter((e["kind"], e["given"].get("ask", "")) for e in EXAMPLES)
    asked = {"bust_and_score", "track", "neighbours", "market_start", "parse"}
    assert set(kinds) == {("position", ""), ("record", ""), ("secrecy", "")} | {("pure", ask) for ask in asked}


@of_kind("position")
def test_position(example: Any) -> None:
    table, moves, expect = position(example["given"]), list(example["do"]), dict(example["expect"])
    if refused := expect.pop("refused", None):
        wrong = moves.pop()
        assert table.play(*moves).why(wrong) == refused
    else:
        table.play(*moves)
    agree(table, expect)


@of_kind("record")
def test_record(example: Any) -> None:
    table, done = fresh(example["given"]["players"], **example["given"]["options"]), 0
    for checkpoint in example.get("checkpoints", ()):
        table.play(*example["do"][done : checkpoint["after"]])
        done = checkpoint["after"]
        agree(table, checkpoint["expect"])
    table.play(*example["do"][done:])
    agree(table, example["expect"])


@pytest.mark.parametrize("example", WITH_RECORD, ids=[e["id"] for e in WITH_RECORD])
def test_a_position_is_the_one_its_record_leads_to(example: Any) -> None:
    given = example["given"]
    reached = fresh(given["players"], **given.get("options", {})).play(*example["record"]).state
    placed = position(given).state
    assert reached._replace(swaps=(), past=(), known=placed.known) == placed


@of_kind("secrecy")
def test_secrecy(example: Any) -> None:
    given, expect = example["given"], example["expect"]
    one, two = (fresh(given["players"]).play(*example[record]) for record in ("record_a", "record_b"))

    def same(seat: int | None) -> bool:
        viewer = None if seat is None else seat - 1
        return one.rules.view(one.state, viewer) == two.rules.view(two.state, viewer)

    assert all(same(seat) for seat in expect["same_view"])
    assert not any(same(seat) for seat in expect["different_view"])
    assert (one.legal == two.legal) is expect["same_legal"]


@of_kind("pure", "bust_and_score")
def test_bust_and_score(example: Any) -> None:
    given, expect = example["given"], example["expect"]
    config = rules_of(bust_rounding=given.get("bust_rounding", "loss_up")).config
    finals = scoring.bust(config, numbers(given["values"]))
    assert words(finals) == expect["final_values"]
    if given["portfolios"]:
        standings = [scoring.standing(numbers(own), finals) for own in given["portfolios"]]
        ranks = scoring.ranked(standings)
        assert [one[0] for one in standings] == expect["scores"]
        assert list(ranks) == expect["ranks"]
        assert [seat for seat, rank in enumerate(ranks, 1) if rank == 1] == expect["winners"]


@of_kind("pure", "track")
def test_track(example: Any) -> None:
    given, expect = example["given"], example["expect"]
    config = next(
        config for config in (rules_of(n).config for n in (2, 3, 4, 5)) if config.start == given["market_start"]
    )
    assert config.track_space(given["laid"]) == expect["last_space"]
    assert upkeep.passed(config, given["laid"], max(given["values"].values())) is expect["crash"]


@of_kind("pure", "neighbours")
def test_neighbours(example: Any) -> None:
    expect, board = example["expect"], hexagon(int(example["given"]["garden_side"]))
    found = {name: [board.names[n] for n in beside] for name, beside in zip(board.names, board.neighbours, strict=True)}
    assert {name: found[name] for name in expect["neighbours"]} == expect["neighbours"]
    assert len(board) == expect["space_count"]
    degrees = Counter(str(len(beside)) for beside in board.neighbours)
    assert degrees == expect["degree_counts"]


@of_kind("pure", "market_start")
def test_market_start(example: Any) -> None:
    given = example["given"]
    assert rules_of(given["players"], **given["options"]).config.start == example["expect"]["market_start"]


@of_kind("pure", "parse")
def test_parse(example: Any) -> None:
    rules = rules_of()
    refused = []
    for text in example["given"]["texts"]:
        try:
            assert rules.move_text(rules.parse_move(text)) == text
        except InvalidMoveError:
            refused.append(text)
    assert refused == example["expect"]["not_a_move"]


def position(given: Mapping[str, Any]) -> Desk:
    """The position form of the rules (section 7)."""
    bags: dict[str, Any] = {bag: numbers(given[bag]) for bag in ("compost", "greenhouse") if bag in given}
    slots = given.get("exchange")
    return desk(
        given["players"],
        seat=given.get("seat", 1),
        garden=given.get("garden"),
        row=ROW if slots is None else " ".join(flower or "-" for flower in slots),
        held=[numbers(own) for own in given.get("portfolios", ())],
        track=", ".join(f"{flower} {number}" for flower, number in given.get("track", {}).items()),
        tokens=given.get("seedy_left", ()),
        actions_left=given.get("basic_left", 2),
        turns=given.get("turns", 1),
        **bags,
        **given.get("options", {}),
    )


def agree(table: Desk, expect: Mapping[str, Any]) -> None:
    """Every key of `expect` says what the table says."""
    for key, value in expect.items():
        asked = IN_WORDS.get(key)
        assert asked is not None, f"nothing knows how to look at {key}"
        assert asked(table, value) == value, key


def numbers(by_name: Mapping[str, int]) -> Counts:
    return counts(", ".join(f"{flower} {number}" for flower, number in by_name.items()))


def words(found: Iterable[int]) -> dict[str, int]:
    return dict(zip(FLOWERS, found, strict=True))


def few(found: Iterable[int]) -> dict[str, int]:
    """The types that are there at all."""
    return {flower: number for flower, number in words(found).items() if number}


def if_ended_now(table: Desk) -> dict[str, Any]:
    result = table.rules.result(table.state)
    return {
        "final_values": words(scoring.bust(table.rules.config, table.state.values)),
        "scores": list(result.scores),
        "winners": [seat for seat, rank in enumerate(result.ranks, 1) if rank == 1],
        "ranks": list(result.ranks),
    }


def by_seat(table: Desk, wanted: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """The portfolios asked for, in as many words as they are asked."""
    return {
        seat: {f: n for f, n in words(table.held(int(seat))).items() if n or f in own} for seat, own in wanted.items()
    }


def until_crash(table: Desk, wanted: Mapping[str, int]) -> dict[str, int]:
    config, state = table.rules.config, table.state
    return {f: upkeep.until_crash(config, len(state.laid), state.values, FLOWERS.index(f)) for f in wanted}


IN_WORDS: Mapping[str, Callable[[Desk, Any], Any]] = {
    "basic_left": lambda t, _: t.state.actions_left,
    "bloomed": lambda t, _: t.bloomed.split(),
    "compost": lambda t, _: words(t.state.compost),
    "compost_total": lambda t, _: sum(t.state.compost),
    "crash": lambda t, _: list(t.state.crash),
    "exchange": lambda t, _: [None if word == "-" else word for word in t.row.split()],
    "final_values": lambda t, _: if_ended_now(t)["final_values"],
    "garden": lambda t, _: t.garden,
    "garden_has": lambda t, wanted: {name: t.garden.get(name) for name in wanted},
    "greenhouse": lambda t, _: words(t.state.greenhouse or ()),
    "greenhouse_total": lambda t, _: t.state.left,
    "harvested": lambda t, _: t.harvested.split(),
    "if_ended_now": lambda t, _: if_ended_now(t),
    "illegal": lambda t, wanted: {text: t.why(text) for text in wanted},
    "known": lambda t, _: [few(sure) for sure in t.state.known],
    "last_space": lambda t, _: t.last_space,
    "legal": lambda t, _: t.legal,
    "legal_count": lambda t, _: len(t.legal),
    "legal_count_by_verb": lambda t, _: Counter(text.split()[0] for text in t.legal),
    "market_start": lambda t, _: t.rules.config.start,
    "not_in_sight": lambda t, _: words(scoring.not_in_sight(t.rules.config, t.state)),
    "phase": lambda t, _: t.state.phase,
    "portfolio": by_seat,
    "portfolio_sizes": lambda t, _: [sum(own or ()) for own in t.state.portfolios],
    "ranks": lambda t, _: if_ended_now(t)["ranks"],
    "scores": lambda t, _: if_ended_now(t)["scores"],
    "seedy_left": lambda t, _: list(t.state.tokens),
    "to_move": lambda t, _: t.mover(),
    "track_count": lambda t, _: len(t.state.laid),
    "turns": lambda t, _: t.state.turns,
    "until_crash": until_crash,
    "values": lambda t, _: words(t.state.values),
    "winners": lambda t, _: if_ended_now(t)["winners"],
}
