"""Options of a match (`resources/paths_and_flower_beds/options.toml`) and the combinations refused (section 4)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.options import OptionCode, OptionSchema, load, with_code
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Options, Pack, Reason
from garden_desktop.games.paths_and_flower_beds.data import mapwish
from garden_desktop.games.paths_and_flower_beds.data.mapwish import MAP

SEATS: Final = (1, 2, 3, 4, 5, 6)
PLACING: Final = "placing"
UNSAID: Final = "seats"
"""Value of `placing` for records without it, which are older than the option."""


def placing_settled(options: Options, _seed: int, _pack: Pack) -> Options:
    """Options with the order of placing made explicit, so that new records always hold it."""
    return {PLACING: _DECLARED.by_key[PLACING].default, **options}


_FILE: Final = load("paths_and_flower_beds")
OPTIONS: Final = with_code(
    _FILE.options,
    {
        MAP: OptionCode(file=mapwish.OWN_MAP, settle=mapwish.resolve_drawn_map, offered=mapwish.offered_maps),
        PLACING: OptionCode(settle=placing_settled),
    },
)
PRESETS: Final = _FILE.presets
_DECLARED: Final = OptionSchema(OPTIONS)
value_of: Final = _DECLARED.value


def refuse(seats: int, options: Options) -> Reason | None:
    """Reason why these options cannot be played; None if they can. Maps are checked with the pack (PF-89)."""
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
    """Mode for this number of seats."""
    return "solo" if seats == 1 else "table"


def bad_setup(sentence: Message, rule: str) -> Reason:
    """Refusal of a set-up (PF-89)."""
    return Reason("bad_setup", sentence, rule)


WRONG_SEATS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Paths & Flower Beds is for one to six players, not for %n."
)
WRONG_MODE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "“{mode}” can’t be played by %n player(s).")
NOBODY_SITS_THERE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "With %n player(s), seat {seat} can’t name first."
)
NO_SUCH_MAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no map “{map}”; there are: {known}.")
BAD_MAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The map can’t be played: line {line}: {reason}")
