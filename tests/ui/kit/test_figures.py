"""Numbers, dates and the order of names are those of the language of the screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from garden_desktop.core.text import Message
from garden_desktop.ui.book import match_list_view
from garden_desktop.ui.book.formatters import DateFormatter, begun
from garden_desktop.ui.kit.style.theme import load_fonts, text_font
from garden_desktop.ui.kit.text.translations import LanguageSwitcher, by_name, format_message, grouped

THEN = QDateTime(QDate(2019, 3, 4), QTime(19, 40)).toSecsSinceEpoch()


@pytest.fixture
def speak(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Chooses a language, as on a computer that speaks another one."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("ja"))
    languages = LanguageSwitcher()
    yield languages.choose
    monkeypatch.undo()
    languages.choose("en")


@pytest.mark.parametrize(
    ("language", "thousand", "more"),
    [
        ("en", "1,000", "1,234,567"),
        ("de", "1.000", "1.234.567"),
        ("fr", "1\N{NARROW NO-BREAK SPACE}000", "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567"),
        ("es", "1000", "1.234.567"),
    ],
)
def test_thousands_are_parted_as_the_language_parts_them(
    speak: Callable[[str], None], language: str, thousand: str, more: str
) -> None:
    speak(language)
    assert [grouped(value) for value in (0, 999, 1000, 1234567, -7)] == ["0", "999", thousand, more, "-7"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "12,345 matches"),
        ("de", "12.345 Partien"),
        ("fr", "12\N{NARROW NO-BREAK SPACE}345 parties"),
        ("es", "12.345 partidas"),
    ],
)
def test_what_is_counted_in_a_sentence_is_parted_too(speak: Callable[[str], None], language: str, words: str) -> None:
    speak(language)
    assert format_message(Message("PeoplePage", "%n matches").of(n=12345), str) == words
    amount = words.partition(" ")[0]
    assert format_message(Message("t", "{rows} of {name}").of(rows=12345, name="12345"), str) == f"{amount} of 12345"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Élise", "Emil", "Ñito", "Nora", "Nuno", "Öz", "Paula", "Seat 9", "Seat 10"]),
        ("de", ["Élise", "Emil", "Ñito", "Nora", "Nuno", "Öz", "Paula", "Seat 9", "Seat 10"]),
        ("fr", ["Élise", "Emil", "Ñito", "Nora", "Nuno", "Öz", "Paula", "Seat 9", "Seat 10"]),
        ("es", ["Élise", "Emil", "Nora", "Nuno", "Ñito", "Öz", "Paula", "Seat 9", "Seat 10"]),
    ],
)
def test_names_stand_in_the_order_of_the_alphabet(
    speak: Callable[[str], None], language: str, names: list[str]
) -> None:
    speak(language)
    assert sorted(random.Random(1).sample(names, len(names)), key=by_name()) == names


@pytest.mark.parametrize(
    ("language", "near", "whole", "month"),
    [
        ("de", "4. März 2019", "Montag, 4. März 2019, 19:40", "März 2019"),
        ("fr", "4 mars 2019", "lundi 4 mars 2019, 19:40", "mars 2019"),
        ("es", "4 mar 2019", "lunes, 4 de marzo de 2019, 19:40", "marzo de 2019"),
    ],
)
def test_days_and_months_are_written_as_the_language_writes_them(
    speak: Callable[[str], None], language: str, near: str, whole: str, month: str
) -> None:
    speak(language)
    dates = DateFormatter()
    assert dates.near(THEN) == dates.when(THEN) == near
    assert dates.whole(THEN) == whole
    assert dates.month("2019-03") == dates.whole_month(THEN) == month


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_moment_of_today_is_whole_in_a_line_of_the_book(speak: Callable[[str], None], language: str) -> None:
    load_fonts()
    speak(language)
    latest = QDateTime(QDate.currentDate(), QTime(20, 48)).toSecsSinceEpoch()
    assert QFontMetricsF(text_font(13)).horizontalAdvance(DateFormatter().when(latest)) <= match_list_view._WHEN


def test_a_day_at_the_head_of_something_begins_with_a_capital(speak: Callable[[str], None]) -> None:
    speak("es")
    assert begun(DateFormatter().whole(THEN)).startswith("Lunes, 4 de marzo")
    assert begun("") == ""


def test_a_number_too_large_for_qt_is_said_without_groups(qapp: QApplication) -> None:
    assert [grouped(value) for value in (10**30, -(10**30), 1 << 63)] == [str(10**30), str(-(10**30)), str(1 << 63)]
