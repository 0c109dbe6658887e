"""The reveal: walkers step together, sums grow to the total, and the score sheet says what decided."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from garden_desktop.core.text import Message, plain
from garden_desktop.games.paths_and_flower_beds.rules.scoring import CIRCLED
from garden_desktop.games.paths_and_flower_beds.table.log_sentences import stays
from garden_desktop.games.paths_and_flower_beds.table.scoreboard import WALKS_NOTE
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts
from tests.games.paths_and_flower_beds.desk import Desk, over, position, rules_of, small
from tests.games.paths_and_flower_beds.tables import WAYS, Sight, Way, named, rules_for, walk

GROUND = small(".....", "G.o.G", ".....")
THROUGH = ("RR.RR", "PPPPP", "LLLLL")
"""Four squares between two types, a fountain and both gates: 4 + 1 + 15."""
HALF_WAY = ("RRRRR", ".PPP.", "LLLLL")
"""A path, but none on a gate."""
HALF = ("RRRRR", "PPPP.", "LLLLL")
"""Four squares between two types and a fountain, but one gate: 4 + 1."""


def looks(at: Desk) -> list[FlowerViewFacts]:
    """The frames that lead to the end this desk stands at."""
    table = FlowerTable(at.rules)
    return [
        table.make_view_model(frame.view, None)
        for frame in table.frames(at.state, at.rules.parse_move("trace best"), at.state, None)
    ]


def test_all_walkers_take_the_same_step_together_until_the_longest_walk_is_done() -> None:
    """Seat 1 walks five squares and seat 2 four."""
    found = looks(over({1: THROUGH, 2: HALF}, GROUND))
    done = [[len(look.so_far(seat).squares) for seat in (0, 1)] for look in found]
    assert done == [[1, 1], [2, 2], [3, 3], [4, 4], [5, 4]]


@pytest.mark.rule("PF-18")
def test_the_last_piece_of_all_lies_in_the_open_garden_before_anybody_sets_out() -> None:
    """What is said first, that somebody has planted, is said over it."""
    way: Way = (3, "M1", {"first_namer": "1"})
    rules, found = rules_of(3, "M1", first_namer="1"), 0
    for seed in range(6):
        *_, (state, move), (after, _) = walk(way, seed)
        assert move is not None
        table = FlowerTable(rules)
        told, shown = table.describe_move(state, move, after, None), table.frames(state, move, after, None)
        first = table.make_view_model(shown[0].view, None)
        assert (shown[0].told, plain(first.prompt)) == (told[0], "All gardens are open.")
        assert first.view.gardens == after.gardens
        assert [first.so_far(seat).total for seat in range(3)] == [0, 0, 0]
        assert not [piece for piece in first.pieces if piece.id.startswith("walker")]
        found += state.gardens != after.gardens
    assert found == 6


@pytest.mark.rule("PF-24", "PF-25", "PF-26", "PF-28", "PF-29")
def test_sums_grow_by_squares_and_fountains_and_jump_when_the_second_gate_is_reached() -> None:
    totals = [[look.so_far(seat).total for seat in (0, 1)] for look in looks(over({1: THROUGH, 2: HALF}, GROUND))]
    assert totals == [[1, 1], [2, 2], [3, 4], [4, 5], [20, 5]]


def test_each_step_says_where_everybody_stands_and_what_it_gives() -> None:
    at = over({1: THROUGH, 2: HALF}, GROUND)
    said = [plain(FlowerTable(at.rules).make_view_model(look.shown, None).prompt) for look in looks(at)]
    assert said[2] == "Square 3 of 5: Seat 1 on c2, +1 and Seat 2 on c2, +2."
    assert said[4] == "Square 5 of 5: Seat 1 on e2, +1, gates +15."


def test_a_walker_stands_on_its_square_and_every_square_walked_says_why_it_counts() -> None:
    at = over({1: THROUGH, 2: HALF}, GROUND)
    table, third = FlowerTable(at.rules), looks(at)[2]
    walkers = {piece.id: piece.place for piece in table.make_view_model(third.shown, None).pieces}
    assert walkers == {"walker-1": "walk-1-c2", "walker-2": "walk-2-c2"}
    labels = {place.id: plain(place.label) for place in table.make_view_model(third.shown, None).places}
    assert labels["walk-1-b2"] == "b2 counts 1: rose above and lily below."
    assert labels["walk-1-c2"] == "c2 counts 1 for the fountain."
    assert labels["walk-2-c2"] == "c2 counts 2: rose above and lily below, and one more for the fountain."
    assert "walk-1-d2" not in labels
    assert not table.make_view_model(at.state, None).pieces, "at rest the whole walks are shown, and nobody walks"


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_sums_of_a_whole_game_grow_to_its_totals(way: Way) -> None:
    rules, (before, move), (after, _) = rules_for(way), walk(way)[-2], walk(way)[-1]
    table = FlowerTable(rules)
    assert move is not None
    frames = table.frames(before, move, after, None)
    shown = [table.make_view_model(view, None) for view in (*(frame.view for frame in frames), after)]
    for seat in range(way[0]):
        sums = [look.so_far(seat).total for look in shown]
        assert all(one <= two for one, two in pairwise(sums))
        assert sums[-1] == rules.result(after).scores[seat]
    assert len({frame.told for frame in frames}) == len(frames)
    walked = [frame for frame in frames if plain(frame.told).startswith("Square ")]
    assert {plain(frame.within) for frame in walked if frame.within} == {
        f"The walk, square by square: {len(walked)}." for _ in walked[:1]
    }


def test_where_nobody_has_a_walk_the_result_is_shown_at_once() -> None:
    at = over({1: (".....", ".PPP.", "....."), 2: (".....", "..P..", ".....")}, GROUND)
    assert looks(at) == []
    assert Sight(at).rail(1) == "0 squares"


def test_the_reveal_follows_the_end_alone() -> None:
    way = WAYS[2]
    table = FlowerTable(rules_for(way))
    for (before, move), (after, _) in pairwise(walk(way)):
        assert move is not None
        assert bool(table.frames(before, move, after, None)) <= (after.phase == "over")


@pytest.mark.rule("PF-84")
def test_the_column_that_broke_the_tie_is_marked() -> None:
    """Both have 3 points: seat 1 for three squares, seat 2 for two and a fountain."""
    ground = small(".....", "G..o.", ".....")
    three, two = ("RRR..", "PPP..", "LLL.."), ("RR...", "PPPP.", "LL...")
    at = over({1: three, 2: two}, ground, ties="ladder")
    assert at.totals == (3, 3)
    account = FlowerTable(at.rules).score_breakdown(at.state)
    assert account.decided == {CIRCLED}
    assert account.headline is not None
    assert plain(account.headline) == "Seat 1 wins the tie."


@pytest.mark.rule("PF-84", "PF-32")
def test_empty_squares_have_no_column_and_a_shared_win_has_none_either() -> None:
    ground, three = small(".....", "G....", "....."), ("RRR..", "PPP..", "LLL..")
    for ties, winners, words in (
        ("ladder", [2], "Seat 2 wins the tie."),
        ("shared", [1, 2], "Seat 1 and Seat 2 share the victory."),
    ):
        at = over({1: three, 2: ("RRR..", "PPP..", "LLLLL")}, ground, ties=ties)
        account = FlowerTable(at.rules).score_breakdown(at.state)
        assert (at.winners, account.decided) == (winners, frozenset())
        assert account.headline is not None
        assert plain(account.headline) == words


@pytest.mark.rule("PF-93")
def test_alone_the_sheet_tells_the_medal_and_the_marks() -> None:
    account = FlowerTable(over({1: THROUGH}, GROUND).rules).score_breakdown(over({1: THROUGH}, GROUND).state)
    assert account.verdict is not None
    assert plain(account.verdict.title) == "Silver"
    assert plain(account.verdict.text) == "On this map 10 points earn bronze, 18 silver and 25 gold."


@pytest.mark.rule("PF-80", "PF-76")
def test_after_own_walks_the_sheet_says_what_the_best_one_would_have_been() -> None:
    at = position({1: THROUGH, 2: THROUGH}, None, GROUND, tracing=True, trace_mode="own")
    at.play("trace a2 b2 c2", "trace best")
    account = FlowerTable(at.rules).score_breakdown(at.state)
    assert at.totals == (3, 20)
    assert [plain(said) for said in account.sentences if "best walk" in plain(said)] == [
        "Seat 1’s best walk would have been worth 20."
    ]
    assert account.headline is not None
    assert plain(account.headline) == "Seat 2 wins by 17 points."


def test_plots_tell_nothing_before_the_end_and_then_every_turn() -> None:
    for way in (WAYS[0], WAYS[2]):
        rules = rules_for(way)
        table = FlowerTable(rules)
        for state, _ in walk(way)[:-1]:
            assert not table.plots(rules.view(state, 0))
        final = walk(way)[-1][0]
        walks, room = table.plots(final)
        for seat, line in enumerate(walks.lines):
            assert line.points[0] == (0, 0)
            assert line.points[-1][1] == rules.result(final).scores[seat]
        garden = final.gardens[0]
        assert garden is not None
        assert [y for _, y in room.lines[0].points][-1] == garden.free.bit_count()
        assert len(room.lines[0].points) == len(garden.laid) + 1


@pytest.mark.parametrize(("garden", "note"), [(THROUGH, WALKS_NOTE), (HALF, None)])
def test_the_plot_of_the_walks_speaks_of_gates_only_where_they_count(
    garden: tuple[str, ...], note: Message | None
) -> None:
    """Below two lines without a gate bonus it said that the big jumps are gates reached."""
    at = over({1: garden, 2: HALF_WAY}, GROUND)
    walks, _ = FlowerTable(at.rules).plots(at.state)
    assert walks.note == (note and note.of())


@pytest.mark.rule("PF-18", "PF-80")
def test_the_story_of_the_walks_is_told_to_everybody_with_their_points() -> None:
    at = position({1: THROUGH, 2: THROUGH}, None, GROUND, tracing=True, trace_mode="own")
    for viewer in (1, 2, None):
        assert Sight(at, viewer).told("trace a2") == ["Seat 1 has drawn a walk: 1 point."]
        assert Sight(at, viewer).told("trace none") == ["Seat 1 doesn’t take a walk."]
    at.play("trace none")
    told = Sight(at, 1).told("trace best")
    assert told[0] == "Seat 2 uses the best walk: 20 points."
    assert told[1] == "Square 1 of 5: Seat 2 on a2, +1."
    assert "Seat 2: squares 4, fountains 1, gates 15, 20 in all." in told


@pytest.mark.rule("PF-80", "PF-90")
@pytest.mark.parametrize(
    ("seats", "said"),
    [(1, "The garden is done. Now draw a walk."), (2, "All gardens are open. Now each player draws a walk.")],
)
def test_walks_are_asked_for_in_words_for_one_or_for_several(seats: int, said: str) -> None:
    rules, rng = rules_of(seats, trace_mode="own"), Random(2)
    table, state = FlowerTable(rules), rules.setup()
    while state.phase != "tracing":
        before, move = state, rng.choice(rules.legal_moves(state))
        state = rules.apply(before, move)
    assert plain(list(table.describe_move(before, move, state, None))[-1]) == said


@pytest.mark.rule("PF-83")
@pytest.mark.parametrize(
    ("rows", "said"),
    [(THROUGH, "Seat 1 doesn’t take a walk."), (HALF_WAY, "No path reaches a gate here, so there is no walk.")],
)
def test_a_walk_nobody_wanted_is_not_called_impossible(rows: tuple[str, ...], said: str) -> None:
    at = position({1: rows, 2: THROUGH}, None, GROUND, tracing=True, trace_mode="own")
    at.play("trace none")
    table = FlowerTable(at.rules)
    after = at.rules.apply(at.state, at.rules.parse_move("trace best"))
    frames = table.frames(at.state, at.rules.parse_move("trace best"), after, None)
    assert {plain(stays(table.make_view_model(frame.view, None), 0)) for frame in frames} == {said}
