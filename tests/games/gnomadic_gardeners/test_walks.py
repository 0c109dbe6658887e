"""What holds at every ply of random games, in every mode, month and garden (rules, 5.5)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.rules.legality import subsets
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, NOBODY, Kind, Move, State
from tests.games.gnomadic_gardeners.desk import rules_of

TABLES = [
    *({"mode": mode, "garden": garden} for mode in ("duel", "solo", "basket") for garden in ("seven", "nine")),
    *({"mode": mode, "month": month} for mode in ("duel", "solo") for month in MONTHS),
    {"mode": "duel", "month": "july", "garden": "nine"},
    {"mode": "duel", "month": "october", "october_must_recruit": "on"},
    {"mode": "solo", "month": "june", "start_gnomes": "1", "piggy_beats_block": "off"},
    {"mode": "duel", "open_hands": "on"},
    {"mode": "solo", "deduction_aid": "on"},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options.values()))


def walk(rules: GardenRules, seed: str) -> Iterator[tuple[State, Move | None]]:
    """(state, move) for each ply of a random game, at last the final state and None."""
    rng, state = Random(seed), rules.setup()
    while rules.to_move(state) is not None:
        move = rng.choice(rules.legal_moves(state))
        yield state, move
        state = rules.apply(state, move)
    yield state, None


def places_of_gnomes(state: State) -> list[int]:
    """Every set of gnomes on the table: each gnome that has been dealt must be in exactly one."""
    return [*state.hands, *state.queue]


def places_of_cards(state: State) -> list[int]:
    single = [card for card in (*state.pair, *state.controls) if card != NO_CARD]
    return [state.discards, *state.pile, *(1 << card for card in single)]


def keep_components(rules: GardenRules, state: State) -> None:
    """Assert that every gnome, card and animal of the game is in exactly one place."""
    gnomes, cards = places_of_gnomes(state), places_of_cards(state)
    dealing = state.phase == "deal" or (state.round == 0 and state.phase == "task")
    assert dealing or sum(gnomes) == rules.config.gnomes, "a sum without carries: nobody is in two places"
    assert dealing or sum(hand.bit_count() for hand in gnomes) == 12
    assert sum(cards) == rules.config.cards
    assert sum(card.bit_count() for card in cards) == rules.config.cards.bit_count()
    for side in (0, 1):
        assert not state.animals[side] & state.flipped[side]
        assert not (state.animals[side] | state.flipped[side]) & ~rules.config.animals
        assert not state.plays[side] & ~state.hands[side]
    if state.phase == "commit":
        assert state.hands[0]
        assert all(state.hands) or rules.config.solo
    if rules.config.month == "october":
        assert state.animals[0].bit_count() <= 1


@every_table
@pytest.mark.rule("GG-71", "GG-80", "GG-81")
def test_no_component_is_lost_or_doubled(options: dict[str, str]) -> None:
    rules = rules_of(**options)
    for state, _ in walk(rules, f"components {options}"):
        keep_components(rules, state)


@every_table
@pytest.mark.rule("GG-37", "GG-64")
def test_scores_never_fall_entries_add_up_and_the_order_stays(options: dict[str, str]) -> None:
    rules = rules_of(**options)
    before = rules.setup()
    for state, _ in walk(rules, f"scores {options}"):
        assert all(new >= old for new, old in zip(state.scores, before.scores, strict=True))
        for side in (0, 1):
            entries = [entry.total for entry in state.entries if entry.side == side or rules.config.basket]
            assert sum(entries) == state.scores[side]
        assert all(bliss > 0 for entry in state.entries for _, bliss in entry.items)
        if before.first != NOBODY and state.phase != "commit":
            assert (state.first, state.preps) == (before.first, before.preps)
        assert state.entries[: len(before.entries)] == before.entries
        before = state


@every_table
def test_the_judge_accepts_exactly_the_legal_moves(options: dict[str, str]) -> None:
    rules, rng = rules_of(**options), Random(f"judge {options}")
    for state, move in walk(rules, f"judge {options}"):
        legal = set(rules.legal_moves(state))
        assert len(legal) == len(rules.legal_moves(state))
        assert (move is None) == (not legal)
        for candidate in candidates(state, rng):
            assert (rules.why_not(state, candidate) is None) == (candidate in legal), rules.move_text(candidate)


def candidates(state: State, rng: Random) -> Iterator[Move]:
    """Answers to what is asked, good and bad: all of them where they are few, else some."""
    kind: Kind = "commit" if state.phase == "over" else state.phase
    match kind:
        case "commit":
            for _ in range(20):
                yield Move("commit", rng.randrange(1 << 12), rng.random() < 0.5)
            yield from (Move("commit", 1 << bit, off) for bit in range(12) for off in (False, True))
        case "fulfil":
            yield from (Move("fulfil", tasks) for tasks in range(8))
        case "use":
            yield from (Move("use", animals) for animals in subsets(0b111111111))
        case "recruit":
            yield from (Move("recruit"), Move("decline"))
        case "lend":
            yield from (Move("lend", 1 << bit) for bit in range(12))
            yield Move("lend")
        case single:
            yield from (Move(single, 1 << bit) for bit in range(12))


@every_table
def test_moves_are_what_their_text_says(options: dict[str, str]) -> None:
    rules = rules_of(**options)
    for state, _ in walk(rules, f"text {options}"):
        for move in rules.legal_moves(state)[:40]:
            text = rules.move_text(move)
            assert rules.parse_move(text) == move
            assert rules.why_not(state, move) is None
            for viewer in (*range(rules.seats), None):
                seen = rules.seen_by(state, move, viewer)
                assert rules.parse_move(rules.move_text(seen)) == seen


@every_table
@pytest.mark.rule("GG-159", "GG-161")
def test_views_hide_and_guesses_agree(options: dict[str, str]) -> None:
    rules = rules_of(**options)
    for number, (state, _) in enumerate(walk(rules, f"views {options}")):
        for viewer in (*range(rules.seats), None):
            view = rules.view(state, viewer)
            assert rules.view(view, viewer) == view
            if viewer is None:
                continue
            guess = rules.determinize(view, viewer, Random(number))
            assert rules.view(guess, viewer) == view
            sealed = state.first == NOBODY and any(state.plays[side] for side in (0, 1) if side != viewer)
            kept = any(state.keeps[side] for side in (0, 1) if side != viewer)
            if state.phase not in ("task", "deal") and not sealed and not kept:
                assert guess == state, "nothing but a sealed choice is unknown"
            if rules.to_move(state) == viewer:
                assert rules.legal_moves(view) == rules.legal_moves(state)


@every_table
def test_nature_draws_from_one_block_with_equal_odds(options: dict[str, str]) -> None:
    rules = rules_of(**options)
    for state, _ in walk(rules, f"nature {options}"):
        if rules.to_move(state) == CHANCE:
            assert list(rules.odds(state)) == [1] * len(rules.legal_moves(state))
