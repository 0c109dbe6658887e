"""External bots: programs in any language that play a seat over JSON lines (docs/engine.md)."""

from __future__ import annotations

import errno
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread, Timer
from typing import Any, Final

from garden_desktop.core.game import Game
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import quoted
from garden_desktop.core.types import Options, Seat
from garden_desktop.engine.protocol import LONGEST, RequestError, describe_view, field, request

PATIENCE: Final = 60.0
"""Seconds in which an external bot must answer."""
_CHUNK: Final = 1 << 16
"""Maximum bytes of one read from a pipe."""


class ExternalBotError(Exception):
    """Missing or invalid answer of an external bot; the sentence names the request."""


class ExternalBot:
    """Bot that asks an external program: sends it the view and the legal moves of its seat, and gets one of these
    moves.

    `command` is the program with its arguments, as a list or as the text of a command line. Use it in a `with`
    statement. Raises OSError where the program cannot be started, ValueError for a command line with an open quotation
    mark, and ExternalBotError for a missing or invalid answer.
    """

    def __init__(self, command: Sequence[str] | str, game: Game, options: Options, patience: float = PATIENCE) -> None:
        self._table = {"game": game.info.key, "options": dict(options)}
        self._game, self._patience, self._number = game, patience, 0
        self._process = ProcessTree(command_words(command) if isinstance(command, str) else command)
        self._read, self._last = b"", b""
        self._gone = ""

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the program's input, which tells it that no request follows, and wait until it ends.

        An exception, Ctrl+C among them, kills it at once: in its own process group it does not get Ctrl+C itself.
        """
        if kind is not None:
            self._process.end()
        self._process.close_input()
        timer = Timer(self._patience, self._process.end)
        timer.daemon = True
        timer.start()
        self._process.wait()
        timer.cancel()
        self._process.end()  # processes that it has started may still run
        self._process.close()

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """Legal move named by the program. Raises ExternalBotError."""
        if self._gone:
            raise ExternalBotError(self._gone)
        moves = {rules.move_text(move): move for move in rules.legal_moves(view)}
        self._number += 1
        asked = {"id": self._number, "do": "choose", "seat": seat + 1, "seats": rules.seats} | self._table
        try:
            said = self._answer(asked | {"view": describe_view(self._game, rules, view, seat), "moves": [*moves]})
        except RequestError as error:
            wrote = f"its line was “{_shortened(self._last)}”"
            raise ExternalBotError(f"the guest's answer to request {self._number}: {error}; {wrote}") from error
        if said not in moves:
            raise ExternalBotError(
                f"the guest's answer to request {self._number}: {quoted(said)!r} is none of the moves"
            )
        return moves[said]

    def _answer(self, asked: dict[str, Any]) -> str:
        """Move in the answer to a request. Raises RequestError for an invalid answer, and ExternalBotError where none
        comes."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        data = json.dumps(asked).encode() + b"\n"
        # In a thread of its own, as a read may never return: a process that the guest started may have left its group
        # and hold the pipes for ever.
        Thread(target=self._exchange, args=(data, answers), daemon=True).start()
        try:
            line = answers.get(timeout=self._patience)
        except Empty:
            raise self._lost(f"took longer than {self._patience:g} seconds over request {self._number}") from None
        if not line:
            raise self._lost(f"ended after request {self._number}")
        self._last = line
        told = request(line)
        if told.get("id") != asked["id"]:
            raise RequestError("'id' is that of another request", "id")
        return field(told, "move", str)

    def _lost(self, why: str) -> ExternalBotError:
        """Kill the program for the rest of the game; this and every further request raise the error that is
        returned."""
        self._process.end()
        wrote = f"its last line was “{_shortened(self._last)}”" if self._last else "it had written nothing"
        self._gone = f"the guest {why}; {wrote}"
        return ExternalBotError(self._gone)

    def _exchange(self, asked: bytes, answers: SimpleQueue[bytes]) -> None:
        """Write a request and put the answering line into `answers`; b"" where the program's output has ended."""
        with suppress(OSError):  # it has closed its input, but a line it wrote before may still be there
            self._process.write(asked)
        try:
            answers.put(self._line())
        except (OSError, ValueError):  # closed by another thread, which has given the guest up
            answers.put(b"")

    def _line(self) -> bytes:
        """Next line of output; of a line longer than any answer the first LONGEST + 1 bytes, which `request`
        refuses."""
        while b"\n" not in self._read[: LONGEST + 1] and len(self._read) <= LONGEST:
            part = self._process.read()
            if not part:
                break
            self._read += part
        end = self._read.find(b"\n", 0, LONGEST + 1)
        size = LONGEST + 1 if end < 0 else end + 1
        line, self._read = self._read[:size], self._read[size:]
        return line


