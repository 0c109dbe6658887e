"""The folder of matches: what is refused in a record, and what is lost by nothing that is done there."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop import paths
from garden_desktop.core import packs, record
from garden_desktop.core.files import UnreadableFileError
from garden_desktop.core.game import Game, Series
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.options import PLAYERS, overridden_options
from garden_desktop.core.record import MOST, RecordError, Seated
from garden_desktop.core.types import OptionError, Options, Pack
from garden_desktop.games import registry
from garden_desktop.hotseat import journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup, kept_players, thinking_for
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import MatchSummary
from tests.hotseat.on_the_shelf import unfinished
from tests.systems import posix

GG, SE = "gnomadic_gardeners", "stalk_exchange"
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
pipes = posix("needs pipes and devices with names")


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


def begun(
    shelf: MatchRepository, key: str = GG, options: dict[str, str] | None = None, pack: Path | None = None
) -> Path:
    session = shelf.begin_match(MatchSetup(key, PEOPLE, options or {}, 5, pack))
    session.close()
    assert session.journal is not None
    return session.journal.path


def refused(shelf: MatchRepository, path: Path) -> tuple[int, str]:
    """Line and sentence; the record is the same afterwards."""
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught:
        shelf.resume(path)
    assert path.read_bytes() == before
    return caught.value.line, str(caught.value)


def change_header(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    first, rest = path.read_text("utf-8").split("\n", 1)
    head = json.loads(first)
    change(head)
    path.write_text(json.dumps(head) + "\n" + rest, "utf-8")


@pytest.mark.parametrize(
    "switch", [["month", "may"], ["open_hands", "maybe"], ["no_such", "on"], ["open_hands", ""], ["x" * 999, "on"]]
)
def test_only_what_may_be_switched_in_a_match_is_switched_in_its_record(
    shelf: MatchRepository, switch: list[str]
) -> None:
    path = begun(shelf)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines, json.dumps({"option": switch})]) + "\n", "utf-8")
    line, said = refused(shelf, path)
    assert line == len(lines) + 1
    assert "during a match" in said
    assert len(said) < 250


OF_TOMORROW: dict[str, Callable[[dict[str, Any]], object]] = {
    "an option": lambda head: head["options"].update(weather="on"),
    "a value of an option": lambda head: head["options"].update(mode="team"),
    "a level of a computer": lambda head: head["seats"][1].update(who="oracle"),
    "a game": lambda head: head.update(game="fifth"),
    "cards": lambda head: head["pack"].update(digest="0" * 64),
}


@pytest.mark.parametrize("kind", OF_TOMORROW)
def test_what_only_a_newer_version_can_play_is_told_as_such(shelf: MatchRepository, kind: str) -> None:
    path = begun(shelf)
    change_header(path, OF_TOMORROW[kind])
    with pytest.raises((RecordError, OptionError)) as of_ours:
        shelf.open_read_only(path)
    assert "newer" not in str(of_ours.value)
    change_header(path, lambda head: head.update(app="999.0.0"))
    assert "newer version of Garden Desktop: update the program" in refused(shelf, path)[1]


def test_a_computer_that_nobody_here_can_be_is_refused(shelf: MatchRepository) -> None:
    path = begun(shelf)
    change_header(path, lambda head: head["seats"][1].update(who="oracle"))
    assert refused(shelf, path) == (1, "line 1: This program has no computer player called “oracle”.")
    change_header(path, lambda head: head["seats"][1].update(who="easy"))
    session = shelf.resume(path)
    session.close()
    assert [session.human(seat) for seat in (0, 1)] == [True, False]


def test_a_computer_takes_a_seat_in_the_middle_of_a_match(shelf: MatchRepository) -> None:
    path, seats = begun(shelf), (PEOPLE[0], Seated("Ben", 1, "steady"))
    session = shelf.resume(path)
    assert session.human(1)
    session.change_seats(seats)
    session.change_seats(session.seats)
    session.close()
    again = shelf.resume(path)
    assert (again.seats, again.header.seats, again.own_viewer) == (seats, PEOPLE, 0)
    branch = shelf.branch(again, 0)
    assert branch.header.seats == seats
    for one in (again, branch):
        one.close()
    assert path.read_text("utf-8").count('{"seats"') == 1, "nothing is written where nobody has changed"
    back = shelf.resume(path)
    back.change_seats(PEOPLE)
    back.close()
    assert shelf.open_read_only(path).seats == PEOPLE


def test_a_computer_that_nobody_can_be_does_not_sit_down_later(shelf: MatchRepository) -> None:
    path = begun(shelf)
    lines = path.read_text("utf-8").splitlines()
    seats = record.seats_line((PEOPLE[0], Seated("Ben", 1, "oracle")))
    path.write_text("\n".join([*lines, seats]) + "\n", "utf-8")
    assert refused(shelf, path)[0] == len(lines) + 1


def test_a_game_without_series_has_no_earlier_winners(shelf: MatchRepository) -> None:
    path = begun(shelf, SE)
    for winners in (["1"], ["1"] * 5000):
        change_header(path, lambda head, winners=winners: head.update(series=winners))  # type: ignore[misc]
        assert refused(shelf, path) == (
            1,
            "line 1: The winners of the earlier matches of the season are not playing in this match.",
        )


def finish(session: Session) -> None:
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        session.play(session.rules.legal_moves(session.match.state)[-1])


def test_an_end_that_an_older_program_took_back_is_gone_on_with(shelf: MatchRepository) -> None:
    """Undo was offered while the last sentences were told, and so was switching what is shown."""
    session = shelf.begin_match(MatchSetup(SE, PEOPLE, {}, 5))
    finish(session)
    moves = session.match.ply
    session.close()
    assert session.journal is not None
    path = session.journal.path
    switch, undo = record.option_line("public_log", "last_round"), record.undo_line(1, assisted=False)
    path.write_text(path.read_text("utf-8") + switch + "\n", "utf-8")
    assert list(unfinished(shelf)) == [], "it is over"
    path.write_text(path.read_text("utf-8") + undo + "\n", "utf-8")
    assert [item.path for item in unfinished(shelf) if isinstance(item, MatchSummary)] == [path]
    again = shelf.resume(path)
    assert (again.over, again.match.ply) == (False, moves - 1)
    finish(again)
    again.close()
    assert shelf.open_read_only(path).over
    assert list(unfinished(shelf)) == []


def test_no_move_no_undo_and_no_switch_after_the_end(shelf: MatchRepository) -> None:
    session = shelf.begin_match(MatchSetup(SE, PEOPLE, {}, 5))
    finish(session)
    assert session.journal is not None
    before = session.journal.path.read_bytes()
    assert (session.can_undo(), session.live_options()) == ("none", [])
    session.undo()
    session.close()
    assert session.journal.path.read_bytes() == before
    again = shelf.resume(session.journal.path)
    assert again.over
    again.close()


@pipes
@pytest.mark.timeout(30)
def test_what_is_no_record_is_passed_over_at_once(shelf: MatchRepository) -> None:
    good = begun(shelf)
    os.mkfifo(shelf.folder / "pipe.jsonl")
    (shelf.folder / "endless.jsonl").symlink_to("/dev/zero")
    with (shelf.folder / "huge.jsonl").open("wb") as file:
        file.truncate(3 << 30)
    found = {item.path.name: item for item in unfinished(shelf)}
    assert isinstance(found.pop(good.name), MatchSummary)
    assert {name: type(item.error) for name, item in found.items() if not isinstance(item, MatchSummary)} == {
        "pipe.jsonl": UnreadableFileError,
        "endless.jsonl": UnreadableFileError,
        "huge.jsonl": UnreadableFileError,
    }
    for name in found:
        for open_it in (shelf.resume, shelf.open_read_only, shelf.move_to_trash):
            with pytest.raises(UnreadableFileError):
                open_it(shelf.folder / name)


def test_of_a_foreign_file_only_the_beginning_is_read(shelf: MatchRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    path = begun(shelf)
    path.write_bytes(b'{"name": "package"}\n' + b" " * (MOST - 100))

    def never(*_: object) -> bytes:
        raise AssertionError("read on")

    monkeypatch.setattr(journal, "read_on", never)
    assert refused(shelf, path)[1] == "line 1: This is not a Garden Desktop match file."


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_record_that_cannot_be_written_to_is_looked_at(
    shelf: MatchRepository, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = begun(shelf)
    before = path.read_bytes()
    really = os.open

    def read_only(name: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(number, os.strerror(number), name)
        return really(name, flags, *more, **named)

    monkeypatch.setattr(os, "open", read_only)
    session = shelf.resume_or_look(path)
    assert session.journal is None
    assert session.match.ply > 0
    session.close()
    assert path.read_bytes() == before


def test_two_forgotten_records_of_one_name_are_both_kept(shelf: MatchRepository) -> None:
    path = begun(shelf)
    data = path.read_bytes()
    first = shelf.move_to_trash(path)
    path.write_bytes(data + b"\n")
    second = shelf.move_to_trash(path)
    assert (first.read_bytes(), second.read_bytes()) == (data, data + b"\n")


@pytest.fixture
def own_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack of a person's own, and a folder where the program keeps copies."""
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")
    pack = tmp_path / "mine.toml"
    pack.write_text(paths.resource(SE, "packs", "standard.toml").read_text("utf-8") + "\n# mine\n", "utf-8")
    return pack


