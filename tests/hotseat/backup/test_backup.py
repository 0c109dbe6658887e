"""A backup holds everything, and gives back what is not here; nothing that is here is ever changed."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import time
import tracemalloc
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from garden_desktop import paths
from garden_desktop.core.packs import MOST_PACK, digest
from garden_desktop.core.record import MOST, RecordError, Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.backup import archive
from garden_desktop.hotseat.backup.archive import BackupRestorer, BackupWriter
from garden_desktop.hotseat.backup.contents import BackupContents, most_of, portable_record
from garden_desktop.hotseat.book import names_and_notes
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer, ImportResult
from garden_desktop.hotseat.book.names_and_notes import MatchNote, MatchNotes
from garden_desktop.hotseat.card_sets import CardSet, CardSetRepository, standard_document
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tips import SeenTips
from tests.hotseat.kept import Kept
from tests.systems import posix

TEXT = "of one's own"
PACK = f"packs/{digest(TEXT)}.toml"


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs of one's own are kept."""
    user = tmp_path / "user"
    monkeypatch.setattr(paths, "user_dir", lambda: user)
    return user


@pytest.fixture
def home(tmp_path: Path, user: Path) -> BackupContents:
    """Two matches with a note, tips, and a pack."""
    home = BackupContents(tmp_path / "matches", tmp_path, Kept().tables)
    first = made(home.matches, 5, "2026-11-01-120000-a")
    made(home.matches, 6, "2026-11-02-120000-b")
    MatchNotes(home.matches).write(first.name, MatchNote("The first", "a note"))
    SeenTips(tmp_path / "tips.json").mark_seen("Ann", "one")
    (user / "packs").mkdir(parents=True)
    (user / PACK).write_text(TEXT)
    return home


@pytest.fixture
def other(tmp_path: Path) -> BackupContents:
    return BackupContents(tmp_path / "other" / "matches", tmp_path / "other", Kept().tables)


def made(folder: Path, seed: int, name: str, moves: int = 3) -> Path:
    session = MatchRepository(folder).begin_match(
        MatchSetup("gnomadic_gardeners", (Seated("Ann", 0), Seated("Ben", 1)), {}, seed)
    )
    rng = Random(seed)
    for _ in range(moves):
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path.rename(folder / f"{name}.garden.jsonl")


def backed_up(home: BackupContents, target: Path) -> Path:
    for _ in BackupWriter(target, home).steps():
        pass
    return target


def restored(path: Path, home: BackupContents) -> list[ImportResult]:
    book = Book(home.matches)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    restoring = BackupRestorer(path, home, Importer(MatchRepository(home.matches), book))
    brought = [one for one in restoring.steps() if one is not None]
    restoring.join_kept()
    assert restoring.left == 0
    book.close()
    return brought


def everything(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith(".index")
    }


def test_everything_comes_back_in_an_empty_place(
    home: BackupContents, other: BackupContents, tmp_path: Path, user: Path
) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    pack = (user / PACK).read_bytes()
    (user / PACK).unlink()
    assert [one.error for one in restored(backup, other)] == [None, None]
    for name, path in home.members().items():
        there = other.path_of(name)
        assert there is None or (isinstance(path, Path) and there.read_bytes() == path.read_bytes())
    assert (user / PACK).read_bytes() == pack
    assert MatchNotes(other.matches).note_of("2026-11-01-120000-a.garden.jsonl") == MatchNote("The first", "a note")
    assert SeenTips(tmp_path / "other" / "tips.json").knows("Ann", "one")


