"""Every whole turn of a puzzle, really played to its end by the rules: written without what the program proves by."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State


def answers(rules: MarketRules, start: State, seat: int, kind: str) -> Iterator[int]:
    """The value of every sequence of basic actions, as the portfolio stands after the Upkeep."""
    acts = [move for move in rules.legal_moves(start) if move.kind in ("plant", "swap")]
    if start.actions_left and acts:
        for move in acts:
            yield from answers(rules, rules.apply(start, move), seat, kind)
        return
    end = rules.parse_move("end")
    assert rules.why_not(start, end) is None
    after = rules.apply(start, end)
    own, values = after.portfolios[seat], list(after.values)
    assert own is not None
    if kind == "bust":
        top = max(values)
        values = [value // 2 if value == top else value for value in values]
    yield sum(number * value for number, value in zip(own, values, strict=True))
