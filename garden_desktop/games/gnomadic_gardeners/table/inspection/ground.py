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


EXPECTED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The current decision. Press F1 for its rules")
HOURS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Both benches are revealed at once; the bench with fewer hours goes first."
)
PLACES: Final[Mapping[str, tuple[Message, str]]] = {
    "next": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "This half is inactive; it shows what the next round needs"),
        "tasks",
    ),
    "bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes you play; after the round they go to the other player"),
        "choosing",
    ),
    "other_bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player’s gnomes this round; afterwards they come to you"),
        "reset",
    ),
    "hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes you do not play stay with you for the next round"),
        "choosing",
    ),
    "other_hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player’s gnomes that you are allowed to see"),
        "secrets",
    ),
    "seal": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Locks in your gnomes, face down until both players are ready"),
        "choosing",
    ),
    "hen": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Leaves your Hen unused: the printed hours count, and July gives bliss for it"
        ),
        "july",
    ),
    "fulfil": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Fulfils the tasks you have chosen and scores them, along with all your animals"
        ),
        "fulfil",
    ),
    "use": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animals you use score normally; unused ones score by July’s rule"),
        "july",
    ),
    "keep_all": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "You don’t lend a gnome, and score nothing for it"),
        "june",
    ),
    "recruit": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain the new animal; your others fall asleep and score"),
        "october",
    ),
    "decline": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "You do not gain the animal; no animals fall asleep and you score nothing"
        ),
        "october",
    ),
}
