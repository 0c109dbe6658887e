"""What may be agreed before the first draw: months, house rules, and which of them clash."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Choice, Option, OptionOverride
from garden_desktop.core.options import NO_SUCH_VALUE, OptionSchema
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Reason
from garden_desktop.games.gnomadic_gardeners.data.modes import MODES
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.data.words import MONTH_NAMES, MONTH_RULES

YEAR: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The time of year")
GARDEN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The garden")
GARDENERS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gardeners")
HOUSE_RULES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "House rules")
SHOWN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Shown at the table")

ON: Final = Choice("on", QT_TRANSLATE_NOOP("gnomadic_gardeners", "On"))
OFF: Final = Choice("off", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Off"))

APRIL_FIRST: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The season sets the month: it begins in April, and each game is a month later."
)

OPTIONS: Final = (
    Option(
        key="month",
        choices=(
            Choice(
                "none",
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Any time"),
                QT_TRANSLATE_NOOP(
                    "gnomadic_gardeners",
                    "No month: the game as it stands in the rules, and the best one to begin with.",
                ),
            ),
            *(Choice(month, MONTH_NAMES[month], MONTH_RULES[month]) for month in MONTHS),
        ),
        default="none",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Month"),
        sentence=QT_TRANSLATE_NOOP("gnomadic_gardeners", "A month adds one rule of its own to the game."),
        group=YEAR,
        modes=("duel", "solo"),
        governed=OptionOverride("season", "on", MONTHS[0], APRIL_FIRST),
    ),
    Option(
        key="season",
        choices=(OFF, ON),
        default="off",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Whole season"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Seven games, April to October; whoever wins most of them wins the season."
        ),
        group=YEAR,
        modes=("duel", "solo"),
    ),
    Option(
        key="younger",
        choices=(
            Choice("1", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Seat 1")),
            Choice("2", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Seat 2")),
        ),
        default="2",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Younger gardener"),
        sentence=QT_TRANSLATE_NOOP("gnomadic_gardeners", "The last ties go to the younger of the two."),
        group=GARDENERS,
        modes=("duel", "basket"),
    ),
    Option(
        key="start_gnomes",
        choices=(
            Choice("6", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Meadow: 6 gnomes")),
            Choice("5", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Orchard: 5 gnomes")),
            Choice("4", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Thicket: 4 gnomes")),
            Choice("3", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bramble: 3 gnomes")),
            Choice("2", QT_TRANSLATE_NOOP("gnomadic_gardeners", "2 gnomes")),
            Choice("1", QT_TRANSLATE_NOOP("gnomadic_gardeners", "1 gnome")),
        ),
        default="6",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your first team"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "The fewer gnomes you are dealt, the more the Scarecrow begins with."
        ),
        group=GARDENERS,
        modes=("solo",),
    ),
    Option(
        key="garden",
        choices=(
            Choice("seven", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Seven task cards")),
            Choice("nine", QT_TRANSLATE_NOOP("gnomadic_gardeners", "Nine task cards")),
        ),
        default="seven",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Size of the garden"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "Nine cards bring two of our own making, and with them the Busy Bees and the Patient Tortoise.",
        ),
        group=GARDEN,
    ),
    Option(
        key="basket_level",
        choices=(
            Choice(
                "gentle",
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gentle"),
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Together you gather 154 bliss, and have eight rounds for it."),
            ),
            Choice(
                "normal",
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Normal"),
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Together you gather 154 bliss, and have seven rounds for it."),
            ),
            Choice(
                "hard",
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hard"),
                QT_TRANSLATE_NOOP("gnomadic_gardeners", "Together you gather 170 bliss, and have seven rounds for it."),
            ),
        ),
        default="normal",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Size of the basket"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "How much bliss the two of you have to gather, and in how many rounds."
        ),
        group=GARDEN,
        modes=("basket",),
    ),
    Option(
        key="piggy_beats_block",
        choices=(ON, OFF),
        default="on",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Piggy slips through the fence"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Your Lucky Piggy opens Task 1 to you even where the Scarecrow closes it."
        ),
        group=HOUSE_RULES,
        modes=("solo",),
    ),
    Option(
        key="october_must_recruit",
        choices=(OFF, ON),
        default="off",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "No declining in October"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "The published rules do not say whether one may decline. Here the new animal comes, wanted or not.",
        ),
        group=HOUSE_RULES,
        modes=("duel", "solo"),
    ),
    Option(
        key="open_hands",
        choices=(OFF, ON),
        default="off",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Open hands"),
        sentence=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Both hands lie face up; choices stay sealed."),
        group=SHOWN,
        modes=("duel", "basket"),
        live=True,
    ),
    Option(
        key="deduction_aid",
        choices=(OFF, ON),
        default="off",
        label=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Memory aid"),
        sentence=QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "The table tells what could be worked out: which cards are still to come."
        ),
        group=SHOWN,
        live=True,
    ),
)

_DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = _DECLARED.value


def mode_of(seats: int, options: Options) -> str:
    """The mode that is played: the one named, or the usual one for so many seats."""
    return options.get("mode") or ("solo" if seats == 1 else "duel")


def month_of(options: Options) -> str:
    """The month of this game; a season begins in April (5.6)."""
    month = value_of("month", options)
    return MONTHS[0] if month == "none" and value_of("season", options) == "on" else month


def refuse(seats: int, options: Options) -> Reason | None:
    """Why these options cannot be played, None when they can (section 4, GG-168)."""
    misfit = _DECLARED.invalid_choice(options, besides=("mode",))
    if misfit is not None:
        return Reason("option_out_of_range", misfit.text)
    mode = next((mode for mode in MODES if mode.key == mode_of(seats, options)), None)
    if mode is None:
        return Reason("option_out_of_range", NO_SUCH_VALUE.of(option="mode", value=mode_of(seats, options)))
    if seats not in mode.seats:
        return Reason("options_clash", WRONG_SEATS.of(mode=mode.label, n=seats))
    if mode.key == "basket" and month_of(options) != "none":
        return Reason("options_clash", NO_MONTH_IN_THE_BASKET, "GG-168")
    return None


WRONG_SEATS: Final[Message] = QT_TRANSLATE_NOOP("gnomadic_gardeners", "“{mode}” is not played by %n gardener(s).")
NO_MONTH_IN_THE_BASKET: Final[Message] = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The Shared Basket knows neither months nor seasons."
)
