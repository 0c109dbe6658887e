"""Standing orders: set in the private view alone, and nowhere to be seen outside it (section 5.8, point 6)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.match.responses.rig import ANN, MACHINE, ROBOT, Rig


def offered(rig: Rig) -> bool:
    """Whether the menu of the match speaks of orders."""
    rig.screen.bar.menu.aboutToShow.emit()
    return line_of_the_menu(rig).isVisible()


def line_of_the_menu(rig: Rig) -> QAction:
    return next(action for action in rig.screen.bar.menu.actions() if "look" in action.text())


def test_the_menu_offers_them_while_somebody_looks_alone(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    assert not offered(rig)  # the gate
    rig.open_gate()
    assert offered(rig)
    rig.throw()
    assert not offered(rig)  # the bar


def test_an_order_is_kept_for_who_gave_it(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    rig.open_gate()
    line_of_the_menu(rig).trigger()
    orders = rig.screen.standing_orders
    assert orders.choices["press"].isChecked()
    orders.choices["always"].click()
    QTest.keyClick(orders.choices["always"], Qt.Key.Key_Return)
    assert orders.isHidden()
    assert [rig.session.response_windows.order(seat) for seat in range(3)] == ["always", "press", "press"]


def test_the_sheet_goes_when_the_private_view_does(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    rig.open_gate()
    rig.screen.standing_orders.open_for(0)
    rig.throw()
    assert rig.screen.standing_orders.isHidden()


def test_only_who_plays_alone_is_offered_to_be_asked_when_able(appearance: Appearance, qtbot: QtBot) -> None:
    crowd, alone = Rig(appearance, qtbot), Rig(appearance, qtbot, seats=(ANN, ROBOT, MACHINE))
    assert set(alone.screen.standing_orders.choices) - set(crowd.screen.standing_orders.choices) == {"able"}


def test_who_asks_again_is_left_at_the_button_that_closes_the_sheet(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot)
    rig.open_gate()
    orders = rig.screen.standing_orders
    orders.open_for(0)
    orders._again.setFocus()
    orders._ask_again()
    assert orders.focusWidget() is orders._done
    assert orders._again.isHidden()
