"""Where nothing of somebody's was touched there is no recap: a short pulse says that it is their turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import NORMAL, OFF, Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.ui.match.responses.rig import Rig


@pytest.fixture
def rig(appearance: Appearance, qtbot: QtBot) -> Rig:
    """Ann has begun."""
    appearance.set_speed(NORMAL)
    rig = Rig(appearance, qtbot)
    if rig.session.gate is not None:
        rig.screen.handover.open_gate()
        qtbot.waitUntil(lambda: rig.session.gate is None)
    return rig


def test_whoever_has_opened_the_gate_sees_whose_turn_it_is_for_a_moment(rig: Rig, qtbot: QtBot) -> None:
    pulse = rig.screen.turn_highlight
    assert pulse.isVisible()
    assert pulse.geometry() == rig.screen.rect()
    assert pulse.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not pulse.isVisible())


def test_the_table_within_is_not_painted_again_with_it(rig: Rig) -> None:
    pulse = rig.screen.turn_highlight
    assert not pulse.mask().contains(pulse.rect().center())
    assert all(pulse.mask().contains(corner) for corner in (pulse.rect().topLeft(), pulse.rect().bottomRight()))


def test_without_motion_nothing_pulses(rig: Rig, appearance: Appearance) -> None:
    appearance.set_speed(OFF)
    rig.screen.turn_highlight.flash(rig.screen.players.player(0))
    assert not rig.screen.turn_highlight.isVisible()


def test_without_a_hand_over_screen_the_next_person_is_shown_that_it_is_their_turn(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    """With open hands nothing else comes between two turns."""
    appearance.set_speed(NORMAL)
    people = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(
        appearance,
        MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", people, {"hands": "open"}, 5)),
    )
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    table, session = screen.table, screen.session
    table.step_player.skip_remaining()
    assert session.deciding == 0
    assert not table.turn_highlight.isVisible(), "it was nobody else's turn before"
    table.play(session.rules.legal_moves(session.view)[0])
    table.step_player.skip_remaining()
    assert session.deciding == 1
    assert table.turn_highlight.isVisible()
    assert table.turn_highlight.player == screen.players.player(1)
    table.turn_highlight.stop()
    table.show_stage()
    assert not table.turn_highlight.isVisible(), "it is the same person's turn still"
    screen.close_match()


def test_a_match_that_was_left_pulses_no_more(rig: Rig) -> None:
    rig.screen.leave()
    assert not rig.screen.turn_highlight.isVisible()
