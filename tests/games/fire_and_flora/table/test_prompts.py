"""The bar says what can be done at this table, and how far it has come."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from tests.games.fire_and_flora.desk import TWO, Desk, desk
from tests.games.fire_and_flora.sight import Sight

ALONE = desk(TWO[0], mode="solo_challenge")


@pytest.mark.parametrize(("table", "trades"), [(desk(*TWO), True), (desk(*TWO, trading="off"), False), (ALONE, False)])
def test_trading_is_named_only_where_there_is_somebody_to_trade_with(table: Desk, trades: bool) -> None:
    assert ("trade" in Sight(table, 1).prompt) == trades
    assert ("trades" in Sight(table).prompt) == trades or table is ALONE


@pytest.mark.rule("FF-218")
def test_alone_the_turns_are_told_out_of_how_many() -> None:
    alone, two = Sight(ALONE, 1), Sight(desk(*TWO), 1)
    assert plain(alone.table.moment(alone.view)) == "Turn 1 of 8"
    assert plain(two.table.moment(two.view)) == "Round 1"
