"""Options of a match (`resources/fire_and_flora/options.toml`) and the combinations that are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.options import NO_SUCH_VALUE, OptionSchema, load
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Options, Reason
from garden_desktop.games.fire_and_flora.data.modes import FEUD, MODES, SOLO

OPTIONS, PRESETS, _ = load("fire_and_flora")
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "target": (4, 30),
    "offers_per_turn": (1, 99),
    "round_limit": (5, 200),
}
"""Options that accept any whole number in this range; their choices are suggestions."""

DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = DECLARED.value


def mode_of(options: Options) -> str:
    return options.get("mode", FEUD)


def number_of(key: str, options: Options) -> int:
    return int(value_of(key, options))


def is_on(key: str, options: Options) -> bool:
    return value_of(key, options) == "on"


def refuse(seats: int, options: Options) -> Reason | None:
    """Reason why these options cannot be played; None if they can."""
    if not 1 <= seats <= 4:
        return Reason("bad_player_count", WRONG_SEATS.of(n=seats), "FF-09")
    misfit = DECLARED.invalid_choice(options, besides=("mode", *RANGES))
    if misfit is not None:
        return Reason("option_out_of_range", misfit.text)
    for key, value in options.items():
        if not _in_range(key, value):
            return Reason("option_out_of_range", NO_SUCH_VALUE.of(option=key, value=value))
    if (seats == 1) != (mode_of(options) == SOLO):
        return Reason("options_clash", ALONE, "FF-218")
    first = value_of("first_player", options)
    if first.isdigit() and int(first) > seats:
        return Reason("options_clash", NOBODY_SITS_THERE.of(seat=int(first), n=seats), "FF-213")
    return None


def _in_range(key: str, value: str) -> bool:
    if key == "mode":
        return value in [mode.key for mode in MODES]
    if key in RANGES:
        low, high = RANGES[key]
        digits = value.isascii() and value.isdigit() and len(value) <= len(str(high))  # int() refuses 5,000 of them
        return digits and value == str(int(value)) and low <= int(value) <= high
    return True


WRONG_SEATS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Fire and Flora is for one to four players, not for %n.")
ALONE: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "With one player, choose the solo challenge. The solo challenge is for one player only."
)
NOBODY_SITS_THERE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "With %n player(s), seat {seat} cannot go first.")
