"""Whole games told line by line, as in section 6.2 of the rules, to be kept and compared."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.games.fire_and_flora.desk import Desk, fresh

FOLDER = Path(__file__).parents[2] / "golden" / "fire_and_flora"


def transcript(seats: int, options: dict[str, str], moves: Sequence[str]) -> str:
    """Seats, options and moves, the beginning of each turn as a comment, and the result."""
    game = fresh(seats, **options)
    lines = [f"seats {seats}", *(f"option {key} {value}" for key, value in options.items())]
    for text in moves:
        turns = len(game.state.past)
        begun = game.state.turn >= 0
        game.play(text)
        lines.append(text)
        if (len(game.state.past) > turns or not begun) and game.state.turn >= 0 and game.mover is not None:
            lines.append(_turn(game))
    return "\n".join([*lines, *_end(game)]) + "\n"


def read(text: str) -> tuple[int, dict[str, str], list[str]]:
    """Seats, options and moves of a transcript."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "result"))]
    options = dict(line.split()[1:] for line in lines if line.startswith("option "))
    return int(lines[0].split()[1]), options, [line for line in lines[1:] if not line.startswith("option ")]


def _turn(game: Desk) -> str:
    state = game.state
    seats = range(1, game.rules.seats + 1)
    stars, coins = (" ".join(map(str, line)) for line in ([game.stars(seat) for seat in seats], state.coins))
    return f"# turn {state.round} of seat {state.turn + 1}: stars {stars}, coins {coins}"


def _end(game: Desk) -> list[str]:
    """Every landscape as it was left, and the result."""
    rows = [
        f"# row {seat + 1}: " + " | ".join(f"{game.names([land])} {game.at(game.names([land]))}" for land in row)
        for seat, row in enumerate(game.state.rows)
    ]
    result = game.rules.result(game.state)
    scores, ranks = (" ".join(map(str, line)) for line in (result.scores, result.ranks))
    return [*rows, f"result {game.state.ending} {scores} ranks {ranks}"]
