"""State of a match: moves, score entries, phases, and the position itself.

Sets of gnomes, task cards and animals are bit masks in the order of the pack
(bit 0 is the pack's first gnome). Sides are 0 and 1; in solo side 1 is the automa.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core.types import CHANCE, Seat, Side

Phase: TypeAlias = Literal[
    "task", "deal", "animal", "commit", "control", "fulfil", "use", "lend", "recruit", "keep", "pass", "over"
]
"""Phase of a match: a draw (task, deal, animal, control, pass), a decision, or the end."""

Kind: TypeAlias = Literal[
    "task", "deal", "animal", "control", "pass", "commit", "fulfil", "use", "lend", "recruit", "decline", "keep"
]
"""Kind of a move, as its first word. In phase "recruit" the answers are recruit and decline; else kind == phase."""

T = TypeVar("T")

Pair: TypeAlias = tuple[int, int]

HIDDEN: Final = -1
"""A sealed choice hidden from the viewer; no choice yet is 0."""

NOBODY: Final[Side] = -1
"""Value of `State.first` before the first reveal."""

NO_CARD: Final = -1
"""Index in a pair of cards where no card lies."""

HEN, PIGGY, GOAT, HORSE, COW, MOUSE, SQUIRRELS, BEES, TORTOISE = (1 << bit for bit in range(9))

TASK_1, TASK_2, TASK_3 = 1, 2, 4
"""Bits of a task set."""


class Move(NamedTuple):
    """A move: a decision of a player or a draw of the chance player.

    `bits` is what it names: gnomes (deal, pass, commit, lend, keep), task cards (task, control),
    tasks (fulfil), animals (animal, use); 0 for "none" and for recruit and decline; HIDDEN if the
    viewer may not know. `hen_off` belongs to commit in July: the Watchful Hen rests.
    """

    kind: Kind
    bits: int = 0
    hen_off: bool = False


class BlissEntry(NamedTuple):
    """Bliss of one resolution by items; items worth nothing are left out.

    Items come in the order of the rules (8.1): start, task1, task2, cow, september, goat, horse,
    mouse, squirrels, bees, tortoise, july, charisma, april, june, october, automa. Every resolution
    leaves an entry, even an empty one. Round 0 holds the bliss a side begins with ("start").
    """

    round: int
    side: Side
    items: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(bliss for _, bliss in self.items)


class State(NamedTuple):
    """A position; immutable. Pairs have one entry a side. A view is a State too, with secrets masked.

    phase     the phase: which kind of move is due
    turn      the seat to move, or CHANCE for a draw; CHANCE when the game is over as well
    round     1, 2 ...; 0 during set-up. It goes up when the new task card is drawn
    pair      left and right task card as indices into `pack.cards`; NO_CARD where none lies yet
              (during set-up, and the right one while the new task card is due)
    controls  the same for the automa's control cards (solo, from their draw to the reset)
    pile      the draw pile as blocks of cards, top block first, no block empty; inside a block
              there is no order
    discards  task cards laid off (duel, basket)
    hands     ALL gnomes of a side, those it has played this round included, until the reset:
              the unplayed ones are `hands[s] & ~plays[s]`. In a view -n stands for n gnomes not
              shown (again with the played ones). The automa's entry is 0, see queue
    queue     the automa's hand as blocks of gnomes, top first; in an onlooker's view -n a block
    plays     gnomes played this round; 0 = not chosen yet, HIDDEN = sealed from the viewer.
              Empty again after the reset
    hen_off   whether the side rests its Hen this round (July); False where `plays` is HIDDEN
    first     the side that resolves first, NOBODY until the reveal. This and the next four stay
              as they are through the reset, until the new task card lies
    preps     prep totals in hours, settled at the reveal (meaningless while first == NOBODY)
    done      tasks a side fulfilled this round; for the automa those it blocks, once it resolved
    gained    animals gained this round: owned already, working from the next round
    lent      gnome the second side lends in June (it still lies in that side's hand)
    keeps     gnome a side keeps in August; 0 = not chosen, HIDDEN = sealed from the viewer
    owed      gnomes the automa has still to pass in this reset
    scores    bliss so far; in the basket both entries are the common score
    animals   animals owned and face up
    flipped   animals owned and turned over (October)
    entries   every resolution so far, in order
    """

    phase: Phase
    turn: Seat
    round: int
    pair: Pair
    controls: Pair
    pile: tuple[int, ...]
    discards: int
    hands: Pair
    queue: tuple[int, ...]
    plays: Pair
    hen_off: tuple[bool, bool]
    first: Side
    preps: Pair
    done: Pair
    gained: Pair
    lent: int
    keeps: Pair
    owed: int
    scores: Pair
    animals: Pair
    flipped: Pair
    entries: tuple[BlissEntry, ...]


BEFORE_THE_DRAW: Final = State(
    phase="task",
    turn=CHANCE,
    round=0,
    pair=(NO_CARD, NO_CARD),
    controls=(NO_CARD, NO_CARD),
    pile=(),
    discards=0,
    hands=(0, 0),
    queue=(),
    plays=(0, 0),
    hen_off=(False, False),
    first=NOBODY,
    preps=(0, 0),
    done=(0, 0),
    gained=(0, 0),
    lent=0,
    keeps=(0, 0),
    owed=0,
    scores=(0, 0),
    animals=(0, 0),
    flipped=(0, 0),
    entries=(),
)
"""State of an empty table."""


def bits_of(mask: int) -> Iterator[int]:
    """Yield the indices of the bits set in `mask`, ascending."""
    while mask > 0:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def replace_side(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """A copy of `pair` with the entry of `side` replaced."""
    return (value, pair[1]) if side == 0 else (pair[0], value)
