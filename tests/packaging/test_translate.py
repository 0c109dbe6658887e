"""The way of a sentence: out of the sources, through a translator's hands, into what Qt loads."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
import translate
import ts_files
from PySide6.QtCore import QTranslator
from translate import TranslationError
from ts_files import Key, Sentence

SOURCES = """
SOWN = QT_TRANSLATE_NOOP("gg", "{who} sows %n seeds.")
SPOKEN = QT_TRANSLATE_NOOP(
    "gg",
    "A long sentence "
    "goes on.",
)
HIDDEN = QT_TRANSLATE_NOOP("_template", "Nobody sees this.")


class Home(QWidget):
    def retranslate(self):
        self.heading.setText(self.tr("Choose a game"))
        self.left.setText(self.tr("%n left", "", self.count))
        self.open.setText(self.tr("Open", "verb"))
"""
FOUND = {
    Key("gg", "{who} sows %n seeds."): True,
    Key("gg", "A long sentence goes on."): False,
    Key("Home", "Choose a game"): False,
    Key("Home", "%n left"): True,
    Key("Home", "Open", "verb"): False,
}
GERMAN = {
    "{who} sows %n seeds.": ["{who} sät einen Samen.", "{who} sät %n Samen."],
    "A long sentence goes on.": "Ein langer Satz geht weiter.",
    "Choose a game": "Wähle ein Spiel",
    "%n left": ["%n übrig", "%n übrig"],
    "Open": "Öffnen",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Sentence]:
    """The sentences that lupdate and we find in SOURCES."""
    package = tmp_path_factory.mktemp("package")
    (package / "sample.py").write_text(SOURCES, encoding="utf-8")
    return translate.sources(package)


@pytest.fixture
def folder(tmp_path: Path, found: list[Sentence], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of translations as the first update leaves it, where only English and German have to be whole."""
    monkeypatch.setattr(translate, "WHOLE", frozenset({"en", "de"}))
    translate.update(tmp_path, found)
    return tmp_path


def answers(folder: Path, language: str) -> list[dict[str, object]]:
    """The rows a translator hands back."""
    rows = translate.missing(ts_files.read(translate.ts(language, folder)))
    return [{**row, "translation": GERMAN[row["source"]]} for row in rows]


def test_sentences_are_found_wherever_they_are_said(found: list[Sentence]) -> None:
    assert {each.key: each.plural for each in found} == FOUND


def test_english_is_asked_only_for_what_counts(folder: Path) -> None:
    asked = translate.missing(ts_files.read(translate.ts("en", folder)))
    assert [row["source"] for row in asked] == ["%n left", "{who} sows %n seeds."]
    assert all(row["translation"] == ["", ""] for row in asked)


def test_an_update_keeps_what_is_translated_and_drops_what_is_gone(folder: Path, found: list[Sentence]) -> None:
    translate.fill(translate.ts("de", folder), "de", answers(folder, "de"))
    new = Sentence(Key("Home", "New here"), False)
    translate.update(folder, [each for each in found if each.key.source != "Open"] + [new])
    rows = {each.key.source: each for each in ts_files.read(translate.ts("de", folder))}
    assert rows["Choose a game"].forms == ("Wähle ein Spiel",)
    assert rows["{who} sows %n seeds."].forms == tuple(GERMAN["{who} sows %n seeds."])
    assert not rows["New here"].finished
    assert "Open" not in rows


def test_a_term_translated_by_another_word_is_complained_of(folder: Path) -> None:
    translate.fill(translate.ts("de", folder), "de", answers(folder, "de"))
    assert translate.check_terms(folder) == []
    terms = folder / "terms.toml"
    terms.write_text('[[term]]\nen = "games?"\nde = "partie"\n', encoding="utf-8")
    (complaint,) = translate.check_terms(folder)
    assert complaint == "garden_de.ts: 'Choose a game' says the term 'games?' otherwise: 'Wähle ein Spiel'"
    terms.write_text('[[term]]\nen = "games?"\nde = "spiel"\n', encoding="utf-8")
    assert translate.check_terms(folder) == []
    terms.write_text('[[term]]\nen = "games?"\nde = "partie"\nexcept = ["Choose a game"]\n', encoding="utf-8")
    assert translate.check_terms(folder) == []
    terms.write_text('[[term]]\nen = "games?"\nde = "partie"\ncontexts = ["gg"]\n', encoding="utf-8")
    assert translate.check_terms(folder) == []


def test_translations_compile_into_what_qt_loads(folder: Path) -> None:
    translate.fill(translate.ts("de", folder), "de", answers(folder, "de"))
    translate.compile_all(folder)
    translator = QTranslator()
    assert translator.load("garden_de", str(folder))
    assert translator.translate("Home", "Choose a game", "", -1) == "Wähle ein Spiel"
    assert translator.translate("gg", "{who} sows %n seeds.", "", 1) == "{who} sät einen Samen."
    assert translator.translate("gg", "{who} sows %n seeds.", "", 3) == "{who} sät %n Samen."


