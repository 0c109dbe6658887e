from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from garden_desktop.ui.home.home_plan import RISE, HomePlan, Wanted, picture_size, plan

TEXT = 164


def at(width: int, height: int, packets: int = 4, slips: int = 3) -> HomePlan:
    return plan(QSize(width, height), Wanted(packets, slips, TEXT))


def test_the_drawing_at_1280_by_800() -> None:
    laid = at(1280, 800)
    assert [box.left() for box in laid.packets] == [40, 344, 648, 952]
    assert {(box.top(), box.width(), box.height()) for box in laid.packets} == {(268, 288, 456)}
    assert laid.fronts == (QRect(0, 724, 1280, 76),)
    assert (laid.slips.top(), laid.slip_width) == (92, 388)
    assert picture_size(288) == QSize(264, 292)


def test_without_slips_the_packets_move_up_and_the_tray_grows() -> None:
    laid = at(1280, 800, slips=0)
    assert laid.packets[0].top() == 268 - RISE
    assert laid.fronts[0].top() == 724 - RISE
    assert laid.packets_title.bottom() < laid.packets[0].top() - RISE


@pytest.mark.parametrize(("width", "rows"), [(1280, 1), (1180, 1), (1100, 2), (900, 2), (500, 4)])
def test_narrow_windows_stack_the_packets_in_pairs(width: int, rows: int) -> None:
    laid = at(width, 800)
    assert len(laid.fronts) == rows
    assert len({box.top() for box in laid.packets}) == rows


def test_a_high_window_grows_the_tray_first_then_the_gap() -> None:
    low, higher, highest = (at(1280, height) for height in (800, 840, 1000))
    assert higher.fronts[0].height() > low.fronts[0].height()
    assert higher.packets[0].top() == low.packets[0].top()
    assert highest.packets[0].top() > higher.packets[0].top()


def test_free_places_are_kept_for_garden_things() -> None:
    assert len(at(1280, 800, packets=1).spare) == 3
    assert at(1280, 800, packets=4).spare == ()


sizes = [QSize(w, h) for w, h in product((640, 900, 1024, 1180, 1280, 1366, 1920, 2560), (620, 720, 800, 1080, 1440))]


@pytest.mark.parametrize("size", sizes, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("packets", [1, 2, 3, 4, 6])
def test_nothing_overlaps_and_everything_is_inside(size: QSize, packets: int) -> None:
    laid = plan(size, Wanted(packets, 2, TEXT))
    page = QRect(0, 0, size.width(), laid.size.height())
    assert laid.size.height() >= size.height()
    assert len(laid.packets) == packets
    for box in (*laid.packets, *laid.spare, *laid.fronts, laid.slips, laid.masthead):
        assert page.contains(box)
    for first, second in combinations((*laid.packets, *laid.spare, laid.slips), 2):
        assert not first.intersects(second)
    assert laid.fronts[-1].bottom() == page.bottom()
    for box in laid.packets:
        assert any(front.top() == box.bottom() + 1 for front in laid.fronts)
        assert not box.adjusted(0, -RISE, 0, 0).intersects(laid.slips)
