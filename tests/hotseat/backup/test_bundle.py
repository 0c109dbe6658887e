"""A match is mailed with what is a person's own in it, and comes in elsewhere as it was; anything else stays out."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from garden_desktop import paths
from garden_desktop.__main__ import main
from garden_desktop.core.advice import PLAYERS
from garden_desktop.core.files import StrangeFile
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.hotseat.backup.bundle import MOST_BUNDLE, Unpacking, members_of, packed, unpacked
from garden_desktop.hotseat.backup.contents import Belongings
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Setup, Shelf
from tests.hotseat.kept import Kept

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
    session, rng = Shelf(folder).begin(Setup(KEY, SEATS, {}, 5, pack, players_file=players)), Random(1)
    for _ in range(4):
        session.match.play(rng.choice(session.rules.legal_moves(session.match.state)))
    return session


def arrived(path: Path, home: Path) -> Path:
    book = Book(home / "matches")
    try:
        return unpacked(path, Belongings(home / "matches", home, Kept().tables), Shelf(home / "matches"), book)
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
        session = Shelf(home / "matches").resume(path)
        session.close()
        assert session.pack_file is not None
        assert session.pack_file.read_text(encoding="utf-8").startswith("# mine\n")
        assert (home / "players" / f"{session.options[PLAYERS]}.toml").is_file()


def test_without_its_pack_the_same_record_cannot_be_opened(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = {name: data for name, data in files(sent).items() if name.startswith("records")}
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(RecordError, match="not here"):
        arrived(zipped(tmp_path / "alone.gardenmatch", alone), home)


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
    assert capsys.readouterr().err.startswith("garden-desktop: match.gardenmatch: It is no whole match of this program")


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
        assert refused.value.reason == Unpacking.refusal
        assert not [path for path in home.rglob("*") if path.suffix in (".toml", ".jsonl")]
    assert not list(tmp_path.rglob("evil*"))


def test_a_file_that_is_cut_is_no_match(sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent.write_bytes(sent.read_bytes()[:-30])
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(RecordError) as refused:
        arrived(sent, home)
    assert refused.value.reason == Unpacking.refusal


def test_a_file_larger_than_any_match_is_not_looked_into(
    sent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sent.open("r+b") as file:
        file.truncate(MOST_BUNDLE + 1)
    with at_home_of(monkeypatch, tmp_path / "ben") as home, pytest.raises(StrangeFile):
        arrived(sent, home)
