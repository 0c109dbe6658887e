"""Maps that users write: every error with its line and column, and the warnings."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.paths_and_flower_beds.data.map_file import CODES, MapError, read_map, read_map_file
from tests.games.paths_and_flower_beds.desk import read, standard

SHAPES = tuple(standard().shapes.values())
GRID = "grid\n.....\nG...G\n.....\nend\n"
GOOD = "name A\n" + GRID

Found = list[tuple[int, int, str]]


def errors(data: str | bytes) -> Found:
    """Line, column and code of everything wrong with a file."""
    with pytest.raises(MapError) as caught:
        read_map_file(data.encode() if isinstance(data, str) else data, SHAPES)
    assert all(plain(problem.text) for problem in caught.value.problems)
    return [(problem.line, problem.column, problem.code) for problem in caught.value.problems]


def warnings(text: str) -> list[tuple[int, str]]:
    return [(problem.line, problem.code) for problem in read_map(text, SHAPES).warnings]


@pytest.mark.rule("PF-101")
@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"#" * (64 * 1024 + 1), [(0, 0, "file_too_large")]),
        (b"name \xff\n", [(0, 0, "not_text")]),
        ("", [(0, 0, "empty_file")]),
        ("\ufeff\n # x\n\t\n", [(0, 0, "empty_file")]),
        (GOOD + "hello\n", [(7, 1, "unknown_line")]),
        ("  hello\n" + GOOD, [(1, 3, "unknown_line")]),
        ("end\n" + GOOD, [(1, 1, "unknown_line")]),
        ("name A\ngrid 5\n...\nend\n", [
            (0, 0, "missing_grid"), (2, 1, "unknown_line"), (3, 1, "unknown_line"), (4, 1, "unknown_line"),
        ]),
        (GOOD + "name B\n", [(7, 1, "repeated_line")]),
        ("by A\nby B\n" + GOOD, [(2, 1, "repeated_line")]),
        ("players 2\nplayers 3\n" + GOOD, [(2, 1, "repeated_line")]),
        (GOOD + "grid\nxxx\nend\n", [(7, 1, "repeated_line")]),
        (GRID, [(0, 0, "missing_name")]),
        ("name\n" + GRID, [(1, 5, "bad_name")]),
        ("name " + "x" * 41 + "\n" + GRID, [(1, 6, "bad_name")]),
        ("by " + "x" * 41 + "\n" + GOOD, [(1, 4, "bad_name")]),
        ("players 0\n" + GOOD, [(1, 9, "bad_players")]),
        ("players 7\n" + GOOD, [(1, 9, "bad_players")]),
        ("players 4-2\n" + GOOD, [(1, 9, "bad_players")]),
        ("players 2-2\n" + GOOD, [(1, 9, "bad_players")]),
        ("players two\n" + GOOD, [(1, 9, "bad_players")]),
        ("players\n" + GOOD, [(1, 8, "bad_players")]),
        ("name A\n", [(0, 0, "missing_grid")]),
        ("name A\ngrid\nend\n", [(2, 1, "empty_grid")]),
        ("grid\nend\nby\n", [(0, 0, "missing_name"), (1, 1, "empty_grid"), (3, 3, "bad_name")]),
    ],
)  # fmt: skip
def test_stage_1_file_and_lines(data: str | bytes, expected: Found) -> None:
    assert errors(data) == expected


@pytest.mark.rule("PF-101", "PF-103")
@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("a b c", [(2, 1, "empty_grid")]),
        ("a b c d\n.....\nG...G\n.....", [(3, 8, "bad_header")]),
        ("a b d c e\n.....\nG...G\n.....", [(3, 5, "bad_header")]),
        ("  a b c d e f\n.....\nG...G\n.....", [(3, 13, "bad_header")]),
        ("1 .....\n3 G...G\n3 .....", [(4, 1, "bad_row_number")]),
        ("01 .....\nG...G\n.....", [(3, 1, "bad_row_number")]),
        (".....\nG.O.G\n..x?.", [(4, 3, "unknown_symbol"), (5, 3, "unknown_symbol")]),
        ("1.....\nG...G.\n......", [(3, 1, "unknown_symbol")]),
        (".....\nG...\n.....", [(4, 5, "uneven_rows")]),
        (".....\nG...G\n. . . . . .", [(5, 11, "uneven_rows")]),
        ("..\nG.\n..", [(2, 1, "too_small")]),
        (".....\nG...G", [(2, 1, "too_small")]),
        ("." * 17 + "\n" + "G" + "." * 16 + "\n" + "." * 17, [(2, 1, "too_large")]),
        ("\n".join(["....."] * 13), [(2, 1, "too_large")]),
        ("." * 4000 + "\n" + "." * 4000, [(2, 1, "too_large"), (2, 1, "too_small")]),
        ("x....\nG...\n3 ..y..", [(3, 1, "unknown_symbol"), (4, 5, "uneven_rows"), (5, 5, "unknown_symbol")]),
    ],
)
def test_stage_2_the_shape_of_the_grid(grid: str, expected: Found) -> None:
    assert errors(f"name A\ngrid\n{grid}\nend\n") == expected


@pytest.mark.rule("PF-101", "PF-53", "PF-55")
@pytest.mark.parametrize(
    ("lines", "grid", "expected"),
    [
        ("", "G...G\n.....\n.....", [(2, 1, "gate_on_corner"), (2, 5, "gate_on_corner")]),
        ("", ".....\nG.G.G\n.....", [(3, 3, "gate_not_on_edge")]),
        ("", "1 . . . . .\n2 . . G . .\n3 . . . . .", [(3, 7, "gate_not_on_edge")]),
        ("", ".....\n.....\n.....", [(1, 1, "no_gate")]),
        ("opposite a2\n", ".....\nG...G\n.....", [(1, 10, "bad_opposite")]),
        ("opposite\n", ".....\nG...G\n.....", [(1, 1, "bad_opposite")]),
        ("opposite a2 e9\n", ".....\nG...G\n.....", [(1, 10, "bad_opposite")]),
        ("opposite a2 e2 a2\n", ".....\nG...G\n.....", [(1, 10, "bad_opposite")]),
        ("opposite a2 a2\n", ".....\nG...G\n.....", [(1, 10, "opposite_same_gate")]),
        ("opposite a2 b2\n", ".....\nG...G\n.....", [(1, 10, "opposite_not_gate")]),
        ("opposite a2 e2\nopposite e2 c1\n", "..G..\nG...G\n.....", [(2, 10, "opposite_repeated")]),
        ("opposite none\nopposite a2 e2\n", ".....\nG...G\n.....", [(1, 1, "opposite_none_mixed")]),
        ("", "~~~\nG~.\n~~~", [(1, 1, "no_bed_fits"), (1, 1, "no_path_fits")]),
        ("", "~..\nG.~\n~~~", [(1, 1, "no_path_fits")]),
    ],
)
def test_stage_3_gates_opposites_room(lines: str, grid: str, expected: Found) -> None:
    assert errors(f"{lines}grid\n{grid}\nend\nname A\n") == [
        (line + lines.count("\n") if code not in OF_LINES else line, column, code) for line, column, code in expected
    ]


OF_LINES = {
    "bad_opposite",
    "opposite_same_gate",
    "opposite_not_gate",
    "opposite_repeated",
    "opposite_none_mixed",
}


@pytest.mark.rule("PF-101")
def test_no_bed_fits_where_only_a_long_path_does() -> None:
    """The standard beds have one of three in a row, so a pack with a square bed alone is used."""
    shapes = [shape for shape in SHAPES if shape.id in ("P1", "B1")]
    with pytest.raises(MapError) as caught:
        read_map("name A\ngrid\n~~~\nG..\n~~~\n", shapes)
    assert [problem.code for problem in caught.value.problems] == ["no_bed_fits"]


@pytest.mark.rule("PF-101")
def test_only_the_first_stage_with_an_error_is_reported() -> None:
    assert errors("grid\nG..x\n.\nend\n") == [(0, 0, "missing_name")]
    assert {code for _, _, code in errors("name A\ngrid\nG...\n..\n....\nend\n")} == {"uneven_rows"}


@pytest.mark.rule("PF-100")
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_blanks_comments_and_the_order_of_lines_do_not_matter(end: str) -> None:
    lines = [
        "\ufeff# a garden", "  grid  ", "", "  a b c d e", " 1 . . . . .", "# inside", "2 G~..G", "\t3 . . o . .",
        "end", "players 3", "opposite e2 a2", "  by\tAnn B.", "name   My   Garden ",
    ]  # fmt: skip
    found = read_map_file(end.join(lines).encode(), SHAPES).map
    assert (found.name, found.by, found.players) == ("My   Garden", "Ann B.", (3, 3))
    assert found.text == (
        "name My   Garden\nby Ann B.\nplayers 3\nopposite e2 a2\ngrid\n. . . . .\nG ~ . . G\n. . o . .\nend\n"
    )
    assert read(found.text) == found


@pytest.mark.rule("PF-100")
def test_the_end_line_may_be_missing() -> None:
    assert read(GOOD.removesuffix("end\n")) == read(GOOD)


BIG = "\n".join(["........", "G......G", *["........"] * 5]) + "\n"
"""56 squares, the same from left to right."""


@pytest.mark.rule("PF-102")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "grid\n" + "\n".join(["........"] * 3 + ["G......."] + ["........"] * 3),
            ["no_opposites", "one_gate"],
        ),
        ("opposite none\ngrid\n" + "\n".join(["........"] * 3 + ["G......G"] + ["........"] * 3), ["no_opposites"]),
        ("opposite a4 d1\ngrid\n" + "\n".join(["...G...."] + ["........"] * 2 + ["G......."] + ["........"] * 3),
         ["not_facing", "not_symmetric"]),
        ("grid\n" + "\n".join(["....~..."] * 3 + ["G...~..G"] + ["....~..."] * 3), ["pair_cut_off"]),
        ("grid\n" + "\n".join(["~......~"] * 1 + [".......~"] * 2 + ["G.....~G"] + [".......~"] * 3),
         ["gate_cut_off", "not_symmetric", "pair_cut_off"]),
        ("grid\n" + BIG, []),
        ("grid\n.....\nG...G\n.....", ["few_squares"]),
        ("grid\n~~.\n...\n.G.", ["few_squares", "no_opposites", "not_symmetric", "one_gate", "piece_never_fits"]),
    ],
)  # fmt: skip
def test_what_is_odd_is_said_and_stops_nothing(text: str, expected: list[str]) -> None:
    number = text.split("\n").index("grid") + 2
    assert warnings(f"name A\n{text}\n") == [(number, code) for code in expected]


@pytest.mark.rule("PF-102", "PF-101")
def test_every_code_has_a_sentence_of_its_own() -> None:
    assert len(CODES) == 26 + 8
    assert len({plain(message) for message in CODES.values()}) == len(CODES)
