"""What speaks most for a move against the best other one: the parts, in points, of what the garden is taken for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias

import numpy as np

from garden_desktop.core.advice import ONLY, telling
from garden_desktop.core.game import Seat
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.planner import Planner
from garden_desktop.games.paths_and_flower_beds.advice.plots import Bytes, Plots
from garden_desktop.games.paths_and_flower_beds.advice.worth import Floats, Look, Worth
from garden_desktop.games.paths_and_flower_beds.rules.choices import nameable
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State

Parts: TypeAlias = Mapping[str, float]

ALIKE: Final = 0.01
"""What differs by less points says nothing."""


class WayAlone(Worth):
    """What the way from gate to gate alone is worth, without all that lies along it."""

    def _points(self, look: Look, route: Bytes, left: Floats) -> Floats:
        return np.zeros(route.shape[1], np.float32)


class Why(Planner):
    """The reasons of the strongest level; what it judges by is that of its planner."""

    def __init__(self, rules: FlowerRules, plots: Plots, character: Character) -> None:
        super().__init__(rules, plots, character)
        self._way = WayAlone(rules.law, plots, character)

    def of(self, view: State, seat: Seat, move: Move) -> Message:
        """One sentence."""
        garden = view.gardens[seat]
        assert garden is not None, "everybody sees the own garden"
        if view.phase == "naming":
            return self._of_name(view, seat, garden, move)
        if view.phase == "placing":
            return self._of_place(view, garden, move)
        return WALK.of(n=self._walks.best(garden).total)

    def _of_place(self, view: State, garden: Garden, move: Move) -> Message:
        parts = self.places(view, garden)
        others = [other for other in parts if other != move]
        if not others:
            return ONLY
        if view.stuck:
            return LAST.of(n=self._total(view, garden, move))
        return self._named(parts[move], parts[max(others, key=lambda other: sum(parts[other].values()))])

    def _named(self, mine: Parts, yours: Parts) -> Message:
        part = telling(mine, yours)
        return SENTENCES[part] if mine[part] - yours[part] > ALIKE else EQUAL

    def places(self, view: State, garden: Garden) -> Mapping[Move, Parts]:
        """For every place the way, what lies along it, and what one more path would add; they add up to what it is
        taken for where the planner looks ahead from it."""
        plots, column = self._plots, self._plots.column(garden)
        rows, columns = plots.room(column, view.piece)
        moves = [plots.of[view.piece].moves[int(row)] for row in rows]
        gardens = plots.planted(column, view.piece, rows, columns)
        worths = self._worth.of(gardens)
        way, ahead = self._way.of(gardens), self._foreseen(view, gardens, worths, lambda: False)
        return {
            move: {"way": float(way[n]), "along": float(worths[n] - way[n]), "ahead": float(ahead[n] - worths[n])}
            for n, move in enumerate(moves)
        }

    def _of_name(self, view: State, seat: Seat, garden: Garden, move: Move) -> Message:
        parts = self.names(view, seat, garden)
        others = [piece for piece in parts if piece != move.piece]
        if not others:
            return ONLY
        other = max(others, key=lambda piece: sum(parts[piece].values()))
        if telling(parts[move.piece], parts[other]) == "tempo" and not self._walks.best(garden).bonus:
            return ROOMY
        return self._named(parts[move.piece], parts[other])

    def names(self, view: State, seat: Seat, garden: Garden) -> Mapping[str, Parts]:
        """For every piece that may be named what the best place for it makes of the own garden, and the pace it gives
        the match; they add up to what it is taken for."""
        plots, column = self._plots, self._plots.column(garden)
        rooms = {piece: plots.room(column, piece) for piece in nameable(self._law, view, seat)}
        fits = {piece: len(rows) / len(self._law.layings.of[piece]) for piece, (rows, _) in rooms.items()}
        widest, tempo = max(fits.values()), self._character.tempo * (1 if self._walks.best(garden).bonus else -1)
        return {
            piece: {
                "serves": float(self._seen(plots.planted(column, piece, *rooms[piece]), Random(0)).max()),
                "tempo": tempo * (1 - fits[piece] / widest),
            }
            for piece in rooms
        }


SENTENCES: Final = {
    "way": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "It makes a way from gate to gate surer than the best other place."
    ),
    "along": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "It promises more squares and fountains that count on your way than the best other place.",
    ),
    "ahead": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "It leaves better room for the next path than the best other place."
    ),
    "serves": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "It can do more for your own garden than the best other piece."
    ),
    "tempo": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Your way leads through, and this piece fits in few places: it brings the end nearer."
    ),
}
ROOMY: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Your way does not lead through yet, and this piece finds more room than the best other one.",
)
EQUAL: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Something else would do as well, but nothing would do better."
)
LAST: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It is the last piece, and with it there your best walk counts %n point(s)."
)
WALK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No walk counts more: this one brings %n point(s).")
