"""Hint sentences of the strongest level: the move, and what it gains.

The score of the best walk is exact, by the rules, as in the preview. Any gain beyond it is the difference, in
points, between the planner's value of the garden after this move and after the best other move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, TypeAlias, TypeVar

import numpy as np

from garden_desktop.core.options import ONLY
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.evaluation import (
    Bytes,
    Floats,
    GardenArrays,
    GardenFeatures,
    GardenValue,
)
from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner
from garden_desktop.games.paths_and_flower_beds.data.pack import LYING, shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import nameable
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, State


def name_move(config: RulesConfig, view: State, move: Move) -> Message:
    """Instruction sentence for a decision of the seat to move."""
    if move.kind == "name":
        return NAME.of(piece=shape_name(config.pack, move.piece))
    if move.kind == "place":
        piece = shape_name(config.pack, view.piece)
        turned = move.label not in AS_DRAWN
        return (PLANT_SO if turned else PLANT).of(piece=piece, cell=move.cell, way=LYING[move.label])
    if move.walk:
        return WALK.of(n=len(move.walk), start=move.walk[0], end=move.walk[-1])
    return NO_WALK if move.label == "none" else BEST


AS_DRAWN: Final = ("", "r0")
"""Orientation labels of pieces that lie as the sheet draws them."""

NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name this piece: {piece}.")
PLANT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant this at {cell}: {piece}.")
PLANT_SO: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plant this at {cell}: {piece}, {way}.")
WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Walk from {start} to {end}, over %n square(s).")
BEST: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Use your best walk.")
NO_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Take no walk.")


Parts: TypeAlias = Mapping[str, float]

T = TypeVar("T")


class RouteValue(GardenValue):
    """Value of the route from gate to gate alone, without the points along it."""

    def _points(self, look: GardenFeatures, route: Bytes, left: Floats) -> Floats:
        return np.zeros(route.shape[1], np.float32)


class HintWriter(Planner):
    """Hint sentences at one table, from the same evaluation that chooses moves."""

    def __init__(self, rules: FlowerRules, plots: GardenArrays, character: Character) -> None:
        super().__init__(rules, plots, character)
        self._way = RouteValue(rules.config, plots, character)

    def explain_move(self, view: State, seat: Seat, move: Move) -> tuple[Message, ...]:
        """The move as an instruction, then its reasons."""
        return name_move(self._config, view, move), *self._reasons(view, seat, move)

    def _reasons(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        garden = view.gardens[seat]
        assert garden is not None, "everybody sees the own garden"
        if view.phase == "naming":
            yield from self._of_name(view, seat, garden, move)
        elif view.phase == "placing":
            yield from self._of_place(view, garden, move)
        else:
            yield WALK_COUNTS.of(n=self._walks.drawn(garden, move).total)

    def _of_place(self, view: State, garden: Garden, move: Move) -> Iterator[Message]:
        """Yield the score of the best walk after a placement, and its expected gain over the best other one."""
        parts = self.places(view, garden)
        now, then = self._walks.best(garden).total, self._total(view, garden, move)
        if len(parts) < 2:
            yield ONLY
        elif view.stuck:
            yield LAST.of(n=then)
        else:
            if then > now:
                yield BEST_WALK.of(n=then, now=now)
            yield from self._promised(parts, move)

    def _promised(self, parts: Mapping[T, Parts], chosen: T) -> Iterator[Message]:
        """Yield the gain in points over the best other choice and its main reason; nothing below a whole point."""
        worth = {one: sum(each.values()) for one, each in parts.items()}
        best = max((one for one in worth if one != chosen), key=worth.__getitem__)
        more = round(worth[chosen] - worth[best])
        if more > 0:
            yield SENTENCES[telling(parts[chosen], parts[best])].of(n=more)

    def places(self, view: State, garden: Garden) -> Mapping[Move, Parts]:
        """For each placement its value as parts: the route, the points along it, and the next path piece.

        The parts add up to the planner's value wherever the planner looks ahead from that placement.
        """
        plots, column = self._plots, self._plots.column(garden)
        rows, columns = plots.room(column, view.piece)
        moves = [plots.of[view.piece].moves[int(row)] for row in rows]
        gardens = plots.planted(column, view.piece, rows, columns)
        worths = self._worth.value_of(gardens)
        way, ahead = self._way.value_of(gardens), self._foreseen(view, gardens, worths, lambda: False)
        return {
            move: {"way": float(way[n]), "along": float(worths[n] - way[n]), "ahead": float(ahead[n] - worths[n])}
            for n, move in enumerate(moves)
        }

    def _of_name(self, view: State, seat: Seat, garden: Garden, move: Move) -> Iterator[Message]:
        """Yield the number of ways the piece fits, if tempo decides; else its expected gain for the garden."""
        parts = self.names(view, seat, garden)
        if len(parts) < 2:
            yield ONLY
            return
        best = max((piece for piece in parts if piece != move.piece), key=lambda piece: sum(parts[piece].values()))
        if telling(parts[move.piece], parts[best]) == "tempo":
            ways = len(self._plots.room(self._plots.column(garden), move.piece)[0])
            yield (TIGHT if self._walks.best(garden).bonus else ROOMY).of(n=ways)
        else:
            yield from self._promised(parts, move.piece)

    def names(self, view: State, seat: Seat, garden: Garden) -> Mapping[str, Parts]:
        """For each piece that may be named its value as parts: its best placement in the own garden, and tempo."""
        plots, column = self._plots, self._plots.column(garden)
        rooms = {piece: plots.room(column, piece) for piece in nameable(self._config, view, seat)}
        fits = {piece: len(rows) / len(self._config.layings.of[piece]) for piece, (rows, _) in rooms.items()}
        widest, tempo = max(fits.values()), self._character.tempo * (1 if self._walks.best(garden).bonus else -1)
        return {
            piece: {
                "serves": float(self._seen(plots.planted(column, piece, *rooms[piece]), Random(0)).max()),
                "tempo": tempo * (1 - fits[piece] / widest),
            }
            for piece in rooms
        }


def telling(parts: Parts, others: Parts) -> str:
    """Key of the part in which one evaluation exceeds the other most; of equal ones the first."""
    return max(parts, key=lambda part: parts[part] - others[part])


SENTENCES: Final = {
    "way": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "It makes a walk from gate to gate more likely: that is worth about %n point(s) more than any other place.",
    ),
    "along": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "It should make more squares and fountains count on your walk: about %n point(s) more than any other place.",
    ),
    "ahead": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "It leaves room for the next path: that is worth about %n point(s) more than any other place.",
    ),
    "serves": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "In its best place it should bring your garden about %n point(s) more than any other piece.",
    ),
}
TIGHT: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Your walk leads from gate to gate, and this piece fits your garden in only %n way(s): the end comes sooner.",
)
ROOMY: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Your walk needs more time, and this piece still fits your garden in %n way(s)."
)
BEST_WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Your best walk rises from {now} to %n point(s).")
LAST: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It is the last piece, and placed there it makes your best walk worth %n point(s)."
)
WALK_COUNTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk scores more: this one is worth %n point(s).")
