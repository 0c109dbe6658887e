"""A play that everybody lets pass is settled as the play of whoever has the turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, NORMAL, Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.step_player import PlaybackFrame
from tests.games.fire_and_flora.desk import desk, rules_of
from tests.ui.games.fire_and_flora.test_response_secrets import Begun

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1), Seated("Cleo", 2))


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot) -> Iterator[MatchScreen]:
    """Ann has Fire, of which a plant of hers and one of Ben's would die."""
    appearance.set_speed(NORMAL)
    appearance.set_stops(EVERY_STEP)
    at = desk("HQ1 | EF1 sagebrush big", "HQ2 | EF2 sagebrush big", "HQ3", hands=("fire", "labor", "labor"))
    rules = Begun(rules_of(3), at.state)
    header = RecordHeader(GAME.info.key, "", "", {}, PEOPLE, 7, "test")
    screen = MatchScreen(appearance, Session(GAME, rules, Match(rules, 7), header))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.session.open_gate()
    yield screen
    screen.close_match()


def test_the_card_of_whoever_plays_is_lit_while_a_play_is_settled_not_of_the_last_who_passed(
    screen: MatchScreen, appearance: Appearance
) -> None:
    table, lit = screen.table, list[list[str]]()

    def look(shot: PlaybackFrame) -> None:
        edges = [card.grab().toImage().pixelColor(1, 30) for card in table.side_panel.cards]
        lit.append([one.name for one, edge in zip(PEOPLE, edges, strict=True) if edge in appearance.theme.seats])

    table.play(screen.session.rules.parse_move("play fire EF2"))
    while table.step_player.is_running:
        table.step_player.show_next_frame()
    table.step_player.frame_shown.connect(look)
    table.response_controller.end()
    while table.step_player.is_running:
        table.step_player.show_next_frame()
    assert lit, "the plant is damaged before all eyes"
    assert lit == [["Ann"]] * len(lit)


@pytest.mark.parametrize(("land", "concerns"), [("EF1", False), ("EF2", True)])
def test_what_a_play_does_to_its_own_player_concerns_nobody_else_whoever_passed_last(
    screen: MatchScreen, land: str, concerns: bool
) -> None:
    """So it stands no longer than any other picture, and stops nobody who stops only at what touches them."""
    table, shown = screen.table, list[bool]()
    table.play(screen.session.rules.parse_move(f"play fire {land}"))
    while table.step_player.is_running:
        table.step_player.show_next_frame()
    table.step_player.frame_shown.connect(lambda shot: shown.append(shot.concerns))
    table.response_controller.end()
    while table.step_player.is_running:
        table.step_player.show_next_frame()
    assert shown, "the plant is damaged before all eyes"
    assert any(shown) is concerns
