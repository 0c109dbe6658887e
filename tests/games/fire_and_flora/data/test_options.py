"""Options: what they change, and which cannot be played (FF-199 to FF-213, section 4)."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import OptionError
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.options import OPTIONS
from tests.games.fire_and_flora.desk import FOUR, THREE, TWO, desk, fresh, rules_of

SIX = "land C01, land C02, land C03, land C04, land C05, land C06"


@pytest.mark.rule("FF-199")
def test_later_seats_of_three_get_coins_and_cards() -> None:
    table = fresh(3, seat_balance="on", first_player="2").play(*(f"starters HQ{n} EF{n}" for n in (1, 2, 3)), SIX)
    assert table.state.coins == (14, 10, 13)
    assert table.state.ask.what == 2
    table.play("resource water, resource fire, resource time")
    assert table.state.sizes == (2, 0, 1)
    assert (table.hand(3), table.hand(1)) == ("water", "fire time")


@pytest.mark.rule("FF-199")
def test_four_players_get_nothing_more() -> None:
    table = fresh(4, seat_balance="on", first_player="1").play(*(f"starters HQ{n} EF{n}" for n in (1, 2, 3, 4)), SIX)
    table.play("resource water")
    assert (table.state.coins, table.state.sizes) == ((10,) * 4, (0, 0, 0, 1))


@pytest.mark.rule("FF-200")
def test_headquarters_as_an_ordinary_parcel() -> None:
    table = desk("HQ1 | EF1 sagebrush big", "HQ2 | EF2", hq="parcel", hands=("water",), coins=(4,), market="ranger1")
    assert "buy ranger1 on HQ1" in table.legal
    table.play("play water EF1, pass")
    assert table.legal == ["site HQ1"]
    table.play("site HQ1")
    assert (table.at("HQ1"), table.stars(1)) == ("sagebrush small", 3)


@pytest.mark.rule("FF-201")
def test_headquarters_as_a_building_on_the_empty_field() -> None:
    table = fresh(2, hq="building").play("starters HQ2 EF2", "starters HQ1 EF1")
    assert (table.row(1), table.at("EF2"), table.row(2), table.at("EF1")) == ("EF2", "HQ2", "EF1", "HQ1")
    assert len(table.state.bag) == 68


@pytest.mark.rule("FF-201")
def test_a_headquarters_building_pays_where_it_stands_and_spare_ones_are_bought_as_buildings() -> None:
    table = desk("EF1 HQ1 | C17", "EF2 HQ2", hq="building", phase="income", market="HQ3")
    table.play("resource water")
    assert table.state.coins[0] == 2 + 1 + 2
    table.state = table.state._replace(coins=(8, 0))
    assert table.why("buy HQ3") == "needs_parcel"
    table.play("buy HQ3 on C17")
    assert (table.at("C17"), table.row(1)) == ("HQ3", "EF1 C17")


@pytest.mark.rule("FF-202")
def test_a_big_weed_may_cost_a_star() -> None:
    table = desk(
        "HQ1 | EF1 mustard big | C12 brome big | C15 brome small | C16 poppy small", "HQ2", invasive_penalty="on"
    )
    assert table.stars(1) == -1
    lines = table.rules.explain(table.state, 0)
    assert [line.points for line in lines] == [-1, -1, 1]
    assert desk("HQ1 | EF1 mustard big", "HQ2").stars(1) == 0


@pytest.mark.rule("FF-203")
def test_an_owner_may_douse_each_plant_about_to_burn() -> None:
    rows = ("HQ1 | C16 sagebrush small | C10 needlegrass big | C07 coyotebrush small", "HQ2 | EF2")
    table = desk(*rows, phase="event", firefighting="on", hands=("water",)).play("event F01, die central")
    assert (table.node, table.mover, table.legal) == ("douse", 1, ["douse", "pass"])
    table.play("douse")
    assert (table.at("C16"), table.hand(1), table.discard) == ("sagebrush small", "", "water")
    assert (table.node, table.legal) == ("douse", ["pass"])
    assert table.why("douse") == "card_not_held"
    table.play("pass")
    assert (table.at("C07"), table.node) == ("empty", "land")


@pytest.mark.rule("FF-203")
def test_without_the_option_water_does_not_stop_a_fire_event() -> None:
    table = desk("HQ1 | C16 sagebrush small", "HQ2", phase="event", hands=("water",)).play("event F01, die central")
    assert (table.node, table.at("C16")) == ("land", "empty")


@pytest.mark.rule("FF-204")
def test_without_chains_the_first_block_is_the_last_word() -> None:
    table = desk("HQ1 | EF1 sagebrush small", *THREE[1:], block_chain="off", hands=("water water", "", "fire"))
    table.play("play water EF1, pass, block fire")
    assert (table.node, table.at("EF1"), table.discard) == ("actions", "sagebrush small", "water fire")


@pytest.mark.rule("FF-205")
def test_only_the_owner_of_the_target_may_block() -> None:
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 sagebrush big", "HQ3 | EF3")
    hands = ("fire fire water water nefarious", "water water labor", "water fire")
    table = desk(*rows, block_by="owner", hands=hands, coins=(0, 0, 3)).play("play fire EF2")
    assert table.mover == 2
    table.play("block water")
    assert (table.mover, "block fire" in table.legal) == (1, True)
    table.play("block fire")
    assert table.mover == 2
    table.play("pass")
    assert (table.node, table.at("EF2")) == ("actions", "sagebrush small")
    table.play("play water EF1")
    assert (table.node, table.at("EF1")) == ("actions", "sagebrush big")
    table.play("nefarious steal-coins 3")
    assert table.mover == 3


@pytest.mark.rule("FF-206", "FF-92")
def test_cards_come_back_when_there_is_no_place() -> None:
    table = desk("HQ1 | EF1 sagebrush big", "HQ2", fizzle_refund="on", hands=("water labor",), coins=(9,), market="C17")
    table.play("play water EF1, pass")
    assert (table.hand(1), table.discard) == ("water labor", "")
    assert table.why("play water EF1") == "already_fizzled"
    assert "play labor EF1" in table.legal
    table.play("buy C17")
    assert "play water EF1" in table.legal


@pytest.mark.rule("FF-92")
def test_a_plant_that_takes_the_place_of_a_failed_one_may_be_tried() -> None:
    """A big Brome found no room; the Poppy planted in its place has not been tried yet."""
    row = "HQ1 | EF1 brome big | C17 nursery1"
    table = desk(row, "HQ2", fizzle_refund="on", hands=("water water",), coins=(2,)).play("play water EF1, pass")
    assert table.why("play water EF1") == "already_fizzled"
    table.play("use nursery1 poppy on EF1, play water EF1, pass")
    assert (table.at("EF1"), table.why("play water EF1")) == ("poppy big", None)


@pytest.mark.rule("FF-92")
def test_a_failed_plant_that_is_cut_back_and_grows_again_has_still_failed() -> None:
    table = desk(
        "HQ1 | EF1 sagebrush big", "HQ2", fizzle_refund="on", hands=("water water water labor",), coins=(2,)
    ).play("play water EF1, pass")
    assert table.why("play water EF1") == "already_fizzled"
    table.play("play labor EF1, pass, play water EF1, pass")
    assert (table.at("EF1"), table.why("play water EF1")) == ("sagebrush big", "already_fizzled")


@pytest.mark.rule("FF-207")
def test_a_hand_limit_is_kept_at_the_end_of_the_turn() -> None:
    table = desk(*TWO, hand_limit="8", hands=("water " * 9,)).play("end")
    assert (table.node, table.legal) == ("discard", ["discard water"])
    table.play("discard water")
    assert (table.node, table.state.turn) == ("event", 1)
    assert desk(*TWO, hands=("water " * 9,)).play("end").node == "event"


@pytest.mark.rule("FF-208")
def test_a_market_limit_holds_in_the_auction_too() -> None:
    market = " ".join(f"C{n:02}" for n in range(1, 11))
    table = desk(*TWO, market_limit="10", market=market, phase="event").play("event auction1")
    table.play("land S01, land S02, land S03")
    assert len(table.state.market) == 10
    table.play("land S04")
    assert (len(table.state.market), table.queue) == (10, "C01 C02 C03 C04")


@pytest.mark.rule("FF-209")
def test_an_owner_may_pull_down_buildings() -> None:
    table = desk("HQ1 | EF1 farmstand1 | C17 goats1", "HQ2 | EF2 ranger1", demolish="on")
    assert [text for text in table.legal if text.startswith("demolish")] == ["demolish farmstand1", "demolish goats1"]
    assert table.why("demolish ranger1") == "no_building"
    table.play("demolish goats1, demolish farmstand1")
    assert (table.at("EF1"), table.at("C17"), table.queue) == ("empty", "empty", "goats1 farmstand1")


@pytest.mark.rule("FF-210")
@pytest.mark.parametrize(("part", "legal"), [("get C21", False), ("give C05", False), ("get C17", True)])
def test_a_trade_that_would_win_cannot_be_accepted(part: str, legal: bool) -> None:
    table = desk(
        "HQ1 | EF1 poppy small | C05 oak big",
        "HQ2 | C21 oak big | C17",
        trade_win="off",
        target="8",
    ).play("offer 2", part, "propose")
    assert ("accept" in table.legal) is legal
    assert table.why("accept") == (None if legal else "trade_would_win")


@pytest.mark.rule("FF-211")
def test_headquarters_stays_at_home() -> None:
    table = desk(*TWO, trade_hq="off").play("offer 2")
    assert table.why("give HQ1") == "hq_not_tradable"
    assert table.why("get HQ2") == "hq_not_tradable"
    assert sorted(table.legal) == ["get EF2", "give EF1", "withdraw"]


@pytest.mark.rule("FF-212")
def test_trading_can_be_switched_off() -> None:
    table = desk(*THREE, trading="off")
    assert table.why("offer 2") == "trading_off"
    assert not [text for text in table.legal if text.startswith("offer")]


@pytest.mark.rule("FF-213")
def test_an_even_draw_or_a_seat_finds_who_begins() -> None:
    drawn = fresh(3, first_player="random").play(*(f"starters HQ{n} EF{n}" for n in (1, 2, 3)), SIX)
    assert drawn.odds == {"first 1": 1, "first 2": 1, "first 3": 1}
    assert drawn.why("first 4") == "not_a_choice"
    assert drawn.play("first 3").state.turn == 2
    agreed = fresh(3, first_player="2").play(*(f"starters HQ{n} EF{n}" for n in (1, 2, 3)), SIX)
    assert (agreed.state.turn, agreed.node) == (1, "event")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "options_clash"),
        (2, {"mode": "solo_challenge"}, "options_clash"),
        (2, {"first_player": "3"}, "options_clash"),
        (3, {"target": "3"}, "option_out_of_range"),
        (3, {"target": "31"}, "option_out_of_range"),
        (3, {"target": "012"}, "option_out_of_range"),
        (3, {"target": "twelve"}, "option_out_of_range"),
        (3, {"offers_per_turn": "0"}, "option_out_of_range"),
        (3, {"offers_per_turn": "100"}, "option_out_of_range"),
        (3, {"round_limit": "4"}, "option_out_of_range"),
        (3, {"hq": "castle"}, "option_out_of_range"),
        (3, {"dragons": "on"}, "option_out_of_range"),
        (3, {"mode": "tournament"}, "option_out_of_range"),
        (5, {}, "bad_player_count"),
    ],
)
def test_options_that_cannot_be_played(seats: int, options: dict[str, str], code: str) -> None:
    reason = GAME.refuse(seats, options)
    assert reason is not None
    assert reason.code == code
    with pytest.raises(OptionError):
        rules_of(seats, **options)


@pytest.mark.parametrize("key", ["target", "offers_per_turn", "round_limit"])
def test_numbers_may_be_any_in_their_range(key: str) -> None:
    assert all(GAME.refuse(2, {key: str(number)}) is None for number in (5, 7, 23, 30))


def test_defaults_are_those_of_the_rules() -> None:
    assert {option.key: option.default for option in OPTIONS} == {
        "target": "12",
        "first_player": "lots",
        "seat_balance": "off",
        "trading": "on",
        "offers_per_turn": "20",
        "trade_hq": "on",
        "trade_win": "on",
        "hq": "bare",
        "invasive_penalty": "off",
        "firefighting": "off",
        "block_chain": "on",
        "block_by": "any",
        "fizzle_refund": "off",
        "hand_limit": "none",
        "market_limit": "none",
        "demolish": "off",
        "round_limit": "60",
        "dispersal": "off",
        "seed_bank": "off",
        "floods": "off",
        "diversity": "off",
        "bar": "4",
    }
    assert all(option.default in option.values for option in OPTIONS)


def test_no_limit_on_hand_or_market_by_default() -> None:
    table = desk(*FOUR, hands=("water " * 18,))
    assert table.play("end").node == "event"
