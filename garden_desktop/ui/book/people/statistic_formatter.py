"""Figures of a person as words: shares, ranges, dates."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from garden_desktop.core.text import Message
from garden_desktop.hotseat.book.figures.interval import FEWEST, ShareInterval
from garden_desktop.hotseat.book.figures.luck import Luck
from garden_desktop.hotseat.book.figures.person import AveragePlace, PersonFigures, WinStreak
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal
from garden_desktop.ui.book.dates import DateFormatter
from garden_desktop.ui.kit.text.figures import grouped
from garden_desktop.ui.kit.text.messages import format_message, join_list


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
