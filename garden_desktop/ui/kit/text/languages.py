"""The language of the screen, changed while the program runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from garden_desktop import paths
from garden_desktop.ui.kit.text import translations

NAMES: Final[Mapping[str, str]] = {"en": "English", "de": "Deutsch", "pseudo": "Pseudo [åççéñŧš]"}
"""Code -> the language's own name; the pseudo-language shows texts that are not translatable or too long."""


class Languages:
    """Installs translators; widgets hear of it by QEvent.LanguageChange."""

    def __init__(self) -> None:
        translations.check()
        self.current = "en"
        self._installed: list[QTranslator] = []

    def available(self) -> list[str]:
        """The languages whose translation is there, English always."""
        return [code for code in NAMES if code == "en" or (paths.translations() / f"garden_{code}.qm").is_file()]

    def choose(self, wanted: str) -> None:
        """Speak `wanted` ("system": the first language of this computer that we have)."""
        self.current = self._system() if wanted == "system" or wanted not in self.available() else wanted
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed = [new for new in (self._qt(), self._own()) if new is not None]
        for new in self._installed:
            QCoreApplication.installTranslator(new)
        locale = self._locale()
        QLocale.setDefault(locale)
        QGuiApplication.setLayoutDirection(locale.textDirection())

    def _system(self) -> str:
        spoken = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
        return next((code for code in spoken if code in self.available()), "en")

    def _locale(self) -> QLocale:
        """How dates are written: as on this computer where it speaks the same language, else as usual in it."""
        system, own = QLocale.system(), QLocale("en" if self.current == "pseudo" else self.current)
        return system if system.language() == own.language() else own

    def _own(self) -> QTranslator | None:
        return _loaded(f"garden_{self.current}", str(paths.translations()))

    def _qt(self) -> QTranslator | None:
        return _loaded(f"qtbase_{self.current}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def _loaded(name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(name, folder) else None
