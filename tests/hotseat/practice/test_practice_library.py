"""Reading the puzzles of a game, and which of them is that of the day."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import puzzle_line
from garden_desktop.games import registry
from garden_desktop.hotseat.practice.library import daily, load, mixed
from garden_desktop.hotseat.practice.session import PracticeSession
from tests.fuzz import mutations
from tests.hotseat.practice import good


def lines(number: int) -> list[str]:
    return [puzzle_line(good.puzzle()._replace(number=n)) for n in range(1, number + 1)]


def test_a_faulty_line_is_named_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    one, two, three = lines(3)
    file.write_text(f"{one}\n{two[:40]}\n{three}\n", encoding="utf-8")
    shelf = load(good.KEY, file)
    assert [puzzle.number for puzzle in shelf.puzzles] == [1, 3]
    assert [str(fault) for fault in shelf.faults] == ["puzzles.jsonl: line 2: is not JSON"]


def test_an_empty_line_in_the_middle_is_a_fault_and_one_at_the_end_is_none(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("\n".join([lines(1)[0], "", ""]), encoding="utf-8")
    assert [str(fault) for fault in load(good.KEY, file).faults] == ["puzzles.jsonl: line 2: is not JSON"]
    file.write_text(lines(1)[0], encoding="utf-8")
    assert load(good.KEY, file).faults == ()


def test_a_game_without_the_file_has_no_puzzles(tmp_path: Path) -> None:
    assert load(good.KEY, tmp_path / "puzzles.jsonl") == ((), ())


def test_what_cannot_be_read_at_all_is_one_fault(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(b"\xff\n")
    assert [str(fault) for fault in load(good.KEY, file).faults] == [
        "puzzles.jsonl: the file: cannot be read: it is not UTF-8 text"
    ]
    file.unlink()
    file.mkdir()
    (told,) = map(str, load(good.KEY, file).faults)
    assert re.fullmatch("puzzles.jsonl: the file: cannot be read: (?!None)[A-Z].+", told)


def test_the_puzzle_of_the_day_follows_from_the_date_and_none_comes_again_before_all_have_been() -> None:
    shelves = [load(key).puzzles for key in registry.games()]
    many, first = sum(map(len, shelves)), date(2026, 11, 22)
    assert many == 112
    days = [daily(shelves, first + timedelta(days=n)) for n in range(2 * many)]
    assert all(len({puzzle.id for puzzle in days[n : n + many] if puzzle}) == many for n in range(many))
    for n in range(many):
        assert len({puzzle.game for puzzle in days[n : n + len(shelves)] if puzzle}) == len(shelves)
    assert daily([], first) is None
    assert daily([(), ()], first) is None


def test_the_puzzles_of_the_days_are_not_the_easy_ones_first() -> None:
    puzzles = load(good.KEY).puzzles
    days = [daily([puzzles], date(2026, 11, 22) + timedelta(days=n)) for n in range(12)]
    assert len({puzzle.grade for puzzle in days if puzzle}) > 2


@pytest.mark.parametrize("seed", range(4))
def test_whatever_becomes_of_the_file_the_rest_can_be_played(seed: int, tmp_path: Path) -> None:
    rng, file = Random(seed), tmp_path / "puzzles.jsonl"
    whole = "".join(line + "\n" for line in lines(2)).encode()
    for _ in range(25):
        file.write_bytes(mutations.of_json(whole, rng))
        for puzzle in load(good.KEY, file).puzzles:
            with suppress(PackError):
                PracticeSession(good.game(), good.pack(), puzzle)


def test_puzzles_are_mixed_the_same_way_each_time_and_none_is_lost() -> None:
    one, many = load(good.KEY).puzzles[:1], load(good.KEY).puzzles
    assert (tuple(mixed(())), tuple(mixed(one))) == ((), one)
    assert list(mixed(many)) == list(mixed(many)) != list(many)
    assert sorted(mixed(many), key=lambda puzzle: puzzle.number) == list(many)
