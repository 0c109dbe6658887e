"""What the engine tells of games and positions: names and sentences, nothing of how the rules store them."""

from __future__ import annotations

from typing import Any

from garden_desktop.core.game import Game
from garden_desktop.core.match import Match
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import plain
from garden_desktop.core.types import Seat


def describe_game(game: Game) -> dict[str, Any]:
    """A game with its seats and options."""
    options = [{"key": o.key, "values": list(o.values), "default": o.default} for o in game.options]
    info = game.info
    return {"key": info.key, "title": plain(info.title), "seats": sorted(info.seats), "options": options}


def describe_state(match: Match[Any, Any]) -> dict[str, Any]:
    """Where a match stands: moves made, and who is to move."""
    seat = match.to_move
    return {"ply": match.ply, "to_move": None if seat is None else seat + 1, "over": match.over}


def describe_view(game: Game, rules: Rules[Any, Any], state: Any, seat: Seat | None) -> dict[str, Any]:
    """A view: the places and pieces those eyes see on the table, by name, and what is said of them."""
    view, table = rules.view(state, seat), game.table(rules)
    look = table.make_view_model(view, seat)
    return {
        "moment": plain(table.moment(view)),
        "prompt": plain(look.prompt),
        "places": [{"id": p.id, "kind": p.kind, "name": plain(p.label)} for p in look.places],
        "pieces": [{"id": p.id, "place": p.place, "name": plain(p.label), "face": p.face} for p in look.pieces],
        "notes": [{"id": note.id, "text": plain(note.text)} for note in look.notes],
        "sides": [plain(look.side_summary(side).line) for side in range(rules.sides)],
    }


def describe_score(rules: Rules[Any, Any], state: Any, seat: Seat | None) -> list[dict[str, Any]]:
    """The score of every side as lines that add up to it, for those eyes."""
    view = rules.view(state, seat)
    scores = rules.result(view).scores
    return [{"score": scores[side], "lines": _lines(rules, view, side)} for side in range(rules.sides)]


def _lines(rules: Rules[Any, Any], view: Any, side: int) -> list[dict[str, Any]]:
    lines = rules.explain(view, side)
    return [{"label": plain(n.label), "points": n.points, "note": plain(n.note) if n.note else ""} for n in lines]
