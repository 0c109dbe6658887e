"""Hints: a bench is told by what it pays if it goes first, and by what the round brings both sides over all replies."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.text import SideName
from garden_desktop.games.gnomadic_gardeners.advice.character import Character
from garden_desktop.games.gnomadic_gardeners.advice.policy import FULFIL, ON_AVERAGE, SEND, TOGETHER, HintWriter, policy
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from tests.games.gnomadic_gardeners.desk import rules_of
from tests.games.gnomadic_gardeners.tables import walk

RESOLVING = ("fulfil", "use", "lend", "recruit")


def asked(rules: GardenRules, phase: str, most: int, way: dict[str, str] | None = None) -> Iterator[State]:
    """Decisions in which there is something to choose."""
    states = [state for state, _ in walk(way or {}) if state.phase == phase and len(rules.legal_moves(state)) > 1]
    return iter(states[:: max(1, len(states) // most)])


def ends(rules: GardenRules, state: State) -> Iterator[State]:
    """Every way in which both sides may resolve."""
    if state.phase not in RESOLVING:
        yield state
        return
    for move in rules.legal_moves(state):
        yield from ends(rules, rules.apply(state, move))


def scored(state: State, side: int) -> int:
    return sum(entry.total for entry in state.entries if entry.side == side)


def test_the_averages_lie_between_the_least_and_the_most_that_all_replies_can_lead_to() -> None:
    """By the rules alone, from the bench that is named."""
    rules = rules_of(None)
    why = HintWriter(rules.config, rules.generator, Character())
    for state in asked(rules, "commit", 3):
        seat = state.turn
        view = why.known(rules.view(state, seat), seat)
        move = rules.legal_moves(view)[0]
        begun = view._replace(turn=0, plays=(0, 0))
        found: list[State] = []
        for reply in rules.generator.commits(view, 1 - seat):
            for one in (move, reply) if seat == 0 else (reply, move):
                begun = rules.apply(begun, one)
            found += ends(rules, begun)
            begun = view._replace(turn=0, plays=(0, 0))
        for side, mean in zip((seat, 1 - seat), why.means(view, seat, move), strict=True):
            gains = [scored(end, side) - scored(view, side) for end in found]
            assert min(gains) <= mean <= max(gains)


def test_a_bench_is_named_and_told_for_both_sides() -> None:
    rules = rules_of(None)
    for state in asked(rules, "commit", 4):
        view = rules.view(state, state.turn)
        move = rules.legal_moves(view)[0]
        named, _, both = policy(rules).explain_move(view, state.turn, move)
        assert (named.source, both.source) == (SEND.source, ON_AVERAGE.source)
        assert dict(both.args)["who"] == SideName(1 - state.turn)


def test_in_the_basket_a_bench_is_told_beside_the_one_that_goes_best_with_it() -> None:
    way = {"mode": "basket"}
    rules = rules_of(None, **way)
    state = next(asked(rules, "commit", 1, way))
    view = rules.view(state, state.turn)
    assert policy(rules).explain_move(view, state.turn, rules.legal_moves(view)[0])[2].source == TOGETHER.source


def test_tasks_are_named_and_told_with_what_is_left_for_the_other_side() -> None:
    rules = rules_of(None)
    for state in asked(rules, "fulfil", 6):
        view = rules.view(state, state.turn)
        move = rules.legal_moves(view)[-1]
        found = policy(rules).explain_move(view, state.turn, move)
        assert found[0].source == FULFIL.source
        assert (len(found) == 3) == (state.first == state.turn and rules.apply(state, move).phase == "fulfil")
