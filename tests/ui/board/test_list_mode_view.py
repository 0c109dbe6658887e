"""The plain lists play the same game through the same chooser."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.house import House, playing
from tests.ui.screens import SCREENS, breathe
from tests.ui.toy import ToyTable, ToyView, ann, chooser


class Lists:
    """The widget, the chooser behind it and what came of it."""

    def __init__(self, appearance: Appearance, qtbot: QtBot) -> None:
        self.widget = ListModeView(appearance, ToyTable())
        qtbot.addWidget(self.widget)
        self.widget.show()
        self.chooser: MoveBuilder[str] = chooser(ToyView())
        self.chosen: list[str] = []
        self.drafts: list[int] = []
        self.widget.chosen.connect(self.chosen.append)
        self.widget.draft_changed.connect(lambda: self.drafts.append(len(self.chooser.draft)))
        self.widget.show_position(ToyView(), 0, self.chooser, ann)

    def enter(self, shown: QListWidget, words: str) -> None:
        """Go to an entry and press Enter, as keys do."""
        shown.setCurrentItem(shown.findItems(words, Qt.MatchFlag.MatchExactly)[0])
        shown.activated.emit(shown.currentIndex())

    def click(self, words: str) -> None:
        button = next(b for b in self.widget.findChildren(QAbstractButton) if b.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def lines(shown: QListWidget) -> list[str]:
    return [shown.item(row).text() for row in range(shown.count())]


@pytest.fixture
def lists(appearance: Appearance, qtbot: QtBot) -> Lists:
    return Lists(appearance, qtbot)


def test_each_offer_is_one_sentence(lists: Lists) -> None:
    entries = lines(lists.widget.doings)
    assert {"Put Ann on Your bench", "Put Acorn on a1", "Task 1", "Pass"} <= set(entries)
    assert len(entries) == len(set(entries)) == len(lists.chooser.offers())
    assert "Seal the bench" not in entries


def test_it_says_what_lies_where(lists: Lists) -> None:
    said = lines(lists.widget.lying)
    assert {"Your hand: Ann", "Your hand: Bob", "Your hand: Cat"} <= set(said)
    assert "0 on the bench" in said
    assert "a1" in said
    assert "Seal the bench" not in said, "buttons are among the things to do"


def test_a_whole_move(lists: Lists) -> None:
    for words in ("Put Cat on Your bench", "Task 2", "Seal the bench"):
        lists.enter(lists.widget.doings, words)
    assert lists.chosen == ["seal cat+t2"]
    assert lists.drafts == [1, 2, 3]


def test_the_button_does_the_chosen_entry(lists: Lists) -> None:
    shown = lists.widget.doings
    shown.setCurrentItem(shown.findItems("Put Acorn on b3", Qt.MatchFlag.MatchExactly)[0])
    lists.click("Do this")
    assert lists.chosen == ["acorn b3"]


def test_taking_back_one_thing_or_everything(lists: Lists) -> None:
    for words in ("Put Cat on Your bench", "Put Ann on Your bench", "Task 2"):
        lists.enter(lists.widget.doings, words)
    assert lines(lists.widget.done) == [
        "Take Cat from Your bench",
        "Take Ann from Your bench",
        "Undo: Task 2",
    ]
    lists.enter(lists.widget.done, "Take Cat from Your bench")
    lists.enter(lists.widget.done, "Undo: Task 2")
    assert [handle.piece for handle in lists.chooser.draft] == ["ann"]
    lists.click("Undo all")
    assert lists.chooser.draft == ()
    assert lines(lists.widget.done) == []


def test_buttons_wait_until_there_is_something_to_do(lists: Lists) -> None:
    enabled = {b.text() for b in lists.widget.findChildren(QAbstractButton) if b.isEnabled()}
    assert enabled == {"Do this"}
    lists.widget.show_position(ToyView(), 0, None, ann)
    assert not any(b.isEnabled() for b in lists.widget.findChildren(QAbstractButton))


def test_a_draft_made_elsewhere_is_read_on_refresh(lists: Lists) -> None:
    lists.chooser.add_step("bench", "bob")
    lists.widget.refresh()
    assert lines(lists.widget.done) == ["Take Bob from Your bench"]


def test_it_keeps_its_line_and_its_names(lists: Lists) -> None:
    lists.enter(lists.widget.doings, "Put Bob on Your bench")
    assert lists.widget.doings.currentItem().text() == "Put Cat on Your bench"
    assert lines(lists.widget.doings)[-1] == "Seal the bench", "what closes the choice comes last"
    QApplication.sendEvent(lists.widget, QEvent(QEvent.Type.LanguageChange))
    assert lists.widget.doings.accessibleName() == "What you can do now"


def test_the_chosen_entry_says_what_it_would_lead_to(lists: Lists) -> None:
    doings = lists.widget.doings
    doings.setCurrentItem(doings.findItems("Put Bean on a1", Qt.MatchFlag.MatchExactly)[0])
    assert lists.widget.then.text() == "Then bean lies on a1."
    assert doings.currentItem().data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Then bean lies on a1."
    doings.setCurrentItem(doings.findItems("Put Acorn on a1", Qt.MatchFlag.MatchExactly)[0])
    assert lists.widget.then.isHidden()


def test_while_they_are_hidden_they_hold_nothing_and_cost_nothing(appearance: Appearance, qtbot: QtBot) -> None:
    lists = Lists(appearance, qtbot)
    assert lists.widget.doings.count()
    lists.widget.hide()
    lists.widget.show_position(ToyView(), 0, lists.chooser, ann)
    assert [shown.count() for shown in lists.widget.readable] == [0, 0, 0]
    lists.widget.show()
    assert lists.widget.doings.count()


def test_the_keyboard_is_in_the_list_as_soon_as_it_opens(lists: Lists, qtbot: QtBot) -> None:
    with qtbot.waitActive(lists.widget):
        lists.widget.activateWindow()
    lists.widget.setFocus()
    assert lists.widget.doings.hasFocus()
    assert lists.widget.doings.currentRow() == 0


def headings(shown: QListWidget) -> list[str]:
    return [shown.item(row).text() for row in range(shown.count()) if not shown.item(row).flags()]


def test_many_offers_stand_below_the_name_of_their_piece(house: House) -> None:
    lists = of(house, "stalk_exchange")
    assert headings(lists.doings)[0] == "Dahlia in slot 1"
    assert lists.doings.item(1).text() == "Plant on a1: Dahlia from slot 1"
    assert lists.doings.currentRow() == 1, "a heading is passed by"
    QTest.keyClick(lists.doings, Qt.Key.Key_Home)
    assert lists.doings.currentRow() == 1


def test_squares_of_a_large_board_stand_row_by_row(house: House) -> None:
    lists = of(house, "paths_and_flower_beds")
    assert headings(lists.lying) == [f"Row {number}" for number in range(1, 10)]
    row = next(row for row in range(lists.lying.count()) if lists.lying.item(row).text() == "Row 2")
    assert lists.lying.item(row + 1).text().startswith("a2")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("fire_and_flora", "Build Volunteer Center on Empty Field for 6 coins"),
        ("fire_and_flora", "Buy Ojai Valley for 8 coins: Southern, open and 2 coins a turn"),
        ("gnomadic_gardeners", "Play Gnina Thymewheat: 1 hour, 1 grain and 1 herb; alone 2 bliss"),
    ],
)
def test_a_game_says_its_offers_in_sentences_of_its_own(house: House, key: str, words: str) -> None:
    assert words in lines(of(house, key).doings)


def of(house: House, key: str) -> ListModeView:
    """The lists of a match that has just begun."""
    window = house.open()
    SCREENS[f"lists of {key}"](window)
    breathe()
    return playing(window).table.lists
