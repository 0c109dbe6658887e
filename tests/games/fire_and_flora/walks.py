"""Random Fire & Flora matches with every player count and option, and the invariants of each ply (5.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.games.fire_and_flora.data.cards import counted, plus
from garden_desktop.games.fire_and_flora.data.modes import SOLO
from garden_desktop.games.fire_and_flora.data.options import OPTIONS
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State
from tests.games.fire_and_flora.desk import standard

SEATS = (2, 3, 4, 1)
SHORT = {"round_limit": "5", "target": "9"}


def choices(number: int, short: bool = False) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield so many tables: player counts in turn, each option at its default or at a random value."""
    for n in range(number):
        seats, rng = SEATS[n % len(SEATS)], Random(n)
        options = {o.key: o.default if rng.random() < 0.4 else rng.choice(o.values) for o in OPTIONS}
        if options["first_player"].isdigit() and int(options["first_player"]) > seats:
            options["first_player"] = "random"
        if seats == 1:
            options["mode"] = SOLO
        yield seats, options | SHORT if short else options


def tables(number: int, short: bool = False) -> Iterator[FloraRules]:
    for seats, options in choices(number, short):
        yield FloraRules(seats, options, standard())


def walk(rules: FloraRules, seed: int) -> Iterator[tuple[State, Move | None]]:
    """Yield each position of a random match with the move made in it, the last one with None."""
    made: list[tuple[State, Move]] = []
    final = playout(rules, seed, [RandomBot()] * rules.seats, lambda state, move: made.append((state, move)))
    yield from made
    yield final, None


def keep_resource_cards(rules: FloraRules, state: State) -> None:
    """Assert that hands, deck, discard pile and cards on the table together are all cards of each type."""
    assert state.deck is not None
    found = plus(state.deck, state.discard)
    for own, size in zip(state.hands, state.sizes, strict=True):
        assert own is not None
        assert min(own) >= 0
        assert sum(own) == size
        found = plus(found, own)
    if state.exchange is not None:
        found = plus(found, counted((*state.exchange.cards, *(kind for _, kind in state.exchange.blocks))))
    assert found == rules.config.stock
    assert min(state.deck) >= 0
    assert min(state.discard) >= 0
    assert state.left == sum(state.deck)


def keep_land_cards(rules: FloraRules, state: State) -> None:
    """Assert that each Land Card is in exactly one place, and that nothing grows on one outside the rows."""
    rows = [land for row in state.rows for land in row]
    standing = [content - BUILT for content in state.on if content >= BUILT]
    lots = [card for _, card in state.lots]
    places = [*rows, *standing, *state.market, *state.bag, *state.queue, *lots]
    assert sorted(places) == list(range(len(rules.config.lands)))
    assert state.bag == tuple(sorted(state.bag))
    in_play = set(rows)
    for land, content in enumerate(state.on):
        assert content == EMPTY or (land in in_play and rules.config.holding[land])
        assert content < BUILT or rules.config.is_building(content - BUILT)
    assert all(land in in_play and state.on[land] == EMPTY for land, _ in state.seeds)


def keep_plants(rules: FloraRules, state: State) -> None:
    """Assert that pool and plants in play together are all cards of each species."""
    grown = Counter(content >> 1 for content in state.on if 0 <= content < BUILT)
    for species, one in enumerate(rules.config.species):
        assert state.pool[species] >= 0
        assert state.pool[species] + grown[species] == one.cards


def keep_events(rules: FloraRules, state: State) -> None:
    """Assert that deck, discard pile, the current event and the winds in view together are all Event
    Cards of the game."""
    carried_out = [] if state.event == NOWHERE else [state.event]
    assert sorted((*state.events, *state.spent, *state.winds, *carried_out)) == list(rules.config.events)


def keep_coins(before: State, move: Move, after: State) -> None:
    """Assert that coins are never negative, and change hands with a seat or the bank only where the rules say so."""
    assert min(after.coins) >= 0
    if move.kind in FREE:
        assert after.coins == before.coins
    if move.kind == "accept":
        assert sum(after.coins) == sum(before.coins)


FREE = frozenset(("play", "block", "give", "get", "propose", "withdraw", "decline", "counter", "offer", "demolish"))


def ends_by_the_rules(rules: FloraRules, final: State) -> None:
    """Assert that the match ended because somebody reached the target or the last round was over; only a lost challenge
    has no winner (FF-06, FF-10)."""
    best = max(stars_of(rules.config, final, seat) for seat in range(rules.seats))
    assert (final.ending == "target") == (best >= rules.config.target)
    assert final.ending == "target" or (final.round, len(final.past) % rules.seats) == (rules.config.rounds, 0)
    assert bool(final.winners) == (final.ending != "challenge_lost")


def keep_everything(rules: FloraRules, state: State) -> None:
    keep_resource_cards(rules, state)
    keep_land_cards(rules, state)
    keep_plants(rules, state)
    keep_events(rules, state)
