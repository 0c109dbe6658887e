"""Formatting of statistics and dates: shares, ranges, when a match was played, how long it took."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.figures.luck import Luck
from garden_desktop.hotseat.book.figures.participation import FEWEST, ShareInterval
from garden_desktop.hotseat.book.figures.person import AveragePlace, PersonFigures, WinStreak
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal
from garden_desktop.hotseat.book.search_query import IndexEntry
from garden_desktop.ui.kit.text.translations import format_message, grouped, join_list

# When a match was played, and how long it took, in as many words as help.


_BEGUN: Final = len("2026-11-22-194000")
_HOUR, _DAY = 60, 24 * 60


def begun(words: str) -> str:
    """Words at the head of something: a day or a month begins with a capital there in every language."""
    return words[:1].upper() + words[1:]


class DateFormatter(QObject):
    """Says moments and lengths in the present language."""

    def when(self, seconds: float) -> str:
        """A day by its nearest name: "today 19:40", "Thursday", "14 Nov", "14 Nov 2025"."""
        moment, today = QDateTime.fromSecsSinceEpoch(int(seconds)), QDate.currentDate()
        day, locale = moment.date(), QLocale()
        age = day.daysTo(today)
        if age == 0:
            return self.tr("today {time}").format(time=locale.toString(moment.time(), QLocale.FormatType.ShortFormat))
        return self.near(seconds)

    def near(self, seconds: float) -> str:
        """A day by its nearest name, without the time: "today", "Thursday", "14 Nov"."""
        day, today, locale = QDateTime.fromSecsSinceEpoch(int(seconds)).date(), QDate.currentDate(), QLocale()
        age = day.daysTo(today)
        if age == 0:
            return self.tr("today")
        if age == 1:
            return self.tr("yesterday")
        if 0 < age < 7:
            return locale.standaloneDayName(day.dayOfWeek(), QLocale.FormatType.LongFormat)
        form = self.tr("d MMM", "a day of this year, as Qt writes dates")
        later_form = self.tr("d MMM yyyy", "a day of another year, as Qt writes dates")
        return locale.toString(day, form if day.year() == today.year() else later_form)

    def whole(self, seconds: float) -> str:
        """The day in full, with the time."""
        moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
        day = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
        return self.tr("{day}, {time}").format(day=day, time=self.time(seconds))

    def day(self, seconds: float) -> str:
        """The day in full."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)).date(), QLocale.FormatType.LongFormat)

    def time(self, seconds: float) -> str:
        """The time of the day."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)).time(), QLocale.FormatType.ShortFormat)

    def month(self, month: str) -> str:
        """ "2026-11" by its name, with its year where that is not this one."""
        day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
        name = QLocale().standaloneMonthName(day.month(), QLocale.FormatType.LongFormat)
        return name if day.year() == QDate.currentDate().year() else self._of_year(name, day)

    def short_month(self, month: str) -> str:
        """ "2026-11" as it stands below a curve, with its year where that is not this one."""
        day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
        name = QLocale().standaloneMonthName(day.month(), QLocale.FormatType.ShortFormat)
        return name if day.year() == QDate.currentDate().year() else f"{name} {day.year()}"

    def whole_month(self, seconds: float) -> str:
        """The month of a moment, with its year."""
        day = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
        return self._of_year(QLocale().standaloneMonthName(day.month(), QLocale.FormatType.LongFormat), day)

    def _of_year(self, month: str, day: QDate) -> str:
        return self.tr("{month} {year}").format(month=month, year=day.year())

    def length(self, entry: IndexEntry) -> str:
        """From the name of the record, which says when it began, to its last line; "" where that cannot be known."""
        minutes = _minutes(entry)
        if minutes is None:
            return ""
        if minutes < _HOUR:
            return self.tr("%n min", "", max(1, minutes))
        return self.tr("{hours} h {minutes} min").format(hours=minutes // _HOUR, minutes=minutes % _HOUR)


def _minutes(entry: IndexEntry) -> int | None:
    """How long it took; None where the name does not say, or it was not played in one day."""
    with suppress(ValueError, OverflowError):
        begun = time.mktime(time.strptime(entry.name[:_BEGUN], "%Y-%m-%d-%H%M%S"))
        minutes = round((entry.stamp.modified / 1e9 - begun) / 60)
        return minutes if 0 <= minutes < _DAY else None
    return None


# Figures of a person as words: shares, ranges, dates.


class StatisticFormatter(QObject):
    """Says figures in the present language."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dates = DateFormatter(self)

    def span(self, found: PersonFigures) -> str:
        """How many matches there were, since when, and of what kind."""
        parts = [
            words
            for number, words in (
                (found.others, self.tr("%n with others", "", found.others)),
                (found.together, self.tr("%n together", "", found.together)),
                (found.alone, self.tr("%n alone", "", found.alone)),
            )
            if number
        ]
        if found.matches == 1:
            return self.tr("One match so far.")
        since = self._dates.whole_month(found.first / 1e9)
        told = self.tr("%n matches since {month}", "", found.matches).format(month=since)
        return self.tr("{matches}: {kinds}").format(matches=told, kinds=join_list(parts))

    def percent(self, share: float) -> str:
        return self.tr("{number} %").format(number=round(100 * share))

    def decimal(self, number: float) -> str:
        return QLocale().toString(number, "f", 1)

    def of(self, share: ShareInterval) -> str:
        """Part and whole."""
        return self.tr("{part} of {whole}").format(part=grouped(share.part), whole=grouped(share.whole))

    def range(self, share: ShareInterval) -> str:
        """Where it may really be, or that there are too few to say."""
        if not share.whole:
            return ""
        if not share.has_enough_matches:
            return self.tr("%n matches: too few to say", "", share.whole)
        low, high = (round(100 * end) for end in share.range)
        words = self.tr("may really be {low} to {high} %; even share {even}")
        return words.format(low=low, high=high, even=round(100 * share.even))

    def share(self, share: ShareInterval) -> str:
        """The whole of it, as it is read."""
        if not share.whole:
            return self.tr("none with others")
        if not share.has_enough_matches:
            return f"{self.of(share)}, {self.range(share)}"
        return f"{self.of(share)}, {self.percent(share.value)}, {self.range(share)}"

    def places(self, places: AveragePlace) -> tuple[str, str, str]:
        """Number, what it counts, and what it would be if all were alike."""
        if not places.matches:
            return "–", "", self.tr("not yet with others")
        even = self.tr("even would be {place}").format(place=self.decimal(places.even))
        return self.decimal(places.average), self.tr("of {seats} seats").format(seats=self.decimal(places.seats)), even

    def run(self, longest: WinStreak, now: WinStreak) -> tuple[str, str, str]:
        """The longest run, when it was, and the one that goes on."""
        if longest.modified is None:
            return "–", "", self.tr("no win with others yet")
        when = self._dates.when(longest.modified / 1e9)
        going = self.tr("now: %n in a row", "", now.number) if now.number else self.tr("now: lost the last one")
        return self.tr("%n wins", "", longest.number), when, going

    def luck(self, found: Luck | None) -> tuple[str, str, str]:
        """What luck and own slips have changed the chance to win by, and over how many matches."""
        if found is None:
            return "–", "", self.tr("nobody has looked back yet")
        if found.matches < FEWEST:
            return "–", "", self.tr("%n matches looked back on: too few to say", "", found.matches)
        slips = self.tr("by luck, {own} by own slips").format(own=_points(found.own))
        over = self.tr("points of the chance to win, on average over %n matches", "", found.matches)
        return _points(found.luck), slips, over


def _points(share: float) -> str:
    """Hundredths with their sign."""
    number = round(100 * share)
    return f"−{-number}" if number < 0 else f"+{number}"


def figure_text(one: StatisticTotal) -> str:
    """What a game has counted, as it is said of somebody."""
    values: dict[str, int | str] = {"n": one.number}
    if one.figure.way == "favourite":
        values["what"] = what_of(one)
    return format_message(one.figure.sentence.of(**values), str)


def what_of(one: StatisticTotal) -> str:
    """What a favourite is."""
    return format_message(one.about, str) if isinstance(one.about, Message) else one.about
