"""Two positions that differ only in a sealed choice look the same to everybody else (GG-161)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, look_of, named, table_of, walk


def looks(at: Desk, seat: Seat | None) -> tuple[object, ...]:
    """Everything the table shows to those eyes."""
    table, view = table_of(at.rules), at.rules.view(at.state, seat)
    return (
        tuple(table.make_view_model(view, seat).places),
        tuple(table.make_view_model(view, seat).pieces),
        tuple(table.make_view_model(view, seat).notes),
        table.make_view_model(view, seat).prompt,
        table.moment(view),
        table.private(view),
        tuple(table.make_view_model(view, seat).side_summary(side) for side in (0, 1)),
        tuple(table.plots(view)),
    )


@pytest.mark.rule("GG-161")
@pytest.mark.parametrize("hands", ["on", "off"])
@pytest.mark.parametrize("viewer", [1, None])
def test_one_sealed_gnome_looks_like_eleven(viewer: Seat | None, hands: str) -> None:
    eleven = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11"
    seen = [
        looks(desk(hands=(eleven, "g12"), open_hands=hands).play(f"commit {play}"), viewer)
        for play in ("g01", "g02 g05", eleven)
    ]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("GG-161")
def test_a_resting_hen_shows_nothing_before_the_reveal() -> None:
    plays = ("commit g04", "commit g04 hen-off")
    seen = [looks(desk(month="july", animals=("hen", "")).play(play), 1) for play in plays]
    assert seen[0] == seen[1]


@pytest.mark.rule("GG-161")
def test_a_kept_gnome_lies_among_the_three_until_both_have_chosen() -> None:
    opening = ("commit g01 g02 g04", "commit g08 g11 g12", "fulfil 2", "fulfil none")
    seen = [looks(desk(month="august", pair="c1 c2").play(*opening, f"keep {kept}"), 1) for kept in ("g01", "g04")]
    assert seen[0] == seen[1]


@pytest.mark.rule("GG-159")
def test_a_shared_screen_shows_no_unplayed_gnome() -> None:
    at = desk(pair="c1 c2").play("commit g02 g05", "commit g08 g09 g12")
    shown = {piece.id for piece in table_of(at.rules).make_view_model(at.rules.view(at.state, None), None).pieces}
    assert {piece for piece in shown if piece.startswith("gnome:")} == {
        f"gnome:{id}" for id in ("g02", "g05", "g08", "g09", "g12")
    }
    assert {"back:0:0", "back:0:3"} <= shown


@pytest.mark.rule("GG-159")
def test_open_hands_lie_face_up() -> None:
    at = desk(open_hands="on")
    assert look_of(at, 0).far_hand() == at.state.hands[1]
    assert look_of(desk(), 0).far_hand() == -6


@pytest.mark.rule("GG-160")
def test_the_memory_aid_alone_tells_what_can_be_counted() -> None:
    def noted(way: str) -> set[str]:
        at = solo(hand="g03 g04 g05", queue="g01 g02 | g06 g07 g08 g09 g10 g11 g12", deduction_aid=way)
        return {note.id for note in table_of(at.rules).make_view_model(at.rules.view(at.state, 0), 0).notes}

    assert noted("on") - noted("off") == {"pile.aid", "queue.aid"}


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_hands_are_private_exactly_when_they_are_chosen_from(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state, _ in walk(way):
        private = table_of(rules).private(rules.view(state, None))
        assert private == (state.phase in {"commit", "lend", "keep"})


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_the_rail_ends_with_the_scores_of_the_rules(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    final: State = walk(way)[-1][0]
    table, view = table_of(rules), rules.view(final, None)
    (race,) = table.plots(view)
    assert [line.points[-1] for line in race.lines] == [(final.round, score) for score in final.scores]
    assert {len(line.points) for line in race.lines} == {final.round + 1}
    for side in (0, 1):
        standing = table.make_view_model(view, None).side_summary(side)
        assert standing.score == final.scores[side]
        assert len(standing.sprites) == (final.animals[side] | final.flipped[side]).bit_count()
        assert plain(standing.line)
