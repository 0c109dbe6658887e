from __future__ import annotations

import json
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.match.inspector.panel_placement import in_window
from garden_desktop.ui.match.tips.tip_controller import TipController
from garden_desktop.ui.window import MainWindow
from tests.ui.house import House, playing, strip

KEY = "gnomadic_gardeners"
TWO = ("stalk_exchange", "fire_and_flora")


@pytest.fixture
def house(house: House) -> House:
    """Where tips are told, as they are to everybody at first."""
    kept = json.loads(house.settings.read_text())
    del kept["tips"]
    house.settings.write_text(json.dumps(kept))
    return house


def setup(name: str = "Ann", seed: int = 5, key: str = KEY) -> MatchSetup:
    return MatchSetup(key, (Seated(name, 0),), {}, seed)


def tips(window: MainWindow) -> TipController:
    return playing(window).table.tip_controller


def shown(window: MainWindow) -> str:
    breathe()
    slip = tips(window).card
    return slip.words.text() if slip.isVisible() else ""


def breathe() -> None:
    for _ in range(3):
        QApplication.processEvents()


def round_on(window: MainWindow) -> str:
    """Play until a tip stands there, at most a few rounds; what it says."""
    table, rng = playing(window).table, Random(3)
    for _ in range(40):
        table.step_player.skip_remaining()
        if said := shown(window):
            return said
        if table.session.over:
            break
        table.play(rng.choice(table.session.rules.legal_moves(table.session.view)))
    return ""


def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(playing(window).table.board.accessibility, "announce", said.append)
    return said


