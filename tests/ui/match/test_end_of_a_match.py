"""The end of a match is a scene: each picture shows what has been told and no more, then the winner, then the pad."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, NORMAL, OFF, Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from garden_desktop.ui.match.prompt_bar import StatusPill
from garden_desktop.ui.match.side_panel.side_panel_presenter import SCORE
from garden_desktop.ui.match.side_panel.tabs import ScoreTab
from garden_desktop.ui.match.spoken_status import SpokenStatus
from garden_desktop.ui.match.step_player import PlaybackFrame
from tests.today import sampled

FEUD = {"mode": "feud", "target": "4", "offers_per_turn": "1", "bar": "continue"}
"""A short match of Fire and Flora."""
ENDS = [
    ("stalk_exchange", 3, {}, 5),
    ("fire_and_flora", 3, FEUD, 6),
    ("gnomadic_gardeners", 1, {"mode": "solo"}, 9),
    ("gnomadic_gardeners", 2, {"mode": "duel"}, 4),
    ("paths_and_flower_beds", 2, {}, 3),
    ("paths_and_flower_beds", 4, {}, 3),
]
"""Matches at random, by their seed; the one of Fire and Flora ends with a card that is played."""
BUSTS: list[tuple[str, int, dict[str, str], int]] = [("stalk_exchange", 3, {}, 3), ("stalk_exchange", 4, {}, 2)]
"""Matches at random that end with two Busts and with three, after a long Upkeep."""
_FIGURE = re.compile(r": (\d+)")


class Picture(NamedTuple):
    """What the screen showed at one moment of the end: sentence, seats as they are read out, round in the bar, for how
    many milliseconds, and how many seats have the frame of whoever acts."""

    shot: PlaybackFrame
    figures: list[int | None]
    moment: str
    pulse: bool
    stands: int
    framed: int


def last_decision(key: str, seats: int, options: dict[str, str], seed: int, who: str) -> tuple[Session, Any]:
    """A match played at random up to the last decision, and that decision; the second seat is played by `who`."""
    game = registry.games()[key]
    pack = registry.load_pack(game)
    given = resolve_options(game, options, seed, pack)
    rules, rng = game.rules(seats, given, pack), Random(seed)
    whole = Match(rules, seed)
    while not whole.over:
        moves = whole.rules.legal_moves(whole.state)
        whole.play(whole.draw() if whole.to_move == CHANCE else rng.choice(moves))
    last = max(ply for ply in range(whole.ply) if whole.mover(ply) != CHANCE)
    begun: Match[Any, Any] = Match(rules, seed)
    for move in whole.moves[:last]:
        begun.play(move)
    names = ["Ann", "Ben", "Cleo", "Dora"][:seats]
    people = tuple(Seated(name, number, who if number == 1 else "human") for number, name in enumerate(names))
    return Session(game, rules, begun, RecordHeader(key, pack.id, "", given, people, seed, "test")), whole.moves[last]


@pytest.fixture
def show(appearance: Appearance, qtbot: QtBot) -> Iterator[Callable[..., tuple[MatchScreen, list[Picture]]]]:
    opened: list[MatchScreen] = []

    def shown(end: tuple[str, int, dict[str, str], int], who: str = "human") -> tuple[MatchScreen, list[Picture]]:
        """The last decision of a match is made; all pictures up to the pad, one by one."""
        session, move = last_decision(*end, who)
        screen, pictures = MatchScreen(appearance, session), []
        opened.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        if session.gate is not None:
            session.open_gate()
        table = screen.table

        def look(shot: PlaybackFrame) -> None:
            found = [_FIGURE.search(card.accessibleName()) for card in table.side_panel.cards]
            figures = [None if figure is None else int(figure[1]) for figure in found]
            chip = table.bar.findChild(StatusPill)
            assert chip is not None
            framed = sum(card._state is not None and card._state.active for card in table.side_panel.cards)
            pulse = table.turn_highlight.isVisible()
            pictures.append(Picture(shot, figures, chip.accessibleName(), pulse, 0, framed))

        clock = table.step_player.findChild(QTimer)
        assert clock is not None
        table.step_player.frame_shown.connect(look)
        table.play(move)
        while table.step_player.is_running:
            pictures[-1] = pictures[-1]._replace(stands=max(0, clock.interval() if clock.isActive() else 0))
            table.step_player.show_next_frame()
        return screen, pictures

    yield shown
    for screen in opened:
        screen.close_match()


@pytest.mark.parametrize(
    ("end", "who"),
    sampled([(end, who) for end in ENDS for who in ("human", "bot-1") if who == "human" or end[1] > 1], 3),
    ids=str,
)
def test_every_picture_of_the_end_shows_the_figures_told_so_far_and_the_last_one_the_result(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]], end: Any, who: str
) -> None:
    appearance.set_speed(NORMAL)
    appearance.set_stops(EVERY_STEP)
    screen, pictures = show(end, who)
    session, result = screen.session, screen.session.match.result()
    assert pictures
    for picture in pictures:
        look = session.table.make_view_model(picture.shot.view, picture.shot.step.seat)
        assert picture.figures == [look.side_summary(side).score for side in range(session.rules.sides)]
        assert picture.moment.startswith(plain(session.table.moment(picture.shot.view)))
    assert pictures[-1].figures == list(result.scores)
    reasons = [number for number, picture in enumerate(pictures) if result.reason in picture.shot.sentences]
    assert reasons, "who has won is told"
    assert all(picture.figures == list(result.scores) for picture in pictures[reasons[0] :])
    assert screen.findChildren(ScorePadScreen), "the pad follows"


def test_the_bust_falls_before_any_points_are_shown(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]]
) -> None:
    appearance.set_speed(NORMAL)
    _, pictures = show(ENDS[0])
    told = [" ".join(map(plain, picture.shot.sentences)) for picture in pictures]
    bust = next(
        number for number, said in enumerate(told) if said.startswith("The Bust: globemaster is the most valuable at 9")
    )
    counted = next(number for number, said in enumerate(told) if said.startswith("Final scores: "))
    assert bust < counted
    assert all(picture.figures == [None] * 3 for picture in pictures[:counted])
    assert [picture.figures for picture in pictures[counted:]] == [[23, 25, 25]] * (len(told) - counted)


@pytest.mark.parametrize("end", [*ENDS, *BUSTS], ids=str)
def test_the_winner_is_named_within_four_seconds(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]], end: Any
) -> None:
    """By the clock of the program, before what painting takes."""
    appearance.set_speed(NORMAL)
    screen, pictures = show(end)
    reason = screen.session.match.result().reason
    before = [picture.stands for picture in pictures if reason not in picture.shot.sentences]
    assert all(before)
    assert sum(before) <= 3750


def test_the_bust_is_a_scene_and_nothing_comes_between_it_and_the_crash(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]]
) -> None:
    appearance.set_speed(NORMAL)
    _, pictures = show(ENDS[0])
    told = [" ".join(map(plain, picture.shot.sentences)) for picture in pictures]
    crash = next(number for number, said in enumerate(told) if "The market crashes!" in said)
    assert told[crash + 1].startswith("The Bust: globemaster is the most valuable at 9")
    assert pictures[crash + 1].stands > max(picture.stands for picture in pictures[:crash])


def bare(html: str) -> str:
    """The words alone."""
    return re.sub("<[^>]*>", "", html)


def test_neither_score_page_nor_read_outs_nor_step_bar_run_ahead_of_the_pictures(
    appearance: Appearance, qtbot: QtBot
) -> None:
    """The others' sheds, the points and the winner are told last: until then no page and no key knows them."""
    appearance.set_speed(NORMAL)
    appearance.set_stops(EVERY_STEP)
    session, move = last_decision(*ENDS[0], "human")
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    session.open_gate()
    table, told = screen.table, list[str]()
    page = table.side_panel.open_page(SCORE)
    overview = table.board.findChild(SpokenStatus)
    assert isinstance(page, ScoreTab)
    assert overview is not None
    table.play(move)
    while table.step_player.is_running:
        told += [
            format_message(sentence, screen.players.name) for sentence in table.step_player.current_frame.sentences
        ]
        spoken = overview.last_turn()
        assert told[-1] in spoken
        ahead = [sentence for shot in table.step_player.frames_ahead for sentence in shot.sentences]
        spoken += " ".join(label.text() for label in table.step_bar.findChildren(QLabel))
        assert not any(format_message(sentence, screen.players.name) in bare(spoken) for sentence in ahead)
        if table.step_player.frames_ahead:
            assert "Cleo" not in page.toPlainText()
        table.step_player.show_next_frame()
    assert any("has the best portfolio" in said for said in told)
    screen.close_match()


