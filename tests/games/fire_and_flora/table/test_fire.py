"""A fire walks through the landscapes land after land (FF-122 to FF-130), and so do rain and years."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.table.fire import FireFrame
from tests.games.fire_and_flora.desk import Desk, content_text, desk
from tests.games.fire_and_flora.tables import WAYS, Way, look_of, named, rules_for, table_of, walked


def frames(at: Desk, text: str, seat: Seat | None = None) -> Sequence[Keyframe]:
    rules = at.rules
    move = rules.parse_move(text)
    before, after = rules.view(at.state, seat), rules.view(rules.apply(at.state, move), seat)
    return table_of(rules).frames(before, rules.seen_by(at.state, move, seat), after, seat)


def sentences(at: Desk, text: str) -> list[str]:
    return [plain(frame.told) for frame in frames(at, text)]


def feet(at: Desk) -> dict[str, str]:
    """The foot of each land, by its code."""
    return {plate.code: plain(plate.foot) for plate in look_of(at).plates() if plate.foot is not None}


def three() -> Desk:
    return desk(
        "HQ1 | EF1 sagebrush small | C18 poppy big",
        "HQ2 | EF2 oak small | S08 sagebrush big",
        "HQ3 | S01 sagebrush big | C06 sagebrush big",
        active=2,
        phase="event",
    ).play("event F01")


@pytest.mark.rule("FF-125", "FF-126")
def test_the_fire_goes_through_the_active_row_first_and_then_the_one_that_played_before() -> None:
    assert sentences(three(), "die southern") == [
        "Empty Field: Small Live Oak is killed.",
        "Laguna Canyon: Big Sagebrush is damaged.",
        "Nothing happens on Empty Field and Carrizo Plain.",
        "Santa Monica Mountains: Big Sagebrush is damaged.",
        "Garland Ranch (Central): skipped.",
    ]


def test_neighbours_where_nothing_can_burn_share_a_line_in_their_place() -> None:
    """One position on the way for each such line; the last one shows all lands passed."""
    shown = frames(three(), "die southern")
    assert len(shown) == 5
    burning = shown[-1].view
    assert isinstance(burning, FireFrame)
    assert {visit.fate for visit in burning.done} >= {"elsewhere", "damage", "kill"}
    assert burning.ahead == ()


def test_an_empty_fire_is_one_line() -> None:
    at = desk("HQ1 | C16 sagebrush small | C11 sagebrush small", "HQ2 | C06 sagebrush big", phase="event")
    at.play("event F01")
    assert sentences(at, "die southern") == ["Nothing happens on Montana de Oro, Mount Diablo and Garland Ranch."]


def test_each_frame_shows_what_the_fire_has_done_so_far_and_no_more() -> None:
    at = three()
    shown = frames(at, "die southern")
    pack, land = at.rules.config.pack, at.number("S08")
    states = [frame.view for frame in shown]
    assert all(isinstance(state, FireFrame) for state in states)
    assert [content_text(pack, state.view.on[land]) for state in states[:3]] == [
        "sagebrush big",
        "sagebrush small",
        "sagebrush small",
    ]
    look = table_of(at.rules).make_view_model(states[0], None)
    assert (look.mode, look.at) == ("burn", at.number("EF2"))
    assert [heading.seat for heading in look.headings()] == [1, 0, 2]
    said = {plate.code: (plain(plate.foot), plate.tone) for plate in look.plates() if plate.foot}
    assert said["HQ2"] == ("no plant", "quiet")
    assert said["EF2"] == ("plant killed", "bad")
    assert said["S08"] == ("will be damaged", "bad")
    assert said["C18"] == ("not reached", "quiet")


@pytest.mark.rule("FF-216")
def test_a_plant_that_may_come_up_again_is_named_on_its_button() -> None:
    at = desk("HQ1 | S17 ceanothus small", "HQ2", seed_bank="on", phase="event").play("event F01, die southern")
    assert at.node == "regrow"
    labels = {place.id: plain(place.label) for place in table_of(at.rules).make_view_model(at.sees(1), 0).places}
    assert labels["pick-1"].endswith(": Small Ceanothus")


def test_the_stars_in_the_rail_follow_the_fire() -> None:
    at = three()
    table = table_of(at.rules)
    scores = [table.make_view_model(frame.view, None).side_summary(1).score for frame in frames(at, "die southern")]
    assert scores == [2, 1, 1, 1, 1]


@pytest.mark.rule("FF-128", "FF-87")
def test_a_choice_in_the_middle_keeps_the_fire_on_the_table() -> None:
    """What the fire did stays at the feet of the lands it has passed, and each choice says what comes to it."""
    at = desk("HQ1 | EF1 | C16 sagebrush small | C11 yucca big | C17", "HQ2 | C06 sagebrush big", phase="event")
    at.play("event F01, die central")
    assert at.node == "site"
    assert look_of(at).mode == "burn"
    assert feet(at) == {
        "HQ1": "no plant",
        "EF1": "bare",
        "C16": "plant killed",
        "C11": "propagates",
        "C17": "bare",
        "HQ2": "not reached",
        "C06": "will be damaged",
    }
    table = table_of(at.rules)
    assert plain(table.make_view_model(at.sees(None), None).prompt) == (
        "Seat 1: the Big Yucca on Mount Diablo propagates in the fire. Where does the Small Yucca go?"
    )
    choices = [plain(p.label) for p in table.make_view_model(at.sees(None), None).places if p.style == "pick"]
    assert choices == [
        "Empty Field: the fire has passed",
        "Montana de Oro: the fire has passed",
        "Morro Bay Bluffs: the fire is still to come, but won’t harm it",
    ]
    at.play("site C17")
    assert at.at("C17") == "yucca small"


def test_after_a_choice_the_fire_goes_on_where_it_stood() -> None:
    at = desk("HQ1 | EF1 | C16 sagebrush small | C11 yucca big | C17", "HQ2 | C06 sagebrush big", phase="event")
    at.play("event F01, die central")
    assert sentences(at, "site EF1") == [
        "Seat 1 puts the Small Yucca on Empty Field.",
        "Garland Ranch: Big Sagebrush is damaged.",
    ]
    last = frames(at, "site EF1")[-1].view
    said = {
        p.code: plain(p.foot) for p in table_of(at.rules).make_view_model(last, None).plates() if p.foot is not None
    }
    assert (said["C16"], said["C06"]) == ("plant killed", "damaged")


@pytest.mark.rule("FF-154", "FF-148", "FF-152")
def test_lands_that_a_fire_passes_say_why() -> None:
    at = desk(
        "HQ1 | EF1 firestation1 | C08 oak small | C16 sagebrush small | S21 ceanothus small", "HQ2", phase="event"
    )
    at.play("event F01, die central")
    assert sentences(at, "protect C16") == [
        "Elkhorn Slough (Creekside): skipped.",
        "Montana de Oro: Small Sagebrush protected by the Fire Station.",
        "Otay Mountain: Small Ceanothus is killed.",
    ]


@pytest.mark.rule("FF-203")
def test_a_plant_that_may_be_doused_is_asked_about_where_the_fire_stands() -> None:
    at = desk(
        "HQ1 | C16 sagebrush small | C06 sagebrush big", "HQ2", hands=("water",), phase="event", firefighting="on"
    )
    at.play("event F01, die central")
    assert look_of(at, 1).at == at.number("C16")
    assert sentences(at, "douse") == ["Montana de Oro: Small Sagebrush saved with a Water."]
    at.play("douse")
    assert feet(at)["C16"] == "saved"


@pytest.mark.rule("FF-167", "FF-178", "FF-185")
def test_rain_and_years_walk_like_a_fire() -> None:
    at = desk("HQ1 | C16 sagebrush small | S08 sagebrush small", "HQ2 | C06 poppy small", phase="event")
    at.play("event elnino1")
    assert sentences(at, "region central") == [
        "Montana de Oro: Small Sagebrush grows.",
        "Laguna Canyon (Southern): skipped.",
        "Garland Ranch: Small Poppy grows.",
    ]


@pytest.mark.rule("FF-178", "FF-185")
def test_years_that_come_over_seeds_in_the_ground_tell_of_each_land_once() -> None:
    """All lands between the seeds and the next land with a plant were told twice."""
    at = desk("HQ1 | S17 | C16 sagebrush small | S08 mustard big", "HQ2 | C06", phase="event", seed_bank="on")
    at.state = at.state._replace(seeds=((at.number("S17"), 7),))
    at.play("event years1")
    told = sentences(at, "region southern")
    assert told == ["Montana de Oro (Central): skipped.", "Laguna Canyon: Big Mustard is damaged."]


@pytest.mark.rule("FF-190")
def test_buildings_that_an_earthquake_takes_are_told_clockwise_from_the_active_player() -> None:
    """They were told in the order of the seats."""
    rows = ("HQ1 | C16 nursery1", "HQ2 | C06 firestation1", "HQ3 | C07 reservoir1 | C11 lookout1")
    at = desk(*rows, active=2, phase="event", coins=(0, 0, 0)).play("event quake1")
    rules, move = at.rules, at.rules.parse_move("region central")
    after = rules.apply(at.state, move)
    told = [plain(one) for one in table_of(rules).describe_move(at.state, move, after, None)]
    lost = [words.partition(" cannot pay: ")[::2] for words in told if "cannot pay" in words]
    assert [who for who, _ in lost] == ["Seat 2", "Seat 3", "Seat 3", "Seat 1"]
    assert [what.partition(" on ")[0] for _, what in lost] == [
        "Fire Station",
        "Reservoir",
        "Fire Lookout",
        "Native Plant Nursery",
    ]


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_the_last_frame_shows_the_lands_as_the_fire_leaves_them(way: Way) -> None:
    """Random games: nothing is added or left out on the way (8.1)."""
    rules, found = rules_for(way), 0
    for (state, move), (after, _) in pairwise(walked(way)):
        shown = () if move is None else table_of(rules).frames(state, move, after, None)
        if any(frame.view is not state for frame in shown):
            assert shown[-1].view.view.on == after.on
            found += 1
    assert found


@pytest.mark.rule("FF-82", "FF-90")
def test_a_plant_without_a_child_is_remembered_as_such_while_somebody_is_asked() -> None:
    at = desk("HQ1 | C11 yucca big", "HQ2 | C19 yucca big | C17", active=1, phase="event").play(
        "event F01, die central"
    )
    assert (at.node, at.mover) == ("site", 2)
    assert feet(at)["C11"] == "no room"
    assert feet(at)["C19"] == "propagates"
