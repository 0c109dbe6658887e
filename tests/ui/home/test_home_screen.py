from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.game import Game
from garden_desktop.ui.home.game_card import OFFER_MS, GameCard
from garden_desktop.ui.home.home_layout import RISE
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.plum import PlumGame
from tests.ui.fakes import match_slip


class House:
    """A home screen with matches that really go when they are forgotten."""

    def __init__(self, appearance: Appearance, qtbot: QtBot, matches: int, packets: int = 2) -> None:
        self.left = [match_slip(f"match-{number}") for number in range(matches)]
        games: dict[str, Game] = {f"plum{number}": PlumGame() for number in range(packets)}
        games["gnomadic_gardeners"] = PlumGame()
        self.home = HomeScreen(appearance, games, lambda: self.left)
        self.home.match_forgotten.connect(self.forget)
        qtbot.addWidget(self.home)
        self.home.resize(1280, 800)
        QCursor.setPos(0, 0)  # an earlier test may have left the pointer where a packet rises under it
        with qtbot.waitActive(self.home):
            self.home.show()
        QTest.mouseMove(self.home, QPoint(1, 1))  # away from where an earlier test left the pointer

    def forget(self, path: Path) -> None:
        self.left = [match for match in self.left if match.path != path]

    @property
    def slips(self) -> list[str]:
        return [slip.match.path.name for slip in self.home.page.slips]


@pytest.fixture
def build(appearance: Appearance, qtbot: QtBot) -> Iterator[Callable[..., House]]:
    """Builds houses and holds them: one that only garbage refers to may go in the middle of being painted."""
    houses: list[House] = []

    def build(matches: int, packets: int = 2) -> House:
        houses.append(House(appearance, qtbot, matches, packets))
        return houses[-1]

    yield build
    for house in houses:
        house.home.close()


@pytest.fixture
def house(build: Callable[..., House]) -> House:
    return build(matches=2)


def focused(home: HomeScreen) -> str:
    page = home.page
    return "".join(
        [f"slip {place}" for place, slip in enumerate(page.slips) if slip.hasFocus()]
        + [f"packet {place}" for place, packet in enumerate(page.game_cards) if packet.hasFocus()]
    )


def take_focus(home: HomeScreen, widget: QWidget, qtbot: QtBot) -> None:
    """Give the keyboard to a widget, also where a window of an earlier test is only just going away."""

    def has_it() -> bool:
        home.activateWindow()
        widget.setFocus()
        return widget.hasFocus()

    qtbot.waitUntil(has_it)


def key(home: HomeScreen, *keys: Qt.Key) -> None:
    for pressed in keys:
        widget = home.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, pressed)


def test_the_newest_match_has_the_focus_and_enter_resumes_it(house: House, qtbot: QtBot) -> None:
    assert focused(house.home) == "slip 0"
    with qtbot.waitSignal(house.home.match_resumed) as told:
        key(house.home, Qt.Key.Key_Return)
    assert told.args == [Path("match-0")]


