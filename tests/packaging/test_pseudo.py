"""The pseudo-language: still readable, longer, and whole where a program reads it."""

from __future__ import annotations

import pytest
from pseudo import LONGER, pseudo


def test_words_are_accented_and_bracketed() -> None:
    assert pseudo("Choose a game") == "[Çhööööšéé àà gààméé]"


@pytest.mark.parametrize(
    "source", ["Nod", "The table is yours.", "{who} sows %n seeds.", "xyz", "Bliss after every round"]
)
def test_a_sentence_grows_by_two_fifths(source: str) -> None:
    assert len(pseudo(source)) >= round(len(source) * LONGER)


@pytest.mark.parametrize("kept", ["{who}", "%n", "%1", "<b>", "</b>", "&amp;", "&O"])
def test_what_a_program_reads_is_kept(kept: str) -> None:
    assert kept in pseudo(f"one {kept} apple")
