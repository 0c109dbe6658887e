"""Random Stalk Exchange matches under every option, and what one viewer sees of a `Desk`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from garden_desktop.core import view_model
from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State
from garden_desktop.games.stalk_exchange.table.table import MarketTable
from tests.games.stalk_exchange.desk import Desk, rules_of

WAYS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"known_holdings": "on"}),
    (4, {"bag_counts": "by_type", "start_blooms": "5"}),
    (5, {"bag_counts": "none", "garden_side": "5"}),
    (2, {"garden_side": "3", "length": "short"}),
    (3, {"edge": "open", "length": "short"}),
    (3, {"bulbs": "harvest_too", "start_value": "1"}),
    (2, {"track_pass": "meet", "garden_side": "3"}),
    (4, {"second_end": "value_cap", "garden_side": "3"}),
    (2, {"second_end": "garden_full", "garden_side": "3"}),
    (5, {"seedy": "none", "bust_rounding": "rest_up", "garden_side": "3"}),
)
"""Seats and options: every seat count, and every option that changes what is shown or foreseen."""

Way = tuple[int, dict[str, str]]


def named(way: Way) -> str:
    return "-".join((str(way[0]), *way[1].values()))


def rules_for(way: Way) -> MarketRules:
    return rules_of(way[0], **way[1])


def table_of(rules: MarketRules) -> MarketTable:
    return MarketTable(rules)


def walk(way: Way, seed: int = 5) -> tuple[tuple[State, Move | None], ...]:
    """Return (state, move) for each ply of a random match; the last entry is (final state, None)."""
    return _walk(way[0], tuple(way[1].items()), seed)


@cache
def _walk(seats: int, options: tuple[tuple[str, str], ...], seed: int) -> tuple[tuple[State, Move | None], ...]:
    rules, rng = rules_of(seats, **dict(options)), Random(seed)
    state, seen = rules.setup(), []
    while rules.to_move(state) is not None:
        move = _choice(rules, state, rng)
        seen.append((state, move))
        state = rules.apply(state, move)
    return (*seen, (state, None))


def _choice(rules: MarketRules, state: State, rng: Random) -> Move:
    """Return a random move, mostly a Plant, so that gardens fill up and harvests occur."""
    moves = rules.legal_moves(state)
    if rules.to_move(state) == CHANCE:
        return rng.choices(moves, rules.odds(state))[0]
    if moves[-1].kind == "end" and rng.random() < 0.9:
        return moves[-1]
    plants = [move for move in moves if move.kind == "plant"]
    return rng.choice(plants) if plants and rng.random() < 0.8 else rng.choice(moves)


def decisions(way: Way, seed: int = 5) -> Iterator[State]:
    """Return the positions of one match in which a seat is to move."""
    return (state for state, _ in walk(way, seed) if state.phase == "act")


def viewer_at(way: Way) -> tuple[Seat | None, ...]:
    return (*range(way[0]), None)


def told(at: Desk, text: str, seat: Seat | None = None) -> list[str]:
    """Make a move and return the messages about it for this viewer."""
    rules, before = at.rules, at.state
    move = rules.parse_move(text)
    at.play(text)
    seen = rules.seen_by(before, move, seat)
    sentences = table_of(rules).describe_move(rules.view(before, seat), seen, rules.view(at.state, seat), seat)
    return [plain(sentence) for sentence in sentences]


def notes_of(at: Desk, seat: Seat | None) -> dict[str, str]:
    """Return the notes shown to this viewer, by id."""
    found = table_of(at.rules).make_view_model(at.rules.view(at.state, seat), seat).notes
    assert len({note.id for note in found}) == len(found)
    return {note.id: plain(note.text) for note in found}


def prompt_of(at: Desk, seat: Seat | None) -> str:
    return plain(table_of(at.rules).make_view_model(at.rules.view(at.state, seat), seat).prompt)


def foretold(at: Desk, piece: str, place: str, seat: Seat | None = 0) -> list[str]:
    """Return the preview messages for dropping a piece on a place, for this viewer."""
    view = at.rules.view(at.state, seat)
    return [
        plain(message)
        for message in view_model.preview_action(table_of(at.rules).make_view_model(view, seat), place, piece)
    ]


def labels_of(at: Desk, seat: Seat | None) -> dict[str, str]:
    """Return the accessible name of each piece, by id."""
    view = at.rules.view(at.state, seat)
    return {piece.id: plain(piece.label) for piece in table_of(at.rules).make_view_model(view, seat).pieces}
