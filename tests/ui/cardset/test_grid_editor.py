"""Shapes and maps of card sets: painted by mouse and keys, trimmed, resized, mirrored and turned with their gates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.pack_schema import ListField, PictureField, value_at, words_of
from garden_desktop.core.packs import FieldPath
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.data.map_file import read_map
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.hotseat.card_sets import CardSetRepository, standard_document
from garden_desktop.ui.cardset.card_set_page import CardSetPage
from garden_desktop.ui.cardset.grid_editor import MapEditor, PictureEditor, trimmed
from garden_desktop.ui.cardset.map_text import NAME, OPPOSITE, PLAYERS, mirrored, split_map, turned
from garden_desktop.ui.cardset.square_table import SquareTable
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.cardset.editing import retype

GAME = registry.games()["paths_and_flower_beds"]


@pytest.fixture
def page(appearance: Appearance, tmp_path: Path, qtbot: QtBot) -> CardSetPage:
    assert GAME.pack_schema is not None
    page = CardSetPage(appearance, GAME, GAME.pack_schema, CardSetRepository(tmp_path / "sets"))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.bar.copy.click()
    return page


def editor(page: CardSetPage, *path: str | int) -> Any:
    page.outline.go_to(path)
    assert page.form is not None
    return page.form.rows[path].editor


def at(page: CardSetPage, *path: str | int) -> object:
    return value_at(page.document, path)


def click(squares: SquareTable, column: int, row: int) -> None:
    item = squares.item(row, column)
    assert item is not None
    place = squares.visualItemRect(item).center()
    QTest.mouseClick(squares.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))


def test_a_shape_is_painted_by_mouse_and_keys_and_trimmed(page: CardSetPage) -> None:
    shape = editor(page, "bed_pieces", 0, "rows")
    assert isinstance(shape, PictureEditor)
    click(shape.squares, 2, 0)
    assert at(page, "bed_pieces", 0, "rows") == ["RRR", "RR."]
    shape.signs.segment("L").click()
    shape.squares.setCurrentCell(0, 2)
    QTest.keyClick(shape.squares, Qt.Key.Key_Space)
    assert at(page, "bed_pieces", 0, "rows") == ["RRL", "RR."]
    QTest.keyClick(shape.squares, Qt.Key.Key_Space)
    assert at(page, "bed_pieces", 0, "rows") == ["RR", "RR"]
    page.undo()
    page.undo()
    assert at(page, "bed_pieces", 0, "rows") == ["RRR", "RR."], "each press is a step of its own"


def test_a_letter_paints_its_sign(page: CardSetPage) -> None:
    shape = editor(page, "bed_pieces", 0, "rows")
    shape.squares.setCurrentCell(2, 0)
    QTest.keyClicks(shape.squares, "I")
    assert at(page, "bed_pieces", 0, "rows") == ["RR", "RR", "I."]
    QTest.keyClicks(shape.squares, ".")
    QTest.keyClicks(shape.squares, "x")
    assert at(page, "bed_pieces", 0, "rows") == ["RR", "RR"]


def test_a_square_says_its_name_and_what_is_on_it(page: CardSetPage) -> None:
    shape = editor(page, "bed_pieces", 0, "rows")
    said = [shape.squares.item(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in (0, 5)]
    assert said == ["a1: rose", "f1: ."]


def test_undo_leaves_the_keys_to_the_squares(page: CardSetPage) -> None:
    """The next press of Space paints a square; it wrote into the name."""
    shown = editor(page, "maps", 0, "text")
    before = at(page, "maps", 0, "text")
    shown.squares.setFocus()
    shown.squares.setCurrentCell(3, 4)
    QTest.keyClick(shown.squares, Qt.Key.Key_Space)
    assert at(page, "maps", 0, "text") != before
    page.undo()
    assert at(page, "maps", 0, "text") == before
    assert shown.squares.hasFocus()


def test_a_name_that_is_typed_is_one_step_and_each_square_another(page: CardSetPage) -> None:
    shown = editor(page, "maps", 0, "text")
    before = at(page, "maps", 0, "text")
    retype(shown.lines[NAME], "Our Court")
    named = at(page, "maps", 0, "text")
    click(shown.squares, 4, 3)
    click(shown.squares, 5, 3)
    page.undo()
    page.undo()
    assert at(page, "maps", 0, "text") == named
    page.undo()
    assert at(page, "maps", 0, "text") == before


def test_a_painted_square_is_one_edit(page: CardSetPage, monkeypatch: pytest.MonkeyPatch) -> None:
    stored: list[object] = []
    monkeypatch.setattr(page._sets, "store", stored.append)
    shown = editor(page, "maps", 0, "text")
    click(shown.squares, 4, 3)
    assert len(stored) == 1


@pytest.mark.parametrize("typed", ["", "x"])
def test_a_size_that_a_map_cannot_have_gives_way_to_its_own(page: CardSetPage, typed: str) -> None:
    shown = editor(page, "maps", 0, "text")
    retype(shown.columns, typed)
    QTest.keyClick(shown.columns, Qt.Key.Key_Return)
    assert shown.columns.text() == str(shown.squares.columnCount()) == "8"


def test_a_gate_is_painted_and_the_map_is_still_one(page: CardSetPage) -> None:
    grid = editor(page, "maps", 0, "text")
    assert isinstance(grid, MapEditor)
    grid.signs.segment("o").click()
    click(grid.squares, 0, 0)
    text = at(page, "maps", 0, "text")
    assert isinstance(text, str) and text.splitlines()[4:7] == ["grid", "o . . G . . . .", ". . . . . ~ . ."]
    assert page.status.isHidden()


def test_a_gate_in_the_middle_is_told_at_the_map(page: CardSetPage) -> None:
    grid = editor(page, "maps", 0, "text")
    grid.signs.segment("G").click()
    click(grid.squares, 3, 5)
    assert page.form is not None
    assert "A gate must be at the edge of the garden" in page.form.rows[("maps", 0, "text")].fault.text()


def test_a_map_grows_and_shrinks_within_the_legal_sizes(page: CardSetPage) -> None:
    grid = editor(page, "maps", 0, "text")
    QTest.keyClick(grid.columns, Qt.Key.Key_Up)
    assert grid.squares.columnCount() == 9
    grid.rows.setText("99")
    grid.rows.editingFinished.emit()
    assert grid.squares.rowCount() == 12


def test_a_new_map_begins_with_an_empty_grid(page: CardSetPage) -> None:
    page.new_set()
    page.outline.go_to(("maps",))
    page.add.click()
    grid = editor(page, "maps", 0, "text")
    assert (grid.squares.columnCount(), at(page, "maps", 0, "id")) == (8, "M1")
    grid.signs.segment("G").click()
    click(grid.squares, 3, 0)
    text = at(page, "maps", 0, "text")
    assert isinstance(text, str) and text.splitlines()[:3] == ["name My garden", "grid", ". . . G . . . ."]


def test_beyond_the_standard_maps_ids_are_numbered_on(page: CardSetPage) -> None:
    page.outline.go_to(("maps",))
    page.add.click()
    page.outline.go_to(("maps",))
    page.add.click()
    assert page.about.text() == "", "the standard set has no such map"
    assert [at(page, "maps", number, "id") for number in (4, 5, 6)] == ["M5", "M6", "M7"]
    page.outline.go_to(("flower_types",))
    page.add.click()
    assert at(page, "flower_types", 3, "id") is None, "names have no number"


@pytest.mark.parametrize("number", range(5))
def test_mirrored_twice_and_turned_four_times_a_map_is_itself_and_always_legal(number: int) -> None:
    pack = registry.load_pack(GAME)
    assert isinstance(pack, FlowerPack)
    text = list(pack.maps.values())[number].text
    found = split_map(text, ".")
    assert mirrored(mirrored(found)) == found
    again = found
    for _ in range(4):
        again = turned(again)
        if len(again.rows) <= 12 and len(again.rows[0]) <= 16:
            read_map(again.text, pack.shapes.values())
    assert again == found
    pairs = read_map(mirrored(found).text, pack.shapes.values()).map.pairs
    assert len(pairs) == len(read_map(found.text, pack.shapes.values()).map.pairs)


NUMBERED = """# a comment
name Court
grid
  a b c
