"""Hostile files, made to cost a parser time or memory, or to leave it by an error of another kind.

Each maker takes a good file and a source of chance, and knows the format: unlike `mutations`, which damages bytes.
"""

from __future__ import annotations

import bz2
import json
import lzma
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO
from random import Random
from typing import Any, Final

from garden_desktop.core import record as record_module
from garden_desktop.core.packs import digest
from tests.fuzz import mutations

BOM: Final = b"\xef\xbb\xbf"
BOMB: Final = 160 << 20
"""Bytes into which a bomb unpacks: more memory than anything may take here."""
NAMES: Final = (
    "records/CON.jsonl", "records/nul.garden.jsonl", "records/COM1.jsonl", "records/a.jsonl ", "records/a..jsonl",
    "records/" + "\U0001f33b" * 200 + ".jsonl", "records/" + "x" * 200 + ".jsonl", "records/e\u0301.jsonl",
    "records/../../x.jsonl", "/records/x.jsonl", "C:\\records\\x.jsonl", "records\\x.jsonl", "records/a\0b.jsonl",
    "records/.jsonl", "records/ .jsonl", "RECORDS/x.jsonl", "packs/../x.toml", "packs/0123456789abcdef.TOML", "",
    "players/0123456789abcdef.toml", "records/\u202ex.jsonl", "records/a.jsonl/", "notes.json", "records/a:b.jsonl",
)  # fmt: skip
TOML_VALUES: Final = (
    "9" * 5000, "9" * 90, "-" + "9" * 4301, "0x" + "f" * 4000, "0b" + "1" * 900, "1e999999", "nan", "-inf", "0.5",
    "2020-02-30", "0001-01-01T00:00:00-23:59", "9999-12-31T23:59:60Z", "25:61:00", "1979-05-27T00:32:00+99:99",
    "'''" + "x" * 3000, '"""' + "\\n" * 900 + '"""', '"\\ud800"', '"\\U00110000"', "[[[[[[]]]]]]", "{}", "true",
    "[nan]",
    "[" * 500 + "]" * 500, "{a=" * 300 + "1" + "}" * 300, "[1, 'a', {b = 2}]", "_1_", "+0", "0o8",
    "[" + "1," * 60_000 + "]",
)  # fmt: skip
JSON_VALUES: Final = (
    "9" * 5000, "-" + "9" * 90, "1e400", "NaN", "[" * 5000, "[" * 900 + "]" * 900, '{"a":' * 400 + "1" + "}" * 400,
    "{}",
    '"' + "\\u0000" * 50 + '"', '"\\ud800"', '"' + "x" * 60_000 + '"', "null", "true", "0.1", "[[1],[2]]", "-1",
    "[]", "",
    '{"a":1,"a":2}', '"../../../x"', "[" + "1," * 20_000 + "1]", "1" * 101, "99999999999999999999", '"\u202e"',
)  # fmt: skip

FILLINGS: Final = (
    '[1,"x"]', '[1, "x"]', '[1,"' + "x" * 50 + '"]', '{"undo":1}', '{"option":["a","b"]}', '{"seats":[]}', "[" * 900,
    '[1,"x"]\n{"undo":1}', '{"seats":[{"name":"a","symbol":1,"who":"human"},{"name":"b","symbol":1,"who":"human"}]}',
    '{"result":{"scores":[1,2],"ranks":[1,2]}}', '{"result":{"scores":[1,2],"ranks":[1,2]}}\n{"undo":1}', "{}" * 9_000,
)  # fmt: skip
"""Lines with which a record is filled up to the most bytes and lines it may have."""


def toml(good: bytes, rng: Random) -> bytes:
    """A pack or a players' file."""
    lines = good.decode().split("\n")
    at = rng.randrange(len(lines) + 1)
    change = rng.randrange(11)
    if change == 0:
        part = rng.choice(("a", '"a"', "'a'", "a ", "9"))
        lines.insert(
            rng.choice((0, at)), rng.choice(("", "[")) + ".".join([part] * rng.choice((9, 500, 30_000))) + " = 1"
        )
    elif change in (1, 2):
        numbered = [n for n, line in enumerate(lines) if "=" in line and not line.startswith("#")]
        n = rng.choice(numbered) if numbered else 0
        lines[n] = lines[n].partition("=")[0] + "= " + rng.choice(TOML_VALUES)
    elif change == 3:
        lines.insert(at, f"x{at} = " + rng.choice(TOML_VALUES))
    elif change == 4:
        lines = [
            rng.choice(("[t{0}]", "[[t]]", "k{0} = 1", "a.b.c.d.e.f.g.k{0} = 1", "#", "")).format(n)
            for n in range(19_000)
        ]
        lines = lines[: rng.randint(1000, 19_000)]
    elif change == 5:
        wide = ",".join(rng.choice(("1", "{a=1}", "[[]]", "''")) for _ in range(300))
        lines += [f"w{n} = [{wide}]" for n in range(rng.randint(1, 100))]
    elif change == 6:
        lines = [line * rng.choice((1, 1, 2, 400)) for line in lines]
    elif change == 7:
        lines.insert(
            at, rng.choice(('"' * 4000, "'" * 4000, "\\" * 4000, '"\\' * 900, "x = '''", 'x = """', "#" * 100_000))
        )
    elif change == 8:
        lines = lines * rng.choice((2, 60))
    data = "\n".join(lines).encode()[: 200 << 10]
    if change == 9:
        data = rng.choice((BOM, BOM * 2, b"\xff\xfe", b"\0", b"\xed\xa0\x80")) + data
    if change == 10:
        data = mutations.of_bytes(data, rng)
    return data.replace(b"\n", b"\r\n") if rng.random() < 0.1 else data


