"""Upkeep, step 3, and the triggers of the Market Crash (SE-61 to SE-65, SE-69 to SE-77, SE-106 to SE-108)."""

from __future__ import annotations

from typing import Any

import pytest

from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.upkeep import passed, spare
from tests.games.stalk_exchange.desk import Desk, counts, desk, rules_of
from tests.games.stalk_exchange.rules.test_harvest import CORNER

TRIPLE = {**CORNER, "a3": "globemaster", "b3": "tulip", "a4": "snowdrop", "b4": "tulip", "b5": "tulip"}


def harvest(track: str = "", garden: dict[str, str] | None = None, greenhouse: str = "", **options: Any) -> Desk:
    """The market after an Upkeep that harvests the tulip in the corner."""
    bag = counts(greenhouse) if greenhouse else None
    table = desk(garden=garden or CORNER, track=track, actions_left=0, tokens=(0, 0), greenhouse=bag, **options)
    return table.play("end")


@pytest.mark.rule("SE-61", "SE-62")
def test_the_first_flower_lies_on_the_start_space_the_next_ones_below() -> None:
    assert harvest().last_space == 26
    assert harvest("dahlia 1").last_space == 25
    assert harvest("dahlia 5").last_space == 21


@pytest.mark.rule("SE-62")
def test_flowers_are_laid_in_reading_order_of_their_spaces() -> None:
    table = harvest(garden=TRIPLE)
    assert table.harvested == "a1 a2 a3 a4"
    assert table.upkeep is not None
    assert [one.track for one in table.upkeep.laid] == [26, 25, 24, 23]
    assert [FLOWERS[flower] for flower in table.state.laid] == ["tulip", "dahlia", "globemaster", "snowdrop"]
    assert table.last_space == 23


@pytest.mark.rule("SE-63")
def test_each_flower_raises_its_type_by_one() -> None:
    assert harvest("tulip 2, dahlia 1").state.values == counts("dahlia 1, tulip 3")
    assert harvest(garden=TRIPLE).state.values == counts("tulip 1, dahlia 1, globemaster 1, snowdrop 1")


@pytest.mark.rule("SE-109")
def test_values_rise_from_the_start_value() -> None:
    assert harvest(start_value="1").state.values == counts("dahlia 1, daffodil 1, globemaster 1, snowdrop 1, tulip 2")


@pytest.mark.rule("SE-64", "SE-76")
def test_values_have_no_limit_of_their_own_and_flowers_may_lie_beside_the_track() -> None:
    """Side 5, short, two players: the track starts at 12 and is used up after 13 flowers."""
    table = harvest("tulip 20", garden_side="5", length="short", held=(counts("dahlia 12"), counts("snowdrop 12")))
    assert table.last_space == 12 - 20
    assert table.state.values == counts("tulip 21")
    assert len(table.state.laid) == 21


@pytest.mark.rule("SE-65")
def test_flowers_on_the_track_stay_there() -> None:
    before = desk(track="tulip 2, dahlia 1").state.laid
    table = harvest("tulip 2, dahlia 1")
    assert table.state.laid[: len(before)] == before
    assert len(table.state.laid) == len(before) + 1


@pytest.mark.rule("SE-70", "SE-71")
@pytest.mark.parametrize(("laid", "top", "crash"), [(19, 8, False), (20, 7, False), (20, 8, True), (18, 10, True)])
def test_the_last_flower_has_to_stand_below_the_highest_value(laid: int, top: int, crash: bool) -> None:
    """Two players: the k-th flower lies on 27 - k."""
    config = rules_of().config
    assert passed(config, laid, top) is crash
    assert (laid + top > config.start + 1) is crash


@pytest.mark.rule("SE-108")
@pytest.mark.parametrize(("laid", "top", "crash"), [(19, 7, False), (19, 8, True), (20, 8, True)])
def test_where_meeting_is_enough_standing_level_crashes(laid: int, top: int, crash: bool) -> None:
    assert passed(rules_of(track_pass="meet").config, laid, top) is crash


@pytest.mark.rule("SE-70")
def test_without_a_flower_on_the_track_nothing_is_passed() -> None:
    assert not passed(rules_of().config, 0, 99)


@pytest.mark.rule("SE-70")
@pytest.mark.parametrize("tulips", [7, 8])
def test_spare_is_below_nought_exactly_at_the_crash(tulips: int) -> None:
    table = harvest(f"tulip {tulips}, dahlia 5, daffodil 3, snowdrop 3")
    left = spare(table.rules.config, len(table.state.laid), table.state.values)
    assert (left < 0) is ("track" in table.state.crash)


