"""Options of a match (`resources/gnomadic_gardeners/options.toml`) and the combinations that are refused."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.options import NO_SUCH_VALUE, OptionSchema, load
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Reason
from garden_desktop.games.gnomadic_gardeners.data.modes import MODES
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS

OPTIONS, PRESETS, _ = load("gnomadic_gardeners")
DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = DECLARED.value


def mode_of(seats: int, options: Options) -> str:
    """Mode of a match: the option, or the default for this number of seats."""
    return options.get("mode") or ("solo" if seats == 1 else "duel")


def month_of(options: Options) -> str:
    """Month of this match; a season begins in April (5.6)."""
    month = value_of("month", options)
    return MONTHS[0] if month == "none" and value_of("season", options) == "on" else month


def refuse(seats: int, options: Options) -> Reason | None:
    """Reason why these options cannot be played; None if they can (section 4, GG-168)."""
    misfit = DECLARED.invalid_choice(options, besides=("mode",))
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


WRONG_SEATS: Final[Message] = QT_TRANSLATE_NOOP("gnomadic_gardeners", "“{mode}” cannot be played with %n player(s).")
NO_MONTH_IN_THE_BASKET: Final[Message] = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The Shared Basket has no months and no season."
)
