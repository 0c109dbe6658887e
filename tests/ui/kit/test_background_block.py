"""What lies under a sheet, in the whole window: it can neither be used nor read, looks as it did, and comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.commands.unattended import breathe
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.kit.buttons.menus import MenuIconButton
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.ui.players import tree_text

GAMES = sorted(fifth.games())
Tab, Backtab = Qt.Key.Key_Tab, Qt.Key.Key_Backtab


@pytest.fixture
def window(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = SettingsStore(tmp_path / "settings.json")
    settings.set("speed", 0.0)
    settings.set("theme", "morning")
    window = MainWindow(AppContext(appearance, LanguageSwitcher(), settings, tmp_path / "matches"))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    yield window
    window.close()


def top(window: QWidget) -> SheetOverlay:
    """The sheet that was opened last."""
    return [sheet for sheet in window.findChildren(SheetOverlay) if sheet.isVisible()][-1]


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def called(widget: QWidget) -> str:
    return widget.accessibleName() or str(getattr(widget, "text", str)())


def stops(key: Qt.Key) -> list[QWidget]:
    """What the keyboard comes by until it is where it was; a text that stops at each of its links counts once."""
    met = [focused()]
    for _ in range(200):
        QTest.keyClick(focused(), key)
        if focused() is met[0]:
            return met
        if focused() is not met[-1]:
            met.append(focused())
    raise AssertionError("Tab leads nowhere")


def both_ways() -> list[QWidget]:
    forth, back = stops(Tab), stops(Backtab)
    assert back[:1] + back[:0:-1] == forth
    return forth


def reading_order(sheet: NewGameSheet) -> Callable[[QWidget], tuple[int, int, int]]:
    """The left half from the top, the right half from the top, the foot."""

    foot = sheet.start.parentWidget()
    assert foot is not None

    def where(widget: QWidget) -> tuple[int, int, int]:
        at = widget.mapTo(sheet.body, widget.rect().center())
        if foot.isAncestorOf(widget):
            return 2, 0, at.x()
        return int(sheet.options.isAncestorOf(widget)), at.y() // 12, at.x()

    return where


@pytest.mark.parametrize("opened", [False, True], ids=["folded", "unfolded"])
@pytest.mark.parametrize("key", GAMES)
def test_tab_goes_through_a_new_game_in_reading_order(window: MainWindow, key: str, opened: bool) -> None:
    window.navigator.home.game_chosen.emit(key)
    sheet = top(window)
    assert isinstance(sheet, NewGameSheet)
    sheet.options.fold.unfold(opened=opened)
    met = both_ways()
    assert [called(stop) for stop in met] == [called(stop) for stop in sorted(met, key=reading_order(sheet))]
    assert {row.field for row in sheet.seats.rows} <= set(met)


def test_tab_goes_through_settings_and_rules(window: MainWindow) -> None:
    window.navigator.home.settings_wanted.emit()
    assert [called(stop).partition(":")[0] for stop in both_ways()] == [
        "Language", "Theme", "Contrast", "Text and button size", "Click targets", "Keyboard shortcuts",
        "About this program", "Speed", "Pause and wait for Space", "Motion", "Sounds", "Tips while playing",
    ]  # fmt: skip
    top(window).dismiss()
    window.navigator.home.rules_wanted.emit("stalk_exchange")
    stops = ["Close (Esc)", "Contents", "Search the rules", "Rules", "Save as PDF…"]
    assert [called(stop) for stop in both_ways()] == stops


def test_tab_goes_through_all_matches(window: MainWindow) -> None:
    for seed in range(4):
        window.navigator.begin(NewGameState.usual(registry.games()["stalk_exchange"]).setup(seed))
        window.navigator.go_home()
    window.navigator.home.page.all_matches_wanted.emit()
    sheet = window.navigator.home.sheet
    assert sheet is not None
    assert both_ways() == sheet.cards


def test_tab_goes_through_a_recap(window: MainWindow) -> None:
    people = tuple(Seated(name, number) for number, name in enumerate(("Ann", "Ben", "Cleo")))
    window.navigator.begin(MatchSetup("stalk_exchange", people, {}, 11))
    assert window.navigator.match is not None
    table, session = window.navigator.match.table, window.navigator.match.session
    for _ in range(20):
        table.step_player.skip_remaining()
        if session.gate is not None:
            table.handover.open_gate()
        if table.recap.isVisible():
            break
        table.play(session.rules.legal_moves(session.view)[0])
    assert [called(stop).partition(".")[0] for stop in both_ways()] == [
        "Go to the table", "Previous step", "1", "Show again",
    ]  # fmt: skip
    assert not table.board.isEnabled()
    table.recap.dismiss()
    assert focused() is table.board


def test_tab_goes_through_the_orders(window: MainWindow) -> None:
    window.navigator.begin(MatchSetup("fire_and_flora", (Seated("Ann", 0), Seated("Ben", 1)), {}, 11))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    table.handover.open_gate()
    table.standing_orders.open_for(0)
    assert [called(stop) for stop in both_ways()] == ["When I press my key", "Done"]
    table.standing_orders.dismiss()
    assert focused() is table.board


def test_it_cannot_be_used_or_read_and_the_keyboard_comes_back(window: MainWindow) -> None:
    packet = next(
        packet for packet in window.navigator.home.page.game_cards if packet.game.info.key == "stalk_exchange"
    )
    packet.setFocus()
    window.navigator.home.game_chosen.emit("stalk_exchange")
    new = top(window)
    assert not window.navigator.home.isEnabled()
    packet.setFocus()
    assert new.isAncestorOf(focused()), "what lies below cannot take the keyboard, either"
    assert "Continue" not in tree_text(window)
    assert "Start match" in tree_text(window)
    window.navigator.home.rules_wanted.emit("stalk_exchange")
    assert not new.isEnabled()
    assert "Start match" not in tree_text(window)
    assert "Search the rules" in tree_text(window)
    here = new.focusWidget()
    top(window).dismiss()
    assert focused() is here
    assert new.isEnabled()
    assert not window.navigator.home.isEnabled(), "there is still a sheet above it"
    new.dismiss()
    assert isinstance(focused(), GameCard)
    assert focused() is packet
    assert window.navigator.home.isEnabled()
    assert "New game" in tree_text(window)
    assert "Start match" not in tree_text(window)


def test_a_match_that_a_sheet_began_can_be_used(window: MainWindow) -> None:
    window.navigator.home.game_chosen.emit("stalk_exchange")
    sheet = top(window)
    assert isinstance(sheet, NewGameSheet)
    sheet.begin()
    assert window.navigator.match is not None
    window.navigator.match.table.handover.open_gate()
    assert window.navigator.match.table.board.isEnabled()
    assert focused() is window.navigator.match.table.board
    assert "Table" in tree_text(window)


def test_a_screen_that_is_left_takes_its_sheets_along(window: MainWindow) -> None:
    window.navigator.home.game_chosen.emit("stalk_exchange")
    window.navigator.home.rules_wanted.emit("stalk_exchange")
    window.navigator.begin(NewGameState.usual(registry.games()["gnomadic_gardeners"]).setup(1))
    assert window.navigator.match is not None
    assert window.navigator.match.isEnabled()
    assert open_sheets(window) == []
    window.navigator.match.rules_wanted.emit("")
    window.navigator.go_home()
    assert open_sheets(window) == []
    assert window.navigator.home.isEnabled()


@pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the (keyboard|mouse))")
def test_a_match_that_is_left_takes_its_open_menu_along(window: MainWindow) -> None:
    """A word of it pressed later would change a match that is closed."""
    window.navigator.begin(NewGameState.usual(registry.games()["gnomadic_gardeners"]).setup(1))
    assert window.navigator.match is not None
    bar = window.navigator.match.table.bar
    QTest.mouseClick(bar.findChildren(MenuIconButton)[-1], Qt.MouseButton.LeftButton)
    assert QApplication.activePopupWidget() is not None
    window.navigator.go_home()
    assert QApplication.activePopupWidget() is None


def open_sheets(window: MainWindow) -> list[SheetOverlay]:
    return [sheet for sheet in window.findChildren(SheetOverlay) if sheet.isVisible()]


def test_a_gate_that_closes_above_a_sheet_can_be_opened(window: MainWindow) -> None:
    window.navigator.begin(NewGameState.usual(registry.games()["gnomadic_gardeners"]).setup(1))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    table.standing_orders.open_sheet()
    assert not table.handover.isEnabled()
    table.handover.shut_for(table.players.player(0), "gnomadic_gardeners")
    assert table.handover.isEnabled()
    assert focused() is table.handover


def test_a_drag_ends_where_a_sheet_comes_between(window: MainWindow) -> None:
    """Its button will be let go of over the sheet, where the table does not see it."""
    window.navigator.begin(NewGameState.usual(registry.games()["stalk_exchange"]).setup(1))
    assert window.navigator.match is not None
    window.navigator.match.table.handover.open_gate()
    board = window.navigator.match.table.board
    piece = next(name for name in board.interaction.pieces if board.interaction.can_lift(name))
    start = board.mapFromScene(board.table_scene.layout.piece(piece).center())
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board.viewport(), start + QPoint(0, -60))
    assert board.interaction.held == piece
    window.navigator.match.table.open_rules()
    assert board.interaction.held == ""
    top(window).dismiss()
    QTest.mouseMove(board.viewport(), start + QPoint(0, -90))
    assert board.interaction.held == ""
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=start)


def test_a_piece_taken_by_the_keyboard_stays_in_hand(window: MainWindow) -> None:
    window.navigator.begin(NewGameState.usual(registry.games()["stalk_exchange"]).setup(1))
    assert window.navigator.match is not None
    window.navigator.match.table.handover.open_gate()
    board = window.navigator.match.table.board
    piece = next(name for name in board.interaction.pieces if board.interaction.can_lift(name))
    board.interaction.lift(piece)
    at = board.table_cursor.at
    window.navigator.match.table.open_rules()
    top(window).dismiss()
    assert (board.interaction.held, board.table_cursor.at, focused()) == (piece, at, board)


def pictured(page: QWidget) -> bytes:
    image = page.grab().toImage()
    return bytes(image.constBits())


def covered(page: QWidget, window: MainWindow) -> bytes:
    """What `page` looks like while a sheet lies over it; nothing has the keyboard there before, as nothing has then."""
    window.navigator.home.settings_wanted.emit()
    assert not page.isEnabled()
    image = pictured(page)
    top(window).dismiss()
    return image


@pytest.mark.parametrize("key", GAMES)
def test_it_looks_as_it_did(window: MainWindow, key: str) -> None:
    """A new-game sheet, every page beside a table, and the lists: nothing of them turns pale."""
    window.navigator.home.game_chosen.emit(key)
    new = top(window)
    focused().clearFocus()
    assert pictured(new) == covered(new, window)
    new.dismiss()
    window.navigator.begin(NewGameState.usual(registry.games()[key]).setup(1))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    MatchDriver(table, Random(1)).play(6, breathe)
    for number in (0, 1, 2, 3, None):
        table.switch_lists() if number is None else table.side_panel.open_page(number)
        breathe()
        if QApplication.focusWidget() is not None:
            focused().clearFocus()
        assert pictured(window.navigator.match) == covered(window.navigator.match, window), number


def test_a_sheet_is_found_by_its_own_kind_and_not_by_its_name(appearance: Appearance, qtbot: QtBot) -> None:
    """Two sheets in a page of their own: the lower is covered as long as the upper is open."""
    page = QWidget()
    qtbot.addWidget(page)
    field = QLineEdit(page)
    with qtbot.waitActive(page):
        page.show()
    lower, upper = (SheetOverlay(appearance, QSize(300, 200), page) for _ in range(2))
    QVBoxLayout(upper.body).addWidget(QLineEdit())
    lower.open_sheet()
    upper.open_sheet()
    assert (field.isEnabled(), lower.isEnabled(), upper.isEnabled()) == (False, False, True)
    lower.dismiss()
    assert (field.isEnabled(), upper.isEnabled()) == (False, True)
    assert upper.isAncestorOf(focused())
    upper.dismiss()
    assert field.isEnabled()
