"""What the cards of a recap, the gauges and the sheet around them paint, compared with golden records."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import Message, plain
from garden_desktop.core.view_model import Gauge, GaugeGroup
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.closeup import CloseUp, VisibleChange
from garden_desktop.ui.match.recap.recap_card import GaugeRow, RecapCard, RecapCardView
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder

pytestmark = linux("elsewhere letters have another width")
GAME = "gnomadic_gardeners"
PLAYERS = [Player("Ann", "trowel"), Player("Ben", "can"), Player("Scarecrow", "automa")]


def picture(painter: QPainter, rect: QRectF) -> None:
    painter.drawLine(rect.topLeft(), rect.bottomRight())


CARDS = [
    RecapCard(2, "Scarecrow went first", lambda: Html("It scored <b>8</b>.")),
    RecapCard(0, "Ann took Task 1", lambda: Html("She has <b>48</b> now."), picture),
    RecapCard(0, "A long title that takes two lines at least", lambda: Html("Many gnomes moved on. " * 14), None, True),
]


def test_a_recap_card_paints_picture_number_mark_and_words(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, qtbot: QtBot
) -> None:
    for number, card in enumerate(CARDS, 1):
        view = RecapCardView(usual, GAME, card, PLAYERS[card.side], number)
        qtbot.addWidget(view)
        view.resize(252, 340)
        view.show_checked(number == 2)
        recorder.show(f"card {number}", view)
        hints = (view.sizeHint(), view.minimumSizeHint())
        sizes = " ".join(f"{size.width()}x{size.height()}" for size in hints)
        recorder.note(f"hints {sizes} {view.hasHeightForWidth()} {[view.heightForWidth(wide) for wide in (160, 300)]}")
    view.resize(320, 700)
    recorder.show("tall", view)
    usual.set_text_size(150)
    view.resize(400, 620)
    recorder.show("text of 150 %", view)
    compare("recap-card")


def gauges(*numbers: int) -> GaugeGroup:
    kinds = ("dahlia", "tulip")
    figures = (
        Gauge(Message("none", kind), f"bloom-{kind}", number) for kind, number in zip(kinds, numbers, strict=True)
    )
    return GaugeGroup(Message("none", "Stalk Values"), tuple(figures), Message("none", "8 to spare."))


def test_gauges_paint_what_has_changed(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    row = GaugeRow(usual, window)
    row.show_gauges("stalk_exchange", gauges(3, 2), gauges(3, 15), plain)
    row.resize(700, 52)
    recorder.show("one of two has changed", row)
    usual.set_text_size(150)
    row.resize(row.sizeHint())
    recorder.show("text of 150 %", row)
    compare("gauges")


@pytest.mark.parametrize("shut", [False, True])
def test_the_recap_sheet_is_laid_out(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget, shut: bool
) -> None:
    recap = RecapSheet(usual, window)
    recap.gauges.show_gauges("stalk_exchange", gauges(3, 2), gauges(3, 15), plain)
    for size, cards in (((1280, 800), CARDS), ((1280, 800), CARDS[:1]), ((760, 700), CARDS[:2]), ((430, 760), CARDS)):
        window.resize(*size)
        recap.show_cards(GAME, 1, PLAYERS, cards, lambda: Html("Ben: two actions left."), shut=shut)
        recorder.arrange(f"{size[0]} x {size[1]}, {len(cards)} cards", recap)
    recorder.show("sign of the reader", recap._sign)
    recorder.note(*recap.spoken(), f"current card {recap.lit}")
    usual.set_speed(1)
    recap.play()
    recorder.note(f"current card {recap.lit}, clock {recap._clock.isActive()} {recap._clock.interval()}")
    for step in (1, 1, 1, -1):
        recap._step(step)
        recorder.note(f"current card {recap.lit}, left {recap._left.isEnabled()} right {recap._right.isEnabled()}")
    recap.dismiss()
    compare(f"recap-{'shut' if shut else 'open'}")


def test_a_close_up_shows_and_marks_what_has_changed(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance
) -> None:
    table = QImage(QSize(1000, 600), QImage.Format.Format_RGB32)
    spots = (QRectF(800, 400, 40, 40), QRectF(620, 300, 60, 30), QRectF(0, 0, 40, 40), QRectF(960, 570, 40, 30))
    changes = {
        "nothing": VisibleChange((), (), None),
        "one": VisibleChange(spots[:1], (), (47, 42)),
        "gone": VisibleChange((), spots[1:2], (1, 12)),
        "upper left corner": VisibleChange(spots[2:3], (), None),
        "lower right corner": VisibleChange((), spots[3:], None),
        "far apart": VisibleChange(spots[2:3], spots[3:], None),
        "wide": VisibleChange((QRectF(100, 100, 600, 20),), (), None),
        "high": VisibleChange((QRectF(300, 10, 20, 500),), (), None),
    }
    for title, change in changes.items():
        for card in (QRectF(0, 0, 250, 190), QRectF(10, 20, 300, 120)):
            close = CloseUp(table, QTransform.fromScale(2, 2), QRectF(0, 0, 1000, 600), change, appearance.theme)
            recorder.paint(
                f"{title} on {card.width():.0f} x {card.height():.0f}",
                QSize(320, 200),
                close.paint,
                card,
            )
    compare("close-up")
