"""Layout of the table in table units: 1000 x 752, the player's dock below y 584."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.layout import Box, Lines, Spread, Tiles, share

LEFT: Final = 16.0
RIGHT: Final = 984.0
GAP: Final = 8.0

MARKET_TITLE: Final = Box(LEFT, 0, 660, 20)
_MARKET: Final = Box(LEFT, 30, 658, 134)
_MARKET_PLATE: Final = 88.0
_MARKET_PITCH: Final = 95.0
_MARKET_LINE: Final = 8
"""Largest number of market lands in one line."""
_MARKET_LINES: Final = Box(LEFT, 22, 658, 153)
_MARKET_READABLE: Final = 44.0
"""Width of plates below which they get another line, up to the most."""
_MARKET_MOST_LINES: Final = 4
EVENT: Final = Box(690, 30, 294, 148)

CHIP: Final = (46.0, 24.0)
"""Size of a chip in a row header: coins, and cards."""

PREVIEW: Final = Box(846, 362, 138, 194)
"""Preview of a drop, beside the row."""
POOL: Final = Box(LEFT, 559, 968, 22)
"""Plants not in play, and the decks; below the own row."""

_BURN: Final = Box(150, 30, 828, 544)
_BURN_PLATE: Final = (128.0, 150.0)
_BURN_PITCH: Final = 196.0
BURN_LABEL: Final = 126.0
"""Width of the label left of a burning row."""

CARD: Final = (96.0, 134.0)
HAND: Final = Box(LEFT, 598, 684, 140)
_CARD_STEP: Final = 108.0
_CARD_GAP: Final = _CARD_STEP - CARD[0]
_COVERING: Final = 0.5
"""Width by which the place of an uppermost card is smaller than the pile below it.

