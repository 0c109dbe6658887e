from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.table import Plot, PlotLine, ResultBanner, ScoreBreakdown, ScoreHeader
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import Result, ScoreLine
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.pad import spiral_pad as banner_module
from garden_desktop.ui.pad.progress import RoundScoresTable, gains
from garden_desktop.ui.pad.score_pad import ScorePad
from garden_desktop.ui.pad.score_sheet import ScoreSheet, SeasonGame, SeasonSummary, make_sheet
from garden_desktop.ui.pad.score_table import ScoreCell, ScoreTable
from garden_desktop.ui.pad.score_tooltip import ScoreTooltip, lines_of
from garden_desktop.ui.pad.spiral_pad import BannerCard

GAME = "gnomadic_gardeners"
ANN, BEN = Player("Ann", "trowel"), Player("Ben", "can")


def msg(text: str) -> Message:
    return Message("test", text)


def line(label: str, points: int, number: int, note: str = "") -> ScoreLine:
    return ScoreLine(msg(label), points, msg(note) if note else None, "bliss", number)


LINES = [
    [line("Task 1", 9, 1), line("Charisma", 2, 2), line("Task 1", 10, 3, "and the Cow")],
    [line("Task 1", 8, 2), line("Task 2", 4, 3)],
]
RACE = Plot(
    msg("How it went"),
    msg("Round"),
    (
        PlotLine(msg("Ann"), ((0, 0), (1, 9), (2, 11), (3, 21)), side=0),
        PlotLine(msg("Ben"), ((0, 0), (1, 0), (2, 8), (3, 12)), side=1),
    ),
    77,
    span=msg("3 rounds"),
)


@pytest.fixture
def sheet() -> ScoreSheet:
    return make_sheet(
        msg("{who} wins").of(who=SideName(0)),
        Result((21, 12), (1, 2), msg("It is {who}.").of(who=SideName(0))),
        [ANN, BEN],
        LINES,
    )


@pytest.fixture
def pad(qtbot: QtBot, appearance: Appearance, sheet: ScoreSheet) -> ScorePad:
    pad = ScorePad(appearance, GAME)
    qtbot.addWidget(pad)
    pad.resize(1280, 752)
    pad.show_sheet(sheet, [RACE])
    with qtbot.waitActive(pad):
        pad.show()
    return pad


def cell(pad: ScorePad, row: int, column: int) -> ScoreCell:
    cells = pad.findChildren(ScoreCell)
    return cells[row * 3 + column]


def button(pad: ScorePad, text: str) -> QAbstractButton:
    return next(b for b in pad.findChildren(QAbstractButton) if b.text() == text and b.isVisible())


def shown(pad: ScorePad) -> str:
    return " | ".join(label.text() for label in pad.findChildren(QLabel) if label.isVisible())


def test_every_number_says_whose_and_of_what_it_is(pad: ScorePad) -> None:
    assert cell(pad, 0, 0).accessibleName() == "Ann, Task 1: 19"
    assert cell(pad, 0, 0).accessibleDescription() == "Round 1: 9; Round 3: 10. and the Cow"
    assert cell(pad, 1, 1).accessibleName() == "Ben, Charisma: nothing"


def test_pointing_at_a_number_shows_the_lines_behind_it(pad: ScorePad) -> None:
    card = pad.findChild(ScoreTooltip)
    assert card
    assert not card.isVisible()
    QTest.mouseMove(cell(pad, 0, 0), QPoint(5, 5))
    cell(pad, 0, 0).pointed.emit()
    assert card.isVisible()
    cell(pad, 0, 0).left.emit()
    assert not card.isVisible()


def test_walking_to_a_number_shows_the_lines_behind_it(pad: ScorePad) -> None:
    card = pad.findChild(ScoreTooltip)
    assert card
    cell(pad, 1, 0).setFocus()
    assert card.isVisible()
    over = card.parentWidget()
    assert over
    assert over.rect().contains(card.geometry())


def test_the_arrows_walk_over_numbers_and_leave_out_empty_cells(pad: ScorePad) -> None:
    cell(pad, 1, 0).setFocus()
    QTest.keyClick(cell(pad, 1, 0), Qt.Key.Key_Right)
    assert cell(pad, 1, 2).hasFocus()
    QTest.keyClick(cell(pad, 1, 2), Qt.Key.Key_Left)
    QTest.keyClick(cell(pad, 1, 0), Qt.Key.Key_Up)
    assert cell(pad, 0, 0).hasFocus()


