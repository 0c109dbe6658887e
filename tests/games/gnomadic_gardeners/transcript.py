"""Whole games told line by line, as in section 6 of the rules, to be kept and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.rules.state import BlissEntry, State
from tests.games.gnomadic_gardeners.desk import Desk, fresh

FOLDER = Path(__file__).parents[2] / "golden" / "gnomadic_gardeners"


def transcript(options: Mapping[str, str], moves: Sequence[str]) -> str:
    """Options and moves, each round's beginning and each entry as a comment, and the result."""
    game = fresh(**options)
    lines = [f"option {key} {value}" for key, value in options.items()]
    for text in moves:
        before = game.state
        lines.append(text)
        game.play(text)
        lines += _happened(game, before)
    return "\n".join([*lines, _result(game)]) + "\n"


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """Options and moves of a transcript."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "result"))]
    options = dict(line.split()[1:] for line in lines if line.startswith("option "))
    return options, [line for line in lines if not line.startswith("option ")]


def _happened(game: Desk, before: State) -> list[str]:
    """Comments: who resolves first, what was scored, how the next round begins."""
    state = game.state
    lines = []
    if before.first != state.first and state.phase != "commit":
        hours = " ".join(str(prep) for prep in state.preps)
        lines.append(f"# hours {hours}, first {_name(game, state.first)}")
    lines += [_entry(game, entry) for entry in state.entries[len(before.entries) :]]
    if state.round > before.round:
        lines.append(_round(game))
    return lines


def _round(game: Desk) -> str:
    hand = f"hand {game.hand(0)}; queue {game.queue()}; " if game.rules.config.solo else ""
    animals = " / ".join(game.animals(side) or "-" for side in (0, 1))
    scores = " ".join(str(score) for score in game.scores)
    return f"# round {game.state.round}, pair {game.pair()}, bliss {scores}; {hand}animals {animals}"


def _entry(game: Desk, entry: BlissEntry) -> str:
    items = ", ".join(f"{item} {bliss}" for item, bliss in entry.items) or "nothing"
    return f"# {_name(game, entry.side)}: {items}"


def _name(game: Desk, side: Side) -> str:
    return "automa" if side and game.rules.config.solo else f"seat {side + 1}"


def _result(game: Desk) -> str:
    result = game.rules.result(game.state)
    return f"result {' '.join(map(str, result.scores))} ranks {' '.join(map(str, result.ranks))}"