@pytest.mark.rule("SE-69", "SE-74")
def test_after_the_crash_the_turn_is_finished_and_nobody_has_another() -> None:
    table = harvest("tulip 8, dahlia 5, daffodil 3, snowdrop 3")
    assert table.state.crash == ("track",)
    assert table.mover() == "nature"
    table.settle()
    assert "-" not in table.row
    assert (table.mover(), table.legal) == (None, [])
    assert table.why("end") == table.why("draw tulip") == table.why("first 1") == "game_over"


@pytest.mark.rule("SE-74")
def test_turns_are_not_made_equal() -> None:
    """Seat 1 of three began; the game is over with its turn all the same."""
    table = desk(3, garden=CORNER, track="tulip 9, dahlia 5, daffodil 3", actions_left=0, tokens=(0, 0, 0), turns=4)
    table.play("end").settle()
    assert (table.state.phase, table.state.turns) == ("over", 4)


@pytest.mark.rule("SE-77")
def test_every_trigger_of_the_turn_is_named() -> None:
    row = "- daffodil globemaster snowdrop tulip dahlia"
    table = harvest("tulip 8, dahlia 5, daffodil 3, snowdrop 3", row=row, second_end="value_cap", greenhouse="tulip 1")
    table.settle()
    assert table.state.crash == ("track", "value_cap", "greenhouse")


@pytest.mark.rule("SE-77", "SE-75")
def test_a_crash_once_set_stays_set() -> None:
    """A Flush that crashes, then a harvest that does not."""
    bag = counts("tulip 2")
    table = desk(garden=CORNER, greenhouse=bag, tokens=(1, 0)).play("flush").settle()
    assert table.state.crash == ("greenhouse",)
    table.play("plant 5:tulip g4", "plant 6:tulip g1", "end")
    assert (table.state.crash, table.mover()) == (("greenhouse",), None)


@pytest.mark.rule("SE-77")
def test_triggers_are_named_in_the_order_in_which_they_fired() -> None:
    track = "tulip 8, dahlia 5, daffodil 3, snowdrop 3"
    table = desk(garden=CORNER, track=track, greenhouse=counts("tulip 2"), tokens=(1, 0)).play("flush").settle()
    table.play("plant 5:tulip g4", "plant 6:tulip g1", "end")
    assert table.state.crash == ("greenhouse", "track")


@pytest.mark.rule("SE-106")
@pytest.mark.parametrize(("seats", "cap"), [(2, 9), (3, 8), (4, 8), (5, 7)])
def test_where_there_is_a_cap_reaching_it_crashes(seats: int, cap: int) -> None:
    def crash(tulips: int, second_end: str) -> tuple[str, ...]:
        track, spent = f"tulip {tulips}", (0,) * seats
        table = desk(seats, garden=CORNER, track=track, actions_left=0, tokens=spent, second_end=second_end)
        return table.play("end").state.crash

    assert crash(cap - 1, "value_cap") == ("value_cap",)
    assert crash(cap - 2, "value_cap") == ()
    assert crash(cap - 1, "greenhouse") == ()


@pytest.mark.rule("SE-107")
def test_where_a_full_garden_ends_the_game_it_is_looked_at_before_the_harvest() -> None:
    small = rules_of(garden_side="3").config.board.names
    full = {name: f"{FLOWERS[n % 5]} bulb" for n, name in enumerate(small)}
    full["a1"] = "tulip"

    def crash(garden: dict[str, str], second_end: str) -> tuple[str, ...]:
        table = desk(garden=garden, garden_side="3", second_end=second_end, actions_left=0, tokens=(0, 0)).play("end")
        assert table.harvested == ("a1" if "a2" in garden else "")
        return table.state.crash

    assert crash(full, "garden_full") == ("garden_full",)
    assert crash(full, "greenhouse") == ()
    assert crash({name: what for name, what in full.items() if name != "a2"}, "garden_full") == ()


@pytest.mark.rule("SE-72", "SE-106", "SE-107")
@pytest.mark.parametrize("second_end", ["greenhouse", "value_cap", "garden_full"])
def test_the_greenhouse_stays_the_last_clock(second_end: str) -> None:
    table = desk(greenhouse=counts(""), actions_left=0, tokens=(0, 0), second_end=second_end).play("end")
    assert table.state.crash == ("greenhouse",)
    assert table.mover() is None
