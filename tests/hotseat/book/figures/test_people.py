"""Figures of people, beside folders that were counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter, ShareInterval, wilson
from garden_desktop.hotseat.book.figures.people import OFFERED, HeadToHead, PersonEntry, met, pairs, people, remembered
from garden_desktop.hotseat.book.figures.person import PersonFigures, WinStreak, person_figures, rungs
from garden_desktop.hotseat.book.index import SearchQuery
from garden_desktop.hotseat.book.names_and_notes import Aliases
from tests.hotseat.book.figures.made import GG, HOUR, NOON, PF, SE, read, written

GAMES = registry.games()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Ann: won, won, lost (third), shared first, together, alone, and one that goes on."""
    folder = tmp_path / "matches"
    written(folder, ["Ann", "Ben"], [9, 4], [1, 2], hours=1)
    written(folder, ["Ben", "Ann", "*Cleo"], [3, 8, 5], [3, 1, 2], hours=2)
    written(folder, ["Ann", "Ben", "*Cleo"], [1, 8, 5], [3, 1, 2], hours=3)
    written(folder, ["Ann", "Ben"], [6, 6], [1, 1], hours=4)
    written(folder, ["Ann", "Ben"], [99, 99], [1, 1], hours=5, game=GG, options={"mode": "basket"})
    written(folder, ["Ann"], [30, 41], [2, 1], hours=6, game=GG, options={"mode": "solo"})
    written(folder, ["Ann", "Ben"], [], [], hours=7)
    return folder


@pytest.fixture
def book(folder: Path) -> Iterator[Book]:
    book = read(folder)
    yield book
    book.close()


def figures(book: Book, *names: str, year: int = 0, last: int = 0) -> PersonFigures:
    found = person_figures(book.index, PersonFilter(names, year=year, last=last), GAMES)
    assert found is not None
    return found


def at(hours: float) -> int:
    return int(NOON + hours * HOUR) * 10**9


def test_the_interval_is_wilsons() -> None:
    assert wilson(25, 52) == pytest.approx((0.3508, 0.6139), abs=1e-3)
    assert wilson(0, 5) == pytest.approx((0.0, 0.4345), abs=1e-3)
    assert wilson(5, 5) == pytest.approx((0.5655, 1.0), abs=1e-3)
    assert wilson(0, 0) == (0, 1)
    assert [ShareInterval(1, number).has_enough_matches for number in (1, 4, 5)] == [False, False, True]


def test_a_share_of_no_matches_is_none_of_them() -> None:
    assert [ShareInterval(part, whole).value for part, whole in ((0, 0), (1, 4), (3, 3))] == [0, 0.25, 1]
    assert ShareInterval(25, 52).range == wilson(25, 52)


def test_matches_wins_and_places_are_those_counted_by_hand(book: Book) -> None:
    found = figures(book, "Ann")
    assert (found.matches, found.others, found.alone, found.together) == (6, 4, 1, 1)
    assert found.wins[:2] == (3, 4)
    assert found.wins.even == pytest.approx((1 / 2 + 1 / 3 + 1 / 3 + 1 / 2) / 4)
    assert found.places.average == (1 + 1 + 3 + 1) / 4
    assert (found.places.seats, found.places.even) == (2.5, 1.75)
    assert (found.first, found.last) == (at(1), at(6))


def test_runs_are_of_matches_with_others(book: Book) -> None:
    found = figures(book, "Ann")
    assert found.longest == WinStreak(2, at(2))
    assert found.now == WinStreak(1, at(4)), "neither the basket nor the lost match alone ends it"
    assert figures(book, "Ben").now == WinStreak(2, at(4))


def test_each_game_has_its_wins_and_its_best_result(book: Book) -> None:
    exchange, gardens = figures(book, "Ann").games
    assert (exchange.matches, exchange.wins[:2], exchange.best) == (4, (3, 4), 9)
    assert (gardens.matches, gardens.wins, gardens.best) == (2, ShareInterval(0, 1, 0.5), 99)


