"""Moves as text, and why a text is refused (rules, sections 6 and 8.5)."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.gnomadic_gardeners.rules.state import COW, GOAT, HIDDEN, HORSE, Move
from tests.games.gnomadic_gardeners.desk import desk, rules_of, solo

SPELLINGS = {
    "task c1": Move("task", 0b1),
    "deal 1 g07": Move("deal", 1 << 6),
    "animal goat": Move("animal", GOAT),
    "control c9": Move("control", 1 << 8),
    "pass g12": Move("pass", 1 << 11),
    "commit g01 g03": Move("commit", 0b101),
    "commit g04 hen-off": Move("commit", 0b1000, hen_off=True),
    "fulfil none": Move("fulfil"),
    "fulfil 1 2 3": Move("fulfil", 0b111),
    "use none": Move("use"),
    "use goat horse cow": Move("use", GOAT | HORSE | COW),
    "lend none": Move("lend"),
    "lend g02": Move("lend", 0b10),
    "recruit": Move("recruit"),
    "decline": Move("decline"),
    "keep g01": Move("keep", 0b1),
    "commit ?": Move("commit", HIDDEN),
    "keep ?": Move("keep", HIDDEN),
    "deal 1 ?": Move("deal", HIDDEN),
    "pass ?": Move("pass", HIDDEN),
}


@pytest.mark.parametrize(("text", "move"), SPELLINGS.items())
def test_text_and_move_are_two_sides_of_one_thing(text: str, move: Move) -> None:
    rules = rules_of()
    assert rules.parse_move(text) == move
    assert rules.move_text(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "commit",
        "commit hen-off",
        "commit none",
        "commit hen-off g01",
        "commit g01 ?",
        "commit ? hen-off",
        "Commit g01",
        "commit g01 ",
        " commit g01",
        "commit g1",
        "commit g02 g01",
        "commit g01 g01",
        "deal g01",
        "deal 2 g01",
        "deal 1 g01 g02",
        "task c1 c2",
        "task none",
        "fulfil",
        "fulfil 0",
        "fulfil 4",
        "fulfil 2 1",
        "fulfil none 1",
        "fulfil ?",
        "use cow goat",
        "use",
        "lend",
        "lend g01 g02",
        "recruit g01",
        "recruit ",
        "decline none",
        "keep",
        "keep none",
        "keep g01 hen-off",
        "play g01",
    ],
)
def test_other_spellings_are_no_moves(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        rules_of().parse_move(text)


def test_the_order_of_the_checks() -> None:
    over = desk(scores=(70, 77)).play("commit g01", "commit g08", "fulfil none", "fulfil none")
    assert over.why("commit g01") == "game_over"
    game = desk().play("commit g02", "commit g08")
    assert game.asked == "fulfil"
    assert game.why("play g01") == "not_canonical", "a text that is no move comes before what is asked"
    assert game.why("commit") == "commit_empty"
    assert game.why("commit g13") == "unknown_id"
    assert game.why("commit g01") == "not_asked_now"
    assert game.why("fulfil 2 1") == "not_canonical", "order comes before the rule itself"
    assert game.why("fulfil 1 3") == "task_out_of_reach"
    assert game.why("fulfil 2") is None


def test_taken_comes_before_out_of_reach_and_that_before_together() -> None:
    game = desk().play("commit g01 g03", "commit g08 g10", "fulfil 3")
    assert game.why("fulfil 1 3") == "task_taken", "1 is out of reach, 3 is taken"
    shared = desk(pair="c2 c1").play("commit g02 g03", "commit g07 g09")
    assert shared.why("fulfil 1 2 3") == "task_out_of_reach"
    assert shared.why("fulfil 2 3") == "tasks_share_gnomes"


def test_unknown_ids() -> None:
    assert desk().why("commit g13") == "unknown_id"
    drawing = desk().play("commit g01", "commit g08", "fulfil none", "fulfil none")
    assert [drawing.why(text) for text in ("task c8", "task c0", "task x")] == ["unknown_id"] * 3
    assert drawing.why("task c1") == "draw_not_possible"
    july = desk(month="july", animals=("horse", "")).play("commit g02", "commit g08", "fulfil none")
    assert july.why("use bees") == "unknown_id", "an animal of the nine-card garden"
    assert july.why("use dragon") == "unknown_id"
    assert july.why("use goat") == "use_not_open"


def test_draws_that_are_not_possible() -> None:
    game = solo(queue="g06 g07 | g08 g09 g10 g11 g12", pile="c5 c6 | c1 c2 c7").play("commit g01")
    assert game.why("control c1") == "draw_not_possible"
    game.play("control c5", "control c6", "fulfil none")
    assert game.why("pass g08") == "draw_not_possible"
    assert game.why("pass g01") == "draw_not_possible"


@pytest.mark.parametrize(
    "move",
    [
        Move("commit", HIDDEN),
        Move("commit", -2),
        Move("fulfil", 0b1, hen_off=True),
        Move("task", 0b11),
        Move("task", 0),
        Move("keep", 0),
        Move("recruit", 1),
        Move("lend", 0b11),
    ],
)
def test_moves_that_no_text_can_say(move: Move) -> None:
    reason = desk().rules.why_not(desk().state, move)
    assert reason is not None
    assert reason.code == "not_canonical"


def test_moves_that_name_what_is_not_there() -> None:
    reason = desk().rules.why_not(desk().state, Move("commit", 1 << 12))
    assert reason is not None
    assert reason.code == "unknown_id"
