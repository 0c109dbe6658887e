"""Moves as text (SE-98), and why a move is refused (SE-97)."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import InvalidMoveError
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.state import move_text, parse_move
from tests.games.stalk_exchange.desk import Desk, counts, desk, fresh

EMPTY_ROW = "- - - - - -"


@pytest.mark.rule("SE-98")
@pytest.mark.parametrize(
    "text",
    [
        "plant 1:dahlia a1",
        "plant 9:tulip i5",
        "swap 6:snowdrop globemaster",
        "swap 3:tulip tulip",
        "flush",
        "end",
        "first 5",
        "draw daffodil",
        "space g4",
    ],
)
def test_a_move_has_one_text(text: str) -> None:
    assert move_text(parse_move(text)) == text


@pytest.mark.rule("SE-98")
@pytest.mark.parametrize(
    "text",
    [
        "",
        " end",
        "end ",
        "end\n",
        "END",
        "plant",
        "plant 1:dahlia",
        "plant 1:dahlia  a1",
        "plant 0:dahlia a1",
        "plant 10:dahlia a1",
        "plant 1:rose a1",
        "plant 1:dahlia a0",
        "plant 1:dahlia j1",
        "plant 1:dahlia A1",
        "plant 1 a1",
        "swap 1:dahlia",
        "swap 1:dahlia rose",
        "flush 1",
        "first 0",
        "first 6",
        "draw",
        "draw ?",
        "draw rose",
        "space",
        "space a10",
        "plant ١:dahlia a1",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMoveError):
        parse_move(text)


@pytest.mark.rule("SE-98")
def test_slot_and_flower_must_both_agree_with_the_row() -> None:
    table = desk()
    assert table.why("plant 1:tulip a1") == "slot_mismatch"
    assert table.why("swap 1:tulip snowdrop") == "slot_mismatch"
    assert table.why("plant 5:tulip a1") is None


@pytest.mark.rule("SE-98")
def test_the_order_of_a_list_of_moves() -> None:
    """Plants by slot, then space in reading order; Swaps by slot, then type; flush; end."""
    table = desk(garden_side="3", actions_left=0)
    slots = dict(enumerate(table.row.split(), 1))
    plants = [f"plant {n}:{flower} {name}" for n, flower in slots.items() for name in table.rules.config.board.names]
    swaps = [f"swap {n}:{flower} {other}" for n, flower in slots.items() for other in FLOWERS if other != flower]
    assert table.legal == [*plants, *swaps, "flush", "end"]


def ended() -> Desk:
    table = desk()
    return Desk(table.rules, table.state._replace(phase="over", crash=("track",)))


def sowing() -> Desk:
    """A start bloom lies on a1; where the next one lies is to be drawn."""
    table = fresh(start_blooms="5")
    while table.state.phase != "sow":
        table.play(table.legal[0])
    return table.play("space a1", "draw tulip")


def spent(**more: object) -> Desk:
    return desk(actions_left=0, tokens=(0, 0), **more)  # type: ignore[arg-type]


CASES = [
    (ended, "end", "game_over"),
    (ended, "plant 9:dahlia i5", "game_over"),
    (ended, "first 5", "game_over"),
    (ended, "draw tulip", "game_over"),
    (desk, "draw tulip", "no_draw_due"),
    (desk, "space a1", "no_draw_due"),
    (desk, "first 5", "no_draw_due"),
    (fresh, "plant 1:dahlia a1", "wait_for_nature"),
    (fresh, "end", "wait_for_nature"),
    (fresh, "flush", "wait_for_nature"),
    (fresh, "draw tulip", "wrong_draw"),
    (fresh, "space a1", "wrong_draw"),
    (lambda: fresh().play("first 1"), "first 5", "wrong_draw"),
    (sowing, "draw tulip", "wrong_draw"),
    (lambda: sowing().play("space a2"), "space a1", "wrong_draw"),
    (spent, "plant 9:dahlia i5", "no_action_left"),
    (spent, "swap 9:dahlia dahlia", "no_action_left"),
    (desk, "plant 7:dahlia i5", "no_such_slot"),
    (desk, "swap 7:dahlia dahlia", "no_such_slot"),
    (lambda: desk(row=EMPTY_ROW), "plant 1:dahlia i5", "slot_empty"),
    (lambda: desk(row=EMPTY_ROW), "swap 1:dahlia dahlia", "slot_empty"),
    (desk, "plant 2:dahlia i5", "slot_mismatch"),
    (desk, "swap 2:dahlia dahlia", "slot_mismatch"),
    (desk, "plant 1:dahlia a5", "no_such_space"),
    (desk, "plant 1:dahlia h1", "no_such_space"),
    (sowing, "space h1", "no_such_space"),
    (lambda: desk(garden={"a1": "tulip"}), "plant 1:dahlia a1", "space_taken"),
    (sowing, "space a1", "space_taken"),
    (lambda: desk(held=(counts("tulip 12"), counts("tulip 9, dahlia 3"))), "swap 1:dahlia dahlia", "same_type"),
    (lambda: desk(held=(counts("tulip 12"), counts("tulip 9, dahlia 3"))), "swap 1:dahlia snowdrop", "not_held"),
    (lambda: spent(row=EMPTY_ROW, greenhouse=counts("")), "flush", "no_token"),
    (lambda: desk(row=EMPTY_ROW, greenhouse=counts("")), "flush", "nothing_to_flush"),
    (desk, "end", "must_act"),
    (lambda: fresh(2, first_player="1"), "first 3", "no_such_seat"),
    (lambda: fresh(3, first_player="1"), "first 3", "first_is_set"),
    (lambda: fresh(3).play("first 1", *["draw tulip"] * 25), "draw tulip", "greenhouse_lacks"),
]


@pytest.mark.rule("SE-97")
@pytest.mark.parametrize(("table", "text", "code"), CASES, ids=[f"{code}-{text}" for _, text, code in CASES])
def test_the_first_reason_that_applies_is_the_answer(table: object, text: str, code: str) -> None:
    assert callable(table)
    assert table().why(text) == code


@pytest.mark.rule("SE-97")
def test_there_is_a_case_for_every_reason() -> None:
    assert len({code for _, _, code in CASES}) == 18
