"""How long ago something was, in the words one would use at a table."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QObject

_MINUTE, _HOUR = 60, 3600


class RelativeTimeFormatter(QObject):
    """Says the age of a moment; times are seconds since the epoch."""

    def format_age(self, then: float, now: float) -> str:
        age = max(0, int(now - then))
        days = self._days(then, now)
        if age < _MINUTE:
            return self.tr("just now")
        if age < _HOUR:
            return self.tr("%n min ago", "", age // _MINUTE)
        if days == 0 or age < 6 * _HOUR:
            return self.tr("%n h ago", "", age // _HOUR)
        if days == 1:
            return self.tr("yesterday")
        day = QDateTime.fromSecsSinceEpoch(int(then)).date()
        if days < 7:
            return QLocale().standaloneDayName(day.dayOfWeek(), QLocale.FormatType.LongFormat)
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)

    @staticmethod
    def _days(then: float, now: float) -> int:
        first, last = (QDateTime.fromSecsSinceEpoch(int(moment)).date() for moment in (then, now))
        return first.daysTo(last)
