"""Laws of glosses: everything on every table is said in words, from what those eyes may know, with a rule to open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

from garden_desktop.core.inspection import Inspection, Subject
from garden_desktop.core.text import Message, plain
from garden_desktop.core.view_model import TableViewModel, default_inspection, inspect_subject
from garden_desktop.games import registry
from garden_desktop.ui.rules import rulebook
from tests.laws.samples import Sample, plies, rules_of, samples, viewer, walk
from tests.laws.twins import match_of, twins

HANDFUL = 3
MANY = 200
PAIRS = 40
GAMES = tuple(registry.games())
ICONS = {
    "gnomadic_gardeners": {"hour", "bliss", "milk", *(f"crop-{crop}" for crop in ("grain", "fruit", "herb", "flower"))},
    "stalk_exchange": {"trowel-token", "trowel-token-spent", "compost", "greenhouse"},
    "paths_and_flower_beds": {"fountain", "gate", "path", "rose", "lily", "iris"},
    "fire_and_flora": {"water", "fire", "labor", "time", "star", "coin", "leaf", "log", "region-central"},
}
"""Drawings that mean something wherever they stand, and are no picture of the thing itself; of the games that say all
in words of their own, which a new one need not do at once."""
every_game = pytest.mark.parametrize("key", GAMES)


def things(look: TableViewModel[Any], sides: int) -> Iterator[tuple[Subject, str]]:
    """All that can be asked about."""
    yield "prompt", ""
    yield from (("side", str(side)) for side in range(sides))
    yield from (("place", place.id) for place in look.places)
    yield from (("piece", piece.id) for piece in look.pieces)
    yield from (("note", note.id) for note in look.notes)


def explained(sample: Sample, state: Any, eye: int | None) -> dict[tuple[Subject, str], Inspection | None]:
    """Every gloss of one position for certain eyes."""
    rules = rules_of(sample)
    view = rules.view(state, eye)
    look, deciding = sample.table().make_view_model(view, eye), rules.to_move(state) == eye
    return {
        (subject, id): inspect_subject(rules, view, look, subject, id, deciding=deciding)
        for subject, id in things(look, rules.sides)
    }


@cache
def headings(key: str) -> rulebook.Rulebook:
    book = rulebook.load(key, "en")
    assert book is not None
    return book


def words(gloss: Inspection) -> str:
    """All that is said beside the name."""
    said = [plain(gloss.kind), *(plain(line.text) for line in gloss.lines), *map(plain, gloss.later)]
    return " ".join(said).strip()


def check(sample: Sample, state: Any) -> None:
    for eye in viewer(sample):
        found = explained(sample, state, eye)
        look = sample.table().make_view_model(rules_of(sample).view(state, eye), eye)
        for (subject, id), gloss in found.items():
            where = f"{sample} {subject} {id!r} for {eye}"
            assert gloss is not None, where
            assert words(gloss) not in ("", plain(gloss.title)), where
            if sample.game.info.key in ICONS:
                check_own(sample, look, subject, id, gloss)
        for side in range(rules_of(sample).sides):
            gloss = found["side", str(side)]
            assert gloss is not None
            spelled = {sprite for line in gloss.lines for sprite in line.sprites}
            assert {sprite for sprite, _ in look.side_summary(side).sprites} <= spelled, f"{sample} side {side}"


def check_own(sample: Sample, look: TableViewModel[Any], subject: Subject, id: str, gloss: Inspection) -> None:
    """It is more than the house says of what it does not know, and leads to a rule."""
    where = f"{sample} {subject} {id!r}"
    usual = default_inspection(look, subject, id)
    assert usual is None or usual.kind != gloss.kind, where
    assert headings(sample.game.info.key).where(gloss.section) is not None, f"{where}: {gloss.section!r}"


def states(key: str, number: int) -> list[tuple[Sample, Any]]:
    """Positions of one game, from all its tables in turn."""
    tables = [sample for sample in samples() if sample.game.info.key == key]
    rng = Random(f"{key}{number}")
    chosen = rng.sample(tables, min(number, len(tables)))
    each = -(-number // len(chosen))
    found = []
    for sample in chosen:
        path = [state for state, _ in plies(sample)]
        found += [(sample, state) for state in (*rng.sample(path, min(each, len(path))), walk(sample, 7)[-1][0])]
    return found


@every_game
def test_everything_explains_itself(key: str) -> None:
    for sample, state in states(key, HANDFUL):
        check(sample, state)


@every_game
@pytest.mark.long
def test_everything_explains_itself_in_many_positions(key: str) -> None:
    for sample, state in states(key, MANY):
        check(sample, state)


@pytest.mark.parametrize("key", [key for key, game in registry.games().items() if game.info.hidden])
def test_secrets_of_others_change_no_word(key: str) -> None:
    for pair in islice(twins(key, PAIRS), PAIRS):
        ends = [match_of(pair, moves).state for moves in pair.both]
        one, two = (explained(pair.sample, state, pair.viewer) for state in ends)
        assert one == two, str(pair)


@pytest.mark.parametrize("key", ICONS)
def test_icons_are_spelled_out(key: str) -> None:
    spelled: set[str] = set()
    for sample, state in states(key, 12):
        for eye in viewer(sample):
            for gloss in explained(sample, state, eye).values():
                assert gloss is not None
                spelled |= {sprite for line in gloss.lines for sprite in line.sprites}
                spelled |= {gloss.sprite, gloss.figure[0]}
    assert ICONS[key] <= spelled


def test_what_a_game_does_not_say_the_house_says() -> None:
    """The template has no gloss of its own."""
    sample = next(one for one in samples() if one.game.info.key == "_template")
    found = explained(sample, plies(sample)[0][0], 0)
    assert found
    assert all(gloss is not None and gloss.title != Message("", "") for gloss in found.values())


SEEN_ELSEWHERE = ("band-chain-1", "band-stops-2")
"""Notes of band, offer and fire that share the place of another one."""


def on_the_way(sample: Sample, eye: int | None, most: int) -> Iterator[Any]:
    """Some pictures of fires on their way, as those eyes see them."""
    rules, table, path = rules_of(sample), sample.table(), walk(sample, 7)
    for (state, move), (after, _) in islice(pairwise(path), most):
        views = rules.view(state, eye), rules.view(after, eye)
        yield from (frame.view for frame in table.frames(views[0], rules.seen_by(state, move, eye), views[1], eye))


def test_what_a_band_an_offer_or_a_fire_says_can_be_pointed_at() -> None:
    begun: set[str] = set()
    for sample, state in states("fire_and_flora", 24):
        for eye in viewer(sample):
            for view in (rules_of(sample).view(state, eye), *islice(on_the_way(sample, eye, 30), 3)):
                look = sample.table().make_view_model(view, eye)
                said = {note.id for note in look.notes if note.id.startswith(("band-", "trade-", "row-"))}
                begun |= {id.partition("-")[0] for id in said}
                assert said - {spot.note for spot in look.note_areas} <= {*SEEN_ELSEWHERE}, str(sample)
    assert begun == {"band", "trade", "row"}


@every_game
def test_every_spot_is_on_the_table(key: str) -> None:
    for sample, state in states(key, HANDFUL):
        wide, high = sample.table().size
        for eye in viewer(sample):
            look = sample.table().make_view_model(rules_of(sample).view(state, eye), eye)
            for spot in look.note_areas:
                assert spot.w > 0 < spot.h, f"{sample} {spot}"
                assert 0 <= spot.x <= spot.x + spot.w <= wide, f"{sample} {spot}"
                assert 0 <= spot.y <= spot.y + spot.h <= high, f"{sample} {spot}"
