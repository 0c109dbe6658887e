"""Inspections of animals and of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import NOBODY, bits_of
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


def inspect(seen: GardenViewFacts, animal: str) -> Inspection:
    """Inspection of an animal of the deciding side, with its effect in this resolution."""
    lines = tuple(
        InspectionLine(work.note, (f"animal-{animal}",), FIGURE.of(figure=work.figure))
        for work in seen.resolution().animals
        if work.animal == animal
    )
    return Inspection(ANIMAL_NAMES[animal], does(seen, animal), lines, (), "animals")


def does(seen: GardenViewFacts, animal: str) -> Message:
    """Sentence on the effect of an animal for its owner."""
    row = seen.config.pack.animals[number(animal)]
    return DOES[animal].of(bliss=row.bliss, hours=row.hours, most=row.most)


def number(animal: str) -> int:
    """Bit index of an animal in a set of animals."""
    return ANIMALS.index(animal)


def side(seen: GardenViewFacts, side: Side) -> Inspection:
    """Inspection of a player or the automa: bliss, hours and every animal."""
    view, config = seen.view, seen.config
    lines = [InspectionLine(_goal(seen), ("bliss",), SCORE.of(bliss=view.scores[side]))]
    if view.first != NOBODY:
        text = FIRST if view.first == side else SECOND
        lines.append(InspectionLine(text, ("hour",), HOURS.of(n=view.preps[side])))
    solo = config.solo and side == 1
    lines += _animals(seen, side, idle=solo)
    kind, section = (SCARECROW, "scarecrow") if solo else (GARDENER, "basket" if config.basket else "score")
    return Inspection(NAME.of(who=SideName(side)), kind, tuple(lines), (), section)


def _animals(seen: GardenViewFacts, side: Side, *, idle: bool) -> Iterator[InspectionLine]:
    for bit in bits_of(seen.view.animals[side]):
        text = COUNTED if idle else does(seen, ANIMALS[bit])
        yield InspectionLine(text, (f"animal-{ANIMALS[bit]}",), ANIMAL_NAMES[ANIMALS[bit]])
    for bit in bits_of(seen.view.flipped[side]):
        yield InspectionLine(SLEEPS, (f"animal-{ANIMALS[bit]}",), ANIMAL_NAMES[ANIMALS[bit]])


def _goal(seen: GardenViewFacts) -> Message:
    if seen.config.basket:
        return BASKET.of(n=seen.config.level.goal)
    return GOAL.of(n=seen.config.pack.numbers.target)


NAME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}")
GARDENER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Player: score in bliss, and animals")
SCARECROW: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Follows its control cards; only the number of its animals counts"
)
SCORE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss:")
GOAL: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "with %n or more at the end of a round the match ends; the higher score wins"
)
BASKET: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "you win together with %n at the end of a round")
HOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s):")
FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "goes first this round")
SECOND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "goes second this round")
FIGURE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Now {figure}:")
COUNTED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "counts for the Scarecrow’s control cards")
SLEEPS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is asleep and does nothing")
DOES: Final[Mapping[str, Message]] = {
    "hen": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Each of your gnomes takes one hour."),
    "piggy": QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you go second, you may fulfil Task 1 even if it is taken."),
    "goat": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss for every animal the other player has."),
    "horse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss for every gnome you played."),
    "cow": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss if a task you fulfilled shows milk."),
    "mouse": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "{bliss} bliss for every gnome you played with a printed prep time of {hours}."
    ),
    "squirrels": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "{bliss} bliss if you have fewer gnomes than the other player, played and in hand together.",
    ),
    "bees": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "{bliss} bliss for every flower on the gnomes you played, {most} at most."
    ),
    "tortoise": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss if you go second."),
}
