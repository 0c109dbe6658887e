"""German and French are the longest languages there are, and a desktop at 130 % the smallest common one: nothing is cut
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple, TypeVar

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.practice.screen import PracticeScreen
from garden_desktop.ui.rules.rules_view import RulesSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.today import in_turn
from tests.ui.house import House, playing
from tests.ui.pad.test_final_position_view import ended

pytestmark = pytest.mark.daily  # whole screens with longer words

SIZES = [(round(1280 / 1.3), round(800 / 1.3)), (round(1920 / 1.3), round(1080 / 1.3)), (800, 560)]
SLACK = 1
T = TypeVar("T", bound=QWidget)


class Seen(NamedTuple):
    """A language on a window of a size."""

    language: str
    size: tuple[int, int]


IN_GERMAN: Final = [Seen("de", size) for size in SIZES]
IN_FRENCH: Final = in_turn([Seen("fr", size) for size in SIZES], len(SIZES))
IN_SPANISH: Final = in_turn([Seen("es", size) for size in SIZES], len(SIZES))


@pytest.fixture(params=[*IN_GERMAN, *IN_FRENCH, *IN_SPANISH], ids=lambda seen: "{0}-{1[0]}x{1[1]}".format(*seen))
def window(house: House, request: pytest.FixtureRequest) -> MainWindow:
    window = house.open()
    window.context.languages.choose(request.param.language)
    window.resize(*request.param.size)
    breathe()
    return window


def breathe() -> None:
    for _ in range(4):
        QApplication.processEvents()


def cut(root: QWidget) -> list[str]:
    """Everything with words on `root` that has too little room for them, or stands beside what can be seen."""
    return [f"{words}: {why}" for widget, words in _worded(root) if (why := _lacking(root, widget))]


def _worded(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QLabel | PaintedButton) and widget.text():
            yield widget, widget.text()


def _lacking(root: QWidget, widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        if widget.wordWrap() and widget.heightForWidth(widget.width()) > widget.height() + SLACK:
            return f"{widget.height()} of {widget.heightForWidth(widget.width())} high"
        if not widget.wordWrap() and widget.sizeHint().width() > widget.width() + SLACK:
            return f"{widget.width()} of {widget.sizeHint().width()} wide"
    elif isinstance(widget, PaintedButton) and widget.words_width() > widget.width() + SLACK:
        return f"{widget.width()} of {widget.words_width()} wide"
    return _beside(root, widget)


def _beside(root: QWidget, widget: QWidget) -> str:
    """Whether it reaches over the side of the page it scrolls on, or of what it stands on."""
    page = widget.parentWidget()
    while page is not None and page is not root and not isinstance(page.parentWidget(), QScrollArea):
        page = page.parentWidget()
    seen = page if page is not None else root
    at = QRect(widget.mapTo(seen, widget.rect().topLeft()), widget.size())
    outside = at.left() < -SLACK or at.right() > seen.width() + SLACK
    return f"from {at.left()} to {at.right()} of {seen.width()}" if outside else ""


def sheet_of(window: MainWindow, kind: type[T]) -> T:
    breathe()
    return window.findChildren(kind)[-1]


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_the_new_game_sheet_fits_in_every_way_to_play(window: MainWindow, key: str, elided: list[str]) -> None:
    window.navigator.open_new_game(key)
    sheet = sheet_of(window, NewGameSheet)
    for mode in registry.games()[key].info.modes:
        sheet.modes.segment(mode.key).click()
        for opened in (True, False):
            sheet.options.fold.unfold(opened=opened)
            breathe()
            sheet.grab()
            assert (cut(sheet.body), elided) == ([], []), opened


def test_the_settings_fit(window: MainWindow, elided: list[str]) -> None:
    window.navigator.open_settings()
    sheet = sheet_of(window, SettingsSheet)
    sheet.grab()
    assert (cut(sheet.body), elided) == ([], [])


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_the_rules_fit(window: MainWindow, key: str) -> None:
    window.navigator.open_rules(key)
    assert cut(sheet_of(window, RulesSheet).body) == []


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_the_slip_of_a_lesson_fits(window: MainWindow, key: str, elided: list[str]) -> None:
    window.navigator.lessons.open_lesson(registry.games()[key])
    slip = sheet_of(window, LessonPanel)
    assert slip.isVisible()
    slip.grab()
    assert (cut(slip), elided) == ([], [])
    assert window.rect().contains(QRect(slip.mapTo(window, slip.rect().topLeft()), slip.size()))


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_the_panel_of_a_puzzle_fits_before_and_after_the_answer(
    window: MainWindow, key: str, elided: list[str]
) -> None:
    window.navigator.lessons.open_puzzle(registry.games()[key])
    screen = window.navigator.match
    assert isinstance(screen, PracticeScreen)
    breathe()
    screen.panel.grab()
    assert (cut(screen.panel), elided) == ([], [])
    for move in screen.practice.best:
        screen.table.play(move)
        screen.table.step_player.skip_remaining()
    screen.answer()
    breathe()
    screen.panel.grab()
    assert (cut(screen.panel), elided) == ([], [])


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_the_bar_and_the_rail_fit(window: MainWindow, key: str, elided: list[str]) -> None:
    people = (Seated("Annabelle", 0), Seated("Benjamin", 1, "easy")) if key != "gnomadic_gardeners" else None
    window.navigator.begin(MatchSetup(key, people or (Seated("Annabelle", 0),), {}, 5))
    breathe()
    table = playing(window).table
    table.step_player.skip_remaining()
    breathe()
    table.side_panel.grab()
    assert (cut(table.side_panel), elided) == ([], [])


@pytest.mark.parametrize(("language", "key"), in_turn([*product(("de", "fr", "es"), SHIPPED)], 3))
def test_the_score_sheet_fits(house: House, elided: list[str], language: str, key: str) -> None:
    for size in SIZES[:2]:
        window, ending = ended(house, size, key)
        window.context.languages.choose(language)
        breathe()
        ending.pad.grab()
        assert (cut(ending.pad), elided) == ([], []), size


def test_a_word_that_is_cut_is_found(window: MainWindow) -> None:
    window.navigator.open_settings()
    sheet = sheet_of(window, SettingsSheet)
    sheet.tips.title.setFixedWidth(20)
    assert len(cut(sheet.body)) == 1
