"""Guests: programs that do not answer, end, or start others, and how they are ended on each system."""

from __future__ import annotations

import ctypes
import json
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from garden_desktop.__main__ import main
from garden_desktop.core.options import resolve_options
from garden_desktop.engine import guest
from garden_desktop.engine.guest import ExternalBot, ExternalBotError, ProcessTree, WindowsJob, command_words
from garden_desktop.games import registry
from tests.systems import posix

GG = "gnomadic_gardeners"
NOTHING = """
import socket, sys
line = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
line.recv(1)
"""
"""A program that never answers, and keeps its output open until the other end of the line is closed."""
WRAPPER = """
import subprocess, sys
subprocess.Popen([sys.executable, *sys.argv[2:]], start_new_session=sys.argv[1] == "alone")
sys.stdin.read() if sys.argv[1] == "waits" else None
"""
"""A program that starts another one, as a shell script does."""


def command_line(*words: str | Path) -> str:
    """A command as a person of this system types it."""
    texts = [str(word) for word in words]
    return subprocess.list2cmdline(texts) if sys.platform == "win32" else shlex.join(texts)


def ask(player: ExternalBot) -> Any:
    """Ask for the first move of a match."""
    game = registry.games()[GG]
    pack = registry.load_pack(game)
    rules = game.rules(2, resolve_options(game, {}, 1, pack), pack)
    return player.choose(rules, rules.view(rules.setup(), 0), 0, Random(1))


def seated(*words: str, patience: float = 20) -> ExternalBot:
    return ExternalBot([sys.executable, *words], registry.games()[GG], {}, patience)


@pytest.fixture
def nothing(tmp_path: Path) -> Path:
    (tmp_path / "nothing.py").write_text(NOTHING)
    return tmp_path / "nothing.py"


