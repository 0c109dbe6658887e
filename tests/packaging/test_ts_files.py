"""Translation source files: what is written is read again, and a lost placeholder is found."""

from __future__ import annotations

from pathlib import Path

import pytest
import ts_files
from ts_files import Key, Sentence

FILLED = Sentence(
    Key("home", "{who} & “co” <b>\nplay", "a verb"), False, "on the button", ("{who} & „Co“ <b>\nspielen",)
)
COUNTED = Sentence(Key("home", "%n cards"), True, "", ("%n Karte", "%n Karten"))
EMPTY = Sentence(Key("app", "Open"), False)


def test_sentences_come_back_sorted(tmp_path: Path) -> None:
    file = tmp_path / "garden_de.ts"
    ts_files.write(file, "de", [FILLED, COUNTED, EMPTY])
    assert ts_files.read(file) == [EMPTY, COUNTED, FILLED]


def test_the_order_they_are_given_in_does_not_matter(tmp_path: Path) -> None:
    one, other = tmp_path / "one.ts", tmp_path / "other.ts"
    ts_files.write(one, "de", [FILLED, COUNTED, EMPTY])
    ts_files.write(other, "de", [EMPTY, FILLED, COUNTED])
    assert one.read_bytes() == other.read_bytes()


def test_a_counted_sentence_is_plural_though_lupdate_missed_it(tmp_path: Path) -> None:
    file = tmp_path / "garden_de.ts"
    file.write_text(
        "<TS><context><name>gg</name><message><source>%n seeds</source>"
        '<translation type="unfinished"></translation></message></context></TS>',
        encoding="utf-8",
    )
    assert ts_files.read(file) == [Sentence(Key("gg", "%n seeds"), True)]


@pytest.mark.parametrize(
    ("sentence", "finished"),
    [(FILLED, True), (COUNTED, True), (EMPTY, False), (COUNTED._replace(forms=("%n Karte", "")), False)],
)
def test_a_sentence_is_finished_when_every_form_is_there(sentence: Sentence, finished: bool) -> None:
    assert sentence.finished is finished


@pytest.mark.parametrize(
    ("source", "forms", "part"),
    [
        ("{who} plays", ("spielt",), "{who}"),
        ("{who} plays", ("{wer} spielt",), "{wer}"),
        ("plays", ("{who} spielt",), "no placeholder"),
        ("%n of {all}", ("einer von {all}", "viele von {all}"), "%n"),
        ("%n of {all}", ("%n von", "%n von {all}"), "{all}"),
        ("plays", ("spielt", "spielen"), "2 forms"),
    ],
)
def test_what_a_translation_lost_is_named(source: str, forms: tuple[str, ...], part: str) -> None:
    found = ts_files.troubles(Sentence(Key("x", source), "%n" in source, "", forms))
    assert len(found) == 1
    assert part in found[0]


def test_a_good_translation_has_no_trouble() -> None:
    assert ts_files.troubles(FILLED) == []
    assert ts_files.troubles(COUNTED._replace(forms=("eine Karte", "%n Karten"))) == []
