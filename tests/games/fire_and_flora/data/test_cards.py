"""The components of the standard pack (FF-11 to FF-34, FF-99, FF-121 to FF-130)."""

from __future__ import annotations

import pytest

from garden_desktop.games.fire_and_flora.data.cards import (
    CAUSE_TEXTS,
    FIRE,
    LABOR,
    NEEDS,
    NEFARIOUS,
    STOPPER,
    TIME,
    WATER,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Species
from tests.games.fire_and_flora.desk import TWO, desk, fresh, standard

PERSONALITIES = {
    "sagebrush": (
        "water grow, fire kill, labor kill, time grow",
        "water propagate, fire damage, labor damage",
    ),
    "needlegrass": ("water grow, labor kill, time grow", "labor damage, water+labor invade"),
    "poppy": ("water grow, fire grow, labor kill", "water propagate, labor kill, time kill"),
    "yucca": ("labor kill, time grow, water+labor grow", "fire propagate, labor damage, time kill"),
    "ceanothus": ("water grow, fire kill, labor kill, time grow", "fire propagate, labor damage, time kill"),
    "coyotebrush": ("water grow, fire kill, labor kill, time grow", "fire damage, labor damage, time invade"),
    "oak": ("fire kill, labor kill, water+time grow", "water+time propagate, labor+labor damage"),
    "mustard": ("water grow, fire grow, labor kill", "water invade, labor kill, time damage"),
    "brome": ("water grow, labor kill, time grow", "water propagate, fire invade, labor damage"),
    "giantreed": ("water grow, fire grow, labor+time kill", "water invade, labor damage"),
    "eucalyptus": ("water grow, labor kill, time grow", "fire propagate, labor+labor kill"),
}
"""Section 2.2, the lines of each side by their causes."""


def species(known: str) -> Species:
    return next(one for one in standard().species if one.id == known)


@pytest.mark.rule("FF-13", "FF-21", "FF-75")
@pytest.mark.parametrize("known", PERSONALITIES)
def test_personality(known: str) -> None:
    found = tuple(
        ", ".join(f"{CAUSE_TEXTS[cause]} {action}" for cause, action in sorted(lines.items()))
        for lines in species(known).lines
    )
    assert found == PERSONALITIES[known]


@pytest.mark.rule("FF-15")
def test_eleven_species_seven_of_them_native() -> None:
    assert [one.id for one in standard().species] == list(PERSONALITIES)
    assert sum(one.native for one in standard().species) == 7
    assert sum(one.cards for one in standard().species) == 84


@pytest.mark.rule("FF-16")
def test_each_species_has_its_scientific_name() -> None:
    assert species("sagebrush").scientific == "Artemisia californica"
    assert len({one.scientific for one in standard().species}) == 11


@pytest.mark.rule("FF-11", "FF-14", "FF-20")
def test_stars_of_both_sides() -> None:
    stars = {one.id: one.stars for one in standard().species}
    assert stars["oak"] == (1, 4)
    assert stars["yucca"] == stars["ceanothus"] == (1, 3)
    assert stars["sagebrush"] == stars["needlegrass"] == stars["poppy"] == stars["coyotebrush"] == (1, 2)
    assert all(one.stars[1] > one.stars[0] for one in standard().species if one.native)


@pytest.mark.rule("FF-17", "FF-18")
def test_borders_tell_the_camp_and_invasives_give_no_stars() -> None:
    for one in standard().species:
        assert (one.border == "green") == one.native
        if not one.native:
            assert one.stars == (0, 0)
    assert {one.border for one in standard().species} == {"green", "red", "yellow"}


@pytest.mark.rule("FF-18")
def test_red_and_yellow_do_not_differ() -> None:
    """A big native Needlegrass pushes out a red Brome and a yellow Mustard alike."""
    table = desk("HQ1 | C12 brome big | C15 mustard big | C10 needlegrass big", "HQ2", hands=("water labor",))
    table.play("play water+labor C10, pass")
    assert table.legal == ["site C12", "site C15"]


@pytest.mark.rule("FF-19")
def test_which_plants_are_woody() -> None:
    woody = {one.id for one in standard().species if one.woody}
    assert woody == {"ceanothus", "coyotebrush", "oak", "eucalyptus"}


@pytest.mark.rule("FF-02", "FF-03")
def test_only_the_side_that_lies_face_up_counts() -> None:
    table = desk("HQ1 | EF1 oak small | C21 oak big | C15 mustard big | C17 nursery1", "HQ2 | EF2", coins=(50,))
    assert (table.stars(1), table.stars(2)) == (5, 0)


@pytest.mark.rule("FF-25", "FF-27", "FF-28")
def test_land_cards_are_parcels_or_buildings() -> None:
    lands = standard().lands
    kinds = [land.kind for land in lands]
    assert [kinds.count(kind) for kind in ("headquarters", "field", "parcel", "building")] == [4, 4, 48, 16]
    assert all(bool(land.effect) == (land.kind == "building") for land in lands)
    assert all(land.coins or land.cards or land.ability for land in lands if land.kind != "building")


@pytest.mark.rule("FF-99")
def test_most_parcels_come_with_a_plant() -> None:
    parcels = [land for land in standard().lands if land.kind == "parcel"]
    plants = [land.plant for land in parcels if land.plant != EMPTY]
    assert len(plants) == 44
    assert sum(standard().species[plant >> 1].native for plant in plants) == 33
    assert all(0 <= plant < BUILT for plant in plants)


@pytest.mark.rule("FF-130")
def test_every_parcel_lies_in_one_region() -> None:
    parcels = [land for land in standard().lands if land.kind != "building"]
    assert {land.area for land in parcels} == {1, 2}
    by_id = {land.id: land.area for land in parcels}
    assert (by_id["HQ1"], by_id["HQ2"], by_id["EF3"], by_id["C24"], by_id["S01"]) == (1, 2, 1, 1, 2)
    assert all(land.area == 1 + land.id.startswith("S") for land in parcels if land.kind == "parcel")


@pytest.mark.rule("FF-30")
def test_five_types_of_resource() -> None:
    assert standard().resources == (18, 12, 14, 8, 12)


@pytest.mark.rule("FF-31")
def test_a_card_can_be_played_shown_as_a_block_or_sold() -> None:
    table = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water water", "fire"))
    assert {"play water EF1", "sell water"} <= set(table.legal)
    table.play("play water EF1")
    assert "block fire" in table.legal


@pytest.mark.rule("FF-32")
def test_events_touch_plants_lands_and_players() -> None:
    kinds = {card.effect for card in standard().events}
    assert {"fire", "rain", "quake", "auction", "recession", "packrat"} <= kinds
    assert len(kinds) == 17


@pytest.mark.rule("FF-33")
def test_coins_pay_for_lands_cards_and_in_trades() -> None:
    table = desk(*TWO, coins=(20,), market="C17").play("buy C17, draw, resource water, offer 2, give coins 3")
    assert table.state.coins == (20 - 8 - 2, 0)
    table.play("propose, accept")
    assert table.state.coins == (7, 3)


@pytest.mark.rule("FF-34")
def test_the_bank_never_runs_out() -> None:
    table = desk(*TWO, coins=(999_999, 999_999), phase="event").play("event boom1")
    assert table.state.coins == (1_000_002, 1_000_002)


@pytest.mark.rule("FF-121")
def test_no_plant_answers_to_nefarious() -> None:
    causes = {cause for one in standard().species for lines in one.lines for cause in lines}
    assert all(NEEDS[cause][NEFARIOUS] == 0 for cause in causes)


@pytest.mark.rule("FF-24")
def test_no_side_has_two_lines_with_one_cause() -> None:
    """A pack that has is no TOML: see test_pack. Here every line of the standard pack is found by its cause."""
    assert sum(len(lines) for one in standard().species for lines in one.lines) == 65


@pytest.mark.rule("FF-124")
def test_the_die_has_two_faces_for_each_result() -> None:
    assert standard().faces == (2, 2, 2)


@pytest.mark.rule("FF-104", "FF-105", "FF-106")
def test_what_stops_what() -> None:
    assert [STOPPER[kind] for kind in (WATER, FIRE, LABOR, NEFARIOUS)] == [FIRE, WATER, NEFARIOUS, LABOR]
    assert STOPPER[TIME] < 0


def test_buildings_and_their_prices() -> None:
    prices = {land.id: land.cost for land in standard().lands if land.kind == "building"}
    assert prices == {
        "nursery1": 4,
        "nursery2": 4,
        "firestation1": 3,
        "firestation2": 3,
        "naturecenter1": 5,
        "naturecenter2": 5,
        "volunteer1": 6,
        "volunteer2": 6,
        "reservoir1": 2,
        "reservoir2": 2,
        "ranger1": 3,
        "lookout1": 2,
        "farmstand1": 4,
        "university1": 3,
        "goats1": 2,
        "giftshop1": 3,
    }


def test_costs_follow_the_formula_of_section_2_6() -> None:
    for land in (land for land in standard().lands if land.kind == "parcel"):
        cost = 3.5 + 2 * land.coins + 2.5 * land.cards
        if land.plant != EMPTY:
            one, big = standard().species[land.plant >> 1], land.plant & 1
            if one.native:
                cost += 1.9 * one.stars[1] if big else 1 + 0.4 * (one.stars[1] - one.stars[0])
            else:
                cost -= 1.7 if one.id in ("giantreed", "eucalyptus") else 1.2
        cost += {"": 0, "wind_gap": -1}.get(land.ability, 0.5)
        assert abs(land.cost - cost) <= 0.5 + 1e-9, land.id


def test_event_ids_follow_the_markers() -> None:
    table = fresh(4)
    markers = {card.id: card.marker for card in table.rules.config.cards}
    assert [markers[f"squirrel{n}"] for n in (1, 2, 3)] == [1, 2, 4]
    assert [markers[f"rain{n}"] for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert (markers["packrat1"], markers["packrat2"], markers["F09"], markers["F11"]) == (2, 3, 2, 4)