def test_a_tip_is_said_once_to_each_person(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = house.open()
    window.navigator.begin(setup())
    said = heard(window, monkeypatch)
    first = round_on(window)
    assert first
    assert said.count(first) == 1
    window.navigator.go_home()
    window.navigator.begin(setup())
    assert round_on(window) not in ("", first)
    window.navigator.go_home()
    window.navigator.begin(setup("Ben"))
    assert round_on(window) == first


def test_the_next_evening_knows_who_has_been_told(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    first = round_on(window)
    window.close()
    again = house.open()
    again.navigator.begin(setup())
    assert round_on(again) not in ("", first)


def test_the_next_decision_puts_the_tip_away(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    first = round_on(window)
    table = playing(window).table
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    table.step_player.skip_remaining()
    assert shown(window) != first


def test_esc_puts_it_away_and_changes_nothing_else(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    ply = playing(window).session.match.ply
    QTest.keyClick(playing(window).table.board, Qt.Key.Key_Escape)
    assert shown(window) == ""
    assert playing(window).session.match.ply == ply


def test_the_keyboard_reaches_the_cross_and_is_given_back(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    slip = tips(window).card
    slip.cross.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(slip.cross, Qt.Key.Key_Space)
    assert shown(window) == ""
    assert QApplication.focusWidget() is playing(window).table.board


def test_no_more_tips_is_kept_and_can_be_taken_back(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    QTest.mouseClick(tips(window).card.never, Qt.MouseButton.LeftButton)
    assert window.context.settings.get("tips") is False
    assert round_on(window) == ""
    window.context.settings.set("tips", True)
    window.navigator.go_home()
    window.navigator.begin(setup("Ben"))
    assert round_on(window)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (900, 620)])
@pytest.mark.parametrize("key", [KEY, "stalk_exchange", "paths_and_flower_beds", "fire_and_flora"])
def test_it_covers_nothing_that_lies_on_the_table(house: House, key: str, size: tuple[int, int]) -> None:
    window = house.open()
    window.resize(*size)
    people = (Seated("Ann", 0), Seated("Ben", 1, "easy")) if key in TWO else (Seated("Ann", 0),)
    window.navigator.begin(MatchSetup(key, people, {}, 5))
    table = playing(window).table
    own, hands = tips(window), table.board.interaction
    over = table.page
    for tip in table.session.table.tips:
        own._tip = tip._replace(at=lambda look: "")
        breathe()
        own.card.show_text(
            "A sentence of usual length, such as somebody is told who has never played this game before."
        )
        assert own._place()
        things = [place_ref(place) for place in hands.places] + [piece_ref(piece) for piece in hands.pieces]
        for thing in things:
            rect = in_window(table.board.viewport(), table.board.rect_of(thing), over)
            assert not rect.intersects(own.card.geometry()), thing
        assert over.rect().contains(own.card.geometry())


def test_a_lesson_has_none(house: House) -> None:
    window = house.open()
    window.navigator.lessons.open_lesson(registry.games()[KEY])
    breathe()
    own = tips(window)
    assert not own.is_enabled
    own.show_due_tip()
    assert not own.card.isVisible()


def test_nothing_is_said_behind_a_gate(house: House) -> None:
    window = house.open()
    window.navigator.begin(MatchSetup(KEY, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    assert playing(window).session.gate is not None
    tips(window).show_due_tip()
    assert shown(window) == ""


def test_a_damaged_memory_is_set_aside_and_said(house: House) -> None:
    (house.matches.parent / "tips.json").write_text("[")
    window = house.open()
    window.navigator.begin(setup())
    assert "Your tip history could not be read" in strip(window)


def test_a_disk_that_takes_nothing_stops_no_tip(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = house.open()
    window.navigator.begin(setup())

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("garden_desktop.core.shared_json.write_whole", refuse)
    assert round_on(window)
    assert "No space left on device" in strip(window)


def test_it_follows_the_language(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    first = round_on(window)
    window.context.languages.choose("de")
    assert shown(window) not in ("", first)
    assert tips(window).card.never.text() == "Tipps ausschalten"


def test_the_memory_is_one_small_file(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    kept = json.loads((house.matches.parent / "tips.json").read_text())
    assert list(kept["people"]) == ["Ann"]
    assert len(kept["people"]["Ann"]) == 1


def test_a_click_beside_it_is_a_click_on_the_table(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    board = playing(window).table.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert shown(window)


def test_a_table_that_comes_back_at_another_size_is_looked_at_once_it_rests(house: House) -> None:
    """Looking at a table lays it out, and it tells so: that must not lead to another look from inside the first."""
    window = house.open()
    window.navigator.begin(setup())
    assert round_on(window)
    table = playing(window).table
    table.switch_lists()
    window.resize(1500, 900)
    breathe()
    window.resize(1100, 760)
    table.switch_lists()
    breathe()
    assert table.board.isVisible()


def test_advice_does_not_stand_on_a_tip(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup(key="paths_and_flower_beds"))
    assert round_on(window)
    table, tip = playing(window).table, tips(window).card
    assert table.side_panel.geometry().contains(tip.geometry()), "on the table there is no room"
    table.hints.notice.show_text("A sentence.")
    table.hints.notice.place_near([])
    assert table.side_panel.geometry().contains(table.hints.notice.geometry())
    assert not table.hints.notice.geometry().intersects(tip.geometry())


def test_two_slips_at_the_foot_of_the_side_panel_come_to_rest_one_above_the_other(house: House) -> None:
    window = house.open()
    window.navigator.begin(setup())
    table = playing(window).table
    table.switch_lists()
    breathe()
    standing = table.hints.notice.placement
    slips = [OverlayWidget(standing.over) for _ in range(2)]
    for slip in slips:
        standing.add_notice(slip)
    places: list[list[QRect]] = []
    for _ in range(3):
        for slip in slips:
            box = standing.find_place(slip, lambda wide: QSize(wide, 60), QRect())
            assert box is not None
            slip.setGeometry(box)
            slip.show_overlay()
        breathe()
        places.append([slip.geometry() for slip in slips])
    assert places[1] == places[2], "each makes way for the other for ever"
    assert not places[2][0].intersects(places[2][1])
