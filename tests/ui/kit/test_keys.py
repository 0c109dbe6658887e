"""Keys are called what is printed on them, and the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.board.drawing.strokes import key_words
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.commands import key_label


@pytest.fixture(params=["en", "de", "fr", "es"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = LanguageSwitcher()
    languages.choose(request.param)
    yield request.param
    languages.choose("en")


@pytest.mark.parametrize("key", ["Ctrl+L", "Ctrl+K", "Esc"])
def test_the_menus_call_a_key_what_the_sheet_of_keys_calls_it(language: str, key: str) -> None:
    assert key_words(key) == key_label(key)


def test_a_key_with_a_sign_keeps_it(language: str) -> None:
    assert key_words("Ctrl++") == f"{key_words('Ctrl+L')[:-1]}+"
    assert key_words("Q") == "Q"
