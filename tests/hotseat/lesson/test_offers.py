"""A step may want a whole offer, which is said in one breath: a Run of moves."""

from __future__ import annotations

from typing import Final

import pytest

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.lesson import Lesson
from garden_desktop.core.packs import PackError
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.hotseat.lesson.session import LessonSession

KEY: Final = "fire_and_flora"
OFFER: Final = "give time; get water; propose"


def bargain() -> Lesson:
    return next(lesson for lesson in library.readable(KEY) if lesson.steps[3].do == (OFFER,))


def session(do: str = OFFER) -> LessonSession:
    """Before the offer is proposed."""
    game, lesson = registry.games()[KEY], bargain()
    steps = (*lesson.steps[:3], lesson.steps[3]._replace(do=(do,)), *lesson.steps[4:])
    made = LessonSession(game, registry.load_pack(game), lesson._replace(steps=steps))
    made.go_to(3)
    return made


def said(lesson: LessonSession, text: str) -> MoveSequence:
    return MoveSequence(tuple(lesson.rules.parse_move(part) for part in text.split("; ")))


def test_the_offer_that_is_wanted_goes_on() -> None:
    lesson = session()
    lesson.play(said(lesson, OFFER))
    assert (lesson.passed, lesson.computer) == (True, 1)


def test_another_offer_is_answered_and_taken_back_as_a_whole() -> None:
    lesson, text = session(), "give time; propose"
    before = lesson.match.state
    lesson.play(said(lesson, text))
    hint = lesson.now.hint(lesson.move_text(lesson.tried))
    assert hint is not None
    assert hint.source.startswith("Leave it at one card")
    lesson.undo()
    assert (lesson.match.state, lesson.tried) == (before, None)


def test_its_gesture_fills_the_baskets_and_proposes() -> None:
    lesson = session()
    handles = [handle[:2] for handle in lesson.table.gesture(lesson.view, lesson.expected()[0])]
    assert handles == [("give", "card-time-1"), ("get", "wish-water-1"), ("propose", "")]


def test_a_part_that_may_not_be_said_after_the_others_is_named() -> None:
    with pytest.raises(PackError, match=r"step 4, do: .*not allowed at this point"):
        session("get water; give time; propose").expected()
