"""The power goes: whatever moment the program dies at, at most the move being made is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.record import Seated, read
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from tests import fifth
from tests.today import in_turn

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2, everyday=4))


def begin(shelf: MatchRepository, key: str, seed: int) -> Path:
    seats = tuple(Seated(f"Seat {n + 1}", n) for n in range(registry.games()[key].info.seats[-1]))
    session = shelf.begin_match(MatchSetup(key, seats, {}, seed))
    assert session.journal is not None
    session.close()
    return session.journal.path


def killed(path: Path, rng: Random) -> list[str]:
    """Let another process play on (`doomed.py`) and kill it in the middle of a move; what it said of those before."""
    command = [sys.executable, "-m", "tests.hotseat.doomed", str(path), str(rng.random())]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(rng.randrange(1, 8))]
        for _ in range(rng.randrange(60_000)):
            pass
        process.kill()
        said += process.stdout.readlines()
    return [line.rstrip("\n") for line in said if line.endswith("\n")]


def survive(folder: Path, key: str, times: int) -> None:
    """Kill so many players of one match; when it is over, of the next one."""
    shelf, rng = MatchRepository(folder), Random(key)
    path = begin(shelf, key, 0)
    for seed in range(times):
        before = moves_in(path)
        said = killed(path, rng)
        after = moves_in(path)
        assert said, "it died before it made a move"
        assert after[: len(before)] == before
        assert [line for line in said if line != "over" and line not in numbered(after)] == []
        shelf.open_read_only(path)
        if said[-1] == "over":
            path = begin(shelf, key, seed)


def moves_in(path: Path) -> list[str]:
    return [line.text for line in read(path.read_bytes()).lines]


def numbered(moves: list[str]) -> set[str]:
    """Moves as the one that made them tells of them."""
    return {f"{number} {move}" for number, move in enumerate(moves, start=1)}


@every_game
def test_nothing_saved_is_lost_when_the_program_is_killed(key: str, tmp_path: Path) -> None:
    survive(tmp_path, key, 12)


@pytest.mark.long
@pytest.mark.timeout(7200)
@every_game
def test_nothing_saved_is_lost_in_a_thousand_deaths(key: str, tmp_path: Path) -> None:
    survive(tmp_path, key, 1_000)