def test_an_empty_cell_is_no_stop(pad: ScorePad) -> None:
    assert cell(pad, 1, 1).focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_note_that_names_the_round_is_not_said_twice() -> None:
    lines = (line("Task 1", 9, 1, "Round 1"), line("Task 1", 3, 2, "with milk"), line("Start", 7, 0))
    told = lines_of(lines, lambda message: message.source, lambda number: f"Round {number}")
    assert told == [("", "Round 1", 9), ("Round 2", "with milk", 3), ("", "", 7)]


def test_rows_appear_from_the_last_place_upwards(qtbot: QtBot, appearance: Appearance, sheet: ScoreSheet) -> None:
    appearance.set_speed(0.2)
    table = ScoreTable(appearance)
    qtbot.addWidget(table)
    with qtbot.waitSignal(table.complete, timeout=2000):
        table.show_sheet(GAME, sheet)
        first, last = table.findChildren(ScoreCell)[0], table.findChildren(ScoreCell)[-1]
        assert first.covered
        qtbot.waitUntil(lambda: not last.covered, timeout=1000)
        assert first.covered
    assert not first.covered


def test_any_key_shows_all_rows_at_once(qtbot: QtBot, appearance: Appearance, sheet: ScoreSheet) -> None:
    appearance.set_speed(1000)
    pad = ScorePad(appearance, GAME)
    qtbot.addWidget(pad)
    pad.show_sheet(sheet, [RACE])
    assert cell(pad, 0, 0).covered
    QTest.keyClick(pad, Qt.Key.Key_A)
    assert not cell(pad, 0, 0).covered


def test_enter_plays_again(qtbot: QtBot, pad: ScorePad) -> None:
    focused = pad.focusWidget()
    assert focused
    with qtbot.waitSignal(pad.again, timeout=500):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_the_keyboard_comes_to_the_paper_first(pad: ScorePad) -> None:
    cell(pad, 0, 0).setFocus()
    pad.setFocus()
    assert pad.hasFocus()
    walked = walk_by_tab(pad)
    reached = [at.text() for at in walked if isinstance(at, QAbstractButton) and at.text()]
    assert reached == ["Play again", "Final position (T)", "Replay", "Back to the home screen"]


def test_space_on_the_paper_begins_nothing(qtbot: QtBot, pad: ScorePad) -> None:
    assert pad.hasFocus()
    with qtbot.assertNotEmitted(pad.again), qtbot.assertNotEmitted(pad.left), qtbot.assertNotEmitted(pad.replayed):
        QTest.keyClick(pad, Qt.Key.Key_Space)


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_a_letter_with_another_key_held_is_another_key(qtbot: QtBot, pad: ScorePad, held: Qt.KeyboardModifier) -> None:
    """Ctrl+L, which closes the lists at the table, may come late."""
    pad.offer_look_back()
    with qtbot.assertNotEmitted(pad.looked_back):
        QTest.keyClick(pad, Qt.Key.Key_L, held)
    with qtbot.waitSignal(pad.looked_back, timeout=500):
        QTest.keyClick(pad, Qt.Key.Key_L)


