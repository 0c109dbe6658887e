"""What the hand-over screen, the gate on it and the highlight of a turn paint, compared with golden records."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.handover.gate_picture import GatePicture
from garden_desktop.ui.match.handover.handover_controller import TurnHighlight
from garden_desktop.ui.match.handover.handover_screen import HandoverScreen, fitting_font
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder

pytestmark = linux("elsewhere letters have another width")
GAME = "gnomadic_gardeners"
ANN, BEN = Player("Ann", "trowel"), Player("Bartholomew of the Long Garden", "can")
NEWS = ("Ann has sealed her bench.", "Two gnomes go to the pond, where the frogs sing, and one of them stays there.")


def test_the_handover_screen_paints_board_name_news_and_key(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    gate = HandoverScreen(usual, window)
    for title, size, player, news in (
        ("usual", (1280, 800), ANN, ()),
        ("with news in a small window", (700, 560), BEN, NEWS),
        ("wide", (1900, 600), BEN, NEWS[:1]),
    ):
        gate.resize(*size)
        gate.shut_for(player, GAME, news)
        recorder.show(title, gate)
    usual.set_theme("dusk")
    recorder.show("dark", gate)
    usual.set_text_size(150)
    gate.resize(1280, 1000)
    recorder.show("text of 150 %", gate)
    gate.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    gate.resize(1281, 900)
    recorder.show("right to left", gate)
    gate.open_gate()
    recorder.show("open", gate)
    compare("handover")


def test_the_cover_of_a_hand_paints_who_is_to_open_it(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    gate = HandoverScreen(usual, window)
    for title, player, width in (("usual", ANN, 1000), ("long name, narrow", BEN, 420)):
        gate.resize(width, 84)
        gate.shut_for(player, GAME, light=True)
        recorder.show(title, gate)
    usual.set_text_size(150)
    recorder.show("text of 150 %", gate)
    gate.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    recorder.show("right to left", gate)
    compare("handover-cover")


def test_the_gate_is_painted_from_shut_to_walked_through(recorder: PaintRecorder, compare: Compare) -> None:
    for size in (QSize(1280, 800), QSize(2560, 900), QSize(500, 1200)):
        for openness, dark in ((0.0, False), (0.5, False), (1.0, True)):
            gate = GatePicture()
            gate.colour = QColor("#336699")
            recorder.paint(
                f"{size.width()} x {size.height()}, open {openness}, {'dark' if dark else 'light'}",
                size,
                gate.paint,
                QSizeF(size),
                openness,
                dark,
            )
    recorder.note("== fonts of names", *(str(fitting_font("Ann" * n, 376).pixelSize()) for n in (1, 4, 9, 40)))
    compare("gate")


def test_the_highlight_of_a_turn_paints_a_border(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    usual.set_speed(1)
    highlight = TurnHighlight(usual, window)
    highlight.flash(ANN)
    highlight._fade.setCurrentTime(350)
    recorder.show("half faded", highlight)
    mask = highlight.mask()
    recorder.note(f"mask {mask.boundingRect().width()} {mask.rectCount()} {mask.begin().height()}")
    highlight.stop()
    compare("turn-highlight")
