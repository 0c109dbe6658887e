"""Rulebook: rules text with headings, found by anchor, ledger ID or search, and with notes about options of the open
match that differ from the defaults.

The text is Markdown in `resources/<game>/rules/<language>.md`. A heading ends in braces that are not shown, with its
anchor and the rules it covers:

    ## Who goes first {#order GG-31..39 GG-157}

A search finds whole words before word beginnings before synonyms before parts of words. The synonyms are lines of
words with commas between them, in `resources/app/synonyms/<language>.txt`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QTextCursor, QTextDocument

from garden_desktop.core.files import read_regular
from garden_desktop.core.game import Choice, Game, Option
from garden_desktop.core.options import offered_choices
from garden_desktop.core.packs import PackError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options
from garden_desktop.games.registry import load_pack
from garden_desktop.paths import resource
from garden_desktop.ui.kit.text.translations import format_message, translate_message

HEADING = re.compile(r"^(#{2,3}) (.+?)(?: \{#([\w-]+)((?: [A-Z]+-\d{1,3}(?:\.\.\d{1,3})?)*)\})?$")
RULE = re.compile(r"([A-Z]+)-(\d{1,3})(?:\.\.(\d{1,3}))?")
CELL = re.compile(r"(?<!\\)\|")
MARKUP = re.compile(r"[*_`\\]")
FENCE = "```"
FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class RuleSection:
    """Heading of the rules; `level` 2 is a chapter, 3 a section."""

    level: int
    title: str
    anchor: str
    rules: frozenset[str]


@dataclass(frozen=True, slots=True)
class RulebookIssue:
    """Problem of a rules text, at a line number from 1."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Rules text: title, headings, and the Markdown to show, without title and braces."""

    title: str
    headings: tuple[RuleSection, ...]
    markdown: str
    faults: tuple[RulebookIssue, ...] = ()

    @classmethod
    def read(cls, text: str) -> Rulebook:
        """Parse a text whose first line is the title. Never fails; problems are listed in `faults`."""
        first, _, rest = text.partition("\n")
        reader = _Reader()
        for number, line in enumerate(rest.splitlines(), 2):
            reader.take(number, line)
        if not first.startswith("# "):
            reader.faults.insert(0, RulebookIssue(1, "the title is missing: “# ” and the name of the game"))
        return cls(first.lstrip("# "), tuple(reader.headings), "\n".join(reader.lines), tuple(reader.faults))

    def where(self, target: str) -> RuleSection | None:
        """Return the heading with an anchor, or the first that covers a ledger ID; None if there is none."""
        return next((h for h in self.headings if target == h.anchor or target in h.rules), None)

    def with_notes(self, notes: Mapping[str, Sequence[str]]) -> Rulebook:
        """Return the book with Markdown paragraphs inserted below the headings with these anchors."""
        lines, due = [], list(self.headings)
        for line in self.markdown.split("\n"):
            lines.append(line)
            if due and line == f"{'#' * due[0].level} {due[0].title}":
                for note in notes.get(due.pop(0).anchor, ()):
                    lines += ["", note, ""]
        return replace(self, markdown="\n".join(lines))

    def found_among(self, blocks: Sequence[str]) -> list[int]:
        """Return the index of each heading among the paragraphs `blocks`; a missing one gets the index of the one
        before it."""
        titles = [heading.title for heading in self.headings]
        found = _in_turn(blocks, titles, 1)
        if len(found) < len(titles):  # damaged text: skip missing headings
            found = _in_turn(blocks, titles, len(titles))
        places, last = [], 0
        for number in range(len(titles)):
            last = found.get(number, last)
            places.append(last)
        return places


def load(game: str, language: str) -> Rulebook | None:
    """Return the rulebook of a game in a language ("de", "de_AT"), else in English; None if there is none."""
    for code in (language, language.partition("_")[0], FALLBACK):
        path = resource(game, "rules", f"{code}.md")
        if path.is_file():
            return Rulebook.read(path.read_text(encoding="utf-8", errors="replace"))
    return None


