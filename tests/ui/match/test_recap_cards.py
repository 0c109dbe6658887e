"""What was missed is gathered by turns, on as many cards as there is room for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.record import Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Keyframe, ResponseWindow
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.games.fire_and_flora.table.fire import state_of
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.match.recap.recap_cards import (
    MOST_SENTENCES,
    _few,
    _mover,
    _seen,
    _turns,
    touches,
    turns_to_tell,
    worth_saying,
)
from tests.ui.toy import ToyTable, ToyView, words

AnyRules = Rules[Any, Any]
KEYS = sorted(registry.games())
MOST_PLIES = 600
"""Of a match of random moves, which may not come to an end by itself."""


class Rounds(ToyTable):
    """`ToyView.sprite` says which round it is."""

    def moment(self, view: ToyView) -> Message:
        return words(view.sprite)


def step(mover: int, frames: int = 0, rounds: str = "1 1") -> PlayedStep:
    before, after = (ToyView(sprite=word) for word in rounds.split())
    way = tuple(Keyframe(f"frame {number}", words("so")) for number in range(frames))
    return PlayedStep(0, before, "move", after, 0, mover, False, False, (words("so"),), way)


def movers(turns: list[list[PlayedStep]]) -> list[list[int]]:
    return [[one.mover for one in turn] for turn in turns]


def test_a_draw_belongs_to_the_turn_before_it() -> None:
    steps = [step(0), step(0), step(CHANCE), step(CHANCE), step(0), step(1), step(CHANCE)]
    assert movers(_turns(steps, Rounds())) == [[0, 0, CHANCE, CHANCE, 0], [1, CHANCE]]


def test_draws_that_end_a_turn_belong_to_it_though_the_last_one_begins_another_round() -> None:
    steps = [step(0), step(CHANCE), step(CHANCE, rounds="1 2"), step(1, rounds="2 2")]
    assert movers(_turns(steps, Rounds())) == [[0, CHANCE, CHANCE], [1]]


def test_a_draw_that_begins_another_round_stands_alone() -> None:
    steps = [step(0), step(CHANCE, rounds="1 2"), step(CHANCE, rounds="2 2"), step(0, rounds="2 2")]
    assert movers(_turns(steps, Rounds())) == [[0], [CHANCE, CHANCE], [0]]


def test_what_followed_from_a_turn_stands_beside_it_where_there_is_room() -> None:
    turn = [step(2), step(2, frames=3), step(CHANCE)]
    other = [step(0), step(0, frames=2)]
    assert movers(_few([turn, other])) == [[2], [2, CHANCE], [0], [0]]
    assert movers(_few([turn, other, [step(1), step(1, frames=1)]])) == [[2, 2, CHANCE], [0, 0], [1, 1]]


@pytest.mark.parametrize("turns", [5, 6, 9])
def test_the_earliest_of_too_many_turns_share_a_card(turns: int) -> None:
    cards = _few([[step(number % 5)] for number in range(turns)])
    assert [len(card) for card in cards] == [turns - 3, 1, 1, 1]


def test_a_card_is_named_after_who_moved_and_not_after_the_draw() -> None:
    assert _mover([step(3), step(CHANCE)]) == 3
    assert _mover([step(CHANCE)]) == CHANCE


def test_the_picture_of_what_followed_is_taken_on_the_way() -> None:
    assert _seen([step(1, frames=2), step(CHANCE)]) == "frame 0"
    assert _seen([step(1), step(1, rounds="1 9")]) == ToyView(sprite="9")


class Asked(Rounds):
    """A question is open where the round is "ask"."""

    asks = True

    def response_window(self, view: ToyView) -> ResponseWindow | None:
        return (
            ResponseWindow(1, (0,), "pass", frozenset(), 3, (0, 0, 1, 1), (0, 0, 1, 1))
            if view.sprite == "ask"
            else None
        )


def told(mover: int, *parts: SideName) -> PlayedStep:
    """A move with a sentence that names these sides."""
    sentence = words("so").of(**{f"who{number}": who for number, who in enumerate(parts)})
    return replace(step(mover), told=(sentence,))


def test_an_answer_belongs_to_the_turn_it_was_asked_in() -> None:
    steps = [step(2), step(0, rounds="ask 1"), step(1, rounds="ask 1"), step(2)]
    assert movers(_turns(steps, Asked())) == [[2, 0, 1, 2]]


def test_who_is_named_is_touched_and_what_one_does_oneself_is_not() -> None:
    table = Rounds()
    assert touches(told(1, SideName(1), SideName(0)), 0, table)
    assert not touches(told(1, SideName(1)), 0, table)
    assert not touches(told(0, SideName(0)), 0, table)


def test_sentences_about_the_reader_stay_where_there_are_too_many() -> None:
    turn = [
        told(1, SideName(1)),
        told(1, SideName(2)),
        told(1, SideName(2)),
        told(1, SideName(0)),
        *(told(1, SideName(1)) for _ in range(9)),
    ]
    said = worth_saying(turn, 0, Rounds())
    assert len([one for one in said if one is not None]) == MOST_SENTENCES
    assert said[:5] == [turn[0].told[0], None, turn[3].told[0], None, turn[9].told[0]], "the first, a gap, the reader's"
    assert None not in worth_saying([turn[0], turn[1], turn[3], *turn[9:]], 0, Rounds()), "for one alone no dots"


def test_what_a_fire_takes_from_the_reader_is_told_to_that_person_and_so_is_the_name_of_the_fire(
    tmp_path: Path,
) -> None:
    """Of a fire with many lands the card told the last six sentences: not the event, and not whose plant had died."""
    people = tuple(Seated(f"Seat {seat + 1}", seat) for seat in range(3))
    burnt = 0
    for seed in range(1, 4):
        session = MatchRepository(tmp_path).begin_match(MatchSetup("fire_and_flora", people, {}, seed))
        rng, looked, rules = Random(seed), dict.fromkeys(range(3), 0), session.rules
        player = LEVELS["easy"](session.game.policy(rules), lambda: True)
        while not session.over and session.match.ply < MOST_PLIES:
            reader = session.match.to_move
            assert reader is not None
            steps = session.steps(looked[reader], session.match.ply, reader) if looked[reader] else ()
            for turn in turns_to_tell(steps, session.table, reader) if steps else ():
                said = worth_saying(turn, reader, session.table)
                assert turn[0].told[0] in said
                for step in turn:
                    lost = losses(rules, step, reader)
                    assert len(lost) >= MOST_SENTENCES or all(sentence in said for sentence in lost)
                    burnt += bool(lost) and sum(len(one.told) for one in turn) > MOST_SENTENCES
            session.play(player.choose(rules, rules.view(session.match.state, reader), reader, rng))
            looked[reader] = session.match.ply
        session.close()
    assert burnt > 2


def losses(rules: AnyRules, step: PlayedStep, reader: int) -> list[Message]:
    """The sentences of a fire, each over a position of its own, with which the reader has fewer stars than before."""
    if step.mover != CHANCE:
        return []
    before, lost = stars(rules, step.before, reader), []
    for frame in step.frames:
        now = stars(rules, state_of(frame.view), reader)
        lost += [frame.told] if now < before else []
        before = now
    return lost


def stars(rules: AnyRules, view: Any, reader: int) -> int:
    return sum(line.points for line in rules.explain(view, reader))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_is_in_the_order_of_the_record(key: str, tmp_path: Path) -> None:
    """Fire and Flora once told the fire before the turn that had led to it: what touched the reader came first."""
    recaps = recaps_out_of_order(key, range(3), tmp_path)
    assert recaps.told > 20
    assert recaps.wrong == []


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("key", KEYS)
def test_what_is_told_in_two_hundred_matches_is_in_the_order_of_the_record(key: str, tmp_path: Path) -> None:
    recaps = recaps_out_of_order(key, range(200), tmp_path)
    print(f"{key}: {recaps.told} recaps")
    assert recaps.wrong == []


class Recaps(NamedTuple):
    """How many recaps were told, and those with a move after a later one: seed, ply, reader."""

    told: int
    wrong: list[tuple[int, int, int]]


def recaps_out_of_order(key: str, seeds: range, folder: Path) -> Recaps:
    """Play matches of random moves, and recount to each person, at each of their turns, all since their last one."""
    game, told, wrong = registry.games()[key], 0, list[tuple[int, int, int]]()
    for seed in seeds:
        tables = [number for number in game.info.seats if number > 1]
        seats = tables[seed % len(tables)]
        people = tuple(Seated(f"Seat {seat + 1}", seat) for seat in range(seats))
        session = MatchRepository(folder).begin_match(MatchSetup(key, people, {}, seed))
        rng, looked = Random(seed), dict.fromkeys(range(seats), 0)
        while not session.over and session.match.ply < MOST_PLIES:
            reader = session.match.to_move
            assert reader is not None
            if looked[reader] < session.match.ply:
                steps = session.steps(looked[reader], session.match.ply, reader)
                plies = [step.ply for turn in turns_to_tell(steps, session.table, reader) for step in turn]
                told += bool(plies)
                if plies != sorted(plies):
                    wrong.append((seed, session.match.ply, reader))
            session.play(rng.choice(session.rules.legal_moves(session.rules.view(session.match.state, reader))))
            looked[reader] = session.match.ply
        session.close()
    return Recaps(told, wrong)
