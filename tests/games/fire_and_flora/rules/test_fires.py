"""Fire Events and burn order (FF-122 to FF-130, FF-154, FF-159, FF-166)."""

from __future__ import annotations

import pytest

from garden_desktop.games.fire_and_flora.rules.events import burn_order
from tests.games.fire_and_flora.desk import TWO, Desk, desk


def burning(*rows: str, active: int = 1, die: str = "both") -> Desk:
    """A fire that has just been rolled for."""
    table = desk(*rows, active=active, phase="event")
    return table.play("event F01", f"die {die}")


@pytest.mark.rule("FF-122")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fires_are_the_commonest_event(seats: int) -> None:
    rows = [f"HQ{n} | EF{n}" for n in range(1, seats + 1)]
    table = desk(*rows, phase="event", mode="solo_challenge" if seats == 1 else "feud")
    kinds = [table.rules.config.cards[card].effect for card in table.state.events]
    assert max(set(kinds), key=kinds.count) == "fire"


@pytest.mark.rule("FF-123")
@pytest.mark.parametrize(
    ("die", "left"),
    [("central", "small big"), ("southern", "big small"), ("both", "small small")],
)
def test_the_die_says_what_burns(die: str, left: str) -> None:
    table = burning("HQ1 | C06 sagebrush big | S01 sagebrush big", "HQ2 | EF2", die=die)
    assert " ".join(table.at(land).split()[1] for land in ("C06", "S01")) == left


@pytest.mark.rule("FF-124")
def test_the_results_are_even() -> None:
    table = desk(*TWO, phase="event").play("event F05")
    assert table.odds == {"die central": 2, "die southern": 2, "die both": 2}


@pytest.mark.rule("FF-125")
@pytest.mark.parametrize(
    ("seats", "active", "order"), [(2, 1, [1, 2]), (3, 1, [1, 3, 2]), (4, 3, [3, 2, 1, 4]), (4, 1, [1, 4, 3, 2])]
)
def test_the_fire_runs_counter_clockwise_from_the_active_player(seats: int, active: int, order: list[int]) -> None:
    assert [seat + 1 for seat in burn_order(seats, active - 1)] == order


@pytest.mark.rule("FF-125")
def test_rows_are_asked_in_burn_order() -> None:
    """Every row has a big Yucca that propagates: the owners are asked one after another."""
    rows = ("HQ1 | EF1 | S24 yucca big", "HQ2 | EF2 | S14 yucca big", "HQ3 | EF3 | C19 yucca big")
    table, owners = burning(*rows, active=2), []
    while table.node == "site":
        owners.append(table.mover)
        table.play(table.legal[0])
    assert owners == [2, 1, 3]


@pytest.mark.rule("FF-126")
def test_every_land_is_considered_once() -> None:
    """A small Poppy grows; it is not burned again as a big one. A big Sagebrush is hurt once, not killed."""
    table = burning("HQ1 | EF1 poppy small | C06 sagebrush big | C17 ranger1 | S12", "HQ2 | EF2")
    assert [table.at(land) for land in ("EF1", "C06", "C17", "S12")] == [
        "poppy big",
        "sagebrush small",
        "ranger1",
        "empty",
    ]


@pytest.mark.rule("FF-127")
def test_lands_in_the_market_are_not_burned() -> None:
    table = desk(*TWO, phase="event", market="C06").play("event F01, die both, land C17, resource time")
    assert table.at("C06") == "empty"
    assert table.market == "C06 C17"


@pytest.mark.rule("FF-128")
def test_a_plant_killed_on_the_way_makes_room_for_a_child() -> None:
    table = burning("HQ1 | C16 sagebrush small | S24 yucca big | C07 coyotebrush small", "HQ2 | EF2")
    assert table.legal == ["site C16"]
    table.play("site C16")
    assert (table.at("C16"), table.at("C07")) == ("yucca small", "empty")


@pytest.mark.rule("FF-129")
def test_a_fire_event_triggers_one_icon_lines_only() -> None:
    table = burning("HQ1 | EF1 needlegrass small | C21 oak big | C19 yucca small", "HQ2 | EF2")
    assert [table.at(land) for land in ("EF1", "C21", "C19")] == ["needlegrass small", "oak big", "yucca small"]


@pytest.mark.rule("FF-154")
def test_each_fire_station_names_a_plant_that_would_be_burned() -> None:
    table = burning(
        "HQ2 | EF2 firestation1 | S12 firestation2 | S08 sagebrush small | C16 sagebrush small | S20 poppy small",
        "HQ1 | EF1",
        die="southern",
    )
    assert table.legal == ["protect S08", "protect S20", "protect none"]
    assert table.why("protect C16") == "not_a_choice"
    table.play("protect S08")
    assert table.legal == ["protect S20", "protect none"]
    table.play("protect none")
    assert [table.at(land) for land in ("S08", "S20", "C16")] == ["sagebrush small", "poppy big", "sagebrush small"]


@pytest.mark.rule("FF-154")
def test_a_fire_station_is_asked_just_before_its_row_burns_and_only_then() -> None:
    table = burning("HQ1 | EF1 | S24 yucca big", "HQ2 | EF2 sagebrush small | S12 firestation1")
    assert (table.node, table.mover) == ("site", 1)
    table.play("site EF1")
    assert (table.node, table.mover) == ("protect", 2)
    nothing_burns = burning("HQ1 | EF1 firestation1 | C06 sagebrush big", "HQ2 | EF2", die="southern")
    assert nothing_burns.node == "land"


@pytest.mark.rule("FF-154")
def test_a_station_spares_nothing_in_the_next_fire() -> None:
    table = burning("HQ1 | EF1 firestation1 | C16 sagebrush small", "HQ2 | EF2").play("protect C16")
    assert table.state.spared == ()
    assert table.at("C16") == "sagebrush small"


@pytest.mark.rule("FF-166")
def test_the_plant_is_spared_not_the_parcel() -> None:
    """The big Brome left of it invades the named Poppy; the weed that took its place burns no less."""
    table = burning("HQ1 | C12 brome big | C11 poppy small | EF1 firestation1", "HQ2 | EF2")
    assert table.legal == ["protect C12", "protect C11", "protect none"]
    table.play("protect C11")
    assert table.legal == ["site C11"]
    table.play("site C11")
    assert table.at("C11") == "brome small"
    assert table.state.spared == ()


@pytest.mark.rule("FF-159")
def test_the_lookout_may_have_the_die_rolled_once_more() -> None:
    table = burning("HQ1 | EF1 lookout1 | C06 sagebrush big", "HQ2 | EF2")
    assert (table.node, table.mover, table.legal) == ("lookout", 1, ["keep", "reroll"])
    table.play("reroll")
    assert table.odds == {"die central": 2, "die southern": 2, "die both": 2}
    table.play("die southern")
    assert (table.node, table.at("C06")) == ("land", "sagebrush big")


@pytest.mark.rule("FF-159")
def test_the_lookout_may_keep_the_roll_and_has_no_say_over_the_winds() -> None:
    rows = ("HQ1 | EF1 lookout1 | C06 sagebrush big", "HQ2 | EF2")
    assert burning(*rows).play("keep").at("C06") == "sagebrush small"
    windy = desk(*rows, phase="event", flags={"wind": "wind1"}).play("event F01")
    assert (windy.node, windy.at("C06")) == ("land", "sagebrush small")
