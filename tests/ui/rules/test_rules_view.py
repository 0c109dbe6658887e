from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTranslator, QUrl
from PySide6.QtGui import QTextCursor, QTextImageFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QLineEdit, QListWidget, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import sheet
from garden_desktop.ui.rules import rulebook
from garden_desktop.ui.rules.rulebook import groups, option_notes
from garden_desktop.ui.rules.rules_view import RulesSheet, RulesView
from garden_desktop.ui.window import MainWindow
from tests.games.paths_and_flower_beds.data.test_offered_maps import STANDARD, with_pond
from tests.ui.house import playing

GAME = "gnomadic_gardeners"
MARKET = "stalk_exchange"
PATHS = "paths_and_flower_beds"
RESERVES = "fire_and_flora"
GAMES = (GAME, MARKET, PATHS, RESERVES)


@pytest.fixture
def viewer(qtbot: QtBot, appearance: Appearance, request: pytest.FixtureRequest) -> RulesView:
    """The rules of the gardeners, or of the game that a test asks for."""
    viewer = RulesView(appearance, getattr(request, "param", GAME))
    qtbot.addWidget(viewer)
    viewer.resize(900, 500)
    with qtbot.waitActive(viewer):
        viewer.show()
    return viewer


def here(viewer: RulesView) -> str:
    heading = viewer.text.heading_here()
    assert heading
    return heading.anchor


def field(viewer: QWidget) -> QLineEdit:
    found = viewer.findChild(QLineEdit)
    assert found
    return found


@pytest.mark.parametrize(("viewer", "game"), [(game, game) for game in GAMES], indirect=["viewer"])
def test_every_heading_can_be_reached_by_its_anchor(viewer: RulesView, game: str) -> None:
    book = rulebook.load(game, "en")
    assert book
    text = viewer.text.toPlainText()
    bar = viewer.text.verticalScrollBar()
    for heading in book.headings:
        viewer.open_at(heading.anchor)
        assert text[viewer.text.textCursor().position() :].startswith(heading.title)
        assert here(viewer) == heading.anchor or bar.value() == bar.maximum()


@pytest.mark.parametrize(
    ("viewer", "rule", "anchor"),
    [
        (GAME, "GG-22", "choosing"),
        (GAME, "GG-133", "may"),
        (GAME, "GG-01", "idea"),
        (MARKET, "SE-32", "swap"),
        (MARKET, "SE-54", "harvest"),
        (MARKET, "SE-111", "options-dealers"),
        (PATHS, "PF-38", "planting"),
        (RESERVES, "FF-88", "child"),
        (RESERVES, "FF-143", "answer"),
    ],
    indirect=["viewer"],
)
def test_a_rule_opens_at_its_heading(viewer: RulesView, rule: str, anchor: str) -> None:
    viewer.open_at(rule)
    assert here(viewer) == anchor


def test_an_unknown_rule_leaves_the_page_where_it_is(viewer: RulesView) -> None:
    viewer.open_at("may")
    viewer.open_at("GG-999")
    assert here(viewer) == "may"


def test_the_page_stays_at_its_heading_when_the_window_changes(qtbot: QtBot, viewer: RulesView) -> None:
    viewer.open_at("may")
    viewer.resize(700, 400)
    qtbot.waitUntil(lambda: here(viewer) == "may", timeout=500)
    viewer.resize(280, 400)
    qtbot.waitUntil(lambda: here(viewer) == "may", timeout=500)


