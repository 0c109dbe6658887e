"""What the table was promised, over random sessions: undo, gates, recaps, and no word about time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated, read
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from tests import fifth
from tests.laws.samples import Sample, rules_of, samples
from tests.today import in_turn

GAMES = 100
"""Of each game."""
STEPS = 40
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")
TABLES = [sample for sample in samples() if sample.game.info.hidden]
every_secret_game = pytest.mark.parametrize(
    "key", in_turn(list(dict.fromkeys(sample.game.info.key for sample in TABLES)), 2)
)


def sat_down(sample: Sample, seed: int) -> Session:
    rules = rules_of(sample)
    seats = tuple(Seated(name, number) for number, name in enumerate(NAMES[: sample.seats]))
    header = RecordHeader(sample.game.info.key, "", "", dict(sample.options), seats, seed, "test")
    return Session(sample.game, rules, Match(rules, seed), header)


def wander(session: Session, rng: Random) -> Iterator[str]:
    """Do anything a table may do, in any order; yields what is about to be done, then does it."""
    for _ in range(STEPS):
        if session.gate is not None and rng.random() < 0.9:
            yield "open"
            session.open_gate()
        elif session.can_undo() != "none" and rng.random() < 0.15:
            yield "undo"
            session.undo()
        elif session.can_redo() and rng.random() < 0.3:
            yield "redo"
            session.redo()
        elif session.response_windows.open:
            yield "pass"
            session.close_response_window()
        elif session.gate is None and session.deciding is not None:
            yield "play"
            moves = session.rules.legal_moves(session.match.state)
            session.play(moves[int(rng.random() * len(moves))])
        if session.over:
            break
    yield "end"


def tables(key: str, fewest: int = 1) -> Iterator[tuple[Session, Random]]:
    some = [sample for sample in TABLES if sample.game.info.key == key and sample.seats >= fewest]
    for number in range(GAMES):
        yield sat_down(some[number % len(some)], number), Random(number)


@every_secret_game
def test_what_is_undone_freely_nobody_else_had_learned_from(key: str) -> None:
    kinds = set()
    for session, rng in tables(key):
        match, rules = session.match, session.rules
        decisions = list[int]()
        for doing in wander(session, rng):
            decisions = [ply for ply in decisions if ply < match.ply]
            if doing in ("play", "redo") and session.table.response_window(session.public) is None:
                decisions.append(match.ply)  # an answer in a window goes with the move that was asked about
            if doing != "undo":
                continue
            leave, assisted, decision = session.can_undo(), match.assisted, decisions[-1]
            states, moves = list(match.states), list(match.moves)
            kinds.add(leave)
            session.undo()
            target, mover = match.ply, match.to_move
            assert target <= decision
            parts = zip(states[target:decision], moves[target:decision], strict=True)  # of what is said in one go
            assert not any(session.table.gesture(rules.view(state, mover), move) for state, move in parts)
            for seat in range(rules.seats):
                assert seat == mover or rules.view(match.state, seat) == rules.view(states[target], seat)
            assert match.assisted == (assisted or leave == "ask")
            assert (session.can_undo() == "none") == (not any(ply < target for ply in decisions))
            if leave == "free":
                for state, move in zip(states[target:], moves[target:], strict=False):
                    for seat in range(rules.seats):
                        assert not rules.reveals(state, move, seat)
                        drawn = rules.to_move(state) == CHANCE and len(rules.legal_moves(state)) > 1
                        assert not drawn or rules.seen_by(state, move, seat) != move
    assert kinds == {"free", "ask"}


@every_secret_game
def test_nobody_is_shown_more_than_everybody_without_a_gate(key: str) -> None:
    gates = 0
    for session, rng in tables(key):
        viewer, gate = session.viewer, session.gate
        doing = "begin"
        for following in wander(session, rng):
            if session.viewer != viewer and session.viewer is not None and doing != "open" and session.gate is None:
                assert session.view == session.public, f"{doing}: seat {session.viewer} sees secrets without a gate"
            if doing == "open":
                assert session.viewer == gate
            gates += session.gate is not None
            doing, viewer, gate = following, session.viewer, session.gate
    assert gates


@pytest.mark.parametrize("sample", [s for s in TABLES if s.seats == 1 or ("open_hands", "on") in s.options], ids=str)
def test_one_person_alone_and_open_hands_need_no_gate(sample: Sample) -> None:
    for seed in range(5):
        session = sat_down(sample, seed)
        for _ in wander(session, Random(seed)):
            assert session.gate is None


@every_secret_game
def test_a_recap_tells_just_what_was_missed_and_only_what_may_be_known(key: str) -> None:
    told = 0
    for session, rng in tables(key, fewest=2):
        rules, match = session.rules, session.match
        seen, done, viewer = [0] * rules.seats, "", session.viewer
        for doing in wander(session, rng):
            viewer = session.viewer if session.gate is None else viewer  # whoever looked before the gate has seen it
            for seat in range(rules.seats):
                looks = done in ("play", "redo", "pass", "open") and viewer in (None, seat)
                seen[seat] = match.ply if looks else min(seen[seat], match.ply)
            done = doing
            if doing != "open":
                continue
            reader = session.gate
            assert reader is not None
            steps = session.open_gate()
            assert [step.ply for step in steps] == list(range(seen[reader], match.ply))
            for step in steps:
                state, after = match.states[step.ply], match.states[step.ply + 1]
                move = rules.seen_by(state, match.moves[step.ply], reader)
                views = rules.view(state, reader), rules.view(after, reader)
                assert (step.before, step.after, step.move) == (*views, move)
                guesses = rules.determinize(views[0], reader, rng), rules.determinize(views[1], reader, rng)
                blind = rules.view(guesses[0], reader), rules.view(guesses[1], reader)
                assert list(step.told) == list(session.table.describe_move(blind[0], move, blind[1], reader))
            told += len(steps)
            session.gate = reader  # wander opens it once more, to nothing new
    assert told > GAMES


@pytest.mark.parametrize("key", list(fifth.games()))
def test_no_record_says_how_long_a_move_took(tmp_path: Path, key: str) -> None:
    game = registry.games()[key]
    seats = tuple(Seated(name, number) for number, name in enumerate(NAMES[: max(game.info.seats)]))
    session = MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, {}, 3))
    rng = Random(3)
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        moves = session.rules.legal_moves(session.match.state)
        session.play(moves[int(rng.random() * len(moves))])
    session.close()
    assert session.journal is not None
    head, *lines = [json.loads(line) for line in session.journal.path.read_text("utf-8").splitlines()]
    assert set(head) == {"format", "app", "game", "pack", "options", "seats", "seed", "series"}
    moves_written = [line for line in lines if isinstance(line, list)]
    assert [set(line) for line in lines if isinstance(line, dict)] == [{"result"}]
    assert [tuple(map(type, line)) for line in moves_written] == [(int, str)] * len(moves_written)
    assert len(read(session.journal.path.read_bytes()).lines) == len(moves_written) + 1