def test_arrows_walk_slips_then_packets(house: House) -> None:
    key(house.home, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert focused(house.home) == "packet 0"
    key(house.home, Qt.Key.Key_Left)
    assert focused(house.home) == "slip 1"
    key(house.home, Qt.Key.Key_Down)
    assert focused(house.home).startswith("packet")
    key(house.home, Qt.Key.Key_Up)
    assert focused(house.home).startswith("slip")


def test_tab_reaches_every_slip_and_packet(house: House) -> None:
    seen = set()
    for _ in range(12):
        key(house.home, Qt.Key.Key_Tab)
        seen.add(focused(house.home))
    assert {"slip 0", "slip 1", "packet 0", "packet 1", "packet 2"} <= seen


def test_the_focused_packet_rises_above_the_plank_with_its_buttons(house: House, qtbot: QtBot) -> None:
    packet = house.home.page.game_cards[1]
    sunk = packet.y()
    take_focus(house.home, packet, qtbot)
    assert packet.y() == sunk - RISE
    take_focus(house.home, house.home.page.game_cards[0], qtbot)
    assert packet.y() == sunk


def test_a_rise_takes_its_time_when_motion_is_on(appearance: Appearance, house: House, qtbot: QtBot) -> None:
    appearance.set_speed(1)
    packet = house.home.page.game_cards[1]
    sunk = packet.y()
    take_focus(house.home, packet, qtbot)
    assert packet.y() > sunk - RISE
    qtbot.waitUntil(lambda: packet.y() == sunk - RISE, timeout=2000)


@pytest.mark.parametrize("pressed", [Qt.Key.Key_N, Qt.Key.Key_Return])
def test_keys_begin_the_focused_game(house: House, qtbot: QtBot, pressed: Qt.Key) -> None:
    house.home.page.game_cards[0].setFocus()
    with qtbot.waitSignal(house.home.game_chosen) as told:
        key(house.home, pressed)
    assert told.args == ["gnomadic_gardeners"]


def test_r_opens_the_rules(house: House, qtbot: QtBot) -> None:
    with qtbot.waitSignal(house.home.rules_wanted) as told:
        key(house.home, Qt.Key.Key_R)
    assert told.args == ["gnomadic_gardeners"]


def cards_button(packet: GameCard) -> QAbstractButton | None:
    """The button of a packet that names its card set; None where there is none to be seen."""
    found = [one for one in packet.findChildren(QAbstractButton) if one.text().startswith("Cards")]
    return found[0] if found and not found[0].isHidden() else None


def test_a_raised_packet_names_its_card_set_and_leads_to_all(house: House, qtbot: QtBot) -> None:
    packet, other = house.home.page.game_cards[:2]
    names = {packet: "", other: "A set with a name that is longer than a packet"}
    packet.card_set, other.card_set = (lambda _: names[packet]), (lambda _: names[other])
    take_focus(house.home, packet, qtbot)
    qtbot.waitUntil(lambda: cards_button(packet) is not None)
    assert cards_button(other) is None
    button = cards_button(packet)
    assert button is not None and button.text() == "Cards: standard set"
    assert packet.rect().contains(button.geometry()) and "(C)" in button.toolTip()
    with qtbot.waitSignal(packet.card_sets_asked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(packet.card_sets_asked):
        key(house.home, Qt.Key.Key_C)
    take_focus(house.home, other, qtbot)
    qtbot.waitUntil(lambda: cards_button(other) is not None)
    button = cards_button(other)
    assert button is not None and button.text() == "Cards: A set with a name that …"
    assert button.accessibleName() == f"Cards: {names[other]}"
    assert other.rect().contains(button.geometry())


def test_a_packet_that_offers_lessons_or_has_no_sets_names_none(house: House, qtbot: QtBot) -> None:
    packet = house.home.page.game_cards[0]
    take_focus(house.home, packet, qtbot)
    qtbot.wait(OFFER_MS + 50)
    assert cards_button(packet) is None
    packet.card_set = lambda _: ""
    packet.refresh()
    qtbot.waitUntil(lambda: cards_button(packet) is not None)
    QTest.mouseClick(house.home.page.masthead.buttons[2], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: cards_button(packet) is None)


def test_letters_with_ctrl_held_do_nothing_at_home(house: House, qtbot: QtBot) -> None:
    page = house.home.page
    page.game_cards[0].setFocus()
    with qtbot.assertNotEmitted(house.home.rules_wanted), qtbot.assertNotEmitted(page.practice_wanted):
        for letter in (Qt.Key.Key_R, Qt.Key.Key_P):
            QTest.keyClick(page.game_cards[0], letter, Qt.KeyboardModifier.ControlModifier)


def test_a_forgotten_match_can_be_put_back_in_place(house: House, qtbot: QtBot) -> None:
    key(house.home, Qt.Key.Key_Delete)
    slip = house.home.page.slips[0]
    assert slip.gone
    assert "will be deleted" in slip.accessibleName()
    with qtbot.assertNotEmitted(house.home.match_resumed):
        key(house.home, Qt.Key.Key_Return)
    assert not slip.gone
    house.home.hide()
    assert len(house.left) == 2


def test_a_forgotten_match_goes_when_the_page_is_left(house: House) -> None:
    key(house.home, Qt.Key.Key_Delete)
    assert len(house.left) == 2
    house.home.hide()
    assert [match.path.name for match in house.left] == ["match-1"]
    house.home.refresh()
    assert house.slips == ["match-1"]


@pytest.mark.parametrize("where", [lambda home: home.page.game_cards[0], lambda home: home.page.masthead.buttons[0]])
def test_ctrl_o_asks_for_a_record(house: House, qtbot: QtBot, where: Callable[[HomeScreen], QWidget]) -> None:
    """Whatever has the focus."""
    with qtbot.waitSignal(house.home.record_wanted):
        QTest.keyClick(where(house.home), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)


def test_without_a_match_there_is_nothing_to_continue(build: Callable[..., House]) -> None:
    house = build(matches=0)
    entry = house.home.page.masthead.buttons[1]
    assert (entry.text(), entry.isEnabled()) == ("Continue", False)
    house.left = [match_slip("begun")]
    house.home.refresh()
    assert entry.isEnabled()


def test_learn_and_new_game_are_two_views_of_the_cards(house: House, qtbot: QtBot) -> None:
    new, learn = house.home.page.masthead.buttons[0], house.home.page.masthead.buttons[2]
    packet = house.home.page.game_cards[0]
    assert (new.isChecked(), learn.isChecked()) == (True, False)
    QTest.mouseClick(learn, Qt.MouseButton.LeftButton)
    assert (new.isChecked(), learn.isChecked()) == (False, True)
    assert packet.hasFocus()
    with qtbot.assertNotEmitted(house.home.game_chosen), qtbot.waitSignal(house.home.lesson_chosen):
        key(house.home, Qt.Key.Key_Return)
    with qtbot.waitSignal(house.home.game_chosen):
        key(house.home, Qt.Key.Key_N)
    QTest.mouseClick(new, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(house.home.lesson_chosen), qtbot.waitSignal(house.home.game_chosen):
        key(house.home, Qt.Key.Key_Return)


def test_first_start_shows_no_empty_row_and_focuses_a_packet(build: Callable[..., House]) -> None:
    house = build(matches=0)
    assert focused(house.home) == "packet 0"
    assert house.home.page.carry_on is None


def test_matches_stand_between_head_and_packets_for_readers(build: Callable[..., House]) -> None:
    page = build(matches=2).home.page
    assert page.carry_on
    parts = [page.masthead, page.carry_on.strip, page.game_cards[0], page.game_cards[-1]]
    assert [part for part in page.children() if part in parts] == parts


@pytest.mark.parametrize("number", [0, 1, 4])
def test_one_click_resumes_from_the_sheet_of_all_matches(
    build: Callable[..., House], qtbot: QtBot, number: int
) -> None:
    """Two buttons took turns with the focus: the press on one brought the other in its place, and was lost."""
    house = build(matches=5)
    house.home.page.all_matches_wanted.emit()
    assert house.home.sheet is not None
    with qtbot.waitSignal(house.home.match_resumed, timeout=500) as told:
        click_resume(house.home.sheet.cards[number])
    assert told.args == [Path(f"match-{number}")]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_click_resumes_from_the_strip(build: Callable[..., House], qtbot: QtBot, number: int) -> None:
    house = build(matches=3)
    with qtbot.waitSignal(house.home.match_resumed, timeout=500) as told:
        click_resume(house.home.page.slips[number])
    assert told.args == [Path(f"match-{number}")]


def click_resume(slip: UnfinishedMatchCard) -> None:
    """As the system does it: the window is pressed where the button is, which gives its slip the keyboard."""
    button = next(b for b in slip.findChildren(QAbstractButton) if b.text() == "Continue" and b.isVisible())
    at = button.mapTo(slip.window(), QPoint(button.width() // 2, button.height() // 2))
    QTest.mouseClick(slip.window().windowHandle(), Qt.MouseButton.LeftButton, pos=at)


def test_older_matches_are_on_a_sheet(build: Callable[..., House], qtbot: QtBot) -> None:
    house = build(matches=5)
    assert house.slips == ["match-0", "match-1", "match-2"]
    house.home.page.all_matches_wanted.emit()
    sheet = house.home.sheet
    assert sheet is not None
    assert len(sheet.cards) == 5
    QTest.keyClick(sheet.cards[0], Qt.Key.Key_Down)
    assert sheet.cards[2].hasFocus()
    QTest.keyClick(sheet.cards[2], Qt.Key.Key_Delete)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert house.slips == ["match-0", "match-1", "match-3"]
    house.home.page.all_matches_wanted.emit()
    again = house.home.sheet
    assert again is not None
    with qtbot.waitSignal(house.home.match_resumed) as told:
        QTest.mouseClick(again.cards[3], Qt.MouseButton.LeftButton)
    assert told.args == [Path("match-4")]


def test_the_main_menu(house: House, qtbot: QtBot) -> None:
    for name, signal in (
        ("Continue", house.home.match_resumed),
        ("Statistics", house.home.book_wanted),
        ("Import", house.home.record_wanted),
        ("Settings", house.home.settings_wanted),
    ):
        button = next(b for b in house.home.page.masthead.buttons if b.text() == name)
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_notice_stays_until_it_is_put_away(house: House) -> None:
    house.home.show_notice("plum.jsonl, line 3: this is not a move.")
    notice = house.home.notice
    assert notice.isVisible()
    assert notice.words.text() == "plum.jsonl, line 3: this is not a move."
    assert house.home.rect().contains(notice.geometry())
    key(house.home, Qt.Key.Key_Escape)
    assert not notice.isVisible()


def test_a_page_that_is_read_again_has_the_focus_on_the_newest_match(house: House) -> None:
    key(house.home, Qt.Key.Key_Right)
    house.left.insert(0, match_slip("newest"))
    house.home.refresh()
    assert focused(house.home) == "slip 0"
    assert house.slips[0] == "newest"


def test_three_slips_fill_the_page_at_any_size_of_words(build: Callable[..., House], appearance: Appearance) -> None:
    """At 1920 x 1080, where words are larger, they ended 12 pixels before the packets below."""
    appearance.set_text_size(150)
    house = build(3, packets=3)
    house.home.resize(1950, 1200)
    QApplication.processEvents()
    last, page = house.home.page.slips[-1], house.home.page
    strip = last.parentWidget()
    assert strip is not None
    assert 0 <= strip.width() - (last.x() + last.width()) <= 3, "three widths are whole pixels"
    assert page.width() > 1900


def test_screen_readers_hear_the_whole_of_a_slip_and_a_packet(house: House) -> None:
    slip = QAccessible.queryAccessibleInterface(house.home.page.slips[0])
    assert slip.role() == QAccessible.Role.Button
    assert slip.text(QAccessible.Text.Name).startswith("Plum Thieves. Ben to move, round 3.")
    assert slip.text(QAccessible.Text.Description) == "Players: Ann, Ben."
    packet = QAccessible.queryAccessibleInterface(house.home.page.game_cards[0])
    assert packet.text(QAccessible.Text.Name) == "Plum Thieves"
    assert "1–4 players, 10–25 min." in packet.text(QAccessible.Text.Description)


def test_the_public_picture_of_a_match_is_drawn_by_whoever_knows_it(
    appearance: Appearance, build: Callable[..., House]
) -> None:
    house = build(matches=0)
    drawn: list[tuple[int, float]] = []
    base = match_slip("own")

    def picture(theme: object, px: int, ratio: float) -> object:
        drawn.append((px, ratio))
        return appearance.art.pixmap("app", "icon", px, px, ratio)

    house.left = [
        UnfinishedMatch(base.path, base.game_key, base.headline, base.seats, 0.0, picture=picture)  # type: ignore[arg-type]
    ]
    house.home.refresh()
    house.home.grab()
    QApplication.processEvents()
    assert drawn == [(80, 1.0)]


def test_every_drawing_of_the_page_is_there_in_morning_and_dusk(
    appearance: Appearance, build: Callable[..., House]
) -> None:
    house = build(matches=3, packets=0)
    house.home.grab()
    appearance.set_theme("dusk")
    image = house.home.grab().toImage()
    assert appearance.art.missing == set()
    assert image.pixelColor(QPoint(700, 230)) == appearance.theme.table
