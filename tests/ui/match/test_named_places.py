"""The log and the board: whoever points at a line sees on the board which space it names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QUrl
from PySide6.QtGui import QMouseEvent, QTextBlock, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.text import SideName
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.story.actions import DEMOLISHES
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import COW, State
from garden_desktop.games.gnomadic_gardeners.table.frames import MOVES_IN
from garden_desktop.games.paths_and_flower_beds.table.log_sentences import PLANTED
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.drawing.scene_items import Glow
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.table_screen import TableScreen

SQUARE = re.compile(r"\b([a-i]\d)\b")
Playing = Callable[..., TableScreen]


@pytest.fixture
def played(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Playing]:
    """A match of two people, so many random moves long, with the hand of the seat to move open."""
    screens: list[MatchScreen] = []

    def play(key: str, plies: int, seed: int = 4) -> TableScreen:
        seats = (Seated("Ann", 0), Seated("Ben", 1))
        session = MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, {}, 5))
        rng, rules = Random(seed), session.rules
        while session.match.ply < plies:  # without the window, which would show each move
            if session.gate is not None:
                session.open_gate()
            session.play(rng.choice(rules.legal_moves(rules.view(session.match.state, session.match.to_move))))
        screen = MatchScreen(appearance, session)
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        screen.begin()
        table = screen.table
        table.step_player.skip_remaining()
        if session.gate is not None:
            table.handover.open_gate()
            qtbot.waitUntil(lambda: table.session.gate is None, timeout=2000)
        if table.recap.isVisible():
            table.recap.dismiss()
        return table

    yield play
    for screen in screens:
        screen.close_match()


def lit(table: TableScreen | ReplayView) -> set[str]:
    """The places and pieces that are lit because a sentence names them."""
    scene, hands = table.board.table_scene, table.board.interaction
    return {id for id in (*hands.places, *hands.pieces) if scene.highlights.glow(id) is Glow.NAMED}


def replay_of(played: TableScreen, appearance: Appearance, qtbot: QtBot) -> ReplayView:
    """The replay of a match, at its last move, seen by the same eyes."""
    session = played.session
    replay = ReplayView(appearance, session, None, MatchPlayers(appearance, session))
    qtbot.addWidget(replay)
    replay.resize(1280, 800)
    replay.show()
    replay.show_ply(session.match.ply)
    return replay


def lines(story: LogView) -> Iterator[QTextBlock]:
    block = story.document().begin()
    while block.isValid():
        yield block
        block = block.next()


def point_at(story: LogView, block: QTextBlock) -> None:
    """Move the pointer onto a line of the log."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, n=4)
    story.setTextCursor(cursor)  # scrolls there
    at = QPointF(story.cursorRect(cursor).center())
    none = Qt.MouseButton.NoButton
    to = story.viewport().mapToGlobal(at)
    QApplication.sendEvent(
        story.viewport(), QMouseEvent(QEvent.Type.MouseMove, at, to, none, none, Qt.KeyboardModifier.NoModifier)
    )


def test_pointing_at_a_line_lights_the_space_it_names_and_leaving_puts_it_out(played: Playing) -> None:
    table = played("stalk_exchange", 60)
    (story,) = table.findChildren(LogView)
    named = [block for block in lines(story) if re.search(r" plants .* on | blooms?: ", block.text())]
    assert any(len(SQUARE.findall(block.text())) > 1 for block in named)
    for block in named:
        point_at(story, block)
        assert lit(table) == set(SQUARE.findall(block.text())), block.text()
    QApplication.sendEvent(story, QEvent(QEvent.Type.Leave))
    assert not lit(table)


def test_the_log_of_a_replay_lights_the_spaces_too(qtbot: QtBot, appearance: Appearance, played: Playing) -> None:
    replay = replay_of(played("stalk_exchange", 60), appearance, qtbot)
    (story,) = replay.findChildren(LogView)
    named = [block for block in lines(story) if re.search(r" plants .* on ", block.text())]
    assert named
    for block in named:
        point_at(story, block)
        assert lit(replay) == set(SQUARE.findall(block.text())), block.text()


def test_the_keyboard_in_the_log_lights_what_its_line_names(qtbot: QtBot, played: Playing) -> None:
    table = played("stalk_exchange", 60)
    (story,) = table.findChildren(LogView)
    table.window().activateWindow()
    story.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(story.hasFocus, timeout=2000)
    seen = set()
    for _ in range(60):
        QTest.keyClick(story, Qt.Key.Key_Up)
        line = story.textCursor().block().text()
        if re.search(r" plants .* on ", line):
            assert lit(table) == {SQUARE.findall(line)[-1]}, line
            seen |= lit(table)
    assert seen
    table.board.setFocus()
    assert not lit(table)


def test_a_line_lights_the_square_of_ones_own_garden_where_one_has_planted(played: Playing) -> None:
    table = played("paths_and_flower_beds", 30)
    (story,) = table.findChildren(LogView)
    me = ("Ann", "Ben")[table.session.viewer or 0]
    seen = set()
    for block in lines(story):
        if block.text():
            point_at(story, block)
            mine = re.match(rf"{me} planted .* at ", block.text())
            assert lit(table) == ({SQUARE.findall(block.text())[-1]} if mine else set()), block.text()
            seen |= lit(table)
    assert seen


def test_what_others_do_in_their_garden_lights_no_square_of_ones_own(played: Playing) -> None:
    """All gardens have the same squares; when all lie open, those of a walk stand in the garden of its owner."""
    table = played("paths_and_flower_beds", 0)
    me = table.session.viewer
    assert me is not None
    for side in (0, 1):
        sentence = PLANTED.of(who=SideName(side), piece="", cell="e4")
        places = table.session.table.things_named(sentence, table.session.view, me)
        assert ("e4" in places) == (side == me)
        assert f"walk-{side + 1}-e4" in places
        assert f"walk-{2 - side}-e4" not in places


