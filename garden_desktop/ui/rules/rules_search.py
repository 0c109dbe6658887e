"""Search in a rules text: whole words before word beginnings before synonyms before parts of words.

The synonyms are lines of words with commas between them, in `resources/app/synonyms/<language>.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QTextCursor, QTextDocument

from garden_desktop.core.files import read_regular
from garden_desktop.paths import resource

MOST = 1 << 16
"""Maximum size of a file of synonyms in bytes."""
APOSTROPHES = "['’]"


class SearchResult(NamedTuple):
    """Matches of a search in a text; `synonyms` are the synonyms that were found too."""

    hits: Sequence[QTextCursor]
    synonyms: Sequence[str] = ()


def find_words(document: QTextDocument, words: str, language: str) -> SearchResult:
    """Return where a text has `words`, best matches first.

    Whole words come first, then words that begin with them, then synonyms. Parts of words, and paragraphs that have
    all of several words somewhere, are looked for only where there is nothing else.
    """
    words = " ".join(words.split())
    if not words:
        return SearchResult(())
    hits = [*_places(document, _whole(words)), *_places(document, _begun(words))]
    others = {other: list(_places(document, _whole(other))) for other in _synonyms(words, language)}
    synonyms = [other for other, places in others.items() if places]
    hits = _once([*hits, *(place for other in synonyms for place in others[other])])
    if not hits:
        hits = list(_places(document, _escaped(words))) or _paragraphs(document, words.split())
    return SearchResult(hits, synonyms)


def _whole(words: str) -> str:
    return rf"(?<!\w){_escaped(words)}(?!\w)"


def _begun(words: str) -> str:
    return rf"(?<!\w){_escaped(words)}(?=\w)"


def _escaped(words: str) -> str:
    return QRegularExpression.escape(words).replace(r"\'", APOSTROPHES).replace(r"\’", APOSTROPHES)


def _places(document: QTextDocument, pattern: str) -> Iterator[QTextCursor]:
    expression = QRegularExpression(pattern, QRegularExpression.PatternOption.UseUnicodePropertiesOption)
    cursor = document.find(expression, 0)
    while not cursor.isNull():
        yield cursor
        cursor = document.find(expression, cursor)


def _once(places: Iterable[QTextCursor]) -> list[QTextCursor]:
    """Return the places without those that overlap an earlier one."""
    kept: list[QTextCursor] = []
    for place in places:
        if not any(
            place.selectionStart() < other.selectionEnd() and other.selectionStart() < place.selectionEnd()
            for other in kept
        ):
            kept.append(place)
    return kept


def _paragraphs(document: QTextDocument, words: Sequence[str]) -> list[QTextCursor]:
    """Return each of several words in the paragraphs that have all of them."""
    places = {word: list(_places(document, _escaped(word))) for word in words}
    blocks = [{place.blockNumber() for place in found} for found in places.values()]
    shared = set.intersection(*blocks) if len(words) > 1 else set()
    hits = [place for found in places.values() for place in found if place.blockNumber() in shared]
    return _once(sorted(hits, key=QTextCursor.selectionStart))


def _synonyms(words: str, language: str) -> Iterator[str]:
    """Yield the other words of every group in which `words` stands."""
    for group in groups(language):
        if words.casefold() in (word.casefold() for word in group):
            yield from (word for word in group if word.casefold() != words.casefold())


@cache
def groups(language: str) -> Sequence[Sequence[str]]:
    """Return the groups of synonyms of a language; none for a language without a file."""
    file = resource("app", "synonyms", f"{language}.txt")
    if not file.is_file():
        return ()
    lines = read_regular(file, MOST).decode("utf-8").splitlines()
    return tuple(tuple(word.strip() for word in line.split(",")) for line in lines if line.strip())
