"""The sentences of the table in words: hours, sums, advice, piles, the Scarecrow's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.data.words import MONTH_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.table import notes
from garden_desktop.games.gnomadic_gardeners.table.preview import orders
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


def inspect(seen: GardenViewFacts, id: str) -> Inspection | None:
    """A note by the beginning of its id."""
    text = next((note.text for note in notes.notes(seen) if note.id == id), None)
    if text is None:
        return None
    if id == "month":
        return Inspection(MONTH_NAMES[seen.config.month], text, (), (ONE_RULE,), seen.config.month)
    kind, section = next(known for begin, known in KINDS.items() if id.startswith(begin))
    sprites = next((signs for begin, signs in SPRITES.items() if id.startswith(begin)), ())
    lines: tuple[InspectionLine, ...] = (InspectionLine(text, sprites),) if sprites else ()
    if id.startswith("step"):
        lines = tuple(_orders(seen))
    return Inspection(TITLES.get(id, text), kind, lines, (), section)


def _orders(seen: GardenViewFacts) -> Iterator[InspectionLine]:
    """The four parts of the control cards."""
    for part in orders.parts(seen.config, seen.view):
        if part.tasks:
            yield InspectionLine(names.tasks(sum(1 << task - 1 for task in part.tasks)), (), part.note)
        else:
            yield InspectionLine(part.note, (part.sprite,) if part.sprite else (), part.figure)


ONE_RULE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A month adds this one rule and leaves all others alone.")
TITLES: Final[Mapping[str, Message]] = {
    "hours.now": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The sundial"),
    "step1": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow’s cards"),
    "step2": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow’s turn"),
}
SPRITES: Final[Mapping[str, tuple[str, ...]]] = {
    "hours": ("hour",),
    "far.hours": ("hour",),
    "score": ("bliss",),
    "queue": ("card-back",),
}
KINDS: Final[Mapping[str, tuple[Message, str]]] = {
    "far.hours": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fewer hours go first; on a tie whoever has less bliss"),
        "order",
    ),
    "far": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other side of the table, as far as it may be seen"),
        "secrets",
    ),
    "hours": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The hours of your bench added up: fewer than the other go first"),
        "order",
    ),
    "serve": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "What your bench would score if you went first and did all it can"),
        "score",
    ),
    "advice": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Worth a thought before the cloth is down"), "choosing"),
    "leaving": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Skills that work for the other side next round"), "reset"),
    "order": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Settled once, when both benches open; nothing changes it"),
        "order",
    ),
    "crew": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "One crew that works; who goes where makes no difference"),
        "fulfil",
    ),
    "score": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss now, and once this turn is scored"), "score"),
    "words": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Worth knowing for this turn"), "fulfil"),
    "beside": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "What is scored beside the tasks"), "score"),
    "animal": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "What an animal does in this turn"), "animals"),
    "hand": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Whoever is not sent stays with you"), "choosing"),
    "pile.aid": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Memory aid: one of these comes up next, each as likely"),
        "secrets",
    ),
    "pile": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Each round the left card goes, the right one slides left, and one comes from here"
        ),
        "reset",
    ),
    "step": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Two cards are turned, and the halves that touch say what it does"),
        "control",
    ),
    "forecast": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "What its two cards may be"), "control"),
    "queue": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its gnomes, those longest with it first: so they come back to you"),
        "alone-reset",
    ),
}
"""By how their ids begin, the longer beginning first."""
