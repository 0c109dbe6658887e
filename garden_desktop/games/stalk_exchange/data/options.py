"""What may be agreed before the first draw, and which of it cannot be."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.options import OptionSchema
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Reason
from garden_desktop.games.stalk_exchange.data.pack import SEATS

GARDEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Garden")
MARKET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market")
DEALERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The dealers")
SHOWN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Shown at the table")

OPTIONS: Final = (
    Option(
        key="garden_side",
        choices=(
            Choice("3", QT_TRANSLATE_NOOP("stalk_exchange", "Small: 19 spaces")),
            Choice("4", QT_TRANSLATE_NOOP("stalk_exchange", "Usual: 37 spaces")),
            Choice("5", QT_TRANSLATE_NOOP("stalk_exchange", "Wide: 61 spaces")),
        ),
        default="4",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Size of the Garden"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "A small Garden is crowded at once; in a wide one harvests come late, and the track starts lower for it.",
        ),
        group=GARDEN,
    ),
    Option(
        key="start_blooms",
        choices=(
            Choice("0", QT_TRANSLATE_NOOP("stalk_exchange", "Bare soil")),
            Choice("5", QT_TRANSLATE_NOOP("stalk_exchange", "Five blooms")),
        ),
        default="0",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "At the start"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "Five random blooms on random spaces give the first dealers something to fence in."
        ),
        group=GARDEN,
    ),
    Option(
        key="edge",
        choices=(
            Choice("fence", QT_TRANSLATE_NOOP("stalk_exchange", "Fences")),
            Choice("open", QT_TRANSLATE_NOOP("stalk_exchange", "Is open")),
        ),
        default="fence",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "The edge of the Garden"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "Where the edge is open, a group that touches it always has room and is never harvested."
        ),
        group=GARDEN,
    ),
    Option(
        key="bulbs",
        choices=(
            Choice("fence_only", QT_TRANSLATE_NOOP("stalk_exchange", "Only fence")),
            Choice("harvest_too", QT_TRANSLATE_NOOP("stalk_exchange", "Are harvested too")),
        ),
        default="fence_only",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Bulbs"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "Usually a bulb waits until it has bloomed; here it may belong to a group and go with it."
        ),
        group=GARDEN,
    ),
    Option(
        key="length",
        choices=(
            Choice(
                "short",
                QT_TRANSLATE_NOOP("stalk_exchange", "Short"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange", "The Market Track begins four spaces lower, and the crash comes sooner."
                ),
            ),
            Choice("normal", QT_TRANSLATE_NOOP("stalk_exchange", "Usual")),
            Choice(
                "long",
                QT_TRANSLATE_NOOP("stalk_exchange", "Long"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange", "The Market Track begins four spaces higher, and the crash comes later."
                ),
            ),
        ),
        default="normal",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Length of the game"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "The Market Track begins four spaces lower or higher, and the crash comes sooner or later.",
        ),
        group=MARKET,
    ),
    Option(
        key="second_end",
        choices=(
            Choice(
                "greenhouse",
                QT_TRANSLATE_NOOP("stalk_exchange", "The Greenhouse runs dry"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange",
                    "The market crashes when the track has passed the dearest flower, or when the Greenhouse is empty.",
                ),
            ),
            Choice(
                "value_cap",
                QT_TRANSLATE_NOOP("stalk_exchange", "A Stalk Value reaches its cap"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange",
                    "It crashes as well when a flower reaches 9 with two dealers, 8 with three or four, 7 with five.",
                ),
            ),
            Choice(
                "garden_full",
                QT_TRANSLATE_NOOP("stalk_exchange", "The Garden is full"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange",
                    "The market crashes as well when an Upkeep begins and no space of the Garden is empty.",
                ),
            ),
        ),
        default="greenhouse",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "What else brings the crash"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "An empty Greenhouse always ends the game; this adds one more way for it to end."
        ),
        group=MARKET,
    ),
    Option(
        key="track_pass",
        choices=(
            Choice(
                "past",
                QT_TRANSLATE_NOOP("stalk_exchange", "Has to pass"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange",
                    "Track and highest Stalk Value may stand level; the market crashes only beyond that.",
                ),
            ),
            Choice(
                "meet",
                QT_TRANSLATE_NOOP("stalk_exchange", "Needs only to meet"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange", "The market crashes as soon as track and highest Stalk Value stand level."
                ),
            ),
        ),
        default="past",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "The last flower on the track"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "Whether the market crashes when track and highest Stalk Value stand level, or only beyond that.",
        ),
        group=MARKET,
    ),
    Option(
        key="bust_rounding",
        choices=(
            Choice(
                "loss_up",
                QT_TRANSLATE_NOOP("stalk_exchange", "The loss is rounded up"),
                QT_TRANSLATE_NOOP("stalk_exchange", "The dearest flower loses half its Stalk Value, and 7 keeps 3."),
            ),
            Choice(
                "rest_up",
                QT_TRANSLATE_NOOP("stalk_exchange", "The rest is rounded up"),
                QT_TRANSLATE_NOOP("stalk_exchange", "The dearest flower loses half its Stalk Value, and 7 keeps 4."),
            ),
        ),
        default="loss_up",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "The Bust"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "The dearest flower loses half its Stalk Value; this says which way an odd one is halved."
        ),
        group=MARKET,
    ),
    Option(
        key="start_value",
        choices=(
            Choice("0", QT_TRANSLATE_NOOP("stalk_exchange", "0")),
            Choice("1", QT_TRANSLATE_NOOP("stalk_exchange", "1")),
        ),
        default="0",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values at the start"),
        sentence=QT_TRANSLATE_NOOP("stalk_exchange", "At 1, a flower nobody ever harvested is still worth something."),
        group=MARKET,
    ),
    Option(
        key="seedy",
        choices=(
            Choice("table", QT_TRANSLATE_NOOP("stalk_exchange", "As usual")),
            Choice("none", QT_TRANSLATE_NOOP("stalk_exchange", "None")),
        ),
        default="table",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "Without Seedy Business tokens nobody has extra actions: a good way to learn the game."
        ),
        group=DEALERS,
    ),
    Option(
        key="first_player",
        choices=(
            Choice("random", QT_TRANSLATE_NOOP("stalk_exchange", "Drawn by lot")),
            Choice("1", QT_TRANSLATE_NOOP("stalk_exchange", "Seat 1")),
            Choice("2", QT_TRANSLATE_NOOP("stalk_exchange", "Seat 2")),
            Choice("3", QT_TRANSLATE_NOOP("stalk_exchange", "Seat 3")),
            Choice("4", QT_TRANSLATE_NOOP("stalk_exchange", "Seat 4")),
            Choice("5", QT_TRANSLATE_NOOP("stalk_exchange", "Seat 5")),
        ),
        default="random",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Who begins"),
        sentence=QT_TRANSLATE_NOOP("stalk_exchange", "The seat that has the first turn."),
        group=DEALERS,
    ),
    Option(
        key="bag_counts",
        choices=(
            Choice(
                "none",
                QT_TRANSLATE_NOOP("stalk_exchange", "Not at all"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange", "The table counts neither of them: whoever wants to know has to remember."
                ),
            ),
            Choice(
                "totals",
                QT_TRANSLATE_NOOP("stalk_exchange", "How full they are"),
                QT_TRANSLATE_NOOP(
                    "stalk_exchange", "The table tells how many flowers are left in each, but not which."
                ),
            ),
            Choice(
                "by_type",
                QT_TRANSLATE_NOOP("stalk_exchange", "By kind"),
                QT_TRANSLATE_NOOP("stalk_exchange", "The table tells how many flowers of each kind are left in each."),
            ),
        ),
        default="totals",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "Greenhouse and Compost"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "How much the table counts for you of what could be counted by an attentive dealer."
        ),
        group=SHOWN,
        live=True,
    ),
    Option(
        key="known_holdings",
        choices=(
            Choice("off", QT_TRANSLATE_NOOP("stalk_exchange", "Off")),
            Choice("on", QT_TRANSLATE_NOOP("stalk_exchange", "On")),
        ),
        default="off",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "What Swaps gave away"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange", "The table remembers which flowers a dealer must still hold after open Swaps."
        ),
        group=SHOWN,
        live=True,
    ),
    Option(
        key="public_log",
        choices=(
            Choice("full", QT_TRANSLATE_NOOP("stalk_exchange", "Everything")),
            Choice("last_round", QT_TRANSLATE_NOOP("stalk_exchange", "The last round")),
        ),
        default="full",
        label=QT_TRANSLATE_NOOP("stalk_exchange", "The story goes back"),
        sentence=QT_TRANSLATE_NOOP(
            "stalk_exchange",
            "After the last round, Swaps have to be remembered; the record keeps everything all the same.",
        ),
        group=SHOWN,
        live=True,
    ),
)

_DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = _DECLARED.value


def refuse(seats: int, options: Options) -> Reason | None:
    """Why these options cannot be played, None when they can (section 4, SE-01, SE-111)."""
    if seats not in SEATS:
        return Reason("bad_player_count", WRONG_SEATS.of(n=seats), "SE-01")
    misfit = _DECLARED.invalid_choice(options)
    if misfit is not None:
        return Reason("bad_option_value" if misfit.known else "unknown_option", misfit.text)
    first = value_of("first_player", options)
    if first != "random" and int(first) > seats:
        return Reason("bad_option_value", NOBODY_SITS_THERE.of(seat=int(first), n=seats), "SE-111")
    return None


WRONG_SEATS: Final[Message] = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Stalk Exchange is for two to five dealers, not for %n."
)
NOBODY_SITS_THERE: Final[Message] = QT_TRANSLATE_NOOP("stalk_exchange", "Seat {seat} cannot begin at a table of %n.")
