"""The law of seeing what happens: between two pictures nothing of score, possession or pieces changes untold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import pytest

from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.text import ListArg, Message, SideName
from garden_desktop.core.types import CHANCE
from garden_desktop.core.view_model import Piece
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.match.step_player import playback_frames_of
from tests.laws.samples import Sample, rules_of, samples, viewer, walk

MANY, FEW = 200, 120


class Picture(NamedTuple):
    """What certain eyes see at one moment, as far as anybody owns or counts it."""

    scores: tuple[int | None, ...]
    owned: tuple[frozenset[tuple[str, Message]], ...]
    lies: frozenset[Piece]


def picture(rules: Rules[Any, Any], table: Table[Any, Any], view: Any, seat: int | None) -> Picture:
    look = table.make_view_model(view, seat)
    sides = [look.side_summary(side) for side in range(rules.sides)]
    return Picture(
        tuple(side.score for side in sides),
        tuple(frozenset(side.sprites) for side in sides),
        frozenset(piece for piece in look.pieces if piece.face != "ghost"),
    )


def steps(
    rules: Rules[Any, Any], table: Table[Any, Any], path: Sequence[Any], seat: int | None
) -> Iterator[PlayedStep]:
    """The moves of a match as those eyes see them; one after which a seat decides has `quiet` for nothing."""
    for number, (state, move) in enumerate(path[:-1]):
        after = path[number + 1][0]
        before, then, seen = rules.view(state, seat), rules.view(after, seat), rules.seen_by(state, move, seat)
        told, frames = table.describe_move(before, seen, then, seat), table.frames(before, seen, then, seat)
        mover = rules.to_move(state)
        assert mover is not None
        yield PlayedStep(number, before, seen, then, seat, mover, seen != move, False, told, frames)


def words(told: Message) -> Iterator[Any]:
    """Every number and every part of a sentence."""
    yield told._replace(args=())
    for _, value in told.args:
        yield from _words(value)


def _words(value: Any) -> Iterator[Any]:
    if isinstance(value, Message):
        yield from words(value)
    elif isinstance(value, ListArg):
        for item in value.items:
            yield from _words(item)
    else:
        yield value


def check(rules: Rules[Any, Any], table: Table[Any, Any], path: Sequence[Any], seat: int | None) -> None:
    """Go through a match as it is shown; raises AssertionError at the first thing that changed untold."""
    last = picture(rules, table, rules.view(path[0][0], seat), seat)
    told = False
    for step in steps(rules, table, path, seat):
        shown = list(playback_frames_of(step))
        assert sum(shot.frame is not None for shot in shown) == len(step.frames), (
            f"move {step.ply}: a picture without its sentence"
        )
        for _view, shots in groupby(shown, key=lambda shot: id(shot.view)):
            said = list(shots)
            now = picture(rules, table, said[0].view, seat)
            compare(last, now, [shot.sentence for shot in said])
            last, told = now, True
        if rules.to_move(path[step.ply + 1][0]) != CHANCE:
            now = picture(rules, table, step.after, seat)
            assert changed(last, now) == [], f"move {step.ply}: a score changed after the last sentence"
            assert now.owned == last.owned, f"move {step.ply}: something was won or lost after the last sentence"
            assert told or now.lies == last.lies, f"move {step.ply}: pieces moved without a sentence"
            last, told = now, False


def changed(last: Picture, now: Picture) -> list[int]:
    """The sides whose score is another one; one that nobody could see before is news and no change."""
    pairs = zip(last.scores, now.scores, strict=True)
    return [side for side, (old, new) in enumerate(pairs) if old != new and None not in (old, new)]


def compare(last: Picture, now: Picture, said: Sequence[Message]) -> None:
    """Whatever changes a score is named by a sentence the picture is shown with: the side, the figure, or what was
    moved. Of several sides at once all are named by the first sentence."""
    sides = changed(last, now)
    known = {word for one in (said[:1] if len(sides) > 1 else said) for word in words(one)}
    moved = {word for piece in last.lies ^ now.lies for word in words(piece.label)}
    for side in sides:
        old, new = last.scores[side], now.scores[side]
        figures = {SideName(side), new, abs((new or 0) - (old or 0))}
        assert known & (figures | moved), f"{old} to {new} while {said} is said"


def tables() -> list[Sample]:
    """Every mode of every game, once."""
    found = {(sample.game.info.key, dict(sample.options).get("mode")): sample for sample in reversed(samples())}
    return list(found.values())


@pytest.mark.parametrize("sample", tables(), ids=str)
def test_nothing_changes_on_the_screen_without_a_sentence(sample: Sample) -> None:
    """One match, as one person sees it; of a long one the beginning and the end."""
    path = walk(sample, 7)
    for part in (path[:FEW], path[-FEW:]):
        check(rules_of(sample), sample.table(), part, 0)


@pytest.mark.long
@pytest.mark.parametrize("sample", samples(), ids=str)
def test_nothing_changes_untold_in_many_matches(sample: Sample) -> None:
    """Two hundred matches a game, shared out among its tables and the eyes at them."""
    mine = sum(other.game.info.key == sample.game.info.key for other in samples())
    for seed in range(-(-MANY // mine)):
        check(rules_of(sample), sample.table(), walk(sample, seed), viewer(sample)[seed % len(viewer(sample))])
