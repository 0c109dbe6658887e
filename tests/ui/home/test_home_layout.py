from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from garden_desktop.ui.home.home_layout import PLANK, RISE, GridContent, HomeLayout, picture_size, plan_home

TEXT = 164


def at(width: int, height: int, packets: int = 4, slips: int = 3) -> HomeLayout:
    return plan_home(QSize(width, height), GridContent(packets, slips, TEXT))


def test_the_drawing_at_1280_by_800() -> None:
    laid = at(1280, 800)
    assert [box.left() for box in laid.packets] == [40, 344, 648, 952]
    assert {(box.top(), box.width(), box.height()) for box in laid.packets} == {(268, 288, 456)}
    assert laid.fronts == (QRect(0, 724, 1280, 76),)
    assert (laid.slips.top(), laid.slip_width) == (92, 388)
    assert picture_size(288) == QSize(264, 292)


def test_without_slips_the_packets_move_up_and_the_tray_grows() -> None:
    laid = at(1280, 800, slips=0)
    assert laid.packets[0].top() < 268 - RISE
    assert laid.fronts[0].height() == PLANK[1]
    assert laid.packets_title.bottom() < laid.packets[0].top() - RISE


@pytest.mark.parametrize(("width", "rows"), [(1280, 1), (1180, 1), (1024, 1), (960, 2), (900, 2), (500, 4)])
def test_narrow_windows_stack_the_packets_in_pairs(width: int, rows: int) -> None:
    laid = at(width, 800)
    assert len({box.top() for box in laid.packets}) == rows
    assert laid.flat == (rows > 1)


@pytest.mark.parametrize("slips", [0, 3])
@pytest.mark.parametrize("size", [(640, 480), (1024, 600), (1024, 640), (1280, 720), (853, 533)], ids=str)
def test_a_few_packets_are_whole_and_in_sight_in_a_low_window(size: tuple[int, int], slips: int) -> None:
    """New game and How to play of every packet were below the edge at 1024 x 600."""
    laid = at(*size, slips=slips)
    assert laid.size.height() == size[1]
    assert all(box.bottom() + (0 if laid.flat else 1) < size[1] for box in laid.packets)
    assert laid.flat or min(box.top() for box in laid.packets) - RISE > laid.packets_title.bottom()


def test_a_high_window_grows_the_tray_first_then_the_gap() -> None:
    low, higher, highest = (at(1280, height) for height in (800, 840, 1000))
    assert higher.fronts[0].height() > low.fronts[0].height()
    assert higher.packets[0].top() == low.packets[0].top()
    assert highest.packets[0].top() > higher.packets[0].top()


@pytest.mark.parametrize("slips", [0, 3])
def test_four_packets_fill_a_large_window(slips: int) -> None:
    for width, height in ((1536, 864), (1707, 960), (1920, 1080)):
        laid = at(width, height, slips=slips)
        assert laid.size.height() == height
        assert laid.packets[0].left() < 0.06 * width
        assert laid.packets[0].top() < 350


def test_free_places_are_kept_for_garden_things() -> None:
    assert len(at(1280, 800, packets=1).spare) == 3
    assert at(1280, 800, packets=4).spare == ()


FOUND: dict[tuple[int, int, int], list[int]] = {
    (1280, 800, 1): [1],
    (1280, 800, 4): [4],
    (1280, 800, 5): [5],
    (1280, 800, 6): [3, 3],
    (1280, 800, 10): [5, 5],
    (1280, 800, 12): [4, 4, 4],
    (1280, 800, 40): [5] * 8,
    (1920, 1080, 5): [5],
    (1920, 1080, 6): [6],
    (1920, 1080, 10): [5, 5],
    (1920, 1080, 40): [7] * 5 + [5],
    (900, 1400, 4): [2, 2],
    (900, 1400, 5): [3, 2],
    (900, 1400, 6): [3, 3],
    (900, 1400, 10): [3, 3, 3, 1],
    (900, 620, 4): [2, 2],
    (853, 533, 4): [2, 2],
    (2560, 1440, 12): [6, 6],
}


