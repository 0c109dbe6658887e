"""What step bar, prompt bar, notice bar, tips, replay controls and dialogs show, compared with golden records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import EVERY_STEP, Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match import step_bar
from garden_desktop.ui.match.prompt_bar import PromptBar, PromptLabel, StatusPill
from garden_desktop.ui.match.replay_controls import ReplayAutoplay, ReplayControls
from garden_desktop.ui.match.side_panel.log_view import LogChapter, LogSentence, LogView
from garden_desktop.ui.match.step_bar import StepProgressDots
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.tips.tip_controller import TipCard, free_place
from tests.systems import linux
from tests.ui.match.painting.conftest import Begin, Compare
from tests.ui.match.painting.recorder import PaintRecorder, place

pytestmark = linux("elsewhere letters have another width")
SIZES = ((1280, 800), (960, 640), (640, 900), (1500, 500))
LONG = "A prompt that is so long that the bar has no room for it beside the name of the game and the moment of it. "


def test_progress_is_painted_in_dots(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    dots = StepProgressDots(usual)
    dots.setParent(window)
    for number, count in ((1, 1), (2, 4), (4, 4), (3, 12), (3, 13), (0, 0)):
        dots.show_place(number, count)
        for wide in (dots.sizeHint().width(), 90):
            dots.resize(wide, 14)
            recorder.show(f"{number} of {count}, {wide} wide", dots)
    least = dots.minimumSizeHint()
    recorder.note(f"least {least.width()}x{least.height()}")
    compare("progress-dots")


def test_the_step_bar_is_placed_where_there_is_room(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With sentences of the test's own: those of a game change more often than the bar."""
    monkeypatch.setattr(
        step_bar, "format_message_html", lambda *_: Html("Ann moves 7 gnomes and closes Tasks 2 and 3.")
    )
    monkeypatch.setattr(step_bar, "format_message", lambda *_: "Ben goes first, as his gnomes need less time.")
    usual.set_speed(1)
    usual.set_stops(EVERY_STEP)
    table = begin("gnomadic_gardeners", 1)
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    for size in SIZES:
        table.window().resize(*size)
        recorder.arrange(f"{size[0]} x {size[1]}", table.step_bar)
        recorder.note(place(table.step_bar), place(table.side_panel), f"spare {table.side_panel.spare}")
    recorder.show("painted", table.step_bar)
    table.window().resize(1280, 800)
    table.side_panel.toggle()
    recorder.arrange("folded panel", table.step_bar)
    recorder.note(place(table.step_bar))
    while table.step_player.is_running and not table.step_player.last:
        table.step_player.press_on()
    recorder.arrange("last step", table.step_bar)
    usual.set_text_size(150)
    recorder.arrange("text of 150 %", table.step_bar)
    recorder.note(place(table.step_bar))
    table.step_player.skip_remaining()
    compare("step-bar")


def test_a_match_is_laid_out_in_windows_of_all_shapes(
    recorder: PaintRecorder, compare: Compare, begin: Begin, usual: Appearance
) -> None:
    table = begin("stalk_exchange", 2)
    recorder.note(place(table.handover), table.handover.accessibleName())
    table._gate_opened()
    for size in SIZES:
        table.window().resize(*size)
        recorder.arrange(f"{size[0]} x {size[1]}", table.bar)
        recorder.note(*(place(part) for part in (table.bar, table.board, table.side_panel, *table.side_panel.cards)))
    table.window().resize(1280, 800)
    recorder.show("bar", table.bar)
    table.notice_bar.show_notice("A sentence about what has happened.")
    recorder.arrange("notice", table.notice_bar)
    recorder.note(place(table.notice_bar))
    table.notice_bar.show_question("Does it hold?", "It holds", lambda: None)
    recorder.arrange("question", table.notice_bar)
    recorder.note(place(table.notice_bar))
    table.notice_bar.dismiss()
    table.go_to_place.open_sheet()
    QTest.keyClicks(table.go_to_place.field, "nowhere")
    recorder.arrange("search for a place", table.go_to_place)
    table.go_to_place.dismiss()
    compare("table-screen")


def test_the_prompt_bar_folds_for_a_long_prompt(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, qtbot: QtBot
) -> None:
    bar = PromptBar(usual, way="book")
    qtbot.addWidget(bar)
    bar.show_match("Gnomadic Gardeners", "Round 2 of 7")
    bar.show_undo("ask", alone=False, redo=True)
    bar.show()
    for wide, times in ((1200, 0), (1200, 1), (900, 1), (760, 1), (760, 2), (500, 2)):
        bar.resize(wide, 48)
        bar.sentence.set_html(Html(LONG * times or "Plant 2 flowers."))
        recorder.arrange(f"{wide} wide, {times} times", bar)
        recorder.note(f"{bar.sentence.styleSheet()} {bar.sentence.wordWrap()}")
    bar.show_continue(offered=True)
    bar.lead("pad")
    bar.show_match("Gnomadic Gardeners", "")
    recorder.show("with the button that goes on, painted", bar)
    label = PromptLabel()
    qtbot.addWidget(label)
    label.set_html(Html(LONG))
    recorder.note(
        f"{[label.goes_into(wide, high) for wide in (79, 80, 300, 700) for high in (30, 48, 120)]}",
        f"{[label.least_height(wide) for wide in (100, 300, 700)]}",
    )
    pill = StatusPill(usual)
    qtbot.addWidget(pill)
    pill.set_text("Round 2 of 7")
    pill.resize(pill.sizeHint())
    recorder.show("moment", pill)
    compare("prompt-bar")