The smallest place under the pointer is the one that is meant.
"""
_LEAST_STEP: Final = 14.0
_MOST_STEP: Final = 26.0
"""Visible part of a card below another of its type: an edge, and not half of its name."""
_BUTTON_STEP: Final = 39.0
BUTTONS: Final = Box(732, 592, 252, 36)
"""Uppermost button of the dock; four fit below each other."""
BUTTON_COLUMN: Final = Tiles(BUTTONS, down=_BUTTON_STEP)
_BUTTON_ROWS: Final = 4
_TALL_BUTTON: Final = 45.0
"""Height of a button where there are fewer rows: enough for two lines of words."""
_TALL_STEP: Final = 51.0
_BESIDE: Final = 16.0
"""Distance from the hand to the line beside it, and from there to the buttons."""
_LEAST_HAND: Final = 118.0
"""Least width of the hand beside many buttons: its cards in one pile."""
_NARROW_BUTTON: Final = 216.0
"""Width of a button in several columns."""
BURN_EVENT: Final = Box(LEFT, 599, 296, 140)
PICKS: Final = Box(340, 624, 644, 60)
"""Choices in the dock while a fire waits."""
_PICK_HEIGHTS: Final = (PICKS.h, 54.0, 36.0)
PICKS_TITLE: Final = Box(340, 594, 644, 24)
PICKS_FOOT: Final = Box(340, 700, 644, 24)
"""Line below the choices, where one line holds them all."""


def market_boxes(number: int) -> tuple[Box, ...]:
    """Plates of the market: many are narrower and then in several lines, and never overlap."""
    if number <= _MARKET_LINE:
        return Spread(_MARKET, min(_MARKET_PLATE, share(_MARKET.w, number, 4)), _MARKET_PITCH).boxes(number)
    lines = 2
    while lines < _MARKET_MOST_LINES and share(_MARKET_LINES.w, -(-number // lines), 3) < _MARKET_READABLE:
        lines += 1
    return Lines(_MARKET_LINES, lines, _MARKET_PLATE, 3).boxes(number)


def burn_row(number: int, of: int) -> Box:
    """Burning row at this place in the burn order, from 0."""
    pitch = min(_BURN_PITCH, _BURN.h / of)
    height = min(_BURN_PLATE[1], pitch - 20)
    top = _BURN.y + (_BURN.h - pitch * of) / 2
    return Box(_BURN.x, top + number * pitch, _BURN.w, height)


def burn_plates(number: int, of: int, lands: int) -> tuple[Box, ...]:
    """Plates of a burning row."""
    row = burn_row(number, of)
    width = min(_BURN_PLATE[0], share(row.w, lands, 12))
    return Spread(row, width, width + 12).boxes(lands)


def burn_label(number: int, of: int) -> Box:
    """Label of a burning row, left of it."""
    row = burn_row(number, of)
    return Box(LEFT, row.y, BURN_LABEL, row.h)


def hand_beside(buttons: float) -> Box:
    """Box of the hand, given the left end of the buttons."""
    return HAND._replace(w=buttons - HAND.x - 2 * _BESIDE)


def rule_beside(buttons: float) -> float:
    """X of the line between hand and buttons."""
    return buttons - _BESIDE


def wells(counts: tuple[int, ...], room: Box, joined: tuple[bool, ...]) -> tuple[Box, ...]:
    """Places of the cards of each type in a hand, side by side; of many cards equal ones come closer first.

    A `joined` place continues the pile before it, whose uppermost card it holds.
    """
    piles = len(counts) - sum(joined)
    step, gap = _steps(sum(counts) - piles, piles, room.w)
    found, x = list[Box](), room.x
    for count, goes_on in zip(counts, joined, strict=True):
        if goes_on:
            x += step - CARD[0] - gap
        width = CARD[0] + (count - 1) * step
        found.append(Box(x, room.y, width - _COVERING if goes_on else width, room.h))
        x += width + gap
    return tuple(found)


def _steps(below: int, types: int, width: float) -> tuple[float, float]:
    """Distance between cards of one type, `below` of which lie below others, and gap between types."""
    closest = (width - CARD[0]) / max(1, below + types - 1)
    if closest < _LEAST_STEP:
        return closest, closest - CARD[0]
    spare = width - types * CARD[0] - (types - 1) * _CARD_GAP
    step = _CARD_STEP if below * _CARD_STEP <= spare else min(_MOST_STEP, max(_LEAST_STEP, spare / max(1, below)))
    gap = (width - types * CARD[0] - below * step) / max(1, types - 1)
    return step, min(_CARD_GAP, gap)


def chips(heading: Box) -> tuple[Box, Box]:
    """Boxes of coins and cards at the right end of a row header."""
    wide, high = CHIP
    cards = Box(heading.right - wide, heading.y, wide, high)
    return cards._replace(x=cards.x - wide - 4), cards


def small_buttons(number: int) -> tuple[Box, ...]:
    """`number` buttons beside the hand, in as many columns as needed."""
    columns = max(1, -(-number // _BUTTON_ROWS))
    room = RIGHT - LEFT - _LEAST_HAND - 2 * _BESIDE
    width = BUTTONS.w if columns == 1 else min(_NARROW_BUTTON, share(room, columns, 6))
    left = RIGHT - columns * width - 6 * (columns - 1)
    few = -(-number // columns) < _BUTTON_ROWS
    high, step = (_TALL_BUTTON, _TALL_STEP) if few else (BUTTONS.h, _BUTTON_STEP)
    return Tiles(Box(left, BUTTONS.y, width, high), width + 6, step, columns).boxes(number)


def picks(number: int) -> tuple[Box, ...]:
    """`number` choices in the dock while a fire waits: in one line, or in two or three lower ones."""
    columns = max(1, number if number <= 3 else -(-number // 2) if number <= 6 else -(-number // 3))
    lines = -(-number // columns)
    width, height = share(PICKS.w, columns, 10), _PICK_HEIGHTS[lines - 1]
    return Tiles(Box(PICKS.x, PICKS.y, width, height), width + 10, height + 4, columns).boxes(number)


# Landscapes without a fire: the opponents' side by side, the own one below them.


_TOP: Final = 204.0
_HEADING: Final = 177.0
_PLATE: Final = (77.0, 118.0)
_PITCH: Final = 80.0
_BETWEEN: Final = 14.0
_LEAST: Final = 228.0
"""Least width of an opponent's landscape, which its header needs."""
_READABLE: Final = 48.0
"""Distance of lands below which they lie in two lines, unless the row has few."""
_FEW: Final = 4
_FOLDED: Final = 112.0
_FOLD: Final = 4.0
"""Distance between the two lines."""

