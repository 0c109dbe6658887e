"""Bulbs, blooms, values and tokens in words."""

from __future__ import annotations

import pytest

from garden_desktop.core.inspection import Inspection, Subject, ValueChange
from tests.games.stalk_exchange.desk import Desk, counts, desk, even
from tests.games.stalk_exchange.tables import table_of
from tests.said import lines

CORNER = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop"}
"""A tulip in the corner with one open space, b2."""


def gloss(at: Desk, subject: Subject, id: str, seat: int | None = 0) -> Inspection | None:
    return table_of(at.rules).make_view_model(at.rules.view(at.state, seat), seat).inspect(subject, id)


@pytest.mark.rule("SE-50", "SE-51")
def test_a_bloom_says_where_it_is_open() -> None:
    at = desk(garden=CORNER)
    assert lines(gloss(at, "piece", "a1")) == ["Group of 1: | still open at b2"]
    assert "Tulip, group of 1: | this is its last empty space" in lines(gloss(at, "place", "b2"))


@pytest.mark.rule("SE-51", "SE-57")
def test_what_the_upkeep_would_do_is_said_on_the_spot() -> None:
    at = desk(garden={**CORNER, "b2": "snowdrop bulb"})
    assert "When this turn ends | it is harvested" in lines(gloss(at, "piece", "a1"))
    assert "When this turn ends | it blooms" in lines(gloss(at, "piece", "b2"))


@pytest.mark.rule("SE-79")
def test_the_dearest_flower_says_what_the_bust_would_take() -> None:
    at = desk(garden={}, track="tulip 7, dahlia 2", held=(counts("tulip 4, dahlia 8"), even(12)))
    found = gloss(at, "piece", "value-tulip")
    assert found is not None
    assert [line.change for line in found.lines if line.change] == [ValueChange(7, 3)]
    assert found.figure[1] == "7"


@pytest.mark.rule("SE-94")
def test_an_onlooker_is_told_nothing_of_a_shed() -> None:
    at = desk(garden=CORNER, held=(counts("tulip 4, dahlia 8"), even(12)))
    found = gloss(at, "piece", "value-tulip", None)
    assert not any("for you" in line for line in lines(found))
    assert lines(gloss(at, "side", "1")) == lines(gloss(at, "side", "1", None))


@pytest.mark.rule("SE-43")
def test_spent_tokens_are_spelled_out() -> None:
    found = gloss(desk(tokens=(2, 6)), "side", "0")
    assert lines(found)[1:] == [
        "2 tokens: | each pays for an extra Plant, an extra Swap or a Flush",
        "4 spent: | spent tokens do not come back",
    ]


def test_the_gauges_are_the_values_everybody_sees() -> None:
    at = desk(garden={}, track="tulip 7, dahlia 2", held=(counts("tulip 4, dahlia 8"), even(12)))
    looks = [table_of(at.rules).make_view_model(at.rules.view(at.state, seat), seat) for seat in (0, 1, None)]
    found = looks[0].gauges
    assert found is not None
    assert [figure.number for figure in found.figures] == [2, 0, 0, 0, 7]
    assert [look.gauges for look in looks] == [found] * 3
