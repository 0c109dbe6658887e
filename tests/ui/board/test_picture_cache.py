"""Pictures that are kept: painted once for a look, and never more than there is room for."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSizeF

from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import TablePainter
from garden_desktop.ui.kit.style.appearance import Appearance

BYTES: Final = 20 * 10 * 4
"""Of one picture at the ratio of one."""


class Painted:
    """Counts how often each picture was painted."""

    def __init__(self, appearance: Appearance, room: int = 8) -> None:
        self.appearance, self.pictures = appearance, PictureCache(partial(TablePainter, game="toy"), room * BYTES)
        self.names: list[str] = []

    def ask(self, name: str, ratio: float = 1.0) -> int:
        shown = PaintContext(None, "", "", str, self.appearance.theme, self.appearance.art, ratio)

        def paint(brush: TablePainter) -> None:
            self.names.append(name)
            brush.box(brush.painter.viewport().toRectF(), 2, brush.theme.leaf)

        return self.pictures.picture(shown, name, QSizeF(20, 10), paint).width()


def test_a_picture_is_painted_once(appearance: Appearance) -> None:
    painted = Painted(appearance)
    assert [painted.ask("one"), painted.ask("two"), painted.ask("one")] == [20, 20, 20]
    assert painted.names == ["one", "two"]


def test_another_size_or_theme_is_painted_anew(appearance: Appearance) -> None:
    painted = Painted(appearance)
    assert [painted.ask("one"), painted.ask("one", 1.5)] == [20, 30]
    appearance.set_theme("dusk")
    painted.ask("one", 1.5)
    assert painted.names == ["one"] * 3


def test_a_look_that_comes_back_finds_its_pictures(appearance: Appearance) -> None:
    """A piece that is lifted is drawn larger for a moment; the others on the table stay as they were."""
    painted = Painted(appearance)
    for ratio in (1.0, 1.5, 1.0):
        painted.ask("one", ratio)
    assert painted.names == ["one"] * 2


def test_what_was_asked_for_longest_ago_is_thrown_away(appearance: Appearance) -> None:
    painted = Painted(appearance, room=2)
    for name in ("one", "two", "one", "three", "one", "two"):
        painted.ask(name)
    assert painted.names == ["one", "two", "three", "two"]


def test_a_picture_twice_as_large_needs_the_room_of_four(appearance: Appearance) -> None:
    painted = Painted(appearance, room=5)
    for name, ratio in (("one", 1.0), ("two", 1.0), ("large", 2.0), ("two", 1.0), ("one", 1.0)):
        painted.ask(name, ratio)
    assert painted.names == ["one", "two", "large", "one"]


def test_the_last_picture_is_kept_however_large_it_is(appearance: Appearance) -> None:
    painted = Painted(appearance, room=0)
    for name in ("one", "one", "two", "two", "one"):
        painted.ask(name)
    assert painted.names == ["one", "two", "one"]
