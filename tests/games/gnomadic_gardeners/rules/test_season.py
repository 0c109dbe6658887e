"""The season (GG-128, GG-129)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.rules.series import SeasonState, next_options, season
from tests.games.gnomadic_gardeners.desk import rules_of


@pytest.mark.rule("GG-128")
def test_more_wins_take_the_season() -> None:
    assert season([0, 1, 1, 0, 1, 1, 0]) == SeasonState((3, 4), winner=1, decided_after=6)
    assert season([0, 0, 0, 0, 1, 1, 1]) == SeasonState((4, 3), winner=0, decided_after=4)


@pytest.mark.rule("GG-129")
def test_the_fourth_win_decides_and_the_rest_may_be_played() -> None:
    assert season([]) == SeasonState((0, 0), None, None)
    assert season([1, 1, 0, 1]) == SeasonState((1, 3), None, None)
    assert season([1, 1, 0, 1, 1]) == SeasonState((1, 4), 1, 5)
    assert season([1, 1, 0, 1, 1, 0, 0]) == SeasonState((3, 4), 1, 5)


@pytest.mark.rule("GG-129", "GG-128")
def test_the_months_come_in_calendar_order() -> None:
    assert MONTHS == ("april", "may", "june", "july", "august", "september", "october")
    options = {"season": "on", "younger": "1", "garden": "nine"}
    played = [rules_of(**options).config.month]
    following = next_options(options, 1)
    while following is not None:
        assert {key: following[key] for key in options} == options, "the rest of the table stays as it is"
        played.append(rules_of(**following).config.month)
        following = next_options(following, len(played))
    assert tuple(played) == MONTHS


@pytest.mark.rule("GG-127")
def test_a_single_month_is_no_season() -> None:
    assert next_options({"month": "april"}, 1) is None
    assert rules_of(season="off").config.month == "none"


@pytest.mark.rule("GG-129")
def test_the_season_sheet_lists_the_months_with_their_winners() -> None:
    sheet = GAME.series({"season": "on", "month": "june"}, [1, 0, 1])
    assert sheet is not None
    assert [winner for _, winner in sheet.games] == [1, 0, 1, None, None, None, None]
    assert [plain(month).split()[0].lower() for month, _ in sheet.games] == list(MONTHS)
    assert plain(sheet.standing) == "The season so far: Seat 1 1, Seat 2 2."
    assert sheet.following == {"season": "on", "month": "july"}
    decided = GAME.series({"season": "on", "month": "october"}, [1, 1, 0, 1, 1, 0, 0])
    assert decided is not None
    assert plain(decided.standing) == "Seat 2 wins the season by 4 matches to 3."
    assert decided.following is None
    assert GAME.series({"month": "june"}, [1]) is None


def test_a_record_of_a_season_that_began_later_has_the_months_left_out_at_its_end() -> None:
    sheet = GAME.series({"season": "on", "month": "september"}, [0])
    assert sheet is not None
    months = [plain(month).split()[0].lower() for month, _ in sheet.games]
    assert months == ["september", "october", "april", "may", "june", "july", "august"]
    assert sheet.following == {"season": "on", "month": "october"}
