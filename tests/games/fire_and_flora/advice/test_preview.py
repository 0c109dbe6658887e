"""What a play, an offer or a fire would lead to, from open facts (8.2)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from garden_desktop.games.fire_and_flora.advice.preview import (
    PlayPreview,
    Visit,
    bargain,
    fire_ahead,
    journey,
    preview_play,
    still_ahead,
)
from garden_desktop.games.fire_and_flora.data.cards import FIRE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BOTH, CENTRAL, SOUTHERN
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE
from tests.games.fire_and_flora.desk import THREE, Desk, content_text, desk
from tests.games.fire_and_flora.walks import tables, walk


def seen(table: Desk, text: str, viewer: int = 1) -> PlayPreview:
    return preview_play(table.rules.config, table.sees(viewer), table.rules.parse_move(text))


def told(table: Desk, visits: tuple[Visit, ...]) -> list[str]:
    """Each visit as "land: fate", with what it left behind where something changed."""
    pack = table.rules.config.pack
    return [
        f"{pack.lands[one.land].id}: {one.fate}"
        + (f", {content_text(pack, one.after)}" if one.after != one.before else "")
        for one in visits
    ]


def test_a_simple_play() -> None:
    table = desk("HQ1 | EF1 oak small", "HQ2 | EF2 sagebrush big", "HQ3", hands=("fire water time",))
    play = seen(table, "play fire EF2")
    assert (play.deed, play.target, play.chooser, play.returns) == ("damage", 1, NOBODY, False)
    assert (play.stoppers, play.asked) == ((WATER,), (1, 2))
    assert play.before == (1, 2, 0)
    assert [(one.place, one.stars) for one in play.outcomes] == [(NOWHERE, (1, 1, 0))]
    growing = seen(table, "play water+time EF1")
    assert (growing.deed, growing.stoppers) == ("grow", (FIRE,))
    assert growing.outcomes[0].stars == (4, 2, 0)


def test_nothing_stops_time() -> None:
    table = desk("HQ1 | EF1 yucca small", "HQ2", hands=("time",))
    assert (seen(table, "play time EF1").stoppers, seen(table, "play time EF1").asked) == ((), ())


def test_a_child_and_who_places_it() -> None:
    table = desk("HQ1", "HQ2 | EF2 | C14 mustard big | C10 needlegrass big", hands=("water",))
    play = seen(table, "play water C14")
    assert (play.deed, play.chooser) == ("invade", 1)
    by_place = {table.names([one.place]): one.stars for one in play.outcomes}
    assert by_place == {"EF2": (0, 2), "C10": (0, 0)}


@pytest.mark.rule("FF-90", "FF-93")
def test_a_play_that_will_fizzle_is_known_before() -> None:
    weeds = " | ".join(f"C{n:02} brome small" for n in range(1, 10))
    empty = desk(f"HQ1 | EF1 | C12 brome big | {weeds}", "HQ2", hands=("water",))
    assert (seen(empty, "play water C12").deed, seen(empty, "play water C12").returns) == ("pool_empty", True)
    full = desk("HQ1 | EF1 brome big", "HQ2", hands=("water",))
    assert (seen(full, "play water EF1").deed, seen(full, "play water EF1").returns) == ("no_place", False)


def test_regrowth_is_the_owners_choice() -> None:
    table = desk("HQ1", "HQ2 | C13 oak small", hands=("fire",))
    play = seen(table, "play fire C13")
    assert (play.deed, play.chooser) == ("kill", 1)
    assert [(one.place == NOWHERE, one.stars[1]) for one in play.outcomes] == [(False, 1), (True, 0)]


def test_nefarious_robs_or_plants_on_its_target() -> None:
    table = desk("HQ1", "HQ2 | EF2", hands=("nefarious", "time"), coins=(0, 2), invasive_penalty="on")
    theft = seen(table, "nefarious steal-coins 2")
    assert (theft.deed, theft.target) == ("steal-coins", 1)
    weed = seen(table, "nefarious plant mustard EF2")
    assert (weed.deed, weed.target, weed.outcomes[0].stars) == ("plant", 1, (0, 0))


def test_foresight_of_an_unblocked_play_comes_true() -> None:
    checked = 0
    for seed, rules in enumerate(tables(12, short=True)):
        for state, move in walk(rules, seed):
            if state.ask.kind == "actions" and move is not None and move.kind in ("play", "plant"):
                view = rules.view(state, state.turn)
                play = preview_play(rules.config, view, move)
                after = rules.apply(state, move)
                while after.ask.kind == "block":
                    after = rules.apply(after, rules.parse_move("pass"))
                if after.ask.kind in ("site", "regrow"):
                    assert after.ask.seat == play.chooser
                    first = rules.legal_moves(after)[0]
                    after = rules.apply(after, first)
                    outcome = next(one for one in play.outcomes if one.place == first.place)
                else:
                    (outcome,) = play.outcomes
                assert outcome.stars == tuple(stars_of(rules.config, after, seat) for seat in range(rules.seats))
                checked += 1
    assert checked > 100


def test_a_fire_is_foreseen_land_by_land_in_burn_order() -> None:
    table = desk(
        "HQ1 | C08 poppy small | EF2 sagebrush big | C17 ranger1 | C10 needlegrass big",
        "HQ2 | EF1 oak small | C16 sagebrush small",
        "HQ3 | S15 eucalyptus big | S12",
        active=2,
        phase="event",
    )
    assert told(table, fire_ahead(table.rules.config, table.sees(None), CENTRAL)) == [
        "HQ2: elsewhere",
        "EF1: kill, empty",
        "C16: kill, empty",
        "HQ1: bare",
        "C08: creekside",
        "EF2: elsewhere",
        "C17: built",
        "C10: no_line",
        "HQ3: bare",
        "S15: propagate",
        "S12: elsewhere",
    ]
    spared = fire_ahead(table.rules.config, table.sees(None), CENTRAL, (table.number("C16"),))
    assert "C16: spared" in told(table, spared)


def test_the_way_of_a_fire_is_told_from_the_view_before_the_move() -> None:
    table = desk(
        "HQ1 | EF1 | C16 sagebrush small | S24 yucca big | S08 poppy small", "HQ2 | EF2 poppy small", phase="event"
    ).play("event F01")
    before, roll = table.sees(None), table.rules.parse_move("die both")
    assert told(table, journey(table.rules.config, before, roll)) == [
        "HQ1: bare",
        "EF1: bare",
        "C16: kill, empty",
        "S24: propagate",
    ]
    table.play("die both")
    ahead = ["S08: grow, poppy big", "HQ2: bare", "EF2: grow, poppy big"]
    assert told(table, still_ahead(table.rules.config, table.sees(None))) == ahead
    assert told(table, journey(table.rules.config, table.sees(None), table.rules.parse_move("site C16"))) == ahead


def test_a_journey_leads_to_where_the_table_stands_after_the_move() -> None:
    """What a fire or a rain changed by the way is what differs between the two positions."""
    checked = 0
    for seed, rules in enumerate(tables(40, short=True)):
        for (before, move), (after, _) in pairwise(walk(rules, seed)):
            if move is not None and move.kind in ("die", "region", "keep", "douse", "pass") and not after.ending:
                effect = rules.config.cards[before.event].effect if before.event >= 0 else ""
                if effect in ("fire", "elnino", "years"):
                    changed = {
                        one.land
                        for one in journey(rules.config, rules.view(before, None), move)
                        if one.before != one.after
                    }
                    differ = {land for land, now in enumerate(after.on) if now != before.on[land]}
                    assert changed == differ
                    checked += len(changed)
    assert checked > 50


@pytest.mark.rule("FF-203")
def test_a_plant_whose_owner_is_asked_is_told_with_the_answer() -> None:
    row = "HQ1 | C16 sagebrush small | C10 needlegrass small | C07 coyotebrush small"
    table = desk(row, "HQ2", phase="event", firefighting="on", hands=("water",)).play("event F01")
    config, die = table.rules.config, table.rules.parse_move("die central")
    assert told(table, journey(config, table.sees(None), die)) == ["HQ1: bare"]
    table.play("die central")
    assert told(table, still_ahead(config, table.sees(None)))[0] == "C16: kill, empty"
    douse, let_burn = (table.rules.parse_move(text) for text in ("douse", "pass"))
    assert told(table, journey(config, table.sees(2), douse)) == ["C16: doused", "C10: no_line"]
    assert told(table, journey(config, table.sees(2), let_burn))[0] == "C16: kill, empty"


def test_an_offer_is_weighed_for_both_sides() -> None:
    table = desk("HQ1 | EF1 | C17", "HQ2 | EF2 | C06 sagebrush big", *THREE[2:], coins=(9, 1, 0))
    table.play("offer 2, give coins 4, give C17, get C06, propose")
    talks = table.sees(3).talks
    assert talks is not None
    assert talks.offer is not None
    mine, yours = bargain(table.rules.config, table.sees(3), talks.offer)
    assert (mine.stars, mine.coins, mine.coins_a_turn, mine.cards_a_turn) == (2, 5, 2 + 1 + 1, 1)
    assert (yours.stars, yours.coins, yours.coins_a_turn) == (0, 5, 2 + 1 + 2)


def test_a_fire_over_both_regions_foresees_what_then_happens() -> None:
    for area, die in ((CENTRAL, "central"), (SOUTHERN, "southern"), (BOTH, "both")):
        table = desk("HQ1 | C16 sagebrush small | S08 poppy small", "HQ2 | EF2 coyotebrush big", phase="event")
        table.play("event F02")
        visits = fire_ahead(table.rules.config, table.sees(None), area)
        table.play(f"die {die}")
        assert all(table.state.on[one.land] == one.after for one in visits)