class ProcessTree:
    """Child process that is killed together with all its descendants.

    On POSIX it gets a session and process group of its own, on Windows a job object. Pipes are unbuffered: closing a
    buffered one would wait for the thread that reads it.
    """

    def __init__(self, command: Sequence[str] | str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(  # noqa: S603 - the command comes from the person who runs the game
            command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=sys.platform != "win32"
        )
        self._job = WindowsJob(int(self._process._handle)) if sys.platform == "win32" else None  # type: ignore[attr-defined]

    def write(self, data: bytes) -> None:
        """Write all bytes to its standard input. Raises OSError, also where another thread has closed it."""
        assert self._process.stdin is not None
        left = memoryview(data)
        try:
            while left:
                left = left[self._process.stdin.write(left) :]
        except ValueError as error:  # so Python reports a file that was closed here, as Ctrl+C does
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE)) from error

    def read(self) -> bytes:
        """Read at least one byte of its output; b"" at its end."""
        assert self._process.stdout is not None
        return os.read(self._process.stdout.fileno(), _CHUNK)

    def close_input(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended already
            self._process.stdin.close()

    def wait(self) -> None:
        self._process.wait()

    def end(self) -> None:
        """Kill the process and its descendants; those that left the group or session are not reached."""
        if self._job is not None:
            self._job.end()
        elif sys.platform != "win32":
            # no process left in the group; macOS reports EPERM where only zombies are left
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def close(self) -> None:
        """Close this end of its output. Descendants that still hold the other end may write on, unread."""
        assert self._process.stdout is not None
        self._process.stdout.close()
        if self._job is not None:
            self._job.close()


class WindowsJob:
    """Windows job object around a process: the system adds its descendants, and terminates all at once.

    KILL_ON_JOB_CLOSE kills them with this program as well, however it ends. A descendant that starts before the process
    is assigned to the job, in the first instants of its life, stays outside.
    """

    _EXTENDED_LIMITS, _KILL_ON_JOB_CLOSE = 9, 0x2000
    _LIMITS, _FLAGS_AT = 144, 16
    """Size of JOBOBJECT_EXTENDED_LIMIT_INFORMATION on 64-bit Windows and the offset of its LimitFlags, in bytes."""

    def __init__(self, process: int) -> None:
        import ctypes

        kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        self._kernel, self._handle = kernel, ctypes.c_void_p(kernel.CreateJobObjectW(None, None))
        limits = bytearray(self._LIMITS)
        limits[self._FLAGS_AT : self._FLAGS_AT + 4] = self._KILL_ON_JOB_CLOSE.to_bytes(4, "little")
        kernel.SetInformationJobObject(self._handle, self._EXTENDED_LIMITS, bytes(limits), self._LIMITS)
        # Fails where the process has ended already; then there is nothing to end.
        kernel.AssignProcessToJobObject(self._handle, ctypes.c_void_p(process))

    def end(self) -> None:
        self._kernel.TerminateJobObject(self._handle, 1)

    def close(self) -> None:
        self._kernel.CloseHandle(self._handle)


def command_words(command: str) -> list[str] | str:
    """Command line as Popen takes it. Raises ValueError for an open quotation mark.

    Windows programs split their command line themselves, by rules that shlex does not know: there it stays text.
    """
    return command if sys.platform == "win32" else shlex.split(command) or [""]


def _shortened(line: bytes) -> str:
    return quoted(line.decode("utf-8", "replace").strip())
