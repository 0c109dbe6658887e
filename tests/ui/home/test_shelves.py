"""The home screen with one game and with forty: shelves, keys and what a reader hears."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.home.home_layout import picture_size
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import blend
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from tests.today import sampled
from tests.ui.home.shelf_hands import Build, focused, in_sight, key

SIZES = [(1280, 800), (1920, 1080), (900, 1400), (900, 620)]
COUNTS = [1, 4, 5, 6, 10, 40]


def check_all_is_there(home: HomeScreen) -> None:
    page, packets = home.page, home.page.game_cards
    assert all(page.rect().contains(packet.geometry().adjusted(0, 0, 0, -60)) for packet in packets)
    shown = [QRect(packet.pos(), packet.risen.size()) for packet in packets if not packet.hasFocus()]
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))
    for packet in packets if not packets[0].flat else []:
        picture = picture_size(packet.width()).height()
        assert packet.text_height(packet.width()) + picture <= packet.risen.height()


@pytest.mark.parametrize("size", sampled([(size,) for size in SIZES], 2), ids=str)
@pytest.mark.parametrize("games", COUNTS)
def test_nothing_overlaps_and_no_word_is_cut(
    open_home: Build, size: tuple[int, int], games: int, elided: list[str]
) -> None:
    home = open_home(games, size, matches=2)
    check_all_is_there(home)
    home.page.grab()
    assert elided == []


@pytest.mark.daily
@pytest.mark.parametrize("size", sampled([(size,) for size in SIZES], 2), ids=str)
def test_nothing_is_cut_in_german_either(
    open_home: Build, german: LanguageSwitcher, size: tuple[int, int], elided: list[str]
) -> None:
    home = open_home(40, size)
    home.page.game_cards[7].setFocus()
    check_all_is_there(home)
    home.page.grab()
    assert elided == []


@pytest.mark.daily
@pytest.mark.parametrize("size", sampled([(size,) for size in SIZES], 2), ids=str)
def test_nothing_is_cut_where_letters_are_wider(
    wide_faces: None, open_home: Build, german: LanguageSwitcher, size: tuple[int, int], elided: list[str]
) -> None:
    home = open_home(40, size, matches=2)
    for language in ("en", "de"):
        german.choose(language)
        check_all_is_there(home)
        home.page.grab()
    assert elided == []


def test_with_one_row_there_is_nothing_to_scroll(open_home: Build) -> None:
    for games in (1, 4, 5):
        home = open_home(games)
        assert home.page.height() == home.height()
        assert home.page.finder is None


def test_a_game_without_a_picture_has_a_plain_packet(appearance: Appearance, open_home: Build) -> None:
    """Its ground is of its own colour, where a hatching said that something is missing."""
    home = open_home(2)
    bare = home.page.game_cards[1]
    image = bare.grab().toImage()
    middle = QPoint(bare.width() // 2, 50)
    theme = appearance.theme
    assert image.pixelColor(middle).name() == blend(theme.surface, theme.clay, 0.16).name()
    assert appearance.art.missing == {"fake_1/picture"}


def test_arrows_walk_the_shelves_in_two_dimensions(open_home: Build) -> None:
    home = open_home(40)
    assert focused(home) == 0
    key(home, Qt.Key.Key_Down)
    assert focused(home) == 5
    key(home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert focused(home) == 12
    key(home, Qt.Key.Key_Up)
    assert focused(home) == 7
    key(home, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert focused(home) == 4
    key(home, Qt.Key.Key_End)
    assert focused(home) == 39
    key(home, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert focused(home) == 39
    key(home, Qt.Key.Key_Home)
    assert focused(home) == 0


def test_page_keys_go_by_what_is_in_sight(open_home: Build) -> None:
    home = open_home(40, (900, 1400))
    key(home, Qt.Key.Key_Right, Qt.Key.Key_PageDown)
    assert focused(home) == 7
    key(home, Qt.Key.Key_PageUp)
    assert focused(home) == 1


def test_up_and_down_pass_through_the_search_field(open_home: Build) -> None:
    home = open_home(12, matches=2)
    assert focused(home) == "UnfinishedMatchCard"
    key(home, Qt.Key.Key_Down)
    assert focused(home) == "GameSearchField"
    key(home, Qt.Key.Key_Down)
    assert focused(home) == 0
    key(home, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert focused(home) == "UnfinishedMatchCard"


@pytest.mark.parametrize("size", sampled([(size,) for size in SIZES], 2), ids=str)
@pytest.mark.parametrize("pressed", [Qt.Key.Key_Tab, Qt.Key.Key_Right], ids=["Tab", "arrow"])
def test_the_packet_in_focus_comes_into_sight(open_home: Build, size: tuple[int, int], pressed: Qt.Key) -> None:
    """Shelf by shelf, risen and with its buttons; and the matches again on the way back."""
    home = open_home(40, size, matches=1)
    home.page.game_cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    for number in range(40):
        assert focused(home) == number
        assert in_sight(home, home.page.game_cards[number]), number
        key(home, pressed)
    home.page.game_cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    key(home, Qt.Key.Key_Left)
    assert focused(home) == "UnfinishedMatchCard"
    assert in_sight(home, home.page.slips[0])


def test_tab_goes_from_the_top_to_the_bottom(open_home: Build) -> None:
    home = open_home(12, matches=2)
    home.page.masthead.buttons[0].setFocus()
    seen = []
    for _ in range(21):
        seen.append(focused(home))
        key(home, Qt.Key.Key_Tab)
    assert seen == ["MenuEntry"] * 6 + ["UnfinishedMatchCard"] * 2 + ["GameSearchField", *range(12)]


def test_looking_about_with_the_wheel_stays_where_it_is(open_home: Build) -> None:
    """A packet under the pointer made the page run back to the one with the keyboard."""
    home = open_home(40)
    at = QPointF(640, 600)
    for _ in range(10):
        wheel(home, at)
    bar = home._scroll.verticalScrollBar()
    assert bar.value() >= 1000
    there = bar.value()
    home.page.game_cards[12].wanted.emit()
    assert bar.value() == there


def wheel(home: HomeScreen, at: QPointF) -> None:
    viewport = home._scroll.viewport()
    event = QWheelEvent(
        at,
        QPointF(viewport.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_a_risen_packet_stands_before_the_shelf_behind_it_and_behind_its_own(open_home: Build) -> None:
    home = open_home(40)
    packet = home.page.game_cards[6]
    packet.setFocus()
    risen = packet.geometry()
    above, own = QPoint(risen.center().x(), risen.top() + 30), QPoint(risen.center().x(), packet.feet + 5)
    assert home.page.childAt(above) is packet
    assert home.page.childAt(own) is not packet


def test_a_reader_that_gives_a_packet_the_focus_sees_it_scroll(open_home: Build) -> None:
    home = open_home(40)
    packet = QAccessible.queryAccessibleInterface(home.page.game_cards[33])
    packet.actionInterface().doAction("SetFocus")
    assert focused(home) == 33
    assert in_sight(home, home.page.game_cards[33])


@pytest.mark.parametrize("number", range(4))
def test_no_width_cuts_the_facts(open_home: Build, elided: list[str], number: int) -> None:
    """Their font was chosen for two pixels more than there were: "10–90 m..."."""
    packet = open_home(4).page.game_cards[number]
    for width in range(224, 337):
        packet.set_place(QRect(0, 60, width, packet.text_height(width) + picture_size(width).height()))
        packet.grab()
    assert elided == []
