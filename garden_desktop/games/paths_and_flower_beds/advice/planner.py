"""What a computer player does, from its own garden: the piece it names, where it lays one, how it walks."""

from __future__ import annotations

import numpy as np

from garden_desktop.core.game import Late, Level, Seat
from garden_desktop.games.paths_and_flower_beds.advice.players import Player
from garden_desktop.games.paths_and_flower_beds.advice.plots import Plots
from garden_desktop.games.paths_and_flower_beds.advice.worth import Worth
from garden_desktop.games.paths_and_flower_beds.rules.choices import nameable
from garden_desktop.games.paths_and_flower_beds.rules.moves import NONE, Move
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Laid, State


class Planner:
    """The player of one table."""

    def __init__(self, rules: FlowerRules) -> None:
        self._law, self._walks = rules.law, rules.walks
        self._plots = Plots(rules.law)
        self._worth = Worth(rules.law, self._plots, Player())

    def choose(self, view: State, seat: Seat, level: Level, late: Late) -> Move:
        garden = view.gardens[seat]
        assert garden is not None, "everybody sees the own garden"
        match view.phase:
            case "placing":
                return self._place(view, garden)
            case "naming":
                return self._name(view, seat, garden)
        walk = self._walks.best(garden)
        names = self._law.board.names
        return Move("trace", walk=tuple(names[square] for square in walk.squares)) if walk.squares else NONE

    def _place(self, view: State, garden: Garden) -> Move:
        plots, column = self._plots, self._plots.column(garden)
        rows, columns = plots.room(column, view.piece)
        moves = plots.of[view.piece].moves
        if len(rows) == 1:
            return moves[rows[0]]
        worths = self._worth.of(plots.planted(column, view.piece, rows, columns))
        if view.stuck:
            order = np.argsort(-worths, kind="stable")[:40]
            return max((moves[rows[n]] for n in order), key=lambda move: self._total(view, garden, move))
        return moves[rows[int(worths.argmax())]]

    def _total(self, view: State, garden: Garden, move: Move) -> int:
        laid = Laid(view.turn, view.piece, self._law.board.index[move.cell], move.label)
        return self._walks.best(self._law.layings.planted(garden, laid)).total

    def _name(self, view: State, seat: Seat, garden: Garden) -> Move:
        plots, column = self._plots, self._plots.column(garden)
        best = {}
        for piece in nameable(self._law, view, seat):
            rows, columns = plots.room(column, piece)
            best[piece] = float(self._worth.of(plots.planted(column, piece, rows, columns)).max())
        return Move("name", piece=max(best, key=best.__getitem__))
