"""Names inside sentences: short names, counted ones, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, Icons
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import bits_of

SHORT_NAMES: Final = {
    "hen": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hen"),
    "piggy": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Piggy"),
    "goat": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Goat"),
    "horse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Horse"),
    "cow": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Cow"),
    "mouse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Mouse"),
    "squirrels": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Squirrels"),
    "bees": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bees"),
    "tortoise": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tortoise"),
}

_CROPS: Final = (
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n grain"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n fruit"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n vegetable(s)"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n herb(s)"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n flower(s)"),
)

_TASKS: Final = (
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 1"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 2"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 3"),
)

_SEVERAL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tasks {numbers}")

_HOURS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s)")

NOTHING: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "nothing")


def crops(icons: Icons) -> ListArg:
    """Icons as a list: "1 grain and 2 flowers"."""
    return ListArg(tuple(_CROPS[crop].of(n=count) for crop, count in enumerate(icons) if count))


def hours(count: int) -> Message:
    """Number of hours: "1 hour", "6 hours"."""
    return _HOURS.of(n=count)


def task(number: int) -> Message:
    """Name of a task: "Task 1" to "Task 3"."""
    return _TASKS[number - 1]


def tasks(mask: int) -> Message:
    """Names of the tasks of a set: "Task 2", "Tasks 1 and 3"."""
    numbers = [bit + 1 for bit in bits_of(mask)]
    return task(numbers[0]) if len(numbers) == 1 else _SEVERAL.of(numbers=ListArg(tuple(numbers)))


def animal(bit: int) -> Message:
    """Full name of an animal, given as a set of one bit."""
    return ANIMAL_NAMES[ANIMALS[bit.bit_length() - 1]]


def animals(mask: int) -> ListArg:
    """Short names of the animals of a set, as a list."""
    return ListArg(tuple(SHORT_NAMES[ANIMALS[bit]] for bit in bits_of(mask)))


def listing(items: Iterable[Message | str]) -> ListArg:
    return ListArg(tuple(items))
