"""The law of order on the screen: no score, star, value, coin, animal or piece is shown as it will be before the
sentence that tells of it.

What is right is read from the sentences told so far and from the states of the match; what is shown is read from the
look that table, seats and screen reader are drawn from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message, plain
from garden_desktop.games import registry
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.match.step_player import playback_frames_of
from tests.laws.samples import Sample, rules_of, samples, viewer, walk
from tests.laws.test_what_happens import steps
from tests.shipped import SHIPPED
from tests.today import in_turn

MATCHES = 200
SEEDS = (7, 8)
MOST_PLIES = 1_500
"""Plies of a long match that are looked at, its last ones."""
_RISES = re.compile(r"(\w+) (\d+) to (\d+)")
_BUST = re.compile(r"The Bust: (\w+) is the most valuable at (\d+) and loses (\d+), leaving (\d+)\.")
_PLACED = re.compile(r"\b[a-i]\d\b")
_COUNTED = re.compile(r"Seat (\d) (\d+)")
_BLISS = re.compile(r"^Seat (\d)\b.* (\d+) to (\d+)\.$")
_WELCOMES = re.compile(r"Seat (\d) (?:gains|starts with) the (\w+)")
_EARNED = re.compile(r"Seat (\d) on \w+(?:, \+(\d+))?(?:, gates \+(\d+))?")
_ROUND = re.compile(r"^Round (\d+)")


class Shown(NamedTuple):
    """One shot of a step: what certain eyes saw `before` it and what they see now, and all that it has told by then."""

    rules: Rules[Any, Any]
    step: PlayedStep
    before: Any
    look: Any
    moment: str
    told: Sequence[str]
    last: bool

    def scores(self) -> list[int | None]:
        return [self.look.side_summary(side).score for side in range(self.rules.sides)]

    def previews(self) -> list[int | None]:
        return [self.look.side_summary(side).preview for side in range(self.rules.sides)]

    def lines(self) -> list[str]:
        return [plain(self.look.side_summary(side).line) for side in range(self.rules.sides)]

    def pieces(self) -> dict[str, tuple[str, Message]]:
        return {piece.place: (piece.sprite, piece.label) for piece in self.look.pieces if piece.face != "ghost"}


def shots(rules: Rules[Any, Any], table: Table[Any, Any], step: PlayedStep) -> Iterator[Shown]:
    before = table.make_view_model(step.before, step.seat)
    shown, told = list(playback_frames_of(step)), [plain(sentence) for sentence in step.told]
    for number, shot in enumerate(shown, 1):
        look = table.make_view_model(shot.view, step.seat)
        yield Shown(rules, step, before, look, plain(table.moment(shot.view)), told[:number], number == len(shown))


def check_stalk_exchange(shown: Shown) -> None:
    """Values follow the sentences up to the Bust; nobody has points before the portfolios are counted; every space of
    the garden is as it was until a sentence names it."""
    before, after = shown.step.before, shown.step.after
    names = ["dahlia", "daffodil", "globemaster", "snowdrop", "tulip"]
    values, counted = dict(zip(names, before.values, strict=True)), dict[int, int]()
    for said in shown.told:
        if said.startswith("Stalk Values rise"):
            values |= {name: int(now) for name, _, now in _RISES.findall(said)}
        if found := _BUST.fullmatch(said):
            assert values[found[1]] == int(found[2])
            values[found[1]] = int(found[4])
        if said.startswith("Final scores: "):
            counted = {int(seat) - 1: int(points) for seat, points in _COUNTED.findall(said)}
    drawn = {name: int(plain(shown.pieces()[f"value-{name}"][1]).split()[-1]) for name in names}
    assert drawn == values
    gauges = shown.look.gauges
    assert {plain(gauge.name).lower(): gauge.number for gauge in gauges.figures} == values
    assert shown.scores() == [counted.get(side) for side in range(shown.rules.sides)]
    assert counted or not any(line.endswith(" before the Bust") for line in shown.lines())
    if counted:
        assert shown.scores() == list(shown.rules.result(after).scores)
    named = set(_PLACED.findall(" ".join(shown.told)))
    board = shown.rules.config.board  # type: ignore[attr-defined]
    for name, code in zip(board.names, before.garden, strict=True):
        if name not in named and code >= 0:
            assert shown.pieces()[name][0] == ("bloom-" if code >= 5 else "bulb-") + names[code % 5]


def check_fire_and_flora(shown: Shown) -> None:
    """As long as nothing but a play and its answers was told, with the outcome to follow, everything is as it was."""
    said = shown.told[-1]
    waits = re.match(r"Seat \d (plays|lets it pass|blocks|steals)", said) and not shown.last
    if waits and not any(one for one in shown.told if not re.match(r"Seat \d ", one)):
        before = shown._replace(look=shown.before)
        assert (shown.scores(), shown.lines()) == (before.scores(), before.lines())
        assert shown.pieces() == before.pieces()
    if shown.last:
        assert shown.scores() == list(shown.rules.result(shown.step.after).scores)


def check_gnomadic_gardeners(shown: Shown) -> None:
    """Bliss and animals are those that were told, and nothing of what is still to be counted is written anywhere."""
    before = shown.step.before
    scores, animals = list(before.scores), [before.animals[side].bit_count() for side in (0, 1)]
    team = shown.rules.config.basket  # type: ignore[attr-defined]
    for said in shown.told:
        if found := _BLISS.match(said):
            for side in (0, 1) if team else (int(found[1]) - 1,):
                assert scores[side] == int(found[2])
                scores[side] = int(found[3])
        if found := _WELCOMES.match(said):
            animals[int(found[1]) - 1] += 1
    assert shown.scores() == scores
    if scores != list(before.scores) and not shown.last:
        assert shown.previews() == [None, None]
    owned = [len(shown.look.side_summary(side).sprites) for side in (0, 1)]
    asleep = [before.flipped[side].bit_count() for side in (0, 1)]
    if not any("asleep" in said for said in shown.told):
        assert owned == [awake + more for awake, more in zip(animals, asleep, strict=True)]
    if found := _ROUND.match(shown.told[-1]):
        assert found[1] in re.findall(r"\d+", shown.moment)


def check_paths_and_flower_beds(shown: Shown) -> None:
    """A walker has exactly what the squares told so far give."""
    if shown.step.after.phase != "over":
        return
    sums = [0] * shown.rules.sides
    for said in shown.told:
        for seat, points, gates in _EARNED.findall(said) if said.startswith("Square") else ():
            sums[int(seat) - 1] += int(points or 0) + int(gates or 0)
    assert [score or 0 for score in shown.scores()] == sums


CHECKS: dict[str, Callable[[Shown], None]] = {
    "stalk_exchange": check_stalk_exchange,
    "fire_and_flora": check_fire_and_flora,
    "gnomadic_gardeners": check_gnomadic_gardeners,
    "paths_and_flower_beds": check_paths_and_flower_beds,
}


def watch(sample: Sample, seed: int, seat: int | None) -> int:
    """Look at every shot of a match; returns how many there were."""
    rules, table, number = rules_of(sample), sample.table(), 0
    for step in steps(rules, table, walk(sample, seed)[-MOST_PLIES:], seat):
        for shown in shots(rules, table, step):
            number += 1
            try:
                CHECKS[sample.game.info.key](shown)
            except AssertionError as error:
                raise AssertionError(f"{sample}, seed {seed}, eyes {seat}, {shown.told}") from error
    return number


def tables() -> list[Sample]:
    """Every number of seats and every mode of the games that come with the program."""
    plain_tables = [
        sample
        for sample in samples()
        if sample.game.info.key in SHIPPED and {key for key, _ in sample.options} <= {"mode"}
    ]
    return list(dict.fromkeys(plain_tables))


def test_every_game_is_checked() -> None:
    assert set(CHECKS) == set(SHIPPED) == {key for key in registry.games() if key in CHECKS}


@pytest.mark.parametrize("sample", in_turn(tables(), 2), ids=str)
def test_nothing_is_shown_before_it_is_told(sample: Sample) -> None:
    for seed in SEEDS:
        assert watch(sample, seed, viewer(sample)[seed % len(viewer(sample))])


@pytest.mark.long
@pytest.mark.parametrize("sample", [one for one in samples() if one.game.info.key in SHIPPED], ids=str)
def test_nothing_is_shown_before_it_is_told_in_many_matches(sample: Sample) -> None:
    """Two hundred matches a game, shared out among its tables and the eyes at them."""
    mine = sum(other.game.info.key == sample.game.info.key for other in samples())
    for seed in range(-(-MATCHES // mine)):
        watch(sample, seed, viewer(sample)[seed % len(viewer(sample))])
