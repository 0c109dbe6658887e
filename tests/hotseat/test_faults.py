"""The disk refuses, at every position of a match: nothing has changed then, and the same move can be made again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop.core.record import Seated, read, replay
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from tests import fifth
from tests.hotseat.faulty import FaultyDisk

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")
POSITIONS = 50
"""Of each game."""
CHANGES = 150
"""Of one match, at most."""
REFUSED = r"error|space"
FAULTS = [("sync",), ("write",), ("sync", "truncate"), ("write", "truncate")]
every_game = pytest.mark.parametrize("key", list(fifth.games()))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    return FaultyDisk(monkeypatch)


def begun(folder: Path, key: str, seed: int) -> Session:
    seats = tuple(Seated(name, number) for number, name in enumerate(NAMES[: max(registry.games()[key].info.seats)]))
    return MatchRepository(folder).begin_match(MatchSetup(key, seats, {}, seed))


def any_move(session: Session, rng: Random) -> Any:
    if session.gate is not None:
        session.open_gate()
    moves = session.rules.legal_moves(session.match.state)
    return moves[int(rng.random() * len(moves))]


def act(session: Session, move: Any) -> None:
    """Make the move of whoever is asked, or let the bar run out where nobody is."""
    if session.response_windows.open:
        session.close_response_window()
    else:
        session.play(move)


def stands(session: Session) -> tuple[Any, ...]:
    """All that a refused change may not change."""
    match, watch = session.match, session.response_windows.watch
    return (
        list(match.moves), match.state, match.redoable, session.viewer, session.gate, session.deciding, watch,
        session.can_undo(), session.can_redo(),
    )  # fmt: skip


def recorded(session: Session) -> tuple[list[Any], Any]:
    """The moves and the position that the record on the disk leads to."""
    assert session.journal is not None
    match = replay(read(session.journal.path.read_bytes()), session.rules)
    return match.moves, match.state


@every_game
def test_wherever_a_sync_fails_the_match_goes_on_and_the_record_is_the_match(
    tmp_path: Path, disk: FaultyDisk, key: str
) -> None:
    for position in range(1, POSITIONS + 1):
        rng, session = Random(position), begun(tmp_path / str(position), key, position)
        run = 1 + position % 3
        for _ in range(position - 1):
            if not session.over:
                act(session, any_move(session, rng))
        while not session.over and session.match.ply < position:
            act(session, any_move(session, rng))
        if session.over:
            session.close()
            continue
        move = any_move(session, rng)
        before, kept = stands(session), recorded(session)
        disk.refuse("sync", run)
        for _ in range(run):
            with pytest.raises(OSError, match="Input/output error"):
                act(session, move)
            assert stands(session) == before
            assert recorded(session) == kept
        act(session, move)
        for _ in range(5):
            if not session.over:
                act(session, any_move(session, rng))
        assert recorded(session) == (session.match.moves, session.match.state)
        session.close()


def go_on(session: Session, make: Callable[[Callable[[], object], int], object]) -> None:
    """Play a match, now and then with undo and redo; `make` makes each change, up to three of them after refusals."""
    rng = Random(3)
    for number in range(CHANGES):
        if session.over:
            break
        make(partial(act, session, any_move(session, rng)), 1 + number % 3)
        if rng.random() < 0.2 and session.can_undo() == "free":
            make(session.undo, 1)
            make(session.redo, 1)


@every_game
@pytest.mark.parametrize("kinds", FAULTS, ids="+".join)
def test_a_match_in_which_every_change_is_refused_first_is_played_to_its_end(
    tmp_path: Path, disk: FaultyDisk, key: str, kinds: tuple[str, ...]
) -> None:
    session, quiet = begun(tmp_path / "refused", key, 3), begun(tmp_path / "quiet", key, 3)

    def refused(change: Callable[[], object], times: int) -> None:
        before = stands(session)
        for _ in range(times):
            for kind in kinds:
                disk.refuse(kind)
            with pytest.raises(OSError, match=REFUSED):
                change()
            assert stands(session) == before
        disk.heal()
        change()

    go_on(quiet, lambda change, _: change())
    go_on(session, refused)
    assert session.match.moves == quiet.match.moves != []
    assert session.over == quiet.over
    quiet.close()
    assert recorded(session) == (session.match.moves, session.match.state)
    session.close()


@every_game
def test_a_match_that_cannot_be_written_from_the_first_draw_on_was_never_begun(
    tmp_path: Path, disk: FaultyDisk, key: str
) -> None:
    begun(tmp_path / "counted", key, 1).close()
    syncs = disk.asked["sync"]
    assert syncs >= 2
    for position in range(syncs):
        folder = tmp_path / str(position)
        disk.asked.clear()
        with pytest.MonkeyPatch.context() as patch:
            late = disk.ask

            def ask(kind: str, late: Any = late, position: int = position) -> None:
                if disk.asked["sync"] == position:
                    disk.refuse("sync")
                late(kind)

            patch.setattr("os.fsync", lambda _, ask=ask: ask("sync"))
            with pytest.raises(OSError, match="Input/output error"):
                begun(folder, key, 1)
        assert list(folder.iterdir()) == []
        session = begun(folder, key, 1)
        assert recorded(session) == (session.match.moves, session.match.state)
        session.close()


def test_a_line_that_was_refused_and_could_not_be_cut_off_is_not_in_the_record_in_the_end(
    tmp_path: Path, disk: FaultyDisk
) -> None:
    session = begun(tmp_path, "stalk_exchange", 1)
    moves = session.rules.legal_moves(session.match.state)
    disk.refuse("sync")
    disk.refuse("truncate")
    with pytest.raises(OSError, match="Input/output"):
        session.play(moves[0])
    assert len(recorded(session)[0]) > session.match.ply  # it lies there, whatever the disk says
    session.close()
    again = MatchRepository(tmp_path).resume(session.journal.path) if session.journal else None
    assert again is not None
    assert again.match.moves == session.match.moves
    again.close()


def test_after_a_failed_sync_all_of_the_record_is_written_again(tmp_path: Path, disk: FaultyDisk) -> None:
    """A system forgets what it could not write: synced once more, it would say that all is well."""
    session = begun(tmp_path, "stalk_exchange", 1)
    assert session.journal is not None
    path, moves = session.journal.path, session.rules.legal_moves(session.match.state)
    kept = path.read_bytes()
    disk.refuse("sync")
    with pytest.raises(OSError, match="Input/output"):
        session.play(moves[0])
    with path.open("r+b") as file:
        file.write(kept[:100] + bytes(len(kept) - 100))  # what the disk has of it
    session.play(moves[0])
    assert path.read_bytes().startswith(kept)
    assert recorded(session) == (session.match.moves, session.match.state)
    session.close()
