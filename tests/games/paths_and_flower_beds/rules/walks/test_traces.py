"""Walks that players draw themselves: which are legal, how they are written, and that they count as drawn."""

from __future__ import annotations

import pytest

from garden_desktop.core.square import squares_of
from tests.games.paths_and_flower_beds.desk import Desk, fresh, position, small

TEST_MAP = small("..G..", "..o..", "G...G", "..o..", "..G..")
CROSS = ("RRPRR", "RPPPR", "PPPPP", "RRPRR", "RRPRR")
BARE = ("..G..", "..o..", "G...G", "..o..", "..G..")


def tracing(*gardens: tuple[str, ...], mode: str = "own") -> Desk:
    return position(dict(enumerate(gardens, 1)), map_=TEST_MAP, tracing=True, trace_mode=mode)


@pytest.mark.rule("PF-80", "PF-82")
def test_when_no_more_is_named_every_seat_gives_a_walk_in_the_order_of_seats() -> None:
    table = fresh(3, trace_mode="own", first_namer="3")
    while table.state.phase != "tracing":
        table.state = table.rules.apply(table.state, table.rules.legal_moves(table.state)[0])
    movers = []
    while table.mover is not None:
        movers.append(table.mover)
        table.play("trace none")
    assert movers == [1, 2, 3]
    assert (table.state.phase, table.totals) == ("over", (0, 0, 0))


@pytest.mark.rule("PF-82", "PF-18")
def test_gardens_and_walks_are_open_while_walks_are_given() -> None:
    table = tracing(CROSS, CROSS, CROSS).play("trace c1 c2 c3")
    for viewer in (1, 2, 3, None):
        assert table.sees(viewer) == table.state
    move = table.rules.parse_move("trace c1 c2")
    assert table.rules.seen_by(table.state, move, 2) == move


@pytest.mark.rule("PF-80")
def test_a_drawn_walk_counts_as_drawn() -> None:
    table = tracing(CROSS, CROSS, CROSS).play("trace c1 c2 c3", "trace best", "trace none")
    assert table.totals == (1, 17, 0)
    assert table.walked(table.counted(1)) == "c1 c2 c3"
    assert table.counted(2) == table.best(2)


@pytest.mark.rule("PF-80")
def test_nobody_has_a_score_before_their_walk_is_given() -> None:
    assert tracing(CROSS, CROSS).totals == (0, 0)
    assert tracing(CROSS, CROSS).play("trace best").totals == (17, 0)


@pytest.mark.rule("PF-80", "PF-81")
@pytest.mark.parametrize(("mode", "legal"), [("own", {"trace best", "trace none"}), ("own_strict", {"trace none"})])
def test_whether_the_table_may_draw_is_agreed_before(mode: str, legal: set[str]) -> None:
    table = tracing(CROSS, mode=mode)
    assert table.legal == legal
    assert table.why("trace best") == (None if mode == "own" else "best_not_allowed")
    assert table.why("trace c1 c2 c3 c4 c5") is None


@pytest.mark.rule("PF-75")
def test_usually_the_table_draws_at_once() -> None:
    table = fresh(2)
    assert table.finish(1).state.traces == ()
    assert table.counted(1) == table.best(1)


@pytest.mark.rule("PF-83", "PF-64")
@pytest.mark.parametrize("mode", ["own", "own_strict"])
def test_without_path_on_a_gate_there_is_nothing_to_draw(mode: str) -> None:
    table = tracing(BARE, mode=mode)
    assert table.legal == {"trace none"}
    assert table.why("trace best") == ("no_trace" if mode == "own" else "best_not_allowed")
    assert table.why("trace c1") == "not_path_square"


@pytest.mark.rule("PF-109", "PF-19", "PF-20", "PF-21", "PF-58", "PF-59")
@pytest.mark.parametrize(
    ("trace", "code"),
    [
        ("c1", None),
        ("c1 c2 b2 b3 a3", None),
        ("a3 b3 b2 c2 d2 d3", None),
        ("c1 c2 c6", "outside_grid"),
        ("z1", "outside_grid"),
        ("c1 b1", "not_path_square"),
        ("c1 c3", "not_adjacent"),
        ("c1 c2 d1", "not_path_square"),
        ("a3 b2", "not_adjacent"),
        ("a3 a3", "not_adjacent"),
        ("a3 b3 a3", "square_repeated"),
        ("a3 b3 c3 c2 b2 b3", "square_repeated"),
        ("b3 a3", "not_gate_start"),
        ("b3 c3", "not_gate_start"),
    ],
)
def test_a_walk_starts_at_a_gate_and_steps_over_path_without_meeting_itself(trace: str, code: str | None) -> None:
    assert tracing(CROSS).why(f"trace {trace}") == code


@pytest.mark.rule("PF-74", "PF-108")
def test_a_walk_between_gates_is_written_from_the_gate_that_comes_first() -> None:
    table = tracing(CROSS)
    assert table.why("trace c1 c2 c3 d3 e3") is None
    assert table.why("trace e3 d3 c3 c2 c1") == "not_canonical"
    assert table.why("trace a3 b3 c3 d3 e3") is None
    assert table.why("trace e3 d3 c3 b3 a3") == "not_canonical"


@pytest.mark.rule("PF-74", "PF-108")
def test_the_best_walk_is_written_the_same_way() -> None:
    for seed in range(20):
        table = fresh(2, "M2", trace_mode="own").finish(seed)
        for seat in (1, 2):
            best = table.best(seat)
            again = position({seat: table.picture(seat)}, 2, "M2", tracing=True, trace_mode="own")
            again.state = again.state._replace(mover=seat - 1)
            assert not best.squares or again.why(f"trace {table.walked(best)}") is None


@pytest.mark.rule("PF-61", "PF-62", "PF-63", "PF-74")
@pytest.mark.parametrize(
    ("trace", "bonus"),
    [("c1", 0), ("c1 c2 c3 c4 c5", 15), ("a3 b3 c3 d3 e3", 15), ("c1 c2 c3 d3 e3", 10), ("a3 b3 c3", 0)],
)
def test_the_bonus_is_for_two_different_gates_at_the_ends(trace: str, bonus: int) -> None:
    assert tracing(CROSS).play(f"trace {trace}").counted(1).bonus == bonus


@pytest.mark.rule("PF-76", "PF-75")
def test_no_drawn_walk_scores_more_than_the_best() -> None:
    table = tracing(CROSS)
    board, best = table.config.board, table.best().total
    path, tried = table.garden(1).path, 0
    drawn: list[tuple[int, ...]] = [(gate,) for gate in squares_of(table.config.ground.gates)]
    while drawn:
        walk = drawn.pop()
        text = "trace " + " ".join(board.names[square] for square in walk)
        if table.why(text) is None:
            tried += 1
            assert table.rules.walks.drawn(table.garden(1), table.rules.parse_move(text)).total <= best
        drawn += [(*walk, n) for n in squares_of(board.near(1 << walk[-1]) & path) if n not in walk]
    assert tried > 50
