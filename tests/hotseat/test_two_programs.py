"""Two programs write to the same stores at once: nothing is lost, nothing fails, and no reader finds half a file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.hotseat.writer import FILES, TABLES, found

ROOT = Path(__file__).resolve().parents[2]
WRITERS = ("first", "second")
every_store = pytest.mark.parametrize("store", FILES)


def started(store: str, folder: Path, who: str, times: int = 0) -> subprocess.Popen[str]:
    """A process (`writer.py`) that waits for a line before it writes."""
    command = [sys.executable, "-m", "tests.hotseat.writer", store, str(folder), who, str(times)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, encoding="utf-8")
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def write_at_once(store: str, folder: Path, times: int) -> None:
    writers = [started(store, folder, who, times) for who in WRITERS]
    with started(store, folder, "reader") as reader:
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        said = [writer.communicate()[0].splitlines() for writer in writers]
        read = reader.communicate()[0].splitlines()
    done = [str(n) for n in range(times)]
    assert said == [done, done], "no write failed"
    assert read.count("torn") == 0
    assert int(read[-1]) > 0
    last = times - TABLES if store == "tables" else 0
    lost = {f"{who} {n}" for who in WRITERS for n in range(last, times)} - found(store, folder)
    assert lost == set()
    assert [path.name for path in folder.iterdir()] == [FILES[store]]


@every_store
def test_two_programs_lose_nothing_to_each_other(store: str, tmp_path: Path) -> None:
    write_at_once(store, tmp_path, 40)


@pytest.mark.long
@pytest.mark.timeout(1800)
@every_store
def test_two_programs_lose_nothing_in_a_thousand_writes_each(store: str, tmp_path: Path) -> None:
    write_at_once(store, tmp_path, 1_000)


def killed(folder: Path, rng: Random) -> list[str]:
    """Let a process keep notes and kill it in the middle of a write; those it has said are kept."""
    who = f"doomed{rng.random()}"
    with started("notes", folder, who, 1_000) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        said = [process.stdout.readline() for _ in range(rng.randrange(1, 4))]
        for _ in range(rng.randrange(60_000)):
            pass
        process.kill()
        said += process.stdout.readlines()
    return [f"{who} {line.strip()}" for line in said if line.endswith("\n")]


def survive(folder: Path, times: int) -> None:
    rng, kept = Random("a"), set[str]()
    for _ in range(times):
        kept |= set(killed(folder, rng))
        assert kept <= found("notes", folder)
        left = {path.name for path in folder.iterdir()} - {FILES["notes"], f"{FILES['notes']}.lock"}
        assert len(left) <= 1, "the next write has removed what the one before it left"
    with started("notes", folder, "last", 1) as process:
        process.communicate("go\n")
    assert [path.name for path in folder.iterdir()] == [FILES["notes"]]


def test_a_killed_writer_leaves_a_whole_file_and_nothing_for_long(tmp_path: Path) -> None:
    survive(tmp_path, 5)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_hundred_killed_writers_leave_a_whole_file_and_nothing_for_long(tmp_path: Path) -> None:
    survive(tmp_path, 100)
