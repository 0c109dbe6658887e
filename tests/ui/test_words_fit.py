"""Nothing is cut at any size of words: every label and button of a screen is measured, narrow and wide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.today import in_turn
from tests.ui.house import House, playing
from tests.ui.test_german_at_130 import breathe, cut, sheet_of

WINDOWS: Final = ((640, 480), (1280, 800), (1920, 1080), (3840, 2160))


class Seen(NamedTuple):
    """A size of words in a window, in a language."""

    text: int
    window: tuple[int, int]
    language: str


SPOKEN: Final = ("en", "de", "fr", "es")
ALL: Final = [Seen(*one) for one in product((100, 200), WINDOWS, SPOKEN) if one[0] * 640 <= one[1][0] * 100]
"""Words of 200 % need twice the width."""


@pytest.fixture(params=in_turn(ALL, 10, everyday=30), ids=lambda seen: f"{seen.text}-{seen.window[0]}-{seen.language}")
def window(house: House, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    window = house.open()
    window.context.languages.choose(request.param.language)
    window.resize(*request.param.window)
    window.context.appearance.set_text_size(request.param.text)
    breathe()
    yield window
    window.context.languages.choose("en")
    window.context.appearance.set_text_size(100)


def all_of(sheet: SheetOverlay) -> list[str]:
    sheet.grab()
    return cut(sheet.body)


def test_home_fits(window: MainWindow, elided: list[str]) -> None:
    window.navigator.home.page.grab()
    assert (cut(window.navigator.home.page), elided) == ([], [])


def test_the_settings_fit(window: MainWindow, elided: list[str]) -> None:
    window.navigator.open_settings()
    assert (all_of(sheet_of(window, SettingsSheet)), elided) == ([], [])


def test_the_sheet_before_a_match_fits(window: MainWindow, elided: list[str]) -> None:
    window.navigator.open_new_game(SHIPPED[0])
    assert (all_of(sheet_of(window, NewGameSheet)), elided) == ([], [])
    sheet_of(window, NewGameSheet).options.fold.unfold(opened=True)
    assert (all_of(sheet_of(window, NewGameSheet)), elided) == ([], [])


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_bar_and_rail_fit(window: MainWindow, key: str, elided: list[str]) -> None:
    window.navigator.begin(
        MatchSetup(key, (Seated("Annabelle", 0), *([] if "gnom" in key else [Seated("Ben", 1, "easy")])), {}, 5)
    )
    table = playing(window).table
    table.step_player.skip_remaining()
    table.side_panel.open_page(0)
    breathe()
    table.grab()
    assert (cut(table.bar), cut(table.side_panel), elided) == ([], [], [])
