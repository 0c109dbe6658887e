"""A match is mailed with what is a person's own in it, and comes in elsewhere as it was; anything else stays out."""

from __future__ import annotations

import errno
import json
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from garden_desktop import paths
from garden_desktop.__main__ import main
from garden_desktop.core.files import UnreadableFileError
from garden_desktop.core.options import PLAYERS
from garden_desktop.core.packs import PackError, digest
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.hotseat.backup.archive import BackupRestorer
from garden_desktop.hotseat.backup.bundle import (
    MOST_BUNDLE,
    BundleImporter,
    MatchBundle,
    check,
    members_of,
    packed,
    restoring,
    unpacked,
)
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.book import importer
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from tests.hotseat.kept import Kept
from tests.today import sampled

KEY = "stalk_exchange"
SEATS = (Seated("Ann", 0), Seated("Ben", 1, "easy"))
Files = Mapping[str, bytes]


@contextmanager
def at_home_of(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[Path]:
    """The computer of somebody else."""
    with monkeypatch.context() as there:
        there.setattr(paths, "user_dir", lambda: folder)
        yield folder


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """The standard one with other words in a comment."""
    standard = paths.resource(KEY, "packs", "standard.toml").read_text(encoding="utf-8")
    own = tmp_path / "mine.toml"
    own.write_text(f"# mine\n{standard}", encoding="utf-8")
    return own


@pytest.fixture
def sent(tmp_path: Path, own_pack: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle with a pack and numbers of one's own, packed at one computer."""
    players = next(iter(paths.resource(KEY).glob("players*.toml")))
    with at_home_of(monkeypatch, tmp_path / "ann") as home:
        session = begun(home / "matches", own_pack, players)
        assert session.journal is not None
        sent = tmp_path / "match.gardenmatch"
        sent.write_bytes(packed(members_of(session, session.journal.path)))
        session.close()
    return sent


def begun(folder: Path, pack: Path | None, players: Path | None) -> Session:
    session, rng = (
        MatchRepository(folder).begin_match(MatchSetup(KEY, SEATS, {}, 5, pack, players_file=players)),
        Random(1),
    )
    for _ in range(4):
        session.match.play(rng.choice(session.rules.legal_moves(session.match.state)))
    return session


def arrived(path: Path, home: Path) -> Path:
    book = Book(home / "matches")
    try:
        record = unpacked(
            path, BackupContents(home / "matches", home, Kept().tables), MatchRepository(home / "matches"), book
        )
        assert record.name in book.stamps(), "the library knows it at once"
        return record
    finally:
        book.close()


def files(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as found:
        return {name: found.read(name) for name in found.namelist()}


def zipped(path: Path, members: Files) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        for name, data in members.items():
            made.writestr(name, data)
    return path


def test_a_match_arrives_with_its_pack_and_its_numbers(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        path = arrived(sent, home)
        session = MatchRepository(home / "matches").resume(path)
        session.close()
        assert session.pack_file is not None
        assert session.pack_file.read_text(encoding="utf-8").startswith("# mine\n")
        assert (home / "players" / f"{session.options[PLAYERS]}.toml").is_file()


def test_without_its_pack_the_same_record_cannot_be_opened(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = {name: data for name, data in files(sent).items() if name.startswith("records")}
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(RecordError, match="is missing"):
        arrived(zipped(tmp_path / "alone.gardenmatch", alone), home)


def test_a_match_arrives_without_its_pack_where_that_lies_already(
    sent: Path, own_pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = {name: data for name, data in files(sent).items() if name.startswith("records")}
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        (home / "packs").mkdir(parents=True)
        own_pack.rename(home / "packs" / "mine.toml")
        path = arrived(zipped(tmp_path / "alone.gardenmatch", alone), home)
        assert path.parent == home / "matches"


def test_commands_read_a_match_with_its_pack_and_keep_nothing_of_it(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "picture.png"
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        assert main(["replay", str(sent), "--spoil"]) == 0
        assert main(["check", str(sent.parent)]) == 0
        assert main(["screenshot", str(sent), str(picture)]) == 0
        assert not list(home.rglob("*"))
    assert '"records": 1, "over": 0, "running": 1' in capsys.readouterr().out
    assert picture.is_file()


def test_commands_say_of_a_bundle_that_was_cut_that_it_is_none(sent: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sent.write_bytes(sent.read_bytes()[:-9])
    assert main(["replay", str(sent)]) == 1
    assert capsys.readouterr().err.startswith(
        "garden-desktop: match.gardenmatch: This is not a complete Garden Desktop match"
    )


def test_what_came_once_is_found_here_the_second_time(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        assert arrived(sent, home) == arrived(sent, home)
        assert len(list((home / "matches").glob("*.jsonl"))) == 1


def test_a_match_without_anything_of_ones_own_needs_its_record_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_home_of(monkeypatch, tmp_path / "ann") as home:
        session = begun(home / "matches", None, None)
        session.close()
        assert session.journal is not None
        assert list(members_of(session, session.journal.path).values()) == [session.journal.path]
        odd = Path("what? now.garden.jsonl")
        assert list(members_of(session, odd)) == ["records/what_ now.garden.jsonl"], "as every system takes it"


def test_a_pack_that_has_gone_meanwhile_is_told_and_not_left_out(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        packed({"packs/0123456789abcdef.toml": tmp_path / "gone.toml"})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda good: {},
        lambda good: {**good, "notes.json": b"{}"},
        lambda good: {**good, "records/second.garden.jsonl": b"{}"},
        lambda good: {**good, f"packs/{digest('another')}.toml": b"another"},
        lambda good: {**good, "../../evil.toml": b"x"},
        lambda good: {**good, "records/../evil.jsonl": b"x"},
        lambda good: {name: data + b" " if name.startswith("packs") else data for name, data in good.items()},
        lambda good: {name: data for name, data in good.items() if not name.startswith("records")},
    ],
)
def test_anything_else_stays_out_as_a_whole_and_is_one_sentence(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Files], Files]
) -> None:
    bad = zipped(tmp_path / "bad.gardenmatch", spoil(files(sent)))
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        with pytest.raises(RecordError) as refused:
            arrived(bad, home)
        assert refused.value.reason == BundleImporter.refusal
        assert not [path for path in home.rglob("*") if path.suffix in (".toml", ".jsonl")]
    assert not list(tmp_path.rglob("evil*"))


def test_a_file_that_is_cut_is_no_match(sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent.write_bytes(sent.read_bytes()[:-30])
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(RecordError) as refused:
        arrived(sent, home)
    assert refused.value.reason == BundleImporter.refusal


def test_a_file_larger_than_any_match_is_not_looked_into(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sent.open("r+b") as file:
        file.truncate(MOST_BUNDLE + 1)
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(UnreadableFileError):
        arrived(sent, home)


def spoilt_number(good: Files) -> Files:
    """The pack says a number of 5,000 digits, and the record names that pack."""
    (record,) = (name for name in good if name.startswith("records"))
    (pack,) = (name for name in good if name.startswith("packs"))
    return with_pack(good, record, good[pack] + b"\nof_each_type = " + b"9" * 5000)


def dotted_key(good: Files) -> Files:
    (record,) = (name for name in good if name.startswith("records"))
    return with_pack(good, record, b".".join([b"a"] * 120_000) + b" = 1\n")


def with_pack(good: Files, record: str, pack: bytes) -> Files:
    header, _, rest = good[record].partition(b"\n")
    said = json.loads(header)
    said["pack"]["digest"] = digest(pack.decode())
    others = {name: data for name, data in good.items() if not name.startswith(("records", "packs"))}
    return {**others, record: json.dumps(said).encode() + b"\n" + rest, f"packs/{digest(pack.decode())}.toml": pack}


def spoilt_players(good: Files) -> Files:
    """Numbers of one's own that are none, and a record that names them."""
    (record,) = (name for name in good if name.startswith("records"))
    header, _, rest = good[record].partition(b"\n")
    said = json.loads(header)
    bad = b"easy = " + b"9" * 5000
    said["options"][PLAYERS] = digest(bad.decode())
    others = {name: data for name, data in good.items() if not name.startswith(("records", "players"))}
    return {**others, record: json.dumps(said).encode() + b"\n" + rest, f"players/{digest(bad.decode())}.toml": bad}


def damaged_record(good: Files) -> Files:
    return {name: data + b"[1]\n" if name.startswith("records") else data for name, data in good.items()}


def unknown_game(good: Files) -> Files:
    return {name: data.replace(KEY.encode(), b"chess", 1) for name, data in good.items()}


def more_than_it_needs(good: Files) -> Files:
    another = f"packs/{digest('# another')}.toml"
    return {name: data for name, data in good.items() if not name.startswith("packs")} | {another: b"# another"}


@pytest.mark.parametrize(
    "spoil", [spoilt_number, dotted_key, spoilt_players, damaged_record, unknown_game, more_than_it_needs]
)
def test_nothing_of_a_refused_match_stays(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Files], Files]
) -> None:
    bad = zipped(tmp_path / "bad.gardenmatch", spoil(files(sent)))
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        with pytest.raises((RecordError, PackError)) as refused:
            arrived(bad, home)
        assert "set_int_max" not in str(refused.value)
        assert not [path for path in home.rglob("*") if path.suffix in (".toml", ".jsonl")]


@pytest.mark.parametrize("spoil", [spoilt_number, dotted_key, spoilt_players])
def test_a_file_in_a_match_that_cannot_be_used_is_no_fault_of_a_file_nobody_has_seen(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Files], Files]
) -> None:
    bad = zipped(tmp_path / "bad.gardenmatch", spoil(files(sent)))
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(RecordError) as refused:
        arrived(bad, home)
    assert (refused.value.line, refused.value.reason) == (0, MatchBundle.refusal)


def test_a_full_disk_in_the_middle_leaves_nothing_of_a_match(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(importer, "_sync_copy", full)
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        with pytest.raises(OSError, match="No space"):
            arrived(sent, home)
        assert not [path for path in home.rglob("*") if path.suffix in (".toml", ".jsonl")]


def lying(path: Path, method: int, size: int) -> Path:
    """A record member that is said to be 1 MB and holds `size` bytes of spaces."""
    with zipfile.ZipFile(path, "w", method) as made, made.open("records/a.garden.jsonl", "w") as member:
        for _ in range(size >> 20):
            member.write(b" " * (1 << 20))
    data = path.read_bytes()
    path.write_bytes(data.replace(size.to_bytes(4, "little"), (1 << 20).to_bytes(4, "little")))
    return path


@pytest.mark.parametrize("method", sampled([zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA], 3))
def test_a_zip_that_lies_about_its_size_takes_no_memory(
    method: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    liar = lying(tmp_path / "liar.gardenmatch", method, 300 << 20)
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        tracemalloc.start()
        with pytest.raises(RecordError) as refused:
            arrived(liar, home)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert refused.value.reason == BundleImporter.refusal
    assert peak < 100 << 20


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 99])
@pytest.mark.parametrize("place", [2, 9, 40])
def test_a_member_spoilt_in_any_way_of_packing_is_one_sentence(
    sent: Path, method: int, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.gardenmatch"
    with zipfile.ZipFile(bad, "w", zipfile.ZIP_DEFLATED if method == 99 else method) as made:
        for name, data in files(sent).items():
            made.writestr(name, data)
    with zipfile.ZipFile(bad) as made:
        member = made.infolist()[0]
    spoilt = bytearray(bad.read_bytes())
    at = member.header_offset + 30 + len(member.filename)
    spoilt[at + place : at + place + 8] = b"\xff" * 8
    if method == 99:
        spoilt = spoilt.replace(b"\x08\x00", b"\x63\x00")
    bad.write_bytes(spoilt)
    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        with pytest.raises(RecordError) as refused:
            arrived(bad, home)
        assert refused.value.reason == BundleImporter.refusal
        assert not [path for path in home.rglob("*") if path.suffix in (".toml", ".jsonl")]


def test_a_check_replays_the_match_before_anything_is_imported(sent: Path, tmp_path: Path) -> None:
    own = BackupContents(tmp_path / "matches", tmp_path, Kept().tables)
    assert set(check(sent, own, tuple)) == set(zipfile.ZipFile(sent).namelist())
    spoilt = sent.with_name("spoilt.gardenmatch")
    with zipfile.ZipFile(sent) as whole, zipfile.ZipFile(spoilt, "w") as made:
        for name in whole.namelist():
            data = whole.read(name)
            made.writestr(name, data[:-20] + b"\n{}\n" if name.startswith("records/") else data)
    with pytest.raises(RecordError):
        check(spoilt, own, tuple)


def test_a_member_is_readable_by_its_owner_alone(sent: Path) -> None:
    with zipfile.ZipFile(sent) as whole:
        assert {member.external_attr >> 16 for member in whole.infolist()} == {0o600}


def test_a_match_that_could_not_be_synced_takes_its_pack_away_with_it(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with at_home_of(monkeypatch, tmp_path / "ben") as home:
        monkeypatch.setattr(importer, "sync_folder", full)
        with pytest.raises(OSError, match="No space"):
            arrived(sent, home)
        assert not [path for path in home.rglob("*") if path.suffix in {".toml", ".jsonl"}]


def test_files_come_in_by_what_they_are_called() -> None:
    kinds = {"a.gardenmatch": BundleImporter, "A.GardenMatch": BundleImporter, "a.zip": BackupRestorer, "a.jsonl": None}
    assert {name: restoring(Path(name)) for name in kinds} == kinds


def test_a_bundle_claims_the_size_of_all_its_members(sent: Path, tmp_path: Path) -> None:
    bundle = MatchBundle(sent, BackupContents(tmp_path / "matches", tmp_path, Kept().tables))
    assert bundle.unpacked_size() == sum(map(len, files(sent).values()))
    assert bundle.held() == files(sent)
