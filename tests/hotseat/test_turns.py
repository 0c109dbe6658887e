"""Turns are found from any place of a match, the same from before and from behind."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.turns import Turns, answers
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
