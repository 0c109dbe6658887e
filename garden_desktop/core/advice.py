"""What a table agrees on beside the rules: who may ask for advice, and whether hands lie open. The rules of a game are
asked without it (`without_advice`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.options import NO_SUCH_VALUE, OptionSchema
from garden_desktop.core.policy import Level
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Reason

STRONGEST: Final[Level] = "expert"
"""The level whose advice is given."""


class Hint(NamedTuple):
    """A hint: the move of the strongest level and its sentences (`Policy.explain_move`); none where the game has no
    policy."""

    move: Any
    why: Sequence[Message]


ONLY: Final = QT_TRANSLATE_NOOP("advice", "Nothing else can be done here.")
"""Why a move is advised that is the only legal one."""
ADVICE: Final = Option(
    key="advice",
    choices=(
        Choice("alone", QT_TRANSLATE_NOOP("options", "one player alone")),
        Choice(
            "on",
            QT_TRANSLATE_NOOP("options", "everybody"),
            QT_TRANSLATE_NOOP("options", "H shows a hint to the player to move: what the expert would do, and why."),
        ),
        Choice("off", QT_TRANSLATE_NOOP("options", "nobody"), QT_TRANSLATE_NOOP("options", "Nobody gets hints.")),
    ),
    default="alone",
    label=QT_TRANSLATE_NOOP("options", "Hints"),
    sentence=QT_TRANSLATE_NOOP(
        "options", "H shows what the expert would do, and why: only when one person plays, with or without computers."
    ),
    group=QT_TRANSLATE_NOOP("options", "Hints at the table"),
)
WITH_HINTS: Final[Options] = {ADVICE.key: "on"}
"""Options of a table where everybody may ask for hints: a first game."""
TAKEN: Final = "advised"
"""The key under which a record notes, with "yes", that advice was taken; nobody chooses that."""
PLAYERS: Final = "players"
"""The key under which a record notes the digest of the numbers that its computers evaluate by, where they are
custom; nobody chooses that either."""
HANDS: Final = "hands"
"""The key under which a record notes, with OPEN, that hands lie open for everybody at the table and no hand-over screen
comes. A table that hides them has no such key, so that programs which do not know it read its record."""
OPEN: Final = "open"
_DECLARED: Final = OptionSchema((ADVICE,))


def is_offered(options: Options, *, alone: bool) -> bool:
    """Whether advice may be asked for at a table with these options, where one person plays `alone` or several."""
    agreed = _DECLARED.value(ADVICE.key, options)
    return agreed == "on" or (agreed == "alone" and alone)


def was_taken(options: Options) -> bool:
    return options.get(TAKEN) == "yes"


def are_hands_open(options: Options) -> bool:
    """Whether hands lie open at a table with these options, so that no hand-over screen comes."""
    return options.get(HANDS) == OPEN


def refused(options: Options) -> Reason | None:
    """Why what these options say of advice and of open hands cannot be chosen; None where it can."""
    if options.get(HANDS, OPEN) != OPEN:
        return Reason("option_out_of_range", NO_SUCH_VALUE.of(option=HANDS, value=options[HANDS]))
    found = _DECLARED.invalid_choice({key: value for key, value in options.items() if key == ADVICE.key})
    return None if found is None else Reason("option_out_of_range", found.text)


def without_advice(options: Options) -> Options:
    """The options that the rules of the game know."""
    return {key: value for key, value in options.items() if key not in (ADVICE.key, TAKEN, PLAYERS, HANDS)}
