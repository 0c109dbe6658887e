"""The log tells every change: whoever reads it alone can keep the accounts of everybody and follow every land.

The reader here knows the English sentences and nothing of how they are made; the record judges.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from tests.games.fire_and_flora.tables import table_of
from tests.games.fire_and_flora.walks import tables, walk

WHO = r"Seat (\d)"
GAINS = [
    rf"{WHO} sells .+ for (\d+) coins?\.",
    rf"{WHO} collects (\d+) coins?\.",
    rf"{WHO} goes later and gets (\d+) more coins?\.",
    rf"{WHO} takes (\d+) coins? from",
]
LOSSES = [
    rf"{WHO} buys .+ for (\d+) coins?\b",
    rf"{WHO} pays (\d+) coins? ",
    rf"{WHO} draws a card for (\d+) coins?\.",
    rf"{WHO} uses .+ for (\d+) coins?[:.]",
]
STOLEN = rf"takes (\d+) coins? from {WHO}\."
TRADE = rf"accepts\. {WHO} (gives|asks) {WHO} (.+)\."


def sentences(rules: FloraRules, state: State, move: Move, after: State) -> list[str]:
    """What everybody at the table is told."""
    view = rules.view
    seen = rules.seen_by(state, move, None)
    return [plain(one) for one in table_of(rules).describe_move(view(state, None), seen, view(after, None), None)]


def changes(words: str, seats: int) -> Iterator[tuple[int, int]]:
    """(seat, coins) of each change that a sentence tells of."""
    for sign, patterns in ((1, GAINS), (-1, LOSSES)):
        for pattern in patterns:
            yield from ((int(seat) - 1, sign * int(coins)) for seat, coins in re.findall(pattern, words))
    yield from ((int(seat) - 1, -int(coins)) for coins, seat in re.findall(STOLEN, words))
    if (everybody := re.fullmatch(r"Each player takes (\d+) coins\.", words)) is not None:
        yield from ((seat, int(everybody[1])) for seat in range(seats))
    if words.startswith("Coins paid: "):
        yield from ((int(seat) - 1, -int(coins)) for seat, coins in re.findall(rf"{WHO} (\d+)", words))
    if (trade := re.search(TRADE, words)) is not None:
        author, partner, goods = int(trade[1]) - 1, int(trade[3]) - 1, trade[4]
        goods = goods.removesuffix(" and asks for nothing").removesuffix(" and gives nothing").removeprefix("for ")
        give, _, get = goods.partition(" for ") if trade[2] == "gives" else ("", "", goods)
        for seat, other, side in ((author, partner, give), (partner, author, get)):
            for coins in re.findall(r"(\d+) coins?\b", side):
                yield from ((seat, -int(coins)), (other, int(coins)))


def kept(rules: FloraRules, steps: Sequence[tuple[State, Move | None]]) -> Iterator[str]:
    """Where the accounts of a reader differ from the record, or a land changed without its name in the log."""
    names = [land.name for land in rules.config.lands]
    for (state, move), (after, _) in pairwise(steps):
        assert move is not None
        lines = sentences(rules, state, move, after)
        coins = list(state.coins)
        for words in lines:
            for seat, more in changes(words, rules.seats):
                coins[seat] += more
        if tuple(coins) != after.coins:
            yield f"{state.ask.kind}: {rules.move_text(move)}: {state.coins} to {after.coins}, told: {lines}"
        moved = {land for row in state.rows for land in row if state.on[land] != after.on[land]}
        for land in moved & {land for row in after.rows for land in row}:
            built = names[state.on[land] - BUILT] if state.on[land] >= BUILT else names[land]
            if not any(names[land] in words or built in words for words in lines):
                yield f"{state.ask.kind}: {rules.move_text(move)}: {names[land]} changes, told: {lines}"


def untold(numbers: range) -> list[str]:
    at = list(tables(numbers.stop))
    return [line for number in numbers for line in kept(at[number], list(walk(at[number], number)))]


def test_accounts_kept_from_the_log_alone_are_those_of_the_record() -> None:
    assert untold(range(12)) == []


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_accounts_kept_from_the_log_alone_are_those_of_the_record_in_two_hundred_matches() -> None:
    assert untold(range(200)) == []


WALKS = {"fire": "die", "elnino": "region", "years": "region"}
"""Events that go through all lands, and the roll they begin with."""
PLACED = [r"(.+) \((?:Central|Southern|Creekside)\): skipped\.", r"(.+?): "]


def lands_named(words: str) -> list[str]:
    """The lands in a sentence about a land that a fire or a sweep comes to."""
    if (run := re.fullmatch(r"Nothing happens on (.+)\.", words)) is not None:
        return re.split(r", | and ", run[1])
    return [found[1] for pattern in PLACED if (found := re.match(pattern, words))][:1]


def out_of_order(rules: FloraRules, steps: Sequence[tuple[State, Move | None]]) -> Iterator[str]:
    """Fires and sweeps whose lands are told in another order than the rule's (FF-125), or not all of them."""
    names = [land.name for land in rules.config.lands]
    told_so_far: list[str] = []
    expected: list[str] = []
    planted: set[str] = set()
    for (state, move), (after, _) in pairwise(steps):
        assert move is not None
        effect = rules.config.cards[state.event].effect if state.event >= 0 else ""
        if move.kind == WALKS.get(effect) and state.ask.kind == move.kind:
            seats = [(state.turn - n) % rules.seats for n in range(rules.seats)]
            way = [land for seat in seats for land in state.rows[seat]]
            expected = [names[land] for land in way]
            planted = {names[land] for land in way if 0 <= state.on[land] < BUILT}
            told_so_far = []
        if expected:
            found = [name for words in sentences(rules, state, move, after) for name in lands_named(words)]
            told_so_far += [name for name in found if name in names]
        if expected and after.event < 0:
            rest = iter(expected)
            if not all(name in rest for name in told_so_far):
                yield f"told {told_so_far}, burn order {expected}"
            if not after.ending and not planted <= set(told_so_far):
                yield f"told {told_so_far}, planted {planted}"
            expected = []


def fires_out_of_order(numbers: range) -> list[str]:
    at = list(tables(numbers.stop))
    return [line for number in numbers for line in out_of_order(at[number], list(walk(at[number], number)))]


@pytest.mark.rule("FF-125", "FF-126", "FF-185")
def test_fire_rain_and_years_are_told_in_burn_order() -> None:
    assert fires_out_of_order(range(12)) == []


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_fire_rain_and_years_are_told_in_burn_order_in_two_hundred_matches() -> None:
    assert fires_out_of_order(range(200)) == []
