"""Computers at every table, to the end: all levels, alone among themselves and beside people who play at random.

Nothing here stands in for a thought that fails: it ends the match, and the test.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.types import Seat
from garden_desktop.games import registry
from tests import fifth
from tests.bots.clocks import late_after
from tests.laws.samples import Sample, samples
from tests.today import in_turn

HASTY, PATIENT = 5, 400
"""How many moves of playouts a decision may take, every day and in the long run."""
LONG: Final = 63
"""Matches of each game with each number of seats, 1,008 in all."""
LINE_UPS: Final[Sequence[Sequence[str]]] = (
    ("thoughtful",),
    ("random", "easy", "steady", "thoughtful", "expert"),
    ("easy",),
    ("expert", "random", "random"),
    ("steady",),
    ("expert",),
    ("search", "random", "random"),
)
"""Who sits at a table, in turn: computers of one level, of all, and one alone among people."""
TABLES: Final = [(key, seats) for key, game in fifth.games().items() for seats in sorted({*game.info.seats})]


class Meeting(NamedTuple):
    """One match: the table, its seed, the levels in turn, and how long a decision may take."""

    sample: Sample
    seed: int
    levels: Sequence[str]
    looks: int

    def __str__(self) -> str:
        return f"{self.sample}, seed {self.seed}, {', '.join(self.levels)}"


class Timed:
    """A level that may look at the clock only so often for each decision."""

    def __init__(self, level: str, looks: int, policy: Policy | None) -> None:
        self._level, self._looks, self._policy = level, looks, policy

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        return LEVELS[self._level](self._policy, late_after(self._looks)).choose(rules, view, seat, rng)


def play(meeting: Meeting) -> None:
    """Play it to its end by the rules, every move checked."""
    rules, made = meeting.sample.rules(), 0
    policy = meeting.sample.game.policy(rules)
    levels = islice(cycle(meeting.levels), meeting.seed % 5, meeting.seed % 5 + meeting.sample.seats)

    def judge(state: Any, move: Any) -> None:
        nonlocal made
        made += 1
        reason = rules.why_not(state, move)
        assert reason is None, f"{meeting}, move {made}: {rules.move_text(move)} is {reason and reason.code}"

    final = playout(rules, meeting.seed, [Timed(level, meeting.looks, policy) for level in levels], judge)
    assert made <= meeting.sample.game.info.max_moves, str(meeting)
    assert rules.to_move(final) is None
    assert len(rules.result(final).ranks) == rules.sides


def tables(key: str, seats: int) -> list[Sample]:
    """Every mode and every value of every option that so many may play with."""
    game = registry.games()[key]
    options = dict.fromkeys(sample.options for sample in samples() if sample.game is game)
    modes = {mode.key: mode.seats for mode in game.info.modes}
    return [
        Sample(game, seats, chosen)
        for chosen in options
        if seats in modes[dict(chosen).get("mode", next(iter(modes)))] and game.refuse(seats, dict(chosen)) is None
    ]


def meetings(key: str, seats: int) -> list[Meeting]:
    """The line-ups and the tables in turn, each at its own pace."""
    pairs = zip(cycle(tables(key, seats)), cycle(LINE_UPS), range(LONG), strict=False)
    return [Meeting(table, seed, levels, PATIENT) for table, levels, seed in pairs]


@pytest.mark.parametrize(
    "number", in_turn(range(len(samples())), 4, everyday=16), ids=[str(sample) for sample in samples()]
)
def test_a_hasty_match_at_every_table(number: int) -> None:
    play(Meeting(samples()[number], number, LINE_UPS[number % len(LINE_UPS)], HASTY))


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_thousand_patient_matches(key: str, seats: int) -> None:
    for meeting in meetings(key, seats):
        play(meeting)


def test_the_thousand_meet_at_every_map_month_and_mode() -> None:
    """No value of an option is left out that can be played with so many."""
    with fifth.planted():
        all_of_them = [meeting for key, seats in TABLES for meeting in meetings(key, seats)]
    assert len(all_of_them) > 1000
    assert {(m.sample.game.info.key, m.sample.options) for m in all_of_them} >= {
        (sample.game.info.key, sample.options) for sample in samples() if sample.game.info.key in registry.games()
    }
