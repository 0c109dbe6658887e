"""A value out of a file of one's own: told in place, remembered, and nothing is lost where the file is no good."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTranslator, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import OWN
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.file_rows import FileRow
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.orchard import MOST, Orchard

Open = Callable[[], NewGameSheet]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    yield window


@pytest.fixture
def open_sheet(appearance: Appearance, window: QWidget, tmp_path: Path) -> Open:
    """A sheet as it is opened, with the table that was played last."""
    settings = SettingsStore(tmp_path / "settings.json")

    def opened() -> NewGameSheet:
        sheet = NewGameSheet(appearance, Orchard(), settings=settings, parent=window)
        sheet.open_sheet()
        return sheet

    return opened


@pytest.fixture
def sheet(open_sheet: Open) -> NewGameSheet:
    """With its rules unfolded."""
    sheet = open_sheet()
    sheet.options.fold.unfold(opened=True)
    return sheet


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.tree"
    file.write_text("Mirabelle\nripe\n", newline="\n")
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.tree"
    file.write_text("Bullace\n" + 4 * "rotten\n", newline="\n")
    return file


def row_of(sheet: NewGameSheet) -> FileRow:
    return sheet.options.files["tree"]


def said(sheet: NewGameSheet) -> str:
    return row_of(sheet).words.text()


def start(sheet: NewGameSheet, qtbot: QtBot) -> MatchSetup:
    with qtbot.waitSignal(sheet.started) as told:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    setup = told.args[0]
    assert isinstance(setup, MatchSetup)
    return setup


def test_before_a_file_is_open_its_value_is_dim_and_says_why(sheet: NewGameSheet) -> None:
    assert said(sheet) == "You can bring a tree."
    segment = sheet.options.rows["tree"].values.segment(OWN)
    assert (segment.text(), segment.reason) == ("Your own tree", "Choose a file first, with the button below.")
    segment.click()
    assert sheet.choices.values["tree"] == "old"


def test_a_good_file_is_chosen_at_once_and_played(sheet: NewGameSheet, good: Path, qtbot: QtBot) -> None:
    row_of(sheet).use(good)
    assert said(sheet) == "“Mirabelle” comes from good.tree."
    assert sheet.options.rows["tree"].values.value == OWN
    assert sheet.choices.changed == ("tree",)
    assert start(sheet, qtbot).options["tree"] == "tree\nMirabelle"


def test_what_is_odd_is_told_and_stops_nothing(sheet: NewGameSheet, good: Path) -> None:
    good.write_text("Mirabelle\n" + 5 * "worm\n", newline="\n")
    row_of(sheet).use(good)
    assert said(sheet).splitlines() == ["“Mirabelle” comes from good.tree.", *3 * ["A worm."], "And 2 more."]
    assert sheet.choices.values["tree"] == OWN


def test_a_bad_file_is_refused_in_place_and_nothing_is_lost(sheet: NewGameSheet, good: Path, bad: Path) -> None:
    row_of(sheet).use(good)
    row_of(sheet).use(bad)
    assert said(sheet).splitlines() == [
        "bad.tree cannot be used:",
        *(f"Line {line}: The plum is rotten." for line in (2, 3, 4)),
        "And 1 more.",
    ]
    assert row_of(sheet).words.property("role") == "refusal"
    assert sheet.choices.files["tree"].path == good
    assert sheet.start.isEnabled()
    row_of(sheet).use(good)
    assert row_of(sheet).words.property("role") == "small"


def test_a_file_that_is_too_large_is_not_read_to_its_end(sheet: NewGameSheet, good: Path) -> None:
    good.write_bytes(b"Mirabelle\n".ljust(MOST) + b"rotten\n")
    row_of(sheet).use(good)
    assert "Line 0" in said(sheet)


@pytest.mark.parametrize("name", ["gone.tree", "."])
def test_what_is_no_file_is_not_there(sheet: NewGameSheet, tmp_path: Path, name: str) -> None:
    row_of(sheet).use(tmp_path / name)
    assert said(sheet) == f"{tmp_path / name} no longer exists. If you have moved it, open it from its new folder."


def test_a_file_that_cannot_be_read(sheet: NewGameSheet, good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = Path.open

    def refuse(file: Path, *how: Any, **else_: Any) -> Any:
        if file == good:
            raise PermissionError(13, "Permission denied")
        return genuine(file, *how, **else_)

    monkeypatch.setattr(Path, "open", refuse)
    row_of(sheet).use(good)
    assert said(sheet) == "good.tree cannot be read: Permission denied."


def test_without_its_pack_nothing_can_be_judged(sheet: NewGameSheet, good: Path, tmp_path: Path) -> None:
    pack = tmp_path / "rotten.toml"
    pack.write_text("")
    sheet.options.changed.emit(sheet.choices.with_pack(pack))
    row_of(sheet).use(good)
    assert said(sheet).startswith("The card set cannot be used: rotten.toml: plum 3, price: must be")


def test_another_value_puts_it_away_and_it_can_be_taken_again(sheet: NewGameSheet, good: Path, qtbot: QtBot) -> None:
    row_of(sheet).use(good)
    values = sheet.options.rows["tree"].values
    values.segment("old").click()
    assert sheet.choices.options["tree"] == "old"
    values.segment(OWN).click()
    assert sheet.choices.options["tree"] == "tree\nMirabelle"
    sheet.options.back.click()
    assert start(sheet, qtbot).options["tree"] == "old"


def test_the_file_is_remembered(sheet: NewGameSheet, good: Path, open_sheet: Open, qtbot: QtBot) -> None:
    row_of(sheet).use(good)
    setup = start(sheet, qtbot)
    again = open_sheet()
    assert again.choices.options == setup.options
    assert not again.options.fold.opened
    good.unlink()
    bereft = open_sheet()
    assert bereft.options.fold.opened, "what is said of the file is in sight"
    assert said(bereft) == f"{good} no longer exists. If you have moved it, open it from its new folder."
    assert bereft.choices.options["tree"] == "old"
    assert bereft.start.isEnabled()


def test_a_file_that_was_put_away_is_not_remembered(
    sheet: NewGameSheet, good: Path, open_sheet: Open, qtbot: QtBot
) -> None:
    row_of(sheet).use(good)
    sheet.options.rows["tree"].values.segment("old").click()
    start(sheet, qtbot)
    assert said(open_sheet()) == "You can bring a tree."


def test_the_button_opens_a_file_by_the_keyboard(
    sheet: NewGameSheet, good: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[str] = []

    def answer(_: QWidget, title: str, __: str, kinds: str) -> tuple[str, str]:
        asked.append(f"{title} {kinds}")
        return (str(good) if len(asked) > 1 else "", "")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    button = row_of(sheet).open
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert "tree" not in sheet.choices.files
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert asked == 2 * ["Tree file... Trees (*.tree);;All files (*)"]
    assert sheet.choices.files["tree"].path == good


def test_tab_comes_from_the_values_to_the_file_and_on(sheet: NewGameSheet) -> None:
    before, values = sheet.options.rows["weather"].values.segment("sun"), sheet.options.rows["tree"].values
    before.setFocus()
    for here, there in pairwise(
        (before, values.segment("old"), row_of(sheet).open, sheet.options.rows["trade"].values.segment("off"))
    ):
        QTest.keyClick(here, Qt.Key.Key_Tab)
        assert there.hasFocus()


def test_screen_readers_hear_what_became_of_the_file(sheet: NewGameSheet, bad: Path) -> None:
    heard = QAccessible.queryAccessibleInterface(row_of(sheet).open)
    assert heard.text(QAccessible.Text.Name) == "Tree file..."
    assert heard.text(QAccessible.Text.Description) == "You can bring a tree."
    row_of(sheet).use(bad)
    assert heard.text(QAccessible.Text.Description) == said(sheet)


def drop(row: FileRow, *files: Path) -> bool:
    """Let files fall on the row; whether they are taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(row.rect().center(), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(row, enter)
    if enter.isAccepted():
        QApplication.sendEvent(row, QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    return enter.isAccepted()


@pytest.mark.filterwarnings("ignore:.*QDragEnterEvent:DeprecationWarning")  # 6.12 wants a QPointF, 6.11 takes none
def test_a_file_is_dropped_on_the_row(sheet: NewGameSheet, good: Path, bad: Path) -> None:
    assert not drop(row_of(sheet), good, bad)
    assert not drop(row_of(sheet))
    assert drop(row_of(sheet), good)
    assert sheet.choices.files["tree"].path == good


def test_the_row_comes_and_goes_with_its_rule(sheet: NewGameSheet) -> None:
    sheet.modes.segment("solo").click()
    assert not row_of(sheet).isVisibleTo(sheet)
    sheet.modes.segment("table").click()
    assert row_of(sheet).isVisibleTo(sheet)


def test_a_rule_that_needs_a_value_is_shown_beside_it_alone(sheet: NewGameSheet, qtbot: QtBot) -> None:
    height = sheet.options.rows["height"]
    assert not height.isVisibleTo(sheet)
    sheet.options.rows["tree"].values.segment("drawn").click()
    assert height.isVisibleTo(sheet)
    height.values.segment("high").click()
    assert start(sheet, qtbot).options["height"] == "high"


def test_a_rule_that_is_not_shown_is_not_in_the_match(sheet: NewGameSheet, qtbot: QtBot) -> None:
    sheet.options.rows["tree"].values.segment("drawn").click()
    sheet.options.rows["height"].values.segment("high").click()
    sheet.options.rows["tree"].values.segment("old").click()
    assert sheet.choices.changed == ()
    assert "height" not in start(sheet, qtbot).options


class Wavy(QTranslator):
    """Says everything with a wave before it."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt names it
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "~" + source.replace("%n", str(n))


@pytest.fixture
def wavy(qapp: QApplication) -> Iterator[Callable[[], object]]:
    language = Wavy()
    yield lambda: qapp.installTranslator(language)
    qapp.removeTranslator(language)


def test_another_language_is_spoken_at_once(sheet: NewGameSheet, bad: Path, wavy: Callable[[], object]) -> None:
    row_of(sheet).use(bad)
    wavy()
    QApplication.processEvents()
    assert row_of(sheet).open.text() == "~Tree file..."
    assert said(sheet).splitlines() == [
        "~bad.tree cannot be used:",
        *(f"~Line {line}: The plum is rotten." for line in (2, 3, 4)),
        "~And 1 more.",
    ]
    assert sheet.options.rows["tree"].values.segment(OWN).text() == "~Your own tree"
