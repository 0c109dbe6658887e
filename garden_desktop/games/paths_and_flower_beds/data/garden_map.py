"""Garden maps: squares, gates and their opposites, text form, and the ground of walks (PF-53 to PF-57)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import SquareBoard, mask_of, squares_of


class WalkGround(NamedTuple):
    """Parts of a map that matter to a walk: board, gates with their opposites, water, fountains.

    gates      gate squares as a mask
    opposites  gate -> the gate opposite, both ways round
    """

    board: SquareBoard
    gates: int
    opposites: tuple[tuple[int, int], ...]
    water: int
    fountains: int


# Maps.


PLAIN, WATER, FOUNTAIN, GATE = ".", "~", "o", "G"
SIDES: Final = "NESW"
FACING: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
Pair: TypeAlias = tuple[int, int]


class GardenMap(NamedTuple):
    """A map that can be played on. Immutable.

    players  recommended number of seats, from and to; not enforced
    ground   the parts that matter to a walk
    usable   every square that is not water, as a mask
    gates    gate square -> name of the gate
    pairs    the gates that are opposite each other
    text     the map as a text that can be read again (PF-98)
    """

    name: str
    by: str
    players: tuple[int, int] | None
    ground: WalkGround
    usable: int
    gates: Mapping[int, str]
    pairs: tuple[Pair, ...]
    text: str

    @property
    def board(self) -> SquareBoard:
        return self.ground.board

    def sign(self, square: int) -> str:
        """Character of a square in the text form."""
        return sign_of(self.ground, square)


def garden_map(
    name: str,
    board: SquareBoard,
    marks: Mapping[str, int],
    pairs: Iterable[Pair] | None = None,
    by: str = "",
    players: tuple[int, int] | None = None,
) -> GardenMap:
    """Map with these masks by character; opposite gates are paired by default if `pairs` is None (PF-56)."""
    gates = squares_of(marks[GATE])
    joined = tuple(made_pairs(board, gates) if pairs is None else pairs)
    opposites = tuple((one, other) for pair in joined for one, other in (pair, pair[::-1]))
    ground = WalkGround(board, marks[GATE], opposites, marks[WATER], marks[FOUNTAIN])
    return GardenMap(
        name=name,
        by=by,
        players=players,
        ground=ground,
        usable=board.all & ~marks[WATER],
        gates=_names(board, gates),
        pairs=joined,
        text="\n".join(_lines(name, by, players, ground, joined)) + "\n",
    )


def side_of(board: SquareBoard, square: int) -> str:
    """Side of the map on which a gate square lies: "N", "E", "S" or "W"."""
    column, row = board.place(square)
    if row in (0, board.height - 1):
        return "S" if row else "N"
    return "E" if column else "W"


def along(board: SquareBoard, square: int) -> int:
    """Position of a gate along its side, from the left or from above."""
    return board.place(square)[0 if side_of(board, square) in "NS" else 1]


def made_pairs(board: SquareBoard, gates: Iterable[int]) -> list[Pair]:
    """Default pairs of opposite gates: north with south, then west with east, nearest first (PF-56)."""
    found: list[Pair] = []
    at = {side: [gate for gate in gates if side_of(board, gate) == side] for side in SIDES}
    for one, other in ("NS", "WE"):
        every = [(gate, facing) for gate in at[one] for facing in at[other]]
        taken: set[int] = set()
        for pair in sorted(every, key=lambda pair: _apart(board, pair)):
            if not taken & set(pair):
                found.append(pair)
                taken.update(pair)
    return found


def _apart(board: SquareBoard, pair: Pair) -> tuple[int, int, int]:
    one, other = (along(board, gate) for gate in pair)
    return abs(one - other), one, other


def _names(board: SquareBoard, gates: Iterable[int]) -> dict[int, str]:
    """Names of the gates: the letter of the side, with a number where a side has several (PF-57)."""
    found = {}
    for side in SIDES:
        there = sorted((gate for gate in gates if side_of(board, gate) == side), key=lambda gate: along(board, gate))
        for number, gate in enumerate(there, 1):
            found[gate] = side if len(there) == 1 else f"{side}{number}"
    return found


def sign_of(ground: WalkGround, square: int) -> str:
    """Character of a square in the text form of a map."""
    for sign, mask in ((WATER, ground.water), (FOUNTAIN, ground.fountains), (GATE, ground.gates)):
        if mask >> square & 1:
            return sign
    return PLAIN


def _lines(
    name: str, by: str, players: tuple[int, int] | None, ground: WalkGround, pairs: Iterable[Pair]
) -> Iterable[str]:
    board = ground.board
    yield f"name {name}"
    if by:
        yield f"by {by}"
    if players:
        yield f"players {players[0]}" if players[0] == players[1] else f"players {players[0]}-{players[1]}"
    for one, other in pairs:
        yield f"opposite {board.names[one]} {board.names[other]}"
    if not pairs:
        yield "opposite none"
    yield "grid"
    for row in range(board.height):
        yield " ".join(sign_of(ground, board.square(column, row)) for column in range(board.width))
    yield "end"


def marks_of(board: SquareBoard, rows: Iterable[str]) -> dict[str, int]:
    """Masks of water, fountains and gates, read from the rows of a map."""
    signs = list(zip(board.squares, "".join(rows), strict=True))
    return {mark: mask_of(square for square, sign in signs if sign == mark) for mark in (WATER, FOUNTAIN, GATE)}