@pytest.mark.parametrize("case", FOUND, ids=lambda case: "{}x{}-{}".format(*case))
def test_rows_fill_the_room(case: tuple[int, int, int]) -> None:
    """Five stood two by two in the left third."""
    width, height, packets = case
    laid = at(width, height, packets)
    tops = [box.top() for box in laid.packets]
    assert [tops.count(top) for top in sorted(set(tops))] == FOUND[case]
    everything = laid.packets + laid.spare
    assert min(box.left() for box in everything) == laid.masthead.left()
    assert max(box.right() for box in everything) >= laid.masthead.right() - 3


def test_with_all_rows_in_sight_packets_are_as_large_as_fits() -> None:
    assert at(900, 1400, 6).size.height() == 1400
    assert at(2560, 1440, 12).size.height() == 1440
    assert at(1280, 800, 6).size.height() > 800


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080), (900, 1400)], ids=str)
@pytest.mark.parametrize("packets", [6, 10, 11])
def test_a_second_row_peeps_out_below(size: tuple[int, int], packets: int) -> None:
    laid = at(*size, packets)
    second = sorted({box.top() for box in laid.packets})[1:2]
    assert all(top < size[1] for top in second)


def test_an_upright_window_gets_a_shelf_for_garden_things() -> None:
    assert [len(at(900, 1800, 1).fronts), len(at(900, 1400, 4).fronts), len(at(900, 620, 1).fronts)] == [2, 2, 1]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (900, 1400), (900, 620), (2560, 1440)], ids=str)
@pytest.mark.parametrize("slips", [0, 3])
@pytest.mark.parametrize("found", [0, 1, 7, 39])
def test_what_is_found_stands_in_the_places_of_the_first(size: tuple[int, int], slips: int, found: int) -> None:
    """Neither field nor shelf jumps while somebody types."""
    whole, part = (plan_home(QSize(*size), GridContent(40, slips, TEXT, shown)) for shown in (None, found))
    assert part.packets == whole.packets[:found]
    assert part.finder == whole.finder
    assert part.nothing == whole.nothing
    assert part.size.height() >= size[1]


def test_a_search_field_from_a_dozen_on() -> None:
    assert at(1280, 800, 11).finder.isNull()
    laid = at(1280, 800, 12)
    assert not laid.finder.isNull()
    assert laid.masthead.right() == laid.finder.right()
    for box in laid.packets:
        assert not box.adjusted(0, -RISE, 0, 0).intersects(laid.finder)
    for other in (laid.slips, laid.packets_title, laid.masthead):
        assert not laid.finder.intersects(other)


def test_a_packet_that_rises_covers_no_words_of_the_row_behind() -> None:
    laid = at(900, 620, 40)
    for upper, lower in combinations(laid.packets, 2):
        assert not upper.intersects(lower.adjusted(0, -RISE, 0, 0)) or upper.top() == lower.top()


sizes = [QSize(w, h) for w, h in product((640, 900, 1024, 1180, 1280, 1366, 1920, 2560), (620, 720, 800, 1080, 1440))]


@pytest.mark.parametrize("size", sizes, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("packets", [1, 2, 3, 4, 5, 6, 10, 12, 40])
def test_nothing_overlaps_and_everything_is_inside(size: QSize, packets: int) -> None:
    laid = plan_home(size, GridContent(packets, 2, TEXT))
    page = QRect(0, 0, size.width(), laid.size.height())
    assert laid.size.height() >= size.height()
    assert len(laid.packets) == packets
    for box in (*laid.packets, *laid.spare, *laid.fronts, laid.slips, laid.masthead):
        assert page.contains(box)
    for first, second in combinations((*laid.packets, *laid.spare, laid.slips), 2):
        assert not first.intersects(second)
    assert laid.fronts[-1].bottom() == page.bottom()
    for box in laid.packets if not laid.flat else ():
        assert any(front.top() == box.bottom() + 1 for front in laid.fronts)
        assert not box.adjusted(0, -RISE, 0, 0).intersects(laid.slips)
