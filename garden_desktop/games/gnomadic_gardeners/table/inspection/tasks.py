"""Inspections of tasks: icons they need, their reward, and whether they can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.table import notes
from garden_desktop.games.gnomadic_gardeners.table.inspection import animals
from garden_desktop.games.gnomadic_gardeners.table.preview import rows
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import TaskRow
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts


def inspect(seen: GardenViewFacts, task: int) -> Inspection | None:
    """Inspection of a task of the pair."""
    if not seen.has_pair:
        return None
    row = _rows(seen)[task]
    return Inspection(
        names.task(task + 1), KINDS[task], (*_needs(seen, task), *_pays(seen, row)), tuple(_state(seen, row)), "tasks"
    )


def _rows(seen: GardenViewFacts) -> tuple[TaskRow, ...]:
    if seen.resolving:
        return seen.resolution().rows
    if notes.chooses(seen):
        return seen.choosing().rows
    return rows.rows(seen.config, seen.view)


def _needs(seen: GardenViewFacts, task: int) -> Iterator[InspectionLine]:
    icons = seen.config.pack.middles[seen.view.pair].needs[task]
    sprites = tuple(f"crop-{crop}" for crop, count in zip(CROPS, icons, strict=True) for _ in range(count))
    yield InspectionLine(NEEDED.of(crops=names.crops(icons)), sprites)


def _pays(seen: GardenViewFacts, row: TaskRow) -> Iterator[InspectionLine]:
    if row.animal:
        text = animals.does(seen, row.animal)
        yield InspectionLine(text, (f"animal-{row.animal}",), ANIMAL_NAMES[row.animal])
        return
    yield InspectionLine(PAID, ("bliss",), BLISS.of(bliss=row.bliss))
    if row.milk:
        yield milk()


def milk() -> InspectionLine:
    """Line on the milk icon."""
    return InspectionLine(PLEASES, ("milk",), MILK)


def _state(seen: GardenViewFacts, row: TaskRow) -> Iterator[Message]:
    """Yield whether the task is open, and what the bench still lacks."""
    if row.gate:
        yield GATE
    elif row.closed:
        yield (BLOCKED if seen.config.solo else TAKEN).of(who=SideName(seen.other))
        return
    if notes.chooses(seen) and seen.play():
        missing = Counter(chip.crop for chip in row.chips if chip.state == "missing")
        lacking = tuple(missing[crop] for crop in CROPS)
        yield LACKS.of(crops=names.crops(lacking)) if missing else SERVED
    if row.animal and scoring.owned(seen.view, seen.me) & 1 << animals.number(row.animal):
        yield OWNED
    yield ONCE_ALONE if seen.config.solo else ONCE


KINDS: Final = (
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The big task: it scores the most bliss"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The small task: it scores a little bliss"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "No bliss, but you gain an animal"),
)
NEEDED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{crops}, from its gnomes together")
BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss:")
PAID: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "scored at once")
MILK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Milk:")
PLEASES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "scores extra with the Kindly Cow")
GATE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "It is taken, but your Lucky Piggy lets you fulfil it too.")
TAKEN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} has fulfilled it this round, so it is closed.")
BLOCKED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} has closed it this round.")
LACKS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench still lacks {crops} for it.")
SERVED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench can fulfil it.")
OWNED: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "You have this animal already: fulfilling the task only blocks the other player."
)
ONCE_ALONE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If the Scarecrow goes first, it may close this task.")
ONCE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If the first player fulfils it, it is closed to the second.")
