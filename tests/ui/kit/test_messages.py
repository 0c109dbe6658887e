from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from garden_desktop.core.text import ListArg, Message, SideName, plain
from garden_desktop.ui.kit.text.translations import format_message, format_message_html


def name(side: int) -> str:
    return ("Ann", "<Ben> {x}")[side]


GERMAN = {
    "{who} plays {card}.": "{who} spielt {card}.",
    "a gnome": "einen Zwerg",
    "%n hours": "%n Stunden",
    "{most} and {last}": "{most} und {last}",
}


class German(QTranslator):
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return GERMAN.get(source, source)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt names it
        return False


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = German()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


PLAYS = Message("t", "{who} plays {card}.").of(who=SideName(0), card=Message("t", "a gnome"))


def test_a_sentence_is_filled(qapp: QApplication) -> None:
    assert format_message(PLAYS, name) == "Ann plays a gnome."
    assert format_message(Message("t", "%n hours").of(n=3), name) == "3 hours"
    assert format_message(Message("t", "%n hours").of(n=0), name) == "0 hours"


@pytest.mark.parametrize("count", [-1, -2, -12])
def test_a_count_below_nothing_is_filled_in(german: None, count: int) -> None:
    assert format_message(Message("t", "%n hours").of(n=count), name) == f"{count} Stunden"


def test_a_name_is_never_read_as_a_sentence(qapp: QApplication) -> None:
    assert format_message(Message("t", "{who} rests.").of(who=SideName(1)), name) == "<Ben> {x} rests."


def test_lists_are_joined(qapp: QApplication) -> None:
    items = Message("t", "{all}")
    assert format_message(items.of(all=ListArg(())), name) == ""
    assert format_message(items.of(all=ListArg((1,))), name) == "1"
    assert format_message(items.of(all=ListArg((1, "two", SideName(0)))), name) == "1, two and Ann"


def test_another_language(german: None) -> None:
    assert format_message(PLAYS, name) == "Ann spielt einen Zwerg."
    assert format_message(Message("t", "%n hours").of(n=2), name) == "2 Stunden"
    assert format_message(Message("t", "{all}").of(all=ListArg((1, 2))), name) == "1 und 2"
    assert PLAYS.source == "{who} plays {card}."


def test_rich_marks_values_and_sides(qapp: QApplication) -> None:
    text = format_message_html(PLAYS, name, lambda side: QColor("#112233"))
    assert text == '<b style="color:#112233">Ann</b> plays <b>a gnome</b>.'


def test_rich_lets_no_markup_through(qapp: QApplication) -> None:
    sentence = Message("t", "{who} & {what} < 3").of(who=SideName(1), what="<i>")
    assert format_message_html(sentence, name, lambda side: QColor("#112233")) == (
        '<b style="color:#112233">&lt;Ben&gt; {x}</b> &amp; <b>&lt;i&gt;</b> &lt; 3'
    )


def test_nothing_is_left_to_the_collector_when_a_sentence_is_said(qapp: QApplication) -> None:
    gc.collect()
    assert (
        format_message(PLAYS, name)
        and format_message_html(PLAYS, name, lambda side: QColor("#112233"))
        and plain(PLAYS)
    )
    assert gc.collect() == 0
