"""What stands at the foot of a land while a fire or a sweep goes through: what became of it, or what will."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.cards.plates import Tone


def foot(config: RulesConfig, view: State, land: int, visit: Visit | None, passed: bool) -> tuple[Message, Tone]:
    """The words below a land, and how they sound to whoever owns it."""
    if visit is None:
        return (PASSED if passed else TO_COME), "quiet"
    if visit.fate == "bare" and not config.holding[land]:
        return NOTHING_GROWS, "quiet"
    words = (DONE if passed else AHEAD)[visit.fate]
    return words, _tone(config, visit)


def _tone(config: RulesConfig, visit: Visit) -> Tone:
    native = 0 <= visit.before < BUILT and config.native(visit.before)
    match visit.fate:
        case "kill" | "damage":
            return "bad" if native else "good"
        case "grow" | "propagate" | "invade" | "sprout":
            return "good" if native else "bad"
        case "no_line" | "spared" | "doused":
            return "good" if native else "quiet"
        case _:
            return "quiet"


PASSED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "passed")
TO_COME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "to come")
NOTHING_GROWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "no plant")
DONE: Final[Mapping[Fate, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "has grown"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "plant killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades"),
    "elsewhere": QT_TRANSLATE_NOOP("fire_and_flora", "skipped"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "skipped: creek"),
    "bare": QT_TRANSLATE_NOOP("fire_and_flora", "bare"),
    "built": QT_TRANSLATE_NOOP("fire_and_flora", "a building"),
    "spared": QT_TRANSLATE_NOOP("fire_and_flora", "spared"),
    "doused": QT_TRANSLATE_NOOP("fire_and_flora", "doused"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "unharmed"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "pool empty"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "no room"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "sprouts"),
}
AHEAD: Final[Mapping[Fate, Message]] = {
    **DONE,
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "will grow"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "will be damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "will be killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "will propagate"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "will invade"),
    "elsewhere": QT_TRANSLATE_NOOP("fire_and_flora", "not reached"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "safe: creek"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "will sprout"),
}
