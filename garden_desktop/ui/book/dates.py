"""When a match was played, and how long it took, in as many words as help."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from garden_desktop.hotseat.book.entry import IndexEntry

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
