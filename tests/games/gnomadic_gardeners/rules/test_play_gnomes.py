"""Phase 1: play gnomes (GG-22 to GG-30)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.data.pack import Needs
from garden_desktop.games.gnomadic_gardeners.rules.config import Teams
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN
from tests.games.gnomadic_gardeners.desk import desk, standard

# grain, fruit, vegetable, herb, flower
GRAIN, FRUIT, VEGETABLE, HERB, FLOWER = (tuple(int(i == n) for i in range(5)) for n in range(5))
FRUIT_AND_VEGETABLE = (0, 1, 1, 0, 0)
TWO_FLOWERS = (0, 0, 0, 0, 2)


def feasible(needs: Needs, *gnomes: str) -> set[int]:
    """The task sets (as masks) these gnomes can fulfil together."""
    ids = [gnome.id for gnome in standard().gnomes]
    sets = Teams(standard().gnomes).sets(needs)[sum(1 << ids.index(gnome) for gnome in gnomes)]
    return {s for s in range(8) if sets >> s & 1}


@pytest.mark.rule("GG-22")
def test_at_least_one_gnome_and_up_to_the_whole_hand() -> None:
    game = desk()
    assert game.why("commit") == "commit_empty"
    assert game.why("commit g01") is None
    assert game.why("commit g01 g02 g03 g04 g05 g06") is None
    assert game.why("commit g07") == "gnome_not_in_hand"


@pytest.mark.rule("GG-25", "GG-22")
def test_every_part_of_the_hand_but_the_empty_one_is_a_play() -> None:
    assert len(desk().legal) == 2**6 - 1
    idle = desk(hands=("g12", "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11"))
    assert idle.legal == {"commit g12"}, "g12 alone fits no task of this pair"


@pytest.mark.rule("GG-23")
def test_nobody_sees_a_choice_before_both_have_chosen() -> None:
    game = desk().play("commit g01 g02")
    assert game.rules.view(game.state, 1).plays == (HIDDEN, 0)
    assert game.rules.view(game.state, None).plays == (HIDDEN, 0)
    game.play("commit g07")
    assert game.rules.view(game.state, 0).plays == game.rules.view(game.state, None).plays == game.state.plays


@pytest.mark.rule("GG-24")
def test_gnomes_not_played_stay_in_the_hand() -> None:
    game = desk().play("commit g01 g02", "commit g07", "fulfil none", "fulfil 2")
    assert {"g03", "g04", "g05", "g06"} <= set(game.hand(0).split())


@pytest.mark.rule("GG-26")
def test_a_gnome_helps_with_one_task_only() -> None:
    assert feasible((FRUIT, VEGETABLE, HERB), "g01") == {0b000, 0b001, 0b010}
    assert feasible((FRUIT, VEGETABLE, HERB), "g01", "g12") == {0b000, 0b001, 0b010, 0b011}


@pytest.mark.rule("GG-27")
def test_a_gnome_gives_all_its_icons_to_its_one_task() -> None:
    assert feasible((FRUIT_AND_VEGETABLE, HERB, HERB), "g01") == {0b000, 0b001}
    assert feasible((VEGETABLE, FRUIT, HERB), "g01") == {0b000, 0b001, 0b010}


@pytest.mark.rule("GG-28")
def test_the_pictured_gnome() -> None:
    g01 = standard().gnomes[0]
    assert (g01.id, g01.prep, g01.icons, g01.charisma) == ("g01", 1, FRUIT_AND_VEGETABLE, 2)
    game = desk().play("commit g01", "commit g08", "fulfil none")
    assert game.state.preps[0] == 1
    assert game.last(0) == {"charisma": 2}


@pytest.mark.rule("GG-29")
def test_a_doubled_icon_counts_twice() -> None:
    assert feasible((TWO_FLOWERS, HERB, HERB), "g11") == {0b000, 0b001}
    assert feasible((TWO_FLOWERS, HERB, HERB), "g06") == {0b000}


@pytest.mark.rule("GG-29")
def test_several_gnomes_serve_one_task_and_what_is_over_is_lost() -> None:
    assert feasible((TWO_FLOWERS, HERB, HERB), "g03", "g06") == {0b000, 0b001}
    assert feasible((FRUIT, VEGETABLE, GRAIN), "g12") == {0b000, 0b001, 0b010, 0b100}


@pytest.mark.rule("GG-30")
def test_seat_1_seals_first_then_seat_2() -> None:
    game = desk()
    assert (game.asked, game.turn) == ("commit", 0)
    game.play("commit g01")
    assert (game.asked, game.turn) == ("commit", 1)


@pytest.mark.rule("GG-30")
def test_no_sign_tells_what_seat_1_chose() -> None:
    small, large = desk().play("commit g01"), desk().play("commit g02 g03 g04 g05 g06")
    for viewer in (1, None):
        assert small.rules.view(small.state, viewer) == large.rules.view(large.state, viewer)
    before = desk()
    seen = {before.rules.seen_by(before.state, before.rules.parse_move(text), 1) for text in before.legal}
    assert {before.rules.move_text(move) for move in seen} == {"commit ?"}
