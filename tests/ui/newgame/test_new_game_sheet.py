from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.file_rows import FileRow, PackRow
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.option_list import OptionRow
from garden_desktop.ui.newgame.seat_row import DifficultyLevel
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests import fifth
from tests.plum import PlumGame

COMPUTERS = [
    DifficultyLevel("easy", Message("t", "Easy-going"), Message("t", "Dozes.")),
    DifficultyLevel("sharp", Message("t", "Sharp")),
]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    yield window


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def sheet(appearance: Appearance, window: QWidget, settings: SettingsStore) -> NewGameSheet:
    sheet = NewGameSheet(appearance, PlumGame(), settings=settings, computers=COMPUTERS, parent=window)
    sheet.open_sheet()
    return sheet


def walk(sheet: NewGameSheet) -> list[QWidget]:
    """Everything that Tab comes to, in order."""
    seen: list[QWidget] = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return seen


def names(sheet: NewGameSheet) -> list[str]:
    return [row.field.text() for row in sheet.seats.rows]


def started(sheet: NewGameSheet, qtbot: QtBot) -> MatchSetup:
    with qtbot.waitSignal(sheet.started) as told:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    setup = told.args[0]
    assert isinstance(setup, MatchSetup)
    return setup


def choose(sheet: NewGameSheet, option: str, value: str) -> None:
    QTest.mouseClick(sheet.options.rows[option].values.segment(value), Qt.MouseButton.LeftButton)


def test_enter_starts_the_table_as_written(sheet: NewGameSheet, qtbot: QtBot) -> None:
    seed = int(sheet.seed.text().replace(" ", ""))
    setup = started(sheet, qtbot)
    assert [seat.name for seat in setup.seats] == ["Ann", "Ben"]
    assert setup.options == {"mode": "table", "size": "small", "weather": "sun", "trade": "off"}
    assert setup.seed == seed
    assert not sheet.isVisible()


def test_the_sheet_is_no_window_of_its_own(sheet: NewGameSheet, window: QWidget) -> None:
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == [window]


