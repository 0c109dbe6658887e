"""Readers that know no announcements, as Orca before its version 45, hear the same as notifications; others hear them
once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.program.conftest import Sit
from tests.program.ear import ANNOUNCEMENTS, NOTIFICATIONS, Ear
from tests.program.evening import Evening
from tests.program.games import packet
from tests.program.guest import Guest
from tests.program.sheet import Sheet
from tests.program.tree import FOCUS_EVENTS


@contextmanager
def at_the_table(sit: Sit, *hears: str) -> Iterator[tuple[Evening, Ear]]:
    """A match of one person and a computer, and somebody who has asked for these events."""
    evening = sit(bus=True, walked=False)
    with closing(Ear(evening.desktop.accessibility, hears=(FOCUS_EVENTS, *hears))) as ear:
        sheet = Sheet(evening, packet(evening.page(), "stalk_exchange"))
        sheet.seat_computers(sheet.seats()[1:])
        sheet.start()
        Guest(evening, 1).come_to_the_table()
        yield evening, ear
    evening.close_window()


@pytest.mark.daily
def test_who_asks_late_has_missed_nothing(sit: Sit) -> None:
    """A reader takes its time over a sentence, and the next one has come before it asks for the words of the first."""
    with at_the_table(sit, NOTIFICATIONS) as (evening, ear):
        ear.settle()
        ear.listen()
        evening.keys("F3", "F4")
        ear.settle()
        assert ["plant" in one.words for one in ear.listen() if one.role == "notification"] == [True, False]


@pytest.mark.parametrize(
    ("hears", "way"),
    [((NOTIFICATIONS,), "notification"), ((NOTIFICATIONS, ANNOUNCEMENTS), ""), ((NOTIFICATIONS, "object:"), "")],
)
@pytest.mark.daily
def test_what_is_asked_comes_once_in_the_way_that_is_heard(sit: Sit, hears: tuple[str, ...], way: str) -> None:
    with at_the_table(sit, *hears) as (evening, ear):
        ear.settle()
        ear.listen()
        evening.keys("F4")
        ear.settle()
        said = [one for one in ear.listen() if one.words.startswith("Ann") and one.role in ("", "notification")]
        assert [one.role for one in said] == [way], said