def test_only_what_was_played_since_new_year_is_counted(tmp_path: Path) -> None:
    folder, before = tmp_path / "matches", -24.0 * 62
    written(folder, ["Ann", "Ben"], [50, 4], [1, 2], hours=before)
    written(folder, ["Ann", "Ben"], [4, 9], [2, 1], hours=1)
    book = read(folder)
    found = figures(book, "Ann", year=2026)
    assert (found.matches, found.wins[:2], found.first, found.games[0].best) == (1, (0, 1), at(1), 4)
    assert figures(book, "Ann").games[0].best == 50
    assert pairs(book.index, PersonFilter(("Ann",), year=2026), str, GAMES) == [HeadToHead("Ben", False, 1, 1, 0, 1)]
    assert person_figures(book.index, PersonFilter(("Ann",), year=2027), GAMES) is None
    book.close()


def test_only_the_last_so_many_are_counted(book: Book) -> None:
    found = figures(book, "Ann", last=4)
    assert (found.matches, found.wins[:2], found.first, found.games[0].best) == (4, (1, 2), at(3), 99)
    assert [(one.game, one.record.split("-")[5]) for one in found.games] == [(GG, GG + ".jsonl"), (SE, SE + ".jsonl")]
    assert found.now == WinStreak(1, at(4))
    assert pairs(book.index, PersonFilter(("Ann",), last=4), str, GAMES)[0] == HeadToHead("Ben", False, 1, 2, 0, 1)


def test_a_pair_is_compared_in_the_matches_both_sat_in_against_each_other(book: Book) -> None:
    assert pairs(book.index, PersonFilter(("Ann",)), str, GAMES) == [
        HeadToHead("Ben", False, 1, matches=4, ahead=2, behind=1),
        HeadToHead("Cleo", True, 2, matches=2, ahead=1, behind=1),
    ]


def test_people_come_by_their_last_match_and_computers_after_them(book: Book) -> None:
    assert people(book.index, str) == [
        PersonEntry("Ann", False, 0, 6, at(7)),
        PersonEntry("Ben", False, 1, 5, at(7)),
        PersonEntry("Cleo", True, 2, 2, at(3)),
    ]
    assert [one.name for one in people(book.index, str, "EN")] == ["Ben"]


def test_people_are_remembered_with_the_sign_they_had_last(book: Book) -> None:
    assert remembered(book.index, str) == [Seated("Ann", 0), Seated("Ben", 1)]


def test_two_names_of_one_person_are_counted_together(book: Book, folder: Path) -> None:
    written(folder, ["Anne", "Ben", "Dora"], [5, 6, 7], [3, 2, 1], hours=8, game=PF)
    (fresh := Book(folder)).turn_to_today()
    while fresh.unread:
        fresh.read_on()
    aliases = Aliases(folder)
    aliases.rename("Anne", "Ann")
    again = Aliases(folder)
    assert again.written("Ann") == ("Ann", "Anne")
    assert figures(fresh, *again.written("Ann")).wins[:2] == (3, 5)
    assert [one.name for one in people(fresh.index, again.called)] == ["Ann", "Ben", "Dora", "Cleo"]
    ben = pairs(fresh.index, PersonFilter(("Ben",)), again.called, GAMES)[0]
    assert ben == HeadToHead("Ann", False, 0, matches=5, ahead=2, behind=2)
    fresh.close()


def test_a_name_that_was_given_is_taken_back(tmp_path: Path) -> None:
    aliases = Aliases(tmp_path / "matches")
    aliases.rename("Ann", "Anna")
    aliases.rename("Anna", "Ben")
    assert aliases.written("Ben") == ("Ben", "Ann", "Anna")
    Aliases(tmp_path / "matches").rename("Cleo", "Cleopatra")
    aliases.set_names({"Ann": "Ann", "Anna": "Anna"})
    assert Aliases(tmp_path / "matches").known == {"Cleo": "Cleopatra"}


def test_names_that_cannot_be_read_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "matches.people.json"
    file.write_text('{"names": 3}')
    aliases = Aliases(tmp_path / "matches")
    assert aliases.file.notice is not None
    assert (tmp_path / "matches.people.damaged.json").read_text() == '{"names": 3}'
    assert aliases.called("Ann") == "Ann"


