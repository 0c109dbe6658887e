"""Whole games told line by line, as in section 6 of the rules, to be kept and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.games.paths_and_flower_beds.desk import Desk, fresh

FOLDER = Path(__file__).parents[2] / "golden" / "paths_and_flower_beds"


def transcript(seats: int, options: Mapping[str, str], moves: Sequence[str]) -> str:
    """Seats, options and moves, what happens by itself as a comment, the last gardens and the result."""
    game = fresh(seats, **{"map_": options["map"], **{key: one for key, one in options.items() if key != "map"}})
    lines = [f"seats {seats}", *(f"option {key} {value}" for key, value in options.items())]
    for text in moves:
        turn, passed, stuck = game.state.turn, len(game.state.passed), game.stuck
        lines.append(text)
        game.play(text)
        lines += [f"# seat {one.seat + 1} is passed over" for one in game.state.passed[passed:]]
        if game.stuck != stuck:
            lines.append("# last turn, stuck: " + " ".join(map(str, game.stuck)))
        if game.state.turn != turn:
            lines.append(f"# turn {game.state.turn}, {game.kind}, {game.mover} is to move")
    return "\n".join([*lines, *_end(game)]) + "\n"


def read(text: str) -> tuple[int, dict[str, str], list[str]]:
    """Seats, options and moves of a transcript."""
    seats, *lines = [line for line in text.splitlines() if not line.startswith(("#", "result"))]
    options = dict(line.split()[1:] for line in lines if line.startswith("option "))
    return int(seats.split()[1]), options, [line for line in lines if not line.startswith("option ")]


def _end(game: Desk) -> list[str]:
    lines = []
    for seat in range(1, game.config.seats + 1):
        walk = game.counted(seat)
        lines += [f"# seat {seat}", *(f"#   {row}" for row in game.picture(seat))]
        lines.append(f"# {walk.circled} + {walk.fountains} + {walk.bonus} on {len(walk.squares)} squares")
    result = game.rules.result(game.state)
    ranks = " ".join(map(str, result.ranks))
    return [*lines, f"result {' '.join(map(str, result.scores))} ranks {ranks} end {game.state.end}"]
