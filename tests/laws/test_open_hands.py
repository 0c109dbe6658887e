"""Open hands: no hand-over screen and no covered response window comes, whatever is played, and the record says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import HANDS_OPEN, sheet_of
from tests.laws.samples import Sample, samples

OPEN: Final = {"hands": "open"}
MOST: Final = 300
"""Decisions of a match; longer ones bring nothing new."""
TABLES: Final = [sample for sample in samples() if sample.seats > 1 and sample.game.info.key in registry.games()]


def seated(sample: Sample, number: int) -> tuple[Seated, ...]:
    """At least two people; the others are computers in every second match."""
    names = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")[: sample.seats]
    return tuple(Seated(name, at, "easy" if at >= 2 and number % 2 else "human") for at, name in enumerate(names))


def begun(sample: Sample, number: int, more: dict[str, str]) -> Session:
    rules = sample.rules()
    header = RecordHeader(
        sample.game.info.key, "", "", dict(sample.options) | more, seated(sample, number), number, "test"
    )
    return Session(sample.game, rules, Match(rules, number), header)


def moments(session: Session, rng: Random) -> Iterator[None]:
    """Every moment at which people look at the screen, in a random match."""
    yield
    while not session.over:
        seat = session.match.to_move
        assert seat is not None
        session.play(rng.choice(session.rules.legal_moves(session.rules.view(session.match.state, seat))))
        yield


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_with_open_hands_nothing_stands_between_two_turns(number: int) -> None:
    session = begun(TABLES[number], number, OPEN)
    for _ in islice(moments(session, Random(number)), MOST):
        assert session.gate is None
        assert not session.response_windows.open
        waits = session.over or session.computer is not None
        assert waits or session.viewer == session.deciding, "the hand of whoever decides is in sight"
        assert session.missed() == []
        assert session.catch_up() == [], "everybody has seen it all"


@pytest.mark.parametrize("key", sorted(key for key, game in registry.games().items() if game.info.hidden))
def test_without_them_hands_are_covered_as_ever(key: str) -> None:
    sample = next(sample for sample in TABLES if sample.game.info.key == key)
    session = begun(sample, 2, {})
    assert session.gate is not None or session.viewer is None


def test_whoever_cannot_answer_is_not_asked_and_whoever_can_is() -> None:
    """Nothing is hidden, so the time nobody needs is not spent, and everybody who could answer is asked."""
    game = registry.games()["fire_and_flora"]
    asked = 0
    for number in range(12):
        session = begun(Sample(game, 3, ()), 0, OPEN)
        rng = Random(number)
        for _ in islice(moments(session, rng), MOST):
            watch = session.response_windows.watch
            if watch is not None and (seat := session.deciding) is not None:
                asked += 1
                assert len(session.rules.legal_moves(session.view)) > 1, f"seat {seat} can only pass"
    assert asked > 0


def test_the_record_the_score_sheet_and_the_sheet_say_it(tmp_path: Path) -> None:
    choices = NewGameState.usual(registry.games()["stalk_exchange"])
    assert choices.hands_over
    assert "hands" not in choices.options, "programs that know nothing of it read what does not use it"
    opened = choices.with_open_hands(hands_open=True)
    assert choices.recalled(json.loads(json.dumps(opened.remembered()))).hands_open
    alone = opened.with_seat(1, opened.people[1]._replace(who="easy"))
    assert "hands" not in alone.options, "one person hides nothing"
    session, rng = MatchRepository(tmp_path).begin_match(opened.setup(3)), Random(1)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    header = json.loads(session.journal.path.read_text("utf-8").splitlines()[0])
    assert header["options"]["hands"] == "open"
    again = MatchRepository(tmp_path).open_read_only(session.journal.path)
    assert again.hands_open
    assert HANDS_OPEN in sheet_of(again, lambda side: Player("", "")).sentences
