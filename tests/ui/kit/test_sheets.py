from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.layout import sheets
from garden_desktop.ui.kit.layout.sheets import MARGIN, SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    QLineEdit(window)
    with qtbot.waitActive(window):
        window.show()
    yield window


@pytest.fixture
def sheet(appearance: Appearance, window: QWidget) -> SheetOverlay:
    sheet = SheetOverlay(appearance, QSize(600, 400), window)
    layout = QVBoxLayout(sheet.body)
    for name in ("first", "second"):
        field = QLineEdit()
        field.setObjectName(name)
        layout.addWidget(field)
    sheet.open_sheet()
    return sheet


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget
    return widget


def test_it_covers_the_window_with_the_sheet_in_the_middle(window: QWidget, sheet: SheetOverlay) -> None:
    assert sheet.size() == window.size()
    assert sheet.body.size() == QSize(600, 400)
    assert sheet.body.geometry().center() == window.rect().center()


def test_it_follows_the_window_and_shrinks_in_a_small_one(window: QWidget, sheet: SheetOverlay) -> None:
    window.resize(500, 300)
    assert sheet.size() == window.size()
    assert sheet.body.size() == QSize(500 - 2 * MARGIN, 300 - 2 * MARGIN)


def test_in_a_narrow_window_it_is_as_much_higher_as_it_is_narrower(window: QWidget, sheet: SheetOverlay) -> None:
    window.resize(300 + 2 * MARGIN, 1000)
    assert sheet.body.size() == QSize(300, 800)
    window.resize(300 + 2 * MARGIN, 700)
    assert sheet.body.size() == QSize(300, 700 - 2 * MARGIN)


def test_what_changes_inside_the_sheet_is_painted_without_its_shadow(
    sheet: SheetOverlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, drawn = sheet.grab().toImage(), list[bool]()
    monkeypatch.setattr(sheets, "draw_shadow", lambda *args, **more: drawn.append(True))
    inside = sheet.body.geometry().adjusted(30, 30, -30, -30)
    sheet.repaint(inside)
    assert not drawn
    part = QPixmap(inside.size())
    sheet.render(part, QPoint(), QRegion(inside))
    assert part.toImage() == whole.copy(inside).convertToFormat(part.toImage().format())
    sheet.repaint(inside.adjusted(-60, 0, 0, 0))
    assert drawn


def test_tab_stays_on_the_sheet(sheet: SheetOverlay) -> None:
    assert focused().objectName() == "first"
    seen = []
    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(focused().objectName())
    assert seen == ["second", "first", "second"]
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert focused().objectName() == "first"


def test_escape_puts_it_away_and_the_keyboard_back(qtbot: QtBot, appearance: Appearance, window: QWidget) -> None:
    field = window.findChild(QLineEdit)
    assert field
    field.setFocus()
    sheet = SheetOverlay(appearance, QSize(100, 100), window)
    sheet.open_sheet()
    with qtbot.waitSignal(sheet.dismissed, timeout=500):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is field


@pytest.mark.parametrize(
    ("key", "modifiers", "kept"),
    [
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, True),
        (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier, False),
    ],
)
def test_shortcuts_of_the_table_end_at_the_sheet(
    sheet: SheetOverlay, key: Qt.Key, modifiers: Qt.KeyboardModifier, kept: bool
) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    event.ignore()
    QApplication.sendEvent(sheet, event)
    assert event.isAccepted() is kept


def test_the_window_behind_is_dimmed_and_the_sheet_is_not(
    appearance: Appearance, window: QWidget, sheet: SheetOverlay
) -> None:
    image = window.grab().toImage()
    assert image.pixelColor(40, 700).lightness() < 120
    corner = sheet.body.geometry().bottomRight()
    assert image.pixelColor(corner.x() - 30, corner.y() - 4) == appearance.theme.surface
