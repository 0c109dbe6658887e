"""Every move can be said with hands: distinct, complete, prefix-free, with handles that are there."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.layout import SIZE
from garden_desktop.core.types import CHANCE
from garden_desktop.core.view_model import refusal
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table.gestures import BENCH_FIRST, TASK_BITS
from tests.clash import clash
from tests.games.gnomadic_gardeners.desk import desk, rules_of
from tests.games.gnomadic_gardeners.tables import WAYS, named, table_of, walk
from tests.today import in_turn

every_way = pytest.mark.parametrize("way", in_turn(WAYS, 2), ids=named)


def decisions(way: dict[str, str]) -> list[State]:
    """One position of each hand size and question; the largest hands have too many moves for all of them."""
    found = {}
    for state, _ in walk(way):
        if state.phase != "over" and state.turn != CHANCE:
            found[state.phase, state.turn, len(rules_of(**way).legal_moves(state))] = state
    return [state for (_, _, moves), state in found.items() if moves < 130]


def chooser(rules: GardenRules, state: State) -> MoveBuilder[Move]:
    view, table = rules.view(state, state.turn), table_of(rules)
    return MoveBuilder([(move, table.gesture(view, move)) for move in rules.legal_moves(view)])


@every_way
def test_no_two_moves_are_said_alike_and_none_begins_another(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state in decisions(way):
        view, table = rules.view(state, state.turn), table_of(rules)
        assert clash([(move, table.gesture(view, move)) for move in rules.legal_moves(view)]) is None


@every_way
def test_every_move_comes_out_of_its_own_gesture(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    for state in decisions(way):
        view, table = rules.view(state, state.turn), table_of(rules)
        choice = chooser(rules, state)
        for move in rules.legal_moves(view):
            made = [choice.add_step(handle.place, handle.piece) for handle in table.gesture(view, move)]
            assert made == [None] * (len(made) - 1) + [move]
            choice.clear()


@every_way
def test_what_a_gesture_names_lies_on_the_table_of_whoever_makes_it(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    table = table_of(rules)
    for state in decisions(way):
        for viewer in {state.turn, state.turn if table.private(state) else None}:
            view = rules.view(state, viewer)
            places = {place.id for place in table.make_view_model(view, viewer).places}
            pieces = {piece.id for piece in table.make_view_model(view, viewer).pieces}
            for move in rules.legal_moves(view):
                for handle in table.gesture(view, move):
                    assert handle.place in places
                    assert {handle.piece, *handle.also} - {""} <= pieces


@every_way
def test_places_lie_on_the_table_and_pieces_in_places(way: dict[str, str]) -> None:
    rules = rules_of(**way)
    table = table_of(rules)
    for state, _ in walk(way):
        for viewer in (*range(rules.seats), None):
            view = rules.view(state, viewer)
            places = {place.id: place for place in table.make_view_model(view, viewer).places}
            pieces = table.make_view_model(view, viewer).pieces
            assert len({piece.id for piece in pieces}) == len(pieces)
            assert {piece.place for piece in pieces} <= places.keys()
            for place in places.values():
                assert place.x >= 0
                assert place.y >= 0
                assert place.x + place.w <= SIZE[0]
                assert place.y + place.h <= SIZE[1]


def test_a_row_takes_any_played_gnome_that_shows_something_it_asks_for() -> None:
    at = desk(pair="c1 c2").play("commit g02 g04 g06", "commit g08 g09 g12")
    handles = table_of(at.rules).gesture(at.rules.view(at.state, 0), Move("fulfil", 4))
    assert handles[0].place == "task3"
    assert handles[0].also == ("gnome:g04", "gnome:g06")  # vegetable and flower; g02 shows neither


def test_a_row_can_be_taken_back_by_the_gnome_that_was_dropped_on_it() -> None:
    at = desk(pair="c1 c2").play("commit g02 g04 g06", "commit g08 g09 g12")
    choice = chooser(at.rules, at.state)
    choice.add_step("task3", "gnome:g06")
    dropped = choice.placed("gnome:g06")
    assert dropped is not None
    choice.remove_step(dropped)
    assert choice.add_step("fulfil") == Move("fulfil", 0)


def test_the_hen_is_sent_to_rest_by_pressing_and_only_where_it_matters() -> None:
    at = desk(month="july", animals=("hen", ""))
    choice = chooser(at.rules, at.state)
    choice.add_step("bench", "gnome:g01")
    assert "hen" in choice.presses()
    choice.add_step("hen")
    assert "seal" not in choice.presses(), "g01 needs one hour anyway"
    choice.add_step("bench", "gnome:g04")
    assert choice.add_step("seal") == Move("commit", 0b1001, hen_off=True)


def test_a_task_says_that_the_bench_comes_first() -> None:
    """A gnome dragged to a task, or a click on one, was answered with "No player has to do this now."."""
    at = desk()
    rules, table = rules_of(), table_of(rules_of())
    assert at.state.phase == "commit"
    view = rules.view(at.state, at.state.turn)
    look = table.make_view_model(view, at.state.turn)
    own = [piece.id for piece in look.pieces if piece.place == "hand"]
    assert own
    for place in TASK_BITS:
        for piece in ("", *own):
            assert refusal(rules, view, look, place, piece) == BENCH_FIRST
