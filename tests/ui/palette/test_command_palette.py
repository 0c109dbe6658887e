"""Ctrl+K names everything that can be done now, and does it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.style.appearance import FAST, NORMAL
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.palette import Command, CommandPalette, find_commands
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.ui.house import ALONE, House

TWO = MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5)


@pytest.fixture
def window(house: House) -> Iterator[MainWindow]:
    yield house.open()


def key(window: MainWindow, pressed: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, pressed, held)
    QApplication.processEvents()


def palette(window: MainWindow) -> CommandPalette:
    key(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    (sheet,) = [sheet for sheet in window.findChildren(CommandPalette) if sheet.isVisible()]
    return sheet


def lines(sheet: CommandPalette) -> list[str]:
    return [sheet.list.item(row).text() for row in range(sheet.list.count())]


def found(window: MainWindow, words: str) -> list[str]:
    """Type, and return what is found."""
    sheet = palette(window)
    QTest.keyClicks(sheet.field, words)
    said = lines(sheet)
    key(window, Qt.Key.Key_Escape)
    return said


def do(window: MainWindow, words: str) -> None:
    """Type and press Enter."""
    sheet = palette(window)
    QTest.keyClicks(sheet.field, words)
    assert sheet.chosen is not None
    key(window, Qt.Key.Key_Return)
    QTest.qWait(1)


def test_words_are_found_in_any_order_case_and_accent_and_beginnings_come_first() -> None:
    deeds = [Command(words, bool, "Rules") for words in ("The bloom", "Blüten und Beete", "Other")]
    assert [deed.words for deed in find_commands(deeds, "BLU")] == ["Blüten und Beete"]
    assert [deed.words for deed in find_commands(deeds, "beete bluten")] == ["Blüten und Beete"]
    assert [deed.words for deed in find_commands(deeds, "bl")] == ["Blüten und Beete", "The bloom"]
    assert len(find_commands(deeds, "rules")) == 3
    assert find_commands(deeds, "weeds") == []


def test_at_home_every_game_can_be_begun_and_its_rules_opened(window: MainWindow) -> None:
    sheet = palette(window)
    said = lines(sheet)
    assert len(said) < 30
    assert not any(line.endswith(("· Rules", "· Settings")) for line in said), "only commands until something is typed"
    QTest.keyClicks(sheet.field, "rules")
    found = lines(sheet)
    for game in registry.games().values():
        assert any(line.startswith(f"{game.info.title.source}: ") and line.endswith("· Rules") for line in found)
    for game in registry.games().values():
        assert f"New game: {game.info.title.source} · Games" in said
        assert f"Learn {game.info.title.source} · Games" in said


@pytest.mark.parametrize("looked_for", ["advice", "hint"])
def test_advice_is_found_by_what_it_is_called_elsewhere(window: MainWindow, looked_for: str) -> None:
    window.navigator.begin(ALONE)
    deeds = find_commands(palette(window)._commands, looked_for)
    assert [deed.key for deed in deeds][:1] == ["H"]


def test_whoever_looks_for_help_finds_keys_rules_and_lessons(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    keys = [deed.key for deed in find_commands(palette(window)._commands, "help")]
    assert {"F1", "H", "?"} <= set(keys)


def test_how_much_is_found_stands_below_what_is_typed(window: MainWindow) -> None:
    sheet = palette(window)
    sheet.field.setText("zzz")
    QApplication.processEvents()
    assert 0 < sheet._count.y() - sheet.field.geometry().bottom() < 40


def test_a_game_is_begun_by_its_name(window: MainWindow) -> None:
    do(window, "new game stalk")
    assert [sheet.isVisible() for sheet in window.findChildren(NewGameSheet)] == [True]


def test_a_setting_is_chosen_by_its_value(window: MainWindow) -> None:
    do(window, "theme dark")
    assert window.context.appearance.theme.dark
    assert window.context.settings.get("theme") == "dusk"


def test_what_can_be_set_is_said_in_the_language_that_is_spoken_by_now(window: MainWindow) -> None:
    assert found(window, "dark") == ["Theme: Dark · Settings"]
    do(window, "language deutsch")
    assert found(window, "dunkel") == ["Design: Dunkel · Einstellungen"]


def test_the_settings_are_read_once_however_often_the_palette_opens(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = lines(palette(window))
    key(window, Qt.Key.Key_Escape)
    monkeypatch.setattr(SettingsSheet, "__init__", None)
    assert lines(palette(window)) == before


def test_an_unfinished_match_is_resumed(window: MainWindow, house: House) -> None:
    path = house.record()
    do(window, "continue ann")
    assert window.navigator.match is not None
    assert window.navigator.match.session.journal is not None
    assert window.navigator.match.session.journal.path == path


def test_every_offer_of_the_table_is_a_line_and_enter_makes_it(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    assert window.navigator.match is not None
    hands = window.navigator.match.table.board.interaction
    offers = {(handle.place, handle.piece) for handle in hands.offers}
    sheet = palette(window)
    QTest.keyClicks(sheet.field, "move")
    moves = [line for line in lines(sheet) if line.endswith("· Move")]
    assert len(moves) == len(offers) > 3
    assert lines(sheet)[: len(moves)] == moves
    key(window, Qt.Key.Key_Return)
    QTest.qWait(1)
    assert len(hands.draft) == 1


@pytest.mark.parametrize("key", registry.games())
def test_commands_are_listed_before_anything_is_typed_and_moves_are_found_by_typing(key: str, house: House) -> None:
    """There were 335 lines in Stalk Exchange, all of them moves, and the commands came after them."""
    window = house.open()
    window.navigator.begin(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    table.handover.open_gate()
    table.step_player.skip_remaining()
    sheet = palette(window)
    assert not [line for line in lines(sheet) if line.endswith("· Move")]
    assert "· Table" in lines(sheet)[0]
    hands = table.board.interaction
    first = hands.entries[0]
    words = table.board.accessibility.describer.doing(first.place, first.piece)
    sheet.field.setText(words)
    assert f"{words} · Move" in lines(sheet)


def test_at_a_replay_every_step_of_its_foot_is_a_line_and_is_done(window: MainWindow, house: House) -> None:
    window.navigator.resume(house.record())
    assert window.navigator.match is not None
    window.navigator.match.show_read_only()
    replay = window.navigator.match.replay
    assert replay is not None
    said = lines(palette(window))
    assert {"Previous turn · Replay · Ctrl+Left", "Pause at key moments · Replay · M"} < set(said)
    assert not any(line.endswith("· Move") for line in said)
    key(window, Qt.Key.Key_Escape)
    end = replay.ply
    do(window, "previous move")
    assert replay.ply == end - 1
    window.context.appearance.set_speed(NORMAL)
    do(window, "speed")
    assert window.context.appearance.speed == FAST


def test_behind_a_gate_nothing_of_what_somebody_holds_is_named(window: MainWindow) -> None:
    window.navigator.begin(TWO)
    assert window.navigator.match is not None
    assert window.navigator.match.table.handover.isVisible()
    assert not any(line.endswith("· Move") for line in lines(palette(window)))


def test_the_palette_goes_away_when_something_else_can_be_done(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    sheet = palette(window)
    assert window.navigator.match is not None
    window.navigator.match.table.board.interaction.changed.emit()
    assert not sheet.isVisible()


def test_arrows_walk_in_the_list_while_one_types_and_the_line_is_said(window: MainWindow) -> None:
    sheet = palette(window)
    assert sheet.field.hasFocus()
    key(window, Qt.Key.Key_Down)
    assert sheet.list.currentRow() == 1
    assert sheet.field.accessibleDescription() == lines(sheet)[1]
    key(window, Qt.Key.Key_Up)
    key(window, Qt.Key.Key_Up)
    assert sheet.list.currentRow() == 0
    key(window, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_what_is_found_nowhere_is_said(window: MainWindow) -> None:
    sheet = palette(window)
    QTest.keyClicks(sheet.field, "xyzzy")
    assert sheet.chosen is None
    assert sheet.field.accessibleDescription() == "No commands found."
    key(window, Qt.Key.Key_Return)
    assert sheet.isVisible()
