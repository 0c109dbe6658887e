"""The language of the screen, changed while the program runs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from garden_desktop import paths
from garden_desktop.ui.kit.text import translations

NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pseudo": "Pseudo [åççéñŧš]",
    "mirrored": "Pseudo [←åççéñŧš]",
}
"""Code -> the language's own name; the pseudo-language shows texts that are not translatable or too long, and what does
not stand as in a mirror where one reads from right to left."""
UNREAD: Final = frozenset({"fr", "es"})
"""Languages that nobody who grew up with them has read yet."""
PSEUDO: Final = ("pseudo", "mirrored")
ASKED: Final = "GARDEN_DESKTOP_PSEUDO"
"""With this variable of the environment the pseudo-language is offered as well."""


class LanguageSwitcher:
    """Installs translators; widgets hear of it by QEvent.LanguageChange. `lacking` is the own name of the language that
    was chosen last, where its translation is not there."""

    def __init__(self) -> None:
        translations.check()
        self.current = "en"
        self.lacking: str | None = None
        self._installed: list[QTranslator] = []

    def available(self) -> list[str]:
        """The languages whose translation is there, English always; the pseudo-language for those who ask for it."""
        return [code for code in NAMES if _there(code) and (code not in PSEUDO or os.environ.get(ASKED))]

    def choose(self, wanted: str) -> None:
        """Speak `wanted` ("system": the first language of this computer that we have).

        What a language does not say yet is said in English.
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
        """How dates are written: as on this computer where it speaks the same language, else as usual in it."""
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
