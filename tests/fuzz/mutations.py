"""Random damage to files, of bounded size, as disks, editors and human mistakes cause it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

MOST: Final = 60_000
"""Bytes: no mutation makes more of a file, beyond what it had."""
ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 10**18, -(10**30), 1e308, float("nan"), float("inf"), 0.5, "", " ", "\x00", "\ud800",
    "\u202e", "a\nb", "<b>", "{}", "{0}", "%n", "&", "x" * 3000, [], {}, [[]], [None], {"": ""}, {"a": {"a": []}},
)  # fmt: skip
"""Values where others should be."""
SCRAPS: Final = (
    b"", b"\0", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r\n", b"\n\n", b"[" * 2000, b'"', b"{", b"}", b"'''",
    b"#", b"|", b"-1", b"9" * 400, b"1e400", b"NaN", b"true", b"\xe2\x80\xae", b"{{", b"{n}", b"`" * 50, b"\t",
)  # fmt: skip
"""Bytes in the midst of others."""


def of_bytes(data: bytes, rng: Random) -> bytes:
    """Return `data` after one to four random changes: bytes inserted, cut out, repeated, moved or replaced."""
    for _ in range(rng.randint(1, 4)):
        at, to = sorted(rng.randint(0, len(data)) for _ in range(2))
        to = min(to, at + 400)
        change = rng.randrange(6)
        if change == 0:
            data = data[:at] + rng.choice(SCRAPS) + data[at:]
        elif change == 1:
            data = data[:at] + data[to:]
        elif change == 2:
            data = data[:to] + data[at:to] * rng.randint(1, 20) + data[to:]
        elif change == 3:
            data = data[:at] if rng.random() < 0.3 else data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        elif change == 4:
            data = data[:at] + rng.choice(SCRAPS) + data[to:]
        else:
            data = _lines(data, rng)
    return data[: len(data) // 2 + MOST]


def _lines(data: bytes, rng: Random) -> bytes:
    """Return `data` with one line moved or repeated, or one number changed."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    taken = lines[rng.randrange(len(lines))]
    if rng.random() < 0.5:
        lines.remove(taken)
    digits = [at for at, byte in enumerate(taken) if chr(byte).isdigit()]
    if digits:
        at = rng.choice(digits)
        taken = taken[:at] + rng.choice((b"0", b"9", b"-1", b"99999999999", b"1.5", b"x")) + taken[at + 1 :]
    lines.insert(rng.randint(0, len(lines)), taken)
    return b"".join(lines)


def of_value(value: Any, rng: Random) -> Any:
    """Return a nested JSON value with one to three parts replaced, left out, repeated or put under another key."""
    for _ in range(rng.randint(1, 3)):
        value = _changed(value, rng)
    return value


def _changed(value: Any, rng: Random) -> Any:
    inner = isinstance(value, (dict, list)) and bool(value) and rng.random() < 0.85
    if not inner:
        return rng.choice(ODD)
    if isinstance(value, dict):
        key = rng.choice(list(value))
        return _with_part(dict(value), key, rng)
    at = rng.randrange(len(value))
    kept = list(value)
    change = rng.randrange(4)
    if change == 0:
        del kept[at]
    elif change == 1:
        kept.insert(at, kept[rng.randrange(len(kept))])
    else:
        kept[at] = _changed(kept[at], rng)
    return kept


def _with_part(fields: dict[Any, Any], key: Any, rng: Random) -> dict[Any, Any]:
    change = rng.randrange(5)
    if change == 0:
        del fields[key]
    elif change == 1:
        fields[rng.choice(("", "x", "format", "\x00", str(key) + " "))] = fields[key]
    else:
        fields[key] = _changed(fields[key], rng)
    return fields


def of_json(data: bytes, rng: Random) -> bytes:
    """Return the bytes of a JSON file damaged as a value or as bytes; a file of several lines is
    damaged line by line."""
    if rng.random() < 0.4:
        return of_bytes(data, rng)
    lines = data.decode().splitlines()
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(lines))
        lines[at] = json.dumps(of_value(json.loads(lines[at]), rng)) if lines[at].strip()[:1] in "[{" else lines[at]
    return ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")


Mutation = Callable[[bytes, Random], bytes]
