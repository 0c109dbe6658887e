"""Less motion: by choice, or as the system wishes; what lies elsewhere now fades in there."""

from __future__ import annotations

import pytest

from garden_desktop.ui.board.drawing.scene_items import GLIDE_MS
from garden_desktop.ui.kit.style.appearance import MOTIONS, NORMAL, Appearance
from garden_desktop.ui.kit.style.reduced_motion import wish
from tests.ui.driver import Driver
from tests.ui.toy import ToyView


@pytest.fixture
def moving(appearance: Appearance) -> Appearance:
    appearance.set_speed(NORMAL)
    return appearance


def test_the_system_decides_until_somebody_chooses(moving: Appearance) -> None:
    assert not moving.calm
    moving.follow_motion(True)
    assert (moving.calm, moving.gliding(GLIDE_MS), moving.duration(GLIDE_MS)) == (True, 0, GLIDE_MS)
    moving.set_motion("usual")
    assert moving.gliding(GLIDE_MS) == GLIDE_MS
    moving.follow_motion(False)
    moving.set_motion("less")
    assert moving.calm
    with pytest.raises(ValueError, match="none"):
        moving.set_motion("none")


@pytest.mark.parametrize("motion", MOTIONS)
def test_with_less_motion_no_piece_is_ever_on_its_way(moving: Appearance, driver: Driver, motion: str) -> None:
    driver.view.table_scene.animator.skip()
    moving.set_motion(motion)
    item = driver.view.table_scene.pieces.item("ann")
    before = item.pos()
    driver.click("ann")
    driver.view.interaction.drop("bench")
    glides = driver.view.table_scene.animator
    glides.setCurrentTime(GLIDE_MS // 3)
    moved = item.pos() != before
    under_way = moved and not driver.rests("ann")
    assert glides.is_moving
    assert under_way == (motion != "less")
    assert (item.opacity() < 1) == (motion == "less")
    glides.skip()
    assert driver.rests("ann")
    assert item.opacity() == 1
    driver.show(ToyView())


def test_what_a_desktop_answers_is_understood() -> None:
    class Wrapped:
        def __init__(self, value: object) -> None:
            self._value = value

        def variant(self) -> object:
            return self._value

    assert wish("reduced-motion", Wrapped(Wrapped(1))) is True
    assert wish("reduced-motion", 0) is False
    assert wish("reduced-motion", "much") is None
    assert wish("enable-animations", Wrapped(False)) is True
    assert wish("enable-animations", True) is False
    assert wish("enable-animations", 1) is None
