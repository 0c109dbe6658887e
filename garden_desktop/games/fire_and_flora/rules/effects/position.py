"""Mutable position during a move: every change of a state is one of these methods."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, TypeVar, cast

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import NONE, Counts, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State, Step

T = TypeVar("T")

_ALL_FIELDS: Final = attrgetter(*State._fields)
NOTHING_ASKED: Final = Step("")
"""Value of `MutablePosition.ask` while nobody has to decide and the next step is carried out."""


def replace_at(line: tuple[T, ...], at: int, what: T) -> tuple[T, ...]:
    changed = list(line)  # half the time of three slices joined
    changed[at] = what
    return tuple(changed)


def without(line: tuple[T, ...], what: T) -> tuple[T, ...]:
    """A copy of `line` without the first `what`, which must be in it."""
    at = line.index(what)
    return line[:at] + line[at + 1 :]


class MutablePosition:
    """Mutable copy of a State; `touched` is set when stars may have changed since they were compared."""

    __slots__ = (*State._fields, "config", "touched")

    def __init__(self, config: RulesConfig, state: State) -> None:
        self.config = config
        self.touched = False
        self.hands: tuple[Counts, ...]
        self.deck: Counts
        (
            self.ask,
            self.todo,
            self.turn,
            self.first,
            self.round,
            self.rows,
            self.on,
            self.seeds,
            self.coins,
            hands,
            self.sizes,
            self.pool,
            self.market,
            self.bag,
            self.queue,
            deck,
            self.left,
            self.discard,
            self.events,
            self.spent,
            self.event,
            self.drawn,
            self.area,
            self.rolled,
            self.winds,
            self.spared,
            self.trail,
            self.dry,
            self.grants,
            self.lots,
            self.rats,
            self.marks,
            self.exchange,
            self.talks,
            self.ending,
            self.winners,
            self.past,
        ) = state
        # Moves are made in whole positions alone, where nothing is masked.
        self.hands, self.deck = cast(tuple[Counts, ...], hands), cast(Counts, deck)

    def state(self) -> State:
        return State._make(_ALL_FIELDS(self))

    def then(self, *steps: Step) -> None:
        """Push steps on the stack, to be carried out in this order before all others."""
        self.todo = (*self.todo, *reversed(steps))

    def next_step(self) -> Step:
        """Pop the next step."""
        step = self.todo[-1]
        self.todo = self.todo[:-1]
        return step

    def owner(self, land: int) -> Seat:
        return owner_of(self.rows, land)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, `seat` first."""
        return clockwise(self.config.seats, seat)

    def pay(self, seat: Seat, coins: int) -> None:
        """Pay coins to the bank; negative amounts come from it (FF-34)."""
        self.coins = replace_at(self.coins, seat, self.coins[seat] - coins)

    def take_card(self, seat: Seat, kind: int) -> None:
        """Add a Resource Card to a hand; the caller removes it from where it was."""
        self.hands = replace_at(self.hands, seat, add(self.hands[seat], kind))
        self.sizes = replace_at(self.sizes, seat, self.sizes[seat] + 1)

    def give_card(self, seat: Seat, kind: int) -> None:
        """Remove a Resource Card from a hand; the caller adds it elsewhere."""
        self.hands = replace_at(self.hands, seat, add(self.hands[seat], kind, -1))
        self.sizes = replace_at(self.sizes, seat, self.sizes[seat] - 1)

    def spend_card(self, seat: Seat, kind: int) -> None:
        """Move a Resource Card from a hand to the discard pile."""
        self.give_card(seat, kind)
        self.discard = add(self.discard, kind)

    def turn_deck(self) -> bool:
        """Whether a Resource Card can be drawn; an empty deck is remade from the discard pile (FF-60)."""
        if not self.left:
            self.deck, self.left, self.discard = self.discard, sum(self.discard), NONE
        return self.left > 0

    def set_on(self, land: int, content: int) -> None:
        """Set the content of a parcel; plants come from the pool and go back to it."""
        before = self.on[land]
        if 0 <= before < BUILT:
            self.pool = replace_at(self.pool, before >> 1, self.pool[before >> 1] + 1)
        if 0 <= content < BUILT:
            self.pool = replace_at(self.pool, content >> 1, self.pool[content >> 1] - 1)
        self.on = replace_at(self.on, land, content)
        self.touched = True
        if self.seeds and content != EMPTY:
            self.seeds = tuple(seed for seed in self.seeds if seed[0] != land)
        if content >> 1 != before >> 1:
            self._forget_plant(land)

    def visit(self, lands: tuple[int, ...]) -> None:
        """Record that a fire or sweep has come to these lands, with their contents."""
        self.trail = (*self.trail, *[(land, self.on[land], "") for land in lands])

    def fizzle(self, why: str) -> None:
        """Record that the plant visited last found no card or no place for its child."""
        if self.trail:
            land, content, _ = self.trail[-1]
            self.trail = (*self.trail[:-1], (land, content, why))

    def _forget_plant(self, land: int) -> None:
        """Clear notes about a plant, which do not hold for its successor (FF-92, FF-166)."""
        if land in self.spared:
            self.spared = without(self.spared, land)
        if land in self.marks.lands:
            self.marks = self.marks._replace(lands=without(self.marks.lands, land))

    def under_the_deck(self, *cards: int) -> None:
        """Put Land Cards beneath the Land Deck, where they are known to all (FF-191)."""
        self.queue = (*self.queue, *cards)


def owner_of(rows: tuple[tuple[int, ...], ...], land: int) -> Seat:
    """Seat whose row contains a parcel; -1 if none does."""
    for seat, row in enumerate(rows):
        if land in row:
            return seat
    return -1


def clockwise(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats in order of play, `seat` first."""
    return (*range(seat, seats), *range(seat))
