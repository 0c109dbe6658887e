"""A story is told from its end: what a move costs does not depend on how many were made before it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.side_panel import side_panel_presenter
from garden_desktop.ui.match.side_panel.log_view import LogView


def played(folder: Path, key: str, seed: int, plies: int) -> Session:
    """A match of random moves, so long or to its end."""
    session = MatchRepository(folder).begin_match(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, seed))
    session.close()
    rng = Random(seed)
    match = session.match
    while not match.over and match.ply < plies:
        match.play(match.draw() if match.to_move == CHANCE else rng.choice(match.rules.legal_moves(match.state)))
    return session


def replayed(qtbot: QtBot, appearance: Appearance, session: Session) -> ReplayView:
    replay = ReplayView(appearance, session, None, MatchPlayers(appearance, session))
    qtbot.addWidget(replay)
    replay.resize(1280, 800)
    replay.show()
    replay.show_ply(session.match.ply)
    return replay


def story_of(replay: ReplayView) -> LogView:
    return replay.findChildren(LogView)[-1]


def read_to_the_end(story: LogView) -> str:
    """The text when somebody has scrolled up as far as there is anything."""
    bar = story.verticalScrollBar()
    while bar.value() > bar.minimum():
        bar.setValue(bar.minimum())
    return story.toPlainText()


@pytest.mark.parametrize("key", registry.games())
def test_what_is_read_on_is_what_is_told_at_once(
    key: str, qtbot: QtBot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(tmp_path, key, 5, 300)
    replay = replayed(qtbot, appearance, session)
    rng = Random(key)
    for ply in (session.match.ply, *(rng.randrange(session.match.ply) for _ in range(4))):
        replay.show_ply(ply)
        in_parts = read_to_the_end(story_of(replay))
        monkeypatch.setattr(side_panel_presenter, "LINES", 100_000)
        replay.show_ply(0)
        replay.show_ply(ply)
        assert story_of(replay).toPlainText() == in_parts
        monkeypatch.undo()
        replay.show_ply(0)


def test_paragraphs_that_are_read_on_look_like_those_told_at_once(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    read_to_the_end(story_of(replay))
    in_parts = story_of(replay).toHtml()
    monkeypatch.setattr(side_panel_presenter, "LINES", 100_000)
    replay.show_ply(0)
    replay.show_ply(300)
    assert story_of(replay).toHtml() == in_parts


@pytest.mark.parametrize("key", registry.games())
def test_a_story_that_grows_looks_like_one_told_at_once(
    key: str, qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    session = played(tmp_path, key, 5, 80)
    replay = replayed(qtbot, appearance, session)
    story = story_of(replay)
    for ply in range(session.match.ply - 30, session.match.ply):
        replay.show_ply(ply)
        grown = story.toHtml()
        story.retranslate()
        assert story.toHtml() == grown


def test_what_was_read_on_stays_while_a_chapter_grows(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    story = story_of(replay)
    plies = [ply for ply in range(250, 298) if len({session.match.mover(ply + at) for at in (0, 1, 2)}) == 1]
    replay.show_ply(plies[-1])
    before = read_to_the_end(story).splitlines()
    replay.show_ply(plies[-1] + 1)
    after = story.toPlainText().splitlines()
    assert len(after) > len(before)
    assert set(before) <= set(after)


def test_only_the_end_is_there_until_somebody_reads_on(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    story = story_of(replay)
    shown = story.toPlainText()
    assert shown.startswith("…\n")
    whole = read_to_the_end(story)
    assert whole.endswith(shown.removeprefix("…\n"))
    assert len(whole) > 2 * len(shown)
    assert "…" not in whole


def test_the_keyboard_reads_on_and_stays_at_its_line(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    story = story_of(replay)
    lines = story.document().blockCount()
    QTest.keyClick(story, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(story, Qt.Key.Key_Down)
    more = story.document().blockCount() - lines
    assert more > 0
    assert more <= story.textCursor().blockNumber() <= more + 4


def test_a_move_is_put_into_words_once(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For everybody at the screen, who see the same of a match that is not over."""
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    assert session.match.ply == 300
    replay.show_ply(290)
    asked: list[int] = []
    steps = session.steps

    def watched(start: int, end: int, seat: int | None) -> object:
        asked.extend(range(start, end))
        return steps(start, end, seat)

    monkeypatch.setattr(session, "steps", watched)
    replay.show_ply(291)
    assert set(asked) == {290}
    asked.clear()
    replay.show_ply(292)
    assert set(asked) == {291}


def test_a_position_shown_again_leaves_the_story_as_it_was_read(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    replay = replayed(qtbot, appearance, played(tmp_path, "fire_and_flora", 2, 300))
    story = story_of(replay)
    bar = story.verticalScrollBar()
    bar.setValue(bar.minimum())
    replay.show_ply(replay.ply)
    whole = read_to_the_end(story)
    replay.show_ply(0)
    replay.show_ply(300)
    assert read_to_the_end(story) == whole


@pytest.mark.daily
def test_little_is_kept_of_a_long_story(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    session = played(tmp_path, "fire_and_flora", 2, 300)
    replay = replayed(qtbot, appearance, session)
    for ply in range(301):
        replay.show_ply(ply)
    assert len(replay.side_panel_presenter._said) < 150


def test_lists_that_are_put_away_are_filled_when_they_are_fetched(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    session = MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 3))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    lists = screen.table.lists
    assert (lists.doings.count(), lists.lying.count()) == (0, 0)
    screen.table.switch_lists()
    assert lists.doings.count()
    assert lists.lying.count()
    screen.close_match()