@pytest.mark.parametrize("speed", [NORMAL, OFF])
def test_the_table_lights_up_for_the_winner_with_the_last_picture_alone(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]], speed: float
) -> None:
    appearance.set_speed(speed)
    _, pictures = show(ENDS[0])
    assert [picture.pulse for picture in pictures[:-1]] == [False] * (len(pictures) - 1)
    assert pictures[-1].pulse == bool(speed)


@pytest.mark.parametrize("end", ENDS, ids=str)
def test_nobody_has_the_frame_of_whoever_acts_in_the_picture_that_names_the_winner(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]], end: Any
) -> None:
    """Ben, who had come second and done the last task, was framed while Ann took the garden."""
    appearance.set_speed(NORMAL)
    _, pictures = show(end)
    assert pictures[-1].framed == 0


def press(screen: MatchScreen, text: str) -> None:
    next(button for button in screen.findChildren(QAbstractButton) if button.text() == text).click()


def test_the_final_table_is_seen_again_from_the_pad_and_the_replay_that_is_watched_plays(
    appearance: Appearance, show: Callable[..., tuple[MatchScreen, list[Picture]]]
) -> None:
    screen, _ = show(ENDS[0])
    screen.findChildren(ScorePadScreen)[0].input_guard.stop()
    press(screen, "Final position (T)")
    replay = screen.replay
    assert replay is not None
    assert replay.ply == screen.session.match.ply
    assert not replay.autoplay.is_running
    assert replay.board.interaction.view.phase == "over"
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    assert screen.replay is None
    screen.findChildren(ScorePadScreen)[0].input_guard.stop()
    press(screen, "Replay")
    assert screen.replay is not None
    assert screen.replay.ply == 0
    assert screen.replay.autoplay.is_running
    screen.replay.autoplay.stop()
