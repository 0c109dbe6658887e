"""A position while a move is carried out: every change of the table is one of these few verbs."""

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
"""`MutablePosition.ask` while nobody has to decide: the next step is carried out."""


def replace_at(line: tuple[T, ...], at: int, what: T) -> tuple[T, ...]:
    changed = list(line)  # half the time of three slices joined
    changed[at] = what
    return tuple(changed)


def without(line: tuple[T, ...], what: T) -> tuple[T, ...]:
    """The line without the first of `what`, which must be in it."""
    at = line.index(what)
    return line[:at] + line[at + 1 :]


class MutablePosition:
    """The fields of a State, free to be changed; `touched`: stars may have changed since they were compared."""

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
        """These steps are next, in this order, before all that is to be done already."""
        self.todo = (*self.todo, *reversed(steps))

    def next_step(self) -> Step:
        """Take the step that is due."""
        step = self.todo[-1]
        self.todo = self.todo[:-1]
        return step

    def owner(self, land: int) -> Seat:
        return owner_of(self.rows, land)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, `seat` first."""
        return clockwise(self.config.seats, seat)

    def pay(self, seat: Seat, coins: int) -> None:
        """Coins to the bank; below 0, from it (FF-34)."""
        self.coins = replace_at(self.coins, seat, self.coins[seat] - coins)

    def take_card(self, seat: Seat, kind: int) -> None:
        """A Resource Card comes into a hand; where it came from is the caller's business."""
        self.hands = replace_at(self.hands, seat, add(self.hands[seat], kind))
        self.sizes = replace_at(self.sizes, seat, self.sizes[seat] + 1)

    def give_card(self, seat: Seat, kind: int) -> None:
        """A Resource Card leaves a hand; where it goes is the caller's business."""
        self.hands = replace_at(self.hands, seat, add(self.hands[seat], kind, -1))
        self.sizes = replace_at(self.sizes, seat, self.sizes[seat] - 1)

    def spend_card(self, seat: Seat, kind: int) -> None:
        """A Resource Card goes from a hand to the discard pile."""
        self.give_card(seat, kind)
        self.discard = add(self.discard, kind)

    def turn_deck(self) -> bool:
        """Whether a Resource Card can be drawn; an empty deck is made of the discard pile first (FF-60)."""
        if not self.left:
            self.deck, self.left, self.discard = self.discard, sum(self.discard), NONE
        return self.left > 0

    def set_on(self, land: int, content: int) -> None:
        """Put a plant or a building on a parcel, or clear it; plants come from the pool and go back to it."""
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
        """A fire or a sweep comes to these lands, one after another, and finds what is on them."""
        self.trail = (*self.trail, *[(land, self.on[land], "") for land in lands])

    def fizzle(self, why: str) -> None:
        """The plant a fire or a sweep has just come to found no card or no place for its child."""
        if self.trail:
            land, content, _ = self.trail[-1]
            self.trail = (*self.trail[:-1], (land, content, why))

    def _forget_plant(self, land: int) -> None:
        """What was noted about a plant does not hold for the one that takes its place (FF-92, FF-166)."""
        if land in self.spared:
            self.spared = without(self.spared, land)
        if land in self.marks.lands:
            self.marks = self.marks._replace(lands=without(self.marks.lands, land))

    def under_the_deck(self, *cards: int) -> None:
        """Land Cards go beneath the Land Deck, where all know them (FF-191)."""
        self.queue = (*self.queue, *cards)


def owner_of(rows: tuple[tuple[int, ...], ...], land: int) -> Seat:
    """The seat whose row a parcel lies in; -1 where it lies in none."""
    for seat, row in enumerate(rows):
        if land in row:
            return seat
    return -1


def clockwise(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats in the order of play, `seat` first."""
    return (*range(seat, seats), *range(seat))
