"""Count of hand-over screens: as few as hidden gardens allow, and none for a computer.

A name is public as soon as it is said (PF-43), and who has no room for it is found out before anybody plants (PF-44),
so all plant one piece before the next is named. Each garden is for one viewer (PF-01, PF-112): in a turn in which *k*
people plant there are *k* - 1 hand-over screens, and none between turns where the next to name has planted last.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup

NAMES = ("Ann", "Ben", "Cleo", "Dora")
SEEDS = range(6)


class Match(NamedTuple):
    """The gates of a match, and who planted in each turn, in their order."""

    gates: Sequence[Seat]
    planted: Mapping[int, Sequence[Seat]]


def played(folder: Path, seed: int, people: frozenset[Seat]) -> Match:
    """A match of four in which everybody does anything that may be done."""
    seats = tuple(Seated(name, n, "human" if n in people else "easy") for n, name in enumerate(NAMES))
    session = MatchRepository(folder).begin_match(MatchSetup("paths_and_flower_beds", seats, {}, seed))
    rng, planted = Random(seed), defaultdict[int, list[Seat]](list)
    gates: list[Seat] = []
    while not session.over:
        if session.gate is not None:
            gates += [] if session.returning else [session.gate]
            session.open_gate()
            continue
        state, mover = session.match.state, session.match.to_move
        assert mover is not None, "the match is not over"
        if state.phase == "placing":
            planted[state.turn].append(mover)
        session.play(rng.choice(session.rules.legal_moves(state)))
    session.close()
    return Match(gates, planted)


@pytest.mark.parametrize("seed", SEEDS)
def test_four_people_change_places_as_rarely_as_sealed_plantings_allow(tmp_path: Path, seed: int) -> None:
    """A name is public before anybody plants it, and all have planted before the next one (PF-43, PF-44): in a turn in
    which so many plant one sits down already, and each of the others has a garden that only they may see."""
    match = played(tmp_path, seed, frozenset(range(4)))
    assert len(match.gates) == 1 + sum(len(seats) - 1 for seats in match.planted.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_names_next_has_planted_last_and_stays(tmp_path: Path, seed: int) -> None:
    turns = [*played(tmp_path, seed, frozenset(range(4))).planted.values()]
    assert all(before[-1] == after[0] for before, after in pairwise(turns))


@pytest.mark.parametrize("seed", SEEDS)
def test_between_two_people_a_gate_falls_only_where_the_other_has_planted(tmp_path: Path, seed: int) -> None:
    people = frozenset((1, 3))
    match = played(tmp_path, seed, people)
    sittings = [seat for turn in match.planted.values() for seat in turn if seat in people]
    changes = sum(one != other for one, other in pairwise(sittings))
    assert set(match.gates) <= people
    assert len(match.gates) == 1 + changes


def test_a_person_alone_among_computers_never_meets_a_gate(tmp_path: Path) -> None:
    assert played(tmp_path, 1, frozenset((2,))).gates == []
