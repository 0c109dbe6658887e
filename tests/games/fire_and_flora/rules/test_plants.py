"""Playing cards on plants, and the five plant actions (FF-68 to FF-94)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import TWO, desk


@pytest.mark.rule("FF-68", "FF-72", "FF-73")
def test_cards_may_be_played_on_anybodys_plant() -> None:
    table = desk("HQ1 | EF1 sagebrush big", "HQ2 | EF2 sagebrush big", hands=("fire labor",))
    assert {"play fire EF1", "play fire EF2", "play labor EF1", "play labor EF2"} <= set(table.legal)
    table.play("play fire EF1, pass, play labor EF2, pass")
    assert (table.at("EF1"), table.at("EF2")) == ("sagebrush small", "sagebrush small")


@pytest.mark.rule("FF-72")
def test_several_fires_may_be_played_one_after_another() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 sagebrush big", hands=("fire fire",))
    table.play("play fire EF2, pass, play fire EF2, pass")
    assert table.at("EF2") == "empty"


@pytest.mark.rule("FF-69", "FF-22", "FF-23")
def test_the_cards_must_be_exactly_a_cause() -> None:
    table = desk(
        "HQ1 | EF1 oak small | C10 needlegrass big | C19 yucca small",
        "HQ2 | EF2",
        hands=("water water labor labor time time nefarious",),
    )
    assert table.why("play water EF1") == "line_needs_pair"
    assert table.why("play water+labor EF1") == "no_line"
    assert table.why("play labor+labor EF1") == "no_line"
    assert table.why("play water+time EF1") is None
    assert table.why("play water C10") == "line_needs_pair"
    assert table.why("play labor C10") is None
    assert table.why("play time+time C19") == "no_line"
    assert table.why("play nefarious C19") == "choose_use"
    assert table.why("play water+nefarious C19") == "choose_use"


@pytest.mark.rule("FF-69")
def test_a_play_needs_a_plant_in_play() -> None:
    table = desk("HQ1 | EF1 farmstand1", "HQ2 | EF2", hands=("water",), market="C06", flags={"bought": True})
    assert table.why("play water EF1") == "no_plant"
    assert table.why("play water HQ1") == "no_plant"
    assert table.why("play water EF2") == "no_plant"
    assert table.why("play water C06") == "not_in_play"
    assert table.why("play fire C06") == "not_in_play"
    assert table.why("play fire EF1") == "card_not_held"


@pytest.mark.rule("FF-70")
def test_played_cards_lie_on_the_table_until_the_play_is_settled() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water",)).play("play water EF1")
    assert (table.hand(1), table.discard) == ("", "")
    assert table.state.exchange is not None
    settled = table.play("pass")
    assert settled.discard == "water"
    assert settled.sees(None).exchange is None


@pytest.mark.rule("FF-71")
def test_water_grows_and_spreads_a_rivals_weed() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 mustard small | S12", hands=("water water",))
    table.play("play water EF2, pass")
    assert table.at("EF2") == "mustard big"
    table.play("play water EF2, pass")
    assert (table.mover, table.legal) == (2, ["site S12"])


@pytest.mark.rule("FF-74")
def test_nefarious_steals_or_plants() -> None:
    table = desk(*TWO, hands=("nefarious", "time"), coins=(0, 1))
    weeds = {f"nefarious plant {species} EF2" for species in ("mustard", "brome", "giantreed", "eucalyptus")}
    uses = {text for text in table.legal if text.startswith("nefarious")}
    assert uses == weeds | {"nefarious steal-card 2", "nefarious steal-coins 2"}


@pytest.mark.rule("FF-75")
def test_time_grows_the_young_and_kills_the_old() -> None:
    table = desk("HQ1 | EF1 yucca small", "HQ2 | EF2", hands=("time time",)).play("play time EF1")
    assert table.at("EF1") == "yucca big"
    table.play("play time EF1")
    assert table.at("EF1") == "empty"


@pytest.mark.rule("FF-76")
def test_grow_turns_the_big_side_up() -> None:
    table = desk("HQ1 | EF1 oak small", "HQ2 | EF2", hands=("water time",)).play("play water+time EF1, pass")
    assert (table.at("EF1"), table.stars(1), table.pool("oak")) == ("oak big", 4, 6)


@pytest.mark.rule("FF-77")
def test_damage_turns_the_small_side_up() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 oak big", hands=("labor labor",)).play("play labor+labor EF2, pass")
    assert (table.at("EF2"), table.pool("oak")) == ("oak small", 6)


@pytest.mark.rule("FF-78")
def test_kill_opens_the_parcel_and_fills_the_pool() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 poppy big", hands=("labor",)).play("play labor EF2, pass")
    assert (table.at("EF2"), table.pool("poppy")) == ("empty", 8)


@pytest.mark.rule("FF-79", "FF-80", "FF-81")
def test_propagate_puts_a_small_child_on_an_open_land() -> None:
    table = desk(
        "HQ1 | EF1 brome big | C17 | C12 nursery1 | S12 | C16 poppy small", "HQ2 | EF2", hands=("water",)
    ).play("play water EF1, pass")
    assert table.legal == ["site C17", "site S12"]
    table.play("site S12")
    assert (table.at("S12"), table.at("C17"), table.pool("brome")) == ("brome small", "empty", 8)


@pytest.mark.rule("FF-81")
def test_headquarters_is_never_open() -> None:
    table = desk("HQ1 | EF1 sagebrush big", "HQ2 | EF2", hands=("water",)).play("play water EF1, pass")
    assert (table.node, table.at("HQ1")) == ("actions", "empty")


@pytest.mark.rule("FF-82", "FF-93")
def test_propagate_without_an_open_land_fizzles() -> None:
    table = desk("HQ1 | EF1 brome big", "HQ2 | EF2", hands=("water",)).play("play water EF1, pass")
    assert (table.hand(1), table.discard, table.pool("brome")) == ("", "water", 9)


@pytest.mark.rule("FF-83", "FF-84")
def test_a_native_may_push_out_a_leafy_weed() -> None:
    table = desk(
        "HQ1 | EF1 | C04 coyotebrush big | C12 brome big | C15 mustard small | C22 eucalyptus small | C16 poppy small",
        "HQ2 | EF2 mustard small",
        hands=("time",),
    ).play("play time C04")
    assert table.legal == ["site EF1", "site C12", "site C15"]


@pytest.mark.rule("FF-85")
def test_a_weed_may_push_out_a_leafy_native() -> None:
    table = desk(
        "HQ1 | EF1 | C14 mustard big | C10 needlegrass big | C19 yucca small | C01 oak small | C12 brome small",
        "HQ2 | EF2 poppy small",
        hands=("water",),
    ).play("play water C14, pass")
    assert table.legal == ["site EF1", "site C10", "site C19"]


@pytest.mark.rule("FF-86")
def test_what_is_pushed_out_goes_back_to_the_pool() -> None:
    table = desk("HQ1 | C14 mustard big | C10 needlegrass big", "HQ2 | EF2", hands=("water",))
    table.play("play water C14, pass, site C10")
    assert table.at("C10") == "mustard small"
    assert (table.pool("needlegrass"), table.pool("mustard"), table.stars(1)) == (8, 8, 0)


@pytest.mark.rule("FF-87")
def test_the_owner_of_the_parent_chooses_the_place() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 sagebrush big | S12 | C17", hands=("water",))
    table.play("play water EF2, pass")
    assert (table.mover, table.legal) == (2, ["site S12", "site C17"])
    assert table.why("site EF1") == "no_place"
    table.play("site S12")
    assert table.mover == 1


@pytest.mark.rule("FF-88")
def test_the_owner_must_put_the_child() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 mustard big | C10 needlegrass big", hands=("water",))
    table.play("play water EF2, pass")
    assert table.legal == ["site C10"]
    assert table.why("pass") == "wrong_phase"


@pytest.mark.rule("FF-89")
def test_no_plant_spreads_into_another_landscape() -> None:
    table = desk("HQ1 | EF1 mustard big", "HQ2 | EF2 | S12 | C10 needlegrass small", hands=("water",))
    table.play("play water EF1, pass")
    assert table.node == "actions"


@pytest.mark.rule("FF-90")
def test_with_an_empty_pool_the_cards_come_back() -> None:
    """All ten Bromes are in play."""
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 10))
    table = desk(f"HQ1 | EF1 | C12 brome big | {weeds}", "HQ2 | EF2", hands=("water fire",))
    assert table.pool("brome") == 0
    table.play("play water C12, pass")
    assert (table.hand(1), table.discard, table.at("EF1")) == ("water fire", "", "empty")
    assert table.why("play water C12") == "already_fizzled"
    assert table.why("play fire C12") == "already_fizzled"


@pytest.mark.rule("FF-91")
def test_cards_spent_on_blocks_do_not_come_back() -> None:
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 10))
    rows = (f"HQ1 | EF1 | C12 brome big | {weeds}", "HQ2 | EF2")
    countered = desk(*rows, hands=("water water", "fire")).play("play water C12, block fire, block water, pass")
    assert (countered.hand(1), countered.discard) == ("water", "water fire")
    blocked = desk(*rows, hands=("water", "fire")).play("play water C12, block fire, pass")
    assert (blocked.hand(1), blocked.discard) == ("", "water fire")
    assert blocked.state.marks.species == ()


@pytest.mark.rule("FF-92")
def test_a_returned_play_is_allowed_again_once_the_pool_has_a_card() -> None:
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 10))
    table = desk(f"HQ1 | EF1 | C12 brome big | {weeds}", "HQ2 | EF2", hands=("water labor",))
    table.play("play water C12, pass")
    assert "play water C12" not in table.legal
    table.play("play labor C01, pass")
    assert "play water C12" in table.legal
    table.play("play water C12, pass")
    assert table.legal == ["site EF1", "site C01"]


@pytest.mark.rule("FF-92")
def test_it_is_forgotten_at_the_end_of_the_turn() -> None:
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 10))
    table = desk(f"HQ1 | EF1 | C12 brome big | {weeds}", "HQ2 | EF2", hands=("water",)).play("play water C12, pass")
    assert table.state.marks.species
    table.play("end").settle()
    assert table.state.marks.species == ()


@pytest.mark.rule("FF-94")
def test_invade_with_nothing_to_replace_does_nothing() -> None:
    table = desk("HQ1 | EF1 mustard big | C12 brome small | C01 oak big", "HQ2 | EF2", hands=("water",))
    table.play("play water EF1, pass")
    assert (table.node, table.discard, table.pool("mustard")) == ("actions", "water", 9)
