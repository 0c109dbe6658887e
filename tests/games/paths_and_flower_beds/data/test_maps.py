"""Maps: gates and their opposites, the five that are built in, and those drawn at random."""

from __future__ import annotations

from itertools import product

import pytest

from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.data.map_file import read_map
from garden_desktop.games.paths_and_flower_beds.data.random_map import MapRequest, MapRequestError, random_map
from tests.games.paths_and_flower_beds.desk import BUILT_IN, fresh, read, rules_of, small, standard

SEEDS = range(6)


def pairs(found: GardenMap) -> list[tuple[str, str]]:
    return [(found.gates[one], found.gates[other]) for one, other in found.pairs]


def signs(found: GardenMap) -> list[str]:
    """The map row by row, one sign a square."""
    lines = found.text.splitlines()
    return [line.replace(" ", "") for line in lines[lines.index("grid") + 1 : -1]]


@pytest.mark.rule("PF-30", "PF-100", "PF-102")
def test_the_built_in_maps_have_the_squares_the_rules_list() -> None:
    facts = []
    for key in BUILT_IN:
        found = standard().maps[key]
        board, ground = found.board, found.ground
        marks = (ground.gates, ground.water, ground.fountains)
        facts.append((found.name, board.width, board.height, found.usable.bit_count(), *(m.bit_count() for m in marks)))
        assert read_map(found.text, standard().shapes.values()) == (found, ())
    assert facts == [
        ("Kitchen Court", 8, 8, 60, 4, 4, 4),
        ("Cloister", 9, 9, 76, 4, 5, 4),
        ("Parterre", 10, 10, 92, 4, 8, 4),
        ("Grand Allée", 12, 10, 112, 6, 8, 6),
        ("Long Terrace", 14, 12, 156, 8, 12, 8),
    ]


@pytest.mark.rule("PF-55", "PF-57")
def test_gates_are_called_by_their_side_and_numbered_from_the_left_or_from_above() -> None:
    found = standard().maps["M5"]
    names = {found.board.names[gate]: name for gate, name in found.gates.items()}
    assert names == {
        "e1": "N1", "j1": "N2", "n4": "E1", "n9": "E2", "e12": "S1", "j12": "S2", "a4": "W1", "a9": "W2",
    }  # fmt: skip
    assert set(pairs(found)) == {("N1", "S1"), ("N2", "S2"), ("E1", "W1"), ("E2", "W2")}


@pytest.mark.rule("PF-56")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ((".G.G..", "......", "..G..."), [("N1", "S")]),
        ((".G..G.", "......", "..G.G."), [("N2", "S2"), ("N1", "S1")]),
        ((".G.G..", "......", ".GG..."), [("N1", "S1"), ("N2", "S2")]),
        (("......", "G.....", "......", ".....G"), []),
        (("......", "G....G", "G.....", "......"), [("W1", "E")]),
        (("..G...", "G....G", "......", "...G.."), [("N", "S"), ("W", "E")]),
        (("..G...", "......", "......", "......"), []),
    ],
)
def test_opposites_that_nobody_names_are_those_nearest_to_facing(
    rows: tuple[str, ...], expected: list[tuple[str, str]]
) -> None:
    if not expected and sum(row.count("G") for row in rows) > 1:
        rows = (*rows[:3], "......")
    assert pairs(read(small(*rows))) == expected


@pytest.mark.rule("PF-55")
def test_named_opposites_are_exactly_those_and_may_be_none() -> None:
    text = small("..G..", "G...G", "..G..")
    assert pairs(read(text.replace("grid", "opposite c1 a2\ngrid"))) == [("N", "W")]
    assert pairs(read(text.replace("grid", "opposite none\ngrid"))) == []
    assert pairs(read(text)) == [("N", "S"), ("W", "E")]


@pytest.mark.rule("PF-53", "PF-54")
def test_marks_never_share_a_square_and_gates_stand_at_the_edge() -> None:
    for found in standard().maps.values():
        ground = found.ground
        assert not ground.gates & ground.water
        assert not ground.gates & ground.fountains
        assert not ground.water & ground.fountains
        assert all(found.board.near(1 << gate).bit_count() == 3 for gate in found.gates)


@pytest.mark.rule("PF-34")
def test_all_seats_play_on_the_same_map_the_same_way_up() -> None:
    table = fresh(3, "M4", first_namer="1").play("name P3", "place a1", "place a1", "place a1")
    assert table.picture(1) == table.picture(2) == table.picture(3)


@pytest.mark.rule("PF-103")
@pytest.mark.parametrize(("columns", "rows"), [(3, 3), (16, 12)])
def test_the_smallest_and_the_largest_map_can_be_played(columns: int, rows: int) -> None:
    empty = "." * columns
    middle = "G" + "." * (columns - 2) + "G"
    text = small(*(middle if row == 1 else empty for row in range(rows)))
    table = fresh(2, text).finish(2)
    assert table.state.phase == "over"


