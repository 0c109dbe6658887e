from __future__ import annotations

import ctypes
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from garden_desktop.paths import resource
from garden_desktop.ui.kit.style.drawings import BESIDE_BYTES, GRAPHICS_RATIO, SMALL, DrawingCache
from garden_desktop.ui.kit.style.theme import contrast
from garden_desktop.ui.start_cache import StartCache

MALLINFO = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)
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
    pixmap = DrawingCache(folder.joinpath).pixmap("plum", "square", 20, 20, 2)
    assert (pixmap.width(), pixmap.deviceIndependentSize().width(), pixmap.devicePixelRatio()) == (40, 20, 2)
    assert pixmap.toImage().pixelColor(20, 20) == QColor("red")


def test_a_drawing_keeps_its_shape(folder: Path) -> None:
    image = DrawingCache(folder.joinpath).pixmap("plum", "square", 40, 20, 1).toImage()
    assert image.pixelColor(2, 10).alpha() == 0
    assert image.pixelColor(20, 10) == QColor("red")


def test_a_drawing_is_rendered_once(folder: Path) -> None:
    art = DrawingCache(folder.joinpath)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() == art.pixmap("plum", "square", 20, 20, 1).cacheKey()


def test_a_small_drawing_is_its_twin_where_it_has_one(folder: Path) -> None:
    (folder / "plum" / "art" / "small").mkdir()
    (folder / "plum" / "art" / "small" / "square.svg").write_text(RED_SQUARE.replace("red", "#00ff00"))
    art = DrawingCache(folder.joinpath)
    seen = [art.pixmap("plum", "square", side, side, ratio) for side, ratio in ((SMALL, 1), (SMALL + 1, 1), (SMALL, 2))]
    assert [one.toImage().pixelColor(9, 9).name() for one in seen] == ["#00ff00", "#ff0000", "#ff0000"]
    assert not art.missing


def test_a_twin_alone_is_no_drawing(folder: Path) -> None:
    (folder / "plum" / "art" / "small").mkdir()
    (folder / "plum" / "art" / "small" / "disc.svg").write_text(RED_SQUARE)
    art = DrawingCache(folder.joinpath)
    art.pixmap("plum", "disc", 20, 20, 1)
    assert art.missing == {"plum/disc"}


def test_every_small_twin_is_a_drawing_in_the_shape_of_its_own(qapp: QApplication) -> None:
    """Nobody may notice where one takes over from the other."""
    twins = sorted(resource().glob("*/art/small/*.svg"))
    assert twins
    for twin in twins:
        whole, small = (QSvgRenderer(str(file)) for file in (twin.parent.parent / twin.name, twin))
        assert small.isValid(), twin
        assert small.viewBoxF() == whole.viewBoxF(), twin


def test_grey_has_no_colour(folder: Path) -> None:
    colour = DrawingCache(folder.joinpath).pixmap("plum", "square", 20, 20, 1, grey=True).toImage().pixelColor(10, 10)
    assert colour.hslSaturation() == 0
    assert colour.alpha() == 255


def test_the_oldest_goes_when_the_budget_is_spent(folder: Path) -> None:
    art = DrawingCache(folder.joinpath, budget_bytes=2 * (20 * 20 * 4 + BESIDE_BYTES))
    first = art.pixmap("plum", "square", 20, 20, 1).cacheKey()
    art.pixmap("plum", "square", 19, 19, 1)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() == first
    art.pixmap("plum", "square", 20, 20, 1, grey=True)
    art.pixmap("plum", "square", 18, 18, 1)
    assert art.pixmap("plum", "square", 20, 20, 1).cacheKey() != first


@pytest.mark.parametrize("sprite", ["nowhere", "torn"])
@pytest.mark.no_qt_log
def test_what_cannot_be_drawn_is_hatched_and_remembered(folder: Path, sprite: str) -> None:
    art = DrawingCache(folder.joinpath)
    pixmap = art.pixmap("plum", sprite, 40, 40, 1)
    assert art.missing == {f"plum/{sprite}"}
    assert not art.has("plum", sprite)
    image = pixmap.toImage()
    assert {image.pixelColor(x, 20).alpha() > 0 for x in range(40)} == {True, False}


@pytest.fixture
def cache(folder: Path) -> StartCache:
    """The red square of 20 x 20 at ratio 2, put by by an earlier start."""
    cache = StartCache(folder / "drawings", "1")
    art = DrawingCache(folder.joinpath, cache=cache)
    art.pixmap("plum", "square", 20, 20, 2)
    art.put_by()
    return cache


def _repaint(folder: Path, cache: StartCache) -> None:
    """Make what was put by blue, so that one sees where a drawing comes from."""
    names = [file.name.removeprefix("1-") for file in (folder / "drawings").iterdir()]
    cache.write_entries({name: bytes((255, 0, 0, 255)) * 1600 for name in names})


def test_an_earlier_start_spares_the_drawing(folder: Path, cache: StartCache) -> None:
    _repaint(folder, cache)
    pixmap = DrawingCache(folder.joinpath, cache=cache).pixmap("plum", "square", 20, 20, 2)
    assert pixmap.toImage().pixelColor(20, 20) == QColor("blue")
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (40, 2)


def test_what_was_put_by_looks_as_if_it_were_drawn(folder: Path) -> None:
    (folder / "plum" / "art" / "square.svg").write_text(RED_SQUARE.replace('fill="red"', 'rx="3" fill-opacity="0.37"'))
    drawn, cache = DrawingCache(folder.joinpath), StartCache(folder / "drawings", "1")
    first = DrawingCache(folder.joinpath, cache=cache)
    first.pixmap("plum", "square", 33, 21, 1)
    first.put_by()
    taken = DrawingCache(folder.joinpath, cache=cache).pixmap("plum", "square", 33, 21, 1)
    assert taken.toImage() == drawn.pixmap("plum", "square", 33, 21, 1).toImage()


