"""Names of animals, crops, months and score items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.data.options import DECLARED
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS

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

MONTH_NAMES: Final[Mapping[str, Message]] = {
    choice.value: choice.label for choice in DECLARED.by_key["month"].choices if choice.value in MONTHS
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
"""Names of score items. The item of a month is the bliss that its rule added."""
