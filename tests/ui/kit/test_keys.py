"""Keys are called what is printed on them, and the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import LanguageSwitcher


@pytest.fixture(params=["en", "de", "fr", "es"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = LanguageSwitcher()
    languages.choose(request.param)
    yield request.param
    languages.choose("en")


PRINTED = {
    "en": ["Ctrl+L", "Ctrl++", "Enter", "Shift+A", "Del", "Esc", "Space", "Q", "F1"],
    "de": ["Strg+L", "Strg++", "Eingabe", "Umschalt+A", "Entf", "Esc", "Leertaste", "Q", "F1"],
    "fr": ["Ctrl+L", "Ctrl++", "Entrée", "Maj+A", "Suppr", "Échap", "Espace", "Q", "F1"],
    "es": ["Ctrl+L", "Ctrl++", "Intro", "Mayús+A", "Supr", "Esc", "Espacio", "Q", "F1"],
}


def test_keys_are_called_what_is_printed_on_them(language: str) -> None:
    """The caps at the table said Enter in every language."""
    assert [key_label(key) for key in PRINTED["en"]] == PRINTED[language]
