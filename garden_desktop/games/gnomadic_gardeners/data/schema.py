"""Schema of the card set: gnomes, task cards with both halves, animals, months, levels, and numbers of the game."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.pack_schema import (
    Field,
    FlagField,
    ListField,
    NumberField,
    NumbersField,
    PackSchema,
    TableField,
    TextField,
    Word,
    WordField,
    WordsField,
)
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.data.options import DECLARED
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, LEVELS, MONTHS
from garden_desktop.games.gnomadic_gardeners.data.packfile import BAD_ID, CARDS, GNOMES, ID, MOST
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES, CROP_NAMES, MONTH_NAMES

_CROP_WORDS: Final = tuple(Word(crop, CROP_NAMES[crop], ("gnomadic_gardeners", f"crop-{crop}")) for crop in CROPS)
_ANIMAL_WORDS: Final = tuple(Word(animal, ANIMAL_NAMES[animal]) for animal in ANIMALS)
_MONTH_WORDS: Final = tuple(Word(month, MONTH_NAMES[month]) for month in MONTHS)
_LEVEL_WORDS: Final = tuple(
    Word(choice.value, choice.label) for choice in DECLARED.by_key["basket_level"].choices if choice.value in LEVELS
)
_PLUS_ANIMALS: Final = Word("animals", QT_TRANSLATE_NOOP("gnomadic_gardeners", "for each of its animals"))
_PLUS_GNOMES: Final = Word("gnomes", QT_TRANSLATE_NOOP("gnomadic_gardeners", "for each of its gnomes"))
_TASKS: Final = (1, 2, 3)

_ID: Final = TextField("id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Short id"), ID.pattern, BAD_ID)

_NEEDS: Final[tuple[Field, ...]] = (
    WordsField("need1", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 1 needs"), _CROP_WORDS, True, True),
    WordsField("need2", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 2 needs"), _CROP_WORDS, True, True),
    WordsField("need3", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 3 needs"), _CROP_WORDS, True, True),
)
_AUTOMA_SCORE: Final[tuple[Field, ...]] = (
    NumberField("prep", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: prep time in hours"), 0, 99, True),
    WordField(
        "prep_minus", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: one hour less"), (_PLUS_ANIMALS,), True
    ),
    NumberField("score", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: bliss"), 0, MOST, True),
    WordField(
        "score_plus",
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: one more bliss"),
        (_PLUS_ANIMALS, _PLUS_GNOMES),
        True,
    ),
)
_REWARDS: Final[tuple[Field, ...]] = (
    NumberField("bliss1", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss for Task 1"), 0, MOST, True),
    NumberField("bliss2", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss for Task 2"), 0, MOST, True),
    NumbersField("milk", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tasks with a milk bottle"), 1, 3, (), _TASKS, True),
    WordField("animal", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animal for Task 3"), _ANIMAL_WORDS, True),
)
_AUTOMA_ORDERS: Final[tuple[Field, ...]] = (
    NumbersField(
        "blocks", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: tasks it blocks"), 1, 3, (), _TASKS, True
    ),
    NumberField("pass", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: gnomes it hands over"), 1, GNOMES, True),
)
# Either half may show anything; what it shows on all cards of ours comes first.
_LEFT: Final = (*_REWARDS, *_AUTOMA_ORDERS, *_NEEDS, *_AUTOMA_SCORE)
_RIGHT: Final = (*_NEEDS, *_AUTOMA_SCORE, *_REWARDS, *_AUTOMA_ORDERS)

_GNOME: Final[tuple[Field, ...]] = (
    TextField("name", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Name")),
    NumberField("prep", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Prep time in hours"), 1, 99),
    WordsField("icons", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Skills"), _CROP_WORDS, True, True),
    NumberField("charisma", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Charisma (bliss when played alone)"), 0, MOST),
    _ID,
)

_CARD: Final[tuple[Field, ...]] = (
    TableField("left", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Left half"), _LEFT),
    TableField("right", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Right half"), _RIGHT),
    FlagField("nine", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Only in the nine-card garden"), True),
    _ID,
)

_ANIMAL: Final[tuple[Field, ...]] = (
    WordField("id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animal"), _ANIMAL_WORDS),
    NumberField("copies", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Copies"), 2, 2),
    NumberField("bliss", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss each time it scores"), 0, MOST, True),
    NumberField("hours", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Prep time the Mouse counts"), 1, 99, True),
    NumberField("most", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Most flowers the Bees count"), 0, MOST, True),
    FlagField("nine", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Only in the nine-card garden"), True),
)

_MONTH: Final[tuple[Field, ...]] = (
    WordField("id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Month"), _MONTH_WORDS),
    NumberField("automa_bliss", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: bliss at the start"), 0, MOST),
    NumberField("automa_animals", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: animals at the start"), 0, 1),
    NumberField("amount", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Number in the month’s rule"), 1, 99),
)

_LEVEL: Final[tuple[Field, ...]] = (
    WordField("id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Level"), _LEVEL_WORDS),
    NumberField("goal", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss to reach together"), 1, 9999),
    NumberField("last_round", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Last round"), 1, 99),
)

SCHEMA: Final = PackSchema(
    fields=(
        TextField("id", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Card set name")),
        ListField(
            "gnome",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes"),
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnome"),
            _GNOME,
            "name",
            GNOMES,
            GNOMES,
        ),
        ListField(
            "card",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task cards"),
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task card"),
            _CARD,
            "id",
            CARDS,
            CARDS,
        ),
        ListField(
            "animal",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animals"),
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animal"),
            _ANIMAL,
            "id",
            len(ANIMALS),
            len(ANIMALS),
        ),
        ListField(
            "month",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Months"),
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Month"),
            _MONTH,
            "id",
            len(MONTHS),
            len(MONTHS),
        ),
        ListField(
            "level",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Levels of the Shared Basket"),
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Level"),
            _LEVEL,
            "id",
            len(LEVELS),
            len(LEVELS),
        ),
        TableField(
            "game",
            QT_TRANSLATE_NOOP("gnomadic_gardeners", "Game numbers"),
            (
                NumberField("target", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss that ends the match"), 1, MOST),
                NumberField("hand", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes dealt to each player"), 1, 11),
                NumberField(
                    "automa_bliss",
                    QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scarecrow: bliss at the start without a month"),
                    0,
                    MOST,
                ),
            ),
        ),
    ),
    published=frozenset(
        {
            ("gnome", "g01", "prep"),
            ("gnome", "g01", "icons"),
            ("gnome", "g01", "charisma"),
            ("card", "c1", "right"),
            ("card", "c2", "left"),
            ("game", "target"),
            ("game", "hand"),
            *(("animal", animal) for animal in ANIMALS if animal not in {"bees", "tortoise"}),
            *(("month", month) for month in MONTHS),
        }
    ),
)
