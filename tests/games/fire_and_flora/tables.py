"""Random Fire & Flora positions under every option, and what one viewer sees of a `Desk`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from garden_desktop.core import view_model
from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from tests.games.fire_and_flora.desk import Desk, rules_of
from tests.games.fire_and_flora.walks import walk

SHORT = {"round_limit": "5", "target": "9"}
WAYS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"firefighting": "on", "hand_limit": "8"}),
    (4, {"dispersal": "on", "seed_bank": "on", "floods": "on"}),
    (3, {"hq": "building", "demolish": "on", "market_limit": "10"}),
    (2, {"hq": "parcel", "block_by": "owner", "fizzle_refund": "on"}),
    (3, {"trading": "off", "block_chain": "off", "diversity": "on"}),
    (1, {"mode": "solo_challenge"}),
)
"""Seats and options: every seat count, and every option that changes what is shown or asked."""

Way = tuple[int, dict[str, str]]


def named(way: Way) -> str:
    return "-".join((str(way[0]), *way[1]))


def rules_for(way: Way) -> FloraRules:
    return rules_of(way[0], **(SHORT | way[1]))


def table_of(rules: FloraRules) -> FloraTable:
    return FloraTable(rules)


def walked(way: Way) -> Sequence[tuple[State, Move | None]]:
    """Return (state, move) for each ply of a short random match; the last entry is (final state, None)."""
    return _walked(way[0], tuple(way[1].items()))


@cache
def _walked(seats: int, options: tuple[tuple[str, str], ...]) -> tuple[tuple[State, Move | None], ...]:
    return tuple(walk(rules_of(seats, **(SHORT | dict(options))), 5))


def decisions(way: Way, number: int) -> Iterator[State]:
    """Yield about so many positions in which a person is to move, with every kind of decision at least once."""
    rules, asked = rules_for(way), set[str]()
    states = [state for state, _ in walked(way) if rules.to_move(state) not in (None, CHANCE)]
    step = max(1, len(states) // number)
    for at, state in enumerate(states):
        if at % step == 0 or state.ask.kind not in asked:
            asked.add(state.ask.kind)
            yield state


def viewer_of(rules: FloraRules, state: State) -> Seat | None:
    """Return the viewer for the decision in this position: the seat that decides, or None where it is made on the
    shared screen."""
    return state.ask.seat if table_of(rules).private(rules.view(state, None)) else None


def look_of(at: Desk, viewer: int | None = None, draft: tuple[InputStep, ...] = ()) -> FloraViewModel:
    """Return the view model of a desk for a viewer: a seat from 1, or None for the shared screen."""
    return table_of(at.rules).make_view_model(at.sees(viewer), None if viewer is None else viewer - 1, draft)


def told(at: Desk, text: str, viewer: int | None = None) -> list[str]:
    """Return the messages about a move for this viewer; the desk's position does not change."""
    rules, seat = at.rules, None if viewer is None else viewer - 1
    move = rules.parse_move(text)
    before, after = rules.view(at.state, seat), rules.view(rules.apply(at.state, move), seat)
    seen = rules.seen_by(at.state, move, seat)
    return [plain(said) for said in table_of(rules).describe_move(before, seen, after, seat)]


def foretold(at: Desk, piece: str, place: str, draft: tuple[InputStep, ...] = ()) -> list[str]:
    """Return the preview messages for putting a piece on a place, for the seat that is to decide."""
    seat = at.state.ask.seat
    said = view_model.preview_action(
        table_of(at.rules).make_view_model(at.rules.view(at.state, seat), seat, draft), place, piece
    )
    return [plain(one) for one in said]


def refused(at: Desk, piece: str, place: str, draft: tuple[InputStep, ...] = ()) -> tuple[str, str] | None:
    """Return code and rule number of the reason why that may not be done."""
    seat = at.state.ask.seat
    view = at.rules.view(at.state, seat)
    reason = view_model.refusal(at.rules, view, table_of(at.rules).make_view_model(view, seat, draft), place, piece)
    return None if reason is None else (reason.code, reason.rule)
