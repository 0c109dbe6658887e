"""Who moves where a script leaves it open: the easy computer, which sees no more than its own seat does."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random
from typing import Any

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import Game
from garden_desktop.core.match import Match


def choice(game: Game, match: Match[Any, Any], pattern: str = "*") -> Any | None:
    """What the easy computer does now where that is like `pattern`, else the first legal move that is; None where none
    is like it."""
    seat, rules = match.to_move, match.rules
    assert seat is not None, "the match goes on"
    view = rules.view(match.state, seat)
    fits = [move for move in rules.legal_moves(view) if fnmatchcase(rules.move_text(move), pattern)]
    if len(fits) < 2:
        return fits[0] if fits else None
    move = LEVELS["easy"](game.policy(rules)).choose(rules, view, seat, Random(match.ply))
    return move if move in fits else fits[0]
