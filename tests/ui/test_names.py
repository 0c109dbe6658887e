"""Names are plain text everywhere: on every surface of home, sheets, tables, pad and replay they stand as they are."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import garden_desktop.ui
from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message, SideName
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.newgame.seat_row import DifficultyLevel
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests import fifth
from tests.today import in_turn
from tests.ui.match.responses.rig import Rig
from tests.ui.scan import NAMES, Word, mistaken, named, plain, words_of

PEOPLE = tuple(Seated(name, number) for number, name in enumerate(NAMES))
COMPUTERS = [DifficultyLevel("easy", Message("t", "Easy-going"))]
SEATS = {"gnomadic_gardeners": 2, "stalk_exchange": 4, "paths_and_flower_beds": 3, "fire_and_flora": 4}
OPTIONS = {
    "gnomadic_gardeners": {"season": "on"},
    "fire_and_flora": {"target": "4", "bar": "continue"},
    "paths_and_flower_beds": {"open_grids": "on"},
}
DECISIONS = 14
SHARE = 0.25
"""How often one looks around before one decides."""
ENOUGH = 40
HOME = {
    "HomeScreen.notice Name",
    "Notice.words label",
    "UnfinishedMatchCard Name",
    "UnfinishedMatchCard Description",
    "unfinished_match_card painted",
}
SHEET = {
    "PackRow.words label",
    "SeatRow.cross Name",
    "SeatRow.cross tooltip",
    "SeatRow.disc Name",
    "SeatRow.field field",
    "SeatRow.kind Name",
    "Segment Name",
}
TABLE = {
    "PromptBar.sentence Name",
    "PromptBar.sentence label",
    "ListModeView.prompt Name",
    "ListModeView.prompt label",
    "MatchSidePanel.signs Name",
    "MatchSidePanel.signs tooltip",
    "ScoreTab page",
    "SideCard Name",
    "LogView page",
    "NoticeBar.words label",
    "MatchPage.notice_bar Name",
    "a StaticText Name",
    "prompt_bar painted",
}
_RECAP = {
    "RecapSheet.next label",
    "RecapSheet.order label",
    "RecapSheet.title label",
    "RecapCardView Description",
    "RecapCardView Name",
    "RecapCardView button",
    "TableScreen.handover Name",
    "TableScreen.recap Name",
    "labels painted",
}
_PLOT = {"PlotPanel.picture Name", "PlotTab.table list", "QHeaderView list", "a ColumnHeader Name"}
OF_GAMES = {
    "stalk_exchange": _RECAP,
    "gnomadic_gardeners": {"TableScreen.handover Name", "ListModeView.lying list", *_PLOT},
    "paths_and_flower_beds": {"ListModeView.lying list", "a ListItem Name"},
    "fire_and_flora": {
        *_RECAP,
        *_PLOT,
        "ListModeView.doings list",
        "ListModeView.then label",
        "a Button Description",
        "a Button Name",
        "a Grouping Name",
        "a ListItem Description",
        "table_painter painted",
    },
}
"""Those of games where names stand in more places."""
PAD = {"ScorePadScreen.pad Name", "ScoreCell Name", "ScorePad.again_note label", "ScorePad.pots Name", "LogView page"}
_BANNER = {"ScorePad.banner Name", "ScorePad.banner Description", "PlotView.plot Name"}
PADS_OF_GAMES = {
    "stalk_exchange": {"ScorePad.sentences label"},
    "gnomadic_gardeners": {*_BANNER, "ScorePad.season Name", "ScorePad.season Description"},
    "paths_and_flower_beds": {*_BANNER},
    "fire_and_flora": {*_BANNER},
}
ASKING = {"ResponseButton Name"}


class Eye:
    """Looks at surfaces and keeps where it saw names; every one must have stood there as it is."""

    def __init__(self) -> None:
        self.surfaces: set[str] = set()
        self._painted: list[Word] = []

    def paint(self, document: QTextDocument) -> None:
        """HTML was set somewhere: its words count as the ones of the module that asked for it."""
        module = str(sys._getframe(3).f_globals["__name__"]).rpartition(".")[2]
        if module != "scan":
            self._painted.append(Word(module, "painted", plain(document)))

    def look(self, root: QWidget) -> None:
        QApplication.processEvents()
        root.grab()
        words = [*words_of(root), *self._painted]
        self._painted = []
        assert mistaken(words) == []
        self.surfaces |= named(words)


@pytest.fixture
def eye(monkeypatch: pytest.MonkeyPatch) -> Eye:
    """Sees documents that are painted, too."""
    eye, given = Eye(), QTextDocument.setHtml

    def watched(document: QTextDocument, html: str) -> None:
        given(document, html)
        eye.paint(document)

    monkeypatch.setattr(QTextDocument, "setHtml", watched)
    return eye


@pytest.fixture
def host(appearance: Appearance, qtbot: QtBot) -> Iterator[Host]:
    host = Host(appearance, qtbot)
    yield host
    host.clear_away()


class Host:
    """Shows windows and holds them: one that only garbage refers to may go before Qt has let go of it."""

    def __init__(self, appearance: Appearance, qtbot: QtBot) -> None:
        self.appearance, self._qtbot = appearance, qtbot
        self._windows: list[QWidget] = []

    def show(self, window: QWidget) -> None:
        self._windows.append(window)
        self._qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()

    def match(self, session: Session) -> MatchScreen:
        screen = MatchScreen(self.appearance, session)
        self.show(screen)
        screen.begin()
        screen.table.minimum_delay.duration_ms = 0
        return screen

    def clear_away(self) -> None:
        for window in self._windows:
            if isinstance(window, MatchScreen):
                window.close_match()


def begun(folder: Path, key: str) -> Session:
    return MatchRepository(folder).begin_match(
        MatchSetup(key, PEOPLE[: SEATS.get(key, max(fifth.games()[key].info.seats))], OPTIONS.get(key, {}), 11)
    )


def look_around(screen: MatchScreen, eye: Eye) -> None:
    """All pages of the rail, the rail folded, the lists, a notice."""
    table = screen.table
    for page in range(3):
        table.side_panel.open_page(page)
        eye.look(screen)
    table.side_panel.toggle()
    eye.look(screen)
    table.side_panel.toggle()
    table.switch_lists()
    eye.look(screen)
    table.switch_lists()
    table.notice_bar.show_notice(" ".join(NAMES))
    eye.look(screen)
    table.notice_bar.dismiss()


def some_move(session: Session, rng: Random) -> Any:
    """One that others are asked about or offered, where there is one."""
    moves = session.rules.legal_moves(session.view)
    about = [move for move in moves if session.rules.move_text(move).split()[0] in ("play", "offer", "give", "propose")]
    return rng.choice(about or moves)


def play_on(screen: MatchScreen, eye: Eye, rng: Random) -> None:
    """One decision, with all that stands between it and the one before."""
    table, session = screen.table, screen.session
    while (
        table.step_player.is_running
        or table.response_controller.running
        or session.gate is not None
        or table.recap.isVisible()
    ):
        eye.look(screen)
        if table.recap.isVisible():
            table.recap.dismiss()
        elif table.step_player.is_running:
            table.step_player.show_next_frame()
        elif table.response_controller.running:
            table.response_controller.end()
        else:
            table.handover.open_gate()
    if not session.over:
        if rng.random() < SHARE:
            look_around(screen, eye)
        table.play(some_move(session, rng))


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_at_the_table_names_are_names(host: Host, tmp_path: Path, eye: Eye, key: str) -> None:
    screen, rng = host.match(begun(tmp_path, key)), Random(3)
    for _ in range(DECISIONS):
        play_on(screen, eye, rng)
    assert TABLE | OF_GAMES.get(key, set()) <= eye.surfaces


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_at_the_end_names_are_names(host: Host, tmp_path: Path, eye: Eye, key: str) -> None:
    session, rng = begun(tmp_path, key), Random(4)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    screen = host.match(session)
    screen.show_pad()
    eye.look(screen)
    screen.show_replay()
    eye.look(screen)
    screen.show_replay(session.match.ply)
    eye.look(screen)
    assert PAD | PADS_OF_GAMES.get(key, set()) <= eye.surfaces


def test_while_people_are_asked_names_are_names(appearance: Appearance, qtbot: QtBot, eye: Eye) -> None:
    rig = Rig(appearance, qtbot, seats=PEOPLE[:3])
    rig.throw()
    eye.look(rig.screen)
    assert eye.surfaces >= ASKING


def test_at_home_names_are_names(host: Host, tmp_path: Path, eye: Eye) -> None:
    headline = Message("fakes", "{who} to move").of(who=SideName(1))
    slips = [UnfinishedMatch(tmp_path / f"{n}", "gnomadic_gardeners", headline, PEOPLE, 0.0) for n in range(5)]
    home = HomeScreen(host.appearance, registry.games(), lambda: slips)
    host.show(home)
    eye.look(home)
    home.page.all_matches_wanted.emit()
    eye.look(home)
    home.show_notice(" ".join(NAMES))
    eye.look(home)
    assert eye.surfaces >= HOME


def test_on_the_sheet_names_are_names(host: Host, tmp_path: Path, eye: Eye) -> None:
    """Of people, and of files."""
    window = QWidget()
    host.show(window)
    game = registry.games()["stalk_exchange"]
    choices = NewGameState.usual(game)
    for place, seat in enumerate(PEOPLE):
        choices = choices.with_seat(place, seat._replace(who="easy" if place else "human"))
    settings = SettingsStore(tmp_path / "settings.json")
    settings.set("table.stalk_exchange", {**choices.remembered(), "count": 4})
    sheet = NewGameSheet(host.appearance, game, settings=settings, computers=COMPUTERS, parent=window)
    sheet.open_sheet()
    sheet.options.fold.unfold(opened=True)
    for name in NAMES:
        sheet.options.pack.use(tmp_path / name)
        eye.look(window)
    assert eye.surfaces >= SHEET


def test_these_are_surfaces_enough() -> None:
    everywhere = HOME | SHEET | TABLE | PAD | ASKING
    assert len(everywhere.union(*OF_GAMES.values(), *PADS_OF_GAMES.values())) >= ENOUGH


def test_there_is_one_door_to_each_way_qt_has_of_guessing() -> None:
    """A bare label, a tooltip set by hand, or HTML that did not come from the house."""
    doors = {"labels.py": r"QLabel\b(?!\[)", "html.py": r"\.setHtml\(", "tip.py": r"\.setToolTip\(|QToolTip\.showText"}
    ui = Path(garden_desktop.ui.__file__).parent
    for file in ui.rglob("*.py"):
        words = file.read_text("utf-8")
        for door, way in doors.items():
            assert file == ui / "kit" / "text" / door or not re.search(way, words), (
                f"{file.name}: that belongs into {door}"
            )
