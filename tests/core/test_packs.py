"""Packs from outside are bounded before they are parsed: each bad one is one sentence of ours, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.core import packs
from garden_desktop.core.packs import PackError, digest, read, text_of
from garden_desktop.core.text import plain


def a_dotted_key(parts: int) -> str:
    return ".".join(["a"] * parts) + " = 1\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (a_dotted_key(120_000), packs.TOO_LONG),
        (a_dotted_key(480), packs.TOO_NESTED),
        ('"a" . ' * 9 + "b = 1", packs.TOO_NESTED),
        ("[" + "'a'." * 9 + "b]", packs.TOO_NESTED),
        ("a = " + "9" * 5000, packs.TOO_LONG),
        ("a = " + ("[" * 900 + "\n") * 9, packs.TOO_NESTED),
        ("a = 1\n" * 6000, packs.TOO_LONG),
        ("# " + "x" * packs.MOST_PACK, packs.TOO_LONG),
    ],
)
def test_what_would_take_long_or_is_too_deep_is_refused_in_our_words(text: str, reason: object) -> None:
    with pytest.raises(PackError) as refused:
        read(text, "own.toml")
    said = packs.TOO_LONG.of(lines=packs.MOST_LINES, characters=packs.LONGEST_LINE)
    assert refused.value.reason == plain(said if reason is packs.TOO_LONG else packs.TOO_NESTED)


def test_the_parser_never_sees_a_key_of_many_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    import tomllib

    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(PackError):
        read("\n".join(a_dotted_key(300) for _ in range(800)), "own.toml")


@pytest.mark.parametrize("error", [ValueError("4300 digits; use sys.set_int_max_str_digits()"), TypeError("datetime")])
def test_nothing_that_python_says_of_a_number_reaches_the_sentence(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    import tomllib

    def refuse(text: str) -> None:
        raise error

    monkeypatch.setattr(tomllib, "loads", refuse)
    with pytest.raises(PackError) as refused:
        read("a = 1", "own.toml")
    assert refused.value.reason == "contains a number or a date that no field uses"


def test_no_file_of_ours_comes_near_the_bounds() -> None:
    for file in paths.data_dir("resources").rglob("*.toml"):
        text = text_of(file)
        assert 4 * len(text) < packs.MOST_PACK
        assert 2 * max(map(len, text.splitlines())) < packs.LONGEST_LINE
        assert 4 * text.count("\n") < packs.MOST_LINES
        assert read(text, file.name)


def test_a_byte_order_mark_changes_neither_what_a_pack_says_nor_its_digest(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read(text_of(marked), "marked.toml") == {"a": 1}
    assert read("\ufeffa = 1", "marked.toml") == {"a": 1}
    assert digest("\ufeffa = 1\r\n") == digest("a = 1\n") == digest(text_of(marked))