@pytest.mark.rule("PF-98")
def test_a_map_may_be_given_as_its_text_and_is_kept_as_its_text() -> None:
    text = standard().maps["M3"].text
    assert rules_of(2, text).config.map == standard().maps["M3"]


# Random maps. Everything below is worked out from the text of the map, not from what drew it.

REQUESTS = [
    MapRequest(columns, rows, gates, symmetry, seed)
    for (columns, rows, gates, symmetry) in [
        (8, 8, 4, "half"), (8, 8, 0, "quarter"), (9, 8, 0, "half"), (9, 9, 8, "half"), (10, 9, 6, "half"),
        (11, 11, 0, "quarter"), (8, 12, 6, "half"), (12, 11, 0, "half"), (14, 12, 0, "half"), (13, 9, 4, "half"),
    ]
    for seed in SEEDS
]  # fmt: skip


def marked(rows: list[str], sign: str) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(rows) for x, other in enumerate(row) if other == sign}


def beside(x: int, y: int) -> set[tuple[int, int]]:
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@pytest.mark.rule("PF-97")
@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_a_random_map_obeys_every_rule_of_2_6(request_: MapRequest) -> None:
    found = random_map(request_, "Chance")
    rows = signs(found)
    width, height = len(rows[0]), len(rows)
    assert (width, height) == (request_.columns, request_.rows)  # G1
    for sign in "G~o":  # G2
        here = marked(rows, sign)
        assert here == {(width - 1 - x, height - 1 - y) for x, y in here}
        if request_.symmetry == "quarter":
            assert here == {(height - 1 - y, x) for x, y in here}
    check_gates(marked(rows, "G"), width, height, request_)
    assert {gate for pair in found.pairs for gate in pair} == set(found.gates)  # G5
    water, fountains = marked(rows, "~"), marked(rows, "o")
    assert 5 <= 100 * len(water) / (width * height) <= 10  # G6
    assert 3 <= 100 * len(fountains) / (width * height) <= 7
    for x, y in water | fountains:
        assert 0 < x < width - 1  # G7
        assert 0 < y < height - 1
        assert not beside(x, y) & (water | fountains | marked(rows, "G"))  # G8
    for left, top in product(range(width - 2), range(height - 2)):  # G9
        assert sum(left <= x < left + 3 and top <= y < top + 3 for x, y in water) <= 2
    dry = {(x, y) for x in range(width) for y in range(height)} - water  # G10
    reached, new = set(), {min(dry)}
    while new:
        reached |= new
        new = {other for square in new for other in beside(*square)} & dry - reached
    assert reached == dry


def check_gates(gates: set[tuple[int, int]], width: int, height: int, request: MapRequest) -> None:
    """G3 and G4."""
    sides = [
        sorted(x for x, y in gates if y == 0),
        sorted(x for x, y in gates if y == height - 1),
        sorted(y for x, y in gates if x == 0),
        sorted(y for x, y in gates if x == width - 1),
    ]
    size = width + height
    number = request.gates or (4 if request.symmetry == "quarter" or size <= 20 else 6 if size <= 23 else 8)
    long, short = (2, 1) if width >= height else (1, 2)
    wanted = {4: [1, 1, 1, 1], 6: [long, long, short, short], 8: [2, 2, 2, 2]}[number]
    assert [len(side) for side in sides] == wanted
    for side, length in zip(sides, (width, width, height, height), strict=True):
        assert all(2 <= gate <= length - 3 for gate in side)
        assert len(side) == 1 or side[1] - side[0] >= 4


@pytest.mark.rule("PF-98", "PF-100")
def test_the_same_request_gives_the_same_map_and_it_is_read_back_without_a_word() -> None:
    texts = []
    for request in REQUESTS:
        found = random_map(request, "Chance")
        assert random_map(request, "Chance") == found
        assert read_map(found.text, standard().shapes.values()) == (found, ())
        texts.append(found.text)
    assert len(set(texts)) > len(texts) // 2


@pytest.mark.rule("PF-99")
@pytest.mark.parametrize(
    "request_",
    [
        MapRequest(7, 8),
        MapRequest(15, 12),
        MapRequest(8, 7),
        MapRequest(8, 13),
        MapRequest(9, 8, 0, "quarter"),
        MapRequest(9, 9, 6, "quarter"),
        MapRequest(9, 9, 5),
        MapRequest(8, 12, 8),
        MapRequest(8, 8, 6),
        MapRequest(9, 9, 4, "third"),
    ],
    ids=str,
)
def test_a_request_no_map_can_meet_is_refused(request_: MapRequest) -> None:
    with pytest.raises(MapRequestError) as caught:
        random_map(request_, "Chance")
    assert caught.value.reason.code == "bad_map_request"


@pytest.mark.rule("PF-99")
def test_after_a_thousand_vain_tries_there_is_no_map(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []
    monkeypatch.setattr("garden_desktop.games.paths_and_flower_beds.data.random_map._drawn", lambda *_: tries.append(_))
    with pytest.raises(MapRequestError) as caught:
        random_map(MapRequest(9, 9), "Chance")
    assert (caught.value.reason.code, len(tries)) == ("no_map_found", 1000)
