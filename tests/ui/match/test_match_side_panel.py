from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.side_panel.match_side_panel import FOLDED, FoldedSidePanel, MatchSidePanel, PageTab
from garden_desktop.ui.match.side_panel.side_card import LOW, DialValue, SideState, paint_dial
from garden_desktop.ui.match.side_panel.tabs import ScoreTab, ScoreTally
from garden_desktop.ui.match.table_views import WIDTH

GAME = "gnomadic_gardeners"
HEN = ("animal-hen", "Watchful Hen")
ANN = SideState(Player("Ann", "trowel"), "choosing", 48, 77, 62, (HEN,), True)
BEN = SideState(Player("Ben", "can"), "bench sealed", 56, 77, None, (), False)


@pytest.fixture
def rail(qtbot: QtBot, appearance: Appearance) -> MatchSidePanel:
    rail = MatchSidePanel(appearance, GAME, 2)
    qtbot.addWidget(rail)
    rail.resize(WIDTH, 700)
    rail.show_sides([ANN, BEN])
    with qtbot.waitActive(rail):
        rail.show()
    return rail


@pytest.mark.parametrize("name", ["Bartholomew", "Ann & Co Bartholomew Fitz"])
@pytest.mark.parametrize("sides", [2, 4])
def test_a_name_is_not_cut_for_what_stands_beside_it(
    qtbot: QtBot, appearance: Appearance, elided: list[str], name: str, sides: int
) -> None:
    """A status, a goal, what is owned: the name comes first (P2-33)."""
    rail = MatchSidePanel(appearance, GAME, sides)
    qtbot.addWidget(rail)
    rail.resize(WIDTH, 800)
    rail.show()
    player = Player(name, "trowel")
    states = [
        SideState(player, "bench sealed", score, target, None, sprites, False)
        for score, target, sprites in ((None, None, ()), (12, None, (HEN, HEN)), (12, 77, (HEN,)), (12, 77, ()))
    ]
    for few in (states[:2], states[2:]) if sides == 2 else (states,):
        rail.show_sides(few)
        rail.grab()
    assert name not in elided
    if sides == 4:
        assert elided == [], "there is room for the status, too"


def test_a_card_says_what_it_shows(rail: MatchSidePanel) -> None:
    ann, ben = rail.cards
    assert ann.accessibleName() == "Ann: 48 of 77 points"
    assert ann.accessibleDescription() == "choosing. Watchful Hen"
    assert ben.accessibleDescription() == "bench sealed"


def test_a_card_says_its_score_in_the_word_of_the_game(rail: MatchSidePanel) -> None:
    rail.show_sides([replace(ANN, counts="48 of 77 bliss"), BEN])
    assert [card.accessibleName() for card in rail.cards] == ["Ann: 48 of 77 bliss", "Ben: 56 of 77 points"]


def test_many_sides_with_a_goal_leave_room_for_the_pages(qtbot: QtBot, appearance: Appearance) -> None:
    """Four dials would leave the chart a strip; a low card has a bar, its goal in words, and the preview."""
    rail = MatchSidePanel(appearance, GAME, 4)
    qtbot.addWidget(rail)
    rail.resize(WIDTH, 752)
    done = replace(ANN, score=77, preview=None)
    rail.show_sides([ANN, BEN, replace(BEN, score=0), done])
    rail.add_page(QLabel)
    rail.show()
    page = rail.open_page(0)
    assert page.height() > 360
    assert rail.cards[0].accessibleName() == "Ann: 48 of 77 points"

    def filled(number: int) -> int:
        """How many pixels of the bar have the colour of the side."""
        image, colour = rail.cards[number].grab().toImage(), appearance.theme.seats[0 if number in (0, 3) else 1]
        return sum(image.pixelColor(x, LOW - 13) == colour for x in range(58, 200))

    assert filled(2) == 0
    assert 0 < filled(0) < filled(3)
    assert filled(1) > filled(0)


def test_the_side_to_act_is_framed_in_its_colour(appearance: Appearance, rail: MatchSidePanel) -> None:
    ann, ben = (card.grab().toImage() for card in rail.cards)
    edge = (1, 50)
    assert ann.pixelColor(*edge) == appearance.theme.seats[0]
    assert ben.pixelColor(*edge) != appearance.theme.seats[1]


def test_pages_are_made_when_they_are_first_opened(rail: MatchSidePanel) -> None:
    made: list[str] = []

    def make(name: str) -> QWidget:
        made.append(name)
        return QLabel(name)

    rail.add_page(lambda: make("story"))
    rail.add_page(lambda: make("plot"))
    assert made == ["story"]
    rail.open_page(1)
    rail.open_page(0)
    rail.open_page(1)
    assert made == ["story", "plot"]


