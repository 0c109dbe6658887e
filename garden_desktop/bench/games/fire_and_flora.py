"""Benchmarks of Fire and Flora: random games at every table, previews while a card is held, and the most expensive
frame: a card dragged across a late game of four with forty lands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from garden_desktop import paths
from garden_desktop.bench.drag import frames_of, in_time
from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.types import CHANCE, Options
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.advice.preview import fire_ahead, preview_play
from garden_desktop.games.fire_and_flora.data.modes import SOLO
from garden_desktop.games.fire_and_flora.data.pack import BOTH, FloraPack
from garden_desktop.games.fire_and_flora.data.packfile import read_pack
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.table import FloraTable

MOVES_A_SECOND: Final = 20_000
SECONDS_A_TABLE: Final = 0.2
PREVIEW_MS: Final = 5.0
GAMES: Final = 10
"""Random games of four from which the previewed positions come."""
PACK: Final = "standard.toml"
PLAYS: Final = ("play", "plant", "steal-card", "steal-coins")
LANDS, CARDS = 40, 6
"""Minimum lands on the table and cards in the hand where a card is dragged."""


class BenchTable(NamedTuple):
    """Table to be measured: seats and options."""

    seats: int
    options: Options

    def __str__(self) -> str:
        return f"{self.seats} seats, " + ", ".join(f"{key}={value}" for key, value in self.options.items())


def figures() -> Iterator[BenchResult]:
    """Rows of the table."""
    pack = read_pack(paths.resource("fire_and_flora", "packs", PACK).read_text(encoding="utf-8"), PACK)
    yield _slowest(pack)
    yield from _previews(pack)
    yield _drag(pack)


def tables() -> list[BenchTable]:
    """Tables with one option at another value than its default, for each such value and number of seats."""
    game = GAME
    found = [
        BenchTable(seats, {option.key: value} | ({"mode": SOLO} if seats == 1 else {}))
        for option in game.options
        for value in option.values
        if value != option.default
        for seats in game.info.seats
    ]
    return [table for table in found if game.refuse(table.seats, table.options) is None]


def positions(rules: FloraRules, seed: int) -> Iterator[tuple[State, Move]]:
    """States and moves of one random game, with legal moves enumerated at every ply."""
    rng, state = Random(seed), rules.setup()
    while (seat := rules.to_move(state)) is not None:
        moves = rules.legal_moves(state)
        move = rng.choices(moves, rules.odds(state))[0] if seat == CHANCE else moves[int(rng.random() * len(moves))]
        yield state, move
        state = rules.apply(state, move)


def _rate(table: BenchTable, pack: FloraPack) -> float:
    """Moves per second in whole random games."""
    rules = FloraRules(table.seats, table.options, pack)
    moves, seed, started = 0, 0, process_time()
    while (seconds := process_time() - started) < SECONDS_A_TABLE:
        moves, seed = moves + sum(1 for _ in positions(rules, seed)), seed + 1
    return moves / seconds


def _slowest(pack: FloraPack) -> BenchResult:
    rates = {str(table): _rate(table, pack) for table in tables()}
    worst = min(rates, key=rates.__getitem__)
    return BenchResult(
        what=f"fire_and_flora, random games at {len(rates)} tables",
        measured=f"{median(rates.values()):,.0f} moves/s in the middle, {rates[worst]:,.0f} at worst ({worst})",
        budget=f"{MOVES_A_SECOND:,} at worst",
        kept=rates[worst] >= MOVES_A_SECOND,
    )


def _previews(pack: FloraPack) -> Iterator[BenchResult]:
    """Rows of the previews of a held card, and of a fire."""
    rules = FloraRules(4, {}, pack)
    plays, fires = [], []
    for seed in range(GAMES):
        for state, move in positions(rules, seed):
            started = process_time()
            if move.kind in PLAYS:
                preview_play(rules.config, rules.view(state, state.turn), move)
                plays.append(1000 * (process_time() - started))
            elif move.kind == "die":
                fire_ahead(rules.config, rules.view(state, None), BOTH)
                fires.append(1000 * (process_time() - started))
    yield _preview("what a play would lead to", plays)
    yield _preview("what a fire in both regions would burn", fires)


def _preview(what: str, times: list[float]) -> BenchResult:
    return BenchResult(
        what=f"fire_and_flora, {what}, {len(times):,} times",
        measured=f"{median(times):.2f} ms in the middle, {max(times):.1f} ms at worst",
        budget=f"{PREVIEW_MS:.0f} ms in the middle",
        kept=median(times) < PREVIEW_MS,
    )


def _drag(pack: FloraPack) -> BenchResult:
    rules = FloraRules(4, {"trading": "off"}, pack)
    table, state = FloraTable(rules), late(rules)
    view, seat = rules.view(state, state.ask.seat), state.ask.seat
    chooser = table.move_builder(view)
    assert chooser is not None, "actions are said in several ways"
    frames = frames_of(GAME.info.key, table, view, seat, chooser)
    return in_time(f"drag of a card across {LANDS} lands, 1920x1080", frames)


def late(rules: FloraRules) -> State:
    """Position with at least LANDS lands in rows and market and CARDS cards in the hand of the acting seat."""
    rng, state = Random(1), rules.setup()
    while len(state.market) + sum(map(len, state.rows)) < LANDS or not _armed(state):
        moves = rules.legal_moves(state)
        if rules.to_move(state) == CHANCE:
            state = rules.apply(state, rng.choices(moves, rules.odds(state))[0])
            continue
        bought = [move for move in moves if move.kind == "buy"]
        passed = [move for move in moves if move.kind in ("end", "pass")]
        state = rules.apply(state, rng.choice(bought or passed or moves))
    return state


def _armed(state: State) -> bool:
    return state.ask.kind == "actions" and state.sizes[state.turn] >= CARDS
