"""What a walk scores: circled squares, fountains, gates. The pictures are the map and one garden on it."""

from __future__ import annotations

import pytest

from tests.games.paths_and_flower_beds.desk import Desk, fresh, over, small, walk_on

ROW = (".....", "G...G", ".....")


def parts(table: Desk) -> tuple[int, int, int, int]:
    walk = table.best()
    return walk.circled, walk.fountains, walk.bonus, walk.total


@pytest.mark.rule("PF-19", "PF-20", "PF-27")
def test_a_walk_starts_at_a_gate_and_goes_on_over_path() -> None:
    table = walk_on(ROW, ("RRRRR", "PPP.P", "LLLLL"))
    assert table.walked(table.best()) == "a2 b2 c2"
    assert parts(table) == (3, 0, 0, 3)


@pytest.mark.rule("PF-19")
def test_any_gate_may_be_chosen() -> None:
    table = walk_on(ROW, ("...RR", "P..PP", "...LL"))
    assert table.walked(table.best()) == "e2 d2"


@pytest.mark.rule("PF-21", "PF-59")
def test_a_walk_cannot_come_back_to_take_a_second_branch() -> None:
    """Two dead ends with one circled square each: only one of them can be walked."""
    table = walk_on(("..G..", ".....", "....."), (".RPR.", ".PPP.", ".L.L."))
    assert table.circled() == ["b2", "d2"]
    assert (table.best().circled, len(table.best().squares)) == (1, 3)


@pytest.mark.rule("PF-58", "PF-66")
def test_neither_steps_nor_borders_are_diagonal() -> None:
    assert walk_on(ROW, ("..P..", "PP.PP", ".....")).best().bonus == 0
    assert walk_on(ROW, (".R...", "P....", ".L...")).circled() == []


@pytest.mark.rule("PF-60")
def test_a_walk_may_run_beside_itself() -> None:
    table = walk_on(("oo.", "G..", "..."), ("PPR", "PPL", ".R."))
    assert sorted(table.walked(table.best()).split()) == ["a1", "a2", "b1", "b2"]
    assert table.best().total == 3


@pytest.mark.rule("PF-22", "PF-24")
@pytest.mark.parametrize(("above", "below", "circles"), [("R", "L", 1), ("R", "R", 0), ("L", "I", 1), (".", "L", 0)])
def test_two_types_of_flowers_circle_a_square_for_one_point(above: str, below: str, circles: int) -> None:
    table = walk_on(ROW, (f"{above}....", "P....", f"{below}...."))
    assert (len(table.circled()), table.best().circled) == (circles, circles)


@pytest.mark.rule("PF-67")
def test_three_types_circle_it_no_more() -> None:
    assert parts(walk_on(ROW, ("R....", "PI...", "L...."))) == (1, 0, 0, 1)


@pytest.mark.rule("PF-23", "PF-68", "PF-69", "PF-70", "PF-71")
@pytest.mark.parametrize(
    ("above", "beside", "below", "circled"),
    [
        (".", ".", ".", False),
        ("R", ".", ".", False),
        ("R", "R", "R", False),
        ("R", "L", ".", True),
        ("R", "L", "I", True),
        ("~", ".", ".", False),
        ("~", "R", ".", True),
        ("~", "R", "R", True),
        ("~", ".", "~", True),
        ("~", "R", "~", True),
        ("~", "~", "~", True),
        ("~", "P", ".", False),
    ],
)
def test_water_is_any_flower(above: str, beside: str, below: str, circled: bool) -> None:
    """F flower types and w waters: circled with two types, with one type and water, or with two waters."""
    signs = [sign if sign == "~" else "." for sign in (above, beside, below)]
    table = walk_on(
        (f"{signs[0]}....", f"G{signs[1]}..G", f"{signs[2]}...."), (f"{above}....", f"P{beside}...", f"{below}....")
    )
    assert ("a2" in table.circled()) is circled


@pytest.mark.rule("PF-72")
def test_one_water_stands_for_different_types_towards_different_squares() -> None:
    table = walk_on(("..~..", "G...G", "....."), ("RP~PL", "PP.PP", "....."))
    assert table.circled() == ["b1", "d1"]


@pytest.mark.rule("PF-66")
@pytest.mark.parametrize("rows", [("R....", "P....", "....."), ("R....", "PP...", "P....")])
def test_walls_empty_squares_and_paths_are_no_flowers(rows: tuple[str, str, str]) -> None:
    assert "a2" not in walk_on(ROW, rows).circled()


@pytest.mark.rule("PF-25", "PF-26", "PF-49")
def test_a_fountain_on_the_way_pays_one_point_beside_the_circle() -> None:
    assert parts(walk_on((".....", "G.o.G", "....."), ("..R..", "PPPPP", "..L.."))) == (1, 1, 15, 17)
    assert parts(walk_on((".....", "G.o.G", "....."), (".....", "PPPPP", "....."))) == (0, 1, 15, 16)