@pytest.fixture
def line() -> Iterator[socket.socket]:
    """Where such a program reports: by its end of the line a test hears that it is gone."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(60)
        yield server


def port(server: socket.socket) -> str:
    return str(server.getsockname()[1])


def gone(line: socket.socket) -> bool:
    """Whether the program at the other end has ended; waits for it."""
    line.settimeout(60)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:  # how Windows tells of one that was killed
        return True


@pytest.mark.parametrize("wrapper", ["waits", "ends"])
def test_a_guest_is_ended_with_its_children_when_its_time_is_up(
    wrapper: str, nothing: Path, line: socket.socket
) -> None:
    """The child keeps the output open, whether the wrapper is there or has ended."""
    with seated("-c", WRAPPER, wrapper, str(nothing), port(line), patience=2) as player:
        child, _ = line.accept()
        with child:
            with pytest.raises(ExternalBotError, match="the guest took longer than 2 seconds over request 1"):
                ask(player)
            assert gone(child)


def test_a_child_that_outlives_its_guest_is_ended_with_the_game(nothing: Path, line: socket.socket) -> None:
    with seated("-c", WRAPPER, "ends", str(nothing), port(line)):
        child, _ = line.accept()
    with child:
        assert gone(child)


@posix("a process leaves its session; a job of Windows it does not")
def test_a_child_that_has_left_the_session_holds_nobody_up(nothing: Path, line: socket.socket) -> None:
    player = seated("-c", WRAPPER, "alone", str(nothing), port(line), patience=1)
    with player:
        child, _ = line.accept()
        with pytest.raises(ExternalBotError, match="took longer than 1 seconds"):
            ask(player)
    child.close()


def test_ctrl_c_ends_a_guest_at_once(nothing: Path, line: socket.socket) -> None:
    with pytest.raises(KeyboardInterrupt), seated(str(nothing), port(line), patience=600):
        child, _ = line.accept()
        raise KeyboardInterrupt
    with child:
        assert gone(child)


def test_a_guest_that_has_ended_is_told_of_with_its_last_line_and_not_asked_again() -> None:
    with seated("-c", "") as player:
        for _ in range(2):
            with pytest.raises(ExternalBotError, match=r"^the guest ended after request 1; it had written nothing$"):
                ask(player)
    answer = "import json, sys; a = json.loads(input()); print(json.dumps({'id': a['id'], 'move': a['moves'][0]}))"
    with seated("-c", answer) as player:
        assert ask(player)
        with pytest.raises(
            ExternalBotError, match=r"the guest ended after request 2; its last line was “\{\"id\": 1, "
        ):
            ask(player)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("dance\n", "the line is not JSON"),
        ('{"id": 0, "move": "pass"}', "'id' is that of another request"),
        ('{"id": 1}', "'move' is missing"),
        ('{"id": 1, "move": "dance"}', "'dance' is none of the moves"),
    ],
)
def test_a_guest_that_does_not_answer_costs_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], answer: str, reason: str
) -> None:
    program = tmp_path / "my guest.py"
    program.write_text(f"import sys\nsys.stdin.readline()\nsys.stdout.write({answer!r})\n")
    words = ["--games", "1", "--seats", "2", "--bots", "guest,easy", "--guest", command_line(sys.executable, program)]
    assert main(["sim", GG, *words]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["summary"]["games"] == 1
    assert f"the guest's answer to request 1: {reason}" in told.err
    assert told.err.count("\n") == 1


def test_every_move_that_a_guest_did_not_give_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()
    choose = ExternalBot.choose

    def counted(player: ExternalBot, *words: Any) -> Any:
        asked.append(1)
        return choose(player, *words)

    monkeypatch.setattr(ExternalBot, "choose", counted)
    words = ["--games", "2", "--seats", "2", "--bots", "guest,easy", "--guest", command_line(sys.executable, "-c", "")]
    assert main(["sim", GG, *words]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["summary"]["failures"] == len(asked) > 2
    assert told.err == (
        f"garden-desktop: the guest program sent no move {len(asked)} times, first with seed 1:"
        " the guest ended after request 1; it had written nothing. A legal move was played instead.\n"
    )


def test_a_line_without_end_is_no_answer_and_fills_no_memory() -> None:
    flood = "import sys\nwhile True: sys.stdout.write('x' * 65536)"
    with seated("-c", flood) as player:
        with pytest.raises(ExternalBotError, match="the line is longer than 1048576 bytes"):
            ask(player)
        assert len(player._read) <= 1 << 16
        player._process.end()


@pytest.mark.parametrize("command", ["no-such-program", "", "a 'b"])
def test_a_guest_that_cannot_be_started_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "stalk_exchange", "--games", "1", "--bots", "guest", "--guest", command]) != 0
    said = capsys.readouterr().err
    assert said.startswith(f"garden-desktop: --guest {command!r} cannot be started: ")
    assert said.count("\n") == 1


SPACES = r'"C:\Program Files\Perl\perl.exe" "C:\my guests\guest.pl"'


def test_windows_gets_the_command_line_as_it_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    started = list[object]()

    class Program:
        pid, _handle = 1, 77
        stdin = stdout = SimpleNamespace(close=lambda: None)

        def __init__(self, command: object, **named: object) -> None:
            started.extend((command, named["start_new_session"]))

        def wait(self) -> None: ...
        def kill(self) -> None: ...

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "Popen", Program)
    monkeypatch.setattr(guest, "WindowsJob", lambda process: SimpleNamespace(end=lambda: None, close=lambda: None))
    with ExternalBot(SPACES, registry.games()[GG], {}):
        assert started == [SPACES, False]


def test_elsewhere_a_command_line_is_split_as_a_shell_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert command_words("'my perl' \"my guest.pl\" -w") == ["my perl", "my guest.pl", "-w"]
    assert command_words("") == [""]
    monkeypatch.setattr(sys, "platform", "win32")
    assert command_words(SPACES) == SPACES


def test_on_windows_a_job_ends_all_when_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[tuple[str, tuple[Any, ...]]]()

    class Kernel:
        def __getattr__(self, name: str) -> Any:
            def call(*words: Any) -> int:
                calls.append((name, tuple(getattr(word, "value", word) for word in words)))
                return 5

            self.__dict__[name] = call
            return call

    monkeypatch.setattr(ctypes, "WinDLL", lambda *_, **__: Kernel(), raising=False)
    job = WindowsJob(77)
    job.end()
    job.close()
    names = ["CreateJobObjectW", "SetInformationJobObject", "AssignProcessToJobObject", "TerminateJobObject"]
    assert [name for name, _ in calls] == [*names, "CloseHandle"]
    _, kind, limits, size = calls[1][1]
    assert (kind, len(limits), size) == (9, 144, 144)
    assert limits == limits_in_c()
    assert calls[2][1] == (5, 77)
    assert calls[3][1] == (5, 1)


def test_a_request_to_a_guest_whose_input_was_closed_meanwhile_is_an_error_of_the_pipe() -> None:
    """Ctrl+C closed it while a thread wrote, which then printed a traceback."""
    tree = ProcessTree([sys.executable, "-c", "input()"])
    tree.close_input()
    with pytest.raises(BrokenPipeError):
        tree.write(b"choose\n")
    tree.end()
    tree.wait()
    tree.close()


def limits_in_c() -> bytes:
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION with KILL_ON_JOB_CLOSE, laid out by the compiler's rules for Windows."""
    wide, size = ctypes.c_int64, ctypes.c_uint64

    class Basic(ctypes.Structure):
        _fields_ = [
            ("process_time", wide),
            ("job_time", wide),
            ("flags", ctypes.c_uint32),
            ("least", size),
            ("most", size),
            ("processes", ctypes.c_uint32),
            ("affinity", size),
            ("priority", ctypes.c_uint32),
            ("scheduling", ctypes.c_uint32),
        ]

    class Extended(ctypes.Structure):
        _fields_ = [("basic", Basic), ("io", ctypes.c_uint64 * 6), ("memory", size * 4)]

    return bytes(Extended(basic=Basic(flags=0x2000)))