def test_the_page_is_not_turned_while_it_is_filled(viewer: RulesView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt still uses the cursor that turning to a heading replaces."""
    turned: list[str] = []
    viewer.open_at("may")
    monkeypatch.setattr(viewer.text, "go_to", lambda heading: turned.append(heading.anchor))
    book = rulebook.load(GAME, "de")
    assert book
    viewer.text.show_book(book, 13)
    assert turned == []
    viewer.resize(700, 400)
    assert set(turned) == {"may"}


def test_pressing_a_heading_goes_there_and_reading_on_marks_it(viewer: RulesView) -> None:
    headings = viewer.findChild(QListWidget)
    assert headings
    headings.setCurrentRow(5)
    book = rulebook.load(GAME, "en")
    assert book
    assert here(viewer) == book.headings[5].anchor
    assert headings.item(5).data(Qt.ItemDataRole.AccessibleTextRole) == book.headings[5].title
    viewer.open_at("may")
    assert headings.currentItem().text().strip() == "May Flowers"


def test_the_search_marks_every_place_and_walks_round(viewer: RulesView) -> None:
    text = viewer.text.toPlainText().lower()
    QTest.keyClicks(field(viewer), "piggy")
    assert viewer.text.hits == text.count("piggy") > 3
    marked = [mark.cursor.selectedText().lower() for mark in viewer.text.extraSelections()]
    assert set(marked) == {"piggy"}
    assert viewer.text.at == 0
    QTest.keyClick(field(viewer), Qt.Key.Key_Return)
    assert viewer.text.at == 1
    QTest.keyClick(viewer, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(viewer, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert viewer.text.at == viewer.text.hits - 1


def test_the_place_that_was_found_is_on_the_page(viewer: RulesView) -> None:
    viewer.search("food bank")
    viewer.search("ferventworkshop")
    assert viewer.text.hits == 1
    marks = viewer.text.extraSelections()
    assert viewer.text.viewport().rect().contains(viewer.text.cursorRect(marks[0].cursor))


def test_what_follows_the_place_that_was_found_is_on_the_page_too(viewer: RulesView) -> None:
    """A heading at the foot of the page tells nothing."""
    text, last = viewer.text, viewer.text.verticalScrollBar().maximum
    viewer.search("the")
    for _ in range(text.hits):
        assert (
            text.cursorRect().bottom() <= text.viewport().height() * 2 // 3
            or text.verticalScrollBar().value() == last()
        )
        text.step(1)


def test_the_place_that_was_found_stays_on_the_page_when_the_window_changes(viewer: RulesView) -> None:
    viewer.open_at("may")
    viewer.search("ferventworkshop")
    assert here(viewer) != "may"
    found = viewer.text.verticalScrollBar().value()
    viewer.resize(900, 480)
    assert viewer.text.verticalScrollBar().value() == found, "the heading that was open before is not turned to again"


def test_what_is_not_there_is_said_and_escape_forgets_it(viewer: RulesView) -> None:
    viewer.search("xyzzy")
    assert viewer.text.hits == 0
    assert viewer._count.text() == "no results"
    QTest.keyClick(viewer, Qt.Key.Key_Escape)
    assert field(viewer).text() == ""
    assert not viewer._count.isVisible()


def found(viewer: RulesView) -> list[str]:
    return [mark.cursor.selectedText() for mark in viewer.text.extraSelections()]


def test_whole_words_are_found_before_beginnings_and_no_parts_of_words_beside_them(viewer: RulesView) -> None:
    """The part of a word helps nobody who looks for a word."""
    viewer.search("task")
    whole = [word.lower() == "task" for word in found(viewer)]
    text = viewer.text
    spots = [QTextCursor(mark.cursor) for mark in text.extraSelections()]
    before = [text.toPlainText()[spot.selectionStart() - 1] for spot in spots]
    after = [text.toPlainText()[spot.selectionEnd()] for spot in spots]
    assert all(whole)
    assert not any(letter.isalpha() for letter in before)
    ends = [letter.isalpha() for letter in after]
    assert ends == sorted(ends), "beginnings of words come last"
    assert True in ends
    assert False in ends


def test_a_part_of_a_word_is_found_where_there_is_nothing_else(viewer: RulesView) -> None:
    viewer.search("arecro")
    assert set(found(viewer)) == {"arecro"}


@pytest.mark.parametrize(
    ("viewer", "words", "other"),
    [
        (GAME, "draw", "tied"),
        (MARKET, "draw", "level"),
        (RESERVES, "money", "coins"),
        (RESERVES, "take back", "undo"),
        (RESERVES, "hand size", "hand limit"),
    ],
    indirect=["viewer"],
)
def test_a_word_that_the_rules_do_not_use_finds_the_one_they_do(viewer: RulesView, words: str, other: str) -> None:
    viewer.search(words)
    assert other in [word.lower() for word in found(viewer)]
    assert viewer._also.text().startswith("Also found: ")
    assert other in viewer._also.text()
    viewer.search("piggy")
    assert not viewer._also.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_group_of_synonyms_leads_somewhere(viewer: RulesView, language: str) -> None:
    """A group of which no rules text has two words would be a line for nothing."""
    books = [rulebook.load(game, language) for game in GAMES]
    texts = [book.markdown.casefold() for book in books if book]
    lone = [group for group in groups(language) if not any(word.casefold() in text for word in group for text in texts)]
    assert len(groups(language)) > 20
    assert lone == []


def test_words_that_stand_apart_in_one_paragraph_are_found(viewer: RulesView) -> None:
    viewer.search("hours younger")
    assert {word.lower() for word in found(viewer)} == {"hours", "younger"}
    assert len({mark.cursor.blockNumber() for mark in viewer.text.extraSelections()}) < viewer.text.hits


def test_the_contents_mark_the_chapter_of_what_was_found_until_the_reader_scrolls(viewer: RulesView) -> None:
    headings = viewer.findChild(QListWidget)
    assert headings
    viewer.search("food bank")
    text, place = viewer.text, viewer.text.textCursor().position()
    book = rulebook.load(GAME, "en")
    assert book
    titles = [heading.title for heading in book.headings]
    above = [line for line in text.toPlainText()[:place].split("\n") if line in titles]
    assert headings.currentItem().text().strip() == above[-1]
    text.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    assert headings.currentRow() == 0


def test_a_link_leads_to_its_heading(viewer: RulesView) -> None:
    viewer.text.anchorClicked.emit(QUrl("#alone"))
    assert here(viewer) == "alone"


def pictures(viewer: RulesView) -> dict[str, float]:
    """The width of every picture in the text, by its name."""
    found = {}
    block = viewer.text.document().begin()
    while block.isValid():
        for spot in range(block.length()):
            cursor = viewer.text.textCursor()
            cursor.setPosition(block.position() + spot)
            form = cursor.charFormat()
            if form.isImageFormat():
                picture = QTextImageFormat(form.toImageFormat())
                found[picture.name()] = picture.width()
        block = block.next()
    return found


@pytest.mark.parametrize(
    ("viewer", "small", "large"),
    [(GAME, "crop-grain", "animal-squirrels"), (MARKET, "trowel-token", "bloom-globemaster")],
    indirect=["viewer"],
)
def test_pictures_come_from_the_art_of_the_game(
    appearance: Appearance, viewer: RulesView, small: str, large: str
) -> None:
    found = pictures(viewer)
    assert found[f"art:{large}#figure"] > 2 * found[f"art:{small}"]
    viewer.grab()
    assert not appearance.art.missing


@pytest.mark.parametrize("viewer", GAMES, indirect=True)
@pytest.mark.parametrize("width", [264, 280, 400, 600, 900])
def test_nothing_is_wider_than_the_page(viewer: RulesView, width: int) -> None:
    viewer.setFixedWidth(width)
    viewer.open_at("setup")
    assert viewer.text.horizontalScrollBar().maximum() == 0


def test_a_narrow_page_puts_the_headings_into_a_menu(qtbot: QtBot, viewer: RulesView) -> None:
    headings = viewer.findChild(QListWidget)
    assert headings
    assert headings.isVisible()
    viewer.setFixedWidth(260)  # as the rail does, whatever the contents would like
    qtbot.waitUntil(lambda: not headings.isVisible())
    assert viewer._contents.isVisible()


class German(QTranslator):
    def translate(self, context: str, text: str, *rest: object) -> str:
        return "de" if (context, text) == ("RulesView", "en") else ""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_the_text_follows_the_language_and_stays_at_its_heading(qapp: QApplication, viewer: RulesView) -> None:
    viewer.open_at("may")
    german = German()
    qapp.installTranslator(german)
    try:
        qapp.processEvents()
        assert "Maiblüte" in viewer.text.toPlainText()
        assert here(viewer) == "may"
    finally:
        qapp.removeTranslator(german)
        qapp.processEvents()


def test_a_game_without_rules_says_so(qtbot: QtBot, appearance: Appearance) -> None:
    viewer = RulesView(appearance, "no_such_game")
    qtbot.addWidget(viewer)
    assert "no rules text" in viewer.text.toPlainText()
    viewer.open_at("GG-01")


def test_the_sheet_opens_in_context_and_closes(qtbot: QtBot, appearance: Appearance) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    sheet = RulesSheet(appearance, GAME, window)
    sheet.open_at("GG-74")
    qtbot.waitUntil(lambda: here(sheet.viewer) == "end", timeout=500)
    assert sheet.accessibleName() == "Rules of Gnomadic Gardeners"
    with qtbot.waitSignal(sheet.dismissed, timeout=500):
        QTest.keyClick(sheet.viewer, Qt.Key.Key_Escape)


def test_a_scroll_bar_has_no_menu_of_qts(viewer: RulesView, appearance: Appearance) -> None:
    """It would speak Qt's words, and with Qt before 6.9 the program would stand still until it is closed."""
    viewer.setStyleSheet(sheet(appearance.theme))
    bar = viewer.text.verticalScrollBar()
    assert not bar.style().styleHint(QStyle.StyleHint.SH_ScrollBar_ContextMenu, QStyleOption(), bar)


def test_a_table_with_house_rules_says_so_in_the_sections_they_change(qtbot: QtBot, appearance: Appearance) -> None:
    """The rules text tells of the usual game; what this table agreed on instead stands below the heading."""
    notes = partial(option_notes, registry.games()[MARKET], {"edge": "open", "bag_counts": "none", "garden_side": "4"})
    viewer = RulesView(appearance, MARKET, notes=notes)
    qtbot.addWidget(viewer)
    lines = viewer.text.toPlainText().splitlines()
    note = "In this match: The edge of the Garden – Open."
    found = [lines[at - 1] for at, line in enumerate(lines) if line.startswith("In this match:")]
    assert found == ["The Garden", "Harvest"]
    assert sum(line.startswith(note) for line in lines) == len(found)


def test_a_map_of_ones_own_and_a_number_of_ones_own_are_told_as_far_as_they_have_a_name() -> None:
    assert option_notes(registry.games()[PATHS], {"map": "name Patio\ngrid\n..."}) == {}
    notes = option_notes(registry.games()[RESERVES], {"target": "11"})
    assert notes["aim"][0].startswith("*In this match: Stars to win – 11. ")


def test_a_map_of_a_card_set_is_told_by_its_name_and_size_as_words(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "set.toml"
    named = with_pond().replace("name Duck Pond", "name [Duck](x) ![Pond](y)", 1)
    file.write_text(named, encoding="utf-8")
    notes = partial(option_notes, registry.games()[PATHS], {"map": "pond"}, file)
    viewer = RulesView(appearance, PATHS, notes=notes)
    qtbot.addWidget(viewer)
    assert "In this match: Map – [Duck](x) ![Pond](y), 8 by 8." in viewer.text.toPlainText()
    file.write_text(STANDARD.replace("name Kitchen Court", "name Our Court", 1), encoding="utf-8")
    (note, *_) = option_notes(registry.games()[PATHS], {"map": "M1"}, file)["garden"]
    assert "Our Court" in note and "Four gates" not in note
    file.unlink()
    assert option_notes(registry.games()[PATHS], {"map": "M1"}, file) == {}


@pytest.mark.parametrize("where", ["side panel", "sheet"])
def test_the_notes_are_those_of_the_options_as_they_were_switched_during_the_match(
    window: MainWindow, where: str
) -> None:
    """The header of a record keeps the values of the start; no option that can be switched has a note today."""
    window.navigator.begin(MatchSetup(MARKET, (Seated("Ann", 0), Seated("Ben", 1)), {}, 7))
    match = playing(window)
    match.session.options = {**match.session.options, "edge": "open"}
    if where == "sheet":
        match.rules_wanted.emit("")
        (opened,) = window.findChildren(RulesSheet)
        viewer = opened.viewer
    else:
        page = match.table.side_panel.open_page(3)
        assert isinstance(page, RulesView)
        viewer = page
    assert "In this match: The edge of the Garden – Open." in viewer.text.toPlainText()
