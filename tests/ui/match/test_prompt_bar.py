from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.prompt_bar import HEIGHT, PromptBar

LONG = Html(
    "<b>Bartholomäus</b>: put gnomes on your bench, then seal it. <b>Maximiliane</b> has sealed hers already and waits."
)


@pytest.fixture
def bar(qtbot: QtBot, appearance: Appearance) -> PromptBar:
    bar = PromptBar(appearance)
    qtbot.addWidget(bar)
    bar.show_match("Gnomadic Gardeners", "Round 7")
    bar.resize(1280, HEIGHT)
    bar.show()
    return bar


def button(bar: PromptBar, name: str) -> QAbstractButton:
    return next(b for b in bar.findChildren(QAbstractButton) if b.accessibleName().startswith(name))


@pytest.mark.parametrize("width", [1920, 1280, 1000, 900])
def test_the_sentence_is_always_whole(bar: PromptBar, width: int) -> None:
    bar.resize(width, HEIGHT)
    bar.sentence.set_html(LONG)
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(bar.sentence.font())
    document.setHtml(LONG)
    if bar.sentence.wordWrap():
        document.setTextWidth(bar.sentence.width())
    assert document.size().width() <= bar.sentence.width() + 1
    assert document.size().height() <= HEIGHT


def test_there_is_a_large_sentence_where_there_is_room(bar: PromptBar) -> None:
    bar.resize(1920, HEIGHT)
    bar.sentence.set_html(LONG)
    assert not bar.sentence.wordWrap()
    assert bar.sentence.font().pixelSize() == 18


@pytest.mark.parametrize(("name", "signal"), [("Back", "left"), ("Undo", "undone"), ("Redo", "redone")])
def test_the_buttons_tell(qtbot: QtBot, bar: PromptBar, name: str, signal: str) -> None:
    bar.show_undo("free", alone=False, redo=True)
    with qtbot.waitSignal(getattr(bar, signal), timeout=500):
        QTest.mouseClick(button(bar, name), Qt.MouseButton.LeftButton)


def test_undo_says_when_the_table_has_to_agree(bar: PromptBar) -> None:
    bar.show_undo("ask", alone=False, redo=False)
    assert "if all players agree" in button(bar, "Undo").accessibleName()
    assert not button(bar, "Redo").isEnabled()


def test_undo_of_one_person_asks_no_table(bar: PromptBar) -> None:
    bar.show_undo("ask", alone=True, redo=False)
    assert button(bar, "Undo").accessibleName() == "Undo (will be noted) (Ctrl+Z)"