@posix("Windows has no such names, and does not tell A from a")
def test_matches_whose_names_not_every_system_takes_come_back_as_well(
    home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    odd = ["what? now", "con", "Evening", "evening", "bytes \udcff", "dots. . "]
    for seed, name in enumerate(odd, 10):
        made(home.matches, seed, name)
    here = sorted(path.read_bytes() for path in home.matches.glob("*.jsonl"))
    brought = restored(backed_up(home, tmp_path / "all.zip"), other)
    assert [one.error for one in brought] == [None] * len(here)
    assert sorted(path.read_bytes() for path in other.matches.glob("*.jsonl")) == here
    names = {path.name.removesuffix(".garden.jsonl") for path in other.matches.glob("*.jsonl")}
    assert {"what_ now", "_con", "Evening", "evening.garden-2", "bytes _"} < names


@pytest.mark.parametrize("when", [1_000_000_000, 86_400, 7_000_000_000])
def test_a_match_comes_back_as_old_as_it_was(
    home: BackupContents, other: BackupContents, tmp_path: Path, when: int
) -> None:
    """As far as a zip can tell, which knows no time before 1980 or after 2107, and no odd second."""
    for path in home.matches.glob("*.jsonl"):
        os.utime(path, (when, when))
    restored(backed_up(home, tmp_path / "all.zip"), other)
    first = time.mktime((1980, 1, 1, 0, 0, 0, 0, 0, -1))
    last = time.mktime((2107, 12, 31, 23, 59, 58, 0, 0, -1))
    assert {path.stat().st_mtime for path in other.matches.glob("*.jsonl")} == {min(max(when, first), last)}


def test_what_is_here_stays_as_it_is(home: BackupContents, other: BackupContents, tmp_path: Path) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    name = "2026-11-01-120000-a.garden.jsonl"
    strange = made(other.matches, 7, name.removesuffix(".garden.jsonl"))
    data = strange.read_bytes()
    MatchNotes(other.matches).write(name, MatchNote("Mine", ""))
    SeenTips(tmp_path / "other" / "tips.json").mark_seen("Ann", "two")
    brought = restored(backup, other)
    assert strange.read_bytes() == data
    notes = MatchNotes(other.matches)
    assert notes.note_of(name) == MatchNote("Mine", "")
    assert brought[0].name != name
    assert notes.note_of(brought[0].name) == MatchNote("The first", "a note")
    tips = SeenTips(tmp_path / "other" / "tips.json")
    assert tips.knows("Ann", "one")
    assert tips.knows("Ann", "two")


def test_a_card_set_comes_back_and_one_that_is_here_stays(home: BackupContents, tmp_path: Path, user: Path) -> None:
    game, sets = registry.games()["gnomadic_gardeners"], CardSetRepository()
    mine = sets.create(game, standard_document(game), "Ours")
    archive = backed_up(home, tmp_path / "backup.zip")
    sets.store(changed := CardSet(game, mine.path, {**mine.document, "id": "Changed"}))
    restored(archive, home)
    assert sets.all(game) == [changed]
    sets.delete(mine.path)
    restored(archive, home)
    assert sets.all(game) == [mine]


def test_a_second_time_nothing_more_comes_in(home: BackupContents, other: BackupContents, tmp_path: Path) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    restored(backup, other)
    before = everything(other.matches.parent)
    assert [one.name for one in restored(backup, other)] == ["", ""]
    assert everything(other.matches.parent) == before


def test_a_match_that_has_gone_on_since_is_here_already(home: BackupContents, tmp_path: Path) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    path = next(iter(sorted(home.matches.glob("*.jsonl"))))
    session = MatchRepository(home.matches).resume(path)
    session.play(session.rules.legal_moves(session.match.state)[0])
    session.close()
    assert [one.name for one in restored(backup, home)] == ["", ""]
    assert len(list(home.matches.glob("*.jsonl"))) == 2


def refused(path: Path, other: BackupContents, user: Path) -> None:
    """Nothing of it comes in."""
    before = everything(user)
    with pytest.raises(RecordError):
        restored(path, other)
    assert not list(other.matches.glob("*"))
    assert not list(other.matches.parent.glob("*.json"))
    assert everything(user) == before


def test_a_cut_backup_changes_nothing(home: BackupContents, other: BackupContents, tmp_path: Path, user: Path) -> None:
    data = backed_up(home, tmp_path / "all.zip").read_bytes()
    for length in range(0, len(data), len(data) // 20):
        (tmp_path / "cut.zip").write_bytes(data[:length])
        refused(tmp_path / "cut.zip", other, user)


def test_a_damaged_backup_changes_nothing_or_is_whole_all_the_same(home: BackupContents, tmp_path: Path) -> None:
    data = backed_up(home, tmp_path / "all.zip").read_bytes()
    rng, harmless = Random(3), 0
    for number in range(40):
        spoilt = bytearray(data)
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        (tmp_path / "bad.zip").write_bytes(spoilt)
        other = BackupContents(tmp_path / str(number) / "matches", tmp_path / str(number), Kept().tables)
        try:
            restored(tmp_path / "bad.zip", other)
            harmless += 1
            wanted = {path.read_bytes() for path in home.matches.glob("*.jsonl")}
            assert {path.read_bytes() for path in other.matches.glob("*.jsonl")} == wanted
        except RecordError:
            assert not list(other.matches.glob("*"))
    assert harmless < 30  # a time, a version: bytes that nobody reads


def zipped(path: Path, members: Iterable[tuple[str | zipfile.ZipInfo, bytes]]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in members:
            packed.writestr(name, data)
    return path


@pytest.mark.parametrize(
    "name",
    [
        "../out.garden.jsonl",
        "records/../../out.jsonl",
        "/tmp/out.jsonl",
        "records/a/b.jsonl",
        "records\\..\\out.jsonl",
        "C:\\out.jsonl",
        "records/.jsonl",
        "records/.hidden.jsonl",
        "packs/../../x.toml",
        "packs/x.toml",
        "settings.json",
        "records/",
        "records/a.exe",
        "records/a\n.jsonl",
    ],
)
def test_a_member_that_belongs_nowhere_is_refused(name: str, other: BackupContents, tmp_path: Path, user: Path) -> None:
    refused(zipped(tmp_path / "bad.zip", [(name, b"x")]), other, user)


def test_a_link_is_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    link = zipfile.ZipInfo("records/link.jsonl")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    refused(zipped(tmp_path / "bad.zip", [(link, b"/etc/passwd")]), other, user)


def test_more_bytes_than_such_a_file_can_have_are_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    refused(zipped(tmp_path / "bomb.zip", [("records/a.jsonl", bytes(17 << 20))]), other, user)


@pytest.mark.parametrize(
    ("name", "value"),
    [("notes.json", [1]), ("tips.json", {"format": 1, "people": {"Bob": 5}}), ("people.json", {"names": 3})],
)
def test_progress_that_is_none_is_refused(
    name: str, value: object, other: BackupContents, tmp_path: Path, user: Path
) -> None:
    refused(zipped(tmp_path / "bad.zip", [(name, json.dumps(value).encode())]), other, user)


def test_a_file_that_is_no_zip_is_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    for data in (b"", b"no zip", b"PK\3\4" + bytes(200)):
        (tmp_path / "bad.zip").write_bytes(data)
        refused(tmp_path / "bad.zip", other, user)


def test_a_record_in_it_that_is_none_is_left_out_alone(
    home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    (home.matches / "bad.jsonl").write_bytes(b"no record\n")
    brought = restored(backed_up(home, tmp_path / "all.zip"), other)
    assert [one.error is None for one in brought] == [True, True, False]
    assert len(list(other.matches.glob("*.jsonl"))) == 2


def test_notes_that_would_be_too_many_are_refused_and_the_rest_comes_in(
    home: BackupContents, other: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    monkeypatch.setattr(names_and_notes, "MOST_NOTES", 100)
    MatchNotes(other.matches).write("mine.jsonl", MatchNote("Mine", ""))
    with pytest.raises(OSError, match=r"notes\.json") as told:
        restored(backup, BackupContents(other.matches, tmp_path / "other", Kept().tables))
    assert told.value.errno == errno.EFBIG
    assert MatchNotes(other.matches).note_of("mine.jsonl") == MatchNote("Mine", "")
    assert SeenTips(tmp_path / "other" / "tips.json").knows("Ann", "one")


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_the_old_backup_and_no_half_one(
    home: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "disk" / "all.zip"
    target.parent.mkdir()
    target.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        backed_up(home, target)
    assert everything(target.parent) == {"all.zip": b"old"}


def test_ending_it_early_leaves_nothing(home: BackupContents, tmp_path: Path) -> None:
    steps = BackupWriter(tmp_path / "disk.zip", home).steps()
    next(steps)
    steps.close()
    assert not list(tmp_path.glob("disk*"))


def test_a_full_disk_ends_the_restoring(
    home: BackupContents, other: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backed_up(home, tmp_path / "all.zip")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        restored(backup, other)
    assert not list(other.matches.glob("*"))


NAMES = {
    "device": ("CON.garden.jsonl", "_CON.garden.jsonl"),
    "long": ("\N{DRAGON}" * 60 + ".jsonl", "\N{DRAGON}" * 50 + ".garden.jsonl"),
    "dots": ("a. . .jsonl", "a.garden.jsonl"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_member_comes_in_under_a_name_that_every_system_takes(
    name: str, home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    member, there = NAMES[name]
    data = next(home.matches.glob("*.jsonl")).read_bytes()
    notes = json.dumps({member: {"title": "The first", "note": "a note"}}).encode()
    restored(zipped(tmp_path / "odd.zip", [(f"records/{member}", data), ("notes.json", notes)]), other)
    (record,) = other.matches.glob("*.jsonl")
    assert record.name == there
    assert MatchNotes(other.matches).note_of(there) == MatchNote("The first", "a note")


@posix("Windows has no such names")
@pytest.mark.parametrize(
    "name", ["CON.jsonl", "a:b?.garden.jsonl", "caf\udce9.jsonl", "\N{DRAGON}" * 61 + ".jsonl", " .jsonl", ".a.jsonl"]
)
def test_a_record_of_any_name_is_in_the_backup_and_comes_back_with_its_note(
    name: str, home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    first = min(home.matches.glob("*.jsonl"))
    second = max(home.matches.glob("*.jsonl"))
    shutil.copy(second, first.with_name("_CON.jsonl"))  # the name that another one would get
    data = first.rename(first.with_name(name)).read_bytes()
    MatchNotes(home.matches).write(name, MatchNote("Odd", "a note"))
    MatchNotes(home.matches).write("_CON.jsonl", MatchNote("The other", ""))
    backed_up(home, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        names = [member for member in packed.namelist() if member.startswith("records/")]
        assert data in [packed.read(member) for member in names]
    assert len({member.casefold() for member in names}) == 3
    assert all(portable_record(Path(member).name) == Path(member).name for member in names)
    restored(tmp_path / "all.zip", other)
    (there,) = (path.name for path in other.matches.glob("*.jsonl") if path.read_bytes() == data)
    assert MatchNotes(other.matches).note_of(there) == MatchNote("Odd", "a note")


@posix("Windows has no such names")
def test_a_note_comes_back_although_the_record_of_another_match_is_renamed(
    home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    first, second = sorted(home.matches.glob("*.jsonl"))
    first.rename(first.with_name("CON.jsonl"))
    MatchNotes(home.matches).write(second.name, MatchNote("The second", ""))
    restored(backed_up(home, tmp_path / "all.zip"), other)
    assert MatchNotes(other.matches).note_of(second.name) == MatchNote("The second", "")


def test_members_that_share_their_bytes_are_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    path = zipped(tmp_path / "bad.zip", [(f"records/{n}.jsonl", b"ab" * 5000) for n in range(9)])
    data = bytearray(path.read_bytes())
    at, first = data.index(b"PK\1\2"), 0
    while at >= 0:
        data[at + 42 : at + 46] = first.to_bytes(4, "little")
        at = data.find(b"PK\1\2", at + 1)
    path.write_bytes(data[: data.index(b"PK\3\4", 4)] + data[data.index(b"PK\1\2") :])
    refused(path, other, user)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_way_of_packing_that_nobody_here_writes_is_refused(
    method: int, home: BackupContents, other: BackupContents, tmp_path: Path, user: Path
) -> None:
    data = next(home.matches.glob("*.jsonl")).read_bytes()
    with zipfile.ZipFile(tmp_path / "bad.zip", "w", method) as packed:
        packed.writestr("records/a.jsonl", data)
    refused(tmp_path / "bad.zip", other, user)


def test_a_file_of_progress_with_too_many_values_is_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    many = b"[" + b"[]," * 5_000_000 + b"[]]"
    tracemalloc.start()
    refused(zipped(tmp_path / "bad.zip", [("tables.json", many)]), other, user)
    assert tracemalloc.get_traced_memory()[1] < 100 << 20
    tracemalloc.stop()


def test_a_backup_that_another_program_has_packed_again_comes_in(
    home: BackupContents, other: BackupContents, tmp_path: Path
) -> None:
    """Other programs write down what kind of file a member is: a regular one."""
    backed_up(home, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as whole, zipfile.ZipFile(tmp_path / "again.zip", "w") as again:
        for name in whole.namelist():
            member = zipfile.ZipInfo(name)
            member.external_attr = 0o100644 << 16
            again.writestr(member, whole.read(name))
    assert all(result.error is None for result in restored(tmp_path / "again.zip", other))
    assert {path.name for path in other.matches.iterdir()} == {path.name for path in home.matches.iterdir()}


def comes_in(path: Path, other: BackupContents, user: Path) -> bool:
    """Whether the archive is taken as a whole, whatever is in its records."""
    try:
        restored(path, other)
    except RecordError:
        refused(path, other, user)
        return False
    return True


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_backup_has_some_members_and_not_too_many(
    number: int, other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MEMBERS", 2)
    path = zipped(tmp_path / "some.zip", [(f"records/{at}.jsonl", b"x") for at in range(number)])
    assert comes_in(path, other, user) == (1 <= number <= 2)


def test_two_members_of_one_name_are_refused(other: BackupContents, tmp_path: Path, user: Path) -> None:
    """Windows does not tell capitals apart."""
    refused(zipped(tmp_path / "bad.zip", [("records/a.jsonl", b"x"), ("records/A.jsonl", b"y")]), other, user)


@pytest.mark.parametrize("more", [0, 1])
def test_what_is_packed_into_next_to_nothing_is_refused_above_a_size(
    more: int, other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "ALWAYS", 400)
    monkeypatch.setattr(archive, "MOST_RATIO", 20)
    assert comes_in(zipped(tmp_path / "a.zip", [("records/a.jsonl", bytes(400 + more))]), other, user) == (not more)


def test_a_member_may_be_so_many_times_as_large_as_it_is_packed(
    other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = ((size, len(zlib.compress(bytes(size), wbits=-15))) for size in range(1000, 2000))
    size, packed = next(pair for pair in sizes if pair[0] % pair[1] == 0)
    path = zipped(tmp_path / "a.zip", [("records/a.jsonl", bytes(size))])
    monkeypatch.setattr(archive, "ALWAYS", 1)
    monkeypatch.setattr(archive, "MOST_RATIO", size // packed)
    assert comes_in(path, other, user)
    monkeypatch.setattr(archive, "MOST_RATIO", size // packed - 1)
    assert not comes_in(path, other, user)


@pytest.mark.parametrize("more", [0, 1])
def test_a_member_may_be_as_large_as_the_file_it_stands_for(
    more: int, other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "most_of", lambda _: 500)
    path = zipped(tmp_path / "a.zip", [("records/a.jsonl", Random(1).randbytes(500 + more))])
    assert comes_in(path, other, user) == (not more)


@pytest.mark.parametrize("more", [0, 1])
def test_a_file_of_values_may_have_as_many_as_the_limit_or_one_in_eight_bytes(
    more: int, other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_VALUES", 6)

    def of(names: str) -> bytes:
        """Names with one comma between two, and two braces."""
        return json.dumps({"names": dict.fromkeys(names, "")}, separators=(",", ":")).encode()

    few, many = of("abcdef"[: 5 + more]), of("abcdefghijklmnopqrst").ljust(8 * (21 - more))
    for name, data in (("few", few), ("many", many)):
        assert comes_in(zipped(tmp_path / f"{name}.zip", [("people.json", data)]), other, user) == (not more)


def test_a_list_of_members_that_would_fill_the_memory_is_not_read(
    other: BackupContents, tmp_path: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"records/{at}.jsonl" for at in range(3)]
    path = zipped(tmp_path / "a.zip", [(name, b"x") for name in names])
    size = sum(46 + len(name) for name in names)
    monkeypatch.setattr(archive, "MOST_AT_ONCE", size)
    assert comes_in(path, other, user)
    monkeypatch.setattr(archive, "MOST_AT_ONCE", size - 1)
    assert not comes_in(path, other, user)


def test_a_backup_is_written_file_by_file_and_has_no_more_members_than_can_be_read(
    home: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = BackupWriter(tmp_path / "all.zip", home)
    number = len(home.members())
    assert writer.left == writer.number == number
    monkeypatch.setattr(archive, "MEMBERS", number)
    assert [writer.left for _ in writer.steps()] == list(range(number))[::-1]
    assert (tmp_path / "all.zip").is_file()
    monkeypatch.setattr(archive, "MEMBERS", number - 1)
    with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        backed_up(home, tmp_path / "more.zip")
    assert not (tmp_path / "more.zip").exists()


@posix("Windows takes its time zone from elsewhere")
def test_a_match_of_the_summer_comes_back_as_old_as_it_was(
    home: BackupContents, other: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    time.tzset()
    try:
        when = int(time.mktime((2026, 7, 1, 20, 0, 0, 0, 0, -1)))
        assert time.localtime(when).tm_isdst
        for path in home.matches.glob("*.jsonl"):
            os.utime(path, (when, when))
        restored(backed_up(home, tmp_path / "all.zip"), other)
        assert {path.stat().st_mtime for path in other.matches.glob("*.jsonl")} == {when}
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()


def test_a_match_of_a_time_that_this_system_cannot_tell_comes_back_as_of_now(
    home: BackupContents, other: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def beyond(_: object) -> float:
        raise OverflowError

    path = backed_up(home, tmp_path / "all.zip")
    began = time.time()
    with monkeypatch.context() as patch:
        patch.setattr(time, "mktime", beyond)
        restored(path, other)
    assert all(began - 2 <= path.stat().st_mtime <= time.time() + 2 for path in other.matches.glob("*.jsonl"))


def test_the_name_of_a_new_backup_is_synced_to_the_disk(
    home: BackupContents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[Path]()
    monkeypatch.setattr(archive, "sync_folder", synced.append)
    backed_up(home, tmp_path / "all.zip")
    assert synced == [tmp_path]


def test_notes_are_backed_up_by_the_names_of_the_records_in_the_backup(home: BackupContents) -> None:
    first, second = sorted(home.matches.glob("*.jsonl"))
    named, note = MatchNotes(home.matches), MatchNote("A title", "")
    first.rename(first.with_name("CON.jsonl"))
    for name in ("CON.jsonl", second.name, "_CON.jsonl", "gone.jsonl", first.name):
        named.write(name, note._replace(note=name))
    found = home.members()["notes.json"]
    assert isinstance(found, bytes)
    assert {name: one["note"] for name, one in json.loads(found).items()} == {
        "_CON.jsonl": "CON.jsonl",
        second.name: second.name,
        "gone.jsonl": "gone.jsonl",
        first.name: first.name,
    }


def test_each_member_may_be_as_large_as_its_file() -> None:
    sizes = {
        "records/a.jsonl": MOST,
        "packs/0.toml": MOST_PACK,
        "notes.json": names_and_notes.MOST_NOTES,
        "tables.json": 16 << 20,
    }
    assert {name: most_of(name) for name in sizes} == sizes
