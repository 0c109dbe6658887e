"""What a plate shows without being opened, and where the rows lie (FF-12, FF-17 to FF-20, FF-49, 8.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.layout import Box
from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from tests.games.fire_and_flora.desk import THREE, Desk, desk
from tests.games.fire_and_flora.tables import look_of, table_of


def plates(at: Desk, viewer: int | None = None) -> dict[str, LandPlate]:
    return {plate.code: plate for plate in look_of(at, viewer).plates()}


def labels(at: Desk, viewer: int | None = None) -> dict[str, str]:
    """What a reader says of each land, by its code."""
    pieces = table_of(at.rules).make_view_model(at.sees(viewer), None if viewer is None else viewer - 1).pieces
    return {piece.place: plain(piece.label) for piece in pieces if piece.id.startswith("land-")}


@pytest.mark.rule("FF-12")
def test_both_sides_of_a_plant_are_told_apart_by_picture_by_shade_and_in_words() -> None:
    at = desk("HQ1 | EF1 oak small | C05 oak big", "HQ2")
    small, big = plates(at)["EF1"], plates(at)["C05"]
    assert (small.sprite, big.sprite) == ("oak-small", "oak-big")
    assert (small.big, big.big) == (False, True)
    assert (small.plant, big.plant) != (None, None)
    assert [plain(plate.plant) for plate in (small, big) if plate.plant] == ["Small Live Oak", "Big Live Oak"]
    assert (small.stars, big.stars) == (1, 4)


@pytest.mark.rule("FF-17", "FF-18", "FF-19", "FF-20")
def test_camp_stem_and_stars_stand_on_the_plate_and_in_the_words_of_a_reader() -> None:
    at = desk("HQ1 | EF1 sagebrush big | C14 mustard small | C20 brome big | C22 eucalyptus small", "HQ2")
    shown = {code: (plate.camp, plate.stem, plate.stars) for code, plate in plates(at).items() if plate.camp}
    assert shown == {
        "EF1": ("native", "leaf", 2),
        "C14": ("yellow", "leaf", 0),
        "C20": ("red", "leaf", 0),
        "C22": ("yellow", "log", 0),
    }
    said = labels(at)
    assert said["EF1"] == "Seat 1’s Empty Field: Central, Big Sagebrush, native, not woody, 2 stars and 1 coin a turn"
    assert "invasive, red border, not woody" in said["C20"]
    assert "invasive, yellow border, woody" in said["C22"]


def test_lands_of_the_same_name_are_told_apart_by_their_owners() -> None:
    at = desk("HQ1 | EF1", "HQ2 | EF2", "HQ3")
    said = labels(at, 1)
    assert said["EF1"].startswith("Empty Field: ")
    assert said["EF2"].startswith("Seat 2’s Empty Field: ")
    names = [
        plain(place.label)
        for place in table_of(at.rules).make_view_model(at.sees(1), 0).places
        if place.style != "market"
    ]
    assert len(names) == len(set(names)), "a list of choices says which is which"


@pytest.mark.rule("FF-87")
def test_who_may_give_a_card_to_a_plant_reads_what_it_would_do() -> None:
    rows = ("HQ1 | C06 sagebrush big | EF4 poppy small", "HQ2 | EF2 oak small")
    for event, said in (
        ("rain1", ["Garland Ranch: Big Sagebrush, will propagate", "Empty Field: Small Poppy, will grow"]),
        (
            "volunteerday1",
            ["Garland Ranch: Big Sagebrush, will be damaged", "Empty Field: Small Poppy, will be killed"],
        ),
    ):
        at = desk(*rows, phase="event").play(f"event {event}")
        places = table_of(at.rules).make_view_model(at.sees(None), None).places
        assert [plain(place.label) for place in places if place.id.startswith("pick-")] == said


@pytest.mark.rule("FF-207")
def test_whoever_begins_to_discard_is_asked_which_card() -> None:
    at = desk("HQ1", "HQ2", hand_limit="8", hands=("water " * 9,)).play("end")
    table = table_of(at.rules)
    assert plain(table.make_view_model(at.sees(1), 0).prompt) == "Seat 1: discard 1 more card."
    assert (
        plain(table.make_view_model(at.sees(1), 0, (InputStep("discard"),)).prompt)
        == "Seat 1: choose a card to discard."
    )


@pytest.mark.parametrize("small", [4, 6, 11, 15])
def test_many_choices_have_room_beside_the_hand(small: int) -> None:
    """The squirrel asks for one of all the small plants: no button lies on another one, or on a card."""
    lands = [f"C{number:02}" for number in (*range(1, 17), 18) if number not in (9, 13)]
    mine = " | ".join(f"{code} oak small" for code in lands[: min(8, small)])
    yours = " | ".join(("HQ2", *(f"{code} poppy small" for code in lands[8:small])))
    at = desk(f"HQ1 | {mine}", yours, phase="event", hands=("water time labor",)).play("event squirrel1")
    places = {place.id: place for place in table_of(at.rules).make_view_model(at.sees(None), None).places}
    boxes = [Box(*place[2:6]) for id, place in places.items() if id.startswith("pick-")]
    boxes.append(Box(*places["hand"][2:6]))
    assert len(boxes) == small + 1
    assert min(box.w for box in boxes) >= 118
    assert all(box.x >= 16 and box.right <= 984 and box.bottom <= 752 for box in boxes)
    for one, two in combinations(boxes, 2):
        assert one.right <= two.x or two.right <= one.x or one.bottom <= two.y or two.bottom <= one.y


@pytest.mark.rule("FF-49")
def test_each_landscape_is_one_row_and_the_market_lies_in_the_middle_of_them() -> None:
    """Every land of a row lies at one height, from left to right in the order of the row."""
    at = desk("HQ1 | EF1 | C05 | C06", "HQ2 | EF2 | S01", "HQ3 | EF3", market="C01 C02 S05 goats1")
    shown = plates(at, 1)
    for row in at.state.rows:
        boxes = [shown[at.rules.config.lands[land].id].box for land in row]
        assert len({box.y for box in boxes}) == 1
        assert [box.x for box in boxes] == sorted({box.x for box in boxes})
    market = [shown[code].box for code in ("C01", "C02", "S05", "goats1")]
    assert len({box.y for box in market}) == 1
    notes = {note.id: plain(note.text) for note in table_of(at.rules).make_view_model(at.sees(1), 0).notes}
    assert notes["pile-lands"] == f"Land Deck: {len(at.state.bag)} cards"
    assert notes["pile-cards"] == "Resource Deck: 64 cards"
    assert notes["pile-events"] == "Event Deck: 39 cards"
    at.play("end")
    played = desk("HQ1 | EF1 poppy small", "HQ2", hands=("time water",), discard="fire")
    notes = {note.id: plain(note.text) for note in table_of(played.rules).make_view_model(played.sees(1), 0).notes}
    assert notes["pile-discard"] == "Discarded: 1 Fire"
    assert "Poppy 7" in notes["pool"]


def test_no_plate_covers_another_however_long_the_rows_are() -> None:
    row = " | ".join(f"C{n:02}" for n in range(1, 13))
    others = (" | ".join(f"S{n:02}" for n in range(1 + 8 * k, 9 + 8 * k)) for k in range(3))
    at = desk(row, *others, market="C13 C14 C15 C16 C17 C18 C19 C20 C21 C22")
    boxes = [plate.box for plate in look_of(at, 1).plates()]
    for one in boxes:
        assert one.x >= 0
        assert one.right <= 1000
        for other in boxes:
            apart = one.right <= other.x + 24 or other.right <= one.x + 24
            assert one is other or apart or one.bottom <= other.y or other.bottom <= one.y


def test_a_market_plate_shows_its_price_and_the_plant_it_brings() -> None:
    at = desk("HQ1 | EF1", "HQ2", market="C05 goats1 S12", coins=(9,))
    shown = plates(at, 1)
    assert (shown["C05"].price, shown["C05"].sprite) == (10, "oak-small")
    assert (shown["goats1"].price, shown["goats1"].sprite) == (2, "building-goats")
    assert (shown["S12"].price, shown["S12"].sprite) == (8, "land-open")
    assert labels(at, 1)["C05"].endswith("costs 10 coins")
    granted = desk("HQ1 | EF1", "HQ2", phase="event").play("event grant1, land C05, resource water")
    assert plates(granted, 1)["C05"].price == 7


@pytest.mark.rule("FF-100")
def test_a_market_plate_is_bare_once_the_pool_is() -> None:
    oaks = " | ".join(f"S{n:02} oak small" for n in range(1, 8))
    at = desk(f"HQ1 | {oaks}", "HQ2", market="C05")
    assert plates(at, 1)["C05"].sprite == "land-open"


def test_the_row_of_whoever_looks_lies_at_the_bottom() -> None:
    at = desk("HQ1 | EF1", "HQ2 | EF2", "HQ3 | EF3", active=2)
    assert [heading.seat for heading in look_of(at, 1).headings()] == [1, 2, 0]
    assert look_of(at).home == 1
    assert plates(at, 1)["EF1"].style == "own"
    assert plates(at, 1)["EF2"].style == "rival"


def test_stars_coins_and_cards_of_everybody_stand_in_the_rail() -> None:
    at = desk("HQ1 | EF1 oak big", *THREE[1:], coins=(3, 5, 1), hands=("water", "time fire", ""))
    rail = [table_of(at.rules).make_view_model(at.sees(None), None).side_summary(side) for side in range(3)]
    assert [(one.score, one.target) for one in rail] == [(4, 12), (0, 12), (0, 12)]
    assert [plain(one.line) for one in rail] == ["3 coins, 1 card", "5 coins, 2 cards", "1 coin, 0 cards"]


def test_what_holds_for_now_stands_on_the_table() -> None:
    at = desk("HQ1 | EF1", "HQ2 | EF2", phase="event").play("event lanina1, land C05, resource water")
    notes = {note.id: plain(note.text) for note in table_of(at.rules).make_view_model(at.sees(None), None).notes}
    assert notes["flag-dry-1"] == "La Niña: no Water on plants until Seat 1’s next turn."


def test_what_counts_is_said_in_stars() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2")
    counts = [look_of(at, None).side_summary(side).counts for side in (0, 1)]
    assert [plain(said) for said in counts if said] == [f"{n} of {at.rules.config.target} stars" for n in (1, 0)]
