"""The widgets of a match say their words anew when the language changes, and at no other change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.handover.handover_screen import HandoverScreen
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.responses.response_buttons import CountdownBar, Responder, ResponseButton
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.side_panel.tabs import ScoreTab

GAME = "gnomadic_gardeners"
ANN = Player("Ann", "trowel")


def handover(appearance: Appearance, window: QWidget) -> QWidget:
    screen = HandoverScreen(appearance, window)
    screen.shut_for(ANN, GAME)
    return screen


MAKERS: dict[str, Callable[[Appearance, QWidget], QWidget]] = {
    "hand-over screen": handover,
    "log": LogView,
    "prompt bar": lambda appearance, _: PromptBar(appearance),
    "response button": lambda appearance, window: ResponseButton(appearance, GAME, Responder(0, ANN, "A"), window),
    "score": ScoreTab,
    "side panel": lambda appearance, window: MatchSidePanel(appearance, GAME, 2, window),
    "timer bar": CountdownBar,
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())
def test_a_widget_names_itself_anew_when_the_language_changes_and_only_then(
    appearance: Appearance, qtbot: QtBot, make: Callable[[Appearance, QWidget], QWidget]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    widget = make(appearance, window)
    widget.setParent(window)
    name = widget.accessibleName()
    assert name
    widget.setAccessibleName("")
    QApplication.sendEvent(widget, QEvent(QEvent.Type.EnabledChange))
    assert widget.accessibleName() == ""
    QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    assert widget.accessibleName() == name
