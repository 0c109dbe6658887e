"""What puzzles ask of a garden, on gardens worked out by hand."""

from __future__ import annotations

from random import Random

from garden_desktop.core.practice import prove
from garden_desktop.games.paths_and_flower_beds.advice.practice import FlowerPuzzles, walks_of
from tests.games.paths_and_flower_beds.desk import Desk, position
from tests.games.paths_and_flower_beds.oracles import Plot, Walker

CROSS = ("...P....", "...P.~..", ".~.P....", "...P...P", "PPPPPPPP", "....P.~.", "..~.P...", "....P...")
"""On M1: from gate d1 down and from gate a5 to h4 and e8, all four gates joined. Fountains lie on d3, e6 and c5."""
LONE = ("...P....", "...P.~..", ".~.P....", "........", "........", "......~.", "..~.....", "........")
"""One gate with three squares behind it."""


def end(rows: tuple[str, ...]) -> Desk:
    """The moment in which the owner of this garden draws the walk."""
    return position({1: rows, 2: CROSS}, tracing=True, trace_mode="own_strict")


def test_the_best_walk_is_asked_where_everybody_draws_the_own() -> None:
    one = end(CROSS)
    practice = FlowerPuzzles(one.rules)
    ask = practice.question_for(one.state, 0)
    assert ask is not None
    assert ask.kind == "walk"
    assert practice.question_for(one.state, 1) is None
    assert FlowerPuzzles(end(LONE).rules).question_for(end(LONE).state, 0) is None
    helped = position({1: CROSS, 2: CROSS}, tracing=True, trace_mode="own")
    assert FlowerPuzzles(helped.rules).question_for(helped.state, 0) is None


def test_the_best_walk_joins_opposite_gates_over_two_fountains() -> None:
    one = end(CROSS)
    practice = FlowerPuzzles(one.rules)
    proof = prove(one.rules, practice, one.state, 0)
    assert proof is not None
    assert proof.best == one.best().total >= 15 + 2
    assert proof.idle == 0
    for text in proof.line:
        one.play(text)
    assert one.counted().total == proof.best


def test_every_walk_may_be_drawn_and_none_is_written_twice() -> None:
    one = end(CROSS)
    garden = one.garden(1)
    walks = list(walks_of(one.config, garden))
    assert len(set(walks)) == len(walks)
    assert not any(walk[::-1] in set(walks) for walk in walks if len(walk) > 1)
    assert all(one.why("trace " + " ".join(walk)) is None for walk in walks)
    gate_to_gate = [walk for walk in walks if {walk[0], walk[-1]} <= {"d1", "a5", "h4", "e8"} and len(walk) > 1]
    walker = Walker(Plot(one.config.ground, garden.path, garden.beds), 10_000)
    walker.walked()
    assert len(walks) == walker.steps - len(gate_to_gate)


def test_the_best_place_is_measured_by_the_best_walk_there_is_then() -> None:
    one = position({1: CROSS, 2: CROSS}, turn=2).play("name B1")
    practice = FlowerPuzzles(one.rules)
    ask = practice.question_for(one.state, 0)
    assert ask is not None
    assert ask.kind == "bed"
    start = one.state
    proof = prove(one.rules, practice, start, 0)
    assert proof is not None
    assert proof.idle == one.best().total
    assert proof.answers == len(one.legal)
    for text in sorted(one.legal)[:5]:
        after = one.rules.apply(start, one.rules.parse_move(text))
        assert practice.over(start, after, 0)
        garden = after.gardens[0]
        assert garden is not None
        assert practice.value(start, after, 0) == one.rules.walks.best(garden).total


def test_a_proof_does_not_depend_on_other_gardens() -> None:
    one = position({1: CROSS, 2: LONE}, turn=2).play("name B7")
    practice = FlowerPuzzles(one.rules)
    view, proof = one.rules.view(one.state, 0), prove(one.rules, practice, one.state, 0)
    assert view.gardens[1] is None
    assert practice.question_for(view, 0) == practice.question_for(one.state, 0)
    guessed = one.rules.determinize(view._replace(named=()), 0, Random(1))
    assert guessed.gardens[1] != one.state.gardens[1]
    assert prove(one.rules, practice, guessed, 0) == proof
