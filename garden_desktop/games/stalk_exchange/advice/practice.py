"""Puzzles: the turn that makes the own flowers worth most, without Seedy Business tokens.

Nothing is drawn before the turn ends, so that the outcome of every answer follows from the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.practice import PuzzleQuestion
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.core.types import Options, Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, FLOWERS, Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.scoring import bust, worth
from garden_desktop.games.stalk_exchange.rules.state import Move, State
from garden_desktop.games.stalk_exchange.rules.upkeep import spare, upkeep

# Comparison of two answers: the flowers each harvests, and the worth of each type.


MOST_SPACES: Final = 4
"""Largest number of spaces listed by name; of more only the count is told."""
MOST_KINDS: Final = 2
"""Largest number of flower types whose worth is told."""


class TurnEnd(NamedTuple):
    """Outcome of a turn after its Upkeep: own flowers and price by type, spaces harvested, types halved by the Bust."""

    held: Counts
    prices: Counts
    cut: frozenset[int]
    halved: tuple[int, ...]

    def worth(self, flower: int) -> int:
        """Points of the own flowers of one type."""
        return self.held[flower] * self.prices[flower]


def difference(config: RulesConfig, best: State, yours: State, seat: Seat, *, near: bool) -> Iterator[Message]:
    """Sentences that compare the best turn with another; `near` puts prices after the Bust in place of present ones."""
    one, other = (_ended(config, state, seat, near=near) for state in (best, yours))
    names = config.board.names
    more, fewer = one.cut - other.cut, other.cut - one.cut
    if len(more) + len(fewer) > MOST_SPACES:
        yield CUTS_MANY.of(n=len(one.cut), yours=len(other.cut))
    elif more or fewer:
        spaces = ListArg(tuple(names[space] for space in sorted(more or fewer)))
        yield (CUTS if more else LEAVES).of(spaces=spaces)
    if one.halved != other.halved:
        yield HALVED.of(best=_kinds(one.halved), yours=_kinds(other.halved))
    apart = [flower for flower in range(len(FLOWERS)) if one.worth(flower) != other.worth(flower)]
    for flower in sorted(apart, key=lambda flower: -abs(one.worth(flower) - other.worth(flower)))[:MOST_KINDS]:
        yield KIND.of(
            flower=FLOWER_NAMES[flower],
            held=one.held[flower],
            price=one.prices[flower],
            worth=one.worth(flower),
            your_held=other.held[flower],
            your_price=other.prices[flower],
            your_worth=other.worth(flower),
        )


def _ended(config: RulesConfig, state: State, seat: Seat, *, near: bool) -> TurnEnd:
    held, after = state.portfolios[seat], upkeep(config, state)
    assert held is not None, "who answers sees the own portfolio"
    prices = bust(config, after.values) if near else after.values
    top = max(after.values)
    halved = tuple(flower for flower, value in enumerate(after.values) if near and value == top)
    return TurnEnd(held, prices, frozenset(after.gone), halved)


def _kinds(flowers: tuple[int, ...]) -> ListArg:
    return ListArg(tuple(FLOWER_NAMES[flower] for flower in flowers))


CUTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The best turn harvests {spaces}; yours does not.")
CUTS_MANY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The best turn harvests %n flower(s), yours {yours}.")
LEAVES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your turn harvests {spaces}; the best turn does not.")
HALVED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "After the best turn the Bust halves {best}, after yours {yours}.")
KIND: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange",
    "{flower}: {held} × {price} = {worth}; with your turn {your_held} × {your_price} = {your_worth}.",
)


NEAR: Final = 8
"""Steps to the crash up to which a puzzle asks for the score after the Bust."""
BRINK: Final = 3
"""Steps to the crash up to which the title says that the crash is near."""
TIGHT: Final = 6
"""Empty spaces up to which the title says that the garden is full."""


class MarketPuzzles:
    """Puzzles about the best turn. Tokens may not be spent: with them there are too many turns for a proof."""

    tables: Sequence[tuple[int, Options]] = (
        *((seats, {"garden_side": "3"}) for seats in (2, 3)),
        *((seats, {}) for seats in (2, 3, 4)),
    )

    def __init__(self, rules: MarketRules) -> None:
        self._config, self._generator = rules.config, rules.generator

    def question_for(self, state: State, seat: Seat) -> PuzzleQuestion | None:
        """The question at the start of a turn once a Stalk Value is above 0; None anywhere else."""
        begun = state.phase == "act" and state.turn == seat and state.actions_left == self._config.actions_a_turn
        if not begun or not any(state.values) or not self._generator.can_act(state):
            return None
        ask = BUST if self._near(state) else KEEP if state.tokens[seat] else TURN
        return ask._replace(
            title=self._title(state, seat) or ask.title, question=ask.question.of(n=self._config.actions_a_turn)
        )

    def _title(self, state: State, seat: Seat) -> Message | None:
        """Title for a striking feature of a position; None without one."""
        own = state.portfolios[seat] or ()
        if spare(self._config, len(state.laid), state.values) <= BRINK:
            return ON_THE_BRINK
        if state.garden.count(EMPTY) <= TIGHT:
            return FULL
        return ONE_KIND if 2 * max(own, default=0) > sum(own) else None

    def over(self, start: State, state: State, seat: Seat) -> bool:
        """Whether no basic action is left; the Upkeep follows from the position, so nobody need end the turn."""
        return not state.actions_left or not self._generator.can_act(state)

    def value(self, start: State, state: State, seat: Seat) -> int:
        """Points of the portfolio after the Upkeep, and near the crash after the Bust as well."""
        own, values = state.portfolios[seat], upkeep(self._config, state).values
        assert own is not None, "who answers sees the own portfolio"
        return worth(own, bust(self._config, values) if self._near(start) else values)

    def moves(self, start: State, state: State) -> Sequence[Move]:
        """Legal Plants and Swaps."""
        return [move for move in self._generator.legal(state) if move.kind in ("plant", "swap")]

    def describe_move(self, move: Move) -> Message | None:
        """None: the table shows all of such a move."""
        return None

    def compare_answers(self, start: State, best: State, yours: State, seat: Seat) -> Sequence[Message]:
        return list(difference(self._config, best, yours, seat, near=self._near(start)))

    def _near(self, state: State) -> bool:
        return spare(self._config, len(state.laid), state.values) <= NEAR


def practice(rules: MarketRules) -> MarketPuzzles:
    return MarketPuzzles(rules)


POINTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n point(s)")
TURN: Final = PuzzleQuestion(
    "turn",
    QT_TRANSLATE_NOOP("stalk_exchange", "No tokens, no hurry: {value}"),
    QT_TRANSLATE_NOOP(
        "stalk_exchange",
        "%n action(s), no Seedy Business tokens left: how much can your flowers be worth when the turn ends?",
    ),
    POINTS,
)
KEEP: Final = PuzzleQuestion(
    "keep",
    QT_TRANSLATE_NOOP("stalk_exchange", "Leave the tokens alone: {value}"),
    QT_TRANSLATE_NOOP(
        "stalk_exchange",
        "%n action(s), without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?",
    ),
    POINTS,
)
BUST: Final = PuzzleQuestion(
    "bust",
    QT_TRANSLATE_NOOP("stalk_exchange", "Before the crash: {value}"),
    QT_TRANSLATE_NOOP(
        "stalk_exchange",
        "%n action(s), without spending Seedy Business tokens: how much can your flowers score if the market "
        "crashes this turn?",
    ),
    POINTS,
)
ON_THE_BRINK: Final = QT_TRANSLATE_NOOP("stalk_exchange", "On the brink: {value}")
FULL: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Hardly any soil left: {value}")
ONE_KIND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "All on one kind: {value}")
