"""What things are called: animals, crops, months, items of a entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

ANIMAL_NAMES: Final[Mapping[str, Message]] = {
    "hen": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Watchful Hen"),
    "piggy": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lucky Piggy"),
    "goat": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gregarious Goat"),
    "horse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Helpful Horse"),
    "cow": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Kindly Cow"),
    "mouse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Meticulous Mouse"),
    "squirrels": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Squad of Squirrels"),
    "bees": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Busy Bees"),
    "tortoise": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Patient Tortoise"),
}

CROP_NAMES: Final[Mapping[str, Message]] = {
    "grain": QT_TRANSLATE_NOOP("gnomadic_gardeners", "grain"),
    "fruit": QT_TRANSLATE_NOOP("gnomadic_gardeners", "fruit"),
    "vegetable": QT_TRANSLATE_NOOP("gnomadic_gardeners", "vegetable"),
    "herb": QT_TRANSLATE_NOOP("gnomadic_gardeners", "herb"),
    "flower": QT_TRANSLATE_NOOP("gnomadic_gardeners", "flower"),
}

MONTH_RULES: Final[Mapping[str, Message]] = {
    "april": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "Rain keeps the animals in: whoever comes second scores 1 bliss for each of theirs."
    ),
    "may": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "Everything is in bloom: inside a task any two flowers stand in for one other skill."
    ),
    "june": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "A parade: whoever comes second may lend a gnome, for 2 bliss for each task the other one has done.",
    ),
    "july": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "The compost bin fills: each animal you do not use in a round pays 2 bliss."
    ),
    "august": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "Too hot to move: whoever sends exactly three gnomes keeps one of them."
    ),
    "september": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "Harvest: whoever does Task 1 and Task 2 in one round scores both twice."
    ),
    "october": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "A new animal sends the one you have to sleep, and each sleeper pays 1 bliss."
    ),
}

MONTH_NAMES: Final[Mapping[str, Message]] = {
    "april": QT_TRANSLATE_NOOP("gnomadic_gardeners", "April Showers"),
    "may": QT_TRANSLATE_NOOP("gnomadic_gardeners", "May Flowers"),
    "june": QT_TRANSLATE_NOOP("gnomadic_gardeners", "June Parade"),
    "july": QT_TRANSLATE_NOOP("gnomadic_gardeners", "July Fertilizing"),
    "august": QT_TRANSLATE_NOOP("gnomadic_gardeners", "August Heatwave"),
    "september": QT_TRANSLATE_NOOP("gnomadic_gardeners", "September Harvest"),
    "october": QT_TRANSLATE_NOOP("gnomadic_gardeners", "October Slumber"),
}

ITEM_NAMES: Final[Mapping[str, Message]] = {
    "start": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Head start"),
    "task1": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 1"),
    "task2": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 2"),
    "charisma": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Charisma"),
    "automa": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Control cards"),
    **ANIMAL_NAMES,
    **MONTH_NAMES,
}
"""The items of a entry. A month's item is what its rule added."""

AUTOMA: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow")
