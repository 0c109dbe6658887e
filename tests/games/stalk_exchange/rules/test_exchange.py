"""Upkeep, step 4: the row moves; and the Greenhouse as a clock (SE-66 to SE-68, SE-72, SE-73)."""

from __future__ import annotations

import pytest

from tests.games.stalk_exchange.desk import Desk, counts, desk


def ended(row: str, greenhouse: str = "tulip 20") -> Desk:
    """The moment after an Upkeep with this row."""
    return desk(row=row, actions_left=0, tokens=(0, 0), greenhouse=counts(greenhouse), compost=None).play("end")


def compost_gained(table: Desk, row: str) -> str:
    """What the Upkeep laid into Compost."""
    before = desk(row=row, greenhouse=counts("tulip 20")).state.compost
    gained = [now - then for now, then in zip(table.state.compost, before, strict=True)]
    return " ".join(str(number) for number in gained)


@pytest.mark.rule("SE-66")
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        ("dahlia daffodil globemaster snowdrop tulip dahlia", "1 0 0 0 0"),
        ("dahlia daffodil globemaster snowdrop tulip -", "0 0 0 0 1"),
        ("- daffodil - - - -", "0 1 0 0 0"),
        ("- - - - - -", "0 0 0 0 0"),
    ],
)
def test_the_rightmost_flower_whatever_slot_it_is_in_goes_to_compost(row: str, gained: str) -> None:
    assert compost_gained(ended(row), row) == gained


@pytest.mark.rule("SE-67")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("dahlia daffodil globemaster snowdrop tulip dahlia", "- dahlia daffodil globemaster snowdrop tulip"),
        ("dahlia - globemaster - tulip -", "- - - - dahlia globemaster"),
        ("- daffodil - - - -", "- - - - - -"),
    ],
)
def test_the_rest_slides_right_and_keeps_its_order(row: str, after: str) -> None:
    assert ended(row).row == after


@pytest.mark.rule("SE-68", "SE-12")
def test_then_the_row_is_refilled_from_right_to_left() -> None:
    table = ended("dahlia - globemaster - tulip -", "tulip 9, snowdrop 9")
    table.play("draw tulip", "draw snowdrop", "draw snowdrop")
    assert table.row == "- snowdrop snowdrop tulip dahlia globemaster"
    assert table.mover() == "nature"
    table.play("draw tulip")
    assert (table.row, table.mover()) == ("tulip snowdrop snowdrop tulip dahlia globemaster", 2)


@pytest.mark.rule("SE-72")
def test_a_greenhouse_that_cannot_fill_the_row_ends_the_game() -> None:
    table = ended("dahlia - globemaster - tulip -", "tulip 3").play("draw tulip", "draw tulip")
    assert not table.state.crash
    table.play("draw tulip")
    assert table.state.crash == ("greenhouse",)
    assert table.row == "- tulip tulip tulip dahlia globemaster"
    assert table.mover() is None


@pytest.mark.rule("SE-72")
def test_an_empty_greenhouse_ends_the_game_without_a_draw() -> None:
    table = ended("dahlia - globemaster - tulip -", "")
    assert (table.mover(), table.state.crash) == (None, ("greenhouse",))


@pytest.mark.rule("SE-73")
def test_drawing_the_last_flower_into_a_full_row_is_no_trigger() -> None:
    table = ended("dahlia - globemaster - tulip -", "tulip 4").play(*["draw tulip"] * 4)
    assert (table.state.left, table.state.crash, table.mover()) == (0, (), 2)


@pytest.mark.rule("SE-72", "SE-73")
def test_the_upkeep_knows_beforehand_whether_the_greenhouse_will_do() -> None:
    for held, dry in ((3, True), (4, False)):
        table = ended("dahlia - globemaster - tulip -", f"tulip {held}")
        assert table.upkeep is not None
        assert (table.upkeep.dry, table.upkeep.ends) == (dry, dry)
