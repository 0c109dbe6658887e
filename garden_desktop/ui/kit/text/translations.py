"""Translations are checked where they are said: one that cannot be filled in as the English can is said in English.
A count stands in them as the language writes numbers.

Otherwise a lone brace in a translation would end the program, as sentences are filled in by `str.format`. The check
stands before Qt's own `tr` and `translate`, not in a QTranslator: Qt asks those under a lock that the destructor of
another translator waits for, and Python may collect one just then.
"""

from __future__ import annotations

import re
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject

from garden_desktop.ui.kit.text.figures import GROUPED, grouped

_FIELD: Final = re.compile(r"\{\w*\}|[{}]")
_QT_TR: Final = QObject.__dict__["tr"]
_QT_TRANSLATE: Final = QCoreApplication.translate
_logged: Final[set[tuple[str, str]]] = set()


def check() -> None:
    """Have everything that is said from now on checked."""
    QObject.tr = _tr  # type: ignore[method-assign, assignment]
    QCoreApplication.translate = staticmethod(_translate)  # type: ignore[method-assign, assignment]


def _tr(thing: QObject, source: str, comment: str | None = None, n: int = -1) -> str:
    text: str = _QT_TR.__get__(thing, type(thing))(source, comment, n)
    return _counted(text if text == source or "{" not in source else _sound(source, text, n), n)


def _translate(context: str, source: str, comment: str | None = None, n: int = -1) -> str:
    text = _QT_TRANSLATE(context, source, comment, n)
    return _counted(text if text == source or "{" not in source else _sound(source, text, n), n)


def _counted(text: str, n: int) -> str:
    """Qt fills in %n in bare digits."""
    return text if n < GROUPED else text.replace(str(n), grouped(n), 1)


def _sound(source: str, text: str, n: Any) -> str:
    """The translation, or the English where the two do not have the same placeholders."""
    if _fields(text) == _fields(source):
        return text
    if (source, text) not in _logged:
        _logged.add((source, text))
        import logging  # 3 ms, where nothing is broken for nothing

        logging.getLogger(__name__).warning("the translation %r of %r has other placeholders", text, source)
    return source.replace("%n", str(n))


def _fields(text: str) -> frozenset[str]:
    """The placeholders of a sentence, each in its braces, and any brace that stands alone."""
    return frozenset(_FIELD.findall(text))