def test_the_controls_of_a_replay_are_laid_out_by_width(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    player = StepPlayer(usual, window)
    for people in (["Ann", "Ben"], ["Ann"], []):
        controls = ReplayControls(usual, ReplayAutoplay(usual, player, window), 44, people)
        controls.setParent(window)
        controls.show()
        for wide, high in ((1400, 800), (1100, 800), (800, 800), (520, 400), (520, 300), (520, 299), (330, 400)):
            controls.fit(QSize(wide, high))
            controls.resize(wide, controls.sizeHint().height())
            controls.slider.setValue(wide // 40)
            recorder.arrange(f"{wide} x {high} for {len(people)}", controls)
    controls.hide()
    compare("replay-controls")


def test_a_tip_paints_its_card(recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget) -> None:
    card = TipCard(usual, window)
    card.show_text("Frogs sing at the pond. " * 3)
    for wide in (200, 300):
        card.resize(card.size_at(wide))
        card.show()
        recorder.show(f"{wide} wide", card)
    compare("tip")


def test_a_notice_is_placed_where_nothing_is_painted(recorder: PaintRecorder, compare: Compare) -> None:
    bare, picture = QColor("white"), QImage(600, 400, QImage.Format.Format_RGB32)
    picture.fill(bare)
    painter = QPainter(picture)
    for x, y, wide, high in ((0, 0, 200, 400), (200, 0, 400, 90), (420, 250, 90, 90)):
        painter.fillRect(x, y, wide, high, QColor("#334455"))
    painter.end()
    for things in ([], [QRect(230, 100, 150, 40)], [QRect(200, 90, 400, 310)]):
        for near in (QPoint(0, 0), QPoint(300, 200), QPoint(599, 399)):
            for size in (QSize(100, 40), QSize(181, 121), QSize(390, 100), QSize(390, 200)):
                box = free_place(size, picture, things, near, bare)
                found = "none" if box is None else f"{box.x()},{box.y()} {box.width()}x{box.height()}"
                recorder.note(f"{len(things)} {near.x()},{near.y()} {size.width()}x{size.height()}: {found}")
    compare("notice-placement")


def paragraphs(log: LogView) -> Iterator[str]:
    """The paragraphs of a log with their margins, links and fonts."""
    block = log.document().begin()
    while block.isValid():
        margins, cursor = block.blockFormat(), block.charFormat()
        formats = [one.fragment().charFormat() for one in block]  # type: ignore[attr-defined]
        links = {one.anchorHref() for one in formats}
        fonts = {(one.font().pixelSize(), one.font().bold()) for one in formats}
        yield (
            f"{block.text()!r} {margins.topMargin():.0f} {margins.leftMargin():.0f} {margins.bottomMargin():.0f} "
            f"{sorted(links)} {sorted(fonts)} {cursor.isAnchor()}"
        )
        block = block.next()


def test_the_log_is_written_in_chapters_with_links(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, qtbot: QtBot
) -> None:
    log = LogView(usual)
    qtbot.addWidget(log)
    log.resize(260, 300)
    fold = Html("<b>4 squares</b>")
    told = [
        LogChapter("Round 1", (LogSentence(0, Html("<b>Ann</b> went first.")), LogSentence(1, Html("Ben second.")))),
        LogChapter(
            "Round 2",
            (
                LogSentence(2, Html("Ben went first."), names=("a,b", "c")),
                LogSentence(3, Html("Square 1"), fold),
                LogSentence(3, Html("Square 2"), fold),
            ),
        ),
    ]
    log.show_chapters(told, more=True)
    recorder.note("== folded", *paragraphs(log))
    log._turn(3)
    recorder.note("== unfolded", *paragraphs(log))
    log.show_older_chapters([LogChapter("Round 0", (LogSentence(0, Html("Ann dealt.")),))], more=False)
    recorder.note("== with older ones", *paragraphs(log))
    usual.set_text_size(150)
    recorder.note("== text of 150 %", *paragraphs(log), f"margin {log.document().documentMargin()}")
    flags = log.textInteractionFlags()
    recorder.note(f"{flags} {log.openLinks()} {log.accessibleName()}")
    compare("log")
