"""The table through the accessibility tree alone: names, roles, states, rectangles, actions."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from garden_desktop.ui.board.accessibility.item_interfaces import EXPLAIN, tell_focus
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.driver import Driver
from tests.ui.toy import ToyTable, ToyView, ann, chooser

Role = QAccessible.Role
PRESS = QAccessibleActionInterface.pressAction()


class Blind:
    """Somebody who knows only what the tree says."""

    def __init__(self, view: TableView) -> None:
        self.table = QAccessible.queryAccessibleInterface(view)

    def things(self) -> list[QAccessibleInterface]:
        return [self.table.child(index) for index in range(self.table.childCount())]

    def names(self) -> list[str]:
        return [thing.text(QAccessible.Text.Name) for thing in self.things()]

    def find(self, name: str) -> QAccessibleInterface:
        return next(thing for thing in self.things() if thing.text(QAccessible.Text.Name).startswith(name))

    def said(self, name: str) -> str:
        return self.find(name).text(QAccessible.Text.Description)

    def press(self, name: str) -> None:
        self.find(name).actionInterface().doAction(PRESS)


@pytest.fixture
def blind(driver: Driver) -> Blind:
    return Blind(driver.view)


def test_everything_is_named_in_reading_order(blind: Blind) -> None:
    names = blind.names()
    assert names[0] == "Ann: do something."
    assert names[-1] == "0 on the bench", "notes come last"
    start = names.index("Your hand")
    assert names[start : start + 4] == ["Your hand", "Ann, 1 of 3", "Bob, 2 of 3", "Cat, 3 of 3"]
    assert names.index("Yard") + 1 == names.index("Goat")


def test_roles_say_what_things_are(blind: Blind) -> None:
    assert blind.table.role() == Role.LayeredPane
    roles = {name: blind.find(name).role() for name in ("Seal", "a1", "h1", "Ann,", "Today", "0 on", "Your bench")}
    assert roles == {
        "Seal": Role.Button,
        "a1": Role.Cell,
        "h1": Role.Cell,
        "Ann,": Role.ListItem,
        "Today": Role.StaticText,
        "0 on": Role.StaticText,
        "Your bench": Role.Grouping,
    }
    assert blind.find("Task 1").role() == Role.Button, "it can be pressed"


def test_descriptions_say_what_pressing_does(blind: Blind, driver: Driver) -> None:
    assert blind.said("Bob") == "in Your hand; can be picked up; can go to Your bench"
    assert blind.said("Bean") == "in Store; can be picked up; can go to 8 spaces"
    assert blind.said("Pass") == "can be pressed; key P"
    assert blind.said("Seal") == "key Enter"
    blind.press("Bob")
    assert blind.said("Bob") == "in Your hand; in hand; can go to Your bench"
    assert blind.said("Your bench") == "Bob can go here"
    assert blind.said("a1") == "Bob can’t go here"
    blind.press("Your bench")
    assert blind.said("Bob") == "in Your bench; press to undo"
    blind.press("Task 1")
    assert blind.said("Task 1") == "chosen; press to undo; key 1"


def test_states_follow_the_game(blind: Blind, driver: Driver) -> None:
    assert blind.find("Seal").state().disabled
    assert not blind.find("Pass").state().disabled
    assert not blind.find("Bob").state().selected
    blind.press("Bob")
    assert blind.find("Bob").state().selected
    assert not blind.find("Your bench").state().disabled
    assert blind.find("a1").state().disabled
    blind.press("Your bench")
    assert not blind.find("Seal").state().disabled
    blind.press("Task 2")
    assert blind.find("Task 2").state().checked


def test_a_whole_move_by_names_and_actions(blind: Blind, driver: Driver) -> None:
    blind.press("Cat")
    blind.press("Your bench")
    blind.press("Ann, 1 of")
    blind.press("Your bench")
    blind.press("Task 2")
    blind.press("Seal the bench")
    assert driver.chosen == ["seal ann+cat+t2"]


def test_a_direct_move_and_taking_back(blind: Blind, driver: Driver) -> None:
    blind.press("Bob")
    blind.press("Your bench")
    lines = list(
        zip(blind.names(), [thing.text(QAccessible.Text.Description) for thing in blind.things()], strict=True)
    )
    assert ("Bob", "in Your bench; press to undo") in lines
    assert ("Bob", "in Your hand; on the bench") in lines, "the outline left behind"
    blind.press("Bob")
    assert driver.draft == []
    blind.press("Acorn")
    blind.press("c3")
    assert driver.chosen == ["acorn c3"]


def test_an_impossible_press_is_refused_as_for_everybody(blind: Blind, driver: Driver) -> None:
    blind.press("Never")
    assert driver.refused == [("never", "")]


def test_text_is_read_and_explained_and_nothing_else(blind: Blind) -> None:
    for words in ("0 on", "Today", "Ann: do something"):
        assert blind.find(words).actionInterface().actionNames() == [EXPLAIN]


def test_rectangles_are_where_things_are(blind: Blind, driver: Driver) -> None:
    for name in ("Ann,", "a1", "Seal"):
        rect = blind.find(name).rect()
        at = driver.view.viewport().mapFromGlobal(rect.center())
        assert driver.view.viewport().rect().contains(at)
        assert blind.table.childAt(rect.center().x(), rect.center().y()) is blind.find(name)
    assert blind.table.indexOfChild(blind.find("a1")) == blind.names().index("a1")


def test_focus_goes_where_it_is_put(blind: Blind, driver: Driver) -> None:
    driver.view.setFocus()
    blind.find("Bob").actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    assert driver.at == "bob"
    assert blind.find("Bob").state().focused
    assert blind.table.focusChild() is blind.find("Bob")


def test_what_is_gone_is_invalid_and_does_nothing(blind: Blind, driver: Driver) -> None:
    bob = blind.find("Bob")
    driver.show(ToyView(absent=("bob",)))
    assert not bob.isValid()
    assert bob.state().invalid
    assert bob.text(QAccessible.Text.Name) == ""
    bob.actionInterface().doAction(PRESS)
    assert driver.held == ""
    assert "Bob, 2 of 3" not in blind.names()


def test_the_same_thing_keeps_its_interface(blind: Blind, driver: Driver) -> None:
    before = blind.find("Acorn")
    driver.show(ToyView(tiles=(("acorn", "c1"), ("bean", "store"))))
    assert blind.find("Acorn") is before
    assert blind.said("Acorn") == "in c1"


def test_a_table_that_dies_takes_its_interfaces_along(appearance: Appearance, qtbot: QtBot) -> None:
    for _ in range(20):
        view = TableView(appearance, "gnomadic_gardeners", ToyTable(), None)
        view.show_position(ToyView(), 0, chooser(ToyView()), ann)
        view.show()
        children = Blind(view).things()
        assert len(children) > 20
        identities = [child.identity for child in children]  # type: ignore[attr-defined]
        del children
        delete(view)
        gc.collect()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert all(QAccessible.accessibleInterface(identity) is None for identity in identities)


def test_every_question_gets_a_new_interface(appearance: Appearance, qtbot: QtBot) -> None:
    """Qt asks again whenever PySide has given the table another meta object, and deletes every answer when it dies."""

    class Listening(TableView):
        def another(self) -> None:
            """A receiver of its own, which changes its meta object."""

    view = Listening(appearance, "gnomadic_gardeners", ToyTable(), None)
    view.show_position(ToyView(), 0, chooser(ToyView()), ann)
    view.show()
    first = QAccessible.queryAccessibleInterface(view)
    view.interaction.changed.connect(view.another)
    second = QAccessible.queryAccessibleInterface(view)
    assert first is not second
    assert first.child(3) is second.child(3), "but a thing keeps its own"
    assert second.child(3).parent() is second
    delete(view)
    assert not (isValid(first) or isValid(second))


def test_the_focus_is_told_only_where_qt_has_an_interface_of_ours(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's own one for a scroll area reads past its end when it is asked for a child it does not have."""
    told: list[int] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.child()))
    view = QGraphicsView()
    qtbot.addWidget(view)
    tell_focus(view, 7)
    assert told == []


def test_announcements_and_moves_reach_assistive_technology(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[QAccessible.Event, int, QObject]] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: told.append((event.type(), event.child(), event.object())),
    )
    driver.view.setFocus()
    driver.keys("Tab")
    things = list(driver.view.accessibility.read_things())
    assert told[-1][:2] == (QAccessible.Event.Focus, things.index(driver.view.table_cursor.at))  # type: ignore[arg-type]
    driver.show(ToyView(absent=("ann",)))
    assert QAccessible.Event.ObjectReorder in [event for event, *_ in told]
    driver.view.announce("Ann put Bob on her bench.")
    assert told[-1][0] == QAccessible.Event.Announcement
    assert told[-1][2] is driver.view


def test_while_something_is_held_a_place_says_what_it_would_lead_to(driver: Driver, blind: Blind) -> None:
    assert "Then" not in blind.said("a1")
    blind.press("Bean")
    assert blind.said("a1") == "Bean can go here; Then bean lies on a1."
    assert "Then" not in blind.said("h1"), "where it may not go nothing is foretold"
