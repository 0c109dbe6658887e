"""What was missed is gathered by turns, on as many cards as there is room for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from garden_desktop.core.game import NATURE
from garden_desktop.core.table import Frame, ResponseWindow
from garden_desktop.core.text import Message, Who
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.match.recap.recounting import MOST_SENTENCES, _few, _mover, _seen, _turns, _worth_saying, touches
from tests.ui.toy import ToyTable, ToyView, words


class Rounds(ToyTable):
    """`ToyView.sprite` says which round it is."""

    def moment(self, view: ToyView) -> Message:
        return words(view.sprite)


def step(mover: int, frames: int = 0, rounds: str = "1 1") -> Step:
    before, after = (ToyView(sprite=word) for word in rounds.split())
    way = tuple(Frame(f"frame {number}", words("so")) for number in range(frames))
    return Step(0, before, "move", after, 0, mover, False, False, (words("so"),), way)


def movers(turns: list[list[Step]]) -> list[list[int]]:
    return [[one.mover for one in turn] for turn in turns]


def test_a_draw_belongs_to_the_turn_before_it() -> None:
    steps = [step(0), step(0), step(NATURE), step(NATURE), step(0), step(1), step(NATURE)]
    assert movers(_turns(steps, Rounds())) == [[0, 0, NATURE, NATURE, 0], [1, NATURE]]


def test_draws_that_end_a_turn_belong_to_it_though_the_last_one_begins_another_round() -> None:
    steps = [step(0), step(NATURE), step(NATURE, rounds="1 2"), step(1, rounds="2 2")]
    assert movers(_turns(steps, Rounds())) == [[0, NATURE, NATURE], [1]]


def test_a_draw_that_begins_another_round_stands_alone() -> None:
    steps = [step(0), step(NATURE, rounds="1 2"), step(NATURE, rounds="2 2"), step(0, rounds="2 2")]
    assert movers(_turns(steps, Rounds())) == [[0], [NATURE, NATURE], [0]]


def test_what_followed_from_a_turn_stands_beside_it_where_there_is_room() -> None:
    turn = [step(2), step(2, frames=3), step(NATURE)]
    other = [step(0), step(0, frames=2)]
    assert movers(_few([turn, other])) == [[2], [2, NATURE], [0], [0]]
    assert movers(_few([turn, other, [step(1), step(1, frames=1)]])) == [[2, 2, NATURE], [0, 0], [1, 1]]


@pytest.mark.parametrize("turns", [5, 6, 9])
def test_the_earliest_of_too_many_turns_share_a_card(turns: int) -> None:
    cards = _few([[step(number % 5)] for number in range(turns)])
    assert [len(card) for card in cards] == [turns - 3, 1, 1, 1]


def test_a_card_is_named_after_who_moved_and_not_after_the_draw() -> None:
    assert _mover([step(3), step(NATURE)]) == 3
    assert _mover([step(NATURE)]) == NATURE


def test_the_picture_of_what_followed_is_taken_on_the_way() -> None:
    assert _seen([step(1, frames=2), step(NATURE)]) == "frame 0"
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


def told(mover: int, *parts: Who) -> Step:
    """A move with a sentence that names these sides."""
    sentence = words("so").of(**{f"who{number}": who for number, who in enumerate(parts)})
    return replace(step(mover), told=(sentence,))


def test_an_answer_belongs_to_the_turn_it_was_asked_in() -> None:
    steps = [step(2), step(0, rounds="ask 1"), step(1, rounds="ask 1"), step(2)]
    assert movers(_turns(steps, Asked())) == [[2, 0, 1, 2]]


def test_who_is_named_is_touched_and_what_one_does_oneself_is_not() -> None:
    table = Rounds()
    assert touches(told(1, Who(1), Who(0)), 0, table)
    assert not touches(told(1, Who(1)), 0, table)
    assert not touches(told(0, Who(0)), 0, table)


def test_sentences_about_the_reader_stay_where_there_are_too_many() -> None:
    turn = [told(1, Who(0)), *(told(1, Who(1)) for _ in range(9))]
    said = _worth_saying(turn, 0)
    assert len(said) == MOST_SENTENCES
    assert said[0] == turn[0].told[0]
