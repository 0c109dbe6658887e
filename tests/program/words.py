"""Texts of the program in another language, from the translation files it is built with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

I18N: Final = Path(__file__).resolve().parent.parent.parent / "i18n"
ENGLISH: Final = "en"


def words(english: str, language: str = ENGLISH) -> str:
    """Return an English text of the program in a language. Raises KeyError where the program has no such text."""
    return english if language == ENGLISH else _dictionary(language)[english]


@cache
def _dictionary(language: str) -> dict[str, str]:
    messages = ElementTree.parse(I18N / f"garden_{language}.ts").iter("message")
    return {str(message.findtext("source")): str(message.findtext("translation")) for message in messages}