def test_a_ladder_has_the_best_lead_for_each_pair_of_values(tmp_path: Path) -> None:
    folder, ladder = tmp_path / "matches", GAMES[GG].ladder
    assert ladder is not None
    for hour, (month, gnomes, scores) in enumerate(
        [("may", "6", [30, 40]), ("may", "6", [41, 40]), ("may", "6", [20, 20]), ("may", "5", [9, 12])]
    ):
        ranks = [1, 2] if scores[0] >= scores[1] else [2, 1]
        options = {"mode": "solo", "month": month, "start_gnomes": gnomes}
        written(folder, ["Ann"], scores, ranks, hours=hour, game=GG, options=options)
    written(folder, ["Ben"], [99, 1], [1, 2], game=GG, options={"mode": "solo", "month": "may", "start_gnomes": "6"})
    book = read(folder)
    found = rungs(book.index, ["Ann"], GG, ladder)
    assert {step: (best.lead, best.won, best.matches) for step, best in found.items()} == {
        ("may", "6"): (1, True, 3),
        ("may", "5"): (-3, False, 1),
    }
    book.close()


def test_a_record_that_goes_takes_its_sittings_along(book: Book, folder: Path) -> None:
    newest = max(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    before = figures(book, "Ann").matches
    oldest = min(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    oldest.unlink()
    newest.unlink()
    book.touch(oldest.name, newest.name)
    assert figures(book, "Ann").matches == before - 1


def test_a_record_stands_where_the_list_of_everything_has_it(book: Book) -> None:
    everything = book.found(SearchQuery(), 0, 99)
    assert [book.index.place(book.entry(name)) for name in everything] == list(range(7))


def test_the_last_to_play_comes_first_and_at_the_same_time_the_alphabet_decides(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    written(folder, ["Dora", "Ann", "*Cleo"], [3, 2, 1], [1, 2, 3], hours=1)
    written(folder, ["Emil", "Dora"], [3, 2], [1, 2], hours=2)
    written(folder, ["Ben", "*Zoe"], [3, 2], [1, 2], hours=3)
    book = read(folder)
    assert [one.name for one in people(book.index, str)] == ["Ben", "Dora", "Emil", "Ann", "Zoe", "Cleo"]
    assert [one.name for one in remembered(book.index, str)] == ["Ben", "Dora", "Emil", "Ann"]
    assert book.people() == [("Dora", 2), ("Ann", 1), ("Ben", 1), ("Emil", 1)]
    book.close()


def test_no_more_than_a_handful_of_people_are_suggested(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    for hour in range(OFFERED + 1):
        written(folder, [f"Gnome {hour}"], [1, 2], [2, 1], hours=hour, game=GG, options={"mode": "solo"})
    book = read(folder)
    assert [one.name for one in remembered(book.index, str)] == [f"Gnome {hour}" for hour in range(OFFERED, 0, -1)]
    book.close()


def test_people_have_met_who_sat_at_one_table(book: Book) -> None:
    assert met(book.index, ["Ann"], ["Ben"])
    assert met(book.index, ["Dora", "Ben"], ["Ann", "Emil"])
    assert not met(book.index, ["Ann"], ["Dora"])
    assert not met(book.index, ["Ann"], ["Ann"])
    assert not met(book.index, ["Ann"], ["Cleo"]), "a computer of that name is nobody's second name"


def test_a_match_of_one_side_is_neither_won_nor_lost(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    written(folder, ["Ann"], [70], [1], game=PF)
    written(folder, ["Ann"], [60, 50], [1, 2], hours=1, game=GG, options={"mode": "solo"})
    book = read(folder)
    found = figures(book, "Ann")
    assert (found.matches, found.alone, found.others, found.together) == (2, 2, 0, 0)
    assert found.longest == found.now == WinStreak(0)
    assert {one.game: (one.matches, one.wins[:2], one.best) for one in found.games} == {
        PF: (1, (0, 0), 70),
        GG: (1, (1, 1), 60),
    }
    book.close()
