"""What stands in other gardens cannot be read from any table (PF-01, PF-111, PF-112; section 5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import preview_action, refusal
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from tests.games.paths_and_flower_beds.desk import fresh
from tests.games.paths_and_flower_beds.tables import WAYS, Sight, Way, rules_for, walk

PAIRS, LONG = 300, 1_000
HIDDEN = tuple(way for way in WAYS if way[0] > 1 and "open_grids" not in way[2])


def looks(rules: FlowerRules, state: State, seat: Seat | None, draft: Draft) -> dict[str, object]:
    """Everything the table shows and says to those eyes."""
    table, view = FlowerTable(rules), rules.view(state, seat)
    wells = [f"well-{shape}" for shape in rules.config.pack.shapes]
    held = [piece.id for piece in table.make_view_model(view, seat, draft).pieces]
    return {
        "places": table.make_view_model(view, seat, draft).places,
        "pieces": table.make_view_model(view, seat, draft).pieces,
        "notes": table.make_view_model(view, seat, draft).notes,
        "prompt": table.make_view_model(view, seat, draft).prompt,
        "moment": table.moment(view),
        "private": table.private(view),
        "plots": table.plots(view),
        "account": table.score_breakdown(view),
        "standing": [table.make_view_model(view, seat, draft).side_summary(side) for side in range(rules.seats)],
        "foretold": [
            preview_action(table.make_view_model(view, seat, draft), place, lie)
            for lie in held
            for place in ("a1", "c3")
        ],
        "refused": [
            refusal(rules, view, table.make_view_model(view, seat, draft), place, "")
            for place in wells
            if seat == view.mover
        ],
    }


def passing(rules: FlowerRules, state: State, move: Move, seat: Seat | None) -> dict[str, object]:
    """Everything that is said and shown of a move to those eyes."""
    table, view, after = FlowerTable(rules), rules.view(state, seat), rules.view(rules.apply(state, move), seat)
    seen = rules.seen_by(state, move, seat)
    return {"told": table.describe_move(view, seen, after, seat), "frames": table.frames(view, seen, after, seat)}


def replanted(rules: FlowerRules, state: State, viewer: Seat | None, rng: Random) -> State | None:
    """The same to those eyes with other gardens for everybody else; None where there is no other way."""
    other = (
        _shuffled(rules, state, rng) if viewer is None else rules.determinize(rules.view(state, viewer), viewer, rng)
    )
    return None if other == state else other


def _shuffled(rules: FlowerRules, state: State, rng: Random) -> State:
    """For eyes that own nothing: each garden as somebody else may guess it."""
    last, rest = rules.seats - 1, rules.determinize(rules.view(state, rules.seats - 1), rules.seats - 1, rng)
    own = rules.determinize(rules.view(state, 0), 0, rng)
    return state._replace(gardens=(*rest.gardens[:last], own.gardens[last]))


def draft_of(rules: FlowerRules, state: State, viewer: Seat | None, rng: Random) -> Draft:
    """Something the eyes may have begun."""
    if state.phase != "placing" or viewer != state.mover:
        return ()
    laid = rng.choice(rules.legal_moves(state))
    return (InputStep(laid.cell, f"lie-{laid.label}" if laid.label else "lie", loose=True),)


def moves_alike(
    rules: FlowerRules, one: State, two: State, viewer: Seat | None, rng: Random
) -> tuple[Move, Move] | None:
    """A move of each position that those eyes cannot tell apart and that leads nowhere else in public."""
    move = rng.choice(rules.legal_moves(one))
    hidden = move.kind == "place" and one.mover != viewer
    others = rules.legal_moves(two) if hidden else (move,)
    if not others:  # a garden as others may imagine it has no room for what is really planted there
        return None
    other = rng.choice(others)
    if rules.why_not(two, other) is not None:
        return None
    after = [rules.apply(one, move), rules.apply(two, other)]
    open_now = any(state.phase in ("tracing", "over") for state in after)
    same = after[0]._replace(gardens=()) == after[1]._replace(gardens=())
    return (move, other) if same and not open_now else None


def pairs(way: Way) -> Iterator[tuple[FlowerRules, State, State, Seat | None, Random]]:
    rules, seed = rules_for(way), 0
    while True:
        seed += 1
        running = [state for state, _ in walk(way, seed) if state.phase in ("naming", "placing") and state.turn]
        for number, state in enumerate(running[:: 1 + len(running) // 12]):
            rng = Random(f"{seed} {number}")
            viewer = rng.choice((*range(rules.seats), None))
            other = replanted(rules, state, viewer, rng)
            if other is not None:
                yield rules, state, other, viewer, rng


@pytest.mark.rule("PF-01", "PF-111", "PF-112")
@pytest.mark.parametrize("most", [PAIRS, pytest.param(LONG, marks=pytest.mark.long)])
def test_pairs_that_differ_in_the_gardens_of_others_look_and_sound_the_same(most: int) -> None:
    springs = [pairs(way) for way in HIDDEN]
    moved = 0
    for number in range(most):
        rules, one, two, viewer, rng = next(springs[number % len(springs)])
        assert one != two
        draft = draft_of(rules, one, viewer, rng)
        seen, again = (looks(rules, state, viewer, draft) for state in (one, two))
        for what, shown in seen.items():
            assert shown == again[what], f"{what}, pair {number}"
        made = moves_alike(rules, one, two, viewer, rng)
        if made is not None:
            moved += 1
            assert passing(rules, one, made[0], viewer) == passing(rules, two, made[1], viewer)
    assert moved > most // 4


@pytest.mark.rule("PF-43")
def test_a_placement_is_told_to_others_without_place_or_way() -> None:
    table = fresh(2, first_namer="1").play("name P1")
    assert Sight(table, 1).told("place a1") == ["Seat 1 planted the West–east straight at a1."]
    assert Sight(table, 2).told("place a1") == ["Seat 1 has planted."]
    assert Sight(table, None).told("place a1") == ["Seat 1 has planted."]


@pytest.mark.rule("PF-111")
def test_what_has_room_is_for_the_eyes_of_the_owner_alone() -> None:
    table = fresh(3, first_namer="1").play("name P1", "place a1")
    ways = [plain(place.label) for place in Sight(table, 1).places.values() if place.id.startswith("well-")]
    assert any("way" in label for label in ways)
    shared = Sight(table, None)
    assert not any("way" in plain(place.label) for place in shared.places.values())
    assert not shared.pieces
    assert not set(shared.notes) & {"best", "ends", "tight", "none"}
    assert not Sight(table, 1).pieces, "whoever has planted holds nothing"
    assert Sight(table, 2).pieces


def test_whoever_is_asked_to_name_or_to_plant_needs_the_screen() -> None:
    table = fresh(2, first_namer="1")
    assert Sight(table).table.private(table.sees(None))
    table.play("name P1")
    assert Sight(table).table.private(table.sees(None))
