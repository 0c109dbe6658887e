"""Who plays tonight sits down at whatever table is laid next."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.company import company, playing, seated, tonight
from garden_desktop.hotseat.new_game import NAMES, NewGameState

NOW = datetime(2026, 11, 24, 21, 30)
GINA, HUGO, INES = Seated("Gina", 3), Seated("Hugo", 3), Seated("Ines", 0)


def laid(game: str = "stalk_exchange") -> NewGameState:
    return NewGameState.usual(registry.games()[game])


def test_people_sit_down_in_order_each_with_a_sign_of_their_own() -> None:
    choices = seated(laid(), [GINA, HUGO, INES])
    assert [seat.name for seat in choices.seats] == ["Gina", "Hugo", "Ines"]
    assert [choices.seats[0].symbol, choices.seats[2].symbol] == [3, 0]
    assert sorted(seat.symbol for seat in choices.people) == list(range(6))
    assert choices.problem is None


def test_fewer_than_a_game_takes_leave_a_seat_to_somebody_else() -> None:
    choices = seated(laid(), [GINA])
    assert choices.count == min(choices.mode.seats)
    assert choices.seats[0] == GINA


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_more_than_there_are_seats_do_not_sit_down(game: str) -> None:
    people = [Seated(name, 0) for name in ("Gina", "Hugo", "Ines", "Jan", "Kim", "Lea", "Max")]
    choices = seated(laid(game), people)
    assert choices.count == max(choices.mode.seats)
    assert sorted(seat.symbol for seat in choices.people) == list(range(6))


def test_as_many_as_before_can_be_added_where_two_bore_one_name() -> None:
    double = laid().with_seat(1, Seated("Ann", 1)).with_seat(4, Seated("Gina", 4))
    choices = seated(double, [GINA])
    assert len(choices.people) == len(double.people)
    assert [choices.added(symbol).count for symbol in choices.free_symbols] == [choices.count + 1] * 4
    assert len({seat.name for seat in choices.people}) == len(choices.people)


def test_computers_keep_their_seats_behind_the_people() -> None:
    choices = laid().with_seat(1, Seated("Ben", 1, "steady"))
    assert [seat.name for seat in seated(choices, [GINA, HUGO]).seats] == ["Gina", "Hugo", "Ben"]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_a_computer_that_played_for_somebody_bears_another_name_when_they_come_back(game: str) -> None:
    """The seat kept the name of whoever had it, and a table with one name twice cannot begin."""
    played_for = laid(game).with_seat(1, Seated("gina", 1, "steady"))
    choices = seated(played_for, [GINA])
    assert [seat.who for seat in choices.seats] == ["human", "steady"]
    assert choices.problem is None
    assert choices.seats[1].name not in ("Gina", "gina")


def test_a_full_table_of_people_sends_all_computers_away() -> None:
    computers = laid("paths_and_flower_beds")
    for place, seat in enumerate(computers.people):
        computers = computers.with_seat(place, seat._replace(who="easy"))
    people = [Seated(name, symbol) for symbol, name in enumerate(NAMES)]
    assert list(seated(replace(computers, count=6), people).seats) == people


def test_the_usual_names_are_nobody_unless_somebody_is_called_so() -> None:
    assert company(laid(), set()) == []
    assert [one.name for one in company(laid(), {"ben"})] == ["Ben"]
    assert company(seated(laid(), [GINA, HUGO]), set()) == list(seated(laid(), [GINA, HUGO]).seats)


def test_an_evening_goes_on_after_midnight_and_ends_in_the_morning() -> None:
    kept = tonight([GINA, HUGO], NOW)
    assert playing(kept, NOW + timedelta(hours=5)) == [GINA, HUGO]
    assert playing(kept, NOW + timedelta(hours=9)) == []


@pytest.mark.parametrize("kept", [None, 3, {"day": "2026-11-24"}, {"day": 3, "people": []}])
def test_what_is_no_evening_is_nobody(kept: object) -> None:
    assert playing(kept, NOW) == []
    assert playing({"day": "2026-11-24", "people": [["Gina", 9, "human"], 3]}, NOW) == []


def test_computers_of_names_that_come_back_get_the_first_usual_names_that_are_free() -> None:
    double = laid().with_seat(0, Seated("Gina", 0, "easy")).with_seat(1, Seated("Ben", 1, "easy"))
    named = seated(double.added(3), [GINA, Seated("ben", 4)])
    assert [seat.name for seat in named.seats] == ["Gina", "ben", "Ann", "Cleo"]


@pytest.mark.parametrize("seed", range(20))
def test_signs_are_kept_where_nobody_before_wears_them_and_else_the_first_that_nobody_wants(seed: int) -> None:
    rng = Random(seed)
    people = [Seated(name, rng.randrange(6)) for name in ("Gina", "Hugo", "Ines", "Jan")]
    signs = [seat.symbol for seat in seated(laid("paths_and_flower_beds"), people).seats]
    assert len(set(signs)) == len(signs)
    for at, (person, sign) in enumerate(zip(people, signs, strict=True)):
        before, later = signs[:at], [other.symbol for other in people[at:]]
        if person.symbol not in before:
            assert sign == person.symbol
        else:
            unwanted = [symbol for symbol in range(6) if symbol not in before and symbol not in later]
            assert sign in unwanted
