"""A round is shown step by step: each step changes what its sentence says, and knows nothing its eyes may not."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table.frames import TransitionFrame
from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, named, table_of, walk


def frames(at: Desk, text: str, seat: int | None = None) -> list[TransitionFrame]:
    """Play a move and return the steps those eyes are shown."""
    rules, before = at.rules, at.state
    at.play(text)
    views = rules.view(before, seat), rules.view(at.state, seat)
    return [frame.view for frame in table_of(rules).frames(views[0], rules.parse_move(text), views[1], seat)]


def test_a_score_is_counted_up_item_by_item() -> None:
    at = desk(animals=("cow horse", ""), pair="c1 c2").play("commit g02 g03 g04", "commit g08 g12")
    steps = frames(at, "fulfil 1 2")
    assert [(step.kind, step.key, step.view.scores[0]) for step in steps] == [
        ("task", "task1", 10),
        ("task", "task2", 14),
        ("item", "cow", 16),
        ("item", "horse", 19),
        ("total", "", 19),
    ]


def test_the_dial_shows_nothing_ahead_of_what_has_been_counted() -> None:
    at = desk(animals=("cow horse", ""), pair="c1 c2").play("commit g02 g03 g04", "commit g08 g12")
    table = table_of(at.rules)
    shown = [table.make_view_model(step, None).side_summary(0) for step in frames(at, "fulfil 1 2")]
    assert [(side.score, side.preview) for side in shown] == [
        (10, None),
        (14, None),
        (16, None),
        (19, None),
        (19, None),
    ]


def test_hours_and_order_stand_nowhere_before_they_are_told() -> None:
    """ "Ann sends Gnorwin: 3 hours" stood beside "first, 1 h" of the other side and what is "left for Ann"."""
    at = desk(pair="c1 c2").play("commit g02 g03 g04")
    table, hours = table_of(at.rules), []
    told = [step for step in frames(at, "commit g08 g12") if step.kind in ("hours", "order")]
    for step in told:
        look = table.make_view_model(step, None)
        notes = {note.id for note in look.notes}
        hours.append([plain(look.side_summary(side).line) for side in (0, 1)])
        assert (len(notes & {"hours.now", "far.hours"}), bool(notes & {"order", "score"})) == {
            ("hours", 0): (1, False),
            ("hours", 1): (2, False),
            ("order", step.side): (2, True),
        }[(step.kind, step.side)]
        assert ("goes first" in plain(look.prompt)) == (step.kind == "order")
    first, second = at.state.preps
    assert hours == [
        [f"{first} hours", "locked in"],
        [f"{first} hours", f"{second} hours"],
        [f"first, {first} h", f"second, {second} h"],
    ]


def test_the_scarecrows_sentences_come_into_force_one_after_another() -> None:
    at = solo(hand="g03 g04 g09", queue="g01 g02 g05 | g06 g07 g08 g10 g11 g12", pair="c5 c7", animals=("", "hen"))
    at.play("commit g03 g04 g09", "control c1")
    table = table_of(at.rules)
    steps = frames(at, "control c2", 0)
    assert [step.kind for step in steps] == ["hours", "hours", "order", "scarecrow", "close", "gain"]
    assert [step.view.done[1] for step in steps] == [0, 0, 0, 0, 6, 6]
    said = [{note.id: note.text for note in table.make_view_model(step, 0).notes} for step in steps]
    assert all(len([key for key in one if key.startswith("step")]) == 5 for one in said)
    hours = at.state.preps[1]
    for number, one in enumerate(said):
        told = plain(one["step1"]), plain(one["step3"]).startswith("Closes")
        assert (told == (f"{hours} h", True)) == (number < 2), "who goes first is told by the third picture"


def test_an_animal_that_is_still_to_come_is_not_said_to_be_there_already() -> None:
    at = solo(hand="g03 g04 g09", queue="g01 g02 g05 | g06 g07 g08 g10 g11 g12", pair="c5 c7", animals=("", "hen"))
    at.play("commit g03 g04 g09", "control c1")
    table = table_of(at.rules)
    said = [
        plain({note.id: note.text for note in table.make_view_model(step, 0).notes}["step4"])
        for step in frames(at, "control c2", 0)
    ]
    assert said[-1].startswith("Takes the") and said[-1] != said[0]
    assert set(said[:-1]) == {"Takes the animal of Task 3"}


def test_nobody_may_do_anything_while_a_step_is_shown() -> None:
    at = desk(pair="c1 c2").play("commit g02 g03 g04", "commit g08 g12")
    look = table_of(at.rules).make_view_model(frames(at, "fulfil 2")[0], None)
    assert not look.deciding
    assert [place for place in look.places if place.kind == "button"] == []


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_two_worlds_that_look_alike_are_shown_alike(way: dict[str, str]) -> None:
    """What a seat cannot see changes no step and no sentence of what everybody did in the open."""
    rules = rules_of(**way)
    table = table_of(rules)
    for number, (state, move) in enumerate(walk(way)):
        if move is None or state.turn == CHANCE or move.kind == "commit":
            continue
        for seat in range(rules.seats):
            twin = rules.determinize(rules.view(state, seat), seat, Random(number))
            if rules.why_not(twin, move) is None:
                assert _seen(rules, table, state, move, seat) == _seen(rules, table, twin, move, seat)


def _seen(rules: GardenRules, table: GardenTable, state: State, move: Move, seat: int) -> list[Keyframe]:
    after = rules.apply(state, move)
    views = rules.view(state, seat), rules.view(after, seat)
    seen = rules.seen_by(state, move, seat)
    return list(table.frames(views[0], seen, views[1], seat))


def test_the_month_that_is_played_stands_beside_the_round() -> None:
    july, none = (table_of(at.rules).moment(at.state) for at in (desk(month="july"), desk()))
    assert (plain(july), plain(none)) == ("July Fertilizing, round 1", "Round 1")
