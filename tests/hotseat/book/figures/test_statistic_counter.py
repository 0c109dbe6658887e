"""What games count, beside what the lines of the same records say."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.tally import Statistic
from garden_desktop.core.text import Message, plain
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import AnalysisCache
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.figures.statistic_counter import (
    StatisticCounter,
    StatisticTotal,
    statistic_totals,
    told_of,
)
from garden_desktop.hotseat.book.index import SearchQuery
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from tests.hotseat.book.figures.made import GG, PF, SE, read

FF = "fire_and_flora"
NOTHING = Message("", "")
GAMES = registry.games()
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


KEPT = AnalysisCache(Path("nowhere"), "0")


def played(shelf: MatchRepository, key: str, seed: int = 5) -> Path:
    """A whole match at random, in which a move is taken back now and then."""
    session, rng = shelf.begin_match(MatchSetup(key, PEOPLE, {}, seed)), Random(seed)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def lines(path: Path) -> list[tuple[int, str]]:
    """Seat (from 0) and text of each move."""
    found = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [(line[0] - 1, line[1]) for line in found if isinstance(line, list)]


def named(path: Path, seat: int, kind: str, pattern: str) -> list[str]:
    """What the moves of a kind of a seat name."""
    texts = [text.removeprefix(kind) for mover, text in lines(path) if mover == seat and text.split()[0] == kind]
    return [word for text in texts for word in re.findall(pattern, text)]


def count_all(shelf: MatchRepository, book: Book) -> None:
    counting = StatisticCounter(shelf, book, GAMES, KEPT)
    while counting.go_on(1):
        pass
    assert counting.left() == 0


def figures(book: Book, name: str, game: str) -> dict[str, StatisticTotal]:
    found = statistic_totals(book.index, PersonFilter((name,)), GAMES[game].figures, game)
    return {one.figure.key: one for one in found}


def said(what: Message | str) -> str:
    return what if isinstance(what, str) else plain(what)


def test_the_gnome_sent_most_is_the_one_named_most_in_the_record(shelf: MatchRepository) -> None:
    path = played(shelf, GG)
    gnomes = {one.id: one.name for one in shelf.open_read_only(path).rules.config.pack.gnomes}  # type: ignore[attr-defined]
    book = read(shelf.folder)
    count_all(shelf, book)
    sent = Counter(gnomes[gnome] for gnome in named(path, 0, "commit", r"g\d\d"))
    found = figures(book, "Ann", GG)["sent"]
    assert (found.number, sent[said(found.about)]) == (max(sent.values()),) * 2
    book.close()


def test_the_flower_planted_most_and_the_crash_are_those_of_the_record(shelf: MatchRepository) -> None:
    path = played(shelf, SE)
    session = shelf.open_read_only(path)
    book = read(shelf.folder)
    count_all(shelf, book)
    for seat, person in enumerate(PEOPLE):
        planted, found = Counter(named(path, seat, "plant", "[a-z]{3,}")), figures(book, person.name, SE)["planted"]
        assert (found.number, planted[said(found.about)]) == (max(planted.values()),) * 2
    last = next(session.match.states[at] for at, state in enumerate(session.match.states[1:]) if state.crash)
    crashed = [person for person in PEOPLE if "crash" in figures(book, person.name, SE)]
    assert crashed == [PEOPLE[last.turn]]
    book.close()


def test_the_longest_walk_is_the_longer_of_two_matches(shelf: MatchRepository) -> None:
    longest = []
    for seed in (5, 6):
        session = shelf.open_read_only(played(shelf, PF, seed))
        walk = session.rules.walks.counted(session.match.state)[0]  # type: ignore[attr-defined]
        longest.append(len(walk.squares))
    book = read(shelf.folder)
    count_all(shelf, book)
    assert figures(book, "Ann", PF)["walk"].number == max(longest)
    book.close()


def test_plants_burn_in_fires_alone(shelf: MatchRepository) -> None:
    path = played(shelf, FF)
    session = shelf.open_read_only(path)
    book = read(shelf.folder)
    count_all(shelf, book)
    cards = Counter(card for text in named(path, 0, "play", "[a-z+]+") for card in text.split("+"))
    assert figures(book, "Ann", FF)["played"].number == max(cards.values())
    lost = 0
    config = session.rules.config  # type: ignore[attr-defined]
    states = session.match.states
    for before, move, after in zip(states, session.match.moves, states[1:], strict=False):
        drawn = move.card if move.kind == "event" else -1  # a fire may be over within the draw
        events = (drawn, before.event, after.event)
        burning = [event for event in events if event >= 0 and config.cards[event].effect == "fire"]
        if burning:
            lost += sum(before.on[land] >= 0 and after.on[land] != before.on[land] for land in before.rows[0])
    assert lost > 0
    assert figures(book, "Ann", FF)["burned"].number == lost
    book.close()


def test_moves_that_were_taken_back_are_not_counted(shelf: MatchRepository) -> None:
    path = played(shelf, SE)
    whole = path.read_text().splitlines()
    at = max(number for number, line in enumerate(whole) if '"plant ' in line)
    doubled = [*whole[: at + 1], '{"undo":1}', *whole[at:]]
    book = read(shelf.folder)
    count_all(shelf, book)
    before = {name: figures(book, name, SE) for name in ("Ann", "Ben")}
    path.write_text("\n".join(doubled) + "\n")
    book.touch(path.name)
    count_all(shelf, book)
    assert {name: figures(book, name, SE) for name in ("Ann", "Ben")} == before
    book.close()


@pytest.mark.parametrize("spoilt", ['[1,"plunt ', '[2,"plant ', '{"undo":2}["'])
def test_a_damaged_record_is_passed_over_once(shelf: MatchRepository, spoilt: str) -> None:
    path = played(shelf, SE)
    text = path.read_text()
    assert '[1,"plant ' in text
    path.write_text(text.replace('[1,"plant ', spoilt, 1))
    book = read(shelf.folder)
    count_all(shelf, book)
    assert figures(book, "Ann", SE) == {}
    book.close()


def test_counting_goes_on_where_it_stopped(shelf: MatchRepository) -> None:
    played(shelf, SE)
    played(shelf, SE, 6)
    book = read(shelf.folder)
    counting = StatisticCounter(shelf, book, GAMES, KEPT)
    assert counting.left() == 2
    assert counting.go_on(0), "one move is no whole match"
    assert counting.left() == 2
    while counting.left() == 2:
        counting.go_on(0)
    again = StatisticCounter(shelf, book, GAMES, KEPT)
    assert again.left() == 1
    while again.go_on(1):
        pass
    assert again.left() == 0
    book.close()


def test_what_games_count_is_said_with_a_favourite_or_a_number() -> None:
    for game in GAMES.values():
        assert len({figure.key for figure in game.figures}) == len(game.figures)
        for figure in game.figures:
            assert ("{what}" in figure.sentence.source) == (figure.way == "favourite")


def test_the_last_so_many_matches_are_counted_alone(shelf: MatchRepository) -> None:
    for seed in (5, 6):
        played(shelf, SE, seed)
    book = read(shelf.folder)
    count_all(shelf, book)
    for record in book.found(SearchQuery(), 0, 9):
        for seat, number in ((0, 7), (1, 9)):
            book.index.keep_tally(book.entry(record), [(seat, "sum", "", number), (seat, "most", "", number)])
    kinds = (Statistic("sum", "sum", NOTHING, NOTHING), Statistic("most", "most", NOTHING, NOTHING))
    for last, sums in ((0, 18), (1, 9), (2, 18), (3, 18)):
        found = statistic_totals(book.index, PersonFilter(("Ben",), last=last), kinds, SE)
        assert [one.number for one in found] == [sums, 9]
        assert statistic_totals(book.index, PersonFilter(("Ben",), last=last), kinds, GG) == []
    book.close()


def test_all_is_counted_in_one_go_where_there_is_time(shelf: MatchRepository) -> None:
    for seed in (5, 6):
        played(shelf, SE, seed)
    book = read(shelf.folder)
    counting = StatisticCounter(shelf, book, GAMES, KEPT)
    assert counting.go_on(3600) is False
    assert counting.left() == 0
    book.close()


def test_nothing_is_counted_of_a_record_that_is_damaged_near_its_end(shelf: MatchRepository) -> None:
    path = played(shelf, SE)
    *rest, _, result = path.read_text().splitlines()
    path.write_text("\n".join([*rest, '[1,"plant castle"]', result, ""]))
    book = read(shelf.folder)
    count_all(shelf, book)
    assert figures(book, "Ann", SE) == figures(book, "Ben", SE) == {}
    book.close()


def test_a_first_move_that_was_taken_back_is_not_replayed(shelf: MatchRepository) -> None:
    path = played(shelf, SE)
    header, first, *rest = path.read_text().splitlines()
    book = read(shelf.folder)
    count_all(shelf, book)
    before = figures(book, "Ann", SE)
    assert before
    path.write_text("\n".join([header, first, '{"undo":1}', first, *rest, ""]))
    book.touch(path.name)
    count_all(shelf, book)
    assert figures(book, "Ann", SE) == before
    book.close()


def test_a_favourite_that_an_index_has_lost_is_called_nothing() -> None:
    favourite = Statistic("a", "favourite", NOTHING, NOTHING)
    for lost in ("", "{", '{"say": 3}', "[]"):
        assert told_of([favourite], [("a", lost, 3, 2)]) == [StatisticTotal(favourite, 3, "")]
    assert told_of([favourite], [("a", '"x"', 3, 2), ("a", '"y"', 2, 2), ("a", '"y"', 2, 2), ("b", '"z"', 9, 9)]) == [
        StatisticTotal(favourite, 4, "y")
    ]
