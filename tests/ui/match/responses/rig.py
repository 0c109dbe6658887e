"""The toy game with response windows on a shown table, played by keys and mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.responses.response_buttons import ResponseButton
from garden_desktop.ui.match.table_screen import TableScreen
from tests.hotseat.response_toy import ResponseGame, ResponseRules

ANN, BEN, CLEO = Seated("Ann", 0), Seated("Ben", 1), Seated("Cleo", 2)
ROBOT, MACHINE = Seated("Robot", 3, "random"), Seated("Machine", 4, "random")
PEOPLE = (ANN, BEN, CLEO)


class Rig:
    """One match of the toy. Private looks last no longer than an event, unless a test changes that."""

    def __init__(
        self,
        appearance: Appearance,
        qtbot: QtBot,
        hands: tuple[int, ...] = (1, 1, 1),
        seats: tuple[Seated, ...] = PEOPLE,
        seconds: float | None = 30.0,
    ) -> None:
        game, rules = ResponseGame(hands, seconds), ResponseRules(hands)
        header = RecordHeader("_template", "p", "d", {}, seats, 5, "test")
        self.qtbot = qtbot
        self.session = Session(game, rules, Match(rules, 5), header)
        self.screen = TableScreen(appearance, self.session, None, MatchPlayers(appearance, self.session))
        qtbot.addWidget(self.screen, before_close_func=lambda screen: screen.move_provider.close())
        self.screen.minimum_delay.duration_ms = 0
        self.screen.resize(1280, 800)
        with qtbot.waitActive(self.screen):
            self.screen.show()
            self.screen.activateWindow()
        self.screen.begin()

    @property
    def asking(self) -> list[ResponseButton]:
        return self.screen.response_controller.buttons.buttons

    @property
    def marked(self) -> list[str]:
        return [asker.asked.player.name for asker in self.asking if asker.isChecked()]

    def asker(self, name: str) -> ResponseButton:
        return next(asker for asker in self.asking if asker.asked.player.name == name)

    def open_gate(self) -> None:
        """Open the hand-over gate, as the person before it does."""
        self.qtbot.waitUntil(lambda: self.screen.handover.accepts_input)
        QTest.keyClick(self.screen.handover, Qt.Key.Key_Space)
        self.qtbot.waitUntil(lambda: self.session.gate is None and not self.screen.handover.isVisible())
        if self.screen.recap.isVisible():
            self.screen.recap.dismiss()

    def key(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClick(target, key)

    def throw(self) -> None:
        """Make the throw of the seat to move, which starts the time bar of the first response window."""
        if self.session.gate is not None:
            self.open_gate()
        self.screen.play("throw")

    def run_out(self) -> None:
        """Let the response time run out, and close the message about it."""
        self.screen.response_controller.end()
        self.screen.step_player.skip_remaining()
