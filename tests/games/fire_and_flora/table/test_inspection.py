"""A card in words: what a plant answers to, what could stop it, and nothing of what others hold."""

from __future__ import annotations

import pytest

from garden_desktop.core.inspection import Inspection, InspectionLine, Subject, ValueChange
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import inspect_subject
from tests.games.fire_and_flora.desk import Desk, desk
from tests.games.fire_and_flora.tables import table_of

ROWS = ("HQ1 | EF1 coyotebrush small | C17", "HQ2 | EF2 mustard small", "HQ3 | EF3")
HANDS = ("water time time", "fire water labor time", "labor labor labor labor")


def gloss(at: Desk, subject: Subject, id: str, viewer: int = 1) -> Inspection:
    view = at.sees(viewer)
    look = table_of(at.rules).make_view_model(view, viewer - 1)
    found = inspect_subject(at.rules, view, look, subject, id, deciding=viewer == 1)
    assert found is not None
    return found


def said(line: InspectionLine) -> str:
    """Term, text and chip in a row."""
    return " | ".join(plain(part) for part in (line.term, line.text, line.chip) if part is not None)


@pytest.mark.rule("FF-13", "FF-19", "FF-21")
def test_the_small_coyote_brush_of_the_picture() -> None:
    found = gloss(desk(*ROWS, hands=HANDS), "piece", "land-EF1")
    assert plain(found.title) == "Small Coyote Brush"
    assert plain(found.kind) == "Native, woody: invasives can’t replace it"
    assert found.figure == ("star", "1")
    assert [said(line) for line in found.lines[:4]] == [
        "Water | grows | 1 in hand",
        "Time | grows | 2 in hand",
        "Fire | is killed | none in hand",
        "Labor | is killed | none in hand",
    ]
    assert [line.change for line in found.lines[:4]] == [ValueChange(1, then, "star") for then in (2, 2, 0, 0)]
    assert found.section == "coyotebrush"


@pytest.mark.rule("FF-104", "FF-106", "FF-195")
def test_what_could_stop_it_is_told_by_type_and_number_never_by_hand() -> None:
    at = desk(*ROWS, hands=HANDS)
    told = [plain(one) for one in gloss(at, "piece", "land-EF1").later]
    assert told[:4] == [
        "Fire blocks your Water.",
        "Nothing blocks Time.",
        "Seat 2 has 4 cards.",
        "Seat 3 has 4 cards.",
    ]
    other = desk(*ROWS, hands=(HANDS[0], "time time time time", "nefarious nefarious water fire"))
    assert gloss(other, "piece", "land-EF1") == gloss(at, "piece", "land-EF1")


def test_a_covered_hand_has_no_chips() -> None:
    at = desk(*ROWS, hands=HANDS)
    view = at.rules.view(at.state, None)
    found = table_of(at.rules).make_view_model(view, None).inspect("piece", "land-EF1")
    assert found is not None
    assert all(line.chip is None for line in found.lines)


@pytest.mark.rule("FF-13")
def test_the_other_side_is_named() -> None:
    told = " ".join(map(plain, gloss(desk(*ROWS, hands=HANDS), "piece", "land-EF2").later))
    assert "On its big side: " in told
    assert "It belongs to Seat 2. You can still play cards on it." in told


@pytest.mark.rule("FF-151")
def test_a_preserve_says_why_labor_cannot_be_played_there() -> None:
    rows = ("HQ1", "HQ2 | C21 sagebrush small", "HQ3")
    preserve = next(
        number for number, land in enumerate(desk(*rows).rules.config.lands) if land.ability == "preserve" and land.area
    )
    code = desk(*rows).rules.config.lands[preserve].id
    at = desk("HQ1", f"HQ2 | {code} sagebrush small", "HQ3", hands=("labor", "", ""))
    labor = next(line for line in gloss(at, "piece", f"land-{code}").lines if line.sprites[:1] == ("labor",))
    assert labor.change is None
    assert plain(labor.text) != "is killed"


def test_the_tags_are_the_uppermost_cards() -> None:
    found = gloss(desk(*ROWS, hands=HANDS), "piece", "land-EF1")
    assert [tag.piece for line in found.lines for tag in line.tags] == ["card-water-1", "card-time-2"]


def test_a_button_says_why_not() -> None:
    at = desk(*ROWS, hands=HANDS, coins=(0, 5, 5))
    assert [said(line) for line in gloss(at, "place", "draw").lines][-1].startswith("Not now: | ")


def test_those_who_do_not_decide_are_told_no_reason() -> None:
    at = desk(*ROWS, hands=HANDS, coins=(0, 5, 5))
    look = table_of(at.rules).make_view_model(at.sees(2), 1)
    assert all(place.kind != "button" for place in look.places)


@pytest.mark.rule("FF-13")
def test_the_life_of_the_small_coyote_brush_at_a_glance() -> None:
    life = gloss(desk(*ROWS, hands=HANDS), "piece", "land-EF1").cycle
    assert life is not None
    assert [(one.sprite, one.worth) for one in life.stations] == [("coyotebrush-small", 1), ("coyotebrush-big", 2)]
    assert life.at == 0
    assert [plain(one.cause) for one in life.between(0)] == ["Water", "Time"]
    assert [(plain(one.cause), one.end) for one in life.apart(0)] == [("Fire", None), ("Labor", None)]
    assert all(one.begin == 1 and one.end == 0 for one in life.between(1))


def test_a_land_without_a_plant_has_no_life() -> None:
    assert gloss(desk(*ROWS, hands=HANDS), "piece", "land-EF3").cycle is None


def test_a_card_draws_every_plant_it_speaks_of() -> None:
    lines = gloss(desk(*ROWS, hands=HANDS), "piece", "card-water-1").lines
    plants = [line for line in lines if not line.sprites or line.sprites[0] not in ("water",)]
    assert plants
    assert all(line.sprites for line in plants)
