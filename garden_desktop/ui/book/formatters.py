"""Formatting of dates, durations and statistics in the present language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.figures.participation import FEWEST, ShareInterval
from garden_desktop.hotseat.book.figures.people import Luck
from garden_desktop.hotseat.book.figures.person import AveragePlace, PersonFigures, WinStreak
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal
from garden_desktop.hotseat.book.index import IndexEntry
from garden_desktop.ui.kit.text.translations import format_message, grouped, join_list

# Dates and durations


_MINUTE: Final = 60 * 10**9
_HOUR: Final = 60


def begun(words: str) -> str:
    """Return `words` with a capital first letter, for use as a heading: names of days and months are lower case in some
    languages."""
    return words[:1].upper() + words[1:]


class DateFormatter(QObject):
    """Formatter of dates and durations. Moments are in seconds since the epoch."""

    def when(self, seconds: float) -> str:
        """Return a short date, with the time if it is today: "today 19:40", "Thursday", "14 Nov", "14 Nov 2025"."""
        moment, today = QDateTime.fromSecsSinceEpoch(int(seconds)), QDate.currentDate()
        day, locale = moment.date(), QLocale()
        age = day.daysTo(today)
        if age == 0:
            return self.tr("today {time}").format(time=locale.toString(moment.time(), QLocale.FormatType.ShortFormat))
        return self.near(seconds)

    def near(self, seconds: float) -> str:
        """Return a short date without time: "today", "Thursday", "14 Nov"."""
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
        """Return the long date with the time."""
        moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
        day = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
        return self.tr("{day}, {time}").format(day=day, time=self.time(seconds))

    def day(self, seconds: float) -> str:
        """Return the long date."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)).date(), QLocale.FormatType.LongFormat)

    def time(self, seconds: float) -> str:
        """Return the time of day."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)).time(), QLocale.FormatType.ShortFormat)

    def month(self, month: str) -> str:
        """Return the name of a month given as "2026-11", with the year if it is not the present one."""
        day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
        name = QLocale().standaloneMonthName(day.month(), QLocale.FormatType.LongFormat)
        return name if day.year() == QDate.currentDate().year() else self._of_year(name, day)

    def short_month(self, month: str) -> str:
        """Return the short name of a month given as "2026-11", with the year if it is not the present one."""
        day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
        name = QLocale().standaloneMonthName(day.month(), QLocale.FormatType.ShortFormat)
        return name if day.year() == QDate.currentDate().year() else f"{name} {day.year()}"

    def whole_month(self, seconds: float) -> str:
        """Return month and year of a moment."""
        day = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
        return self._of_year(QLocale().standaloneMonthName(day.month(), QLocale.FormatType.LongFormat), day)

    def _of_year(self, month: str, day: QDate) -> str:
        return self.tr("{month} {year}").format(month=month, year=day.year())

    def length(self, entry: IndexEntry) -> str:
        """Return the duration of a match, "" if unknown."""
        if entry.duration is None:
            return ""
        minutes = round(entry.duration / _MINUTE)
        if minutes < _HOUR:
            return self.tr("%n min", "", max(1, minutes))
        return self.tr("{hours} h {minutes} min").format(hours=minutes // _HOUR, minutes=minutes % _HOUR)


# Statistics of a person


class StatisticFormatter(QObject):
    """Formatter of a person's statistics."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dates = DateFormatter(self)

    def span(self, found: PersonFigures) -> str:
        """Return number and kinds of matches, and since when."""
        parts = [
            words
            for number, words in (
                (found.others, self.tr("%n competitive", "", found.others)),
                (found.together, self.tr("%n cooperative", "", found.together)),
                (found.alone, self.tr("%n solo", "", found.alone)),
            )
            if number
        ]
        if found.matches == 1:
            return self.tr("One match so far.")
        since = self._dates.whole_month(found.first / 1e9)
        told = self.tr("%n matches since {month}", "", found.matches).format(month=since)
        return self.tr("{matches}: {kinds}").format(matches=told, kinds=join_list(parts))

    def percent(self, share: float) -> str:
        return self.tr("{number}%").format(number=round(100 * share))

    def decimal(self, number: float) -> str:
        return QLocale().toString(number, "f", 1)

    def of(self, share: ShareInterval) -> str:
        """Return "part of whole"."""
        return self.tr("{part} of {whole}").format(part=grouped(share.part), whole=grouped(share.whole))

    def range(self, share: ShareInterval) -> str:
        """Return the confidence interval of a share, or that there are too few matches for one."""
        if not share.whole:
            return ""
        if not share.has_enough_matches:
            return self.tr("%n matches: too few to tell", "", share.whole)
        low, high = (round(100 * end) for end in share.range)
        words = self.tr("likely {low} to {high}%; average would be {even}%")
        return words.format(low=low, high=high, even=round(100 * share.even))

    def share(self, share: ShareInterval) -> str:
        """Return a share with its confidence interval, for screen readers."""
        if not share.whole:
            return self.tr("no competitive matches")
        if not share.has_enough_matches:
            return f"{self.of(share)}, {self.range(share)}"
        return f"{self.of(share)}, {self.percent(share.value)}, {self.range(share)}"

    def places(self, places: AveragePlace) -> tuple[str, str, str]:
        """Return (average place, number of seats, average expected by chance)."""
        if not places.matches:
            return "–", "", self.tr("no competitive matches yet")
        even = self.tr("average would be {place}").format(place=self.decimal(places.even))
        return (
            self.decimal(places.average),
            self.tr("of {seats} players").format(seats=self.decimal(places.seats)),
            even,
        )

    def run(self, longest: WinStreak, now: WinStreak) -> tuple[str, str, str]:
        """Return (longest winning streak, its date, current streak)."""
        if longest.modified is None:
            return "–", "", self.tr("no competitive win yet")
        when = self._dates.when(longest.modified / 1e9)
        going = (
            self.tr("current: %n in a row", "", now.number) if now.number else self.tr("current: lost the last match")
        )
        return self.tr("%n wins", "", longest.number), when, going

    def luck(self, found: Luck | None) -> tuple[str, str, str]:
        """Return (change of win probability by luck, by own errors, number of analysed matches)."""
        if found is None:
            return "–", "", self.tr("no matches analysed yet")
        if found.matches < FEWEST:
            return "–", "", self.tr("%n matches analysed: too few to tell", "", found.matches)
        slips = self.tr("from luck, {own} from own mistakes").format(own=_points(found.own))
        over = self.tr("points of winning chance, averaged over %n matches", "", found.matches)
        return _points(found.luck), slips, over


def _points(share: float) -> str:
    """Format a share as percentage points with sign."""
    number = round(100 * share)
    return f"−{-number}" if number < 0 else f"+{number}"


def figure_text(one: StatisticTotal) -> str:
    """Return the sentence about a game-specific statistic."""
    values: dict[str, int | str] = {"n": one.number}
    if one.figure.way == "favourite":
        values["what"] = what_of(one)
    return format_message(one.figure.sentence.of(**values), str)


def what_of(one: StatisticTotal) -> str:
    """Return the name of a favourite (most frequent choice)."""
    return format_message(one.about, str) if isinstance(one.about, Message) else one.about
