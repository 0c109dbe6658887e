"""Generator of random maps that are fair: each obeys G1 to G10 of section 2.6 (PF-97 to PF-99)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import SquareBoard, mask_of, square_board, squares_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Reason
from garden_desktop.games.paths_and_flower_beds.data.garden_map import FOUNTAIN, GATE, WATER, GardenMap, garden_map

Share: TypeAlias = tuple[int, int]

COLUMNS, ROWS = (8, 14), (8, 12)
GATES: Final = (4, 6, 8)
FOUR_GATES_UP_TO, SIX_GATES_UP_TO = 20, 23
LEAST_SIDE_OF_TWO: Final = 9
FROM_CORNER, APART = 2, 4
WATER_SHARE: Final[Share] = (5, 10)
FOUNTAIN_SHARE: Final[Share] = (3, 7)
"""Shares of water and fountains in percent of all squares, both limits included."""
MOST_WATER, BLOCK = 2, 3
TRIES: Final = 1000


class MapRequest(NamedTuple):
    """Parameters of a random map. `gates` 0 chooses their number by size; equal requests give equal maps."""

    columns: int
    rows: int
    gates: int = 0
    symmetry: str = "half"
    seed: int = 0


class MapRequestError(ValueError):
    """No map can be generated for a request; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


def random_map(request: MapRequest, name: str) -> GardenMap:
    """Random map for a request, by rejection sampling. Raises MapRequestError (PF-99)."""
    gates, reason = gates_wanted(request), refused(request)
    if reason is not None:
        raise MapRequestError(reason)
    board = square_board(request.columns, request.rows)
    rng = Random(f"{request.columns} {request.rows} {gates} {request.symmetry} {request.seed}")
    for _ in range(TRIES):
        marks = _drawn(board, gates, request.symmetry == "quarter", rng)
        if marks is not None:
            return garden_map(name, board, marks)
    raise MapRequestError(NO_MAP)


def gates_wanted(request: MapRequest) -> int:
    """Number of gates of the map (G3)."""
    if request.gates:
        return request.gates
    size = request.columns + request.rows
    if request.symmetry == "quarter" or size <= FOUR_GATES_UP_TO:
        return 4
    return 6 if size <= SIX_GATES_UP_TO else 8


def refused(request: MapRequest) -> Reason | None:
    """Reason why no map can satisfy the request; None if one can be tried (PF-99)."""
    columns, rows, gates = request.columns, request.rows, gates_wanted(request)
    inside = COLUMNS[0] <= columns <= COLUMNS[1] and ROWS[0] <= rows <= ROWS[1]
    if not inside or gates not in GATES or request.symmetry not in ("half", "quarter"):
        return _bad_request(OUTSIDE)
    if request.symmetry == "quarter" and (columns != rows or gates != 4):
        return _bad_request(NO_QUARTER)
    side = {4: LEAST_SIDE_OF_TWO, 6: max(columns, rows), 8: min(columns, rows)}[gates]
    return None if side >= LEAST_SIDE_OF_TWO else _bad_request(SIDE_TOO_SHORT)


def _bad_request(sentence: Message) -> Reason:
    return Reason("bad_map_request", sentence, "PF-99")


def _drawn(board: SquareBoard, gates: int, quarter: bool, rng: Random) -> dict[str, int] | None:
    """Attempt at a map, as masks by character; None if it breaks a rule."""
    standing = mask_of(_gates(board, gates, quarter, rng))
    inner = mask_of(n for n in board.squares if board.near(1 << n).bit_count() == 4)
    orbits = list({_orbit(board, square, quarter) for square in squares_of(inner & ~board.near(standing))})
    # A set has no order of its own: sorted first, so that the shuffle depends on the seed alone.
    orbits.sort()
    rng.shuffle(orbits)
    water = _scattered(board, orbits, 0, _count(board, WATER_SHARE, rng))
    fountains = _scattered(board, orbits, water, _count(board, FOUNTAIN_SHARE, rng))
    shares = ((water, WATER_SHARE), (fountains, FOUNTAIN_SHARE))
    if not all(_within(board, mask, share) for mask, share in shares) or _crowded(board, water):
        return None
    dry = board.all & ~water
    if board.filled(dry & -dry, dry) != dry:
        return None
    return {GATE: standing, WATER: water, FOUNTAIN: fountains}


def _gates(board: SquareBoard, gates: int, quarter: bool, rng: Random) -> Iterator[int]:
    """Yield the gates on the north and west sides and their images under the symmetry (G2 to G4)."""
    wide = board.width >= board.height
    north = 2 if gates == 8 or (gates == 6 and wide) else 1
    west = 2 if gates == 8 or (gates == 6 and not wide) else 1
    above = [board.square(column, 0) for column in _spots(board.width, north, rng)]
    left = [board.square(0, row) for row in _spots(board.height, west, rng)]
    for gate in above if quarter else (*above, *left):
        yield from squares_of(_orbit(board, gate, quarter))


def _spots(length: int, number: int, rng: Random) -> Sequence[int]:
    """Random positions of gates along a side (G4)."""
    spots = range(FROM_CORNER, length - FROM_CORNER)
    if number == 1:
        return [rng.choice(spots)]
    return rng.choice([(one, other) for one in spots for other in spots if other - one >= APART])


def _orbit(board: SquareBoard, square: int, quarter: bool) -> int:
    """Mask of a square and its images under the rotation by a half or a quarter turn."""
    column, row = board.place(square)
    across, down = board.width - 1, board.height - 1
    places = [(column, row), (across - column, down - row)]
    if quarter:
        places += [(across - row, column), (row, down - column)]
    return mask_of(board.square(*place) for place in places)


def _count(board: SquareBoard, share: Share, rng: Random) -> int:
    """Random number of squares within a share of the map."""
    every = board.width * board.height
    return rng.randint(-(-every * share[0] // 100), every * share[1] // 100)


def _within(board: SquareBoard, mask: int, share: Share) -> bool:
    every = board.width * board.height
    return share[0] * every <= 100 * mask.bit_count() <= share[1] * every


def _scattered(board: SquareBoard, orbits: Sequence[int], taken: int, number: int) -> int:
    """Union of orbits up to `number` squares; none touches itself, another one, or `taken` squares (G8)."""
    found = 0
    for orbit in orbits:
        beside = board.near(orbit)
        fits = found.bit_count() + orbit.bit_count() <= number
        if fits and not beside & orbit and not (orbit | beside) & (found | taken):
            found |= orbit
    return found


def _crowded(board: SquareBoard, water: int) -> bool:
    """Whether some block of three by three squares has more than `MOST_WATER` water (G9)."""
    block = mask_of(board.square(x, y) for x in range(BLOCK) for y in range(BLOCK))
    corners = [(x, y) for x in range(board.width - BLOCK + 1) for y in range(board.height - BLOCK + 1)]
    return any((water & block << board.square(*corner)).bit_count() > MOST_WATER for corner in corners)


OUTSIDE: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "A random map has 8 to 14 columns, 8 to 12 rows, and 4, 6 or 8 gates."
)
NO_QUARTER: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Only a square map with four gates looks the same after a quarter turn."
)
SIDE_TOO_SHORT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "A side with two gates needs nine squares or more.")
NO_MAP: Final = Reason(
    "no_map_found",
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "No fair map was found in a thousand tries. Change the settings a little."
    ),
    "PF-99",
)
