"""Events other than fire (FF-167 to FF-191)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import FOUR, THREE, TWO, desk


@pytest.mark.rule("FF-167", "FF-183", "FF-184", "FF-185")
def test_el_nino_waters_a_region() -> None:
    rows = ("HQ1 | C16 sagebrush small | S08 sagebrush small | C10 needlegrass big", "HQ2 | C15 mustard small")
    table = desk(*rows, phase="event").play("event elnino1")
    assert table.odds == {"region central": 1, "region southern": 1}
    table.play("region central")
    found = [table.at(land) for land in ("C16", "S08", "C10", "C15")]
    assert found == ["sagebrush big", "sagebrush small", "needlegrass big", "mustard big"]


@pytest.mark.rule("FF-185")
def test_abilities_of_fire_have_no_say_in_other_events() -> None:
    """Creekside is watered, a Wind Gap in the other region is not."""
    table = desk("HQ1 | C08 poppy small | S15 poppy small", "HQ2", phase="event")
    table.play("event elnino1, region central")
    assert (table.at("C08"), table.at("S15")) == ("poppy big", "poppy small")


@pytest.mark.rule("FF-178", "FF-128")
def test_the_years_go_by_in_burn_order_on_the_live_state() -> None:
    """A young Yucca grows; it is not killed in the same years. The big one is."""
    table = desk("HQ1 | C19 yucca small | C23 yucca big | S24 yucca big", "HQ2", phase="event")
    table.play("event years1, region central")
    assert [table.at(land) for land in ("C19", "C23", "S24")] == ["yucca big", "empty", "yucca big"]


@pytest.mark.rule("FF-168", "FF-188")
def test_la_nina_lasts_until_the_next_turn_of_its_player() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", phase="event", hands=("water", "water"))
    table.play("event lanina1, land C01, resource water")
    assert table.why("play water EF1") == "dry_spell"
    table.play("end, event boom1, land C02, resource time")
    assert table.why("play water EF1") == "dry_spell"
    table.play("end, event boom2, land C03, resource time")
    assert table.why("play water EF1") is None


@pytest.mark.rule("FF-168")
def test_la_nina_forbids_pairs_with_water_but_neither_blocks_nor_events() -> None:
    table = desk(
        "HQ1 | EF1 oak small | C10 needlegrass big",
        "HQ2 | EF2 sagebrush small",
        hands=("water labor time fire", "water"),
        flags={"dry": [1]},
    )
    assert table.why("play water+time EF1") == "dry_spell"
    assert table.why("play water+labor C10") == "dry_spell"
    assert table.why("play time EF1") == "line_needs_pair"
    table.play("play fire EF2")
    assert "block water" in table.legal
    rain = desk("HQ1 | EF1 sagebrush small", "HQ2", phase="event", flags={"dry": [1]}).play("event rain1, choose EF1")
    assert rain.at("EF1") == "sagebrush big"


@pytest.mark.rule("FF-188")
def test_two_dry_spells_end_each_with_its_own_player() -> None:
    table = desk(*THREE, active=3, flags={"dry": [1, 2]}).play("end")
    assert table.state.dry == (1,)
    table.play("event recession1, land C01, resource water, end")
    assert not table.sees(None).dry


@pytest.mark.rule("FF-169")
def test_recession_takes_three_coins_or_all() -> None:
    assert desk(*FOUR, phase="event", coins=(5, 3, 2, 0)).play("event recession1").state.coins == (2, 0, 0, 0)


@pytest.mark.rule("FF-170")
def test_boom_gives_three_coins_to_each() -> None:
    assert desk(*THREE, phase="event", coins=(5, 0, 1)).play("event boom1").state.coins == (8, 3, 4)


@pytest.mark.rule("FF-171")
def test_the_squirrel_kills_one_small_plant_anywhere() -> None:
    rows = ("HQ1 | EF1 oak small | C06 sagebrush big", "HQ2 | EF2 mustard small")
    table = desk(*rows, active=2, phase="event").play("event squirrel1")
    assert (table.mover, table.legal) == (2, ["choose EF1", "choose EF2"])
    assert table.why("choose C06") == "not_a_choice"
    assert table.why("choose none") == "not_a_choice"
    table.play("choose EF1")
    assert (table.at("EF1"), table.pool("oak")) == ("empty", 7)


@pytest.mark.rule("FF-171", "FF-186")
def test_without_a_small_plant_the_squirrel_goes_away() -> None:
    assert desk("HQ1 | EF1 oak big", "HQ2", phase="event").play("event squirrel1").node == "land"


@pytest.mark.rule("FF-172", "FF-189")
def test_the_pack_rat_moves_one_card_from_each_hand_at_once() -> None:
    table = desk(*THREE, active=2, phase="event", hands=("water", "fire fire", "")).play("event packrat1")
    assert table.odds == {"rat fire": 2}
    table.play("rat fire")
    assert table.odds == {"rat water": 1}
    assert (table.hand(3), table.hand(2)) == ("", "fire fire")
    table.play("rat water")
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["", "water fire", "fire"]
    assert table.state.sizes == (0, 2, 1)


@pytest.mark.rule("FF-189")
def test_a_card_received_is_not_passed_on() -> None:
    table = desk(*TWO, phase="event", hands=("water", "time")).play("event packrat1, rat water, rat time")
    assert (table.hand(1), table.hand(2)) == ("time", "water")


@pytest.mark.rule("FF-172")
def test_a_rat_without_cards_passes_nothing() -> None:
    assert desk(*TWO, phase="event").play("event packrat1").node == "land"


@pytest.mark.rule("FF-173", "FF-190")
def test_the_earthquake_asks_building_by_building() -> None:
    rows = ("HQ1 | C17 ranger1 | S12 goats1", "HQ2 | C08 farmstand1 | EF1 lookout1", "HQ3 | EF3 university1")
    table = desk(*rows, active=2, phase="event", coins=(1, 3, 2)).play("event quake1, region central")
    assert (table.mover, table.legal) == (2, ["pay farmstand1", "lose farmstand1"])
    assert table.why("pay lookout1") == "not_a_choice"
    table.play("pay farmstand1")
    assert table.mover == 3
    table.play("lose university1")
    assert [table.at(land) for land in ("C17", "S12", "C08", "EF1", "EF3")] == [
        "empty",
        "goats1",
        "farmstand1",
        "empty",
        "empty",
    ]
    assert (table.queue, table.state.coins) == ("lookout1 university1 ranger1", (1, 1, 2))


@pytest.mark.rule("FF-174", "FF-186", "FF-184")
def test_winter_rain_asks_each_who_has_a_plant_that_answers() -> None:
    rows = ("HQ1 | EF1 needlegrass big", "HQ2 | EF2 poppy big | S12", "HQ3 | EF3 mustard small")
    table = desk(*rows, active=3, phase="event").play("event rain1")
    assert (table.mover, table.legal) == (3, ["choose EF3", "choose none"])
    table.play("choose EF3")
    assert (table.mover, table.legal) == (2, ["choose EF2", "choose none"])
    table.play("choose EF2, site S12")
    assert (table.at("EF3"), table.at("S12"), table.node) == ("mustard big", "poppy small", "land")


@pytest.mark.rule("FF-179")
def test_volunteer_day_labors_on_an_own_plant() -> None:
    table = desk("HQ1 | EF1 brome small | C21 oak big", "HQ2 | EF2 mustard big", phase="event")
    table.play("event volunteerday1")
    assert table.legal == ["choose EF1", "choose none"]
    table.play("choose EF1, choose EF2")
    assert (table.at("EF1"), table.at("EF2")) == ("empty", "empty")


@pytest.mark.rule("FF-175")
def test_santa_ana_winds_wait_in_view_for_the_next_fire() -> None:
    table = desk("HQ1 | C06 sagebrush big | S01 sagebrush big", "HQ2 | EF2", phase="event").play("event wind1")
    assert (table.node, table.spent) == ("land", "")
    assert table.event_names(table.state.winds) == "wind1"
    table.play("land C01, resource water, end, event boom1, land C02, resource water, end, event F04")
    assert (table.at("C06"), table.at("S01"), table.node) == ("sagebrush small", "sagebrush small", "land")
    assert (table.spent, table.state.winds) == ("boom1 wind1 F04", ())


@pytest.mark.rule("FF-176")
def test_parrots_propagate_a_big_native_whatever_its_lines_say() -> None:
    table = desk(
        "HQ1 | EF1 needlegrass big | C21 oak big | C12 brome big | C16 poppy small | C17", "HQ2", phase="event"
    )
    table.play("event parrots1")
    assert table.legal == ["choose EF1", "choose C21", "choose none"]
    table.play("choose EF1")
    assert table.legal == ["site C17"]


@pytest.mark.rule("FF-176", "FF-186")
def test_parrots_need_an_open_parcel_and_a_card() -> None:
    full = desk("HQ1 | EF1 oak big", "HQ2 | EF2", phase="event").play("event parrots1")
    assert full.node == "land"
    oaks = " | ".join(f"C{n:02} oak small" for n in range(1, 7))
    empty = desk(f"HQ1 | EF1 oak big | C17 | {oaks}", "HQ2", phase="event", target="30").play("event parrots1")
    assert empty.node == "land"


@pytest.mark.rule("FF-177")
def test_rainbow_gives_a_card_to_each() -> None:
    table, order = desk(*THREE, active=2, phase="event").play("event rainbow1"), []
    for _ in range(3):
        order.append(table.state.ask.what + 1)
        table.play("resource fire")
    assert (order, table.state.sizes, table.node) == ([2, 3, 1], (1, 1, 1), "land")


@pytest.mark.rule("FF-180")
def test_hitchhiking_seeds_go_to_an_opponent_with_room() -> None:
    rows = ("HQ1 | EF1", "HQ2 | EF2 poppy small", "HQ3 | EF3 | S12", "HQ4 | EF4")
    table = desk(*rows, phase="event").play("event seeds1")
    assert (table.mover, table.legal) == (1, ["choose 3", "choose 4"])
    assert table.why("choose 2") == "not_a_choice"
    table.play("choose 3")
    assert (table.mover, table.legal) == (3, ["site EF3", "site S12"])
    table.play("site S12")
    assert (table.at("S12"), table.pool("brome"), table.node) == ("brome small", 9, "land")


@pytest.mark.rule("FF-180", "FF-186")
def test_hitchhiking_seeds_need_room_and_a_card() -> None:
    assert desk("HQ1 | EF1", "HQ2", phase="event").play("event seeds1").node == "land"
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 11))
    assert desk(f"HQ1 | {weeds}", "HQ2 | EF2", phase="event").play("event seeds1").node == "land"


@pytest.mark.rule("FF-181", "FF-187")
def test_a_grant_makes_the_next_land_three_coins_cheaper() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2", flags={"grant": [1]}, coins=(5,), market="C17 goats1")
    assert "buy C17" in table.legal
    table.play("buy C17")
    assert (table.state.coins[0], table.state.grants) == (0, ())


@pytest.mark.rule("FF-181", "FF-187")
def test_a_grant_works_for_buildings_and_not_below_nothing() -> None:
    table = desk(*TWO, flags={"grant": [1]}, coins=(5,), market="goats1").play("buy goats1 on EF1")
    assert table.state.coins[0] == 5


@pytest.mark.rule("FF-187")
def test_a_grant_waits_over_turns_and_two_do_not_add_up() -> None:
    table = desk(*TWO, phase="event", flags={"grant": [1]}).play("event grant1")
    assert table.state.grants == (0,)
    table.play("land C01, resource water, end, event boom1, land C02, resource water, end")
    assert table.state.grants == (0,)


@pytest.mark.rule("FF-187")
def test_a_grant_is_not_used_by_a_trade() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 | S12", flags={"grant": [1]}, coins=(5,))
    table.play("offer 2, give coins 2, get S12, propose, accept")
    assert (table.state.grants, table.state.coins) == ((0,), (3, 2))


@pytest.mark.rule("FF-182", "FF-191")
def test_the_auction_moves_the_three_oldest_and_adds_three() -> None:
    table = desk(*TWO, phase="event", market="C01 C02 C03 C04").play("event auction1")
    assert (table.market, table.queue) == ("C04", "C01 C02 C03")
    table.play("land S01, land S02, land S03")
    assert table.market == "C04 S01 S02 S03"
    assert table.node == "land"
    assert table.spent == "auction1"


@pytest.mark.rule("FF-182", "FF-191")
def test_with_an_empty_bag_the_auction_brings_the_same_cards_back() -> None:
    table = desk(*TWO, phase="event", market="C01 C02", land_deck="").play("event auction1")
    table.play("land C01")
    assert table.why("land C01") == "not_a_choice"
    table.play("land C02")
    assert (table.market, table.node) == ("C01 C02", "resource")
