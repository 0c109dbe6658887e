"""Whole matches of the toy, in which every throw is a question: with keys, the mouse, a reader alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.hotseat.response_toy import ResponseGame, ResponseRules
from tests.today import sampled
from tests.ui.match.responses.rig import PEOPLE
from tests.ui.players import KeyPlayer, MousePlayer, Player, TreePlayer, play_to_the_end

Sits = Callable[[MatchScreen, QtBot], Player]

WAYS: Final[dict[str, Sits]] = {
    "keys": lambda screen, qtbot: KeyPlayer(screen, 1),
    "mouse": lambda screen, qtbot: MousePlayer(screen, 2),
    "reader": lambda screen, qtbot: TreePlayer(screen, 3, qtbot),
}


@pytest.mark.parametrize("way", sampled(list(WAYS), 3))
def test_a_whole_match(appearance: Appearance, qtbot: QtBot, tmp_path: Path, way: str) -> None:
    header = RecordHeader("_template", "p", "d", {}, PEOPLE, 5, "test")
    rules = ResponseRules((1, 2, 1))
    with Journal.create(tmp_path / "match", header) as journal:
        session = Session(ResponseGame((1, 2, 1), 30.0), rules, Match(rules, 5), header, journal)
        screen = MatchScreen(appearance, session)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        with qtbot.waitActive(screen):
            screen.activateWindow()
        screen.begin()
        play_to_the_end(screen, WAYS[way](screen, qtbot), qtbot)
        assert session.over
        assert {"throw", "pass"} <= set(session.match.moves)
