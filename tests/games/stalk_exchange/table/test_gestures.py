"""Every move can be said with hands, everything lies on the table, and what cannot be done says why."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import refusal
from tests.clash import clash
from tests.games.stalk_exchange.desk import Desk, counts, desk, even
from tests.games.stalk_exchange.tables import WAYS, Way, decisions, named, rules_for, table_of, viewer_at, walk

every_way = pytest.mark.parametrize("way", WAYS, ids=named)


@every_way
def test_no_two_moves_are_said_alike_and_none_begins_another(way: Way) -> None:
    rules = rules_for(way)
    for state in list(decisions(way))[::5]:
        view, table = rules.view(state, state.turn), table_of(rules)
        assert clash([(move, table.gesture(view, move)) for move in rules.legal_moves(view)]) is None


@every_way
def test_every_move_comes_out_of_its_own_gesture_with_what_lies_there(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state in list(decisions(way))[::5]:
        view = rules.view(state, state.turn)
        gestures = [(move, table.gesture(view, move)) for move in rules.legal_moves(view)]
        places = {place.id for place in table.make_view_model(view, state.turn).places}
        pieces = {piece.id for piece in table.make_view_model(view, state.turn).pieces}
        chooser = MoveBuilder(gestures)
        for move, (handle,) in gestures:
            assert handle.place in places
            assert handle.piece in pieces | {""}
            assert chooser.add_step(handle.place, handle.piece) == move
            chooser.clear()


@every_way
def test_everything_lies_on_the_table_and_only_the_shed_below_its_edge(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state, _ in walk(way)[::4]:
        for viewer in viewer_at(way):
            view = rules.view(state, viewer)
            places = {place.id: place for place in table.make_view_model(view, viewer).places}
            pieces = table.make_view_model(view, viewer).pieces
            assert len({piece.id for piece in pieces}) == len(pieces)
            assert {piece.place for piece in pieces} <= places.keys()
            for place in places.values():
                assert min(place.x, place.y) >= 0
                assert place.x + place.w <= SIZE[0]
                assert place.y + place.h <= SIZE[1]
                assert (place.y >= DOCK) == (place.group in ("shed", "buttons")), place.id


def why(at: Desk, place: str, piece: str = "") -> str | None:
    view = at.rules.view(at.state, at.state.turn)
    reason = refusal(at.rules, view, table_of(at.rules).make_view_model(view, at.state.turn), place, piece)
    return reason.code if reason else None


@pytest.mark.rule("SE-21", "SE-27", "SE-28", "SE-32", "SE-33", "SE-40")
def test_what_cannot_be_done_says_why() -> None:
    at = desk(garden={"b2": "tulip"}, row="dahlia - tulip tulip tulip tulip", held=(counts("dahlia 12"), even(12)))
    assert why(at, "b2", "slot-1") == "space_taken"
    assert why(at, "shed-dahlia", "slot-1") == "same_type"
    assert why(at, "shed-snowdrop", "slot-1") == "not_held"
    assert why(at, "end") == "must_act"
    assert why(at, "slot-2") == "slot_empty"
    assert why(at, "a1", "slot-1") is None
    assert why(at, "compost", "slot-1") is None
    spent = desk(actions_left=0, tokens=(0, 6))
    assert why(spent, "flush") == "no_token"
    assert why(spent, "slot-1") == why(spent, "a1", "slot-1") == "no_action_left"
    assert why(spent, "end") is None


def test_nobody_is_told_why_while_another_seat_is_asked() -> None:
    at = desk(seat=2, tokens=(6, 0))
    table = table_of(at.rules)
    for viewer in (0, None):
        view = at.rules.view(at.state, viewer)
        assert refusal(at.rules, view, table.make_view_model(view, viewer), "flush", "") is None


def test_ending_the_turn_is_offered_first_once_nothing_is_owed() -> None:
    for actions_left, style in ((2, ""), (0, "primary")):
        at = desk(actions_left=actions_left)
        places = table_of(at.rules).make_view_model(at.rules.view(at.state, 0), 0).places
        (end,) = [place for place in places if place.id == "end"]
        assert (end.style, end.key, plain(end.label)) == (style, "E", "End turn")


@pytest.mark.rule("SE-110")
def test_without_tokens_no_fresh_row_is_offered() -> None:
    at = desk(seedy="none")
    ids = {place.id for place in table_of(at.rules).make_view_model(at.rules.view(at.state, 0), 0).places}
    assert "end" in ids
    assert "flush" not in ids


@pytest.mark.rule("SE-66")
def test_the_flower_that_goes_next_is_named_even_when_the_last_slot_is_empty() -> None:
    at = desk().play("plant 6:dahlia d4")
    labels = {
        p.id: plain(p.label) for p in table_of(at.rules).make_view_model(at.rules.view(at.state, None), None).pieces
    }
    assert labels["slot-5"] == "Tulip in slot 5, goes to the Compost next"
    assert labels["slot-4"] == "Snowdrop in slot 4"
