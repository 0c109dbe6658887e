from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.ui.kit.style import theme
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import DUSK, DUSK_CLEAR, MORNING, MORNING_CLEAR, Theme
from tests import fifth
from tests.systems import home_in, linux

GRAPHICS_RATIO = 3.0
"""The contrast that WCAG 2 asks of signs (1.4.11)."""

THEMES = {"morning": MORNING, "dusk": DUSK, "clear morning": MORNING_CLEAR, "clear dusk": DUSK_CLEAR}
every = pytest.mark.parametrize("shown", THEMES.values(), ids=THEMES)
clear = pytest.mark.parametrize("shown", [MORNING_CLEAR, DUSK_CLEAR], ids=["clear morning", "clear dusk"])


def test_contrast_agrees_with_the_published_values() -> None:
    assert theme.contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert theme.contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


def test_a_contrast_that_no_shade_reaches_ends_at_white_or_black() -> None:
    grey, paper = QColor("#777777"), QColor("#EEEEEE")
    assert theme.readable(grey, QColor("#000000"), ratio=22) == QColor("#FFFFFF"), "black and white have 21"
    assert theme.readable(grey, QColor("#FFFFFF"), ratio=22) == QColor("#000000")
    assert theme.readable(QColor("#FFFFFF"), paper, ratio=4.5) == QColor("#FFFFFF"), "brighter than paper is only white"


def test_the_nearest_shade_with_a_contrast_that_can_be_reached_has_it() -> None:
    grounds = [QColor(level, level, level) for level in (*range(0, 89, 11), *range(200, 256, 11))]
    for ground, ratio in product(grounds, (3.0, 4.5, 7.0)):
        start = QColor("#808080")
        assert theme.contrast(theme.readable(start, ground, ratio=ratio), ground) >= ratio


@every
def test_words_read_on_every_ground(shown: Theme) -> None:
    words = (shown.ink, shown.muted, shown.leaf, shown.clay, shown.sky)
    assert [
        (colour.name(), ground.name())
        for colour, ground in product(words, shown.grounds)
        if theme.contrast(colour, ground) < shown.ratio
    ] == []
    assert theme.contrast(shown.ink, shown.soft) >= shown.ratio
    assert theme.contrast(shown.muted, shown.soft) >= shown.ratio


@every
def test_graphics_stand_out_from_every_ground(shown: Theme) -> None:
    graphics = (shown.wood, shown.sun, shown.edge, *shown.seats)
    assert [
        (colour.name(), ground.name())
        for colour, ground in product(graphics, shown.grounds)
        if theme.contrast(colour, ground) < GRAPHICS_RATIO
    ] == []
    assert theme.contrast(shown.leaf, shown.soft) >= GRAPHICS_RATIO


@clear
def test_in_high_contrast_lines_stand_out_and_the_keyboard_is_marked_thickly(shown: Theme) -> None:
    assert min(theme.contrast(shown.line, ground) for ground in shown.grounds) >= GRAPHICS_RATIO
    assert (shown.ratio, shown.ring) == (7.0, 4)


@every
def test_what_stands_on_a_filled_shape_reads(shown: Theme) -> None:
    assert theme.contrast(shown.over(shown.leaf), shown.leaf) >= shown.ratio
    assert theme.contrast(shown.over(shown.clay), shown.clay) >= shown.ratio
    for seat in shown.seats:
        assert theme.contrast(shown.over(seat), seat) >= GRAPHICS_RATIO


@every
def test_names_in_the_colour_of_a_seat_read(shown: Theme) -> None:
    for seat, ground in product(shown.seats, shown.grounds):
        assert theme.contrast(shown.inked(seat), ground) >= shown.ratio


@every
def test_a_seat_for_every_symbol_and_no_colour_twice(shown: Theme) -> None:
    assert len({seat.name() for seat in shown.seats}) == len(theme.SEAT_SYMBOLS) == 6


def test_bundled_faces_load_and_are_used(qapp: QApplication) -> None:
    assert theme.load_fonts() == ()
    assert QFontInfo(theme.display_font(24)).family() == "Fraunces Garden"
    bold = theme.text_font(15, bold=True)
    assert (bold.pixelSize(), bold.bold()) == (15, True)
    assert QFontInfo(bold).family() == theme.text_family() != "DejaVu Sans"


def test_faces_that_were_loaded_while_the_fifth_game_was_planted_stay(qapp: QApplication) -> None:
    """Qt opens the file of a face whenever it wants another size, which may be many tests later."""
    with fifth.planted():
        planted = paths.resource("app", "fonts", "FrauncesGarden.ttf")
    assert planted != paths.resource("app", "fonts", "FrauncesGarden.ttf")
    assert QRawFont(str(planted), 17).isValid()


def test_a_theme_that_is_worn_is_not_put_on_again(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """All there is would be dressed anew, at every choice of a speed."""
    apply_theme(qapp, MORNING)
    worn = list[str]()
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda app, text: worn.append(text))
    apply_theme(qapp, MORNING)
    assert not worn
    apply_theme(qapp, DUSK)
    assert len(worn) == 1


HINTED = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><match target="pattern"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
<match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>"""
WIDTHS = """
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from garden_desktop.ui.kit.style import theme
application = QApplication([])
theme.load_fonts()
for font in (theme.text_font(12), theme.text_font(12, bold=True), theme.display_font(12)):
    print(QFontMetricsF(font).horizontalAdvance("Vogelscheuche"))
"""


@linux("only fontconfig lets the environment say how fonts are hinted; under Wine names were cut for it")
def test_words_are_as_wide_where_the_system_hints_fully(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text(HINTED)
    surroundings = home_in(tmp_path) | {"FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    done = subprocess.run(
        [sys.executable, "-c", WIDTHS], env=surroundings, capture_output=True, text=True, check=True, timeout=60
    )
    fonts = (theme.text_font(12), theme.text_font(12, bold=True), theme.display_font(12))
    widths = [QFontMetricsF(font).horizontalAdvance("Vogelscheuche") for font in fonts]
    there = [float(width) for width in done.stdout.split()]
    assert there[-1] == widths[-1], "of the face that is the same on every system"
    assert not all(width.is_integer() for width in there), "whole pixels come of hinting"