def test_esc_closes_and_starts_nothing(sheet: NewGameSheet, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(sheet.started):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_names_and_computers_are_taken_over(sheet: NewGameSheet, qtbot: QtBot) -> None:
    first, second = sheet.seats.rows
    first.field.selectAll()
    QTest.keyClicks(first.field, "Zoe")
    QTest.mouseClick(second.kind.segment("computer"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(second.level.segment("sharp"), Qt.MouseButton.LeftButton)
    setup = started(sheet, qtbot)
    assert [(seat.name, seat.who) for seat in setup.seats] == [("Zoe", "human"), ("Ben", "sharp")]


def test_a_second_computer_takes_the_level_of_the_first(sheet: NewGameSheet, qtbot: QtBot) -> None:
    first, second = sheet.seats.rows
    QTest.mouseClick(second.kind.segment("computer"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(second.level.segment("sharp"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(first.kind.segment("computer"), Qt.MouseButton.LeftButton)
    assert [seat.who for seat in started(sheet, qtbot).seats] == ["sharp", "sharp"]


def test_a_new_seat_is_never_called_like_somebody_at_the_table(sheet: NewGameSheet) -> None:
    """Ann had played with the watering can, which stands for Ben, and Ben with another symbol."""
    rename(sheet, 1, "Cleo")
    QTest.keyClick(sheet, Qt.Key.Key_Insert)
    assert names(sheet) == ["Ann", "Cleo", "Ben"]
    assert sheet.start.isEnabled()


def test_a_field_without_a_name_shows_the_one_the_seat_will_have(sheet: NewGameSheet, qtbot: QtBot) -> None:
    rename(sheet, 0, "Ben")
    sheet.seats.rows[1].field.selectAll()
    QTest.keyClick(sheet.seats.rows[1].field, Qt.Key.Key_Delete)
    offered = sheet.seats.rows[1].field.placeholderText()
    assert offered != "Ben"
    assert [seat.name for seat in started(sheet, qtbot).seats] == ["Ben", offered]


def rename(sheet: NewGameSheet, place: int, name: str) -> None:
    field = sheet.seats.rows[place].field
    field.selectAll()
    QTest.keyClicks(field, name)


def test_a_sentence_says_how_the_computer_of_a_level_plays(sheet: NewGameSheet) -> None:
    second = sheet.seats.rows[1]
    QTest.mouseClick(second.kind.segment("computer"), Qt.MouseButton.LeftButton)
    assert second.level.accessibleDescription() == "Dozes."
    assert "Dozes." in shown_words(sheet.seats.rows[1])
    QTest.mouseClick(second.level.segment("sharp"), Qt.MouseButton.LeftButton)
    assert "Dozes." not in shown_words(sheet.seats.rows[1])


def shown_words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_enter_in_a_name_starts_too(sheet: NewGameSheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.started):
        QTest.keyClick(sheet.seats.rows[0].field, Qt.Key.Key_Return)


def test_without_computers_nobody_is_asked_who_plays(
    appearance: Appearance, window: QWidget, settings: SettingsStore
) -> None:
    sheet = NewGameSheet(appearance, PlumGame(), settings=settings, parent=window)
    sheet.open_sheet()
    assert not sheet.seats.rows[0].kind.isVisible()


def test_seats_are_added_moved_and_removed_by_keys(sheet: NewGameSheet) -> None:
    QTest.keyClick(sheet.seats.rows[0].field, Qt.Key.Key_Insert)
    assert names(sheet) == ["Ann", "Ben", "Cleo"]
    assert sheet.seats.rows[2].field.hasFocus()
    QTest.keyClick(sheet.seats.rows[2].field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(sheet) == ["Ann", "Cleo", "Ben"]
    assert sheet.seats.rows[1].field.hasFocus()
    QTest.keyClick(sheet.seats.rows[0].disc, Qt.Key.Key_Delete)
    assert names(sheet) == ["Cleo", "Ben"]
    QTest.keyClick(sheet.seats.rows[0].disc, Qt.Key.Key_Delete)
    assert names(sheet) == ["Cleo", "Ben"]


def test_a_free_symbol_seats_somebody_more(sheet: NewGameSheet) -> None:
    bell = next(disc for disc in sheet.seats.adder.discs if disc.symbol == 3)
    QTest.mouseClick(bell, Qt.MouseButton.LeftButton)
    assert [(row.seat.name, row.seat.symbol) for row in sheet.seats.rows][-1] == ("Dora", 3)
    assert 3 not in [disc.symbol for disc in sheet.seats.adder.discs]


def test_a_seat_is_dragged_past_its_neighbour(sheet: NewGameSheet) -> None:
    sheet.seats.add_seat()
    QApplication.processEvents()
    grip = sheet.seats.rows[0].grip
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=QPoint(8, 20))
    for y in (60, 100, 150, 190):
        QTest.mouseMove(grip, QPoint(8, y))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert names(sheet) == ["Ben", "Cleo", "Ann"]


def test_a_taken_symbol_is_exchanged(sheet: NewGameSheet) -> None:
    row = sheet.seats.rows[0]
    row.symbol_menu().actions()[1].trigger()
    assert [shown.seat.symbol for shown in sheet.seats.rows] == [1, 0]


def test_people_who_have_played_are_offered_with_their_signs(sheet: NewGameSheet) -> None:
    sheet.seats.known = lambda: [Seated("Zoe & Max", 4), Seated("ben", 3)]
    row = sheet.seats.rows[0]
    offered = row.symbol_menu().actions()[7:]
    assert [action.text() for action in offered] == ["Zoe && Max"], "Ben sits there already"
    offered[0].trigger()
    assert [shown.seat for shown in sheet.seats.rows] == [Seated("Zoe & Max", 4), Seated("Ben", 1)]


def test_seats_and_rules_follow_the_mode(sheet: NewGameSheet, qtbot: QtBot) -> None:
    QTest.mouseClick(sheet.modes.segment("solo"), Qt.MouseButton.LeftButton)
    assert names(sheet) == ["Ann"]
    assert not sheet.seats.adder.isVisible()
    sheet.options.fold.click()
    shown = {key for key, row in sheet.options.rows.items() if row.isVisibleTo(sheet)}
    assert shown == {"size", "weather", "crow"}
    assert started(sheet, qtbot).options["mode"] == "solo"


def test_a_seat_alone_is_no_higher_than_one_of_two(sheet: NewGameSheet) -> None:
    for _ in range(4):
        QApplication.processEvents()
    before = sheet.seats.rows[0].height()
    QTest.mouseClick(sheet.modes.segment("solo"), Qt.MouseButton.LeftButton)
    for _ in range(4):
        QApplication.processEvents()
    assert sheet.seats.rows[0].height() == before


def test_what_is_changed_is_counted_and_put_back(sheet: NewGameSheet) -> None:
    choose(sheet, "size", "large")
    choose(sheet, "weather", "rain")
    assert "2" in sheet.options.back.text()
    sheet.options.back.click()
    assert sheet.choices.changed == ()
    assert not sheet.options.back.isVisible()


def test_a_clash_is_dim_and_says_why(sheet: NewGameSheet) -> None:
    choose(sheet, "size", "large")
    frost = sheet.options.rows["weather"].values.segment("frost")
    assert frost.reason == "A large garden has no frost."
    choose(sheet, "weather", "frost")
    assert sheet.choices.values["weather"] == "sun"


def test_the_same_name_twice_says_so_and_does_not_start(sheet: NewGameSheet, qtbot: QtBot) -> None:
    field = sheet.seats.rows[1].field
    field.selectAll()
    QTest.keyClicks(field, "ann")
    assert "same name" in sheet.problem.text()
    assert not sheet.start.isEnabled()
    with qtbot.assertNotEmitted(sheet.started):
        QTest.keyClick(field, Qt.Key.Key_Return)


def test_the_last_table_is_remembered(
    sheet: NewGameSheet, qtbot: QtBot, appearance: Appearance, window: QWidget, settings: SettingsStore
) -> None:
    sheet.seats.add_seat()
    choose(sheet, "size", "medium")
    QTest.mouseClick(sheet.seats.rows[0].kind.segment("computer"), Qt.MouseButton.LeftButton)
    setup = started(sheet, qtbot)
    again = NewGameSheet(appearance, PlumGame(), settings=settings, computers=COMPUTERS, parent=window)
    assert (again.choices.seats, again.choices.options) == (setup.seats, setup.options)
    alone = NewGameSheet(appearance, PlumGame(), settings=settings, parent=window)
    assert {seat.who for seat in alone.choices.seats} == {"human"}


def test_a_wrong_pack_is_refused_in_place(sheet: NewGameSheet, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("")
    sheet.options.pack.use(file)
    assert "own.toml: plum 3, price: must be a whole number from 1 to 9" in sheet.options.pack.words.text()
    assert sheet.choices.pack_file is None


def test_a_good_pack_is_used_and_can_be_dropped(
    sheet: NewGameSheet, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlumGame, "pack", lambda self, text, file: None)
    file = tmp_path / "own.toml"
    file.write_text("")
    sheet.options.pack.use(file)
    assert "own.toml" in sheet.options.pack.words.text()
    sheet.options.pack.drop.click()
    assert sheet.choices.pack_file is None
    sheet.options.pack.use(file)
    assert started(sheet, qtbot).pack_file == file


def test_a_seed_can_be_typed_and_thrown(sheet: NewGameSheet, qtbot: QtBot) -> None:
    thrown = sheet.seed.text()
    sheet.roll_seed()
    assert sheet.seed.text() != thrown or sheet.seed.text()
    sheet.seed.setText("4 817 203")
    assert started(sheet, qtbot).seed == 4817203


def test_tab_walks_the_whole_sheet(sheet: NewGameSheet) -> None:
    sheet.options.fold.click()
    seen = walk(sheet)
    for wanted in (
        sheet.modes.segment("table"),
        sheet.seats.rows[0].disc,
        sheet.seats.rows[1].field,
        sheet.options.rows["trade"].values.segment("off"),
        sheet.options.pack.open,
        sheet.seed,
        sheet.start,
    ):
        assert wanted in seen
    order = [seen.index(widget) for widget in (sheet.seats.rows[0].field, sheet.seats.rows[1].field, sheet.start)]
    assert order == sorted(order)


def test_the_sheet_opens_with_the_players_and_one_line_of_rules(sheet: NewGameSheet) -> None:
    fold = sheet.options.fold
    assert [row.field.isVisible() for row in sheet.seats.rows] == [True, True]
    assert not [row for row in sheet.options.rows.values() if row.isVisible()]
    assert not [button for button in (sheet.options.pack.open, sheet.options.presets) if button.isVisible()]
    walked = walk(sheet)
    inside = [one for one in walked if sheet.options.isAncestorOf(one)]
    assert inside == [fold], "one stop, behind the players"
    assert walked.index(sheet.seats.rows[-1].field) < walked.index(fold) < walked.index(sheet.start)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_line_of_rules_opens_and_folds_by_keys_and_readers_hear_it(sheet: NewGameSheet, key: Qt.Key) -> None:
    fold, row = sheet.options.fold, sheet.options.rows["size"]
    heard = QAccessible.queryAccessibleInterface(fold)
    assert (heard.state().expandable, heard.state().collapsed, heard.state().expanded) == (1, 1, 0)
    fold.setFocus()
    QTest.keyClick(fold, key)
    assert row.isVisible()
    assert fold.hasFocus()
    assert (heard.state().collapsed, heard.state().expanded) == (0, 1)
    assert heard.actionInterface() is not None
    heard.actionInterface().doAction("Press")
    assert not row.isVisible()


def test_the_line_names_the_rules_and_counts_what_was_changed(sheet: NewGameSheet) -> None:
    fold = sheet.options.fold
    assert fold.accessibleName() == "Rules: Standard"
    fold.click()
    choose(sheet, "size", "large")
    choose(sheet, "weather", "rain")
    fold.click()
    assert fold.accessibleName() == "Rules: Your own, 2 changed"


def test_a_sheet_opened_anew_is_folded_again(
    sheet: NewGameSheet, qtbot: QtBot, appearance: Appearance, window: QWidget, settings: SettingsStore
) -> None:
    sheet.options.fold.click()
    started(sheet, qtbot)
    again = NewGameSheet(appearance, PlumGame(), settings=settings, computers=COMPUTERS, parent=window)
    assert not again.options.fold.opened


@pytest.mark.parametrize("key", fifth.games())
@pytest.mark.parametrize("size", [(1280, 800), (700, 500), (560, 480)], ids=["wide", "narrow", "slim"])
def test_all_names_have_their_whole_line_above_or_beside_the_folded_rules(
    appearance: Appearance, window: QWidget, settings: SettingsStore, key: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = NewGameSheet(appearance, registry.games()[key], settings=settings, computers=COMPUTERS, parent=window)
    sheet.open_sheet()
    for _ in range(4):
        QApplication.processEvents()
    first, fold = sheet.seats.rows[0].field, sheet.options.fold
    there, line = (one.mapTo(sheet, QPoint()) for one in (first, fold))
    assert line.x() > there.x() + first.width() or line.y() > there.y() + first.height()
    assert first.width() >= 160


def test_tab_walks_seat_by_seat_also_through_one_that_was_added(sheet: NewGameSheet) -> None:
    """The name and the kind of an added seat came after "Start the match", and a level after the next seat's symbol."""
    while sheet.choices.may_add:
        sheet.seats.add_seat()
    for row in sheet.seats.rows:
        row.kind.segment("computer").click()
    sheet.seats.rows[0].disc.setFocus()
    walked = walk(sheet)
    at = [number for one in walked for number, row in enumerate(sheet.seats.rows) if row.isAncestorOf(one)]
    assert at == sorted(at)
    for row in sheet.seats.rows:
        stops = [one for one in walked if row.isAncestorOf(one)]
        assert stops[:2] == [row.disc, row.field]
        assert row.level.isAncestorOf(stops[-1])


def test_screen_readers_hear_what_every_field_is_for(sheet: NewGameSheet) -> None:
    row, size = sheet.seats.rows[1], sheet.options.rows["size"].values
    names = [
        QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        for widget in (
            row.field,
            row.disc,
            row.kind.segment("human"),
            size.segment("large"),
        )
    ]
    assert names == ["Name of this player", "Symbol for Ben: watering can", "Who plays Ben: Human", "Size: Large"]


@pytest.mark.parametrize("key", fifth.games())
def test_the_house_rules_end_where_their_words_end(
    appearance: Appearance, window: QWidget, settings: SettingsStore, key: str
) -> None:
    sheet = NewGameSheet(appearance, registry.games()[key], settings=settings, computers=COMPUTERS, parent=window)
    sheet.open_sheet()
    sheet.options.fold.click()
    QApplication.processEvents()
    (roll,) = sheet.options.findChildren(ScrollArea)
    page = roll.widget()
    assert page is not None
    rows = [*page.findChildren(OptionRow), *page.findChildren(FileRow), *page.findChildren(PackRow)]
    last = max(row.geometry().bottom() for row in rows if row.isVisible())
    words, window_on_them = last + 2, roll.viewport().height()
    assert page.height() <= max(words, window_on_them), "where all words fit there is nothing to roll"
