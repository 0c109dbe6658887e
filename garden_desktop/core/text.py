"""Sentences as data: a translatable source text and the values that fill it.

Independent of languages. `ui/kit/text/translations.py` renders a Message in the chosen language; tests and the command
line use `plain()`, the English source.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import Final, NamedTuple, TypeAlias

# Patterns are compiled when they are first needed: wide ranges take 0.7 ms, 1 % of a start.
_BYTE: Final = "[\udc80-\udcff]"
_NO_BYTE: Final = "[\ud800-\udc7f\udd00-\udfff]"
_PRINTABLE_TOO: Final = "\u00a0\u202f\u3000\u200c\u200d"
"""Unusual spaces, and joiners of emoji and letters, which `str.isprintable` rejects."""
LONGEST: Final = 60
"""Maximum characters of a foreign text quoted in a sentence."""


_TURNING: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
"""Right-to-left letters and digits, by the blocks that Unicode keeps for such scripts."""
_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"
"""Characters that isolate the direction of a text from its surroundings (UAX 9, FSI and PDI)."""


def isolated(text: str) -> str:
    """Text with bidirectional isolates around it where it has right-to-left letters, so that it cannot reorder the
    sentence around it.

    All languages of the program are written from left to right; other texts are returned unchanged.
    """
    turns = not text.isascii() and _ISOLATE not in text and re.search(_TURNING, text)
    return _ISOLATE + text + _END_ISOLATE if turns else text


def has_isolates(text: str) -> bool:
    """Whether a sentence holds characters that `isolated` adds."""
    return _ISOLATE in text


def without_isolates(text: str) -> str:
    """Sentence without the characters that `isolated` adds, for screen readers, braille, searches and file names."""
    return text.replace(_ISOLATE, "").replace(_END_ISOLATE, "")


def comparison(figures: Iterable[int]) -> str:
    """Figures against each other, such as "10 : 10", as one word: no line breaks inside."""
    return "\u00a0:\u00a0".join(map(str, figures))


class Name(str):
    """Player's name: isolated wherever it is formatted into a sentence, plain everywhere else."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(isolated(str(self)), spec)


class SideName(NamedTuple):
    """Placeholder for the name of the player or automa of a side, filled in when the sentence is rendered."""

    side: int


class ListArg(NamedTuple):
    """Values rendered as one list: "a, b and c"."""

    items: tuple[Arg, ...]


class Message(NamedTuple):
    """Translatable sentence. `{name}` in the source is filled from `args`; `%n` is a count.

    A count is given as the argument `n` and picks the plural form in every language; in the source "(s)" marks it.
    """

    context: str
    source: str
    args: tuple[tuple[str, Arg], ...] = ()

    def of(self, **args: Arg) -> Message:
        """Same sentence with these values, sorted by name so that equal messages compare equal."""
        return Message(self.context, self.source, tuple(sorted(args.items())))

    @property
    def number(self) -> int | None:
        """Value of `%n`, where the sentence counts something; None elsewhere."""
        value = dict(self.args).get("n") if "%n" in self.source else None
        return value if isinstance(value, int) else None


Arg: TypeAlias = int | str | Message | SideName | ListArg


def QT_TRANSLATE_NOOP(context: str, source: str) -> Message:  # noqa: N802 - lupdate looks for this name
    """Mark `source` for translation under `context`; both must be literals, as lupdate reads them."""
    return Message(context, source)


def plain(message: Message, name: Callable[[int], str] | None = None) -> str:
    """English text of a message; `name` gives the name of a side (default "Seat 1", "Seat 2" ...)."""
    called = name or _seat
    text = message.source
    if message.number is not None:
        text = text.replace("%n", str(message.number)).replace("(s)", "" if message.number == 1 else "s")
    return text.format_map({key: _word(value, called) for key, value in message.args})


def _seat(side: int) -> str:
    return f"Seat {side + 1}"


def _word(value: Arg, called: Callable[[int], str]) -> str:
    if isinstance(value, Message):
        return plain(value, called)
    if isinstance(value, SideName):
        return called(value.side)
    if isinstance(value, ListArg):
        return join([_word(item, called) for item in value.items], " and ")
    return str(value)


def join(words: list[str], last: str) -> str:
    """Text of a list: `["a", "b", "c"]` as "a, b and c", where `last` is the word before the last item."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + last + words[-1]


def quoted(text: str) -> str:
    """Foreign text made safe to be shown in a sentence: shortened, and without unprintable characters."""
    shown = printable(text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def printable(text: str | PurePath) -> str:
    """Foreign text with a replacement character for each that cannot be printed, such as a byte of a file name that is
    not UTF-8. (Qt drops those silently.)"""
    text = str(text)
    if text.isascii() and text.isprintable():
        return text
    if re.search(_BYTE, text) and not re.search(_NO_BYTE, text):  # UTF-8 bytes of a system that claims ASCII
        text = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return "".join(
        sign if sign.isprintable() or sign in _PRINTABLE_TOO else "\N{REPLACEMENT CHARACTER}" for sign in text
    )
