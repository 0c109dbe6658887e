"""Layout of the table in table units: 1000 x 752, the player's dock below y 584."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.hexes import HexBoard
from garden_desktop.core.layout import Box, HexField, Point, ScoreRail, Tiles

TRELLIS: Final = Box(14, 10, 246, 575)
TITLE: Final = Point(16, 24)
"""Left end and middle of the line "Market"."""
POSTS: Final = (22.0, 66.0, 226.0)
"""X of the posts of the trellis: left and right of the track, and right of the values."""
POST_TOP: Final = 45.0
POST_FOOT: Final = 564.0
FIGURES: Final = 240.0
"""X of the figures of the scale, which stand at every fifth space."""
GROUND: Final = 548.0
"""Y of space 0."""
TRACK_X: Final = 44.0
LAID_WIDTH: Final = 36.0
BESIDE: Final = (265.0, 20.0)
"""X and width of flowers laid beside the track, below space 0: right of the trellis, where nothing stands."""
VALUE_X: Final = (84.0, 115.0, 146.0, 177.0, 208.0)
VALUE_SIZE: Final = 30.0
VALUE_FIGURES: Final = 574.0
"""Y of the line with the five values."""
_REACH: Final = 456.0
_TALLEST: Final = 19.0
_FEWEST: Final = 12
GAUGE: Final = Box(78, 257, 142, 62)
"""Box of the steps to the crash; `gauge_box` moves it up where a value is high."""

GARDEN: Final = Box(272, 8, 504, 462)
GARDEN_CENTRE: Final = Point(524, 238)
_RADII: Final = {3: 46.0, 4: 38.0, 5: 29.8}
_TOKEN: Final = 58 / 38
"""Diameter of a token on a hexagon of radius 1; a lifted one is wider still."""
LIFTED: Final = 68 / 58
"""Factor by which a token is wider while it is held."""
BASKET: Final = Box(266, 376, 100, 100)
_MOUTH: Final = Box(276, 386, 80, 44)
_IN_BASKET: Final = 52.0

GREENHOUSE: Final = Box(272, 484, 50, 54)
COMPOST: Final = Box(830, 482, 48, 58)
ARROW: Final = Box(792, 504, 28, 24)
"""Arrow from the row to the Compost."""
BAG_FIGURES: Final = 553.0
"""Y of the lines below Greenhouse and Compost."""
PLANK: Final = Box(342, 546, 446, 12)
ROW_FIGURES: Final = 570.0
"""Y of the line with the numbers of the slots."""
_ROW_CENTRE: Final = Point(562, 517)
_SLOT_STEP: Final = 70.0
_ROW_REACH: Final = 438.0
_SLOT_GAP: Final = 12.0

FORECAST: Final = Box(788, 14, 200, 456)
"""Card on the right, as high as the forecast needs; below it stand the counts of the bags."""
STEPS: Final = Box(782, 14, 206, 456)
"""Box of the same card while an Upkeep is shown: its four steps."""

SHED_LABEL: Final = Box(16, 595, 78, 144)
BUNCHES: Final = Tiles(Box(102, 595, 94, 144), across=99.0)
"""Places of the five types in the own portfolio."""
WORTH: Final = Box(604, 598, 88, 140)
SEEDY: Final = Box(700, 596, 288, 144)
SEEDY_TITLE: Final = Point(700, 604)
"""Left end and middle of the line "Seedy business, 4 left"."""
TOKEN: Final = Point(718, 637)
"""Centre of the first Seedy Business token."""
TOKEN_SIZE: Final = 36.0
TOKEN_STEP: Final = 40.0
FLUSH_BUTTON: Final = Box(699, 663, 142, 38)
END_BUTTON: Final = Box(847, 663, 147, 38)
ADVICE: Final = Box(700, 706, 292, 36)
"""Box below the buttons: prices, and warnings before they are pressed."""


def scale(start: int) -> ScoreRail:
    """Common scale of Market Track and Stalk Values, for a track that begins at `start`."""
    return ScoreRail(GROUND, _REACH, _TALLEST, max(_FEWEST, start))


def track_box(start: int, number: int) -> Box:
    """Box of the `number`-th harvested flower, from 1; below space 0 it lies beside the track."""
    space = start - number + 1
    x, width = (TRACK_X, LAID_WIDTH) if space >= 0 else BESIDE
    rail = scale(start)
    return Point(x, rail.middle(max(space, -space - 1))).around(width, rail.step - 1)


def value_box(start: int, flower: int, value: int) -> Box:
    """Box of the token of a Stalk Value."""
    return Point(VALUE_X[flower], scale(start).middle(value)).around(VALUE_SIZE, VALUE_SIZE)


def gauge_box(start: int, top: int) -> Box:
    """Box of the steps to the crash: above the highest value `top`."""
    ceiling = scale(start).middle(top) - VALUE_SIZE - 34
    return GAUGE._replace(y=max(POST_TOP + 6, min(GAUGE.y, ceiling - GAUGE.h)))


def garden(board: HexBoard) -> HexField:
    """Hexagons of the garden."""
    return HexField(board, GARDEN_CENTRE, _RADII[board.side])


def mouth_box(flowers: int) -> Box:
    """Box of `flowers` flowers that look out of the basket."""
    wide = min(_MOUTH.w, flowers * _IN_BASKET - 12)
    return _MOUTH._replace(x=_MOUTH.centre.x - wide / 2, w=wide)


def token_size(board: HexBoard) -> float:
    """Diameter of a flower in the garden."""
    return _RADII[board.side] * _TOKEN


def slot_step(slots: int) -> float:
    """Distance from one slot of the exchange to the next."""
    return min(_SLOT_STEP, _ROW_REACH / slots)


def slot_size(slots: int) -> float:
    """Diameter of a flower in the exchange."""
    return slot_step(slots) - _SLOT_GAP


def slot_centre(slots: int, slot: int) -> Point:
    """Centre of a slot, from 0 at the left."""
    return Point(_ROW_CENTRE.x + (slot - (slots - 1) / 2) * slot_step(slots), _ROW_CENTRE.y)


def slot_box(slots: int, slot: int) -> Box:
    """Box of a slot; it reaches down to the plank."""
    return slot_centre(slots, slot).around(slot_step(slots), slot_size(slots) + 4)


def seedy_centre(number: int) -> Point:
    """Centre of the `number`-th Seedy Business token, from 0."""
    return Point(TOKEN.x + number * TOKEN_STEP, TOKEN.y)
