"""Whole games told line by line, as in section 6 of the rules, to be kept and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.scoring import bust
from tests.games.stalk_exchange.desk import Desk, fresh

FOLDER = Path(__file__).parents[2] / "golden" / "stalk_exchange"


def transcript(seats: int, options: Mapping[str, str], moves: Sequence[str]) -> str:
    """Seats, options and moves, each Upkeep and each turn's beginning as a comment, and the result."""
    game = fresh(seats, **options)
    lines = [f"seats {seats}", *(f"option {key} {value}" for key, value in options.items())]
    for text in moves:
        turns = game.state.turns
        lines.append(text)
        game.play(text)
        if text == "end":
            lines += _upkeep(game)
        if game.state.turns > turns:
            lines.append(_turn(game))
    return "\n".join([*lines, *_result(game)]) + "\n"


def read(text: str) -> tuple[int, dict[str, str], list[str]]:
    """Seats, options and moves of a transcript."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "result"))]
    options = dict(line.split()[1:] for line in lines if line.startswith("option "))
    moves = [line for line in lines if not line.startswith(("option ", "seats "))]
    return int(lines[0].removeprefix("seats ")), options, moves


def _upkeep(game: Desk) -> list[str]:
    done = game.upkeep
    assert done is not None
    laid = " ".join(f"{FLOWERS[one.flower]}@{one.track}" for one in done.laid)
    compost = FLOWERS[done.compost] if done.compost >= 0 else "nothing"
    crash = f", crash {' '.join(done.crash)}" if done.crash else ""
    return [
        f"# harvested {game.harvested or '-'}, bloomed {game.bloomed or '-'}",
        f"# laid {laid or '-'}, values {_words(game.state.values)}, composted {compost}{crash}",
    ]


def _turn(game: Desk) -> str:
    held = " / ".join(_words(game.held(seat)) for seat in range(1, game.rules.seats + 1))
    tokens = _words(game.state.tokens)
    return f"# turn {game.state.turns}, seat {game.mover()}, left {game.state.left}, tokens {tokens}, held {held}"


def _result(game: Desk) -> list[str]:
    result = game.rules.result(game.state)
    finals = _words(bust(game.rules.config, game.state.values))
    return [
        f"# {' '.join(game.state.crash)}, final values {finals}",
        f"result {_words(result.scores)} ranks {_words(result.ranks)}",
    ]


def _words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
