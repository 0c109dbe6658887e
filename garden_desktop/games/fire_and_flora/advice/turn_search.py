"""Searches in the running turn: what a seat can still grow and seed with the cards in its hand, and a winning line, a
purchase and plays on own natives that reach the target.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.preview import position_of
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEEDS, NONE, WATER, WATERY, Counts, covers, minus
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import apply_cause, buy, open_parcels, price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.position import NOTHING_ASKED, MutablePosition
from garden_desktop.games.fire_and_flora.rules.effects.resources import stoppers
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State

SEEDING: Final = ("propagate", "invade")


class TurnForecast(NamedTuple):
    """Sum of the plays of one turn: their value less the cards they cost, and the stars they bring."""

    value: float
    stars: int


NO_PLAYS: Final = TurnForecast(0.0, 0)


class PlayLine(NamedTuple):
    """Useful line of a native: its gain less the cards it costs, its icons, the stars it brings, the plant that comes,
    and whether that is a child, which wants an open parcel."""

    gain: float
    icons: tuple[int, ...]
    stars: int
    plant: int
    child: bool


class TurnForecaster:
    """Greedy forecast of the plays on own natives: the best one, then the best one after it, and so on.

    `of` is the value of each plant, `spent` that of a card. Blocks and cards still to be drawn are left out.
    """

    def __init__(self, config: RulesConfig, of: tuple[float, ...], spent: float) -> None:
        self._config = config
        self._lines = tuple(self._lines_of(plant, of, spent) for plant in range(BUILT))

    def _lines_of(self, plant: int, of: tuple[float, ...], spent: float) -> tuple[PlayLine, ...]:
        config, found = self._config, list[PlayLine]()
        if not config.native(plant):
            return ()
        for cause, action in config.lines[plant].items():
            icons, small = CAUSES[cause], plant & ~1
            charge = spent * len(icons)
            if action == "grow":
                stars = config.worth[plant | 1] - config.worth[plant]
                found.append(PlayLine(of[plant | 1] - of[plant] - charge, icons, stars, plant | 1, child=False))
            elif action in SEEDING:
                found.append(PlayLine(of[small] - charge, icons, config.worth[small], small, child=True))
        return tuple(line for line in found if line.gain > 0)

    def of_hand(self, state: State | MutablePosition, seat: Seat, hand: Counts) -> TurnForecast:
        """Value and stars of the plays that this hand allows on the plants of a seat, found greedily."""
        if hand == NONE:
            return NO_PLAYS
        on, row, left = state.on, state.rows[seat], list(hand)
        if state.dry:  # La Niña: nobody may play Water
            left[WATER] = 0
        plants = Counter([on[land] for land in row if 0 <= on[land] < BUILT and self._lines[on[land]]])
        if not plants:
            return NO_PLAYS
        room, pool = len(open_parcels(self._config, row, on)), list(state.pool)
        value, stars = 0.0, 0
        while (best := self._best(plants, left, room, pool)) is not None:
            line, plant = best
            for icon in line.icons:
                left[icon] -= 1
            if line.child:
                room -= 1
                pool[line.plant >> 1] -= 1
            else:
                plants[plant] -= 1
            plants[line.plant] += 1
            value, stars = value + line.gain, stars + line.stars
        return TurnForecast(value, stars)

    def _best(self, plants: Counter[int], left: list[int], room: int, pool: list[int]) -> tuple[PlayLine, int] | None:
        """Best play of the cards that are left, and the plant it is for; None without one."""
        most, found = 0.0, None
        for plant, number in plants.items():
            if not number:
                continue
            for line in self._lines[plant]:
                if line.gain <= most or (line.child and not (room and pool[plant >> 1])):
                    continue
                icons = line.icons
                if left[icons[0]] and (len(icons) == 1 or (left[icons[1]] > (icons[0] == icons[1]))):
                    most, found = line.gain, (line, plant)
        return found


_CHANGED: Final = ("on", "pool", "rows", "coins", "market", "marks", "grants", "seeds", "spared", "todo", "ask")
"""Fields that a purchase or a play changes, saved before it and restored after it: a copy of the position for each step
takes longer."""
_saved: Final = attrgetter(*_CHANGED)

Key: TypeAlias = tuple[tuple[int, ...], Counts, bool]
"""Entry of the transposition table: contents of the row in ascending order, hand, and whether a land was bought."""


class _Step(NamedTuple):
    """Purchase or play of a line: stars it brings, the move, and the hand after it."""

    stars: int
    move: Move
    hand: Counts


class WinSearch:
    """Depth-first search with a transposition table and an optimistic bound, over the own purchases and plays.

    A step has to bring stars; only the purchase need not, as its parcel may take a child. Blocks by others, draws,
    sales and uses of buildings are left out. Of parcels with the same plant one is tried. `nodes` bounds the
    positions visited in one search, and with them its time.
    """

    def __init__(self, config: RulesConfig, nodes: int) -> None:
        self._config, self._nodes = config, nodes
        self._causes = tuple(self._causes_of(plant) for plant in range(BUILT))
        self._most_a_card = max([self._stars_a_card(plant) for plant in range(BUILT)], default=0.0)
        self._most_a_land = max(config.worth, default=0)

    def _causes_of(self, plant: int) -> tuple[int, ...]:
        """Causes that make a native grow or seed."""
        if not self._config.native(plant):
            return ()
        return tuple(cause for cause, action in self._config.lines[plant].items() if action in ("grow", *SEEDING))

    def _stars_a_card(self, plant: int) -> float:
        """Most stars that one card can bring on a plant."""
        worth, lines = self._config.worth, self._config.lines[plant]
        return max(
            [
                (worth[plant | 1] - worth[plant] if lines[cause] == "grow" else worth[plant & ~1]) / len(CAUSES[cause])
                for cause in self._causes[plant]
            ],
            default=0.0,
        )

    def first_move(self, view: State, seat: Seat) -> Move | None:
        """First move of a winning line that nobody blocks; None where none is found."""
        position, hand = position_of(self._config, view), view.hands[seat] or NONE
        if not self._may_reach(position, seat, hand):
            return None
        return self._line(position, seat, hand, set())

    def _may_reach(self, position: MutablePosition, seat: Seat, hand: Counts) -> bool:
        """Whether the target is in reach by an optimistic bound: every card and the purchase bring the most stars."""
        most = sum(hand) * self._most_a_card + (0 if position.marks.bought else self._most_a_land)
        # the bonus of the module diversity comes with a plant, whatever its own stars
        most += self._config.figures.diversity_stars if self._config.diversity else 0
        return stars_of(self._config, position, seat) + most >= self._config.target

    def _line(self, position: MutablePosition, seat: Seat, hand: Counts, seen: set[Key]) -> Move | None:
        """First move of a winning line from a position; `position` is restored."""
        if len(seen) >= self._nodes or not self._may_reach(position, seat, hand):
            return None
        key = (tuple(sorted([position.on[land] for land in position.rows[seat]])), hand, position.marks.bought)
        if key in seen:
            return None
        seen.add(key)
        steps = sorted(self._steps(position, seat, hand), key=lambda step: -step.stars)
        for step in steps:
            before = _saved(position)
            self._make(position, seat, step.move)
            won = stars_of(self._config, position, seat) >= self._config.target
            won = won or self._line(position, seat, step.hand, seen) is not None
            _restore(position, before)
            if won:
                return step.move
        return None

    def _steps(self, position: MutablePosition, seat: Seat, hand: Counts) -> Iterator[_Step]:
        """Purchases, and plays that bring stars; of equal ones those that cannot be blocked first."""
        config, stars = self._config, stars_of(self._config, position, seat)
        moves = [] if position.marks.bought else [(move, hand) for move in self._purchases(position, seat)]
        moves += sorted(self._plays(position, seat, hand), key=lambda play: len(stoppers(CAUSES[play[0].cause])))
        for move, after in moves:
            before = _saved(position)
            own = self._make(position, seat, move)
            gain = stars_of(config, position, seat) - stars
            _restore(position, before)
            if own and (gain > 0 or move.kind == "buy"):
                yield _Step(gain, move, after)

    def _purchases(self, position: MutablePosition, seat: Seat) -> list[Move]:
        """Purchases of affordable parcels, one for each starting plant."""
        config, found = self._config, dict[int, Move]()
        for card in position.market:
            if not config.is_building(card) and price_of_land(config, position, seat, card) <= position.coins[seat]:
                found.setdefault(config.lands[card].plant, Move("buy", card))
        return list(found.values())

    def _plays(self, position: MutablePosition, seat: Seat, hand: Counts) -> list[tuple[Move, Counts]]:
        """Return the plays on own natives with these cards, and the hand after each."""
        found, on = dict[tuple[int, int], tuple[Move, Counts]](), position.on
        for land in position.rows[seat]:
            plant = on[land]
            for cause in self._causes[plant] if 0 <= plant < BUILT else ():
                parched = position.dry and WATERY >> cause & 1  # La Niña: nobody may play Water
                if (plant, cause) not in found and not parched and covers(hand, NEEDS[cause]):
                    found[plant, cause] = Move("play", place=land, cause=cause), minus(hand, NEEDS[cause])
        return list(found.values())

    def _make(self, position: MutablePosition, seat: Seat, move: Move) -> bool:
        """Carry out a step; False where somebody else places the child."""
        if move.kind == "buy":
            buy(position, move)
            return True
        apply_cause(position, move.place, move.cause)
        ask = position.ask
        if ask.kind != "site":
            return True
        # a child that displaces an invasive plant leaves the open parcels to the next
        on = position.on
        position.set_on(min(ask.lands, key=lambda land: on[land] == EMPTY), 2 * ask.what)
        position.ask = NOTHING_ASKED
        return ask.seat == seat


def _restore(position: MutablePosition, before: tuple[object, ...]) -> None:
    for name, value in zip(_CHANGED, before, strict=True):
        setattr(position, name, value)
