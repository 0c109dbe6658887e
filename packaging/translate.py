"""Everything about translations: docs/translating.md tells how to use it.

translate.py update            takes the sentences out of the sources into i18n/garden_*.ts
translate.py missing LANG      prints the sentences without translation as JSON
translate.py fill LANG FILE    takes translations from such a JSON file
translate.py check             complains about untranslated sentences, lost placeholders, terms translated in two ways
                               (i18n/terms.toml), and faults of a rules text;
                               of a language that is not whole yet it tells how much there is
translate.py compile           makes i18n/*.qm, where they are older than their sources
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import ts_files
from pseudo import pseudo
from ts_files import Key, Sentence

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
ENGLISH, GERMAN, FRENCH, PSEUDO, MIRRORED = "en", "de", "fr", "pseudo", "mirrored"
LANGUAGES = (ENGLISH, GERMAN, FRENCH, "es")
WHOLE = frozenset(LANGUAGES)  # what any other language does not say yet is said in English
RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
NO_BREAK = "\N{NO-BREAK SPACE}"
RIGHT_QUOTE = "\N{RIGHT SINGLE QUOTATION MARK}"
SHOWN = 20  # complaints at a time


class TranslationError(Exception):
    """Why a command was not carried out, in one sentence."""


def ts(language: str, folder: Path = FOLDER) -> Path:
    """The translation source of a language."""
    return folder / f"garden_{language}.ts"


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = ask.add_subparsers(dest="command", required=True)
    for name in ("update", "check", "compile"):
        commands.add_parser(name)
    for name in ("missing", "fill"):
        command = commands.add_parser(name)
        command.add_argument("language", choices=LANGUAGES)
        if name == "fill":
            command.add_argument("file", type=Path)
    given = ask.parse_args(arguments)
    try:
        return _do(given)
    except (TranslationError, OSError) as error:
        print(error, file=sys.stderr)
        return 1


def _do(given: argparse.Namespace) -> int:
    if given.command == "update":
        update(FOLDER, everything())
    elif given.command == "compile":
        compile_all(FOLDER)
    elif given.command == "missing":
        begin(FOLDER, given.language)
        print(json.dumps(missing(ts_files.read(ts(given.language))), ensure_ascii=False, indent=1))
    elif given.command == "fill":
        fill(ts(given.language), given.language, json.loads(given.file.read_text(encoding="utf-8")))
    else:
        found = everything()
        complaints = check(FOLDER, found) + check_terms(FOLDER) + check_rules(ROOT / "resources")
        print("\n".join([*complaints[:SHOWN], *told(FOLDER, found)]))
        if len(complaints) > SHOWN:
            print(f"... and {len(complaints) - SHOWN} more")
        return 1 if complaints else 0
    return 0


def everything() -> list[Sentence]:
    """All that is said: in the program, and in the options and the lessons of its games."""
    found = [*sources(ROOT / "garden_desktop"), *options(ROOT / "resources"), *lessons(ROOT / "resources")]
    return list({each.key: each for each in reversed(found)}.values())  # code may say what a file says, too


def options(resources: Path) -> list[Sentence]:
    """The texts of all options and presets that files declare, each once; those of templates (folders with an
    underscore) left out. Raises TranslationError where a file cannot be read."""
    from garden_desktop.core.options import FILE, parse  # not there yet while the program is being installed
    from garden_desktop.core.packs import PackError

    try:
        said = [
            Key(sentence.context, sentence.source)
            for file in sorted(resources.glob(f"[!_]*/{FILE}"))
            for sentence in parse(file.read_text(encoding="utf-8"), file.parent.name, file.name).sentences()
            if sentence.context == file.parent.name
        ]
        return [Sentence(key, plural=False) for key in dict.fromkeys(said)]
    except PackError as error:
        raise TranslationError(str(error)) from error


def lessons(resources: Path) -> list[Sentence]:
    """The sentences of all lessons, each once. Raises TranslationError where one cannot be read."""
    from garden_desktop.core.lesson import parse  # not there yet while the program is being installed
    from garden_desktop.core.packs import PackError

    try:
        said = [
            Key(sentence.context, sentence.source)
            for file in sorted(resources.glob("*/lessons/*.toml"))
            for sentence in parse(file.read_text(encoding="utf-8"), file.parent.parent.name, file.name).sentences()
        ]
        return [Sentence(key, plural=False) for key in dict.fromkeys(said)]
    except PackError as error:
        raise TranslationError(str(error)) from error


def sources(package: Path) -> list[Sentence]:
    """The sentences in the Python files of a package, those of templates (contexts with an underscore) left out."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "sources.ts"
        options = ("-extensions", "py", "-recursive", "-locations", "none", "-target-language", "en")
        _run(tool("lupdate"), "-silent", *options, str(package), "-ts", str(file))
        return [each for each in ts_files.read(file) if not each.key.context.startswith("_")]


