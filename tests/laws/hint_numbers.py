"""The numbers in the sentences of a hint, beside what the rules of the game bring about when the move is made.

Each judge plays the move on the state itself, with whatever must follow at once, and reads the result.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, TypeAlias

from garden_desktop.core.types import CHANCE

Judge: TypeAlias = Callable[[Any, Any, int, Any, str], bool | None]
"""From rules, state, seat, move and sentence: whether its numbers are right; None where it has none to check."""


def stalk_exchange(rules: Any, state: Any, seat: int, move: Any, sentence: str) -> bool | None:
    def worth(values: Sequence[int], own: Any) -> int:
        return sum(map(int.__mul__, own, values))

    own, after = state.portfolios[seat], rules.apply(state, move)
    if found := re.match(r"Your flowers are then worth (\d+) points?, up from (\d+)\.", sentence):
        return numbers(found) == (worth(state.values, after.portfolios[seat]), worth(state.values, own))
    ended = re.match(r"Your flowers will be worth (\d+) points? then, up from (\d+);", sentence)
    crashed = re.match(r".*your flowers score (\d+) points?, instead of (\d+) if it crashed now\.", sentence)
    if ended or crashed:
        done = rules.apply(after._replace(actions_left=0), rules.parse_move("end"))
        if ended:
            return numbers(ended) == (worth(done.values, own), worth(state.values, own))
        assert crashed is not None
        half_up = rules.config.rest_up
        finals = [busted(values, half_up) for values in (done.values, state.values)]
        return numbers(crashed) == (worth(finals[0], own), worth(finals[1], own))
    if found := re.match(r"This surrounds (\d+) flowers?", sentence):
        done = rules.apply(after._replace(actions_left=0), rules.parse_move("end"))
        before = rules.apply(state._replace(actions_left=0), rules.parse_move("end"))
        return int(found[1]) == len(set(done.past[-1].harvested) - set(before.past[-1].harvested))
    return None


def busted(values: Sequence[int], rest_up: bool) -> list[int]:
    """The dearest flowers lose half; rounded up is what they lose, or by an option what they keep."""
    return [(value + rest_up) // 2 if value == max(values) else value for value in values]


def gnomadic_gardeners(rules: Any, state: Any, seat: int, move: Any, sentence: str) -> bool | None:
    if found := re.match(r"(\d+) hours?: if you go first,.* (\d+) bliss", sentence):
        revealed = [one for one in islice(reveals(rules, rules.apply(state, move)), 400) if one.first == seat]
        return all((one.preps[seat], most(rules, one, seat)) == numbers(found) for one in revealed[:6]) or None
    if move.kind != "fulfil":
        return None
    after = rules.apply(state, move)
    if found := re.match(r"You gain (\d+) bliss", sentence):
        return int(found[1]) == max(total(end, seat) - total(state, seat) for end in scored(rules, after, seat))
    if found := re.match(r"After that Seat \d can gain at most (\d+) bliss\.", sentence):
        return int(found[1]) == most(rules, after, 1 - seat)
    return None


def reveals(rules: Any, state: Any) -> Iterator[Any]:
    """Every position after the reveal that a sealed bench may lead to."""
    if state.phase in ("commit", "control"):
        for move in rules.legal_moves(state):
            yield from reveals(rules, rules.apply(state, move))
    else:
        yield state


def most(rules: Any, state: Any, side: int) -> int:
    """The most bliss the side to move can score in its resolution."""
    assert (state.phase, state.turn) == ("fulfil", side)
    ends = (end for move in rules.legal_moves(state) for end in scored(rules, rules.apply(state, move), side))
    return max(total(end, side) - total(state, side) for end in ends)


def scored(rules: Any, state: Any, side: int) -> Iterator[Any]:
    """Positions after the resolution of a side: animals as it likes in July, nobody lent, no animal it may decline."""
    if state.turn != side or state.phase not in ("use", "lend", "recruit"):
        yield state
        return
    moves = rules.legal_moves(state)
    skipped = [move for move in moves if move.kind == "decline" or (move.kind == "lend" and not move.bits)]
    for move in skipped or moves:
        yield from scored(rules, rules.apply(state, move), side)


def total(state: Any, side: int) -> int:
    return sum(entry.total for entry in state.entries if entry.side == side)


def paths_and_flower_beds(rules: Any, state: Any, seat: int, move: Any, sentence: str) -> bool | None:
    def counts(position: Any) -> int:
        return int(rules.result(position).scores[seat])

    if found := re.match(r"Your best walk rises from (\d+) to (\d+) points?\.", sentence):
        return numbers(found) == (counts(state), counts(rules.apply(state, move)))
    if found := re.match(r"(?:No walk counts more|It is the last piece).* (\d+) points?\.", sentence):
        garden = rules.apply(state, move).gardens[seat]
        return bool(int(found[1]) == rules.walks.best(garden).total)
    if found := re.match(r"Your walk .*fits your garden in (?:only )?(\d+) ways?", sentence):
        position = rules.apply(state, move)
        while position.phase == "placing" and position.mover != seat:
            position = rules.apply(position, rules.legal_moves(position)[0])
        return None if position.phase != "placing" else int(found[1]) == len(rules.legal_moves(position))
    return None


def fire_and_flora(rules: Any, state: Any, seat: int, move: Any, sentence: str) -> bool | None:
    if state.ask.kind != "actions":
        return None
    if found := re.match(r"(You|Seat \d) (gains?|loses?|may lose)( up to)? (\d+) stars?\.", sentence):
        one = seat if found[1] == "You" else int(found[1].split()[1]) - 1
        before, ends = stars(rules, state)[one], list(settled(rules, rules.apply(state, move)))
        changes = {stars(rules, end)[one] - before for end in ends}
        sign = 1 if found[2].startswith("gain") else -1
        unsure = bool(found[3]) or found[2] == "may lose"
        return max(changes, key=abs) == sign * int(found[4]) and unsure == (len(changes) > 1)
    (end, *_) = settled(rules, rules.apply(state, move))
    if found := re.match(r"You gain (\d+) coins?, and Seat (\d) loses as many\.", sentence):
        victim = int(found[2]) - 1
        gains = end.coins[seat] - state.coins[seat], state.coins[victim] - end.coins[victim]
        return bool(gains == (int(found[1]),) * 2)
    if found := re.match(r"(?:Buy|Pay|Sell) .*?(\d+) coins?\b", sentence):
        return bool(abs(end.coins[seat] - state.coins[seat]) == int(found[1]))
    if found := re.match(r"It brings you the stars to win", sentence):
        return seat in {one for each in settled(rules, rules.apply(state, move)) for one in each.winners}
    return None


def settled(rules: Any, state: Any) -> Iterator[Any]:
    """Positions after a play that nobody stops, for every place a child may get."""
    seat = rules.to_move(state)
    kind = "" if seat is None else state.ask.kind
    if kind in ("block", "site", "regrow", "steal"):
        moves = [rules.parse_move("pass")] if kind == "block" else rules.legal_moves(state)
        for move in moves:
            yield from settled(rules, rules.apply(state, move))
    else:
        assert seat is None or seat != CHANCE or kind not in ("block", "site", "regrow")
        yield state


def stars(rules: Any, state: Any) -> Sequence[int]:
    return tuple(rules.result(state).scores)


def numbers(found: re.Match[str]) -> tuple[int, ...]:
    return tuple(map(int, found.groups()))


JUDGES: Final[Mapping[str, Judge]] = {
    "fire_and_flora": fire_and_flora,
    "gnomadic_gardeners": gnomadic_gardeners,
    "paths_and_flower_beds": paths_and_flower_beds,
    "stalk_exchange": stalk_exchange,
}
