"""The Action phase: Plant, Swap, and the tokens that buy more of them (SE-18 to SE-39, SE-43 to SE-45)."""

from __future__ import annotations

import pytest

from garden_desktop.core.hexes import hexagon
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, TYPES
from tests.games.stalk_exchange.desk import ROW, counts, desk

BOTH = ("plant 1:dahlia a1", "plant 2:daffodil a2")


@pytest.mark.rule("SE-18")
def test_actions_then_upkeep_then_the_next_seat() -> None:
    table = desk(3).play(*BOTH, "end")
    assert (table.state.phase, table.mover()) == ("refill", "nature")
    assert table.bloomed == "a1 a2"
    table.settle()
    assert (table.state.phase, table.mover(), table.state.actions_left) == ("act", 2, 2)


@pytest.mark.rule("SE-19", "SE-21")
def test_two_basic_actions_no_fewer() -> None:
    table = desk()
    assert table.why("end") == "must_act"
    table.play(BOTH[0])
    assert table.why("end") == "must_act"
    table.play(BOTH[1])
    assert table.why("end") is None


@pytest.mark.rule("SE-19")
def test_more_than_two_only_with_tokens() -> None:
    table = desk(tokens=(0, 6)).play(*BOTH)
    assert table.legal == ["end"]
    assert table.why("plant 3:globemaster a3") == "no_action_left"
    assert table.why("swap 3:globemaster tulip") == "no_action_left"


@pytest.mark.rule("SE-20")
@pytest.mark.parametrize(
    "moves",
    [
        BOTH,
        ("swap 1:dahlia tulip", "swap 2:daffodil tulip"),
        ("plant 1:dahlia a1", "swap 2:daffodil tulip"),
        ("swap 2:daffodil tulip", "plant 1:dahlia a1"),
    ],
)
def test_two_of_a_kind_or_one_of_each_in_any_order(moves: tuple[str, ...]) -> None:
    table = desk().play(*moves)
    assert (table.state.actions_left, table.state.tokens) == (0, (6, 6))
    assert table.why("end") is None


@pytest.mark.rule("SE-20", "SE-36", "SE-40")
def test_an_extra_action_before_between_or_after() -> None:
    table = desk().play("flush").settle().state
    assert (table.actions_left, table.tokens) == (2, (5, 6))
    between = desk().play(BOTH[0], "flush").settle().state
    assert (between.actions_left, between.tokens) == (1, (5, 6))
    after = desk().play(*BOTH, "flush").settle().state
    assert (after.actions_left, after.tokens, after.phase) == (0, (5, 6), "act")


def full_garden() -> dict[str, str]:
    """Every space of a small garden taken by a bulb, all types in turn."""
    return {name: f"{FLOWERS[n % TYPES]} bulb" for n, name in enumerate(hexagon(3).names)}


@pytest.mark.rule("SE-21")
def test_a_full_garden_leaves_swaps_to_be_done() -> None:
    table = desk(garden_side="3", garden=full_garden())
    assert not any(text.startswith("plant") for text in table.legal)
    assert table.why("end") == "must_act"


@pytest.mark.rule("SE-22")
def test_what_cannot_be_done_is_forfeited() -> None:
    """The Garden is full and the row holds only what the whole portfolio is."""
    row = "tulip tulip tulip tulip tulip tulip"
    table = desk(
        garden_side="3", garden=full_garden(), row=row, held=(counts("tulip 12"), counts("dahlia 12")), tokens=(6, 6)
    )
    assert table.legal == ["flush", "end"]
    assert table.state.actions_left == 2
    table.play("end")
    assert table.state.tokens == (6, 6)
    assert table.state.actions_left == 0


@pytest.mark.rule("SE-22")
def test_an_empty_row_leaves_nothing_to_do_even_with_tokens() -> None:
    table = desk(row="- - - - - tulip", actions_left=2, greenhouse=counts("")).play("plant 6:tulip a1")
    assert table.state.actions_left == 1
    assert table.legal == ["end"]


@pytest.mark.rule("SE-23")
def test_only_end_closes_the_phase() -> None:
    table = desk(tokens=(0, 0)).play(*BOTH)
    assert (table.state.phase, table.mover()) == ("act", 1)
    assert table.legal == ["end"]


@pytest.mark.rule("SE-24", "SE-25", "SE-36")
def test_any_flower_on_any_empty_space() -> None:
    """Nothing near is asked for; every slot and every space make a move of their own."""
    table = desk(garden={"a1": "tulip"})
    plants = [text for text in table.legal if text.startswith("plant")]
    spaces = [name for name in table.rules.config.board.names if name != "a1"]
    slots = [f"{n}:{flower}" for n, flower in enumerate(ROW.split(), 1)]
    assert plants == [f"plant {slot} {space}" for slot in slots for space in spaces]


@pytest.mark.rule("SE-26")
def test_a_planted_flower_is_a_bulb() -> None:
    assert desk().play("plant 5:tulip d4").garden == {"d4": "tulip bulb"}


