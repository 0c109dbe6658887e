from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.kit.art import Art

RED_SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="red"/></svg>'
)


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Path:
    art = tmp_path / "plum" / "art"
    art.mkdir(parents=True)
    (art / "square.svg").write_text(RED_SQUARE)
    (art / "torn.svg").write_text("this is no drawing")
    return tmp_path


def test_a_drawing_is_rendered_at_the_ratio_of_the_screen(folder: Path) -> None:
    pixmap = Art(folder.joinpath).pixmap("plum", "square", 20, 20, 2)
    assert (pixmap.width(), pixmap.deviceIndependentSize().width(), pixmap.devicePixelRatio()) == (40, 20, 2)
    assert pixmap.toImage().pixelColor(20, 20) == QColor("red")


def test_a_drawing_keeps_its_shape(folder: Path) -> None:
    image = Art(folder.joinpath).pixmap("plum", "square", 40, 20, 1).toImage()
    assert image.pixelColor(2, 10).alpha() == 0
    assert image.pixelColor(20, 10) == QColor("red")


def test_a_drawing_is_rendered_once(folder: Path) -> None:
    art = Art(folder.joinpath)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() == art.pixmap("plum", "square", 20, 20, 1).cacheKey()


def test_grey_has_no_colour(folder: Path) -> None:
    colour = Art(folder.joinpath).pixmap("plum", "square", 20, 20, 1, grey=True).toImage().pixelColor(10, 10)
    assert colour.hslSaturation() == 0
    assert colour.alpha() == 255


def test_the_oldest_goes_when_the_budget_is_spent(folder: Path) -> None:
    art = Art(folder.joinpath, budget_bytes=2 * 20 * 20 * 4)
    first = art.pixmap("plum", "square", 20, 20, 1).cacheKey()
    art.pixmap("plum", "square", 19, 19, 1)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() == first
    art.pixmap("plum", "square", 20, 20, 1, grey=True)
    art.pixmap("plum", "square", 18, 18, 1)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() != first


@pytest.mark.parametrize("sprite", ["nowhere", "torn"])
@pytest.mark.no_qt_log
def test_what_cannot_be_drawn_is_hatched_and_remembered(folder: Path, sprite: str) -> None:
    art = Art(folder.joinpath)
    pixmap = art.pixmap("plum", sprite, 40, 40, 1)
    assert art.missing == {f"plum/{sprite}"}
    assert not art.has("plum", sprite)
    image = pixmap.toImage()
    assert {image.pixelColor(x, 20).alpha() > 0 for x in range(40)} == {True, False}