def update(folder: Path, found: Iterable[Sentence]) -> None:
    """Bring the files of all languages to the sentences found, keeping every translation that still has its source."""
    found = list(found)
    for language in begun(folder):
        file = ts(language, folder)
        known = {each.key: each.forms for each in ts_files.read(file)} if file.exists() else {}
        kept = [each._replace(forms=known.get(each.key, ())) for each in wanted(language, found)]
        ts_files.write(file, language, kept)


def begin(folder: Path, language: str) -> None:
    """Make the file of a language that has none yet, with all that is to be translated."""
    if not ts(language, folder).exists():
        ts_files.write(ts(language, folder), language, ())
        update(folder, everything())


def wanted(language: str, found: Iterable[Sentence]) -> list[Sentence]:
    """The sentences a language must translate: English only needs the forms of what counts."""
    return [each for each in found if each.plural or language != ENGLISH]


def missing(sentences: Iterable[Sentence]) -> list[dict[str, Any]]:
    """The unfinished ones, as rows to be filled in; a plural one asks for one text a form (one, many)."""
    return [
        {**each.key._asdict(), "note": each.note, "translation": ["", ""] if each.plural else ""}
        for each in sentences
        if not each.finished
    ]


def fill(file: Path, language: str, rows: Iterable[Mapping[str, Any]]) -> None:
    """Take translations from rows as `missing` gives them. Raises TranslationError, and then writes nothing."""
    sentences = {each.key: each for each in ts_files.read(file)}
    for row in rows:
        key = Key(row["context"], row["source"], row.get("comment", ""))
        text = row["translation"]
        if key not in sentences:
            raise TranslationError(f"{file.name} has no sentence {key.source!r} in {key.context!r}.")
        forms = (text,) if isinstance(text, str) else tuple(text)
        filled = sentences[key]._replace(forms=tuple(typeset(language, form) for form in forms))
        if filled.finished and ts_files.troubles(filled):
            raise TranslationError(ts_files.troubles(filled)[0])
        sentences[key] = filled
    ts_files.write(file, language, sentences.values())


def typeset(language: str, text: str) -> str:
    """A translation with the apostrophes and no-break spaces of its language. Keyboards have neither, and without them
    a French line may begin with a question mark.
    """
    if language != FRENCH:
        return text
    text = text.replace("'", RIGHT_QUOTE)
    text = re.sub(r"[ \u202f]+(?=[:;!?»])", NO_BREAK, re.sub(r"(?<=«)[ \u202f]+", NO_BREAK, text))
    return re.sub(r"(?<=[\d}])[ \u202f](?=%(?![n\d]))", NO_BREAK, text)


def check(folder: Path, found: Iterable[Sentence]) -> list[str]:
    """One complaint for each sentence that has lost a placeholder; in a whole language also where it is new, gone
    or untranslated.
    """
    found = list(found)
    complaints: list[str] = []
    for language in begun(folder):
        name, here = ts(language).name, ts_files.read(ts(language, folder))
        if language in WHOLE:
            complaints += [f"{name}: {gap}" for gap in gaps(here, wanted(language, found))]
        finished = [each for each in here if each.finished]
        complaints += [f"{name}: {trouble}" for each in finished for trouble in ts_files.troubles(each)]
    return complaints


def check_terms(folder: Path) -> list[str]:
    """One complaint for each translation that says a term of the folder's `terms.toml` by another word than agreed."""
    file = folder / "terms.toml"
    terms = tomllib.loads(file.read_text(encoding="utf-8"))["term"] if file.exists() else []
    return [
        f"{ts(language).name}: {sentence.key.source!r} says the term {term['en']!r} otherwise: {form!r}"
        for language in begun(folder)
        for sentence in ts_files.read(ts(language, folder))
        for term in terms
        if language in term and sentence.finished and _says(sentence.key, term)
        for form in sentence.forms
        if not re.search(term[language], form.replace(SOFT_HYPHEN, ""), re.IGNORECASE)
    ]


