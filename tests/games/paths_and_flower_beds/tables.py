"""Random Paths & Flower Beds matches under many options, and what one viewer sees of a `Desk`."""

from __future__ import annotations

from functools import cache
from random import Random

from garden_desktop.core.gesture import Draft, InputStep
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place, preview_action, refusal
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable
from tests.games.paths_and_flower_beds.desk import Desk, rules_of

Way = tuple[int, str, dict[str, str]]

WAYS: tuple[Way, ...] = (
    (1, "M1", {}),
    (1, "M2", {"trace_mode": "own"}),
    (2, "M1", {}),
    (2, "M3", {"forecast": "off", "outlines": "on"}),
    (3, "M2", {"no_repeat": "lap", "namer_stuck": "skip"}),
    (3, "M1", {"open_grids": "on", "placing": "next_last"}),
    (4, "M4", {"trace_mode": "own_strict"}),
    (5, "M1", {"ties": "ladder"}),
    (6, "M5", {"first_namer": "3"}),
)
"""Seats, map and options: every seat count, every map, and every option that changes what is shown."""


def named(way: Way) -> str:
    return "-".join((str(way[0]), way[1], *way[2].values()))


def rules_for(way: Way) -> FlowerRules:
    return rules_of(way[0], way[1], **way[2])


def viewer_at(way: Way) -> tuple[Seat | None, ...]:
    return (*range(way[0]), None)


def walk(way: Way, seed: int = 5) -> tuple[tuple[State, Move | None], ...]:
    """Return (state, move) for each ply of a random match; the last entry is (final state, None)."""
    return _walk(way[0], way[1], tuple(way[2].items()), seed)


@cache
def _walk(
    seats: int, map_: str, options: tuple[tuple[str, str], ...], seed: int
) -> tuple[tuple[State, Move | None], ...]:
    rules, rng = rules_of(seats, map_, **dict(options)), Random(seed)
    state, seen = rules.setup(), []
    while rules.to_move(state) is not None:
        move = rng.choice(rules.legal_moves(state))
        seen.append((state, move))
        state = rules.apply(state, move)
    return (*seen, (state, None))


class Sight:
    """One viewer's table view of a desk, in English. The seat counts from 1; None is the shared screen."""

    def __init__(self, at: Desk, seat: int | None = None, draft: Draft = ()) -> None:
        self._at = at
        self.seat = None if seat is None else seat - 1
        self.table = FlowerTable(at.rules)
        self.view = at.rules.view(at.state, self.seat)
        self.look = self.table.make_view_model(self.view, self.seat, draft)

    @property
    def places(self) -> dict[str, Place]:
        return {place.id: place for place in self.look.places}

    @property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.look.pieces}

    @property
    def notes(self) -> dict[str, str]:
        return {note.id: plain(note.text) for note in self.look.notes}

    @property
    def prompt(self) -> str:
        return plain(self.look.prompt)

    def label(self, place: str) -> str:
        return plain(self.places[place].label)

    def foretold(self, piece: str, place: str) -> list[str]:
        return [plain(told) for told in preview_action(self.look, place, piece)]

    def refused(self, place: str, piece: str = "") -> str | None:
        """Return the code of the reason for which the seat to move may not do that, or None."""
        reason = refusal(self._at.rules, self.view, self.look, place, piece)
        return None if reason is None else reason.code

    def rail(self, seat: int) -> str:
        return plain(self.look.side_summary(seat - 1).line)

    def told(self, text: str) -> list[str]:
        """Return the messages about this move for the viewer; the desk's position does not change."""
        rules, before = self._at.rules, self._at.state
        move = rules.parse_move(text)
        after = rules.view(rules.apply(before, move), self.seat)
        seen = rules.seen_by(before, move, self.seat)
        return [plain(said) for said in self.table.describe_move(self.view, seen, after, self.seat)]


def lying(cell: str, label: str = "") -> Draft:
    """Return the draft in which the named piece lies on a square without being planted yet."""
    return (InputStep(cell, f"lie-{label}" if label else "lie", loose=True),)
