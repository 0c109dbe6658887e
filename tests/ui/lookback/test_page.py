"""A finished match is looked back on: from the score pad, with progress, to its turning points and on from there."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core import record
from garden_desktop.core.record import Seated
from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.analysis import TURNING_POINTS, AnalysisProcess, MatchAnalysis, SideAnalysis, default_cache
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.lookback.cards import PAUSE_MS, LuckCard
from garden_desktop.ui.lookback.decisions import shown, signed, whole
from garden_desktop.ui.lookback.page import LookBackPage
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from tests.hotseat.lookback.played import analyse_match
from tests.today import sampled
from tests.ui.lookback.test_turning_point import LONG
from tests.ui.measure import faults

VERY_LONG = Html("<b>Ann</b> plays <b>Fire</b> on <b>the Big Eucalyptus on Nipomo Mesa</b>.")
SETUP = MatchSetup("fire_and_flora", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MatchRepository:
    monkeypatch.setattr(paths, "cache_dir", lambda: tmp_path / "cache")
    return MatchRepository(tmp_path / "matches")


def play_to_the_end(shelf: MatchRepository) -> Session:
    """A match that two have played to its end, easy-going."""
    session = shelf.begin_match(SETUP)
    bot, rng = LEVELS["easy"](session.game.policy(session.rules)), Random(3)
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        seat = session.match.to_move
        assert seat is not None
        session.play(bot.choose(session.rules, session.rules.view(session.match.state, seat), seat, rng))
    return session


@pytest.fixture
def session(shelf: MatchRepository) -> Iterator[Session]:
    session = play_to_the_end(shelf)
    yield session
    session.close()


@pytest.fixture(scope="module")
def analysis(tmp_path_factory: pytest.TempPathFactory) -> MatchAnalysis:
    """All that can be known of the match, worked out once: it takes a second."""
    session = play_to_the_end(MatchRepository(tmp_path_factory.mktemp("analysis")))
    estimator = session.game.estimator(session.rules)
    assert estimator is not None
    *_, found = analyse_match(session.match, estimator)
    session.close()
    return found


@pytest.fixture
def analysed(session: Session, shelf: MatchRepository, analysis: MatchAnalysis) -> None:
    """The page finds what is known of the match, as if it had been looked back on before."""
    default_cache().store(record.write(session.match, session.header), analysis)


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, session: Session) -> Iterator[MatchScreen]:
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.show_pad()
    yield screen
    screen.close_match()


def page_of(screen: MatchScreen) -> LookBackPage:
    (page,) = screen.findChildren(LookBackPage)
    return page


def look_back(screen: MatchScreen, qtbot: QtBot) -> LookBackPage:
    """The page when all is worked out."""
    (ending,) = screen.findChildren(ScorePadScreen)
    ending.input_guard.stop()
    QTest.keyClick(ending.pad, Qt.Key.Key_L)
    page = page_of(screen)
    qtbot.waitUntil(lambda: not page.working, timeout=60_000)
    return page


def test_the_score_pad_leads_there_and_everything_is_said_in_figures(screen: MatchScreen, qtbot: QtBot) -> None:
    page = look_back(screen, qtbot)
    assert page.cancel.isHidden()
    assert page.bars.isHidden(), "the details are folded"
    page.details.click()
    assert page.bars.isVisible()
    assert "Ann" in page.bars.accessibleName()
    assert "Ben" in page.plot.picture.accessibleName()
    assert 1 <= len(page.cards) <= 3
    assert all("cost" in card.play_on.accessibleName() for card in page.cards)


@pytest.mark.usefixtures("analysed")
@pytest.mark.parametrize("height", sampled([800, 760, 720], 3))
def test_it_comes_to_rest_and_has_its_pictures_drawn(
    qapp: QApplication, screen: MatchScreen, qtbot: QtBot, height: int
) -> None:
    """What shows and hides parts by the room there is may change that room, and begin anew for ever."""
    apply_theme(qapp, MORNING)
    screen.resize(1280, 900)
    page = look_back(screen, qtbot)
    for card in page.cards:
        card._better.set_html(LONG)
    with qtbot.waitSignals([card.picture.wanted for card in page.cards], timeout=40 * PAUSE_MS):
        screen.resize(1280, height)


@pytest.mark.usefixtures("analysed")
@pytest.mark.parametrize("height", sampled([780, 720, 700], 3))
def test_both_moves_and_why_can_be_read_where_they_are_long(
    qapp: QApplication, screen: MatchScreen, qtbot: QtBot, height: int
) -> None:
    apply_theme(qapp, MORNING)
    page = look_back(screen, qtbot)
    for card in page.cards:
        for label in (card._done, card._better):
            label.set_html(VERY_LONG)
    screen.resize(1280, height)
    qtbot.waitUntil(lambda: not [fault for card in page.cards for fault in faults(card)])


@pytest.mark.usefixtures("analysed")
def test_the_bar_says_who_won_as_the_score_pad_does(screen: MatchScreen, qtbot: QtBot) -> None:
    (ending,) = screen.findChildren(ScorePadScreen)
    said = ending.bar.sentence.text()
    assert "wins" in said
    assert look_back(screen, qtbot).bar.sentence.text() == said


def test_what_was_worked_out_is_there_at_once_the_next_time(screen: MatchScreen, qtbot: QtBot) -> None:
    first = look_back(screen, qtbot).bars.accessibleName()
    screen.look_back()
    again = screen._looking_back
    assert again is not None
    assert not again.working
    assert again.bars.accessibleName() == first


def test_turning_points_are_shown_while_later_moves_are_analysed(
    screen: MatchScreen, analysis: MatchAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = analysis.turning_points()[0]
    screen.look_back()
    page = page_of(screen)
    labour = page._labour
    assert labour is not None
    monkeypatch.setattr(AnalysisProcess, "poll", lambda process: True)
    for number, cards in ((first.ply, 0), (first.ply + 1, 1)):
        labour.news = MatchAnalysis(analysis.start, analysis.parts[:number])
        page._look()
        assert page.working
        assert len(page.cards) == cards
    kept = page.cards[0]
    page._look()
    assert page.cards == [kept], "a card stays while nothing about it changes"
    page.cancel.click()
    assert page.cards == [kept]


def test_cards_stay_when_the_analysis_is_complete_and_the_focus_when_they_change(
    screen: MatchScreen, qtbot: QtBot, analysis: MatchAnalysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, last = turning = analysis.turning_points()
    assert len(turning) > 1
    screen.look_back()
    page = page_of(screen)
    labour = page._labour
    assert labour is not None
    monkeypatch.setattr(AnalysisProcess, "poll", lambda process: True)
    labour.news = MatchAnalysis(analysis.start, analysis.parts[: last.ply])
    page._look()
    page.cards[0].play_on.setFocus()
    labour.news = MatchAnalysis(analysis.start, analysis.parts[: last.ply + 1])
    page._look()
    assert page.cards[0].play_on.hasFocus() or turning[0] not in labour.news.turning_points()
    if len(turning) == TURNING_POINTS:
        cards = page.cards
        labour.news = analysis
        page._look()
        assert page.cards == cards


@pytest.mark.usefixtures("analysed")
def test_the_moves_on_the_cards_change_their_language(screen: MatchScreen, qtbot: QtBot) -> None:
    page = look_back(screen, qtbot)
    english = [card._done.text() for card in page.cards]
    LanguageSwitcher().choose("de")
    QApplication.processEvents()
    german = [card._done.text() for card in page.cards]
    assert len(german) == len(english)
    assert not set(german) & set(english)


def test_work_can_be_cancelled_and_taken_up_again(screen: MatchScreen, qtbot: QtBot) -> None:
    screen.look_back()
    page = page_of(screen)
    assert page.working
    page.cancel.click()
    assert not page.working
    assert "Stopped at move" in page.progress.text()
    page.cancel.click()
    qtbot.waitUntil(lambda: not page.working, timeout=60_000)
    assert page.details.isVisible()


@pytest.mark.usefixtures("analysed")
def test_analysis_and_replay_lead_to_each_other_and_escape_one_step_back(screen: MatchScreen, qtbot: QtBot) -> None:
    look_back(screen, qtbot).replay.click()
    assert screen.replay is not None
    QTest.keyClick(screen.replay, Qt.Key.Key_Escape)
    analysis = screen._looking_back
    assert analysis is not None
    QTest.keyClick(analysis, Qt.Key.Key_Escape)
    assert [screen.replay, screen._looking_back] == [None, None], "the score sheet"
    screen.show_replay(5)
    assert screen.replay is not None
    screen.replay.controls.analysis.click()
    analysis = screen._looking_back
    assert analysis is not None
    QTest.keyClick(analysis, Qt.Key.Key_Escape)
    assert screen.replay is not None
    assert screen.replay.ply == 5


def test_leaving_the_page_ends_the_work(screen: MatchScreen) -> None:
    screen.look_back()
    page = page_of(screen)
    labour = page._labour
    assert labour is not None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.working
    assert not any(child.is_alive for child in labour._children)


@pytest.mark.usefixtures("analysed")
def test_a_number_goes_to_a_turning_point_and_enter_plays_on_from_there(screen: MatchScreen, qtbot: QtBot) -> None:
    page = look_back(screen, qtbot)
    QTest.keyClick(page, Qt.Key.Key_1)
    with qtbot.waitSignal(screen.branch_wanted) as wanted:
        QTest.keyClick(page.cards[0].play_on, Qt.Key.Key_Return)
    assert page._found is not None
    assert wanted.args == [page._found.turning_points()[0].ply]


@pytest.mark.usefixtures("analysed")
def test_all_decisions_stand_in_a_table_and_enter_leads_to_the_replay(screen: MatchScreen, qtbot: QtBot) -> None:
    page = look_back(screen, qtbot)
    page.all.click()
    assert page.decisions.isVisible()
    assert page._found is not None
    rows, decisions = page.decisions.rows, list(page._found.decisions())
    assert rows.rowCount() == len(decisions)
    costly = decisions.index(page._found.turning_points()[0])
    said = [rows.words(costly, column) for column in range(rows.columnCount())]
    assert said[:2] == [str(decisions[costly].ply + 1), ("Ann", "Ben")[decisions[costly].seat]]
    assert all(said[2:4])
    assert said[2] != said[3]
    assert int(said[4].replace("−", "-")) <= -5
    assert int(said[5]) + int(said[6]) in (99, 100, 101)
    page.decisions.setCurrentIndex(rows.index(costly, 0))
    with qtbot.waitSignal(page.watched) as wanted:
        QTest.keyClick(page.decisions, Qt.Key.Key_Return)
    assert wanted.args == [decisions[costly].ply]


@pytest.mark.usefixtures("analysed")
@pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the keyboard)")
def test_all_moves_are_kept_as_a_table_whose_chances_add_up(
    screen: MatchScreen, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = look_back(screen, qtbot)
    where = tmp_path / "moves.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(where), ""))
    page.export.click()
    (menu,) = page.export.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    heads, *rows = list(csv.reader(where.read_text("utf-8-sig").splitlines()))
    assert heads[-4:] == ["Ann: winning chance", "Ann: luck", "Ben: winning chance", "Ben: luck"]
    assert len(rows) == screen.session.match.ply
    assert all(abs(float(row[-4]) + float(row[-2]) - 100) < 0.2 for row in rows)
    assert any(row[2] and row[3] and float(row[4]) < 0 for row in rows)


@pytest.mark.usefixtures("analysed")
def test_where_little_turned_on_decisions_a_card_tells_what_luck_brought(screen: MatchScreen, qtbot: QtBot) -> None:
    page = look_back(screen, qtbot)
    found = page._found
    assert found is not None
    drawn = next(part for part in found.parts if part.seat == CHANCE)
    level = [part._replace(better="", luck=(0.0, 0.0)) for part in found.parts]
    level[drawn.ply] = drawn._replace(luck=(0.3, -0.3))
    page._found = MatchAnalysis(found.start, tuple(level))
    page._show_cards(page._found)
    (card,) = page.findChildren(LuckCard)
    assert "Ann" in card.watch.accessibleName()
    assert "30 points luckier" in card.watch.accessibleName()
    with qtbot.waitSignal(page.watched) as wanted:
        card.watch.click()
    assert wanted.args == [drawn.ply]


@pytest.mark.usefixtures("analysed")
def test_where_no_decision_mattered_the_chart_has_the_room_of_the_cards(screen: MatchScreen, qtbot: QtBot) -> None:
    """Half of the page was empty."""
    page = look_back(screen, qtbot)
    assert page._found is not None
    before = page.plot.height()
    page._show_cards(MatchAnalysis(page._found.start, ()))
    page._list_all(wanted=False)
    qtbot.waitUntil(lambda: page.plot.height() > 1.5 * before)


def test_a_copy_goes_on_before_the_move_and_the_match_stays_as_it_was(shelf: MatchRepository, session: Session) -> None:
    ply = session.match.ply // 2
    before = {path: path.read_bytes() for path in shelf.paths()}
    copy = shelf.branch(session, ply)
    try:
        assert copy.match.moves[:ply] == session.match.moves[:ply]
        assert not copy.over
        assert {path: path.read_bytes() for path in before} == before
        path = copy.journal.path if copy.journal else None
    finally:
        copy.close()
    assert path is not None
    resumed = shelf.resume(path)
    assert resumed.match.moves[:ply] == session.match.moves[:ply]
    resumed.close()


@pytest.mark.usefixtures("analysed")
@pytest.mark.parametrize(("size", "percent"), [((640, 480), 100), ((1280, 800), 150), ((640, 480), 150)])
def test_in_a_small_window_nothing_is_cut_and_the_page_is_scrolled(
    qapp: QApplication,
    appearance: Appearance,
    screen: MatchScreen,
    qtbot: QtBot,
    size: tuple[int, int],
    percent: int,
) -> None:
    """Cards and buttons were squeezed until half of their words had gone."""
    appearance.set_text_size(percent)
    apply_theme(qapp, MORNING)
    page = look_back(screen, qtbot)
    screen.resize(*size)
    QApplication.processEvents()
    assert page.width() == size[0]
    buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible() and button.text()]
    assert [button.text() for button in buttons if button.width() < button.sizeHint().width()] == []
    assert [fault for card in page.cards for fault in faults(card)] == []
    (scroll,) = page.findChildren(ScrollArea)
    assert scroll.verticalScrollBar().maximum() > 0


@pytest.mark.usefixtures("analysed")
@pytest.mark.parametrize("size", [(960, 640), (1920, 1080)])
def test_the_page_fits_the_window(screen: MatchScreen, qtbot: QtBot, size: tuple[int, int]) -> None:
    page = look_back(screen, qtbot)
    screen.resize(*size)
    assert (page.width(), page.height()) == size
    assert page.minimumSizeHint().width() <= size[0]
    assert page.minimumSizeHint().height() <= size[1]


def test_figures_shown_add_up_as_the_parts_do() -> None:
    assert whole([1 / 3, 1 / 3, 1 / 3], 100) in ([34, 33, 33], [33, 34, 33], [33, 33, 34])
    parts, result = shown(SideAnalysis(0.335, 0.124, 0.336, -0.166, 0.371, 1.0))
    assert sum(parts) == result == 100
    assert [signed(value) for value in (33, -12, 0)] == ["+33", "−12", "0"]
