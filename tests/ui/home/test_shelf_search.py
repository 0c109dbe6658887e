"""The search field of the home screen: what is found, what keys do, what a reader hears."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.home import shortcuts
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from tests.ui.home.shelf_hands import Build, focused, in_sight, key, search, the_finder


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("beetroot", ["Beetroot", "Beetroot 2"]),
        ("SNAIL", ["Snail Post & Dew", "Snail Post & Dew 2"]),
        ("ubermorgen 2", ["Übermorgen im Gewächshaus 2"]),
        ("home hedge", ["The Hedgehog’s Long Way Home", "The Hedgehog’s Long Way Home 2"]),
        ("hedgehog's", ["The Hedgehog’s Long Way Home", "The Hedgehog’s Long Way Home 2"]),
        ("zzz", []),
    ],
)
def test_typing_finds_by_title(open_home: Build, words: str, titles: list[str]) -> None:
    home = open_home(16)
    assert search(home, words) == titles
    assert the_finder(home).hasFocus()


def test_n_and_r_are_letters_in_the_search_field(open_home: Build, qtbot: QtBot) -> None:
    home = open_home(12)
    with qtbot.assertNotEmitted(home.game_chosen), qtbot.assertNotEmitted(home.rules_wanted):
        search(home, "nr")
    assert the_finder(home).text() == "nr"


def test_esc_clears_then_leaves_the_search_field(open_home: Build) -> None:
    home = open_home(12)
    assert len(search(home, "moss")) == 2
    key(home, Qt.Key.Key_Escape)
    assert the_finder(home).text() == ""
    assert all(packet.isVisible() for packet in home.page.game_cards)
    assert focused(home) == "GameSearchField"
    key(home, Qt.Key.Key_Escape)
    assert focused(home) == 0


def test_esc_clears_from_a_packet_that_was_found_and_it_keeps_the_keyboard(open_home: Build) -> None:
    home = open_home(40)
    search(home, "moss 5")
    key(home, Qt.Key.Key_Return)
    assert focused(home) == 32
    key(home, Qt.Key.Key_Escape)
    assert focused(home) == 32
    assert in_sight(home, home.page.game_cards[32])


def test_ctrl_f_goes_to_the_field_from_everywhere(open_home: Build) -> None:
    home = open_home(40)
    key(home, Qt.Key.Key_End)
    QTest.keyClick(home.page.game_cards[39], Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused(home) == "GameSearchField"
    assert in_sight(home, the_finder(home))
    few = open_home(4)
    QTest.keyClick(few.page.game_cards[0], Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused(few) == 0


def test_enter_begins_what_was_found(open_home: Build, qtbot: QtBot) -> None:
    home = open_home(12)
    search(home, "weather")
    with qtbot.waitSignal(home.game_chosen) as told:
        key(home, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert told.args == ["fake_7"]


def test_what_was_looked_for_is_forgotten_when_the_page_is_left(open_home: Build) -> None:
    home = open_home(12)
    search(home, "zzz")
    home.hide()
    home.show()
    assert all(packet.isVisible() for packet in home.page.game_cards)


def nothing_found(home: HomeScreen) -> Label:
    assert home.page._nothing
    return home.page._nothing


def test_nothing_found_is_said_in_one_sentence(open_home: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(shortcuts, "send_announcement", lambda _, words: said.append(words))
    home = open_home(12)
    search(home, "mox")
    assert said == ["9 games found.", "4 games found.", "No game found for “mox”."]
    sentence = nothing_found(home)
    assert sentence.isVisible()
    assert sentence.text() == "No game found for “mox”."
    the_finder(home).clear()
    assert not sentence.isVisible()
    assert len(said) == 3


def test_names_that_look_like_markup_are_words(open_home: Build) -> None:
    home = open_home(12)
    search(home, "<b>x")
    assert nothing_found(home).textFormat() == Qt.TextFormat.PlainText
    assert "<b>x" in nothing_found(home).text()


def test_readers_hear_what_the_field_is_for(open_home: Build) -> None:
    home = open_home(40)
    heard = QAccessible.queryAccessibleInterface(the_finder(home))
    assert heard.role() == QAccessible.Role.EditableText
    assert heard.text(QAccessible.Text.Name) == "Search 40 games"
    assert heard.text(QAccessible.Text.Description) == "Esc clears the search."


def test_readers_find_only_what_is_shown(open_home: Build) -> None:
    home = open_home(40)
    search(home, "beetroot")
    page = QAccessible.queryAccessibleInterface(home.page)
    children = [page.child(number) for number in range(page.childCount())]
    heard = [child.text(QAccessible.Text.Name) for child in children if not child.state().invisible]
    assert [name for name in heard if name.startswith("Beetroot")] == [
        f"Beetroot{again}" for again in ("", " 2", " 3", " 4", " 5")
    ]
    assert not any(name.startswith("Moss") for name in heard)


def test_the_search_follows_the_language(open_home: Build, german: LanguageSwitcher) -> None:
    home = open_home(12)
    search(home, "zzz")
    assert the_finder(home).accessibleName() == "12 Spiele durchsuchen"
    assert nothing_found(home).text() == "Kein Spiel zu „zzz“ gefunden."
    german.choose("en")
    QApplication.processEvents()
    assert nothing_found(home).text() == "No game found for “zzz”."
    assert the_finder(home).placeholderText() == "Search 12 games"
