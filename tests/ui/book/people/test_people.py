"""The leaf of people: found, read, copied, renamed and joined; records are never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.analysis import MatchAnalysis, MoveAnalysis, default_cache
from garden_desktop.hotseat.book import index
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.book.people.page import PeoplePage
from garden_desktop.ui.book.tables import table as count_progress_bar
from garden_desktop.ui.book.tables.table import CountProgressBar
from garden_desktop.ui.window import MainWindow
from tests.hotseat.book.figures.made import GG, SE, written
from tests.hotseat.book.figures.test_statistic_counter import played
from tests.ui.book.book_views import PLAYERS_TAB, open_players
from tests.ui.house import House

NOTHING = MoveAnalysis(0, 0, (1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
APRIL = {"mode": "solo", "month": "april", "start_gnomes": "5"}


@pytest.fixture
def folder(house: House) -> Iterator[Path]:
    written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2], hours=1)
    written(house.matches, ["Ann", "Ben", "*Cleo"], [9, 4, 5], [1, 3, 2], hours=2)
    for hour in (3, 4, 5):
        written(house.matches, ["Ben", "Ann"], [9, 4], [1, 2], hours=hour)
    written(house.matches, ["Anne"], [50, 40], [1, 2], hours=6, game=GG, options=APRIL)
    before = digests(house.matches)
    yield house.matches
    assert digests(house.matches) == before, "the book changes no record"


def digests(folder: Path) -> dict[str, str]:
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.jsonl")}


@pytest.fixture
def opened(house: House, qtbot: QtBot) -> Callable[[], PeoplePage]:
    def opened() -> PeoplePage:
        window = house.open()
        window.navigator.open_book()
        page = open_players(window)
        QTest.qWait(1)
        return page

    return opened


@pytest.fixture
def page(folder: Path, opened: Callable[[], PeoplePage]) -> PeoplePage:
    return opened()


def names(page: PeoplePage) -> list[str]:
    return ["All players" if one is None else one.name for one in page.list.things]


def choose(page: PeoplePage, name: str) -> None:
    page.list.go_to(names(page).index(name))
    QTest.qWait(1)


def press(page: PeoplePage, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.window().focusWidget(), key, held)
    QApplication.processEvents()


def test_the_tab_is_reached_by_keys_and_opens_with_all_players(house: House, folder: Path) -> None:
    window = house.open()
    window.navigator.open_book()
    QTest.keyClick(window.navigator.library.list, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    page = window.findChild(PeoplePage)
    assert page is not None
    assert page.isVisible()
    assert names(page) == ["All players", "Anne", "Ann", "Ben", "Cleo"]
    assert page.statistics.isVisible()
    page.list.go_to(1)
    assert page.sheet.name.text() == "Anne"
    assert not page.statistics.isVisible()
    tabs = window.navigator.library.tabs.tabs
    assert tabs.hasFocus()
    reader = QAccessible.queryAccessibleInterface(tabs)
    assert reader is not None
    assert reader.role() == QAccessible.Role.PageTabList
    assert [reader.child(at).text(QAccessible.Text.Name) for at in range(2)] == ["Matches", "Players"]
    QTest.keyClick(tabs, Qt.Key.Key_Left)
    assert window.navigator.library.list.isVisible()


def test_figures_are_those_counted_by_hand(page: PeoplePage) -> None:
    choose(page, "Ann")
    wins, place, run, _ = page.sheet.cards
    assert wins.words == "Wins. 40% 2 of 5 competitive matches. likely 12 to 77%; average would be 47%"
    assert place.words == "Average rank. 1.6 of 2.2 players. average would be 1.6"
    assert run.words.startswith("Longest streak. 2 wins ")
    assert run.words.endswith("current: lost the last match")


def test_few_matches_are_said_to_be_too_few(page: PeoplePage) -> None:
    choose(page, "Cleo")
    assert page.sheet.cards[0].words == "Wins. 0 0 of 1 competitive matches. 1 match: too few to tell"
    assert page.sheet.rename.isHidden(), "nobody gives a computer another name"


def test_the_table_with_the_keyboard_is_copied(page: PeoplePage) -> None:
    choose(page, "Ann")
    page.sheet.pairs.table.setFocus()
    press(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "Other player\tWho ranked higher\tAhead : behind\n"
        "Ben\t5 matches, ahead in 2, behind in 3\t2 : 3\n"
        "Cleo\t1 match, ahead in 1, behind in 0\t1 : 0\n"
    )


def test_tables_and_people_are_read(page: PeoplePage) -> None:
    choose(page, "Ann")
    reader = QAccessible.queryAccessibleInterface(page.sheet.games.table)
    assert reader is not None
    assert reader.role() == QAccessible.Role.Table
    assert reader.text(QAccessible.Text.Name) == "By game"
    table = page.sheet.games.table.cells
    said = [table.data(table.index(0, column), Qt.ItemDataRole.AccessibleTextRole) for column in range(4)]
    share = "2 of 5, 40%, likely 12 to 77%; average would be 47%"
    assert said == ["Stalk Exchange, 5 matches", "2 of 5", share, "best 9"]
    assert page.list.said(0) == "All players, statistics side by side"
    assert page.list.said(1).startswith("Anne, 1 match, ")


def test_a_game_opens_its_matches_of_all_names_of_the_person(page: PeoplePage) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    choose(page, "Anne")
    page.sheet.renamed.emit("Ann")
    page.sheet.games.table.setFocus()
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Return)
    assert window.navigator.library.filter_bar.number.text() == "1 of 6 matches"
    assert window.navigator.library.list.hasFocus()


def test_what_is_typed_in_the_list_searches(page: PeoplePage) -> None:
    page.list.setFocus()
    QTest.keyClicks(page.list, "b")
    assert names(page) == ["Ben"]
    press(page, Qt.Key.Key_Z)
    assert names(page) == []
    assert page.nothing.text() == "No player with this name."
    press(page, Qt.Key.Key_Escape)
    assert names(page) == ["All players", "Anne", "Ann", "Ben", "Cleo"]


def test_two_spellings_become_one_person_and_two_again(page: PeoplePage, folder: Path) -> None:
    choose(page, "Anne")
    page.list.setFocus()
    press(page, Qt.Key.Key_F2)
    page.sheet.field.setText(" Ann ")
    press(page, Qt.Key.Key_Return)
    assert "Anne" not in names(page)
    assert page.sheet.name.text() == "Ann"
    assert page.sheet.found is not None
    assert (page.sheet.found.matches, page.sheet.found.alone) == (6, 1)
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Anne" in names(page)
    assert page.take_back.isHidden()


def test_what_games_count_comes_while_one_looks(
    house: House, opened: Callable[[], PeoplePage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count_progress_bar, "SECONDS", 0.0)
    for seed in (5, 6):
        session, rng = (
            MatchRepository(house.matches).begin_match(MatchSetup(SE, (Seated("Ann", 0), Seated("Ben", 1)), {}, seed)),
            Random(1),
        )
        while not session.over:
            session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        session.close()
    page = opened()
    choose(page, "Ann")
    assert page.strip.isVisible()
    assert page.strip.words.text() == "counting, 2 matches left"
    QTest.mouseClick(page.strip.button, Qt.MouseButton.LeftButton)
    assert page.strip.words.text().endswith(" not counted yet")
    table = page.sheet.games.table.cells
    assert table.cells[0][3].second == ""
    page.open_leaf()
    assert not page.strip.working, "what was stopped stays stopped"
    QTest.mouseClick(page.strip.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.strip.isVisible(), timeout=20_000)
    qtbot.waitUntil(lambda: "plants most often: " in page.sheet.games.table.cells.cells[0][3].said)


def test_the_ladder_opens_matches_and_begins_new_ones(page: PeoplePage, qtbot: QtBot) -> None:
    choose(page, "Anne")
    ladder = page.sheet.ladder.table
    assert ladder.cells.as_text().splitlines() == [
        "\tAny\tApr\tMay\tJun\tJul\tAug\tSep\tOct",
        "Bramble: 3 gnomes\t\t\t\t\t\t\t\t",
        "Thicket: 4 gnomes\t\t\t\t\t\t\t\t",
        "Orchard: 5 gnomes\t\t+10\t\t\t\t\t\t",
        "Meadow: 6 gnomes\t\t\t\t\t\t\t\t",
    ]
    said = [ladder.cells.data(ladder.cells.index(2, column), Qt.ItemDataRole.AccessibleTextRole) for column in (2, 3)]
    assert said == ["Orchard: 5 gnomes, Apr: won, lead +10", "Orchard: 5 gnomes, May: not played yet"]
    window = page.window()
    assert isinstance(window, MainWindow)
    with qtbot.waitSignal(page.begun) as begun:
        page.begun.disconnect(window.navigator.library.begun)
        ladder.chosen.emit(2, 3)
    setup = begun.args[0]
    chosen = [setup.options[key] for key in ("mode", "month", "start_gnomes")]
    assert (setup.game, chosen, setup.seats) == (GG, ["solo", "may", "5"], (Seated("Anne", 0),))
    ladder.chosen.emit(2, 2)
    assert window.navigator.library.detail.line is not None
    assert [one.name for one in window.navigator.library.detail.line.people] == ["Anne"]


def test_whoever_sat_at_one_table_are_two_people(page: PeoplePage) -> None:
    choose(page, "Ann")
    page.sheet.renamed.emit("Ben")
    window = page.window()
    assert isinstance(window, MainWindow)
    assert (
        window.navigator.library.notice.words.text()
        == "Ann and Ben have played in the same match, so they must be two different players."
    )
    assert {"Ann", "Ben"} <= set(names(page))


def test_a_name_that_cannot_be_kept_is_said(page: PeoplePage, folder: Path) -> None:
    folder.with_name("matches.people.json").mkdir()
    choose(page, "Anne")
    page.sheet.renamed.emit("Annika")
    window = page.window()
    assert isinstance(window, MainWindow)
    assert window.navigator.library.notice.words.text().startswith("The name could not be saved: ")
    assert "Anne" in names(page)


def test_another_language_is_spoken_at_once(page: PeoplePage) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    choose(page, "Ann")
    window.context.languages.choose("de")
    QApplication.processEvents()
    assert page.sheet.games.title.text() == "Nach Spiel"
    assert page.sheet.cards[0].words.startswith("Siege. 40 % 2 von 5")
    assert window.navigator.library.tabs.tabs.tabText(PLAYERS_TAB) == "Spieler"
    window.context.languages.choose("en")
    QApplication.processEvents()


def test_names_are_plain_words_and_those_left_out_are_counted(
    house: House, opened: Callable[[], PeoplePage], qtbot: QtBot
) -> None:
    for number in range(14):
        written(house.matches, ["<b>Ann</b>", f"P{number}"], [9, 4], [1, 2], hours=number)
    page = opened()
    choose(page, "<b>Ann</b>")
    assert page.sheet.name.textFormat() == Qt.TextFormat.PlainText
    qtbot.waitUntil(lambda: page.sheet.pairs.table.cells.rowCount() == 12)
    assert page.sheet.pairs.below.text().endswith(" 2 more players have fewer matches.")


def test_an_empty_book_says_so(opened: Callable[[], PeoplePage]) -> None:
    page = opened()
    assert page.empty.text() == "No players yet. Statistics appear after the first match."
    assert page.empty.isVisible()
    assert not page.search_field.isVisible()
    assert page.roll.isHidden()


def test_three_thousand_matches_open_without_reading_one(
    house: House, opened: Callable[[], PeoplePage], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question to the index is asked as often as in a book of six matches."""
    original = index.MatchIndex.rows
    asked: list[str] = []

    def counting(self: index.MatchIndex, query: str, values: tuple[object, ...] = ()) -> Sequence[object]:
        asked.append(query)
        return original(self, query, values)

    monkeypatch.setattr(CountProgressBar, "begin", lambda strip: None)  # counts on in its own time
    pattern = written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2])
    asked_of: list[int] = []
    for number in (6, 3000):
        for copy in range(number):
            (house.matches / f"2026-01-01-120000-{copy}-{SE}.jsonl").write_bytes(pattern.read_bytes())
        for window in house.windows:
            window.close()
        fresh = house.open()
        while fresh.context.book.unread:
            fresh.context.book.read_on()
        fresh.close()
        monkeypatch.setattr(index.MatchIndex, "rows", counting)
        asked.clear()
        page = opened()
        assert page.list.things[0] is None, "all players are chosen first"
        page.list.go_to(1)
        assert page.sheet.found is not None
        assert page.sheet.found.matches == number + 1
        asked_of.append(len(asked))
        monkeypatch.setattr(index.MatchIndex, "rows", original)
    assert max(asked_of) <= 16


