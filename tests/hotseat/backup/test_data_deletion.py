"""All data of a person deleted: what this program wrote goes to the bin, and nothing else is touched."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.backup.data_deletion import DataDeletion
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from garden_desktop.hotseat.card_sets import CardSetRepository, standard_document
from garden_desktop.hotseat.folder import FolderMover
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tables import SavedTables
from tests.systems import posix
from tests.windows_files import windows_sharing

SE = "stalk_exchange"
links = posix("Windows lets only administrators make links")


class Bin:
    """Stands for the bin of the system: a folder that takes all but `refused` names."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.refused = folder, set[str]()
        folder.mkdir()

    def __call__(self, path: Path) -> Path | None:
        if path.name in self.refused:
            return None
        try:
            return path.rename(self.folder / f"{len(list(self.folder.iterdir()))}-{path.name}")
        except OSError:
            return None

    def names(self) -> list[str]:
        return sorted(path.name.partition("-")[2] for path in self.folder.iterdir())


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, as it is named on every system; caches and logs are in it, as on Windows."""
    own = tmp_path / paths.APP
    folders = {"user": own, "cache": own / "Cache", "log": own / "Logs", "state": tmp_path / "state"}
    for name, folder in folders.items():
        monkeypatch.setattr(paths, f"{name}_dir", lambda folder=folder: folder)
    return own


@pytest.fixture
def bin(tmp_path: Path) -> Bin:
    return Bin(tmp_path / "bin")


def record(folder: Path) -> Path:
    """A record of three moves."""
    session = MatchRepository(folder).begin_match(MatchSetup(SE, (Seated("Ann", 0), Seated("Ben", 1)), {}, 1))
    for _ in range(3):
        session.play(Random(1).choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def live_in(own: Path, matches: Path | None = None) -> BackupContents:
    """Write each kind of file that the program keeps of a person."""
    matches = matches or own / "matches"
    path = record(matches)
    MatchNotes(matches).write(path.name, MatchNote("Ours", "A note"))
    Aliases(matches).file.write({"Ann": "Anna"})
    book = Book(matches)
    book.turn_to_today()
    book.close()
    assert matches.with_name(f"{matches.name}.index").is_file()
    game = registry.games()[SE]
    CardSetRepository(own / "card_sets").create(game, standard_document(game), "Mine")
    MatchRepository(matches).move_to_trash(record(matches))
    assert list((matches / "trash").iterdir())
    for name in ("settings", "lessons", "puzzles", "tips"):
        write(own / f"{name}.json", "{}")
    contents = BackupContents(matches, own, SavedTables(lambda: None, lambda rows: None, registry.games()))
    for name in ("packs", "players"):
        write(own / name / f"{'0' * 16}.toml", "")
    write(own / "settings.damaged-2.json", "[")
    write(own / "matches.notes.json.lock", "")
    write(own / f"tips.json.12-{'a' * 8}.new", "")
    write(paths.cache_dir() / "drawings" / "0.2.0-6.10.1-tile", "")
    write(paths.cache_dir() / "lookback" / f"{'a' * 64}.json", "")
    for name in ("", ".1", ".crash", ".crash-now-2"):
        write(paths.log_dir() / f"garden-desktop.log{name}", "")
    return contents


def write(path: Path, words: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words)
    return path


def test_everything_goes_to_the_bin_in_one_piece_and_caches_and_logs_are_gone(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    kept = sorted(
        path.relative_to(own) for path in own.rglob("*") if "Cache" not in str(path) and "Logs" not in str(path)
    )
    assert DataDeletion(contents).carry_out(bin) == []
    assert not own.exists()
    (gone,) = bin.folder.iterdir()
    assert sorted(path.relative_to(gone) for path in gone.rglob("*")) == kept


def test_files_that_the_program_has_not_written_stay_as_they_are(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    others = [
        own / "letter.txt",
        own / "settings.json.bak",
        own / "matches" / "known.txt",
        own / "packs" / "mine.toml",
        own / "card_sets" / "README.md",
        paths.cache_dir() / "drawings" / "cat.png",
        paths.log_dir() / "other.log",
        paths.log_dir() / "garden-desktop.logbook",
    ]
    for other in others:
        write(other, "theirs")
    assert DataDeletion(contents).carry_out(bin) == []
    assert sorted(path for path in own.rglob("*") if path.is_file()) == sorted(others)
    assert all(other.read_text() == "theirs" for other in others)
    assert {"settings.json", "matches.notes.json", "trash", "players"} <= set(bin.names())


def test_of_a_chosen_folder_only_records_and_the_files_beside_it_go(own: Path, bin: Bin, tmp_path: Path) -> None:
    chosen = tmp_path / "Documents" / "games"
    contents = live_in(own, chosen)
    old = record(chosen).rename(chosen / "old name.jsonl")
    torn = write(chosen / "torn.garden.jsonl", '{"game": "st')
    others = [
        write(chosen / "training.jsonl", '{"text": "no match"}\n'),
        write(chosen / "empty.jsonl", ""),
        write(chosen / "trash" / "train.jsonl", "{}\n"),
        write(chosen / "settings.json", "{}"),
        write(chosen / paths.APP, "a program"),
        write(chosen / "packs" / f"{'0' * 16}.toml", ""),
        write(chosen.parent / "letter.txt", ""),
        write(chosen.parent / "games.txt", ""),
        write(chosen.parent / "tips.json", "{}"),
    ]
    assert DataDeletion(contents).carry_out(bin) == []
    assert sorted(path for path in chosen.parent.rglob("*") if path.is_file()) == sorted(others)
    assert {old.name, torn.name, "games.notes.json", "games.people.json", "games.index"} <= set(bin.names())
    assert not own.exists()


def test_a_chosen_folder_without_other_files_is_emptied_and_stays(own: Path, bin: Bin, tmp_path: Path) -> None:
    chosen = tmp_path / "Documents" / "games"
    DataDeletion(live_in(own, chosen)).carry_out(bin)
    assert list(chosen.parent.iterdir()) == [chosen]
    assert list(chosen.iterdir()) == []


def test_a_folder_made_by_a_change_of_the_storage_folder_goes_whole_and_the_old_one_too(
    own: Path, bin: Bin, tmp_path: Path
) -> None:
    contents = live_in(own)
    (place := tmp_path / "stick").mkdir()
    mover = FolderMover(own / "matches", place)
    list(mover.steps())
    moved = BackupContents(mover.folder, own, SavedTables(lambda: None, lambda rows: None, registry.games()))
    assert contents.matches.is_dir()
    assert DataDeletion(moved).carry_out(bin) == []
    assert bin.names() == [paths.APP, paths.APP]
    assert list(place.iterdir()) == []
    assert not own.exists()


def test_a_match_that_another_program_plays_stays_and_is_named(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    path = record(own / "matches")
    journal, _ = Journal.open(path)
    with journal:
        assert DataDeletion(contents).carry_out(bin) == [path]
        assert [file for file in own.rglob("*") if file.is_file()] == [path]
    assert DataDeletion(contents).carry_out(bin) == []
    assert not own.exists()


def test_an_open_file_of_windows_stays_and_is_named(own: Path, bin: Bin, monkeypatch: pytest.MonkeyPatch) -> None:
    contents = live_in(own)
    windows_sharing(monkeypatch)
    # a folder with an open file in it is not moved either
    monkeypatch.setattr(Bin, "__call__", refusing_folders_of(own / "tips.json", Bin.__call__))
    log = paths.log_dir() / "garden-desktop.log"
    with (own / "tips.json").open() as _, log.open() as _:
        assert DataDeletion(contents).carry_out(bin) == [log, own / "tips.json"]
    assert sorted(path for path in own.rglob("*") if path.is_file()) == [log, own / "tips.json"]
    assert "settings.json" in bin.names()


def refusing_folders_of(file: Path, move: Callable[[Bin, Path], Path | None]) -> Callable[[Bin, Path], Path | None]:
    return lambda bin, path: None if path in file.parents else move(bin, path)


def test_what_the_system_does_not_move_stays_and_is_named(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    bin.refused = {paths.APP, "lessons.json"}
    assert DataDeletion(contents).carry_out(bin) == [own / "lessons.json"]
    assert [path for path in own.rglob("*") if path.is_file()] == [own / "lessons.json"]


def test_folders_that_the_system_does_not_move_are_removed_once_they_are_empty(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    bin.refused = {paths.APP, "matches", "card_sets", SE}
    paths.state_dir().mkdir()
    assert DataDeletion(contents).carry_out(bin) == []
    assert not own.exists()
    assert not paths.state_dir().exists()


@links
def test_a_data_folder_that_is_a_link_is_emptied_and_stays_a_link(own: Path, bin: Bin, tmp_path: Path) -> None:
    (real := tmp_path / "disk" / "garden").mkdir(parents=True)
    own.symlink_to(real)
    (real / "matches").symlink_to(other := tmp_path / "disk" / "played")
    other.mkdir()
    other_file = write(other / "letter.txt", "theirs")
    contents = live_in(own)
    assert DataDeletion(contents).carry_out(bin) == []
    assert own.is_symlink()
    assert list(real.iterdir()) == [real / "matches"]
    assert list(other.iterdir()) == [other_file]
    assert "settings.json" in bin.names()


@links
def test_the_target_of_a_linked_file_stays_and_is_named(own: Path, bin: Bin, tmp_path: Path) -> None:
    contents = live_in(own)
    target = write(tmp_path / "dotfiles" / "settings.json", "{}")
    (own / "settings.json").unlink()
    (own / "settings.json").symlink_to(target)
    (own / "lessons.json").unlink()
    (own / "lessons.json").symlink_to(tmp_path / "nowhere")
    assert DataDeletion(contents).carry_out(bin) == [target]
    assert target.read_text() == "{}"
    assert not own.exists()


@links
def test_a_pipe_or_a_folder_by_the_name_of_a_file_is_left_alone(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    (own / "tips.json").unlink()
    os.mkfifo(own / "tips.json")
    (own / "matches" / "folder.jsonl").mkdir()
    assert DataDeletion(contents).carry_out(bin) == []
    assert sorted(own.rglob("*")) == [own / "matches", own / "matches" / "folder.jsonl", own / "tips.json"]


@pytest.mark.skipif(sys.platform != "linux", reason="Linux: elsewhere names are text")
def test_a_match_of_any_name_goes_with_its_folder_or_is_named(own: Path, bin: Bin) -> None:
    contents = live_in(own)
    names = [os.fsdecode(b"caf\xe9.jsonl"), "line\nbreak.jsonl", "[a-z]*.jsonl", "ü.garden.jsonl", ".hidden.jsonl"]
    for name in names:
        record(own / "matches").rename(own / "matches" / name)
    write(own / "letter.txt", "")
    bin.refused = {"matches", names[0]}
    assert DataDeletion(contents).carry_out(bin) == [own / "matches" / names[0]]
    gone = bin.names()
    assert all(any(one.endswith(name) for one in gone) for name in names[1:])
    bin.refused = set()
    (own / "letter.txt").unlink()
    assert DataDeletion(contents).carry_out(bin) == []
    assert not own.exists()


def test_a_bin_is_looked_for_in_each_folder_and_nothing_is_left_of_the_search(
    own: Path, bin: Bin, tmp_path: Path
) -> None:
    chosen = tmp_path / "stick"
    deletion = DataDeletion(live_in(own, chosen))
    before = sorted([*own.rglob("*"), *chosen.rglob("*")])
    assert deletion.find_folder_without_trash(bin) is None
    assert deletion.find_folder_without_trash(lambda path: None if path.parent == chosen else bin(path)) == chosen
    assert deletion.find_folder_without_trash(lambda path: None) == own
    assert sorted([*own.rglob("*"), *chosen.rglob("*")]) == before
    assert list(bin.folder.iterdir()) == []


@posix("Windows has no modes")
def test_a_folder_that_cannot_be_read_is_named(own: Path, bin: Bin, monkeypatch: pytest.MonkeyPatch) -> None:
    contents = live_in(own)
    look = Path.iterdir

    def closed(path: Path) -> object:
        if path == own / "packs":
            raise PermissionError(13, "closed", str(path))
        return look(path)

    monkeypatch.setattr(Path, "iterdir", closed)
    assert DataDeletion(contents).carry_out(bin) == [own / "packs"]


def test_a_chosen_folder_that_is_missing_is_known(own: Path, tmp_path: Path) -> None:
    contents = live_in(own)
    assert DataDeletion(contents).missing_folder is None
    write(own / "settings.json", json.dumps({"matches": str(tmp_path / "stick")}))
    assert DataDeletion(contents).missing_folder == tmp_path / "stick"
    (tmp_path / "stick").mkdir()
    assert DataDeletion(contents).missing_folder is None


def test_a_person_who_has_nothing_yet_has_nothing_to_delete(own: Path, bin: Bin) -> None:
    contents = BackupContents(own / "matches", own, SavedTables(lambda: None, lambda rows: None, registry.games()))
    deletion = DataDeletion(contents)
    assert deletion.find_folder_without_trash(bin) is None
    assert deletion.carry_out(bin) == []
    assert bin.names() == []


def test_a_file_beside_records_that_cannot_be_read_is_left_and_named(
    own: Path, bin: Bin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents, really = live_in(own, tmp_path / "club" / "matches"), os.open
    closed = write(contents.matches / "whose.jsonl", "nobody knows")

    def refuse(path: Any, *more: Any, **named: Any) -> int:
        if Path(path) == closed:
            raise PermissionError(13, "Permission denied", str(path))
        return really(path, *more, **named)

    monkeypatch.setattr(os, "open", refuse)
    assert DataDeletion(contents).carry_out(bin) == [closed]
    assert closed.read_text() == "nobody knows"
    assert [path.name for path in contents.matches.iterdir()] == [closed.name]