def garden_map(good: bytes, rng: Random) -> bytes:
    """A map of Paths & Flower Beds."""
    lines = good.decode().split("\n")
    at = rng.randrange(len(lines) + 1)
    change = rng.randrange(7)
    if change == 0:
        lines.insert(at, "opposite " + "a1 " * rng.choice((1, 9000)))
    elif change == 1:
        lines = [line.replace("1", "1" * rng.choice((2, 4400))) for line in lines]
    elif change == 2:
        lines = lines * rng.choice((2, 300))
    elif change == 3:
        lines = [line.replace(".", rng.choice(".#~o*")) for line in lines]
    elif change == 4:
        lines.insert(at, rng.choice(("grid", "end", "players 9-1", "name " + "x" * 9000, "\t" * 9000, "\u0661 ...")))
    data = "\n".join(lines).encode()
    if change == 5:
        data = rng.choice((BOM, BOM * 2, b"\0", b"\xff")) + data
    return mutations.of_bytes(data, rng) if change == 6 else data


def record(good: bytes, rng: Random) -> bytes:
    """A record: its header, its lines, or how they are written."""
    first, *lines = good.decode().removesuffix("\n").split("\n")
    header: dict[str, Any] = json.loads(first)
    change, value = rng.randrange(13), rng.choice(JSON_VALUES)
    at = rng.randrange(len(lines) + 1)
    if change < 4:
        where, key = _place(header, rng)
        first = _with_raw(header, where, key, value)
    elif change == 4:
        lines.insert(
            at, rng.choice(("[1,{0}]", '[{0},"x"]', '{{"undo":{0}}}', '{{"option":["a",{0}]}}', "{0}")).format(value)
        )
    elif change == 5:
        lines.insert(at, f'{{"result":{{"scores":[{value}],"ranks":[{value}]}}}}')
    elif change == 6:
        lines += [rng.choice(('[1,"x"]', '{"undo":1}', "[]", "", '["seats"]', '{"seats":[]}'))] * rng.choice((50, 4000))
    elif change == 7:
        lines.insert(at, f"[1,{json.dumps('plant ' + '9' * rng.choice((200, 5000, 60_000)))}]")
    elif change == 8 and lines:
        n = rng.randrange(len(lines))
        lines[n] = lines[n].replace(lines[n][-3:-2], "9" * rng.choice((5, 1900)))
    elif change == 9:
        header["seats"] = [{"name": str(n), "symbol": 1, "who": "human"} for n in range(rng.choice((0, 7, 1300)))]
        first = json.dumps(header)
    data = ("\n".join([first, *lines]) + "\n").encode("utf-8", "surrogatepass")
    if change == 10:
        data = rng.choice((BOM, BOM * 2, b"\xff\xfe", b"\n", b"\0" * 70_000, b"[" * (1 << 20), b" " * (2 << 20))) + data
    if change == 11:
        data = mutations.of_json(good, rng)
    if change == 12:
        line = rng.choice(FILLINGS).encode() + b"\n"
        room = record_module.MOST - len(data)
        data += line * min(room // len(line), record_module.MOST_LINES - data.count(b"\n"))
    return data.replace(b"\n", b"\r\n") if rng.random() < 0.1 else data


def bundle(good: Mapping[str, bytes], rng: Random) -> bytes:
    """A zip with members as in a good bundle, some of them hostile, or with a lie in its list of members."""
    members = dict(good)
    name = rng.choice(sorted(members))
    change = rng.randrange(9)
    if change == 0:
        members = _with_other_pack(members, toml(members[_named(members, "packs")], rng))
    elif change == 1:
        number = _named(members, "players")
        data = toml(members.pop(number), rng)
        members[f"players/{digest(data.decode('utf-8', 'replace'))}.toml"] = data
    elif change == 2:
        members[_named(members, "records")] = record(members[_named(members, "records")], rng)
    elif change == 3:
        members[rng.choice(NAMES)] = members.pop(name)
    elif change == 4:
        members[rng.choice(NAMES)] = members[name]
    elif change == 5:
        return liar(good, name, rng.choice(("deflate", "bzip2", "lzma", "damaged lzma", "damaged bzip2")))
    data = zipped(members)
    if change == 6:
        return _patched(data, rng)
    if change == 7:
        return mutations.of_bytes(data, rng)
    if change == 8:
        return rng.choice(
            (data[: rng.randrange(len(data))], data + data, data * 3, b"MZ" * 900 + data, data + bytes(9000))
        )
    return data


def liar(good: Mapping[str, bytes], name: str, kind: str) -> bytes:
    """A zip whose member `name` says it has 1,000 bytes, and is a bomb or damaged."""
    packed, method = _payload(kind)
    return zipped({**good, name: b"x" * 1000}, {name: (packed, method)})


def zipped(members: Mapping[str, bytes], instead: Mapping[str, tuple[bytes, int]] | None = None) -> bytes:
    """A zip written by hand; `instead` gives what really lies there, and how it is said to be packed."""
    body, directory = BytesIO(), BytesIO()
    for name, data in members.items():
        deflated = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed, method = (instead or {}).get(name) or (deflated.compress(data) + deflated.flush(), zipfile.ZIP_DEFLATED)
        said = name.encode("utf-8", "replace")
        about = struct.pack(
            "<HHHHHIIIHH", 20, 0x800, method, 0, 0x21, zlib.crc32(data), len(packed), len(data), len(said), 0
        )
        directory.write(
            b"PK\x01\x02" + struct.pack("<H", 20) + about + struct.pack("<HHHII", 0, 0, 0, 0, body.tell()) + said
        )
        body.write(b"PK\x03\x04" + about + said + packed)
    at, size = body.tell(), directory.tell()
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, len(members), len(members), size, at, 0)
    return body.getvalue() + directory.getvalue() + end