def look_back_on(path: Path) -> None:
    """As somebody has done who saw that luck gave the first side 10 points and a slip cost it 4."""
    first = MoveAnalysis(0, 0, (1.0, 0.0), (0.1, -0.1), (-0.04, 0.04), (0.0, 0.0))
    plies = len(path.read_text().splitlines()) - 2
    others = (NOTHING._replace(ply=ply) for ply in range(1, plies))
    default_cache().store(path.read_text(), MatchAnalysis((0.5, 0.5), (first, *others)))


def test_luck_is_told_of_matches_that_were_looked_back_on(
    house: House,
    opened: Callable[[], PeoplePage],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Five of them; of fewer a card says that it is too little."""
    monkeypatch.setattr(paths, "cache_dir", lambda: tmp_path / "cache")
    *four, fifth, _ = [played(MatchRepository(house.matches), GG, seed) for seed in range(6)]
    for path in four:
        look_back_on(path)
    page = opened()
    page.list.go_to(1)
    card = page.sheet.cards[3]
    qtbot.waitUntil(lambda: not page.strip.working)
    page.sheet.refresh()
    qtbot.waitUntil(lambda: "4 matches analysed" in card.words)
    look_back_on(fifth)
    page.sheet.refresh()
    qtbot.waitUntil(lambda: "over 5 matches" in card.words)
    choose(page, "Ann")
    qtbot.waitUntil(
        lambda: page.sheet.cards[3].words.startswith("Luck and skill. +10 from luck, −4 from own mistakes.")
    )
    qtbot.waitUntil(lambda: page.sheet.luck.words.text() == "1 match not analysed yet.")


def test_looking_back_goes_on_beside_the_window_until_it_is_stopped(
    house: House, opened: Callable[[], PeoplePage], qtbot: QtBot
) -> None:
    played(MatchRepository(house.matches), GG)
    page = opened()
    page.list.go_to(1)
    luck = page.sheet.luck
    qtbot.waitUntil(luck.isVisible)
    QTest.mouseClick(luck.button, Qt.MouseButton.LeftButton)
    assert luck.working
    assert luck.words.text() == "Analysing, 1 match left"
    QTest.mouseClick(luck.button, Qt.MouseButton.LeftButton)
    assert not luck.working
    assert luck.words.text() == "1 match not analysed yet."
