"""What somebody must know of each game after its lessons is said there, once at least, in a step or on the card at its
end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from garden_desktop.core.lesson import Lesson
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library

GG, SE, PF, FF = "gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds", "fire_and_flora"


class Fact(NamedTuple):
    """Rule that a lesson has to teach by a certain lesson, and the words that its sentence has."""

    game: str
    lesson: int
    rule: str
    words: tuple[str, ...]


FACTS: Final = (
    Fact(GG, 1, "the goal: 77 bliss at the end of a round", ("goal", "when a round ends", "77")),
    Fact(GG, 1, "one gnome at least, the others stay", ("one gnome or more", "stay in your hand")),
    Fact(GG, 2, "the right half is for the next round, outer ones never count", ("Next round", "never count")),
    Fact(GG, 6, "milk is the Cow's", ("milk", "Cow")),
    Fact(GG, 2, "the Piggy", ("Piggy", "second", "Task 1")),
    Fact(GG, 3, "the Horse and the Goat", ("Horse scores 1 for each gnome", "Goat 1 for each animal")),
    Fact(GG, 3, "the Squirrels", ("They score 3", "five gnomes or fewer")),
    Fact(GG, 3, "the Hen", ("each of your gnomes takes one hour",)),
    Fact(GG, 3, "the Cow", ("Cow scores 2", "milk")),
    Fact(GG, 4, "the Mouse", ("scores 2 for every gnome with two hours",)),
    Fact(GG, 4, "the control cards come back", ("control cards", "go back under the draw pile")),
    Fact(GG, 4, "the Scarecrow's gnomes come from the top of its pile", ("top three gnomes", "under its pile")),
    Fact(SE, 1, "the goal: points of the portfolio alone", ("goal", "most points", "Only these flowers count")),
    Fact(SE, 1, "a Swap is for a different kind", ("A swap is the only way", "only for another kind")),
    Fact(SE, 1, "the four steps of the Upkeep", ("Harvest, Bloom, Values, Exchange",)),
    Fact(SE, 2, "the second way to end, and that the turn is finished", ("Greenhouse", "turn is finished")),
    Fact(SE, 3, "a token buys one more action", ("Seedy Business token", "extra action", "Flush")),
    Fact(PF, 1, "the goal: one walk from a gate", ("goal", "best walk", "gate", "Only that walk scores")),
    Fact(PF, 1, "rounds of paths and of beds", ("Rounds alternate", "paths, then beds")),
    Fact(PF, 1, "a fountain that is planted over is lost", ("covers the fountain", "lost")),
    Fact(PF, 1, "two kinds or more are one point", ("two or more kinds", "scores 1, never more")),
    Fact(
        PF,
        1,
        "no second gate is needed, and one alone pays no bonus",
        ("may end anywhere", "second gate scores 10"),
    ),
    Fact(PF, 4, "no shape may be named that one cannot plant", ("may not name a shape", "can’t plant yourself")),
    Fact(FF, 1, "the goal: stars, twelve in a full match", ("goal", "stars", "twelve in a full match")),
    Fact(FF, 1, "the order of a turn", ("an event", "market", "income", "then your actions")),
    Fact(FF, 2, "whom Invade may replace", ("Invade", "non-woody plant: natives replace invasives, and the reverse")),
    Fact(FF, 4, "the order in which a fire burns", ("left to right", "counter-clockwise")),
    Fact(FF, 6, "the five actions", ("Grow, Damage, Kill, Propagate, Invade",)),
)


def lessons(game: str) -> list[Lesson]:
    return [library.load(file, game) for file in library.files(game)]


def said(lesson: Lesson) -> Iterator[str]:
    """What is read together: title and text of a step, or a line of the card at the end."""
    for step in lesson.steps:
        yield f"{plain(step.title)}. {plain(step.text)}"
    yield from map(plain, lesson.learned)


@pytest.mark.parametrize("fact", FACTS, ids=[f"{fact.game}: {fact.rule}" for fact in FACTS])
def test_a_lesson_teaches_it(fact: Fact) -> None:
    texts = list(said(lessons(fact.game)[fact.lesson - 1]))
    assert [text for text in texts if all(word in text for word in fact.words)], texts


@pytest.mark.parametrize("game", registry.games())
def test_the_first_sentence_of_the_first_lesson_is_the_goal_of_the_game(game: str) -> None:
    assert plain(lessons(game)[0].steps[0].text).startswith("The goal: ")