def test_the_pseudo_language_speaks_every_sentence(folder: Path) -> None:
    translate.compile_all(folder)
    translator = QTranslator()
    assert translator.load("garden_pseudo", str(folder))
    assert translator.translate("Home", "Open", "verb", -1) == "[Ööpééñ]"
    assert translator.translate("gg", "{who} sows %n seeds.", "", 1) == "[{who} šööwš %n šéééédš. ~~]"


def test_only_what_changed_is_compiled_again(folder: Path) -> None:
    translate.compile_all(folder)
    german, english = folder / "garden_de.qm", folder / "garden_en.qm"
    for file in (german, english):
        file.write_bytes(b"old")
    later = german.stat().st_mtime + 10
    os.utime(translate.ts("de", folder), (later, later))
    translate.compile_all(folder)
    assert german.read_bytes() != b"old"
    assert english.read_bytes() == b"old"


def test_check_names_what_is_new_gone_and_untranslated(folder: Path, found: list[Sentence]) -> None:
    changed = [each for each in found if each.key.source != "Open"] + [Sentence(Key("Home", "New"), False)]
    complaints = "\n".join(translate.check(folder, changed))
    assert "garden_de.ts: 'New' is new" in complaints
    assert "garden_de.ts: 'Open' is gone" in complaints
    assert "garden_de.ts: 'Choose a game' is untranslated" in complaints
    assert "garden_en.ts: '%n left' is untranslated" in complaints
    assert "garden_en.ts: 'New'" not in complaints


def test_check_is_content_when_all_is_translated(folder: Path, found: list[Sentence]) -> None:
    for language in ("de", "en"):
        translate.fill(translate.ts(language, folder), language, answers(folder, language))
    assert translate.check(folder, found) == []


def test_a_language_may_land_in_part(folder: Path, found: list[Sentence]) -> None:
    for language in ("de", "en"):
        translate.fill(translate.ts(language, folder), language, answers(folder, language))
    ts_files.write(translate.ts("fr", folder), "fr", ())
    translate.update(folder, found)
    translate.fill(
        translate.ts("fr", folder),
        "fr",
        [{"context": "Home", "source": "Open", "comment": "verb", "translation": "Ouvrir"}],
    )
    assert translate.check(folder, found) == []
    assert translate.told(folder, found) == [
        "en: 2 of 2 sentences are translated.",
        "de: 5 of 5 sentences are translated.",
        "fr: 1 of 5 sentences are translated; the rest is said in English.",
    ]


def test_a_language_in_part_must_keep_its_placeholders(folder: Path, found: list[Sentence]) -> None:
    lost = Sentence(Key("gg", "{who} sows %n seeds."), True, "", ("sème", "sèment %n"))
    ts_files.write(translate.ts("fr", folder), "fr", [lost])
    assert [each for each in translate.check(folder, found) if each.startswith("garden_fr.ts")] != []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"source": "{who} sows %n seeds.", "translation": ["sät einen", "sät %n"]}, "no placeholder"),
        ({"source": "Nowhere", "translation": "Nirgends"}, "no sentence 'Nowhere'"),
    ],
)
def test_a_bad_answer_is_refused_and_nothing_is_written(folder: Path, change: dict[str, object], reason: str) -> None:
    file = translate.ts("de", folder)
    before = file.read_bytes()
    with pytest.raises(TranslationError, match=reason):
        translate.fill(file, "de", [{"context": "gg", **change}])
    assert file.read_bytes() == before


def test_french_is_typeset_while_it_is_filled_in(folder: Path, found: list[Sentence]) -> None:
    file = translate.ts("fr", folder)
    ts_files.write(file, "fr", translate.wanted("fr", found))
    (key,) = [each.key for each in found if each.key.source == "Choose a game"]
    translate.fill(file, "fr", [{**key._asdict(), "translation": "L'as-tu : « 50 % » ?"}])
    (filled,) = [each for each in ts_files.read(file) if each.key == key]
    space = "\N{NO-BREAK SPACE}"
    assert filled.forms == (f"L’as-tu{space}: «{space}50{space}%{space}»{space}?",)
    assert translate.typeset("de", "L'as-tu ?") == "L'as-tu ?"


def test_without_qt_the_tools_are_missed_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(TranslationError, match="PySide6 is not installed"):
        translate.tool("lrelease")


@pytest.mark.parametrize(("system", "name"), [("win32", "lrelease.exe"), ("darwin", "lrelease"), ("linux", "lrelease")])
def test_tools_are_named_as_the_system_names_programs(system: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert translate.tool("lrelease").name == name


def test_the_command_fills_from_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    german, file = translate.ts("de", folder), folder / "answers.json"
    file.write_text(json.dumps(answers(folder, "de")), encoding="utf-8")
    monkeypatch.setattr(translate, "ts", lambda language: german)
    assert translate.main(["fill", "de", str(file)]) == 0
    assert all(each.finished for each in ts_files.read(german))
