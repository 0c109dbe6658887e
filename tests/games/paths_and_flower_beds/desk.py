"""Test driver of the rules: a Paths & Flower Beds match at any moment, played by move texts and queried in rulebook
terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from garden_desktop.core.match import draw
from garden_desktop.core.square import mask_of, squares_of
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.data.map_file import read_map
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.scoring import medal
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, NamedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import begin_turn, setup
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk

Rows = Sequence[str]
BUILT_IN = ("M1", "M2", "M3", "M4", "M5")

FULL = ("RRRRRRRR", "RRRRR~RR", "R~RRRRRR", "RRRRRRRR", "RRRRRRRR", "RRRRRR~R", "RR~RRRRR", "RRRRRRRR")
"""A garden on M1 without a free square."""


@cache
def standard() -> FlowerPack:
    pack = registry.load_pack(GAME)
    assert isinstance(pack, FlowerPack)
    return pack


def rules_of(seats: int = 2, map_: str = "M1", **options: str) -> FlowerRules:
    return FlowerRules(seats, {"map": map_, **options}, standard())


def small(*rows: str) -> str:
    """Return the pack text of a small map."""
    return "\n".join(("name Test", "grid", *rows, "end", ""))


def read(text: str) -> GardenMap:
    return read_map(text, standard().shapes.values()).map


class Desk:
    """A match and its position. Seats count from 1, as in all written notation."""

    def __init__(self, rules: FlowerRules, state: State) -> None:
        self.rules, self.state = rules, state

    @property
    def config(self) -> RulesConfig:
        return self.rules.config

    def play(self, *texts: str) -> Desk:
        """Play these moves, each checked for legality."""
        for text in texts:
            move = self.rules.parse_move(text)
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            assert move in self.rules.legal_moves(self.state) or move.walk, text
            self.state = self.rules.apply(self.state, move)
        return self

    def finish(self, seed: int = 1) -> Desk:
        """Play random moves to the end."""
        rng = Random(seed)
        while (seat := self.rules.to_move(self.state)) is not None:
            moves = self.rules.legal_moves(self.state)
            move = draw(self.rules, self.state, seed, rng.randrange(999)) if seat == CHANCE else rng.choice(moves)
            self.state = self.rules.apply(self.state, move)
        return self

    def why(self, text: str) -> str | None:
        """Return the code of the reason for which a move is illegal, or None."""
        reason = self.rules.why_not(self.state, self.rules.parse_move(text))
        return None if reason is None else reason.code

    @property
    def legal(self) -> set[str]:
        return {self.rules.move_text(move) for move in self.rules.legal_moves(self.state)}

    @property
    def mover(self) -> int | str | None:
        """Seat to move (from 1), "nature" for a chance move, or None once the match is over."""
        seat = self.rules.to_move(self.state)
        return None if seat is None else "nature" if seat == CHANCE else seat + 1

    @property
    def namer(self) -> int:
        return self.config.namer(self.state.first, self.state.turn) + 1

    @property
    def kind(self) -> str:
        return self.config.kind(self.state.turn)

    @property
    def stuck(self) -> list[int]:
        return [seat + 1 for seat in self.state.stuck]

    @property
    def winners(self) -> list[int]:
        ranks = self.rules.result(self.state).ranks
        return [seat for seat, rank in enumerate(ranks, 1) if rank == 1]

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rules.result(self.state).scores

    @property
    def medal(self) -> str:
        return medal(self.config, self.totals[0])

    def garden(self, seat: int) -> Garden:
        garden = self.state.gardens[seat - 1]
        assert garden is not None
        return garden

    def picture(self, seat: int) -> list[str]:
        """Return the garden of a seat as rows of characters, in the notation of the rules."""
        return picture(self.config, self.garden(seat))

    def best(self, seat: int = 1) -> Walk:
        return self.rules.walks.best(self.garden(seat))

    def counted(self, seat: int = 1) -> Walk:
        """Return the walk that scores."""
        walk = self.rules.walks.counted(self.state)[seat - 1]
        assert walk is not None
        return walk

    def circled(self, seat: int = 1) -> list[str]:
        names = self.config.board.names
        return [names[square] for square in squares_of(self.rules.walks.circled(self.garden(seat)))]

    def walked(self, walk: Walk) -> str:
        return " ".join(self.config.board.names[square] for square in walk.squares)

    def sees(self, seat: int | None) -> State:
        """Return the view of a seat, or of an onlooker for None."""
        return self.rules.view(self.state, None if seat is None else seat - 1)


def fresh(seats: int = 2, map_: str = "M1", **options: str) -> Desk:
    rules = rules_of(seats, map_, **options)
    return Desk(rules, rules.setup())


def planted(config: RulesConfig, rows: Rows) -> Garden:
    """Return the garden of a picture; squares without a piece are written as on the map, or as dots."""
    letters = [flower.letter for flower in config.pack.flowers]
    signs = list(zip(config.board.squares, "".join(rows), strict=True))

    def of(letter: str) -> int:
        return mask_of(square for square, sign in signs if sign == letter)

    path, beds = of("P"), tuple(map(of, letters))
    covered = path | mask_of(square for square, sign in signs if sign in letters)
    assert all(sign in (".", config.map.sign(square)) for square, sign in signs if not covered >> square & 1)
    return Garden(config.map.usable & ~covered, path, beds, ())


def picture(config: RulesConfig, garden: Garden) -> list[str]:
    def sign(square: int) -> str:
        if garden.path >> square & 1:
            return "P"
        held = [f.letter for f, bed in zip(config.pack.flowers, garden.beds, strict=True) if bed >> square & 1]
        return held[0] if held else config.map.sign(square)

    board = config.board
    return ["".join(sign(board.square(x, y)) for x in range(board.width)) for y in range(board.height)]


def position(
    gardens: Mapping[int, Rows],
    seats: int | None = None,
    map_: str = "M1",
    *,
    first: int = 1,
    turn: int = 0,
    lap_named: Sequence[str] = (),
    tracing: bool = False,
    decks: tuple[tuple[str, ...], tuple[str, ...]] | None = None,
    **options: Any,
) -> Desk:
    """Return the start of a turn with these gardens; seats not named have empty ones."""
    rules = rules_of(seats or len(gardens), map_, **options)
    config = rules.config
    state = setup(config)
    state = state._replace(
        first=first - 1,
        turn=turn,
        phase="first",
        gardens=tuple(
            planted(config, gardens[seat]) if seat in gardens else config.layings.empty()
            for seat in range(1, config.seats + 1)
        ),
        named=tuple(
            NamedPiece(n, config.namer(first - 1, n), piece)
            for n, piece in enumerate(lap_named, config.lap(turn) * config.lap_size)
        ),
        decks=decks or state.decks,
    )
    if tracing:
        return Desk(rules, state._replace(phase="tracing", mover=0, end="piece_does_not_fit"))
    return Desk(rules, begin_turn(config, state))


def over(gardens: Mapping[int, Rows], map_: str, **options: Any) -> Desk:
    """Return the end of a match with these gardens."""
    desk = position(gardens, None, map_, tracing=True, **options)
    desk.state = desk.state._replace(phase="over", mover=-1)
    return desk


def walk_on(map_rows: Rows, rows: Rows) -> Desk:
    """Return the end of a match with one garden on a small map, to query its walks."""
    return over({1: rows}, small(*map_rows))
