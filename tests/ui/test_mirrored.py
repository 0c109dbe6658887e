"""Right to left the window stands as in a mirror: every widget where its mirror image was, none over another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtWidgets import QGraphicsView, QStyle, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.layout.mirror import aligned, mirrored, painter_of
from garden_desktop.ui.kit.layout.mirrored_painter import MirroredPainter
from garden_desktop.ui.kit.layout.sheets import put_away
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.match.side_panel.side_card import SideCard
from garden_desktop.ui.practice.panel import QuestionView
from garden_desktop.ui.practice.verdicts import VerdictCard
from garden_desktop.ui.window import MainWindow
from tests.today import in_turn
from tests.ui.house import House
from tests.ui.screens import SCREENS, breathe

pytestmark = pytest.mark.daily  # whole screens from right to left

MIRRORED: Final = (
    *("home", "book", "settings", "keys", "about", "palette"),
    *("pad of gnomadic_gardeners", "practice of stalk_exchange", "lesson of stalk_exchange"),
    *(name for name in SCREENS if name.startswith(("sheet of", "rules of", "table of", "lists of"))),
)
SLACK = 16
"""Margins of a layout are those of its left and right, whichever way is read."""


class Stood(NamedTuple):
    """A widget that is seen, and where it stands in the window."""

    kind: str
    box: QRect


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    LanguageSwitcher().choose("en")


ON_THE_BOARD: Final = (QGraphicsView, LessonPanel, QuestionView, VerdictCard)
"""A board is never turned, nor what has its place on it."""


def standing(window: MainWindow) -> list[Stood]:
    """All that is seen, boards and what lies on them left out."""
    found: list[Stood] = []
    _walk(window, window, found)
    return found


def _walk(window: MainWindow, widget: QWidget, found: list[Stood]) -> None:
    for child in widget.children():
        if not isinstance(child, QWidget) or not child.isVisible() or isinstance(child, ON_THE_BOARD):
            continue
        found.append(Stood(type(child).__name__, QRect(child.mapTo(window, QPoint()), child.size())))
        _walk(window, child, found)


def crooked(window: MainWindow, there: list[Stood], here: list[Stood]) -> list[str]:
    """What does not stand where its mirror image was."""
    assert [one.kind for one in there] == [one.kind for one in here]
    wrong = []
    for before, after in zip(there, here, strict=True):
        wanted = window.width() - before.box.x() - before.box.width()
        if abs(wanted - after.box.x()) > SLACK or abs(before.box.width() - after.box.width()) > SLACK:
            wrong.append(f"{before.kind}: at {after.box.x()} instead of {wanted}, {after.box.width()} wide")
    return wrong


class Said(NamedTuple):
    """Words that were painted by hand: on what, which, and where on it."""

    widget: QWidget
    words: str
    box: QRectF


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """All words that are painted in the mirror."""
    found: list[Said] = []
    draw = MirroredPainter.drawText

    def recording(painter: MirroredPainter, where: Any, *what: Any) -> Any:
        widget = painter.device()
        if isinstance(where, QRect | QRectF) and isinstance(widget, QWidget):
            with upright(painter, QRectF(where)):
                box = painter.boundingRect(QRectF(where), int(what[0]), what[1])
                found.append(Said(widget, what[1], painter.worldTransform().mapRect(box)))
        return draw(painter, where, *what)

    monkeypatch.setattr(MirroredPainter, "drawText", recording)
    return found


def collisions(said: list[Said]) -> list[str]:
    """Words that touch others on the same widget, or reach over its edge; letters fill half the height of a line."""
    wrong = []
    boxes = [one._replace(box=one.box.adjusted(1, one.box.height() / 4, -1, -one.box.height() / 4)) for one in said]
    for number, one in enumerate(boxes):
        if one.box.left() < -SLACK or one.box.right() > one.widget.width() + SLACK:
            wrong.append(f"{one.words} reaches over {type(one.widget).__name__}")
        for other in boxes[:number]:
            if other.widget is one.widget and other.words != one.words and other.box.intersects(one.box):
                wrong.append(f"{one.words} over {other.words} on {type(one.widget).__name__}")
    return wrong


@pytest.mark.parametrize("screen", in_turn(MIRRORED, 2))
def test_no_painted_words_lie_on_others(house: House, said: list[Said], screen: str) -> None:
    house.record()
    window = house.open()
    window.context.languages.choose("mirrored")
    for size in ((800, 560), (1280, 800), (1920, 1080)):
        window.resize(*size)
        SCREENS[screen](window)
        breathe()
        said.clear()
        window.grab()
        assert collisions(said) == [], size
        put_away(window)


def test_words_on_each_other_are_found(house: House, said: list[Said], monkeypatch: pytest.MonkeyPatch) -> None:
    line = QRectF(58, 9, 190, 22)
    monkeypatch.setattr(SideCard, "_paint_name", lambda card, painter, name, room: painter.drawText(line, 2, name))
    window = house.open()
    window.context.languages.choose("mirrored")
    SCREENS["table of stalk_exchange"](window)
    breathe()
    said.clear()
    window.grab()
    assert any("Ann" in one for one in collisions(said))


@pytest.mark.parametrize("screen", in_turn(MIRRORED, 2))
def test_every_screen_stands_as_in_a_mirror(house: House, screen: str) -> None:
    house.record()
    stood = []
    for language in ("pseudo", "mirrored"):
        window = house.open()
        window.context.languages.choose(language)
        window.resize(1440, 900)
        SCREENS[screen](window)
        breathe()
        stood.append(standing(window))
        put_away(window)
    assert crooked(window, *stood) == []


class Painted(QWidget):
    """A widget 200 wide that paints one word, one pixel and its edge by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(200, 40)

    def image(self) -> QImage:
        picture = self.grab().toImage()
        return picture.convertToFormat(QImage.Format.Format_RGB32)

    def paintEvent(self, event: object) -> None:  # noqa: N802 - Qt names it
        painter = painter_of(self)
        painter.fillRect(self.rect(), QColor("white"))
        painter.fillRect(0, 0, 10, 40, QColor("red"))
        painter.setPen(QColor("black"))
        painter.drawText(QRectF(20, 0, 100, 40), Qt.AlignmentFlag.AlignVCenter, "leaf")
        painter.end()


