"""Packs of one's own: shapes, flowers and maps are data, and a pack with an error is not used at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import plain
from garden_desktop.games.paths_and_flower_beds.data.pack import MAPS, map_name
from garden_desktop.games.paths_and_flower_beds.data.packfile import read_pack
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from tests.games.paths_and_flower_beds.desk import Desk, standard

MAP = "name A\ngrid\n.....\nG...G\n.....\n"
SMALL = '''
id = "mine"
flower_types = [{ id = "tulip", letter = "T" }, { id = "aster", letter = "A" }]
path_pieces = [{ id = "P1", rows = ["##"] }]
bed_pieces = [{ id = "B1", rows = ["TA"] }]
[[maps]]
id = "M2"
medals = [1, 2, 3]
text = """
name A
grid
.....
G...G
.....
"""
'''


def refusal(old: str, new: str) -> tuple[str, str, str]:
    """Row, field and code with which the small pack is refused after a change."""
    assert old in SMALL
    with pytest.raises(PackError) as caught:
        read_pack(SMALL.replace(old, new), "mine.toml")
    return caught.value.row, caught.value.field, caught.value.code


@pytest.mark.rule("PF-114", "PF-30")
def test_the_standard_pack_holds_the_shapes_of_the_rules() -> None:
    drawn = {shape.id: " / ".join(shape.lyings[0].rows) for shape in standard().shapes.values()}
    assert drawn == {
        "P1": "###", "P2": "# / # / #", "P3": "#. / #. / ##", "P4": "### / ..#", "P5": "### / #..",
        "P6": ".# / .# / ##", "P7": "##. / .##", "P8": ".# / ## / #.",
        "B1": "RR / RR", "B2": "RRR", "B3": "L. / L. / LL", "B4": "LL / L.", "B5": "III / .I.", "B6": "II. / .II",
        "B7": "RRLL", "B8": "LL / .I", "B9": "I. / RR / I.",
    }  # fmt: skip
    assert [(flower.id, flower.letter) for flower in standard().flowers] == [
        ("rose", "R"), ("lily", "L"), ("iris", "I"),
    ]  # fmt: skip


@pytest.mark.rule("PF-114")
def test_a_pack_of_ones_own_is_played() -> None:
    rules = FlowerRules(2, {"map": "M2", "first_namer": "1"}, read_pack(SMALL, "mine.toml"))
    table = Desk(rules, rules.setup())
    table.play("name P1", "place a2", "place a2", "name P1", "place c2", "place c2", "name B1")
    assert "place a1 r180" in table.legal
    assert table.finish(1).state.phase == "over"


@pytest.mark.rule("PF-114")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('id = "mine"', "", ("the file", "id", "pack_bad_field")),
        ('id = "mine"', 'id = "mine"\nextra = 1', ("the file", "extra", "pack_bad_field")),
        ('letter = "T" }', 'letter = "T", colour = "red" }', ("flower_types 1", "colour", "pack_bad_field")),
        ('rows = ["##"]', 'rows = "##"', ("path_pieces 1", "rows", "pack_bad_field")),
        ('rows = ["##"]', 'rows = ["##", 2]', ("path_pieces 1", "rows", "pack_bad_field")),
        ('rows = ["##"]', 'rows = ["##", "#"]', ("path_pieces 1", "rows", "pack_bad_field")),
        ('rows = ["##"]', 'rows = ["#T"]', ("path_pieces 1", "rows", "pack_bad_field")),
        ('id = "P1"', 'id = "Q1"', ("path_pieces 1", "id", "pack_bad_id")),
        ('id = "P1"', 'id = "B1"', ("path_pieces 1", "id", "pack_bad_id")),
        ('id = "P1"', 'id = "P01"', ("path_pieces 1", "id", "pack_bad_id")),
        ('id = "B1"', 'id = "B"', ("bed_pieces 1", "id", "pack_bad_id")),
        ('["##"] }]', '["##"] }, { id = "P1", rows = ["#"] }]', ("path_pieces 2", "id", "pack_duplicate_id")),
        ('id = "aster"', 'id = "tulip"', ("flower_types 2", "id", "pack_duplicate_id")),
        ('path_pieces = [{ id = "P1", rows = ["##"] }]', "path_pieces = []",
         ("the file", "path_pieces", "pack_no_pieces")),
        ('bed_pieces = [{ id = "B1", rows = ["TA"] }]', "bed_pieces = []",
         ("the file", "bed_pieces", "pack_no_pieces")),
        ('rows = ["##"]', "rows = []", ("path_pieces 1", "rows", "pack_empty_shape")),
        ('rows = ["##"]', 'rows = [""]', ("path_pieces 1", "rows", "pack_empty_shape")),
        ('rows = ["##"]', 'rows = ["."]', ("path_pieces 1", "rows", "pack_empty_shape")),
        ('rows = ["##"]', 'rows = ["##", ".."]', ("path_pieces 1", "rows", "pack_empty_shape")),
        ('rows = ["##"]', 'rows = [".#", ".#"]', ("path_pieces 1", "rows", "pack_empty_shape")),
        ('rows = ["##"]', 'rows = ["#.", ".#"]', ("path_pieces 1", "rows", "pack_shape_not_connected")),
        ('rows = ["TA"]', 'rows = ["T.A"]', ("bed_pieces 1", "rows", "pack_shape_not_connected")),
        ('rows = ["##"]', 'rows = ["#######"]', ("path_pieces 1", "rows", "pack_shape_too_big")),
        ('["##"] }]', '["##"] }, { id = "P2", rows = ["##"] }]', ("path_pieces 2", "rows", "pack_same_shape")),
        ('["TA"] }]', '["TA"] }, { id = "B2", rows = ["A", "T"] }]', ("bed_pieces 2", "rows", "pack_same_shape")),
        (', { id = "aster", letter = "A" }]', "]", ("the file", "flower_types", "pack_flower_count")),
        ('"A" }]', '"A" }, ' + ", ".join(f'{{ id = "{c}", letter = "{c}" }}' for c in "BCDEF") + "]",
         ("the file", "flower_types", "pack_flower_count")),
        ('letter = "A"', 'letter = "a"', ("flower_types 2", "letter", "pack_bad_letter")),
        ('letter = "A"', 'letter = "AB"', ("flower_types 2", "letter", "pack_bad_letter")),
        ('letter = "A"', 'letter = "T"', ("flower_types 2", "letter", "pack_bad_letter")),
        ('letter = "A"', 'letter = "P"', ("flower_types 2", "letter", "pack_bad_letter")),
        ('letter = "A"', 'letter = "G"', ("flower_types 2", "letter", "pack_bad_letter")),
        ('rows = ["TA"]', 'rows = ["TR"]', ("bed_pieces 1", "rows", "pack_unknown_flower")),
        ('rows = ["TA"]', 'rows = ["T#"]', ("bed_pieces 1", "rows", "pack_unknown_flower")),
        ('id = "M2"', 'id = "M9"', ("the file", "maps", "pack_bad_field")),
        ("[1, 2, 3]", "[1, 3, 3]", ("maps 1", "medals", "pack_bad_medals")),
        ("[1, 2, 3]", "[1, 2]", ("maps 1", "medals", "pack_bad_medals")),
        ("G...G", "G...x", ("maps 1", "text", "pack_bad_map")),
    ],
)  # fmt: skip
def test_a_pack_that_breaks_a_check_is_refused(old: str, new: str, expected: tuple[str, str, str]) -> None:
    assert refusal(old, new) == expected


@pytest.mark.rule("PF-114", "PF-101")
def test_a_bad_map_names_the_loaders_code_and_line() -> None:
    with pytest.raises(PackError, match="line 4, unknown_symbol"):
        read_pack(SMALL.replace("G...G", "G...x"), "mine.toml")


@pytest.mark.rule("PF-93", "PF-114")
def test_a_map_without_marks_has_the_usual_ones() -> None:
    assert read_pack(SMALL.replace("medals = [1, 2, 3]", ""), "mine.toml").medals["M2"] == (10, 18, 25)


@pytest.mark.rule("PF-114")
def test_beds_turned_or_mirrored_into_each_other_are_the_same_but_paths_are_not() -> None:
    both = SMALL.replace('["##"] }]', '["##"] }, { id = "P2", rows = ["#", "#"] }]')
    assert len(read_pack(both, "mine.toml").shapes) == 3


def test_the_file_of_the_standard_pack_has_a_name_and_a_digest() -> None:
    text = Path(paths.resource("paths_and_flower_beds", "packs", "standard.toml")).read_text(encoding="utf-8")
    assert (standard().id, standard().digest) == ("standard", read_pack(text, "standard.toml").digest)


def test_every_map_of_the_standard_pack_has_a_name_in_every_language() -> None:
    names = [each.name for each in standard().maps.values()]
    assert [map_name(name) for name in names] == [MAPS[name] for name in names]
    assert [plain(MAPS[name]) for name in names] == names


def test_a_map_that_was_brought_keeps_its_name() -> None:
    assert map_name("My Back Yard") == "My Back Yard"
