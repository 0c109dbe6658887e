"""Which garden is wanted: one of the pack, one drawn when the match begins, or one out of a file (2.6, 2.7)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Choice, Option
from garden_desktop.core.optionfile import OptionFile, OptionFileValue, UnfitFileError
from garden_desktop.core.options import OptionSchema
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import OptionError, Options, Pack, Reason
from garden_desktop.games.paths_and_flower_beds.data.maps import random_map as randommap
from garden_desktop.games.paths_and_flower_beds.data.maps.errors import MapError, Problem
from garden_desktop.games.paths_and_flower_beds.data.maps.file import MOST_BYTES, read_map_file
from garden_desktop.games.paths_and_flower_beds.data.maps.random_map import MapRequest, MapRequestError, random_map
from garden_desktop.games.paths_and_flower_beds.data.pack import USUAL_MAP, FlowerPack

MAP: Final = "map"
RANDOM: Final = "random"
AS_SUITS: Final = "default"
GARDEN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The garden")


def _numbers(first: int, last: int, step: int = 1) -> tuple[Choice, ...]:
    return tuple(Choice(str(n), Message("", str(n))) for n in range(first, last + 1, step))


def resolve_drawn_map(options: Options, seed: int, pack: Pack) -> Options:
    """The options with the text of a drawn map in place of the wish for it (PF-98). Raises OptionError (PF-99)."""
    if options.get(MAP) != RANDOM:
        return options
    wish = _request(options, seed)
    try:
        found = random_map(wish, f"{wish.columns} × {wish.rows}, {seed}")
    except MapRequestError as error:
        raise OptionError(error.reason) from error
    return {key: value for key, value in options.items() if key not in WISHES} | {MAP: found.text}


def refused(options: Options) -> Reason | None:
    """Why no map can be drawn like this; None where one can, or where none is wanted."""
    return randommap.refused(_request(options, 0)) if options.get(MAP) == RANDOM else None


def _request(options: Options, seed: int) -> MapRequest:
    wished = {key: _DECLARED.value(key, options) for key in WISHES}
    gates = wished["map_gates"]
    return MapRequest(
        columns=int(wished["map_columns"]),
        rows=int(wished["map_rows"]),
        gates=0 if gates == AS_SUITS else int(gates),
        symmetry=wished["map_symmetry"],
        seed=seed,
    )


def _read(data: bytes, pack: Pack) -> OptionFileValue:
    """The map in a file, with whatever is odd about it (PF-100 to PF-102). Raises UnfitFileError."""
    assert isinstance(pack, FlowerPack)
    try:
        loaded = read_map_file(data, pack.shapes.values())
    except MapError as error:
        raise UnfitFileError([_placed(problem) for problem in error.problems]) from error
    return OptionFileValue(loaded.map.text, loaded.map.name, tuple(problem.text for problem in loaded.warnings))


def _placed(problem: Problem) -> Message:
    """The sentence of a problem, after the place where it is."""
    if not problem.line:
        return problem.text
    return AT.of(line=problem.line, column=problem.column, reason=problem.text)


AT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Line {line}, column {column}: {reason}")

OWN_MAP: Final = OptionFile(
    label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "One of your own"),
    hint=QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "You can draw a garden of your own as a text; the rules say how, under Maps."
    ),
    button=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Map file..."),
    kind=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Maps"),
    patterns=("*.txt", "*.map"),
    most=MOST_BYTES,
    read=_read,
)

MAP_OPTIONS: Final = (
    Option(
        key=MAP,
        choices=(
            Choice(
                "M1",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Kitchen Court, 8 by 8"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds", "Four gates and four fountains: the shortest game, best for two or three."
                ),
            ),
            Choice(
                "M2",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Cloister, 9 by 9"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds", "Four gates and five fountains: a short game for any table."
                ),
            ),
            Choice(
                "M3",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Parterre, 10 by 10"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds", "Four gates and eight fountains: more to see on the way, for up to five."
                ),
            ),
            Choice(
                "M4",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Grand Allée, 12 by 10"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "Six gates and eight fountains: several ways to walk, best for three or more.",
                ),
            ),
            Choice(
                "M5",
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Long Terrace, 14 by 12"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "Eight gates and twelve fountains: more than thirty turns, and the longest walks.",
                ),
            ),
            Choice(
                RANDOM,
                QT_TRANSLATE_NOOP("paths_and_flower_beds", "Drawn at random"),
                QT_TRANSLATE_NOOP(
                    "paths_and_flower_beds",
                    "A garden nobody has seen before, drawn from the seed to the measures below.",
                ),
            ),
        ),
        default=USUAL_MAP,
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Map"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "The larger the garden, the longer the game: from ten turns to more than thirty."
        ),
        group=GARDEN,
        file=OWN_MAP,
        settle=resolve_drawn_map,
    ),
    Option(
        key="map_columns",
        choices=_numbers(*randommap.COLUMNS),
        default="10",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Columns"),
        sentence=QT_TRANSLATE_NOOP("paths_and_flower_beds", "How wide the drawn garden is."),
        group=GARDEN,
        needs=(MAP, RANDOM),
    ),
    Option(
        key="map_rows",
        choices=_numbers(*randommap.ROWS),
        default="10",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Rows"),
        sentence=QT_TRANSLATE_NOOP("paths_and_flower_beds", "How deep the drawn garden is."),
        group=GARDEN,
        needs=(MAP, RANDOM),
    ),
    Option(
        key="map_gates",
        choices=(
            Choice(AS_SUITS, QT_TRANSLATE_NOOP("paths_and_flower_beds", "As suits the size")),
            *_numbers(4, 8, 2),
        ),
        default=AS_SUITS,
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates"),
        sentence=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Each has another one opposite."),
        group=GARDEN,
        needs=(MAP, RANDOM),
    ),
    Option(
        key="map_symmetry",
        choices=(
            Choice("half", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Half a turn")),
            Choice("quarter", QT_TRANSLATE_NOOP("paths_and_flower_beds", "A quarter turn")),
        ),
        default="half",
        label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Symmetry"),
        sentence=QT_TRANSLATE_NOOP(
            "paths_and_flower_beds", "After such a turn the garden looks the same, so no gate is favoured."
        ),
        group=GARDEN,
        needs=(MAP, RANDOM),
    ),
)

WISHES: Final = tuple(option.key for option in MAP_OPTIONS if option.needs == (MAP, RANDOM))
_DECLARED: Final = OptionSchema(MAP_OPTIONS)
