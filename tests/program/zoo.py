"""Odd things that lie in a folder one fine day: names of any bytes, any time, any type of file, any content.

Each is made by a function that is given the path where it is to lie; `lay_out` puts all of them into a folder.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

Maker = Callable[[Path], object]

FAR: Final = 10_480_000_000
"""Seconds since the epoch: the year 2302."""


def writes(data: bytes) -> Maker:
    """A file with these bytes."""
    return lambda path: path.write_bytes(data)


def leads(to: str) -> Maker:
    """A symbolic link."""
    return lambda path: path.symlink_to(to)


def listens(path: Path) -> None:
    """A socket; its address may have 107 bytes, and so is written from where it lies."""
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.bind(path.name)
    finally:
        os.chdir(here)


def of_time(seconds: int, data: bytes) -> Maker:
    """A file that says it was written at this time."""

    def make(path: Path) -> None:
        path.write_bytes(data)
        os.utime(path, (seconds, seconds))

    return make


def of_mode(mode: int, data: bytes) -> Maker:
    def make(path: Path) -> None:
        path.write_bytes(data)
        path.chmod(mode)

    return make


def sparse(path: Path) -> None:
    """A file of a gigabyte that takes no room."""
    with path.open("wb") as file:
        file.truncate(1 << 30)


def full_folder(path: Path) -> None:
    (path / "deep" / "deeper").mkdir(parents=True)
    (path / "deep" / "file").touch()


def animals(good: bytes) -> Mapping[str, Maker]:
    """Thirty kinds of things and more, by what they are called; `good` is the content of a file that belongs there."""
    return {
        "pipe": os.mkfifo,
        "socket": listens,
        "folder": Path.mkdir,
        "full-folder": full_folder,
        "link-nowhere": leads("nowhere"),
        "link-to-itself": lambda path: path.symlink_to(path.name),
        "link-to-zeros": leads("/dev/zero"),
        "link-to-a-full-disk": leads("/dev/full"),
        "link-to-a-folder": leads("/"),
        "link-to-its-folder": leads("."),
        "empty": writes(b""),
        "line-end": writes(b"\n"),
        "zero-bytes": writes(bytes(5000)),
        "no-text": writes(b"\xff\xfe\x80\n" * 50),
        "byte-order-mark": writes(b"\xef\xbb\xbf" + good),
        "sixteen-bit": writes(good.decode("utf-8", "replace").encode("utf-16")),
        "brackets": writes(b"[" * 100_000 + b"\n"),
        "digits": writes(b'{"format": 1' + b"0" * 10_000 + b"}\n"),
        "not-a-number": writes(b'{"format": NaN}\n'),
        "one-long-line": writes(b"x" * 300_000),
        "dotted": writes(b"a." * 1000 + b"a = 1\n"),
        "torn": writes(good[: len(good) // 2]),
        "carriage-returns": writes(good.replace(b"\n", b"\r\n")),
        "newer": writes(good.replace(b'"format":1', b'"format":9').replace(b'"app":"0.', b'"app":"9.')),
        "sparse": sparse,
        "no-mode": of_mode(0, good),
        "read-only": of_mode(0o400, good),
        "far-future": of_time(FAR, good),
        "epoch": of_time(0, good),
        "before-the-epoch": of_time(-(2**31), good),
        "spaces   and '\"&<b>%n{file}": writes(good),
        "-rf": writes(good),
        "line\nend": writes(good),
        "right-to-left \u202e\u05d0\u05d1": writes(good),
        "composed-Ju\u0308rgen \U0001f33b": writes(good),
        os.fsdecode(b"latin-\xe9"): writes(good),
        os.fsdecode(b"bytes-\xff\xfe\x80"): writes(b"nonsense\n"),
        "long-" + "n" * 200: writes(good),
    }


def lay_out(folder: Path, ending: str, good: bytes) -> set[str]:
    """Put one of each into a folder; their names, which all begin with "zoo "."""
    folder.mkdir(parents=True, exist_ok=True)
    names = set()
    for kind, make in animals(good).items():
        make(path := folder / f"zoo {kind}{ending}")
        names.add(path.name)
    return names
