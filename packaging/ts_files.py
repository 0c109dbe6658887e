"""Translation source files (Qt's .ts): sentences in, sentences out, one order whoever writes them."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree


class Key(NamedTuple):
    """What tells one sentence from another."""

    context: str
    source: str
    comment: str = ""


class Sentence(NamedTuple):
    """A sentence of the program and its translation; a plural one has several `forms`."""

    key: Key
    plural: bool
    note: str = ""
    forms: tuple[str, ...] = ()

    @property
    def finished(self) -> bool:
        return bool(self.forms) and all(self.forms)


def read(file: Path) -> list[Sentence]:
    """The sentences of a .ts file, in the order of the file."""
    return [
        _sentence(context.findtext("name", ""), message)
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
    ]


def write(file: Path, language: str, sentences: Iterable[Sentence]) -> None:
    """Write a .ts file, sorted by context and source."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for sentence in sorted(sentences, key=lambda each: each.key):
        name = sentence.key.context
        if name not in contexts:
            contexts[name] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(contexts[name], "name").text = name
        _append(contexts[name], sentence)
    ElementTree.indent(root, "    ")
    text = ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8", newline="\n")


def troubles(sentence: Sentence) -> list[str]:
    """What is wrong with a finished translation, one line each: other {placeholders}, a lone brace, a lost %n."""
    wanted = placeholders(sentence.key.source)
    found = [trouble for form in sentence.forms if (trouble := _misfit(sentence.key.source, wanted, form))]
    if sentence.plural and "%n" not in sentence.forms[-1]:
        found.append(f"{sentence.key.source!r} counts with %n, and the last form of its translation does not")
    if not sentence.plural and len(sentence.forms) != 1:
        found.append(f"{sentence.key.source!r} counts nothing, and its translation has {len(sentence.forms)} forms")
    return found


def placeholders(text: str) -> frozenset[str]:
    """What is filled in: %1, and what `str.format` takes out of braces. Raises ValueError for a lone brace."""
    parsed = string.Formatter().parse(text)
    named = {f"{name}{how or ''}{form or ''}" for _, name, form, how in parsed if name is not None}
    return frozenset(named | set(re.findall(r"%\d", text)))


def _misfit(source: str, wanted: frozenset[str], form: str) -> str:
    """Why a form of a translation cannot be filled in as its source is; "" where it can."""
    try:
        found = placeholders(form)
    except ValueError as error:
        return f"the translation {form!r} of {source!r} cannot be filled in: {error}"
    if found == wanted:
        return ""
    return f"{source!r} has {_listed(wanted)}, and its translation {form!r} has {_listed(found)}"


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) or "no placeholder"


def _sentence(context: str, message: ElementTree.Element) -> Sentence:
    source = message.findtext("source", "")
    translation = message.find("translation")
    # lupdate sees a plural in tr("%n left", "", n), and not where a sentence is only marked and counted later.
    plural = message.get("numerus") == "yes" or "%n" in source
    forms = [form.text or "" for form in message.iter("numerusform")]
    if not forms and translation is not None and translation.text:
        forms = [translation.text]
    key = Key(context, source, message.findtext("comment", ""))
    return Sentence(key, plural, message.findtext("extracomment", ""), tuple(forms))


def _append(context: ElementTree.Element, sentence: Sentence) -> None:
    message = ElementTree.SubElement(context, "message")
    ElementTree.SubElement(message, "source").text = sentence.key.source
    for name, text in (("comment", sentence.key.comment), ("extracomment", sentence.note)):
        if text:
            ElementTree.SubElement(message, name).text = text
    translation = ElementTree.SubElement(message, "translation")
    if not sentence.finished:
        translation.set("type", "unfinished")
    if not sentence.plural:
        translation.text = "".join(sentence.forms)
        return
    message.set("numerus", "yes")
    for form in sentence.forms or ("", ""):
        ElementTree.SubElement(translation, "numerusform").text = form
