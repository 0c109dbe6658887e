"""What may be agreed before the first draw, and which of it cannot be (section 4)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.options import OptionSchema
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Pack, Reason
from garden_desktop.games.paths_and_flower_beds.data import mapwish
from garden_desktop.games.paths_and_flower_beds.data.mapwish import GARDEN, MAP, MAP_OPTIONS

SEATS: Final = (1, 2, 3, 4, 5, 6)
NAMING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Naming")
SCORING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Scoring")
SHOWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Shown at the table")
OFF: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Off")
ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "On")
TOGETHER: Final = ("table",)
PLACING: Final = "placing"
UNSAID: Final = "seats"
"""The order of planting of a record that says nothing about it: it is older than the option."""


def placing_settled(options: Options, _seed: int, _pack: Pack) -> Options:
    """The order of planting is written into every new record."""
    return {PLACING: _DECLARED.by_key[PLACING].default, **options}


OPTIONS: Final = (
    *MAP_OPTIONS,
    Option(
        key="open_grids",
        choices=(Choice("off", OFF), Choice("on", ON)),
        default="off",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Open gardens"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Everybody sees every garden as it was before this turn: good for learning."
        ),
        group=GARDEN,
        modes=TOGETHER,
    ),
    Option(
        key="first_namer",
        choices=(
            Choice("random", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Drawn by lot")),
            Choice("1", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 1")),
            Choice("2", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 2")),
            Choice("3", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 3")),
            Choice("4", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 4")),
            Choice("5", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 5")),
            Choice("6", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat 6")),
        ),
        default="random",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Who names first"),
        sentence=QT_TRANSLATE_NOOP("paths_and_flower_beds", "The seat that names the first path of all."),
        group=NAMING,
        modes=TOGETHER,
    ),
    Option(
        key="no_repeat",
        choices=(
            Choice(
                "off",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "As often as you like"),
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Any shape may be named as often as you like."),
            ),
            Choice(
                "lap",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Once a round"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "A shape that was named is out until the next round begins: sharper elbows.",
                ),
            ),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "The same shape"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Once a round: a shape that was named is out until the next round begins."
        ),
        group=NAMING,
        modes=TOGETHER,
    ),
    Option(
        key="namer_stuck",
        choices=(
            Choice("end", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Ends the game")),
            Choice("skip", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Is passed over")),
        ),
        default="end",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "A seat that can name nothing"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Passed over, it lets the next seat name; a whole round of that ends the game."
        ),
        group=NAMING,
        modes=TOGETHER,
    ),
    Option(
        key=PLACING,
        choices=(
            Choice("next_last", QT_TRANSLATE_NOOP("paths_and_flower_beds", "The next to name last")),
            Choice("seats", QT_TRANSLATE_NOOP("paths_and_flower_beds", "In seat order")),
        ),
        default="next_last",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Order of planting"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Whoever names next plants last and stays at the table: one gate a turn less."
        ),
        group=NAMING,
        modes=TOGETHER,
        settle=placing_settled,
    ),
    Option(
        key="trace_mode",
        choices=(
            Choice(
                "best",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "The table"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds", "The table finds the best walk in every garden, and shows it."
                ),
            ),
            Choice(
                "own",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "You, or the table"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "You may draw a walk and it counts as you drew it, or leave it to the table to find the best one.",
                ),
            ),
            Choice(
                "own_strict",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "You alone"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds", "Everybody draws their own walk; what you overlook does not count."
                ),
            ),
        ),
        default="best",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Who finds the walk"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "The table finds the best walk there is; a walk of your own counts as you drew it."
        ),
        group=SCORING,
    ),
    Option(
        key="ties",
        choices=(
            Choice(
                "shared",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Share the win"),
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Those with equal totals have won together."),
            ),
            Choice(
                "ladder",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Are told apart"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "Equal totals are told apart by path points, then by fountains, then by the fewest empty squares.",
                ),
            ),
        ),
        default="shared",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Equal totals"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Told apart by path points, then by fountains, then by the fewest empty squares."
        ),
        group=SCORING,
        modes=TOGETHER,
    ),
    Option(
        key="forecast",
        choices=(Choice("off", OFF), Choice("on", ON)),
        default="on",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "The walk so far"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "In your own garden the table shows the best walk so far and what a piece changes."
        ),
        group=SHOWN,
        live=True,
    ),
    Option(
        key="outlines",
        choices=(Choice("off", OFF), Choice("on", ON)),
        default="off",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Outlines and numbers"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Pieces keep their outline and the number of their turn; they count for nothing."
        ),
        group=SHOWN,
        live=True,
    ),
    Option(
        key="letters",
        choices=(Choice("off", OFF), Choice("on", ON)),
        default="off",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Letters on flowers"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "Every flower shows the first letter of its kind beside its own pattern."
        ),
        group=SHOWN,
        live=True,
    ),
)

_DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = _DECLARED.value


def refuse(seats: int, options: Options) -> Reason | None:
    """Why these options cannot be played, None when they can; maps are looked at with the pack (PF-89)."""
    if seats not in SEATS:
        return bad_setup(WRONG_SEATS.of(n=seats), "PF-33")
    mode = options.get("mode", mode_of(seats))
    if mode != mode_of(seats):
        return bad_setup(WRONG_MODE.of(mode=mode, n=seats), "PF-33")
    misfit = _DECLARED.invalid_choice(options, besides=("mode", MAP))
    if misfit is not None:
        return bad_setup(misfit.text, "PF-89")
    first = value_of("first_namer", options)
    if first != "random" and int(first) > seats:
        return bad_setup(NOBODY_SITS_THERE.of(seat=int(first), n=seats), "PF-88")
    return mapwish.refused(options)


def mode_of(seats: int) -> str:
    """The mode that so many seats play."""
    return "solo" if seats == 1 else "table"


def bad_setup(sentence: Message, rule: str) -> Reason:
    """The refusal of a set-up (PF-89)."""
    return Reason("bad_setup", sentence, rule)


WRONG_SEATS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Paths & Flower Beds is for one to six gardeners, not for %n."
)
WRONG_MODE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "“{mode}” cannot be played by %n gardener(s).")
NOBODY_SITS_THERE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Seat {seat} cannot name first at a table of %n.")
NO_SUCH_MAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no map “{map}”; there are: {known}.")
BAD_MAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The map cannot be played: line {line}: {reason}")
