"""Inspections of gnomes: hours, skills, charisma."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, ValueChange
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import CROP_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN
from garden_desktop.games.gnomadic_gardeners.table import notes
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece


def inspect(seen: GardenViewFacts, gnome: int) -> Inspection:
    """Inspection of a gnome, with the change of hours if it were played."""
    card = seen.config.pack.gnomes[gnome]
    lines = (_hours(seen, gnome), *_skills(seen, gnome), _charm(card.charisma))
    return Inspection(NAME.of(gnome=card.name), GNOME, lines, (_later(seen, gnome),), "choosing")


def covered(seen: GardenViewFacts, side: Side) -> Inspection:
    """Inspection of a gnome face down."""
    lines = (InspectionLine(WHO_KNOWS, ("card-back",)),)
    return Inspection(BACK.of(who=SideName(side)), COVERED, lines, (), "alone-reset" if seen.config.solo else "secrets")


def _hours(seen: GardenViewFacts, gnome: int) -> InspectionLine:
    """Line on the hours of a gnome, and on the sum of the bench with it."""
    config, bit = seen.config, 1 << gnome
    mine = bool((seen.play() | max(0, seen.hand())) & bit)
    hen = mine and seen.view.animals[seen.me] & ~seen.view.gained[seen.me] & HEN and not _rests(seen)
    text = WITH_HEN if hen else FEWER_FIRST
    change = None
    if notes.chooses(seen) and mine and not seen.play() & bit:
        found = seen.choosing(gnome_piece(config, gnome)).hours
        change = ValueChange(found.now, found.then, "hour") if found.then is not None else None
    return InspectionLine(text, ("hour",), HOURS.of(n=config.pack.gnomes[gnome].prep), change)


def _rests(seen: GardenViewFacts) -> bool:
    return seen.pressed("hen") if seen.is_asked("commit") else bool(seen.view.hen_off[seen.me])


def _skills(seen: GardenViewFacts, gnome: int) -> Iterator[InspectionLine]:
    for crop, count in zip(CROPS, seen.config.pack.gnomes[gnome].icons, strict=True):
        if count:
            yield InspectionLine(SKILL if count == 1 else SKILL_TWICE, (f"crop-{crop}",) * count, CROP_NAMES[crop])


def _charm(bliss: int) -> InspectionLine:
    return InspectionLine(CHARM, ("bliss",), BLISS.of(bliss=bliss))


def _later(seen: GardenViewFacts, gnome: int) -> Message:
    """Sentence on the side the gnome works for in the next round."""
    bit = 1 << gnome
    if seen.far_play() & bit:
        return COMES
    if not seen.play() & bit:
        return STAYS if max(0, seen.hand()) & bit else THEIRS
    return UNDER if seen.config.solo else MOVES.of(who=SideName(seen.other))


NAME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}")
GNOME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome: helps with one task a round, with all his skills")
COVERED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A face-down gnome")
BACK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s gnome")
WHO_KNOWS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "One of the gnomes you cannot see.")
HOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s):")
FEWER_FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the bench with fewer hours goes first")
WITH_HEN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "only 1 with the Watchful Hen")
SKILL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is one of his skills")
SKILL_TWICE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is one of his skills, and counts twice")
BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss:")
CHARM: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "his charisma bonus, if you play him alone")
COMES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "After the round he goes to your hand.")
MOVES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you play him, he goes to {who} after the round.")
UNDER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you play him, he goes to the Scarecrow after the round.")
STAYS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you keep him in hand, he stays with you.")
THEIRS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "He belongs to the other player. Once played, he comes to you.")
