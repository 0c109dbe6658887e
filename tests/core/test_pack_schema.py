"""Schemas of card sets: documents are checked field by field, edited without changing the old one, and written back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Final

import pytest

from garden_desktop import paths
from garden_desktop.core import pack_schema, packs
from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import (
    Document,
    Fault,
    PackSchema,
    fault_sentence,
    find_faults,
    place_of,
    to_toml,
    value_at,
    with_row,
    with_value,
    without_row,
)
from garden_desktop.core.packs import PREDICATE, FieldPath, PackError, text_of
from garden_desktop.core.text import Message, plain
from garden_desktop.games import registry
from tests.today import drawn_today

SETS = {key: game for key, game in registry.games().items() if game.pack_schema is not None}
with_schema = pytest.mark.parametrize("game", SETS.values(), ids=SETS)


def schema_of(game: Game) -> PackSchema:
    assert game.pack_schema is not None
    return game.pack_schema


def standard(game: Game) -> Document:
    return packs.read(text_of(paths.resource(game.info.key, "packs", "standard.toml")), "standard.toml")


@with_schema
def test_the_standard_set_has_no_fault(game: Game) -> None:
    assert not list(find_faults(standard(game), schema_of(game)))


@with_schema
def test_a_written_set_is_read_as_the_same_document_and_the_same_pack(game: Game) -> None:
    text = to_toml(standard(game))
    assert packs.read(text, "own.toml") == standard(game)
    own, usual = game.pack(text, "own.toml"), registry.load_pack(game)
    assert {field: getattr(own, field) for field in own.__slots__ if field != "digest"} == {  # type: ignore[attr-defined]
        field: getattr(usual, field)
        for field in usual.__slots__  # type: ignore[attr-defined]
        if field != "digest"
    }


@pytest.mark.parametrize(
    "text",
    ['"', "\\", "a\nb", "tab\t", "\x7f", "\u2068x\u2069", "\ud800", '"""', "", "\x00\x1f\x85", "c:\\new", "é", "'''"],
)
def test_any_text_is_written_so_that_it_is_read_again(text: str) -> None:
    read = packs.read(to_toml({"id": text, "list": [text], "table": {text or "key": text}}), "own.toml")
    sound = text.encode("utf-8", "replace").decode()
    assert read == {"id": sound, "list": [sound], "table": {(text or "key").encode("utf-8", "replace").decode(): sound}}


ROWS: Final = 3
"""So many rows of each list are tried, others every day: all rows of a list have the same fields."""


def fields_of(document: Document, dice: Random) -> Iterator[tuple[str | int, ...]]:
    def walk(at: object, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
        if isinstance(at, dict):
            for key, value in at.items():
                yield from walk(value, (*path, key))
        elif isinstance(at, list) and at and isinstance(at[0], dict):
            for n in dice.sample(range(len(at)), min(ROWS, len(at))):
                yield from walk(at[n], (*path, n))
        else:
            yield path

    return walk(document, ())


WRONG = (None, -1_000_000, "no such word", [["nested"]], {"a": 1}, 1.5, True)
OF_TYPES = (packs.MUST_BE_WHOLE, packs.MUST_BE_A_TEXT, packs.MUST_BE_TRUE_OR_FALSE, packs.MUST_BE_WORDS, packs.MISSING)


@with_schema
def test_a_wrong_value_is_found_at_its_place(game: Game) -> None:
    """Whatever a single field holds: the schema finds it there, or the parser has a reason beyond types and places it
    in the document."""
    document, schema = standard(game), schema_of(game)
    for path in fields_of(document, drawn_today(game.info.key)):
        for value in WRONG:
            changed = with_value(document, path, value)
            if found := list(find_faults(changed, schema)):
                assert {fault.path[: len(path)] for fault in found} == {path} or found[0].path in path_and_above(path)
                continue
            try:
                game.pack(to_toml(changed), "own.toml")
            except PackError as error:
                assert error.message not in OF_TYPES, (path, value, error.text)
                schema.field(error.path)  # KeyError where there is no such field


def path_and_above(path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    return [path[:n] for n in range(1, len(path) + 1)]


def test_an_edit_shares_what_it_does_not_touch() -> None:
    before: Document = {"a": {"x": 1}, "rows": [{"n": 1}, {"n": 2}]}
    after = with_value(before, ("rows", 1, "n"), 3)
    assert (before["rows"][1]["n"], after["rows"][1]["n"]) == (2, 3)
    assert after["a"] is before["a"] and after["rows"][0] is before["rows"][0]
    assert with_row(before, ("rows",), 1, {"n": 9})["rows"] == [{"n": 1}, {"n": 9}, {"n": 2}]
    assert without_row(before, ("rows",), 0)["rows"] == [{"n": 2}]
    assert value_at(before, ("rows", 7, "n")) is value_at(before, ("b",)) is None


def test_a_place_is_told_by_ids_wherever_its_row_stands() -> None:
    game = registry.games()["gnomadic_gardeners"]
    document, schema = standard(game), schema_of(game)
    assert place_of(document, schema, ("card", 1, "left", "milk")) == ("card", "c2", "left", "milk")


def reasons() -> list[Message]:
    """Reasons of faults that the schema and the parsers of all games know."""
    modules = [packs, pack_schema]
    for key in registry.games():
        modules.append(import_module(f"garden_desktop.games.{key}.data.packfile"))
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Message)]
    return [one for one in found if one.source[:1].islower() and one != packs.THE_FILE]


CLAUSE: Final = re.compile(r"(there|the|all|a|exactly|with|line|this|cards) ")
"""Beginning of a reason that has a subject of its own, or of part of a sentence."""


def test_every_reason_is_a_clause_or_begins_with_a_verb_that_is_known() -> None:
    """The editor puts the label of the field before a reason that has no subject."""
    unknown = [one.source for one in reasons() if not (PREDICATE.match(one.source) or CLAUSE.match(one.source))]
    assert unknown == [] and sum(bool(PREDICATE.match(one.source)) for one in reasons()) > 20


@pytest.mark.parametrize(
    ("path", "reason", "said"),
    [
        (("gnome", 2, "prep"), packs.MISSING, "“Prep time in hours” is missing"),
        (("gnome", 2), packs.MUST_BE_A_TABLE, "“Gnome” must be a table of fields"),
        (("gnome",), packs.MUST_BE_TABLES, "“Gnomes” must be a list of tables"),
        (("gnome", 2, "hat"), packs.NO_SUCH_FIELD, "“hat” is not a valid field here"),
        ((), packs.NOT_TOML.of(error="x"), "“the file” is not TOML: x"),
        (("gnome", 2, "icons"), packs.not_one_of("ham", ["fruit"]), "'ham' is not valid; choose from fruit"),
    ],
)
def test_a_fault_is_a_sentence_that_names_its_field(path: FieldPath, reason: Message, said: str) -> None:
    schema = registry.games()["gnomadic_gardeners"].pack_schema
    assert schema is not None
    assert plain(fault_sentence(Fault(path, reason), schema)) == said