def _says(key: Key, term: Mapping[str, Any]) -> bool:
    """Whether an English sentence says a term, and means the thing by it."""
    if key.source in term.get("except", ()) or key.context not in term.get("contexts", (key.context,)):
        return False
    shown = re.sub(r"\{[^{}]*\}", "{}", key.source)
    return re.search(rf"(?<![\w-])(?:{term['en']})(?![\w-])", shown, re.IGNORECASE) is not None


def gaps(here: Iterable[Sentence], found: Iterable[Sentence]) -> list[str]:
    """What a whole language lacks, and what it says though nobody asks for it any more."""
    said, asked = {each.key: each for each in here}, {each.key for each in found}
    return [
        *(f"{key.source!r} is new; run 'translate.py update'" for key in sorted(asked - set(said))),
        *(f"{key.source!r} is gone; run 'translate.py update'" for key in sorted(set(said) - asked)),
        *(f"{each.key.source!r} is untranslated" for each in said.values() if not each.finished),
    ]


def begun(folder: Path) -> list[str]:
    """The languages that must be there, and the others that are."""
    return [language for language in LANGUAGES if language in WHOLE or ts(language, folder).exists()]


def told(folder: Path, found: Iterable[Sentence]) -> list[str]:
    """How much of each language there is, a line each."""
    found = list(found)
    lines: list[str] = []
    for language in begun(folder):
        said = {each.key for each in ts_files.read(ts(language, folder)) if each.finished}
        asked = [each.key for each in wanted(language, found)]
        rest = "" if language in WHOLE else "; the rest is said in English"
        lines.append(f"{language}: {len(said.intersection(asked))} of {len(asked)} sentences are translated{rest}.")
    return lines


def check_rules(resources: Path) -> list[str]:
    """One complaint, with file and line, for each fault of a rules text that the program would have to mend."""
    from garden_desktop.ui.rules.rulebook import Rulebook  # not there yet while the program is being installed

    return [
        f"{file.relative_to(resources.parent).as_posix()}, line {fault.line}: {fault.reason}"
        for file in sorted(resources.glob("*/rules/*.md"))
        for fault in Rulebook.read(file.read_text(encoding="utf-8")).faults
    ]


def compile_all(folder: Path) -> None:
    """Make the .qm of every language, the pseudo-language too, where it is missing or older than its source."""
    disguise(folder)
    for file in sorted(folder.glob("*.ts")):
        compiled = file.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime_ns < file.stat().st_mtime_ns:
            _run(tool("lrelease"), "-silent", str(file), "-qm", str(compiled))


def disguise(folder: Path) -> None:
    """Write the pseudo-language both ways from the sentences of the German file, when that is newer."""
    origin = ts(GERMAN, folder)
    for language in (PSEUDO, MIRRORED):
        file = ts(language, folder)
        if not file.exists() or file.stat().st_mtime_ns <= origin.stat().st_mtime_ns:
            # lrelease takes the plural forms from the language, and knows none called "pseudo": those of English do.
            ts_files.write(file, ENGLISH, [disguised(each, language) for each in ts_files.read(origin)])


def disguised(sentence: Sentence, language: str = PSEUDO) -> Sentence:
    """The same sentence in the pseudo-language; mirrored it begins with a mark that is read from right to left."""
    text = RIGHT_TO_LEFT * (language == MIRRORED) + pseudo(sentence.key.source)
    return sentence._replace(forms=(text, text) if sentence.plural else (text,))


def tool(name: str) -> Path:
    """A command of PySide6, found without importing PySide6, which would need the libraries of a screen."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise TranslationError("PySide6 is not installed in this Python: run this with the Python in .venv.")
    return Path(spec.submodule_search_locations[0]) / (f"{name}.exe" if sys.platform == "win32" else name)


def _run(command: Path, *arguments: str) -> None:
    done = subprocess.run([str(command), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise TranslationError(f"{command.name} failed: {(done.stderr or done.stdout).strip()}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
