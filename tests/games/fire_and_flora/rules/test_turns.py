"""The four parts of a turn, and how the game ends (FF-01 to FF-10, FF-50 to FF-67)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition as Workbench
from garden_desktop.games.fire_and_flora.rules.transitions import compare_stars
from tests.games.fire_and_flora.desk import FOUR, THREE, TWO, desk, fresh

ELEVEN = "HQ1 | C21 oak big | C03 ceanothus big | S24 yucca big | C16 sagebrush small"
"""A landscape of eleven stars."""


@pytest.mark.rule("FF-01", "FF-06")
def test_twelve_stars_win_at_once_with_a_purchase() -> None:
    table = desk(ELEVEN, "HQ2 | EF2", coins=(20,), market="C07 C17").play("buy C07")
    assert (table.mover, table.node, table.stars(1)) == (None, "over", 12)
    assert table.state.winners == (0,)
    assert table.legal == []
    assert table.why("end") == "game_over"


@pytest.mark.rule("FF-06")
def test_the_game_ends_in_the_middle_of_an_event() -> None:
    """El Niño makes seat 1 win on its first land; what lies behind it is not watered."""
    table = desk(
        "HQ1 | C16 sagebrush small | C21 oak big | C03 ceanothus big | S24 yucca big | C15 mustard small",
        "HQ2 | EF2",
        phase="event",
    ).play("event elnino1, region central")
    assert table.node == "over"
    assert (table.at("C16"), table.at("C15")) == ("sagebrush big", "mustard small")


@pytest.mark.rule("FF-06")
def test_a_nursery_can_win_the_game() -> None:
    table = desk(f"{ELEVEN} | C17 nursery1 | EF1", "HQ2 | EF2", coins=(2,)).play("use nursery1 poppy on EF1")
    assert table.state.winners == (0,)


@pytest.mark.rule("FF-07")
@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_the_active_player_wins_else_the_next_clockwise(turn: int, winner: int) -> None:
    table = desk(ELEVEN, "HQ2 | EF2 oak big | C01 oak big | C05 oak big", "HQ3 | EF3", active=turn + 1)
    bench = Workbench(table.rules.config, table.state)
    bench.on = tuple(what | 1 if 0 <= what < 22 else what for what in bench.on)
    compare_stars(bench)
    assert bench.winners == (winner,)


@pytest.mark.rule("FF-06", "FF-139")
def test_a_trade_may_win_the_game() -> None:
    table = desk("HQ1 | EF1 oak small", "HQ2 | EF2 oak small | S24 yucca big", target="4")
    table.play("offer 2, get S24, propose, accept")
    assert (table.stars(1), table.state.winners) == (4, (0,))


@pytest.mark.rule("FF-08")
def test_the_others_are_ranked_by_stars_and_equals_share() -> None:
    table = desk(ELEVEN, "HQ2 | EF2", "HQ3 | EF3 sagebrush big", "HQ4 | EF4 poppy big", coins=(20,), market="C07").play(
        "buy C07"
    )
    result = table.rules.result(table.state)
    assert result.scores == (12, 0, 2, 2)
    assert result.ranks == (1, 4, 2, 2)


@pytest.mark.rule("FF-04")
@pytest.mark.parametrize("target", ["4", "30"])
def test_another_target(target: str) -> None:
    assert fresh(2, target=target).rules.config.target == int(target)


@pytest.mark.rule("FF-05")
def test_half_an_hour_for_each_player() -> None:
    assert GAME.info.minutes == (30, 120)


@pytest.mark.rule("FF-09")
def test_two_to_four_players() -> None:
    assert [GAME.refuse(seats, {}) is None for seats in (0, 2, 3, 4, 5)] == [False, True, True, True, False]


@pytest.mark.rule("FF-10")
def test_after_the_last_round_most_stars_win() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2 sagebrush big", active=2, flags={"round": 60}).play("end")
    assert (table.state.ending, table.state.winners) == ("round_limit", (1,))
    assert table.rules.result(table.state).ranks == (2, 1)


@pytest.mark.rule("FF-10")
def test_then_most_coins_and_then_the_win_is_shared() -> None:
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 sagebrush small", "HQ3 | EF3 poppy small")
    richer = desk(*rows, active=3, coins=(3, 5, 4), flags={"round": 60}).play("end")
    assert richer.state.winners == (1,)
    assert richer.rules.result(richer.state).ranks == (2, 1, 2)
    level = desk(*rows, active=3, coins=(3, 5, 5), flags={"round": 60}).play("end")
    assert level.state.winners == (1, 2)
    result = level.rules.result(level.state)
    assert result.ranks == (3, 1, 1)
    assert result.tiebreak is not None
    assert "share" in plain(result.reason)


@pytest.mark.rule("FF-10")
def test_a_round_is_one_turn_of_every_seat_from_the_first() -> None:
    table = desk(*TWO, active=1, first=2, flags={"round": 60}).play("end")
    assert table.state.ending == "round_limit"
    going_on = desk(*TWO, active=2, first=2, flags={"round": 60}).play("end")
    assert (going_on.node, going_on.state.round, going_on.state.turn) == ("event", 60, 0)


@pytest.mark.rule("FF-50")
def test_turns_go_clockwise() -> None:
    table, turns = desk(*FOUR, active=3, first=3), []
    for _ in range(5):
        turns.append(table.state.turn + 1)
        table.play("end")
        while table.node != "actions":
            table.play(
                "event recession1" if table.node == "event" and "event recession1" in table.legal else table.legal[0]
            )
    assert turns == [3, 4, 1, 2, 3]


@pytest.mark.rule("FF-51", "FF-52")
def test_the_four_parts_come_in_order() -> None:
    table = desk(*TWO, phase="event")
    nodes = [table.node]
    for move in ("event recession1", "land C01", "resource water"):
        table.play(move)
        nodes.append(table.node)
    assert nodes == ["event", "land", "resource", "actions"]
    assert table.spent == "recession1"


@pytest.mark.rule("FF-52")
def test_an_event_goes_to_the_discard_pile_after_it_was_carried_out() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", phase="event").play("event rain1")
    assert (table.node, table.spent) == ("choose", "")
    table.play("choose none")
    assert table.spent == "rain1"


@pytest.mark.rule("FF-53")
def test_an_empty_event_deck_is_made_of_its_discard_pile() -> None:
    every = " ".join(card.id for card in desk(*TWO).rules.config.cards if card.marker <= 2 and card.effect != "flood")
    last = every.replace("boom1 ", "")
    table = desk(*TWO, phase="event", spent=last).play("event boom1, land C01, resource water, end")
    assert len(table.state.events) == 29
    assert table.spent == ""


@pytest.mark.rule("FF-54", "FF-55", "FF-191")
def test_the_known_queue_comes_after_the_bag_in_its_order() -> None:
    table = desk(*TWO, phase="market", land_deck="C02 C03", queue="nursery1 C05")
    assert table.legal == ["land C02", "land C03"]
    table.play("land C03, resource water, end, event boom1, land C02, resource water, end, event boom2")
    assert table.legal == ["land nursery1"]
    table.play("land nursery1")
    assert (table.market, table.queue) == ("C03 C02 nursery1", "C05")


@pytest.mark.rule("FF-56")
def test_lands_nobody_buys_stay_and_the_market_grows() -> None:
    market = " ".join(f"C{n:02}" for n in range(1, 25))
    table = desk(*TWO, phase="market", market=market).play("land S01")
    assert len(table.state.market) == 25


@pytest.mark.rule("FF-57", "FF-58", "FF-59")
def test_bare_planted_and_built_parcels_pay_alike() -> None:
    table = desk("HQ1 | EF1 | C08 oak small | C09 ranger1", "HQ2 | EF2", phase="income")
    table.play("resource water, resource water, resource fire")
    assert table.state.coins[0] == 0
    table.play("resource time")
    assert table.state.coins[0] == 2 + 1 + 1
    assert table.state.sizes[0] == 4


@pytest.mark.rule("FF-60")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = desk(*TWO, phase="income", resource_deck="", discard="water labor")
    assert table.odds == {"resource water": 1, "resource labor": 1}
    assert table.discard == ""


@pytest.mark.rule("FF-60")
def test_with_both_piles_empty_the_draw_is_lost_and_coins_still_come() -> None:
    table = desk(*TWO, phase="income", resource_deck="")
    assert (table.node, table.state.coins) == ("actions", (3, 0))


@pytest.mark.rule("FF-62", "FF-63", "FF-61")
def test_one_land_a_turn_but_any_number_of_draws_and_sales() -> None:
    table = desk(*TWO, coins=(30,), market="C17 C16 C07")
    table.play("draw, resource water, buy C16, draw, resource water, sell water, sell water")
    assert table.why("buy C17") == "already_bought"
    table.play("end").settle()
    while table.mover == 2:
        table.play("end").settle()
    assert table.state.marks.bought is False


@pytest.mark.rule("FF-64", "FF-66")
def test_a_card_costs_two_coins_while_there_is_one() -> None:
    table = desk(*TWO, coins=(3,))
    table.play("draw, resource fire")
    assert table.state.coins[0] == 1
    assert table.why("draw") == "not_enough_coins"
    assert desk(*TWO, coins=(9,), resource_deck="").why("draw") == "deck_empty"
    assert desk(*TWO, coins=(9,), resource_deck="", discard="time").play("draw").legal == ["resource time"]


@pytest.mark.rule("FF-65")
def test_a_card_is_sold_for_one_coin_and_discarded() -> None:
    table = desk(*TWO, hands=("nefarious",)).play("sell nefarious")
    assert (table.state.coins[0], table.discard) == (1, "nefarious")
    assert table.why("sell nefarious") == "card_not_held"


@pytest.mark.rule("FF-67")
def test_the_turn_ends_when_the_active_player_says_so() -> None:
    table = desk(*TWO)
    assert "end" in table.legal
    table.play("end")
    assert (table.node, table.state.turn) == ("event", 1)


def test_a_finished_turn_is_remembered_for_the_plot() -> None:
    table = desk("HQ1 | EF1 sagebrush big", *THREE[1:], coins=(4, 5, 6)).play("end")
    (turn,) = table.state.past
    assert (turn.seat, turn.stars, turn.coins, turn.income) == (0, (2, 0, 0), (4, 5, 6), (3, 3, 3))