def inked(picture: QImage, colour: str) -> QRect:
    """The columns and rows between the outermost pixels that are much like a colour."""
    red = colour == "red"
    found = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).green() < 128 and (picture.pixelColor(x, y).red() > 200) == red
    ]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*found, strict=True))
    return QRect(left, top, right - left + 1, bottom - top + 1)


def apart(one: QImage, other: QImage) -> int:
    """How much darker or lighter the pixels of two pictures are."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(abs(one.pixelColor(*place).green() - other.pixelColor(*place).green()) for place in places)


def test_in_the_mirror_places_are_turned_and_words_are_not(qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    straight = widget.image()
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    turned = widget.image()
    assert inked(turned, "red") == QRect(190, 0, 10, 40)
    words, before = inked(turned, "black"), inked(straight, "black")
    assert abs(words.x() + words.width() - (200 - before.x())) <= 2
    size = before.size()
    here, there = turned.copy(QRect(words.topLeft(), size)), straight.copy(before)
    assert apart(here, there) < apart(here, there.transformed(QTransform.fromScale(-1, 1))) / 3


def test_a_place_turned_twice_stands_where_it_stood(qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    box = QRect(20, 5, 30, 10)
    assert mirrored(widget, box) == box
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert mirrored(widget, box) == QRect(150, 5, 30, 10)
    assert mirrored(widget, mirrored(widget, box)) == box


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_words_stand_where_qt_has_them_stand(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    """On every side of a line and in all heights, named as sides of the line or of the screen."""
    label = QWidget()
    qtbot.addWidget(label)
    label.setLayoutDirection(direction)
    flags = [Qt.AlignmentFlag(bits) for bits in range(Qt.AlignmentFlag.AlignBaseline.value)]
    own = [aligned(label, flag) for flag in flags]
    assert own == [QStyle.visualAlignment(direction, flag) | Qt.AlignmentFlag.AlignAbsolute for flag in flags]