OWN_HEADING: Final = Box(LEFT, 330, 470, 28)
OWN: Final = Box(LEFT, 362, 818, 194)
"""Row of the seat at the bottom."""
BELOW_BAND: Final = 20.0
"""Distance by which the own row and its header move down for the response band."""
_OWN_PLATE: Final = 128.0
_OWN_NARROW: Final = 108.0
_OWN_LINE: Final = 11
"""Largest number of lands in one line at the bottom."""

SOLO_HEADING: Final = OWN_HEADING._replace(y=186)
SOLO: Final = Box(LEFT, 220, 818, 336)
"""The only row of a solo game, which takes the room of the opponents' rows too."""
_SOLO_LINE: Final = 5
_SOLO_WIDE: Final = 168.0
_SOLO_TALL: Final = 1.9


class Rival(NamedTuple):
    """Landscape of an opponent: its header, and its plates in the order of the row."""

    heading: Box
    plates: tuple[Box, ...]


def rivals(lands: Sequence[int]) -> tuple[Rival, ...]:
    """Landscapes of the opponents, given their numbers of lands; each as wide as its lands need."""
    room = RIGHT - LEFT - _BETWEEN * (len(lands) - 1)
    crowded = _unit([max(1, number) for number in lands], room) < _READABLE
    lines = [2 if crowded and number > _FEW else 1 for number in lands]
    columns = [max(1, -(-number // fold)) for number, fold in zip(lands, lines, strict=True)]
    found, x = [], LEFT
    for number, fold, width in zip(lands, lines, _widths(columns, room), strict=True):
        heading = Box(x, _HEADING, width, _TOP - _HEADING - 3)
        found.append(Rival(heading, _folded(Box(x, _TOP, width, _PLATE[1]), number, fold)))
        x += width + _BETWEEN
    return tuple(found)


def own_plates(lands: int) -> tuple[Box, ...]:
    """Plates at the bottom: large, then narrower, then in two lines."""
    if lands > _OWN_LINE:
        return Lines(OWN, 2, _OWN_NARROW, GAP).boxes(lands)
    width = _OWN_PLATE if lands <= 6 else min(_OWN_NARROW, share(OWN.w, lands, GAP))
    return Spread(OWN, width, width + 10).boxes(lands)


def solo_plates(lands: int) -> tuple[Box, ...]:
    """Plates of a solo game: larger still, in two lines where there are many."""
    if lands <= _SOLO_LINE:
        width = min(_SOLO_WIDE, share(SOLO.w, lands, GAP))
        return Spread(SOLO._replace(h=width * _SOLO_TALL), width, width + GAP).boxes(lands)
    return Lines(SOLO, 2, _OWN_PLATE, GAP).boxes(lands)


def _folded(row: Box, number: int, lines: int) -> tuple[Box, ...]:
    return Lines(row, lines, _PLATE[0] if lines == 1 else _FOLDED, _FOLD).boxes(number)


def _widths(columns: Sequence[int], room: float) -> list[float]:
    """Widths of the rows. Spare room is shared by all, missing room by those above the least width."""
    wanted = [max(_LEAST, number * _PITCH) for number in columns]
    spare = (room - sum(wanted)) / len(columns) if columns else 0.0
    if spare >= 0:
        return [width + spare for width in wanted]
    unit = _unit(columns, room)
    return [max(_LEAST, number * unit) for number in columns]


def _unit(columns: Sequence[int], room: float) -> float:
    """Width of one land, where the smallest rows keep the least width."""
    rest = sorted(columns)
    while rest and rest[0] * room < _LEAST * sum(rest):
        room -= _LEAST
        del rest[0]
    return room / sum(rest) if rest else _PITCH
