"""Keys that are printed on the table, on keyboards of other layouts, as the X server gets them."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from tests.program.conftest import Sit
from tests.program.evening import ROOT, Evening
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet
from tests.today import in_turn

LAYOUTS: Final = ("fr", "de", "cz", "ru", "gr", "il", "tr", "us(dvorak)")
US_PLACES: Final = dict(zip("123ABCDFNRSW", (10, 11, 12, 38, 56, 54, 40, 41, 57, 27, 39, 25), strict=True))
"""The numbers X gives to keys of a US keyboard."""

GUESSING: Final = 120.0
"""Seconds within which a guest plays something that others may stop."""


def press(evening: Evening, name: str) -> None:
    """The key that types what is printed; where the layout has none, the one in its place."""
    code, shifted = evening.hands.key_that_types(name.lower()) or (US_PLACES[name], False)
    evening.hands.press_code(code, shifted=shifted)
    evening.settle()


def choose_layout(evening: Evening, layout: str) -> None:
    name, _, variant = layout.removesuffix(")").partition("(")
    words = ["setxkbmap", "-layout", name, *(["-variant", variant] if variant else [])]
    subprocess.run(words, env=evening.program.surroundings, check=True)
    evening.hands.learn_layout()


def begin_match(evening: Evening, *words: str) -> Path:
    """Leave a match that was begun before in the folder of matches, up to a decision that seldom comes."""
    writer = [sys.executable, "-m", "tests.begun", str(evening.program.matches), *words]
    written = subprocess.run(writer, capture_output=True, text=True, check=True, cwd=ROOT)
    return evening.program.matches / written.stdout.strip()


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_printed_keys_reach_their_places(sit: Sit, layout: str) -> None:
    evening = sit(bus=True)
    choose_layout(evening, layout)
    press(evening, "B")
    evening.find("Search matches|Import and backup")
    evening.keys("Escape")
    evening.wait(lambda: not evening.page().matching("Import and backup"), "home")
    sheet = Sheet(evening, packet(evening.page(), "stalk_exchange"))
    sheet.start()
    Guest(evening, 1).come_to_the_table()
    for digit in "123":
        press(evening, digit)
        assert evening.page().told("can go here"), f"{digit} lifts nothing"
        evening.keys("Escape")
        assert not evening.page().told("can go here")
    if layout != "us(dvorak)":  # bare digits of AZERTY, too
        evening.hands.press_code(US_PLACES["1"])
        evening.settle()
        assert evening.page().told("can go here")
        evening.keys("Escape")
    press(evening, "F")
    evening.find("Seedy Business: 5 tokens left")
    evening.close_window()


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_printed_keys_sell_a_card_and_ask_to_look_in_a_response_window(sit: Sit, layout: str) -> None:
    evening = sit(bus=True)
    sheet = Sheet(evening, packet(evening.page(), "fire_and_flora"))
    sheet.sit(3)
    sheet.set_option("Time to block", "Until Continue")
    sheet.start()
    guest, look = Guest(evening, 2), "(.*): See my hand"
    guest.come_to_the_table()
    # An event can ask for a decision before the first action (Hitchhiking Seeds: choose an opponent).
    evening.wait(lambda: evening.page().told("key S") or (guest.act() and False), "an action", GUESSING, pause=0)
    choose_layout(evening, layout)
    press(evening, "S")
    evening.find(".*choose a card to sell.*")
    choose_layout(evening, "us")
    evening.keys("Escape")
    evening.wait(
        lambda: evening.page().matching(look) or (guest.act() and False), "somebody to be asked", GUESSING, pause=0
    )
    choose_layout(evening, layout)
    asked = evening.page().matching(look)
    assert asked
    for person in asked:
        press(evening, person.description.removeprefix("Key: "))
        evening.find(person.name.replace("See my hand", "will look"))
    evening.close_window()


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_printed_keys_turn_and_mirror_a_bed(sit: Sit, layout: str) -> None:
    evening = sit(bus=True)
    sheet = Sheet(evening, packet(evening.page(), "paths_and_flower_beds"))
    sheet.start()
    guest = Guest(evening, 3)
    crook = "Lily crook, .* ways"  # no row and no square, which have no mirror image
    evening.wait(lambda: evening.page().matching(crook) or (guest.act() and False), "a bed to name", GUESSING, pause=0)
    evening.click(crook)
    evening.wait(lambda: evening.page().told("key F") or (guest.act() and False), "a bed to mirror", GUESSING, pause=0)
    choose_layout(evening, layout)
    for key in "RF":
        before = held(evening)
        press(evening, key)
        evening.wait(partial(is_other_piece, evening, before), f"{key} to turn or mirror the piece")
    evening.close_window()


def held(evening: Evening) -> str:
    """The name of the piece in hand, "" where there is none."""
    return next((node.name for node in evening.page().told("in hand")), "")


def is_other_piece(evening: Evening, before: str) -> bool:
    return held(evening) not in ("", before)


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_a_printed_key_declines_an_animal(sit: Sit, layout: str) -> None:
    evening = sit(bus=True)
    sheet = Sheet(evening, packet(evening.page(), "gnomadic_gardeners"))
    sheet.set_option("Month", "October Slumber")
    sheet.start()
    guest = Guest(evening, 4)
    evening.wait(lambda: evening.page().told("key D") or (guest.act() and False), "an animal", GUESSING, pause=0)
    choose_layout(evening, layout)
    press(evening, "D")
    evening.wait(lambda: not evening.page().told("key D"), "the next decision")
    evening.close_window()


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_a_printed_key_leaves_the_hen_out(sit: Sit, layout: str) -> None:
    evening, hen = sit(bus=True), "Don’t use the Hen"
    evening.close_window()
    begin_match(evening, "gnomadic_gardeners", "hen-off", "mode=duel", "month=july")
    evening.come_back()
    evening.click("Continue")
    Guest(evening, 5).come_to_the_table()
    choose_layout(evening, layout)
    for pressed in (True, False):
        press(evening, "W")
        evening.wait(partial(is_left_out, evening, hen, pressed), "the Hen to be left out or used")
    evening.close_window()


def is_left_out(evening: Evening, button: str, wanted: bool) -> bool:
    return bool({"checked", "pressed"} & set(evening.find(button).states)) is wanted


@pytest.mark.daily
@pytest.mark.parametrize("layout", in_turn(LAYOUTS, 4))
def test_printed_keys_choose_the_best_path_or_none(sit: Sit, layout: str) -> None:
    evening = sit(bus=True)
    for key, move in (("B", "trace best"), ("N", "trace none")):
        evening.close_window()
        record = begin_match(evening, "paths_and_flower_beds", "trace ", "mode=table", "trace_mode=own")
        evening.come_back()
        evening.click("Continue")
        Guest(evening, 6).come_to_the_table()
        choose_layout(evening, layout)
        press(evening, key)
        evening.wait(partial(ends_with, record, move), f"{key} to be played")
        choose_layout(evening, "us")
    evening.close_window()


def ends_with(record: Path, move: str) -> bool:
    """Whether this is the last move, which may have ended the match."""
    return any(move in line for line in record.read_text(encoding="utf-8").splitlines()[-2:])