def test_readers_hear_which_page_is_open_and_press_a_tab(rail: MatchSidePanel) -> None:
    for name in ("story", "plot"):
        rail.add_page(partial(QLabel, name))
    rail.name_pages(["Story", "Plot"])
    heard = [QAccessible.queryAccessibleInterface(tab) for tab in rail.findChildren(PageTab)]
    assert [tab.text(QAccessible.Text.Name) for tab in heard] == ["Story", "Plot"]
    for opened in (0, 1):
        states = [tab.state() for tab in heard]
        assert [bool(state.selectable) for state in states] == [True, True]
        assert [bool(state.selected) for state in states] == [opened == 0, opened == 1]
        action = heard[1].actionInterface()
        assert action.actionNames()[0] == QAccessibleActionInterface.pressAction()
        action.doAction(QAccessibleActionInterface.pressAction())
    assert rail.shown_page == 1


def test_it_folds_away_and_comes_back(rail: MatchSidePanel) -> None:
    folded = rail.findChild(FoldedSidePanel)
    assert folded
    assert not folded.isVisible()
    QTest.keyClick(rail, Qt.Key.Key_F9)
    assert rail.width() == FOLDED
    assert folded.isVisible()
    assert folded.accessibleName() == "Ann 48, Ben 56"
    assert not rail.cards[0].isVisible()
    QTest.keyClick(rail, Qt.Key.Key_F9)
    assert rail.width() == WIDTH
    assert rail.cards[0].isVisible()


def test_opening_a_page_brings_the_rail_back(rail: MatchSidePanel) -> None:
    rail.add_page(lambda: QLabel("rules"))
    rail.toggle()
    rail.open_page(0)
    assert not rail.folded


def dial(appearance: Appearance, reading: DialValue) -> QImage:
    image = QImage(90, 90, QImage.Format.Format_RGB32)
    image.fill(appearance.theme.raised)
    painter = QPainter(image)
    paint_dial(painter, appearance.theme, QRectF(0, 0, 90, 90), reading, QColor("#0000ff"))
    painter.end()
    return image


def blue(image: QImage) -> int:
    return sum(image.pixelColor(x, y).name() == "#0000ff" for x in range(90) for y in range(90))


def test_the_arc_grows_with_the_score_and_stops_at_the_goal(appearance: Appearance) -> None:
    amounts = [blue(dial(appearance, DialValue(score, 77))) for score in (0, 20, 40, 76)]
    assert amounts == sorted(amounts)
    assert amounts[0] == 0
    assert len(set(amounts)) == 4
    assert blue(dial(appearance, DialValue(77, 77))) == blue(dial(appearance, DialValue(120, 77)))


def test_the_preview_is_paler_and_leaves_the_score_as_it_is(appearance: Appearance) -> None:
    plain, previewed = dial(appearance, DialValue(48, 77)), dial(appearance, DialValue(48, 77, 62))
    assert plain != previewed
    assert abs(blue(plain) - blue(previewed)) < 12


TOKENS = (("trowel", "A Seedy Business token to spend"),) * 3 + (("spent", "A spent Seedy Business token"),)


def hidden(name: str, sign: str) -> SideState:
    return SideState(Player(name, sign), "10 flowers", None, None, None, TOKENS, False)


FIVE = [
    hidden(name, sign)
    for name, sign in zip(
        ("Ann", "Ben", "Cleo", "Dora", "Bartholomäus"), ("trowel", "can", "basket", "bell", "hat"), strict=True
    )
]


@pytest.fixture
def five(qtbot: QtBot, appearance: Appearance) -> MatchSidePanel:
    rail = MatchSidePanel(appearance, GAME, 5)
    qtbot.addWidget(rail)
    rail.add_page(lambda: QLabel("story"))
    rail.resize(WIDTH, 752)
    rail.show_sides(FIVE)
    with qtbot.waitActive(rail):
        rail.show()
    return rail


def test_five_cards_leave_room_for_the_pages(five: MatchSidePanel) -> None:
    page = five.page(0)
    assert page
    assert [card.height() for card in five.cards] == [LOW] * 5
    assert page.height() >= 280


def test_a_hidden_score_is_neither_shown_nor_said(five: MatchSidePanel) -> None:
    card = five.cards[0]
    assert card.accessibleName() == "Ann"
    assert (
        card.accessibleDescription() == "10 flowers. A Seedy Business token to spend × 3. A spent Seedy Business token"
    )
    five.toggle()
    folded = five.findChild(FoldedSidePanel)
    assert folded
    assert folded.accessibleName() == "Ann, Ben, Cleo, Dora, Bartholomäus"


def test_the_score_appears_on_the_low_card_once_it_is_known(five: MatchSidePanel) -> None:
    before = five.cards[0].grab().toImage()
    five.show_sides([replace(state, score=31) for state in FIVE])
    assert five.cards[0].height() == LOW
    assert five.cards[0].accessibleName() == "Ann: 31 points"
    assert five.cards[0].grab().toImage() != before


def test_of_scores_nobody_knows_there_is_a_sentence_and_no_nought(qtbot: QtBot, appearance: Appearance) -> None:
    tab = ScoreTab(appearance)
    qtbot.addWidget(tab)
    tab.show_tallies([])
    assert tab.toPlainText() == "Scores are hidden until the end."
    tab.show_tallies([ScoreTally("Ann", (("Tulip", "3 × 4", 12),), 12)])
    assert "Nobody" not in tab.toPlainText()
    assert "3 × 4" in tab.toPlainText()
