"""Records and what lies beside them are for their owner alone; what a person saves elsewhere follows their umask."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.analysis import AnalysisCache as KeptLooks
from garden_desktop.hotseat.analysis import MatchAnalysis
from garden_desktop.hotseat.backup.archive import BackupWriter
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from garden_desktop.hotseat.folder import FolderMover
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.report import write_report
from garden_desktop.hotseat.tips import SeenTips
from tests.hotseat.kept import Kept
from tests.systems import posix

pytestmark = posix("files have modes; on Windows the profile does it")
SE = "stalk_exchange"


@pytest.fixture(params=[0o000, 0o002, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@pytest.fixture
def home(tmp_path: Path, umask: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a person who has played, written, and brought a match in."""
    home = tmp_path / "home" / "garden-desktop"
    monkeypatch.setattr(paths, "user_dir", lambda: home)
    pack = tmp_path / "own.toml"
    pack.write_bytes(paths.resource(SE, "packs", "standard.toml").read_bytes() + b"# mine\n")
    shelf = MatchRepository(home / "matches")
    session = shelf.begin_match(MatchSetup(SE, (Seated("Ann", 0), Seated("Ben", 1)), {}, 1, pack))
    session.close()
    assert session.journal is not None
    MatchNotes(shelf.folder).write(session.journal.path.name, MatchNote("The first", ""))
    Aliases(shelf.folder).rename("Ann", "Anna")
    SeenTips().mark_seen("Ann", "one")
    book = Book(shelf.folder)
    book.turn_to_today()
    elsewhere = tmp_path / "elsewhere.jsonl"
    elsewhere.write_bytes(session.journal.path.read_bytes().replace(b"Ann", b"Eve"))
    assert Importer(shelf, book).import_file(elsewhere).name
    book.close()
    gone = shelf.begin_match(MatchSetup(SE, (Seated("Ann", 0), Seated("Ben", 1)), {}, 1))
    gone.close()
    assert gone.journal is not None
    shelf.move_to_trash(gone.journal.path)
    KeptLooks(home / "cache" / "lookback", "x").store("record", MatchAnalysis((0.5, 0.5), ()))
    return home


def open_to_others(folder: Path) -> list[str]:
    """What others could read or write, by its path and mode."""
    found = [folder, *folder.rglob("*")]
    return [f"{path} {path.stat().st_mode & 0o777:o}" for path in found if path.stat().st_mode & 0o077]


def test_what_the_program_keeps_is_for_its_owner_alone(home: Path) -> None:
    kinds = {path.name.split(".", 1)[-1] for path in home.rglob("*") if path.is_file()}
    assert kinds == {"garden.jsonl", "notes.json", "people.json", "index", "json", "toml"}
    assert (home / "matches" / "trash").is_dir()
    assert open_to_others(home.parent) == []


def test_a_folder_that_is_moved_is_made_for_its_owner_alone(home: Path, tmp_path: Path) -> None:
    place = tmp_path / "drive"
    place.mkdir()
    before = place.stat().st_mode
    for _ in FolderMover(home / "matches", place).steps():
        pass
    assert open_to_others(place / "garden-desktop") == []
    assert place.stat().st_mode == before, "the place was there before"


def test_what_a_person_saves_elsewhere_follows_their_umask(home: Path, tmp_path: Path, umask: int) -> None:
    record = next((home / "matches").glob("*.jsonl"))
    for _ in BackupWriter(tmp_path / "backup.zip", BackupContents(home / "matches", home, Kept().tables)).steps():
        pass
    write_report(tmp_path / "report.zip", {}, (), record)
    for name in ("backup.zip", "report.zip"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o666 & ~umask


def test_the_index_of_an_older_version_is_closed_and_its_journal_is_like_it(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    index = tmp_path / "matches.index"
    index.write_bytes(b"")
    index.chmod(0o644)
    book = Book(folder)
    with book.index._rows as rows:
        rows.execute("INSERT INTO about VALUES('x')")
        journal = tmp_path / "matches.index-journal"
        modes = [path.stat().st_mode & 0o777 for path in (index, journal)]
    book.close()
    assert modes == [0o600, 0o600]


def test_a_record_that_is_written_anew_is_for_its_owner_alone(tmp_path: Path, umask: int) -> None:
    session = MatchRepository(tmp_path / "matches").begin_match(
        MatchSetup(SE, (Seated("Ann", 0), Seated("Ben", 1)), {}, 1)
    )
    assert session.journal is not None
    session.journal.path.unlink()
    session.play(session.rules.legal_moves(session.match.state)[0])
    session.close()
    assert open_to_others(tmp_path / "matches") == []
