"""Gardens as a computer player imagines them: what everybody knows of them holds, and there always is one (5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from garden_desktop.games.paths_and_flower_beds.rules import determinization
from garden_desktop.games.paths_and_flower_beds.rules.determinization import (
    ExcludedPiece,
    GardenSampler,
    RequiredPiece,
    known,
)
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State
from tests.games.paths_and_flower_beds.desk import Desk, fresh, rules_of, small
from tests.games.paths_and_flower_beds.replanting import keep_history

SMALL = small("..G...", "......", "G....G", ".~....", "......", "..G...")


def closest(table: Desk, rng: Random) -> Move:
    """The placement that leaves the fewest free squares beside it."""
    config, state = table.config, table.state
    free = table.garden(state.mover + 1).free

    def loose(move: Move) -> int:
        squares = config.layings.fit(state.piece, move.label).mask << config.board.index[move.cell]
        return (config.board.near(squares) & free & ~squares).bit_count()

    moves = table.rules.legal_moves(state)
    return min(rng.sample(moves, len(moves)), key=loose)


def crowded(table: Desk, seed: int) -> Iterator[State]:
    """Every position of a match in which some plant as closely as they can, and the others anyhow."""
    rng = Random(seed)
    while table.rules.to_move(table.state) is not None:
        yield table.state
        closely = table.state.phase == "placing" and (table.state.mover + seed) % 2
        move = closest(table, rng) if closely else rng.choice(table.rules.legal_moves(table.state))
        table.state = table.rules.apply(table.state, move)


@pytest.mark.rule("PF-16", "PF-44", "PF-47", "PF-85", "PF-112", "PF-115")
@pytest.mark.parametrize(
    "options",
    [{}, {"placing": "next_last"}, {"namer_stuck": "skip", "no_repeat": "lap"}],
    ids=["usual", "the next last", "skipped"],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_late_in_crowded_gardens_all_that_is_known_holds(seats: int, options: dict[str, str]) -> None:
    """The last positions of a match are those with many pieces, with seats that have no room, and with passes."""
    stuck = passed = 0
    for seed in range(24):
        table = fresh(seats, SMALL, **options)
        for number, state in enumerate(list(crowded(table, seed))[-4 * seats :]):
            stuck, passed = stuck + bool(state.stuck), passed + bool(state.passed)
            for seat in range(seats):
                view = table.rules.view(state, seat)
                guess = table.rules.determinize(view, seat, Random(number))
                assert table.rules.view(guess, seat) == view
                keep_history(table.rules, guess)
    assert stuck
    assert passed or "namer_stuck" not in options


@pytest.mark.rule("PF-44")
def test_what_is_known_of_a_garden() -> None:
    table = fresh(3, "M2", first_namer="1", no_repeat="lap")
    named = known(table.config, table.sees(2), 0)
    assert named.room == ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"), "whoever names has room for one of them"
    table.play("name P1", "place a1")
    assert [known(table.config, table.sees(3), seat) for seat in (0, 1)] == [
        ((RequiredPiece(0, "P1"),), (), ()),
        ((), ("P1",), ()),
    ]
    table.play("place a1", "place a1")
    assert known(table.config, table.sees(3), 1) == (
        (RequiredPiece(0, "P1"),),
        ("P2", "P3", "P4", "P5", "P6", "P7", "P8"),
        (),
    )
    tiny = fresh(2, small(".G.", "...", "..."), first_namer="1").play("name P1", "place a1", "place a1")
    tiny.play("name P1", "place a2", "place a2")
    assert "B7" not in known(tiny.config, tiny.sees(2), 0).room, "four squares in a row, where there are three"
    stuck = table.state._replace(phase="placing", piece="P2", stuck=(2,), mover=1)
    assert known(table.config, table.rules.view(stuck, 0), 2) == (
        (RequiredPiece(0, "P1"),),
        (),
        (ExcludedPiece(1, "P2"),),
    )


@pytest.mark.rule("PF-52")
def test_a_garden_too_full_to_be_planted_at_random_is_planted_as_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever decides has all pieces in a garden of their own, and room for the next one."""
    monkeypatch.setattr(determinization, "FORCED", 0)
    table, alike = fresh(2, "M1"), 0
    for number, state in enumerate(crowded(table, 3)):
        if state.phase in ("naming", "placing") and not state.stuck:
            guess = table.rules.determinize(table.rules.view(state, state.mover), state.mover, Random(number))
            keep_history(table.rules, guess)
            mine, other = (set(garden.laid) for garden in guess.gardens if garden is not None)
            alike += len(mine & other) > 5
    assert alike


def test_pieces_for_which_there_is_no_room_leave_the_garden_as_it_was() -> None:
    """On nine squares one piece finds room, and never three more, whatever is driven out."""
    garden = GardenSampler(rules_of(2, small(".G.", "...", "...")).config.layings, Random(1))
    assert garden.pack([RequiredPiece(0, "B1")])
    before = garden.garden(without=None)
    assert not garden.pack([RequiredPiece(1, "B1"), RequiredPiece(2, "B3"), RequiredPiece(3, "P3")])
    assert garden.garden(without=None) == before
    assert [(laid.turn, laid.piece) for laid in before.laid] == [(0, "B1")]


def test_the_search_for_a_garden_without_room_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece on 76 squares never takes all the room from another; the garden is whole nevertheless."""
    monkeypatch.setattr(determinization, "REPLANTED", 50)
    garden = GardenSampler(rules_of(2, "M2").config.layings, Random(1))
    assert garden.pack([RequiredPiece(0, "P1")])
    assert not garden.bar([ExcludedPiece(1, "P2")])
    assert [laid.piece for laid in garden.garden(without=None).laid] == ["P1"]
    empty = GardenSampler(rules_of(2, "M2").config.layings, Random(1))
    assert not empty.bar([ExcludedPiece(0, "P2")])
    assert empty.bar([])
