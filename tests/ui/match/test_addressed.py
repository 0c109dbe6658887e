"""Whoever is told what to do at the table is a person who sits there: no sentence asks a computer for anything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.shipped import SHIPPED

NAMES = ("Ann", "Ben", "Cleo")
ADDRESSED = re.compile(rf"({'|'.join(NAMES)})((?:, | and )(?:{'|'.join(NAMES)}))*: ")
"""A sentence that begins with names and a colon asks them to do something."""
TABLES = [*((key, "hc") for key in SHIPPED), *(("fire_and_flora", mix) for mix in ("ch", "hhc", "hcc"))]
"""People and computers; with Fire and Flora in every mix, as its windows ask several at once."""
POSITIONS = 40
OPTIONS = {"fire_and_flora": {"target": "8", "trading": "off"}}


@pytest.mark.parametrize(("key", "mix"), TABLES)
def test_only_people_are_told_what_to_do(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, key: str, mix: str
) -> None:
    kinds = ["human" if kind == "h" else "easy" for kind in mix]
    who = [Seated(NAMES[place], place, kind) for place, kind in enumerate(kinds)]
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, tuple(who), OPTIONS.get(key, {}), 9))
    )
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    screen.table.move_provider.close()
    screen.table.move_provider.moved.disconnect(screen.table.play)
    people, rng, heard, invited = {seat.name for seat in who if seat.who == "human"}, Random(5), 0, False
    for _ in range(POSITIONS):
        if screen.session.over:
            break
        for sentence in told(screen):
            if begun := ADDRESSED.match(sentence):
                heard, invited = heard + 1, invited or "press your key" in sentence
                assert set(re.findall(r"\w+", begun[0])) - {"and"} <= people, sentence
        go_on(screen, rng)
    assert heard, "somebody was told what to do"
    assert invited == (mix == "hhc"), "a bar runs where one person may hide something from another"
    screen.close_match()


def told(screen: MatchScreen) -> Sequence[str]:
    """What the bar says is expected, and what readers and lists hear."""
    table = screen.table
    sentences = [table.prompt.expected_action()]
    if screen.session.computer is None:  # while one thinks, the bar says so and the table waits
        sentences.append(table.board.interaction.prompt)
    return [plain(one, table.players.name) for one in sentences]


def go_on(screen: MatchScreen, rng: Random) -> None:
    """A move for whoever is to move, or what stands before it."""
    session, table = screen.session, screen.table
    table.step_player.skip_remaining()
    if table.recap.isVisible():
        table.recap.go_on()
    if session.gate is not None:
        table.handover.open_gate()
    elif session.response_windows.open:
        table.response_controller.end()
    elif session.match.to_move is not None:
        moves = session.rules.legal_moves(session.rules.view(session.match.state, session.match.to_move))
        table.play(rng.choice([move for move in moves if asks_others(screen, move)] or moves))


def asks_others(screen: MatchScreen, move: Any) -> bool:
    """Whether a move opens a response window, in which several are asked at once."""
    session = screen.session
    rules, state = session.rules, session.match.state
    if session.table.response_window(rules.view(state, None)) is not None:
        return False
    return session.table.response_window(rules.view(rules.apply(state, move), None)) is not None