@pytest.mark.rule("SE-27")
@pytest.mark.parametrize("what", ["tulip", "tulip bulb"])
def test_neither_beside_a_bulb_nor_a_bloom_in_one_space(what: str) -> None:
    assert desk(garden={"d4": what}).why("plant 1:dahlia d4") == "space_taken"


@pytest.mark.rule("SE-28")
def test_the_slot_stays_empty_and_nothing_slides() -> None:
    table = desk().play("plant 3:globemaster d4")
    assert table.row == "dahlia daffodil - snowdrop tulip dahlia"
    assert table.why("plant 3:globemaster a1") == "slot_empty"
    assert table.why("swap 3:globemaster tulip") == "slot_empty"
    assert (table.mover(), table.state.left) == (1, desk().state.left)


@pytest.mark.rule("SE-30", "SE-31")
def test_a_swap_takes_from_a_slot_and_gives_back_into_it() -> None:
    table = desk(held=(counts("dahlia 3, daffodil 3, globemaster 2, snowdrop 2, tulip 2"), counts("tulip 12")))
    table.play("swap 4:snowdrop daffodil")
    assert table.row == "dahlia daffodil globemaster daffodil tulip dahlia"
    assert table.held(1) == counts("dahlia 3, daffodil 2, globemaster 2, snowdrop 3, tulip 2")
    assert table.held(2) == counts("tulip 12")
    assert (table.state.actions_left, table.state.left) == (1, desk().state.left)


@pytest.mark.rule("SE-30", "SE-31")
def test_every_slot_and_every_other_type_held_make_a_swap() -> None:
    table = desk(held=(counts("dahlia 11, tulip 1"), counts("tulip 12")))
    swaps = [text for text in table.legal if text.startswith("swap")]
    assert swaps == [
        "swap 1:dahlia tulip",
        "swap 2:daffodil dahlia",
        "swap 2:daffodil tulip",
        "swap 3:globemaster dahlia",
        "swap 3:globemaster tulip",
        "swap 4:snowdrop dahlia",
        "swap 4:snowdrop tulip",
        "swap 5:tulip dahlia",
        "swap 6:dahlia tulip",
    ]


@pytest.mark.rule("SE-32", "SE-33")
def test_another_type_has_to_be_given_and_has_to_be_held() -> None:
    table = desk(held=(counts("dahlia 12"), counts("tulip 12")))
    assert table.why("swap 1:dahlia dahlia") == "same_type"
    assert table.why("swap 5:tulip tulip") == "same_type"
    assert table.why("swap 1:dahlia snowdrop") == "not_held"
    assert table.why("swap 5:tulip dahlia") is None


@pytest.mark.rule("SE-09")
def test_a_portfolio_keeps_its_size() -> None:
    table = desk().play("swap 1:dahlia tulip", "swap 1:tulip snowdrop", "swap 6:dahlia tulip", "plant 1:snowdrop a1")
    assert [sum(table.held(seat)) for seat in (1, 2)] == [12, 12]


@pytest.mark.rule("SE-35")
def test_a_slot_may_be_swapped_again_even_to_take_back_what_was_given() -> None:
    table = desk().play("swap 5:tulip dahlia", "swap 5:dahlia tulip")
    before = desk().state
    assert (table.row, table.state.portfolios) == (ROW, before.portfolios)
    assert (table.state.actions_left, table.state.tokens) == (0, (6, 6))


@pytest.mark.rule("SE-36", "SE-37", "SE-38", "SE-39")
def test_basic_actions_are_used_first_then_a_token_each() -> None:
    table, paid = desk(), []
    for text in ("swap 1:dahlia tulip", "plant 2:daffodil a1", "plant 3:globemaster a2", "swap 4:snowdrop dahlia"):
        table.play(text)
        paid.append((table.state.actions_left, table.state.tokens[0]))
    assert paid == [(1, 6), (0, 6), (0, 5), (0, 4)]


@pytest.mark.rule("SE-36", "SE-44")
def test_all_tokens_may_go_in_one_turn_and_none_comes_back() -> None:
    table = desk(tokens=(6, 6)).play("swap 1:dahlia tulip", "swap 1:tulip dahlia")
    for number in range(6):
        table.play("swap 1:dahlia tulip" if number % 2 == 0 else "swap 1:tulip dahlia")
    assert table.state.tokens == (0, 6)
    assert table.legal == ["end"]
    table.play("end").settle()
    assert table.state.tokens == (0, 6)


@pytest.mark.rule("SE-36")
def test_no_token_has_to_be_spent() -> None:
    assert desk().play(*BOTH, "end").settle().state.tokens == (6, 6)


@pytest.mark.rule("SE-43")
def test_who_has_spent_how_many_is_open_to_all() -> None:
    table = desk(3).play("flush").settle()
    for viewer in (0, 1, 2, None):
        assert table.rules.view(table.state, viewer).tokens == (4, 5, 5)


@pytest.mark.rule("SE-45")
def test_no_token_is_spent_in_upkeep_or_in_the_turn_of_another() -> None:
    table = desk(tokens=(0, 6)).play(*BOTH)
    assert table.why("flush") == "no_token"
    table.play("end")
    assert table.why("flush") == table.why("plant 6:tulip a3") == "wait_for_nature"
