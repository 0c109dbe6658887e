"""The size of words and controls goes through one place, and everything follows it at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.style import size, style_sheet
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.window import FRAME, LEAST, MainWindow
from tests.ui.house import ALONE, House, playing


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    """Whoever comes next finds words as they are at 100 %, in the style sheet of the program, too."""
    yield
    size.set_scale(100)
    size.fit(QSize())
    style_sheet.apply_theme(qapp, MORNING)


def test_sizes_at_100_per_cent_are_what_they_say() -> None:
    assert (size.px(13), size.scale()) == (13, 1)


def test_bar_rail_and_their_words_grow_at_once_and_shrink_again(house: House) -> None:
    window = house.open()
    window.resize(1590, 990)
    window.navigator.begin(ALONE)
    table = playing(window).table
    before = sizes(window)
    window.context.appearance.set_text_size(200)
    assert sizes(window) == [2 * side for side in before]
    assert table.side_panel.width() == 560
    window.context.appearance.set_text_size(100)
    assert sizes(window) == before


def sizes(window: MainWindow) -> list[int]:
    table = playing(window).table
    title = table.bar.findChildren(QLabel)[0]
    title.ensurePolished()
    return [table.bar.height(), table.side_panel.cards[0].sizeHint().width(), title.font().pixelSize()]


LARGER = {(1280, 800): 1, (1599, 1200): 1, (1920, 1080): 1.25, (1080, 1920): 1.25, (2560, 1440): 1.5, (3840, 2160): 2}


@pytest.mark.daily
@pytest.mark.parametrize(("wide", "high"), LARGER)
def test_a_larger_window_has_larger_words(house: House, wide: int, high: int) -> None:
    window = house.open()
    window.navigator.begin(ALONE)
    before = sizes(window)
    window.resize(wide, high)
    assert sizes(window) == [round(LARGER[wide, high] * side) for side in before]
    window.resize(1280, 800)
    assert sizes(window) == before


@pytest.mark.parametrize("percent", size.TEXT_SIZES)
def test_a_large_window_never_holds_less_than_a_smaller_one_for_whoever_has_chosen_large_words(percent: int) -> None:
    size.set_scale(percent)
    for long, short, _ in size.GROWTH:
        size.fit(QSize(long, short))
        assert size.scale() >= percent / 100
        assert size.scale() == percent / 100 or long / size.scale() >= size.ROOMY


def test_words_grow_no_faster_than_the_window() -> None:
    for long, short, growth in size.GROWTH:
        assert long / growth >= 1280
        assert short / growth >= 800


def test_a_window_that_opens_large_is_dressed_for_it_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.settings.write_text('{"window": [1920, 1080], "speed": 0, "theme": "morning", "language": "en"}')
    worn = list[float]()
    monkeypatch.setattr(style_sheet, "apply_theme", lambda app, theme: worn.append(size.scale()))
    house.open()
    assert set(worn) == {1.25}


def test_every_button_is_as_much_larger_as_the_words(house: House) -> None:
    window = house.open()
    window.navigator.open_settings()
    buttons = [one for one in window.findChildren(PaintedButton) if one.text() and not isinstance(one, GameCard)]
    assert len(buttons) > 20
    before = [button.sizeHint().height() for button in buttons]
    window.context.appearance.set_text_size(150)
    assert [button.sizeHint().height() for button in buttons] == [round(1.5 * high) for high in before]


def test_home_begins_at_its_head_however_large_its_words_are(house: House) -> None:
    window = house.open()
    for wide, high, text in ((900, 620, 100), (1280, 800, 200), (800, 560, 150)):
        window.resize(wide, high)
        window.context.appearance.set_text_size(text)
        window.navigator.go_home()
        assert window.navigator.home.page.mapTo(window, window.navigator.home.page.masthead.pos()).y() == 0


def test_a_low_window_opens_at_the_head_of_home_when_it_becomes_active(house: House) -> None:
    house.settings.write_text('{"window": [900, 620], "speed": 0, "theme": "morning", "language": "en"}')
    window = house.open()
    window.activateWindow()
    for _ in range(5):
        QApplication.processEvents()
    assert window.size().toTuple() == (900, 620)
    assert window.navigator.home.page.mapTo(window, window.navigator.home.page.masthead.pos()).y() == 0


def test_where_the_table_would_be_small_the_rail_folds_and_comes_back(house: House) -> None:
    window = house.open()
    window.navigator.begin(ALONE)
    rail = playing(window).table.side_panel
    window.resize(640, 480)
    QApplication.processEvents()
    assert rail.folded
    rail.open_page(0)
    window.resize(660, 480)
    QApplication.processEvents()
    assert not rail.folded, "a person wanted it"
    window.resize(1280, 800)
    QApplication.processEvents()
    assert not rail.folded


def test_no_window_is_higher_than_a_screen_of_1080_at_twice_the_size() -> None:
    assert LEAST.height() <= 1080 // 2 - FRAME
    assert LEAST.width() <= 640


def test_the_size_of_words_is_kept_and_holds_when_the_program_opens_again(house: House) -> None:
    window = house.open()
    window.navigator.dialogs.make_settings_sheet().text.values.segment("130").click()
    assert size.px(100) == 130
    size.set_scale(100)
    house.open()
    assert size.px(100) == 130


def test_a_size_of_words_that_nobody_offers_is_not_taken_from_the_settings(house: House) -> None:
    house.settings.write_text('{"text": 1000, "speed": 0, "theme": "morning"}')
    house.open()
    assert size.scale() == 1
