"""Layout of the offer sheet in table units: two columns, and the dock below them.

`LEFT` is the column of the viewer, or of the author of the offer for everybody else. Painters find in each column:
the paper (`sheet`), its head, the basket (`rim` is what of it lies before the goods, which stick out above), the
line of coins, the chips of cards (`goods` is where both say in words what lies in the basket, while the offer is
answered), the row of lands, and the four sums of `after` below a rule at `RULE`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.layout import Box, Lines, Row, Tiles

_WIDTH: Final = 478.0
_INSET: Final = 16.0
_INNER: Final = _WIDTH - 2 * _INSET
CARD: Final = (84.0, 118.0)
"""Size of a card in the dock and in a basket."""
COINS: Final = (74.0, 118.0)
"""Size of a stack of coins in a basket."""
COIN: Final = (26.0, 26.0)
"""Size of the coin that is dragged to the basket, beside the line of coins."""
MARK: Final = (30.0, 30.0)
"""Size of a card that can be asked for, in its chip."""
_FEWER: Final = 26.0
LAND: Final = (70.0, 102.0)
"""Largest size of a land's plate."""
_LAND_GAP: Final = 5.0
_LAND_LINE: Final = 8
"""Largest number of lands in one line."""
RULE: Final = 494.0
SWAP: Final = Box(471, 139, 58, 58)
"""The disc between the columns."""


class OfferColumn(NamedTuple):
    """Rectangles of one side of the sheet; `basket` is the drop area."""

    sheet: Box
    head: Box
    words: Box
    basket: Box
    rim: Box
    purse: Box
    coins: Box
    less: Box
    number: Box
    more: Box
    chips: Box
    goods: Box
    lands_title: Box
    lands: Box
    after: Box


def _column(x: float) -> OfferColumn:
    left = x + _INSET
    right = left + _INNER
    return OfferColumn(
        sheet=Box(x, 12, _WIDTH, 560),
        head=Box(left, 20, 230, 34),
        words=Box(left + 180, 20, _INNER - 180, 34),
        basket=Box(x + 106, 34, 266, 142),
        rim=Box(x + 92, 160, 294, 78),
        purse=Box(left, 258, 32, 32),
        coins=Box(left + 36, 258, 240, 32),
        less=Box(right - 100, 258, 30, 32),
        number=Box(right - 68, 258, 36, 32),
        more=Box(right - 30, 258, 30, 32),
        chips=Box(left, 298, _INNER, 40),
        goods=Box(left, 250, _INNER, 92),
        lands_title=Box(left, 348, _INNER, 22),
        lands=Box(left, 372, _INNER, 104),
        after=Box(left, 502, _INNER, 60),
    )


LEFT: Final = _column(16)
RIGHT: Final = _column(506)

HAND_TITLE: Final = Box(16, 592, 376, 24)
HAND: Final = Box(16, 620, 362, 120)
BESIDE: Final = Box(392, 620, 300, 120)
"""Advice: a hint, or the first offer while a counter-offer is made."""
BUTTONS: Final = Tiles(Box(708, 596, 276, 44), down=49)
"""The three buttons of an offer or answer, from above."""


def chips(column: OfferColumn, number: int) -> tuple[Box, ...]:
    """`number` chips in one line."""
    row = Row(column.chips, 6)
    return tuple(row.box(n, number) for n in range(number))


def halves(chip: Box) -> tuple[Box, Box]:
    """The parts of a chip that add a card to the basket and take one out."""
    return chip._replace(w=chip.w - _FEWER), chip._replace(x=chip.right - _FEWER, w=_FEWER)


def lands(column: OfferColumn, number: int) -> tuple[Box, ...]:
    """Plates of a landscape, narrower and then in two lines for many; a land in the basket keeps its place."""
    lines = 1 if number <= _LAND_LINE else 2
    room = column.lands._replace(h=LAND[1] if lines == 1 else RULE - 4 - column.lands.y)
    return Lines(room, lines, LAND[0], _LAND_GAP if lines == 1 else 2.0).boxes(number)


def sums(column: OfferColumn) -> tuple[Box, ...]:
    """Boxes of stars, coins, cards and income after the trade."""
    width = column.after.w / 4
    return tuple(column.after._replace(x=column.after.x + n * width, w=width) for n in range(4))


def wells(counts: tuple[int, ...]) -> tuple[Box, ...]:
    """Places of the cards of each type in the dock, closer where there are many."""
    step = min(CARD[0] + 8, (HAND.w - CARD[0]) / max(1, sum(counts) - 1))
    found, at = [], 0
    for count in counts:
        found.append(Box(HAND.x + at * step, HAND.y, CARD[0] + (count - 1) * step, CARD[1]))
        at += count
    return tuple(found)
