"""The solo garden: decks, rounds of two, and medals."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.core.match import draw
from tests.games.paths_and_flower_beds.desk import BUILT_IN, FULL, fresh, over, position, small

PATHS = tuple(f"P{n}" for n in range(1, 9))
BEDS = tuple(f"B{n}" for n in range(1, 10))


@pytest.mark.rule("PF-90")
def test_two_paths_and_two_beds_are_drawn_in_turn() -> None:
    table = fresh(1, "M5")
    kinds = []
    for _ in range(9):
        assert (table.mover, table.state.phase) == ("nature", "drawing")
        kinds.append(table.kind)
        drawn = sorted(table.legal)[0]
        table.play(drawn)
        assert table.mover == 1
        table.play(sorted(table.legal)[0])
    assert kinds == ["path", "path", "bed", "bed", "path", "path", "bed", "bed", "path"]


@pytest.mark.rule("PF-91", "PF-94", "PF-113")
def test_a_card_is_out_until_its_deck_is_empty_and_every_card_left_is_as_likely() -> None:
    table = fresh(1, "M5")
    assert table.state.decks == (PATHS, BEDS)
    assert table.legal == {f"draw {piece}" for piece in PATHS}
    table.play("draw P3", "place a1")
    assert table.state.decks[0] == tuple(piece for piece in PATHS if piece != "P3")
    assert table.why("draw P3") == "not_in_deck"
    assert set(table.rules.odds(table.state)) == {1}
    drawn = Counter(draw(table.rules, table.state, seed, 2).piece for seed in range(300))
    assert set(drawn) == set(PATHS) - {"P3"}


@pytest.mark.rule("PF-91", "PF-94")
def test_an_empty_deck_is_made_whole_just_before_the_draw() -> None:
    table = position({}, 1, "M5", turn=9, decks=(("P1",), ("B2",)))
    table.play("draw P1", "place a1")
    assert [*map(list, table.state.decks)] == [[], ["B2"]]
    table.play("draw B2", "place a2 r0", "draw B1", "place a3 r0")
    assert table.state.decks[0] == PATHS
    assert table.legal == {f"draw {piece}" for piece in PATHS}


@pytest.mark.rule("PF-91")
@pytest.mark.parametrize(("text", "code"), [("draw B1", "wrong_kind"), ("draw P9", "unknown_piece")])
def test_the_deck_of_the_lap_is_drawn_from(text: str, code: str) -> None:
    assert fresh(1).why(text) == code


@pytest.mark.rule("PF-92")
def test_a_card_that_fits_must_be_placed_and_one_that_does_not_ends_the_game() -> None:
    row = ("...RRRRR", *FULL[1:])
    table = position({1: row}).play("draw P1")
    assert table.legal == {"place a1"}
    ended = position({1: row}).play("draw P2")
    assert (ended.state.phase, ended.state.end, ended.stuck) == ("over", "piece_does_not_fit", [1])


@pytest.mark.rule("PF-93")
@pytest.mark.parametrize(
    ("circles", "bonus", "medal"),
    [(9, 0, "none"), (10, 0, "bronze"), (2, 15, "bronze"), (3, 15, "silver"), (9, 15, "silver"), (10, 15, "gold")],
)
def test_the_total_earns_a_medal_at_10_18_and_25(circles: int, bonus: int, medal: str) -> None:
    """A map of one's own has no marks of its own."""
    map_ = small("." * 12, "G" + "." * 10 + "G", "." * 12)
    way = "P" * 12 if bonus else ("P" * circles).ljust(12, ".")
    table = over({1: (("R" * circles).ljust(12, "."), way, ("L" * circles).ljust(12, "."))}, map_)
    assert (table.totals, table.medal) == ((circles + bonus,), medal)


@pytest.mark.rule("PF-93")
def test_built_in_maps_have_marks_of_their_own() -> None:
    marks = [tuple(fresh(1, map_).config.medals) for map_ in BUILT_IN]
    assert marks == [(9, 18, 23), (10, 18, 25), (10, 18, 26), (10, 19, 27), (11, 20, 28)]
    assert fresh(1, small("...", "G.G", "...")).config.medals == (10, 18, 25)


@pytest.mark.rule("PF-90")
def test_in_a_solo_garden_there_is_nobody_to_hide_from() -> None:
    table = fresh(1).play("draw P1", "place a1")
    assert table.sees(None) == table.sees(1) == table.state
