"""Hebrew and Arabic names leave the sentences around them as they are: on every surface of table, pad and sheets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated, write
from garden_desktop.core.text import Message, Name, SideName, isolated, without_isolates
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html, show_html
from garden_desktop.ui.kit.text.labels import Label, RichLabel
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.today import in_turn
from tests.ui.book.book_views import VIEWS
from tests.ui.scan import words_of
from tests.ui.test_names import Host, some_move

NAMES: Final = ("שרה לוי", "محمد", "דוד", "ليلى ٧")
PEOPLE: Final = tuple(Seated(name, number) for number, name in enumerate(NAMES))
SEATS: Final = {"gnomadic_gardeners": 2}
MOVES: Final = 12
FIRST, LAST = "\u2068", "\u2069"
HEARD: Final = ("Name", "Description")
SEEN: Final = ("label", "button", "painted")


def turned(text: str) -> bool:
    """Whether a name in this sentence, which is more than names, may turn what stands around it."""
    outside = re.sub(f"{FIRST}[^{LAST}]*{LAST}", "", text)
    directions = {unicodedata.bidirectional(letter) for letter in outside}
    return "L" in directions and not directions.isdisjoint({"R", "AL", "AN"})


def documents(root: QWidget) -> Iterator[QTextDocument]:
    for page in root.findChildren(QTextBrowser):
        yield page.document()
    for label in root.findChildren(QLabel):
        if label.textFormat() == Qt.TextFormat.RichText:
            document = QTextDocument()
            document.setHtml(label.text())
            yield document


class Reader:
    """Looks at surfaces and listens to them; counts where names stood."""

    def __init__(self) -> None:
        self.named = 0

    def read(self, root: QWidget) -> None:
        QApplication.processEvents()
        for word in words_of(root):
            self.named += any(name in word.text for name in NAMES)
            if word.how in HEARD:
                assert FIRST not in word.text, f"{word.surface}: a reader hears {word.text!r}"
            elif word.how in SEEN:
                assert not turned(word.text), f"{word.surface} shows {word.text!r}"
        for document in documents(root):
            assert turned_blocks(document) == []


def turned_blocks(document: QTextDocument) -> list[str]:
    """The paragraphs that do not begin at the left, or in which a name turns what stands around it."""
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    straight = Qt.LayoutDirection.LeftToRight
    return [block.text() for block in blocks if turned(block.text()) or block.textDirection() != straight]


@pytest.fixture(autouse=True)
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Documents that are painted are looked at when their words are set; Qt lets no error out of a painting."""
    given, found = QTextDocument.setHtml, list[str]()

    def watched(document: QTextDocument, html: str) -> None:
        given(document, html)
        found.extend(turned_blocks(document))

    monkeypatch.setattr(QTextDocument, "setHtml", watched)
    yield
    assert not found


@pytest.fixture
def host(appearance: Appearance, qtbot: QtBot) -> Iterator[Host]:
    host = Host(appearance, qtbot)
    yield host
    host.clear_away()


def begun(folder: Path, key: str) -> Session:
    seats = SEATS.get(key, max(fifth.games()[key].info.seats))
    return MatchRepository(folder).begin_match(MatchSetup(key, PEOPLE[: min(seats, len(PEOPLE))], {}, 11))


def play_on(screen: MatchScreen, reader: Reader, rng: Random) -> None:
    """One decision, with all that stands between it and the one before."""
    table, session = screen.table, screen.session
    while (
        table.step_player.is_running
        or table.response_controller.running
        or session.gate is not None
        or table.recap.isVisible()
    ):
        reader.read(screen)
        if table.recap.isVisible():
            table.recap.dismiss()
        elif table.step_player.is_running:
            table.step_player.show_next_frame()
        elif table.response_controller.running:
            table.response_controller.end()
        else:
            table.handover.open_gate()
    if not session.over:
        for page in range(3):
            table.side_panel.open_page(page)
            reader.read(screen)
        table.switch_lists()
        reader.read(screen)
        table.switch_lists()
        table.play(some_move(session, rng))


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_at_the_table_no_name_turns_a_sentence_round(host: Host, tmp_path: Path, key: str) -> None:
    screen, rng, reader = host.match(begun(tmp_path, key)), Random(3), Reader()
    for _ in range(MOVES):
        play_on(screen, reader, rng)
    assert reader.named > MOVES


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_at_the_end_no_name_turns_a_sentence_round(host: Host, tmp_path: Path, key: str) -> None:
    session, rng, reader = begun(tmp_path, key), Random(4), Reader()
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    screen = host.match(session)
    screen.show_pad()
    reader.read(screen)
    screen.show_replay(session.match.ply)
    reader.read(screen)
    assert reader.named