class _Reader:
    """Line-by-line parser; repairs headings and tables as far as necessary to show them, and lists the problems in
    `faults`."""

    def __init__(self) -> None:
        self.headings: list[RuleSection] = []
        self.lines: list[str] = []
        self.faults: list[RulebookIssue] = []
        self._fenced = False
        self._columns = 0

    def take(self, number: int, line: str) -> None:
        if line.startswith(FENCE):
            self._fenced = not self._fenced
        heading = None if self._fenced else HEADING.match(line)
        if heading:
            self._take_heading(number, heading)
        elif line.startswith("|") and not self._fenced:
            self._take_row(number, line)
        else:
            self._columns = 0
            self.lines.append(line)

    def _take_heading(self, number: int, match: re.Match[str]) -> None:
        title, anchor = MARKUP.sub("", match[2]), match[3]
        if not match[3]:
            self.faults.append(RulebookIssue(number, f"the heading “{match[2]}” has no anchor"))
        if title != match[2]:
            self.faults.append(RulebookIssue(number, f"the heading “{match[2]}” is not plain words"))
        if twice := anchor in {heading.anchor for heading in self.headings}:
            self.faults.append(RulebookIssue(number, f"the anchor “{anchor}” is used twice"))
        if self.lines and self.lines[-1].strip():
            self.faults.append(RulebookIssue(number, f"there is no empty line before the heading “{match[2]}”"))
        anchor = f"line-{number}" if twice or not anchor else anchor
        self.headings.append(RuleSection(len(match[1]), title, anchor, frozenset(_rules(match[4] or ""))))
        self.lines += ["", f"{match[1]} {title}"] if self.lines and self.lines[-1] else [f"{match[1]} {title}"]
        self._columns = 0

    def _take_row(self, number: int, line: str) -> None:
        cells = CELL.split(line.strip().removeprefix("|").removesuffix("|"))
        self._columns = self._columns or len(cells)
        if len(cells) != self._columns or not line.rstrip().endswith("|"):
            self.faults.append(RulebookIssue(number, f"the row has {len(cells)} of {self._columns} cells, or no end"))
        surplus = " ".join(cells[self._columns - 1 :])
        cells = [*cells[: self._columns - 1], surplus, *[""] * (self._columns - len(cells))]
        self.lines.append(f"|{'|'.join(cells)}|")


def _in_turn(blocks: Sequence[str], titles: Sequence[str], reach: int) -> dict[int, int]:
    """Return heading number -> block index; headings must appear in order, up to `reach` of them may be missing at a
    time."""
    found: dict[int, int] = {}
    due = 0
    for place, text in enumerate(blocks):
        if text in titles[due : due + reach]:
            due = titles.index(text, due)
            found[due] = place
            due += 1
    return found


def _rules(text: str) -> Iterator[str]:
    for prefix, first, last in RULE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{number:02}"


OptionNotes: TypeAlias = Mapping[str, Sequence[str]]


def option_notes(game: Game, options: Options, pack_file: Path | None = None) -> OptionNotes:
    """Return the notes for these options in Markdown, by the anchor of the sections that `Option.touches` names.

    `pack_file` is the card set of the match, None for the standard one. Values that come with a card set which cannot
    be read any more have no note.
    """
    found: dict[str, list[str]] = {}
    for option in game.options:
        value = options.get(option.key, option.default)
        if value != option.default and (choice := _choice(game, option, value, pack_file)) is not None:
            for anchor in option.touches.rules:
                found.setdefault(anchor, []).append(_note(option, choice, foreign=pack_file is not None))
    return found


def _choice(game: Game, option: Option, value: str, pack_file: Path | None) -> Choice | None:
    """Return the chosen value with its texts; None for the contents of a custom file."""
    try:
        pack = None if option.offered is None or pack_file is None else load_pack(game, pack_file)
    except PackError:  # the match goes on without the file
        return None
    known = next((choice for choice in offered_choices(option, pack) if choice.value == value), None)
    return Choice(value, Message("", value)) if known is None and value.isdecimal() else known


def _note(option: Option, choice: Choice, *, foreign: bool) -> str:
    label = format_message(choice.label, str)
    if foreign:  # the name of somebody's map is words, no link and no picture
        label = re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", label)
    words = {"option": translate_message(option.label), "choice": label}
    return f"*{translate_message(AGREED).format_map(words)} {translate_message(choice.sentence or option.sentence)}*"


AGREED: Final = QT_TRANSLATE_NOOP("rules", "In this match: {option} – {choice}.")


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
