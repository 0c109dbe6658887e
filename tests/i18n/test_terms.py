"""Terms on the screen: each thing has one English word, in every sentence of the program.

The words to avoid stand in `terms/*.toml`, each with the word to say instead: `everywhere.toml` holds for all packages,
and the file of a package for its own sentences, where `kept` names words of `everywhere.toml` that are a thing of that
game (the gates of Paths & Flower Beds). A package whose sentences have not been gone through yet says `done = false`;
it must still have sentences to mend, so that the list of such packages can only become shorter."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import translate

from tests.i18n.test_translations import PACKAGE, files, marked

TERMS = Path(__file__).parent / "terms"
EVERYWHERE = "everywhere"
LESSONS = "lessons"
OF_A_GAME = re.compile(r"(?:ui/)?games/(\w+)/")
PACKAGES = sorted(file.stem for file in TERMS.glob("*.toml") if file.stem != EVERYWHERE)


class Found(NamedTuple):
    """A word to avoid in a sentence."""

    sentence: str
    word: str
    instead: str

    def __str__(self) -> str:
        return f"{self.sentence!r} says “{self.word}”; say {self.instead}"


@cache
def table(name: str) -> dict[str, Any]:
    return tomllib.loads((TERMS / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def sentences() -> dict[str, frozenset[str]]:
    """The English sentences of each package: `shell`, `lessons`, and one package for each game (code and options)."""
    said: dict[str, set[str]] = {name: set() for name in PACKAGES}
    for file in files():
        game = OF_A_GAME.match(file.relative_to(PACKAGE).as_posix())
        said[game[1] if game else "shell"].update(sources(file))
    for option in translate.options(translate.ROOT / "resources"):
        said[option.key.context].add(option.key.source)
    said[LESSONS].update(each.key.source for each in translate.lessons(translate.ROOT / "resources"))
    return {name: frozenset(texts) for name, texts in said.items()}


def sources(file: Path) -> Iterator[str]:
    """The sentences that the calls in a file mark for translation."""
    for call in marked(file):
        of_object = isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
        word = call.args[0 if of_object else 1]
        if isinstance(word, ast.Constant) and isinstance(word.value, str):
            yield word.value


def avoided(name: str, *tables: str) -> list[Found]:
    """The words to avoid, by these tables, in the sentences of a package that do not count as `allowed`."""
    allowed = {sentence for each in tables for sentence in table(each).get("allowed", ())}
    return [
        Found(sentence, match[0], instead)
        for each in tables
        for word, instead in table(each).get("forbidden", {}).items()
        if word not in table(name).get("kept", ())
        for sentence in sorted(sentences()[name] - allowed)
        if (match := pattern(word).search(shown(sentence)))
    ]


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Words of a table are regular expressions for whole words, in upper or lower case."""
    return re.compile(rf"(?<![\w-])(?:{word})(?![\w-])", re.IGNORECASE)


def shown(sentence: str) -> str:
    """A sentence without the names of its placeholders, which nobody sees."""
    return re.sub(r"\{[^{}]*\}", "{}", sentence.replace("\N{SOFT HYPHEN}", "").replace("’", "'"))


def pending(name: str) -> bool:
    return not table(name).get("done", True)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_thing_has_one_word_in_every_sentence(name: str) -> None:
    assert sentences()[name]
    tables = (name,) if pending(name) else (EVERYWHERE, name)
    assert [str(found) for found in avoided(name, *tables)] == []


@pytest.mark.parametrize("name", [name for name in PACKAGES if pending(name)])
def test_a_package_that_is_not_done_still_says_words_to_avoid(name: str) -> None:
    assert avoided(name, EVERYWHERE, name) != []


def test_every_package_has_its_file() -> None:
    assert set(sentences()) == set(PACKAGES)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_word_that_a_game_keeps_is_one_of_the_table(name: str) -> None:
    assert set(table(name).get("kept", ())) <= set(table(EVERYWHERE)["forbidden"])


@pytest.mark.parametrize("name", [EVERYWHERE, *PACKAGES])
def test_what_is_allowed_is_said_somewhere_and_holds_a_word_to_avoid(name: str) -> None:
    """A sentence that has changed since needs no exception any more."""
    packages = PACKAGES if name == EVERYWHERE else [name]
    for sentence in table(name).get("allowed", ()):
        homes = [each for each in packages if sentence in sentences()[each]]
        assert homes, f"{sentence!r} is said nowhere"
        words = {**table(EVERYWHERE)["forbidden"], **table(name).get("forbidden", {})}
        assert any(pattern(word).search(shown(sentence)) for word in words), f"{sentence!r} needs no exception"
