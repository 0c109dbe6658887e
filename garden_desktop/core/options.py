"""Options of one game as chosen by a table: values, defaults, overrides, validation; and the options of every game
about hints and open hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from garden_desktop.core.game import Choice, Game, Option, OptionOverride, Preset
from garden_desktop.core.rules import Level
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Pack, Reason


def resolve_options(game: Game, options: Options, seed: int, pack: Pack) -> Options:
    """Options with which a match is played and recorded: random values are drawn once, from the seed of the match.

    Resolved options stay as they are (idempotent). Raises OptionError where nothing can be drawn.
    """
    for option in game.options:
        if option.settle is not None:
            options = option.settle(options, seed, pack)
    return options


def overridden_options(game: Game, options: Options) -> Mapping[str, OptionOverride]:
    """Options whose value is forced by another one of these options, by key."""
    return {
        option.key: option.governed
        for option in game.options
        if option.governed is not None and options.get(option.governed.option) == option.governed.when
    }


def offered_choices(option: Option, pack: Pack | None) -> Sequence[Choice]:
    """Values of an option with a card set; those of the standard one for None."""
    return option.choices if option.offered is None or pack is None else option.offered(pack)


def live_options(game: Game, options: Options, seats: int) -> list[Option]:
    """Options that can be switched during a match with `seats` seats."""
    usual = next((mode.key for mode in game.info.modes if seats in mode.seats), "")
    mode = options.get("mode", usual)
    return [option for option in game.options if option.live and (not option.modes or mode in option.modes)]


class InvalidChoice(NamedTuple):
    """Option or value that the game does not declare; `known` says whether at least the option exists."""

    known: bool
    text: Message


class OptionSchema:
    """Declared options of a game, by key."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.by_key: Final[Mapping[str, Option]] = {option.key: option for option in options}

    def value(self, key: str, chosen: Options) -> str:
        """Chosen value of an option, or its default."""
        return chosen.get(key, self.by_key[key].default)

    def invalid_choice(self, chosen: Options, besides: Sequence[str] = ()) -> InvalidChoice | None:
        """First choice that is not declared; None where all are valid. Keys in `besides` are left to the game."""
        for key, value in chosen.items():
            if key in besides:
                continue
            if key not in self.by_key:
                return InvalidChoice(False, NO_SUCH_OPTION.of(option=key))
            if value not in self.by_key[key].values:
                return InvalidChoice(True, NO_SUCH_VALUE.of(option=key, value=value))
        return None


FIRST_GAME: Final = QT_TRANSLATE_NOOP("options", "First match")
EVENING: Final = QT_TRANSLATE_NOOP("options", "Full")
AS_WRITTEN: Final = Preset(
    "written",
    QT_TRANSLATE_NOOP("options", "Standard"),
    QT_TRANSLATE_NOOP("options", "The rules exactly as they are in the rulebook."),
    {},
)
NO_SUCH_OPTION: Final = QT_TRANSLATE_NOOP("options", "There is no option “{option}”.")
NO_SUCH_VALUE: Final = QT_TRANSLATE_NOOP("options", "The option “{option}” has no value “{value}”.")


# Options of every game that are not rules: who may ask for hints, and whether hands lie open. The rules of a game never
# see them (`without_advice`).


STRONGEST: Final[Level] = "expert"
"""Level whose move is shown as a hint."""


class Hint(NamedTuple):
    """A hint: the move of the strongest level and its sentences (`Policy.explain_move`); none where the game has no
    policy."""

    move: Any
    why: Sequence[Message]


ONLY: Final = QT_TRANSLATE_NOOP("advice", "You can’t do anything else here.")
"""Reason given with a hint when there is only one legal move."""
ADVICE: Final = Option(
    key="advice",
    choices=(
        Choice("alone", QT_TRANSLATE_NOOP("options", "single player")),
        Choice(
            "on",
            QT_TRANSLATE_NOOP("options", "all players"),
            QT_TRANSLATE_NOOP("options", "H suggests a good move and explains it, for the player whose turn it is."),
        ),
        Choice(
            "off", QT_TRANSLATE_NOOP("options", "off"), QT_TRANSLATE_NOOP("options", "Hints are off for all players.")
        ),
    ),
    default="alone",
    label=QT_TRANSLATE_NOOP("options", "Hints"),
    sentence=QT_TRANSLATE_NOOP(
        "options",
        "H suggests a good move and explains it. Only when there is one human "
        "player, with or without computer players.",
    ),
    group=QT_TRANSLATE_NOOP("options", "Hints"),
)
WITH_HINTS: Final[Options] = {ADVICE.key: "on"}
"""Options of a table where everybody may ask for hints: a first game."""
TAKEN: Final = "advised"
"""Key under which a record notes, with "yes", that a hint was used. Not a choice of anybody."""
PLAYERS: Final = "players"
"""Key under which a record notes the digest of custom evaluation weights of its computer players. Not a choice
either."""
HANDS: Final = "hands"
"""Key under which a record notes, with OPEN, that hands lie open for everybody and no hand-over screen comes. Absent
where hands are hidden, so that older programs can read such a record."""
OPEN: Final = "open"
_DECLARED: Final = OptionSchema((ADVICE,))


def is_offered(options: Options, *, alone: bool) -> bool:
    """Whether hints are allowed at a table with these options, where one person plays `alone` or several."""
    agreed = _DECLARED.value(ADVICE.key, options)
    return agreed == "on" or (agreed == "alone" and alone)


def was_taken(options: Options) -> bool:
    """Whether a hint was used in a match with these options."""
    return options.get(TAKEN) == "yes"


def are_hands_open(options: Options) -> bool:
    """Whether hands lie open at a table with these options, so that no hand-over screen is shown."""
    return options.get(HANDS) == OPEN


def refused(options: Options) -> Reason | None:
    """Reason why the options about hints and open hands are invalid; None where they are valid."""
    if options.get(HANDS, OPEN) != OPEN:
        return Reason("option_out_of_range", NO_SUCH_VALUE.of(option=HANDS, value=options[HANDS]))
    found = _DECLARED.invalid_choice({key: value for key, value in options.items() if key == ADVICE.key})
    return None if found is None else Reason("option_out_of_range", found.text)


def without_advice(options: Options) -> Options:
    """Options for the rules of the game: without those about hints, custom weights and open hands."""
    return {key: value for key, value in options.items() if key not in (ADVICE.key, TAKEN, PLAYERS, HANDS)}
