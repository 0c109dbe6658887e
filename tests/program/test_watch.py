"""What is made of what the program wrote: Qt's words about others, its own troubles, and half a line of either."""

from __future__ import annotations

import pytest

from tests.program.watch import complaints

QT = 'qt.accessibility.atspi: Could not find accessible on path: "/org/a11y/atspi/accessible/2147484190"\n'
OURS = "Traceback (most recent call last):\n"


@pytest.mark.parametrize("written", range(len(QT) + 1))
def test_a_line_of_qt_is_no_complaint_however_much_of_it_is_written(written: int) -> None:
    assert not complaints([QT + QT[:written]], alive=True)


@pytest.mark.parametrize("alive", [True, False])
def test_a_line_of_the_program_is_one_wherever_it_stands(alive: bool) -> None:
    assert complaints([QT + OURS + QT], alive=alive) == OURS
    assert complaints([QT[:-9], OURS], alive=True) == OURS, "half a line in one file, a whole one in the next"


def test_in_the_end_half_a_line_counts() -> None:
    assert not complaints([OURS[:-9]], alive=True)
    assert complaints([OURS[:-9]], alive=False) == OURS[:-9]


def test_what_a_log_only_notes_is_no_complaint() -> None:
    head = "2026-11-23 19:09:44,994 garden-desktop 0.2.0, Python 3.11.7, PySide6 6.11.3, Linux\n"
    quiet = "2026-11-23 19:09:44,994 no sound: this computer has no sound server and no sound card\n"
    assert not complaints([head + quiet], alive=True)
    assert complaints([head + OURS + quiet], alive=True) == OURS
