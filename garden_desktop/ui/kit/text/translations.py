"""Translation: renders messages in the language of the interface, checks placeholders, and switches languages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cmp_to_key
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCollator, QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QColor, QGuiApplication

from garden_desktop import paths
from garden_desktop.core.text import Arg, ListArg, Message, SideName, isolated, printable
from garden_desktop.ui.kit.text.html import Html

# Numbers and sorting by locale.


GROUPED: Final = 1000
"""Numbers from here on get thousands separators; how depends on the language."""


def grouped(value: int) -> str:
    """Format a whole number with thousands separators: 1234567 is "1,234,567", "1.234.567" or "1 234 567".

    Values outside 64 bits, which QLocale cannot take, and values below 1000 are formatted without.
    """
    return str(value) if abs(value) < GROUPED or abs(value) >= 1 << 63 else QLocale().toString(value)  # as Qt's are


def by_name() -> Callable[[str], Any]:
    """Return a sort key for names: alphabetical by the locale, with numbers in them compared by value."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return cmp_to_key(collator.compare)


Names: TypeAlias = Callable[[int], str]
Colours: TypeAlias = Callable[[int], QColor]


def format_message(message: Message, name: Names) -> str:
    """Render a message as plain text. `name` maps a side to its name; names are wrapped in bidi isolates."""
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
    """Render a message as HTML with bold values, and names of sides in the colour of the side."""
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
    """Return the translated sentence with its count filled in and its other placeholders still in place."""
    count = message.number
    if count is not None and count < 0:  # Qt fills in no number below nothing
        many = max(2, -count)
        return QCoreApplication.translate(message.context, message.source, "", many).replace(str(many), str(count), 1)
    return QCoreApplication.translate(message.context, message.source, "", -1 if count is None else count)


def join_list(words: list[str]) -> str:
    """Join words to a list the way the language does it: "a, b and c"."""
    words = [isolated(word) for word in words]
    if len(words) < 2:
        return "".join(words)
    *most, last = words
    comma = QCoreApplication.translate("say", ", ", "between the items of a list")
    return QCoreApplication.translate("say", "{most} and {last}").format(most=comma.join(most), last=last)


_FIELD: Final = re.compile(r"\{\w*\}|[{}]")
_QT_TR: Final = QObject.__dict__["tr"]
_QT_TRANSLATE: Final = QCoreApplication.translate
_logged: Final[set[tuple[str, str]]] = set()


def check() -> None:
    """Replace QObject.tr and QCoreApplication.translate by versions that check placeholders and group numbers."""
    QObject.tr = _tr  # type: ignore[method-assign, assignment]
    QCoreApplication.translate = staticmethod(_translate)  # type: ignore[method-assign, assignment]


def _tr(thing: QObject, source: str, comment: str | None = None, n: int = -1) -> str:
    text: str = _QT_TR.__get__(thing, type(thing))(source, comment, n)
    return _counted(text if text == source or "{" not in source else _sound(source, text, n), n)


def _translate(context: str, source: str, comment: str | None = None, n: int = -1) -> str:
    text = _QT_TRANSLATE(context, source, comment, n)
    return _counted(text if text == source or "{" not in source else _sound(source, text, n), n)


def _counted(text: str, n: int) -> str:
    """Replace the number that Qt filled in for %n by one with thousands separators, as Qt writes bare digits."""
    return text if n < GROUPED else text.replace(str(n), grouped(n), 1)


def _sound(source: str, text: str, n: Any) -> str:
    """Return the translation, or the English source if their placeholders differ: str.format would raise on the screen.

    Each such translation is logged once.
    """
    if _fields(text) == _fields(source):
        return text
    if (source, text) not in _logged:
        _logged.add((source, text))
        import logging  # 3 ms, where nothing is broken for nothing

        logging.getLogger(__name__).warning("the translation %r of %r has other placeholders", text, source)
    return source.replace("%n", str(n))


def _fields(text: str) -> frozenset[str]:
    """Return the placeholders of a sentence with their braces, and any single brace, which would break str.format."""
    return frozenset(_FIELD.findall(text))


NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pseudo": "Pseudo [åççéñŧš]",
    "mirrored": "Pseudo [←åççéñŧš]",
}
"""Language code -> the language's own name.

The two pseudo-languages expose texts that cannot be translated or have no room to grow; "mirrored" also switches to
right-to-left layout to expose painting that is not mirrored.
"""
UNREAD: Final = frozenset({"fr", "es"})
"""Languages whose translation no native speaker has checked yet."""
PSEUDO: Final = ("pseudo", "mirrored")
ASKED: Final = "GARDEN_DESKTOP_PSEUDO"
"""Environment variable that adds the pseudo-languages to the settings."""


class LanguageSwitcher:
    """Switcher that installs the translators of a language; widgets are told by QEvent.LanguageChange.

    `current` is the code of the language in use. `lacking` is the own name of the language chosen last if its
    translation file is missing, else None.
    """

    def __init__(self) -> None:
        check()
        self.current = "en"
        self.lacking: str | None = None
        self._installed: list[QTranslator] = []

    def available(self) -> list[str]:
        """Return the codes of languages with a translation file; English always, pseudo-languages only
        with ASKED set."""
        return [code for code in NAMES if _there(code) and (code not in PSEUDO or os.environ.get(ASKED))]

    def choose(self, wanted: str) -> None:
        """Switch to language code `wanted`, or for "system" to the first UI language of this computer that we have.

        Sentences without a translation stay English. Also sets the default locale and the layout direction.
        """
        self.lacking = NAMES[wanted] if wanted in NAMES and not _there(wanted) else None
        self.current = wanted if wanted in NAMES and self.lacking is None else self._system()
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed = [new for new in (_own("en"), self._qt(), _own(self.current)) if new is not None]
        for new in self._installed:
            QCoreApplication.installTranslator(new)
        locale = self._locale()
        QLocale.setDefault(locale)
        mirrored = Qt.LayoutDirection.RightToLeft if self.current == "mirrored" else locale.textDirection()
        QGuiApplication.setLayoutDirection(mirrored)

    def _system(self) -> str:
        spoken = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
        return next((code for code in spoken if code in self.available()), "en")

    def _locale(self) -> QLocale:
        """Return the locale for numbers and dates: the system's own (with its regional settings) if it has the same
        language."""
        system, own = QLocale.system(), QLocale("en" if self.current in PSEUDO else self.current)
        return system if system.language() == own.language() else own

    def _qt(self) -> QTranslator | None:
        if self.current == "en":
            return None
        from PySide6.QtCore import QLibraryInfo  # here, as Qt speaks English by itself

        return _loaded(f"qtbase_{self.current}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def _there(code: str) -> bool:
    return code == "en" or (paths.translations() / f"garden_{code}.qm").is_file()


def _own(code: str) -> QTranslator | None:
    return _loaded(f"garden_{code}", str(paths.translations()))


def _loaded(name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(name, folder) else None
