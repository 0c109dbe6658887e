"""Inspections of benches, hands, buttons and prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.table import places
from garden_desktop.games.gnomadic_gardeners.table.inspection import tasks
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts

SECTIONS: Final[Mapping[str, str]] = {
    "commit": "choosing",
    "fulfil": "fulfil",
    "use": "july",
    "lend": "june",
    "recruit": "october",
    "keep": "august",
    "over": "end",
}


def inspect(seen: GardenViewFacts, id: str) -> Inspection | None:
    """Inspection of a place; None for an id without an explanation."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None or id not in PLACES:
        return None
    kind, section = PLACES[id]
    later: tuple[Message, ...] = (HOURS,) if id == "bench" else ()
    milk = id == "next" and seen.config.pack.cards[seen.view.pair[1]].right.milk
    return Inspection(label, kind, (tasks.milk(),) if milk else (), later, section)


def asked(seen: GardenViewFacts, prompt: Message) -> Inspection:
    """Inspection of the prompt, with the section of the rules about it."""
    return Inspection(prompt, EXPECTED, (), (), SECTIONS.get(seen.view.phase, "round"))


EXPECTED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "What is asked now")
HOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Both benches open at once; fewer hours go first.")
PLACES: Final[Mapping[str, tuple[Message, str]]] = {
    "next": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "This half sleeps; its needs are those of the next round"),
        "tasks",
    ),
    "bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes you send; after the round they go over to the other side"),
        "choosing",
    ),
    "other_bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes sent over there; after the round they come to you"),
        "reset",
    ),
    "hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes that are not sent stay with you for the next round"),
        "choosing",
    ),
    "other_hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes of the other side, as far as they may be seen"),
        "secrets",
    ),
    "seal": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Covers your bench with a cloth until both are ready"),
        "choosing",
    ),
    "hen": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your Hen sleeps in: the hours count as printed, and she is idle"),
        "july",
    ),
    "fulfil": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Does the tasks you have chosen and scores them, animals and all"),
        "fulfil",
    ),
    "use": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Animals at work pay what they pay; those at rest fill the compost bin"
        ),
        "july",
    ),
    "keep_all": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Nobody carries the banner, and nothing is scored for it"),
        "june",
    ),
    "recruit": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "The new animal moves in; the one that was awake falls asleep and pays"
        ),
        "october",
    ),
    "decline": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The animal stays away; nobody falls asleep and nothing is scored"),
        "october",
    ),
}
