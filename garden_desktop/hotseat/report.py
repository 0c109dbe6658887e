"""A report of a problem: log, versions and a record in one file that may be mailed. Nobody is named in it."""

from __future__ import annotations

import json
import os
import re
import unicodedata
import zipfile
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.files import EXPORTED, read_regular, write_whole
from garden_desktop.core.record import MOST
from garden_desktop.core.text import QT_TRANSLATE_NOOP, printable

MOST_LOG: Final = 4 << 20
"""Bytes of a log at most; the program's own keep to an eighth of it."""
ABOUT: Final = "about.txt"
MATCH: Final = "match.garden.jsonl"
OPEN: Final = QT_TRANSLATE_NOOP(
    "record", "The match is not over: whoever reads the file can see hidden hands, the seed and all draws."
)
"""To be said wherever the record of a running match leaves the program."""
_CASE = re.IGNORECASE if os.name == "nt" else re.NOFLAG
"""Windows finds a file by a path in any case."""
_SHORTEST: Final = 3
"""Letters of an account's name from which on a folder of that name is its."""


def write_report(target: Path, about: Mapping[str, str], logs: Iterable[Path], record: Path | None) -> None:
    """Put a zip there with what `about` tells, the logs, and the record where one is given.

    People are "Person 1", "Person 2" and so on; the home folder is "~". A record whose header cannot be read is left
    out, as nobody knows the names in it, and so is a log that is no file. Raises OSError; then nothing is left there.
    """
    known = _Anonymizer()
    told, match = dict(about), b""
    if record is not None:
        match = _unnamed(read_regular(record, MOST), known)
        told["Match"] = MATCH if match else "left out, as its first line cannot be read"
    texts: dict[str, str] = {}
    for log in logs:
        try:
            texts[printable(log.name)] = read_regular(log, MOST_LOG).decode("utf-8", "replace")
        except OSError as error:  # a report without it is better than none
            told[printable(log.name)] = f"left out: {error.strerror}"
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        lines = "".join(f"{name}: {known.out_of(text)}\n" for name, text in told.items())
        file.writestr(ABOUT, lines.encode("utf-8", "replace"))
        for name, text in texts.items():
            file.writestr(name, known.out_of(text))
        if match:
            file.writestr(MATCH, match)
    write_whole(target, packed.getvalue(), EXPORTED)


class _Anonymizer:
    """Who is called what: each person by a number."""

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}
        self._spellings: dict[str, str] = {}
        self._home = _home_pattern(Path.home())

    def instead_of(self, name: str) -> str:
        number = self._numbers.setdefault(name.casefold(), f"Person {len(self._numbers) + 1}")
        for form in ("NFC", "NFD"):  # a letter with an accent is one character or two, whoever wrote it
            self._spellings[unicodedata.normalize(form, name)] = number
        return number

    def out_of(self, text: str) -> str:
        """The text without these names, and without where somebody's home is and what they are called there."""
        text = self._home.sub("~", text)
        text = _account_pattern(Path.home().name).sub("user", text)
        for name in sorted(self._spellings, key=len, reverse=True):
            text = re.sub(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", self._spellings[name], text)
        return text


def _home_pattern(home: Path) -> re.Pattern[str]:
    """The home folder as paths are written: as it is, as Python quotes it (with doubled backslashes), with slashes
    alone, and as an address."""
    forms = {str(home), repr(str(home))[1:-1], home.as_posix(), home.as_uri().removeprefix("file://")}
    longest = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    return re.compile(rf"(?:{longest})(?![\w-])", _CASE)


def _account_pattern(name: str) -> re.Pattern[str]:
    """The name of the account where it is a folder in other paths, such as `/media/NAME/stick`."""
    if len(name) < _SHORTEST:
        return re.compile(r"(?!)")  # nothing
    return re.compile(rf"(?<=[\\/]){re.escape(name)}(?=[\\/])", _CASE)


def _unnamed(record: bytes, known: _Anonymizer) -> bytes:
    """The same lines with other names at the seats; b"" where the first one says nothing."""
    header, *lines = record.split(b"\n")
    first = _renamed(header, known)
    return b"\n".join((first, *(_renamed(line, known) or line for line in lines))) if first else b""


def _renamed(line: bytes, known: _Anonymizer) -> bytes:
    """A line that names people, with other names; b"" where it is none."""
    if b'"seats"' not in line:
        return b""
    try:
        value: Any = json.loads(line)
        for seat in value["seats"]:
            if seat["who"] == "human":
                seat["name"] = known.instead_of(seat["name"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return b""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
