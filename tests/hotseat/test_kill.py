"""The power goes: whatever moment the program dies at, at most the move being made is lost."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.record import Seated, read
from garden_desktop.games import registry
from garden_desktop.hotseat.shelf import Setup, Shelf

KILLED = 200
"""After so many moves a match that goes on for thousands has died often enough."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")


def begin(shelf: Shelf, key: str, seed: int) -> Path:
    seats = tuple(Seated(f"Seat {n + 1}", n) for n in range(registry.games()[key].info.seats[-1]))
    session = shelf.begin(Setup(key, seats, {}, seed))
    assert session.journal is not None
    session.close()
    return session.journal.path


def one_move(shelf: Shelf, path: Path, rng: Random, saved: int) -> None:
    """In a child: resume, play, say that the move is saved, then wait for the end."""
    session = shelf.resume(path)
    if not session.over:
        moves = session.rules.legal_moves(session.match.state)
        session.play(moves[rng.randrange(len(moves))])
    os.write(saved, b"over" if session.over else b"done")
    signal.pause()


def killed_after_one_move(shelf: Shelf, path: Path, rng: Random) -> bytes:
    """Let a child play one move and kill it when it says so."""
    heard, saved = os.pipe()
    child = os.fork()
    if child == 0:
        one_move(shelf, path, rng, saved)
    os.close(saved)
    said = os.read(heard, 4)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(heard)
    return said


def killed_sometime(shelf: Shelf, path: Path, rng: Random) -> None:
    """Kill a child while it is about to play, without waiting for anything."""
    heard, saved = os.pipe()
    child = os.fork()
    if child == 0:
        one_move(shelf, path, rng, saved)
    os.close(saved)
    for _ in range(rng.randrange(60_000)):
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(heard)


def moves_in(path: Path) -> list[str]:
    return [line.text for line in read(path.read_bytes()).lines]


def survive(folder: Path, matches: int) -> None:
    shelf = Shelf(folder)
    for key in registry.games():
        for seed in range(matches):
            rng = Random(seed)
            path = begin(shelf, key, seed)
            for _ in range(KILLED):
                before = moves_in(path)
                killed_sometime(shelf, path, rng)
                between = moves_in(path)
                assert between[: len(before)] == before
                said = killed_after_one_move(shelf, path, rng)
                after = moves_in(path)
                assert after[: len(between)] == between
                assert len(after) > len(between) or said == b"over"
                if said == b"over":
                    break
            shelf.look(path)
            path.unlink()


def test_nothing_saved_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    survive(tmp_path, 1)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_nothing_saved_is_lost_in_a_hundred_matches(tmp_path: Path) -> None:
    survive(tmp_path, 100)
