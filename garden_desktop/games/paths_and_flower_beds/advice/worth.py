"""Evaluation of many gardens at once: the expected score of the walk at the end of the game.

For each start gate the cheapest route to another gate is found, where free squares cost by how hard they are to fill
with path. The value combines gate bonus and expected points along it with the probability that it is completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.plots import (
    FLOWERS,
    FREE,
    NEVER,
    PATH,
    Bytes,
    Costs,
    GardenArrays,
    Offsets,
    needed,
    spread,
    walked,
)
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import GATE_TO_GATE, OPPOSITE_GATES

Floats: TypeAlias = NDArray[np.floating[Any]]

UNIT: Final = 50
"""Cost of a free square on a route that every path piece could cover."""
STEP: Final = 2
MOST_SOURCES: Final = 4


class Source(NamedTuple):
    """Start gate of routes, the gates they may end at, and the bonus of each of those."""

    gate: int
    targets: tuple[int, ...]
    bonus: tuple[int, ...]


class GardenFeatures(NamedTuple):
    """Features of gardens, a column each.

    Path and free squares, free squares that a bed can still cover, flower types a path square would still lack, and the
    cost of a gap.
    """

    path: Bytes
    free: Bytes
    bed_room: Bytes
    lacking: Bytes
    gap: Floats


class GardenValue:
    """Evaluation of gardens on one map with the weights of one level."""

    def __init__(self, config: RulesConfig, plots: GardenArrays, character: Character) -> None:
        self._plots, self._character = plots, character
        self._usable = config.map.usable.bit_count()
        self._sources = _sources(config, plots.margin)
        ones = np.array([bits.bit_count() for bits in range(256)], np.uint8)
        self._types = np.minimum(ones, 2)
        wild = sum(plots.beside(plots.water, step) for step in plots.strides)
        self._wild = np.minimum(wild, 2).astype(np.uint8)
        self._beds = needed(plots.shapes["bed"])
        kinds = len(plots.shapes["path"])
        spare = (np.arange(kinds + 1) / kinds).astype(np.float32)
        gaps = 1 + character.narrow * (1 - spare) ** 2
        gaps[0] = character.closed
        self._gaps = gaps.astype(np.float32)
        self._charms = [character.charm, *([character.lure] if character.lure else [])]
        ones_lacking = (0, character.one_1, character.one_2, character.one_3)
        two_lacking = (0, character.two_1, character.two_2, character.two_3)
        self._circles = np.array([(1, 1, 1, 1), ones_lacking, two_lacking], np.float32)

    def value_of(self, gardens: Bytes, last: bool = False) -> Floats:
        """Expected score of each garden (column); `last`: no further piece is placed."""
        if not gardens.shape[1]:
            return np.zeros(0, np.float32)
        look = self._look(gardens)
        # Turns left: free squares over the mean size of a piece, which is about 3.67 squares.
        left = np.maximum(look.free.sum(axis=0) - self._character.end * self._usable, 0) / 3.67
        if last:
            left *= 0
        if not self._sources:
            return np.zeros(gardens.shape[1], np.float32)
        ways = [self._costs(look, charm) for charm in self._charms]
        number = gardens.shape[1]
        if number > 1:
            # The routes of all charms are searched for together: many short calls of numpy cost more than a long one.
            # A single column stays by itself: numpy adds it up pairwise, which may differ in the last bit.
            look, left = GardenFeatures._make(np.tile(part, len(ways)) for part in look), np.tile(left, len(ways))
            ways = [np.concatenate(ways, axis=1)]
        found = [
            np.concatenate([self._by(source, look, costs, left) for costs in ways]).reshape(-1, number).max(axis=0)
            for source in self._sources
        ]
        values = np.sort(np.array(found), axis=0)
        best: Floats = values[-1]
        if len(values) > 1:
            best = best + self._character.second * values[-2]
        return best

    def _look(self, gardens: Bytes) -> GardenFeatures:
        plots = self._plots
        free, path = (gardens == FREE).astype(np.uint8), (gardens == PATH).astype(np.uint8)
        flowers: Bytes = gardens & np.uint8(FLOWERS)
        steps = plots.strides
        around = plots.beside(flowers, steps[0]).copy()
        for step in steps[1:]:
            around |= plots.beside(flowers, step)
        lacking = np.zeros_like(gardens)
        lacking[plots.inner] = 2 - np.minimum(self._types[around] + self._wild, 2)
        gap = np.where(free, self._gaps[self._covered(free, plots.shapes["path"])], np.float32(0))
        return GardenFeatures(path, free, (self._covered(free, self._beds) > 0).astype(np.uint8), lacking, gap)

    def _covered(self, free: Bytes, shapes: Sequence[Offsets]) -> Bytes:
        """For each square the number of these shapes that can still cover it; eight gardens a byte on the way."""
        found = np.zeros_like(free)
        packed: Bytes = np.packbits(free, axis=1)
        for offsets in shapes:
            length = self._plots.rows - offsets[-1]
            fits = packed[offsets[0] : length + offsets[0]].copy()
            for offset in offsets[1:]:
                fits &= packed[offset : offset + length]
            covers = np.zeros_like(packed)
            for offset in offsets:
                covers[offset : offset + length] |= fits
            found += np.unpackbits(covers, axis=1, count=free.shape[1])
        return found

    def _costs(self, look: GardenFeatures, charmed: float) -> Costs:
        """Cost for a route to enter each square, in 1/`UNIT` of a gap."""
        lacking = look.lacking
        costs = np.full(look.path.shape, NEVER, np.int16)
        charm = np.where(lacking == 0, 1.0, np.where(lacking == 1, 0.5, 0.2)) + self._plots.fountains
        wanted = UNIT * look.gap - charmed * UNIT * charm
        np.copyto(costs, np.maximum(wanted, STEP).astype(np.int16), where=look.free > 0)
        np.copyto(costs, (STEP + (lacking > 0)).astype(np.int16), where=look.path > 0)
        return costs

    def _by(self, source: Source, look: GardenFeatures, costs: Costs, left: Floats) -> Floats:
        """Value of the best route from one gate, for each garden."""
        plots, character = self._plots, self._character
        reach = spread(plots, costs, source.gate)
        ends = reach[list(source.targets)].astype(np.float32)
        bonus = np.array(source.bonus, np.float32)[:, None]
        chance = _chance(character, left, ends / UNIT)
        target = (chance * (bonus + character.hope)).argmax(axis=0)
        targets = np.array(source.targets, np.intp)[target]
        route = walked(plots, reach, source.gate, targets)
        gaps = (route * look.gap).sum(axis=0)
        chance = np.where(gaps > 0, _chance(character, left, gaps), 1.0)
        reached = reach[targets, np.arange(len(targets))] < NEVER
        points = self._points(look, route, left)
        joined = chance * (bonus[:, 0][target] + points)
        partial = character.partial * points
        found: Floats = np.where(reached, joined + (1 - chance) * partial, 0.5 * partial - character.cut)
        return found

    def _points(self, look: GardenFeatures, route: Bytes, left: Floats) -> Floats:
        """Expected circled squares and fountains on a route at the end of the game."""
        plots, character = self._plots, self._character
        fillable = look.bed_room * look.free * (1 - route)
        steps = plots.strides
        sides = plots.beside(fillable, steps[0]).copy()
        for step in steps[1:]:
            sides += plots.beside(fillable, step)
        on = route[plots.inner]
        lacking = look.lacking[plots.inner]
        time = np.minimum(1.0, left / character.ripe)[None, :]
        # One index into the flat table: half the time of an index for each of its axes.
        points = self._circles.ravel().take(4 * lacking + np.minimum(sides, 3)) * time
        np.copyto(points, 1.0, where=lacking == 0)
        points += plots.fountains[plots.inner]
        found: Floats = (on * points).sum(axis=0)
        return found


def _chance(character: Character, left: Floats, gaps: Floats) -> Floats:
    """Probability that gaps of this cost are closed in time: logistic function of turns left and gaps."""
    found: Floats = 1 / (1 + np.exp(-character.sharp * (character.pace * left - gaps) - character.sure))
    return found


def _sources(config: RulesConfig, margin: int) -> list[Source]:
    """Start gates: one of each opposite pair, or any but the last where there are no pairs; at most `MOST_SOURCES`."""
    ground = config.ground
    gates = squares_of(ground.gates)
    opposites = dict(ground.opposites)
    first = [one for one, _ in config.map.pairs] or list(gates[:-1])
    found = []
    for gate in first[:MOST_SOURCES]:
        targets = [other for other in gates if other != gate]
        bonus = [OPPOSITE_GATES if opposites.get(gate) == other else GATE_TO_GATE for other in targets]
        found.append(Source(gate + margin, tuple(other + margin for other in targets), tuple(bonus)))
    return found
