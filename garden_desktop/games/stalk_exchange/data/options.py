"""Options of a match (`resources/stalk_exchange/options.toml`) and the combinations that are refused."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.options import OptionSchema, load
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Reason
from garden_desktop.games.stalk_exchange.data.packfile import SEATS

OPTIONS, PRESETS, _ = load("stalk_exchange")
_DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = _DECLARED.value


def refuse(seats: int, options: Options) -> Reason | None:
    """Reason why these seats and options cannot be played; None if they can (section 4, SE-01, SE-111)."""
    if seats not in SEATS:
        return Reason("bad_player_count", WRONG_SEATS.of(n=seats), "SE-01")
    misfit = _DECLARED.invalid_choice(options)
    if misfit is not None:
        return Reason("bad_option_value" if misfit.known else "unknown_option", misfit.text)
    first = value_of("first_player", options)
    if first != "random" and int(first) > seats:
        return Reason("bad_option_value", NOBODY_SITS_THERE.of(seat=int(first), n=seats), "SE-111")
    return None


WRONG_SEATS: Final[Message] = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Exchange is for two to five players, not %n.")
NOBODY_SITS_THERE: Final[Message] = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Seat {seat} cannot go first: there are only %n player(s)."
)
