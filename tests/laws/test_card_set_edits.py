"""Random edits of card sets: a set without a fault is a match that ends, and a fault is at a field of the editor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.options import resolve_options
from garden_desktop.core.pack_schema import (
    Document,
    Field,
    FlagField,
    ListField,
    NumberField,
    NumbersField,
    PackSchema,
    PictureField,
    TableField,
    TextField,
    WordField,
    WordsField,
    to_toml,
    value_at,
    with_value,
    words_of,
)
from garden_desktop.core.packs import FieldPath
from garden_desktop.games import registry
from garden_desktop.hotseat.card_sets import check_cards, standard_document
from tests import fifth

FEW, MANY, SLICE = 24, 2000, 100
"""Edits of the everyday run, those of the long one, and those of one of its tests."""
PATIENCE: Final = 10
"""A set of one's own may make a match so many times as long as ours promises."""
AT_ONCE: Final = 4
"""Edits of one document, one after the other."""


def fields_of(document: Document, schema: PackSchema) -> Sequence[tuple[FieldPath, Field]]:
    """All fields of a document that hold a value of their own, missing ones included."""

    def inside(fields: Sequence[Field], path: FieldPath) -> Iterator[tuple[FieldPath, Field]]:
        for field in fields:
            here = (*path, field.key)
            if isinstance(field, TableField):
                yield from inside(field.fields, here)
            elif isinstance(field, ListField):
                for n in range(len(value_at(document, here) or ())):
                    yield from inside(field.fields, (*here, n))
            else:
                yield here, field

    return list(inside(schema.fields, ()))


def legal(field: Field, document: Document, now: Any, rng: Random) -> Any:
    """A random value that the schema allows, near the present one where it is a number."""
    if field.optional and rng.random() < 0.2:
        return None
    match field:
        case NumberField():
            near = now + rng.randint(-2, 2) if isinstance(now, int) and rng.random() < 0.8 else rng.randint(0, 30)
            return min(max(near, field.low), field.high)
        case TextField():
            return (
                now if field.pattern or rng.random() < 0.5 else rng.choice(["Ann's own", "Ünd noch", "x" * 60, '"', ""])
            )
        case FlagField():
            return rng.random() < 0.5
        case WordField():
            return rng.choice([word.value for word in words_of(field.words, document)] or [None])
        case WordsField():
            words = [word.value for word in words_of(field.words, document)]
            return rng.choices(words, k=rng.randint(0, 4)) if field.repeats else rng.sample(words, rng.randint(0, 2))
        case NumbersField():
            if field.choices:
                return sorted(rng.sample(list(field.choices), rng.randint(0, len(field.choices))))
            return [min(max(number + rng.randint(-1, 2), field.low), field.high) for number in _numbers(now)]
        case PictureField():
            return now if field.one_text else _shape(field, document, rng)
    raise TypeError(field)


def _numbers(now: Any) -> list[int]:
    return [number for number in now if type(number) is int] if isinstance(now, list) else []


def _shape(field: PictureField, document: Document, rng: Random) -> list[str]:
    signs = [word.value for word in words_of(field.signs, document)]
    wide, high = rng.randint(1, 3), rng.randint(1, 3)
    return ["".join(rng.choice([*signs, field.blank]) for _ in range(wide)) for _ in range(high)]


def illegal(rng: Random) -> Any:
    return rng.choice([None, -1_000_000, 10**9, "no such word", True, [], ["x"], {"a": 1}, [[1]], 1.5])


def check(game: Game, seed: int) -> str:
    """Make some random edits of the standard set, and play a match where no fault is left. Returns what came of it."""
    rng, schema = Random(seed), game.pack_schema
    assert schema is not None
    document = standard_document(game)
    for _ in range(rng.randint(1, AT_ONCE)):
        path, field = rng.choice(fields_of(document, schema))
        wrong = rng.random() < 0.1
        value = illegal(rng) if wrong else legal(field, document, value_at(document, path), rng)
        document = with_value(document, path, value)
    faults = check_cards(game, document).faults
    for fault in faults:
        assert fault.path, fault.text
        schema.field(fault.path)  # KeyError where the editor has no such field
    if faults:
        return "fault"
    pack = game.pack(to_toml(document), "set.toml")
    mode = rng.choice(game.info.modes)
    seats = rng.choice(mode.seats)
    named = {"mode": mode.key} if len(game.info.modes) > 1 else {}
    rules = game.rules(seats, resolve_options(game, named, seed, pack), pack)
    match: Match[Any, Any] = Match(rules, seed)
    for _ in range(PATIENCE * game.info.max_moves):
        if rules.to_move(match.state) is None:
            break
        match.play(match.draw() if rules.to_move(match.state) == -1 else rng.choice(rules.legal_moves(match.state)))
    assert rules.to_move(match.state) is None, "a match without an end"
    result, view = rules.result(match.state), rules.view(match.state, None)
    for side in range(rules.sides):
        assert sum(line.points for line in rules.explain(view, side)) == result.scores[side]
    return "played"


def games() -> list[str]:
    return [key for key, game in fifth.games().items() if game.pack_schema is not None]


@pytest.mark.parametrize("key", games())
def test_edited_sets_are_played_to_the_end_or_have_a_fault_at_a_field(key: str) -> None:
    came = [check(registry.games()[key], seed) for seed in range(FEW)]
    assert "played" in came, "no edit left the set playable: the sample says nothing"


@pytest.mark.long
@pytest.mark.parametrize(
    "part", [pytest.param(range(at, at + SLICE), id=f"edits_{at}") for at in range(0, MANY, SLICE)]
)
@pytest.mark.parametrize("key", games())
def test_many_edited_sets(key: str, part: range) -> None:
    for seed in part:
        check(registry.games()[key], seed)
