"""Problem report: log, versions and a record in one zip that can be mailed, anonymized."""

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
"""Maximum size of a log in bytes; the program's own logs keep to an eighth of it."""
ABOUT: Final = "about.txt"
MATCH: Final = "match.garden.jsonl"
OPEN: Final = QT_TRANSLATE_NOOP(
    "record",
    "The match is not over: the file shows hidden hands, the shuffle number and all draws to anyone who reads it.",
)
"""Warning wherever the record of an unfinished match leaves the program."""
_CASE = re.IGNORECASE if os.name == "nt" else re.NOFLAG
"""Windows paths are case-insensitive."""
_SHORTEST: Final = 3
"""Minimum length of an account name for folders of that name to be anonymized."""


def write_report(target: Path, about: Mapping[str, str], logs: Iterable[Path], record: Path | None) -> None:
    """Write a zip with the entries of `about`, the logs, and the record where one is given.

    People become "Person 1", "Person 2" and so on; the home folder becomes "~". A record whose header cannot be read is
    left out, as the names in it are unknown, and so is an unreadable log. Raises OSError; then nothing is left there.
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
        except OSError as error:  # a report without this log is better than none
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
    """Anonymizer: replaces names of people by numbers, and paths of the home folder by "~".

    Without it a report would name everybody at the table to whoever gets it.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}
        self._spellings: dict[str, str] = {}
        self._home = _home_pattern(Path.home())

    def instead_of(self, name: str) -> str:
        """Replacement of a person's name, the same for all spellings."""
        number = self._numbers.setdefault(name.casefold(), f"Person {len(self._numbers) + 1}")
        for form in ("NFC", "NFD"):  # composed or decomposed accents, depending on the source
            self._spellings[unicodedata.normalize(form, name)] = number
        return number

    def out_of(self, text: str) -> str:
        """Text without known names of people, the home folder, and the name of the account in paths."""
        text = self._home.sub("~", text)
        text = _account_pattern(Path.home().name).sub("user", text)
        for name in sorted(self._spellings, key=len, reverse=True):
            text = re.sub(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", self._spellings[name], text)
        return text


def _home_pattern(home: Path) -> re.Pattern[str]:
    """Pattern of the home folder in all spellings: plain, quoted by Python (doubled backslashes), with slashes, and as
    a URI."""
    forms = {str(home), repr(str(home))[1:-1], home.as_posix(), home.as_uri().removeprefix("file://")}
    longest = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    return re.compile(rf"(?:{longest})(?![\w-])", _CASE)


def _account_pattern(name: str) -> re.Pattern[str]:
    """Pattern of the account name as a folder in other paths, such as `/media/NAME/stick`."""
    if len(name) < _SHORTEST:
        return re.compile(r"(?!)")  # matches nothing
    return re.compile(rf"(?<=[\\/]){re.escape(name)}(?=[\\/])", _CASE)


def _unnamed(record: bytes, known: _Anonymizer) -> bytes:
    """Record with replaced names; b"" where the header cannot be read."""
    header, *lines = record.split(b"\n")
    first = _renamed(header, known)
    return b"\n".join((first, *(_renamed(line, known) or line for line in lines))) if first else b""


def _renamed(line: bytes, known: _Anonymizer) -> bytes:
    """Line with replaced names; b"" where it names nobody."""
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
