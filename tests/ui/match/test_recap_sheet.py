from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import Message, plain
from garden_desktop.core.view_model import Gauge, GaugeGroup
from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.recap.recap_card import GaugeRow, RecapCard, RecapCardView
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet

GAME = "gnomadic_gardeners"
PARTIES = [Player("Ann", "trowel"), Player("Ben", "can"), Player("Scarecrow", "automa")]
CARDS = [
    RecapCard(2, "Scarecrow went first", lambda: Html("It scored <b>8</b>.")),
    RecapCard(0, "Ann took Task 1", lambda: Html("She has <b>48</b> now.")),
    RecapCard(0, "Gnomes moved", lambda: Html("Four gnomes are yours.")),
]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    yield window


@pytest.fixture
def recap(appearance: Appearance, window: QWidget) -> RecapSheet:
    recap = RecapSheet(appearance, window)
    recap.show_cards(GAME, 1, PARTIES, CARDS, lambda: Html("Ben: two actions left."))
    return recap


def texts(recap: RecapSheet) -> list[str]:
    return [label.text() for label in recap.findChildren(QLabel) if label.isVisibleTo(recap)]


def test_it_speaks_to_the_reader_about_those_who_acted(recap: RecapSheet) -> None:
    said = " ".join(texts(recap))
    assert "Since your last turn, Ben" in said
    assert "Scarecrow, then Ann" in said
    assert "Ben: two actions left." in said


def test_every_card_is_read_aloud(recap: RecapSheet) -> None:
    views = recap.findChildren(RecapCardView)
    assert [(view.accessibleName(), view.accessibleDescription()) for view in views] == [
        ("1. Scarecrow went first", "It scored 8."),
        ("2. Ann took Task 1", "She has 48 now."),
        ("3. Gnomes moved", Html("Four gnomes are yours.")),
    ]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_leads_to_the_table(qtbot: QtBot, recap: RecapSheet, key: Qt.Key) -> None:
    with qtbot.waitSignal(recap.dismissed, timeout=500):
        QTest.keyClick(recap, key)
    assert not recap.isVisible()


def test_space_works_at_once_where_the_keyboard_is(qtbot: QtBot, recap: RecapSheet, window: QWidget) -> None:
    focused = window.focusWidget()
    assert focused
    with qtbot.waitSignal(recap.dismissed, timeout=500):
        QTest.keyClick(focused, Qt.Key.Key_Space)


def test_left_and_right_step_and_stop_at_the_ends(qtbot: QtBot, recap: RecapSheet) -> None:
    assert recap.lit == 2
    with qtbot.waitSignal(recap.stepped, timeout=500) as told:
        QTest.keyClick(recap, Qt.Key.Key_Left)
    assert told.args == [1]
    for _ in range(3):
        QTest.keyClick(recap, Qt.Key.Key_Left)
    assert recap.lit == 0
    QTest.keyClick(recap, Qt.Key.Key_Right)
    assert recap.lit == 1


def test_the_cards_light_up_one_after_another_and_again(
    qtbot: QtBot, appearance: Appearance, recap: RecapSheet
) -> None:
    appearance.set_speed(0.01)
    again = recap.findChild(QuietButton)
    assert again
    lit: list[int] = []
    recap.stepped.connect(lit.append)
    again.click()
    qtbot.waitUntil(lambda: recap.lit == 2, timeout=2000)
    assert lit == [0, 1, 2]


def test_a_card_paints_its_picture(appearance: Appearance, window: QWidget) -> None:
    def red(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, Qt.GlobalColor.red)

    recap = RecapSheet(appearance, window)
    recap.show_cards(
        GAME,
        1,
        PARTIES,
        [RecapCard(0, "Ann", lambda: Html("Did it."), red), RecapCard(0, "Ann", lambda: Html("Did it."))],
    )
    first, second = recap.findChildren(RecapCardView)
    assert first.grab().toImage().pixelColor(100, 100).name() == "#ff0000"
    assert second.grab().toImage().pixelColor(100, 30).name() != "#ff0000"


