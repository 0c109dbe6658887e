"""Things that people do at a table besides playing. Each leaves the match as it was, and still going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.program.evening import Evening
from tests.program.guest import Guest
from tests.program.words import ENGLISH, words

Occasion = Callable[[Evening, Guest], None]
GERMAN: Final = "de"
NATIVE: Final = {ENGLISH: "English", GERMAN: "Deutsch"}


def read_the_rules(evening: Evening, guest: Guest) -> None:
    evening.keys("F1")
    evening.find("Search the rules")
    evening.keys("Down", "Down", "Next")
    evening.keys("Escape")


def look_at_the_side(evening: Evening, guest: Guest) -> None:
    """Open score, chart and rules in the side panel, collapse the panel and expand it again."""
    for page in ("Score", "Chart", "Rules", "Log"):
        evening.click(page)
    evening.keys("F9")
    evening.keys("F9")


def play_with_lists(evening: Evening, guest: Guest) -> None:
    evening.keys("Ctrl+l")
    guest.play(2)
    guest.come_to_the_table()
    evening.keys("Ctrl+l")


def take_back(evening: Evening, guest: Guest) -> None:
    """Undo, which the other players may have to confirm, and redo."""
    evening.keys("Ctrl+z")
    if evening.page().named("We agree"):
        evening.click("We agree")
    guest.come_to_the_table()
    evening.keys("Ctrl+y")


def light_the_lamps(evening: Evening, guest: Guest) -> None:
    evening.choose("Menu", "Settings")
    evening.click("Theme: Dark")
    evening.keys("Escape")


def speak_german(evening: Evening, guest: Guest) -> None:
    """Play on in German, then in English again."""
    _speak(evening, ENGLISH, GERMAN)
    guest.language = GERMAN
    guest.play(2)
    guest.come_to_the_table()
    _speak(evening, GERMAN, ENGLISH)
    guest.language = ENGLISH


def _speak(evening: Evening, before: str, after: str) -> None:
    evening.choose(words("Menu", before), words("Settings", before))
    evening.click(f"{words('Language', before)}: {NATIVE[after]}")
    evening.keys("Escape")


def come_back_tomorrow(evening: Evening, guest: Guest) -> None:
    """Close the window in mid-match, start the program again and resume the match."""
    evening.close_window()
    evening.come_back()
    evening.click("Continue")


OCCASIONS: Final[tuple[Occasion, ...]] = (
    read_the_rules,
    look_at_the_side,
    play_with_lists,
    take_back,
    light_the_lamps,
    speak_german,
    come_back_tomorrow,
)
