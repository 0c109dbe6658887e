"""Test driver of the rules: a Stalk Exchange position in an Action phase, played by move texts and queried in rulebook
terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random

from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.games.stalk_exchange import GAME
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, NONE, TYPES, Counts, bloom, is_bulb
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.transitions import setup
from garden_desktop.games.stalk_exchange.rules.upkeep import Upkeep, upkeep

ROW = "dahlia daffodil globemaster snowdrop tulip dahlia"


@cache
def standard() -> MarketPack:
    pack = registry.load_pack(GAME)
    assert isinstance(pack, MarketPack)
    return pack


def rules_of(seats: int = 2, pack: MarketPack | None = None, /, **options: str) -> MarketRules:
    return MarketRules(seats, options, pack or standard())


class Desk:
    """A match and its position. Seats count from 1, as in all written notation."""

    def __init__(self, rules: MarketRules, state: State) -> None:
        self.rules, self.state = rules, state
        self.upkeep: Upkeep | None = None

    def play(self, *texts: str) -> Desk:
        """Play these moves, each checked for legality; `upkeep` becomes the latest Upkeep."""
        for text in texts:
            move = self.rules.parse_move(text)
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            assert move in self.rules.legal_moves(self.state), text
            if move.kind == "end":
                self.upkeep = upkeep(self.rules.config, self.state)
            self.state = self.rules.apply(self.state, move)
        return self

    def settle(self, seed: int = 1) -> Desk:
        """Play every chance move that is due."""
        rng = Random(seed)
        while self.rules.to_move(self.state) == CHANCE:
            moves = self.rules.legal_moves(self.state)
            self.state = self.rules.apply(self.state, rng.choices(moves, self.rules.odds(self.state))[0])
        return self

    def why(self, text: str) -> str | None:
        """Return the code of the reason for which a move is illegal, or None."""
        move = self.rules.parse_move(text)
        reason = self.rules.why_not(self.state, move)
        assert (reason is None) == (move in self.rules.legal_moves(self.state)), f"{text}: {reason}"
        return reason.code if reason else None

    @property
    def legal(self) -> list[str]:
        return [self.rules.move_text(move) for move in self.rules.legal_moves(self.state)]

    def mover(self) -> int | str | None:
        """Seat to move (from 1), "nature" for a chance move, or None once the match is over."""
        seat = self.rules.to_move(self.state)
        return "nature" if seat == CHANCE else None if seat is None else seat + 1

    @property
    def row(self) -> str:
        return " ".join("-" if flower == EMPTY else FLOWERS[flower] for flower in self.state.row)

    @property
    def garden(self) -> dict[str, str]:
        """Flower type by space name, " bulb" appended for a bulb; empty spaces are left out."""
        names = self.rules.config.board.names
        return {
            name: FLOWERS[code % TYPES] + " bulb" * is_bulb(code)
            for name, code in zip(names, self.state.garden, strict=True)
            if code != EMPTY
        }

    @property
    def harvested(self) -> str:
        """Spaces harvested in the latest Upkeep, in reading order."""
        assert self.upkeep is not None
        return self.names(self.upkeep.gone)

    @property
    def bloomed(self) -> str:
        assert self.upkeep is not None
        return self.names(self.upkeep.bloomed)

    @property
    def last_space(self) -> int | None:
        """Space of the last flower on the Market Track."""
        laid = len(self.state.laid)
        return self.rules.config.track_space(laid) if laid else None

    def held(self, seat: int) -> Counts:
        own = self.state.portfolios[seat - 1]
        assert own is not None
        return own

    def names(self, spaces: Sequence[int]) -> str:
        return " ".join(self.rules.config.board.names[space] for space in spaces)


def fresh(seats: int = 2, pack: MarketPack | None = None, /, **options: str) -> Desk:
    """Return a match before its first chance move."""
    rules = rules_of(seats, pack, **options)
    return Desk(rules, rules.setup())


def desk(
    seats: int = 2,
    pack: MarketPack | None = None,
    /,
    seat: int = 1,
    garden: Mapping[str, str] | None = None,
    row: str = ROW,
    held: Sequence[Counts] = (),
    track: str = "",
    tokens: Sequence[int] = (),
    compost: Counts | None = None,
    greenhouse: Counts | None = None,
    actions_left: int = 2,
    turns: int = 1,
    **options: str,
) -> Desk:
    """Return a position in an Action phase; flowers not placed lie in the Greenhouse, or in Compost where that is
    given."""
    rules = rules_of(seats, pack, **options)
    config = rules.config
    board = [EMPTY] * len(config.board)
    for name, what in (garden or {}).items():
        flower, _, face = what.partition(" ")
        board[config.board.index[name]] = FLOWERS.index(flower) if face else bloom(FLOWERS.index(flower))
    state = setup(config)._replace(
        phase="act",
        turn=seat - 1,
        turns=turns,
        actions_left=actions_left,
        garden=tuple(board),
        row=tuple(EMPTY if word == "-" else FLOWERS.index(word) for word in row.split()),
        laid=(laid := _laid(track)),
        values=_counts(config.start_value + laid.count(flower) for flower in range(TYPES)),
        dealt=config.portfolio * seats,
        portfolios=tuple(held) or (even(config.portfolio),) * seats,
        tokens=tuple(tokens) or (config.tokens,) * seats,
    )
    return Desk(rules, _rest(config.flowers, state, compost, greenhouse))


def even(size: int) -> Counts:
    """Return the standard portfolio: as many flowers of each type, one more of the first types where that leaves some
    over."""
    return _counts(size // TYPES + (flower < size % TYPES) for flower in range(TYPES))


def counts(words: str) -> Counts:
    """Return numbers by type from a text such as "tulip 7, dahlia 5"."""
    found = dict.fromkeys(FLOWERS, 0)
    for word in filter(None, words.split(", ")):
        flower, number = word.split()
        found[flower] = int(number)
    return _counts(found.values())


def _laid(track: str) -> tuple[int, ...]:
    return tuple(flower for flower, number in enumerate(counts(track)) for _ in range(number))


def _rest(flowers: int, state: State, compost: Counts | None, greenhouse: Counts | None) -> State:
    """Return the position with all flowers not placed in one of the two bags."""
    found = [flowers] * TYPES
    for code in (*state.garden, *state.row, *state.laid):
        if code != EMPTY:
            found[code % TYPES] -= 1
    for own in (*state.portfolios, compost or (), greenhouse or ()):
        for flower, number in enumerate(own or ()):
            found[flower] -= number
    rest = _counts(found)
    assert min(rest) >= 0, "more tokens are placed than there are"
    if greenhouse is None:
        greenhouse = rest
    elif compost is None:
        compost = rest
    return state._replace(greenhouse=greenhouse, left=sum(greenhouse), compost=compost or NONE)


def _counts(numbers: Iterable[int]) -> Counts:
    one, two, three, four, five = numbers
    return one, two, three, four, five