def test_without_a_next_step_the_line_is_left_out(appearance: Appearance, window: QWidget) -> None:
    recap = RecapSheet(appearance, window)
    recap.show_cards(GAME, 0, PARTIES, CARDS)
    assert "" not in texts(recap)


@pytest.mark.parametrize("size", [(640, 440), (1024, 728), (1280, 800), (1920, 1080)])
def test_the_button_to_the_table_is_in_sight_however_much_the_cards_tell(
    appearance: Appearance, window: QWidget, size: tuple[int, int]
) -> None:
    window.resize(*size)
    recap = RecapSheet(appearance, window)
    much = "<br>".join(f"Ann gives Ben the land number {number}." for number in range(40))
    cards = [RecapCard(0, "A large trade", lambda: Html(much)) for _ in range(4)]
    recap.show_cards(GAME, 1, PARTIES, cards, lambda: Html("Ben: two actions left. " * 3))
    QTest.qWait(0)
    for button in (recap.findChild(PrimaryButton), recap.findChild(QuietButton)):
        assert button is not None
        assert button.visibleRegion().boundingRect() == button.rect()
    assert any(card.visibleRegion().boundingRect().height() >= 60 for card in recap.findChildren(RecapCardView))


def test_readers_meet_the_cards_before_the_buttons(recap: RecapSheet) -> None:
    heard = QAccessible.queryAccessibleInterface(recap.body)
    names = [name for child in range(heard.childCount()) for name in spoken(heard.child(child))]
    found = [names.index(name) for name in ("Since your last turn, Ben", "Show again", "Go to the table")]
    assert found == sorted(found)


def spoken(heard: QAccessibleInterface) -> list[str]:
    """The names of an element and all in it, in the order in which a reader meets them."""
    inside = [name for child in range(heard.childCount()) for name in spoken(heard.child(child))]
    return [heard.text(QAccessible.Text.Name), *inside]


def test_more_than_four_cards_are_refused(recap: RecapSheet) -> None:
    with pytest.raises(ValueError, match="5 cards, at most 4"):
        recap.show_cards(GAME, 0, PARTIES, CARDS[:1] * 5)


def gauges(*numbers: int) -> GaugeGroup:
    kinds = ("dahlia", "tulip")
    figures = (
        Gauge(Message("none", kind), f"bloom-{kind}", number) for kind, number in zip(kinds, numbers, strict=True)
    )
    return GaugeGroup(Message("none", "Stalk Values"), tuple(figures), Message("none", "8 to spare."))


def test_a_figure_that_has_changed_is_read_with_both_numbers(appearance: Appearance, window: QWidget) -> None:
    row = GaugeRow(appearance, window)
    row.show_gauges("stalk_exchange", gauges(3, 2), gauges(3, 5), plain)
    assert row.isVisible()
    assert (row.accessibleName(), row.accessibleDescription()) == (
        "Stalk Values",
        "dahlia 3, tulip 2, now 5. 8 to spare.",
    )


@pytest.mark.parametrize("before", [None, gauges(3, 5)])
def test_where_no_figure_has_changed_there_is_no_row(
    appearance: Appearance, window: QWidget, before: GaugeGroup | None
) -> None:
    row = GaugeRow(appearance, window)
    row.show_gauges("stalk_exchange", gauges(1, 1), gauges(2, 2), plain)
    row.show_gauges("stalk_exchange", before, gauges(3, 5), plain)
    assert row.isHidden()


def test_the_changed_one_is_painted_otherwise(appearance: Appearance, window: QWidget) -> None:
    row, pictures = GaugeRow(appearance, window), []
    for old in (gauges(3, 2), gauges(2, 5)):
        row.show_gauges("stalk_exchange", old, gauges(3, 5), plain)
        row.resize(700, 52)
        pictures.append(row.grab().toImage())
    assert pictures[0] != pictures[1]
