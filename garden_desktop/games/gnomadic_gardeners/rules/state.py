"""What undo must restore: a position of the game, and the moves that lead from one to the next.

Sets of gnomes, task cards and animals are whole numbers read as bit masks, in the order of the pack
(bit 0 is the pack's first gnome). Sides are 0 and 1; in solo side 1 is the automa.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from garden_desktop.core.types import CHANCE, Seat, Side

Phase: TypeAlias = Literal[
    "task", "deal", "animal", "commit", "control", "fulfil", "use", "lend", "recruit", "keep", "pass", "over"
]
"""What is being asked: a draw (task, deal, animal, control, pass), a decision, or nothing any more."""

Kind: TypeAlias = Literal[
    "task", "deal", "animal", "control", "pass", "commit", "fulfil", "use", "lend", "recruit", "decline", "keep"
]
"""The first word of a move. In phase "recruit" the answers are recruit and decline, else kind == phase."""

T = TypeVar("T")

Pair: TypeAlias = tuple[int, int]

HIDDEN: Final = -1
"""A sealed choice these eyes may not see. Nothing chosen yet is 0."""

NOBODY: Final[Side] = -1
"""`State.first` before the first reveal of a round."""

NO_CARD: Final = -1
"""A place of the pair or of the control pair where no card lies."""

HEN, PIGGY, GOAT, HORSE, COW, MOUSE, SQUIRRELS, BEES, TORTOISE = (1 << bit for bit in range(9))

TASK_1, TASK_2, TASK_3 = 1, 2, 4
"""The bits of a set of tasks."""


class Move(NamedTuple):
    """One decision or one draw.

    `bits` is what it names: gnomes (deal, pass, commit, lend, keep), task cards (task, control),
    tasks (fulfil), animals (animal, use); 0 for "none" and for recruit and decline; HIDDEN where
    these eyes may not know. `hen_off` belongs to commit in July: the Watchful Hen rests.
    """

    kind: Kind
    bits: int = 0
    hen_off: bool = False


class BlissEntry(NamedTuple):
    """The itemised bliss of one resolution; items worth nothing are left out.

    Items come in the order of the rules (8.1): start, task1, task2, cow, september, goat, horse,
    mouse, squirrels, bees, tortoise, july, charisma, april, june, october, automa. Every resolution
    leaves a entry, an empty one too. Round 0 holds a bliss a side begins with ("start").
    """

    round: int
    side: Side
    items: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(bliss for _, bliss in self.items)


class State(NamedTuple):
    """A position. Pairs have one entry a side. A view is a State too, with secrets masked.

    phase     what is asked
    turn      who answers: a seat, or CHANCE for a draw; CHANCE when the game is over as well
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
    plays     gnomes played this round; 0 = not chosen yet, HIDDEN = sealed from these eyes.
              Empty again after the reset
    hen_off   whether the side rests its Hen this round (July); False where `plays` is HIDDEN
    first     the side that resolves first, NOBODY until the reveal. This and the next four stay
              as they are through the reset, until the new task card lies
    preps     prep totals in hours, settled at the reveal (meaningless while first == NOBODY)
    done      tasks a side fulfilled this round; for the automa those it blocks, once it resolved
    gained    animals gained this round: owned already, working from the next round
    lent      gnome the second side lends in June (it still lies in that side's hand)
    keeps     gnome a side keeps in August; 0 = not chosen, HIDDEN = sealed from these eyes
    owed      gnomes the automa has still to pass in this reset
    scores    bliss so far; in the basket both entries are the common score
    animals   animals owned and face up
    flipped   animals owned and turned over (October)
    entries     every resolution so far, in order
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
"""An empty table."""


def bits_of(mask: int) -> Iterator[int]:
    """The indices of the bits set in `mask`, ascending."""
    while mask > 0:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def replace_side(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """`pair` with the entry of `side` replaced."""
    return (value, pair[1]) if side == 0 else (pair[0], value)
