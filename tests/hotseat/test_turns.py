"""Turns are found from any place of a match, the same from before and from behind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.turns import Turns, answers, story_start
from tests.hotseat.played import played

MOST = 160


@pytest.fixture(scope="module")
def matches() -> dict[str, Session]:
    return {key: played(key, 2, MOST) for key in registry.games()}


def starts_of(session: Session) -> list[int]:
    turns, found = Turns(session), [0]
    while found[-1] < session.match.ply:
        found.append(turns.after(found[-1]))
    return found


@pytest.mark.parametrize("key", registry.games())
def test_a_turn_is_one_persons_and_one_chapters(matches: dict[str, Session], key: str) -> None:
    session = matches[key]
    match, rules, table = session.match, session.rules, session.table
    starts = starts_of(session)
    assert len(starts) > 10
    for begin, end in pairwise(starts):
        views = {at: rules.view(match.states[at], None) for at in range(begin, end)}
        own = [at for at in views if match.mover(at) != CHANCE and not answers(table, views[at])]
        assert len({match.mover(at) for at in own}) <= 1
        assert len({table.chapter(views[at]) for at in own}) <= 1


@pytest.mark.parametrize("key", registry.games())
def test_from_inside_a_turn_both_ways_lead_to_its_ends(matches: dict[str, Session], key: str) -> None:
    session = matches[key]
    starts = starts_of(session)
    for begin, end in Random(1).sample(list(pairwise(starts)), 10):
        for at in range(begin, end):
            assert Turns(session).after(at) == end
            assert Turns(session).before(at + 1) == begin


def test_the_deal_is_a_turn_and_so_is_what_each_person_does_after_it(matches: dict[str, Session]) -> None:
    match = matches["stalk_exchange"].match
    dealt = next(at for at in range(match.ply) if match.mover(at) != CHANCE)
    other = next(at for at in range(dealt, match.ply) if match.mover(at) not in (CHANCE, match.mover(dealt)))
    assert starts_of(matches["stalk_exchange"])[:3] == [0, dealt, other]


def test_somebody_alone_has_a_turn_in_every_chapter() -> None:
    session = played("paths_and_flower_beds", 1)
    chapters = {session.table.chapter(session.rules.view(state, None)) for state in session.match.states[:-1]}
    assert len(starts_of(session)) - 1 >= len(chapters) > 5


def test_before_the_first_move_and_after_the_last_there_is_no_further_turn(matches: dict[str, Session]) -> None:
    session = matches["stalk_exchange"]
    assert Turns(session).before(0) == 0
    assert Turns(session).after(session.match.ply) == session.match.ply


class Course(NamedTuple):
    """A match of which only this is known of each ply: who moves, in which chapter and at which moment, and whether the
    move is an answer. The state is the ply."""

    movers: list[int]
    chapters: list[int]
    moments: list[int]
    answers: list[bool]

    def session(self, *, over: bool) -> Session:
        end = len(self.movers)
        rules = SimpleNamespace(
            setup=lambda: 0,
            to_move=lambda state: self.movers[state] if state < end else None if over else 0,
            apply=lambda state, move: state + 1,
            legal_moves=lambda state: ("on",),
            why_not=lambda state, move: None,
            view=lambda state, seat: state,
        )
        table = SimpleNamespace(
            asks=any(self.answers),
            response_window=lambda view: "open" if self.answers[view] else None,
            chapter=lambda view: self.chapters[view],
            moment=lambda view: self.moments[view],
        )
        match: Match[Any, Any] = Match(rules, 0)
        for _ in range(end):
            match.play("on")
        return SimpleNamespace(match=match, rules=rules, table=table)  # type: ignore[return-value]

    def starts(self) -> list[int]:
        """Where turns begin, told from the beginning on."""
        found, owner = [0], None
        for ply, mover in enumerate(self.movers):
            if mover == CHANCE:
                begins = ply > 0 and self.movers[ply - 1] != CHANCE and self.moments[ply] != self.moments[ply + 1]
            elif self.answers[ply]:
                begins = False
            else:
                begins, owner = owner != (mover, self.chapters[ply]), (mover, self.chapters[ply])
            if ply and begins:
                found.append(ply)
        return found


def course(seed: int) -> Course:
    rng = Random(seed)
    number = rng.randint(1, 12)
    asks = rng.random() < 0.6

    def often_the_same(values: Sequence[int]) -> list[int]:
        found = [rng.choice(values)]
        while len(found) < number:
            found.append(rng.choice((found[-1], *values)))
        return [*found, found[-1]]

    movers = often_the_same((0, 1, 2, CHANCE))[:number]
    answers = [asks and mover != CHANCE and rng.random() < 0.3 for mover in movers]
    return Course(movers, often_the_same((0, 1)), often_the_same((0, 1)), [*answers, False])


@pytest.mark.parametrize("seed", range(150))
def test_turns_are_the_same_as_told_from_the_beginning(seed: int) -> None:
    one = course(seed)
    turns, starts, end = Turns(one.session(over=True)), one.starts(), len(one.movers)
    for ply in range(end):
        assert turns.after(ply) == next((start for start in starts if start > ply), end)
        assert turns.before(ply + 1) == max(start for start in starts if start <= ply)
    assert (turns.before(0), turns.after(end)) == (0, end)


def last_turn(movers: Sequence[int], mover: int, seat: int) -> int:
    """Where the last turn of a seat begins before `mover` moves, except one that is under way; 0 where there is
    none."""
    decisions = [(who, ply) for ply, who in enumerate(movers) if who != CHANCE]
    turns = [next(group) for _, group in groupby(decisions, key=itemgetter(0))]
    if turns and turns[-1][0] == mover:
        del turns[-1]
    return next((start for who, start in reversed(turns) if who == seat), 0)


@pytest.mark.parametrize("seed", range(150))
def test_the_log_goes_back_to_the_last_turn_of_whoever_looks(seed: int) -> None:
    one = course(seed)
    match = one.session(over=False).match
    for ply, mover in enumerate([*one.movers, 0]):
        for seat in (0, 1, 2):
            assert story_start(match, "turn", seat, ply) == last_turn(one.movers[:ply], mover, seat)
            assert story_start(match, "all", seat, ply) == 0
        assert story_start(match, "turn", None, ply) == last_turn(one.movers[:ply], mover, mover)


def test_after_the_end_the_log_has_all_of_a_match() -> None:
    one = Course([0, 1, 0, 1], [0] * 5, [0] * 5, [False] * 5)
    assert [story_start(one.session(over=over).match, "turn", 1, 4) for over in (False, True)] == [3, 0]
