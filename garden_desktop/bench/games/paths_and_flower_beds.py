"""Benchmarks of Paths & Flower Beds: placements per second, best walks of finished gardens (PF-78, section 9), and the
most expensive frame: a bed dragged across the largest garden when it is nearly full."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Final, TypeAlias

from garden_desktop.bench.drag import frames_of, in_time
from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.square import square_board
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.placements import Fit
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import best_walk
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable

MOVES_A_SECOND: Final = 5_000
PLACEMENTS_A_SECOND: Final = 5_000
GAMES: Final = 10
"""Random games for each map and number of seats."""
BOARDS: Final = 1_000
MEDIAN_MS, WORST_MS = 5.0, 100.0
BLOCK, BLOCK_SECONDS = 8, 3.0
LARGEST: Final = "M5"

Player: TypeAlias = Callable[[FlowerRules, State, Random], Move]


def figures() -> Iterator[BenchResult]:
    """Rows of the table."""
    pack = registry.load_pack(GAME)
    assert isinstance(pack, FlowerPack)
    yield _placements(pack)
    for key in pack.maps:
        for name, player in PLAYERS.items():
            yield _walks(pack, key, name, player)
    yield _block()
    yield _drag(pack)


def at_random(rules: FlowerRules, state: State, rng: Random) -> Move:
    """Random player."""
    moves = rules.legal_moves(state)
    return moves[int(rng.random() * len(moves))]


def with_purpose(rules: FlowerRules, state: State, rng: Random) -> Move:
    """Greedy player with a plan: paths along a crossing between opposite gates, flowers beside it."""
    moves = rules.legal_moves(state)
    if state.phase != "placing":
        return moves[int(rng.random() * len(moves))]
    garden = state.gardens[state.mover]
    assert garden is not None, "the bench knows every garden"
    way = _way(rules, state.mover)
    ways = {fit.label: fit for fit in rules.config.layings.of[state.piece]}
    index = rules.config.board.index
    return max(moves, key=lambda move: (_use(rules, garden, way, ways[move.label], index[move.cell]), rng.random()))


PLAYERS: Final[Mapping[str, Player]] = {"random": at_random, "purposeful": with_purpose}


def _way(rules: FlowerRules, seat: int) -> int:
    """Mask of a shortest dry crossing between a pair of opposite gates, another pair for each seat (breadth-first
    search)."""
    board, usable = rules.config.board, rules.config.map.usable
    pairs = rules.config.map.pairs
    one, other = pairs[seat % len(pairs)]
    rings = [1 << one]
    seen = 1 << one
    while not seen >> other & 1:
        rings.append(board.near(rings[-1]) & usable & ~seen)
        seen |= rings[-1]
    way = here = 1 << other
    for ring in rings[-2::-1]:
        # back from the far gate through the distance rings: any neighbour one ring closer is on a shortest path
        step = board.near(here) & ring
        here = step & -step
        way |= here
    return way


def _use(rules: FlowerRules, garden: Garden, way: int, fit: Fit, corner: int) -> int:
    """Value of a placement for the crossing: squares on it for a path, borders of another type for flowers."""
    board = rules.config.board
    on_way = (fit.mask << corner & way).bit_count()
    if fit.path:
        return 4 * on_way + (board.near(fit.path << corner) & garden.path).bit_count()
    borders = 0
    for number, bed in enumerate(fit.beds):
        others = sum(other for n, other in enumerate(garden.beds) if n != number)
        beside = board.near(bed << corner) & way
        borders += beside.bit_count() + (beside & board.near(others)).bit_count()
    return borders - 6 * on_way


def final_gardens(rules: FlowerRules, seed: int, player: Player) -> Sequence[Garden]:
    """Gardens at the end of one game."""
    rng, state = Random(seed), rules.setup()
    while (seat := rules.to_move(state)) is not None:
        state = rules.apply(state, (at_random if seat == CHANCE else player)(rules, state, rng))
    return [garden for garden in state.gardens if garden is not None]


def _placements(pack: FlowerPack) -> BenchResult:
    """Row of placements per second on one core, with all legal ones enumerated, and move names and final walks
    included."""
    placements, started = 0, process_time()
    for key in pack.maps:
        for seats in GAME.info.seats:
            rules = FlowerRules(seats, {"map": key}, pack)
            for seed in range(GAMES):
                gardens = final_gardens(rules, seed, at_random)
                placements += sum(len(garden.laid) for garden in gardens)
                for garden in gardens:
                    rules.walks.best(garden)
    rate = placements / (process_time() - started)
    what = "paths_and_flower_beds, random games on all maps"
    return BenchResult(what, f"{rate:,.0f} placements/s", f"{PLACEMENTS_A_SECOND:,}", rate >= PLACEMENTS_A_SECOND)


def _walks(pack: FlowerPack, key: str, name: str, player: Player) -> BenchResult:
    """Row of the best walks of finished gardens on one map."""
    rules, times = FlowerRules(2, {"map": key}, pack), []
    for seed in range(BOARDS // 2):
        for garden in final_gardens(rules, seed, player):
            started = process_time()
            best_walk(rules.config.ground, garden.path, garden.beds)
            times.append(1000 * (process_time() - started))
    middle, worst = median(times), max(times)
    return BenchResult(
        what=f"best walk, {len(times):,} gardens of {name} play on {key}",
        measured=f"{middle:.2f} ms in the middle, {worst:.1f} ms at worst",
        budget=f"{MEDIAN_MS:.0f} ms and {WORST_MS:.0f} ms",
        kept=middle < MEDIAN_MS and worst < WORST_MS,
    )


def _block() -> BenchResult:
    """Row of the best walk on a block of nothing but path, with two gates on each side."""
    board = square_board(BLOCK, BLOCK)
    spots = (2, BLOCK - 3)
    pairs = [(board.square(n, 0), board.square(n, BLOCK - 1)) for n in spots]
    pairs += [(board.square(0, n), board.square(BLOCK - 1, n)) for n in spots]
    gates = sum(1 << gate for pair in pairs for gate in pair)
    opposites = tuple((one, other) for pair in pairs for one, other in (pair, pair[::-1]))
    fountains = sum(1 << board.square(n, n) for n in range(BLOCK))
    started = process_time()
    best_walk(WalkGround(board, gates, opposites, 0, fountains & ~gates), board.all, ())
    seconds = process_time() - started
    what = f"best walk, {BLOCK} by {BLOCK} squares of path"
    return BenchResult(what, f"{seconds:.2f} s", f"{BLOCK_SECONDS:.0f} s", seconds < BLOCK_SECONDS)


def _drag(pack: FlowerPack) -> BenchResult:
    rules = FlowerRules(2, {"map": LARGEST}, pack)
    table, state = FlowerTable(rules), late(rules)
    view = rules.view(state, state.mover)
    chooser = MoveBuilder((move, table.gesture(view, move)) for move in rules.legal_moves(view))
    frames = frames_of(GAME.info.key, table, view, state.mover, chooser)
    return in_time(f"drag of a bed across {LARGEST}, nearly full, 1920x1080", frames)


def late(rules: FlowerRules) -> State:
    """Last position of a `with_purpose` game in which a bed must be placed."""
    rng, state, found = Random(2), rules.setup(), None
    while (seat := rules.to_move(state)) is not None:
        if state.phase == "placing" and rules.config.pack.shapes[state.piece].kind == "bed":
            found = state
        state = rules.apply(state, (at_random if seat == CHANCE else with_purpose)(rules, state, rng))
    assert found is not None, "every long game names beds"
    return found
