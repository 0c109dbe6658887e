"""Somebody else deletes, replaces, cuts or changes the record of a running match: noticed, mended, told once."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from garden_desktop.core.record import Seated, read
from garden_desktop.core.text import plain
from garden_desktop.hotseat.journal import SUFFIX, Journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from tests.systems import posix

ANEW = "Another program deleted or moved {file}. It has been written again; nothing is lost."
SHORT = "Another program cut off the end of {file}. It has been restored; nothing is lost."
CHANGED = "Another program changed {file}. It has been written again; the changed version is now"
Touch = Callable[[Path], object]
moves_open_files = posix("another program deletes, moves or replaces a file that is open")
"""What Windows does instead: tests/hotseat/test_files_of_windows.py."""


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Session]:
    """A match with a few moves, one of them taken back, so that its record is more than its moves."""
    session = MatchRepository(tmp_path / "matches").begin_match(
        MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3)
    )
    for _ in range(4):
        step(session)
    session.undo()
    yield session
    session.close()


def step(session: Session) -> None:
    if session.gate is not None:
        session.open_gate()
    session.play(session.rules.legal_moves(session.match.state)[0])


def path_of(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


def news(session: Session) -> str:
    said = session.news_of_record()
    return "" if said is None else plain(said)


def replaced(path: Path, data: bytes) -> None:
    fresh = path.with_suffix(".fresh")
    fresh.write_bytes(data)
    fresh.replace(path)


def cut(path: Path, keep: int) -> None:
    with path.open("r+b") as file:
        file.truncate(keep)


TOUCHES: dict[str, tuple[Touch, str]] = {
    "file deleted": (lambda path: path.unlink(), ANEW),
    "folder deleted": (lambda path: shutil.rmtree(path.parent), ANEW),
    "file moved away": (lambda path: path.rename(path.with_suffix(".mine")), ANEW),
    "folder moved away": (lambda path: path.parent.rename(path.parent.with_name("mine")), ANEW),
    "cut": (lambda path: cut(path, 400), SHORT),
    "emptied": (lambda path: cut(path, 0), SHORT),
    "an older copy put back": (lambda path: replaced(path, path.read_bytes()[:500]), SHORT),
    "the same put back": (lambda path: replaced(path, path.read_bytes()), ""),
    "touched": (lambda path: path.touch(), ""),
    "another file put there": (lambda path: replaced(path, b"shopping\n"), CHANGED),
    "a line put behind": (lambda path: path.write_bytes(path.read_bytes() + b'{"undo":1}\n'), CHANGED),
    "a letter changed": (lambda path: path.write_bytes(path.read_bytes().replace(b"Ann", b"Amy")), CHANGED),
}


IN_PLACE = ("cut", "emptied", "touched", "a line put behind", "a letter changed")
"""What is done to the file while it lies where it is."""


def kinds(*said: str) -> list[object]:
    """The touches of which one of these sentences is said."""
    found = [kind for kind, (_, words) in TOUCHES.items() if words in said]
    return [pytest.param(kind, marks=[] if kind in IN_PLACE else [moves_open_files]) for kind in found]


@pytest.mark.parametrize("kind", kinds(ANEW, SHORT, CHANGED, ""))
def test_the_next_move_is_in_a_whole_record_and_it_is_told_once(at: Session, kind: str) -> None:
    touch, said = TOUCHES[kind]
    before = path_of(at).read_bytes()
    touch(path_of(at))
    assert news(at) == ""
    step(at)
    assert path_of(at).read_bytes().startswith(before)
    assert news(at).startswith(said.format(file=path_of(at).name))
    assert bool(news(at)) is False
    step(at)
    assert news(at) == ""
    moves = list(at.match.moves)
    at.close()
    again = MatchRepository(path_of(at).parent).resume(path_of(at))
    assert again.match.moves == moves
    again.close()


@pytest.mark.parametrize("kind", kinds(CHANGED))
def test_what_was_put_there_is_kept_under_a_name_of_its_own(at: Session, kind: str) -> None:
    path = path_of(at)
    TOUCHES[kind][0](path)
    theirs = path.read_bytes()
    step(at)
    aside = path.with_name(path.name.replace(SUFFIX, f"-other{SUFFIX}"))
    assert aside.name in news(at)
    assert aside.read_bytes() == theirs
    TOUCHES[kind][0](path)
    step(at)
    assert path.with_name(path.name.replace(SUFFIX, f"-other-2{SUFFIX}")).exists()


@moves_open_files
def test_an_undo_and_a_switch_notice_it_as_well(at: Session) -> None:
    path_of(at).unlink()
    at.undo()
    assert news(at) == ANEW.format(file=path_of(at).name)
    path_of(at).unlink()
    at.show_otherwise(at.live_options()[0].key, at.live_options()[0].values[-1])
    assert news(at) == ANEW.format(file=path_of(at).name)
    assert read(path_of(at).read_bytes()).lines[-1].option is not None


@moves_open_files
def test_the_new_file_is_locked_as_the_old_one_was(at: Session) -> None:
    path_of(at).unlink()
    step(at)
    with pytest.raises(OSError, match="open in another window"):
        Journal.open(path_of(at))


def test_a_record_that_was_let_go_is_not_written_anew(at: Session) -> None:
    path, move = path_of(at), at.rules.legal_moves(at.match.state)[0]
    at.close()
    path.unlink()
    with pytest.raises(ValueError, match="is closed"):
        at.play(move)
    assert not path.exists()


@moves_open_files
def test_a_folder_in_its_place_is_an_error_and_the_match_goes_on_when_it_is_gone(at: Session) -> None:
    path = path_of(at)
    before = path.read_bytes()
    path.unlink()
    path.mkdir()
    with pytest.raises(IsADirectoryError):
        step(at)
    path.rmdir()
    step(at)
    assert path.read_bytes().startswith(before)
    assert news(at) == ANEW.format(file=path_of(at).name)