@pytest.mark.parametrize(
    ("sprite", "side", "ratio", "grey"),
    [("square-dusk", 20, 2, False), ("square", 21, 2, False), ("square", 20, 1, False), ("square", 20, 2, True)],
)
def test_another_theme_size_ratio_or_grey_is_drawn(
    folder: Path, cache: StartCache, sprite: str, side: int, ratio: float, grey: bool
) -> None:
    (folder / "plum" / "art" / "square-dusk.svg").write_text(RED_SQUARE)
    _repaint(folder, cache)
    pixmap = DrawingCache(folder.joinpath, cache=cache).pixmap("plum", sprite, side, side, ratio, grey=grey)
    assert pixmap.toImage().pixelColor(10, 10) != QColor("blue")


def test_a_changed_file_is_drawn(folder: Path, cache: StartCache) -> None:
    _repaint(folder, cache)
    (folder / "plum" / "art" / "square.svg").write_text(RED_SQUARE.replace("red", "#00ff00"))
    image = DrawingCache(folder.joinpath, cache=cache).pixmap("plum", "square", 20, 20, 2).toImage()
    assert image.pixelColor(20, 20) == QColor("#00ff00")


@pytest.mark.no_qt_log
def test_a_missing_file_is_hatched_again(folder: Path, cache: StartCache) -> None:
    (folder / "plum" / "art" / "square.svg").unlink()
    art = DrawingCache(folder.joinpath, cache=cache)
    art.pixmap("plum", "square", 20, 20, 2)
    art.put_by()
    assert art.missing == {"plum/square"}
    assert list((folder / "drawings").iterdir()) == []


def test_only_what_is_shown_now_is_kept(folder: Path, cache: StartCache) -> None:
    """So that the cache does not grow with every size a window ever had."""
    art = DrawingCache(folder.joinpath, cache=cache)
    art.pixmap("plum", "square", 30, 30, 2)
    art.put_by()
    assert ["60x60" in file.name for file in (folder / "drawings").iterdir()] == [True]


def test_nothing_is_missed_where_no_drawing_is_named(qapp: QApplication) -> None:
    art = DrawingCache()
    assert not art.has("gnomadic_gardeners", "")
    assert art.missing == set()


def test_a_drawing_takes_little_more_than_its_pixels(folder: Path) -> None:
    """An image keeps the tools it was painted with, ten times what a small drawing takes itself."""
    art, count, side = DrawingCache(folder.joinpath), 300, 16
    art.pixmap("plum", "square", side, side, 1)
    before = in_use()
    for more in range(1, count + 1):
        art.pixmap("plum", "square", side, side, 1 + more / 10_000)
    assert in_use() - before <= count * (4 * side**2 + 2_000)


def in_use() -> int:
    """Bytes that C and C++ have asked for and not given back."""
    try:
        mallinfo = ctypes.CDLL(None).mallinfo2
    except (AttributeError, TypeError):
        pytest.skip("only the C library of newer Linux systems counts what is in use")
    mallinfo.restype = Uses
    found = mallinfo()
    return int(found.uordblks + found.hblkhd)


class Uses(ctypes.Structure):
    """What `mallinfo2` tells, in its order."""

    _fields_ = [(name, ctypes.c_size_t) for name in MALLINFO]


@pytest.mark.parametrize(("ground", "rimmed"), [("#FFFFFF", False), ("#D02020", True), ("#FF9090", True)])
def test_what_the_ground_would_swallow_gets_a_rim(folder: Path, ground: str, rimmed: bool) -> None:
    disc = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="red"/></svg>'
    (folder / "plum" / "art" / "disc.svg").write_text(disc)
    art = DrawingCache(folder.joinpath)
    art.ratio = GRAPHICS_RATIO
    plain = art.pixmap("plum", "disc", 30, 30, 1)
    shown = art.pixmap("plum", "disc", 30, 30, 1, grounds=(QColor(ground),))
    assert (shown.cacheKey() != plain.cacheKey()) is rimmed
    if rimmed:
        assert contrast(shown.toImage().pixelColor(15, 0), QColor(ground)) >= art.ratio


def test_sheets_that_fill_their_room_get_no_rim(folder: Path) -> None:
    art = DrawingCache(folder.joinpath)
    art.ratio = GRAPHICS_RATIO
    plain = art.pixmap("plum", "square", 30, 30, 1)
    assert art.pixmap("plum", "square", 30, 30, 1, grounds=(QColor("red"),)).cacheKey() == plain.cacheKey()


@pytest.mark.parametrize("ratio", [0.0, GRAPHICS_RATIO])
def test_what_is_lifted_has_a_rim_in_every_theme(folder: Path, ratio: float) -> None:
    disc = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="red"/></svg>'
    (folder / "plum" / "art" / "disc.svg").write_text(disc)
    art, ground, rim = DrawingCache(folder.joinpath), QColor("#D02020"), QColor("#FFEEEE")
    art.ratio = ratio
    lifted = art.pixmap("plum", "disc", 30, 30, 1, grounds=(ground,), lifted=rim)
    top = lifted.toImage().pixelColor(15, 0)
    assert contrast(top, ground) >= GRAPHICS_RATIO
    assert (top.name() == rim.name()) is (ratio == 0)
