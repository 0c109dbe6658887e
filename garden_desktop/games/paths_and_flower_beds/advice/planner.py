"""Computer player of Paths & Flower Beds: chooses pieces, placements and walks from its own garden alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from garden_desktop.core.rules import IsLate
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.evaluation import Bytes, Floats, GardenArrays, GardenValue
from garden_desktop.games.paths_and_flower_beds.rules.legality import nameable
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import NONE, Garden, Move, PlacedPiece, State

MOST: Final = 8
LEAST: Final = 3
"""Bounds on the number of gardens whose value is refined by a look-ahead."""
COUNTED: Final = 40
"""Number of gardens whose best walk is computed exactly in the last turn."""
BATCH: Final = 300
"""Number of gardens that are evaluated at once. More no longer fit into the cache of the processor on large maps."""
OUT: Final = -1_000.0
"""Value below that of any garden."""


class Planner:
    """Computer player of one level at one table."""

    def __init__(self, rules: FlowerRules, plots: GardenArrays, character: Character) -> None:
        self._config, self._walks, self._plots = rules.config, rules.walks, plots
        self._character = character
        self._worth = GardenValue(rules.config, plots, character)

    def choose(self, view: State, seat: Seat, rng: Random, late: IsLate) -> Move:
        """Move of `seat`, which is to move; deterministic for the same view and random state."""
        garden = view.gardens[seat]
        assert garden is not None, "everybody sees the own garden"
        match view.phase:
            case "placing":
                return self._place(view, garden, rng, late)
            case "naming":
                return self._name(view, seat, garden, rng)
        walk = self._walks.best(garden)
        names = self._config.board.names
        return Move("trace", walk=tuple(names[square] for square in walk.squares)) if walk.squares else NONE

    def _place(self, view: State, garden: Garden, rng: Random, late: IsLate) -> Move:
        """Placement with the best value of the garden; in the last turn the one with the best walk."""
        plots, column = self._plots, self._plots.column(garden)
        rows, columns = plots.room(column, view.piece)
        moves: list[Move] = [plots.of[view.piece].moves[int(row)] for row in rows]
        if len(moves) == 1:
            return moves[0]
        gardens = plots.planted(column, view.piece, rows, columns)
        worths = self._seen(gardens, rng)
        if view.stuck:
            few = np.argsort(-worths, kind="stable")[:COUNTED]
            lasting = [moves[int(n)] for n in few]
            return max(lasting, key=lambda move: self._total(view, garden, move))
        best = int(self._foreseen(view, gardens, worths, late).argmax())
        return moves[best]

    def _seen(self, gardens: Bytes, rng: Random) -> Floats:
        """Static value of each garden, with the noise of the level."""
        dice = np.random.default_rng(rng.getrandbits(64))
        found: Floats = self._worth.value_of(gardens) + dice.normal(0, self._character.noise, gardens.shape[1])
        return found

    def _total(self, view: State, garden: Garden, move: Move) -> int:
        """Score of the best walk after a placement."""
        laid = PlacedPiece(view.turn, view.piece, self._config.board.index[move.cell], move.label)
        return self._walks.best(self._config.layings.planted(garden, laid)).total

    def _foreseen(self, view: State, gardens: Bytes, worths: Floats, late: IsLate) -> Floats:
        """Values refined by one ply of look-ahead over the next path piece, all equally likely.

        Only the most promising gardens are refined; the others get `OUT`.
        """
        character, plots = self._character, self._plots
        if not character.ahead:
            return worths
        pieces = view.decks[0] or self._config.pack.of_kind("path")
        order = np.argsort(-worths, kind="stable")
        places = sum(len(plots.room(gardens[:, order[:1]], piece)[0]) for piece in pieces)
        few = order[: max(LEAST, min(MOST, int(100 * character.ahead) // (places + 1)))]
        some, ahead = gardens[:, few], np.zeros(len(few))
        stuck = self._worth.value_of(some, last=True)
        rooms = [plots.room(some, piece) for piece in pieces]
        then = [plots.planted(some, piece, *room) for piece, room in zip(pieces, rooms, strict=True)]
        values = self._values(then, late)
        if values is None:
            return worths
        for (_, columns), value in zip(rooms, values, strict=True):
            reached = stuck.copy()
            np.maximum.at(reached, columns, value)
            ahead += reached / len(pieces)
        found = np.full(len(worths), OUT)
        found[few] = character.trust * ahead + (1 - character.trust) * worths[few]
        return found

    def _values(self, groups: Sequence[Bytes], late: IsLate) -> Sequence[Floats] | None:
        """Static values of the gardens of each group, or None once it is late.

        Groups are evaluated together up to `BATCH` gardens: a call costs as much as some 60 gardens.
        """
        found = list[Floats]()
        for batch in _batches(groups):
            if late():
                return None
            ends = np.cumsum([group.shape[1] for group in batch])
            found += np.split(self._worth.value_of(np.concatenate(batch, axis=1)), ends[:-1])
        return found

    def _name(self, view: State, seat: Seat, garden: Garden, rng: Random) -> Move:
        """Piece to name: the one that serves the own garden best, corrected by `tempo`.

        Once the own route leads from gate to gate a piece that fits in few places brings the end nearer; before that a
        piece that everybody has room for puts it off.
        """
        plots, column = self._plots, self._plots.column(garden)
        rooms = {piece: plots.room(column, piece) for piece in nameable(self._config, view, seat)}
        widest = max(len(rows) / len(self._config.layings.of[piece]) for piece, (rows, _) in rooms.items())
        tempo = self._character.tempo * (1 if self._walks.best(garden).bonus else -1)

        def worth(piece: str) -> float:
            rows, columns = rooms[piece]
            tight = 1 - len(rows) / len(self._config.layings.of[piece]) / widest
            return float(self._seen(plots.planted(column, piece, rows, columns), rng).max()) + tempo * tight

        return Move("name", piece=max(rooms, key=worth))


def _batches(groups: Sequence[Bytes]) -> Iterator[Sequence[Bytes]]:
    """Successive groups that are evaluated together. A group of one garden stays alone: numpy adds up a single column
    in another order, so that its value would differ in the last bit."""
    batch, width = list[Bytes](), 0
    for group in groups:
        size = group.shape[1]
        if batch and (1 in (size, width) or width + size > BATCH):
            yield batch
            batch, width = [], 0
        batch.append(group)
        width += size
    if batch:
        yield batch
