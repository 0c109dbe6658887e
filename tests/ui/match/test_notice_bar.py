"""The bar over the table: a question that a notice interrupts is asked again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.notice_bar import NoticeBar

ASKED, SAID = "The move could not be saved.", "The settings could not be saved."


@pytest.fixture
def bar(appearance: Appearance, qtbot: QtBot) -> NoticeBar:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    window.show()
    return NoticeBar(appearance, lambda: window, window)


@pytest.fixture
def answers(bar: NoticeBar) -> list[str]:
    """What was answered to a question that a notice has interrupted."""
    given: list[str] = []
    bar.show_question(ASKED, "Try again", lambda: given.append("again"))
    bar.show_notice(SAID, lasting=True)
    assert bar.text == SAID
    return given


def press_ctrl_enter(bar: NoticeBar) -> None:
    window = bar.parentWidget()
    assert window is not None
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_a_question_is_asked_again_when_the_notice_over_it_is_closed(bar: NoticeBar, answers: list[str]) -> None:
    """On a full disk the settings fail at the same time, and “Try again” had gone."""
    bar.dismiss()
    QApplication.processEvents()
    assert bar.is_open
    assert bar.text == ASKED
    press_ctrl_enter(bar)
    assert answers == ["again"]
    QApplication.processEvents()
    assert not bar.is_open


def test_a_notice_over_a_question_is_not_answered_in_its_place(bar: NoticeBar, answers: list[str]) -> None:
    press_ctrl_enter(bar)
    bar.accept_question()
    assert answers == []


def test_a_question_about_an_old_position_does_not_come_back(bar: NoticeBar, answers: list[str]) -> None:
    bar.hide_outdated()
    assert bar.text == SAID
    bar.dismiss()
    QApplication.processEvents()
    assert not bar.is_open


def test_a_newer_question_replaces_the_interrupted_one(bar: NoticeBar, answers: list[str]) -> None:
    bar.show_question("Undo?", "We agree", lambda: answers.append("undo"))
    bar.accept_question()
    QApplication.processEvents()
    assert answers == ["undo"]
    assert not bar.is_open
