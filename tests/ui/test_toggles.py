"""What a screen reader's "Toggle" does on every button that can be on or off: what a press does, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.buttons.segmented import Segment
from garden_desktop.ui.kit.buttons.toggle import ToggleButton
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import DUSK
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.recap.recap_card import RecapCard
from garden_desktop.ui.match.side_panel.match_side_panel import PageTab
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.ui.house import ALONE, House, playing
from tests.ui.match.responses.rig import Rig

pytestmark = pytest.mark.daily  # whole windows, button by button

TOGGLE = QAccessibleActionInterface.toggleAction()
PRESS = QAccessibleActionInterface.pressAction()
GAMES = sorted(fifth.games())
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
PARTIES = [Player("Ann", "trowel"), Player("Ben", "can")]
CARDS = [RecapCard(0, "Ann dug", lambda: Html("It is deep.")), RecapCard(1, "Ben sat", lambda: Html("It is nice."))]


def toggle(button: QAbstractButton) -> None:
    """What a screen reader asks for; a tab is pressed."""
    action = QAccessible.queryAccessibleInterface(button).actionInterface()
    assert action is not None
    action.doAction(PRESS if isinstance(button, PageTab) else TOGGLE)


def offered(root: QWidget) -> list[QAbstractButton]:
    """Every button in sight that can be on or off."""
    found = root.findChildren(QAbstractButton)
    return [button for button in found if button.isCheckable() and button.isVisible() and button.isEnabled()]


def settings(window: MainWindow) -> None:
    window.navigator.home.settings_wanted.emit()


def new_game(key: str) -> Callable[[MainWindow], None]:
    return lambda window: window.navigator.home.game_chosen.emit(key)


def table(window: MainWindow) -> None:
    window.navigator.begin(ALONE)


def replay(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    playing(window).show_read_only()


def recap(window: MainWindow) -> None:
    window.navigator.begin(MatchSetup("stalk_exchange", PEOPLE, {}, 5))
    playing(window).table.recap.show_cards("stalk_exchange", 0, PARTIES, CARDS)


SURFACES: dict[str, Callable[[MainWindow], None]] = {
    "settings": settings,
    "recap": recap,
    **{f"new game {key}": new_game(key) for key in GAMES},
    "table": table,
    "replay": replay,
}


@pytest.mark.parametrize("surface", SURFACES)
def test_a_toggle_counts_as_one_press_on_every_button(house: House, surface: str) -> None:
    window = house.open()
    SURFACES[surface](window)
    for number in range(len(offered(window))):
        buttons = offered(window)
        if number < len(buttons) and not buttons[number].isChecked():  # a choice may take others with it
            _toggle_one(buttons[number])
    assert offered(window), "there is something to choose"


def _toggle_one(button: QAbstractButton) -> None:
    assert isinstance(button, ToggleButton), button
    pressed: list[QAbstractButton] = []
    button.clicked.connect(lambda: pressed.append(button))
    refused = isinstance(button, Segment) and bool(button.reason)
    toggle(button)
    assert len(pressed) == 1, button.accessibleName()
    assert button.isChecked() is not refused, button.accessibleName()
    QApplication.processEvents()


def test_the_settings_change_by_a_toggle(house: House) -> None:
    window = house.open()
    settings(window)
    sheet = window.findChildren(SettingsSheet)[0]
    toggle(sheet.theme.values.segment("dusk"))
    assert (window.context.appearance.theme, window.context.settings.get("theme")) == (DUSK, "dusk")
    toggle(sheet.theme.values.segment("dusk"))
    assert sheet.theme.values.value == "dusk", "one of them is always chosen"


def test_a_toggle_on_a_refused_value_leaves_the_chosen_one(house: House) -> None:
    window = house.open()
    settings(window)
    values = window.findChildren(SettingsSheet)[0].speed.values
    told: list[str] = []
    values.chosen.connect(told.append)
    was = values.value
    values.refuse("0.5", "Not today.")
    toggle(values.segment("0.5"))
    assert (values.value, told) == (was, [])
    assert [segment.value for segment in values.findChildren(Segment) if segment.isChecked()] == [was]


def test_a_toggle_on_the_open_tab_leaves_it_open(house: House) -> None:
    window = house.open()
    table(window)
    rail = playing(window).table.side_panel
    tabs = [button for button in offered(rail) if isinstance(button, ToggleButton)]
    toggle(tabs[1])
    assert rail.page(1) is not None
    toggle(tabs[1])
    assert [tab.isChecked() for tab in tabs] == [False, True, *[False] * (len(tabs) - 2)]


def test_a_toggle_lights_a_card_of_the_recap(house: House) -> None:
    window = house.open()
    recap(window)
    shown = playing(window).table.recap
    cards = offered(shown)
    stepped: list[int] = []
    shown.stepped.connect(stepped.append)
    for at in (0, 1, 0):
        toggle(cards[at])
        assert (shown.lit, stepped[-1:]) == (at, [at])


def test_a_toggle_says_that_somebody_wants_to_look(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    rig.throw()
    for marked in (["Ben"], []):
        toggle(rig.asker("Ben"))
        watch = rig.session.response_windows.watch
        assert watch is not None
        assert (rig.marked, len(watch.marks)) == (marked, len(marked))


def test_a_toggle_gives_a_standing_order(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    rig.open_gate()
    rig.screen.standing_orders.open_for(0)
    orders = rig.screen.standing_orders
    for order in ("always", "never"):
        toggle(orders.choices[order])
        assert rig.session.response_windows.order(0) == order
    for button in orders.choices.values():
        assert button.receivers(SIGNAL("clicked(bool)")) == 0, "a press is told by `toggled`, as a reader's toggle is"
    orders.dismiss()
    orders.open_for(0)
    assert [rig.session.response_windows.order(seat) for seat in range(3)] == ["never", "press", "press"]


def test_what_the_program_shows_itself_is_no_press(house: House) -> None:
    window = house.open()
    settings(window)
    values = window.findChildren(SettingsSheet)[0].theme.values
    pressed: list[str] = []
    for segment in values.findChildren(Segment):
        segment.clicked.connect(lambda _=False, name=segment.value: pressed.append(name))
    values.choose("dusk")
    assert (pressed, window.context.appearance.theme is DUSK) == ([], False)
    QTest.mouseClick(values.segment("dusk"), Qt.MouseButton.LeftButton)
    assert (pressed, window.context.appearance.theme is DUSK) == (["dusk"], True)