@cache
def _payload(kind: str) -> tuple[bytes, int]:
    part = bytes(1 << 20)
    packers: Mapping[str, tuple[Callable[[], Any], int]] = {
        "deflate": (lambda: zlib.compressobj(1, zlib.DEFLATED, -15), zipfile.ZIP_DEFLATED),
        "bzip2": (lambda: bz2.BZ2Compressor(1), zipfile.ZIP_BZIP2),
        "lzma": (lambda: lzma.LZMACompressor(lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA1}]), zipfile.ZIP_LZMA),
    }
    make, method = packers[kind.removeprefix("damaged ")]
    if kind.startswith("damaged"):
        return b"\x09\x04\x05\x00]" + b"\xff" * 90, method
    packer = make()
    packed = b"".join(packer.compress(part) for _ in range(BOMB >> 20)) + packer.flush()
    return (b"\x09\x04\x05\x00]\x00\x00\x80\x00" if kind == "lzma" else b"") + packed, method


def _patched(data: bytes, rng: Random) -> bytes:
    """Numbers in the list of members or at its end that are others: sizes, places, methods, flags, counts."""
    spoilt = bytearray(data)
    entry = data.rindex(b"PK\x01\x02")
    end = data.rindex(b"PK\x05\x06")
    fields: Sequence[tuple[int, int]] = (
        (entry + 8, 2), (entry + 10, 2), (entry + 12, 2), (entry + 14, 2), (entry + 16, 4), (entry + 20, 4),
        (entry + 24, 4),
        (entry + 28, 2), (entry + 30, 2), (entry + 32, 2), (entry + 38, 4), (entry + 42, 4), (end + 8, 2), (end + 10,
        2),
        (end + 12, 4), (end + 16, 4), (end + 20, 2),
    )  # fmt: skip
    for _ in range(rng.randint(1, 2)):
        at, size = rng.choice(fields)
        value = rng.choice(
            (0, 1, 9, 12, 14, 99, 0x2021, 0xFFFE, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, len(data), rng.randrange(999))
        )
        spoilt[at : at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    return bytes(spoilt)


def _place(header: dict[str, Any], rng: Random) -> tuple[Any, Any]:
    """Somewhere in a header."""
    places: list[tuple[Any, Any]] = [(header, key) for key in (*header, "x")]
    places += [(header["pack"], key) for key in ("id", "digest")] + [
        (header["options"], key) for key in header["options"]
    ]
    places += [(seat, key) for seat in header["seats"] for key in ("name", "symbol", "who")]
    return rng.choice(places)


def _with_raw(header: dict[str, Any], where: Any, key: Any, value: str) -> str:
    """The header with a value that `json` would not write."""
    where[key] = "@@"
    return json.dumps(header).replace('"@@"', value)


def _named(members: Mapping[str, bytes], folder: str) -> str:
    return next(name for name in members if name.startswith(folder))


def _with_other_pack(members: Mapping[str, bytes], data: bytes) -> dict[str, bytes]:
    """The same members with another pack, under its own fingerprint, which the record names."""
    old, said = _named(members, "packs"), digest(data.decode("utf-8-sig", "replace"))
    before = old.removeprefix("packs/").removesuffix(".toml").encode()
    changed = {name: one.replace(before, said.encode()) for name, one in members.items() if name != old}
    return {**changed, f"packs/{said}.toml": data}