def walk_by_tab(pad: ScorePad) -> list[QWidget]:
    """What Tab comes to from the paper on, until it is there again."""
    walked: list[QWidget] = []
    at: QWidget | None = pad
    while at is not None and len(walked) < 60:
        QTest.keyClick(at, Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
        if at is pad or at is None:
            break
        walked.append(at)
    return walked


@pytest.mark.parametrize(
    ("text", "signal"),
    [("Final position (T)", "table_wanted"), ("Replay", "replayed"), ("Back to the home screen", "left")],
)
def test_the_other_ways_on(qtbot: QtBot, pad: ScorePad, text: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(pad, signal), timeout=500):
        button(pad, text).click()


def test_escape_goes_back_as_everywhere(qtbot: QtBot, pad: ScorePad) -> None:
    with qtbot.waitSignal(pad.left, timeout=500):
        QTest.keyClick(pad, Qt.Key.Key_Escape)


def test_it_says_who_begins_next(pad: ScorePad, sheet: ScoreSheet) -> None:
    pad.show_sheet(sheet, [RACE], msg("Ben is seat 1 next time."))
    assert "Ben is seat 1 next time." in shown(pad)


def test_a_tiebreak_is_explained(pad: ScorePad, sheet: ScoreSheet) -> None:
    assert "more animals" not in shown(pad)
    tie = msg("{who} has more animals").of(who=SideName(0))
    pad.show_sheet(replace(sheet, tiebreak=tie, framed=frozenset({0, 1})), [RACE])
    assert "more animals" in shown(pad)


def test_level_totals_are_framed_in_the_colour_of_the_sun(
    appearance: Appearance, pad: ScorePad, sheet: ScoreSheet
) -> None:
    table = pad.findChild(ScoreTable)
    assert table
    spot = QPoint(table.width() - 90, 76 + 46)
    assert table.grab().toImage().pixelColor(spot + QPoint(2, 0)) != appearance.theme.sun
    pad.show_sheet(replace(sheet, tiebreak=msg("x"), framed=frozenset({0})), [RACE])
    row = table.grab().toImage()
    colours = {row.pixelColor(x, spot.y()).name() for x in range(table.width() - 96, table.width())}
    assert appearance.theme.sun.name() in colours


def test_a_season_offers_the_next_month_and_shows_how_it_stands(qtbot: QtBot, pad: ScorePad, sheet: ScoreSheet) -> None:
    games = (SeasonGame(msg("April Showers"), 0, (80, 71)), SeasonGame(msg("May Flowers")))
    pad.show_sheet(replace(sheet, season=SeasonSummary(games, msg("Next: May Flowers"))), [RACE])
    with qtbot.waitSignal(pad.continued, timeout=500):
        button(pad, "Next: May Flowers").click()
    with qtbot.waitSignal(pad.again, timeout=500):
        button(pad, "New season").click()
    assert pad._season.accessibleName() == "The season so far: Ann 1, Ben 0"
    assert pad._season.accessibleDescription() == "April Showers: Ann"


def test_after_the_last_month_of_a_season_a_new_one_begins(qtbot: QtBot, pad: ScorePad, sheet: ScoreSheet) -> None:
    pad.show_sheet(replace(sheet, season=SeasonSummary((SeasonGame(msg("October Slumber"), 0, (80, 71)),))), [RACE])
    with qtbot.waitSignal(pad.again, timeout=500):
        button(pad, "New season").click()


def test_gains_are_counted_by_round(sheet: ScoreSheet) -> None:
    assert gains(sheet.rows[0]) == (0, 9, 2, 10)
    assert gains(sheet.rows[1]) == (0, 0, 8, 4)


def test_rounds_are_told_where_there_is_room(pad: ScorePad) -> None:
    table = pad.findChild(RoundScoresTable)
    assert table
    assert table.isVisible()
    assert table.accessibleDescription() == "Ann: 9, 2, 10; Ben: 0, 8, 4"
    pad.resize(1280, 560)
    assert not table.isVisible()


def cells(pad: ScorePad) -> list[list[ScoreCell]]:
    table = pad.findChild(ScoreTable)
    assert table
    return table._cells


GREEN, RED = msg("Tulip"), msg("Dahlia")


def sold(own: int, price: int, kind: Message) -> ScoreLine:
    return ScoreLine(kind, own * price, sprite="", sum=msg("{own} × {price}").of(own=own, price=price))


@pytest.fixture
def market(pad: ScorePad) -> ScorePad:
    """Five people who sold two kinds; two of them level, told apart by the dahlias."""
    account = ScoreBreakdown(
        headline=msg("{who} wins the tie.").of(who=SideName(0)),
        verdict=ResultBanner(msg("The Bust takes tulips"), msg("8 − 4 = 4"), "animal-hen", (("animal-hen", True),) * 2),
        headings=(ScoreHeader(GREEN, "4", "8"), ScoreHeader(RED, "5")),
        sentences=(msg("Tie."), msg("Before the Bust it was otherwise.")),
        decided=frozenset({RED}),
    )
    people = [
        Player(name, sign) for name, sign in zip("ABCDE", ("trowel", "can", "basket", "bell", "hat"), strict=True)
    ]
    amounts = ((2, 2), (7, 0), (3, 0), (2, 0), (1, 0))
    lines = [[sold(tulips, 4, GREEN), sold(dahlias, 5, RED)] for tulips, dahlias in amounts]
    result = Result((18, 18, 12, 8, 4), (1, 2, 3, 4, 5), msg("Crash."), msg("Tie."))
    pad.show_sheet(make_sheet(msg("Over"), result, people, lines, account), [RACE])
    return pad


def test_the_game_says_the_news_and_what_else_is_to_be_said(market: ScorePad) -> None:
    assert market.accessibleName() == "A wins the tie."
    banner = market.findChild(BannerCard)
    assert banner
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("The Bust takes tulips", "8 − 4 = 4")
    assert shown(market).count("Tie.") == 1
    assert "Before the Bust" in shown(market)
    assert "Crash" not in shown(market)


def test_tokens_that_are_gone_look_otherwise(appearance: Appearance, market: ScorePad) -> None:
    banner = market.findChild(BannerCard)
    assert banner
    whole = banner.grab().toImage()
    banner.show_verdict(GAME, "animal-hen", "The Bust takes tulips", "8 − 4 = 4", (("animal-hen", False),) * 2)
    assert banner.grab().toImage() != whole


def test_figures_stand_over_the_columns_and_are_said(market: ScorePad) -> None:
    table = market.findChild(ScoreTable)
    assert table
    assert table.accessibleDescription() == "Tulip 4 instead of 8, Dahlia 5"


def test_how_points_come_about_stands_over_them_and_is_said(market: ScorePad) -> None:
    first = cells(market)[0][0]
    assert first.sum == "2 × 4"
    assert "2 × 4" in first.accessibleDescription()


def test_what_told_them_apart_is_framed_in_both_rows(market: ScorePad) -> None:
    framed = [[one.framed for one in row] for row in cells(market)]
    assert framed == [[False, True], [False, True], [False] * 2, [False] * 2, [False] * 2]


def test_five_rows_fit_on_the_smallest_pad(market: ScorePad) -> None:
    table = market.findChild(ScoreTable)
    assert table
    last = cells(market)[-1][-1]
    assert table.rect().contains(last.geometry())
    labels = [label for label in market.findChildren(QLabel) if label.isVisible() and label.text()]
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()) - 1 or not label.wordWrap()
        assert market.rect().contains(QRect(label.mapTo(market, QPoint()), label.size()))