@pytest.mark.rule("PF-49", "PF-66")
@pytest.mark.parametrize(("covered", "circled"), [("R", ["c2"]), ("o", [])])
def test_a_fountain_under_flowers_is_that_flower_and_bare_it_is_nothing(covered: str, circled: list[str]) -> None:
    table = walk_on(("..o..", "G...G", "....."), (f"..{covered}..", "PPPPP", "..L.."))
    assert (table.circled(), table.best().fountains) == (circled, 0)


@pytest.mark.rule("PF-65")
def test_what_lies_off_the_walk_scores_nothing() -> None:
    table = walk_on((".....", "G...G", "..o.."), ("RRR..", "PP.PP", "LLP.."))
    assert (table.best().total, len(table.circled())) == (2, 2)


@pytest.mark.rule("PF-27", "PF-28", "PF-73")
def test_two_gates_are_worth_10_and_opposite_ones_15_instead() -> None:
    assert parts(walk_on(("..G..", "G....", "....."), ("..P..", "PPP..", ".....")))[2] == 10
    assert parts(walk_on(ROW, (".....", "PPPPP", ".....")))[2] == 15


@pytest.mark.rule("PF-27", "PF-63")
def test_neighbouring_gates_are_two_gates() -> None:
    assert parts(walk_on((".GG..", ".....", "....."), (".PP..", ".....", "....."))) == (0, 0, 10, 10)


@pytest.mark.rule("PF-62", "PF-63")
def test_one_gate_square_is_a_walk_without_a_bonus() -> None:
    assert parts(walk_on(ROW, ("R....", "P....", "L...."))) == (1, 0, 0, 1)


@pytest.mark.rule("PF-63")
def test_a_way_round_to_its_own_gate_is_no_way_between_gates() -> None:
    assert parts(walk_on(("...", "G..", "..."), ("PPP", "P.P", "PPP")))[2] == 0


@pytest.mark.rule("PF-61")
def test_a_gate_passed_on_the_way_earns_nothing() -> None:
    assert parts(walk_on(("..G..", "G...G", "....."), ("PPPPP", "P...P", "....."))) == (0, 0, 15, 15)


@pytest.mark.rule("PF-64")
def test_without_path_on_a_gate_there_is_no_walk() -> None:
    table = walk_on(ROW, ("RRRRR", ".PPP.", "LLLLL"))
    assert (parts(table), table.best().squares) == ((0, 0, 0, 0), ())


@pytest.mark.rule("PF-29")
def test_a_total_is_the_sum_of_its_three_parts() -> None:
    table = over({1: ("RR.RR", "PPPPP", "LLLLL")}, small(".....", "G.o.G", "....."))
    lines = table.rules.explain(table.state, 0)
    assert [line.points for line in lines] == [4, 1, 15]
    assert table.totals == (20,)


@pytest.mark.rule("PF-75", "PF-76")
def test_the_table_scores_the_best_walk_even_where_it_leaves_the_second_gate_alone() -> None:
    """12 squares between two types, against 1 and a bonus of 10."""
    table = walk_on(
        (".G...........", "G............", "............."), ("RPRRRRRRRRRRR", "PPPPPPPPPPPPP", "LLLLLLLLLLLLL")
    )
    assert parts(table) == (12, 0, 0, 12)
    assert table.counted() == table.best()


SAMPLE = """
    first 1, name P3, place d1, place d4, name P6, place c1, place e3, name B8, place d4 r270, place e5 f90, name B3,
    place b4 r180, place g3 f180, name P2, place e6, place h4, name P5, place e7, place a6, name B2, place f6 r90,
    place e2 r90, name B8, place b1 r0, place e1 r270, name P6, place g6, place g1, name P3, place b6, place a3,
    name B3, place c6 f0, place f7 r270, name B4, place a2 r0, place a1 r90, name P2, place c3, place a4, name P1,
    place e1
"""


@pytest.mark.rule("PF-31", "PF-02", "PF-06", "PF-12", "PF-29", "PF-32")
def test_the_sample_game_of_the_rules() -> None:
    table = fresh(2).play(*(move.strip() for move in SAMPLE.split(",")))
    assert table.picture(1) == [
        "LL.PLI..", ".L.PL~..", "P~PPPPLL", "P.PLIPLG", "PPPLPPL.", "PPPLPR~P", "P.~LPR.P", "..LLPRPP",
    ]  # fmt: skip
    assert table.picture(2) == [
        ".LLPPPPP", "LLIPR~.P", "L~PPR.PP", "PLLPRo.P", "P.LPIL.P", "PPLPPL~P", ".P~.PPPL", ".PP.PLLL",
    ]  # fmt: skip
    one, two = table.counted(1), table.counted(2)
    assert table.walked(one) == "d1 d2 d3 e3 f3 f4 f5 e5 e6 e7 e8"
    assert (one.circled, one.fountains, one.bonus, two.circled, two.fountains, two.bonus) == (8, 3, 15, 4, 2, 15)
    assert (table.totals, table.winners, table.stuck) == ((26, 21), [1], [1])
