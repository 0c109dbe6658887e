"""The option `map`: a map of the pack, a random map drawn at the start of a match, or a map file (2.6, 2.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from garden_desktop import paths
from garden_desktop.core.game import Choice, OptionFile, OptionFileValue, UnfitFileError
from garden_desktop.core.options import OptionSchema, load
from garden_desktop.core.packs import text_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import OptionError, Options, Pack, Reason
from garden_desktop.games.paths_and_flower_beds.data import random_map as randommap
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.data.map_file import MOST_BYTES, MapError, Problem, read_map_file
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack, map_name
from garden_desktop.games.paths_and_flower_beds.data.packfile import read_pack
from garden_desktop.games.paths_and_flower_beds.data.random_map import MapRequest, MapRequestError, random_map

MAP: Final = "map"
RANDOM: Final = "random"
AS_SUITS: Final = "default"


def offered_maps(pack: Pack) -> Sequence[Choice]:
    """Maps of a card set, and the random one. Maps of the standard set keep their sentences; all others are called by
    their name and size."""
    assert isinstance(pack, FlowerPack)
    option = _DECLARED.by_key[MAP]
    usual = {choice.value: choice for choice in option.choices}
    known = {name: found.text for name, found in _standard_maps().items()}
    own = {id: _name_and_size(found) for id, found in pack.maps.items() if id != RANDOM}
    taken = Counter(own.values())
    maps = [
        usual[id]
        if known.get(id) == pack.maps[id].text
        else Choice(id, label if taken[label] == 1 else NAMED_ALIKE.of(map=label, id=quoted(id)))
        for id, label in own.items()
    ]
    return (*maps, usual[RANDOM])


def _name_and_size(found: GardenMap) -> Message:
    board = found.board
    return NAME_AND_SIZE.of(map=map_name(quoted(found.name)), columns=board.width, rows=board.height)


@cache
def _standard_maps() -> Mapping[str, GardenMap]:
    path = paths.resource("paths_and_flower_beds", "packs", "standard.toml")
    return read_pack(text_of(path), path.name).maps


def resolve_drawn_map(options: Options, seed: int, pack: Pack) -> Options:
    """Options with a random map replaced by the text of the map drawn with `seed` (PF-98).

    Raises OptionError where no such map is found (PF-99).
    """
    if options.get(MAP) != RANDOM:
        return options
    wish = _request(options, seed)
    try:
        found = random_map(wish, f"{wish.columns} × {wish.rows}, {seed}")
    except MapRequestError as error:
        raise OptionError(error.reason) from error
    # The record holds the map itself, so that it opens even if the generator changes.
    return {key: value for key, value in options.items() if key not in WISHES} | {MAP: found.text}


def refused(options: Options) -> Reason | None:
    """Reason why no random map can be drawn with these options; None if one can, or if none is asked for."""
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
    """Option value for a map file, with its warnings (PF-100 to PF-102). Raises UnfitFileError."""
    assert isinstance(pack, FlowerPack)
    try:
        loaded = read_map_file(data, pack.shapes.values())
    except MapError as error:
        raise UnfitFileError([_placed(problem) for problem in error.problems]) from error
    return OptionFileValue(loaded.map.text, loaded.map.name, tuple(problem.text for problem in loaded.warnings))


def _placed(problem: Problem) -> Message:
    """Sentence of a problem, after its line and column."""
    if not problem.line:
        return problem.text
    return AT.of(line=problem.line, column=problem.column, reason=problem.text)


NAME_AND_SIZE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{map}, {columns} by {rows}")
NAMED_ALIKE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{map} ({id})")
AT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Line {line}, column {column}: {reason}")

OWN_MAP: Final = OptionFile(
    label=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Your own map"),
    hint=QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "Paint maps in a card set, or draw one as a text file; the rules explain how, under Maps.",
    ),
    button=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Map file…"),
    kind=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Maps"),
    patterns=("*.txt", "*.map"),
    most=MOST_BYTES,
    read=_read,
)

_DECLARED: Final = OptionSchema(load("paths_and_flower_beds").options)
WISHES: Final = tuple(key for key, option in _DECLARED.by_key.items() if option.needs == (MAP, RANDOM))
