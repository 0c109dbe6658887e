"""A whole match of each game by ear: announcements, what has the keyboard, and keys, and no picture."""

from __future__ import annotations

import os
from collections import Counter
from typing import Final

import pytest

from tests.program.attentive import Attentive
from tests.program.by_ear import by_ear
from tests.program.changes import Aside, Shown, untold
from tests.program.conftest import Sit
from tests.program.ear import Heard
from tests.program.games import GAMES
from tests.program.judge import told, unheard
from tests.program.listener import Entry
from tests.program.tree import Node, Page

ANN = 0
MATCHES: Final = int(os.environ.get("BY_EAR", "200"))
"""Of each game, in the long test."""
FIRST: Final = int(os.environ.get("BY_EAR_FROM", "0"))
"""The seed it begins with, so that many matches can be heard in slices; `-s` writes down what has passed."""


@pytest.mark.daily
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_ear(sit: Sit, game: str) -> None:
    assert play(sit, game, 1) == []


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_unheard_in_many_matches(sit: Sit, game: str) -> None:
    silent = list[str]()
    for seed in range(FIRST, FIRST + MATCHES):
        found = play(sit, game, seed)
        silent += found
        print(f"{game} {seed}", *found, flush=True)
    assert not silent, "\n".join(silent)


def play(sit: Sit, game: str, seed: int) -> list[str]:
    """From home to the score pad. What the record says has happened and was not heard, whoever did it, and whatever
    else has changed on the table with nothing said of it."""
    evening = sit(bus=True, walked=False)
    with Attentive(evening) as listener:
        by_ear(listener, game, seed)
        record = evening.program.records()[-1]
        assert evening.watch.ended(record), "the match came to its end"
        silent = [*unheard(listener.log, told(record, ANN)), *listener.silent]
    evening.close_window()
    return [f"seed {seed}: {each}" for each in silent]


def test_what_nobody_said_is_found() -> None:
    log = [Entry("begins", (), 1), Entry("Return", (), 2)]
    assert list(unheard(log, [["Ann plants."]])) == ["move 0: Ann plants."]


def test_what_changed_in_silence_is_found() -> None:
    before, after = (shown("Tulip in slot 1", "Compost: 3 flowers", f"Ann: {score} points") for score in (4, 5))
    assert list(untold(before, after, [Heard("Ben plants a tulip.")])) == ["Ann: 5 points"]
    assert not list(untold(before, after, [Heard("Ann: 5 points")]))
    after = shown("Dahlia in slot 1", "Compost: 4 flowers", "Ann: 4 points")
    assert list(untold(before, after, [Heard("Ben is thinking.")])) == ["Dahlia in slot 1", "Compost: 4 flowers"]
    assert not list(untold(before, after, [Heard("A dahlia comes."), Heard("Compost: 4 flowers.")]))


MARKET: Final = ("Reservoir: costs 2 coins", "Pinnacles: costs 8 coins", "Point Mugu: costs 8 coins")


def table(*pieces: str) -> Shown:
    return Shown(Counter(pieces), Counter(), ())


def test_what_makes_way_for_another_picture_and_comes_back_has_not_changed() -> None:
    aside, fire = Aside(), [Heard("It burns there.")]
    assert not list(untold(table("Oak", *MARKET), table("Oak"), fire, aside))
    assert not list(untold(table("Oak"), table("Oak", *MARKET), [Heard("The fire is over.")], aside))


def test_what_does_not_come_back_with_the_rest_or_is_new_among_it_has_to_be_said() -> None:
    aside, after = Aside(), table("Oak", *MARKET[:2], "Garland Ranch: costs 9 coins")
    assert not list(untold(table("Oak", *MARKET), table("Oak"), [], aside))
    assert list(untold(table("Oak"), after, [], aside)) == [MARKET[2], "Garland Ranch: costs 9 coins"]
    assert list(untold(table("Oak"), table("Oak", *MARKET), [], Aside())) == [*MARKET], "it never was there"


def test_part_of_what_made_way_may_come_back_and_what_is_new_among_it_has_to_be_said() -> None:
    aside = Aside()
    assert not list(untold(table("Oak", *MARKET), table("Oak"), [], aside))
    assert list(untold(table("Oak"), table("Oak", MARKET[0], "Elm"), [], aside)) == ["Elm"]


def test_what_is_there_in_another_state_has_not_stayed_away() -> None:
    aside, after = Aside(), table("Oak", *MARKET[:2], "Point Mugu: costs 7 coins")
    assert not list(untold(table("Oak", *MARKET), table("Oak"), [], aside))
    assert list(untold(table("Oak", "Point Mugu: costs 7 coins"), after, [], aside)) == []


def test_what_was_spoken_of_while_it_was_out_of_sight_has_not_stayed_away() -> None:
    """A sum of one question may be none of the next one."""
    aside, there = Aside(), ("Kindly Cow, inactive: no milk", "Cow of clay: broken")
    left = [Heard("Ann scores nothing for: Kindly Cow.")]
    assert not list(untold(table("Oak", *MARKET, *there), table("Oak"), left, aside))
    assert list(untold(table("Oak"), table("Oak", *MARKET), [], aside)) == ["Cow of clay: broken"]


def test_a_single_piece_that_goes_has_to_be_said_at_once() -> None:
    assert list(untold(table("Oak", "Fire"), table("Oak"), [], Aside())) == ["Fire"]


def shown(piece: str, note: str, score: str) -> Shown:
    """A table with one piece and one note, and one card beside it."""
    rows = [("layered pane", "Table", 1), ("list item", piece, 2), ("label", note, 2)]
    rows += [("panel", "Side panel", 1), ("filler", "", 2), ("label", score, 3)]
    return Shown.of(Page(Node(("", name), role, name, frozenset(), depth) for role, name, depth in rows))
