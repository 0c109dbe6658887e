"""Pictures that are kept: painted once for a look, and never more than there is room for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSizeF

from garden_desktop.ui.board.drawing.brush import Brush
from garden_desktop.ui.board.drawing.pictures import Pictures
from garden_desktop.ui.board.drawing.scenery import Shown
from garden_desktop.ui.kit.style.appearance import Appearance


class Painted:
    """Counts how often each picture was painted."""

    def __init__(self, appearance: Appearance, most: int = 8) -> None:
        self.appearance, self.pictures = appearance, Pictures(partial(Brush, game="toy"), most)
        self.names: list[str] = []

    def ask(self, name: str, ratio: float = 1.0) -> int:
        shown = Shown(None, "", "", str, self.appearance.theme, self.appearance.art, ratio)

        def paint(brush: Brush) -> None:
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
    painted = Painted(appearance, most=2)
    for name in ("one", "two", "one", "three", "one", "two"):
        painted.ask(name)
    assert painted.names == ["one", "two", "three", "two"]
