"""Messages become words in the language of the screen. A message is rendered, never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from garden_desktop.core.text import Arg, ListArg, Message, SideName, isolated, printable
from garden_desktop.ui.kit.text.figures import grouped
from garden_desktop.ui.kit.text.html import Html

Names: TypeAlias = Callable[[int], str]
Colours: TypeAlias = Callable[[int], QColor]


def format_message(message: Message, name: Names) -> str:
    """The sentence as plain text; `name` gives the name of a side."""
    return translate_message(message).format_map({key: _said(value, name) for key, value in message.args})


def _said(value: Arg, name: Names) -> str:
    if isinstance(value, Message):
        return format_message(value, name)
    if isinstance(value, SideName):
        return isolated(name(value.side))
    if isinstance(value, ListArg):
        return join_list([_said(item, name) for item in value.items])
    return isolated(printable(value)) if isinstance(value, str) else grouped(value)


def format_message_html(message: Message, name: Names, colour: Colours) -> Html:
    """The sentence as HTML: its values bold, the names of sides in the colour of their side."""
    from html import escape  # the home screen speaks plain

    text = escape(translate_message(message), quote=False)
    return Html(text.format_map({key: _rich(value, name, colour) for key, value in message.args}))


def _rich(value: Arg, name: Names, colour: Colours) -> str:
    from html import escape

    if isinstance(value, Message):
        return f"<b>{format_message_html(value, name, colour)}</b>"
    if isinstance(value, SideName):
        return f'<b style="color:{colour(value.side).name()}">{escape(isolated(name(value.side)))}</b>'
    if isinstance(value, ListArg):
        return join_list([_rich(item, name, colour) for item in value.items])
    return f"<b>{escape(isolated(printable(value)) if isinstance(value, str) else grouped(value))}</b>"


def translate_message(message: Message) -> str:
    """The sentence in the present language: its count filled in, its placeholders still there."""
    count = message.number
    if count is not None and count < 0:  # Qt fills in no number below nothing
        many = max(2, -count)
        return QCoreApplication.translate(message.context, message.source, "", many).replace(str(many), str(count), 1)
    return QCoreApplication.translate(message.context, message.source, "", -1 if count is None else count)


def join_list(words: list[str]) -> str:
    """Several words as one list, joined the way the present language does it."""
    words = [isolated(word) for word in words]
    if len(words) < 2:
        return "".join(words)
    *most, last = words
    comma = QCoreApplication.translate("say", ", ", "between the items of a list")
    return QCoreApplication.translate("say", "{most} and {last}").format(most=comma.join(most), last=last)
