"""Laws of tables, over every registered game and the template."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.types import CHANCE, Sound
from tests.laws.samples import Sample, decisions, plies, positions, samples, viewer, walk
from tests.today import in_turn

pytestmark = pytest.mark.parametrize("sample", in_turn(samples(), 2, everyday=6), ids=str, scope="session")


def _gestures(rules: Rules[Any, Any], table: Table[Any, Any], view: Any) -> list[tuple[Any, tuple[InputStep, ...]]]:
    """The legal moves with their gestures; one without belongs to a Run that a chooser of the table's own says."""
    found = [(move, tuple(table.gesture(view, move))) for move in rules.legal_moves(view)]
    own = table.move_builder(view)
    assert all(handles or own is not None for _, handles in found)
    return [(move, handles) for move, handles in found if handles]


def test_gestures_are_distinct_and_none_is_the_beginning_of_another(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    for state in decisions(sample, 6):
        view = rules.view(state, rules.to_move(state))
        gestures = [gesture for _, gesture in _gestures(rules, table, view)]
        keys = [(frozenset(h for h in g if h.loose), tuple(h for h in g if not h.loose)) for g in gestures]
        assert len(set(keys)) == len(keys)
        for loose, firm in keys:
            assert firm, "a gesture ends with a handle that is not loose"
            assert not any(loose == other and firm != more and more[: len(firm)] == firm for other, more in keys)


def test_every_gesture_can_be_made_and_gives_its_move(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    for state in decisions(sample, 6):
        view = rules.view(state, rules.to_move(state))
        gestures = _gestures(rules, table, view)
        for move, handles in Random(3).sample(gestures, min(8, len(gestures))):
            chooser = MoveBuilder(gestures)
            made = [chooser.add_step(handle.place, handle.piece) for handle in handles]
            assert made[-1] == move
            assert all(before is None for before in made[:-1])


def test_handles_name_places_and_pieces_that_are_there(sample: Sample) -> None:
    """As far as the gesture has come: what was begun may show what follows on it."""
    rules, table = sample.rules(), sample.table()
    for state in decisions(sample, 6):
        seat = rules.to_move(state)
        look = seat if table.private(rules.view(state, None)) else None
        for eye in {seat, look}:
            view = rules.view(state, eye)
            shown: dict[tuple[InputStep, ...], tuple[set[str], set[str]]] = {}
            for _, handles in _gestures(rules, table, view):
                for done, handle in enumerate(handles):
                    draft = handles[:done]
                    if draft not in shown:
                        there = table.make_view_model(view, eye, draft)
                        shown[draft] = {place.id for place in there.places}, {piece.id for piece in there.pieces}
                    places, pieces = shown[draft]
                    assert handle.place in places
                    assert not handle.piece or handle.piece in pieces
                    assert set(handle.also) <= pieces


def test_everything_has_a_place_while_a_gesture_is_made_and_when_it_is_complete(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    for state in decisions(sample, 6):
        seat = rules.to_move(state)
        eye = seat if table.private(rules.view(state, None)) else None
        view = rules.view(state, eye)
        gestures = _gestures(rules, table, view)
        for _, handles in Random(5).sample(gestures, min(12, len(gestures))):
            for done in range(1, len(handles) + 1):
                there = table.make_view_model(view, eye, handles[:done])
                assert {piece.place for piece in there.pieces} <= {place.id for place in there.places}


def test_piece_ids_are_unique_and_every_place_exists(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    for state in positions(sample, 10):
        for eye in viewer(sample):
            view = rules.view(state, eye)
            look = table.make_view_model(view, eye)
            places, pieces = [place.id for place in look.places], look.pieces
            assert len(set(places)) == len(places)
            assert len({piece.id for piece in pieces}) == len(pieces)
            assert {piece.place for piece in pieces} <= set(places)


def test_every_move_of_a_person_is_told_to_everybody(sample: Sample) -> None:
    """But for what a person only prepares in secret, and of which nobody else sees anything."""
    rules, table = sample.rules(), sample.table()
    for state, move in plies(sample):
        if rules.to_move(state) == CHANCE:
            continue
        for eye in viewer(sample):
            seen = rules.seen_by(state, move, eye)
            before, after = rules.view(state, eye), rules.view(rules.apply(state, move), eye)
            assert table.describe_move(before, seen, after, eye) or (seen != move and before == after)


def test_secrets_of_others_change_nothing_that_is_seen(sample: Sample) -> None:
    """Two states that differ only in what a seat cannot see look the same to it in every respect."""
    rules, table = sample.rules(), sample.table()
    for number, state in enumerate(positions(sample, 12)):
        for seat in range(sample.seats):
            other = rules.determinize(rules.view(state, seat), seat, Random(number))
            one, two = rules.view(state, seat), rules.view(other, seat)
            assert one == two
            first, second = table.make_view_model(one, seat), table.make_view_model(two, seat)
            assert list(first.pieces) == list(second.pieces)
            assert list(first.notes) == list(second.notes)
            assert first.prompt == second.prompt
            for side in range(rules.sides):
                assert first.side_summary(side) == second.side_summary(side)
                assert list(rules.explain(one, side)) == list(rules.explain(two, side))


def test_everybody_sees_the_same_plots_while_the_match_runs(sample: Sample) -> None:
    """A plot is public: the eyes that look add nothing to it."""
    rules, table = sample.rules(), sample.table()
    for state in positions(sample, 6):
        if rules.to_move(state) is not None:
            shown = [list(table.plots(rules.view(state, eye))) for eye in viewer(sample)]
            assert shown == shown[:1] * len(shown)


def test_the_lines_of_a_plot_run_from_left_to_right_and_end_where_the_match_ended(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    final = walk(sample, 7)[-1][0]
    scores = rules.result(final).scores
    for plot in table.plots(rules.view(final, None)):
        for line in plot.lines:
            across = [point[0] for point in line.points]
            assert across == sorted(across)
            if line.side is not None and not line.stepped:
                assert line.points[-1][1] == scores[line.side]


def test_a_score_that_the_rail_hides_is_shown_at_the_end(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    final = rules.view(walk(sample, 7)[-1][0], None)
    shown = [table.make_view_model(final, None).side_summary(side).score for side in range(rules.sides)]
    assert shown == list(rules.result(final).scores)


def test_frames_end_before_the_position_they_lead_to_and_all_can_be_shown(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    for state, move in plies(sample):
        after = rules.apply(state, move)
        for eye in viewer(sample):
            views = rules.view(state, eye), rules.view(after, eye)
            seen = rules.seen_by(state, move, eye)
            told = list(table.describe_move(views[0], seen, views[1], eye))
            for frame in table.frames(views[0], seen, views[1], eye):
                assert frame.told in told
                look = table.make_view_model(frame.view, eye)
                assert {piece.place for piece in look.pieces} <= {place.id for place in look.places}
                assert len({piece.id for piece in look.pieces}) == len(look.pieces)
                assert look.prompt.source
                assert table.moment(frame.view).source
                for side in range(rules.sides):
                    assert look.side_summary(side).line.source


def test_the_sheet_names_columns_that_are_there(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    final = rules.view(walk(sample, 7)[-1][0], None)
    labels = {line.label for side in range(rules.sides) for line in rules.explain(final, side)}
    account = table.score_breakdown(final)
    assert {heading.label for heading in account.headings} <= labels
    assert account.decided <= labels


def test_every_sound_of_a_game_is_one_of_the_house_and_it_has_some(sample: Sample) -> None:
    rules, table = sample.rules(), sample.table()
    heard: set[str] = set()
    for before, move in plies(sample, 6):
        after = rules.apply(before, move)
        seen = rules.seen_by(before, move, None)
        heard.update(table.sounds(rules.view(before, None), seen, rules.view(after, None)))
    assert heard
    assert heard <= set(get_args(Sound))
