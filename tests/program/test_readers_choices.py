"""What somebody who has a screen reader alone can choose: buttons that are on or off, and what is in menus."""

from __future__ import annotations

import json

import pytest

from tests.program.conftest import Sit
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet


def test_a_choice_is_made_by_a_readers_toggle(sit: Sit) -> None:
    evening = sit(bus=True)
    evening.click("Settings.*")
    evening.tree.press(evening.find("Theme: Dark"))
    kept = evening.program.matches.parent / "settings.json"
    evening.wait(lambda: json.loads(kept.read_text(encoding="utf-8")).get("theme") == "dusk", "dusk")
    evening.wait(lambda: "checked" in evening.find("Theme: Dark").states, "the mark on it")
    evening.keys("Escape")
    evening.close_window()


@pytest.mark.daily
def test_a_menu_is_in_the_tree_while_it_is_open(sit: Sit) -> None:
    evening = sit(bus=True)
    evening.click("New game")
    evening.click(packet(evening.page(), "stalk_exchange"))
    disc = evening.find("Symbol for .*")
    evening.wait(lambda: evening.tree.focused() == disc.name, "the keyboard on the first thing of the sheet")
    evening.tree.press(disc)
    evening.wait(lambda: evening.tree.focused() == "trowel", "its first item, told as what has the keyboard")
    page = evening.page_with("trowel")
    button = next(node for node in page if node.name == disc.name)
    below = page.below(button)
    assert (below[0].role, below[0].name) == ("popup menu", disc.name)
    assert {node.role for node in below[1:]} == {"menu item"}
    assert len(below) == 7, "the menu, and in it six symbols"
    evening.keys("Escape")
    evening.wait(lambda: evening.tree.focused() == disc.name, "the keyboard on the button again")
    assert not evening.page().matching("trowel")
    evening.tree.press(evening.find("Symbol for .*"))
    evening.tree.press(evening.find("bell"))
    evening.find("Symbol for .*: bell")
    evening.keys("Escape")
    evening.close_window()


@pytest.mark.daily
def test_the_thing_under_the_cursor_is_said_when_a_sheet_is_put_away(sit: Sit) -> None:
    evening = sit(bus=True)
    sheet = Sheet(evening, packet(evening.page(), "stalk_exchange"))
    sheet.seat_computers(sheet.seats()[1:])
    sheet.start()
    Guest(evening, 1).come_to_the_table()
    evening.keys("Right")
    thing = evening.tree.focused()
    assert thing not in ("", "Table")
    evening.keys("Ctrl+k")
    evening.wait(lambda: evening.tree.focused() == "What would you like to do?", "the palette")
    evening.keys("Escape")
    evening.wait(lambda: evening.tree.focused() == thing, "the thing the cursor is on")
    evening.close_window()
