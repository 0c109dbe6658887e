"""What the section of the rules is called that a gloss leads to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from garden_desktop.ui.rules import rulebook


def section_title(game: str, section: str) -> str:
    """Its heading in the present language; "" where there is none."""
    #: The language of the rules text: the name of a file in rules/, "de" for German.
    language = QCoreApplication.translate("RulesView", "en")
    book = rulebook.load(game, language) if section else None
    heading = book.where(section) if book else None
    return heading.title if heading else ""