def test_a_shared_victory_has_the_signs_of_all_who_won(
    qtbot: QtBot, appearance: Appearance, sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One in the whole room; two smaller ones, beside each other and inside it."""
    painted: dict[str, QRectF] = {}
    monkeypatch.setattr(
        banner_module, "paint_sign", lambda painter, appearance, game, sign, rect: painted.setdefault(sign, rect)
    )
    banner = BannerCard(appearance)
    qtbot.addWidget(banner)
    banner.resize(banner.sizeHint())
    banner.show_news(GAME, ("trowel",), "Ann wins", "")
    banner.grab()
    whole = painted.pop("trowel")
    banner.show_news(GAME, ("trowel", "can"), "Ann and Ben share the victory", "")
    banner.grab()
    ann, ben = painted["trowel"], painted["can"]
    assert whole.contains(ann)
    assert whole.contains(ben)
    assert ann.width() < whole.width()
    assert (ann.center() - ben.center()).manhattanLength() > ann.width()


def test_the_pad_asks_for_the_signs_of_those_who_share(
    qtbot: QtBot, appearance: Appearance, sheet: ScoreSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[str, ...]] = []
    monkeypatch.setattr(BannerCard, "show_news", lambda self, game, signs, title, text: shown.append(signs))
    pad = ScorePad(appearance, GAME)
    qtbot.addWidget(pad)
    pad.show_sheet(sheet)
    level = Result((21, 21), (1, 1), msg("They share it."))
    pad.show_sheet(make_sheet(msg("They share it"), level, [ANN, BEN], LINES))
    assert shown[0] == ("trowel",)
    assert shown[-1] == ("trowel", "can")
