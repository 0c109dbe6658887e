"""Abilities of parcels (FF-147 to FF-152)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import desk


@pytest.mark.rule("FF-147")
def test_fog_belt_keeps_time_from_killing() -> None:
    table = desk("HQ1 | C03 ceanothus big | S03 ceanothus big", "HQ2 | EF2", hands=("time time labor",))
    assert table.why("play time C03") == "fog_belt"
    assert "play time C03" not in table.legal
    assert "play time S03" in table.legal
    assert "play labor C03" in table.legal


@pytest.mark.rule("FF-147")
def test_fog_belt_lets_the_years_grow_but_not_kill() -> None:
    table = desk("HQ1 | C03 yucca big | S05 oak small | S03 yucca big", "HQ2 | EF2", phase="event")
    table.play("event years1, region central")
    assert table.at("C03") == "yucca big"
    young = desk("HQ1 | C03 yucca small", "HQ2 | EF2", phase="event").play("event years1, region central")
    assert young.at("C03") == "yucca big"


@pytest.mark.rule("FF-148")
def test_creekside_is_skipped_by_fire_events_but_not_by_fire_cards() -> None:
    table = desk("HQ1 | C08 sagebrush big", "HQ2 | EF2", phase="event").play("event F01, die both")
    assert table.at("C08") == "sagebrush big"
    card = desk("HQ1 | C08 sagebrush big", "HQ2 | EF2", hands=("fire",)).play("play fire C08, pass")
    assert card.at("C08") == "sagebrush small"


@pytest.mark.rule("FF-149")
@pytest.mark.parametrize(("answer", "after", "pool"), [("C13", "oak small", 6), ("none", "empty", 7)])
def test_seed_bank_soil_answers_a_fire_event(answer: str, after: str, pool: int) -> None:
    table = desk("HQ1 | C13 oak small", "HQ2 | EF2", phase="event").play("event F01, die central")
    assert (table.node, table.mover, table.legal) == ("regrow", 1, ["regrow C13", "regrow none"])
    table.play(f"regrow {answer}")
    assert (table.at("C13"), table.pool("oak"), table.node) == (after, pool, "land")


@pytest.mark.rule("FF-149")
def test_seed_bank_soil_answers_no_other_death() -> None:
    table = desk("HQ1 | EF1", "HQ2 | C13 oak small", hands=("labor",)).play("play labor C13, pass")
    assert (table.node, table.at("C13")) == ("actions", "empty")


@pytest.mark.rule("FF-150")
def test_rocky_refuge_keeps_invaders_out() -> None:
    table = desk("HQ1 | C14 mustard big | C23 yucca small | C10 needlegrass small", "HQ2 | EF2", hands=("water",))
    table.play("play water C14, pass")
    assert table.legal == ["site C10"]
    assert table.why("site C23") == "no_place"


@pytest.mark.rule("FF-151")
def test_preserve_keeps_other_players_labor_out_alone_or_in_a_pair() -> None:
    rows = ("HQ1 | EF1", "HQ2 | C24 needlegrass big | EF2")
    table = desk(*rows, hands=("water labor", "water labor"))
    assert table.why("play labor C24") == "preserve"
    assert table.why("play water+labor C24") == "preserve"
    own = desk(*rows, active=2, hands=("", "water labor"))
    assert {"play labor C24", "play water+labor C24"} <= set(own.legal)


@pytest.mark.rule("FF-151")
def test_preserve_does_not_keep_events_or_other_cards_out() -> None:
    table = desk("HQ1 | EF1", "HQ2 | C24 sagebrush small", hands=("water",))
    assert "play water C24" in table.legal
    day = desk("HQ1 | EF1", "HQ2 | C24 sagebrush small", phase="event").play("event volunteerday1")
    assert (day.mover, day.legal) == (2, ["choose C24", "choose none"])


@pytest.mark.rule("FF-152")
@pytest.mark.parametrize("die", ["central", "southern", "both"])
def test_wind_gap_burns_whatever_the_die_shows(die: str) -> None:
    table = desk("HQ1 | S15 coyotebrush small", "HQ2 | EF2", phase="event").play(f"event F01, die {die}")
    assert table.at("S15") == "empty"
