"""What is placed and told on a real table: inspector, notices, hand-over, recap of played moves, log, score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import BREAK
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from garden_desktop.ui.match.recap.recap_cards import gather
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.side_panel.tabs import ScoreTab
from garden_desktop.ui.match.table_screen import TableScreen
from tests.games.fire_and_flora.desk import desk
from tests.hotseat.test_sole_answers import Begun
from tests.systems import linux
from tests.ui.match.painting.conftest import Begin, Compare
from tests.ui.match.painting.recorder import PaintRecorder, place

pytestmark = linux("elsewhere letters have another width")
GG, SE, PF = "gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds"


def box(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}x{rect.height()}"


def test_the_inspector_is_placed_beside_what_it_explains(
    recorder: PaintRecorder, compare: Compare, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(GG, 1)
    inspector, interaction = table.inspector, table.board.interaction
    said = Inspection(Message("none", "Pond"), Message("none", "It freezes. " * 9), section="pond")
    monkeypatch.setattr(inspector, "_gloss", lambda _: said)
    pieces = [piece for piece in interaction.pieces if interaction.can_lift(piece)]
    targets = [
        InspectionTarget("piece", pieces[0]),
        *(InspectionTarget("place", name) for name in list(interaction.places)[:6]),
        InspectionTarget("side", "0"),
        InspectionTarget("prompt", ""),
    ]
    for size in ((1280, 800), (960, 640)):
        table.window().resize(*size)
        for target in targets:
            found = inspector.inspect(target)
            line = inspector.connector
            way = " ".join(f"{point.x()},{point.y()}" for point in line._way)
            where = f"panel {box(inspector.panel.geometry())}, line {line.isVisible()} {box(line.frame)} by {way}"
            recorder.note(f"{target.subject} {target.id}: {where}" if found else f"{target.subject} {target.id}: none")
    table.switch_lists()
    inspector.inspect(targets[0])
    recorder.note(f"in lists: panel {box(inspector.panel.geometry())}, line {box(inspector.connector.frame)}")
    inspector.close()
    recorder.note(f"closed: {inspector.panel.is_open} {inspector.connector.isVisible()} {inspector.shown}")
    compare("inspector-placement")


def test_notices_are_placed_where_the_table_is_empty(recorder: PaintRecorder, compare: Compare, begin: Begin) -> None:
    table = begin(GG, 1)
    notice, placement = table.hints.notice, table.hints.notice.placement
    for size in ((1280, 800), (960, 640)):
        table.window().resize(*size)
        notice.show_text("The expert would do this. Press Enter to do it.")
        for near in (QRect(), QRect(100, 100, 80, 80), QRect(700, 500, 80, 80)):
            found = placement.find_place(notice, notice.size_at, near)
            recorder.note(f"{size}, near {box(near)}: {'none' if found is None else box(found)}")
            notice.place_near([] if near.isEmpty() else [near])
            recorder.note(place(notice), f"spare {table.side_panel.spare}")
        least = placement.find_least_covering(notice.size_at, [QRect(300, 300, 90, 90)])
        recorder.note(f"least covering {box(least)}")
        tip = table.tip_controller.card
        tip.show_text("Frogs sing at the pond. " * 2)
        tip.show_overlay()
        found = placement.find_place(tip, tip.size_at, QRect())
        recorder.note(f"tip beside it: {'none' if found is None else box(found)}")
        tip.dismiss()
        notice.dismiss()
    compare("notices")


@pytest.fixture
def covered(appearance: Appearance, qtbot: QtBot) -> Iterator[TableScreen]:
    """Ann has watered her Sagebrush, nobody wanted to look, and her hand is still covered."""
    at = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water fire", "labor"), coins=(4, 0), market="C17")
    rules = Begun(at.rules, at.state)
    people = (Seated("Ann", 0), Seated("Ben", 1))
    session = Session(GAME, rules, Match(rules, 7), RecordHeader(GAME.info.key, "", "", {}, people, 7, "test"))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.begin()
    driver = MatchDriver(screen.table, Random(0))
    driver.clear_the_way(QApplication.processEvents)
    driver.move(rules.parse_move("play water EF1"))
    screen.table.response_controller.end()
    screen.table.step_player.skip_remaining()
    yield screen.table
    screen.close_match()


def test_a_covered_hand_is_covered_and_no_more(recorder: PaintRecorder, compare: Compare, covered: TableScreen) -> None:
    for size in ((1280, 800), (960, 640), (1400, 500)):
        covered.window().resize(*size)
        recorder.note(f"{size}: {place(covered.handover)}, {place(covered.page)}")
    covered.window().resize(1280, 800)
    covered.switch_lists()
    recorder.note(f"lists: {place(covered.handover)}")
    recorder.note(covered.bar.sentence.text(), covered.handover.accessibleName())
    compare("covered-hand")


def play(table: TableScreen, plies: int, rng: Random) -> None:
    for _ in range(plies):
        if table.session.gate is not None:
            table._gate_opened()
            table.recap.dismiss()
        table.play(rng.choice(table.session.rules.legal_moves(table.session.view)))
        table.step_player.skip_remaining()


@pytest.mark.parametrize("key", [GG, PF], ids=["gnomes", "paths"])
def test_a_recap_of_played_moves_shows_what_they_changed(
    recorder: PaintRecorder, compare: Compare, begin: Begin, key: str, appearance: Appearance
) -> None:
    table = begin(key, 2)
    play(table, 6, Random(5))
    session, players = table.session, table.players
    for viewer in (0, 1):
        session.viewer = viewer
        steps = session.steps(0, session.match.ply, viewer)
        cards = gather(steps, table.board, players, viewer, appearance.theme)
        recorder.note(f"== for {viewer}: {len(cards)}")
        for card in cards:
            lines = card.words().count(BREAK) + 1  # their words are those of the game
            recorder.note(f"{card.side} {card.title!r} {lines} lines, affects {card.affects_reader}")
            change = getattr(card.picture, "__self__").change  # noqa: B009 (a method's object, which mypy denies)
            new, gone = ([box(spot.toRect()) for spot in spots] for spots in (change.new, change.gone))
            recorder.note(f"new {new} gone {gone} score {change.score}")
    compare(f"recap-{key}")


def test_the_log_and_the_score_of_played_moves_are_told(
    recorder: PaintRecorder, compare: Compare, begin: Begin
) -> None:
    table = begin(SE, 2)
    play(table, 8, Random(4))
    if table.session.gate is not None:
        table._gate_opened()
        table.recap.dismiss()
    log, score = table.side_panel.open_page(0), table.side_panel.open_page(1)
    assert isinstance(log, LogView)
    assert isinstance(score, ScoreTab)
    numbers = re.findall(r"\d+", score.toPlainText())
    recorder.note(f"log of {len(log.toPlainText().splitlines())} lines, scores {numbers}")
    recorder.arrange("side panel", table.side_panel)
    table.side_panel.open_page(2)
    recorder.arrange("chart", table.side_panel)
    compare("side-panel-of-a-match")


def test_the_score_sheet_and_the_replay_of_a_finished_match_are_laid_out(
    recorder: PaintRecorder, compare: Compare, begin: Begin
) -> None:
    table = begin(GG, 1)
    session, rng = table.session, Random(3)
    while not session.over:
        table.play(rng.choice(session.rules.legal_moves(session.view)))
        table.step_player.skip_remaining()
    pad = table.window().findChildren(ScorePadScreen)[-1]
    recorder.arrange("bar", pad.bar)
    recorder.note(place(pad), place(pad.pad), f"focus {type(pad.focusProxy()).__name__}")
    with recorder.record():
        pad.grab()
    screen = table.window()
    assert isinstance(screen, MatchScreen)
    for ply in (0, session.match.ply):
        screen.show_replay(ply)
        replay = screen.replay
        assert replay is not None
        recorder.arrange(f"move {ply}", replay.bar)
        recorder.arrange("controls", replay.controls)
        recorder.note(*(place(part) for part in (replay.board, replay.side_panel, replay.controls)))
        recorder.note(f"seen by {replay._viewer(replay.ply)}, silent {replay._silent(min(ply, session.match.ply - 1))}")
    compare("finished-match")