def test_a_full_disk_does_not_spoil_the_kept_copy_of_a_pack(
    shelf: MatchRepository, own_pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(shelf, SE, pack=own_pack)

    def full(handle: int) -> None:
        os.truncate(handle, 100)  # no more of it found room
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            begun(shelf, SE, pack=own_pack)
    own_pack.unlink()
    shelf.resume(path).close()


@pipes
@pytest.mark.timeout(30)
def test_a_pipe_among_the_packs_holds_nobody_up(shelf: MatchRepository, own_pack: Path) -> None:
    path = begun(shelf, SE, pack=own_pack)
    os.mkfifo(paths.user_dir() / "packs" / "0.toml")
    shelf.resume(path).close()


STRAY = {
    "digits": b"of_each_type = " + b"9" * 5000,
    "key": b".".join([b"a"] * 100_000) + b" = 1",
    "brackets": b"a = " + b"[" * 9000,
    "no text": b"\xff\xfe",
    "large": bytes(packs.MOST_PACK + 1),
}


@pytest.mark.parametrize("stray", STRAY)
def test_a_bad_pack_among_those_kept_stops_no_match_of_another(
    shelf: MatchRepository, own_pack: Path, stray: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(shelf, SE, pack=own_pack)
    kept = paths.user_dir() / "packs"
    for name in ("0.toml", "0000000000000000.toml", "zz.toml"):
        (kept / name).write_bytes(STRAY[stray])
    parsed: list[str] = []
    load = registry.load_pack

    def note(game: Game, file: Path) -> Pack:
        parsed.append(file.name)
        return load(game, file)

    monkeypatch.setattr(registry, "load_pack", note)
    session = shelf.resume(path)
    session.close()
    assert parsed == [f"{session.header.digest}.toml"]


def test_a_pack_that_a_person_put_there_under_another_name_is_found(shelf: MatchRepository, own_pack: Path) -> None:
    path = begun(shelf, SE, pack=own_pack)
    (kept,) = (paths.user_dir() / "packs").iterdir()
    kept.rename(kept.with_name("my own pack.toml"))
    (kept.with_name("another.toml")).write_bytes(STRAY["digits"])
    session = shelf.resume(path)
    session.close()
    assert session.pack_file == kept.with_name("my own pack.toml")


@pytest.mark.parametrize("key", [SE, GG])
def test_a_record_that_begins_with_a_byte_order_mark_is_gone_on_with(shelf: MatchRepository, key: str) -> None:
    path = begun(shelf, key)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    session = shelf.resume(path)
    session.play(session.rules.legal_moves(session.match.state)[0])
    ply = session.match.ply
    session.close()
    assert path.read_bytes().startswith(b"\xef\xbb\xbf{")
    assert shelf.open_read_only(path).match.ply == ply


def test_an_option_of_five_thousand_digits_is_a_refusal_at_most(shelf: MatchRepository) -> None:
    path = begun(shelf, "fire_and_flora")
    header, _, rest = path.read_bytes().partition(b"\n")
    said = json.loads(header)
    for option in registry.games()["fire_and_flora"].options:
        said["options"][option.key] = "9" * 5000
        path.write_bytes(json.dumps(said).encode() + b"\n" + rest)
        with suppress(RecordError, OptionError):  # some hold only together with another one
            shelf.open_read_only(path)
        said["options"].pop(option.key)


SEASON = {"season": "on", "mode": "duel"}


@pytest.mark.parametrize(
    ("winners", "fine"),
    [
        (["1"], True),
        (["2", "1"], True),
        (["1", "2"] * 3, True),
        (["1", "2", "1", "2", "1", "2", "1"], False),
        (["0"], False),
        (["3"], False),
        (["1", "x"], False),
        ([""], False),
    ],
)
def test_a_season_has_winners_of_this_table_and_a_match_to_come(
    shelf: MatchRepository, winners: list[str], fine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(shelf, GG, SEASON)
    change_header(path, lambda head: head.update(series=winners))
    series, asked = LazyGame.series, list[Sequence[int]]()

    def recorded(self: LazyGame, options: Options, sides: Sequence[int]) -> Series | None:
        asked.append(sides)
        return series(self, options, sides)

    monkeypatch.setattr(LazyGame, "series", recorded)
    if fine:
        assert shelf.open_read_only(path).header.series == tuple(winners)
        assert asked == [[int(winner) - 1 for winner in winners]]
    else:
        assert "season" in refused(shelf, path)[1]


def test_a_branch_goes_on_from_before_a_move_with_other_draws(shelf: MatchRepository) -> None:
    session, rng = shelf.resume(begun(shelf, SE)), Random(1)
    for _ in range(6):
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    ply = session.match.ply - 2
    branch = shelf.branch(session, ply)
    moves = session.match.moves[:ply]
    for one in (session, branch):
        one.close()
    assert branch.match.moves[:ply] == moves
    assert branch.journal is not None
    again = shelf.open_read_only(branch.journal.path)
    assert again.match.moves == branch.match.moves
    assert (again.header.seats, again.header.series, again.header.options) == (PEOPLE, (), session.header.options)
    assert again.header.seed != session.header.seed


def test_records_come_by_the_time_they_were_played_and_a_folder_may_be_missing(shelf: MatchRepository) -> None:
    assert list(shelf.paths()) == []
    found = [begun(shelf) for _ in range(3)]
    for path, when in zip(found, (2000, 3000, 1000), strict=True):
        os.utime(path, (when, when))
    (shelf.folder / "notes.txt").write_text("no record")
    assert list(shelf.paths()) == [found[1], found[0], found[2]]


@posix("links need a right on Windows")
def test_a_record_that_is_gone_meanwhile_comes_last(shelf: MatchRepository) -> None:
    path = begun(shelf)
    (gone := shelf.folder / "gone.jsonl").symlink_to("nowhere")
    assert list(shelf.paths()) == [path, gone]


def test_own_numbers_of_computers_are_kept_with_the_match(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")
    players = next(iter(paths.resource(SE).glob("players*.toml")))
    session = shelf.begin_match(MatchSetup(SE, PEOPLE, {}, 5, players_file=players))
    session.close()
    name = session.header.options[PLAYERS]
    kept = tmp_path / "user" / "players" / f"{name}.toml"
    assert (packs.digest(kept.read_text("utf-8")), kept.read_bytes()) == (name, players.read_bytes())
    assert kept_players(session.header.options) == kept
    rules, policy = thinking_for(SE, 2, session.header.options, None)
    assert (rules.seats, policy is None) == (2, False)
    kept.unlink()
    for options in (session.header.options, {}, {PLAYERS: "../" + name}, {PLAYERS: name + "0"}):
        assert kept_players(options) is None


def test_numbers_that_no_computer_can_use_begin_no_match(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")
    (bad := tmp_path / "bad.toml").write_text("surprise = 1\n")
    with pytest.raises(packs.PackError):
        shelf.begin_match(MatchSetup(SE, PEOPLE, {}, 5, players_file=bad))
    assert not list(shelf.paths())
    assert not (tmp_path / "user" / "players").exists()


def test_the_first_match_of_a_season_begins_where_seasons_do_and_the_next_where_they_are(
    shelf: MatchRepository,
) -> None:
    options = {**SEASON, "month": "may"}
    by = overridden_options(registry.games()[GG], options)["month"]
    for series, month in (((), by.becomes), (("1",), "may")):
        session = shelf.begin_match(MatchSetup(GG, PEOPLE, options, 5, series=series))
        session.close()
        assert session.header.options["month"] == month
    assert by.becomes != "may"