@pytest.mark.parametrize("replayed", [False, True])
def test_a_line_lights_the_lands_it_names(
    replayed: bool, qtbot: QtBot, appearance: Appearance, played: Playing
) -> None:
    """Headquarters, fields and some buildings are there more than once: the one that is meant shines alone."""
    match = played("fire_and_flora", 160, seed=1)
    table = replay_of(match, appearance, qtbot) if replayed else match
    (story,) = table.findChildren(LogView)
    rules, moves = match.session.rules, match.session.match.moves
    assert isinstance(rules, FloraRules)
    names = {land.id: land.name for land in rules.config.lands}
    often = {name for name, number in Counter(names.values()).items() if number > 1}
    there, seen, meant = set(table.board.interaction.places), set[str](), 0
    for block in lines(story):
        point_at(story, block)
        found, text = lit(table), block.text()
        named = {code for code, name in names.items() if name in text}
        assert {code for code in named & there if names[code] not in often} <= found, text
        seen |= found
        if not found - named:  # else a building, which lies under the land that shines
            assert all(names[code] in text for code in found), text
        ply = ply_of(block)
        if ply is not None and moves[ply].kind in ("play", "plant", "site") and moves[ply].place >= 0:
            land = rules.config.lands[moves[ply].place]
            if land.name in often and land.name in text and land.id in there:
                assert {code for code in found if names[code] == land.name} == {land.id}, text
                meant += 1
    assert len(seen) > 4
    assert meant


def test_a_line_lights_the_land_on_which_its_building_stands(played: Playing) -> None:
    match = played("fire_and_flora", 0)
    table, rules = match.session.table, match.session.rules
    assert isinstance(rules, FloraRules)
    config = rules.config
    site = match.session.match.state.rows[0][1]
    building = next(card for card in range(len(config.lands)) if config.is_building(card))
    state = match.session.match.state
    on = tuple(BUILT + building if land == site else content for land, content in enumerate(state.on))
    sentence = DEMOLISHES.of(who=SideName(0), building=labels.land(config, building))
    assert config.lands[site].id in table.things_named(sentence, state._replace(on=on), 0)
    assert config.lands[site].id not in table.things_named(sentence, state, 0)


@pytest.mark.parametrize("replayed", [False, True])
def test_a_line_lights_the_gnomes_it_names_where_their_cards_lie_open(
    replayed: bool, qtbot: QtBot, appearance: Appearance, played: Playing
) -> None:
    """Never one that these eyes see only the back of, or not at all."""
    match = played("gnomadic_gardeners", 60)
    table = replay_of(match, appearance, qtbot) if replayed else match
    (story,) = table.findChildren(LogView)
    rules = match.session.rules
    assert isinstance(rules, GardenRules)
    first_names = {f"gnome:{gnome.id}": gnome.name.split()[0] for gnome in rules.config.pack.gnomes}
    view = table.board.interaction.view
    known = {f"gnome:{gnome.id}" for at, gnome in enumerate(rules.config.pack.gnomes) if in_sight(view, at)}
    seen, covered = set[str](), set[str]()
    for block in lines(story):
        point_at(story, block)
        named = {piece for piece, name in first_names.items() if re.search(rf"\b{name}\b", block.text())}
        assert {id for id in lit(table) if id.startswith("gnome:")} == named & known, block.text()
        seen |= named & known
        covered |= named - known
    assert seen
    assert covered


def test_a_line_lights_the_tasks_of_its_own_round_alone(played: Playing) -> None:
    """In the next round another card has the same number."""
    table = played("gnomadic_gardeners", 62)
    (story,) = table.findChildren(LogView)
    now, heading, here, before = table.session.match.state.round, "", 0, 0
    for block in lines(story):
        text = block.text()
        if re.fullmatch(r"Round \d+", text):
            heading = text
        point_at(story, block)
        tasks = {id for id in lit(table) if id.startswith("task")}
        numbers = set(re.findall(r"Tasks? ([123])", text)) | set(re.findall(r"and ([123])\b", text))
        current = heading == f"Round {now}" or text.startswith(f"Round {now}.")
        assert tasks == ({f"task{number}" for number in numbers} if current else set()), text
        here += bool(tasks)
        before += bool(numbers and not current)
    assert here
    assert before


def test_a_line_lights_animals_of_the_side_whose_animals_lie_there_alone(played: Playing) -> None:
    session = played("gnomadic_gardeners", 61).session
    table, state = session.table, session.match.state._replace(animals=(COW, COW), phase="fulfil", turn=0)
    look = table.make_view_model(session.rules.view(state, 0), 0)
    assert any(place.id == "animal:cow" for place in look.places)
    for side in (0, 1):
        sentence = MOVES_IN.of(who=SideName(side), animal=ANIMAL_NAMES["cow"])
        named = [id for name in table.things_named(sentence, state, 0) for id in look.find(name)]
        assert ("animal:cow" in named) == (side == 0)


def in_sight(view: State, gnome: int) -> bool:
    """Whether these eyes see the face of a gnome: in an open hand, or on a bench."""
    return any(cards > 0 and cards >> gnome & 1 for cards in (*view.hands, *view.plays))


def ply_of(block: QTextBlock) -> int | None:
    """The move of a line, which its link leads to."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    url = QUrl(cursor.charFormat().anchorHref())
    return int(url.path()) if url.scheme() == "ply" else None
