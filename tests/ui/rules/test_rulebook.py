from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translate

from garden_desktop import games
from garden_desktop.core.types import Reason
from garden_desktop.paths import resource
from garden_desktop.ui.rules import rulebook
from garden_desktop.ui.rules.rulebook import Rulebook

TEXT = """# A Game

## First things {#first AB-01..03 AB-10}

Some words.

### A detail {#detail AB-04}

More words.
"""
LEDGERS = {
    "gnomadic_gardeners": ("GG", 169),
    "stalk_exchange": ("SE", 115),
    "paths_and_flower_beds": ("PF", 115),
    "fire_and_flora": ("FF", 221),
}
"""The prefix and the number of the last row of every ledger."""
TEXTS = sorted(file for key in LEDGERS for file in resource(key, "rules").glob("*.md"))


def book(game: str, language: str) -> Rulebook:
    found = rulebook.load(game, language)
    assert found
    return found


def reasons(game: str) -> Iterator[Reason]:
    """The refusals of a game, in whichever of its modules they stand."""
    package = importlib.import_module(f"{games.__name__}.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield from (value for value in vars(importlib.import_module(module.name)).values() if isinstance(value, Reason))


def name(path: Path) -> str:
    """What a rules text is called in the list of tests."""
    return f"{path.parts[-3]}-{path.stem}"


def test_headings_are_read_with_level_anchor_and_rules() -> None:
    book = Rulebook.read(TEXT)
    first, detail = book.headings
    assert book.title == "A Game"
    assert (first.title, first.anchor) == ("First things", "first")
    assert first.rules == {"AB-01", "AB-02", "AB-03", "AB-10"}
    assert (detail.level, sorted(detail.rules)) == (3, ["AB-04"])


def test_title_and_braces_are_not_shown() -> None:
    shown = Rulebook.read(TEXT).markdown
    assert "A Game" not in shown
    assert "{" not in shown
    assert "AB-" not in shown
    assert "## First things\n" in shown
    assert "More words." in shown


@pytest.mark.parametrize(
    ("target", "anchor"), [("AB-02", "first"), ("AB-10", "first"), ("AB-04", "detail"), ("detail", "detail")]
)
def test_a_heading_is_found_by_rule_or_anchor(target: str, anchor: str) -> None:
    found = Rulebook.read(TEXT).where(target)
    assert found
    assert found.anchor == anchor


def test_what_is_not_there_is_not_found() -> None:
    assert Rulebook.read(TEXT).where("AB-05") is None


def test_a_heading_without_an_anchor_is_a_fault_and_has_one_of_its_own() -> None:
    book = Rulebook.read("# T\n\n## Lost\n")
    assert [(fault.line, fault.reason) for fault in book.faults] == [(3, "the heading “Lost” has no anchor")]
    assert book.where("line-3") == book.headings[0]


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_no_shipped_text_has_a_fault(path: Path) -> None:
    assert Rulebook.read(path.read_text(encoding="utf-8")).faults == ()


def test_a_regional_language_finds_its_own_text() -> None:
    assert book("gnomadic_gardeners", "de_AT") == book("gnomadic_gardeners", "de")


def test_an_unknown_language_reads_english() -> None:
    assert book("gnomadic_gardeners", "xx") == book("gnomadic_gardeners", "en")


def test_a_game_without_rules_has_no_book() -> None:
    assert rulebook.load("no_such_game", "en") is None


@pytest.mark.parametrize("game", LEDGERS)
def test_the_rules_are_told_in_every_language_that_is_whole(game: str) -> None:
    assert {path.stem for path in TEXTS if path.parts[-3] == game} >= translate.WHOLE


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_every_row_of_the_ledger_is_under_exactly_one_heading(path: Path) -> None:
    prefix, last = LEDGERS[path.parts[-3]]
    covered = [rule for heading in book(path.parts[-3], path.stem).headings for rule in heading.rules]
    assert len(covered) == len(set(covered))
    assert set(covered) == {f"{prefix}-{number:02}" for number in range(1, last + 1)}


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_translations_agree_with_the_english_headings(path: Path) -> None:
    english = Rulebook.read((path.parent / "en.md").read_text(encoding="utf-8"))
    own = Rulebook.read(path.read_text(encoding="utf-8"))
    assert [(h.level, h.anchor, h.rules) for h in own.headings] == [
        (h.level, h.anchor, h.rules) for h in english.headings
    ]
    anchors = [h.anchor for h in own.headings]
    assert len(anchors) == len(set(anchors))
    for link in _links(own.markdown):
        assert own.where(link), link


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_every_rule_a_refusal_names_can_be_opened(path: Path) -> None:
    rules = {reason.rule for reason in reasons(path.parts[-3])} - {""}
    assert len(rules) > 5
    for rule in rules:
        assert book(path.parts[-3], path.stem).where(rule), rule


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_every_picture_is_there(path: Path) -> None:
    pictures = re.findall(r"\]\(art:([\w-]+)", path.read_text(encoding="utf-8"))
    assert pictures
    for picture in pictures:
        assert resource(path.parts[-3], "art", f"{picture}.svg").is_file(), picture


def _links(markdown: str) -> list[str]:
    return re.findall(r"\]\(#([\w-]+)\)", markdown)