1 . G .
2 . . .
3 . .
end
"""


def test_what_stands_in_front_of_a_grid_is_typed_into_fields(page: CardSetPage) -> None:
    grid = editor(page, "maps", 0, "text")
    assert isinstance(grid, MapEditor)
    assert [line.text() for line in grid.lines.values()] == ["Kitchen Court", "2-3", "d1 e8, h4 a5"]
    assert grid.others.isHidden()
    retype(grid.lines[NAME], "Our Court")
    retype(grid.lines[PLAYERS], "")
    retype(grid.lines[OPPOSITE], "d1 e8, ")
    assert grid.lines[OPPOSITE].text() == "d1 e8, ", "what is typed stays as it is typed"
    text = at(page, "maps", 0, "text")
    assert isinstance(text, str) and text.splitlines()[:3] == ["name Our Court", "opposite d1 e8", "grid"]
    assert page.outline.name_of(("maps", 0)) == "Our Court" and page.status.isHidden()
    QTest.keyClicks(grid.lines[OPPOSITE], "h4 x9")
    assert page.form is not None and page.form.rows["maps", 0, "text"].fault.text()
    retype(grid.lines[PLAYERS], "2-3")
    text = at(page, "maps", 0, "text")
    assert isinstance(text, str)
    assert text.splitlines()[:4] == ["name Our Court", "players 2-3", "opposite d1 e8", "opposite h4 x9"]


def test_lines_without_a_field_are_kept_and_shown_as_they_are(page: CardSetPage) -> None:
    grid = editor(page, "maps", 0, "text")
    page._edit(("maps", 0, "text"), NUMBERED.replace("grid", "by Ann\ngrid"))
    assert grid.others.isVisible() and grid.others.toPlainText() == "# a comment\nby Ann"
    retype(grid.lines[PLAYERS], "2")
    grid.others.setFocus()
    QTest.keyClick(grid.others, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(grid.others, "e")
    text = at(page, "maps", 0, "text")
    assert isinstance(text, str)
    assert text.splitlines()[:5] == ["name Court", "players 2", "# a comment", "by Anne", "grid"]


def test_squares_are_as_large_as_the_window_allows_and_a_map_says_their_letters(
    page: CardSetPage, qtbot: QtBot
) -> None:
    grid = editor(page, *PATH, "text")
    QApplication.processEvents()
    wide = grid.squares.side
    corner = grid.frame.grab(QRect(0, 0, grid.frame.width(), 22)).toImage()
    plain = corner.pixelColor(2 + 22, 3)
    assert any(corner.pixelColor(x, y) != plain for x in range(30, 60) for y in range(4, 20)), "the letter a"
    grid.fit(260)
    assert grid.squares.side * 9 + 2 * 22 <= grid.frame.sizeHint().width() <= 260
    host = QWidget()  # a window of its own would be no smaller than its layout in a wide window
    page.setParent(host)
    host.show()
    page.show()
    page.resize(640, 480)
    terrace = editor(page, "maps", 4, "text")
    terrace.columns.setText("16")
    terrace.columns.editingFinished.emit()
    assert terrace.squares.columnCount() == 16
    qtbot.waitUntil(lambda: terrace.squares.side < 22)
    assert page.form is not None
    viewport = page.form.parentWidget()
    assert viewport is not None and terrace.frame.width() <= terrace.width() <= viewport.width() < 400
    assert wide == 320 // 9
    page.setParent(None)
    host.close()


def test_the_sign_to_paint_is_chosen_by_its_drawing(page: CardSetPage) -> None:
    shape = editor(page, "bed_pieces", 0, "rows")
    lily = shape.signs.segment("L")
    drawn = lily.grab(QRect(6, lily.height() // 2 - 12, 24, 24)).toImage()
    assert len({drawn.pixel(x, y) for x in range(24) for y in range(24)}) > 10 and lily.text() == "lily"


def test_a_shape_is_pictured_in_the_palette(page: CardSetPage, qtbot: QtBot) -> None:
    page.outline.go_to(("bed_pieces", 4))
    page.preview.paint_now()
    assert page.preview.words.text().startswith("Iris fan")


def test_numbers_letters_and_short_rows_of_a_map_are_understood() -> None:
    found = split_map(NUMBERED, ".")
    assert (found.head, found.rows) == ("# a comment\nname Court", (".G.", "...", "..."))


@pytest.mark.parametrize(
    ("rows", "left"), [((), []), (("...",), []), ((".#.", "..."), ["#"]), (("#..", "..#"), ["#..", "..#"])]
)
def test_empty_edges_are_left_out(rows: tuple[str, ...], left: list[str]) -> None:
    assert trimmed(rows, ".") == left


PATH: FieldPath = ("maps", 1)


def test_a_map_is_painted_as_on_the_table(page: CardSetPage, qtbot: QtBot) -> None:
    page.outline.go_to(PATH)
    qtbot.waitUntil(lambda: not page.preview.image.pixmap().isNull(), timeout=10_000)
    assert page.preview.words.text()


def test_the_best_walk_of_a_map_is_shown_drawn_and_spoken_when_the_hand_rests(
    page: CardSetPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("garden_desktop.ui.cardset.assessment.send_announcement", lambda _, words: spoken.append(words))
    grid = editor(page, *PATH, "text")
    qtbot.waitUntil(lambda: "(squares 0, fountains 4, gates 15)" in page.assessment.text(), timeout=10_000)
    assert page.assessment.text().startswith("Best walk before any flower grows: 19 point")
    assert len(grid.squares.line) == 19 and not page.assessment.isHidden()
    (speaking,) = (timer for timer in page.assessment.findChildren(QTimer) if timer.interval() > 500)
    speaking.setInterval(100)
    speaking.start()  # as if the hand had rested nearly long enough for the map as it was
    grid.signs.segment("o").click()
    for column in (1, 2, 3):
        click(grid.squares, column, 0)
        assert not grid.squares.line, "a line of the map as it was is no longer drawn"
    qtbot.waitUntil(lambda: len(spoken) == 1, timeout=10_000)
    assert "(squares 0, fountains 7, gates 15)" in spoken[0] and spoken[0] == page.assessment.text()


def test_a_map_with_a_fault_has_no_best_walk(page: CardSetPage, qtbot: QtBot) -> None:
    grid = editor(page, *PATH, "text")
    qtbot.waitUntil(lambda: bool(grid.squares.line), timeout=10_000)
    grid.signs.segment("G").click()
    click(grid.squares, 3, 5)
    qtbot.waitUntil(page.assessment.isHidden, timeout=10_000)
    assert not grid.squares.line
    page.undo()
    qtbot.waitUntil(lambda: bool(grid.squares.line), timeout=10_000)


def test_in_a_narrow_window_the_best_walk_stands_below_the_form(page: CardSetPage, qtbot: QtBot) -> None:
    host = QWidget()  # a window of its own would be no smaller than its layout in a wide window
    page.setParent(host)
    host.show()
    page.show()
    editor(page, *PATH, "text")
    qtbot.waitUntil(lambda: not page.assessment.isHidden(), timeout=10_000)

    def corner() -> QPoint:
        return page.assessment.mapTo(page, QPoint(0, 0))

    beside = corner()
    page.resize(640, 480)
    qtbot.waitUntil(lambda: corner().x() < 300 and page.form is not None and page.form.width() > 350)
    assert page.rect().contains(page.assessment.rect().translated(corner())) and not page.preview.isVisible()
    page.resize(1280, 800)
    qtbot.waitUntil(lambda: corner().x() == beside.x())
    assert page.preview.isVisible()
    page.setParent(None)
    host.close()


def test_shapes_have_no_assessment(page: CardSetPage, qtbot: QtBot) -> None:
    editor(page, *PATH, "text")
    qtbot.waitUntil(lambda: not page.assessment.isHidden(), timeout=10_000)
    page.outline.go_to(("path_pieces", 0))
    qtbot.waitUntil(page.assessment.isHidden, timeout=10_000)


def square_image(squares: SquareTable, column: int, row: int) -> QImage:
    item = squares.item(row, column)
    assert item is not None
    return squares.viewport().grab(squares.visualItemRect(item)).toImage()


def test_squares_show_the_drawings_of_the_game_and_letters_where_it_has_none(page: CardSetPage) -> None:
    squares = editor(page, *PATH, "text").squares
    item = squares.item(0, 4)
    assert item is not None
    assert item.text() == "", "a gate is drawn"
    gate, fountain, plain = (square_image(squares, column, row) for column, row in ((4, 0), (4, 2), (0, 0)))
    assert gate != plain
    assert fountain not in (gate, plain)
    retype(editor(page, "flower_types", 0, "id").findChild(QLineEdit), "tulip")
    shape = editor(page, "bed_pieces", 0, "rows")
    first = shape.squares.item(0, 0)
    assert first is not None
    assert first.text() == "R", "there is no drawing of a tulip"


def test_each_drawing_that_stands_for_a_sign_exists(appearance: Appearance) -> None:
    assert GAME.pack_schema is not None
    document = standard_document(GAME)
    pictures = [
        one
        for field in GAME.pack_schema.fields
        if isinstance(field, ListField)
        for one in field.fields
        if isinstance(one, PictureField)
    ]
    drawings = [word.art for one in pictures for word in words_of(one.signs, document) if word.art is not None]
    assert len(drawings) == 7
    assert [drawing for drawing in drawings if not appearance.art.has(*drawing)] == []
