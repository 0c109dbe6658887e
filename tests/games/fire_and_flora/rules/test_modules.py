"""The optional modules (FF-214 to FF-218)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import desk, fresh


@pytest.mark.rule("FF-214")
def test_a_child_with_no_place_at_home_goes_to_the_next_who_has_one() -> None:
    rows = ("HQ1 | EF1 oak small", "HQ2 | EF2 sagebrush big", "HQ3 | EF3 oak small", "HQ4 | EF4 | S12")
    table = desk(*rows, dispersal="on", hands=("water",)).play("play water EF2, pass, pass, pass")
    assert (table.mover, table.legal) == (4, ["site EF4", "site S12"])
    table.play("site S12")
    assert (table.at("S12"), table.stars(4)) == ("sagebrush small", 1)


@pytest.mark.rule("FF-214", "FF-89")
def test_home_comes_first_and_invade_keeps_its_rules_abroad() -> None:
    at_home = desk("HQ1 | EF1 sagebrush big | C17", "HQ2 | EF2", dispersal="on", hands=("water",))
    assert at_home.play("play water EF1, pass").legal == ["site C17"]
    abroad = desk("HQ1 | EF1 mustard big", "HQ2 | S12 brome small | S08 poppy small", dispersal="on", hands=("water",))
    assert abroad.play("play water EF1, pass").legal == ["site S08"]


@pytest.mark.rule("FF-214")
def test_with_no_place_anywhere_it_fizzles() -> None:
    table = desk("HQ1 | EF1 sagebrush big", "HQ2", dispersal="on", hands=("water",)).play("play water EF1, pass")
    assert (table.node, table.discard) == ("actions", "water")


@pytest.mark.rule("FF-215")
@pytest.mark.parametrize("species", ["poppy", "mustard", "ceanothus"])
def test_a_killed_plant_leaves_seeds_that_wait_for_water(species: str) -> None:
    table = desk(f"HQ1 | EF1 {species} small | C17", "HQ2 | EF2", seed_bank="on", hands=("labor water",))
    table.play("play labor EF1, pass")
    assert table.at("EF1") == "empty"
    assert len(table.state.seeds) == 1
    table.play("play water EF1, pass")
    assert table.at("EF1") == f"{species} small"
    assert not table.sees(None).seeds


@pytest.mark.rule("FF-215")
def test_others_leave_no_seeds_and_without_the_module_nobody_does() -> None:
    oak = desk("HQ1 | EF1 oak small", "HQ2", seed_bank="on", hands=("labor",)).play("play labor EF1, pass")
    assert oak.state.seeds == ()
    poppy = desk("HQ1 | EF1 poppy small", "HQ2", hands=("labor",)).play("play labor EF1, pass")
    assert poppy.state.seeds == ()


@pytest.mark.rule("FF-215")
def test_watering_seeds_may_be_blocked_and_a_pair_does_not_wake_them() -> None:
    rows = ("HQ1 | EF1", "HQ2")
    table = desk(*rows, seed_bank="on", hands=("water labor", "fire"), flags={"markers": {"EF1": "poppy"}})
    assert table.why("play water+labor EF1") == "no_plant"
    table.play("play water EF1, block fire, pass")
    assert (table.at("EF1"), len(table.state.seeds)) == ("empty", 1)


@pytest.mark.rule("FF-215")
def test_rain_and_el_nino_wake_seeds() -> None:
    seeds = {"markers": {"C17": "mustard"}}
    rain = desk("HQ1 | C17", "HQ2", seed_bank="on", phase="event", flags=seeds).play("event rain1")
    assert rain.legal == ["choose C17", "choose none"]
    assert rain.play("choose C17").at("C17") == "mustard small"
    nino = desk("HQ1 | C17", "HQ2", seed_bank="on", phase="event", flags=seeds).play("event elnino1, region central")
    assert nino.at("C17") == "mustard small"


@pytest.mark.rule("FF-215")
def test_anything_put_there_removes_the_seeds() -> None:
    table = desk(
        "HQ1 | C17", "HQ2", seed_bank="on", coins=(9,), market="goats1", flags={"markers": {"C17": "poppy"}}
    ).play("buy goats1 on C17")
    assert table.state.seeds == ()


@pytest.mark.rule("FF-215", "FF-149")
def test_soil_that_puts_the_plant_back_keeps_no_seeds() -> None:
    rows = ("HQ1 | S17 ceanothus small", "HQ2")
    kept = desk(*rows, seed_bank="on", phase="event").play("event F01, die southern, regrow S17")
    assert kept.state.seeds == ()
    let_be = desk(*rows, seed_bank="on", phase="event").play("event F01, die southern, regrow none")
    assert len(let_be.state.seeds) == 1


@pytest.mark.rule("FF-215", "FF-90")
def test_seeds_with_an_empty_pool_give_the_water_back() -> None:
    poppies = " | ".join(f"C{n:02} poppy small" for n in range(1, 9))
    table = desk(f"HQ1 | EF1 | {poppies}", "HQ2", seed_bank="on", hands=("water",), flags={"markers": {"EF1": "poppy"}})
    table.play("play water EF1, pass")
    assert (table.hand(1), table.at("EF1")) == ("water", "empty")
    assert table.why("play water EF1") == "already_fizzled"


@pytest.mark.rule("FF-216")
def test_a_flood_drowns_the_small_and_brings_reed_while_the_pool_lasts() -> None:
    reeds = " | ".join(f"C{n:02} giantreed small" for n in (1, 2, 3, 4, 5))
    table = desk(
        f"HQ1 | C08 oak big | S22 eucalyptus small | {reeds}",
        "HQ2 | C09 poppy small | S11",
        "HQ3 | EF3",
        phase="event",
        floods="on",
    ).play("event flood1, region southern")
    assert [table.at(land) for land in ("C08", "S22", "C09", "S11")] == [
        "oak big",
        "giantreed small",
        "poppy small",
        "empty",
    ]


@pytest.mark.rule("FF-216")
def test_a_flood_spares_big_plants_and_buildings_and_other_parcels() -> None:
    table = desk("HQ1 | C08 oak big | C09 goats1 | C17 poppy small", "HQ2", phase="event", floods="on")
    table.play("event flood1, region central")
    assert [table.at(land) for land in ("C08", "C09", "C17")] == ["oak big", "goats1", "poppy small"]


@pytest.mark.rule("FF-216")
@pytest.mark.parametrize(("seats", "cards"), [(2, 30), (3, 41), (4, 50)])
def test_the_module_adds_two_floods(seats: int, cards: int) -> None:
    assert len(fresh(seats, floods="on").state.events) == cards


@pytest.mark.rule("FF-217")
def test_five_different_natives_are_worth_two_stars() -> None:
    four = "HQ1 | C16 poppy small | C17 oak small | C07 coyotebrush small | C06 sagebrush small | C12 poppy small"
    table = desk(f"{four} | S12", "HQ2", diversity="on", coins=(2,), market="EF1")
    assert (table.stars(1), table.rules.config.target) == (5, 14)
    five = desk(f"{four} | S12 yucca small", "HQ2", diversity="on")
    assert five.stars(1) == 6 + 2
    lines = five.rules.explain(five.state, 0)
    assert (lines[-1].points, sum(line.points for line in lines)) == (2, 8)


@pytest.mark.rule("FF-217")
def test_the_target_of_diversity_is_two_higher_than_agreed() -> None:
    assert fresh(2, diversity="on", target="8").rules.config.target == 10


@pytest.mark.rule("FF-218")
def test_the_solo_challenge() -> None:
    table = fresh(1, mode="solo_challenge")
    assert table.state.deck == (18, 12, 14, 0, 12)
    assert len(table.state.events) == 21
    table.play("starters HQ1 EF1, land C01, land C02, land C03, land C04, land C05, land C06")
    assert (table.node, table.state.coins) == ("event", (10,))


@pytest.mark.rule("FF-218")
def test_the_solo_challenge_is_lost_after_eight_turns_and_won_before() -> None:
    lost = desk("HQ1 | EF1", mode="solo_challenge", flags={"round": 8}).play("end")
    assert (lost.state.ending, lost.state.winners, lost.rules.result(lost.state).ranks) == ("challenge_lost", (), (2,))
    assert desk("HQ1 | EF1", mode="solo_challenge", flags={"round": 7}).play("end").node == "event"
    won = desk("HQ1 | C21 oak big | C05 oak big | C19 yucca big", mode="solo_challenge", coins=(9,), market="C16")
    assert won.play("buy C16").rules.result(won.state).ranks == (1,)
