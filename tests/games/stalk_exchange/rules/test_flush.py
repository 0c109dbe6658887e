"""Flushing the exchange (SE-40 to SE-42, SE-46, SE-47, SE-75)."""

from __future__ import annotations

import pytest

from tests.games.stalk_exchange.desk import counts, desk

SIX = ["draw tulip"] * 6
NO_FLOWERS = counts("")


@pytest.mark.rule("SE-40", "SE-41")
def test_the_whole_row_goes_to_compost_for_one_token() -> None:
    table = desk(row="dahlia - tulip tulip - snowdrop", compost=counts("tulip 1")).play("flush")
    assert table.row == "- - - - - -"
    assert table.state.compost == counts("dahlia 1, snowdrop 1, tulip 3")
    assert (table.state.tokens, table.state.actions_left) == ((5, 6), 2)


@pytest.mark.rule("SE-42", "SE-12")
def test_the_row_is_refilled_at_once_and_the_phase_goes_on() -> None:
    table = desk().play("flush")
    assert table.mover() == "nature"
    table.play("draw tulip", "draw snowdrop")
    assert table.row == "- - - - snowdrop tulip"
    table.play("draw snowdrop", "draw dahlia", "draw daffodil")
    assert table.mover() == "nature"
    table.play("draw globemaster")
    assert table.row == "globemaster daffodil dahlia snowdrop snowdrop tulip"
    assert (table.mover(), table.state.phase, table.state.actions_left) == (1, "act", 2)


@pytest.mark.rule("SE-47")
def test_several_flushes_in_one_turn() -> None:
    table = desk(tokens=(2, 6)).play("flush", *SIX, "flush", *SIX)
    assert table.state.tokens == (0, 6)
    assert table.state.compost == counts("dahlia 2, daffodil 1, globemaster 1, snowdrop 1, tulip 7")
    assert table.why("flush") == "no_token"


@pytest.mark.rule("SE-46")
def test_an_empty_row_can_be_flushed_while_there_is_a_greenhouse() -> None:
    table = desk(row="- - - - - -", actions_left=0).play("flush", *SIX)
    assert (table.state.compost, table.row) == (NO_FLOWERS, "tulip tulip tulip tulip tulip tulip")


@pytest.mark.rule("SE-46")
def test_a_row_can_be_flushed_without_a_greenhouse() -> None:
    table = desk(row="- - - - - tulip", actions_left=0, greenhouse=NO_FLOWERS)
    table.play("flush")
    assert (table.row, table.mover()) == ("- - - - - -", 1)
    assert table.state.crash == ("greenhouse",)


@pytest.mark.rule("SE-46")
def test_nothing_at_all_cannot_be_flushed() -> None:
    table = desk(row="- - - - - -", actions_left=0, greenhouse=NO_FLOWERS)
    assert table.why("flush") == "nothing_to_flush"


@pytest.mark.rule("SE-75", "SE-72")
def test_a_flush_that_crashes_leaves_the_basic_actions_to_be_done() -> None:
    table = desk(greenhouse=counts("tulip 2")).play("flush", "draw tulip", "draw tulip")
    assert (table.state.crash, table.mover(), table.state.actions_left) == (("greenhouse",), 1, 2)
    assert table.why("end") == "must_act"
    table.play("plant 6:tulip a1", "plant 5:tulip a2", "end")
    assert table.bloomed == "a1 a2"
    assert (table.state.phase, table.mover()) == ("over", None)


@pytest.mark.rule("SE-75")
def test_what_the_flush_left_impossible_is_forfeited_as_ever() -> None:
    table = desk(greenhouse=counts("tulip 1")).play("flush", "draw tulip", "plant 6:tulip a1")
    assert table.state.actions_left == 1
    table.play("end")
    assert table.state.phase == "over"
