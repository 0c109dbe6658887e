"""A gloss opens by pointer, key, long press and reader, says one thing, and is gone when it is not wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.inspector.inspector import PROMPT
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.ui.match.inspector.conftest import CLOCK, gnomes, pixel

WAIT = 3 * CLOCK
"""Long enough for whatever might open."""


def rest(screen: MatchScreen, at: QPoint) -> None:
    """The pointer comes to a point of the table."""
    QTest.mouseMove(screen.table.board.viewport(), at + QPoint(3, 3))
    QTest.mouseMove(screen.table.board.viewport(), at)


def shown(screen: MatchScreen) -> InspectionTarget | None:
    return screen.table.inspector.shown


def open_by_pointer(screen: MatchScreen, qtbot: QtBot, piece: str) -> None:
    rest(screen, pixel(screen, piece))
    qtbot.waitUntil(lambda: shown(screen) == InspectionTarget("piece", piece))


def key(screen: MatchScreen, name: Qt.Key) -> None:
    QTest.keyClick(screen.table.board, name)


def heard(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a reader is told from now on."""
    said: list[str] = []
    monkeypatch.setattr(screen.table.board, "announce", said.append)
    return said


class Hidings(QObject):
    """Counts how often a widget is hidden."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.number = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt names it
        self.number += event.type() == QEvent.Type.Hide
        return False


def test_a_pointer_that_rests_opens_the_panel_beside_what_it_explains(screen: MatchScreen, qtbot: QtBot) -> None:
    gnome = gnomes(screen)[0]
    open_by_pointer(screen, qtbot, gnome)
    glosses = screen.table.inspector
    assert glosses.panel.isVisible()
    assert glosses.connector.frame.size() == screen.table.board.rect_of(ItemRef("piece", gnome)).size()
    paper = glosses.panel.geometry().adjusted(14, 14, -14, -14)
    assert not paper.intersects(glosses.connector.frame)


def test_a_press_closes_it_and_opens_nothing(screen: MatchScreen) -> None:
    rest(screen, pixel(screen, gnomes(screen)[0]))
    viewport, left, at = screen.table.board.viewport(), Qt.MouseButton.LeftButton, pixel(screen, gnomes(screen)[0])
    QTest.mousePress(viewport, left, pos=at)
    QTest.qWait(WAIT)
    assert shown(screen) is None
    QTest.mouseRelease(viewport, left, pos=at)


def test_a_neighbour_swaps_the_text_without_closing(screen: MatchScreen, qtbot: QtBot) -> None:
    one, other = gnomes(screen)[:2]
    open_by_pointer(screen, qtbot, one)
    hidden = Hidings(screen.table.inspector.panel)
    rest(screen, pixel(screen, other))
    qtbot.waitUntil(lambda: shown(screen) == InspectionTarget("piece", other))
    assert hidden.number == 0


def test_leaving_the_table_closes_it_unless_the_pointer_is_on_the_panel(screen: MatchScreen, qtbot: QtBot) -> None:
    viewport, panel = screen.table.board.viewport(), screen.table.inspector.panel
    open_by_pointer(screen, qtbot, gnomes(screen)[0])
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    QApplication.sendEvent(panel, QEvent(QEvent.Type.Enter))
    QTest.qWait(WAIT)
    assert panel.isVisible()
    QApplication.sendEvent(panel, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(panel.isHidden)


def test_the_key_opens_and_pins_and_closes(screen: MatchScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    key(screen, Qt.Key.Key_Right)
    at = screen.table.board.table_cursor.at
    assert at is not None
    key(screen, Qt.Key.Key_I)
    assert shown(screen) == InspectionTarget(at.kind, at.id)
    assert screen.table.inspector.panel.accessibleDescription() == said[-1]
    for closing in (Qt.Key.Key_I, Qt.Key.Key_Escape):
        key(screen, closing)
        assert shown(screen) is None
        key(screen, Qt.Key.Key_I)


def test_arrows_walk_on_with_the_panel_open(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    key(screen, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_I)
    first = shown(screen)
    key(screen, Qt.Key.Key_Right)
    at = screen.table.board.table_cursor.at
    assert at is not None
    assert shown(screen) == InspectionTarget(at.kind, at.id) != first
    assert len(said) == 2


def test_enter_follows_the_rule_and_makes_no_move(screen: MatchScreen, qtbot: QtBot) -> None:
    key(screen, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_I)
    gloss = screen.table.inspector.panel.gloss
    assert gloss is not None and gloss.section
    with qtbot.waitSignal(screen.rules_wanted) as opened:
        key(screen, Qt.Key.Key_Return)
    assert opened.args == [gloss.section]
    assert not screen.table.board.interaction.draft and not screen.table.board.interaction.held


def touch(screen: MatchScreen, kind: QMouseEvent.Type, at: QPoint) -> None:
    """A finger, as Qt hands it to those who know no touch."""
    device = QTest.createTouchDevice()
    assert isinstance(device, QPointingDevice)
    viewport, button = screen.table.board.viewport(), Qt.MouseButton.LeftButton
    buttons = Qt.MouseButton.NoButton if kind == QMouseEvent.Type.MouseButtonRelease else button
    spot, none = QPointF(at), Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, spot, QPointF(viewport.mapToGlobal(at)), button, buttons, none, device)
    QApplication.sendEvent(viewport, event)


def test_a_long_press_explains_and_is_no_click(screen: MatchScreen, qtbot: QtBot) -> None:
    gnome = gnomes(screen)[0]
    touch(screen, QMouseEvent.Type.MouseButtonPress, pixel(screen, gnome))
    qtbot.waitUntil(lambda: shown(screen) == InspectionTarget("piece", gnome))
    touch(screen, QMouseEvent.Type.MouseButtonRelease, pixel(screen, gnome))
    assert not screen.table.board.interaction.held and not screen.table.board.interaction.draft


@pytest.mark.parametrize(("pixels", "explained"), [(3, True), (60, False)])
def test_a_finger_may_tremble_but_not_go_away_while_it_is_held(
    screen: MatchScreen, qtbot: QtBot, pixels: int, explained: bool
) -> None:
    gnome = gnomes(screen)[0]
    at = pixel(screen, gnome)
    touch(screen, QMouseEvent.Type.MouseButtonPress, at)
    touch(screen, QMouseEvent.Type.MouseMove, at - QPoint(0, pixels))
    if explained:
        qtbot.waitUntil(lambda: shown(screen) == InspectionTarget("piece", gnome))
    else:
        QTest.qWait(WAIT)
        assert shown(screen) is None
    touch(screen, QMouseEvent.Type.MouseButtonRelease, at)


def test_a_short_tap_is_a_click(screen: MatchScreen, qtbot: QtBot) -> None:
    gnome = gnomes(screen)[0]
    touch(screen, QMouseEvent.Type.MouseButtonPress, pixel(screen, gnome))
    touch(screen, QMouseEvent.Type.MouseButtonRelease, pixel(screen, gnome))
    assert screen.table.board.interaction.held == gnome
    QTest.qWait(WAIT)
    assert shown(screen) is None


def test_nothing_opens_while_a_piece_is_dragged(screen: MatchScreen, qtbot: QtBot) -> None:
    one, other = gnomes(screen)[:2]
    viewport, left = screen.table.board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=pixel(screen, one))
    for at in (pixel(screen, one) + QPoint(0, -30), pixel(screen, other)):
        QTest.mouseMove(viewport, at)
    assert screen.table.board.carrying
    QTest.qWait(WAIT)
    assert shown(screen) is None
    QTest.mouseRelease(viewport, left, pos=QPoint(2, 2))


def test_the_pointer_opens_nothing_while_a_piece_is_in_hand(screen: MatchScreen, qtbot: QtBot) -> None:
    """The panel covered the place where the piece was to go, and ate the click (P2-23)."""
    one, other = gnomes(screen)[:2]
    board, panel, left = screen.table.board, screen.table.inspector.panel, Qt.MouseButton.LeftButton
    QTest.mouseClick(board.viewport(), left, pos=pixel(screen, one))
    assert board.interaction.held == one
    places = [board.rect_of(ItemRef("place", place)).center() for place in board.interaction.places]
    for at in (pixel(screen, other), *places):
        QTest.mouseMove(board.viewport(), at)
        QTest.qWait(WAIT)
        assert panel.isHidden(), "over the table"
    for card in screen.table.side_panel.cards:
        QApplication.sendEvent(card, QEvent(QEvent.Type.Enter))
        QTest.qWait(WAIT)
        assert panel.isHidden(), "over the card of a side"
    board.interaction.put_down()
    open_by_pointer(screen, qtbot, other)


def test_another_language_is_spoken_at_once(screen: MatchScreen, qtbot: QtBot) -> None:
    open_by_pointer(screen, qtbot, gnomes(screen)[0])
    panel = screen.table.inspector.panel
    languages = LanguageSwitcher()
    languages.choose("en")
    QApplication.processEvents()
    english = panel.accessibleDescription()
    try:
        languages.choose("de")
        QApplication.processEvents()
        assert panel.accessibleDescription() != english
    finally:
        languages.choose("en")
        QApplication.processEvents()
    assert panel.accessibleDescription() == english


def test_a_side_explains_itself(screen: MatchScreen, qtbot: QtBot) -> None:
    QApplication.sendEvent(screen.table.side_panel.cards[0], QEvent(QEvent.Type.Enter))
    qtbot.waitUntil(lambda: shown(screen) == InspectionTarget("side", "0"))


def test_the_panel_is_gone_with_the_position(screen: MatchScreen, qtbot: QtBot) -> None:
    """What is shown next is not explained before it is there."""
    open_by_pointer(screen, qtbot, gnomes(screen)[0])
    hands = screen.table.board.interaction
    hands.lift(gnomes(screen)[0])
    assert hands.drop("bench")
    QTest.keyClick(screen.table.board, Qt.Key.Key_Return)
    assert screen.table.model.is_covered <= screen.table.inspector.panel.isHidden()


def test_f1_opens_the_rule_of_what_has_the_keyboard(screen: MatchScreen, qtbot: QtBot) -> None:
    opened: list[str] = []
    screen.rules_wanted.connect(opened.append)
    screen.table.open_rules()
    key(screen, Qt.Key.Key_Right)
    screen.table.open_rules()
    assert all(opened), opened


def test_a_side_with_the_focus_says_more_on_the_key(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    card = screen.table.side_panel.cards[1]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_I)
    assert shown(screen) == InspectionTarget("side", "1")
    assert said
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert shown(screen) is None


def test_a_reader_is_told_of_what_is_nowhere_to_be_seen(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    note = next(note.id for note in screen.table.board.interaction.notes if note.id == "far.words")
    screen.table.board.accessibility.explain_thing(ItemRef("note", note))
    assert len(said) == 1


def test_nothing_is_said_through_a_gate(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    glosses = screen.table.inspector
    monkeypatch.setattr(glosses, "_quiet", lambda: True)
    key(screen, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_I)
    screen.table.board.accessibility.explain_thing(ItemRef("prompt", ""))
    rest(screen, pixel(screen, gnomes(screen)[0]))
    QTest.qWait(WAIT)
    assert shown(screen) is None and not said


def test_the_lists_explain_their_lines(screen: MatchScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(screen, monkeypatch)
    screen.table.switch_lists()
    doings = screen.table.lists.doings
    doings.setFocus()
    doings.setCurrentRow(0)
    QTest.keyClick(doings, Qt.Key.Key_I)
    assert screen.table.inspector.panel.isVisible()
    QTest.keyClick(doings, Qt.Key.Key_Down)
    assert len(said) == 2
    QTest.keyClick(doings, Qt.Key.Key_I)
    assert shown(screen) is None


def test_a_gate_takes_the_panel_away_and_nothing_opens_behind_it(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    people = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", people, {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    table = screen.table
    while table.session.gate is not None:
        table._gate_opened()
        table.step_player.skip_remaining()
    gnome = gnomes(screen)[0]
    table.board.interaction.lift(gnome)
    assert table.board.interaction.drop("bench")
    assert table.inspector.inspect(InspectionTarget("piece", gnome), pinned=True)
    assert table.board.interaction.press("seal")
    table.step_player.skip_remaining()
    assert table.session.gate is not None
    assert shown(screen) is None
    assert table.inspector.panel.isHidden()
    assert not table.inspector.inspect(InspectionTarget("side", "0"))
    table.board.accessibility.explain_thing(ItemRef("prompt", ""))
    assert table.inspector.panel.isHidden()
    screen.close_match()


def test_what_is_gone_is_not_asked_about(screen: MatchScreen, qtbot: QtBot) -> None:
    """The next position has no such piece."""
    open_by_pointer(screen, qtbot, gnomes(screen)[0])
    session = screen.session
    screen.table.board.show_position(session.public, None, None, screen.players.name)
    assert shown(screen) is None
    for what in (
        InspectionTarget("piece", "track-99"),
        InspectionTarget("place", "animal:none"),
        InspectionTarget("note", "none"),
    ):
        assert not screen.table.inspector.inspect(what)


def test_the_answer_to_what_is_expected_is_tied_to_nothing(screen: MatchScreen) -> None:
    """The sentence stands in the bar: a line from there would go across the table."""
    glosses = screen.table.inspector
    assert glosses.inspect(InspectionTarget("piece", gnomes(screen)[0]))
    assert glosses.connector.isVisible()
    assert glosses.inspect(PROMPT)
    assert glosses.panel.isVisible()
    assert not glosses.connector.isVisible()


def test_what_has_no_second_page_is_not_turned(screen: MatchScreen) -> None:
    key(screen, Qt.Key.Key_Right)
    key(screen, Qt.Key.Key_I)
    key(screen, Qt.Key.Key_W)
    panel = screen.table.inspector.panel
    assert not panel.second
    assert panel.page.isHidden()