def test_at_home_and_in_the_book_no_name_turns_a_sentence_round(window: MainWindow) -> None:
    reader, shelf, rng = Reader(), MatchRepository(window.context.folder), Random(5)
    for key in ("stalk_exchange", "gnomadic_gardeners"):
        session = shelf.begin_match(MatchSetup(key, PEOPLE[:2], {}, 3))
        while not session.over and (key == "stalk_exchange" or session.match.ply < 4):
            session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        session.close()
    window.navigator.go_home()
    reader.read(window)
    window.navigator.open_book()
    for open_view in VIEWS:
        open_view(window)
        reader.read(window)
    window.navigator.go_home()
    window.navigator.open_new_game("stalk_exchange")
    reader.read(window)
    assert reader.named > len(PEOPLE)


@pytest.mark.parametrize("name", NAMES)
def test_a_sentence_isolates_a_name_and_the_name_alone_is_as_it_was(name: str) -> None:
    message = Message("fakes", "{who}: plant or swap.").of(who=SideName(0))
    assert format_message(message, lambda _: name) == f"{FIRST}{name}{LAST}: plant or swap."
    assert FIRST + name + LAST in format_message_html(message, lambda _: name, lambda _: QColor("red"))
    assert f"{Name(name)}: go" == f"{FIRST}{name}{LAST}: go"
    assert Name(name) == name
    assert str(Name(name)) == name
    assert without_isolates(format_message(message, lambda _: name)) == f"{name}: plant or swap."


@pytest.mark.parametrize("name", ["Ann", "Zoë", "王芳", "Олег", ""])
def test_other_names_get_no_character_more(name: str) -> None:
    assert isolated(name) == name
    assert f"{Name(name)}" == name


def test_a_record_holds_names_without_isolates(tmp_path: Path) -> None:
    session = begun(tmp_path, "stalk_exchange")
    text = write(session.match, session.header)
    session.close()
    assert all(name in text for name in NAMES)
    assert FIRST not in text


def pixels(label: QLabel, appearance: Appearance) -> int:
    """The first column in which something of a label is drawn."""
    image = label.grab().toImage()
    ground = image.pixelColor(0, 0)
    rows, columns = range(0, image.height(), 2), range(image.width())
    return next((x for x in columns if any(image.pixelColor(x, y) != ground for y in rows)), image.width())


@pytest.mark.parametrize("kind", [Label, RichLabel])
@pytest.mark.parametrize("words", ["{who}: plant or swap, action 1 of 2.", "{who}"])
def test_a_label_that_begins_with_a_hebrew_name_stands_at_its_beginning(
    appearance: Appearance, qtbot: QtBot, kind: Any, words: str
) -> None:
    """It stood at the right end, far from the symbol before it."""
    label = kind()
    qtbot.addWidget(label)
    label.resize(600, 30)
    message = Message("fakes", words).of(who=SideName(0))
    if kind is Label:
        label.setText(format_message(message, lambda _: NAMES[0]))
    else:
        label.set_html(format_message_html(message, lambda _: NAMES[0], lambda _: appearance.theme.ink))
    assert pixels(label, appearance) < 20
    heard = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
    assert heard == words.format(who=NAMES[0])


def test_a_paragraph_that_begins_with_an_arabic_name_goes_from_left_to_right() -> None:
    document = QTextDocument()
    show_html(document, Html(f"<p>{isolated(NAMES[1])} plants.</p><p>Ann plants.</p>"))
    assert [document.findBlockByNumber(at).textDirection().name for at in range(2)] == ["LeftToRight"] * 2
