"""The options of one game as a table chose them: values, defaults, and what was never declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.game import Game, Option, OptionOverride, Preset
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Pack


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
