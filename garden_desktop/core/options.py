"""The options of one game as a table chose them: values, defaults, and what was never declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from garden_desktop.core.game import Choice, Game, Option, OptionOverride, Preset
from garden_desktop.core.rules import Level
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Pack, Reason


def resolve_options(game: Game, options: Options, seed: int, pack: Pack) -> Options:
    """The options a match is played and recorded with: what was left to the lot is drawn once, from its seed.

    Settled options stay as they are. Raises OptionError where nothing can be drawn.
    """
    for option in game.options:
        if option.settle is not None:
            options = option.settle(options, seed, pack)
    return options


def overridden_options(game: Game, options: Options) -> Mapping[str, OptionOverride]:
    """Which of these options, by key, another one among them sets, and to what."""
    return {
        option.key: option.governed
        for option in game.options
        if option.governed is not None and options.get(option.governed.option) == option.governed.when
    }


def live_options(game: Game, options: Options, seats: int) -> list[Option]:
    """The options that may be switched in the middle of a match of so many seats."""
    usual = next((mode.key for mode in game.info.modes if seats in mode.seats), "")
    mode = options.get("mode", usual)
    return [option for option in game.options if option.live and (not option.modes or mode in option.modes)]


class InvalidChoice(NamedTuple):
    """A choice the game does not declare: `known` says whether at least the option exists."""

    known: bool
    text: Message


class OptionSchema:
    """The options a game declares, by key."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.by_key: Final[Mapping[str, Option]] = {option.key: option for option in options}

    def value(self, key: str, chosen: Options) -> str:
        """The value of an option, its default where nothing was said."""
        return chosen.get(key, self.by_key[key].default)

    def invalid_choice(self, chosen: Options, besides: Sequence[str] = ()) -> InvalidChoice | None:
        """The first choice that is not declared; keys in `besides` are checked by the game."""
        for key, value in chosen.items():
            if key in besides:
                continue
            if key not in self.by_key:
                return InvalidChoice(False, NO_SUCH_OPTION.of(option=key))
            if value not in self.by_key[key].values:
                return InvalidChoice(True, NO_SUCH_VALUE.of(option=key, value=value))
        return None


FIRST_GAME: Final = QT_TRANSLATE_NOOP("options", "First game")
EVENING: Final = QT_TRANSLATE_NOOP("options", "Evening")
AS_WRITTEN: Final = Preset(
    "written",
    QT_TRANSLATE_NOOP("options", "As written"),
    QT_TRANSLATE_NOOP("options", "Everything as it stands in the rules."),
    {},
)
NO_SUCH_OPTION: Final = QT_TRANSLATE_NOOP("options", "There is no option “{option}”.")
NO_SUCH_VALUE: Final = QT_TRANSLATE_NOOP("options", "The option “{option}” has no value “{value}”.")


# What a table agrees on beside the rules: who may ask for advice, and whether hands lie open. The rules of a game
# are asked without it (`without_advice`).


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
