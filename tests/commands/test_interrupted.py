"""Ctrl+C in a command, and output that cannot be written: a status and at most one sentence, never a traceback."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from garden_desktop.__main__ import main
from garden_desktop.commands import check, sim
from garden_desktop.ladder import running
from tests.systems import linux, posix

pytestmark = pytest.mark.daily  # processes that are interrupted

GG, FF = "gnomadic_gardeners", "fire_and_flora"
interrupts = posix("Windows sends Ctrl+C to all of a console alone")


def program(*words: str) -> subprocess.Popen[str]:
    """The program as a shell starts it, in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "garden_desktop", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - a call of the system's, and this process has no other thread here
    )


def hear_interrupts() -> None:
    """Whoever runs the tests in the background of a shell has Ctrl+C ignored, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupt(running: subprocess.Popen[str]) -> tuple[int, str]:
    """Send Ctrl+C to the whole group, as a terminal does; the status, and what was said on standard error.

    The status is as a shell tells it: where Ctrl+C came in the middle of an import, Python ends itself by the signal
    once all is done, which shells call 130, too.
    """
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    return 130 if running.returncode == -signal.SIGINT else running.returncode, said


@interrupts
def test_ctrl_c_in_a_ladder_tells_what_is_kept_and_ends_its_processes(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    words = ["--levels", "random,easy", "--seats", "2", "--games", "100000", "--jobs", "2", "--out", str(out)]
    with program("ladder", GG, *words) as ladder:
        while not out.exists() or out.read_bytes().count(b"\n") < 3:
            assert ladder.poll() is None
        status, said = interrupt(ladder)
    games = out.read_bytes().count(b"\n") - 1
    assert status == 130
    assert said == (
        f"garden-desktop: stopped after {games} matches; {out} has {games}, and the same command continues from there\n"
    )


@interrupts
def test_ctrl_c_in_sim_tells_where_the_records_are(tmp_path: Path) -> None:
    with program("sim", GG, "--games", "1000000", "--json", "--records", str(tmp_path)) as played:
        assert played.stdout is not None
        assert json.loads(played.stdout.readline())
        status, said = interrupt(played)
    assert status == 130
    assert said.startswith("garden-desktop: stopped after ")
    assert said.endswith(f", saved in {tmp_path}\n")
    assert said.count("\n") == 1


@interrupts
def test_ctrl_c_in_tune_writes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out.toml"
    words = ["--numbers", "coin", "--deals", "4", "--rounds", "100000", "--against", "easy", "--jobs", "2"]
    with program("tune", FF, *words, "--out", str(out)) as tuned:
        assert tuned.stdout is not None
        assert tuned.stdout.readline().startswith("round 1")
        assert interrupt(tuned) == (130, "garden-desktop: stopped; nothing was written\n")
    assert not out.exists()


@interrupts
def test_ctrl_c_ends_a_guest_and_its_game() -> None:
    guest = f"{sys.executable} -c 'import sys; sys.stderr.write(\"asked\\n\"); sys.stdin.read()'"
    with program("sim", GG, "--games", "1", "--seats", "2", "--bots", "guest,random", "--guest", guest) as played:
        assert played.stderr is not None
        assert played.stderr.readline() == "asked\n"
        status, said = interrupt(played)
    assert status == 130
    assert said == "garden-desktop: stopped after 0 matches\n"


@pytest.mark.parametrize("words", [["check", "."], ["replay", "x"], ["puzzles", "check"], ["lessons", "check"], []])
def test_ctrl_c_anywhere_ends_with_130_and_no_traceback(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    for place in ("check.run_check", "replay.looked_at", "puzzles._check", "lessons.game_of"):
        monkeypatch.setattr(f"garden_desktop.commands.{place}", interrupted)
    monkeypatch.setattr("garden_desktop.hotseat.lesson.library.files", interrupted)
    monkeypatch.setattr("garden_desktop.ui.app.run", interrupted)
    assert main(words) == 130
    assert capsys.readouterr().err == ""


@linux("elsewhere there is no full device to write to")
@pytest.mark.parametrize("words", [f"sim {GG} --games 1", f"sim {GG} --games 300 --json", "lessons check", "check"])
def test_a_full_device_is_told_of_in_one_sentence(words: str, tmp_path: Path) -> None:
    here = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "garden_desktop", *words.split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=here, check=False)
    assert done.returncode == 1
    assert done.stderr == "garden-desktop: the output cannot be written: No space left on device\n"


def test_records_for_which_there_is_no_room_are_told_of_with_their_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main(["sim", GG, "--games", "1", "--records", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"garden-desktop: {tmp_path}: No space left on device\n"


def test_on_windows_nobody_who_reads_on_is_no_error_either(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Windows says EINVAL for a broken pipe."""

    def unread(*_: object) -> int:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(check, "run_check", unread)
    monkeypatch.setattr("garden_desktop.commands.command._discard_output", lambda: None)
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["check"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(OSError, match="Invalid argument"):
        main(["check"])


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["ladder", GG, "--levels", "random,easy", "--seats", "2", "--games", "2"], "ladder"),
        (["tune", FF, "--numbers", "coin", "--deals", "4", "--out", "OUT"], "tune"),
    ],
)
def test_where_no_semaphores_can_be_made_no_file_is_blamed(
    words: list[str], where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a container without /dev/shm."""

    def refused(*_: object) -> running.Place:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(f"garden_desktop.commands.{where}.processes", refused)
    assert main([str(tmp_path / "out.toml") if word == "OUT" else word for word in words]) == 1
    assert capsys.readouterr().err == "garden-desktop: Permission denied\n"


def test_a_game_in_no_time_has_no_speed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The clock of Windows counts processor time in steps of 15.6 ms."""
    monkeypatch.setattr(sim, "cpu_seconds", lambda: 1.0)
    assert main(["sim", GG, "--games", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["summary"]["moves_per_second"] == 0
