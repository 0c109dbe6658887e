"""The shipped translations: no placeholder is lost in any language, and lupdate sees every sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translate
import ts_files
from ts_files import Sentence

from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.data.flowers import FLOWER_LETTERS, FLOWER_NAMES

PACKAGE = translate.ROOT / "garden_desktop"


@pytest.fixture(scope="module")
def found() -> list[Sentence]:
    """Every sentence of the program, as lupdate sees it."""
    return translate.everything()


@pytest.mark.parametrize("language", translate.begun(translate.FOLDER))
def test_every_translation_keeps_its_placeholders(language: str) -> None:
    sentences = [each for each in ts_files.read(translate.ts(language)) if each.finished]
    assert [trouble for each in sentences for trouble in ts_files.troubles(each)] == []


@pytest.mark.parametrize("language", translate.begun(translate.FOLDER))
def test_every_translation_is_typeset_as_its_language_wants(language: str) -> None:
    forms = [form for each in ts_files.read(translate.ts(language)) for form in each.forms]
    assert [form for form in forms if translate.typeset(language, form) != form] == []


@pytest.mark.parametrize("language", translate.begun(translate.FOLDER))
def test_every_language_has_typographic_apostrophes_quotes_and_ellipses(language: str) -> None:
    said = {form for each in ts_files.read(translate.ts(language)) for form in (each.key.source, *each.forms)}
    assert [form for form in sorted(said) if re.search(r"""['"]|\.\.\.""", form)] == []


def test_the_pseudo_language_keeps_every_placeholder(found: list[Sentence]) -> None:
    assert [trouble for each in found for trouble in ts_files.troubles(translate.disguised(each))] == []


def test_lupdate_can_read_every_sentence(found: list[Sentence]) -> None:
    seen = {each.key.source for each in found}
    calls = [(file, call) for file in files() for call in marked(file)]
    assert calls
    assert [f"{file.name}:{call.lineno}" for file, call in calls if not readable(call, seen)] == []


def test_no_function_hides_a_translation_from_lupdate() -> None:
    assert [f"{file.name}:{line}" for file in files() for line in aliases(file)] == []


def files() -> list[Path]:
    """The files that say something: templates do not; two modules only render what others said."""
    silent = ("messages.py", "translations.py")
    return [file for file in sorted(PACKAGE.rglob("*.py")) if file.name not in silent and "_template" not in file.parts]


def marked(file: Path) -> Iterator[ast.Call]:
    """The calls in a file that mark a sentence for translation."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and translates(node.func):
            yield node


def translates(function: ast.expr) -> bool:
    """Whether a name is one that lupdate looks for (`str.translate` is not)."""
    if isinstance(function, ast.Attribute):
        of_qt = isinstance(function.value, ast.Name) and function.value.id == "QCoreApplication"
        return function.attr == "tr" or (function.attr == "translate" and of_qt)
    return isinstance(function, ast.Name) and function.id == "QT_TRANSLATE_NOOP"


def readable(call: ast.Call, seen: set[str]) -> bool:
    """Whether all that lupdate must know stands in the call itself, in positions, and lupdate found it.

    It does not look into f-strings: a sentence to be put into one is translated a line before.
    """
    of_object = isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
    words = call.args[:1] if of_object else call.args[:2]
    if call.keywords or not all(isinstance(word, ast.Constant) and isinstance(word.value, str) for word in words):
        return False
    source = words[-1]
    return isinstance(source, ast.Constant) and source.value in seen


def aliases(file: Path) -> Iterator[int]:
    """The lines where a translating function is named without being called."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and id(node) not in called and translates(node):
            yield node.lineno


@pytest.mark.parametrize("language", ["en", *translate.begun(translate.FOLDER)])
def test_each_flower_wears_a_letter_of_its_own_name(language: str) -> None:
    """A Narzisse wore the F of the daffodil. The rules text shows the same letters."""
    names = [_said(language, name).replace("\N{SOFT HYPHEN}", "") for name in FLOWER_NAMES]
    letters = [_said(language, letter) for letter in FLOWER_LETTERS]
    assert len(set(letters)) == len(letters)
    rules = (translate.ROOT / "resources" / "stalk_exchange" / "rules" / f"{language}.md").read_text("utf-8")
    for name, letter in zip(names, letters, strict=True):
        assert letter.casefold() in name.casefold()
        assert f"| **{name}** | {letter} |" in rules


def _said(language: str, message: Message) -> str:
    """A sentence in a language."""
    if language == "en":
        return message.source
    wanted = (message.context, message.source)
    return next(one.forms[0] for one in ts_files.read(translate.ts(language)) if one.key[:2] == wanted)
